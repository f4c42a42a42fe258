# Single words and short phrases.

treasure-cleric = kapłan
treasure-fighter = wojownik
treasure-mage = mag
treasure-thief = złodziej
treasure-explorer = odkrywca
# A letter for each, all different: they stand beside the icons.
letter-cleric = K
letter-fighter = W
letter-mage = M
letter-thief = Z
letter-explorer = O

phase-set-up = przygotowanie gry
phase-beginning = początek rundy
phase-town = faza Miasta
phase-build = faza Budowy
phase-reveal = ujawnienie komnat
phase-minions = faza Sługusów
phase-bait = faza Przynęty
phase-adventure = faza Przygody
phase-end = koniec rundy
phase-over = koniec gry

cause-ten-souls = jeden z graczy ma 10 Dusz
cause-five-wounds = jeden z graczy ma 5 Ran
cause-last-one-left = w grze został najwyżej jeden gracz
cause-last-epic = do miasta przybył ostatni legendarny bohater
cause-nobody-comes = nie przybędzie już żaden bohater
cause-turn-limit = wyczerpano limit rund
cause-conceded = wszyscy pozostali gracze się poddali
cause-tavern = bohater trafił do Karczmy

edition-first = pierwsza edycja
edition-second = druga edycja
edition-anniversary = edycja jubileuszowa
edition-super = edycja super
edition-solo = tryb solo
edition-challenge = tryb wyzwania

variant-classic-mode = tryb klasyczny
variant-hard-mode = tryb trudny
variant-choose-your-boss = wybór Bossa
variant-machinations = knowania
variant-infinite-lives = nieskończone życia

# The titles of a score, from the lowest to the highest, and those of a challenge.

title-washout = Porażka
title-kobold = Kobold
title-minion = Sługus
title-mini-boss = Mini Boss
title-boss = Boss
title-proper-boss = Niezły Boss
title-sultan = Sułtan Podziemi
title-monster-boss = Monstrualny Boss
title-grand-boss = Wielki Boss
title-overlord = Mistrz Podziemi
title-supreme-overlord = Wielki Ostateczny Mistrz Podziemi
title-true-washout = Prawdziwa Porażka
title-true-kobold = Prawdziwy Kobold
title-true-minion = Prawdziwy Sługus
title-true-mini-boss = Prawdziwy Mini Boss
title-true-boss = Prawdziwy Boss
title-true-proper-boss = Prawdziwy Niezły Boss
title-true-sultan = Prawdziwy Sułtan Podziemi
title-true-monster-boss = Prawdziwy Monstrualny Boss
title-true-grand-boss = Prawdziwy Wielki Boss
title-true-overlord = Prawdziwy Mistrz Podziemi
title-true-supreme-overlord = Prawdziwy Wielki Ostateczny Mistrz Podziemi
title-scored = Twój wynik to { $score }: { $title }.
written-day = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
