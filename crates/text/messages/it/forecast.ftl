# What comes if everybody passes, and what a number is made of. $me is yes where the player is the
# reader. dungeon-of stands after an article or a preposition with one.

## Forecasts

dungeon-of = { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
forecast-goes = L’{ NOUN($who, 1) } { $hero } andrebbe nel { dungeon-of }.
forecast-tied = L’{ NOUN($who, 1) } { $hero } resterebbe al villaggio: c’è un pareggio.
forecast-nothing = L’{ NOUN($who, 1) } { $hero } resterebbe al villaggio: nulla { $who ->
    [heroine] la
   *[hero] lo
} attira.
forecast-too-little = L’{ NOUN($who, 1) } { $hero } resterebbe al villaggio (icone tesoro richieste: { $needs }, presenti: { $count }).
forecast-dies = L’{ NOUN($who, 1) } { $hero } verrebbe { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
} nella Stanza { $room } { in-dungeon-of } (Vita rimasta prima di entrarvi: { $left } su { $health }).
forecast-dies-outside = L’{ NOUN($who, 1) } { $hero } verrebbe { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
} fuori dalle Stanze del { dungeon-of }.
forecast-survives = L’{ NOUN($who, 1) } { $hero } sopravvivrebbe al { dungeon-of } (Vita rimasta: { $left }).
forecast-leaves = L’{ NOUN($who, 1) } { $hero } verrebbe { $who ->
    [heroine] mandata
   *[hero] mandato
} via dal { dungeon-of }.
forecast-stays = L’{ NOUN($who, 1) } { $hero } non entrerebbe nel { dungeon-of } in questo turno.

## Parts of a number

part-none = nulla
part-printed = sulla carta { $amount }
part-per-room = { $amount } per le { NOUN($noun, 2) }
part-per-treasure = { $amount } per i { NOUN($noun, 2) }
part-per-below = { $amount } per le Stanze sottostanti
part-tokens = { $signed } { $amount ->
    [1] dal segnalino
   *[other] dai segnalini
}
part-card = { $signed } { $card }
part-icons = { $card } { $amount }
part-level-up = { $signed } { $card } (Level Up)
part-last = { $signed } come ultima Stanza
part-this-turn = { $signed } in questo turno
part-all-rooms = { $signed } a tutte le Stanze in questo turno
part-last-room = { $signed } all’ultima Stanza in questo turno
part-doubled = { $signed } per il raddoppio in questo turno
part-deactivated = { $signed } disattivata
part-stunned = { $signed } stordita
