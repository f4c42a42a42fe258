# What comes if everybody passes, and what a number is made of. $me is yes where the player is the
# reader.

## Forecasts

dungeon-of = { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}
forecast-goes = { $hero } would go to { dungeon-of }.
forecast-tied = { $hero } would stay in town: there is a tie.
forecast-nothing = { $hero } would stay in town: nothing lures this Hero.
forecast-too-little = { $hero } would stay in town: this place needs { $needs } of its treasure, and { $me ->
    [yes] you have
   *[no] { $player } has
} { $count }.
forecast-dies = { $hero } would die in { $room } { in-dungeon-of } ({ $left } of { $health } Health left before it).
forecast-dies-outside = { $hero } would die outside the Rooms of { dungeon-of }.
forecast-survives = { $hero } would survive { dungeon-of } with { $left } Health left.
forecast-leaves = { $hero } would be sent away from { dungeon-of }.
forecast-stays = { $hero } would not enter { dungeon-of } this turn.

## Parts of a number

part-none = nothing
part-printed = printed { $amount }
part-per-room = { $amount } for { NOUN($noun, 2) }
part-per-treasure = { $amount } for { NOUN($noun, 2) }
part-per-below = { $amount } for Rooms below
part-tokens = { $signed } { $amount ->
    [1] token
   *[other] tokens
}
part-card = { $signed } { $card }
part-icons = { $card } { $amount }
part-level-up = { $signed } { $card } (Level Up)
part-last = { $signed } as the last Room
part-this-turn = { $signed } this turn
part-all-rooms = { $signed } for all Rooms this turn
part-last-room = { $signed } for the last Room this turn
part-doubled = { $signed } doubled this turn
part-deactivated = { $signed } deactivated
part-stunned = { $signed } stunned
