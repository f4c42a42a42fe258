# More words of the interface: what the game in the terminal and the replay say around the board,
# the questions and the log.

## Rooms and heroes

ui-printed = printed { $damage }
ui-dies-leaving = dies when it leaves
ui-hero-token = { $hero } with a { $token } Health token
ui-on-top = { $hero } on top
ui-minion-on-space = { $me ->
    [yes] your Minion
   *[no] { $player }’s Minion
} on { $summons ->
    [yes] the summon space
   *[no] action space { $space }
}
ui-stands-in = { $hero } is in it.
ui-no-rooms-left = No Rooms
ui-dungeon-bare-left = no Rooms
ui-hand-of = Hand
ui-hand-of-empty = Hand: empty
ui-asked-of = { $player } is asked

## The moment of a window

ui-window = { $moment }: { $cancel ->
    [yes] cancel a Spell, or pass.
   *[no] play a Spell, use an ability, or pass.
} ({ $rule })
ui-moment-build = Build phase, { $me ->
    [yes] you are
   *[no] { $player } is
} active{ $placed ->
    [yes] {" "}and { $me ->
        [yes] have
       *[no] has
    } placed a Room
   *[no] {""}
}
ui-moment-before = Before { $hero } enters { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}
ui-moment-room = { $hero } is in { $room } in { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
} (damage { $damage } of Health { $health }{ $dies ->
    [yes] , dies when it leaves
   *[no] {""}
})
ui-moment-dungeon = { $hero } is in { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
} (damage { $damage } of Health { $health })
ui-moment-nobody = Adventure phase, { $me ->
    [yes] you are
   *[no] { $player } is
} active, no Hero is about to enter
ui-pass-then = { $pass } (then { $me ->
    [yes] your { $card }
   *[no] { $player }’s { $card }
} resolves, unless somebody answers)
ui-pass-then-more = { $pass } (then everything declared resolves, { $me ->
    [yes] your { $card }
   *[no] { $player }’s { $card }
} first, unless somebody answers)

## Bait

ui-tied = { $hero } stays in town: a tie between { $players } ({ $kind }: { $count } each).
ui-tied-souls = { $hero } stays in town: a tie between { $players } ({ COUNT("soul", $count) } each).
ui-bait-now = Where the Heroes in town would go now (R7.1):
ui-bait-count = { $player } { $count }
ui-bait-souls = fewest Souls
ui-bait-goes = goes to { $me ->
    [yes] you
   *[no] { $player }
}
ui-bait-tie = a tie, stays in town
ui-bait-nothing = nothing lures this Hero, stays in town
ui-bait-alone = Where the Heroes in town would go now: each place in the row needs a set amount of treasure (R12.4).
ui-bait-place = place { $place } needs { $needs }
ui-bait-has = you have { $count }
ui-bait-too-little = too little, stays in town

## The log

ui-nothing-came = { $line } It has no effect.
ui-bosses-dealt = { $me ->
    [yes] You are dealt
   *[no] { $player } is dealt
} { $count } Boss cards.
ui-stays-alone = { $hero } stays in town: too little treasure for its place.
ui-market-laid = New in the Market: { $cards }.

## What is typed

ui-no-skip-hero = No Hero is on the way here: type pass, skip or skip phase.
ui-several-choices = “{ $answer }” could be several choices: { $list }. Type a number or more of the name.
ui-words = Words you can look up: { $list }. Type, for example, ? stun.
ui-tags = In the rules F means the first edition, S the second, A the anniversary and U the super edition; rules without a letter apply to all. This table plays { $tag }: the { $edition }.

## The replay

ui-seat-person = { $player }: a person
ui-seat-bot = { $player }: a bot ({ $bot })
ui-right = The journal checks out: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}. { $end }.
ui-adjourned = The game is not over
ui-fair = The deal was checked: every roll follows from the seed that was committed to before the game as { $commit }. { $players ->
    [0] Nobody added words of their own
   *[other] Words added by: { $list }
}.
ui-fair-onward = The deal after them was checked: every roll follows from the seed that was committed to as { $commit }. { $players ->
    [0] Nobody added words of their own
   *[other] Words added by: { $list }
}.
ui-onward = The game was played on from another: { $entries ->
    [one] its first entry is
   *[other] its first { $entries } entries are
} that game’s, sealed there with { $seal }. They follow the rules; only that game’s journal can show how they were dealt (--before FILE).
ui-onward-checked = The game was played on from another: { $entries ->
    [one] its first entry is
   *[other] its first { $entries } entries are
} that game’s, sealed there with { $seal }. The journal of that game checks out, too.
ui-fair-later = The deal was committed to as { $commit }. It can be checked once the game is over and the seed is revealed.
ui-ended = The game ends: { $cause }; { $player } wins { $scores }
ui-ended-alone = The game ends: { $cause }; the score is { $score }
ui-cause = The game ends: { $cause }.
ui-scores = { $first } to { $rest }
