# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (after "you may"), they (of another player)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $it: yes where the clause before has just named this Room
# $digits: yes where a single card is counted too, because another count stands beside it

## The frame of a sentence

text-once = once per turn, { $rest }
text-once-when = once per turn, { $when }, { $rest }
text-when = { $when }, { $rest }
text-end-of-turn = at end of turn, { $rest }
text-level-up = Level Up: { $rest }
text-after-level-up = after Level Up: { $rest }
text-after-level-up-paid = after Level Up, { $rest }
text-minion = Minion: { $rest }
text-minion-of-boss = Minion (after Level Up): { $rest }
text-summon = Summon: { $rest }
text-item-hero = Hero: { $rest }
text-item-boss = Boss (once): { $rest }
text-cost = { $cost }: { $rest }
text-cost-after-label = { $cost }; if you do, { $rest }
text-may = you may { $rest }
text-if-you-wish = if you wish, { $rest }
text-subject = { $subject } { $rest }
text-then = { $first }, then { $rest }
text-then-you = { $first }; then { $rest }
text-end = { $rest }.
list-more = { $first }, { $rest }
list-and = { $first } and { $rest }

## Moments and conditions

when-built = when you build this Room
when-built-another = when you build another { NOUN($room, 1) }
when-you-build = when you build { SOME($room, 1) }
when-hero-enters = when a Hero enters this Room
when-hero-dies = if a Hero dies in this Room
when-hero-dies-anywhere = when a Hero dies in your dungeon
when-hero-survives = when a Hero survives your dungeon
when-you-play-spell = when you play a Spell
when-another-destroyed = when another of your Rooms is destroyed
when-uncovered = when this Room is uncovered
if-fewer-rooms = if you have fewer Rooms than an opponent
if-fewer-souls = if you have fewer Souls than an opponent
if-treasure = { $count ->
    [1] if your dungeon has { SOME($treasure, 1) }
   *[other] if your dungeon has at least { COUNT($treasure, $count) }
}

## Costs

cost-destroy-this = destroy this Room
cost-destroy-another = destroy another of your Rooms
cost-discard = discard { SOME($card, $count) }
cost-remove-soul = remove one of your Souls from the game
cost-coins = pay { COUNT("coin", $count) }

## Who and where

who-target = { SOME($target, 1) }{ opponent-mark }
who-each-opponent = each opponent
who-each-player = each player
opponent-mark = { $opponent ->
    [with-soul] {" "}who has a Soul
    [ahead] {" "}with at least { $ahead } more { NOUN("soul", $ahead) } than you
   *[any] {""}
}
opponents-hand = { $opponent ->
    [that] that player’s hand
    [any] an opponent’s hand
   *[some] the hand of an opponent{ opponent-mark }
}
place = { $place ->
    [this-room] {" "}in this Room
    [your-dungeon] {" "}in your dungeon
    [opponents-dungeon] {" "}in an opponent’s dungeon
    [any-dungeon] {" "}in any dungeon
    [town] {" "}in town
    [town-or-decks] {" "}in town or in the Hero decks
    [your-entrance] {" "}at your entrance
    [opponents-entrance] {" "}at an opponent’s entrance
    [any-entrance] {" "}at any entrance
    [landmark] {" "}at a Landmark
    [dead-yours] {" "}of yours
    [dead-opponents] {" "}of an opponent’s
    [dead-anyones] {" "}of any player’s
   *[none] {""}
}
place-fact = { place }
place-from = { $place ->
    [this-room] {" "}from this Room
    [your-dungeon] {" "}from your dungeon
    [opponents-dungeon] {" "}from an opponent’s dungeon
    [any-dungeon] {" "}from any dungeon
    [town-or-decks] {" "}from town or the Hero decks
    [your-entrance] {" "}from your entrance
    [opponents-entrance] {" "}from an opponent’s entrance
    [any-entrance] {" "}from any entrance
    [landmark] {" "}from a Landmark
   *[other] { place }
}

## Effects

cards-counted = { SOME($card, $count, $digits) }
do-draw = { $voice ->
    [they] draws
   *[do] draw
} { $cards }
do-discard = { $voice ->
    [they] discards
   *[do] discard
} { SOME($card, $count, $digits) }
do-discard-random = { $voice ->
    [they] discards
   *[do] discard
} a random { $back ->
    [room] Room
   *[spell] Spell
} card
do-discard-hand = { $voice ->
    [they] discards their hand
   *[do] discard your hand
}
do-take-discarded = take { SOME($card, $count, $digits) } from the discard pile
do-take-random = name Room or Spell and take one at random from { opponents-hand }
do-take-seen = look at { opponents-hand } and take a card of your choice
do-take-shown = reveal { opponents-hand } to all players and take a card of your choice
do-search = search the Room deck or discard pile for { SOME($room, 1) }; build it now or keep it
do-destroy-own = { $voice ->
    [they] chooses and destroys one of their Rooms
   *[do] destroy one of your Rooms
}
do-collapse = destroy { SOME($target, 1) }{ place }; any Hero in it dies
do-kill = kill { SOME($target, 1) }{ place }{ $place ->
    [this-room] {""}
    [your-dungeon] {""}
    [opponents-dungeon] {""}
    [any-dungeon] {""}
    [none] {""}
   *[outside] {" "}{ gain-its-soul }
}
gain-its-soul = and gain its Soul
do-damage = deal { COUNT("damage", $amount) } to { SOME($target, 1) }{ place }
do-damage-per-room = deal damage to { SOME($target, 1) }{ place } equal to the number of your Rooms
do-damage-per-token = deal damage to { SOME($target, 1) }{ place } equal to the number of +1 tokens on this Room
do-health = { SOME($target, 1) }{ place-fact } gets +{ $amount } Health until end of turn
do-room-damage = { SOME($target, 1) }{ place-fact } deals +{ $amount } damage until end of turn
do-your-rooms-damage = your Rooms deal +{ $amount } damage until end of turn
do-double-treasure = the treasure in your Rooms counts double until end of turn
do-deactivate = deactivate { SOME($target, 1) }{ place } until end of turn
do-stun = stun { SOME($target, 1) }{ place } until end of turn
do-swap-stacks = swap 2 Room stacks in any one dungeon
do-build = { $voice ->
    [may] build
   *[do] you may build
} another Room at once
do-to-your-entrance = send { SOME($target, 1) }{ place-from } to the entrance of your dungeon
do-to-town = send { SOME($target, 1) }{ place-from } back to town
do-to-first-room = send { SOME($target, 1) }{ place } back to the first Room
do-return-soul = send { $opponent ->
    [that] one of that player’s dead Heroes
    [ahead] a dead Hero of an opponent{ opponent-mark }
   *[any] one of an opponent’s dead Heroes
} back to that player’s entrance{ $amount ->
    [0] {""}
   *[other] {" "}with +{ $amount } Health until end of turn
}
do-return-dead = send { SOME($target, 1) }{ place } back to the entrance of { $place ->
    [dead-yours] your dungeon
    [none] the dungeon it died in
   *[other] their dungeon
}{ $amount ->
    [0] {""}
   *[other] {" "}with +{ $amount } Health until end of turn
}
do-remove-soul = remove { SOME($target, 1) }{ place } from the game
do-heal = heal a Wound
do-cancel = cancel { $by ->
    [opponent] a Spell an opponent plays
    [that] that Spell
   *[anyone] a Spell as it is played
}
plus-tokens = { $count ->
    [1] { SOME("plus-token", 1) }
    [2] two +1 tokens
    [3] three +1 tokens
    [4] four +1 tokens
    [5] five +1 tokens
    [6] six +1 tokens
    [7] seven +1 tokens
    [8] eight +1 tokens
    [9] nine +1 tokens
    [10] ten +1 tokens
   *[other] { COUNT("plus-token", $count) }
}
do-tokens-this = put { plus-tokens } on { $it ->
    [yes] it
   *[no] this Room
}
do-tokens-target = put { plus-tokens } on { SOME($target, 1) }{ place }
do-tokens-one = put { plus-tokens } on one of your Rooms
do-tokens-spread = put { plus-tokens } on any of your Rooms
do-tokens-each = put a +1 token on each of { COUNT("room", $count) } in your dungeon
do-lose-token = { $voice ->
    [they] loses a +1 token
   *[do] remove a +1 token from one of your Rooms
}
do-lose-tokens = { $voice ->
    [they] loses { plus-tokens }
   *[do] remove { plus-tokens } from your Rooms
}
do-move-token = { $voice ->
    [may] move
   *[do] you may move
} a +1 token from one of your Rooms to another
do-move-tokens = move up to { plus-tokens } between your Rooms
do-health-token = put a { $token } Health token on { SOME($target, 1) }{ place }
treasure-more = { $count } more { NOUN($treasure, $count) }
do-treasure = your Boss has { $icons } until end of turn
do-this-room-damage = { $it ->
    [yes] it
   *[no] this Room
} deals +{ $amount } damage until end of turn
do-last-room-damage = your last Room deals +{ $amount } damage until end of turn
do-take-market = take a card left in the Market
do-minion-acts = resolve your Minion’s action at once
do-move-minion = move your Minion to another free action space
do-summon = send { SOME($target, 1) }{ place-from } to the entrance of any dungeon{ summoned-with }
do-summon-here = send the Hero from this Landmark to the entrance of any dungeon{ summoned-with }
do-summon-top = send the top Hero from this Landmark to the entrance of any dungeon{ summoned-with }
summoned-with = { $marked ->
    [yes] {" "}and put a { $token } Health token on that Hero
   *[no] {""}
}
do-to-landmark = send { SOME($target, 1) }{ place-from } to its Landmark
do-destroy-target = destroy { SOME($target, 1) }{ place }
do-send-from-town = send a Hero in town to { $opponent ->
    [that] that player’s entrance
    [any] an opponent’s entrance
   *[some] the entrance of an opponent{ opponent-mark }
}
do-look-at-hand = look at { opponents-hand }
do-shuffle-stack = shuffle a Room stack in any dungeon
do-coins = gain { COUNT("coin", $count) }
do-no-building = no Rooms may be built this turn; face-down Rooms go back to their owners’ hands
do-extra-placement = you may build one more Room this turn. Use only while you’re active
do-no-entry = this turn, no Hero enters the dungeon of { SOME($target, 1) }{ opponent-mark }

## Lasting abilities, and what else a card says of itself

lasting-adjacent = adjacent { NOUN($room, 2) } deal +{ $amount } damage
lasting-next = { $room ->
    [room] the next Room deals +{ $amount } damage
   *[other] if the next Room is { SOME($room, 1) }, it deals +{ $amount } damage
}
lasting-no-advanced = Advanced Rooms cannot be built on this Room
lasting-sends-back = the first time each Hero enters this Room in an Adventure phase, it goes back to the previous Room
lasting-draw-spell = at the beginning of the turn, you may draw a Spell instead of a Room card
lasting-spares-first = this Room deals no damage to the first Hero that enters it each turn
lasting-if-last = if this is your last Room, it deals +{ $amount } damage
lasting-tokens-double = each +1 token on this Room counts twice
lasting-damage-yours = your { NOUN($room, 2) } deal +{ $amount } damage
lasting-more-treasure = your Boss has { $icons }
lasting-heroes-weaker = Heroes in your dungeon have −{ $amount } Health
computed-damage = damage: the number of { NOUN($room, 2) } in your dungeon
computed-per-treasure = damage: the number of { NOUN($treasure, 2) } in your dungeon
computed-per-below = damage: the number of Rooms below this one
hero-fewest-souls = goes to the dungeon of the player with the fewest Souls
hero-straight = goes straight to its Landmark
hero-straight-tavern = goes straight to the Tavern
help-health = +{ $amount } Health
help-less-damage = { NOUN($room, 2) } deal it { $amount } less damage
help-skips-first = the first Room it enters each turn deals it no damage

## The line that says what a card is

line-room = { NOUN($room, 1) } · damage { $damage }
line-room-computed = { NOUN($room, 1) } · 1 damage for each { NOUN($counted, 1) } in its dungeon
line-room-per-treasure = { NOUN($room, 1) } · 1 damage for each { NOUN($counted, 1) } in its dungeon
line-room-per-below = { NOUN($room, 1) } · 1 damage for each Room below it
line-boss = Boss · { $xp } XP
line-spell = Spell · { in-phases }
in-phases = { $phase ->
    [build] Build phase
    [adventure] Adventure phase
   *[both] Build and Adventure phases
}
line-landmark = Landmark · { $treasure }
line-landmark-rest = Landmark · all other Heroes
line-item = Item · { $treasure } · { in-phases }
line-item-any = Item · any Hero · { in-phases }
line-hero = { hero-rank } · { $treasure } · Health { $health }{ $epic ->
    [yes] {" "}· 2 Souls or 2 Wounds
   *[no] {""}
} · { $mark }+ players
hero-rank = { $epic ->
    [yes] Epic Hero
   *[no] Hero
}
line-no-treasure = no treasure
line-treasure = { COUNT($treasure, $count) }
facts-more = { $first } · { $rest }
