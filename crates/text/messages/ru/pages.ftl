# The pages around the tables: home, new table, cards, rules, profile, about.

face-home-lead = Стройте подземелье, заманивайте героев, собирайте их души. Играйте сразу с ботами или с друзьями по ссылке: без аккаунта и без установки.
face-play-now = Играть сейчас
face-edition = Издание
face-against = Соперники
face-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
face-level = Уровень ботов
face-home-mine = Мои игры
face-my-turn = Ваш ход
face-mine-waiting = ждет игроков
face-mine-playing = идет
face-mine-invited = вас приглашают
face-home-others = Играть с другими
face-home-others-why = Создайте стол и отправьте ссылку или присоединитесь к столу по коду.
face-new = Новый стол
face-join-label = Код стола или ссылка
face-join = Присоединиться
face-join-none = Стола с таким кодом нет. В коде шесть букв и цифр; спросите его еще раз у хозяина стола.
face-open-tables = Открытые столы
face-no-open-tables = Открытых столов сейчас нет. Создайте свой: другие найдут его здесь.
face-free-seats = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
} из { $players }
face-rated = рейтинговая
face-solo = Одиночная игра
face-solo-why = В одиночку против города: соберите как можно больше душ, пока не кончились герои.
face-solo-play = Играть в одиночку
face-challenge-play = Режим испытания
face-replays = Повторы
face-no-replays = Законченных игр пока нет. Здесь их можно будет посмотреть снова.
face-result-alone = очки: { $score }
face-result-place = место { $place } из { $players }, очки: { $score }
face-look-up = Справочник
face-home-cards = Все карты
face-home-rules = Правила
face-home-words = Словарь игры

# A new table

face-new-game = Игра
face-players = Игроки
face-players-hint = Числа в скобках показывают, сколько человек может играть по правилам каждого издания. В супериздании при пяти или шести игроках добавляются путешественники.
face-new-seats = Кто где сидит
face-new-sit = Я тоже играю, на первом месте
face-new-device = Другие на этом устройстве
face-new-bots = Боты
face-new-rest = Остальные места остаются свободными: их занимают по ссылке или коду. Те, кто играет с вами на этом устройстве, сидят рядом с вами.
face-new-make = Создать стол
face-new-check = Показать отличия
face-new-too-many = Людей и ботов больше, чем мест: выберите больше игроков или меньше ботов.
face-new-device-sit = Чтобы другие могли играть на этом устройстве, сядьте за стол и сами.
face-new-number = Введите в поле «{ $field }» целое число.
face-new-range = В поле «{ $field }» должно быть число от { $least } до { $most }.
face-new-players = Недопустимое число игроков: { $edition } — от { $least } до { $most }.
face-new-variant = Вариант «{ $variant }» не подходит к этому изданию ({ $edition }): снимите отметку или выберите другое издание.
face-variants = Варианты
face-packs = Наборы
face-packs-hint = Ничего не отмечайте, чтобы играть с наборами самого издания.
face-as-edition = Как в издании
face-heroes-of = Герои из набора
face-clock = Время
face-clock-how = Контроль времени
face-clock-none = Без ограничения времени
face-clock-move = На каждое решение
face-clock-game = На всю игру
face-clock-days = Дни на каждое решение
face-clock-seconds = Секунд на решение
face-clock-minutes = Минут на игру
face-clock-more = Дополнительных секунд за решение
face-clock-for-days = Дней
face-clock-hint = Учитываются только поля выбранного контроля времени. Когда время выйдет, дальше будет играть бот. Потраченное время не возвращается: ни шаг назад, ни выход его не прибавят.
face-pacing = Окна
face-pacing-free = Открыты до ответа
face-pacing-equal = Постоянной длины
face-pacing-seconds = Секунд на окно
face-pacing-hint = Окна постоянной длины скрывают, кому было над чем подумать.
face-company = Участники
face-visibility = Кто может присоединиться
face-visibility-open = Все: стол есть в списке
face-visibility-link = Все, у кого есть ссылка или код
face-visibility-private = Только по ссылкам на места; без зрителей
face-leaving = Если игрок уходит
face-leaving-bot = его заменяет бот
face-leaving-concede = он сдается
face-rated-game = Рейтинговая игра
face-rated-hint = У каждого аккаунт и одно место; время ограничено; шаг назад по согласию невозможен. Место считается покинутым, если бот принял за игрока больше четверти решений или доиграл игру; этот бот не выше обычного уровня. Отложенная игра засчитывается, когда ее доиграли.
face-rated-needs-clock = Рейтинговой игре нужен контроль времени: выберите его в разделе «Время».
face-copy = Скопировать
face-copied = Скопировано
# The name of a guest who gave none; a number follows.
face-guest = Гость
face-sign-up-first = Сначала зарегистрируйтесь
face-house-rules = Домашние правила
face-house-rules-hint = То, о чем печатные правила молчат. Не меняйте поле, чтобы играть по правилам издания.
face-rule-death-check = Когда герой умирает
face-rule-moving-saves = Перемещение спасает героя
face-rule-damage-dealt = Урон, нанесенный герою в комнате
face-rule-adventure-parts = Активны в фазу приключений
face-rule-reveal-order = Порядок вскрытия
face-rule-rebuild = Пустая колода формируется заново
face-rule-returned-to-entrance = Герой, возвращенный ко входу
face-rule-untouched-go-on = Невредимый герой, которого переместили в фазу приключений, идет дальше
face-rule-all-win-or-lose = Все побеждают или выбывают за один ход
face-rule-heroes-after-elimination = Герои после выбывания игрока
face-rule-min-health = Наименьшее здоровье
face-rule-deck-out = Пустая колода героев
face-rule-minion-may-stay-home = Приспешник может остаться на базе
face-rule-two-kind-landmark = Ключевая локация героя двух видов
face-rule-returned-hero-keeps-health-token = Возвращенный герой сохраняет жетон здоровья
face-rule-solo-bait-places = Места в городе для заманивания в одиночном режиме
face-rule-ability-under-face-down = Свойство комнаты под картой лицом вниз
face-rule-turn-limit = Предел числа ходов
face-value-on-leaving = покидая комнату
face-value-at-once = сразу
face-value-no = нет
face-value-yes = да
face-value-stays = остается
face-value-follows = меняется вместе с комнатой
face-value-everyone = все игроки
face-value-with-heroes = игроки с героями
face-value-all-compare = сравниваются все
face-value-winners-compare = сравниваются только победители
face-value-per-player = игрок за игроком
face-value-level-ups-first = сначала все получения уровня
face-value-when-needed = когда нужна карта
face-value-walks = идет в этот ход
face-value-waits = ждет следующего хода
face-value-unchanged = столько же, сколько раньше
face-value-per-player-left = по одному на оставшегося игрока
face-value-plays-on = игра продолжается
face-value-at-end-of-turn = завершает игру после хода
face-value-when-reveal-fails = завершает игру, когда не хватит героя
face-value-icon-order = по порядку его значков
face-value-board-order = по порядку на поле
face-value-fixed = определяются один раз
face-value-sliding = определяются для каждого героя
face-value-works = действует до вскрытия
face-value-rests = не действует

# Cards

face-search = Поиск
face-any = все
face-pack = Набор
face-kind = Вид
face-treasure = Сокровище
face-show = Показать
face-kind-boss = Босс
face-kind-monster = Комната с монстром
face-kind-trap = Комната с ловушкой
face-kind-advanced = Продвинутая комната
face-kind-spell = Заклинание
face-kind-hero = Герой
face-kind-epic = Эпический герой
face-kind-landmark = Ключевая локация
face-kind-item = Предмет
face-cards-found = Найдено: { COUNT("card", $count) }.
face-cards-none = Таких карт нет. Попробуйте меньше слов или другой вид.
face-cards-all = Все карты
face-cards-pictures = Все рисунки
face-signs = Значки
face-copies = Копий
face-card-ours = Эта карта придумана в этом проекте.
face-words-here = Что значат слова

# Rules

face-contents = Содержание
face-rules-found = Найдено правил и разъяснений: { $count }
face-rules-none = Такого правила не нашлось. Попробуйте другое слово или номер, например Q9.
face-rules-all = Все правила
face-words-hint = Как в супериздании со всеми наборами.

# Profile

face-stranger = Мы еще не знакомы
face-stranger-why = Профиль хранит вместе ваши игры, результаты и рейтинги. Для игры он не нужен: скажите, как вас называть, или просто начните играть. С аккаунтом всё это будет и на других устройствах.
face-name = Ваше имя для других игроков
face-begin = Начать
face-hello = Здравствуйте, { $name }
face-with-account = Вы вошли как { $login }.
face-as-guest = Вы здесь гость: вас знает только этот браузер. Зарегистрируйтесь, чтобы вас узнавали и другие устройства.
face-rename = Сменить имя
face-settings = Настройки
face-settings-kept = Хранятся в этом браузере.
face-language = Язык
face-theme = Тема
face-no-games = Незаконченных игр нет.
face-results = Результаты
face-ratings = Рейтинги
face-no-ratings = Рейтинговых игр пока нет.
face-rating = Рейтинг
face-rated-games = Игры
face-sign-up = Регистрация
face-sign-up-why = Логин для входа и пароль или двенадцать слов. Без адреса почты. Ваши игры остаются вашими. Другие видят выбранное вами имя, а если вы его не выбрали, то логин.
face-login = Логин
face-login-hint = От 3 до 24 знаков: a–z, 0–9, - и _.
face-password = Пароль
face-password-hint = Не меньше 10 знаков.
face-want-phrase = Дать мне и фразу восстановления из двенадцати слов; она работает и без пароля
face-sign-in = Войти
face-sign-in-why = Всё, что вы сыграли здесь гостем, станет вашим.
face-or-phrase = Или фраза восстановления
face-change-password = Сменить пароль
face-old-password = Текущий пароль
face-new-password = Новый пароль
face-others-end = На всех других устройствах сеансы будут завершены.
face-phrase = Фраза восстановления
face-phrase-why = Двенадцать слов, которые открывают ваш аккаунт. С новой фразой старая теряет силу.
face-new-phrase = Создать новую фразу
face-phrase-once = Эти слова открывают ваш аккаунт. Их показывают только один раз: запишите их сейчас.
face-phrase-kept = Слова записаны
face-sign-out = Выход
face-sign-out-here = Выйти здесь
face-sign-out-everywhere = Выйти везде
face-data = Мои данные
face-data-why = Всё, что мы о вас храним, принадлежит вам: скачайте это файлом или удалите.
face-export = Скачать мои данные
face-delete = Удалить меня
face-delete-what = Ваше имя, аккаунт, сеансы, результаты и рейтинги удалятся навсегда. За вашими столами дальше будут играть боты. Вернуть это не сможет никто.
face-delete-sure = Удалить всё
face-delete-not = Оставить всё

# About

face-about-what = Что это такое
face-about-what-says = Бесплатный сервер карточных игр о строительстве подземелий, созданный теми, кто их любит. Он неофициальный и некоммерческий: здесь ничего не продают и не рекламируют.
face-about-names = Названия
face-about-names-says = Названия игр и карт принадлежат их владельцам, которые не имеют к этому серверу отношения. Все тексты и рисунки здесь — наши собственные.
face-about-kept = Что мы о вас храним
face-about-kept-says = Ваше имя; ваши игры со всем, что вы в них сказали, и их результаты; когда вы были здесь в последний раз; куда сообщить, что сейчас ваш ход, если вы об этом попросили. Если вы зарегистрировались — логин и хеш вашего секрета. Один файл cookie, чтобы узнавать вас, один для настроек и один для последнего выбора. Никаких адресов почты и никакой слежки, и эти страницы ничего не запрашивают у других сайтов.
face-about-to-data = Посмотреть, скачать или удалить
face-about-fair-says = До игры сервер определяет ее зерно и показывает полученное из него число. Каждый игрок может добавить к раздаче свои слова. Когда игра закончится, зерно будет показано, и каждый сможет проверить, что все карты получены из него.
face-about-license = Лицензии
face-about-license-says = Программу, тексты и рисунки можно использовать по лицензии MIT или Apache 2.0, на ваш выбор.
face-about-version = Версия

# More that may go wrong

