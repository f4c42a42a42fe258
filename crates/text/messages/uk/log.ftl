# The log, in the present tense. $me is yes where the player is the reader. Names are never
# declined: what they name stands before them in the right case.
# $who is hero or heroine: NOUN($who, 1) is the noun that stands before the name $hero, and what
# agrees with it selects by $who.

## Phrases

in-dungeon-of = у { $me ->
    [yes] вашому підземеллі
   *[no] підземеллі гравця { $player }
}
to-entrance-of = до входу { $me ->
    [yes] у ваше підземелля
   *[no] в підземелля гравця { $player }
}
card-seen = { NOUN($kind, 1, case: "acc") }{ $seen ->
    [card] {" "}«{ $card }»
   *[back] {""}
}
# Which of two Rooms of one name: stands right after the name.
in-slot = {" "}({ slot-at })
declared-target = { $aim ->
    [room] ; ціль: кімната «{ $thing }»{ $which_aim } у { $owner_me ->
        [yes] вашому підземеллі
       *[no] підземеллі гравця { $owner }
    }
    [hero] ; ціль: { NOUN($who, 1) } «{ $thing }»
    [spell] ; ціль: заклинання «{ $thing }»
    [player] ; ціль: { $owner_me ->
        [yes] ви
       *[no] гравець { $owner }
    }
   *[none] {""}
}

## Set-up

seen-bosses-dealt = { $me ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { $shown ->
    [hidden] карту боса
   *[yes] { NOUN("boss", $count, case: "acc") }: { $bosses }
}.
seen-boss-revealed = { $me ->
    [yes] Ваш бос
   *[no] Бос гравця { $player }
} — «{ $boss }» ({ $xp } ОД).
seen-xp-ranked = Однакові ОД: за жеребом { $me ->
    [yes] ви випереджаєте
   *[no] { $player } випереджає
} { $second_me ->
    [yes] вас
   *[no] гравця { $second }
}.
seen-mulligan = { $me ->
    [yes] Ви замішуєте руку в колоди й набираєте
   *[no] { $player } замішує руку в колоди й набирає
} нову.
seen-hand-shown = { $me ->
    [yes] Ви розкриваєте руку
   *[no] { $player } розкриває руку
}: { $cards }.
seen-first-player = Перший гравець — { $me ->
    [yes] ви
   *[no] { $player }
}.

## Turn and cards

seen-turn = Починається хід { $turn }.
seen-phase = Зараз: { $phase }.
seen-active = Активний гравець — { $me ->
    [yes] ви
   *[no] { $player }
}.
seen-hero-arrives = { $epic ->
    [yes] { $who ->
        [heroine] Епічна героїня
       *[hero] Епічний герой
    }
   *[no] { NOUN($who, 1, capital: "yes") }
} «{ $hero }» прибуває до міста ({ $treasure }, здоров’я: { $health }).
seen-drew = { $me ->
    [yes] Ви тягнете
   *[no] { $player } тягне
} { card-seen }.
seen-drew-nothing = { $me ->
    [yes] Ви не тягнете
   *[no] { $player } не тягне
} { NOUN($kind, 1, case: "acc") }: таких карт більше немає.
seen-deck-rebuilt = Колоду { $back ->
    [room] кімнат
   *[spell] заклинань
} сформовано заново зі скиду.
seen-discarded = { $me ->
    [yes] Ви скидаєте
   *[no] { $player } скидає
} { NOUN($kind, 1, case: "acc") } «{ $card }».
seen-took-discarded = { $me ->
    [yes] Ви берете
   *[no] { $player } бере
} { NOUN($kind, 1, case: "acc") } «{ $card }» зі скиду.
seen-took = { $me ->
    [yes] Ви берете
   *[no] { $player } бере
} { card-seen } з { $from_me ->
    [yes] вашої руки
   *[no] руки гравця { $from }
}.
seen-looked-at = { $me ->
    [yes] Ви переглядаєте
   *[no] { $player } переглядає
} карти { $from_me ->
    [yes] у вашій руці
   *[no] в руці гравця { $from }
}{ $shown ->
    [hidden] .
    [none] : рука порожня.
   *[yes] : { $cards }.
}
seen-searched = { $me ->
    [yes] Ви переглядаєте
   *[no] { $player } переглядає
} колоду кімнат{ $shown ->
    [hidden] .
    [none] {" "}і нічого не { $me ->
        [yes] знаходите
       *[no] знаходить
    }.
   *[yes] : { $cards }.
}
seen-found = { $me ->
    [yes] Ви знаходите й показуєте
   *[no] { $player } знаходить і показує
} всім { NOUN($kind, 1, case: "acc") } «{ $card }».

## Market and Minions

seen-market-card = На ринку з’являється { NOUN($kind, 1) } «{ $card }».
seen-market-taken = { $me ->
    [yes] Ви берете
   *[no] { $player } бере
} з ринку { NOUN($kind, 1, case: "acc") } «{ $card }».
seen-market-gone = { $any ->
    [yes] Решту карт із ринку скинуто: { $cards }.
   *[no] На ринку не залишилося карт.
}
seen-minion-placed = { $me ->
    [yes] Ви розміщуєте свого посіпаку
   *[no] { $player } розміщує свого посіпаку
} { $spot }{ $which }.
spot-landmark = на знаковій локації «{ $card }» ({ $summons ->
    [yes] зона виклику
   *[no] зона дії { $space }
})
spot-room = в зоні дії кімнати «{ $card }»
spot-boss = в зоні дії боса «{ $card }»
seen-minion-stays = { $me ->
    [yes] Ваш посіпака
   *[no] Посіпака гравця { $player }
} залишається на базі.

## Building

seen-placed = { $me ->
    [yes] Ви розміщуєте
   *[no] { $player } розміщує
} долілиць { card-seen } { $slot ->
    [0] на новому місці в підземеллі
   *[other] на { $slot }-му місці від боса
}.
seen-placed-nothing = { $me ->
    [yes] Ви нічого не будуєте
   *[no] { $player } нічого не будує
}.
seen-placed-returned = Розміщена долілиць { NOUN($kind, 1) }{ $seen ->
    [card] {" "}«{ $card }»
   *[back] {""}
} повертається { $me ->
    [yes] у вашу руку
   *[no] в руку гравця { $player }
}.
seen-built = { $me ->
    [yes] Ви будуєте
   *[no] { $player } будує
} кімнату «{ $room }»{ $over ->
    [yes] {" "}зверху кімнати «{ $below }»{ $which }
   *[no] {""}
}.
seen-not-built = Кімнату «{ $room }» більше не можна збудувати: карта повертається { $me ->
    [yes] у вашу руку
   *[no] в руку гравця { $player }
}.
seen-level-up = { $me ->
    [yes] Ваш бос «{ $boss }»
   *[no] Бос «{ $boss }» гравця { $player }
} досягає нового рівня.
seen-no-building = Цього ходу не можна будувати кімнати.
seen-extra-placement = Цього ходу { $me ->
    [yes] ви можете
   *[no] { $player } може
} збудувати ще одну кімнату.

## Spells and abilities

seen-triggered = { $minion ->
    [yes] Діє { $me ->
        [yes] ваш посіпака
       *[no] посіпака гравця { $player }
    }
   *[no] Спрацьовує { $me ->
        [yes] ваша властивість
       *[no] властивість гравця { $player }
    }
}: { NOUN($sort, 1) } «{ $card }»{ $which }.
seen-played = { $me ->
    [yes] Ви граєте
   *[no] { $player } грає
} заклинання «{ $card }»{ declared-target }.
seen-used = { $me ->
    [yes] Ви застосовуєте
   *[no] { $player } застосовує
} властивість { NOUN($sort, 1, case: "gen") } «{ $card }»{ $which }{ declared-target }.
seen-sold = { $me ->
    [yes] Ви обмінюєте
   *[no] { $player } обмінює
} карту кімнати на монету.
seen-canceled = { $me ->
    [yes] Ваше заклинання «{ $spell }»
   *[no] Заклинання «{ $spell }» гравця { $player }
} скасовано.
seen-fizzled = { $me ->
    [yes] Ваш ефект
   *[no] Ефект гравця { $player }
} більше не має цілі й не діє: { NOUN($sort, 1) } «{ $card }»{ $which }.
seen-happened = Діє { $me ->
    [yes] ваш ефект
   *[no] ефект гравця { $player }
}: { NOUN($sort, 1) } «{ $card }»{ $which }.
seen-sale = { $me ->
    [yes] Ваша карта кімнати
   *[no] Карта кімнати гравця { $player }
} стає монетою.
seen-spent = Карта заклинання «{ $spell }» потрапляє у скид.

## Rooms

seen-destroyed = Кімнату «{ $room }»{ $which } { in-dungeon-of } зруйновано.
seen-uncovered = Кімнату «{ $room }»{ $which } { in-dungeon-of } відкрито.
seen-deactivated = Кімнату «{ $room }»{ $which } { in-dungeon-of } деактивовано до кінця ходу.
seen-stunned = Кімнату «{ $room }»{ $which } { in-dungeon-of } знешкоджено до кінця ходу.
seen-reactivated = Кімната «{ $room }»{ $which } { in-dungeon-of } знову діє.
seen-room-damage-up = До кінця ходу кімната «{ $room }»{ $which } { in-dungeon-of } завдає +{ COUNT("damage", $amount, case: "acc") }.
seen-rooms-damage-up = До кінця ходу { $me ->
    [yes] ваші кімнати
   *[no] кімнати гравця { $player }
} завдають +{ COUNT("damage", $amount, case: "acc") }.
seen-treasure-doubled = До кінця ходу кількість скарбів у { $me ->
    [yes] ваших кімнатах
   *[no] кімнатах гравця { $player }
} подвоюється.
seen-swapped = Кімнати «{ $room }»{ $which } та «{ $other }»{ $which_other } { in-dungeon-of } міняються місцями.
seen-stack-shuffled = Стіс кімнат { in-dungeon-of } перетасовано: тепер зверху кімната «{ $room }»{ $which }.
seen-tokens-put = Кімната «{ $room }»{ $which } { in-dungeon-of } отримує { plus-tokens }.
seen-tokens-lost = Кімната «{ $room }»{ $which } { in-dungeon-of } втрачає { plus-tokens }.
seen-token-moved = { $me ->
    [yes] Ви переміщуєте
   *[no] { $player } переміщує
} жетон +1 з кімнати «{ $room }»{ $which } до кімнати «{ $other }»{ $which_other }.
seen-treasure-up = До кінця ходу { $me ->
    [yes] ваш бос
   *[no] бос гравця { $player }
} отримує додатково { $icons }.
seen-last-room-damage-up = До кінця ходу остання кімната { dungeon-of } завдає +{ COUNT("damage", $amount, case: "acc") }.

## Heroes

seen-no-entry = Цього ходу жоден герой не входить у { $me ->
    [yes] ваше підземелля
   *[no] підземелля гравця { $player }
}.
seen-lured = { NOUN($who, 1, capital: "yes") } «{ $hero }» переміщується { to-entrance-of } ({ COUNT($treasure, $count) }).
seen-lured-by-souls = { NOUN($who, 1, capital: "yes") } «{ $hero }» переміщується { to-entrance-of } (найменше душ: { $count }).
seen-stays-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишається в місті: нічия.
seen-stays = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишається в місті: ніщо { $who ->
    [heroine] її
   *[hero] його
} не заманює.
seen-to-entrance = { NOUN($who, 1, capital: "yes") } «{ $hero }» переміщується { to-entrance-of }.
seen-to-town = { NOUN($who, 1, capital: "yes") } «{ $hero }» повертається до міста.
seen-to-landmark = { NOUN($who, 1, capital: "yes") } «{ $hero }» переходить на знакову локацію «{ $landmark }».
seen-enters = { NOUN($who, 1, capital: "yes") } «{ $hero }» входить у кімнату «{ $room }»{ $which } { in-dungeon-of }.
seen-sent-back = Кімната «{ $room }»{ $which } { in-dungeon-of } повертає { NOUN($who, 1, case: "acc") } «{ $hero }» до попередньої кімнати.
seen-takes = { NOUN($who, 1, capital: "yes") } «{ $hero }» зазнає { COUNT("damage", $damage, case: "gen") } (усього { $total }, здоров’я: { $health }).
seen-health-up = До кінця ходу { NOUN($who, 1) } «{ $hero }» отримує +{ $amount } до здоров’я.
seen-health-token = { NOUN($who, 1, capital: "yes") } «{ $hero }» отримує жетон здоров’я { $token }.
seen-dies = { NOUN($who, 1, capital: "yes") } «{ $hero }» гине{ $where ->
    [room] {" "}в кімнаті «{ $room }»{ $which }
   *[none] {""}
}: { $me ->
    [yes] ви здобуваєте
   *[no] { $player } здобуває
} { COUNT("soul", $count, case: "acc") }.
seen-survives = { NOUN($who, 1, capital: "yes") } «{ $hero }» виживає: { $me ->
    [yes] ви дістаєте
   *[no] { $player } дістає
} { COUNT("wound", $count, case: "acc") }.
seen-healed = { $me ->
    [yes] Ви зцілюєте
   *[no] { $player } зцілює
} поранення: тепер { NOUN($who, 1) } «{ $hero }» дає { COUNT("soul", $count, case: "acc") }.
seen-soul-removed = { $me ->
    [yes] Ви вилучаєте
   *[no] { $player } вилучає
} з гри душу { NOUN($who, 1, case: "gen") } «{ $hero }».
seen-soul-returned = { $who ->
    [heroine] Загибла героїня
   *[hero] Загиблий герой
} «{ $hero }» повертається { to-entrance-of }.

## Items and coins

seen-item-revealed = Розкрито предмет «{ $item }».
seen-item-given = { NOUN($who, 1, capital: "yes") } «{ $hero }» отримує предмет «{ $item }».
seen-item-taken = { $me ->
    [yes] Ви берете
   *[no] { $player } бере
} предмет «{ $item }».
seen-item-spent = Предмет «{ $item }» використано.
seen-coins-gained = { $me ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { COUNT("coin", $count, case: "acc") }.
seen-coins-paid = { $me ->
    [yes] Ви платите
   *[no] { $player } платить
} { COUNT("coin", $count, case: "acc") }.

## Players

seen-eliminated = { $me ->
    [yes] Ви вибуваєте
   *[no] { $player } вибуває
} з гри.
seen-conceded = { $me ->
    [yes] Ви здаєтеся
   *[no] { $player } здається
}.
seen-game-ends = Гру закінчено: { $cause }.{ $winner ->
    [no] {""}
   *[yes] {" "}{ $me ->
        [yes] Ви перемагаєте.
       *[no] { $player } перемагає.
    }
}
