# More words of the interface: what the game in the terminal and the replay say around the board,
# the questions and the log.

## Rooms and heroes

ui-printed = sulla carta { $damage }
ui-dies-leaving = sconfitto all’uscita
ui-hero-token = { $hero } con un segnalino Vita { $token }
ui-on-top = { $hero } in cima
ui-minion-on-space = { $me ->
    [yes] il tuo Scagnozzo
   *[no] lo Scagnozzo di { $player }
} { $summons ->
    [yes] sullo spazio evocazione
   *[no] sullo spazio azione { $space }
}
ui-stands-in = Vi si trova l’{ NOUN($who, 1) } { $hero }.
ui-no-rooms-left = Nessuna Stanza
ui-dungeon-bare-left = nessuna Stanza
ui-hand-of = Mano
ui-hand-of-empty = Mano: vuota
ui-asked-of = Domanda per { $player }

## The moment of a window

ui-window = { $moment }: { $cancel ->
    [yes] cancella un Incantesimo o passa.
   *[no] gioca un Incantesimo, attiva un’abilità o passa.
} ({ $rule })
ui-moment-build = Fase Costruzione, { $me ->
    [yes] sei il giocatore attivo
   *[no] il giocatore attivo è { $player }
}{ $placed ->
    [yes] {" "}e { $me ->
        [yes] hai
       *[no] ha
    } piazzato una Stanza
   *[no] {""}
}
ui-moment-before = Prima che l’{ NOUN($who, 1) } { $hero } entri nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
ui-moment-room = L’{ NOUN($who, 1) } { $hero } è nella Stanza { $room } nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
} ({ COUNT("damage", $damage) } su Vita { $health }{ $dies ->
    [yes] , { $who ->
        [heroine] sconfitta
       *[hero] sconfitto
    } all’uscita
   *[no] {""}
})
ui-moment-dungeon = L’{ NOUN($who, 1) } { $hero } è nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
} ({ COUNT("damage", $damage) } su Vita { $health })
ui-moment-nobody = Fase Avventura, { $me ->
    [yes] sei il giocatore attivo
   *[no] il giocatore attivo è { $player }
}, nessun Eroe sta per entrare
ui-pass-then = { $pass } (poi, se nessuno risponde, ha effetto { $me ->
    [yes] la tua carta { $card }
   *[no] la carta { $card } di { $player }
})
ui-pass-then-more = { $pass } (poi, se nessuno risponde, hanno effetto le dichiarazioni, per prima { $me ->
    [yes] la tua carta { $card }
   *[no] la carta { $card } di { $player }
})

## Bait

ui-tied = L’{ NOUN($who, 1) } { $hero } resta al villaggio: pareggio tra { $players } ({ $kind }: { $count } a testa).
ui-tied-souls = L’{ NOUN($who, 1) } { $hero } resta al villaggio: pareggio tra { $players } ({ COUNT("soul", $count) } a testa).
ui-bait-now = Dove andrebbero ora gli Eroi al villaggio (R7.1):
ui-bait-count = { $player } { $count }
ui-bait-souls = minor numero di Anime
ui-bait-goes = va da { $me ->
    [yes] te
   *[no] { $player }
}
ui-bait-tie = pareggio, resta al villaggio
ui-bait-nothing = nulla { $who ->
    [heroine] la
   *[hero] lo
} attira, resta al villaggio
ui-bait-alone = Dove andrebbero ora gli Eroi al villaggio: ogni posto nella fila richiede un certo numero di icone tesoro (R12.4).
ui-bait-place = il posto { $place } ne richiede { $needs }
ui-bait-has = ne hai { $count }
ui-bait-too-little = non bastano, resta al villaggio

## The log

ui-nothing-came = { $line } Non succede nulla.
ui-bosses-dealt = { $me ->
    [yes] Tu ricevi
   *[no] { $player } riceve
} { $count } carte Boss.
ui-stays-alone = L’{ NOUN($who, 1) } { $hero } resta al villaggio: troppo poche icone tesoro per il suo posto.
ui-market-laid = Novità al Mercato: { $cards }.

## What is typed

ui-no-skip-hero = Qui non c’è nessun Eroe in cammino: scrivi pass, skip o skip phase.
ui-several-choices = “{ $answer }” può indicare più scelte: { $list }. Scrivi un numero o una parte più lunga del nome.
ui-words = Parole che puoi cercare: { $list }. Scrivi, per esempio, ? pareggio.
ui-tags = Nelle regole F indica la prima edizione, S la seconda, A quella dell’anniversario e U l’edizione super; le regole senza lettera valgono per tutte. A questo tavolo si gioca { $tag }: { $edition }.

## The replay

ui-seat-person = { $player }: una persona
ui-seat-bot = { $player }: un bot ({ $bot })
ui-right = La registrazione è corretta: { $entries ->
    [one] 1 voce
   *[other] { $entries } voci
}. { $end }.
ui-adjourned = La partita non è finita
ui-fair = La distribuzione è stata verificata: ogni estrazione deriva dal seme fissato prima della partita (impronta { $commit }). { $players ->
    [0] Nessuno ha aggiunto parole proprie
   *[other] Parole aggiunte da: { $list }
}.
ui-fair-onward = La distribuzione successiva è stata verificata: ogni estrazione deriva dal seme fissato (impronta { $commit }). { $players ->
    [0] Nessuno ha aggiunto parole proprie
   *[other] Parole aggiunte da: { $list }
}.
ui-onward = La partita ne continua un’altra: { $entries ->
    [one] la sua prima voce viene
   *[other] le sue prime { $entries } voci vengono
} da quella, con il sigillo { $seal }. Rispettano le regole; come siano state distribuite le carte lo mostra solo la registrazione di quella partita (--before FILE).
ui-onward-checked = La partita ne continua un’altra: { $entries ->
    [one] la sua prima voce viene
   *[other] le sue prime { $entries } voci vengono
} da quella, con il sigillo { $seal }. Anche la registrazione di quella partita è corretta.
ui-fair-later = La distribuzione è stata fissata con l’impronta { $commit }. Si potrà verificare quando la partita sarà finita e il seme rivelato.
ui-ended = La partita finisce: { $cause }; { $player } vince { $scores }
ui-ended-alone = La partita finisce: { $cause }; il punteggio è { $score }
ui-cause = La partita finisce: { $cause }.
ui-scores = { $first } a { $rest }
