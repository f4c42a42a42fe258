# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

why-only = Nie ma innego wyboru.
why-chance = Tu decyduje przypadek.
why-lures = { NOUN($who, 1, capital: "yes") } { $hero } przyjdzie do { dungeon-of } i tam zginie.
why-avoids = { NOUN($who, 1, capital: "yes") } { $hero } nie przyjdzie do { dungeon-of }, gdzie by { $who ->
    [heroine] przeżyła
   *[hero] przeżył
}.
why-damage = Obrażenia { in-dungeon-of } rosną z { $from } do { $to }.
why-kills = { NOUN($who, 1, capital: "yes") } { $hero } zginie w drodze przez podziemia.
why-spares = { NOUN($who, 1, capital: "yes") } { $hero } przeżyje w podziemiach przeciwnika.
why-stops = Karta { $card } nie zadziała.
why-keeps = Teraz nic by to nie dało: lepiej poczekać na dogodniejszą chwilę.
why-leader = { $me ->
    [yes] Prowadzisz, a to ci szkodzi.
   *[no] To szkodzi graczowi { $player }, który prowadzi.
}
why-best-card = Z kart do wyboru najwięcej warta jest karta { $card }.
why-worst-card = Z tych kart najmniej warta jest karta { $card }.
why-rule-of-thumb = Według prostych reguł to najlepszy wybór.
imagined-games = { $games } { $games ->
    [1] symulowanej partii
   *[other] symulowanych partiach
}
why-odds = W { imagined-games } ten wybór wygrywa w { $percent }% przypadków, a drugi w kolejności w { $next }%.
why-odds-even = W { imagined-games } ten wybór wygrywa w { $percent }% przypadków, a drugi w kolejności mniej więcej tak samo często.
why-score = W { imagined-games } ten wybór daje średnio wynik { $score }, a drugi w kolejności { $next }.
why-score-even = W { imagined-games } ten wybór daje średnio wynik { $score }, a drugi w kolejności mniej więcej taki sam.
why-tenths = { $sign }{ $whole },{ $tenth }
