# The pages in the browser: what is around the game.

face-skip = Skip to the content
face-nav = Pages
face-cards = Cards
face-rules = Rules
face-profile = Profile
face-home = Home
face-about = About
face-unofficial = Unofficial and non-commercial; names belong to their owners.
face-theme-auto = Match my device
face-theme-dark = Dark
face-theme-light = Light
face-back-to-table = Back to the table
face-try-again = Try again in { $seconds } s.

# The table

face-curtain = Pass the device to { $player }
face-curtain-why = Cards are hidden until the next player is ready.
face-curtain-open = I’m { $player }: show my cards
face-active = active player
face-bot = bot
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } in hand
face-hand-spells = { COUNT("spell-card", $count) } in hand
face-first = first player
face-away-clock = out of time: a bot took over
face-away-left = away: a bot took over
face-forecast = Forecast for your dungeon
face-forecast-none = Nobody is on the way to this dungeon.
face-damage-in-all = Total damage: { $count }
face-no-hand = You’re watching.
face-rivals = The other players
face-enlarge = Enlarge { $player }’s dungeon
face-back-to-board = Back to the board
face-back-room = Room card, face down
face-back-spell = Spell card, face down
face-deck-rooms = Room deck: { $count }
face-deck-spells = Spell deck: { $count }
face-deck-heroes = Heroes still to come: { $count }
face-deck-epics = Epic Heroes still to come: { $count }
face-choices = Your choices
face-table-closed = This table is closed.
face-rest-waits = None of the human players is here. The game waits { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} for one of them and is then adjourned; bots don’t finish it alone.
face-rest-adjourned = Adjourned: none of the human players is here. The game resumes as soon as one of them comes back.
face-rest-adjourned-rated = Adjourned: none of the human players is here. The game is rated: it counts for nobody until it is finished. It resumes when all of them are back, or { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} after the first one returns.
face-rest-missing = Adjourned. The game resumes when these players are back: { $players }. It waits { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at most, counting from the first player who came back.
face-table-broken = An error on our side stopped this game. It is saved as it was.
face-waiting-window = { $phase }: others may still answer with a Spell or an ability (R6.1).
face-waiting-draw = Cards are being drawn.
face-undo-wished-by-you = You asked to take back your choice. Waiting for the others.
face-withdraw = Withdraw
face-lately = Recent events
face-fate-tied = tie
face-fate-nobody = nobody
face-waiting-chance = The cards are being dealt.
face-won = { $me ->
    [yes] You win
   *[no] { $player } wins
}: { $cause }.
face-over-alone = The game is over: { $cause }.
face-result = Result
face-replay = Watch the replay
face-rematch = Play again
face-to-rematch = Go to the rematch
face-hint = Hint
face-hint-thinking = A bot is thinking about it…
face-undo = Undo
face-undo-all = Undo all
face-undo-wished = { $player } would like to take back their last choice.
face-undo-wished-turn = { $player } would like to go back to the beginning of the turn.
face-agree = Agree
face-refuse = No
face-windows = When am I asked?
face-until-my-turn = Pass until my turn
face-until-phase = Pass this phase
face-until-turn = Pass this turn
face-wake-at-me = Ask me if something targets me
face-wake-declared = Ask me if anything is declared
face-always-ask = Always ask me
face-stop-here = Stop here
face-keys-and-settings = Keys and settings
face-mute = Mute { $player }
face-unmute = Unmute { $player }
face-kick-whom = Remove { $player } from the table
face-whole-log = The whole log
face-more = More
face-ask-undo = Ask the others to undo my last choice
face-ask-undo-turn = Ask the others to start this turn over
face-leave = Leave; a bot takes over
face-leave-sure = Do you want to leave? A bot takes over for you, and you can come back.
face-come-back = I’m back
face-concede-sure = Do you really want to give up?
face-close = Close the table
face-close-sure = Close this table for everybody?
face-seat-link = Link to this seat, for your other devices
face-seat-devices = Other devices playing from this seat: { $count }
face-renew = New link to this seat
face-renew-sure = Make a new link? Your other devices can’t play from this seat until they have it.
face-claim = I’m a player here and lost my seat
face-claim-why = Everybody else sitting at the table is asked. Once all of them have agreed and nobody has used the seat for ten minutes (for a day if only one other person is sitting, if there is no clock, or if it counts in days), press the button again. The person in that seat is told; if they come back, the seat is theirs alone again. If the seat belongs to an account, sign in to get back to it.
face-claim-seat = I’m { $player }
face-claim-this = Seat { $seat } is mine
face-claimed = { $name } says: “I’m { $player } and I lost my seat.” Is that true?
face-claimed-seat = { $name } asks for { $player }’s seat.
face-talk = Table talk
face-talk-label = Say something
face-no-talk = Nobody has said anything yet.
face-say = Send
face-emote-hello = Hello!
face-emote-well-played = Well played!
face-emote-ouch = Ouch!
face-emote-thanks = Thanks!
face-emote-hurry = Your move!
face-emote-good-game = Good game!
face-lost = Connection lost. Trying again…
face-found = Connected again.
face-keys = Keys
face-walk = Walking
face-walk-off = Off
face-walk-slow = Slow
face-walk-normal = Normal
face-walk-fast = Fast
face-sound = Sound
face-sound-on = On
face-sound-off = Off
face-close-help = Close
face-yes-sure = Yes
face-not-sure = No, keep playing
face-not-live = Without JavaScript this page doesn’t update by itself. Reload it to see what happened.
face-reload = Reload

# Before the game

face-lobby = New game: { $edition }
face-lobby-waits = Waiting for players.
face-lobby-full = Everybody is here.
face-lobby-held = Some seats are held for players who have not sat down yet.
face-differs = Different from the printed rules
face-invite = Invite others
face-invite-code = Table code:
face-invite-link = Or send this link:
face-invite-seat = Send this link to the player who should sit here:
face-seats = Seats
face-seat-open = open
face-seat-held = held for { $player }
face-seat-you = you
face-seat-host = host
face-seat-absent = not here right now
face-take = Take seat { $seat }
face-stand-up = Stand up
face-kick = Remove
face-kick-sure = Remove this player from the table?
face-open-seat = Open the seat
face-give = Give it to a bot
face-level-random = random
face-level-easy = easy
face-level-normal = normal
face-level-hard = hard
face-level-expert = expert
face-levels = What the levels mean
face-level-random-why = picks any legal choice at random
face-level-easy-why = follows simple rules and makes the mistakes people make
face-level-normal-why = follows simple rules: works out who lures which Hero, and knows when to answer
face-level-hard-why = simulates how the game might go on from here
face-level-expert-why = simulates more, and draws on the experience of many games
face-levels-fair = Every bot knows what a player in its seat may know, and no more.
face-fill = Bots in the open seats:
face-start = Start the game
face-start-with-bots = Start with bots in the open seats
face-host-starts = The host starts the game.
face-fair = Fair deals
face-fair-why = This number was fixed before the game. When the game is over, the seed behind it is shown, and anybody can check that every card came from that seed.
face-salt = Add your own words to the deal
face-salt-add = Add
face-seat-of = Your seat { $seat }
face-seat-by-link = This link opens seat { $seat } at the table { $code }.
face-seat-sit = Sit down
face-seat-secret = The part of the link after #
face-table-title = Table { $code }
face-trouble = That did not work

# When something goes wrong

