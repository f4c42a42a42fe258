# Words of the game, each in one or two sentences, as they count at this table. `.as` lists what a
# player may call it; the first is its name.
#
# What only a table has ($board, $coins and the like, $solo) is `page` on the page of all words, where
# there is no table to speak of; $town is what the rules have. $where: page, table or terminal

word-ability = Activated ability: one you declare or pay a cost for, such as “destroy this Room:”. You may use it whenever you may play a Spell, if its Room is visible and active (R6.1).
    .as = ability, activated ability, abilities, use
word-active = Active player: in Build, the player who may place a Room now (R5.1); in Adventure, { $parts ->
    [with_heroes] the owner of the dungeon the Heroes walk through (R8.1).
   *[everyone] each player in turn; any Heroes who came walk through that player’s dungeon (R8.1, Q79).
} { $priority ->
    [active_first] What the active player declares takes effect at once (R6.5).
   *[last_in_first_out] For Spells and abilities, being active only means being asked first (R6.6).
}
    .as = active player, active
word-adjacent = Adjacent: in neighboring slots of one dungeon, both Rooms active. The next Room is the one to the right, toward the Boss; the previous one is to the left (R1.6).
    .as = adjacent, next room, previous room, neighbor
word-advanced = Advanced Room: may only be built on a Room that shares a kind of treasure with it, never in a new slot. All other Rooms are ordinary (R5.1).
    .as = advanced, advanced room, ordinary, ordinary room
word-adventure = Adventure phase: the Heroes at the entrances walk through the dungeons, room by room, from left to right (R8.1, R8.2).
    .as = adventure, adventure phase
word-bait = Bait phase: { $bait ->
    [unique_highest] each Hero in town goes to the dungeon with the most treasure of its kind; if there is a tie, or no dungeon has any, the Hero stays (R7.1).
    [place_needs_its_number] the Hero in place 1 of the town needs 1 treasure of its kind in your dungeon, in place 2 it needs 2, and so on; with less, it stays (R12.4).
   *[place_needs_one_more] the Hero in place 1 of the town needs 2 treasures of its kind in your dungeon, in place 2 it needs 3, and so on; with less, it stays (R12.4).
}{ $where ->
    [terminal] {" "}The command bait shows where each would go now.
   *[other] {""}
}
    .as = bait, bait phase, lure, lured
word-boss = Boss: you. It stands at the right end of your dungeon, is not a Room and deals no damage; its treasure counts (R1.2).
    .as = boss
word-build = Build phase: in turn order, each player may place one Room face down; all are revealed together (R5.1, R5.4).
    .as = build, build phase, place
word-cancel = Cancel: a declared Spell has no effect and is discarded; its cost stays paid. Only a Spell that is still waiting can be canceled, never an ability (R6.7).
    .as = cancel, canceled, cancels, cancelled
word-challenge = Challenge: a harder solo game. Each place in the town needs 1 more treasure (R12.4), and titles get the word “True” in front (R12.7). { $titles ->
    [page] {""}
    [challenge] You are playing one now.
   *[other] This game is not a challenge.
}
    .as = challenge, challenge mode
word-coin = Coin: pays for some abilities. Everybody begins with 3 and may, once per turn, discard a Room card for one more (R11.4, Q47). { $coins ->
    [page] {""}
    [yes] This table plays with coins.
   *[no] This table plays without coins.
}
    .as = coin, coins
word-cost = Cost: what is written before the colon. You pay it when you declare, and it stays paid whatever happens (Q22).
    .as = cost, costs, pay
word-damage = Damage: what a Room deals to each Hero in it. { $dealt ->
    [follows] At this table it goes up and down with what the Room deals while the Hero is in it (Q8, Q77).
   *[stays] Damage dealt stays dealt; if the Room gains damage while the Hero is in it, that is added (R8.2, Q77).
} Damage on a living Hero is removed at end of turn (R9.1).
    .as = damage, printed damage, base damage
word-deactivate = Deactivate: until end of turn the Room has no damage, no treasure and no ability, does not count as a Room and cannot be built on or destroyed (R6.9). { $deactivates ->
    [page] {""}
    [yes] Cards at this table do it.
   *[no] No card at this table does it.
}
    .as = deactivate, deactivated, deactivates
word-declare = Declare: to play a Spell or use an ability, naming its target and paying its cost. Others may answer before it takes effect (R6.3, R6.4, R6.5).
    .as = declare, declared, declaration, answer
word-destroy = Destroy: the visible Room of a stack goes to the discard pile. The Room below is uncovered; an empty slot closes up (R6.8).
    .as = destroy, destroyed, destroys
word-discard = Discard: a card from a hand goes to the discard pile, which everybody may look at (R6.12, R1.10).
    .as = discard, discarded, discard pile
word-entrance = Entrance: the place to the left of the first Room. Heroes wait there in order of arrival (R1.7).
    .as = entrance
word-epic = Epic Hero: counts as 2 Souls when it dies and as 2 Wounds when it survives. Epic Heroes come after all the ordinary ones (R1.5, R2.1).
    .as = epic, epic hero, epics
word-face-down = Face down: a placed Room that is not built yet. Until the reveal it has no damage, treasure or ability, and nobody else sees it (R5.3). The ability of the Room below { $under ->
    [rests] does not work until then
   *[works] works until then
} (Q84).
    .as = face down, face-down, placed
word-first-player = First player: begins in every phase; the others follow clockwise. At the start, that is the player with the highest XP; the marker moves one seat on at the end of every turn (R2.6). { $order ->
    [marker_clockwise] { $solo ->
        [page] {""}
        [yes] In a solo game that is always you (R12.2).
       *[no] This table has the marker.
    }
   *[other] This table has no marker: the highest XP begins.
}
    .as = first player, marker, first player marker
word-heal = Heal: one of your Wounds becomes a Soul; an Epic Hero’s 2 Wounds become 2 Souls (R6.11).
    .as = heal, healed, heals
word-health = Health: a Hero with at least as much damage as Health dies { $death ->
    [at_once] at once (Q9).
   *[on_leaving] when it would leave the Room; until then more Health can still save it (R8.2, Q9).
}
    .as = health, die, dies, death, dead
word-health-token = Health token: +2 or −2 on a Hero, from summoning or from a card. It changes Health, not damage; a Hero whose Health is 0 dies in the first Room (R8.4, Q10). { $board ->
    [page] {""}
    [yes] This table has them.
   *[no] This table plays without them.
}
    .as = health token, health tokens, +2, −2, -2
word-hero = Hero: comes to town, is lured into a dungeon and walks through it. If it dies, it becomes a Soul for the dungeon’s owner; if it gets past the last Room, a Wound (R1.5, R8.3).
    .as = hero, heroes
word-item = Item: each turn one goes to a Hero of its kind in town and helps that Hero. The player who kills the Hero takes the Item face up and may use its power once (R11.3, Q14). { $items ->
    [page] {""}
    [yes] This table plays with Items.
   *[no] This table plays without Items.
}
    .as = item, items, carries
word-landmark = Landmark: a place on the town board for one Hero, who goes there when pushed out of the full town, and for Minions. Heroes at Landmarks are not in town: nothing lures them (R4.2). The Tavern is also a Landmark and holds any number of Heroes; cards reach only the top one (Q83). { $board ->
    [page] {""}
    [yes] This table has Landmarks.
   *[no] This table plays without Landmarks.
}
    .as = landmark, landmarks, town board
word-level-up = Level Up: what a Boss does once per game, as soon as its dungeon has 5 visible, active Rooms at a reveal (R5.4, R5.5).
    .as = level up, levels up, leveled up, leveled
word-machinations = Machinations: at end of turn, a player who gained no Soul this turn may draw a Room card or a Spell (R10). { $machinations ->
    [page] {""}
    [yes] This table plays with them.
   *[no] This table plays without them.
}
    .as = machinations
word-market = Market: Room cards and a Spell, face up at the beginning of a turn. Each player takes one, starting with the first player; whatever is left once the Minions have acted is discarded (R4.1, R4.4). { $board ->
    [page] {""}
    [yes] This table has it.
   *[no] This table plays without it.
}
    .as = market
word-minion = Minion: in the Town phase you place it on a free action space; in the Minion phase, after building, it does what that space says (R4.1, R4.4). A Room under a Minion cannot be covered or destroyed this turn (R4.3). { $board ->
    [page] {""}
    [yes] This table has Minions.
   *[no] This table plays without Minions.
}
    .as = minion, minions, minion phase
word-monster = Monster Room and Trap Room: the two kinds of Room. Some cards name only one of them (R1.3).
    .as = monster room, trap room, monster, trap
word-mulligan = Mulligan: a new opening hand, if at least { $mulligan } of your 5 Room cards are Advanced or share one kind of treasure (R2.4).
    .as = mulligan
word-once = Once per turn: counted separately for each Room. A Room that has done it is marked as used this turn; declining does not use it up (Q59).
    .as = once per turn, once, used
word-out = Out of the game: { $wounds ->
    [eliminated] a player with 5 Wounds at end of turn is out (R9.2).
    [ends_game] nobody is eliminated; 5 Wounds end the game { $solo ->
        [yes] at end of turn (R12.6).
       *[no] for everybody (R9.3).
    }
   *[nothing] 5 Wounds do nothing ({ $town ->
        [yes] R9.4
       *[no] R10
    }).
}
    .as = out of the game, out, eliminated
word-pass = Pass: to declare nothing now. When all pass in a row, the { $priority ->
    [active_first] waiting declarations resolve, the highest XP first (R6.5).
   *[last_in_first_out] newest declaration resolves, and everybody is asked again (R6.4).
} With nothing declared, the game goes on.
    .as = pass, passes
word-reveal = Reveal: all face-down Rooms are turned face up together and are now built; Level Ups and “when you build” abilities follow (R5.4).
    .as = reveal, revealed, built
word-room = Room: deals damage to Heroes and has treasure that lures them. Only the top card of a slot counts (R1.3, R1.6).
    .as = room, rooms
word-score = Score: Souls minus Wounds. { $souls ->
    [wins] At end of turn 10 Souls with fewer than 5 Wounds win (R9.2).
    [ends_game] At end of turn, the game ends if anybody has 10 Souls { $wounds ->
        [ends_game] or 5 Wounds; the highest score wins (R9.3).
       *[nothing] or if the Hero deck is empty; the highest score wins (R9.4).
    }
   *[nothing] { $solo ->
        [yes] At the end of the game it earns a title (R12.6, R12.7).
       *[no] The highest wins when the last Epic Hero has come (R10).
    }
}
    .as = score, points, win, winner
word-slot = Slot: one of at most 5 places in a dungeon, here counted from the Boss. A slot is a stack of Room cards; only the top one is visible and works (R1.6).
    .as = slot, slots, stack, cover, covered
word-solo = Solo: a game for one player. Each place in the town has its price in treasure (R12.4); 5 Wounds, a Hero in the Tavern or the last Epic Hero end the game (R12.6), and the score earns a title (R12.7). { $solo ->
    [page] {""}
    [yes] You are playing one now.
   *[no] This is not a solo game.
}
    .as = solo, solo mode, alone
word-soul = Soul: a Hero that died in your dungeon; an Epic Hero counts as 2 (R1.8, R8.3).
    .as = soul, souls
word-space = Action space: a place for one Minion: at a Landmark, on a visible Room of your own, or on your Boss after its Level Up (R4.1). The summon space of a Landmark can be used only while a Hero is there, the others only while nobody is (R4.2). { $board ->
    [page] {""}
    [yes] This table has them.
   *[no] This table plays without them.
}
    .as = action space, space, spaces, action spaces
word-spell = Spell: played in the phase it names, any number in a turn; then it goes to the discard pile (R1.4).
    .as = spell, spells, play
word-stun = Stun: until end of turn the Room deals no damage of any kind; its treasure and abilities stay, and it can be destroyed (R6.10). { $stuns ->
    [page] {""}
    [yes] Cards at this table do it.
   *[no] No card at this table does it.
}
    .as = stun, stunned, stuns
word-summon = Summon: to send the Hero at a Landmark to the entrance of any dungeon with a +2 Health token, or from the Tavern with a −2 Health token (R4.2). { $board ->
    [page] {""}
    [yes] Minions at this table do it.
   *[no] This table plays without it.
}
    .as = summon, summons, summon space, summoned
word-target = Target: the Hero, Room, Spell or player that an effect names, chosen when you declare it. If the target is gone when the effect would resolve, nothing happens (R6.3).
    .as = target, targets
word-tavern = Tavern: the Landmark for Heroes with no other place to go. It holds any number of them, in a stack; only the top one can be summoned, and it gets a −2 Health token (R4.1, R4.2). { $board ->
    [page] {""}
    [yes] { $solo ->
        [yes] At this table a Hero who goes there ends the game at once (R12.6).
       *[no] This table has it.
    }
   *[no] This table plays without it.
}
    .as = tavern
word-tie = Tie: two dungeons with the same highest count keep a Hero in town (R7.1, Q7). At the end of the game equal scores are decided by the { $xp ->
    [lowest_xp] lowest XP (R9.2).
   *[highest_xp] highest XP { $town ->
        [yes] (R9.4).
       *[no] (R9.3).
    }
}
    .as = tie, tied, ties
word-title = Title: what a score is called after a solo game, from Washout (below 0) and Kobold (0) to Supreme Dungeon Overlord (36) (R12.7). { $titles ->
    [page] {""}
    [none] This table gives none.
   *[other] This table gives one.
}
    .as = title, titles
word-token = +1 token: stays on a Room and adds 1 to its damage. When the Room is covered or destroyed, its tokens are gone (R6.14, R5.4). { $tokens ->
    [page] {""}
    [yes] Cards at this table use them{ $solo ->
        [yes] , at most 4 on a Room (R12.5).
       *[no] .
    }
   *[no] No card at this table uses them.
}
    .as = token, tokens, +1 token, +1 tokens, +1
word-town = Town: where Heroes arrive and wait until a dungeon lures them, the oldest first (R1.7).{ $town ->
    [yes] {" "}Its row has places; a Hero who comes when it is full pushes the oldest one out to a Landmark (R4.1{ $solo ->
        [yes] , R12.3
       *[no] {""}
    }).
   *[no] {""}
}
    .as = town
word-treasure = Treasure: cleric, fighter, mage{ $explorers ->
    [yes] , thief or explorer
   *[no] {" "}or thief
}. All icons on visible, active Rooms and on the Boss count for a dungeon (R1.1, R7.1).
    .as = treasure, treasures, icon, icons
word-trigger = Trigger: an ability that begins with “when” or “if”. It resolves by itself, at once, and cannot be answered (R6.1).
    .as = trigger, triggers
word-turn = Turn: { $town ->
    [yes] Town, Build, Minions
   *[no] beginning, Build
}, Bait, Adventure, end; all players take it together, { $order ->
    [marker_clockwise] from the first player clockwise (R2.6, R4.1).
    [descending_xp] the highest XP first (R2.6, R3.1).
   *[best_xp_then_clockwise] from the highest XP clockwise (R2.6, R3.1).
}
    .as = turn, turn order, phase, phases
word-uncovered = Uncovered: visible again because the Room on top was destroyed. An uncovered Room does not count as built again (R6.8, R5.6).
    .as = uncovered, uncover
word-until = Until end of turn: it ends with the turn, before Wounds and Souls are counted (R9.1). The board shows it: more damage or Health than printed, stunned, deactivated, no entry, no building.
    .as = until end of turn, end of turn
word-window = Window: a moment when everybody may play Spells and use abilities: in Build before and after each player places a Room (R5.2), in Adventure before each Hero enters and in each Room after its damage (R8.2).
    .as = window, windows, priority
word-wound = Wound: a Hero that got past your last Room alive; an Epic Hero counts as 2 (R1.8, R8.3).
    .as = wound, wounds, survive, survives
word-xp = XP: a Boss’s rank. It decides { $order ->
    [marker_clockwise] who is the first player at the start
   *[other] the order of players and of effects
}, and ties at the end (R2.6).
    .as = xp, experience
