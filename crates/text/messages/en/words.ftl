# Single words and short phrases.

treasure-cleric = cleric
treasure-fighter = fighter
treasure-mage = mage
treasure-thief = thief
treasure-explorer = explorer
# A letter for each, all different: they stand beside the icons.
letter-cleric = C
letter-fighter = F
letter-mage = M
letter-thief = T
letter-explorer = E

phase-set-up = set-up
phase-beginning = beginning of turn
phase-town = Town phase
phase-build = Build phase
phase-reveal = reveal
phase-minions = Minion phase
phase-bait = Bait phase
phase-adventure = Adventure phase
phase-end = end of turn
phase-over = end of game

cause-ten-souls = a player has 10 Souls
cause-five-wounds = a player has 5 Wounds
cause-last-one-left = at most one player is left in the game
cause-last-epic = the last Epic Hero has come to town
cause-nobody-comes = no more Heroes come
cause-turn-limit = the turn limit is reached
cause-conceded = all other players have conceded
cause-tavern = a Hero has gone to the Tavern

edition-first = first edition
edition-second = second edition
edition-anniversary = anniversary edition
edition-super = super edition
edition-solo = solo mode
edition-challenge = challenge mode

variant-classic-mode = classic mode
variant-hard-mode = hard mode
variant-choose-your-boss = choose your Boss
variant-machinations = machinations
variant-infinite-lives = infinite lives

# The titles of a score, from the lowest to the highest, and those of a challenge.

title-washout = Washout
title-kobold = Kobold
title-minion = Minion
title-mini-boss = Mini Boss
title-boss = Boss
title-proper-boss = Proper Boss
title-sultan = Dungeon Sultan
title-monster-boss = Monster Boss
title-grand-boss = Grand Boss
title-overlord = Dungeon Overlord
title-supreme-overlord = Supreme Dungeon Overlord
title-true-washout = True Washout
title-true-kobold = True Kobold
title-true-minion = True Minion
title-true-mini-boss = True Mini Boss
title-true-boss = True Boss
title-true-proper-boss = True Proper Boss
title-true-sultan = True Dungeon Sultan
title-true-monster-boss = True Monster Boss
title-true-grand-boss = True Grand Boss
title-true-overlord = True Dungeon Overlord
title-true-supreme-overlord = True Supreme Dungeon Overlord
title-scored = Your score is { $score }: { $title }.
written-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { $year }
