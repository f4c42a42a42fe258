# The answers a player may give, each told apart by its words alone. Like all buttons they are
# infinitives.

## Passing

pass-window = Пас
pass-keep-hand = Залишити цю руку
pass-build-nothing = Нічого не будувати
pass-keep-card = Залишити карту кімнати «{ $room }» у руці
pass-swap-nothing = Нічого не міняти
pass-draw-nothing = Нічого не тягнути
pass-take-nothing = Нічого не брати
pass-minion-home = Залишити посіпаку на базі
pass-move-nothing = Нічого не переміщувати
pass-no = Ні, не застосовувати: { $card }
pass-nothing = Нічого не вибирати

## Agreeing

yes-mulligan = Набрати нову руку
yes-use = Так. { $text }
yes-plain = Так

## Cards

pick-choose = { $card } ({ $line }). { $text }
pick-choose-silent = { $card } ({ $line })
pick-discard = Скинути { NOUN($kind, 1, case: "acc") } «{ $card }»
pick-build = Збудувати кімнату «{ $card }» ({ $line })
pick-play = Зіграти заклинання «{ $card }». { $text }
pick-take-discarded = Узяти { NOUN($kind, 1, case: "acc") } «{ $card }» зі скиду
pick-take = Узяти { NOUN($kind, 1, case: "acc") } «{ $card }»
pick-from-deck = Узяти { NOUN($kind, 1, case: "acc") } «{ $card }» з колоди кімнат
pick-first = Спершу { NOUN($sort, 1) } «{ $card }»

## Heroes

pick-hero = { NOUN($who, 1, capital: "yes") } «{ $hero }» ({ $treasure }{ $epic ->
    [yes] , { $who ->
        [heroine] епічна
       *[hero] епічний
    }
   *[no] {""}
}, { $where ->
    [town] здоров’я: { $health }, у місті
    [landmark] здоров’я: { $health }, на знаковій локації «{ $landmark }»
    [walking] здоров’я: { $health }, ушкодження: { $damage }, у кімнаті «{ $room }», { in-dungeon-of }
    [dungeon] здоров’я: { $health }, ушкодження: { $damage }, { in-dungeon-of }
    [entrance] здоров’я: { $health }, на вході до { $me ->
        [yes] вашого підземелля
       *[no] підземелля гравця { $player }
    }
    [soul] { COUNT("soul", $worth) } у { $me ->
        [yes] вас
       *[no] гравця { $player }
    }
    [wound] { COUNT("wound", $worth) } у { $me ->
        [yes] вас
       *[no] гравця { $player }
    }
   *[deck] здоров’я: { $health }, у колоді героїв
})

## Rooms and slots

slot-at = { $slot ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $slot }-те
} місце від боса
pick-slot = Кімната «{ $room }» { in-dungeon-of }, { slot-at }, ушкодження: { $damage }
pick-slot-bare = Карта долілиць { in-dungeon-of }, { slot-at }
pick-slot-build = Зверху кімнати «{ $room }», { slot-at }
pick-slot-destroy = Зруйнувати кімнату «{ $room }», { slot-at }
pick-slot-first = Спершу кімната «{ $room }», { slot-at }
pick-slot-swap = Поміняти місцями з кімнатою «{ $room }» { in-dungeon-of }, { slot-at }
pick-slot-shuffle = Перетасувати стіс із кімнатою «{ $room }» { in-dungeon-of }, { slot-at }
pick-slot-token = Додати жетон +1 до кімнати «{ $room }», { slot-at }, ушкодження: { $damage }
pick-slot-token-off = Прибрати жетон +1 з кімнати «{ $room }», { slot-at }, жетони: { $tokens }
pick-slot-token-from = Перемістити жетон +1 з кімнати «{ $room }», { slot-at }, жетони: { $tokens }
pick-slot-token-to = Перемістити його до кімнати «{ $room }», { slot-at }, ушкодження: { $damage }
pick-new-slot = На новому місці з лівого краю вашого підземелля
pick-use = Застосувати властивість кімнати «{ $room }», { slot-at }. { $text }
pick-use-first = Спершу кімната «{ $room }», { slot-at }. { $text }
pick-use-minion = Кімната «{ $room }», { slot-at }. { $text }

## Bosses, Items, Landmarks

pick-boss = Застосувати властивість свого боса «{ $boss }». { $text }
pick-boss-first = Спершу бос «{ $boss }». { $text }
pick-boss-minion = Ваш бос «{ $boss }». { $text }
pick-boss-gone = Застосувати властивість свого боса
pick-sell-room = Скинути карту кімнати й отримати 1 монету
pick-item = Використати предмет «{ $item }». { $text }
pick-item-gone = Використати свій предмет
pick-space = { $landmark }, зона дії { $space }. { $text }
pick-space-summon = { $landmark }, зона виклику, { $hero }. { $text }
pick-space-summon-nobody = { $landmark }, зона виклику. { $text }

## Players, Spells, kinds of card

pick-player = { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
pick-entrance = { $me ->
    [yes] Ваше підземелля
   *[no] Підземелля гравця { $player }
}, ушкодження загалом: { $damage }
pick-declared = { $me ->
    [yes] Ваше заклинання «{ $card }»
   *[no] Заклинання «{ $card }» гравця { $player }
}{ declared-target }
pick-declared-gone = Оголошений ефект { $number }
pick-draw = Потягнути { NOUN($kind, 1, case: "acc") }
pick-back = Карта { $back ->
    [room] кімнати
   *[spell] заклинання
}
