# The answers a player may give, each told apart by its words alone. As on buttons, the verb is an
# infinitive.

## Passing

pass-window = Пас
pass-keep-hand = Оставить эту руку
pass-build-nothing = Ничего не строить
pass-keep-card = Оставить карту комнаты «{ $room }» в руке
pass-swap-nothing = Ничего не менять
pass-draw-nothing = Ничего не брать из колод
pass-take-nothing = Ничего не брать
pass-minion-home = Оставить приспешника на базе
pass-move-nothing = Ничего не перемещать
pass-no = Нет, не использовать: { $card }
pass-nothing = Ничего не выбирать

## Agreeing

yes-mulligan = Взять новую руку
yes-use = Да. { $text }
yes-plain = Да

## Cards

pick-choose = { $card } ({ $line }). { $text }
pick-choose-silent = { $card } ({ $line })
pick-discard = Сбросить { NOUN($kind, 1, case: "acc") } «{ $card }»
pick-build = Построить комнату «{ $card }» ({ $line })
pick-play = Сыграть заклинание «{ $card }». { $text }
pick-take-discarded = Взять { NOUN($kind, 1, case: "acc") } «{ $card }» из сброса
pick-take = Взять { NOUN($kind, 1, case: "acc") } «{ $card }»
pick-from-deck = Взять { NOUN($kind, 1, case: "acc") } «{ $card }» из колоды комнат
pick-first = Сначала { NOUN($sort, 1) } «{ $card }»

## Heroes

pick-hero = { NOUN($who, 1, capital: "yes") } «{ $hero }» ({ $treasure }{ $epic ->
    [yes] , { $who ->
        [heroine] эпическая
       *[hero] эпический
    }
   *[no] {""}
}, { $where ->
    [town] здоровье { $health }, в городе
    [landmark] здоровье { $health }, на ключевой локации «{ $landmark }»
    [walking] здоровье { $health }, урон { $damage }, в комнате «{ $room }», { in-dungeon-of }
    [dungeon] здоровье { $health }, урон { $damage }, { in-dungeon-of }
    [entrance] здоровье { $health }, на входе в { $me ->
        [yes] ваше подземелье
       *[no] подземелье игрока { $player }
    }
    [soul] { COUNT("soul", $worth) } у { $me ->
        [yes] вас
       *[no] игрока { $player }
    }
    [wound] { COUNT("wound", $worth) } у { $me ->
        [yes] вас
       *[no] игрока { $player }
    }
   *[deck] здоровье { $health }, в колоде героев
})

## Rooms and slots

slot-at = { $slot }-я клетка от босса
pick-slot = Комната «{ $room }» { in-dungeon-of }, { slot-at }, урон { $damage }
pick-slot-bare = Карта лицом вниз { in-dungeon-of }, { slot-at }
pick-slot-build = Поверх комнаты «{ $room }», { slot-at }
pick-slot-destroy = Сломать комнату «{ $room }», { slot-at }
pick-slot-first = Сначала комната «{ $room }», { slot-at }
pick-slot-swap = Поменять местами с комнатой «{ $room }» { in-dungeon-of }, { slot-at }
pick-slot-shuffle = Перемешать стопку с комнатой «{ $room }» { in-dungeon-of }, { slot-at }
pick-slot-token = Положить жетон +1 на комнату «{ $room }», { slot-at }, урон { $damage }
pick-slot-token-off = Убрать жетон +1 с комнаты «{ $room }», { slot-at }, жетоны: { $tokens }
pick-slot-token-from = Переместить жетон +1 с комнаты «{ $room }», { slot-at }, жетоны: { $tokens }
pick-slot-token-to = Переместить его на комнату «{ $room }», { slot-at }, урон { $damage }
pick-new-slot = На новой клетке у левого края вашего подземелья
pick-use = Активировать свойство комнаты «{ $room }», { slot-at }. { $text }
pick-use-first = Сначала комната «{ $room }», { slot-at }. { $text }
pick-use-minion = Комната «{ $room }», { slot-at }. { $text }

## Bosses, Items, Landmarks

pick-boss = Активировать способность своего босса «{ $boss }». { $text }
pick-boss-first = Сначала босс «{ $boss }». { $text }
pick-boss-minion = Ваш босс «{ $boss }». { $text }
pick-boss-gone = Активировать способность своего босса
pick-sell-room = Сбросить карту комнаты и получить 1 монету
pick-item = Использовать предмет «{ $item }». { $text }
pick-item-gone = Использовать свой предмет
pick-space = { $landmark }, поле действия { $space }. { $text }
pick-space-summon = { $landmark }, поле призыва, { $hero }. { $text }
pick-space-summon-nobody = { $landmark }, поле призыва. { $text }

## Players, Spells, kinds of card

pick-player = { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
pick-entrance = { $me ->
    [yes] Ваше подземелье
   *[no] Подземелье игрока { $player }
}, общий урон: { $damage }
pick-declared = { $me ->
    [yes] Ваше заклинание «{ $card }»
   *[no] Заклинание «{ $card }» игрока { $player }
}{ declared-target }
pick-declared-gone = Заявленный эффект { $number }
pick-draw = Взять карту из колоды { $kind ->
    [room-card] комнат
   *[spell-card] заклинаний
}
pick-back = { $back ->
    [room] Карта комнаты
   *[spell] Карта заклинания
}
