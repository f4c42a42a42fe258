# The pages in the browser: what is around the game.

face-skip = Перейти до вмісту
face-nav = Сторінки
face-cards = Карти
face-rules = Правила
face-profile = Профіль
face-home = Головна
face-about = Про гру
face-unofficial = Неофіційно й некомерційно; назви належать їхнім власникам.
face-theme-auto = Як на пристрої
face-theme-dark = Темна
face-theme-light = Світла
face-back-to-table = Назад до столу
face-try-again = Спробуйте ще раз за { $seconds } с.

# The table

face-curtain = Передайте пристрій: { $player }
face-curtain-why = Карти приховано, доки наступний гравець не буде готовий.
face-curtain-open = Це я, { $player }: показати мої карти
face-active = активний гравець
face-bot = бот
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } у руці
face-hand-spells = { COUNT("spell-card", $count) } у руці
face-first = перший гравець
face-away-clock = час вийшов: далі грає бот
face-away-left = поза столом: далі грає бот
face-forecast = Що зараз було б у вашому підземеллі
face-forecast-none = До цього підземелля ніхто не йде.
face-damage-in-all = Ушкодження разом: { $count }
face-no-hand = Ви спостерігаєте за грою.
face-rivals = Інші гравці
face-enlarge = Збільшити підземелля гравця { $player }
face-back-to-board = Назад до поля
face-back-room = Карта кімнати долілиць
face-back-spell = Карта заклинання долілиць
face-deck-rooms = Колода кімнат: { $count }
face-deck-spells = Колода заклинань: { $count }
face-deck-heroes = Героїв іще прибуде: { $count }
face-deck-epics = Епічних героїв іще прибуде: { $count }
face-choices = Ваш вибір
face-table-closed = Цей стіл закрито.
face-rest-waits = Нікого з людей немає за столом. Гра чекає на когось із них { $minutes } хв, а тоді її відкладуть; самі боти її не догравають.
face-rest-adjourned = Гру відкладено: нікого з людей немає за столом. Вона піде далі, щойно хтось із них повернеться.
face-rest-adjourned-rated = Гру відкладено: нікого з людей немає за столом. Вона рейтингова: доки її не дограно, вона нікому не зараховується. Далі вона піде, коли повернуться всі, або за { $hours } год після першого з них.
face-rest-missing = Гру відкладено. Вона піде далі, коли повернуться: { $players }. На них чекатимуть щонайбільше { $hours } год від повернення першого гравця.
face-table-broken = Цю гру зупинила помилка з нашого боку. Її запис збережено.
face-waiting-window = Зараз { $phase }: інші ще можуть перебити заклинанням або властивістю (R6.1).
face-waiting-draw = Гравці тягнуть карти.
face-undo-wished-by-you = Ви просите про крок назад. Очікуємо на інших.
face-withdraw = Відкликати
face-lately = Що з вами сталося
face-fate-tied = нічия
face-fate-nobody = ніхто
face-waiting-chance = Карти роздають.
face-won = { $me ->
    [yes] Ви перемагаєте
   *[no] Перемагає { $player }
}: { $cause }.
face-over-alone = Гру завершено: { $cause }.
face-result = Результат
face-replay = Дивитися повтор
face-rematch = Зіграти ще
face-to-rematch = До реваншу
face-hint = Підказка
face-hint-thinking = Бот думає над цим …
face-undo = Крок назад
face-undo-all = Усе назад
face-undo-wished = { $player } просить повернути свій останній вибір.
face-undo-wished-turn = { $player } просить повернутися на початок ходу.
face-agree = Згода
face-refuse = Ні
face-windows = Коли мене питати?
face-until-my-turn = Пас до мого ходу
face-until-phase = Пас до кінця фази
face-until-turn = Пас до кінця ходу
face-wake-at-me = Питати, якщо щось спрямовано на мене
face-wake-declared = Питати, якщо щось оголошено
face-always-ask = Завжди питати
face-stop-here = Зупинитися
face-keys-and-settings = Клавіші та налаштування
face-mute = Заглушити: { $player }
face-unmute = Знову чути: { $player }
face-kick-whom = Видалити гравця { $player }
face-whole-log = Увесь журнал
face-more = Більше
face-ask-undo = Просити про крок назад
face-ask-undo-turn = Просити переграти цей хід
face-leave = Вийти; далі грає бот
face-leave-sure = Бажаєте вийти? Далі за вас грає бот, а ви можете повернутися.
face-come-back = Я знову тут
face-concede-sure = Справді здаєтеся?
face-close = Закрити стіл
face-close-sure = Закрити цей стіл для всіх?
face-seat-link = Посилання на це місце за столом, для іншого вашого пристрою
face-seat-devices = Інші пристрої, що грають із цього місця: { $count }
face-renew = Нове посилання на це місце
face-renew-sure = Створити нове посилання? Доки інші ваші пристрої його не матимуть, з цього місця вони не гратимуть.
face-claim = Я тут граю, але не можу повернутися на своє місце
face-claim-why = Запитаємо всіх, хто ще сидить за столом. Коли всі погодяться і десять хвилин на місце ніхто не прийде (добу, якщо, крім цього місця, за столом лише одна людина, якщо годинника немає або він рахує дні), натисніть кнопку ще раз. Того, хто там сидить, буде повідомлено; якщо він повернеться, місце знову буде лише його. На місце з обліковим записом повертаються, увійшовши в нього.
face-claim-seat = { $player } — це я
face-claim-this = Місце { $seat } — моє
face-claimed = { $name } каже: { $player } — це я, але не можу повернутися на своє місце. Це правда?
face-claimed-seat = { $name } просить місце гравця { $player }.
face-talk = Чат
face-talk-label = Скажіть щось
face-no-talk = Ще ніхто нічого не сказав.
face-say = Сказати
face-emote-hello = Вітаю!
face-emote-well-played = Гарний хід!
face-emote-ouch = Ой!
face-emote-thanks = Дякую!
face-emote-hurry = Чекаю…
face-emote-good-game = Гарна гра!
face-lost = Зв’язок утрачено. Пробуємо знову…
face-found = Зв’язок відновлено.
face-keys = Клавіші
face-keys-list =
    1, 2, 3 …: цей варіант
    P: пас
    U або Esc: крок назад; Esc спершу закриває відкрите
    T: пас до мого ходу
    X: більше не пасувати
    W: питати, якщо щось спрямовано на мене
    D: питати, якщо щось оголошено
    A: завжди питати
    H: підказка від бота
    L: до журналу
    S або клацання: пропустити прохід героя
    ?: цей список
face-walk = Рух героїв
face-walk-off = Вимкнено
face-walk-slow = Повільно
face-walk-normal = Звичайно
face-walk-fast = Швидко
face-sound = Звук
face-sound-on = Увімкнено
face-sound-off = Вимкнено
face-close-help = Закрити
face-yes-sure = Так
face-not-sure = Ні, граю далі
face-not-live = Без скриптів ця сторінка не оновлюється сама. Оновіть її, щоб побачити, що сталося.
face-reload = Оновити

# Before the game

face-lobby = Нова гра: { $edition }
face-lobby-waits = Очікуємо на гравців.
face-lobby-full = Усі на місцях.
face-lobby-held = Деякі місця тримаємо для гравців, які ще не сіли.
face-differs = Відмінності від друкованих правил
face-invite = Запросити інших
face-invite-code = Код цього столу:
face-invite-link = Або надішліть це посилання:
face-invite-seat = Надішліть це посилання тому, хто тут сидітиме:
face-seats = Місця за столом
face-seat-open = вільне
face-seat-held = тримаємо для гравця { $player }
face-seat-you = ви
face-seat-host = господар
face-seat-absent = зараз немає
face-take = Зайняти місце { $seat }
face-stand-up = Встати
face-kick = Видалити
face-kick-sure = Видалити цього гравця?
face-open-seat = Відкрити місце
face-give = Віддати боту
face-level-random = випадковий
face-level-easy = легкий
face-level-normal = звичайний
face-level-hard = складний
face-level-expert = експертний
face-levels = Що означають рівні
face-level-random-why = будь-який дозволений вибір, навмання
face-level-easy-why = прості правила й помилки, які роблять люди
face-level-normal-why = прості правила: рахує, хто кого заманить, і знає, коли перебивати
face-level-hard-why = уявляє, як гра може піти далі
face-level-expert-why = уявляє більше й судить із досвіду багатьох ігор
face-levels-fair = Кожен бот знає лише те, що може знати гравець на його місці.
face-fill = Боти на вільних місцях:
face-start = Почати гру
face-start-with-bots = Почати; вільні місця — ботам
face-host-starts = Гру починає господар.
face-fair = Чесна роздача
face-fair-why = Це число визначено до гри. Коли вона закінчиться, буде показано зерно, з якого воно походить, і кожен зможе перевірити, що всі карти прийшли так, як мали.
face-salt = Додати до роздачі власні слова
face-salt-add = Додати
face-seat-of = Ваше місце за столом: { $seat }
face-seat-by-link = Це посилання відкриває місце { $seat } за столом { $code }.
face-seat-sit = Сісти
face-seat-secret = Частина посилання після #
face-table-title = Стіл { $code }
face-trouble = Не вдалося

# When something goes wrong

face-trouble-method = За цією адресою такий запит не приймають.
face-trouble-not-found = Тут нічого немає.
face-trouble-no-table = Такого столу немає.
face-trouble-no-seat = За цим столом такого місця немає.
face-trouble-unplayable = З такими налаштуваннями грати неможливо.
face-trouble-not-now = Зараз цього зробити не можна.
face-trouble-not-yours = Вам цього робити не можна.
face-trouble-stale-ask = Це запитання вже неактуальне; погляньте на стіл ще раз.
face-trouble-not-offered = Такого варіанта немає; погляньте на запитання ще раз.
face-trouble-too-much = Це забагато.
face-trouble-broken = Цей стіл зупинила помилка з нашого боку; запис гри збережено.
face-trouble-unsaved = Вашу дію не вдалося зберегти, тож її не виконано; спробуйте ще раз.
face-trouble-stopping = Сервер ось-ось зупиниться; спробуйте ще раз за мить.
face-trouble-nobody = Ми з вами ще не знайомі: спершу почніть гру або ввійдіть.
face-trouble-origin = Це надіслано зі сторінки іншого сайту: відкрийте сторінку гри та спробуйте там.
face-trouble-wrong-host = Цей сервер не відповідає на таке ім’я: відкрийте його за власною адресою. Той, хто його запускає, може дати йому це ім’я параметром --host.
face-trouble-too-large = Це завелике.
face-trouble-wrong-body = Форма не підходить до цієї сторінки; завантажте її знову.
face-trouble-streams = Відкрито забагато сторінок цієї гри; закрийте деякі з них.
face-trouble-too-many = Це зачасто; зачекайте трохи й спробуйте ще раз.
face-trouble-store = Не вдалося прочитати дані; спробуйте ще раз за мить.
face-trouble-error = Цьому завадила помилка з нашого боку.
