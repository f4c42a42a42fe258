# Perché qualcosa non è stato fatto: che cosa è successo e che cosa fare.

## Tavoli

refused-no-table = Questo tavolo non esiste.
refused-no-seat = A questo tavolo non c’è il posto { $seat }.
refused-stale-ask = Quella domanda non è più aperta; guarda di nuovo il tavolo.
refused-not-offered = Non è tra le scelte; guarda di nuovo la domanda.
refused-broken = Un nostro errore ha fermato questo tavolo; la sua registrazione è conservata.
refused-unread = Ora non è possibile leggere i dati del server; riprova tra poco.
refused-unsaved = Non è stato possibile salvare ciò che hai fatto, quindi non è avvenuto; riprova.
refused-stopping = Il server sta per fermarsi; riprova tra poco.
refused-replays-busy = In questo momento si rivedono troppe partite; riprova tra qualche secondo.

## Non ora

refused-not-begun = La partita non è ancora iniziata.
refused-game-over = La partita è finita.
refused-closed = Questo tavolo è chiuso.
refused-adjourned = La partita è sospesa in attesa che tornino i suoi giocatori.
refused-bot-plays = Ora da questo posto gioca un bot: prima riprendilo.
refused-paced-undo = Finché è aperta una finestra di durata fissa non si annulla nulla.
refused-nothing-yours = Da quando qualcuno ha saputo qualcosa di nuovo non hai fatto scelte, quindi non c’è nulla da annullare.
refused-daily-undo = In un dungeon del giorno non si annulla nulla.
refused-undone-too-often = In una partita ogni posto può annullare al massimo { $most } volte, e questo le ha già usate tutte.
refused-rated-undo = In una partita classificata non puoi chiedere agli altri di lasciarti annullare una scelta.
refused-undo-asked = Qualcun altro ha già chiesto di annullare una scelta; prima rispondi.
refused-undo-asked-just-now = Hai appena chiesto di annullare una scelta; chiedilo di nuovo tra mezzo minuto.
refused-nothing-to-undo = Non c’è nulla da annullare.
refused-nobody-asks-undo = Nessuno chiede di annullare una scelta.
refused-paced-concede = Aspetta che finisca la finestra di durata fissa.
refused-no-conceding = Da questo posto ora non ci si può arrendere.
refused-no-undo = Questo non si può più annullare.
refused-key-used = Quella chiave è già stata usata per un’altra risposta.
refused-undo-late = Per questa scelta è già stato chiesto qualcosa a un altro giocatore: con l’orologio si annulla solo entro { $seconds } secondi.
refused-undo-often = Con l’orologio, una scelta per cui viene chiesto qualcosa a un altro giocatore si annulla al massimo { $times } volte per turno.
refused-little-time = Sul tuo orologio resta troppo poco tempo per scegliere di nuovo.
refused-seat-held = Questo posto è riservato a qualcuno; l’host può liberarlo.
refused-seat-taken = Lì siede già qualcuno.
refused-seat-bot = Lì siede un bot; l’host può liberare il posto.
refused-rated-one-seat = In una partita classificata ogni persona ha un solo posto.
refused-rated-begun = Nessuno può unirsi a una partita classificata già iniziata.
refused-knows-hand = Conosci un’altra mano di questa partita.
refused-rated-device = In una partita classificata accedi al tuo account su questo dispositivo.
refused-many-devices = Da questo posto giocano troppi dispositivi.
refused-person-sits = Lì siede una persona: può uscire, oppure puoi rimuoverla.
refused-nobody-sits = Lì non siede nessuno.
refused-kick-yourself = Non puoi rimuovere te stesso; esci o chiudi il tavolo.
refused-salt-late = Le parole per la distribuzione si aggiungono prima che la partita inizi.
refused-begun = La partita è già iniziata.
refused-held-at-start = Un posto è riservato a qualcuno: aspetta, liberalo o dallo a un bot.
refused-open-at-start = Un posto è libero: aspetta qualcuno o dallo a un bot.
refused-rated-few = Una partita classificata richiede almeno due persone con un account.
refused-bots-alone = Ci sono troppe partite tra soli bot: aspetta che una finisca o siediti anche tu.
refused-rated-to-end = Una partita classificata si gioca fino alla fine; puoi silenziare un giocatore o arrenderti.
refused-paced-hint = Finché è aperta una finestra di durata fissa non ci sono suggerimenti.
refused-counted-hint = In una partita che conta non ci sono suggerimenti.
refused-not-asked = Ora non ti viene chiesto nulla.
refused-many-think = Molti bot stanno pensando; chiedi di nuovo tra un momento.
refused-not-over = La partita non è ancora finita.
refused-daily-door = Un dungeon del giorno si inizia dalla sua pagina, /daily.
refused-many-listed = Hai troppi tavoli aperti nell’elenco: finiscine o chiudine uno, o creane uno che si trova con il link.
refused-many-listed-here = Dal tuo indirizzo ci sono troppi tavoli aperti nell’elenco: finiscine o chiudine uno, o creane uno che si trova con il link.
refused-many-tables = Hai troppi tavoli; finiscine o chiudine qualcuno.
refused-no-code = Non è stato trovato un codice libero per il tavolo; riprova.
refused-claim-wait = Non ancora: tutti gli altri devono accettare, e per un po’ nessuno deve giocare da quel posto.
refused-claim-asked = Qualcuno chiede già un posto; attendi la risposta.
refused-seat-in-use = Qualcuno sta giocando da quel posto.
refused-no-witness = Qui non siede nessun altro che possa riconoscerti.
refused-nobody-claims = Nessuno chiede un posto.
refused-over-there = In quel momento la partita è già finita; scegline uno precedente.
refused-out-there = In quel momento quel posto è già fuori dalla partita.
refused-no-moment = La partita non ha quel momento: era finita prima.
refused-watch-later = Una partita si può rivedere quando è finita.
refused-nothing-played = A questo tavolo non si è giocato.
refused-nobody-won = Questa partita è stata chiusa prima della fine, quindi nessuno ha vinto.
refused-journal-later = La registrazione si vede quando la partita è finita.
refused-day-open = Le partite di un dungeon del giorno si vedono quando il giorno è finito.

## Non tuo

refused-not-your-seat = Questo posto non è tuo.
refused-muted = L’host ti ha silenziato a questo tavolo.
refused-host-only = Può farlo solo l’host del tavolo.
refused-no-watching = Nessuno può guardare questo tavolo.
refused-who-are-you = Non sappiamo chi sei: prima entra come ospite o accedi.
refused-barred = L’host non ti vuole a questo tavolo.
refused-rated-account = Una partita classificata richiede un account; prima registrati.
refused-daily-owner = Un dungeon del giorno lo gioca chi l’ha iniziato.
refused-wrong-link = Quel link non apre questo posto.
refused-link-only = Questo posto si occupa solo con il suo link.
refused-renew-owner = Solo chi si è seduto qui può rinnovare il link.
refused-rematch-players = Solo chi ha giocato può chiedere la rivincita.
refused-share-players = Solo chi ha giocato può condividere una partita.
refused-unfinished-onward = Una partita non finita non si può continuare da qui.
refused-unfinished-hidden = Di una partita non finita si vede solo ciò che hanno visto tutti.
refused-watch-players = Solo chi sedeva al tavolo può rivedere questa partita.
refused-disbelieved = Chi gioca qui ha detto di no.
refused-seat-account = Chi siede lì ha un account: accedi con quello.
refused-by-consent = Giochi qui con il consenso degli altri; questo può farlo solo chi si è seduto qui.

## Troppo

refused-long-pick = Una scelta può avere al massimo { $letters } caratteri, la sua chiave { $key }.
refused-many-wakes = I motivi per cui fermarsi a chiedere non sono così tanti.
refused-long-talk = Un messaggio può avere al massimo { $most } caratteri.
refused-long-salt = Le parole per la distribuzione possono occupare al massimo { $most } byte.

## Impostazioni con cui non si gioca

refused-no-edition = L’edizione “{ $word }” non esiste; ci sono: { $known }.
refused-no-variant = La variante “{ $word }” non esiste; ci sono: { $known }.
refused-no-bot = Il bot “{ $word }” non esiste; ci sono: { $known }.
refused-no-pack = Il set “{ $word }” non esiste; ci sono: { $known }.
refused-daily-settings = Sono le impostazioni di un dungeon del giorno, che si inizia dalla sua pagina, /daily.
refused-many-named = Hai indicato più set, varianti o regole di quanti ne esistano.
refused-clock-move = Un orologio per ogni scelta va da 5 secondi a un giorno.
refused-clock-game = Un orologio per tutta la partita va da 60 secondi a un giorno, con al massimo 600 secondi in più per ogni scelta.
refused-clock-days = Una partita a giorni ha da 1 a 30 giorni per ogni scelta.
refused-pacing = Le finestre di durata fissa durano da 1 a 60 secondi.
refused-rated-alone = Chi gioca da solo non ha nessuno con cui contendersi la classifica.
refused-rated-clock = Una partita classificata richiede un orologio, per ogni scelta, per la partita o a giorni: nessuno deve aspettare all’infinito chi sta perdendo.
refused-rated-bot = In una partita classificata il bot che sostituisce chi esce è al massimo di livello normale.
refused-few-seats = Ci sono solo { $seats } posti: scegli più giocatori o meno bot.
refused-empty-talk = In quel messaggio non c’è nulla da leggere.
refused-rules-number = I numeri delle regole vanno da 1 a { $newest }; il numero { $number } non c’è.
refused-variant-always = { $variant }: questa variante qui è sempre attiva ({ $edition }); togli la spunta.
refused-variant-unfit = { $variant }: questa variante qui non va bene ({ $edition }); appartiene a: { $editions }.
refused-rule-value = La regola “{ $rule }” non può essere “{ $value }”; accetta: { $known }.
refused-no-rule = La regola “{ $word }” non esiste; ci sono: { $known }.
refused-packs = Ci sono errori nei set: { $why }
refused-players = Questo numero di giocatori ({ $asked }) qui non va bene: da { $min } a { $max }.
refused-larger-board = Per così tanti giocatori ({ $players }) serve un tabellone più grande: aggiungi un set adatto, come explorers, o giocate al massimo in { $max }.
refused-not-for-so-many = Il set { $pack } è per un numero di giocatori da { $from } a { $to }: lascialo fuori da una partita per { $players }.
refused-needs-board = Il set { $pack } richiede il tabellone del villaggio, che questa edizione non ha: lascialo fuori o scegli un’edizione che lo ha, come super.
refused-no-tavern = Sul tabellone del villaggio non c’è la Taverna: aggiungi il set town.
refused-no-heroes = Nessuno di questi set ha Eroi: aggiungine uno che ne ha, come classic.
refused-heroes-not-there = Qui non ci sono Eroi del set { $wanted }; scegli quelli di: { $known }.
refused-heroes-only-join = Gli Eroi del set { $pack } si uniscono solo a quelli di un altro set: scegli quello.
refused-not-for-solo = Del set { $pack } restano troppo pochi Eroi per una partita in solitario (Comuni: { $ordinary }, Epici: { $epics }). Scegli quelli di un set adatto, come super.
refused-unlured = Nessuna Stanza e nessun Boss di questi set attira l’{ NOUN($who, 1) } { $hero }: aggiungi un set con il Tesoro giusto o lascia fuori { $pack }.
refused-few-bosses = Troppo pochi Boss per così tanti giocatori: ne servono { $need }, i set ne hanno { $have }. Aggiungi un set o giocate in meno.
refused-few-rooms = Troppo poche carte Stanza da distribuire: ne servono { $need }, i set ne hanno { $have }. Aggiungi un set.
refused-few-spells = Troppo poche carte Incantesimo da distribuire: ne servono { $need }, i set ne hanno { $have }. Aggiungi un set.
refused-no-heroes-for = Con questo numero di giocatori non si usa nessun Eroe di questi set: aggiungi un set.
refused-many-cards = In questi set c’è più di quanto una partita possa contenere: { $why }.
refused-pack-gone = Il set { $pack } di questa partita non è più sul server.
refused-record-unread = Non è possibile leggere i dati di questo tavolo: { $why }
refused-game-unread = Non è possibile leggere la registrazione di questa partita: { $why }

## Persone

refused-name-length = Un nome ha da { $least } a { $most } caratteri.
refused-name-character = Un nome non può contenere il carattere { $character }.
refused-login-form = Un nome utente ha da { $least } a { $most } caratteri tra a–z, 0–9, - e _.
refused-login-taken = Questo nome utente è già in uso.
refused-password-length = Una password ha da { $least } a { $most } caratteri.
refused-wrong-secret = Il nome utente o la password non sono corretti.
refused-too-soon = Troppe password errate per questo nome utente: attendi { $seconds } secondi.
refused-sign-in-busy = In questo momento accedono troppe persone: riprova tra qualche secondo.
refused-has-account = Hai già un account.
refused-no-account = Non hai un account.
refused-no-such-person = Questa persona non esiste.
refused-account-secret = Un account richiede una password o una frase di recupero.
refused-one-secret = Inserisci la password oppure la frase di recupero, non entrambe.

## All’ingresso

refused-banned = Il gestore di questo server ti ha negato l’accesso.
refused-banned-address = Il gestore di questo server ha negato l’accesso al tuo indirizzo.
refused-timeout = Ci è voluto troppo tempo; riprova.
refused-two-lengths = Il corpo di una richiesta ha una lunghezza o arriva a pezzi, non entrambe le cose.
refused-too-large = Troppi dati: si accettano al massimo { $most } byte.
refused-origin = La richiesta arriva da una pagina di un altro sito: apri la pagina del gioco e riprova da lì.
refused-wrong-host = Questo server non risponde a quel nome: aprilo con il suo indirizzo. Chi lo gestisce può dargli quel nome con --host.
refused-nobody = Non ti conosciamo ancora: inizia una partita, entra come ospite o accedi.
refused-no-address = Il server non sa da dove arriva questa richiesta.
refused-streams-here = Dal tuo indirizzo sono aperte troppe pagine di questo gioco; prima chiudine qualcuna.
refused-streams-mine = Hai aperto troppe pagine di questo gioco; prima chiudine qualcuna.
refused-too-many = { $what ->
        [creations] Troppi nuovi ospiti o tavoli
        [sign_ins] Troppi tentativi di accesso
        [chat] Troppi messaggi
        [picks] Troppe scelte
        [codes] Troppi codici di tavoli
        [replays] Troppe pagine di partite finite
        [renames] Troppi nomi nuovi
       *[requests] Troppe richieste
    } { $whose ->
        [address] dal tuo indirizzo
       *[person] da parte tua
    }: riprova tra { $seconds } s.

## Ciò che è stato inviato

refused-not-json = Invia JSON, con Content-Type: application/json.
refused-broken-json = Il corpo della richiesta non è JSON: { $why }
refused-large-body = Troppi dati.
refused-unread-body = Non è stato possibile leggere ciò che è stato inviato.
refused-no-object = Il corpo della richiesta non va bene: deve essere un oggetto.
refused-body = Il corpo della richiesta non va bene: { $why }
refused-query = La richiesta nell’indirizzo non va bene: { $why }
refused-list-state = I tavoli si elencano in base allo stato: waiting o playing.
refused-no-language = Questa lingua non c’è; ci sono: { $known }.
refused-notice = Lì non si possono inviare avvisi: { $why }.
refused-many-notices = Gli avvisi vanno già in troppi posti; prima togline uno.
refused-nothing-here = Qui non c’è nulla.
refused-method = Questo indirizzo non accetta richieste di questo tipo.
refused-error = Un nostro errore ha interrotto l’operazione.
refused-no-day = Questo giorno non esiste; un giorno si scrive così: 2026-11-16.
refused-day-ahead = Quel giorno ({ $day }) non è ancora iniziato.
refused-form = Il modulo non corrisponde a questa pagina; ricaricala.
refused-form-seat = Il modulo non dice di quale posto si tratta; ricarica la pagina.
refused-form-missing = Nel modulo manca qualcosa; ricarica la pagina.
refused-page-query = La parte dell’indirizzo dopo il punto interrogativo non corrisponde a questa pagina.
refused-eye = Una partita si guarda da un posto, da tutti i posti o come spettatore.
refused-moment = Un momento della partita si indica con un numero.
refused-no-setting = Questa impostazione non esiste.
