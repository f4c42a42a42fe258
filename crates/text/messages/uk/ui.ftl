# The words of the interface itself.

ui-you = Ви
ui-bot = Бот { $number }
ui-your-turn = Ваш хід
ui-waiting = Очікуємо: { $player }
ui-waiting-window = Очікуємо: гравці можуть діяти
ui-waiting-everybody = Очікуємо на вибір усіх гравців
ui-turn-phase = Хід { $turn }, { $phase }
ui-active = Активний гравець: { $player }
ui-new-game = Нова гра: { $edition }, { COUNT("player", $players) }

ui-town = Місто
ui-town-empty = У місті нікого немає
ui-hero = { $hero } ({ $treasure }, здоров’я: { $health }{ $changed ->
    [yes] , на карті { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] епічна
       *[hero] епічний
    }: рахується за 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-hurt = { $hero } ({ $treasure }, здоров’я: { $health }{ $changed ->
    [yes] , на карті { $printed }
   *[no] {""}
}, ушкодження: { $damage }{ $epic ->
    [yes] , { $who ->
        [heroine] епічна
       *[hero] епічний
    }: рахується за 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-waits = { $hero } ({ $treasure }, здоров’я: { $health }{ $changed ->
    [yes] , на карті { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] епічна
       *[hero] епічний
    }: рахується за 2
   *[no] {""}
}, чекає до наступного ходу{ ui-hero-item })
ui-hero-item = { $carries ->
    [no] {""}
   *[yes] , має предмет «{ $item }»
}
ui-entrance = Вхід
ui-your-dungeon = Ваше підземелля
ui-dungeon-of = Підземелля гравця { $player }
ui-no-rooms = Кімнат ще немає
ui-dungeon-bare = кімнат ще немає
ui-slot = Місце { $slot } у підземеллі
ui-damage = ушкодження: { $damage }
ui-face-down = карта долілиць
ui-deactivated = деактивовано до кінця ходу
ui-stunned = знешкоджено до кінця ходу
ui-used = використано цього ходу
ui-below = під нею: { $cards }
ui-no-entry = цього ходу герої не входять

# The town board, items and coins.

ui-market = Ринок
ui-market-empty = Ринок порожній
ui-landmark-empty = нікого немає
ui-minion-of = Посіпака: { $player }
ui-minion-at = Посіпака { $spot }
ui-minion-home = Посіпака на базі
ui-first-player = Перший гравець: { $player }
ui-town-places = Місто (місць: { $count })
ui-tokens = жетони +1: { $count }
ui-health-token = жетон здоров’я { $token }
ui-item = Предмет: { $item }
ui-items-waiting = Предмети, що чекають на героя
ui-coins = { COUNT("coin", $count) }

ui-boss = Бос: { $boss }, { $xp } ОД
ui-leveled = на новому рівні
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Скарби: { $list }
ui-treasure-none = немає
ui-out = поза грою
ui-hand = Ваша рука
ui-hand-empty = Ваша рука порожня
ui-hand-sizes = Рука: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Колода кімнат: { $rooms }, колода заклинань: { $spells }, герої: { $heroes }, епічні герої: { $epics }
ui-discard = Скид
ui-discard-empty = Скид порожній
ui-declared = Оголошено, найновіше наприкінці

ui-choose = Ваш вибір (1–{ $count }, ? — довідка):
ui-bad-choice = «{ $answer }» тут вибрати не можна: введіть число від 1 до { $count } або ? для довідки.
ui-help =
    Число або початок назви карти чи імені гравця: цей варіант. Порожній рядок: запитання ще раз.
    pass: пас, якщо можна. skip hero: пас, доки цей герой не піде. skip phase: пас до кінця цієї фази.
    skip: пас до кінця цього ходу або доки ви не станете активним гравцем. Після будь-якого skip вас запитають знову, щойно хтось інший щось оголосить або досягне нового рівня.
    ? НАЗВА: пояснює карту. ? нічия: пояснює слово з гри; ? words перелічує такі слова. ? 2: пояснює карту з варіанта 2. ? R8.2 або ? Q9: правило чи роз’яснення.
    board: увесь стіл. bait: куди зараз пішли б герої з міста. hand: ваші карти з текстом. discard: скид. log 30: останні 30 рядків журналу гри.
    hint: що вибрав би на вашому місці звичайний бот і чому. hint РІВЕНЬ: що вибрав би бот цього рівня: random, easy, normal, hard або expert.
    undo: крок назад. undo all: назад до останнього моменту, коли хтось про щось дізнався.
    ask always: запитувати, навіть якщо варіант лише один. ask able: запитувати, лише коли є з чого вибирати (типово).
    quit: вийти з гри та зберегти її. concede: здатися.
ui-hint = Бот рівня «{ $level }» вибрав би тут варіант { $number }: «{ $choice }». { $why }
ui-no-level = Рівня «{ $level }» немає. Є такі: { $list }.
ui-no-hint = Для цього запитання підказки немає.
ui-no-card = Карти з назвою «{ $name }» немає.
ui-log = Журнал
ui-concede = Здатися
ui-quit = Хочете вийти з гри?
ui-goodbye = Гру поки що призупинено.
ui-you-win = Перемога!
ui-you-lose = Поразка.
ui-winner = { $player } перемагає
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = Гру збережено як { $path }.

# The game in the terminal, line by line.

ui-line = { $label }: { $what }.
ui-goes-on = Гра триває: { $edition }, { COUNT("player", $players) }
ui-variants = Варіанти: { $list }.
ui-fields = Правила цього столу: { $list }.
ui-around-the-table = За столом: { $list }.
ui-recorded = Запис гри: { $path } (зерно: { $seed }).
ui-help-hint = Будь-коли можна ввести ?, щоб побачити довідку.
ui-last-happened = Останні події:
ui-times = { $line } ({ $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
})
ui-walked = { NOUN($who, 1, capital: "yes") } «{ $hero }» проходить { $me ->
    [yes] ваше підземелля
   *[no] підземелля гравця { $player }
} та зазнає ушкоджень: { $rooms } (усього { $total }, здоров’я: { $health }).
ui-walked-room = { $damage } у кімнаті «{ $room }»{ $which }
ui-others-play-on = Решта грає до кінця.
ui-only-phase = Зараз: { $phase }.
ui-set-up-order = Зараз: { $phase }. Порядок ходу: { $order }.
ui-turn-order = Хід { $turn }, { $phase }. Порядок ходу: { $order }.
ui-rooms-of = { $me ->
    [yes] Ваше підземелля
   *[no] Підземелля гравця { $player }
}, зліва направо
ui-entrance-of = На вході до { $me ->
    [yes] вашого підземелля
   *[no] підземелля гравця { $player }
}
ui-walks-in = Проходить { $me ->
    [yes] ваше підземелля
   *[no] підземелля гравця { $player }
}
ui-in-room = у кімнаті «{ $room }»
ui-room = { $room } (місце { $slot } · { $notes })
ui-bare-slot = { $room } (місце { $slot })
ui-covered-by = зверху { $card }
ui-damage-in-all = ушкодження загалом: { $damage }
ui-icons = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
ui-copies = { $count } × { $card }
ui-known = Відомі вам карти
ui-held-by = { $card } ({ $players })
ui-conceded = гру здано

ui-now-room = Зараз у { $me ->
    [yes] вашому підземеллі
   *[no] підземеллі гравця { $player }
}, місце { $slot }: ушкодження { $damage }.
ui-now-below = Зараз під іншою кімнатою { $me ->
    [yes] у вашому підземеллі
   *[no] в підземеллі гравця { $player }
}, місце { $slot }.
ui-now-boss = Зараз це бос { $me ->
    [yes] вашого підземелля
   *[no] підземелля гравця { $player }
}.
ui-now-entrance = Зараз на вході до { $me ->
    [yes] вашого підземелля
   *[no] підземелля гравця { $player }
}: { $hero }.
ui-now-soul = Зараз це душа { $me ->
    [yes] у вашій зоні підрахунку балів
   *[no] в зоні підрахунку балів гравця { $player }
}.
ui-now-wound = Зараз це поранення { $me ->
    [yes] у вашій зоні підрахунку балів
   *[no] в зоні підрахунку балів гравця { $player }
}.
ui-now-hand = Зараз у вашій руці: { $count }.
ui-now-town = Зараз у місті: { $hero }.
ui-now-landmark = Зараз на знаковій локації «{ $landmark }»: { $hero }.
ui-now-market = Зараз на ринку: { $count }.
ui-now-carried = Зараз його має { NOUN($who, 1) } «{ $hero }».
ui-now-item = Зараз це { $me ->
    [yes] ваш предмет горілиць
   *[no] предмет гравця { $player } горілиць
}.
ui-now-item-waits = Зараз чекає на героя.
ui-now-walks = Зараз проходить підземелля: { $hero }.
ui-now-discard = Зараз у скиді: { $count }.
ui-now-deck = Зараз іще в колоді героїв.

ui-means = { $choice } Тобто: { $what }
ui-no-pass = Тут не можна спасувати.
ui-no-skip = Тут немає чого пропускати: на це запитання треба відповісти.
ui-several-cards = «{ $name }» підходить до кількох карт: { $list }.
ui-not-printed = Карти «{ $name }» у цьому виданні немає.
ui-did-you-mean = Карти з назвою «{ $name }» немає. Може, ви мали на увазі «{ $near }»?
ui-no-rule = Правила чи роз’яснення з номером { $number } немає. Введіть, наприклад, ? R8.2 або ? Q9.
ui-choice-without-card = Цей варіант не стосується жодної карти.
ui-ask-always = Відтепер вас запитуватимуть, навіть якщо варіант лише один.
ui-ask-able = Відтепер вас запитуватимуть, лише коли є з чого вибирати.
ui-taken-back = Кроків назад: { $count }.
ui-nothing-to-undo = Крок назад неможливий: після вашого останнього вибору хтось про щось дізнався або інший гравець щось зробив (Q50).
ui-concede-sure = Ви справді хочете здатися? Введіть concede ще раз; будь-яка інша відповідь продовжить гру.
ui-to-resume = Щоб продовжити: { $command }
ui-to-replay = Щоб переглянути ще раз: { $command }
ui-result = { $place }. { $player }: результат { $points } ({ $notes })
ui-why-points = Результат — це душі мінус поранення; перемагає той, у кого він найвищий.
ui-why-alone = Результат — це душі мінус поранення, щонайбільше 36.
ui-why-ten-souls = Перемагає той, хто має 10 душ і менше ніж 5 поранень.
ui-why-highest-xp = Результат — це душі мінус поранення; він однаковий, тож перемагає той, у кого більше ОД.
ui-why-lowest-xp = Результат — це душі мінус поранення; він однаковий, тож перемагає той, у кого менше ОД.
