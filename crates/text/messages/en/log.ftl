# The log, in the present tense. $me is yes where the player is the reader.

## Phrases

in-dungeon-of = in { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}
to-entrance-of = to the entrance of { $me ->
    [yes] your dungeon
   *[no] { $player }’s dungeon
}
card-seen = { $seen ->
    [card] { $card }
   *[back] { SOME($kind, 1) }
}
# Which of two Rooms of one name: stands right after the name.
in-slot = {" "}({ slot-at })
declared-target = { $aim ->
    [room] {" "}on { $thing }{ $which_aim } in { $owner_me ->
        [yes] your dungeon
       *[no] { $owner }’s dungeon
    }
    [hero] {" "}on { $thing }
    [spell] {" "}on { $thing }
    [player] {" "}on { $owner_me ->
        [yes] you
       *[no] { $owner }
    }
   *[none] {""}
}

## Set-up

seen-bosses-dealt = { $me ->
    [yes] You are dealt
   *[no] { $player } is dealt
} { $shown ->
    [hidden] a Boss card
   *[yes] { $bosses }
}.
seen-boss-revealed = { $me ->
    [yes] Your
   *[no] { $player }’s
} Boss is { $boss } ({ $xp } XP).
seen-xp-ranked = Equal XP: the random draw puts { $me ->
    [yes] you
   *[no] { $player }
} before { $second_me ->
    [yes] you
   *[no] { $second }
}.
seen-mulligan = { $me ->
    [yes] You shuffle your hand back and draw
   *[no] { $player } shuffles their hand back and draws
} a new one.
seen-hand-shown = { $me ->
    [yes] You show your hand
   *[no] { $player } shows their hand
}: { $cards }.
seen-first-player = { $me ->
    [yes] You are
   *[no] { $player } is
} the first player.

## Turn and cards

seen-turn = Turn { $turn } begins.
seen-phase = Now: { $phase }.
seen-active = { $me ->
    [yes] You are
   *[no] { $player } is
} the active player.
seen-hero-arrives = { $epic ->
    [yes] The Epic Hero { $hero }
   *[no] { $hero }
} comes to town ({ $treasure }, Health { $health }).
seen-drew = { $me ->
    [yes] You draw
   *[no] { $player } draws
} { card-seen }.
seen-drew-nothing = { $me ->
    [yes] You find
   *[no] { $player } finds
} no { NOUN($kind, 1) } to draw.
seen-deck-rebuilt = The { $back ->
    [room] Room
   *[spell] Spell
} deck is rebuilt from the discard pile.
seen-discarded = { $me ->
    [yes] You discard
   *[no] { $player } discards
} { $card }.
seen-took-discarded = { $me ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the discard pile.
seen-took = { $me ->
    [yes] You take
   *[no] { $player } takes
} { card-seen } from { $from_me ->
    [yes] your hand
   *[no] { $from }’s hand
}.
seen-looked-at = { $me ->
    [yes] You look
   *[no] { $player } looks
} at { $from_me ->
    [yes] your hand
   *[no] { $from }’s hand
}{ $shown ->
    [hidden] .
    [none] : it is empty.
   *[yes] : { $cards }.
}
seen-searched = { $me ->
    [yes] You search
   *[no] { $player } searches
} the Room deck{ $shown ->
    [hidden] .
    [none] {" "}and { $me ->
        [yes] find
       *[no] finds
    } nothing.
   *[yes] : { $cards }.
}
seen-found = { $me ->
    [yes] You find { $card } and show
   *[no] { $player } finds { $card } and shows
} it to everybody.

## Market and Minions

seen-market-card = { $card } is added to the Market.
seen-market-taken = { $me ->
    [yes] You take
   *[no] { $player } takes
} { $card } from the Market.
seen-market-gone = { $any ->
    [yes] The rest of the Market is discarded: { $cards }.
   *[no] Nothing is left in the Market.
}
seen-minion-placed = { $me ->
    [yes] You place your Minion
   *[no] { $player } places their Minion
} { $spot }{ $which }.
spot-landmark = at the { $card }, { $summons ->
    [yes] summon space
   *[no] action space { $space }
}
spot-room = on { $card }
spot-boss = on the Boss { $card }
seen-minion-stays = { $me ->
    [yes] Your Minion
   *[no] { $player }’s Minion
} stays home.

## Building

seen-placed = { $me ->
    [yes] You place
   *[no] { $player } places
} { card-seen } face down { $slot ->
    [0] in a new slot
   *[other] on slot { $slot } from the Boss
}.
seen-placed-nothing = { $me ->
    [yes] You build
   *[no] { $player } builds
} nothing.
seen-placed-returned = { $me ->
    [yes] Your face-down { NOUN($kind, 1) }
   *[no] { $player }’s face-down { NOUN($kind, 1) }
}{ $seen ->
    [card] {" "}{ $card }
   *[back] {""}
} goes back to { $me ->
    [yes] your
   *[no] their
} hand.
seen-built = { $me ->
    [yes] You build
   *[no] { $player } builds
} { $room }{ $over ->
    [yes] {" "}on { $below }{ $which }
   *[no] {""}
}.
seen-not-built = { $room } can no longer be built: it goes back to { $me ->
    [yes] your hand
   *[no] { $player }’s hand
}.
seen-level-up = { $me ->
    [yes] Your
   *[no] { $player }’s
} Boss { $boss } levels up.
seen-no-building = No Rooms may be built this turn.
seen-extra-placement = { $me ->
    [yes] You
   *[no] { $player }
} may build one more Room this turn.

## Spells and abilities

seen-triggered = { $me ->
    [yes] Your
   *[no] { $player }’s
} { $minion ->
    [yes] Minion acts: { $card }{ $which }
   *[no] { $card }{ $which } triggers
}.
seen-played = { $me ->
    [yes] You play
   *[no] { $player } plays
} { $card }{ declared-target }.
seen-used = { $me ->
    [yes] You use
   *[no] { $player } uses
} { $card }{ $which }{ declared-target }.
seen-sold = { $me ->
    [yes] You turn
   *[no] { $player } turns
} a Room card into a coin.
seen-canceled = { $me ->
    [yes] Your
   *[no] { $player }’s
} { $spell } is canceled.
seen-fizzled = { $me ->
    [yes] Your
   *[no] { $player }’s
} { $minion ->
    [yes] Minion has lost its target and does nothing: { $card }{ $which }
   *[no] { $card }{ $which } has lost its target and does nothing
}.
seen-happened = { $me ->
    [yes] Your
   *[no] { $player }’s
} { $card }{ $which } takes effect.
seen-sale = { $me ->
    [yes] Your Room card
   *[no] { $player }’s Room card
} becomes a coin.
seen-spent = { $spell } goes to the discard pile.

## Rooms

seen-destroyed = { $room }{ $which } { in-dungeon-of } is destroyed.
seen-uncovered = { $room }{ $which } { in-dungeon-of } is uncovered.
seen-deactivated = { $room }{ $which } { in-dungeon-of } is deactivated until end of turn.
seen-stunned = { $room }{ $which } { in-dungeon-of } is stunned until end of turn.
seen-reactivated = { $room }{ $which } { in-dungeon-of } works again.
seen-room-damage-up = { $room }{ $which } { in-dungeon-of } deals +{ $amount } damage until end of turn.
seen-rooms-damage-up = { $me ->
    [yes] Your
   *[no] { $player }’s
} Rooms deal +{ $amount } damage until end of turn.
seen-treasure-doubled = The treasure in { $me ->
    [yes] your
   *[no] { $player }’s
} Rooms counts double until end of turn.
seen-swapped = { $room }{ $which } and { $other }{ $which_other } swap places { in-dungeon-of }.
seen-stack-shuffled = A Room stack { in-dungeon-of } is shuffled: { $room }{ $which } is on top now.
seen-tokens-put = { $room }{ $which } { in-dungeon-of } gets { plus-tokens }.
seen-tokens-lost = { $room }{ $which } { in-dungeon-of } loses { plus-tokens }.
seen-token-moved = { $me ->
    [yes] You move
   *[no] { $player } moves
} a +1 token from { $room }{ $which } to { $other }{ $which_other }.
seen-treasure-up = { $me ->
    [yes] Your
   *[no] { $player }’s
} Boss has { $icons } until end of turn.
seen-last-room-damage-up = The last Room { in-dungeon-of } deals +{ $amount } damage until end of turn.

## Heroes

seen-no-entry = No Hero enters { $me ->
    [yes] your
   *[no] { $player }’s
} dungeon this turn.
seen-lured = { $hero } goes { to-entrance-of }, lured by { COUNT($treasure, $count) }.
seen-lured-by-souls = { $hero } goes { to-entrance-of }: fewest Souls ({ $count }).
seen-stays-tied = { $hero } stays in town: there is a tie.
seen-stays = { $hero } stays in town: nothing lures this Hero.
seen-to-entrance = { $hero } goes { to-entrance-of }.
seen-to-town = { $hero } goes back to town.
seen-to-landmark = { $hero } goes to the { $landmark }.
seen-enters = { $hero } enters { $room }{ $which } { in-dungeon-of }.
seen-sent-back = { $room }{ $which } { in-dungeon-of } sends { $hero } back to the previous Room.
seen-takes = { $hero } takes { COUNT("damage", $damage) } ({ $total } in all, Health { $health }).
seen-health-up = { $hero } gets +{ $amount } Health until end of turn.
seen-health-token = { $hero } gets a { $token } Health token.
seen-dies = { $hero } dies{ $where ->
    [room] {" "}in { $room }{ $which }
   *[none] {""}
}: { $me ->
    [yes] you gain
   *[no] { $player } gains
} { COUNT("soul", $count) }.
seen-survives = { $hero } survives: { $me ->
    [yes] you suffer
   *[no] { $player } suffers
} { COUNT("wound", $count) }.
seen-healed = { $me ->
    [yes] You heal
   *[no] { $player } heals
} a Wound: { $hero } is now { COUNT("soul", $count) }.
seen-soul-removed = { $me ->
    [yes] You remove
   *[no] { $player } removes
} the Soul of { $hero } from the game.
seen-soul-returned = The dead Hero { $hero } goes back { to-entrance-of }.

## Items and coins

seen-item-revealed = The Item { $item } is revealed.
seen-item-given = { $hero } gets the Item { $item }.
seen-item-taken = { $me ->
    [yes] You take
   *[no] { $player } takes
} the Item { $item }.
seen-item-spent = The Item { $item } is spent.
seen-coins-gained = { $me ->
    [yes] You gain
   *[no] { $player } gains
} { COUNT("coin", $count) }.
seen-coins-paid = { $me ->
    [yes] You pay
   *[no] { $player } pays
} { COUNT("coin", $count) }.

## Players

seen-eliminated = { $me ->
    [yes] You are
   *[no] { $player } is
} out of the game.
seen-conceded = { $me ->
    [yes] You concede
   *[no] { $player } concedes
}.
seen-game-ends = The game ends: { $cause }.{ $winner ->
    [no] {""}
   *[yes] {" "}{ $me ->
        [yes] You win.
       *[no] { $player } wins.
    }
}
