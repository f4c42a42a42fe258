# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (the infinitive after "вы можете"), they (of another
# player)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $it: yes where the clause before has just named this Room
# $digits: yes where a single card is counted too, because another count stands beside it

## The frame of a sentence

text-once = { $clause ->
    [yes] раз за ход, { $rest }
   *[no] раз за ход { $rest }
}
text-once-when = раз за ход, { $when }, { $rest }
text-when = { $when }, { $rest }
text-end-of-turn = { $clause ->
    [yes] в конце хода, { $rest }
   *[no] в конце хода { $rest }
}
text-level-up = получение уровня: { $rest }
text-after-level-up = после получения уровня: { $rest }
text-after-level-up-paid = после получения уровня { $rest }
text-minion = приспешник: { $rest }
text-minion-of-boss = приспешник (после получения уровня): { $rest }
text-summon = призыв: { $rest }
text-item-hero = герой: { $rest }
text-item-boss = босс (один раз): { $rest }
text-cost = { $cost }: { $rest }
text-cost-after-label = { $cost }; если вы это сделаете, { $rest }
text-may = вы можете { $rest }
text-if-you-wish = если хотите, { $rest }
text-subject = { $subject } { $rest }
text-then = { $first }, после чего { $rest }
text-then-you = { $first }; после этого { $rest }
text-end = { $rest }.
list-more = { $first }, { $rest }
list-and = { $first } и { $rest }

## Moments and conditions

# Not «построив эту комнату»: a converb needs the reader as the subject of what follows, and that
# may be anybody.
when-built = { $you ->
    [yes] построив эту комнату
   *[no] когда вы строите эту комнату
}
when-built-another = { $you ->
    [yes] построив
   *[no] когда вы строите
} другую { NOUN($room, 1, case: "acc") }
when-you-build = { $you ->
    [yes] построив
   *[no] когда вы строите
} { NOUN($room, 1, case: "acc") }
when-hero-enters = когда герой заходит в эту комнату
when-hero-dies = если герой умирает в этой комнате
when-hero-dies-anywhere = когда герой умирает в вашем подземелье
when-hero-survives = когда герой выживает в вашем подземелье
when-you-play-spell = когда вы играете заклинание
when-another-destroyed = когда ломают другую вашу комнату
when-uncovered = когда эта комната становится открытой
if-fewer-rooms = если у вас меньше комнат, чем хотя бы у одного соперника
if-fewer-souls = если у вас меньше душ, чем хотя бы у одного соперника
if-treasure = { $count ->
    [1] если в вашем подземелье есть { NOUN($treasure, 1) }
   *[other] если в вашем подземелье не меньше { COUNT($treasure, $count, case: "gen") }
}

## Costs

cost-destroy-this = { $voice ->
    [may] сломать
   *[do] сломайте
} эту комнату
cost-destroy-another = { $voice ->
    [may] сломать
   *[do] сломайте
} другую комнату своего подземелья
cost-discard = { $voice ->
    [may] сбросить
   *[do] сбросьте
} { SOME($card, $count, case: "acc") }
cost-remove-soul = { $voice ->
    [may] убрать
   *[do] уберите
} из игры одну из своих душ
cost-coins = { $voice ->
    [may] заплатить
   *[do] заплатите
} { COUNT("coin", $count, case: "acc") }

## Who and where

who-target = { NOUN($target, 1) }{ opponent-mark }{ opponent-mark.end }
who-each-opponent = каждый соперник
who-each-player = каждый игрок
opponent-mark = { $opponent ->
    [with-soul] , у которого есть душа
    [ahead] , у которого минимум на { COUNT("soul", $ahead, case: "acc") } больше, чем у вас
   *[any] {""}
}
    .end = { $opponent ->
    [with-soul] ,
    [ahead] ,
   *[any] {""}
}
opponents-hand = карты в руке { $opponent ->
    [that] этого игрока
   *[any] соперника
}{ opponent-mark }
place = { $place ->
    [this-room] {" "}в этой комнате
    [your-dungeon] {" "}в своем подземелье
    [opponents-dungeon] {" "}в подземелье соперника
    [any-dungeon] {" "}в любом подземелье
    [town] {" "}в городе
    [town-or-decks] {" "}в городе или в колодах героев
    [your-entrance] {" "}на входе в свое подземелье
    [opponents-entrance] {" "}на входе в подземелье соперника
    [any-entrance] {" "}на входе в любое подземелье
    [landmark] {" "}на ключевой локации
    [dead-yours] {" "}из своей области подсчета очков
    [dead-opponents] {" "}соперника
    [dead-anyones] {" "}любого игрока
   *[none] {""}
}
place-fact = { $place ->
    [your-dungeon] {" "}в вашем подземелье
    [your-entrance] {" "}на входе в ваше подземелье
   *[other] { place }
}
place-from = { $place ->
    [this-room] {" "}из этой комнаты
    [your-dungeon] {" "}из своего подземелья
    [opponents-dungeon] {" "}из подземелья соперника
    [any-dungeon] {" "}из любого подземелья
    [town] {" "}из города
    [town-or-decks] {" "}из города или из колод героев
    [your-entrance] , стоящего на входе в ваше подземелье,
    [opponents-entrance] , стоящего на входе в подземелье соперника,
    [any-entrance] , стоящего на входе в любое подземелье,
    [landmark] {" "}с ключевой локации
   *[none] {""}
}

## Effects

cards-counted = { SOME("card", $count, $digits, case: "acc") } из колоды { $card ->
    [room-card] комнат
   *[spell-card] заклинаний
}
do-draw = { $voice ->
    [may] взять
    [they] берет
   *[do] возьмите
} { $cards }
do-discard = { $voice ->
    [may] сбросить
    [they] сбрасывает
   *[do] сбросьте
} { SOME($card, $count, $digits, case: "acc") }
do-discard-random = { $voice ->
    [may] сбросить
    [they] сбрасывает
   *[do] сбросьте
} { $back ->
    [room] случайную карту комнаты
   *[spell] случайное заклинание
}
do-discard-hand = { $voice ->
    [may] сбросить
    [they] сбрасывает
   *[do] сбросьте
} все карты с руки
do-take-discarded = { $voice ->
    [may] взять
   *[do] возьмите
} { SOME($card, $count, $digits, case: "acc") } из сброса
do-take-random = { $voice ->
    [may] взять
   *[do] возьмите
} с руки { $opponent ->
    [that] этого игрока
   *[any] соперника
}{ opponent-mark }{ opponent-mark.end } случайную карту комнаты или заклинания (вид карты выбираете вы)
do-take-seen = { $voice ->
    [may] посмотреть
   *[do] посмотрите
} { opponents-hand }{ opponent-mark.end } и { $voice ->
    [may] взять
   *[do] возьмите
} любую из них
do-take-shown = { $voice ->
    [may] показать всем
   *[do] покажите всем
} { opponents-hand }{ opponent-mark.end } и { $voice ->
    [may] взять
   *[do] возьмите
} любую из них
do-search = { $voice ->
    [may] найти
   *[do] найдите
} в колоде комнат или в сбросе { NOUN($room, 1, case: "acc") }; сразу постройте ее или возьмите в руку
do-destroy-own = { $voice ->
    [may] сломать
    [they] выбирает и ломает
   *[do] сломайте
} одну из своих комнат
do-collapse = { $voice ->
    [may] сломать
   *[do] сломайте
} { NOUN($target, 1, case: "acc") }{ place }; герой в ней умирает
do-kill = { $voice ->
    [may] убить
   *[do] убейте
} { NOUN($target, 1, case: "acc") }{ place }{ $place ->
    [this-room] {""}
    [your-dungeon] {""}
    [opponents-dungeon] {""}
    [any-dungeon] {""}
    [none] {""}
   *[outside] {" "}{ gain-its-soul }
}
gain-its-soul = { $voice ->
    [may] и получить его душу
   *[do] и получите его душу
}
do-damage = { $voice ->
    [may] нанести
   *[do] нанесите
} { COUNT("damage", $amount) } { NOUN($target, 1, case: "dat") }{ place }
do-damage-per-room = { $voice ->
    [may] нанести
   *[do] нанесите
} { NOUN($target, 1, case: "dat") }{ place } столько урона, сколько у вас комнат
do-damage-per-token = { $voice ->
    [may] нанести
   *[do] нанесите
} { NOUN($target, 1, case: "dat") }{ place } столько урона, сколько жетонов +1 на этой комнате
do-health = до конца хода { NOUN($target, 1) }{ place-fact } получает +{ $amount } к здоровью
do-room-damage = до конца хода { NOUN($target, 1) }{ place-fact } получает +{ $amount } к урону
do-your-rooms-damage = до конца хода ваши комнаты получают +{ $amount } к урону
do-double-treasure = до конца хода сокровища в ваших комнатах считаются вдвойне
do-deactivate = { $voice ->
    [may] деактивировать
   *[do] деактивируйте
} { NOUN($target, 1, case: "acc") }{ place } до конца хода
do-stun = { $voice ->
    [may] оглушить
   *[do] оглушите
} { NOUN($target, 1, case: "acc") }{ place } до конца хода
do-swap-stacks = { $voice ->
    [may] поменять
   *[do] поменяйте
} местами 2 стопки комнат в одном любом подземелье
do-build = { $voice ->
    [may] сразу
   *[do] вы можете сразу
} построить еще одну комнату
do-to-your-entrance = { $voice ->
    [may] отправить
   *[do] отправьте
} { NOUN($target, 1, case: "acc") }{ place-from } ко входу в свое подземелье
do-to-town = { $voice ->
    [may] вернуть
   *[do] верните
} { NOUN($target, 1, case: "acc") }{ place-from } в город
do-to-first-room = { $voice ->
    [may] вернуть
   *[do] верните
} { NOUN($target, 1, case: "acc") }{ place } в первую комнату
do-return-soul = { $voice ->
    [may] вернуть
   *[do] верните
} мертвого героя { $opponent ->
    [that] этого игрока
    [ahead] соперника{ opponent-mark }{ opponent-mark.end }
   *[any] соперника
} ко входу в его подземелье{ $amount ->
    [0] {""}
   *[other] ; до конца хода этот герой получает +{ $amount } к здоровью
}
do-return-dead = { $voice ->
    [may] вернуть
   *[do] верните
} { NOUN($target, 1, case: "acc") }{ place } ко входу в { $place ->
    [dead-yours] свое подземелье
    [none] подземелье, в котором он умер
   *[other] его подземелье
}{ $amount ->
    [0] {""}
   *[other] ; до конца хода этот герой получает +{ $amount } к здоровью
}
do-remove-soul = { $voice ->
    [may] убрать
   *[do] уберите
} из игры { NOUN($target, 1, case: "acc") }{ place }
do-heal = { $voice ->
    [may] вылечить
   *[do] вылечите
} рану
do-cancel = { $voice ->
    [may] отменить
   *[do] отмените
} { $by ->
    [opponent] заклинание, заявленное соперником
    [that] это заклинание
   *[anyone] заявленное заклинание
}
plus-tokens = { SOME("plus-token", $count) }
do-tokens-this = { $voice ->
    [may] положить
   *[do] положите
} на { $it ->
    [yes] нее
   *[no] эту комнату
} { plus-tokens }
do-tokens-target = { $voice ->
    [may] положить
   *[do] положите
} { plus-tokens } на { NOUN($target, 1, case: "acc") }{ place }
do-tokens-one = { $voice ->
    [may] положить
   *[do] положите
} { plus-tokens } на одну из своих комнат
do-tokens-spread = { $voice ->
    [may] положить
   *[do] положите
} { plus-tokens } на любые свои комнаты
do-tokens-each = { $voice ->
    [may] положить
   *[do] положите
} по жетону +1 на { COUNT("room", $count, case: "acc") } своего подземелья
do-lose-token = { $voice ->
    [may] убрать жетон +1 с одной из своих комнат
    [they] теряет жетон +1
   *[do] уберите жетон +1 с одной из своих комнат
}
do-lose-tokens = { $voice ->
    [may] убрать { plus-tokens } со своих комнат
    [they] теряет { plus-tokens }
   *[do] уберите { plus-tokens } со своих комнат
}
do-move-token = { $voice ->
    [may] переместить
   *[do] вы можете переместить
} жетон +1 с одной из своих комнат на другую
do-move-tokens = { $voice ->
    [may] переместить
   *[do] переместите
} максимум { plus-tokens } между своими комнатами
do-health-token = { $voice ->
    [may] положить
   *[do] положите
} жетон здоровья { $token } на { NOUN($target, 1, case: "acc") }{ place }
treasure-more = { COUNT($treasure, $count) }
do-treasure = до конца хода ваш босс получает еще { $icons }
do-this-room-damage = до конца хода { $it ->
    [yes] она
   *[no] эта комната
} получает +{ $amount } к урону
do-last-room-damage = до конца хода последняя комната вашего подземелья получает +{ $amount } к урону
do-take-market = { $voice ->
    [may] взять
   *[do] возьмите
} с рынка одну из оставшихся карт
do-minion-acts = { $voice ->
    [may] сразу выполнить
   *[do] сразу выполните
} действие своего приспешника
do-move-minion = { $voice ->
    [may] переместить
   *[do] переместите
} своего приспешника на другое свободное поле действия
do-summon = { $voice ->
    [may] отправить
   *[do] отправьте
} { NOUN($target, 1, case: "acc") }{ place-from } ко входу в любое подземелье{ summoned-with }
do-summon-here = { $voice ->
    [may] отправить
   *[do] отправьте
} отсюда героя ко входу в любое подземелье{ summoned-with }
do-summon-top = { $voice ->
    [may] отправить
   *[do] отправьте
} отсюда верхнего героя ко входу в любое подземелье{ summoned-with }
summoned-with = { $marked ->
    [yes] {" "}и { $voice ->
        [may] положить
       *[do] положите
    } на него жетон здоровья { $token }
   *[no] {""}
}
do-to-landmark = { $voice ->
    [may] отправить
   *[do] отправьте
} { NOUN($target, 1, case: "acc") }{ place-from } на его ключевую локацию
do-destroy-target = { $voice ->
    [may] сломать
   *[do] сломайте
} { NOUN($target, 1, case: "acc") }{ place }
do-send-from-town = { $voice ->
    [may] отправить
   *[do] отправьте
} героя из города ко входу в подземелье { $opponent ->
    [that] этого игрока
   *[any] соперника
}{ opponent-mark }
do-look-at-hand = { $voice ->
    [may] посмотреть
   *[do] посмотрите
} { opponents-hand }
do-shuffle-stack = { $voice ->
    [may] перемешать
   *[do] перемешайте
} стопку комнат в любом подземелье
do-coins = { $voice ->
    [may] получить
   *[do] получите
} { COUNT("coin", $count, case: "acc") }
do-no-building = в этот ход нельзя строить комнаты; комнаты, лежащие лицом вниз, возвращаются в руки владельцев
do-extra-placement = в этот ход вы можете построить еще одну комнату. Играется, только когда вы активный игрок
do-no-entry = в этот ход ни один герой не заходит в подземелье { NOUN($target, 1, case: "gen") }{ opponent-mark }

## Lasting abilities, and what else a card says of itself

lasting-adjacent = соседние { NOUN($room, 2) } получают +{ $amount } к урону
lasting-next = { $room ->
    [room] следующая комната получает +{ $amount } к урону
    [monster-room] если следующая комната — с монстром, она получает +{ $amount } к урону
    [trap-room] если следующая комната — с ловушкой, она получает +{ $amount } к урону
   *[other] если следующая — { NOUN($room, 1) }, она получает +{ $amount } к урону
}
lasting-no-advanced = поверх этой комнаты нельзя строить продвинутые комнаты
lasting-sends-back = когда герой впервые за фазу приключений заходит в эту комнату, он возвращается в предыдущую комнату
lasting-draw-spell = в начале хода вы можете взять карту из колоды заклинаний вместо карты из колоды комнат
lasting-spares-first = каждый ход эта комната не наносит урона первому герою, который в нее заходит
lasting-if-last = если это последняя комната вашего подземелья, она получает +{ $amount } к урону
lasting-tokens-double = каждый жетон +1 на этой комнате считается за два
lasting-damage-yours = ваши { NOUN($room, 2) } получают +{ $amount } к урону
lasting-more-treasure = у вашего босса есть еще { $icons }
lasting-heroes-weaker = герои в вашем подземелье получают −{ $amount } к здоровью
computed-damage = урон: число { NOUN($room, 5, case: "gen") } в вашем подземелье
computed-per-treasure = урон: число { NOUN($treasure, 5, case: "gen") } в вашем подземелье
computed-per-below = урон: число комнат под этой комнатой
hero-fewest-souls = идет в подземелье игрока с наименьшим числом душ
hero-straight = идет прямо на свою ключевую локацию
hero-straight-tavern = идет прямо в таверну
help-health = +{ $amount } к здоровью
help-less-damage = { NOUN($room, 2) } наносят ему на { COUNT("damage", $amount) } меньше
help-skips-first = каждый ход первая комната на его пути не наносит ему урона

## The line that says what a card is

line-room = { NOUN($room, 1) } · урон { $damage }
line-room-computed = { NOUN($room, 1) } · 1 ед. урона за каждую { NOUN($counted, 1, case: "acc") } в этом подземелье
line-room-per-treasure = { NOUN($room, 1) } · 1 ед. урона за каждое { NOUN($counted, 1) } в этом подземелье
line-room-per-below = { NOUN($room, 1) } · 1 ед. урона за каждую комнату под ней
line-boss = босс · { $xp } XP
line-spell = заклинание · { in-phases }
in-phases = { $phase ->
    [build] фаза строительства
    [adventure] фаза приключений
   *[both] фазы строительства и приключений
}
line-landmark = ключевая локация · { $treasure }
line-landmark-rest = ключевая локация · все остальные герои
line-item = предмет · { $treasure } · { in-phases }
line-item-any = предмет · любой герой · { in-phases }
line-hero = { hero-rank } · { $treasure } · здоровье { $health }{ $epic ->
    [yes] {" "}· 2 души или 2 раны
   *[no] {""}
} · от { COUNT("player", $mark, case: "gen") }
hero-rank = { $epic ->
    [yes] { $who ->
        [heroine] эпическая героиня
       *[hero] эпический герой
    }
   *[no] { NOUN($who, 1) }
}
line-no-treasure = без сокровища
line-treasure = { COUNT($treasure, $count) }
facts-more = { $first } · { $rest }
