# What is said aloud of an update, shorter than the log: one sentence for what belongs together.

told-counted = { COUNT($kind, $count, case: "acc") }
told-drew = { $me ->
    [yes] Ви тягнете
   *[no] { $player } тягне
} { $seen ->
    [card] { COUNT("card", $count, case: "acc") }: { $cards }
   *[back] { $cards }
}.
told-discarded = { $me ->
    [yes] Ви скидаєте
   *[no] { $player } скидає
} { COUNT("card", $count, case: "acc") }: { $cards }.
told-arrive = До міста прибувають герої ({ $count }): { $heroes }.
told-walk = { NOUN($who, 1, capital: "yes") } «{ $hero }» іде { $me ->
    [yes] вашим підземеллям
   *[no] підземеллям гравця { $player }
} ({ $rooms }){ $damage ->
    [0] {""}
   *[other] , зазнає { COUNT("damage", $damage, case: "gen") }
}{ $end ->
    [dies] {" "}і гине: { $me ->
        [yes] ви здобуваєте
       *[no] { $player } здобуває
    } { COUNT("soul", $count, case: "acc") }
    [survives] {" "}і виживає: { $me ->
        [yes] ви дістаєте
       *[no] { $player } дістає
    } { COUNT("wound", $count, case: "acc") }
   *[walks] {""}
}.
