# More words of the interface: what the game in the terminal and the replay say around the board,
# the questions and the log.

## Rooms and heroes

ui-printed = na karcie { $damage }
ui-dies-leaving = zginie, gdy będzie wychodzić
ui-hero-token = { $hero } ze znacznikiem życia { $token }
ui-on-top = { $hero } na wierzchu
ui-minion-on-space = { $me ->
    [yes] twój Sługus
   *[no] Sługus gracza { $player }
} { $summons ->
    [yes] na miejscu przywołania
   *[no] na polu akcji { $space }
}
ui-stands-in = Jest w niej { NOUN($who, 1) } { $hero }.
ui-no-rooms-left = Nie ma komnat
ui-dungeon-bare-left = nie ma komnat
ui-hand-of = Ręka
ui-hand-of-empty = Ręka: pusta
ui-asked-of = Pytanie do gracza { $player }

## The moment of a window

ui-window = { $moment }: { $cancel ->
    [yes] zaneguj czar albo spasuj.
   *[no] zagraj czar, użyj zdolności albo spasuj.
} ({ $rule })
ui-moment-build = Faza Budowy, { $me ->
    [yes] jesteś aktywnym graczem
   *[no] aktywnym graczem jest { $player }
}{ $placed ->
    [yes] , komnata już położona
   *[no] {""}
}
ui-moment-before = Zanim { NOUN($who, 1) } { $hero } wejdzie do { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}
ui-moment-room = { NOUN($who, 1, capital: "yes") } { $hero } jest w komnacie { $room } w { $me ->
    [yes] twoich podziemiach
   *[no] podziemiach gracza { $player }
} (obrażenia: { $damage }, życie: { $health }{ $dies ->
    [yes] , zginie, gdy będzie wychodzić
   *[no] {""}
})
ui-moment-dungeon = { NOUN($who, 1, capital: "yes") } { $hero } jest w { $me ->
    [yes] twoich podziemiach
   *[no] podziemiach gracza { $player }
} (obrażenia: { $damage }, życie: { $health })
ui-moment-nobody = Faza Przygody, { $me ->
    [yes] jesteś aktywnym graczem
   *[no] aktywnym graczem jest { $player }
}, żaden bohater nie ma teraz wejść
ui-pass-then = { $pass } (potem, jeśli nikt nie przerwie, zadziała { $me ->
    [yes] twoja karta
   *[no] karta gracza { $player }
}: { $card })
ui-pass-then-more = { $pass } (potem, jeśli nikt nie przerwie, zadziała wszystko, co zadeklarowano, a najpierw { $me ->
    [yes] twoja karta
   *[no] karta gracza { $player }
}: { $card })

## Bait

ui-tied = { NOUN($who, 1, capital: "yes") } { $hero } zostaje w mieście: remis, { $players } ({ $kind }: po { $count }).
ui-tied-souls = { NOUN($who, 1, capital: "yes") } { $hero } zostaje w mieście: remis, { $players } (Dusze: po { $count }).
ui-bait-now = Dokąd poszliby teraz bohaterowie z miasta (R7.1):
ui-bait-count = { $player } { $count }
ui-bait-souls = najmniej Dusz
ui-bait-goes = idzie do { $me ->
    [yes] ciebie
   *[no] gracza { $player }
}
ui-bait-tie = remis, zostaje w mieście
ui-bait-nothing = nic { $who ->
    [heroine] jej
   *[hero] go
} nie wabi, zostaje w mieście
ui-bait-alone = Dokąd poszliby teraz bohaterowie z miasta: każde miejsce w mieście wymaga określonej liczby skarbów (R12.4).
ui-bait-place = miejsce { $place } wymaga { $needs }
ui-bait-has = masz { $count }
ui-bait-too-little = za mało, zostaje w mieście

## The log

ui-nothing-came = { $line } Bez skutku.
ui-bosses-dealt = { $me ->
    [yes] Otrzymujesz
   *[no] { $player } otrzymuje
} { $count ->
    [few] { $count } karty
   *[many] { $count } kart
} Bossów.
ui-stays-alone = { NOUN($who, 1, capital: "yes") } { $hero } zostaje w mieście: za mało skarbów na { $who ->
    [heroine] jej
   *[hero] jego
} miejsce.
ui-market-laid = Na Rynek trafiają: { $cards }.

## What is typed

ui-no-skip-hero = Żaden bohater nie jest tu w drodze: wpisz pass, skip albo skip phase.
ui-several-choices = „{ $answer }” pasuje do kilku wyborów: { $list }. Wpisz liczbę albo dłuższy początek nazwy.
ui-words = Słowa, które możesz sprawdzić: { $list }. Wpisz na przykład ? remis.
ui-tags = W zasadach F to pierwsza edycja, S druga, A jubileuszowa, a U super; zasady bez litery dotyczą wszystkich. Przy tym stole obowiązuje { $tag }: { $edition }.

## The replay

ui-seat-person = { $player }: człowiek
ui-seat-bot = { $player }: bot ({ $bot })
ui-right = Zapis jest poprawny, liczba wpisów: { $entries }. { $end }.
ui-adjourned = Gra nie jest jeszcze skończona
ui-fair = Losowania sprawdzone: każde wynika z ziarna, którego skrót podano przed grą: { $commit }. { $players ->
    [0] Nikt nie dodał własnych słów
   *[other] Słowa dodali: { $list }
}.
ui-fair-onward = Późniejsze losowania sprawdzone: każde wynika z ziarna, którego skrót to { $commit }. { $players ->
    [0] Nikt nie dodał własnych słów
   *[other] Słowa dodali: { $list }
}.
ui-onward = To dalszy ciąg innej gry: pierwsze wpisy ({ $entries }) pochodzą z niej, a ich skrót w tamtej grze to { $seal }. Są zgodne z zasadami; jak je wylosowano, wiadomo tylko z zapisu tamtej gry (--before PLIK).
ui-onward-checked = To dalszy ciąg innej gry: pierwsze wpisy ({ $entries }) pochodzą z niej, a ich skrót w tamtej grze to { $seal }. Zapis tamtej gry też jest poprawny.
ui-fair-later = Skrót ziarna podany przed grą: { $commit }. Losowania będzie można sprawdzić, gdy gra się skończy i ziarno zostanie ujawnione.
ui-ended = Koniec gry: { $cause }; { $player } wygrywa { $scores }
ui-ended-alone = Koniec gry: { $cause }; wynik: { $score }
ui-cause = Koniec gry: { $cause }.
ui-scores = { $first }:{ $rest }
