# The answers a player may give, each told apart by its words alone.

## Passing

pass-window = Pas
pass-keep-hand = Zatrzymaj obecną rękę
pass-build-nothing = Niczego nie buduj
pass-keep-card = Zatrzymaj kartę Komnaty { $room } w ręce
pass-swap-nothing = Niczego nie zamieniaj
pass-draw-nothing = Niczego nie dobieraj
pass-take-nothing = Niczego nie bierz
pass-minion-home = Zostaw Sługusa w domku
pass-move-nothing = Niczego nie przenoś
pass-no = Nie używaj zdolności: { $card }
pass-nothing = Niczego nie wybieraj

## Agreeing

yes-mulligan = Dobierz nową rękę
yes-use = Tak. { $text }
yes-plain = Tak

## Cards

pick-choose = { $card } ({ $line }). { $text }
pick-choose-silent = { $card } ({ $line })
pick-discard = Odrzuć { NOUN($kind, 1, case: "acc") } { $card }
pick-build = Zbuduj komnatę { $card } ({ $line })
pick-play = Zagraj czar { $card }. { $text }
pick-take-discarded = Weź { NOUN($kind, 1, case: "acc") } { $card } ze stosu kart odrzuconych
pick-take = Weź { NOUN($kind, 1, case: "acc") } { $card }
pick-from-deck = Weź { NOUN($kind, 1, case: "acc") } { $card } z talii Komnat
pick-first = Najpierw { NOUN($sort, 1) } { $card }

## Heroes

pick-hero = { NOUN($who, 1, capital: "yes") } { $hero } ({ $treasure }{ $epic ->
    [yes] , { $who ->
        [heroine] legendarna
       *[hero] legendarny
    }
   *[no] {""}
}, { $where ->
    [town] życie: { $health }, w mieście
    [landmark] życie: { $health }, w kluczowej lokacji { $landmark }
    [walking] życie: { $health }, obrażenia: { $damage }, w komnacie { $room }, { in-dungeon-of }
    [dungeon] życie: { $health }, obrażenia: { $damage }, { in-dungeon-of }
    [entrance] życie: { $health }, przy wejściu do { $me ->
        [yes] twoich podziemi
       *[no] podziemi gracza { $player }
    }
    [soul] { COUNT("soul", $worth) }, { $me ->
        [yes] na twoim obszarze punktacji
       *[no] na obszarze punktacji gracza { $player }
    }
    [wound] { COUNT("wound", $worth) }, { $me ->
        [yes] na twoim obszarze punktacji
       *[no] na obszarze punktacji gracza { $player }
    }
   *[deck] życie: { $health }, w talii Bohaterów
})

## Rooms and slots

slot-at = { $slot }. miejsce od Bossa
pick-slot = Komnata { $room } { in-dungeon-of }, { slot-at }, obrażenia: { $damage }
pick-slot-bare = Zakryta karta { in-dungeon-of }, { slot-at }
pick-slot-build = Na komnacie { $room }, { slot-at }
pick-slot-destroy = Zniszcz komnatę { $room }, { slot-at }
pick-slot-first = Najpierw komnata { $room }, { slot-at }
pick-slot-swap = Zamień miejscami z komnatą { $room } { in-dungeon-of }, { slot-at }
pick-slot-shuffle = Potasuj stos z komnatą { $room } { in-dungeon-of }, { slot-at }
pick-slot-token = Dodaj znacznik +1 do komnaty { $room }, { slot-at }, obrażenia: { $damage }
pick-slot-token-off = Usuń znacznik +1 z komnaty { $room }, { slot-at }, znaczniki: { $tokens }
pick-slot-token-from = Przenieś znacznik +1 z komnaty { $room }, { slot-at }, znaczniki: { $tokens }
pick-slot-token-to = Przenieś go do komnaty { $room }, { slot-at }, obrażenia: { $damage }
pick-new-slot = Na nowym miejscu na lewym końcu twoich podziemi
pick-use = Użyj zdolności komnaty { $room }, { slot-at }. { $text }
pick-use-first = Najpierw komnata { $room }, { slot-at }. { $text }
pick-use-minion = Komnata { $room }, { slot-at }. { $text }

## Bosses, Items, Landmarks

pick-boss = Użyj zdolności swojego Bossa { $boss }. { $text }
pick-boss-first = Najpierw Boss { $boss }. { $text }
pick-boss-minion = Twój Boss { $boss }. { $text }
pick-boss-gone = Użyj zdolności swojego Bossa
pick-sell-room = Odrzuć kartę Komnaty: zdobądź 1 monetę
pick-item = Użyj przedmiotu { $item }. { $text }
pick-item-gone = Użyj swojego przedmiotu
pick-space = { $landmark }, pole akcji { $space }. { $text }
pick-space-summon = { $landmark }, miejsce przywołania, { $hero }. { $text }
pick-space-summon-nobody = { $landmark }, miejsce przywołania. { $text }

## Players, Spells, kinds of card

pick-player = { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
pick-entrance = { $me ->
    [yes] Twoje podziemia
   *[no] Podziemia gracza { $player }
}, obrażenia razem: { $damage }
pick-declared = Czar { $card } { $me ->
    [yes] (twój)
   *[no] gracza { $player }
}{ declared-target }
pick-declared-gone = Deklaracja { $number }
pick-draw = Dobierz { NOUN($kind, 1, case: "acc") }
pick-back = Karta { $back ->
    [room] Komnaty
   *[spell] Czaru
}
