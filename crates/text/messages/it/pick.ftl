# The answers a player may give, each told apart by its words alone.

## Passing

pass-window = Passo
pass-keep-hand = Tieni questa mano
pass-build-nothing = Non costruire nulla
pass-keep-card = Tieni { $room } in mano
pass-swap-nothing = Non scambiare nulla
pass-draw-nothing = Non pescare nulla
pass-take-nothing = Non prendere nulla
pass-minion-home = Lascia a casa il tuo Scagnozzo
pass-move-nothing = Non spostare nulla
pass-no = No, non attivare { $card }
pass-nothing = Non scegliere nulla

## Agreeing

yes-mulligan = Pesca una nuova mano
yes-use = Sì. { $text }
yes-plain = Sì

## Cards

pick-choose = { $card } ({ $line }). { $text }
pick-choose-silent = { $card } ({ $line })
pick-discard = Scarta { $card }
pick-build = Costruisci { $card } ({ $line })
pick-play = Gioca { $card }. { $text }
pick-take-discarded = Prendi { $card } dalla pila degli scarti
pick-take = Prendi { $card }
pick-from-deck = Prendi { $card } dal mazzo Stanze
pick-first = { $card } per prima

## Heroes

pick-hero = { $hero } ({ $treasure }{ $epic ->
    [yes] , { $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }
   *[no] {""}
}, { $where ->
    [town] Vita { $health }, al villaggio
    [landmark] Vita { $health }, { seen-to-landmark.at }
    [walking] Vita { $health }, { COUNT("damage", $damage) }, nella Stanza { $room }, { in-dungeon-of }
    [dungeon] Vita { $health }, { COUNT("damage", $damage) }, { in-dungeon-of }
    [entrance] Vita { $health }, { to-entrance-of }
    [soul] { COUNT("soul", $worth) } { $me ->
        [yes] nella tua Area Punteggio
       *[no] di { $player }
    }
    [wound] { COUNT("wound", $worth) } { $me ->
        [yes] nella tua Area Punteggio
       *[no] di { $player }
    }
   *[deck] Vita { $health }, nel mazzo Eroi
})

## Rooms and slots

slot-at = { $slot }º spazio dal Boss
pick-slot = { $room } { in-dungeon-of }, { slot-at }, { COUNT("damage", $damage) }
pick-slot-bare = Carta coperta { in-dungeon-of }, { slot-at }
pick-slot-build = Sopra { $room }, { slot-at }
pick-slot-destroy = Distruggi { $room }, { slot-at }
pick-slot-first = { $room } per prima, { slot-at }
pick-slot-swap = Scambia con { $room } { in-dungeon-of }, { slot-at }
pick-slot-shuffle = Mischia la pila di Stanze con { $room } in cima, { in-dungeon-of }, { slot-at }
pick-slot-token = Metti un segnalino +1 su { $room }, { slot-at }, { COUNT("damage", $damage) }
pick-slot-token-off = Rimuovi un segnalino +1 da { $room }, { slot-at }, segnalini: { $tokens }
pick-slot-token-from = Sposta un segnalino +1 da { $room }, { slot-at }, segnalini: { $tokens }
pick-slot-token-to = Spostalo su { $room }, { slot-at }, { COUNT("damage", $damage) }
pick-new-slot = In un nuovo spazio all’estremità sinistra del tuo dungeon
pick-use = Attiva { $room }, { slot-at }. { $text }
pick-use-first = { $room } per prima, { slot-at }. { $text }
pick-use-minion = { $room }, { slot-at }. { $text }

## Bosses, Items, Landmarks

pick-boss = Attiva il tuo Boss { $boss }. { $text }
pick-boss-first = { $boss } per primo. { $text }
pick-boss-minion = Il tuo Boss { $boss }. { $text }
pick-boss-gone = Attiva il tuo Boss
pick-sell-room = Scarta una carta Stanza: ottieni 1 moneta
pick-item = Usa l’oggetto { $item }. { $text }
pick-item-gone = Usa il tuo oggetto
pick-space = { $landmark }, spazio azione { $space }. { $text }
pick-space-summon = { $landmark }, spazio evocazione, { $hero }. { $text }
pick-space-summon-nobody = { $landmark }, spazio evocazione. { $text }

## Players, Spells, kinds of card

pick-player = { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
pick-entrance = Il { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}, Danni totali: { $damage }
pick-declared = { $card }, giocato da { $me ->
    [yes] te
   *[no] { $player }
}{ declared-target }
pick-declared-gone = Dichiarazione { $number }
pick-draw = Pesca { SOME($kind, 1) }
pick-back = Carta { $back ->
    [room] Stanza
   *[spell] Incantesimo
}
