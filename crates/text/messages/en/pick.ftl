# The answers a player may give, each told apart by its words alone.

## Passing

pass-window = Pass
pass-keep-hand = Keep this hand
pass-build-nothing = Build nothing
pass-keep-card = Keep { $room } in your hand
pass-swap-nothing = Swap nothing
pass-draw-nothing = Draw nothing
pass-take-nothing = Take nothing
pass-minion-home = Leave your Minion at home
pass-move-nothing = Move nothing
pass-no = No, don’t use { $card }
pass-nothing = Choose nothing

## Agreeing

yes-mulligan = Draw a new hand
yes-use = Yes. { $text }
yes-plain = Yes

## Cards

pick-choose = { $card } ({ $line }). { $text }
pick-choose-silent = { $card } ({ $line })
pick-discard = Discard { $card }
pick-build = Build { $card } ({ $line })
pick-play = Play { $card }. { $text }
pick-take-discarded = Take { $card } from the discard pile
pick-take = Take { $card }
pick-from-deck = Take { $card } from the Room deck
pick-first = { $card } first

## Heroes

pick-hero = { $hero } ({ $treasure }{ $epic ->
    [yes] , epic
   *[no] {""}
}, { $where ->
    [town] Health { $health }, in town
    [landmark] Health { $health }, at the { $landmark }
    [walking] Health { $health }, damage { $damage }, in { $room }, { in-dungeon-of }
    [dungeon] Health { $health }, damage { $damage }, { in-dungeon-of }
    [entrance] Health { $health }, at the entrance of { $me ->
        [yes] your dungeon
       *[no] { $player }’s dungeon
    }
    [soul] { COUNT("soul", $worth) } of { $me ->
        [yes] yours
       *[no] { $player }’s
    }
    [wound] { COUNT("wound", $worth) } of { $me ->
        [yes] yours
       *[no] { $player }’s
    }
   *[deck] Health { $health }, in the Hero deck
})

## Rooms and slots

slot-at = slot { $slot } from the Boss
pick-slot = { $room } { in-dungeon-of }, { slot-at }, damage { $damage }
pick-slot-bare = Face-down card { in-dungeon-of }, { slot-at }
pick-slot-build = On { $room }, { slot-at }
pick-slot-destroy = Destroy { $room }, { slot-at }
pick-slot-first = { $room } first, { slot-at }
pick-slot-swap = Swap with { $room } { in-dungeon-of }, { slot-at }
pick-slot-shuffle = Shuffle the stack of { $room } { in-dungeon-of }, { slot-at }
pick-slot-token = Put a +1 token on { $room }, { slot-at }, damage { $damage }
pick-slot-token-off = Remove a +1 token from { $room }, { slot-at }, tokens: { $tokens }
pick-slot-token-from = Move a +1 token from { $room }, { slot-at }, tokens: { $tokens }
pick-slot-token-to = Move it to { $room }, { slot-at }, damage { $damage }
pick-new-slot = In a new slot at the left end of your dungeon
pick-use = Use { $room }, { slot-at }. { $text }
pick-use-first = { $room } first, { slot-at }. { $text }
pick-use-minion = { $room }, { slot-at }. { $text }

## Bosses, Items, Landmarks

pick-boss = Use your Boss { $boss }. { $text }
pick-boss-first = { $boss } first. { $text }
pick-boss-minion = Your Boss { $boss }. { $text }
pick-boss-gone = Use your Boss
pick-sell-room = Discard a Room card: gain 1 coin
pick-item = Use the Item { $item }. { $text }
pick-item-gone = Use your Item
pick-space = { $landmark }, action space { $space }. { $text }
pick-space-summon = { $landmark }, summon space, { $hero }. { $text }
pick-space-summon-nobody = { $landmark }, summon space. { $text }

## Players, Spells, kinds of card

pick-player = { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
pick-entrance = { $me ->
    [yes] Your dungeon
   *[no] { $player }’s dungeon
}, total damage: { $damage }
pick-declared = { $card }, played by { $me ->
    [yes] you
   *[no] { $player }
}{ declared-target }
pick-declared-gone = Declaration { $number }
pick-draw = Draw { SOME($kind, 1) }
pick-back = { $back ->
    [room] Room
   *[spell] Spell
} card
