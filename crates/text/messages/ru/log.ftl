# The log, in the present tense. $me is yes where the player is the reader. Names are never
# declined: what they name stands before them in the right case.
# $who is hero or heroine: NOUN($who, 1) is the noun that stands before the name $hero, and what
# agrees with it selects by $who.

## Phrases

in-dungeon-of = в { $me ->
    [yes] вашем подземелье
   *[no] подземелье игрока { $player }
}
to-entrance-of = ко входу в { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}
card-seen = { NOUN($kind, 1, case: "acc") }{ $seen ->
    [card] {" "}«{ $card }»
   *[back] {""}
}
# Which of two Rooms of one name: stands right after the name.
in-slot = {" "}({ slot-at })
declared-target = { $aim ->
    [room] ; цель: комната «{ $thing }»{ $which_aim } в { $owner_me ->
        [yes] вашем подземелье
       *[no] подземелье игрока { $owner }
    }
    [hero] ; цель: { NOUN($who, 1) } «{ $thing }»
    [spell] ; цель: заклинание «{ $thing }»
    [player] ; цель: { $owner_me ->
        [yes] вы
       *[no] игрок { $owner }
    }
   *[none] {""}
}

## Set-up

seen-bosses-dealt = { $me ->
    [yes] Вы получаете
   *[no] { $player } получает
} { $shown ->
    [hidden] карту босса
   *[yes] { $count ->
        [1] карту босса
       *[other] карты боссов
    }: { $bosses }
}.
seen-boss-revealed = { $me ->
    [yes] Ваш босс
   *[no] Босс игрока { $player }
} — «{ $boss }» ({ $xp } XP).
seen-xp-ranked = XP равны: по жребию { $me ->
    [yes] вы опережаете
   *[no] { $player } опережает
} { $second_me ->
    [yes] вас
   *[no] игрока { $second }
}.
seen-mulligan = { $me ->
    [yes] Вы замешиваете руку обратно в колоды и берете
   *[no] { $player } замешивает руку обратно в колоды и берет
} новую.
seen-hand-shown = { $me ->
    [yes] Вы показываете руку
   *[no] { $player } показывает руку
}: { $cards }.
seen-first-player = { $me ->
    [yes] Вы — первый игрок.
   *[no] Первый игрок — { $player }.
}

## Turn and cards

seen-turn = Начинается ход { $turn }.
seen-phase = Сейчас: { $phase }.
seen-active = { $me ->
    [yes] Вы — активный игрок.
   *[no] Активный игрок — { $player }.
}
seen-hero-arrives = { $epic ->
    [yes] { $who ->
        [heroine] Эпическая героиня
       *[hero] Эпический герой
    }
   *[no] { NOUN($who, 1, capital: "yes") }
} «{ $hero }» приходит в город ({ $treasure }, здоровье { $health }).
seen-drew = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} { $seen ->
    [card] карту «{ $card }»
   *[back] карту
} из колоды { $kind ->
    [room-card] комнат
   *[spell-card] заклинаний
}.
seen-drew-nothing = { $me ->
    [yes] Вы не берете
   *[no] { $player } не берет
} карту из колоды { $kind ->
    [room-card] комнат
   *[spell-card] заклинаний
}: брать больше нечего.
seen-deck-rebuilt = Колода { $back ->
    [room] комнат
   *[spell] заклинаний
} формируется заново из сброса.
seen-discarded = { $me ->
    [yes] Вы сбрасываете
   *[no] { $player } сбрасывает
} { NOUN($kind, 1, case: "acc") } «{ $card }».
seen-took-discarded = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} из сброса { NOUN($kind, 1, case: "acc") } «{ $card }».
seen-took = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} { card-seen } с { $from_me ->
    [yes] вашей руки
   *[no] руки игрока { $from }
}.
seen-looked-at = { $me ->
    [yes] Вы смотрите
   *[no] { $player } смотрит
} карты в { $from_me ->
    [yes] вашей руке
   *[no] руке игрока { $from }
}{ $shown ->
    [hidden] .
    [none] : рука пуста.
   *[yes] : { $cards }.
}
seen-searched = { $me ->
    [yes] Вы просматриваете
   *[no] { $player } просматривает
} колоду комнат{ $shown ->
    [hidden] .
    [none] {" "}и ничего не { $me ->
        [yes] находите
       *[no] находит
    }.
   *[yes] : { $cards }.
}
seen-found = { $me ->
    [yes] Вы находите и показываете
   *[no] { $player } находит и показывает
} всем { NOUN($kind, 1, case: "acc") } «{ $card }».

## Market and Minions

seen-market-card = На рынке появляется { NOUN($kind, 1) } «{ $card }».
seen-market-taken = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} с рынка { NOUN($kind, 1, case: "acc") } «{ $card }».
seen-market-gone = { $any ->
    [yes] Оставшиеся на рынке карты уходят в сброс: { $cards }.
   *[no] На рынке не остается ни одной карты.
}
seen-minion-placed = { $me ->
    [yes] Вы размещаете
   *[no] { $player } размещает
} своего приспешника { $spot }{ $which }.
spot-landmark = на поле { $summons ->
    [yes] призыва
   *[no] действия { $space }
} ключевой локации «{ $card }»
spot-room = на поле действия комнаты «{ $card }»
spot-boss = на поле действия босса «{ $card }»
seen-minion-stays = { $me ->
    [yes] Ваш приспешник
   *[no] Приспешник игрока { $player }
} остается на базе.

## Building

seen-placed = { $me ->
    [yes] Вы кладете
   *[no] { $player } кладет
} { card-seen } лицом вниз { $slot ->
    [0] на новую клетку
   *[other] на { $slot }-ю клетку от босса
}.
seen-placed-nothing = { $me ->
    [yes] Вы ничего не строите
   *[no] { $player } ничего не строит
}.
seen-placed-returned = Лежащая лицом вниз карта{ $seen ->
    [card] {" "}«{ $card }»
   *[back] {""}
} возвращается в { $me ->
    [yes] вашу руку
   *[no] руку игрока { $player }
}.
seen-built = { $me ->
    [yes] Вы строите
   *[no] { $player } строит
} комнату «{ $room }»{ $over ->
    [yes] {" "}поверх комнаты «{ $below }»{ $which }
   *[no] {""}
}.
seen-not-built = Комнату «{ $room }» уже нельзя построить: карта возвращается в { $me ->
    [yes] вашу руку
   *[no] руку игрока { $player }
}.
seen-level-up = { $me ->
    [yes] Ваш босс «{ $boss }»
   *[no] Босс «{ $boss }» игрока { $player }
} получает уровень.
seen-no-building = В этот ход нельзя строить комнаты.
seen-extra-placement = В этот ход { $me ->
    [yes] вы можете
   *[no] { $player } может
} построить еще одну комнату.

## Spells and abilities

seen-triggered = { $minion ->
    [yes] Действует { $me ->
        [yes] ваш приспешник
       *[no] приспешник игрока { $player }
    }: { NOUN($sort, 1) }
   *[no] { $me ->
        [yes] У вас
       *[no] У игрока { $player }
    } срабатывает { $sort ->
        [boss] способность
       *[other] свойство
    } { NOUN($sort, 1, case: "gen") }
} «{ $card }»{ $which }.
seen-played = { $me ->
    [yes] Вы играете
   *[no] { $player } играет
} заклинание «{ $card }»{ declared-target }.
seen-used = { $me ->
    [yes] Вы активируете
   *[no] { $player } активирует
} { $sort ->
    [boss] способность
   *[other] свойство
} { NOUN($sort, 1, case: "gen") } «{ $card }»{ $which }{ declared-target }.
seen-sold = { $me ->
    [yes] Вы меняете
   *[no] { $player } меняет
} карту комнаты на монету.
seen-canceled = { $me ->
    [yes] Ваше заклинание «{ $spell }»
   *[no] Заклинание «{ $spell }» игрока { $player }
} отменено.
seen-fizzled = { $me ->
    [yes] Ваш эффект
   *[no] Эффект игрока { $player }
} теряет цель и не срабатывает: { NOUN($sort, 1) } «{ $card }»{ $which }.
seen-happened = Срабатывает { $me ->
    [yes] ваш эффект
   *[no] эффект игрока { $player }
}: { NOUN($sort, 1) } «{ $card }»{ $which }.
seen-sale = { $me ->
    [yes] Ваша карта комнаты
   *[no] Карта комнаты игрока { $player }
} превращается в монету.
seen-spent = Заклинание «{ $spell }» уходит в сброс.

## Rooms

seen-destroyed = Комната «{ $room }»{ $which } { in-dungeon-of } сломана.
seen-uncovered = Комната «{ $room }»{ $which } { in-dungeon-of } становится открытой.
seen-deactivated = Комната «{ $room }»{ $which } { in-dungeon-of } деактивирована до конца хода.
seen-stunned = Комната «{ $room }»{ $which } { in-dungeon-of } оглушена до конца хода.
seen-reactivated = Комната «{ $room }»{ $which } { in-dungeon-of } снова активна.
seen-room-damage-up = До конца хода комната «{ $room }»{ $which } { in-dungeon-of } получает +{ $amount } к урону.
seen-rooms-damage-up = До конца хода { $me ->
    [yes] ваши комнаты
   *[no] комнаты игрока { $player }
} получают +{ $amount } к урону.
seen-treasure-doubled = До конца хода сокровища в { $me ->
    [yes] ваших комнатах
   *[no] комнатах игрока { $player }
} считаются вдвойне.
seen-swapped = Комнаты «{ $room }»{ $which } и «{ $other }»{ $which_other } { in-dungeon-of } меняются местами.
seen-stack-shuffled = Стопка комнат { in-dungeon-of } перемешана: теперь сверху комната «{ $room }»{ $which }.
seen-tokens-put = Комната «{ $room }»{ $which } { in-dungeon-of } получает { plus-tokens }.
seen-tokens-lost = Комната «{ $room }»{ $which } { in-dungeon-of } теряет { plus-tokens }.
seen-token-moved = { $me ->
    [yes] Вы перемещаете
   *[no] { $player } перемещает
} жетон +1 с комнаты «{ $room }»{ $which } на комнату «{ $other }»{ $which_other }.
seen-treasure-up = До конца хода { $me ->
    [yes] ваш босс
   *[no] босс игрока { $player }
} получает еще { $icons }.
seen-last-room-damage-up = До конца хода последняя комната { in-dungeon-of } получает +{ $amount } к урону.

## Heroes

seen-no-entry = В этот ход ни один герой не заходит в { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}.
seen-lured = { NOUN($who, 1, capital: "yes") } «{ $hero }» идет { to-entrance-of } ({ COUNT($treasure, $count) }).
seen-lured-by-souls = { NOUN($who, 1, capital: "yes") } «{ $hero }» идет { to-entrance-of } (меньше всего душ: { $count }).
seen-stays-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» остается в городе: ничья.
seen-stays = { NOUN($who, 1, capital: "yes") } «{ $hero }» остается в городе: { $who ->
    [heroine] ее
   *[hero] его
} ничто не привлекает.
seen-to-entrance = { NOUN($who, 1, capital: "yes") } «{ $hero }» идет { to-entrance-of }.
seen-to-town = { NOUN($who, 1, capital: "yes") } «{ $hero }» возвращается в город.
seen-to-landmark = { NOUN($who, 1, capital: "yes") } «{ $hero }» идет на ключевую локацию «{ $landmark }».
seen-enters = { NOUN($who, 1, capital: "yes") } «{ $hero }» заходит в комнату «{ $room }»{ $which } { in-dungeon-of }.
seen-sent-back = Комната «{ $room }»{ $which } { in-dungeon-of } возвращает { NOUN($who, 1, case: "acc") } «{ $hero }» в предыдущую комнату.
seen-takes = { NOUN($who, 1, capital: "yes") } «{ $hero }» получает { COUNT("damage", $damage) } (всего { $total }, здоровье { $health }).
seen-health-up = До конца хода { NOUN($who, 1) } «{ $hero }» получает +{ $amount } к здоровью.
seen-health-token = { NOUN($who, 1, capital: "yes") } «{ $hero }» получает жетон здоровья { $token }.
seen-dies = { NOUN($who, 1, capital: "yes") } «{ $hero }» умирает{ $where ->
    [room] {" "}в комнате «{ $room }»{ $which }
   *[none] {""}
}: { $me ->
    [yes] вы получаете
   *[no] { $player } получает
} { COUNT("soul", $count, case: "acc") }.
seen-survives = { NOUN($who, 1, capital: "yes") } «{ $hero }» выживает: { $me ->
    [yes] вы получаете
   *[no] { $player } получает
} { COUNT("wound", $count, case: "acc") }.
seen-healed = { $me ->
    [yes] Вы лечите
   *[no] { $player } лечит
} рану: теперь { NOUN($who, 1) } «{ $hero }» приносит { COUNT("soul", $count, case: "acc") }.
seen-soul-removed = { $me ->
    [yes] Вы убираете
   *[no] { $player } убирает
} из игры душу { NOUN($who, 1, case: "gen") } «{ $hero }».
seen-soul-returned = { $who ->
    [heroine] Мертвая героиня
   *[hero] Мертвый герой
} «{ $hero }» возвращается { to-entrance-of }.

## Items and coins

seen-item-revealed = Вскрывается предмет «{ $item }».
seen-item-given = { NOUN($who, 1, capital: "yes") } «{ $hero }» получает предмет «{ $item }».
seen-item-taken = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} предмет «{ $item }».
seen-item-spent = Предмет «{ $item }» израсходован.
seen-coins-gained = { $me ->
    [yes] Вы получаете
   *[no] { $player } получает
} { COUNT("coin", $count, case: "acc") }.
seen-coins-paid = { $me ->
    [yes] Вы платите
   *[no] { $player } платит
} { COUNT("coin", $count, case: "acc") }.

## Players

seen-eliminated = { $me ->
    [yes] Вы выбываете
   *[no] { $player } выбывает
} из игры.
seen-conceded = { $me ->
    [yes] Вы сдаетесь.
   *[no] { $player } сдается.
}
seen-game-ends = Конец игры: { $cause }.{ $winner ->
    [no] {""}
   *[yes] {" "}{ $me ->
        [yes] Вы побеждаете.
       *[no] { $player } побеждает.
    }
}
