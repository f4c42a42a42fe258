# The pages in the browser: what is around the game.

face-skip = К содержимому
face-nav = Страницы
face-cards = Карты
face-rules = Правила
face-profile = Профиль
face-home = Главная
face-about = Об игре
face-unofficial = Неофициально и некоммерчески; названия принадлежат их владельцам.
face-theme-auto = Как на устройстве
face-theme-dark = Темная
face-theme-light = Светлая
face-back-to-table = Назад к столу
face-try-again = Повторите через { $seconds } с.

# The table

face-curtain = Передайте устройство игроку { $player }
face-curtain-why = Карты скрыты, пока следующий игрок не готов.
face-curtain-open = Я — { $player }: показать мои карты
face-active = активный игрок
face-bot = бот
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } в руке
face-hand-spells = { COUNT("spell-card", $count) } в руке
face-first = первый игрок
face-away-clock = время вышло: играет бот
face-away-left = не за столом: играет бот
face-forecast = Что сейчас было бы в подземелье
face-forecast-none = В это подземелье никто не идет.
face-damage-in-all = Урон всего: { $count }
face-no-hand = Вы смотрите игру.
face-rivals = Другие игроки
face-enlarge = Увеличить подземелье игрока { $player }
face-back-to-board = Назад к столу
face-back-room = Карта комнаты лицом вниз
face-back-spell = Карта заклинания лицом вниз
face-deck-rooms = Колода комнат: { $count }
face-deck-spells = Колода заклинаний: { $count }
face-deck-heroes = Еще придет героев: { $count }
face-deck-epics = Еще придет эпических героев: { $count }
face-choices = Ваш выбор
face-table-closed = Этот стол закрыт.
face-rest-waits = Никого из людей нет за столом. Игра ждет кого-нибудь из них { $minutes } мин, а потом откладывается; боты сами ее не доигрывают.
face-rest-adjourned = Игра отложена: никого из людей нет за столом. Она продолжится, как только кто-нибудь из них вернется.
face-rest-adjourned-rated = Игра отложена: никого из людей нет за столом. Она рейтинговая: пока ее не доиграли, она никому не засчитывается. Она продолжится, когда вернутся все, или через { $hours } ч после первого из них.
face-rest-missing = Игра отложена. Она продолжится, когда вернутся: { $players }. Их будут ждать не больше { $hours } ч после возвращения первого игрока.
face-table-broken = Игру остановила ошибка на нашей стороне. Игра сохранена как есть.
face-waiting-window = Сейчас { $phase }: другие еще могут ответить заклинанием или свойством (R6.1).
face-waiting-draw = Игроки берут карты.
face-undo-wished-by-you = Вы просите взять назад свое решение. Ожидаем остальных.
face-withdraw = Отозвать
face-lately = Что недавно с вами случилось
face-fate-tied = ничья
face-fate-nobody = никто
face-waiting-chance = Идет раздача карт.
face-won = { $me ->
    [yes] Вы побеждаете
   *[no] Побеждает { $player }
}: { $cause }.
face-over-alone = Игра окончена: { $cause }.
face-result = Итог
face-replay = Смотреть повтор
face-rematch = Сыграть еще
face-to-rematch = К реваншу
face-hint = Подсказка
face-hint-thinking = Бот думает над этим …
face-undo = Шаг назад
face-undo-all = Всё назад
face-undo-wished = { $player } хочет взять назад свое последнее решение.
face-undo-wished-turn = { $player } хочет вернуться к началу хода.
face-agree = Разрешить
face-refuse = Нет
face-windows = Когда меня спрашивать?
face-until-my-turn = Пас до моего хода
face-until-phase = Пас до конца фазы
face-until-turn = Пас до конца хода
face-wake-at-me = Разбудить, если целью стану я
face-wake-declared = Разбудить, если что-то заявят
face-always-ask = Всегда спрашивать
face-stop-here = Остановиться
face-keys-and-settings = Клавиши и настройки
face-mute = Заглушить игрока { $player }
face-unmute = Снова слышать игрока { $player }
face-kick-whom = Убрать из-за стола игрока { $player }
face-whole-log = Весь журнал
face-more = Еще
face-ask-undo = Попросить взять назад мое решение
face-ask-undo-turn = Попросить переиграть этот ход
face-leave = Выйти; играет бот
face-leave-sure = Хотите выйти? За вас будет играть бот, и вы сможете вернуться.
face-come-back = Вернуться
face-concede-sure = Вы точно сдаетесь?
face-close = Закрыть стол
face-close-sure = Закрыть этот стол для всех?
face-seat-link = Ссылка на это место, для другого вашего устройства
face-seat-devices = Другие устройства, которые играют с этого места: { $count }
face-renew = Новая ссылка на это место
face-renew-sure = Создать новую ссылку? Пока у других ваших устройств ее нет, с этого места они не играют.
face-claim = Я здесь играю, но не могу вернуться на свое место
face-claim-why = Спросим всех остальных за столом. Когда все согласятся и десять минут (сутки, если, кроме этого места, за столом только один человек, если часов нет или они считают дни) на место никто не придет, нажмите кнопку еще раз. Тот, кто там сидит, получит уведомление; если он вернется, место снова будет только его. На место с учетной записью возвращаются, войдя в нее.
face-claim-seat = { $player } — это я
face-claim-this = Место { $seat } — мое
face-claimed = { $name } говорит: { $player } — это я, но не могу вернуться на свое место. Это правда?
face-claimed-seat = { $name } просит место игрока { $player }.
face-talk = Чат
face-talk-label = Скажите что-нибудь
face-no-talk = Пока никто ничего не сказал.
face-say = Сказать
face-emote-hello = Привет!
face-emote-well-played = Отличный ход!
face-emote-ouch = Ой!
face-emote-thanks = Спасибо!
face-emote-hurry = Я жду…
face-emote-good-game = Хорошая игра!
face-lost = Связь потеряна. Пробуем еще раз …
face-found = Связь восстановлена.
face-keys = Клавиши
face-keys-list =
    1, 2, 3 …: этот вариант
    P: пас
    U или Esc: шаг назад; Esc сначала закрывает то, что открыто
    T: пас до моего хода
    X: больше не пасовать
    W: разбудить, если целью стану я
    D: разбудить, если что-то заявят
    A: всегда спрашивать
    H: подсказка бота
    L: к журналу
    S или щелчок: пропустить проход героя
    ?: этот список
face-walk = Проход героев
face-walk-off = Выкл.
face-walk-slow = Медленно
face-walk-normal = Обычно
face-walk-fast = Быстро
face-sound = Звук
face-sound-on = Вкл.
face-sound-off = Выкл.
face-close-help = Закрыть
face-yes-sure = Да
face-not-sure = Нет, играть дальше
face-not-live = Без скриптов эта страница не обновляется сама. Обновите ее, чтобы увидеть, что произошло.
face-reload = Обновить

# Before the game

face-lobby = Новая игра: { $edition }
face-lobby-waits = Ожидаем игроков.
face-lobby-full = Все на местах.
face-lobby-held = Некоторые места ждут игроков, которые еще не сели.
face-differs = Отличия от печатных правил
face-invite = Пригласить других
face-invite-code = Код этого стола:
face-invite-link = Или отправьте эту ссылку:
face-invite-seat = Отправьте эту ссылку тому, кто сядет здесь:
face-seats = Места
face-seat-open = свободно
face-seat-held = держим для игрока { $player }
face-seat-you = вы
face-seat-host = хозяин
face-seat-absent = сейчас не здесь
face-take = Занять место { $seat }
face-stand-up = Встать
face-kick = Убрать
face-kick-sure = Убрать этого игрока из-за стола?
face-open-seat = Освободить место
face-give = Отдать боту
face-level-random = случайный
face-level-easy = легкий
face-level-normal = обычный
face-level-hard = сложный
face-level-expert = эксперт
face-levels = Что значат уровни
face-level-random-why = любой допустимый выбор, наугад
face-level-easy-why = простые правила и ошибки, какие делают люди
face-level-normal-why = простые правила: считает, кто кого заманит, и знает, когда ответить
face-level-hard-why = представляет, как может пойти игра
face-level-expert-why = представляет больше и судит по опыту многих партий
face-levels-fair = Каждый бот знает только то, что может знать игрок на его месте.
face-fill = Боты на свободных местах:
face-start = Начать игру
face-start-with-bots = Начать; на свободных местах — боты
face-host-starts = Игру начинает хозяин стола.
face-fair = Честная раздача
face-fair-why = Это число определено до игры. Когда она закончится, будет показано зерно, из которого оно получено, и каждый сможет проверить, что все карты пришли так, как должны были.
face-salt = Добавьте к раздаче свои слова
face-salt-add = Добавить
face-seat-of = Ваше место { $seat }
face-seat-by-link = Эта ссылка открывает место { $seat } за столом { $code }.
face-seat-sit = Сесть
face-seat-secret = Часть ссылки после #
face-table-title = Стол { $code }
face-trouble = Не получилось

# When something goes wrong

face-trouble-method = Этот адрес так использовать нельзя.
face-trouble-not-found = Здесь ничего нет.
face-trouble-no-table = Такого стола нет.
face-trouble-no-seat = За этим столом нет такого места.
face-trouble-unplayable = С такими настройками сыграть нельзя.
face-trouble-not-now = Сейчас это сделать нельзя.
face-trouble-not-yours = Это решаете не вы.
face-trouble-stale-ask = Этот вопрос уже закрыт; посмотрите на стол еще раз.
face-trouble-not-offered = Такого варианта нет; посмотрите на вопрос еще раз.
face-trouble-too-much = Это слишком много.
face-trouble-broken = Этот стол остановила ошибка на нашей стороне; протокол игры сохранен.
face-trouble-unsaved = Ваше действие не удалось сохранить, поэтому оно не состоялось; попробуйте еще раз.
face-trouble-stopping = Сервер сейчас остановится; попробуйте чуть позже.
face-trouble-nobody = Мы вас еще не знаем: начните игру или войдите.
face-trouble-origin = Это пришло со страницы другого сайта: откройте страницу игры и попробуйте там.
face-trouble-wrong-host = Этот сервер не отвечает на такое имя: откройте его по его собственному адресу. Тот, кто его запускает, может дать ему это имя параметром --host.
face-trouble-too-large = Это слишком большое.
face-trouble-wrong-body = Форма не подходит к этой странице; обновите ее.
face-trouble-streams = Открыто слишком много страниц этой игры; закройте часть из них.
face-trouble-too-many = Слишком часто; подождите немного и попробуйте еще раз.
face-trouble-store = Не удалось прочитать данные; попробуйте чуть позже.
face-trouble-error = Этому помешала ошибка на нашей стороне.
