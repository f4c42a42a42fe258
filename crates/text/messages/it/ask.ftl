# What a player is asked, as "tu", in one sentence.

asked-rule = { $question } ({ $rule })
to-go = { $left ->
    [1] {""}
   *[other] {" "}(ancora { $left })
}

asked-choose-boss = Scegli il tuo Boss.
asked-mulligan = Vuoi rimischiare la mano nei mazzi e pescarne una nuova?
asked-opening-discard = Scegli una carta della mano iniziale da scartare{ to-go }.
asked-first-room = Costruisci la tua prima Stanza, oppure non costruire nulla.
asked-turn-draw = Scegli da quale mazzo pescare in questo turno.
asked-place-room = Scegli una Stanza da costruire, oppure non costruire nulla.
asked-place-where = Scegli dove costruire la Stanza { $room }.
asked-window = { $phase }, { $me ->
    [yes] sei il giocatore attivo
   *[no] il giocatore attivo è { $player }
}: gioca un Incantesimo, attiva un’abilità o passa.
asked-cancel-window = { $phase }, { $me ->
    [yes] sei il giocatore attivo
   *[no] il giocatore attivo è { $player }
}: cancella un Incantesimo o passa.
asked-target = { $card }: scegli { SOME($target, 1) }{ place }.
asked-target-spell = { $card }: scegli un Incantesimo appena giocato{ $by ->
    [opponent] {" "}da un avversario
   *[anyone] {""}
}.
asked-target-opponent = { $card }: scegli un avversario{ opponent-mark }.
asked-cost-room = { $card }: scegli un’altra Stanza del tuo dungeon da distruggere.
asked-cost-card = { $card }: scegli { SOME($what, 1) } da scartare come costo{ to-go }.
asked-cost-soul = { $card }: scegli una delle tue Anime da rimuovere dal gioco.
asked-may = Vuoi attivare l’abilità di { $card }?
asked-next-trigger = Ora si attivano più abilità tue: scegli quale risolvere per prima.
asked-discard = { $card }: scegli { SOME($what, 1) } da scartare{ to-go }.
asked-take-discarded = { $card }: scegli { SOME($what, 1) } da prendere dalla pila degli scarti{ to-go }.
asked-name-back = { $card }: scegli il tipo di carta da prendere dalla mano di { $player }.
asked-take-seen = { $card }: scegli una carta da prendere dalla mano di { $player }.
asked-search = { $card }: scegli { SOME($what, 1) } dal mazzo Stanze o dalla pila degli scarti.
asked-build-found = { $card }: costruisci la Stanza { $room } sopra una Stanza adatta, oppure tienila in mano.
asked-destroy-own = { $card }: scegli una delle tue Stanze da distruggere.
asked-swap-first = { $card }: scegli la prima delle 2 pile di Stanze da scambiare, oppure non scambiare nulla.
asked-swap-second = { $card }: scegli la pila di Stanze da scambiare di posto con quella dello spazio { $slot } { in-dungeon-of }.
asked-build-room = { $card }: scegli una Stanza da costruire subito, oppure non costruire nulla.
asked-build-where = { $card }: scegli dove costruire la Stanza { $room }.
asked-return-soul = { $card }: scegli un Eroe sconfitto di { $player } da riportare all’ingresso.
asked-heal = { $card }: scegli la Ferita da curare.
asked-machinations = Complotto: pesca una carta Stanza, pesca una carta Incantesimo oppure non pescare nulla.
asked-market = Scegli una carta da prendere dal Mercato.
asked-place-minion = Piazza il tuo Scagnozzo su uno spazio azione.
asked-token-on = { $card }: scegli una delle tue Stanze su cui mettere un segnalino +1{ $each ->
    [yes] , ogni volta una diversa
   *[no] {""}
}{ to-go }.
asked-lose-token = { $card }: scegli una delle tue Stanze da cui rimuovere un segnalino +1{ to-go }.
asked-move-token-from = { $card }: scegli una delle tue Stanze da cui spostare un segnalino +1, oppure non spostare nulla{ to-go }.
asked-move-token-to = { $card }: scegli la Stanza su cui spostare il segnalino +1 dello spazio { $slot }.
asked-cost-token = { $card }: scegli una delle tue Stanze da cui rimuovere un segnalino +1 come costo{ to-go }.
asked-summon-to = { $card }: scegli a quale dungeon mandare l’{ NOUN($who, 1) } { $hero }{ $marked ->
    [yes] {" "}con un segnalino Vita { $token }
   *[no] {""}
}.
asked-take-market = { $card }: scegli una carta da prendere dal Mercato.
asked-move-minion = { $card }: scegli lo spazio azione su cui spostare il tuo Scagnozzo.
asked-send-hero = { $card }: scegli un Eroe al villaggio da mandare { to-entrance-of }.
asked-shuffle-stack = { $card }: scegli la pila di Stanze da mischiare.
