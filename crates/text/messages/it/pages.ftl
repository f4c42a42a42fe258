# The pages around the tables: home, new table, cards, rules, profile, about.

face-home-lead = Costruisci un dungeon, attira gli Eroi, raccogli le loro Anime. Gioca subito contro i bot o con gli amici tramite un link: nessun account, nulla da installare.
face-play-now = Gioca subito
face-edition = Edizione
face-against = Contro
face-bots = { $count } bot
face-level = Livello dei bot
face-home-mine = Le mie partite
face-my-turn = Tocca a te
face-mine-waiting = in attesa di giocatori
face-mine-playing = in corso
face-mine-invited = invito per te
face-home-others = Gioca con altri
face-home-others-why = Crea un tavolo e invia il suo link, o partecipa a uno con il suo codice.
face-new = Nuovo tavolo
face-join-label = Codice o link di un tavolo
face-join = Partecipa
face-join-none = Non c’è un tavolo con questo codice. Un codice ha sei caratteri tra lettere e cifre; chiedilo di nuovo all’host.
face-open-tables = Tavoli in attesa
face-no-open-tables = Al momento non ci sono tavoli aperti. Creane uno: gli altri lo troveranno qui.
face-free-seats = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
} su { $players }
face-rated = classificata
face-solo = Dungeon in solitario
face-solo-why = Tu contro il villaggio: raccogli più Anime che puoi prima che finiscano gli Eroi.
face-solo-play = Gioca in solitario
face-challenge-play = Modalità Sfida
face-replays = Replay
face-no-replays = Ancora nessuna partita finita. Qui potrai rivederle.
face-result-alone = punteggio { $score }
face-result-place = posto { $place } su { $players }, punteggio { $score }
face-look-up = Consulta
face-home-cards = Tutte le carte
face-home-rules = Le regole
face-home-words = Parole del gioco

# A new table

face-new-game = La partita
face-players = Giocatori
face-players-hint = I numeri tra parentesi dicono in quanti si può giocare a ogni edizione. Nell’edizione super, in cinque o sei si aggiungono gli Esploratori.
face-new-seats = Chi siede dove
face-new-sit = Gioco anch’io, al primo posto
face-new-device = Altri su questo dispositivo
face-new-bots = Bot
face-new-rest = Gli altri posti restano aperti: si occupano con il link o il codice. Chi condivide questo dispositivo siede accanto a te.
face-new-make = Crea il tavolo
face-new-check = Mostra cosa cambia
face-new-too-many = Ci sono più persone e bot che posti: scegli più giocatori o meno bot.
face-new-device-sit = Perché altri giochino su questo dispositivo, occupa prima un posto anche tu.
face-new-number = Scrivi un numero intero nel campo “{ $field }”.
face-new-range = Il campo “{ $field }” accetta un numero da { $least } a { $most }.
face-new-players = Non si può giocare in questo numero ({ $edition }: da { $least } a { $most } giocatori).
face-new-variant = { $variant } non appartiene a questa edizione ({ $edition }): togli la spunta o scegli un’altra edizione.
face-variants = Varianti
face-packs = Set
face-packs-hint = Non spuntare nulla per giocare con i set dell’edizione.
face-as-edition = Come nell’edizione
face-heroes-of = Eroi dal set
face-clock = Tempo
face-clock-how = Orologio
face-clock-none = Nessun orologio
face-clock-move = Per ogni scelta
face-clock-game = Per tutta la partita
face-clock-days = Giorni per ogni scelta
face-clock-seconds = Secondi per ogni scelta
face-clock-minutes = Minuti per la partita
face-clock-more = Secondi in più a ogni scelta
face-clock-for-days = Giorni
face-clock-hint = Contano solo i numeri dell’orologio scelto. Quando il tempo scade, subentra un bot. Il tempo usato è perso: né annullare né uscire lo restituisce.
face-pacing = Finestre
face-pacing-free = Aperte fino alla risposta
face-pacing-equal = Sempre di pari durata
face-pacing-seconds = Secondi per finestra
face-pacing-hint = Finestre di pari durata nascondono chi aveva qualcosa su cui riflettere.
face-company = Partecipanti
face-visibility = Chi può partecipare
face-visibility-open = Chiunque: il tavolo è nell’elenco
face-visibility-link = Chiunque abbia il link o il codice
face-visibility-private = Solo chi ha il link di un posto; nessuno può guardare
face-leaving = Se un giocatore se ne va
face-leaving-bot = subentra un bot
face-leaving-concede = si arrende
face-rated-game = Partita classificata
face-rated-hint = Tutti devono avere un account e occupano un solo posto, c’è un orologio e non si può annullare una scelta con il consenso degli altri. Un posto vale come abbandonato se un bot ha fatto più di un quarto delle sue scelte o ha finito la partita; quel bot gioca al massimo a livello normale. Una partita sospesa conta quando è finita.
face-rated-needs-clock = Una partita classificata ha bisogno di un orologio: sceglilo in “Tempo”.
face-copy = Copia
face-copied = Copiato
# The name of a guest who gave none; a number follows.
face-guest = Ospite
face-sign-up-first = Prima registrati
face-house-rules = Regole della casa
face-house-rules-hint = Per ciò che il regolamento stampato lascia aperto. Lascia un campo com’è per giocare secondo l’edizione.
face-rule-death-check = Quando un Eroe viene sconfitto
face-rule-moving-saves = Muovere altrove un Eroe lo salva
face-rule-damage-dealt = Danni inflitti all’Eroe nella Stanza
face-rule-adventure-parts = Attivi in fase Avventura
face-rule-reveal-order = Ordine della rivelazione
face-rule-rebuild = Un mazzo vuoto si ricostituisce
face-rule-returned-to-entrance = Un Eroe riportato a un ingresso
face-rule-untouched-go-on = Un Eroe illeso mosso altrove prosegue
face-rule-all-win-or-lose = Tutti vincono o perdono in un turno
face-rule-heroes-after-elimination = Eroi dopo un’eliminazione
face-rule-min-health = Vita minima
face-rule-deck-out = Mazzo Eroi vuoto
face-rule-minion-may-stay-home = Lo Scagnozzo può restare a casa
face-rule-two-kind-landmark = Luogo chiave di un Eroe di due tipi
face-rule-returned-hero-keeps-health-token = Un Eroe riportato tiene il segnalino Vita
face-rule-solo-bait-places = Posti del villaggio nel Richiamo in solitario
face-rule-ability-under-face-down = Abilità di una Stanza sotto una carta coperta
face-rule-turn-limit = Limite di turni
face-value-on-leaving = quando lascia la Stanza
face-value-at-once = subito
face-value-no = no
face-value-yes = sì
face-value-stays = restano inflitti
face-value-follows = seguono la Stanza
face-value-everyone = tutti i giocatori
face-value-with-heroes = i giocatori con Eroi
face-value-all-compare = si confrontano tutti
face-value-winners-compare = si confrontano solo i vincitori
face-value-per-player = un giocatore alla volta
face-value-level-ups-first = prima tutti i Level Up
face-value-when-needed = quando serve una carta
face-value-walks = entra in questo turno
face-value-waits = attende il prossimo turno
face-value-unchanged = tanti quanti prima
face-value-per-player-left = uno per ogni giocatore rimasto
face-value-plays-on = la partita prosegue
face-value-at-end-of-turn = fa finire la partita dopo il turno
face-value-when-reveal-fails = fa finire la partita quando manca un Eroe
face-value-icon-order = secondo l’ordine delle sue icone
face-value-board-order = secondo l’ordine del tabellone
face-value-fixed = letti una volta
face-value-sliding = letti per ogni Eroe
face-value-works = funziona fino alla rivelazione
face-value-rests = non funziona

# Cards

face-search = Cerca
face-any = tutti
face-pack = Set
face-kind = Tipo
face-treasure = Tesoro
face-show = Mostra
face-kind-boss = Boss
face-kind-monster = Stanza Mostro
face-kind-trap = Stanza Trappola
face-kind-advanced = Stanza Avanzata
face-kind-spell = Incantesimo
face-kind-hero = Eroe
face-kind-epic = Eroe Epico
face-kind-landmark = Luogo chiave
face-kind-item = Oggetto
face-cards-found = Risultato: { COUNT("card", $count) }.
face-cards-none = Nessuna carta corrisponde. Prova con meno parole o con un altro tipo.
face-cards-all = Tutte le carte
face-cards-pictures = Tutte le illustrazioni
face-signs = Simboli
face-copies = Copie
face-card-ours = Questa carta è stata ideata da questo progetto.
face-words-here = Significato delle parole

# Rules

face-contents = Indice
face-rules-found = Regole e chiarimenti trovati: { $count }
face-rules-none = Nessuna regola trovata. Prova con un’altra parola o con un numero come Q9.
face-rules-all = Tutte le regole
face-words-hint = Come valgono nell’edizione super con tutti i set.

# Profile

face-stranger = Non ci conosciamo ancora
face-stranger-why = Un profilo tiene insieme le tue partite, i risultati e il rating. Per giocare non serve: scrivi come vuoi farti chiamare, o inizia subito una partita. Con un account ritrovi tutto anche sugli altri tuoi dispositivi.
face-name = Il tuo nome, come lo vedono gli altri
face-begin = Inizia
face-hello = Ciao, { $name }
face-with-account = Hai effettuato l’accesso come { $login }.
face-as-guest = Sei qui come ospite: ti riconosce solo questo browser. Registrati per farti riconoscere anche su altri dispositivi.
face-rename = Cambia nome
face-settings = Impostazioni
face-settings-kept = Salvate in questo browser.
face-language = Lingua
face-theme = Colori
face-no-games = Nessuna partita in corso.
face-results = Risultati
face-ratings = Rating
face-no-ratings = Ancora nessuna partita classificata.
face-rating = Rating
face-rated-games = Partite
face-sign-up = Registrati
face-sign-up-why = Un nome per accedere e una password o dodici parole. Nessun indirizzo e-mail. Le tue partite restano tue. Gli altri vedono il nome che hai scelto, altrimenti quello per accedere.
face-login = Nome utente
face-login-hint = Da 3 a 24 caratteri tra a–z, 0–9, - e _.
face-password = Password
face-password-hint = Almeno 10 caratteri.
face-want-phrase = Voglio anche una frase di recupero di dodici parole; funziona anche senza password
face-sign-in = Accedi
face-sign-in-why = Le partite che hai giocato qui come ospite diventano tue.
face-or-phrase = Oppure la frase di recupero
face-change-password = Cambia la password
face-old-password = Password attuale
face-new-password = Nuova password
face-others-end = Così esci da tutti gli altri dispositivi.
face-phrase = Frase di recupero
face-phrase-why = Dodici parole che danno accesso al tuo account. Una nuova frase sostituisce quella vecchia.
face-new-phrase = Crea una nuova frase
face-phrase-once = Queste parole danno accesso al tuo account. Vengono mostrate una sola volta: annotale ora.
face-phrase-kept = Le ho annotate
face-sign-out = Esci
face-sign-out-here = Esci qui
face-sign-out-everywhere = Esci ovunque
face-data = I miei dati
face-data-why = Tutto ciò che conserviamo di te è tuo: scaricalo in un file o fallo eliminare.
face-export = Scarica i miei dati
face-delete = Elimina il mio profilo
face-delete-what = Il tuo nome, l’account, le sessioni, i risultati e il rating vengono eliminati per sempre. Ai tuoi tavoli subentrano i bot. L’operazione non si può annullare.
face-delete-sure = Elimina tutto
face-delete-not = Conserva tutto

# About

face-about-what = Che cos’è
face-about-what-says = Un server gratuito per giochi di carte in cui si costruiscono dungeon, fatto da chi li ama. Non è ufficiale e non ha fini di lucro: niente vendite, niente pubblicità.
face-about-names = Nomi
face-about-names-says = I nomi dei giochi e delle carte appartengono ai loro proprietari, che non hanno nulla a che fare con questo sito. Tutti i testi e tutte le immagini qui sono nostri.
face-about-kept = Che cosa conserviamo di te
face-about-kept-says = Il tuo nome; le tue partite, con ciò che vi hai scritto, e i loro risultati; la data della tua ultima visita; dove avvisarti che tocca a te, se l’hai chiesto. Se ti registri, un nome utente e un hash del tuo segreto. Un cookie per riconoscerti, uno per le tue impostazioni e uno per la tua ultima scelta. Nessun indirizzo e-mail e nessun tracciamento, e queste pagine non chiedono nulla ad altri siti.
face-about-to-data = Vedili, scaricali o eliminali
face-about-fair-says = Prima di una partita il server ne fissa il seme e mostra un numero che ne deriva. Ogni giocatore può aggiungere parole proprie alla distribuzione. A partita finita il seme viene mostrato, e chiunque può verificare che ogni carta viene da quel seme.
face-about-license = Licenze
face-about-license-says = Il programma, i testi e le immagini si possono usare con la licenza MIT o con la licenza Apache 2.0, a tua scelta.
face-about-version = Versione

# More that may go wrong

