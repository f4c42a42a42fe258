# The words of the interface itself.

ui-you = Вы
ui-bot = Бот { $number }
ui-your-turn = Ваш ход
ui-waiting = Ожидаем: { $player }
ui-waiting-window = Ожидаем: игроки могут действовать
ui-waiting-everybody = Ожидаем, пока выберут все
ui-turn-phase = Ход { $turn }, { $phase }
ui-active = Активный игрок: { $player }
ui-new-game = Новая игра: { $edition }, { COUNT("player", $players) }

ui-town = Город
ui-town-empty = В городе никого нет
ui-hero = { $hero } ({ $treasure }, здоровье { $health }{ $changed ->
    [yes] , на карте { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] эпическая
       *[hero] эпический
    }: считается за 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-hurt = { $hero } ({ $treasure }, здоровье { $health }{ $changed ->
    [yes] , на карте { $printed }
   *[no] {""}
}, урон { $damage }{ $epic ->
    [yes] , { $who ->
        [heroine] эпическая
       *[hero] эпический
    }: считается за 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-waits = { $hero } ({ $treasure }, здоровье { $health }{ $changed ->
    [yes] , на карте { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] эпическая
       *[hero] эпический
    }: считается за 2
   *[no] {""}
}, ждет следующего хода{ ui-hero-item })
ui-hero-item = { $carries ->
    [no] {""}
   *[yes] , несет предмет «{ $item }»
}
ui-entrance = Вход
ui-your-dungeon = Ваше подземелье
ui-dungeon-of = Подземелье игрока { $player }
ui-no-rooms = Комнат пока нет
ui-dungeon-bare = комнат пока нет
ui-slot = Клетка { $slot }
ui-damage = урон { $damage }
ui-face-down = карта лицом вниз
ui-deactivated = деактивирована до конца хода
ui-stunned = оглушена до конца хода
ui-used = использована в этот ход
ui-below = под ней: { $cards }
ui-no-entry = в этот ход герои не заходят

# The town board, items and coins.

ui-market = Рынок
ui-market-empty = Рынок пуст
ui-landmark-empty = никого
ui-minion-of = Приспешник: { $player }
ui-minion-at = Приспешник { $spot }
ui-minion-home = Приспешник на базе
ui-first-player = Первый игрок: { $player }
ui-town-places = Город (мест: { $count })
ui-tokens = жетоны +1: { $count }
ui-health-token = жетон здоровья { $token }
ui-item = Предмет: { $item }
ui-items-waiting = Предметы, которые ждут героя
ui-coins = { COUNT("coin", $count) }

ui-boss = Босс: { $boss }, { $xp } XP
ui-leveled = уровень получен
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Сокровища: { $list }
ui-treasure-none = нет
ui-out = вне игры
ui-hand = Ваша рука
ui-hand-empty = Ваша рука пуста
ui-hand-sizes = Рука: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Колода комнат: { $rooms }, колода заклинаний: { $spells }, герои: { $heroes }, эпические герои: { $epics }
ui-discard = Сброс
ui-discard-empty = Сброс пуст
ui-declared = Заявлено, последнее — в конце

ui-choose = Ваш выбор (1–{ $count }, ? — справка):
ui-bad-choice = «{ $answer }» здесь выбрать нельзя: введите число от 1 до { $count } или ?, чтобы увидеть справку.
ui-help =
    Число или начало имени игрока либо названия карты: этот вариант. Пустая строка: вопрос еще раз.
    pass: пас, если он возможен. skip hero: пас, пока этот герой не уйдет. skip phase: пас до конца этой фазы.
    skip: пас до конца этого хода или пока вы не станете активным игроком. После любого skip вас снова спросят, как только кто-то другой что-то заявит или получит уровень.
    ? НАЗВАНИЕ: объясняет карту. ? ничья: объясняет слово игры; ? words перечисляет такие слова. ? 2: объясняет карту из варианта 2. ? R8.2 или ? Q9: это правило или разъяснение.
    board: весь стол. bait: куда сейчас пошли бы герои из города. hand: ваши карты с их текстом. discard: сброс. log 30: последние 30 строк журнала игры.
    hint: что выбрал бы на вашем месте обычный бот и почему. hint УРОВЕНЬ: что выбрал бы бот этого уровня: random, easy, normal, hard или expert.
    undo: шаг назад. undo all: назад до последнего момента, когда кто-то что-то узнал.
    ask always: спрашивать, даже если вариант только один. ask able: спрашивать, только если есть из чего выбирать (по умолчанию).
    quit: выйти и сохранить игру. concede: сдаться.
ui-hint = Бот уровня «{ $level }» выбрал бы здесь вариант { $number }: «{ $choice }». { $why }
ui-no-level = Уровня «{ $level }» нет. Есть: { $list }.
ui-no-hint = Для этого вопроса подсказки нет.
ui-no-card = Карты с названием «{ $name }» нет.
ui-log = Журнал
ui-concede = Сдаться
ui-quit = Хотите выйти из игры?
ui-goodbye = На этом пока всё.
ui-you-win = Победа!
ui-you-lose = Поражение.
ui-winner = Побеждает { $player }
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = Игра сохранена как { $path }.

# The game in the terminal, line by line.

ui-line = { $label }: { $what }.
ui-goes-on = Игра продолжается: { $edition }, { COUNT("player", $players) }
ui-variants = Варианты: { $list }.
ui-fields = Правила этого стола: { $list }.
ui-around-the-table = За столом: { $list }.
ui-recorded = Игра записывается в { $path } (зерно: { $seed }).
ui-help-hint = При любом вопросе можно ввести ?, чтобы увидеть справку.
ui-last-happened = Последние события:
ui-times = { $line } ({ $count } { $count ->
    [few] раза
   *[many] раз
})
ui-walked = { NOUN($who, 1, capital: "yes") } «{ $hero }» идет через { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
} и получает урон: { $rooms } (всего { $total }, здоровье { $health }).
ui-walked-room = { $damage } в комнате «{ $room }»{ $which }
ui-others-play-on = Остальные доигрывают до конца.
ui-only-phase = Сейчас: { $phase }.
ui-set-up-order = Сейчас: { $phase }. Порядок хода: { $order }.
ui-turn-order = Ход { $turn }, { $phase }. Порядок хода: { $order }.
ui-rooms-of = { $me ->
    [yes] Ваше подземелье
   *[no] Подземелье игрока { $player }
}, слева направо
ui-entrance-of = На входе в { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}
ui-walks-in = Идет через { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}
ui-in-room = в комнате «{ $room }»
ui-room = { $room } (клетка { $slot } · { $notes })
ui-bare-slot = { $room } (клетка { $slot })
ui-covered-by = сверху { $card }
ui-damage-in-all = общий урон: { $damage }
ui-icons = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
ui-copies = { $count } × { $card }
ui-known = Известные вам карты
ui-held-by = { $card } ({ $players })
ui-conceded = партия сдана

ui-now-room = Сейчас в { $me ->
    [yes] вашем подземелье
   *[no] подземелье игрока { $player }
}, клетка { $slot }: урон { $damage }.
ui-now-below = Сейчас под другой комнатой в { $me ->
    [yes] вашем подземелье
   *[no] подземелье игрока { $player }
}, клетка { $slot }.
ui-now-boss = Сейчас это { $me ->
    [yes] ваш босс
   *[no] босс игрока { $player }
}.
ui-now-entrance = Сейчас на входе в { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}: { $hero }.
ui-now-soul = Сейчас это душа в { $me ->
    [yes] вашей области подсчета очков
   *[no] области подсчета очков игрока { $player }
}.
ui-now-wound = Сейчас это рана в { $me ->
    [yes] вашей области подсчета очков
   *[no] области подсчета очков игрока { $player }
}.
ui-now-hand = Сейчас в вашей руке: { $count }.
ui-now-town = Сейчас в городе: { $hero }.
ui-now-landmark = Сейчас на ключевой локации «{ $landmark }»: { $hero }.
ui-now-market = Сейчас на рынке: { $count }.
ui-now-carried = Сейчас его несет { NOUN($who, 1) } «{ $hero }».
ui-now-item = Сейчас это { $me ->
    [yes] ваш предмет
   *[no] предмет игрока { $player }
}, лицом вверх.
ui-now-item-waits = Сейчас ждет героя.
ui-now-walks = Сейчас идет через подземелье: { $hero }.
ui-now-discard = Сейчас в сбросе: { $count }.
ui-now-deck = Пока еще в колоде героев.

ui-means = { $choice } Это значит: { $what }
ui-no-pass = Здесь пасовать нельзя.
ui-no-skip = Здесь нечего пропускать: на этот вопрос нужно ответить.
ui-several-cards = «{ $name }» подходит к нескольким картам: { $list }.
ui-not-printed = Карты «{ $name }» в этом издании нет.
ui-did-you-mean = Карты с названием «{ $name }» нет. Может быть, { $near }?
ui-no-rule = Правила или разъяснения с номером { $number } нет. Введите, например, ? R8.2 или ? Q9.
ui-choice-without-card = В этом варианте карта не названа.
ui-ask-always = Теперь вас будут спрашивать, даже если вариант только один.
ui-ask-able = Теперь вас будут спрашивать, только если есть из чего выбирать.
ui-taken-back = Шагов назад: { $count }.
ui-nothing-to-undo = Шаг назад невозможен: после вашего последнего решения кто-то что-то узнал или действовал другой игрок (Q50).
ui-concede-sure = Вы действительно хотите сдаться? Введите concede еще раз; любой другой ответ продолжит игру.
ui-to-resume = Чтобы продолжить: { $command }
ui-to-replay = Чтобы посмотреть еще раз: { $command }
ui-result = { $place }. { $player }: очки { $points } ({ $notes })
ui-why-points = Очки — это души минус раны; побеждает тот, у кого их больше.
ui-why-alone = Очки — это души минус раны, не больше 36.
ui-why-ten-souls = Побеждает тот, у кого 10 душ и меньше 5 ран.
ui-why-highest-xp = Очки — это души минус раны; очков поровну, поэтому побеждает игрок с наибольшим XP.
ui-why-lowest-xp = Очки — это души минус раны; очков поровну, поэтому побеждает игрок с наименьшим XP.
