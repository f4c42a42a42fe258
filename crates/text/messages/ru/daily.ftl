# The daily dungeon: its page, its board, and a result to be shown to others.

face-daily = Подземелье дня
face-daily-of = Подземелье дня { $day }
face-daily-practice-of = Подземелье дня { $day }, тренировка
face-daily-why = Одна одиночная игра в день, с одинаковыми картами для всех. Кто лучше ими распорядится?
face-daily-open = К подземелью дня
face-daily-try = Ваша попытка
face-daily-play = Играть в сегодняшнее подземелье
face-daily-go-on = Играть дальше
face-daily-practise = Сыграть еще раз для тренировки
face-daily-practise-why = Это то же подземелье, но эта игра уже не засчитывается.
face-daily-left = Следующее начнется через { $hours } ч { $minutes } мин.
face-daily-mine-none = В этот день вы не играли.
face-daily-mine-playing = Вы начали, но еще не закончили.
face-daily-mine-gave-up = В первой попытке вы сдались, поэтому в таблице ее нет.
face-daily-mine-late = Ваша первая попытка закончилась, когда день уже прошел, поэтому в таблице ее нет.
face-daily-mine-closed = Вашу первую попытку закрыли раньше, чем она закончилась, поэтому в таблице ее нет.
face-daily-mine-refused = Вашей первой попытки нет в таблице, потому что ее протокол не прошел проверку. Администратор этого сервера видит почему.
face-daily-scored = Очки: { $score }. Титул: { $title }
face-daily-share = Поделиться результатом
face-daily-rules = Как это работает
face-daily-rule-deal = Все берут из колод одни и те же карты в одном и том же порядке, что бы кто ни выбирал.
face-daily-rule-first = Засчитывается первая попытка дня. После нее тренируйтесь сколько угодно. У гостей отдельный список.
face-daily-rule-strict = Без шагов назад, без подсказок и без зрителей.
face-daily-rule-end = День заканчивается в полночь по UTC. После этого открываются зерно и все повторы, поэтому игра, которая закончится позже, не засчитывается. Не засчитывается и игра, в которой вы сдались.
face-daily-more = И еще { $count }.
face-daily-board = Таблица результатов
face-daily-accounts = С аккаунтом
face-daily-guests = Гости
face-daily-nobody-yet = Пока никто не закончил.
face-daily-nobody-did = В этот день никто не закончил.
face-daily-playing = { $count ->
    [one] Еще идет { $count } первая попытка.
    [few] Еще идут { $count } первые попытки.
   *[many] Еще идет { $count } первых попыток.
}
face-daily-verified = Все очки здесь проверены повторным проигрыванием протокола каждой игры. При равных очках выше тот, у кого меньше ходов.
face-daily-turns = Ходы
face-daily-replay = Повтор
face-daily-replay-of = Смотреть игру игрока { $player }
face-daily-you = вы
face-daily-fair = Все карты этого дня получены из одного зерна, определенного еще до первой игры.
face-daily-seed-later = Его покажут, когда день закончится.
face-daily-commit = Определено до начала дня (SHA-256 зерна)
face-daily-seed = Зерно дня
face-daily-how = Из каждого повтора можно скачать протокол, и каждый может проверить его вместе с зерном:
face-daily-days = Другие дни
face-daily-previous = Предыдущий день:
face-daily-next = Следующий день:
face-daily-today = Сегодня
face-daily-to-board = К таблице результатов дня
face-daily-result-of = { $player }: подземелье дня { $day }
face-daily-place = Место { $place } среди игроков с аккаунтом{ $now ->
    [yes] {", пока что"}
   *[no] {""}
}
face-daily-place-guest = Место { $place } среди гостей{ $now ->
    [yes] {", пока что"}
   *[no] {""}
}
face-daily-picture = Умерло героев: { $died }; выжило: { $survived }.
face-daily-legend = Галочка означает умершего героя, крестик — выжившего; эпические герои круглые.
face-daily-copy = Текст для отправки
face-daily-try-it = Попробовать свои силы
