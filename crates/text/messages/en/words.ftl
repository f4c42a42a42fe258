# Single words and short phrases.

treasure-cleric = cleric
treasure-fighter = fighter
treasure-mage = mage
treasure-thief = thief
treasure-explorer = explorer

phase-set-up = set-up
phase-beginning = beginning of turn
phase-build = Build phase
phase-reveal = reveal
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

edition-first = first edition
edition-second = second edition
edition-anniversary = anniversary edition

variant-classic-mode = classic mode
variant-hard-mode = hard mode
variant-choose-your-boss = choose your Boss
variant-machinations = machinations
variant-infinite-lives = infinite lives
