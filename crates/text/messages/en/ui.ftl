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
ui-hero = { $hero } ({ $treasure }, Health { $health }{ $changed ->
    [yes] , printed { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , epic: counts 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-hurt = { $hero } ({ $treasure }, Health { $health }{ $changed ->
    [yes] , printed { $printed }
   *[no] {""}
}, damage { $damage }{ $epic ->
    [yes] , epic: counts 2
   *[no] {""}
}{ ui-hero-item })
ui-hero-waits = { $hero } ({ $treasure }, Health { $health }{ $changed ->
    [yes] , printed { $printed }
   *[no] {""}
}{ $epic ->
    [yes] , epic: counts 2
   *[no] {""}
}, waits until the next turn{ ui-hero-item })
ui-hero-item = { $carries ->
    [no] {""}
   *[yes] , carries { $item }
}
ui-entrance = Entrance
ui-your-dungeon = Your dungeon
ui-dungeon-of = { $player }’s dungeon
ui-no-rooms = No Rooms yet
ui-dungeon-bare = no Rooms yet
ui-slot = Slot { $slot }
ui-damage = damage { $damage }
ui-face-down = face-down card
ui-deactivated = deactivated until end of turn
ui-stunned = stunned until end of turn
ui-used = used this turn
ui-below = on top of: { $cards }
ui-no-entry = no Hero enters this turn

# The town board, items and coins.

ui-market = Market
ui-market-empty = The Market is empty
ui-landmark-empty = nobody
ui-minion-of = Minion: { $player }
ui-minion-at = Minion { $spot }
ui-minion-home = Minion at home
ui-first-player = First player: { $player }
ui-town-places = Town ({ $count } places)
ui-tokens = +1 tokens: { $count }
ui-health-token = Health token { $token }
ui-item = Item: { $item }
ui-items-waiting = Items waiting for a Hero
ui-coins = { COUNT("coin", $count) }

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
ui-help =
    A number, or the beginning of a card’s or player’s name: that choice. An empty line: the question again.
    pass: pass, where you may. skip hero: pass until this Hero is gone. skip phase: pass until this phase is over.
    skip: pass until this turn is over or you become active. After any skip you are asked again as soon as somebody else declares something or levels up.
    ? NAME: explains a card. ? stun: explains a word of the game; ? words lists them. ? 2: explains the card of choice 2. ? R8.2 or ? Q9: that rule or ruling.
    board: the whole board. bait: where the Heroes in town would go now. hand: your cards with their text. discard: the discard pile. log 30: the last 30 lines of the log.
    hint: what a normal bot would choose in your place, and why. hint LEVEL: the same for a bot of that level (random, easy, normal, hard or expert).
    undo: takes back your last choice. undo all: takes back all choices since somebody learned something.
    ask always: asks even if there is only one choice. ask able: asks only if you have a choice (the default).
    quit: leaves the game and saves it. concede: gives up.
ui-hint = A bot at level “{ $level }” would take choice { $number } here: “{ $choice }”. { $why }
ui-no-level = There is no level “{ $level }”. There are: { $list }.
ui-no-hint = There is no hint for this question.
ui-no-card = There is no card named “{ $name }”.
ui-log = Log
ui-concede = Concede
ui-quit = Do you want to leave the game?
ui-goodbye = The game is over for now.
ui-you-win = You win!
ui-you-lose = You lose.
ui-winner = { $player } wins
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = The game is saved as { $path }.

# The game in the terminal, line by line.

ui-line = { $label }: { $what }.
ui-goes-on = The game goes on: { $edition }, { COUNT("player", $players) }
ui-variants = Variants: { $list }.
ui-fields = Rules of this table: { $list }.
ui-around-the-table = Around the table: { $list }.
ui-recorded = The game is recorded in { $path } (seed { $seed }).
ui-help-hint = Type ? for help at any question.
ui-last-happened = What happened last:
ui-times = { $line } ({ $count } times)
ui-walked = { $hero } walks through { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
} and takes damage: { $rooms } ({ $total } in all, Health { $health }).
ui-walked-room = { $damage } in { $room }{ $which }
ui-others-play-on = The others play on to the end.
ui-only-phase = Now: { $phase }.
ui-set-up-order = Now: { $phase }. Turn order: { $order }.
ui-turn-order = Turn { $turn }, { $phase }. Turn order: { $order }.
ui-rooms-of = { $me ->
    [yes] Your dungeon
   *[no] { $player }’s dungeon
}, left to right
ui-entrance-of = At { $me ->
    [yes] your entrance
   *[no] { $player }’s entrance
}
ui-walks-in = On the way through { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}
ui-in-room = in { $room }
ui-room = { $room } (slot { $slot } · { $notes })
ui-bare-slot = { $room } (slot { $slot })
ui-covered-by = under a { $card }
ui-damage-in-all = total damage: { $damage }
ui-icons = { $count ->
    [1] { $kind }
   *[other] { $count } × { $kind }
}
ui-copies = { $count } × { $card }
ui-known = Cards you know of
ui-held-by = { $card } ({ $players })
ui-conceded = conceded

ui-now-room = Now in { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}, slot { $slot }: damage { $damage }.
ui-now-below = Now under another Room in { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}, slot { $slot }.
ui-now-boss = Now the Boss of { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}.
ui-now-entrance = Now at the entrance of { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}: { $hero }.
ui-now-soul = Now dead, scored as Souls by { $me ->
    [yes] you
   *[no] { $player }
}.
ui-now-wound = Now scored as Wounds by { $me ->
    [yes] you
   *[no] { $player }
}.
ui-now-hand = Now in your hand: { $count }.
ui-now-town = Now in town: { $hero }.
ui-now-landmark = Now at the { $landmark }: { $hero }.
ui-now-market = Now in the Market: { $count }.
ui-now-carried = Now carried by { $hero }.
ui-now-item = Now { $me ->
    [yes] your
   *[no] { $player }’s
} face-up Item.
ui-now-item-waits = Now waiting for a Hero.
ui-now-walks = Now on the way through a dungeon: { $hero }.
ui-now-discard = Now in the discard pile: { $count }.
ui-now-deck = Still in the Hero deck.

ui-means = { $choice } This means: { $what }
ui-no-pass = You cannot pass here.
ui-no-skip = There is nothing to skip here: this question needs an answer.
ui-several-cards = “{ $name }” could be several cards: { $list }.
ui-not-printed = The card “{ $name }” is not in this edition.
ui-did-you-mean = There is no card named “{ $name }”. Did you mean { $near }?
ui-no-rule = There is no rule or ruling with the number { $number }. Write, for example, ? R8.2 or ? Q9.
ui-choice-without-card = That choice doesn’t name a card.
ui-ask-always = From now on you are asked even if there is only one choice.
ui-ask-able = From now on you are asked only if there is something to choose.
ui-taken-back = Choices taken back: { $count }.
ui-nothing-to-undo = There is nothing to take back: since your last choice somebody has learned something or another player has acted (Q50).
ui-concede-sure = Do you really want to give up? Type concede once more; anything else continues the game.
ui-to-resume = To go on: { $command }
ui-to-replay = To watch it again: { $command }
ui-result = { $place }. { $player }: score { $points } ({ $notes })
ui-why-points = The score is Souls minus Wounds; the highest wins.
ui-why-alone = The score is Souls minus Wounds, at most 36.
ui-why-ten-souls = 10 Souls and fewer than 5 Wounds win.
ui-why-highest-xp = The score is Souls minus Wounds; it is tied, so the highest XP wins.
ui-why-lowest-xp = The score is Souls minus Wounds; it is tied, so the lowest XP wins.
