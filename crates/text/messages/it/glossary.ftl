# Words of the game, each in one or two sentences, as they count at this table. `.as` lists what a
# player may call it; the first is its name.
#
# What only a table has ($board, $coins and the like, $solo) is `page` on the page of all words, where
# there is no table to speak of; $town is what the rules have. $where: page, table or terminal

word-ability = Abilità ad attivazione: va dichiarata o ha un costo, come “distruggi questa Stanza:”. Puoi attivarla ogni volta che puoi giocare un Incantesimo, se la sua Stanza è visibile e attiva (R6.1).
    .as = abilità, abilità ad attivazione, attivare, attiva
word-active = Giocatore attivo: nella fase Costruzione chi ora può piazzare una Stanza (R5.1), nella fase Avventura { $parts ->
    [with_heroes] il proprietario del dungeon che gli Eroi attraversano (R8.1).
   *[everyone] ogni giocatore a sua volta; gli Eroi, se ne sono venuti, attraversano il suo dungeon (R8.1, Q79).
} { $priority ->
    [active_first] Ciò che dichiara il giocatore attivo ha effetto subito (R6.5).
   *[last_in_first_out] Il giocatore attivo è il primo a poter agire, e nulla di più (R6.6).
}
    .as = giocatore attivo, attivo
word-adjacent = Adiacenti: in spazi vicini dello stesso dungeon, con entrambe le Stanze attive. La Stanza successiva è quella a destra, verso il Boss; la precedente è quella a sinistra (R1.6).
    .as = adiacenti, adiacente, stanza successiva, stanza precedente
word-advanced = Stanza Avanzata: si può costruire solo sopra una Stanza con almeno un tipo di tesoro in comune, mai in un nuovo spazio. Tutte le altre sono Stanze Base (R5.1).
    .as = stanza avanzata, avanzata, stanza base, base
word-adventure = Fase Avventura: gli Eroi agli ingressi attraversano i dungeon, Stanza dopo Stanza, da sinistra a destra (R8.1, R8.2).
    .as = fase avventura, avventura
word-bait = Fase Richiamo: { $bait ->
    [unique_highest] ogni Eroe al villaggio va nel dungeon con il maggior numero di icone tesoro del suo tipo; se c’è un pareggio o non ce n’è nessuna, resta al villaggio (R7.1).
    [place_needs_its_number] l’Eroe al posto 1 del villaggio richiede 1 icona tesoro del suo tipo nel tuo dungeon, quello al posto 2 ne richiede 2 e così via; se non bastano, resta al villaggio (R12.4).
   *[place_needs_one_more] l’Eroe al posto 1 del villaggio richiede 2 icone tesoro del suo tipo nel tuo dungeon, quello al posto 2 ne richiede 3 e così via; se non bastano, resta al villaggio (R12.4).
}{ $where ->
    [terminal] {" "}Il comando bait dice dove andrebbe ora ciascun Eroe.
   *[other] {""}
}
    .as = fase richiamo, richiamo, attirare, attira
word-boss = Boss: sei tu. Sta all’estremità destra del tuo dungeon, non è una Stanza e non infligge Danni; il suo tesoro conta (R1.2).
    .as = boss
word-build = Fase Costruzione: in ordine di turno, ogni giocatore può piazzare una Stanza coperta; poi vengono rivelate tutte insieme (R5.1, R5.4).
    .as = fase costruzione, costruzione, costruire, costruisci, piazzare
word-cancel = Cancella: un Incantesimo dichiarato non ha effetto e viene scartato; il suo costo resta pagato. Si può cancellare solo un Incantesimo ancora in attesa, mai un’abilità (R6.7).
    .as = cancella, cancellare, cancellato
word-challenge = Sfida: una partita in solitario più difficile. Ogni posto del villaggio richiede 1 icona tesoro in più (R12.4) e al titolo si aggiunge “Vero” (R12.7). { $titles ->
    [page] {""}
    [challenge] Ne stai giocando una.
   *[other] Questa partita non è una Sfida.
}
    .as = sfida, modalità sfida
word-coin = Moneta: serve a pagare alcune abilità. Ognuno inizia con 3 e, una volta per turno, può scartare una carta Stanza per averne un’altra (R11.4, Q47). { $coins ->
    [page] {""}
    [yes] A questo tavolo si gioca con le monete.
   *[no] A questo tavolo si gioca senza monete.
}
    .as = moneta, monete
word-cost = Costo: ciò che sta prima dei due punti. Si paga quando si dichiara e resta pagato, qualunque cosa succeda poi (Q22).
    .as = costo, costi, pagare
word-damage = Danni: quelli che una Stanza infligge a ogni Eroe che vi si trova. { $dealt ->
    [follows] A questo tavolo, finché l’Eroe è nella Stanza, salgono e scendono con quelli che la Stanza infligge (Q8, Q77).
   *[stays] I Danni inflitti restano; se la Stanza ne guadagna mentre l’Eroe vi si trova, si aggiungono (R8.2, Q77).
} I Danni di un Eroe non sconfitto si azzerano alla fine del turno (R9.1).
    .as = danni, danno, danno di base
word-deactivate = Disattiva: fino alla fine del turno la Stanza non ha Danni, tesori né abilità, non conta come Stanza e non è possibile costruirci sopra o distruggerla (R6.9). { $deactivates ->
    [page] {""}
    [yes] A questo tavolo ci sono carte che lo fanno.
   *[no] A questo tavolo nessuna carta lo fa.
}
    .as = disattiva, disattivare, disattivata
word-declare = Dichiarare: giocare un Incantesimo o attivare un’abilità, indicandone il bersaglio e pagandone il costo. Gli altri possono rispondere prima che abbia effetto (R6.3, R6.4, R6.5).
    .as = dichiarare, dichiara, dichiarazione, rispondere, risposta
word-destroy = Distruggi: la Stanza visibile di una pila di Stanze va nella pila degli scarti. La Stanza sottostante viene scoperta; uno spazio vuoto si richiude (R6.8).
    .as = distruggi, distruggere, distrutta
word-discard = Scarta: una carta della mano va nella pila degli scarti, che tutti possono guardare (R6.12, R1.10).
    .as = scarta, scartare, pila degli scarti, scarti
word-entrance = Ingresso del dungeon: a sinistra della prima Stanza. Lì gli Eroi attendono in ordine di arrivo (R1.7).
    .as = ingresso, ingresso del dungeon
word-epic = Eroe Epico: vale 2 Anime se viene sconfitto e 2 Ferite se sopravvive. Gli Eroi Epici arrivano quando gli Eroi Comuni sono arrivati tutti (R1.5, R2.1).
    .as = eroe epico, epico, eroe comune, eroi epici
word-face-down = Coperta: una Stanza piazzata ma non ancora costruita. Fino alla rivelazione non ha Danni, tesori né abilità e nessun altro può vederla (R5.3). L’abilità della Stanza sottostante fino ad allora { $under ->
    [rests] non funziona
   *[works] funziona
} (Q84).
    .as = coperta, carta coperta, a faccia in giù
word-first-player = Primo giocatore: inizia in ogni fase; gli altri seguono in senso orario. All’inizio è chi ha più PE; il segnalino primo giocatore passa al posto seguente alla fine di ogni turno (R2.6). { $order ->
    [marker_clockwise] { $solo ->
        [page] {""}
        [yes] In solitario lo sei sempre tu (R12.2).
       *[no] A questo tavolo c’è il segnalino.
    }
   *[other] A questo tavolo non c’è il segnalino: inizia chi ha più PE.
}
    .as = primo giocatore, segnalino primo giocatore
word-heal = Cura: una delle tue Ferite diventa un’Anima; le 2 Ferite di un Eroe Epico diventano 2 Anime (R6.11).
    .as = cura, curare, curata
word-health = Vita: un Eroe i cui Danni raggiungono o superano la sua Vita viene sconfitto { $death ->
    [at_once] subito (Q9).
   *[on_leaving] quando sta per lasciare la Stanza; fino ad allora altra Vita può ancora salvarlo (R8.2, Q9).
}
    .as = vita, sconfitto, sconfiggere, sconfiggi
word-health-token = Segnalino Vita: +2 o −2 su un Eroe, per un’evocazione o per una carta. Cambia la Vita, non i Danni; un Eroe con Vita 0 viene sconfitto nella prima Stanza (R8.4, Q10). { $board ->
    [page] {""}
    [yes] A questo tavolo ci sono i segnalini Vita.
   *[no] A questo tavolo si gioca senza segnalini Vita.
}
    .as = segnalino vita, segnalini vita, +2, −2, -2
word-hero = Eroe: arriva al villaggio, viene attirato in un dungeon e lo attraversa. Se viene sconfitto è un’Anima per il proprietario del dungeon, se supera l’ultima Stanza è una Ferita (R1.5, R8.3).
    .as = eroe, eroi
word-item = Oggetto: ogni turno ne arriva uno a un Eroe del suo tipo al villaggio e aiuta quell’Eroe. Chi lo sconfigge prende l’oggetto a faccia in su e può usarne il potere una sola volta (R11.3, Q14). { $items ->
    [page] {""}
    [yes] A questo tavolo si gioca con gli oggetti.
   *[no] A questo tavolo si gioca senza oggetti.
}
    .as = oggetto, oggetti, porta
word-landmark = Luogo chiave: un posto sul tabellone del villaggio per un solo Eroe, che vi arriva quando il villaggio pieno lo spinge fuori, e per gli Scagnozzi. Gli Eroi nei luoghi chiave non sono al villaggio: nulla li attira (R4.2). Anche la Taverna è un luogo chiave e contiene un numero qualsiasi di Eroi; le carte hanno effetto solo su quello in cima (Q83). { $board ->
    [page] {""}
    [yes] A questo tavolo ci sono i luoghi chiave.
   *[no] A questo tavolo si gioca senza luoghi chiave.
}
    .as = luogo chiave, luoghi chiave, luogo, tabellone del villaggio
word-level-up = Level Up: ciò che un Boss fa una sola volta per partita, non appena a una rivelazione il suo dungeon ha 5 Stanze visibili e attive (R5.4, R5.5).
    .as = level up, level-up
word-machinations = Complotto: alla fine del turno, chi in quel turno non ha raccolto Anime può pescare una carta Stanza o una carta Incantesimo (R10). { $machinations ->
    [page] {""}
    [yes] A questo tavolo si gioca con il Complotto.
   *[no] A questo tavolo si gioca senza il Complotto.
}
    .as = complotto
word-market = Mercato: carte Stanza e una carta Incantesimo, a faccia in su all’inizio di un turno. Ogni giocatore ne prende una, a partire dal primo giocatore; ciò che resta dopo l’azione degli Scagnozzi viene scartato (R4.1, R4.4). { $board ->
    [page] {""}
    [yes] A questo tavolo c’è il Mercato.
   *[no] A questo tavolo si gioca senza Mercato.
}
    .as = mercato
word-minion = Scagnozzo: nella fase Villaggio lo piazzi su uno spazio azione libero; nella fase Scagnozzi, dopo la costruzione, fa ciò che vi è scritto (R4.1, R4.4). In questo turno non è possibile costruire sopra una Stanza con uno Scagnozzo né distruggerla (R4.3). { $board ->
    [page] {""}
    [yes] A questo tavolo ci sono gli Scagnozzi.
   *[no] A questo tavolo si gioca senza Scagnozzi.
}
    .as = scagnozzo, scagnozzi, fase scagnozzi
word-monster = Stanza Mostro e Stanza Trappola: i due tipi di Stanza. Alcune carte ne nominano uno solo (R1.3).
    .as = stanza mostro, stanza trappola, mostro, trappola
word-mulligan = Mulligan: una nuova mano iniziale, se almeno { $mulligan } delle tue 5 carte Stanza sono Avanzate o hanno in comune un tipo di tesoro (R2.4).
    .as = mulligan
word-once = Una volta per turno: vale per ogni Stanza separatamente. Dopo l’uso la Stanza è segnata come usata in questo turno; rinunciare non conta come uso (Q59).
    .as = una volta per turno, una volta, usata
word-out = Fuori dal gioco: { $wounds ->
    [eliminated] un giocatore con 5 Ferite alla fine del turno viene eliminato (R9.2).
    [ends_game] nessuno viene eliminato; 5 Ferite fanno finire la partita { $solo ->
        [yes] alla fine del turno (R12.6).
       *[no] per tutti (R9.3).
    }
   *[nothing] 5 Ferite non hanno conseguenze ({ $town ->
        [yes] R9.4
       *[no] R10
    }).
}
    .as = fuori dal gioco, eliminato, eliminazione
word-pass = Passo: per ora non dichiari nulla. Quando tutti passano uno dopo l’altro, { $priority ->
    [active_first] le dichiarazioni in attesa si risolvono, a partire da chi ha più PE (R6.5).
   *[last_in_first_out] si risolve la dichiarazione più recente e tutti possono agire di nuovo (R6.4).
} Se nulla è stato dichiarato, la partita prosegue.
    .as = passo, passa, passare
word-reveal = Rivelazione: tutte le Stanze coperte vengono girate insieme e ora sono costruite; seguono i Level Up e le abilità “quando costruisci” (R5.4).
    .as = rivelazione, rivelare, rivela
word-room = Stanza: infligge Danni agli Eroi e ha tesori che li attirano. Conta solo la carta in cima a ogni spazio (R1.3, R1.6).
    .as = stanza, stanze
word-score = Punteggio: Anime meno Ferite. { $souls ->
    [wins] Alla fine del turno si vince con 10 Anime e meno di 5 Ferite (R9.2).
    [ends_game] Alla fine del turno 10 Anime { $wounds ->
        [ends_game] o 5 Ferite di un giocatore qualsiasi fanno finire la partita e vince il punteggio più alto (R9.3).
       *[nothing] di un giocatore qualsiasi o un mazzo Eroi vuoto fanno finire la partita e vince il punteggio più alto (R9.4).
    }
   *[nothing] { $solo ->
        [yes] Alla fine della partita fa guadagnare un titolo (R12.6, R12.7).
       *[no] Il più alto vince quando è arrivato l’ultimo Eroe Epico (R10).
    }
}
    .as = punteggio, punti, vincere, vincitore
word-slot = Spazio: uno dei posti di un dungeon, al massimo 5, qui contati dal Boss. Uno spazio è una pila di carte Stanza; solo quella in cima è visibile e attiva (R1.6).
    .as = spazio, spazi, pila di stanze
word-solo = Solitario: una partita senza avversari. Ogni posto del villaggio ha il suo prezzo in icone tesoro (R12.4); 5 Ferite, un Eroe alla Taverna o l’ultimo Eroe Epico fanno finire la partita (R12.6) e il punteggio fa guadagnare un titolo (R12.7). { $solo ->
    [page] {""}
    [yes] Ne stai giocando una.
   *[no] Questa partita non è in solitario.
}
    .as = solitario, modalità solitario
word-soul = Anima: un Eroe sconfitto nel tuo dungeon; un Eroe Epico vale 2 (R1.8, R8.3).
    .as = anima, anime
word-space = Spazio azione: un posto per uno Scagnozzo, in un luogo chiave, su una tua Stanza visibile o sul tuo Boss dopo il suo Level Up (R4.1). Lo spazio evocazione di un luogo chiave si può usare solo se vi si trova un Eroe, gli altri solo se non c’è nessuno (R4.2). { $board ->
    [page] {""}
    [yes] A questo tavolo ci sono gli spazi azione.
   *[no] A questo tavolo si gioca senza spazi azione.
}
    .as = spazio azione, spazi azione
word-spell = Incantesimo: si gioca nella fase che indica, in qualsiasi numero per turno; poi va nella pila degli scarti (R1.4).
    .as = incantesimo, incantesimi, giocare, gioca
word-stun = Stordisci: fino alla fine del turno la Stanza non infligge Danni di alcun genere; i suoi tesori e le sue abilità restano, e può essere distrutta (R6.10). { $stuns ->
    [page] {""}
    [yes] A questo tavolo ci sono carte che lo fanno.
   *[no] A questo tavolo nessuna carta lo fa.
}
    .as = stordisci, stordire, stordita
word-summon = Evocazione: mandare l’Eroe di un luogo chiave all’ingresso di un qualsiasi dungeon con un segnalino Vita +2, o dalla Taverna con un segnalino Vita −2 (R4.2). { $board ->
    [page] {""}
    [yes] A questo tavolo evocano gli Scagnozzi.
   *[no] A questo tavolo si gioca senza evocazioni.
}
    .as = evocazione, spazio evocazione, evocare
word-target = Bersaglio: l’Eroe, la Stanza, l’Incantesimo o il giocatore indicato da un effetto, scelto al momento della dichiarazione. Se non c’è più quando l’effetto dovrebbe risolversi, non succede nulla (R6.3).
    .as = bersaglio, bersagli
word-tavern = Taverna: il luogo chiave per gli Eroi che non ne trovano un altro. Ne accoglie un qualsiasi numero, in una pila di Eroi; solo quello in cima può essere evocato, con un segnalino Vita −2 (R4.1, R4.2). { $board ->
    [page] {""}
    [yes] { $solo ->
        [yes] A questo tavolo un Eroe che ci va fa finire subito la partita (R12.6).
       *[no] A questo tavolo c’è la Taverna.
    }
   *[no] A questo tavolo si gioca senza Taverna.
}
    .as = taverna
word-tie = Pareggio: se due dungeon hanno lo stesso numero più alto, l’Eroe resta al villaggio (R7.1, Q7). Alla fine della partita, a parità di punteggio vince chi ha { $xp ->
    [lowest_xp] meno PE (R9.2).
   *[highest_xp] più PE { $town ->
        [yes] (R9.4).
       *[no] (R9.3).
    }
}
    .as = pareggio, parità, stallo
word-title = Titolo: il nome di un punteggio dopo una partita in solitario, da Schiappa (sotto lo 0) e Coboldo (0) a Supremo Signore dei Dungeon (36) (R12.7). { $titles ->
    [page] {""}
    [none] A questo tavolo non si danno titoli.
   *[other] A questo tavolo si dà un titolo.
}
    .as = titolo, titoli
word-token = Segnalino +1: resta su una Stanza e aggiunge 1 ai suoi Danni. Quando si costruisce sopra la Stanza o la si distrugge, i suoi segnalini vanno persi (R6.14, R5.4). { $tokens ->
    [page] {""}
    [yes] A questo tavolo ci sono carte che li mettono{ $solo ->
        [yes] , al massimo 4 su una Stanza (R12.5).
       *[no] .
    }
   *[no] A questo tavolo nessuna carta ne mette.
}
    .as = segnalino +1, segnalino, segnalini, segnalini +1, +1
word-town = Villaggio: qui gli Eroi arrivano e attendono che un dungeon li attiri, per primo chi è lì da più tempo (R1.7).{ $town ->
    [yes] {" "}La sua fila ha un numero limitato di posti; chi arriva quando è piena spinge l’Eroe presente da più tempo in un luogo chiave (R4.1{ $solo ->
        [yes] , R12.3
       *[no] {""}
    }).
   *[no] {""}
}
    .as = villaggio
word-treasure = Tesoro: del Chierico, del Guerriero, del Mago{ $explorers ->
    [yes] , del Ladro o dell’Esploratore
   *[no] {" "}o del Ladro
}. Per un dungeon contano tutte le icone sulle Stanze visibili e attive e sul Boss (R1.1, R7.1).
    .as = tesoro, tesori, icona, icone, icona tesoro
word-trigger = Si attiva: si dice di un’abilità che inizia con “quando” o “se”. Si risolve da sola e subito, e non è possibile rispondere (R6.1).
    .as = si attiva, attivarsi
word-turn = Turno: { $town ->
    [yes] Villaggio, Costruzione, Scagnozzi
   *[no] inizio, Costruzione
}, Richiamo, Avventura, fine; tutti i giocatori lo svolgono insieme, { $order ->
    [marker_clockwise] in senso orario a partire dal primo giocatore (R2.6, R4.1).
    [descending_xp] in ordine decrescente di PE (R2.6, R3.1).
   *[best_xp_then_clockwise] in senso orario a partire da chi ha più PE (R2.6, R3.1).
}
    .as = turno, ordine di turno, fase, fasi
word-uncovered = Scoperta: di nuovo visibile perché la Stanza sopra di essa è stata distrutta. Una Stanza scoperta non conta come appena costruita (R6.8, R5.6).
    .as = scoperta, scoprire
word-until = Fino alla fine del turno: termina con il turno, prima che si contino Ferite e Anime (R9.1). Il tavolo lo mostra: più Danni o Vita che sulla carta, stordita, disattivata, nessun ingresso, nessuna costruzione.
    .as = fino alla fine del turno, fine del turno
word-window = Finestra: un momento in cui tutti possono giocare Incantesimi e attivare abilità: nella fase Costruzione prima e dopo ogni piazzamento (R5.2), nella fase Avventura prima che un Eroe entri e in ogni Stanza dopo i suoi Danni (R8.2).
    .as = finestra, finestre, priorità
word-wound = Ferita: un Eroe che ha superato la tua ultima Stanza senza essere sconfitto; un Eroe Epico vale 2 (R1.8, R8.3).
    .as = ferita, ferite, sopravvivere, sopravvive
word-xp = PE (Punti Esperienza): il rango di un Boss. Decidono { $order ->
    [marker_clockwise] chi è il primo giocatore all’inizio
   *[other] l’ordine dei giocatori e degli effetti
} e i pareggi alla fine (R2.6).
    .as = pe, punti esperienza, esperienza
