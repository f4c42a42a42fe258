# Learn: lessons on a real board, played step by step.

face-learn = Tutorial
face-learn-new-here = È la prima volta? Dieci minuti e sai giocare.
face-learn-lead = Impara giocando: una partita intera, poi tre brevi lezioni. Nulla può andare storto e puoi fermarti quando vuoi.
face-learn-length = { $minutes ->
    [one] Circa { $minutes } minuto
   *[other] Circa { $minutes } minuti
}, { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
face-learn-start = Inizia
face-learn-step = Passo { $step } di { $of }
face-learn-ways = Navigazione nella lezione
face-learn-back = Indietro
face-learn-next = Avanti
face-learn-all = Tutte le lezioni
face-learn-again = Ricomincia da capo
face-learn-read-on = Per saperne di più, nelle regole:
face-learn-meant = la scelta della lezione
face-learn-meanwhile = { $count ->
    [one] Nel frattempo: { $count } evento
   *[other] Nel frattempo: { $count } eventi
}
face-learn-other = “{ $choice }”: si può fare, e in una partita tua potresti farlo. Questa lezione segue un’altra strada, per mostrarti ciò che viene spiegato qui. Scegli ciò che brilla.
face-learn-not-offered = Questa scelta qui non è possibile. Scegli ciò che brilla.
face-learn-none = Questa lezione non esiste. Tutte le lezioni sono in “Tutorial”.
face-learn-no-step = La lezione “{ $lesson }” non ha questo passo; i passi vanno da 1 a { $steps }.
face-learn-done = Ben fatto! Lezione completata: { $lesson }
face-learn-learned = Che cosa hai imparato
face-learn-happened = Com’è andata a finire
face-learn-onward = E adesso?
face-learn-play = Gioca subito contro un bot facile
face-learn-play-alone = Gioca subito in solitario
face-learn-rules = Le regole

## The first game

face-learn-first-title = La tua prima partita
face-learn-first-lead = Una partita intera contro un avversario, dalla scelta del Boss alla vittoria. Ogni passo dice che cosa fare, e perché.
face-learn-first-end =
    I Tesori attirano gli Eroi e le Stanze infliggono loro Danni.
    Un Eroe sconfitto è un’Anima; uno che sopravvive è una Ferita.
    Una Stanza Avanzata si costruisce sopra una Stanza con cui ha un Tesoro in comune.
    Con cinque Stanze si attiva il Level Up del tuo Boss, una volta per partita.
    Un Eroe Epico vale doppio.
    Con 10 Anime o 5 Ferite la partita termina alla fine del turno; vince chi ha più Anime, tolte le Ferite.
face-learn-first-boss = Tu sei il Boss, e gli Eroi arrivano a saccheggiare il tuo dungeon. Ogni Boss ha un Tesoro e un’abilità che userai più avanti, e chi ha più PE gioca per primo. Scegli il Boss { $boss }.
face-learn-first-room = Costruisci la prima Stanza. Il numero indica i Danni che infligge a ogni Eroe che vi entra; accanto al numero c’è l’icona del suo Tesoro. La Stanza { $room } fa bene entrambe le cose: colpisce forte e attira i Guerrieri.
face-learn-first-build = A ogni turno arrivano Eroi al villaggio e tu peschi una carta Stanza. Ogni Eroe vuole un tipo di Tesoro: l’Eroe { $hero } vuole quello del Guerriero, e tu ne hai più di tutti. Ora puoi costruire una Stanza. Prendi la Stanza { $room }.
face-learn-first-slot = Un dungeon cresce verso sinistra, fino a cinque Stanze. Gli Eroi entrano da sinistra e vanno a destra, verso il tuo Boss. Scegli il nuovo spazio: la carta resta coperta finché tutti non hanno piazzato la propria.
face-learn-first-reveal = Tutte le nuove Stanze si rivelano insieme. Alcune fanno qualcosa quando le costruisci: la Stanza { $room } ti dà due Incantesimi, poi ne scarti uno. Tieni l’Incantesimo { $kept } per più tardi e scarta { $gone }.
face-learn-first-bait = Questa era la fase Richiamo: ogni Eroe va al dungeon con più Tesori del suo tipo. L’Eroe { $hero } viene da te, l’Eroe { $other } va da { $rival }. Ora comincia l’Avventura. Tieni gli Incantesimi finché l’Eroe non è dentro: passa.
face-learn-first-spell = L’Eroe { $hero } è nella Stanza { $room } e ne ha subito i Danni. Tutte le tue Stanze insieme infliggono troppo poco per sconfiggerlo. L’Incantesimo { $spell } fa infliggere più Danni a una Stanza Trappola fino alla fine del turno. Giocalo.
face-learn-first-target = Su quale Stanza? Sulla Stanza { $room }, dove si trova ora l’Eroe. Un Incantesimo ha effetto quando tutti hanno passato.
face-learn-first-soul = L’Eroe { $hero } è stato sconfitto nel tuo dungeon: la tua prima Anima. Con dieci Anime la partita finisce! Ora tocca alla Stanza { $room }: fa infliggere più Danni alla Stanza Trappola alla sua destra, che sarà { $next }. Costruiscila.
face-learn-first-left = Ancora un nuovo spazio a sinistra: così la Stanza { $room } sta proprio accanto a quella che rafforza.
face-learn-first-two = Due Guerrieri al tuo ingresso: il tuo Tesoro li attira entrambi, che tu lo voglia o no. Entrano uno dopo l’altro. L’Eroe { $hero } sarà sconfitto; l’Eroe { $other } ha più Vita. Passa e guarda.
face-learn-first-wound = L’Eroe { $hero } è nella tua ultima Stanza e sopravvivrà: è una Ferita, e con 5 Ferite la partita finisce. L’Incantesimo { $spell } potrebbe ancora sconfiggerlo. Ma una Ferita non fa molto male, e verranno Eroi più forti: conserva l’Incantesimo e passa.
face-learn-first-advanced = Un’altra Anima, e una Ferita. { $room } è una Stanza Avanzata: si costruisce sopra una Stanza con cui ha un Tesoro in comune. Qui è la Stanza { $below }, che una volta coperta non conta più. La Stanza { $next } aiuterà anche quella nuova. Prendi la Stanza Avanzata.
face-learn-first-tie = L’Eroe { $hero } viene da te. L’Eroe { $other } resta al villaggio: tu e { $rival } avete lo stesso numero di Tesori di quel tipo, e un pareggio non attira nessuno. Passa.
face-learn-first-vault = L’Eroe { $hero } aspetta ancora al villaggio. La Stanza { $room } rimedia in due modi: il suo Tesoro rompe il pareggio e, quando la costruisci, manda anche un Eroe dal villaggio al tuo ingresso. Costruiscila.
face-learn-first-fourth = Ancora un nuovo spazio. { $room } sarà la tua quarta Stanza; con la quinta si attiva il Level Up del tuo Boss.
face-learn-first-lure = La tua nuova Stanza si attiva. Scegli l’Eroe { $hero }: ormai il tuo dungeon è abbastanza forte. L’Eroe { $other } verrà da solo, per il Tesoro. In una partita tua potresti scegliere l’Eroe che andrebbe dal tuo avversario.
face-learn-first-walk = Gli Eroi { $hero } e { $other } sono al tuo ingresso, e le tue Stanze infliggono Danni sufficienti per entrambi. Passa: avanzano da soli.
face-learn-first-cancel = Altre due Anime per te! Ora { $rival } gioca l’Incantesimo { $spell }, perché altrimenti lì l’Eroe { $hero } sopravvivrebbe. Prima che un Incantesimo abbia effetto si può rispondere. Il tuo Incantesimo { $cancel } lo cancella: giocalo.
face-learn-first-fifth = L’Eroe { $hero } è sopravvissuto: una Ferita per { $rival }. Ora la tua quinta Stanza, { $room }. Appena cinque Stanze sono visibili, si attiva il Level Up del Boss { $boss }.
face-learn-first-search = Level Up! Succede una volta per partita. Il Boss { $boss } cerca una Stanza Mostro Avanzata nel mazzo Stanze o nella pila degli scarti. Prendi la Stanza { $room }.
face-learn-first-found = Puoi costruire subito la Stanza { $room }, sopra una Stanza con lo stesso Tesoro. Scegli la Stanza { $below }.
face-learn-first-five = Anche il tuo avversario ha attivato il Level Up. Somma i Danni delle tue cinque Stanze: bastano per l’Eroe { $hero } e per l’Eroe { $other }. Passa.
face-learn-first-full = Sette Anime! Il tuo dungeon è pieno, quindi d’ora in poi costruisci sopra le tue Stanze. La Stanza { $room } va sopra la Stanza { $below } e infligge più Danni.
face-learn-first-seven = L’Eroina { $hero } viene per il Tesoro del Ladro. Al resto pensa il tuo dungeon. Passa.
face-learn-first-epic = Il primo Eroe Epico! { $hero } ha moltissima Vita e vale doppio: 2 Anime o 2 Ferite. L’Eroe { $other } non vuole Tesori e va da chi ha meno Anime, cioè { $rival }. Il tuo dungeon è forte e costruire non è un obbligo: non costruire nulla.
face-learn-first-last = L’Eroina { $hero } è al tuo ingresso. Con altre 2 Anime ne hai 10. Passa.
face-learn-first-freeze = { $rival } gioca l’Incantesimo { $spell } sulla Stanza { $room }: in questo turno non infliggerà Danni. Il tuo avversario non vuole che tu vinca! Hai una risposta, ma il momento giusto verrà dopo. Passa.
face-learn-first-answer = L’Eroina { $hero } è nella tua ultima Stanza e sopravvivrebbe per un soffio. È per questo momento che hai conservato l’Incantesimo { $spell }. Giocalo!
face-learn-first-giant = Sulla Stanza { $room }, dove si trova l’Eroina. I Danni bastano appena.

## Spells and windows

face-learn-spells-title = Incantesimi e finestre
face-learn-spells-lead = Quando puoi agire, come si risponde a un Incantesimo e come si cancella, e come passare senza ricevere domande di continuo.
face-learn-spells-end =
    Una finestra è un momento per Incantesimi e abilità, nella fase Costruzione e nella fase Avventura.
    A ogni Incantesimo si può rispondere, e il più recente si risolve per primo.
    Un Incantesimo cancellato non ha effetto e va nella pila degli scarti.
    Le abilità delle Stanze si attivano nelle stesse finestre.
    Decidi tu quando il gioco deve fermarsi a chiedere.
face-learn-spells-window = Ora sei il giocatore attivo ed è aperta una finestra: un momento in cui tutti possono giocare Incantesimi di questa fase. L’Incantesimo { $spell } porta un Eroe dal villaggio al tuo ingresso. Giocalo.
face-learn-spells-target = Un Incantesimo si dichiara con il suo bersaglio, che poi non si può più cambiare. Finora nulla attira l’Eroe { $hero }: scegli lui.
face-learn-spells-answer = { $rival } risponde con l’Incantesimo { $spell }, perché l’Eroe { $hero } resti al villaggio. Non si è ancora risolto nulla: gli Incantesimi dichiarati aspettano che tutti passino. Quindi puoi rispondere alla risposta: gioca il tuo Incantesimo { $spell }.
face-learn-spells-newest = Due Incantesimi aspettano e puoi cancellare l’uno o l’altro. Scegli quello di { $rival }. Il più recente si risolve per primo: il tuo ha effetto ora, e poi nulla ferma più l’Incantesimo { $spell }.
face-learn-spells-place = L’Eroe è al tuo ingresso. Ora costruisci la Stanza { $room } sopra la Stanza accanto al tuo Boss. Costruire non è un Incantesimo: nessuno può rispondere.
face-learn-spells-adventure = Nella fase Avventura si apre una finestra all’inizio, prima che entri ogni Eroe, in ogni Stanza dopo i suoi Danni e per ogni dungeon dopo il suo ultimo Eroe, o una volta se non ne è venuto nessuno. Il primo a poter agire è il giocatore attivo. Per ora non c’è nulla da fare: passa.
face-learn-spells-room = L’Eroe { $hero } ha subito Danni e sarà comunque sconfitto nella Stanza successiva. L’Incantesimo { $spell } qui sarebbe sprecato. Passa: quando tutti hanno passato, il gioco va avanti.
face-learn-spells-until = Tante finestre, e nulla da fare! Al tavolo, sotto le tue scelte, trovi “{ face-windows }”. Lì puoi premere per esempio “{ face-until-my-turn }” e “{ face-wake-at-me }”. Qui passa ancora una volta.
face-learn-spells-ability = { $rival } gioca l’Incantesimo { $spell } per sconfiggere lì l’Eroe. La tua Stanza { $room } ha un’abilità, e le abilità si attivano come gli Incantesimi: scarta un Incantesimo per cancellare quello di un avversario. Attivala.

## The super board

face-learn-super-title = Il tabellone super
face-learn-super-lead = Il villaggio dell’edizione super: Mercato, Scagnozzi, luoghi chiave e Taverna, con oggetti e monete.
face-learn-super-end =
    A ogni turno prendi una carta dal Mercato.
    Il tuo Scagnozzo sta su uno spazio azione; agisce dopo la Costruzione.
    Gli Eroi senza posto al villaggio aspettano nei luoghi chiave e alla Taverna finché qualcuno non li evoca.
    Chi sconfigge un Eroe che porta un oggetto prende l’oggetto e può usarlo una volta.
    Le monete pagano le abilità, e una volta per turno una carta Stanza diventa una moneta.
    I segnalini +1 restano sulla loro Stanza.
    Con 10 Anime o con il mazzo Eroi vuoto la partita termina alla fine del turno; qui le Ferite non la fanno finire, si sottraggono soltanto dalle Anime.
face-learn-super-market = Il villaggio ha tanti posti per gli Eroi quanti sono i giocatori. I nuovi Eroi hanno spinto fuori i vecchi: l’Eroe { $hero } è nel luogo chiave del suo Tesoro ({ $town }), l’Eroina { $other } è alla { $tavern }, perché quel luogo chiave era occupato. Il primo giocatore, ogni turno un altro, ha già scelto. Prendi una carta dal Mercato: { $card }.
face-learn-super-minion = Il tuo Scagnozzo va su uno spazio azione libero. Alla { $tavern } evoca l’Eroina { $hero }, con −2 alla Vita: sarà un’Anima facile. Piazza lì lo Scagnozzo.
face-learn-super-coin = Le monete pagano alcune abilità; all’inizio ne hai 3. Una volta per turno puoi trasformare una carta Stanza della tua mano in un’altra moneta: qui la Stanza { $room }, che non ti serve. Fallo.
face-learn-super-build = Costruisci la Stanza { $room } a sinistra. Ha uno spazio azione tutto suo: lo userai nel prossimo turno.
face-learn-super-summon = Ora è la fase Scagnozzi, e gli Scagnozzi entrano in azione. L’Eroina { $hero } si può mandare in qualsiasi dungeon. Scegli il tuo.
face-learn-super-pay = L’Eroe { $hero } porta un oggetto, { $item }, che lo protegge dalle tue Stanze Mostro. Ma la tua Stanza { $room }, per una moneta, infligge più Danni in questo turno. Attiva la sua abilità ora, prima che entri qualcuno.
face-learn-super-again = Due Anime, e l’oggetto { $item } è tuo: sta accanto al tuo Boss. Nuovo turno, nuovo Mercato. Prendi la carta { $card }.
face-learn-super-arena = Gli Scagnozzi possono lavorare anche nel tuo dungeon: se piazzi il tuo sulla Stanza { $room }, in questo turno la Stanza infligge più Danni. Finché lo Scagnozzo sta lì, la Stanza non si può né coprire né distruggere.
face-learn-super-item = Ora usa l’oggetto { $item }: un tuo oggetto si può usare una volta, come un’abilità. Questo dà al tuo dungeon due segnalini +1.
face-learn-super-token = Un segnalino +1 fa infliggere a una Stanza 1 Danno in più in ogni turno, finché la Stanza non viene coperta o distrutta. Scegli la Stanza { $room } per entrambi.
face-learn-super-yard = Costruisci la Stanza { $room } sopra la Stanza { $below }, così i segnalini sull’altra Stanza restano. Poi guarda il prossimo Eroe.

## Playing alone

face-learn-solo-title = Giocare in solitario
face-learn-solo-lead = Che cosa cambia quando si gioca in solitario: la fila degli Eroi, la Taverna e il punteggio.
face-learn-solo-end =
    L’Eroe al primo posto della fila vuole 1 Tesoro del suo tipo, il secondo 2, e così via.
    Un Eroe che deve andare alla Taverna fa finire subito la partita; lo stesso fanno 5 Ferite alla fine di un turno.
    Tieni liberi i luoghi chiave: evoca gli Eroi che vi aspettano.
    Il tuo punteggio sono le Anime meno le Ferite, e ti dà un titolo.
face-learn-solo-town = Giochi in solitario, e il tuo avversario è la fila al villaggio: 4 posti, e 3 nuovi Eroi a ogni turno. All’Eroe { $hero } al primo posto basta 1 Tesoro del suo tipo per venire da te, il secondo ne vuole 2, il terzo 3. Prendi dal Mercato la Stanza { $room }.
face-learn-solo-minion = Mercato e Scagnozzo funzionano come sempre. Il secondo spazio azione del luogo chiave { $landmark } fa infliggere alla tua ultima Stanza, { $room }, 2 Danni in più in questo turno. Piazza lì il tuo Scagnozzo.
face-learn-solo-build = Costruisci la Stanza { $room }. Non ha il Tesoro del Guerriero, ed è un bene: l’Eroina { $hero } al terzo posto non viene ancora, e il tuo dungeon sarebbe troppo debole.
face-learn-solo-bait = L’Eroe { $hero } viene da te, l’Eroina { $other } no: servirebbero 3 Tesori. Dopo questa fase la fila si ricompatta. Più un Eroe è a sinistra, meno Tesori servono. Passa.
face-learn-solo-push = La fila era piena, e l’Eroe che aspettava da più tempo ha dovuto andarsene: { $hero } è nel primo luogo chiave libero ({ $landmark }). Se nessun luogo chiave è libero, un Eroe va alla { $tavern } e la partita finisce subito! Prendi dal Mercato la carta { $card }.
face-learn-solo-rescue = Perciò tieni liberi i luoghi chiave. Piazza il tuo Scagnozzo sullo spazio evocazione del luogo chiave { $landmark }: l’Eroe { $hero } verrà da te, con +2 alla Vita.
face-learn-solo-over = Ora servono più Danni. { $room } è una Stanza Avanzata e va sopra la Stanza { $below }; rafforza anche le Stanze vicine.
face-learn-solo-spell = Gli Eroi { $hero } e { $other } sono al tuo ingresso, e i Danni delle tue Stanze non bastano per poco. L’Incantesimo { $spell } mette un segnalino +1 su ciascuna di due Stanze. Giocalo.
face-learn-solo-token = Il primo va sulla Stanza { $room }, il secondo sull’altra tua Stanza. In solitario una Stanza tiene al massimo 4 segnalini.
face-learn-solo-score = Tre Anime e nessuna Ferita! Si va avanti così finché non arriva l’ultimo Eroe Epico, se prima 5 Ferite o la Taverna non fanno finire la partita. Il tuo punteggio sono le Anime meno le Ferite, al massimo 36, e ogni punteggio ha il suo titolo. Qui 10 Anime non fanno finire la partita.
