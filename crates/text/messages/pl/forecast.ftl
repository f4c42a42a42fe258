# What comes if everybody passes, and what a number is made of. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

## Forecasts

dungeon-of = { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}
forecast-goes = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] poszłaby
   *[hero] poszedłby
} do { dungeon-of }.
forecast-tied = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zostałaby
   *[hero] zostałby
} w mieście: jest remis.
forecast-nothing = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zostałaby w mieście: nic jej
   *[hero] zostałby w mieście: nic go
} nie wabi.
forecast-too-little = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zostałaby
   *[hero] zostałby
} w mieście (potrzebne skarby: { $needs }, są: { $count }).
forecast-dies = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zginęłaby
   *[hero] zginąłby
} w komnacie { $room } { in-dungeon-of } (przed nią życie: { $left } z { $health }).
forecast-dies-outside = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zginęłaby
   *[hero] zginąłby
} poza komnatami { dungeon-of }.
forecast-survives = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] przeżyłaby
   *[hero] przeżyłby
} { in-dungeon-of } (pozostałe życie: { $left }).
forecast-leaves = { NOUN($who, 1, capital: "yes") } { $hero } { $who ->
    [heroine] zostałaby odesłana
   *[hero] zostałby odesłany
} z { dungeon-of }.
forecast-stays = { NOUN($who, 1, capital: "yes") } { $hero } nie { $who ->
    [heroine] weszłaby
   *[hero] wszedłby
} w tej rundzie do { dungeon-of }.

## Parts of a number

part-none = nic
part-printed = na karcie { $amount }
part-per-room = { $amount } za { NOUN($noun, 2, case: "acc") }
part-per-treasure = { $amount } za { NOUN($noun, 2, case: "acc") }
part-per-below = { $amount } za komnaty pod spodem
part-tokens = { $signed } za znaczniki
part-card = { $signed } { $card }
part-icons = { $card } { $amount }
part-level-up = { $signed } { $card } (Awans)
part-last = { $signed } jako ostatnia komnata
part-this-turn = { $signed } do końca rundy
part-all-rooms = { $signed } dla wszystkich komnat do końca rundy
part-last-room = { $signed } dla ostatniej komnaty do końca rundy
part-doubled = { $signed } przez podwojenie do końca rundy
part-deactivated = { $signed } (dezaktywowana)
part-stunned = { $signed } (ogłuszona)
