# Single words and short phrases.

treasure-cleric = kapłan
treasure-fighter = wojownik
treasure-mage = mag
treasure-thief = złodziej
treasure-explorer = odkrywca

phase-set-up = przygotowanie gry
phase-beginning = początek rundy
phase-build = faza Budowy
phase-reveal = ujawnienie komnat
phase-bait = faza Przynęty
phase-adventure = faza Przygody
phase-end = koniec rundy
phase-over = koniec gry

cause-ten-souls = jeden z graczy ma 10 Dusz
cause-five-wounds = jeden z graczy ma 5 Ran
cause-last-one-left = w grze pozostaje co najwyżej jeden gracz
cause-last-epic = do miasta przybywa ostatni legendarny bohater
cause-nobody-comes = nie przybywa już żaden bohater
cause-turn-limit = limit rund jest wyczerpany
cause-conceded = wszyscy pozostali gracze się poddają

edition-first = pierwsza edycja
edition-second = druga edycja
edition-anniversary = edycja jubileuszowa

variant-classic-mode = tryb klasyczny
variant-hard-mode = tryb trudny
variant-choose-your-boss = wybór Bossa
variant-machinations = knowania
variant-infinite-lives = nieskończone życia
