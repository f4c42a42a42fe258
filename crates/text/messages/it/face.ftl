# The pages in the browser: what is around the game.

face-skip = Vai al contenuto
face-nav = Pagine
face-cards = Carte
face-rules = Regole
face-profile = Profilo
face-home = Home
face-about = Info
face-unofficial = Non ufficiale e senza fini di lucro; i nomi appartengono ai loro proprietari.
face-theme-auto = Come il dispositivo
face-theme-dark = Scuro
face-theme-light = Chiaro
face-back-to-table = Torna al tavolo
face-try-again = Riprova tra { $seconds } s.

# The table

face-curtain = Passa il dispositivo a { $player }
face-curtain-why = Le carte restano nascoste finché il prossimo giocatore non è pronto.
face-curtain-open = Sono { $player }: mostra le mie carte
face-active = giocatore attivo
face-bot = bot
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } in mano
face-hand-spells = { COUNT("spell-card", $count) } in mano
face-first = primo giocatore
face-away-clock = tempo scaduto: gioca un bot
face-away-left = assente: gioca un bot
face-forecast = Previsione per il tuo dungeon
face-forecast-none = Nessuno è diretto a questo dungeon.
face-damage-in-all = Danni totali: { $count }
face-no-hand = Stai guardando la partita.
face-rivals = Gli altri giocatori
face-enlarge = Ingrandisci il dungeon di { $player }
face-back-to-board = Torna al tavolo
face-back-room = Carta Stanza coperta
face-back-spell = Carta Incantesimo coperta
face-deck-rooms = Mazzo Stanze: { $count }
face-deck-spells = Mazzo Incantesimi: { $count }
face-deck-heroes = Eroi Comuni ancora da arrivare: { $count }
face-deck-epics = Eroi Epici ancora da arrivare: { $count }
face-choices = Le tue scelte
face-table-closed = Questo tavolo è chiuso.
face-rest-waits = Nessun giocatore umano è al tavolo. La partita aspetta { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} che ne torni uno, poi viene sospesa; i bot non la finiscono da soli.
face-rest-adjourned = Partita sospesa: nessun giocatore umano è al tavolo. Riprende appena ne torna uno.
face-rest-adjourned-rated = Partita sospesa: nessun giocatore umano è al tavolo. È classificata: non conta per nessuno finché non è finita. Riprende quando sono tornati tutti, oppure { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
} dopo il ritorno del primo.
face-rest-missing = Partita sospesa. Riprende quando saranno tornati: { $players }. Li aspetta al massimo { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
} dal ritorno del primo.
face-table-broken = Un nostro errore ha fermato la partita. È salvata così com’era.
face-waiting-window = Ora { $phase }: gli altri possono ancora rispondere con un Incantesimo o un’abilità (R6.1).
face-waiting-draw = Si stanno pescando le carte.
face-undo-wished-by-you = Hai chiesto di annullare la tua scelta. In attesa degli altri.
face-withdraw = Ritira la richiesta
face-lately = Eventi recenti
face-fate-tied = pareggio
face-fate-nobody = nessuno
face-waiting-chance = Si stanno distribuendo le carte.
face-won = { $me ->
    [yes] Hai vinto
   *[no] Vince { $player }
}: { $cause }.
face-over-alone = La partita è finita: { $cause }.
face-result = Risultato
face-replay = Guarda il replay
face-rematch = Gioca ancora
face-to-rematch = Vai alla rivincita
face-hint = Suggerimento
face-hint-thinking = Un bot ci sta pensando…
face-undo = Annulla mossa
face-undo-all = Annulla tutto
face-undo-wished = { $player } vorrebbe annullare la sua ultima scelta.
face-undo-wished-turn = { $player } vorrebbe tornare all’inizio del turno.
face-agree = Accetta
face-refuse = No
face-windows = Quando fermarsi a chiedere?
face-until-my-turn = Passa fino al mio turno
face-until-phase = Passa fino a fine fase
face-until-turn = Passa fino a fine turno
face-wake-at-me = Fermati se sono il bersaglio
face-wake-declared = Fermati se si dichiara qualcosa
face-always-ask = Chiedi sempre
face-stop-here = Fermati qui
face-keys-and-settings = Tasti e impostazioni
face-mute = Silenzia { $player }
face-unmute = Non silenziare più { $player }
face-kick-whom = Rimuovi { $player } dal tavolo
face-whole-log = Tutto il registro
face-more = Altro
face-ask-undo = Chiedi agli altri di annullare la mia ultima scelta
face-ask-undo-turn = Chiedi agli altri di rigiocare questo turno
face-leave = Esci e lascia il posto a un bot
face-leave-sure = Vuoi uscire? Un bot giocherà al tuo posto, e potrai tornare.
face-come-back = Eccomi
face-concede-sure = Vuoi davvero arrenderti?
face-close = Chiudi il tavolo
face-close-sure = Chiudere questo tavolo per tutti?
face-seat-link = Link a questo posto, per gli altri tuoi dispositivi
face-seat-devices = Altri dispositivi che giocano da questo posto: { $count }
face-renew = Nuovo link a questo posto
face-renew-sure = Creare un nuovo link? Gli altri tuoi dispositivi non potranno giocare da questo posto finché non lo avranno.
face-claim = Gioco qui, ma ho perso il mio posto
face-claim-why = Lo chiediamo a tutti gli altri seduti al tavolo. Quando tutti hanno accettato e nessuno ha usato il posto per dieci minuti (per un giorno, se siede una sola altra persona, se non c’è orologio o se l’orologio conta i giorni), premi di nuovo il pulsante. Chi occupa quel posto viene avvisato; se torna, il posto è di nuovo soltanto suo. Se il posto appartiene a un account, accedi per riprenderlo.
face-claim-seat = Sono { $player }
face-claim-this = Il posto { $seat } è mio
face-claimed = { $name } dice: “Sono { $player } e ho perso il mio posto”. È vero?
face-claimed-seat = { $name } chiede il posto di { $player }.
face-talk = Chat
face-talk-label = Scrivi qualcosa
face-no-talk = Nessuno ha ancora scritto nulla.
face-say = Invia
face-emote-hello = Ciao!
face-emote-well-played = Bella mossa!
face-emote-ouch = Ahi!
face-emote-thanks = Grazie!
face-emote-hurry = Tocca a te!
face-emote-good-game = Bella partita!
face-lost = Connessione persa. Nuovo tentativo…
face-found = Di nuovo in linea.
face-keys = Tasti
face-walk = Movimento degli Eroi
face-walk-off = No
face-walk-slow = Lento
face-walk-normal = Normale
face-walk-fast = Rapido
face-sound = Suono
face-sound-on = Sì
face-sound-off = No
face-close-help = Chiudi
face-yes-sure = Sì
face-not-sure = No, continua a giocare
face-not-live = Senza JavaScript questa pagina non si aggiorna da sola. Ricaricala per vedere che cosa è successo.
face-reload = Ricarica

# Before the game

face-lobby = Nuova partita: { $edition }
face-lobby-waits = In attesa di giocatori.
face-lobby-full = Il tavolo è al completo.
face-lobby-held = Alcuni posti sono riservati a giocatori che non si sono ancora seduti.
face-differs = Differenze dal regolamento stampato
face-invite = Invita altri
face-invite-code = Codice del tavolo:
face-invite-link = Oppure invia questo link:
face-invite-seat = Invia questo link a chi deve sedersi qui:
face-seats = Posti
face-seat-open = libero
face-seat-held = riservato a { $player }
face-seat-you = tu
face-seat-host = host
face-seat-absent = ora assente
face-take = Occupa il posto { $seat }
face-stand-up = Alzati
face-kick = Rimuovi
face-kick-sure = Rimuovere questo giocatore dal tavolo?
face-open-seat = Libera il posto
face-give = Dallo a un bot
face-level-random = casuale
face-level-easy = facile
face-level-normal = normale
face-level-hard = difficile
face-level-expert = esperto
face-levels = Che cosa significano i livelli
face-level-random-why = sceglie a caso tra le mosse permesse
face-level-easy-why = segue regole semplici e fa gli errori che si fanno di solito
face-level-normal-why = segue regole semplici: calcola chi attira quale Eroe e sa quando rispondere
face-level-hard-why = simula come può proseguire la partita
face-level-expert-why = simula di più e sfrutta l’esperienza di molte partite
face-levels-fair = Ogni bot sa ciò che può sapere un giocatore al suo posto, e nulla di più.
face-fill = Bot nei posti liberi:
face-start = Inizia la partita
face-start-with-bots = Inizia con i bot nei posti liberi
face-host-starts = L’host avvia la partita.
face-fair = Distribuzione verificabile
face-fair-why = Questo numero è stato fissato prima della partita. A partita finita viene mostrato il seme da cui deriva, e chiunque può verificare che ogni carta viene da quel seme.
face-salt = Aggiungi parole tue alla distribuzione
face-salt-add = Aggiungi
face-seat-of = Il tuo posto { $seat }
face-seat-by-link = Questo link apre il posto { $seat } al tavolo { $code }.
face-seat-sit = Siediti
face-seat-secret = La parte del link dopo #
face-table-title = Tavolo { $code }
face-trouble = Non ha funzionato

# When something goes wrong

