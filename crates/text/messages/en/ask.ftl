# What a player is asked, to "you", in one sentence.

asked-rule = { $question } ({ $rule })
to-go = { $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}

asked-choose-boss = Choose the Boss you want to be.
asked-mulligan = Do you want to shuffle your hand back into the decks and draw a new one?
asked-opening-discard = Choose a card from your opening hand to discard{ to-go }.
asked-first-room = Build your first Room, or build nothing.
asked-turn-draw = Choose which deck to draw from this turn.
asked-place-room = Choose a Room to build, or build nothing.
asked-place-where = Choose where to build { $room }.
asked-window = { $phase }, { $me ->
    [yes] you are
   *[no] { $player } is
} active: play a Spell, use an ability, or pass.
asked-cancel-window = { $phase }, { $me ->
    [yes] you are
   *[no] { $player } is
} active: cancel a Spell, or pass.
asked-target = { $card }: choose { SOME($target, 1) }{ place }.
asked-target-spell = { $card }: choose { $by ->
    [opponent] a Spell an opponent plays
   *[anyone] a Spell that is being played
}.
asked-target-opponent = { $card }: choose an opponent{ opponent-mark }.
asked-cost-room = { $card }: choose another of your Rooms to destroy.
asked-cost-card = { $card }: choose { SOME($what, 1) } to discard as its cost{ to-go }.
asked-cost-soul = { $card }: choose one of your Souls to remove from the game.
asked-may = Do you want to use { $card }?
asked-next-trigger = Several of your abilities trigger now: choose which one resolves first.
asked-discard = { $card }: choose { SOME($what, 1) } to discard{ to-go }.
asked-take-discarded = { $card }: choose { SOME($what, 1) } to take from the discard pile{ to-go }.
asked-name-back = { $card }: name the kind of card to take from { $player }’s hand.
asked-take-seen = { $card }: choose a card to take from { $player }’s hand.
asked-search = { $card }: choose { SOME($what, 1) } from the Room deck or the discard pile.
asked-build-found = { $card }: build { $room } on a matching Room, or keep it in your hand.
asked-destroy-own = { $card }: choose one of your Rooms to destroy.
asked-swap-first = { $card }: choose the first of the 2 Room stacks to swap, or swap nothing.
asked-swap-second = { $card }: choose the Room stack that swaps places with slot { $slot } { in-dungeon-of }.
asked-build-room = { $card }: choose a Room to build at once, or build nothing.
asked-build-where = { $card }: choose where to build { $room }.
asked-return-soul = { $card }: choose one of { $player }’s dead Heroes to send back to the entrance.
asked-heal = { $card }: choose the Wound to heal.
asked-machinations = Machinations: draw a Room card, draw a Spell, or draw nothing.
asked-market = Choose a card to take from the Market.
asked-place-minion = Place your Minion on an action space.
asked-token-on = { $card }: choose one of your Rooms for a +1 token{ $each ->
    [yes] , a different one each time
   *[no] {""}
}{ to-go }.
asked-lose-token = { $card }: choose one of your Rooms to remove a +1 token from{ to-go }.
asked-move-token-from = { $card }: choose one of your Rooms to move a +1 token from, or move nothing{ to-go }.
asked-move-token-to = { $card }: choose the Room that gets the +1 token from slot { $slot }.
asked-cost-token = { $card }: choose one of your Rooms to remove a +1 token from as its cost{ to-go }.
asked-summon-to = { $card }: choose a dungeon: { $hero } goes to its entrance{ $marked ->
    [yes] {" "}with a { $token } Health token
   *[no] {""}
}.
asked-take-market = { $card }: choose a card to take from the Market.
asked-move-minion = { $card }: choose the action space your Minion moves to.
asked-send-hero = { $card }: choose a Hero in town to send { to-entrance-of }.
asked-shuffle-stack = { $card }: choose the Room stack to shuffle.
