# What is said aloud of an update, shorter than the log: one sentence for what belongs together.

told-counted = { COUNT($kind, $count) }
told-drew = { $me ->
    [yes] Peschi
   *[no] { $player } pesca
} { $seen ->
    [card] { COUNT("card", $count) }: { $cards }
   *[back] { $cards }
}.
told-discarded = { $me ->
    [yes] Scarti
   *[no] { $player } scarta
} { COUNT("card", $count) }: { $cards }.
told-arrive = Arrivano al villaggio { COUNT("hero", $count) }: { $heroes }.
told-walk = L’{ NOUN($who, 1) } { $hero } entra in { $rooms } { in-dungeon-of }{ $damage ->
    [0] {""}
   *[other] , subisce { COUNT("damage", $damage) }
}{ $end ->
    [dies] {" "}e viene { $who ->
        [heroine] sconfitta
       *[hero] sconfitto
    }: { $me ->
        [yes] tu raccogli
       *[no] { $player } raccoglie
    } { COUNT("soul", $count) }
    [survives] {" "}e sopravvive: { $me ->
        [yes] tu subisci
       *[no] { $player } subisce
    } { COUNT("wound", $count) }
   *[walks] {""}
}.
