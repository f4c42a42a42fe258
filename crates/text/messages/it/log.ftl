# The log, in the present tense. $me is yes where the player is the reader. What a name names
# stands before it with its article; nothing agrees with the gender of a player. "Tu" stands where
# the verb alone would read as a command.
# $who is hero or heroine: NOUN($who, 1) is the noun that stands before the name $hero, and what
# agrees with it selects by $who.

## Phrases

in-dungeon-of = nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
to-entrance-of = all’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
card-seen = { $seen ->
    [card] { NOUN($kind, 1, case: "the") } { $card }
   *[back] { SOME($kind, 1) }
}
# Which of two Rooms of one name: stands right after the name.
in-slot = {" "}({ slot-at })
declared-target = { $aim ->
    [room] {" "}sulla Stanza { $thing }{ $which_aim } nel { $owner_me ->
        [yes] tuo dungeon
       *[no] dungeon di { $owner }
    }
    [hero] {" "}sull’{ NOUN($who, 1) } { $thing }
    [spell] {" "}sull’Incantesimo { $thing }
    [player] {" "}su { $owner_me ->
        [yes] di te
       *[no] { $owner }
    }
   *[none] {""}
}

## Set-up

seen-bosses-dealt = { $me ->
    [yes] Tu ricevi
   *[no] { $player } riceve
} { $shown ->
    [hidden] una carta Boss
   *[yes] { NOUN("boss", $count, case: "the") } { $bosses }
}.
seen-boss-revealed = Il { $me ->
    [yes] tuo Boss
   *[no] Boss di { $player }
} è { $boss } ({ $xp } PE).
seen-xp-ranked = PE pari: per sorteggio { $me ->
    [yes] precedi
   *[no] { $player } precede
} { $second_me ->
    [yes] te
   *[no] { $second }
}.
seen-mulligan = { $me ->
    [yes] Rimischi la mano nei mazzi e ne peschi
   *[no] { $player } rimischia la mano nei mazzi e ne pesca
} una nuova.
seen-hand-shown = { $me ->
    [yes] Mostri la mano
   *[no] { $player } mostra la mano
}: { $cards }.
seen-first-player = { $me ->
    [yes] Sei
   *[no] { $player } è
} il primo giocatore.

## Turn and cards

seen-turn = Inizia il turno { $turn }.
seen-phase = Ora: { $phase }.
seen-active = { $me ->
    [yes] Sei
   *[no] { $player } è
} il giocatore attivo.
seen-hero-arrives = { $epic ->
    [yes] L’{ $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }
   *[no] L’{ NOUN($who, 1) }
} { $hero } arriva al villaggio ({ $treasure }, Vita { $health }).
seen-drew = { $me ->
    [yes] Peschi
   *[no] { $player } pesca
} { card-seen }.
seen-drew-nothing = { $me ->
    [yes] Non peschi
   *[no] { $player } non pesca
} nessuna { NOUN($kind, 1) }: non ce ne sono più.
seen-deck-rebuilt = Il mazzo { $back ->
    [room] Stanze
   *[spell] Incantesimi
} viene ricostituito con la pila degli scarti.
seen-discarded = { $me ->
    [yes] Scarti
   *[no] { $player } scarta
} { NOUN($kind, 1, case: "the") } { $card }.
seen-took-discarded = { $me ->
    [yes] Tu prendi
   *[no] { $player } prende
} { NOUN($kind, 1, case: "the") } { $card } dalla pila degli scarti.
seen-took = { $me ->
    [yes] Tu prendi
   *[no] { $player } prende
} { card-seen } dalla { $from_me ->
    [yes] tua mano
   *[no] mano di { $from }
}.
seen-looked-at = { $me ->
    [yes] Guardi
   *[no] { $player } guarda
} la { $from_me ->
    [yes] tua mano
   *[no] mano di { $from }
}{ $shown ->
    [hidden] .
    [none] : è vuota.
   *[yes] : { $cards }.
}
seen-searched = { $me ->
    [yes] Cerchi
   *[no] { $player } cerca
} nel mazzo Stanze{ $shown ->
    [hidden] .
    [none] {" "}e non { $me ->
        [yes] trovi
       *[no] trova
    } nulla.
   *[yes] : { $cards }.
}
seen-found = { $me ->
    [yes] Trovi e mostri
   *[no] { $player } trova e mostra
} a tutti { NOUN($kind, 1, case: "the") } { $card }.

## Market and Minions

seen-market-card = Al Mercato arriva { NOUN($kind, 1, case: "the") } { $card }.
seen-market-taken = { $me ->
    [yes] Tu prendi
   *[no] { $player } prende
} { NOUN($kind, 1, case: "the") } { $card } dal Mercato.
seen-market-gone = { $any ->
    [yes] Il resto del Mercato viene scartato: { $cards }.
   *[no] Al Mercato non resta nulla.
}
seen-minion-placed = { $me ->
    [yes] Piazzi il tuo Scagnozzo
   *[no] { $player } piazza il proprio Scagnozzo
} { $spot }{ $which }.
# The Landmarks have their own articles; a new one is called by its kind.
spot-landmark = { $card ->
    [Tempio] al Tempio
    [Stadio] allo Stadio
    [Biblioteca] alla Biblioteca
    [Covo] al Covo
    [Taverna] alla Taverna
   *[other] al luogo chiave { $card }
}, { $summons ->
    [yes] spazio evocazione
   *[no] spazio azione { $space }
}
spot-room = sulla Stanza { $card }
spot-boss = sul Boss { $card }
seen-minion-stays = { $me ->
    [yes] Il tuo Scagnozzo
   *[no] Lo Scagnozzo di { $player }
} resta a casa.

## Building

seen-placed = { $me ->
    [yes] Piazzi
   *[no] { $player } piazza
} { card-seen } coperta { $slot ->
    [0] in un nuovo spazio
   *[other] sul { $slot }º spazio dal Boss
}.
seen-placed-nothing = { $me ->
    [yes] Non costruisci
   *[no] { $player } non costruisce
} nulla.
seen-placed-returned = La { NOUN($kind, 1) } coperta{ $seen ->
    [card] {" "}{ $card }
   *[back] {""}
} torna nella { $me ->
    [yes] tua mano
   *[no] mano di { $player }
}.
seen-built = { $me ->
    [yes] Tu costruisci
   *[no] { $player } costruisce
} la Stanza { $room }{ $over ->
    [yes] {" "}sopra la Stanza { $below }{ $which }
   *[no] {""}
}.
seen-not-built = Non è più possibile costruire la Stanza { $room }: la carta torna nella { $me ->
    [yes] tua mano
   *[no] mano di { $player }
}.
seen-level-up = Level Up per il { $me ->
    [yes] tuo Boss { $boss }
   *[no] Boss { $boss } di { $player }
}.
seen-no-building = In questo turno non è possibile costruire Stanze.
seen-extra-placement = In questo turno { $me ->
    [yes] puoi
   *[no] { $player } può
} costruire un’altra Stanza.

## Spells and abilities

seen-triggered = { $minion ->
    [yes] { $me ->
        [yes] Il tuo Scagnozzo
       *[no] Lo Scagnozzo di { $player }
    } agisce: { $card }{ $which }
   *[no] Si attiva { $me ->
        [yes] { NOUN($sort, 1, case: "your") } { $card }{ $which }
       *[no] { NOUN($sort, 1, case: "the") } { $card }{ $which } di { $player }
    }
}.
seen-played = { $me ->
    [yes] Giochi
   *[no] { $player } gioca
} l’Incantesimo { $card }{ declared-target }.
seen-used = { $me ->
    [yes] Attivi
   *[no] { $player } attiva
} l’abilità { NOUN($sort, 1, case: "of-the") } { $card }{ $which }{ declared-target }.
seen-sold = { $me ->
    [yes] Trasformi
   *[no] { $player } trasforma
} una carta Stanza in una moneta.
seen-canceled = { $me ->
    [yes] Il tuo Incantesimo { $spell }
   *[no] L’Incantesimo { $spell } di { $player }
} viene cancellato.
seen-fizzled = Senza più un bersaglio, { $minion ->
    [yes] { $me ->
        [yes] il tuo Scagnozzo
       *[no] lo Scagnozzo di { $player }
    } non fa nulla: { $card }{ $which }
   *[no] { $me ->
        [yes] { NOUN($sort, 1, case: "your") } { $card }{ $which }
       *[no] { NOUN($sort, 1, case: "the") } { $card }{ $which } di { $player }
    } non ha effetto
}.
seen-happened = Ha effetto { $me ->
    [yes] { NOUN($sort, 1, case: "your") } { $card }{ $which }
   *[no] { NOUN($sort, 1, case: "the") } { $card }{ $which } di { $player }
}.
seen-sale = { $me ->
    [yes] La tua carta Stanza
   *[no] La carta Stanza di { $player }
} diventa una moneta.
seen-spent = L’Incantesimo { $spell } va nella pila degli scarti.

## Rooms

seen-destroyed = La Stanza { $room }{ $which } { in-dungeon-of } viene distrutta.
seen-uncovered = La Stanza { $room }{ $which } { in-dungeon-of } viene scoperta.
seen-deactivated = La Stanza { $room }{ $which } { in-dungeon-of } viene disattivata fino alla fine del turno.
seen-stunned = La Stanza { $room }{ $which } { in-dungeon-of } viene stordita fino alla fine del turno.
seen-reactivated = La Stanza { $room }{ $which } { in-dungeon-of } viene riattivata.
seen-room-damage-up = La Stanza { $room }{ $which } { in-dungeon-of } infligge +{ COUNT("damage", $amount) } fino alla fine del turno.
seen-rooms-damage-up = Le { $me ->
    [yes] tue Stanze
   *[no] Stanze di { $player }
} infliggono +{ COUNT("damage", $amount) } fino alla fine del turno.
seen-treasure-doubled = Le icone tesoro delle { $me ->
    [yes] tue Stanze
   *[no] Stanze di { $player }
} contano il doppio fino alla fine del turno.
seen-swapped = Le Stanze { $room }{ $which } e { $other }{ $which_other } si scambiano di posto { in-dungeon-of }.
seen-stack-shuffled = Una pila di Stanze { in-dungeon-of } viene mischiata: ora in cima c’è la Stanza { $room }{ $which }.
seen-tokens-put = La Stanza { $room }{ $which } { in-dungeon-of } riceve { plus-tokens }.
seen-tokens-lost = La Stanza { $room }{ $which } { in-dungeon-of } perde { plus-tokens }.
seen-token-moved = { $me ->
    [yes] Sposti
   *[no] { $player } sposta
} un segnalino +1 dalla Stanza { $room }{ $which } alla Stanza { $other }{ $which_other }.
seen-treasure-up = Il { $me ->
    [yes] tuo Boss
   *[no] Boss di { $player }
} ha { $icons } fino alla fine del turno.
seen-last-room-damage-up = L’ultima Stanza { in-dungeon-of } infligge +{ COUNT("damage", $amount) } fino alla fine del turno.

## Heroes

seen-no-entry = In questo turno nessun Eroe entra nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}.
seen-lured = L’{ NOUN($who, 1) } { $hero } si muove verso l’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}, { $who ->
    [heroine] attirata
   *[hero] attirato
} da { COUNT($treasure, $count) }.
seen-lured-by-souls = L’{ NOUN($who, 1) } { $hero } si muove verso l’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
} (minor numero di Anime: { $count }).
seen-stays-tied = L’{ NOUN($who, 1) } { $hero } resta al villaggio: c’è un pareggio.
seen-stays = L’{ NOUN($who, 1) } { $hero } resta al villaggio: nulla { $who ->
    [heroine] la
   *[hero] lo
} attira.
seen-to-entrance = L’{ NOUN($who, 1) } { $hero } si muove verso l’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}.
seen-to-town = L’{ NOUN($who, 1) } { $hero } torna al villaggio.
seen-to-landmark = L’{ NOUN($who, 1) } { $hero } va { seen-to-landmark.at }.
    .at = { $landmark ->
        [Tempio] al Tempio
        [Stadio] allo Stadio
        [Biblioteca] alla Biblioteca
        [Covo] al Covo
        [Taverna] alla Taverna
       *[other] al luogo chiave { $landmark }
    }
seen-enters = L’{ NOUN($who, 1) } { $hero } entra nella Stanza { $room }{ $which } { in-dungeon-of }.
seen-sent-back = La Stanza { $room }{ $which } { in-dungeon-of } riporta l’{ NOUN($who, 1) } { $hero } nella Stanza precedente.
seen-takes = L’{ NOUN($who, 1) } { $hero } subisce { COUNT("damage", $damage) } ({ $total } in tutto, Vita { $health }).
seen-health-up = L’{ NOUN($who, 1) } { $hero } ottiene +{ $amount } alla Vita fino alla fine del turno.
seen-health-token = L’{ NOUN($who, 1) } { $hero } riceve un segnalino Vita { $token }.
seen-dies = L’{ NOUN($who, 1) } { $hero } viene { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
}{ $where ->
    [room] {" "}nella Stanza { $room }{ $which }
   *[none] {""}
}: { $me ->
    [yes] tu raccogli
   *[no] { $player } raccoglie
} { COUNT("soul", $count) }.
seen-survives = L’{ NOUN($who, 1) } { $hero } sopravvive: { $me ->
    [yes] tu subisci
   *[no] { $player } subisce
} { COUNT("wound", $count) }.
seen-healed = { $me ->
    [yes] Curi
   *[no] { $player } cura
} una Ferita: ora l’{ NOUN($who, 1) } { $hero } vale { COUNT("soul", $count) }.
seen-soul-removed = { $me ->
    [yes] Tu rimuovi
   *[no] { $player } rimuove
} dal gioco l’Anima dell’{ NOUN($who, 1) } { $hero }.
seen-soul-returned = L’{ $who ->
    [heroine] Eroina sconfitta
   *[hero] Eroe sconfitto
} { $hero } torna { to-entrance-of }.

## Items and coins

seen-item-revealed = Viene rivelato l’oggetto { $item }.
seen-item-given = L’{ NOUN($who, 1) } { $hero } riceve l’oggetto { $item }.
seen-item-taken = { $me ->
    [yes] Tu prendi
   *[no] { $player } prende
} l’oggetto { $item }.
seen-item-spent = L’oggetto { $item } viene consumato.
seen-coins-gained = { $me ->
    [yes] Tu ottieni
   *[no] { $player } ottiene
} { COUNT("coin", $count) }.
seen-coins-paid = { $me ->
    [yes] Paghi
   *[no] { $player } paga
} { COUNT("coin", $count) }.

## Players

seen-eliminated = { $me ->
    [yes] Sei
   *[no] { $player } è
} fuori dal gioco.
seen-conceded = { $me ->
    [yes] Ti arrendi
   *[no] { $player } si arrende
}.
seen-game-ends = La partita finisce: { $cause }.{ $winner ->
    [no] {""}
   *[yes] {" "}{ $me ->
        [yes] Vinci tu.
       *[no] Vince { $player }.
    }
}
