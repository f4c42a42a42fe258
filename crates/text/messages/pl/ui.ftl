# The words of the interface itself.

ui-you = Ty
ui-bot = Bot { $number }
ui-your-turn = Twoja kolej
ui-waiting = Czekamy na: { $player }
ui-waiting-window = Czekamy: gracze mogą teraz działać
ui-waiting-everybody = Czekamy na wybór wszystkich graczy
ui-turn-phase = Runda { $turn }, { $phase }
ui-active = Aktywny gracz: { $player }
ui-new-game = Nowa gra: { $edition }, { COUNT("player", $players) }

ui-town = Miasto
ui-town-empty = W mieście nie ma nikogo
ui-hero = { $hero } ({ $treasure }, życie: { $health }{ $changed ->
    [yes] , na karcie { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] legendarna
       *[hero] legendarny
    }: liczy się za 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-hurt = { $hero } ({ $treasure }, życie: { $health }{ $changed ->
    [yes] , na karcie { $printed }
   *[no] {""}
}, obrażenia: { $damage }{ $epic ->
    [yes] , { $who ->
        [heroine] legendarna
       *[hero] legendarny
    }: liczy się za 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-waits = { $hero } ({ $treasure }, życie: { $health }{ $changed ->
    [yes] , na karcie { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] legendarna
       *[hero] legendarny
    }: liczy się za 2
   *[no] {""}
}, czeka do następnej rundy{ ui-hero-item })
ui-hero-item = { $carries ->
    [no] {""}
   *[yes] , niesie przedmiot { $item }
}
ui-entrance = Wejście
ui-your-dungeon = Twoje podziemia
ui-dungeon-of = Podziemia gracza { $player }
ui-no-rooms = Nie ma jeszcze komnat
ui-dungeon-bare = nie ma jeszcze komnat
ui-slot = Miejsce { $slot } w podziemiach
ui-damage = obrażenia: { $damage }
ui-face-down = zakryta karta
ui-deactivated = dezaktywowana do końca rundy
ui-stunned = ogłuszona do końca rundy
ui-used = użyta w tej rundzie
ui-below = pod nią, od góry: { $cards }
ui-no-entry = w tej rundzie nie wchodzi żaden bohater

# The town board, items and coins.

ui-market = Rynek
ui-market-empty = Rynek jest pusty
ui-landmark-empty = nikogo tu nie ma
ui-minion-of = Sługus: { $player }
ui-minion-at = Sługus { $spot }
ui-minion-home = Sługus w domku
ui-first-player = Pierwszy gracz: { $player }
ui-town-places = Miasto (miejsca: { $count })
ui-tokens = znaczniki +1: { $count }
ui-health-token = znacznik życia { $token }
ui-item = Przedmiot: { $item }
ui-items-waiting = Przedmioty czekające na bohatera
ui-coins = { COUNT("coin", $count) }

ui-boss = Boss: { $boss }, { $xp } PD
ui-leveled = po Awansie
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Skarby: { $list }
ui-treasure-none = brak
ui-out = poza grą
ui-hand = Twoja ręka
ui-hand-empty = Twoja ręka jest pusta
ui-hand-sizes = Ręka: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Talia Komnat: { $rooms }, talia Czarów: { $spells }, bohaterowie: { $heroes }, legendarni bohaterowie: { $epics }
ui-discard = Stos kart odrzuconych
ui-discard-empty = Stos kart odrzuconych jest pusty
ui-declared = Zadeklarowane, najnowsze na końcu

ui-choose = Twój wybór (1–{ $count }, ? – pomoc):
ui-bad-choice = „{ $answer }” nie jest tu możliwym wyborem: wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
ui-help =
    Liczba albo początek nazwy karty lub gracza: ten wybór. Pusty wiersz: pytanie jeszcze raz.
    pass: pas, jeśli jest możliwy. skip hero: pas, aż tego bohatera już nie będzie. skip phase: pas aż do końca tej fazy.
    skip: pas aż do końca tej rundy albo do chwili, gdy zostaniesz aktywnym graczem. Po każdym skip pytanie wraca, gdy tylko ktoś inny coś zadeklaruje albo awansuje.
    ? NAZWA: opisuje kartę. ? remis: objaśnia słowo z gry; ? words wymienia słowa. ? 2: opisuje kartę z wyboru 2. ? R8.2 albo ? Q9: zasada albo rozstrzygnięcie.
    board: cały stół. bait: dokąd poszliby teraz bohaterowie z miasta. hand: twoje karty z opisem. discard: stos kart odrzuconych. log 30: ostatnie 30 wierszy dziennika gry.
    hint: co wybrałby na twoim miejscu zwykły bot i dlaczego. hint POZIOM: co wybrałby bot tego poziomu: random, easy, normal, hard albo expert.
    undo: cofa twój ostatni wybór. undo all: cofa wszystkie wybory od chwili, gdy ktoś się czegoś dowiedział.
    ask always: pyta nawet wtedy, gdy jest tylko jeden wybór. ask able: pyta tylko wtedy, gdy jest z czego wybierać (domyślnie).
    quit: przerywa grę i ją zapisuje. concede: poddaje grę.
ui-hint = Bot poziomu „{ $level }” wybrałby tu odpowiedź { $number }: „{ $choice }”. { $why }
ui-no-level = Nie ma poziomu „{ $level }”. Są: { $list }.
ui-no-hint = Do tego pytania nie ma podpowiedzi.
ui-no-card = Nie ma karty o nazwie „{ $name }”.
ui-log = Dziennik gry
ui-concede = Poddaj się
ui-quit = Czy chcesz opuścić grę?
ui-goodbye = Na razie to koniec gry.
ui-you-win = Wygrana!
ui-you-lose = Przegrana.
ui-winner = { $player } wygrywa
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = Zapisano grę jako { $path }.

# The game in the terminal, line by line.

ui-line = { $label }: { $what }.
ui-goes-on = Gra toczy się dalej: { $edition }, { COUNT("player", $players) }
ui-variants = Warianty: { $list }.
ui-fields = Zasady tego stołu: { $list }.
ui-around-the-table = Przy stole: { $list }.
ui-recorded = Zapis gry: { $path } (ziarno losowości: { $seed }).
ui-help-hint = Przy każdym pytaniu możesz wpisać ?, aby zobaczyć pomoc.
ui-last-happened = Ostatnie wydarzenia:
ui-times = { $line } ({ $count } razy)
ui-walked = { NOUN($who, 1, capital: "yes") } { $hero } idzie przez { $me ->
    [yes] twoje podziemia
   *[no] podziemia gracza { $player }
} i otrzymuje obrażenia: { $rooms } (łącznie { $total }, życie: { $health }).
ui-walked-room = { $damage } w komnacie { $room }{ $which }
ui-others-play-on = Pozostali grają do końca.
ui-only-phase = Teraz: { $phase }.
ui-set-up-order = Teraz: { $phase }. Kolejność: { $order }.
ui-turn-order = Runda { $turn }, { $phase }. Kolejność: { $order }.
ui-rooms-of = { $me ->
    [yes] Twoje podziemia
   *[no] Podziemia gracza { $player }
}, od lewej do prawej
ui-entrance-of = Przy wejściu do { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}
ui-walks-in = W drodze przez { $me ->
    [yes] twoje podziemia
   *[no] podziemia gracza { $player }
}
ui-in-room = w komnacie { $room }
ui-room = { $room } (miejsce { $slot } · { $notes })
ui-bare-slot = { $room } (miejsce { $slot })
ui-covered-by = na wierzchu { $card }
ui-damage-in-all = obrażenia razem: { $damage }
ui-icons = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
ui-copies = { $count } × { $card }
ui-known = Znane ci karty
ui-held-by = { $card } ({ $players })
ui-conceded = gra poddana

ui-now-room = Teraz w { $me ->
    [yes] twoich podziemiach
   *[no] podziemiach gracza { $player }
}, miejsce { $slot }, obrażenia: { $damage }.
ui-now-below = Teraz pod inną komnatą w { $me ->
    [yes] twoich podziemiach
   *[no] podziemiach gracza { $player }
}, miejsce { $slot }.
ui-now-boss = Teraz to Boss { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}.
ui-now-entrance = Teraz przy wejściu do { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}: { $hero }.
ui-now-soul = Teraz to Dusza { $me ->
    [yes] na twoim obszarze punktacji
   *[no] na obszarze punktacji gracza { $player }
}.
ui-now-wound = Teraz to Rana { $me ->
    [yes] na twoim obszarze punktacji
   *[no] na obszarze punktacji gracza { $player }
}.
ui-now-hand = Teraz w twojej ręce: { $count }.
ui-now-town = Teraz w mieście: { $hero }.
ui-now-landmark = Teraz w kluczowej lokacji { $landmark }: { $hero }.
ui-now-market = Teraz na Rynku: { $count }.
ui-now-carried = Teraz niesie go { NOUN($who, 1) } { $hero }.
ui-now-item = Teraz to { $me ->
    [yes] twój odkryty przedmiot
   *[no] odkryty przedmiot gracza { $player }
}.
ui-now-item-waits = Teraz czeka na bohatera.
ui-now-walks = Teraz w drodze przez podziemia: { $hero }.
ui-now-discard = Teraz na stosie kart odrzuconych: { $count }.
ui-now-deck = Teraz jeszcze w talii Bohaterów.

ui-means = { $choice } To znaczy: { $what }
ui-no-pass = Tutaj nie można spasować.
ui-no-skip = Tutaj nie ma czego pomijać: to pytanie wymaga odpowiedzi.
ui-several-cards = „{ $name }” pasuje do kilku kart: { $list }.
ui-not-printed = Karty „{ $name }” nie ma w tej edycji.
ui-did-you-mean = Nie ma karty o nazwie „{ $name }”. Czy chodzi o kartę { $near }?
ui-no-rule = Nie ma zasady ani rozstrzygnięcia o numerze { $number }. Wpisz na przykład ? R8.2 albo ? Q9.
ui-choice-without-card = Ten wybór nie dotyczy żadnej karty.
ui-ask-always = Od teraz gra pyta także wtedy, gdy jest tylko jeden wybór.
ui-ask-able = Od teraz gra pyta tylko wtedy, gdy jest z czego wybierać.
ui-taken-back = Cofnięto wybory: { $count }.
ui-nothing-to-undo = Nie ma czego cofnąć: po twoim ostatnim wyborze ktoś się czegoś dowiedział albo inny gracz coś zrobił (Q50).
ui-concede-sure = Czy na pewno się poddajesz? Aby to potwierdzić, wpisz concede jeszcze raz; po każdej innej odpowiedzi gra toczy się dalej.
ui-to-resume = Aby grać dalej: { $command }
ui-to-replay = Aby obejrzeć grę jeszcze raz: { $command }
ui-result = { $place }. { $player }: wynik { $points } ({ $notes })
ui-why-points = Wynik to Dusze minus Rany; wygrywa najwyższy wynik.
ui-why-alone = Wynik to Dusze minus Rany, najwyżej 36.
ui-why-ten-souls = Wygrywa ten, kto ma 10 Dusz i mniej niż 5 Ran.
ui-why-highest-xp = Wynik to Dusze minus Rany; jest remis, więc wygrywa gracz z największą liczbą PD.
ui-why-lowest-xp = Wynik to Dusze minus Rany; jest remis, więc wygrywa gracz z najmniejszą liczbą PD.
