# Nouns with their forms: NOUN, COUNT and SOME read this table. The columns are the plural
# categories in the order of plural-column. An article comes with its noun: `.a` is the noun with
# the indefinite one; `.the`, `.of-the` and `.your` are "the", "of the" and "your", where something
# is named after it.

plural-column = { $count ->
    [one] 0
   *[other] 1
}

# Rooms
room = Stanza | Stanze
    .a = una Stanza
    .the = la Stanza | le Stanze
    .of-the = della Stanza | delle Stanze
    .your = la tua Stanza | le tue Stanze
monster-room = Stanza Mostro | Stanze Mostro
    .a = una Stanza Mostro
trap-room = Stanza Trappola | Stanze Trappola
    .a = una Stanza Trappola
ordinary-room = Stanza Base | Stanze Base
    .a = una Stanza Base
ordinary-monster-room = Stanza Mostro Base | Stanze Mostro Base
    .a = una Stanza Mostro Base
ordinary-trap-room = Stanza Trappola Base | Stanze Trappola Base
    .a = una Stanza Trappola Base
advanced-room = Stanza Avanzata | Stanze Avanzate
    .a = una Stanza Avanzata
advanced-monster-room = Stanza Mostro Avanzata | Stanze Mostro Avanzate
    .a = una Stanza Mostro Avanzata
advanced-trap-room = Stanza Trappola Avanzata | Stanze Trappola Avanzate
    .a = una Stanza Trappola Avanzata

# Cards of a hand, a deck or a pile: what follows "carta" does not change
card = carta | carte
    .a = una carta
any-card = carta a tua scelta | carte a tua scelta
    .a = una carta qualsiasi
spell-card = carta Incantesimo | carte Incantesimo
    .a = una carta Incantesimo
    .the = la carta Incantesimo | le carte Incantesimo
room-card = carta Stanza | carte Stanza
    .a = una carta Stanza
    .the = la carta Stanza | le carte Stanza
monster-room-card = carta Stanza Mostro | carte Stanza Mostro
    .a = una carta Stanza Mostro
trap-room-card = carta Stanza Trappola | carte Stanza Trappola
    .a = una carta Stanza Trappola
ordinary-room-card = carta Stanza Base | carte Stanza Base
    .a = una carta Stanza Base
ordinary-monster-room-card = carta Stanza Mostro Base | carte Stanza Mostro Base
    .a = una carta Stanza Mostro Base
ordinary-trap-room-card = carta Stanza Trappola Base | carte Stanza Trappola Base
    .a = una carta Stanza Trappola Base
advanced-room-card = carta Stanza Avanzata | carte Stanza Avanzata
    .a = una carta Stanza Avanzata
advanced-monster-room-card = carta Stanza Mostro Avanzata | carte Stanza Mostro Avanzata
    .a = una carta Stanza Mostro Avanzata
advanced-trap-room-card = carta Stanza Trappola Avanzata | carte Stanza Trappola Avanzata
    .a = una carta Stanza Trappola Avanzata
boss = Boss
    .a = un Boss
    .the = il Boss | i Boss
    .of-the = del Boss | dei Boss
    .your = il tuo Boss | i tuoi Boss
spell = Incantesimo | Incantesimi
    .a = un Incantesimo
    .the = l’Incantesimo | gli Incantesimi
    .of-the = dell’Incantesimo | degli Incantesimi
    .your = il tuo Incantesimo | i tuoi Incantesimi
landmark = luogo chiave | luoghi chiave
    .a = un luogo chiave
    .the = il luogo chiave | i luoghi chiave
    .of-the = del luogo chiave | dei luoghi chiave
    .your = il tuo luogo chiave | i tuoi luoghi chiave
item = oggetto | oggetti
    .a = un oggetto
    .the = l’oggetto | gli oggetti
    .of-the = dell’oggetto | degli oggetti
    .your = il tuo oggetto | i tuoi oggetti

# Heroes and players
hero = Eroe | Eroi
    .a = un Eroe
    .the = l’Eroe | gli Eroi
    .of-the = dell’Eroe | degli Eroi
    .your = il tuo Eroe | i tuoi Eroi
heroine = Eroina | Eroine
    .a = un’Eroina
    .the = l’Eroina | le Eroine
    .of-the = dell’Eroina | delle Eroine
    .your = la tua Eroina | le tue Eroine
ordinary-hero = Eroe Comune | Eroi Comuni
    .a = un Eroe Comune
dead-hero = Eroe sconfitto | Eroi sconfitti
    .a = un Eroe sconfitto
chosen-opponent = avversario a tua scelta | avversari a tua scelta
    .a = un avversario a tua scelta

# What was named just before
that-room = quella Stanza
that-hero = quell’Eroe
that-spell = quell’Incantesimo
that-opponent = quel giocatore

# What is counted
soul = Anima | Anime
wound = Ferita | Ferite
damage = Danno | Danni
plus-token = segnalino +1 | segnalini +1
    .a = un segnalino +1
coin = moneta | monete
player = giocatore | giocatori
cleric-treasure = Tesoro del Chierico | Tesori del Chierico
    .a = un Tesoro del Chierico
fighter-treasure = Tesoro del Guerriero | Tesori del Guerriero
    .a = un Tesoro del Guerriero
mage-treasure = Tesoro del Mago | Tesori del Mago
    .a = un Tesoro del Mago
thief-treasure = Tesoro del Ladro | Tesori del Ladro
    .a = un Tesoro del Ladro
explorer-treasure = Tesoro dell’Esploratore | Tesori dell’Esploratore
    .a = un Tesoro dell’Esploratore
