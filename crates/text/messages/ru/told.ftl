# What is said aloud of an update, shorter than the log: one sentence for what belongs together.

told-counted = { COUNT($kind, $count, case: "acc") }
told-drew = { $me ->
    [yes] Вы берете
   *[no] { $player } берет
} { $seen ->
    [card] { COUNT("card", $count, case: "acc") }: { $cards }
   *[back] { $cards }
}.
told-discarded = { $me ->
    [yes] Вы сбрасываете
   *[no] { $player } сбрасывает
} { COUNT("card", $count, case: "acc") }: { $cards }.
told-arrive = В город приходят { COUNT("hero", $count) }: { $heroes }.
told-walk = { NOUN($who, 1, capital: "yes") } «{ $hero }» проходит по { $me ->
    [yes] вашему подземелью
   *[no] подземелью игрока { $player }
} ({ $rooms }){ $damage ->
    [0] {""}
   *[other] , получает { COUNT("damage", $damage) }
}{ $end ->
    [dies] {" "}и умирает: { $me ->
        [yes] вы получаете
       *[no] { $player } получает
    } { COUNT("soul", $count, case: "acc") }
    [survives] {" "}и выживает: { $me ->
        [yes] вы получаете
       *[no] { $player } получает
    } { COUNT("wound", $count, case: "acc") }
   *[walks] {""}
}.
