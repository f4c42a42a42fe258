# The daily dungeon: its page, its board, and a result to be shown to others.

face-daily = Підземелля дня
face-daily-of = Підземелля дня { $day }
face-daily-practice-of = Підземелля дня { $day }, тренування
face-daily-why = Одна соло-гра на день, з однаковими картами для всіх. Хто зіграє ними найкраще?
face-daily-open = До підземелля дня
face-daily-try = Ваша спроба
face-daily-play = Грати в сьогоднішнє підземелля
face-daily-go-on = Грати далі
face-daily-practise = Зіграти ще раз для тренування
face-daily-practise-why = Це те саме підземелля, але ця гра вже не зараховується.
face-daily-left = Наступне почнеться через { $hours } год { $minutes } хв.
face-daily-mine-none = Цього дня ви не грали.
face-daily-mine-playing = Ви почали, але ще не закінчили.
face-daily-mine-gave-up = У першій спробі ви здалися, тож у таблиці її немає.
face-daily-mine-late = Ваша перша спроба закінчилася, коли день уже минув, тож у таблиці її немає.
face-daily-mine-closed = Вашу першу спробу закрито до кінця гри, тож у таблиці її немає.
face-daily-mine-refused = Вашої першої спроби немає в таблиці, бо її запис не пройшов перевірки. Адміністратор цього сервера бачить чому.
face-daily-scored = Результат { $score }: { $title }
face-daily-share = Поділитися результатом
face-daily-rules = Як це працює
face-daily-rule-deal = Усі тягнуть ті самі карти в тому самому порядку, хоч би що вони вибирали.
face-daily-rule-first = Зараховується перша спроба дня. Після неї тренуйтеся скільки завгодно. Для гостей окремий список.
face-daily-rule-strict = Без кроків назад, без підказок і без глядачів.
face-daily-rule-end = День закінчується опівночі за UTC. Після цього відкривають зерно й усі повтори, тож гра, що закінчиться пізніше, не зараховується. Не зараховується й гра, у якій ви здалися.
face-daily-more = І ще { $count }.
face-daily-board = Таблиця результатів
face-daily-accounts = З обліковим записом
face-daily-guests = Гості
face-daily-nobody-yet = Ще ніхто не закінчив.
face-daily-nobody-did = Цього дня ніхто не закінчив.
face-daily-playing = { $count ->
    [one] Ще триває { $count } перша спроба.
    [few] Ще тривають { $count } перші спроби.
   *[many] Ще триває { $count } перших спроб.
}
face-daily-verified = Кожен результат тут перевірено повторним розігруванням запису гри. За рівних результатів вище той, у кого менше ходів.
face-daily-turns = Ходи
face-daily-replay = Повтор
face-daily-replay-of = Дивитися гру гравця { $player }
face-daily-you = ви
face-daily-fair = Усі карти цього дня походять з одного зерна, визначеного ще до першої гри.
face-daily-seed-later = Його буде показано, коли день мине.
face-daily-commit = Визначено до початку дня (SHA-256 зерна)
face-daily-seed = Зерно дня
face-daily-how = Із кожного повтору можна завантажити запис гри, і кожен може перевірити його разом із зерном:
face-daily-days = Інші дні
face-daily-previous = Попередній день:
face-daily-next = Наступний день:
face-daily-today = Сьогодні
face-daily-to-board = До таблиці результатів дня
face-daily-result-of = { $player }: підземелля дня { $day }
face-daily-place = Місце { $place } серед гравців з обліковим записом{ $now ->
    [yes] {", поки що"}
   *[no] {""}
}
face-daily-place-guest = Місце { $place } серед гостей{ $now ->
    [yes] {", поки що"}
   *[no] {""}
}
face-daily-picture = Загинуло героїв: { $died }; вижило: { $survived }.
face-daily-legend = Галочка означає героя, що загинув, хрестик — героя, що вижив; епічні герої круглі.
face-daily-copy = Текст для надсилання
face-daily-try-it = Спробувати свої сили
