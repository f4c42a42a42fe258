# Il dungeon del giorno: la sua pagina, la classifica e un risultato da mostrare agli altri.

face-daily = Dungeon del giorno
face-daily-of = Dungeon del giorno { $day }
face-daily-practice-of = Dungeon del giorno { $day }, allenamento
face-daily-why = Una partita in solitario al giorno, con le stesse carte per tutti. Chi saprà usarle meglio?
face-daily-open = Vai al dungeon del giorno
face-daily-try = Il tuo tentativo
face-daily-play = Gioca il dungeon di oggi
face-daily-go-on = Continua
face-daily-practise = Gioca di nuovo per allenarti
face-daily-practise-why = È lo stesso dungeon, ma questa partita non conta.
face-daily-left = Il prossimo comincia tra { $hours } h { $minutes } min.
face-daily-mine-none = In questo giorno non hai giocato.
face-daily-mine-playing = Hai cominciato ma non hai ancora finito.
face-daily-mine-gave-up = Il tuo primo tentativo è finito con una resa, quindi non è in classifica.
face-daily-mine-late = Il tuo primo tentativo è finito a giorno concluso, quindi non è in classifica.
face-daily-mine-closed = Il tuo primo tentativo è stato chiuso prima della fine, quindi non è in classifica.
face-daily-mine-refused = Il tuo primo tentativo non è in classifica, perché la sua registrazione non ha superato la verifica. Il gestore di questo server può vedere il motivo.
face-daily-scored = Punteggio { $score }: { $title }
face-daily-share = Condividi il risultato
face-daily-rules = Come funziona
face-daily-rule-deal = Tutti pescano le stesse carte nello stesso ordine, qualunque cosa scelgano.
face-daily-rule-first = Conta il primo tentativo del giorno. Poi puoi allenarti quanto vuoi. Gli ospiti hanno una classifica a parte.
face-daily-rule-strict = Niente annullamenti, niente suggerimenti, niente spettatori.
face-daily-rule-end = Il giorno finisce a mezzanotte UTC. Allora il seme e tutti i replay diventano pubblici, quindi una partita che finisce dopo non conta. Non conta nemmeno una partita in cui ti arrendi.
face-daily-more = E altri { $count }.
face-daily-board = Classifica
face-daily-accounts = Con un account
face-daily-guests = Ospiti
face-daily-nobody-yet = Nessuno ha ancora finito.
face-daily-nobody-did = In questo giorno nessuno ha finito.
face-daily-playing = Primi tentativi ancora in corso: { $count }.
face-daily-verified = Ogni punteggio è stato verificato rigiocando la partita registrata. A parità di punteggio viene prima chi ha giocato meno turni.
face-daily-turns = Turni
face-daily-replay = Rivedi
face-daily-replay-of = Guarda la partita di { $player }
face-daily-you = tu
face-daily-fair = Tutte le carte del giorno vengono da un solo seme, fissato prima che qualcuno giocasse.
face-daily-seed-later = Sarà mostrato quando il giorno sarà finito.
face-daily-commit = Fissato prima dell’inizio del giorno (SHA-256 del seme)
face-daily-seed = Il seme del giorno
face-daily-how = Puoi scaricare la registrazione di ogni replay, e chiunque può verificarla, seme compreso:
face-daily-days = Altri giorni
face-daily-previous = Giorno precedente:
face-daily-next = Giorno successivo:
face-daily-today = Oggi
face-daily-to-board = Vai alla classifica del giorno
face-daily-result-of = { $player }: dungeon del giorno { $day }
face-daily-place = { $place }º posto tra chi ha un account{ $now ->
    [yes] {", per ora"}
   *[no] {""}
}
face-daily-place-guest = { $place }º posto tra gli ospiti{ $now ->
    [yes] {", per ora"}
   *[no] {""}
}
face-daily-picture = Eroi sconfitti: { $died }; Eroi sopravvissuti: { $survived }.
face-daily-legend = La spunta è un Eroe sconfitto, la croce uno sopravvissuto; gli Eroi Epici sono tondi.
face-daily-copy = Testo da condividere
face-daily-try-it = Gioca anche tu
