# Single words and short phrases.

treasure-cleric = Chierico
treasure-fighter = Guerriero
treasure-mage = Mago
treasure-thief = Ladro
treasure-explorer = Esploratore
# A letter for each, all different: they stand beside the icons.
letter-cleric = C
letter-fighter = G
letter-mage = M
letter-thief = L
letter-explorer = E

phase-set-up = preparazione
phase-beginning = inizio del turno
phase-town = fase Villaggio
phase-build = fase Costruzione
phase-reveal = rivelazione
phase-minions = fase Scagnozzi
phase-bait = fase Richiamo
phase-adventure = fase Avventura
phase-end = fine del turno
phase-over = fine della partita

cause-ten-souls = un giocatore ha 10 Anime
cause-five-wounds = un giocatore ha 5 Ferite
cause-last-one-left = in gioco resta al massimo un giocatore
cause-last-epic = l’ultimo Eroe Epico è arrivato al villaggio
cause-nobody-comes = non arrivano più Eroi
cause-turn-limit = è stato raggiunto il limite di turni
cause-conceded = tutti gli altri giocatori si sono arresi
cause-tavern = un Eroe è andato alla Taverna

edition-first = prima edizione
edition-second = seconda edizione
edition-anniversary = edizione dell’anniversario
edition-super = edizione super
edition-solo = modalità Solitario
edition-challenge = modalità Sfida

variant-classic-mode = Modalità Classica
variant-hard-mode = Modalità Difficile
variant-choose-your-boss = “Scelgo te!”
variant-machinations = Complotto
variant-infinite-lives = Vite Infinite

# The titles of a score, from the lowest to the highest, and those of a challenge. "True" agrees.

title-washout = Schiappa
title-kobold = Coboldo
title-minion = Scagnozzo
title-mini-boss = Mini Boss
title-boss = Boss
title-proper-boss = Boss coi Fiocchi
title-sultan = Sultano dei Dungeon
title-monster-boss = Boss Mostruoso
title-grand-boss = Gran Boss
title-overlord = Signore dei Dungeon
title-supreme-overlord = Supremo Signore dei Dungeon
title-true-washout = Vera Schiappa
title-true-kobold = Vero Coboldo
title-true-minion = Vero Scagnozzo
title-true-mini-boss = Vero Mini Boss
title-true-boss = Vero Boss
title-true-proper-boss = Vero Boss coi Fiocchi
title-true-sultan = Vero Sultano dei Dungeon
title-true-monster-boss = Vero Boss Mostruoso
title-true-grand-boss = Vero Gran Boss
title-true-overlord = Vero Signore dei Dungeon
title-true-supreme-overlord = Vero Supremo Signore dei Dungeon
title-scored = Il tuo punteggio è { $score }: { $title }.
written-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
