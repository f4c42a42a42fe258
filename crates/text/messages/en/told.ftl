# What is said aloud of an update, shorter than the log: one sentence for what belongs together.

told-counted = { COUNT($kind, $count) }
told-drew = { $me ->
    [yes] You draw
   *[no] { $player } draws
} { $seen ->
    [card] { COUNT("card", $count) }: { $cards }
   *[back] { $cards }
}.
told-discarded = { $me ->
    [yes] You discard
   *[no] { $player } discards
} { COUNT("card", $count) }: { $cards }.
told-arrive = { COUNT("hero", $count) } come to town: { $heroes }.
told-walk = { $hero } enters { $rooms } { in-dungeon-of }{ $damage ->
    [0] {""}
   *[other] , takes { COUNT("damage", $damage) }
}{ $end ->
    [dies] {" "}and dies: { $me ->
        [yes] you gain
       *[no] { $player } gains
    } { COUNT("soul", $count) }
    [survives] {" "}and survives: { $me ->
        [yes] you suffer
       *[no] { $player } suffers
    } { COUNT("wound", $count) }
   *[walks] {""}
}.
