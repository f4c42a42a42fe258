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
face-join-label = Код столу або посилання
face-join = Приєднатися
face-join-none = Столу з таким кодом немає. Код має шість літер і цифр; запитайте його в господаря ще раз.
face-open-tables = Відкриті столи
face-no-open-tables = Відкритих столів зараз немає. Створіть свій: інші знайдуть його тут.
face-free-seats = { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
} з { $players }
face-rated = рейтингова
face-solo = Соло-режим
face-solo-why = Наодинці проти міста: зберіть якомога більше душ, доки не скінчаться герої.
face-solo-play = Грати соло
face-challenge-play = Режим випробування
face-replays = Повтори
face-no-replays = Завершених ігор іще немає. Тут їх можна буде переглянути знову.
face-result-alone = результат { $score }
face-result-place = місце { $place } з { $players }, результат { $score }
face-look-up = Довідка
face-home-cards = Усі карти
face-home-rules = Правила
face-home-words = Словник гри

# A new table

face-new-game = Гра
face-players = Гравці
face-players-hint = Числа в дужках показують, для скількох гравців кожне видання. У супервиданні для п’ятьох і шістьох гравців додаються мандрівники.
face-new-seats = Хто де сидить
face-new-sit = Я теж граю, на першому місці за столом
face-new-device = Інші на цьому пристрої
face-new-bots = Боти
face-new-rest = Решта місць за столом лишається вільною: їх займають за посиланням або кодом. Ті, хто грає з вами на цьому пристрої, сидять поруч із вами.
face-new-make = Створити стіл
face-new-check = Показати відмінності
face-new-too-many = Людей і ботів більше, ніж місць за столом: виберіть більше гравців або менше ботів.
face-new-device-sit = Щоб інші могли грати на цьому пристрої, сядьте за стіл і самі.
face-new-number = Введіть у поле «{ $field }» ціле число.
face-new-range = У полі «{ $field }» має бути число від { $least } до { $most }.
face-new-players = Неприпустима кількість гравців: { $edition } — від { $least } до { $most }.
face-new-variant = Варіант «{ $variant }» не належить до цього видання ({ $edition }): зніміть позначку або виберіть інше видання.
face-variants = Варіанти
face-packs = Набори
face-packs-hint = Не позначайте нічого, щоб грати з наборами видання.
face-as-edition = Як у виданні
face-heroes-of = Герої з набору
face-clock = Час
face-clock-how = Контроль часу
face-clock-none = Без обмеження часу
face-clock-move = На кожен вибір
face-clock-game = На всю гру
face-clock-days = Дні на кожен вибір
face-clock-seconds = Секунд на кожен вибір
face-clock-minutes = Хвилин на гру
face-clock-more = Додаткових секунд за вибір
face-clock-for-days = Днів
face-clock-hint = Враховуються лише поля вибраного контролю часу. Коли час вийде, далі гратиме бот. Витрачений час не повертається: ні крок назад, ні вихід його не додадуть.
face-pacing = Вікна
face-pacing-free = Відкриті до відповіді
face-pacing-equal = Завжди однаково тривалі
face-pacing-seconds = Секунд на вікно
face-pacing-hint = Однаково тривалі вікна приховують, кому було над чим подумати.
face-company = Учасники
face-visibility = Хто може прийти
face-visibility-open = Усі: стіл є у списку
face-visibility-link = Усі, хто має посилання або код
face-visibility-private = Лише за посиланнями на місця; без глядачів
face-leaving = Якщо гравець виходить
face-leaving-bot = його замінює бот
face-leaving-concede = він здається
face-rated-game = Рейтингова гра
face-rated-hint = Кожен має обліковий запис і одне місце за столом; час обмежено; крок назад за згодою неможливий. Місце вважається покинутим, якщо бот зробив за гравця понад чверть виборів або дограв гру; цей бот щонайбільше звичайного рівня. Відкладена гра зараховується, коли її дограно.
face-rated-needs-clock = Рейтинговій грі потрібен контроль часу: виберіть його в розділі «Час».
face-copy = Скопіювати
face-copied = Скопійовано
# The name of a guest who gave none; a number follows.
face-guest = Гість
face-sign-up-first = Спершу зареєструйтеся
face-house-rules = Домашні правила
face-house-rules-hint = Те, про що друковані правила мовчать. Не змінюйте поле, щоб грати за правилами видання.
face-rule-death-check = Коли гине герой
face-rule-moving-saves = Переміщення рятує героя
face-rule-damage-dealt = Ушкодження, завдані герою в кімнаті
face-rule-adventure-parts = Активні у фазу пригоди
face-rule-reveal-order = Порядок розкриття
face-rule-rebuild = Порожню колоду формують знову
face-rule-returned-to-entrance = Герой, повернений до входу
face-rule-untouched-go-on = Неушкоджений герой, якого перемістили у фазу пригоди, іде далі
face-rule-all-win-or-lose = Усі перемагають або вибувають за один хід
face-rule-heroes-after-elimination = Герої після вибуття гравця
face-rule-min-health = Найменше здоров’я
face-rule-deck-out = Порожня колода героїв
face-rule-minion-may-stay-home = Посіпака може лишитися на базі
face-rule-two-kind-landmark = Знакова локація героя двох типів
face-rule-returned-hero-keeps-health-token = Повернений герой зберігає жетон здоров’я
face-rule-solo-bait-places = Місця в місті для приманки в соло-режимі
face-rule-ability-under-face-down = Властивість кімнати під картою долілиць
face-rule-turn-limit = Ліміт ходів
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
face-value-level-ups-first = спершу всі властивості «Новий рівень»
face-value-when-needed = коли потрібна карта
face-value-walks = іде цього ходу
face-value-waits = чекає до наступного ходу
face-value-unchanged = стільки ж, скільки раніше
face-value-per-player-left = по одному на гравця, що лишився
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
face-cards-none = Таких карт немає. Спробуйте менше слів або інший тип.
face-cards-all = Усі карти
face-cards-pictures = Усі малюнки
face-signs = Символи
face-copies = Копій
face-card-ours = Цю карту придумано в цьому проєкті.
face-words-here = Що означають слова

# Rules

face-contents = Зміст
face-rules-found = Знайдено правил і роз’яснень: { $count }
face-rules-none = Такого правила не знайдено. Спробуйте інше слово або номер, наприклад Q9.
face-rules-all = Усі правила
face-words-hint = Так, як вони діють у супервиданні з усіма наборами.

# Profile

face-stranger = Ми ще не знайомі
face-stranger-why = Профіль зберігає разом ваші ігри, результати й рейтинги. Для гри він не потрібен: скажіть, як вас називати, або просто почніть гру. З обліковим записом ви знайдете все це й на інших пристроях.
face-name = Ваше ім’я для інших гравців
face-begin = Почати
face-hello = Вітаємо, { $name }
face-with-account = Ви ввійшли як { $login }.
face-as-guest = Ви тут гість: вас знає лише цей браузер. Зареєструйтеся, щоб вас упізнавали й на інших пристроях.
face-rename = Змінити ім’я
face-settings = Налаштування
face-settings-kept = Збережено в цьому браузері.
face-language = Мова
face-theme = Тема
face-no-games = Незавершених ігор немає.
face-results = Результати
face-ratings = Рейтинги
face-no-ratings = Рейтингових ігор іще немає.
face-rating = Рейтинг
face-rated-games = Ігор
face-sign-up = Реєстрація
face-sign-up-why = Логін для входу й пароль або дванадцять слів. Без електронної адреси. Ваші ігри лишаються вашими. Інші бачать вибране вами ім’я, а якщо ви його не вибрали — логін.
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
face-others-end = На всіх інших пристроях сеанси буде завершено.
face-phrase = Фраза відновлення
face-phrase-why = Дванадцять слів, які відкривають ваш обліковий запис. Із новою фразою стара перестає діяти.
face-new-phrase = Створити нову фразу
face-phrase-once = Ці слова відкривають ваш обліковий запис. Їх показуємо лише один раз: запишіть їх зараз.
face-phrase-kept = Слова записано
face-sign-out = Вийти
face-sign-out-here = Вийти тут
face-sign-out-everywhere = Вийти скрізь
face-data = Мої дані
face-data-why = Усе, що ми про вас зберігаємо, належить вам: завантажте це файлом або видаліть.
face-export = Завантажити мої дані
face-delete = Видалити мене
face-delete-what = Ваше ім’я, обліковий запис, сеанси, результати й рейтинги буде видалено назавжди. За вашими столами далі гратимуть боти. Повернути це не зможе ніхто.
face-delete-sure = Видалити все
face-delete-not = Залишити все

# About

face-about-what = Що це
face-about-what-says = Безплатний ігровий сервер для карткових ігор про будівництво підземель, створений людьми, які їх люблять. Він неофіційний і некомерційний: тут нічого не продають і не рекламують.
face-about-names = Назви
face-about-names-says = Назви ігор і карт належать їхнім власникам, які не мають до цього стосунку. Усі тексти й зображення тут наші власні.
face-about-kept = Що ми про вас зберігаємо
face-about-kept-says = Ваше ім’я; ваші ігри, з тим, що ви там казали, та їхні результати; коли ви були тут востаннє; куди повідомити, що зараз ваш хід, якщо ви про це просили. Якщо ви зареєструвалися — логін і хеш вашого секрету. Один файл cookie, щоб вас упізнати, один для налаштувань і один для останнього вибору. Жодної електронної адреси й жодного стеження, і ці сторінки нічого не запитують в інших сайтів.
face-about-to-data = Показати, завантажити, видалити
face-about-fair-says = Перед грою сервер визначає її зерно й показує число, отримане з нього. Кожен гравець може додати до роздачі власні слова. Коли гра закінчиться, зерно буде показано, і кожен зможе перевірити, що всі карти походять із нього.
face-about-license = Ліцензії
face-about-license-says = Програму, тексти й зображення можна використовувати за ліцензією MIT або ліцензією Apache 2.0, на ваш вибір.
face-about-version = Версія

# More that may go wrong

