# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (after "you may"), they (of another player)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $digits: yes where a single card is counted too, because another count stands beside it

## The frame of a sentence

text-once = Once per turn, { $rest }
text-once-when = Once per turn, { $when }, { $rest }
text-when = { $when }, { $rest }
text-level-up = Level Up: { $rest }
text-cost = { $cost }: { $rest }
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
when-hero-dies = if a Hero dies in this Room
when-you-play-spell = when you play a Spell
when-another-destroyed = when another of your Rooms is destroyed
if-fewer-rooms = if you have fewer Rooms than an opponent

## Costs

cost-destroy-this = destroy this Room
cost-destroy-another = destroy another of your Rooms
cost-discard = discard { SOME($card, $count) }
cost-remove-soul = remove one of your Souls from the game

## Who and where

who-target = { SOME($target, 1) }{ opponent-mark }
who-each-opponent = each opponent
who-each-player = each player
opponent-mark = { $opponent ->
    [with-soul] {" "}who has a Soul
    [ahead] {" "}with at least { COUNT("soul", $ahead) } more than you
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
   *[none] {""}
}
place-fact = { place }
place-from = { place }

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
do-take-random = name Room or Spell: take one at random from { opponents-hand }
do-take-seen = look at { opponents-hand } and take a card of your choice
do-search = search the Room deck or discard pile for { SOME($room, 1) }; build it at once or keep it
do-destroy-own = { $voice ->
    [they] chooses and destroys one of their Rooms
   *[do] destroy one of your Rooms
}
do-collapse = destroy { SOME($target, 1) }{ place }; a Hero in it dies
do-kill = kill { SOME($target, 1) }{ place }{ $place ->
    [town] {" "}{ gain-its-soul }
    [town-or-decks] {" "}{ gain-its-soul }
   *[dungeon] {""}
}
gain-its-soul = and gain its Soul
do-damage = deal { COUNT("damage", $amount) } to { SOME($target, 1) }{ place }
do-damage-per-room = deal damage to { SOME($target, 1) }{ place } equal to the number of your Rooms
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
do-return-soul = send a dead Hero of { $opponent ->
    [that] that player
    [ahead] an opponent{ opponent-mark }
   *[any] an opponent
} back to the entrance of their dungeon{ $amount ->
    [0] {""}
   *[other] {" "}with +{ $amount } Health until end of turn
}
do-heal = heal a Wound
do-cancel = cancel { $by ->
    [opponent] a Spell an opponent plays
    [that] that Spell
   *[anyone] a Spell as it is played
}
do-no-building = no Rooms may be built this turn; face-down Rooms go back to hand
do-extra-placement = you may build one more Room this turn. Play it while you are active
do-no-entry = this turn, no Hero enters the dungeon of { SOME($target, 1) }{ opponent-mark }

## Lasting abilities, and what else a card says of itself

lasting-adjacent = adjacent { NOUN($room, 2) } deal +{ $amount } damage
lasting-next = { $room ->
    [room] the next Room deals +{ $amount } damage
   *[other] if the next Room is { SOME($room, 1) }, it deals +{ $amount } damage
}
lasting-no-advanced = no Advanced Room may be built on this Room
lasting-sends-back = the first time each Hero enters this Room in an Adventure phase, it goes back to the previous Room
lasting-draw-spell = at the beginning of the turn, you may draw a Spell instead of a Room card
computed-damage = damage: the number of { NOUN($room, 2) } in your dungeon
hero-fewest-souls = goes to the dungeon of the player with the fewest Souls

## The line that says what a card is

line-room = { NOUN($room, 1) }, damage { $damage }
line-room-computed = { NOUN($room, 1) }, 1 damage for each { NOUN($counted, 1) } in its dungeon
line-boss = Boss, { $xp } XP
line-spell = Spell, { $phase ->
    [build] Build phase
    [adventure] Adventure phase
   *[both] Build and Adventure phases
}
line-hero = { hero-rank }, { $treasure }, Health { $health }{ $epic ->
    [yes] , 2 Souls or 2 Wounds
   *[no] {""}
}, { $mark }+ players
hero-rank = { $epic ->
    [yes] Epic Hero
   *[no] Hero
}
line-no-treasure = no treasure
line-treasure = { COUNT($treasure, $count) }
