# The log, in the present tense. $me is yes where the player is the reader. Names are never
# declined: what they name stands before them in the right case.
# $who is hero or heroine: NOUN($who, 1) is the noun that stands before the name $hero, and what
# agrees with it selects by $who.

## Phrases

in-dungeon-of = w { $me ->
    [yes] twoich podziemiach
   *[no] podziemiach gracza { $player }
}
to-entrance-of = do wejścia do { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}
card-seen = { NOUN($kind, 1, case: "acc") }{ $seen ->
    [card] {" "}{ $card }
   *[back] {""}
}
# Which of two Rooms of one name: stands right after the name.
in-slot = {" "}({ slot-at })
declared-target = { $aim ->
    [room] ; cel: komnata { $thing }{ $which_aim } w { $owner_me ->
        [yes] twoich podziemiach
       *[no] podziemiach gracza { $owner }
    }
    [hero] ; cel: { NOUN($who, 1) } { $thing }
    [spell] ; cel: czar { $thing }
    [player] ; cel: { $owner_me ->
        [yes] ty
       *[no] gracz { $owner }
    }
   *[none] {""}
}

## Set-up

seen-bosses-dealt = { $me ->
    [yes] Otrzymujesz
   *[no] { $player } otrzymuje
} { $shown ->
    [hidden] kartę Bossa
   *[yes] { NOUN("boss", $count, case: "acc") }: { $bosses }
}.
seen-boss-revealed = { $me ->
    [yes] Twój Boss
   *[no] Boss gracza { $player }
} to { $boss } ({ $xp } PD).
seen-xp-ranked = Równa liczba PD: w losowaniu { $me ->
    [yes] wyprzedzasz
   *[no] { $player } wyprzedza
} { $second_me ->
    [yes] cię
   *[no] gracza { $second }
}.
seen-mulligan = { $me ->
    [yes] Wtasowujesz rękę do talii i dobierasz
   *[no] { $player } wtasowuje rękę do talii i dobiera
} nową.
seen-hand-shown = { $me ->
    [yes] Pokazujesz rękę
   *[no] { $player } pokazuje rękę
}: { $cards }.
seen-first-player = { $me ->
    [yes] Jesteś pierwszym graczem.
   *[no] Pierwszym graczem jest { $player }.
}

## Turn and cards

seen-turn = Zaczyna się runda { $turn }.
seen-phase = Teraz: { $phase }.
seen-active = { $me ->
    [yes] Jesteś aktywnym graczem.
   *[no] Aktywnym graczem jest { $player }.
}
seen-hero-arrives = { $epic ->
    [yes] { $who ->
        [heroine] Legendarna bohaterka
       *[hero] Legendarny bohater
    }
   *[no] { NOUN($who, 1, capital: "yes") }
} { $hero } przybywa do miasta ({ $treasure }, życie: { $health }).
seen-drew = { $me ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { card-seen }.
seen-drew-nothing = { $me ->
    [yes] Nie dobierasz
   *[no] { $player } nie dobiera
} { NOUN($kind, 1, case: "gen") }: nie ma już żadnej.
seen-deck-rebuilt = Talię { $back ->
    [room] Komnat
   *[spell] Czarów
} utworzono na nowo ze stosu kart odrzuconych.
seen-discarded = { $me ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
} { NOUN($kind, 1, case: "acc") } { $card }.
seen-took-discarded = { $me ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { NOUN($kind, 1, case: "acc") } { $card } ze stosu kart odrzuconych.
seen-took = { $me ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { card-seen } z { $from_me ->
    [yes] twojej ręki
   *[no] ręki gracza { $from }
}.
seen-looked-at = { $me ->
    [yes] Oglądasz
   *[no] { $player } ogląda
} { $from_me ->
    [yes] twoją rękę
   *[no] rękę gracza { $from }
}{ $shown ->
    [hidden] .
    [none] : jest pusta.
   *[yes] : { $cards }.
}
seen-searched = { $me ->
    [yes] Przeglądasz
   *[no] { $player } przegląda
} talię Komnat{ $shown ->
    [hidden] .
    [none] {" "}i nic nie { $me ->
        [yes] znajdujesz
       *[no] znajduje
    }.
   *[yes] : { $cards }.
}
seen-found = { $me ->
    [yes] Znajdujesz i pokazujesz
   *[no] { $player } znajduje i pokazuje
} wszystkim { NOUN($kind, 1, case: "acc") } { $card }.

## Market and Minions

seen-market-card = Na Rynek trafia { NOUN($kind, 1) } { $card }.
seen-market-taken = { $me ->
    [yes] Bierzesz
   *[no] { $player } bierze
} z Rynku { NOUN($kind, 1, case: "acc") } { $card }.
seen-market-gone = { $any ->
    [yes] Reszta kart z Rynku trafia na stos kart odrzuconych: { $cards }.
   *[no] Na Rynku nie zostało już nic.
}
seen-minion-placed = { $me ->
    [yes] Umieszczasz swojego Sługusa
   *[no] { $player } umieszcza swojego Sługusa
} { $spot }{ $which }.
spot-landmark = w kluczowej lokacji { $card }, { $summons ->
    [yes] na miejscu przywołania
   *[no] na polu akcji { $space }
}
spot-room = na polu akcji komnaty { $card }
spot-boss = na polu akcji Bossa { $card }
seen-minion-stays = { $me ->
    [yes] Twój Sługus
   *[no] Sługus gracza { $player }
} zostaje w domku.

## Building

seen-placed = { $me ->
    [yes] Kładziesz
   *[no] { $player } kładzie
} zakrytą { card-seen } { $slot ->
    [0] na nowym miejscu w podziemiach
   *[other] na { $slot }. miejscu od Bossa
}.
seen-placed-nothing = { $me ->
    [yes] Niczego nie budujesz
   *[no] { $player } niczego nie buduje
}.
seen-placed-returned = Zakryta { NOUN($kind, 1) }{ $seen ->
    [card] {" "}{ $card }
   *[back] {""}
} wraca do { $me ->
    [yes] twojej ręki
   *[no] ręki gracza { $player }
}.
seen-built = { $me ->
    [yes] Budujesz
   *[no] { $player } buduje
} komnatę { $room }{ $over ->
    [yes] {" "}na komnacie { $below }{ $which }
   *[no] {""}
}.
seen-not-built = Komnaty { $room } nie można już zbudować: karta wraca do { $me ->
    [yes] twojej ręki
   *[no] ręki gracza { $player }
}.
seen-level-up = { $me ->
    [yes] Twój Boss { $boss }
   *[no] Boss { $boss } gracza { $player }
} awansuje.
seen-no-building = W tej rundzie nie można budować komnat.
seen-extra-placement = W tej rundzie { $me ->
    [yes] możesz
   *[no] { $player } może
} zbudować jeszcze jedną komnatę.

## Spells and abilities

seen-triggered = { $minion ->
    [yes] Działa { $me ->
        [yes] twój Sługus
       *[no] Sługus gracza { $player }
    }
   *[no] Aktywuje się { $me ->
        [yes] twoja zdolność
       *[no] zdolność gracza { $player }
    }
}: { NOUN($sort, 1) } { $card }{ $which }.
seen-played = { $me ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} czar { $card }{ declared-target }.
seen-used = { $me ->
    [yes] Używasz
   *[no] { $player } używa
} zdolności { NOUN($sort, 1, case: "gen") } { $card }{ $which }{ declared-target }.
seen-sold = { $me ->
    [yes] Zamieniasz
   *[no] { $player } zamienia
} kartę Komnaty na monetę.
seen-canceled = { $me ->
    [yes] Twój czar { $spell }
   *[no] Czar { $spell } gracza { $player }
} zostaje zanegowany.
seen-fizzled = { $me ->
    [yes] Twój efekt
   *[no] Efekt gracza { $player }
} nie ma już celu i przepada: { NOUN($sort, 1) } { $card }{ $which }.
seen-happened = Działa { $me ->
    [yes] twój efekt
   *[no] efekt gracza { $player }
}: { NOUN($sort, 1) } { $card }{ $which }.
seen-sale = Karta Komnaty { $me ->
    [yes] staje się twoją monetą
   *[no] gracza { $player } staje się monetą
}.
seen-spent = Czar { $spell } trafia na stos kart odrzuconych.

## Rooms

seen-destroyed = Komnata { $room }{ $which } { in-dungeon-of } zostaje zniszczona.
seen-uncovered = Komnata { $room }{ $which } { in-dungeon-of } zostaje odsłonięta.
seen-deactivated = Komnata { $room }{ $which } { in-dungeon-of } zostaje dezaktywowana do końca rundy.
seen-stunned = Komnata { $room }{ $which } { in-dungeon-of } zostaje ogłuszona do końca rundy.
seen-reactivated = Komnata { $room }{ $which } { in-dungeon-of } znów działa.
seen-room-damage-up = Do końca rundy komnata { $room }{ $which } { in-dungeon-of } ma +{ $amount } do obrażeń.
seen-rooms-damage-up = Do końca rundy { $me ->
    [yes] twoje komnaty
   *[no] komnaty gracza { $player }
} mają +{ $amount } do obrażeń.
seen-treasure-doubled = Do końca rundy skarby w { $me ->
    [yes] twoich komnatach
   *[no] komnatach gracza { $player }
} liczą się podwójnie.
seen-swapped = Komnaty { $room }{ $which } i { $other }{ $which_other } { in-dungeon-of } zamieniają się miejscami.
seen-stack-shuffled = Stos komnat { in-dungeon-of } zostaje potasowany: na wierzchu jest teraz komnata { $room }{ $which }.
seen-tokens-put = Komnata { $room }{ $which } { in-dungeon-of } otrzymuje { plus-tokens }.
seen-tokens-lost = Komnata { $room }{ $which } { in-dungeon-of } traci { plus-tokens }.
seen-token-moved = { $me ->
    [yes] Przenosisz
   *[no] { $player } przenosi
} znacznik +1 z komnaty { $room }{ $which } do komnaty { $other }{ $which_other }.
seen-treasure-up = Do końca rundy { $me ->
    [yes] twój Boss
   *[no] Boss gracza { $player }
} ma dodatkowo { $icons }.
seen-last-room-damage-up = Do końca rundy ostatnia komnata { in-dungeon-of } ma +{ $amount } do obrażeń.

## Heroes

seen-no-entry = W tej rundzie żaden bohater nie wchodzi do { $me ->
    [yes] twoich podziemi
   *[no] podziemi gracza { $player }
}.
seen-lured = { NOUN($who, 1, capital: "yes") } { $hero } przenosi się { to-entrance-of } ({ COUNT($treasure, $count) }).
seen-lured-by-souls = { NOUN($who, 1, capital: "yes") } { $hero } przenosi się { to-entrance-of } (najmniej Dusz: { $count }).
seen-stays-tied = { NOUN($who, 1, capital: "yes") } { $hero } zostaje w mieście: jest remis.
seen-stays = { NOUN($who, 1, capital: "yes") } { $hero } zostaje w mieście: nic { $who ->
    [heroine] jej
   *[hero] go
} nie wabi.
seen-to-entrance = { NOUN($who, 1, capital: "yes") } { $hero } przenosi się { to-entrance-of }.
seen-to-town = { NOUN($who, 1, capital: "yes") } { $hero } wraca do miasta.
seen-to-landmark = { NOUN($who, 1, capital: "yes") } { $hero } trafia do kluczowej lokacji { $landmark }.
seen-enters = { NOUN($who, 1, capital: "yes") } { $hero } wchodzi do komnaty { $room }{ $which } { in-dungeon-of }.
seen-sent-back = Komnata { $room }{ $which } { in-dungeon-of } odsyła { NOUN($who, 1, case: "acc") } { $hero } do poprzedniej komnaty.
seen-takes = { NOUN($who, 1, capital: "yes") } { $hero } otrzymuje { COUNT("damage", $damage, case: "acc") } (łącznie { $total }, życie: { $health }).
seen-health-up = Do końca rundy { NOUN($who, 1) } { $hero } otrzymuje +{ $amount } do życia.
seen-health-token = { NOUN($who, 1, capital: "yes") } { $hero } otrzymuje znacznik życia { $token }.
seen-dies = { NOUN($who, 1, capital: "yes") } { $hero } ginie{ $where ->
    [room] {" "}w komnacie { $room }{ $which }
   *[none] {""}
}: { $me ->
    [yes] zdobywasz
   *[no] { $player } zdobywa
} { COUNT("soul", $count, case: "acc") }.
seen-survives = { NOUN($who, 1, capital: "yes") } { $hero } przeżywa: { $me ->
    [yes] otrzymujesz
   *[no] { $player } otrzymuje
} { COUNT("wound", $count, case: "acc") }.
seen-healed = { $me ->
    [yes] Leczysz
   *[no] { $player } leczy
} Ranę: { NOUN($who, 1) } { $hero } to teraz { COUNT("soul", $count) }.
seen-soul-removed = { $me ->
    [yes] Usuwasz
   *[no] { $player } usuwa
} z gry Duszę { NOUN($who, 1, case: "gen") } { $hero }.
seen-soul-returned = { $who ->
    [heroine] Martwa bohaterka
   *[hero] Martwy bohater
} { $hero } wraca { to-entrance-of }.

## Items and coins

seen-item-revealed = Pojawia się przedmiot { $item }.
seen-item-given = { NOUN($who, 1, capital: "yes") } { $hero } otrzymuje przedmiot { $item }.
seen-item-taken = { $me ->
    [yes] Bierzesz
   *[no] { $player } bierze
} przedmiot { $item }.
seen-item-spent = Przedmiot { $item } zostaje zużyty.
seen-coins-gained = { $me ->
    [yes] Zdobywasz
   *[no] { $player } zdobywa
} { COUNT("coin", $count, case: "acc") }.
seen-coins-paid = { $me ->
    [yes] Płacisz
   *[no] { $player } płaci
} { COUNT("coin", $count, case: "acc") }.

## Players

seen-eliminated = { $me ->
    [yes] Odpadasz
   *[no] { $player } odpada
} z gry.
seen-conceded = { $me ->
    [yes] Poddajesz
   *[no] { $player } poddaje
} się.
seen-game-ends = Koniec gry: { $cause }.{ $winner ->
    [no] {""}
   *[yes] {" "}{ $me ->
        [yes] Wygrywasz.
       *[no] { $player } wygrywa.
    }
}
