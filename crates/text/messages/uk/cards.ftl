# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (the infinitive after «ви можете»), they (of another
# player)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $it: yes where the clause before has just named this Room
# $digits: yes where a single card is counted too, because another count stands beside it
#
# A moment or condition brings its own comma, because «під час побудови» has none. «у» and «в»
# follow the sound before them: $target tells how the noun before them ends.

## The frame of a sentence

text-once = раз у хід { $rest }
text-once-when = раз у хід, { $when } { $rest }
text-when = { $when } { $rest }
text-end-of-turn = { $clause ->
    [yes] наприкінці ходу, { $rest }
   *[no] наприкінці ходу { $rest }
}
text-level-up = новий рівень: { $rest }
text-after-level-up = на новому рівні: { $rest }
text-after-level-up-paid = на новому рівні — { $rest }
text-minion = посіпака: { $rest }
text-minion-of-boss = посіпака (на новому рівні): { $rest }
text-summon = виклик: { $rest }
text-item-hero = герой: { $rest }
text-item-boss = бос (один раз): { $rest }
text-cost = { $cost }: { $rest }
text-cost-after-label = { $cost }; якщо ви це зробите, { $rest }
text-may = ви можете { $rest }
text-if-you-wish = якщо бажаєте, { $rest }
text-subject = { $subject } { $rest }
text-then = { $first }, а тоді { $rest }
text-then-you = { $first }; після цього { $rest }
text-end = { $rest }.
list-more = { $first }, { $rest }
list-and = { $first } та { $rest }

## Moments and conditions

when-built = під час побудови цієї кімнати
when-built-another = коли ви будуєте іншу { NOUN($room, 1, case: "acc") },
when-you-build = коли ви будуєте { NOUN($room, 1, case: "acc") },
when-hero-enters = коли герой входить у цю кімнату,
when-hero-dies = якщо герой гине в цій кімнаті,
when-hero-dies-anywhere = коли герой гине у вашому підземеллі,
when-hero-survives = коли герой виживає у вашому підземеллі,
when-you-play-spell = коли ви граєте заклинання,
when-another-destroyed = коли руйнують іншу вашу кімнату,
when-uncovered = коли цю кімнату відкривають,
if-fewer-rooms = якщо у вас менше кімнат, ніж у когось із суперників,
if-fewer-souls = якщо у вас менше душ, ніж у когось із суперників,
if-treasure = { $count ->
    [1] якщо у вашому підземеллі є { NOUN($treasure, 1) },
   *[other] якщо у вашому підземеллі є щонайменше { COUNT($treasure, $count) },
}

## Costs

cost-destroy-this = { $voice ->
    [may] зруйнувати
   *[do] зруйнуйте
} цю кімнату
cost-destroy-another = { $voice ->
    [may] зруйнувати
   *[do] зруйнуйте
} іншу кімнату свого підземелля
cost-discard = { $voice ->
    [may] скинути
   *[do] скиньте
} { SOME($card, $count, case: "acc") }
cost-remove-soul = { $voice ->
    [may] вилучити з гри
   *[do] вилучіть із гри
} одну зі своїх душ
cost-coins = { $voice ->
    [may] заплатити
   *[do] заплатіть
} { COUNT("coin", $count, case: "acc") }

## Who and where

who-target = { NOUN($target, 1) }{ opponent-mark }{ opponent-mark.end }
who-each-opponent = кожен суперник
who-each-player = кожен гравець
opponent-mark = { $opponent ->
    [with-soul] , у якого є душа
    [ahead] , у якого щонайменше на { COUNT("soul", $ahead, case: "acc") } більше, ніж у вас
   *[any] {""}
}
    .end = { $opponent ->
    [with-soul] ,
    [ahead] ,
   *[any] {""}
}
opponents-hand = { NOUN($target, 1, case: "gen") }{ opponent-mark }
place = { $place ->
    [this-room] {" "}в цій кімнаті
    [your-dungeon] {" "}у своєму підземеллі
    [opponents-dungeon] {" "}{ $target ->
        [monster-room] у
        [ordinary-monster-room] у
        [advanced-monster-room] у
       *[other] в
    } підземеллі суперника
    [any-dungeon] {" "}{ $target ->
        [monster-room] у
        [ordinary-monster-room] у
        [advanced-monster-room] у
       *[other] в
    } будь-якому підземеллі
    [town] {" "}в місті
    [town-or-decks] {" "}в місті або в колодах героїв
    [your-entrance] {" "}на вході до свого підземелля
    [opponents-entrance] {" "}на вході до підземелля суперника
    [any-entrance] {" "}на вході до будь-якого підземелля
    [landmark] {" "}на знаковій локації
    [dead-yours] {" "}зі своєї зони підрахунку балів
    [dead-opponents] {" "}суперника
    [dead-anyones] {" "}будь-якого гравця
   *[none] {""}
}
place-fact = { $place ->
    [this-room] {" "}у цій кімнаті
    [your-dungeon] {" "}у вашому підземеллі
    [opponents-dungeon] {" "}{ $target ->
        [room] в
        [trap-room] в
        [ordinary-room] в
        [ordinary-trap-room] в
        [advanced-room] в
        [advanced-trap-room] в
       *[other] у
    } підземеллі суперника
    [any-dungeon] {" "}{ $target ->
        [room] в
        [trap-room] в
        [ordinary-room] в
        [ordinary-trap-room] в
        [advanced-room] в
        [advanced-trap-room] в
       *[other] у
    } будь-якому підземеллі
    [town] {" "}у місті
    [town-or-decks] {" "}у місті або в колодах героїв
    [your-entrance] {" "}на вході до вашого підземелля
   *[other] { place }
}
place-from = { $place ->
    [this-room] {" "}з цієї кімнати
    [your-dungeon] {" "}зі свого підземелля
    [opponents-dungeon] {" "}з підземелля суперника
    [any-dungeon] {" "}з будь-якого підземелля
    [town] {" "}з міста
    [town-or-decks] {" "}з міста або з колод героїв
    [your-entrance] , який стоїть на вході до вашого підземелля,
    [opponents-entrance] , який стоїть на вході до підземелля суперника,
    [any-entrance] , який стоїть на вході до будь-якого підземелля,
    [landmark] {" "}зі знакової локації
   *[none] {""}
}

## Effects

cards-counted = { SOME($card, $count, $digits, case: "acc") }
do-draw = { $voice ->
    [may] потягнути
    [they] тягне
   *[do] потягніть
} { $cards }
do-discard = { $voice ->
    [may] скинути
    [they] скидає
   *[do] скиньте
} { SOME($card, $count, $digits, case: "acc") }
do-discard-random = { $voice ->
    [may] скинути
    [they] скидає
   *[do] скиньте
} карту { $back ->
    [room] кімнати
   *[spell] заклинання
} навмання
do-discard-hand = { $voice ->
    [may] скинути
    [they] скидає
   *[do] скиньте
} всі карти з руки
do-take-discarded = { $voice ->
    [may] взяти
   *[do] візьміть
} { SOME($card, $count, $digits, case: "acc") } зі скиду
do-take-random = { $voice ->
    [may] взяти
   *[do] візьміть
} навмання карту кімнати чи заклинання (тип називаєте ви) з руки { opponents-hand }
do-take-seen = { $voice ->
    [may] переглянути карти в руці { opponents-hand }{ opponent-mark.end } і взяти
   *[do] перегляньте карти в руці { opponents-hand }{ opponent-mark.end } і візьміть
} одну з них
do-take-shown = { $voice ->
    [may] розкрити перед усіма карти в руці { opponents-hand }{ opponent-mark.end } і взяти
   *[do] розкрийте перед усіма карти в руці { opponents-hand }{ opponent-mark.end } і візьміть
} одну з них
do-search = { $voice ->
    [may] переглянути колоду кімнат або скид і взяти
   *[do] перегляньте колоду кімнат або скид і візьміть
} { NOUN($room, 1, case: "acc") }; збудуйте її одразу або залиште в руці
do-destroy-own = { $voice ->
    [may] зруйнувати
    [they] вибирає і руйнує
   *[do] зруйнуйте
} одну зі своїх кімнат
do-collapse = { $voice ->
    [may] зруйнувати
   *[do] зруйнуйте
} { NOUN($target, 1, case: "acc") }{ place }; герой у ній гине
do-kill = { $voice ->
    [may] знищити
   *[do] знищте
} { NOUN($target, 1, case: "acc") }{ place }{ $place ->
    [this-room] {""}
    [your-dungeon] {""}
    [opponents-dungeon] {""}
    [any-dungeon] {""}
    [none] {""}
   *[outside] {" "}{ gain-its-soul }
}
gain-its-soul = { $voice ->
    [may] та здобути його душу
   *[do] та здобудьте його душу
}
do-damage = { $voice ->
    [may] завдати
   *[do] завдайте
} { COUNT("damage", $amount, case: "acc") } { NOUN($target, 1, case: "dat") }{ place }
do-damage-per-room = { $voice ->
    [may] завдати
   *[do] завдайте
} { NOUN($target, 1, case: "dat") }{ place } стільки ушкоджень, скільки у вас кімнат
do-damage-per-token = { $voice ->
    [may] завдати
   *[do] завдайте
} { NOUN($target, 1, case: "dat") }{ place } стільки ушкоджень, скільки жетонів +1 на цій кімнаті
do-health = до кінця ходу { NOUN($target, 1) }{ place-fact } отримує +{ $amount } до здоров’я
do-room-damage = до кінця ходу { NOUN($target, 1) }{ place-fact } завдає +{ COUNT("damage", $amount, case: "acc") }
do-your-rooms-damage = до кінця ходу ваші кімнати завдають +{ COUNT("damage", $amount, case: "acc") }
do-double-treasure = до кінця ходу кількість скарбів у ваших кімнатах подвоюється
do-deactivate = { $voice ->
    [may] деактивувати
   *[do] деактивуйте
} { NOUN($target, 1, case: "acc") }{ place } до кінця ходу
do-stun = { $voice ->
    [may] знешкодити
   *[do] знешкодьте
} { NOUN($target, 1, case: "acc") }{ place } до кінця ходу
do-swap-stacks = { $voice ->
    [may] поміняти
   *[do] поміняйте
} місцями 2 стоси кімнат у будь-якому одному підземеллі
do-build = { $voice ->
    [may] одразу
   *[do] ви можете одразу
} збудувати ще одну кімнату
do-to-your-entrance = { $voice ->
    [may] відправити
   *[do] відправте
} { NOUN($target, 1, case: "acc") }{ place-from } до входу у своє підземелля
do-to-town = { $voice ->
    [may] повернути
   *[do] поверніть
} { NOUN($target, 1, case: "acc") }{ place-from } до міста
do-to-first-room = { $voice ->
    [may] повернути
   *[do] поверніть
} { NOUN($target, 1, case: "acc") }{ place } до першої кімнати
do-return-soul = { $voice ->
    [may] повернути
   *[do] поверніть
} загиблого героя { NOUN($target, 1, case: "gen") }{ $opponent ->
    [ahead] { opponent-mark }{ opponent-mark.end }
   *[any] {""}
} до входу в його підземелля{ $amount ->
    [0] {""}
   *[other] ; до кінця ходу цей герой отримує +{ $amount } до здоров’я
}
do-return-dead = { $voice ->
    [may] повернути
   *[do] поверніть
} { NOUN($target, 1, case: "acc") }{ place } до входу в { $place ->
    [dead-yours] своє підземелля
    [none] підземелля, у якому він загинув
   *[other] його підземелля
}{ $amount ->
    [0] {""}
   *[other] ; до кінця ходу цей герой отримує +{ $amount } до здоров’я
}
do-remove-soul = { $voice ->
    [may] вилучити з гри
   *[do] вилучіть із гри
} { NOUN($target, 1, case: "acc") }{ place }
do-heal = { $voice ->
    [may] зцілити
   *[do] зціліть
} поранення
do-cancel = { $voice ->
    [may] скасувати
   *[do] скасуйте
} { $by ->
    [opponent] щойно зігране заклинання суперника
    [that] це заклинання
   *[anyone] щойно зігране заклинання
}
plus-tokens = { SOME("plus-token", $count, case: "acc") }
do-tokens-this = { $voice ->
    [may] додати
   *[do] додайте
} { $it ->
    [yes] до неї { plus-tokens }
   *[no] { plus-tokens } до цієї кімнати
}
do-tokens-target = { $voice ->
    [may] додати
   *[do] додайте
} { plus-tokens } до { NOUN($target, 1, case: "gen") }{ place }
do-tokens-one = { $voice ->
    [may] додати
   *[do] додайте
} { plus-tokens } до однієї зі своїх кімнат
do-tokens-spread = { $voice ->
    [may] додати
   *[do] додайте
} { plus-tokens } до будь-яких своїх кімнат
do-tokens-each = { $voice ->
    [may] додати
   *[do] додайте
} по жетону +1 до { COUNT("room", $count, case: "gen") } свого підземелля
do-lose-token = { $voice ->
    [may] прибрати жетон +1 з однієї зі своїх кімнат
    [they] утрачає жетон +1
   *[do] приберіть жетон +1 з однієї зі своїх кімнат
}
do-lose-tokens = { $voice ->
    [may] прибрати { plus-tokens } зі своїх кімнат
    [they] утрачає { plus-tokens }
   *[do] приберіть { plus-tokens } зі своїх кімнат
}
do-move-token = { $voice ->
    [may] перемістити
   *[do] ви можете перемістити
} жетон +1 з однієї своєї кімнати до іншої
do-move-tokens = { $voice ->
    [may] перемістити
   *[do] перемістіть
} щонайбільше { plus-tokens } між своїми кімнатами
do-health-token = { $voice ->
    [may] дати
   *[do] дайте
} { NOUN($target, 1, case: "dat") }{ place } жетон здоров’я { $token }
treasure-more = { COUNT($treasure, $count, case: "acc") }
do-treasure = до кінця ходу ваш бос отримує додатково { $icons }
do-this-room-damage = до кінця ходу { $it ->
    [yes] вона
   *[no] ця кімната
} завдає +{ COUNT("damage", $amount, case: "acc") }
do-last-room-damage = до кінця ходу остання кімната вашого підземелля завдає +{ COUNT("damage", $amount, case: "acc") }
do-take-market = { $voice ->
    [may] взяти
   *[do] візьміть
} одну з карт, які залишилися на ринку
do-minion-acts = { $voice ->
    [may] негайно активувати
   *[do] негайно активуйте
} зону дії свого посіпаки
do-move-minion = { $voice ->
    [may] перемістити
   *[do] перемістіть
} свого посіпаку в іншу вільну зону дії
do-summon = { $voice ->
    [may] відправити
   *[do] відправте
} { NOUN($target, 1, case: "acc") }{ place-from } до входу в будь-яке підземелля{ summoned-with }
do-summon-here = { $voice ->
    [may] відправити
   *[do] відправте
} героя із цієї знакової локації до входу в будь-яке підземелля{ summoned-with }
do-summon-top = { $voice ->
    [may] відправити
   *[do] відправте
} верхнього героя із цієї знакової локації до входу в будь-яке підземелля{ summoned-with }
summoned-with = { $marked ->
    [yes] {" "}й { $voice ->
        [may] дати
       *[do] дайте
    } йому жетон здоров’я { $token }
   *[no] {""}
}
do-to-landmark = { $voice ->
    [may] відправити
   *[do] відправте
} { NOUN($target, 1, case: "acc") }{ place-from } на його знакову локацію
do-destroy-target = { $voice ->
    [may] зруйнувати
   *[do] зруйнуйте
} { NOUN($target, 1, case: "acc") }{ place }
do-send-from-town = { $voice ->
    [may] відправити
   *[do] відправте
} героя з міста до входу в підземелля { NOUN($target, 1, case: "gen") }{ opponent-mark }
do-look-at-hand = { $voice ->
    [may] переглянути
   *[do] перегляньте
} карти в руці { opponents-hand }
do-shuffle-stack = { $voice ->
    [may] перетасувати
   *[do] перетасуйте
} стіс кімнат у будь-якому підземеллі
do-coins = { $voice ->
    [may] отримати
   *[do] отримайте
} { COUNT("coin", $count, case: "acc") }
do-no-building = цього ходу не можна будувати кімнати; кімнати, розміщені долілиць, повертаються в руки власників
do-extra-placement = цього ходу ви можете збудувати ще одну кімнату. Лише коли ви активний гравець
do-no-entry = цього ходу жоден герой не входить у підземелля { NOUN($target, 1, case: "gen") }{ opponent-mark }

## Lasting abilities, and what else a card says of itself

lasting-adjacent = прилеглі { NOUN($room, 2) } завдають +{ COUNT("damage", $amount, case: "acc") }
lasting-next = { $room ->
    [room] наступна кімната завдає +{ COUNT("damage", $amount, case: "acc") }
    [monster-room] якщо наступна кімната — з монстром, вона завдає +{ COUNT("damage", $amount, case: "acc") }
    [trap-room] якщо наступна кімната — з пасткою, вона завдає +{ COUNT("damage", $amount, case: "acc") }
   *[other] якщо наступна — { NOUN($room, 1) }, вона завдає +{ COUNT("damage", $amount, case: "acc") }
}
lasting-no-advanced = зверху цієї кімнати не можна будувати покращені кімнати
lasting-sends-back = коли герой уперше за фазу пригоди входить у цю кімнату, він повертається до попередньої кімнати
lasting-draw-spell = на початку ходу ви можете потягнути карту заклинання замість карти кімнати
lasting-spares-first = щоходу ця кімната не завдає ушкоджень першому герою, який у неї входить
lasting-if-last = якщо ця кімната остання у вашому підземеллі, вона завдає +{ COUNT("damage", $amount, case: "acc") }
lasting-tokens-double = кожен жетон +1 на цій кімнаті рахується за два
lasting-damage-yours = ваші { NOUN($room, 2) } завдають +{ COUNT("damage", $amount, case: "acc") }
lasting-more-treasure = ваш бос має додатково { $icons }
lasting-heroes-weaker = герої у вашому підземеллі мають −{ $amount } до здоров’я
computed-damage = ушкодження: кількість { NOUN($room, 5, case: "gen") } у вашому підземеллі
computed-per-treasure = ушкодження: кількість { NOUN($treasure, 5, case: "gen") } у вашому підземеллі
computed-per-below = ушкодження: кількість кімнат під цією кімнатою
hero-fewest-souls = іде до підземелля гравця з найменшою кількістю душ
hero-straight = одразу йде на свою знакову локацію
hero-straight-tavern = одразу йде до таверни
help-health = +{ $amount } до здоров’я
help-less-damage = { NOUN($room, 2) } завдають йому на { COUNT("damage", $amount, case: "acc") } менше
help-skips-first = щоходу перша кімната, у яку він входить, не завдає йому ушкоджень

## The line that says what a card is

line-room = { NOUN($room, 1) } · ушкодження { $damage }
line-room-computed = { NOUN($room, 1) } · 1 ушкодження за кожну { NOUN($counted, 1, case: "acc") } { $counted ->
    [monster-room] у
    [ordinary-monster-room] у
    [advanced-monster-room] у
   *[other] в
} цьому підземеллі
line-room-per-treasure = { NOUN($room, 1) } · 1 ушкодження за кожен { NOUN($counted, 1, case: "acc") } у цьому підземеллі
line-room-per-below = { NOUN($room, 1) } · 1 ушкодження за кожну кімнату під нею
line-boss = бос · { $xp } ОД
line-spell = заклинання · { in-phases }
in-phases = { $phase ->
    [build] фаза будівництва
    [adventure] фаза пригоди
   *[both] фази будівництва та пригоди
}
line-landmark = знакова локація · { $treasure }
line-landmark-rest = знакова локація · усі інші герої
line-item = предмет · { $treasure } · { in-phases }
line-item-any = предмет · будь-який герой · { in-phases }
line-hero = { hero-rank } · { $treasure } · здоров’я: { $health }{ $epic ->
    [yes] {" "}· 2 душі або 2 поранення
   *[no] {""}
} · від { COUNT("player", $mark, case: "gen") }
hero-rank = { $epic ->
    [yes] { $who ->
        [heroine] епічна героїня
       *[hero] епічний герой
    }
   *[no] { NOUN($who, 1) }
}
line-no-treasure = без скарбу
line-treasure = { COUNT($treasure, $count) }
facts-more = { $first } · { $rest }
