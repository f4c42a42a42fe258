# The rules text of cards, put together from what the card does.
#
# $voice: do (a command to the reader), may (the infinitive after "puoi"), they (of another player),
#   you (what the reader does after the deed of another: “poi peschi”)
# $target, $place, $opponent, $ahead: what the effect is aimed at
# $it: yes where the clause before has just named this Room
# $digits: yes where a single card is counted too, because another count stands beside it

## The frame of a sentence

text-once = una volta per turno, { $rest }
text-once-when = una volta per turno, { $when }, { $rest }
text-when = { $when }, { $rest }
text-end-of-turn = alla fine del turno, { $rest }
text-level-up = Level Up: { $rest }
text-after-level-up = dopo il Level Up: { $rest }
text-after-level-up-paid = dopo il Level Up, { $rest }
text-minion = Scagnozzo: { $rest }
text-minion-of-boss = Scagnozzo (dopo il Level Up): { $rest }
text-summon = evocazione: { $rest }
text-item-hero = Eroe: { $rest }
text-item-boss = Boss (una sola volta): { $rest }
text-cost = { $cost }: { $rest }
text-cost-after-label = { $cost }; se lo fai, { $rest }
text-may = puoi { $rest }
text-if-you-wish = se vuoi, { $rest }
text-subject = { $subject } { $rest }
text-then = { $first }, poi { $rest }
text-then-you = { $first }; poi { $rest }
text-end = { $rest }.
list-more = { $first }, { $rest }
# "e" becomes "ed" before an e: of the words that stand here only this one begins with it.
list-and = { $first } { $rest ->
    [Esploratore] ed
   *[other] e
} { $rest }

## Moments and conditions

when-built = quando costruisci questa Stanza
when-built-another = quando costruisci un’altra { NOUN($room, 1) }
when-you-build = quando costruisci { SOME($room, 1) }
when-hero-enters = quando un Eroe entra in questa Stanza
when-hero-dies = se un Eroe viene sconfitto in questa Stanza
when-hero-dies-anywhere = quando un Eroe viene sconfitto nel tuo dungeon
when-hero-survives = quando un Eroe sopravvive al tuo dungeon
when-you-play-spell = quando giochi un Incantesimo
when-another-destroyed = quando un’altra tua Stanza viene distrutta
when-uncovered = quando questa Stanza viene scoperta
if-fewer-rooms = se hai meno Stanze di un avversario
if-fewer-souls = se hai meno Anime di un avversario
if-treasure = { $count ->
    [1] se il tuo dungeon ha { SOME($treasure, 1) }
   *[other] se il tuo dungeon ha almeno { COUNT($treasure, $count) }
}

## Costs

cost-destroy-this = { $voice ->
    [may] distruggere
   *[do] distruggi
} questa Stanza
cost-destroy-another = { $voice ->
    [may] distruggere
   *[do] distruggi
} un’altra Stanza del tuo dungeon
cost-discard = { $voice ->
    [may] scartare
   *[do] scarta
} { SOME($card, $count) }
cost-remove-soul = { $voice ->
    [may] rimuovere
   *[do] rimuovi
} dal gioco una delle tue Anime
cost-coins = { $voice ->
    [may] pagare
   *[do] paga
} { COUNT("coin", $count) }

## Who and where

who-target = { SOME($target, 1) }{ opponent-mark }
who-each-opponent = ogni avversario
who-each-player = ogni giocatore
opponent-mark = { $opponent ->
    [with-soul] {" "}che abbia almeno 1 Anima
    [ahead] {" "}che abbia almeno { COUNT("soul", $ahead) } in più di te
   *[any] {""}
}
opponents-hand = mano di { $opponent ->
    [that] quel giocatore
   *[some] un avversario{ opponent-mark }
}
place = { $place ->
    [this-room] {" "}in questa Stanza
    [your-dungeon] {" "}nel tuo dungeon
    [opponents-dungeon] {" "}nel dungeon di un avversario
    [any-dungeon] {" "}in un qualsiasi dungeon
    [town] {" "}al villaggio
    [town-or-decks] {" "}al villaggio o nei mazzi Eroi
    [your-entrance] {" "}all’ingresso del tuo dungeon
    [opponents-entrance] {" "}all’ingresso del dungeon di un avversario
    [any-entrance] {" "}all’ingresso di un qualsiasi dungeon
    [landmark] {" "}in un luogo chiave
    [dead-yours] {" "}della tua Area Punteggio
    [dead-opponents] {" "}di un avversario
    [dead-anyones] {" "}di un qualsiasi giocatore
   *[none] {""}
}
place-fact = { place }
place-from = { $place ->
    [this-room] {" "}da questa Stanza
    [your-dungeon] {" "}dal tuo dungeon
    [opponents-dungeon] {" "}dal dungeon di un avversario
    [any-dungeon] {" "}da un qualsiasi dungeon
    [town] {" "}dal villaggio
    [town-or-decks] {" "}dal villaggio o dai mazzi Eroi
    [your-entrance] {" "}dall’ingresso del tuo dungeon
    [opponents-entrance] {" "}dall’ingresso del dungeon di un avversario
    [any-entrance] {" "}dall’ingresso di un qualsiasi dungeon
    [landmark] {" "}da un luogo chiave
   *[none] {""}
}

## Effects

cards-counted = { SOME($card, $count, $digits) }
do-draw = { $voice ->
    [may] pescare
    [you] peschi
   *[do] pesca
} { $cards }
do-discard = { $voice ->
    [may] scartare
    [you] scarti
   *[do] scarta
} { SOME($card, $count, $digits) }
do-discard-random = { $voice ->
    [may] scartare
    [you] scarti
   *[do] scarta
} una carta { $back ->
    [room] Stanza
   *[spell] Incantesimo
} a caso
do-discard-hand = { $voice ->
    [may] scartare
    [you] scarti
   *[do] scarta
} tutte le carte in mano
do-take-discarded = { $voice ->
    [may] prendere
   *[do] prendi
} { SOME($card, $count, $digits) } dalla pila degli scarti
do-take-random = { $voice ->
    [may] scegliere carte Stanza o Incantesimo e prenderne
    [you] scegli carte Stanza o Incantesimo e ne prendi
   *[do] scegli carte Stanza o Incantesimo e prendine
} una a caso dalla { opponents-hand }
do-take-seen = { $voice ->
    [may] guardare la { opponents-hand } e prendere
    [you] guardi la { opponents-hand } e prendi
   *[do] guarda la { opponents-hand } e prendi
} una carta a tua scelta
do-take-shown = { $voice ->
    [may] mostrare a tutti la { opponents-hand } e prendere
    [you] mostri a tutti la { opponents-hand } e prendi
   *[do] mostra a tutti la { opponents-hand } e prendi
} una carta a tua scelta
do-search = { $voice ->
    [may] cercare
    [you] cerchi
   *[do] cerca
} { SOME($room, 1) } nel mazzo Stanze o nella pila degli scarti; { $voice ->
    [you] la costruisci subito o la tieni in mano
   *[do] costruiscila subito o tienila in mano
}
do-destroy-own = { $voice ->
    [may] distruggere una delle tue Stanze
    [they] sceglie e distrugge una delle proprie Stanze
   *[do] distruggi una delle tue Stanze
}
do-collapse = { $voice ->
    [may] distruggere
   *[do] distruggi
} { SOME($target, 1) }{ place }; un eventuale Eroe al suo interno viene sconfitto
do-kill = { $voice ->
    [may] sconfiggere
   *[do] sconfiggi
} { SOME($target, 1) }{ place }{ $place ->
    [this-room] {""}
    [your-dungeon] {""}
    [opponents-dungeon] {""}
    [any-dungeon] {""}
    [none] {""}
   *[outside] {" "}{ gain-its-soul }
}
gain-its-soul = { $voice ->
    [may] e raccogliere la sua Anima
   *[do] e raccogli la sua Anima
}
do-damage = { $voice ->
    [may] infliggere
   *[do] infliggi
} { COUNT("damage", $amount) } a { SOME($target, 1) }{ place }
do-damage-per-room = { $voice ->
    [may] infliggere
   *[do] infliggi
} a { SOME($target, 1) }{ place } tanti Danni quante sono le tue Stanze
do-damage-per-token = { $voice ->
    [may] infliggere
   *[do] infliggi
} a { SOME($target, 1) }{ place } tanti Danni quanti sono i segnalini +1 su questa Stanza
do-health = { SOME($target, 1) }{ place-fact } ottiene +{ $amount } alla Vita fino alla fine del turno
do-room-damage = { SOME($target, 1) }{ place-fact } infligge +{ COUNT("damage", $amount) } fino alla fine del turno
do-your-rooms-damage = le tue Stanze infliggono +{ COUNT("damage", $amount) } fino alla fine del turno
do-double-treasure = le icone tesoro delle tue Stanze contano il doppio fino alla fine del turno
do-deactivate = { $voice ->
    [may] disattivare
    [you] disattivi
   *[do] disattiva
} { SOME($target, 1) }{ place } fino alla fine del turno
do-stun = { $voice ->
    [may] stordire
   *[do] stordisci
} { SOME($target, 1) }{ place } fino alla fine del turno
do-swap-stacks = { $voice ->
    [may] scambiare
    [you] scambi
   *[do] scambia
} di posto 2 pile di Stanze in uno stesso dungeon a tua scelta
do-build = { $voice ->
    [may] costruire
   *[do] puoi costruire
} subito un’altra Stanza
do-to-your-entrance = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} { SOME($target, 1) }{ place-from } all’ingresso del tuo dungeon
do-to-town = { $voice ->
    [may] riportare
    [you] riporti
   *[do] riporta
} { $place ->
    [none] { SOME($target, 1) } al villaggio
   *[other] al villaggio { SOME($target, 1) }{ place-from }
}
do-to-first-room = { $voice ->
    [may] riportare
    [you] riporti
   *[do] riporta
} { $place ->
    [none] { SOME($target, 1) } indietro fino alla prima Stanza
   *[other] indietro fino alla prima Stanza { SOME($target, 1) }{ place }
}
do-return-soul = { $voice ->
    [may] riportare
    [you] riporti
   *[do] riporta
} un Eroe sconfitto di { $opponent ->
    [that] quel giocatore
    [ahead] un avversario{ opponent-mark }
   *[any] un avversario
} all’ingresso del suo dungeon{ $amount ->
    [0] {""}
   *[other] ; l’Eroe ottiene +{ $amount } alla Vita fino alla fine del turno
}
do-return-dead = { $voice ->
    [may] riportare
    [you] riporti
   *[do] riporta
} { SOME($target, 1) }{ place } all’ingresso { $place ->
    [dead-yours] del tuo dungeon
    [none] dello stesso dungeon
   *[other] del suo dungeon
}{ $amount ->
    [0] {""}
   *[other] ; l’Eroe ottiene +{ $amount } alla Vita fino alla fine del turno
}
do-remove-soul = { $voice ->
    [may] rimuovere
   *[do] rimuovi
} dal gioco { SOME($target, 1) }{ place }
do-heal = { $voice ->
    [may] curare
    [you] curi
   *[do] cura
} una Ferita
do-cancel = { $voice ->
    [may] cancellare
    [you] cancelli
   *[do] cancella
} { $by ->
    [opponent] un Incantesimo appena giocato da un avversario
    [that] quell’Incantesimo
   *[anyone] un Incantesimo appena giocato
}
plus-tokens = { SOME("plus-token", $count) }
do-tokens-this = { $voice ->
    [may] mettere
   *[do] metti
} { plus-tokens } su { $it ->
    [yes] di essa
   *[no] questa Stanza
}
do-tokens-target = { $voice ->
    [may] mettere
   *[do] metti
} { plus-tokens } su { SOME($target, 1) }{ place }
do-tokens-one = { $voice ->
    [may] mettere
   *[do] metti
} { plus-tokens } su una delle tue Stanze
do-tokens-spread = { $voice ->
    [may] mettere
   *[do] metti
} { plus-tokens } su una o più delle tue Stanze
do-tokens-each = { $voice ->
    [may] mettere
   *[do] metti
} un segnalino +1 su ciascuna di { COUNT("room", $count) } del tuo dungeon
do-lose-token = { $voice ->
    [may] rimuovere un segnalino +1 da una delle tue Stanze
    [they] perde un segnalino +1
   *[do] rimuovi un segnalino +1 da una delle tue Stanze
}
do-lose-tokens = { $voice ->
    [may] rimuovere { plus-tokens } dalle tue Stanze
    [they] perde { plus-tokens }
   *[do] rimuovi { plus-tokens } dalle tue Stanze
}
do-move-token = { $voice ->
    [may] spostare
   *[do] puoi spostare
} un segnalino +1 da una delle tue Stanze a un’altra
do-move-tokens = { $voice ->
    [may] spostare
    [you] sposti
   *[do] sposta
} fino a { plus-tokens } tra le tue Stanze
do-health-token = { $voice ->
    [may] mettere
   *[do] metti
} un segnalino Vita { $token } su { SOME($target, 1) }{ place }
treasure-more = { COUNT($treasure, $count) } in più
do-treasure = il tuo Boss ha { $icons } fino alla fine del turno
do-this-room-damage = { $it ->
    [yes] {""}
   *[no] questa Stanza{" "}
}infligge +{ COUNT("damage", $amount) } fino alla fine del turno
do-last-room-damage = la tua ultima Stanza infligge +{ COUNT("damage", $amount) } fino alla fine del turno
do-take-market = { $voice ->
    [may] prendere
   *[do] prendi
} una carta rimasta al Mercato
do-minion-acts = { $voice ->
    [may] risolvere
   *[do] risolvi
} subito l’azione del tuo Scagnozzo
do-move-minion = { $voice ->
    [may] spostare
    [you] sposti
   *[do] sposta
} il tuo Scagnozzo su un altro spazio azione libero
do-summon = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} { SOME($target, 1) }{ place-from } all’ingresso di un qualsiasi dungeon{ summoned-with }
do-summon-here = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} l’Eroe qui presente all’ingresso di un qualsiasi dungeon{ summoned-with }
do-summon-top = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} all’ingresso di un qualsiasi dungeon l’Eroe in cima a questa pila di Eroi{ summoned-with }
summoned-with = { $marked ->
    [yes] {" "}e { $voice ->
        [may] mettere
       *[do] metti
    } su di lui un segnalino Vita { $token }
   *[no] {""}
}
do-to-landmark = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} { SOME($target, 1) }{ place-from } al suo luogo chiave
do-destroy-target = { $voice ->
    [may] distruggere
   *[do] distruggi
} { SOME($target, 1) }{ place }
do-send-from-town = { $voice ->
    [may] mandare
    [you] mandi
   *[do] manda
} un Eroe dal villaggio all’ingresso del dungeon di { $opponent ->
    [that] quel giocatore
   *[some] un avversario{ opponent-mark }
}
do-look-at-hand = { $voice ->
    [may] guardare
    [you] guardi
   *[do] guarda
} la { opponents-hand }
do-shuffle-stack = { $voice ->
    [may] mischiare
    [you] mischi
   *[do] mischia
} una pila di Stanze in un qualsiasi dungeon
do-coins = { $voice ->
    [may] ottenere
   *[do] ottieni
} { COUNT("coin", $count) }
do-no-building = in questo turno non è possibile costruire Stanze; le Stanze piazzate coperte tornano in mano ai proprietari
do-extra-placement = in questo turno puoi costruire un’altra Stanza. Utilizzabile solo mentre sei il giocatore attivo
do-no-entry = in questo turno nessun Eroe entra nel dungeon di { SOME($target, 1) }{ opponent-mark }

## Lasting abilities, and what else a card says of itself

lasting-adjacent = le { NOUN($room, 2) } adiacenti infliggono +{ COUNT("damage", $amount) }
lasting-next = { $room ->
    [room] la Stanza successiva infligge +{ COUNT("damage", $amount) }
   *[other] se la Stanza successiva è { SOME($room, 1) }, infligge +{ COUNT("damage", $amount) }
}
lasting-no-advanced = non è possibile costruire Stanze Avanzate sopra questa Stanza
lasting-sends-back = in ogni fase Avventura, ogni Eroe che entra per la prima volta in questa Stanza torna nella Stanza precedente
lasting-draw-spell = all’inizio del turno puoi pescare una carta Incantesimo invece di una carta Stanza
lasting-spares-first = ogni turno, questa Stanza non infligge Danni al primo Eroe che vi entra
lasting-if-last = se questa è l’ultima Stanza del tuo dungeon, infligge +{ COUNT("damage", $amount) }
lasting-tokens-double = ogni segnalino +1 su questa Stanza vale il doppio
lasting-damage-yours = le tue { NOUN($room, 2) } infliggono +{ COUNT("damage", $amount) }
lasting-more-treasure = il tuo Boss ha { $icons }
lasting-heroes-weaker = gli Eroi nel tuo dungeon hanno −{ $amount } alla Vita
computed-damage = Danni pari al numero di { NOUN($room, 2) } nel tuo dungeon
computed-per-treasure = Danni pari al numero di { NOUN($treasure, 2) } nel tuo dungeon
computed-per-below = Danni pari al numero di Stanze sotto questa
hero-fewest-souls = va nel dungeon del giocatore con il minor numero di Anime
hero-straight = va direttamente al suo luogo chiave
hero-straight-tavern = va direttamente alla Taverna
help-health = +{ $amount } alla Vita
help-less-damage = le { NOUN($room, 2) } gli infliggono { COUNT("damage", $amount) } in meno
help-skips-first = ogni turno, la prima Stanza in cui entra non gli infligge Danni

## The line that says what a card is

line-room = { NOUN($room, 1) } · { COUNT("damage", $damage) }
line-room-computed = { NOUN($room, 1) } · 1 Danno per ogni { NOUN($counted, 1) } nel suo dungeon
line-room-per-treasure = { NOUN($room, 1) } · 1 Danno per ogni { NOUN($counted, 1) } nel suo dungeon
line-room-per-below = { NOUN($room, 1) } · 1 Danno per ogni Stanza sotto di essa
line-boss = Boss · { $xp } PE
line-spell = Incantesimo · { in-phases }
in-phases = { $phase ->
    [build] fase Costruzione
    [adventure] fase Avventura
   *[both] fasi Costruzione e Avventura
}
line-landmark = luogo chiave · { $treasure }
line-landmark-rest = luogo chiave · tutti gli altri Eroi
line-item = oggetto · { $treasure } · { in-phases }
line-item-any = oggetto · qualsiasi Eroe · { in-phases }
line-hero = { hero-rank } · { $treasure } · Vita { $health }{ $epic ->
    [yes] {" "}· 2 Anime o 2 Ferite
   *[no] {""}
} · { $mark }+ giocatori
hero-rank = { $epic ->
    [yes] { $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }
   *[no] { NOUN($who, 1) }
}
line-no-treasure = nessun tesoro
line-treasure = { COUNT($treasure, $count) }
facts-more = { $first } · { $rest }
