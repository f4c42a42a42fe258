# The words of the interface itself.

ui-you = You
ui-bot = Bot { $number }
ui-your-turn = Your turn
ui-waiting = Waiting for { $player }
ui-waiting-window = Waiting: players may act now
ui-waiting-everybody = Waiting until everybody has chosen
ui-turn-phase = Turn { $turn }, { $phase }
ui-active = Active player: { $player }
ui-new-game = New game: { $edition }, { COUNT("player", $players) }

ui-town = Town
ui-town-empty = Nobody is in town
ui-hero = { $hero } ({ $treasure }, Health { $health })
ui-hero-hurt = { $hero } ({ $treasure }, Health { $health }, damage { $damage })
ui-hero-waits = { $hero } ({ $treasure }, Health { $health }, waits until the next turn)
ui-entrance = Entrance
ui-your-dungeon = Your dungeon
ui-dungeon-of = { $player }’s dungeon
ui-no-rooms = No Rooms yet
ui-slot = Slot { $slot }
ui-damage = damage { $damage }
ui-face-down = face-down card
ui-deactivated = deactivated
ui-stunned = stunned
ui-used = used this turn
ui-below = below: { $cards }
ui-no-entry = no Hero enters this turn

ui-boss = Boss: { $boss }, { $xp } XP
ui-leveled = leveled up
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Treasure: { $list }
ui-treasure-none = none
ui-out = out of the game
ui-hand = Your hand
ui-hand-empty = Your hand is empty
ui-hand-sizes = Hand: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Room deck: { $rooms }, Spell deck: { $spells }, Heroes: { $heroes }, Epic Heroes: { $epics }
ui-discard = Discard pile
ui-discard-empty = The discard pile is empty
ui-declared = Declared, the newest last

ui-choose = Your choice (1–{ $count }, ? for help):
ui-bad-choice = “{ $answer }” is not a choice here: type a number from 1 to { $count }, or ? for help.
ui-help = Type the number of a choice. c NAME shows a card, l the log, b the board, q ends the game.
ui-no-card = There is no card named “{ $name }”.
ui-log = Log
ui-concede = Concede
ui-quit = Do you want to leave the game?
ui-goodbye = The game is over for now.
ui-you-win = You win!
ui-you-lose = You lose
ui-winner = { $player } wins
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = The game is saved as { $path }.
