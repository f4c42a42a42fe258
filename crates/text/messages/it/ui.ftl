# The words of the interface itself.

ui-you = Tu
ui-bot = Bot { $number }
ui-your-turn = Tocca a te
ui-waiting = In attesa di { $player }
ui-waiting-window = In attesa: ora i giocatori possono agire
ui-waiting-everybody = In attesa che tutti abbiano scelto
ui-turn-phase = Turno { $turn }, { $phase }
ui-active = Giocatore attivo: { $player }
ui-new-game = Nuova partita: { $edition }, { COUNT("player", $players) }

ui-town = Villaggio
ui-town-empty = Al villaggio non c’è nessuno
ui-hero = { $hero } ({ $treasure }, Vita { $health }{ $changed ->
    [yes] , sulla carta { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }: vale 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-hurt = { $hero } ({ $treasure }, Vita { $health }{ $changed ->
    [yes] , sulla carta { $printed }
   *[no] {""}
}, { COUNT("damage", $damage) }{ $epic ->
    [yes] , { $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }: vale 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-waits = { $hero } ({ $treasure }, Vita { $health }{ $changed ->
    [yes] , sulla carta { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , { $who ->
        [heroine] Eroina Epica
       *[hero] Eroe Epico
    }: vale 2
   *[no] {""}
}, attende il prossimo turno{ ui-hero-item })
ui-hero-item = { $carries ->
    [no] {""}
   *[yes] , porta { $item }
}
ui-entrance = Ingresso
ui-your-dungeon = Il tuo dungeon
ui-dungeon-of = Dungeon di { $player }
ui-no-rooms = Ancora nessuna Stanza
ui-dungeon-bare = ancora nessuna Stanza
ui-slot = Spazio { $slot }
ui-damage = { COUNT("damage", $damage) }
ui-face-down = carta coperta
ui-deactivated = disattivata fino alla fine del turno
ui-stunned = stordita fino alla fine del turno
ui-used = usata in questo turno
ui-below = sotto di essa: { $cards }
ui-no-entry = in questo turno non entra nessun Eroe

# The town board, items and coins.

ui-market = Mercato
ui-market-empty = Il Mercato è vuoto
ui-landmark-empty = nessuno
ui-minion-of = Scagnozzo: { $player }
ui-minion-at = Scagnozzo { $spot }
ui-minion-home = Scagnozzo a casa
ui-first-player = Primo giocatore: { $player }
ui-town-places = Villaggio ({ $count ->
    [one] { $count } posto
   *[other] { $count } posti
})
ui-tokens = segnalini +1: { $count }
ui-health-token = segnalino Vita { $token }
ui-item = Oggetto: { $item }
ui-items-waiting = Oggetti in attesa di un Eroe
ui-coins = { COUNT("coin", $count) }

ui-boss = Boss: { $boss }, { $xp } PE
ui-leveled = Level Up attivato
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Tesori: { $list }
ui-treasure-none = nessuno
ui-out = fuori dal gioco
ui-hand = La tua mano
ui-hand-empty = La tua mano è vuota
ui-hand-sizes = Mano: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Mazzo Stanze: { $rooms }, mazzo Incantesimi: { $spells }, Eroi Comuni: { $heroes }, Eroi Epici: { $epics }
ui-discard = Pila degli scarti
ui-discard-empty = La pila degli scarti è vuota
ui-declared = Dichiarazioni, la più recente per ultima

ui-choose = La tua scelta (1–{ $count }, ? per l’aiuto):
ui-bad-choice = “{ $answer }” qui non è una scelta: scrivi un numero da 1 a { $count }, oppure ? per l’aiuto.
ui-help =
    Un numero, o l’inizio del nome di una carta o di un giocatore: quella scelta. Una riga vuota: ripete la domanda.
    pass: passi, dove è possibile. skip hero: passi finché questo Eroe non se n’è andato. skip phase: passi fino alla fine di questa fase.
    skip: passi fino alla fine del turno o finché non diventi il giocatore attivo. Dopo ogni skip il gioco torna a chiederti non appena un altro dichiara qualcosa o attiva il Level Up.
    ? NOME: spiega una carta. ? pareggio: spiega una parola del gioco; ? words le elenca. ? 2: spiega la carta della scelta 2. ? R8.2 o ? Q9: quella regola o quel chiarimento.
    board: tutto il tavolo. bait: dove andrebbero ora gli Eroi al villaggio. hand: le tue carte con il loro testo. discard: la pila degli scarti. log 30: le ultime 30 righe del registro.
    hint: che cosa sceglierebbe al tuo posto un bot normale, e perché. hint LIVELLO: che cosa sceglierebbe un bot di quel livello: random, easy, normal, hard o expert.
    undo: annulla la tua ultima scelta. undo all: annulla tutte le scelte fatte da quando qualcuno ha saputo qualcosa di nuovo.
    ask always: chiede anche se c’è una sola scelta. ask able: chiede solo se puoi scegliere (predefinito).
    quit: lascia la partita e la salva. concede: ti arrendi.
ui-hint = Un bot di livello “{ $level }” qui farebbe la scelta { $number }: “{ $choice }”. { $why }
ui-no-level = Il livello “{ $level }” non esiste. Ci sono: { $list }.
ui-no-hint = Non c’è un suggerimento per questa domanda.
ui-no-card = Non esiste una carta di nome “{ $name }”.
ui-log = Registro
ui-concede = Arrenditi
ui-quit = Vuoi lasciare la partita?
ui-goodbye = Per ora la partita finisce qui.
ui-you-win = Hai vinto!
ui-you-lose = Hai perso.
ui-winner = Vince { $player }
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = La partita è salvata come { $path }.

# The game in the terminal, line by line.

ui-line = { $label }: { $what }.
ui-goes-on = La partita prosegue: { $edition }, { COUNT("player", $players) }
ui-variants = Varianti: { $list }.
ui-fields = Regole di questo tavolo: { $list }.
ui-around-the-table = Al tavolo: { $list }.
ui-recorded = La partita viene registrata in { $path } (seme { $seed }).
ui-help-hint = A ogni domanda puoi scrivere ? per l’aiuto.
ui-last-happened = Gli ultimi eventi:
ui-times = { $line } ({ $count } volte)
ui-walked = L’{ NOUN($who, 1) } { $hero } attraversa il { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
} e subisce Danni: { $rooms } ({ $total } in tutto, Vita { $health }).
ui-walked-room = { $damage } nella Stanza { $room }{ $which }
ui-others-play-on = Gli altri continuano fino alla fine.
ui-only-phase = Ora: { $phase }.
ui-set-up-order = Ora: { $phase }. Ordine di turno: { $order }.
ui-turn-order = Turno { $turn }, { $phase }. Ordine di turno: { $order }.
ui-rooms-of = { $me ->
    [yes] Il tuo dungeon
   *[no] Dungeon di { $player }
}, da sinistra a destra
ui-entrance-of = All’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
ui-walks-in = In cammino nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}
ui-in-room = nella Stanza { $room }
ui-room = { $room } (spazio { $slot } · { $notes })
ui-bare-slot = { $room } (spazio { $slot })
ui-covered-by = sotto una { $card }
ui-damage-in-all = Danni totali: { $damage }
ui-icons = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
ui-copies = { $count } × { $card }
ui-known = Carte che conosci
ui-held-by = { $card } ({ $players })
ui-conceded = resa

ui-now-room = Ora nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}, spazio { $slot }: { COUNT("damage", $damage) }.
ui-now-below = Ora sotto un’altra Stanza nel { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}, spazio { $slot }.
ui-now-boss = Ora è il Boss del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}.
ui-now-entrance = Ora all’ingresso del { $me ->
    [yes] tuo dungeon
   *[no] dungeon di { $player }
}: { $hero }.
ui-now-soul = Ora sconfitto: conta tra le { $me ->
    [yes] tue Anime
   *[no] Anime di { $player }
}.
ui-now-wound = Ora conta tra le { $me ->
    [yes] tue Ferite
   *[no] Ferite di { $player }
}.
ui-now-hand = Ora nella tua mano: { $count }.
ui-now-town = Ora al villaggio: { $hero }.
ui-now-landmark = Ora { $landmark ->
    [Tempio] al Tempio
    [Stadio] allo Stadio
    [Biblioteca] alla Biblioteca
    [Covo] al Covo
    [Taverna] alla Taverna
   *[other] al luogo chiave { $landmark }
}: { $hero }.
ui-now-market = Ora al Mercato: { $count }.
ui-now-carried = Ora lo porta { $hero }.
ui-now-item = Ora è { $me ->
    [yes] il tuo oggetto
   *[no] l’oggetto di { $player }
} a faccia in su.
ui-now-item-waits = Ora è in attesa di un Eroe.
ui-now-walks = Ora in cammino in un dungeon: { $hero }.
ui-now-discard = Ora nella pila degli scarti: { $count }.
ui-now-deck = Ora è ancora nel mazzo Eroi.

ui-means = { $choice } Significa: { $what }
ui-no-pass = Qui non puoi passare.
ui-no-skip = Qui non c’è nulla da saltare: questa domanda richiede una risposta.
ui-several-cards = “{ $name }” può indicare più carte: { $list }.
ui-not-printed = La carta “{ $name }” non c’è in questa edizione.
ui-did-you-mean = Non esiste una carta di nome “{ $name }”. Intendevi { $near }?
ui-no-rule = Non c’è una regola o un chiarimento con il numero { $number }. Scrivi, per esempio, ? R8.2 o ? Q9.
ui-choice-without-card = Quella scelta non riguarda nessuna carta.
ui-ask-always = D’ora in poi ti viene chiesto anche se c’è una sola scelta.
ui-ask-able = D’ora in poi ti viene chiesto solo se c’è qualcosa da scegliere.
ui-taken-back = Scelte annullate: { $count }.
ui-nothing-to-undo = Non c’è nulla da annullare: dopo la tua ultima scelta qualcuno ha saputo qualcosa di nuovo o un altro giocatore ha agito (Q50).
ui-concede-sure = Vuoi davvero arrenderti? Scrivi concede ancora una volta; qualsiasi altra risposta fa continuare la partita.
ui-to-resume = Per continuare: { $command }
ui-to-replay = Per rivederla: { $command }
ui-result = { $place }. { $player }: punteggio { $points } ({ $notes })
ui-why-points = Il punteggio è Anime meno Ferite; vince il più alto.
ui-why-alone = Il punteggio è Anime meno Ferite, al massimo 36.
ui-why-ten-souls = Si vince con 10 Anime e meno di 5 Ferite.
ui-why-highest-xp = Il punteggio è Anime meno Ferite; a parità di punteggio vince chi ha più PE.
ui-why-lowest-xp = Il punteggio è Anime meno Ferite; a parità di punteggio vince chi ha meno PE.
