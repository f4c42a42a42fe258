# The pages in the browser: what is around the game.

face-skip = Vai al contenuto
face-nav = Pagine
face-cards = Carte
face-rules = Regole
face-profile = Profilo
face-home = Home
face-about = Info
face-unofficial = Non ufficiale e senza fini di lucro; i nomi appartengono ai loro proprietari.
face-theme-auto = Come il sistema
face-theme-dark = Scuro
face-theme-light = Chiaro
face-back-to-table = Torna al tavolo
face-try-again = Riprova tra { $seconds } s.

# The table

face-curtain = Passa il dispositivo: { $player }
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
face-forecast = Cosa farebbe ora il tuo dungeon
face-forecast-none = Nessuno è diretto a questo dungeon.
face-damage-in-all = Danni in tutto: { $count }
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
face-rest-waits = Nessuna delle persone è al tavolo. La partita aspetta una di loro per { $minutes } minuti, poi viene sospesa; i bot non la finiscono da soli.
face-rest-adjourned = Partita sospesa: nessuna delle persone è al tavolo. Riprende appena una di loro torna.
face-rest-adjourned-rated = Partita sospesa: nessuna delle persone è al tavolo. È classificata: non conta per nessuno finché non è finita, e riprende quando sono tornate tutte, oppure { $hours } ore dopo la prima.
face-rest-missing = Partita sospesa. Riprende quando sono tornati: { $players }. Li aspetta al massimo { $hours } ore dal ritorno del primo.
face-table-broken = Un nostro errore ha fermato la partita. È conservata com’era.
face-waiting-window = Ora { $phase }: gli altri possono ancora rispondere con un Incantesimo o un’abilità (R6.1).
face-waiting-draw = Si stanno pescando le carte.
face-undo-wished-by-you = Hai chiesto di annullare la tua scelta. In attesa degli altri.
face-withdraw = Ritira
face-lately = Cosa ti è successo di recente
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
face-to-rematch = Alla rivincita
face-hint = Suggerimento
face-hint-thinking = Un bot ci sta pensando …
face-undo = Annulla mossa
face-undo-all = Annulla tutto
face-undo-wished = { $player } vorrebbe annullare la sua ultima scelta.
face-undo-wished-turn = { $player } vorrebbe tornare all’inizio del turno.
face-agree = Accetta
face-refuse = No
face-windows = Quando chiedermi?
face-until-my-turn = Passa fino al mio turno
face-until-phase = Passa in questa fase
face-until-turn = Passa in questo turno
face-wake-at-me = Avvisami se sono il bersaglio
face-wake-declared = Avvisami se si dichiara qualcosa
face-always-ask = Chiedi sempre
face-stop-here = Fermati qui
face-keys-and-settings = Tasti e impostazioni
face-mute = Silenzia { $player }
face-unmute = Fai parlare di nuovo { $player }
face-kick-whom = Rimuovi { $player } dal tavolo
face-whole-log = Tutto il registro
face-more = Altro
face-ask-undo = Chiedi agli altri di annullare la mia ultima scelta
face-ask-undo-turn = Chiedi agli altri di rigiocare questo turno
face-leave = Esci; continua un bot
face-leave-sure = Vuoi uscire? Un bot continua per te, e puoi tornare.
face-come-back = Eccomi
face-concede-sure = Vuoi davvero arrenderti?
face-close = Chiudi il tavolo
face-close-sure = Chiudere questo tavolo per tutti?
face-seat-link = Link a questo posto, per un altro tuo dispositivo
face-seat-devices = Altri dispositivi che giocano da questo posto: { $count }
face-renew = Nuovo link a questo posto
face-renew-sure = Creare un nuovo link? Finché non lo hanno, gli altri tuoi dispositivi non giocano da questo posto.
face-claim = Gioco qui e non riesco a tornare al mio posto
face-claim-why = Lo chiediamo a tutti gli altri seduti al tavolo. Quando tutti hanno accettato e per dieci minuti (per un giorno, se oltre a questo posto c’è una sola persona, oppure se non c’è orologio o conta i giorni) nessuno è tornato al posto, premi di nuovo il pulsante. Chi siede lì viene avvisato; se torna, il posto è di nuovo soltanto suo. Al posto di chi ha un account si torna accedendo all’account.
face-claim-seat = Io sono { $player }
face-claim-this = Il posto { $seat } è mio
face-claimed = { $name } dice: io sono { $player } e non riesco a tornare al mio posto. È vero?
face-claimed-seat = { $name } chiede il posto di { $player }.
face-talk = Chat
face-talk-label = Scrivi qualcosa
face-no-talk = Nessuno ha ancora scritto nulla.
face-say = Invia
face-emote-hello = Ciao!
face-emote-well-played = Bella mossa!
face-emote-ouch = Ahi!
face-emote-thanks = Grazie!
face-emote-hurry = Sto aspettando…
face-emote-good-game = Bella partita!
face-lost = Connessione persa. Nuovo tentativo …
face-found = Di nuovo in linea.
face-keys = Tasti
face-keys-list =
    1, 2, 3 …: quella scelta
    P: passo
    U o Esc: annulla mossa; Esc prima chiude ciò che è aperto
    T: passa fino al mio turno
    X: smetti di passare
    W: avvisami se sono il bersaglio
    D: avvisami se si dichiara qualcosa
    A: chiedi sempre
    H: un suggerimento del bot
    L: al registro
    S o un clic: salta il percorso
    ?: questo elenco
face-walk = Percorso
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
face-not-live = Senza script questa pagina non si aggiorna da sola. Ricaricala per vedere che cosa è successo.
face-reload = Ricarica

# Before the game

face-lobby = Nuova partita: { $edition }
face-lobby-waits = In attesa di giocatori.
face-lobby-full = Il tavolo è al completo.
face-lobby-held = Alcuni posti sono riservati a giocatori che non si sono ancora seduti.
face-differs = Diverso dal regolamento stampato
face-invite = Invita altri
face-invite-code = Codice di questo tavolo:
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
face-levels = Cosa sono i livelli
face-level-random-why = una scelta qualsiasi tra quelle permesse, a caso
face-level-easy-why = regole semplici, con gli errori che si fanno di solito
face-level-normal-why = regole semplici: calcola chi attira chi e sa quando rispondere
face-level-hard-why = immagina come può proseguire la partita
face-level-expert-why = immagina di più e giudica con l’esperienza di molte partite
face-levels-fair = Ogni bot sa ciò che può sapere un giocatore al suo posto, e nulla di più.
face-fill = Bot nei posti liberi:
face-start = Inizia la partita
face-start-with-bots = Inizia; bot nei posti liberi
face-host-starts = L’host avvia la partita.
face-fair = Distribuzione onesta
face-fair-why = Questo numero è stato fissato prima della partita. Alla fine viene mostrato il seme da cui deriva, e chiunque può verificare che ogni carta è arrivata come doveva.
face-salt = Aggiungi parole tue alla distribuzione
face-salt-add = Aggiungi
face-seat-of = Il tuo posto { $seat }
face-seat-by-link = Questo link apre il posto { $seat } al tavolo { $code }.
face-seat-sit = Siediti
face-seat-secret = La parte del link dopo #
face-table-title = Tavolo { $code }
face-trouble = Non ha funzionato

# When something goes wrong

face-trouble-method = Questo indirizzo non accetta quel metodo.
face-trouble-not-found = Qui non c’è nulla.
face-trouble-no-table = Questo tavolo non esiste.
face-trouble-no-seat = A questo tavolo non c’è quel posto.
face-trouble-unplayable = Con queste impostazioni non si può giocare.
face-trouble-not-now = Ora non si può fare.
face-trouble-not-yours = Questo non spetta a te.
face-trouble-stale-ask = Quella domanda non è più aperta; guarda di nuovo il tavolo.
face-trouble-not-offered = Non è tra le scelte; guarda di nuovo la domanda.
face-trouble-too-much = È troppo.
face-trouble-broken = Un nostro errore ha fermato questo tavolo; il suo verbale è conservato.
face-trouble-unsaved = Non è stato possibile salvare ciò che hai fatto, quindi non è avvenuto; riprova.
face-trouble-stopping = Il server sta per fermarsi; riprova tra poco.
face-trouble-nobody = Non ti conosciamo ancora: inizia una partita o accedi.
face-trouble-origin = Arriva da una pagina di un altro sito: apri la pagina del gioco e riprova da lì.
face-trouble-wrong-host = Questo server non risponde a quel nome: aprilo con il suo indirizzo. Chi lo gestisce può dargli quel nome con --host.
face-trouble-too-large = È troppo grande.
face-trouble-wrong-body = Il modulo non corrisponde a questa pagina; ricaricala.
face-trouble-streams = Troppe pagine di questo gioco sono aperte; chiudine qualcuna.
face-trouble-too-many = Troppe richieste; attendi un momento e riprova.
face-trouble-store = Non è stato possibile leggere i dati; riprova tra poco.
face-trouble-error = Un nostro errore ha interrotto l’operazione.
