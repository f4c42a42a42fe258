# What a player is asked, in the second person, in one sentence.

asked-rule = { $question } ({ $rule })
to-go = { $left ->
    [1] {""}
   *[other] {" "}(pozostało: { $left })
}

asked-choose-boss = Wybierz swojego Bossa.
asked-mulligan = Czy chcesz wtasować rękę do talii i dobrać nową?
asked-opening-discard = Wybierz z początkowej ręki kartę do odrzucenia{ to-go }.
asked-first-room = Zbuduj pierwszą komnatę albo niczego nie buduj.
asked-turn-draw = Wybierz talię, z której dobierzesz kartę w tej rundzie.
asked-place-room = Wybierz komnatę do zbudowania albo niczego nie buduj.
asked-place-where = Wybierz, gdzie zbudujesz komnatę { $room }.
asked-window = { $phase }, { $me ->
    [yes] jesteś aktywnym graczem
   *[no] aktywnym graczem jest { $player }
}: zagraj czar, użyj zdolności albo spasuj.
asked-cancel-window = { $phase }, { $me ->
    [yes] jesteś aktywnym graczem
   *[no] aktywnym graczem jest { $player }
}: zaneguj czar albo spasuj.
asked-target = { $card }: wybierz { NOUN($target, 1, case: "acc") }{ place }.
asked-target-spell = { $card }: wybierz { $by ->
    [opponent] czar właśnie zagrany przez przeciwnika
   *[anyone] właśnie zagrany czar
}.
asked-target-opponent = { $card }: wybierz przeciwnika{ opponent-mark }.
asked-cost-room = { $card }: wybierz do zniszczenia inną komnatę w swoich podziemiach.
asked-cost-card = { $card }: wybierz { NOUN($what, 1, case: "acc") } do odrzucenia jako koszt{ to-go }.
asked-cost-soul = { $card }: wybierz Duszę, którą usuniesz z gry.
asked-may = { $card }: czy chcesz użyć tej zdolności?
asked-next-trigger = Aktywuje się teraz kilka twoich zdolności: wybierz, która zadziała pierwsza.
asked-discard = { $card }: wybierz { NOUN($what, 1, case: "acc") } do odrzucenia{ to-go }.
asked-take-discarded = { $card }: wybierz { NOUN($what, 1, case: "acc") } ze stosu kart odrzuconych{ to-go }.
asked-name-back = { $card }: wybierz rodzaj karty, którą weźmiesz z ręki gracza { $player }.
asked-take-seen = { $card }: wybierz kartę, którą weźmiesz z ręki gracza { $player }.
asked-search = { $card }: wybierz { NOUN($what, 1, case: "acc") } z talii Komnat lub ze stosu kart odrzuconych.
asked-build-found = { $card }: zbuduj komnatę { $room } na pasującej komnacie albo zatrzymaj ją w ręce.
asked-destroy-own = { $card }: wybierz do zniszczenia jedną ze swoich komnat.
asked-swap-first = { $card }: wybierz pierwszy z 2 stosów komnat do zamiany albo niczego nie zamieniaj.
asked-swap-second = { $card }: wybierz stos komnat do zamiany ze stosem na miejscu { $slot } { in-dungeon-of }.
asked-build-room = { $card }: wybierz komnatę, którą od razu zbudujesz, albo niczego nie buduj.
asked-build-where = { $card }: wybierz, gdzie zbudujesz komnatę { $room }.
asked-return-soul = { $card }: wybierz, który martwy bohater gracza { $player } wróci do wejścia do podziemi.
asked-heal = { $card }: wybierz Ranę do wyleczenia.
asked-machinations = Knowania: dobierz kartę Komnaty, dobierz kartę Czaru albo niczego nie dobieraj.
asked-market = Wybierz kartę, którą weźmiesz z Rynku.
asked-place-minion = Umieść swojego Sługusa na polu akcji.
asked-token-on = { $card }: wybierz swoją komnatę, która otrzyma znacznik +1{ $each ->
    [yes] , za każdym razem inną
   *[no] {""}
}{ to-go }.
asked-lose-token = { $card }: wybierz swoją komnatę, z której usuniesz znacznik +1{ to-go }.
asked-move-token-from = { $card }: wybierz swoją komnatę, z której przeniesiesz znacznik +1, albo niczego nie przenoś{ to-go }.
asked-move-token-to = { $card }: wybierz komnatę, która otrzyma znacznik +1 z miejsca { $slot } w podziemiach.
asked-cost-token = { $card }: wybierz swoją komnatę, z której usuniesz znacznik +1 jako koszt{ to-go }.
asked-summon-to = { $card }: wybierz podziemia, do których wejścia trafi { NOUN($who, 1) } { $hero }{ $marked ->
    [yes] {" "}ze znacznikiem życia { $token }
   *[no] {""}
}.
asked-take-market = { $card }: wybierz kartę, którą weźmiesz z Rynku.
asked-move-minion = { $card }: wybierz pole akcji, na które przejdzie twój Sługus.
asked-send-hero = { $card }: wybierz bohatera z miasta, który trafi { to-entrance-of }.
asked-shuffle-stack = { $card }: wybierz stos komnat do potasowania.
