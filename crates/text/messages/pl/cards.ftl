# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (the infinitive after "możesz"), they (of another
# player)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $it: yes where the clause before has just named this Room
# $digits: yes where a single card is counted too, because another count stands beside it

## The frame of a sentence

text-once = raz na rundę { $rest }
text-once-when = raz na rundę, { $when }, { $rest }
text-when = { $when }, { $rest }
text-end-of-turn = { $clause ->
    [yes] na koniec rundy, { $rest }
   *[no] na koniec rundy { $rest }
}
text-level-up = Awans: { $rest }
text-after-level-up = po Awansie: { $rest }
text-after-level-up-paid = po Awansie { $rest }
text-minion = Sługus: { $rest }
text-minion-of-boss = Sługus (po Awansie): { $rest }
text-summon = przywołanie: { $rest }
text-item-hero = bohater: { $rest }
text-item-boss = Boss (jednorazowo): { $rest }
text-cost = { $cost }: { $rest }
text-cost-after-label = { $cost }; jeśli to zrobisz, { $rest }
text-may = możesz { $rest }
text-if-you-wish = jeśli chcesz, { $rest }
text-subject = { $subject } { $rest }
text-then = { $first }, a następnie { $rest }
text-then-you = { $first }; następnie { $rest }
text-end = { $rest }.
list-more = { $first }, { $rest }
list-and = { $first } i { $rest }

## Moments and conditions

when-built = kiedy zbudujesz tę komnatę
when-built-another = kiedy zbudujesz inną { NOUN($room, 1, case: "acc") }
when-you-build = kiedy zbudujesz { NOUN($room, 1, case: "acc") }
when-hero-enters = gdy bohater wchodzi do tej komnaty
when-hero-dies = jeśli bohater zginie w tej komnacie
when-hero-dies-anywhere = gdy bohater zginie w twoich podziemiach
when-hero-survives = gdy bohater przeżyje twoje podziemia
when-you-play-spell = gdy zagrasz czar
when-another-destroyed = gdy inna twoja komnata zostanie zniszczona
when-uncovered = gdy ta komnata zostanie odsłonięta
if-fewer-rooms = jeśli masz mniej komnat niż któryś przeciwnik
if-fewer-souls = jeśli masz mniej Dusz niż któryś przeciwnik
if-treasure = { $count ->
    [1] jeśli masz w podziemiach { NOUN($treasure, 1, case: "acc") }
   *[other] jeśli masz w podziemiach co najmniej { COUNT($treasure, $count, case: "acc") }
}

## Costs

cost-destroy-this = { $voice ->
    [may] zniszczyć
   *[do] zniszcz
} tę komnatę
cost-destroy-another = { $voice ->
    [may] zniszczyć
   *[do] zniszcz
} inną komnatę w swoich podziemiach
cost-discard = { $voice ->
    [may] odrzucić
   *[do] odrzuć
} { SOME($card, $count, case: "acc") }
cost-remove-soul = { $voice ->
    [may] usunąć
   *[do] usuń
} z gry jedną ze swoich Dusz
cost-coins = { $voice ->
    [may] zapłacić
   *[do] zapłać
} { COUNT("coin", $count, case: "acc") }

## Who and where

who-target = { NOUN($target, 1) }{ opponent-mark }
who-each-opponent = każdy przeciwnik
who-each-player = każdy gracz
opponent-mark = { $opponent ->
    [with-soul] {" "}z co najmniej 1 Duszą
    [ahead] {" "}z przewagą co najmniej { COUNT("soul", $ahead, case: "gen") } nad tobą
   *[any] {""}
}
opponents-hand = ręki { NOUN($target, 1, case: "gen") }{ opponent-mark }
place = { $place ->
    [this-room] {" "}w tej komnacie
    [your-dungeon] {" "}w swoich podziemiach
    [opponents-dungeon] {" "}w podziemiach przeciwnika
    [any-dungeon] {" "}w dowolnych podziemiach
    [town] {" "}w mieście
    [town-or-decks] {" "}w mieście lub w talii Bohaterów
    [your-entrance] {" "}przy wejściu do swoich podziemi
    [opponents-entrance] {" "}przy wejściu do podziemi przeciwnika
    [any-entrance] {" "}przy wejściu do dowolnych podziemi
    [landmark] {" "}w kluczowej lokacji
    [dead-yours] {" "}ze swojego obszaru punktacji
    [dead-opponents] {" "}przeciwnika
    [dead-anyones] {" "}dowolnego gracza
   *[none] {""}
}
place-fact = { $place ->
    [your-dungeon] {" "}w twoich podziemiach
    [your-entrance] {" "}przy wejściu do twoich podziemi
   *[other] { place }
}
place-from = { $place ->
    [this-room] {" "}z tej komnaty
    [your-dungeon] {" "}ze swoich podziemi
    [opponents-dungeon] {" "}z podziemi przeciwnika
    [any-dungeon] {" "}z dowolnych podziemi
    [town] {" "}z miasta
    [town-or-decks] {" "}z miasta lub z talii Bohaterów
    [your-entrance] , który stoi przy wejściu do twoich podziemi,
    [opponents-entrance] , który stoi przy wejściu do podziemi przeciwnika,
    [any-entrance] , który stoi przy wejściu do dowolnych podziemi,
    [landmark] {" "}z kluczowej lokacji
   *[none] {""}
}

## Effects

cards-counted = { SOME($card, $count, $digits, case: "acc") }
do-draw = { $voice ->
    [may] dobrać
    [they] dobiera
   *[do] dobierz
} { $cards }
do-discard = { $voice ->
    [may] odrzucić
    [they] odrzuca
   *[do] odrzuć
} { SOME($card, $count, $digits, case: "acc") }
do-discard-random = { $voice ->
    [may] odrzucić
    [they] odrzuca
   *[do] odrzuć
} losową kartę { $back ->
    [room] Komnaty
   *[spell] Czaru
}
do-discard-hand = { $voice ->
    [may] odrzucić
    [they] odrzuca
   *[do] odrzuć
} wszystkie karty z ręki
do-take-discarded = { $voice ->
    [may] wziąć
   *[do] weź
} { SOME($card, $count, $digits, case: "acc") } ze stosu kart odrzuconych
do-take-random = { $voice ->
    [may] wziąć
   *[do] weź
} z { opponents-hand } losową kartę Komnaty lub Czaru (wybierasz rodzaj)
do-take-seen = { $voice ->
    [may] obejrzeć karty z { opponents-hand } i wziąć
   *[do] obejrzyj karty z { opponents-hand } i weź
} dowolną z nich
do-take-shown = { $voice ->
    [may] ujawnić wszystkim karty z { opponents-hand } i wziąć
   *[do] ujawnij wszystkim karty z { opponents-hand } i weź
} dowolną z nich
do-search = { $voice ->
    [may] przejrzeć talię Komnat lub stos kart odrzuconych i wziąć
   *[do] przejrzyj talię Komnat lub stos kart odrzuconych i weź
} { NOUN($room, 1, case: "acc") }; zbuduj ją od razu albo zatrzymaj w ręce
do-destroy-own = { $voice ->
    [may] zniszczyć
    [they] wybiera i niszczy
   *[do] zniszcz
} jedną ze swoich komnat
do-collapse = { $voice ->
    [may] zniszczyć
   *[do] zniszcz
} { NOUN($target, 1, case: "acc") }{ place }; bohater, który w niej jest, ginie
do-kill = { $voice ->
    [may] zabić
   *[do] zabij
} { NOUN($target, 1, case: "acc") }{ place }{ $place ->
    [this-room] {""}
    [your-dungeon] {""}
    [opponents-dungeon] {""}
    [any-dungeon] {""}
    [none] {""}
   *[outside] {" "}{ gain-its-soul }
}
gain-its-soul = { $voice ->
    [may] i zdobyć jego Duszę
   *[do] i zdobądź jego Duszę
}
do-damage = { $voice ->
    [may] zadać
   *[do] zadaj
} { COUNT("damage", $amount, case: "acc") } { NOUN($target, 1, case: "dat") }{ place }
do-damage-per-room = { $voice ->
    [may] zadać
   *[do] zadaj
} { NOUN($target, 1, case: "dat") }{ place } tyle obrażeń, ile masz komnat
do-damage-per-token = { $voice ->
    [may] zadać
   *[do] zadaj
} { NOUN($target, 1, case: "dat") }{ place } tyle obrażeń, ile znaczników +1 ma ta komnata
do-health = do końca rundy { $target ->
    [that-hero] { NOUN($target, 1) }
   *[other] wybrany { NOUN($target, 1) }
}{ place-fact } otrzymuje +{ $amount } do życia
do-room-damage = do końca rundy { $target ->
    [that-room] { NOUN($target, 1) }
   *[other] wybrana { NOUN($target, 1) }
}{ place-fact } ma +{ $amount } do obrażeń
do-your-rooms-damage = do końca rundy twoje komnaty mają +{ $amount } do obrażeń
do-double-treasure = do końca rundy skarby w twoich komnatach liczą się podwójnie
do-deactivate = { $voice ->
    [may] dezaktywować
   *[do] dezaktywuj
} { NOUN($target, 1, case: "acc") }{ place } do końca rundy
do-stun = { $voice ->
    [may] ogłuszyć
   *[do] ogłusz
} { NOUN($target, 1, case: "acc") }{ place } do końca rundy
do-swap-stacks = { $voice ->
    [may] zamienić
   *[do] zamień
} miejscami 2 stosy komnat w obrębie jednych podziemi
do-build = { $voice ->
    [may] od razu
   *[do] możesz od razu
} zbudować jeszcze jedną komnatę
do-to-your-entrance = { $voice ->
    [may] wysłać
   *[do] wyślij
} { NOUN($target, 1, case: "acc") }{ place-from } do wejścia do swoich podziemi
do-to-town = { $voice ->
    [may] odesłać
   *[do] odeślij
} { NOUN($target, 1, case: "acc") }{ place-from } do miasta
do-to-first-room = { $voice ->
    [may] odesłać
   *[do] odeślij
} { NOUN($target, 1, case: "acc") }{ place } z powrotem do pierwszej komnaty
do-return-soul = { $voice ->
    [may] odesłać
   *[do] odeślij
} martwego bohatera { NOUN($target, 1, case: "gen") }{ $opponent ->
    [ahead] { opponent-mark }
   *[any] {""}
} do wejścia do jego podziemi{ $amount ->
    [0] {""}
   *[other] ; do końca rundy ten bohater ma +{ $amount } do życia
}
do-return-dead = { $voice ->
    [may] odesłać
   *[do] odeślij
} { NOUN($target, 1, case: "acc") }{ place } do wejścia do { $place ->
    [dead-yours] swoich
    [none] tych samych
   *[other] jego
} podziemi{ $amount ->
    [0] {""}
   *[other] ; do końca rundy ten bohater ma +{ $amount } do życia
}
do-remove-soul = { $voice ->
    [may] usunąć
   *[do] usuń
} z gry { NOUN($target, 1, case: "acc") }{ place }
do-heal = { $voice ->
    [may] wyleczyć
   *[do] wylecz
} Ranę
do-cancel = { $voice ->
    [may] zanegować
   *[do] zaneguj
} { $by ->
    [opponent] czar właśnie zagrany przez przeciwnika
    [that] ten czar
   *[anyone] właśnie zagrany czar
}
plus-tokens = { SOME("plus-token", $count, case: "acc") }
do-tokens-this = { $voice ->
    [may] dodać
   *[do] dodaj
} { $it ->
    [yes] do niej { plus-tokens }
   *[no] { plus-tokens } do tej komnaty
}
do-tokens-target = { $voice ->
    [may] dodać
   *[do] dodaj
} { plus-tokens } do { NOUN($target, 1, case: "gen") }{ place }
do-tokens-one = { $voice ->
    [may] dodać
   *[do] dodaj
} { plus-tokens } do jednej ze swoich komnat
do-tokens-spread = { $voice ->
    [may] dodać
   *[do] dodaj
} { plus-tokens } do dowolnych swoich komnat
do-tokens-each = { $voice ->
    [may] dodać
   *[do] dodaj
} po znaczniku +1 do { COUNT("room", $count, case: "gen") } w swoich podziemiach
do-lose-token = { $voice ->
    [may] usunąć znacznik +1 z jednej ze swoich komnat
    [they] traci znacznik +1
   *[do] usuń znacznik +1 z jednej ze swoich komnat
}
do-lose-tokens = { $voice ->
    [may] usunąć { plus-tokens } ze swoich komnat
    [they] traci { plus-tokens }
   *[do] usuń { plus-tokens } ze swoich komnat
}
do-move-token = { $voice ->
    [may] przenieść
   *[do] możesz przenieść
} znacznik +1 z jednej ze swoich komnat do innej
do-move-tokens = { $voice ->
    [may] przenieść
   *[do] przenieś
} maksymalnie { plus-tokens } między swoimi komnatami
do-health-token = { $voice ->
    [may] dać
   *[do] daj
} { NOUN($target, 1, case: "dat") }{ place } znacznik życia { $token }
treasure-more = { COUNT($treasure, $count, case: "acc") }
do-treasure = do końca rundy twój Boss ma dodatkowo { $icons }
do-this-room-damage = do końca rundy { $it ->
    [yes] ma ona
   *[no] ta komnata ma
} +{ $amount } do obrażeń
do-last-room-damage = do końca rundy twoja ostatnia komnata ma +{ $amount } do obrażeń
do-take-market = { $voice ->
    [may] wziąć
   *[do] weź
} jedną z kart pozostałych na Rynku
do-minion-acts = { $voice ->
    [may] od razu wykonać
   *[do] od razu wykonaj
} akcję swojego Sługusa
do-move-minion = { $voice ->
    [may] przenieść
   *[do] przenieś
} swojego Sługusa na inne wolne pole akcji
do-summon = { $voice ->
    [may] wysłać
   *[do] wyślij
} { NOUN($target, 1, case: "acc") }{ place-from } do wejścia do dowolnych podziemi{ summoned-with }
do-summon-here = { $voice ->
    [may] wysłać
   *[do] wyślij
} stąd bohatera do wejścia do dowolnych podziemi{ summoned-with }
do-summon-top = { $voice ->
    [may] wysłać
   *[do] wyślij
} stąd wierzchniego bohatera do wejścia do dowolnych podziemi{ summoned-with }
summoned-with = { $marked ->
    [yes] {" "}i { $voice ->
        [may] dać
       *[do] daj
    } mu znacznik życia { $token }
   *[no] {""}
}
do-to-landmark = { $voice ->
    [may] wysłać
   *[do] wyślij
} { NOUN($target, 1, case: "acc") }{ place-from } do jego kluczowej lokacji
do-destroy-target = { $voice ->
    [may] zniszczyć
   *[do] zniszcz
} { NOUN($target, 1, case: "acc") }{ place }
do-send-from-town = { $voice ->
    [may] wysłać
   *[do] wyślij
} bohatera z miasta do wejścia do podziemi { NOUN($target, 1, case: "gen") }{ opponent-mark }
do-look-at-hand = { $voice ->
    [may] obejrzeć
   *[do] obejrzyj
} karty z { opponents-hand }
do-shuffle-stack = { $voice ->
    [may] potasować
   *[do] potasuj
} stos komnat w dowolnych podziemiach
do-coins = { $voice ->
    [may] zdobyć
   *[do] zdobądź
} { COUNT("coin", $count, case: "acc") }
do-no-building = w tej rundzie nie można budować komnat; zakryte komnaty wracają do rąk właścicieli
do-extra-placement = możesz w tej rundzie zbudować jeszcze jedną komnatę. Użyj tylko wtedy, gdy jesteś aktywnym graczem
do-no-entry = w tej rundzie żaden bohater nie wchodzi do podziemi { NOUN($target, 1, case: "gen") }{ $opponent ->
    [ahead] , który ma co najmniej o { COUNT("soul", $ahead, case: "acc") } więcej od ciebie
   *[other] { opponent-mark }
}

## Lasting abilities, and what else a card says of itself

lasting-adjacent = sąsiadujące { NOUN($room, 2) } mają +{ $amount } do obrażeń
lasting-next = { $room ->
    [room] następna komnata ma +{ $amount } do obrażeń
   *[other] jeśli następna komnata jest { NOUN($room, 1, case: "ins") }, ma +{ $amount } do obrażeń
}
lasting-no-advanced = na tej komnacie nie można budować wypaśnych komnat
lasting-sends-back = gdy bohater wchodzi do tej komnaty po raz pierwszy w danej fazie Przygody, wraca do poprzedniej komnaty
lasting-draw-spell = na początku rundy możesz dobrać kartę Czaru zamiast karty Komnaty
lasting-spares-first = w każdej rundzie ta komnata nie zadaje obrażeń pierwszemu bohaterowi, który do niej wejdzie
lasting-if-last = jeśli to twoja ostatnia komnata, ma +{ $amount } do obrażeń
lasting-tokens-double = każdy znacznik +1 na tej komnacie liczy się podwójnie
lasting-damage-yours = twoje { NOUN($room, 2) } mają +{ $amount } do obrażeń
lasting-more-treasure = twój Boss ma dodatkowo { $icons }
lasting-heroes-weaker = bohaterowie w twoich podziemiach mają −{ $amount } do życia
computed-damage = obrażenia: liczba { NOUN($room, 5, case: "gen") } w twoich podziemiach
computed-per-treasure = obrażenia: liczba { NOUN($treasure, 5, case: "gen") } w twoich podziemiach
computed-per-below = obrażenia: liczba komnat pod tą komnatą
hero-fewest-souls = idzie do podziemi gracza z najmniejszą liczbą Dusz
hero-straight = idzie prosto do swojej kluczowej lokacji
hero-straight-tavern = idzie prosto do Karczmy
help-health = +{ $amount } do życia
help-less-damage = { NOUN($room, 2) } zadają mu o { COUNT("damage", $amount, case: "acc") } mniej
help-skips-first = pierwsza komnata, do której wejdzie w danej rundzie, nie zadaje mu obrażeń

## The line that says what a card is

line-room = { NOUN($room, 1) } · obrażenia: { $damage }
line-room-computed = { NOUN($room, 1) } · 1 obrażenie za każdą { NOUN($counted, 1, case: "acc") } w tych podziemiach
line-room-per-treasure = { NOUN($room, 1) } · 1 obrażenie za każdy { NOUN($counted, 1, case: "acc") } w tych podziemiach
line-room-per-below = { NOUN($room, 1) } · 1 obrażenie za każdą komnatę pod nią
line-boss = Boss · { $xp } PD
line-spell = czar · { in-phases }
in-phases = { $phase ->
    [build] faza Budowy
    [adventure] faza Przygody
   *[both] fazy Budowy i Przygody
}
line-landmark = kluczowa lokacja · { $treasure }
line-landmark-rest = kluczowa lokacja · wszyscy pozostali bohaterowie
line-item = przedmiot · { $treasure } · { in-phases }
line-item-any = przedmiot · dowolny bohater · { in-phases }
line-hero = { hero-rank } · { $treasure } · życie: { $health }{ $epic ->
    [yes] {" "}· 2 Dusze albo 2 Rany
   *[no] {""}
} · od { COUNT("player", $mark, case: "gen") }
hero-rank = { $epic ->
    [yes] { $who ->
        [heroine] legendarna bohaterka
       *[hero] legendarny bohater
    }
   *[no] { NOUN($who, 1) }
}
line-no-treasure = bez skarbu
line-treasure = { COUNT($treasure, $count) }
facts-more = { $first } · { $rest }
