# Games that are over: the replay, and the result.

face-replay-title = Replay del tavolo { $code }
face-replay-steps = Passi
face-replay-first = Vai all’inizio
face-replay-back = Un passo indietro
face-replay-on = Un passo avanti
face-replay-last = Vai alla fine
face-replay-turns = Vai a un turno
face-replay-turn = Turno { $turn }
face-replay-set-up = Preparazione
face-replay-at = Turno { $turn }, { $phase }: momento { $at } di { $last }
face-replay-at-set-up = Prima del primo turno, { $phase }: momento { $at } di { $last }
face-replay-scrub = Momento
face-replay-go = Mostra
face-replay-as = Visto da
face-replay-as-all = tutti insieme
face-replay-as-public = uno spettatore
face-replay-unfinished = Questa partita è stata chiusa prima della fine, quindi si mostra solo ciò che tutti hanno visto.
face-replay-answered = { $player }: { $choice }
face-replay-asked = Domanda per { $player }:
face-replay-hand-of = Mano di { $player }
face-replay-log = Che cosa è successo finora
face-replay-took-back = { $player } annulla una scelta.
face-replay-took-back-agreed = { $player } annulla una scelta; tutti accettano.
face-replay-gone = annullata in seguito
face-replay-share = Link a questo momento
face-replay-download = Scarica la registrazione
face-replay-play = Continua da qui
face-replay-play-why = Inizia una nuova partita, uguale a questa fino a questo momento. Tu giochi in un posto, i bot negli altri.
face-replay-play-over = Qui la partita è finita. Scegli un momento precedente da cui continuare.
face-replay-seat = Il tuo posto
face-replay-level = Bot
face-replay-begin = Continua
face-replay-keys = Freccia sinistra e destra: un passo. Freccia su e giù: un turno.
face-replay-onward = Questa partita continua da un momento di un’altra.
face-replay-onward-show = Mostra quel momento

# Checking

face-check = La partita è stata regolare?
face-check-right = Verificato: ogni risposta era permessa e ogni estrazione deriva dal seme fissato prima della partita.
face-check-onward = Verificato: ogni risposta era permessa. { $entries ->
    [one] La prima voce viene
   *[other] Le prime { $entries } voci vengono
} da un’altra partita; in seguito ogni estrazione deriva dal seme fissato.
face-check-plain = Verificato: ogni risposta era permessa e ogni estrazione era possibile. Prima della partita non era stato fissato nulla.
face-check-wrong = Questa registrazione non ha superato la verifica: { $fault }.
face-check-commit = Fissato prima della partita (SHA-256 del seme)
face-check-seed = Il seme, mostrato dopo la partita
face-check-salt = Parole aggiunte da { $player }
face-check-no-salt = Nessuno ha aggiunto parole proprie.
face-check-entries = Voci
face-check-how = Chiunque può ripetere la verifica con la registrazione:

# The result

face-result-title = Risultato del tavolo { $code }
face-result-scores = Punteggi
face-result-rank = Posto
face-result-player = Giocatore
face-result-souls = Anime
face-result-wounds = Ferite
face-result-points = Punteggio
face-result-out = fuori
face-result-conceded = resa
face-result-chart = Anime e Ferite, turno per turno
face-result-chart-about = Le linee continue sono le Anime, quelle tratteggiate le Ferite. Le lettere alle estremità sono i posti.
face-result-table = Gli stessi dati in numeri
face-result-turn = Turno
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Momenti decisivi
face-result-no-points = Nessuno è mai stato in netto vantaggio.
face-result-show = Turno { $turn }
face-result-share = Link a questo risultato
face-keep-why = Le partite in cui nessuno ha un account vengono eliminate dopo un po’, a meno che qualcuno non le condivida.
face-keep = Conserva questa partita e condividila
face-kept = Questa partita è conservata. Chiunque abbia il link può guardarla.
face-result-to-table = Vai al tavolo
face-point-leads = { $player } passa in testa.
face-point-leads-stays = { $player } passa in testa e ci resta fino alla fine.
face-point-epic-dies = L’{ $who ->
    [heroine] Eroina Epica
   *[hero] Eroe Epico
} { $hero } viene { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
} nel dungeon di { $player }.
face-point-epic-survives = L’{ $who ->
    [heroine] Eroina Epica
   *[hero] Eroe Epico
} { $hero } sopravvive al dungeon di { $player }.
face-point-level-up = Level Up per { $boss }, il Boss di { $player }.
face-point-eliminated = { $player } è fuori dal gioco.
face-point-conceded = { $player } si arrende.
