# What is said aloud of an update, shorter than the log: one sentence for what belongs together.

told-counted = { COUNT($kind, $count, case: "acc") }
told-drew = { $me ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { $seen ->
    [card] { COUNT("card", $count, case: "acc") }: { $cards }
   *[back] { $cards }
}.
told-discarded = { $me ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
} { COUNT("card", $count, case: "acc") }: { $cards }.
told-arrive = Do miasta przybywa { COUNT("hero", $count) }: { $heroes }.
told-walk = { NOUN($who, 1, capital: "yes") } { $hero } idzie przez { $me ->
    [yes] twoje podziemia
   *[no] podziemia gracza { $player }
} ({ $rooms }){ $damage ->
    [0] {""}
   *[other] , otrzymuje { COUNT("damage", $damage, case: "acc") }
}{ $end ->
    [dies] {" "}i ginie: { $me ->
        [yes] zdobywasz
       *[no] { $player } zdobywa
    } { COUNT("soul", $count, case: "acc") }
    [survives] {" "}i przeżywa: { $me ->
        [yes] otrzymujesz
       *[no] { $player } otrzymuje
    } { COUNT("wound", $count, case: "acc") }
   *[walks] {""}
}.
