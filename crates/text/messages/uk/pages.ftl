# The pages around the tables: home, new table, cards, rules, profile, about.

face-home-lead = Будуйте підземелля, заманюйте героїв, збирайте їхні душі. Грайте одразу з ботами або з друзями за посиланням: без облікового запису й без встановлення.
face-play-now = Грати зараз
face-edition = Видання
face-against = Проти
face-bots = { $count ->
    [one] { $count } бота
   *[other] { $count } ботів
}
face-level = Рівень ботів
face-home-mine = Мої ігри
face-my-turn = Ваш хід
face-mine-waiting = чекає на гравців
face-mine-playing = триває
face-mine-invited = вас запрошено
face-home-others = Грати з іншими
face-home-others-why = Створіть стіл і надішліть посилання або приєднайтеся до столу за кодом.
face-new = Новий стіл
face-join-label = Код або посилання на стіл
face-join = Приєднатися
face-join-none = Столу з таким кодом немає. Код має шість літер і цифр; запитайте його в господаря ще раз.
face-open-tables = Столи, що чекають
face-no-open-tables = Зараз жоден відкритий стіл не чекає. Створіть свій: інші знайдуть його тут.
face-free-seats = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
} з { $players }
face-rated = рейтингова
face-solo = Соло-режим
face-solo-why = Наодинці проти міста: якомога більше душ, доки не скінчаться герої.
face-solo-play = Грати соло
face-challenge-play = Режим випробування
face-replays = Повтори
face-no-replays = Завершених ігор іще немає. Тут їх можна буде переглянути знову.
face-result-alone = результат { $score }
face-result-place = місце { $place } з { $players }, результат { $score }
face-look-up = Довідка
face-home-cards = Усі карти
face-home-rules = Правила
face-home-words = Слова гри

# A new table

face-new-game = Гра
face-players = Гравці
face-players-hint = Числа в дужках — для скількох гравців кожне видання. У супервиданні для п’ятьох і шістьох гравців додаються мандрівники.
face-new-seats = Хто де сидить
face-new-sit = Я теж граю, на першому місці за столом
face-new-device = Інші за цим пристроєм
face-new-bots = Боти
face-new-rest = Решта місць за столом відкрита: їх займають за посиланням або кодом. Хто грає з вами на цьому пристрої, сидить поруч із вами.
face-new-make = Створити стіл
face-new-check = Показати відмінності
face-new-too-many = Людей і ботів більше, ніж місць за столом: виберіть більше гравців або менше ботів.
face-new-device-sit = Щоб інші грали на цьому пристрої, сядьте за стіл і ви.
face-new-number = Введіть у поле «{ $field }» ціле число.
face-new-range = У полі «{ $field }» має бути число від { $least } до { $most }.
face-new-players = Така кількість гравців неможлива: { $edition } — від { $least } до { $most }.
face-new-variant = Варіант «{ $variant }» не належить до цього видання ({ $edition }): зніміть позначку або виберіть інше видання.
face-variants = Варіанти
face-packs = Набори
face-packs-hint = Не позначайте нічого, щоб грати з наборами видання.
face-as-edition = Як у виданні
face-heroes-of = Герої з набору
face-clock = Час
face-clock-how = Годинник
face-clock-none = Без годинника
face-clock-move = На кожен вибір
face-clock-game = На всю гру
face-clock-days = Дні на кожен вибір
face-clock-seconds = Секунд на кожен вибір
face-clock-minutes = Хвилин на гру
face-clock-more = Додаткових секунд за вибір
face-clock-for-days = Днів
face-clock-hint = Враховуються лише числа вибраного годинника. Коли час вийде, далі грає бот. Витрачений час не повертається: ні крок назад, ні вихід його не додають.
face-pacing = Вікна
face-pacing-free = Відкриті до відповіді
face-pacing-equal = Завжди однаково довгі
face-pacing-seconds = Секунд у вікні
face-pacing-hint = Однаково довгі вікна приховують, кому було над чим подумати.
face-company = Товариство
face-visibility = Хто може прийти
face-visibility-open = Усі: стіл у списку
face-visibility-link = Хто має посилання або код
face-visibility-private = Лише за посиланнями на місця; без глядачів
face-leaving = Хто виходить
face-leaving-bot = того замінює бот
face-leaving-concede = той здається
face-rated-game = Рейтингова гра
face-rated-hint = Кожному потрібен обліковий запис і одне місце за столом; потрібен годинник; кроків назад за згодою немає. Якщо за когось бот зробив понад чверть виборів або дограв гру, вважається, що гравець вийшов; цей бот не сильніший за звичайного. Відкладена гра зараховується, коли її дограно.
face-rated-needs-clock = Рейтинговій грі потрібен годинник: виберіть його в розділі «Час».
face-copy = Скопіювати
face-copied = Скопійовано
# The name of a guest who gave none; a number follows.
face-guest = Гість
face-sign-up-first = Спершу реєстрація
face-house-rules = Домашні правила
face-house-rules-hint = Те, чого друковані правила не уточнюють. Не змінюйте поле, щоб грати як у виданні.
face-rule-death-check = Коли гине герой
face-rule-moving-saves = Переміщення рятує героя
face-rule-damage-dealt = Ушкодження, завдані герою в кімнаті
face-rule-adventure-parts = Активні у фазу пригоди
face-rule-reveal-order = Порядок розкриття
face-rule-rebuild = Порожню колоду формують знову
face-rule-returned-to-entrance = Герой, повернений до входу
face-rule-untouched-go-on = Переміщений неушкоджений герой іде далі
face-rule-all-win-or-lose = Усі перемагають або вибувають за хід
face-rule-heroes-after-elimination = Герої, коли гравець вибуває
face-rule-min-health = Найменше здоров’я
face-rule-deck-out = Порожня колода героїв
face-rule-minion-may-stay-home = Посіпака може лишитися на базі
face-rule-two-kind-landmark = Локація героя двох типів
face-rule-returned-hero-keeps-health-token = Повернений герой зберігає жетон здоров’я
face-rule-solo-bait-places = Місця в місті для приманки соло
face-rule-ability-under-face-down = Властивість кімнати під картою долілиць
face-rule-turn-limit = Найбільше ходів
face-value-on-leaving = виходячи з кімнати
face-value-at-once = негайно
face-value-no = ні
face-value-yes = так
face-value-stays = залишаються
face-value-follows = змінюються разом із кімнатою
face-value-everyone = усі гравці
face-value-with-heroes = гравці з героями
face-value-all-compare = порівнюють усіх
face-value-winners-compare = порівнюють лише переможців
face-value-per-player = гравець за гравцем
face-value-level-ups-first = спершу всі нові рівні
face-value-when-needed = коли потрібна карта
face-value-walks = іде цього ходу
face-value-waits = чекає до наступного ходу
face-value-unchanged = стільки ж, як раніше
face-value-per-player-left = за кількістю гравців у грі
face-value-plays-on = гра триває
face-value-at-end-of-turn = завершує гру після ходу
face-value-when-reveal-fails = завершує гру, коли бракує героя
face-value-icon-order = за порядком його символів
face-value-board-order = за порядком на полі
face-value-fixed = рахують один раз
face-value-sliding = рахують для кожного героя
face-value-works = діє до розкриття
face-value-rests = не діє

# Cards

face-search = Пошук
face-any = будь-який
face-pack = Набір
face-kind = Тип
face-treasure = Скарб
face-show = Показати
face-kind-boss = Бос
face-kind-monster = Кімната з монстром
face-kind-trap = Кімната з пасткою
face-kind-advanced = Покращена кімната
face-kind-spell = Заклинання
face-kind-hero = Герой
face-kind-epic = Епічний герой
face-kind-landmark = Знакова локація
face-kind-item = Предмет
face-cards-found = Знайдено: { COUNT("card", $count) }.
face-cards-none = Такої карти немає. Спробуйте менше слів або інший тип.
face-cards-all = Усі карти
face-cards-pictures = Усі малюнки
face-signs = Знаки
face-copies = Копій
face-card-ours = Цю карту створено в цьому проєкті.
face-words-here = Що означають слова

# Rules

face-contents = Зміст
face-rules-found = Знайдено правил і роз’яснень: { $count }
face-rules-none = Про це нічого не сказано. Спробуйте інше слово або номер, наприклад Q9.
face-rules-all = Усі правила
face-words-hint = Так, як вони діють у супервиданні з усіма наборами.

# Profile

face-stranger = Ми ще не знайомі
face-stranger-why = Профіль зберігає разом ваші ігри, результати й рейтинги. Для гри він не потрібен: скажіть, як вас називати, або просто почніть гру. З обліковим записом ви знайдете все це й на інших пристроях.
face-name = Як вас називають інші
face-begin = Почати
face-hello = Вітаємо, { $name }
face-with-account = Ви ввійшли як { $login }.
face-as-guest = Ви тут гість: вас знає цей браузер. Зареєструйтеся, щоб вас упізнавали й на інших пристроях.
face-rename = Змінити ім’я
face-settings = Налаштування
face-settings-kept = Збережено в цьому браузері.
face-language = Мова
face-theme = Тема
face-no-games = Жодна гра не триває.
face-results = Результати
face-ratings = Рейтинги
face-no-ratings = Рейтингових ігор іще немає.
face-rating = Рейтинг
face-rated-games = Ігор
face-sign-up = Реєстрація
face-sign-up-why = Логін і пароль або дванадцять слів. Без електронної адреси. Ваші ігри лишаються вашими. Інші бачать ваше ім’я, а якщо ви його не вибрали, то логін.
face-login = Логін
face-login-hint = Від 3 до 24 символів: a–z, 0–9, - і _.
face-password = Пароль
face-password-hint = Щонайменше 10 символів.
face-want-phrase = Дати мені ще й фразу відновлення з дванадцяти слів; вона діє і без пароля
face-sign-in = Увійти
face-sign-in-why = Усі ігри, які ви зіграли тут як гість, стануть вашими.
face-or-phrase = Або фраза відновлення
face-change-password = Змінити пароль
face-old-password = Поточний пароль
face-new-password = Новий пароль
face-others-end = На всіх інших пристроях ви вийдете.
face-phrase = Фраза відновлення
face-phrase-why = Дванадцять слів, які відкривають ваш обліковий запис. Із новою фразою стара перестає діяти.
face-new-phrase = Створити нову фразу
face-phrase-once = Ці слова відкривають ваш обліковий запис. Їх показано лише зараз: запишіть їх.
face-phrase-kept = Записано
face-sign-out = Вийти
face-sign-out-here = Вийти тут
face-sign-out-everywhere = Вийти скрізь
face-data = Мої дані
face-data-why = Усе, що ми про вас зберігаємо, — ваше: завантажте файл або видаліть.
face-export = Завантажити мої дані
face-delete = Видалити мене
face-delete-what = Ваше ім’я, обліковий запис, сеанси, результати й рейтинги буде видалено назавжди. За вашими столами далі гратимуть боти. Повернути це не зможе ніхто.
face-delete-sure = Видалити все
face-delete-not = Залишити

# About

face-about-what = Що це
face-about-what-says = Безплатний ігровий сервер для карткових ігор про будівництво підземель, створений людьми, які їх люблять. Він неофіційний і некомерційний: тут нічого не продають і не рекламують.
face-about-names = Назви
face-about-names-says = Назви ігор і карт належать їхнім власникам, які не мають до цього стосунку. Усі тексти й зображення тут наші власні.
face-about-kept = Що про вас зберігається
face-about-kept-says = Ваше ім’я; ваші ігри, з тим, що ви там казали, та їхні результати; коли ви були тут востаннє; куди повідомити, що зараз ваш хід, якщо ви про це просили. Якщо ви зареєструвалися — логін і хеш вашого секрету. Один файл cookie, щоб вас упізнати, один для налаштувань і один для останнього вибору. Жодної електронної адреси й жодного стеження, і ці сторінки нічого не запитують в інших сайтів.
face-about-to-data = Показати, завантажити, видалити
face-about-fair-says = Перед грою сервер визначає її зерно й показує число, отримане з нього. Кожен гравець може додати до роздачі власні слова. Коли гра закінчиться, зерно буде показано, і кожен зможе перевірити, що всі карти прийшли так, як мали.
face-about-license = Ліцензії
face-about-license-says = Програму, тексти й зображення можна використовувати за ліцензією MIT або ліцензією Apache 2.0, на ваш вибір.
face-about-version = Версія

# More that may go wrong

