# Learn: lessons on a real board, played step by step.

face-learn = Learn
face-learn-new-here = New here? In ten minutes you’ll know how to play.
face-learn-lead = Learn by playing: one whole game, then three short lessons. Nothing can go wrong, and you may stop at any time.
face-learn-length = { $minutes ->
    [one] About 1 minute
   *[other] About { $minutes } minutes
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
face-learn-start = Start
face-learn-step = Step { $step } of { $of }
face-learn-ways = Lesson navigation
face-learn-back = Back
face-learn-next = Next
face-learn-all = All lessons
face-learn-again = Start over
face-learn-read-on = Read more in the rules:
face-learn-meant = the lesson does this
face-learn-meanwhile = { $count ->
    [one] Meanwhile 1 thing happened
   *[other] Meanwhile { $count } things happened
}
face-learn-other = “{ $choice }”: that’s allowed, and in a game of your own you could do it. This lesson goes another way so that you see what is explained here. Choose what’s glowing.
face-learn-not-offered = You can’t choose that here. Choose what’s glowing.
face-learn-none = There is no such lesson. All lessons are under “Learn”.
face-learn-no-step = The lesson “{ $lesson }” has no such step; its steps are numbered from 1 to { $steps }.
face-learn-done = Well done: { $lesson }
face-learn-learned = What you know now
face-learn-happened = What happened at the end
face-learn-onward = What next?
face-learn-play = Play now against an easy bot
face-learn-play-alone = Play alone now
face-learn-rules = The rules

## The first game

face-learn-first-title = Your first game
face-learn-first-lead = A whole game against one opponent, from choosing a Boss to winning. Every step says what to do, and why.
face-learn-first-end =
    Treasure lures Heroes, and Rooms deal damage to them.
    A Hero that dies is a Soul; one that survives is a Wound.
    An Advanced Room is built over a Room that shares a treasure with it.
    With five Rooms your Boss levels up, once per game.
    An Epic Hero counts double.
    10 Souls or 5 Wounds end the game at the end of the turn; the player with the most Souls minus Wounds wins.
face-learn-first-boss = You are the Boss, and Heroes are coming to rob your dungeon. Each Boss has a treasure and an ability you’ll use later, and the one with more XP goes first. Choose { $boss }.
face-learn-first-room = Build your first Room. The number is the damage it deals to every Hero inside; next to the number is its treasure icon. { $room } does both well: it hits hard, and it lures fighters.
face-learn-first-build = Every turn Heroes come to town, and you draw a Room card. Each Hero wants one kind of treasure: { $hero } wants fighter treasure, and you have the most of it. Now you may build one Room. Take { $room }.
face-learn-first-slot = A dungeon grows to the left, up to five Rooms. Heroes enter on the left and walk to your Boss on the right. Choose the new slot: the card stays face down until everybody has placed one.
face-learn-first-reveal = All new Rooms are revealed at once. Some do something when you build them: { $room } gives you two Spells, then you discard one. Keep { $kept } for later and discard { $gone }.
face-learn-first-bait = That was the Bait phase: each Hero goes to the dungeon with the most of its treasure. { $hero } comes to you, { $other } goes to { $rival }. Now the Adventure begins. Hold your Spells until the Hero is inside: pass.
face-learn-first-spell = { $hero } is in { $room } and has taken its damage. All your Rooms together deal too little to kill this Hero. { $spell } makes a Trap Room deal more damage until end of turn. Play it.
face-learn-first-target = On which Room? On { $room }, where the Hero is right now. A Spell takes effect once everybody has passed.
face-learn-first-soul = { $hero } died in your dungeon: your first Soul. Ten Souls end the game! Next comes { $room }: it makes the Trap Room to its right deal more damage, and that will be { $next }. Build it.
face-learn-first-left = A new slot on the left again: that way the Room it helps is right next to { $room }.
face-learn-first-two = Two fighters at your entrance: your treasure lures both, whether you like it or not. They walk one after the other. { $hero } will die; { $other } has more Health. Pass and see.
face-learn-first-wound = { $hero } is in your last Room and will survive: that is a Wound, and 5 Wounds end the game. { $spell } could still kill this Hero. But one Wound does not hurt much, and stronger Heroes will come: save the Spell and pass.
face-learn-first-advanced = One more Soul, and one Wound. { $room } is an Advanced Room: it is built over a Room that shares a treasure with it. Here that is { $below }, which no longer counts once it is covered. { $next } will help the new Room as well. Take the Advanced Room.
face-learn-first-tie = { $hero } comes to you. { $other } stays in town: you and { $rival } have the same amount of that treasure, and a tie lures nobody. Pass.
face-learn-first-vault = { $hero } is still waiting in town. { $room } changes that in two ways: its treasure breaks the tie, and when you build it, it also sends a Hero from town to your entrance. Build it.
face-learn-first-fourth = A new slot again. { $room } will be your fourth Room; with the fifth your Boss levels up.
face-learn-first-lure = Your new Room triggers. Choose { $hero }: your dungeon is strong enough by now. { $other } will come anyway, for the treasure. In a game of your own you might rather take the Hero who would go to your opponent.
face-learn-first-walk = { $hero } and { $other } are at your entrance, and your Rooms deal enough damage for both. Pass: they walk by themselves.
face-learn-first-cancel = Two more Souls for you! Now { $rival } plays { $spell }, because otherwise { $hero } would survive there. Before a Spell takes effect, you may answer it. Your { $cancel } cancels it: play it.
face-learn-first-fifth = { $hero } has survived: a Wound for { $rival }. Now comes your fifth Room, { $room }. As soon as five Rooms are visible, { $boss } levels up.
face-learn-first-search = Level Up! It happens once per game. { $boss } searches the Room deck or the discard pile for an Advanced Monster Room. Take { $room }.
face-learn-first-found = You may build { $room } at once, over a Room with the same treasure. Choose { $below }.
face-learn-first-five = Your opponent has leveled up, too. Add up what your five Rooms deal: it is enough for { $hero } and for { $other }. Pass.
face-learn-first-full = Seven Souls! Your dungeon is full, so from now on you build over your Rooms. { $room } goes over { $below } and deals more damage.
face-learn-first-seven = { $hero } comes for your thief treasure. Your dungeon does the rest. Pass.
face-learn-first-epic = The first Epic Hero! { $hero } has a lot of Health and counts double: 2 Souls, or 2 Wounds. { $other } wants no treasure and goes to the player with the fewest Souls: { $rival }. Your dungeon is strong, and nobody has to build: build nothing.
face-learn-first-last = { $hero } stands at your entrance. With 2 more Souls you’ll have 10. Pass.
face-learn-first-freeze = { $rival } plays { $spell } on { $room }: it will deal no damage this turn. Your opponent does not want you to win! You have an answer, but its moment comes later. Pass.
face-learn-first-answer = { $hero } is in your last Room and would survive by a hair. This is the moment you saved { $spell } for. Play it!
face-learn-first-giant = On { $room }, where the Hero is. That is just enough.

## Spells and windows

face-learn-spells-title = Spells and windows
face-learn-spells-lead = When you may act, how a Spell is answered and canceled, and how to pass without being asked again and again.
face-learn-spells-end =
    A window is a moment for Spells and abilities, in the Build phase and in the Adventure phase.
    Every Spell can be answered, and the newest one resolves first.
    A canceled Spell has no effect and goes to the discard pile.
    Abilities of Rooms are used in the same windows.
    You decide when you want to be asked.
face-learn-spells-window = You are now the active player, and a window is open: a moment when everybody may play Spells for this phase. { $spell } brings a Hero from town to your entrance. Play it.
face-learn-spells-target = A Spell is declared with its target, and the target can’t be changed after that. Nothing lures { $hero } so far: choose this Hero.
face-learn-spells-answer = { $rival } answers with { $spell }, so that { $hero } stays in town. Nothing has resolved yet: declared Spells wait until everybody passes. So you may answer the answer: play your own { $spell }.
face-learn-spells-newest = Two Spells are waiting, and you can cancel either. Choose the one { $rival } plays. The newest one resolves first: yours takes effect now, and then nothing stands in the way of { $spell }.
face-learn-spells-place = The Hero is at your entrance. Now build { $room }, over the Room next to your Boss. Building isn’t a Spell: nobody can answer it.
face-learn-spells-adventure = In the Adventure phase a window opens at the beginning, before each Hero enters, in each Room after its damage, and for each dungeon after its last Hero, or once if no Hero came. The active player is asked first. There is nothing to do yet: pass.
face-learn-spells-room = { $hero } has taken damage and will die in the next Room anyway. { $spell } would be wasted here. Pass: when all have passed, the game goes on.
face-learn-spells-until = So many windows, and nothing to do! At a table you’ll find “{ face-windows }” below your choices. There you can press “{ face-until-my-turn }”, for example, and “{ face-wake-at-me }”. Pass here once more.
face-learn-spells-ability = { $rival } plays { $spell } to kill the Hero there. Your { $room } has an ability, and abilities are used like Spells: discard a Spell to cancel an opponent’s Spell. Use it.

## The super board

face-learn-super-title = The super board
face-learn-super-lead = The town of the super edition: Market, Minions, Landmarks and Tavern, and with them Items and coins.
face-learn-super-end =
    Every turn you take one card from the Market.
    Your Minion stands on one action space; it acts after building.
    Heroes the town has no room for wait at Landmarks and in the Tavern until somebody summons them.
    If you kill a Hero that carries an Item, you take the Item and may use it once.
    Coins pay for abilities, and once per turn a Room card becomes a coin.
    +1 tokens stay on their Room.
    10 Souls or an empty Hero deck end the game at the end of the turn; Wounds don’t end the game here, they only count against your Souls.
face-learn-super-market = The town has as many places for Heroes as there are players. New Heroes have pushed the old ones out: { $hero } to the { $town }, the Landmark of its treasure, and { $other } to the { $tavern }, because that Landmark was taken. The first player, a different one every turn, has already chosen. Take a card from the Market: { $card }.
face-learn-super-minion = Your Minion goes to a free action space. In the { $tavern } it summons { $hero }, with 2 less Health: that will be an easy Soul. Place it there.
face-learn-super-coin = Coins pay for some abilities; you begin with 3. Once per turn you may turn a Room card from your hand into one more, here { $room }, which you do not need. Do it.
face-learn-super-build = Build { $room } on the left. It has an action space of its own; you’ll use it next turn.
face-learn-super-summon = Now it’s the Minion phase, and the Minions act. { $hero } could be sent to any dungeon. Choose your own.
face-learn-super-pay = { $hero } carries an Item, { $item }, which helps against your monsters. But your { $room } deals more damage this turn, for a coin. Use its ability now, before anybody enters.
face-learn-super-again = Two Souls, and { $item } is yours: it lies beside your Boss. A new turn, a new Market. Take { $card }.
face-learn-super-arena = Minions can work in your own dungeon, too: on { $room }, yours makes that Room deal more damage this turn. While it stands there, the Room can be neither covered nor destroyed.
face-learn-super-item = Now use { $item }: an Item of yours can be used once, like an ability. This one gives your dungeon two +1 tokens.
face-learn-super-token = A +1 token makes a Room deal 1 more damage every turn, until the Room is covered or destroyed. Choose { $room } for both tokens.
face-learn-super-yard = Build { $room } over { $below }, so that the tokens on the other Room stay. Then watch the next Hero.

## Playing alone

face-learn-solo-title = Playing alone
face-learn-solo-lead = What’s different when you play alone: the row of Heroes, the Tavern, and the score.
face-learn-solo-end =
    The Hero in the first place of the row needs 1 treasure of its kind, the second 2, and so on.
    A Hero that has to go to the Tavern ends the game at once, and so do 5 Wounds at the end of a turn.
    Keep Landmarks free: summon the Heroes that wait there.
    Your score is Souls minus Wounds, and it earns you a title.
face-learn-solo-town = You are alone, and your rival is the row in town: 4 places, and 3 new Heroes every turn. { $hero } in the first place needs 1 treasure of its kind to come to you, the second Hero needs 2, the third 3. Take { $room } from the Market.
face-learn-solo-minion = The Market and your Minion work as usual. The second action space of the { $landmark } makes your last Room, { $room }, deal 2 more damage this turn. Place your Minion there.
face-learn-solo-build = Build { $room }. It has no fighter treasure, and that’s good: { $hero } in the third place is not lured yet, and your dungeon would be too weak.
face-learn-solo-bait = { $hero } comes to you, { $other } does not: that would take 3 treasures. After this phase the row closes up. The further left a Hero stands, the less treasure it takes. Pass.
face-learn-solo-push = The row was full, so the oldest Hero had to go: { $hero } is now at the { $landmark }, the first free Landmark. If no Landmark is free, a Hero goes to the { $tavern }, and the game is over at once! Take { $card } from the Market.
face-learn-solo-rescue = So keep the Landmarks free. Place your Minion on the summon space of the { $landmark }: { $hero } will come to you, with 2 more Health.
face-learn-solo-over = Now you need more damage. { $room } is an Advanced Room and goes over { $below }; it also makes its neighbors stronger.
face-learn-solo-spell = { $hero } and { $other } are at your entrance, and your Rooms deal not quite enough damage. { $spell } puts +1 tokens on two Rooms. Play it.
face-learn-solo-token = The first one goes to { $room }, the second to your other Room. When you play alone, a Room holds at most 4 tokens.
face-learn-solo-score = Three Souls and no Wound! It goes on like this until the last Epic Hero has come, unless 5 Wounds or the Tavern end the game first. Your score is Souls minus Wounds, 36 at most, and each score has its title. 10 Souls don’t end the game here.
