# The pages in the browser: what is around the game.

face-skip = Skip to the content
face-nav = Pages
face-cards = Cards
face-rules = Rules
face-profile = Profile
face-home = Home
face-about = About
face-unofficial = Unofficial and non-commercial; names belong to their owners.
face-theme-auto = As my device
face-theme-dark = Dark
face-theme-light = Light
face-back-to-table = Back to the table
face-try-again = Try again in { $seconds } s.

# The table

face-curtain = Pass the device to { $player }
face-curtain-why = Cards are hidden until the next player is ready.
face-curtain-open = I am { $player }: show my cards
face-active = active player
face-bot = bot
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } in hand
face-hand-spells = { COUNT("spell-card", $count) } in hand
face-first = first player
face-away-clock = out of time: a bot plays on
face-away-left = away: a bot plays on
face-forecast = What your dungeon would do now
face-forecast-none = Nobody is on the way to this dungeon.
face-damage-in-all = Damage in all: { $count }
face-no-hand = You are looking on.
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
face-rest-waits = None of the people is here. The game waits { $minutes } minutes for one of them and is then adjourned; bots do not finish it alone.
face-rest-adjourned = Adjourned: none of the people is here. The game goes on as soon as one of them comes back.
face-rest-adjourned-rated = Adjourned: none of the people is here. The game is rated: it counts for nobody until it is finished, and goes on when all of them are back, or { $hours } hours after the first of them.
face-rest-missing = Adjourned. The game goes on when these players are back: { $players }. It waits for them { $hours } hours at most, counted from the first who came back.
face-table-broken = An error on our side stopped this game. It is kept as it was.
face-waiting-window = { $phase }: others may still answer with a Spell or an ability (R6.1).
face-waiting-draw = Cards are being drawn.
face-undo-wished-by-you = You asked to take back your choice. Waiting for the others.
face-withdraw = Withdraw
face-lately = What befell you lately
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
face-to-rematch = To the rematch
face-hint = Hint
face-hint-thinking = A bot is thinking about it …
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
face-wake-at-me = Wake me if something is aimed at me
face-wake-declared = Wake me if anything is declared
face-always-ask = Always ask me
face-stop-here = Stop here
face-keys-and-settings = Keys and settings
face-mute = Mute { $player }
face-unmute = Let { $player } talk again
face-kick-whom = Remove { $player } from the table
face-whole-log = The whole log
face-more = More
face-ask-undo = Ask the others to undo my last choice
face-ask-undo-turn = Ask the others to replay this turn
face-leave = Leave; a bot plays on
face-leave-sure = Do you want to leave? A bot plays on for you, and you can come back.
face-come-back = I am back
face-concede-sure = Do you really give up?
face-close = Close the table
face-close-sure = Close this table for everybody?
face-seat-link = Link to this seat, for another device of yours
face-seat-devices = Other devices that play from this seat: { $count }
face-renew = New link to this seat
face-renew-sure = Make a new link? Until they have it, no other device of yours plays from this seat.
face-claim = I play here and have lost my seat
face-claim-why = Everybody else who sits at the table is asked. When all have agreed and nobody has come to the seat for ten minutes (for a day, where only one other person sits, or where there is no clock or one by days), press the button again. Whoever sits there is told; if they come back, the seat is theirs alone again. A seat held by an account is reached by signing in.
face-claim-seat = I am { $player }
face-claim-this = Seat { $seat } is mine
face-claimed = { $name } says: I am { $player } and have lost my seat. Is that true?
face-claimed-seat = { $name } asks for the seat of { $player }.
face-talk = Talk
face-talk-label = Say something
face-no-talk = Nobody has said anything yet.
face-say = Say
face-emote-hello = Hello!
face-emote-well-played = Well played!
face-emote-ouch = Ouch!
face-emote-thanks = Thanks!
face-emote-hurry = I am waiting…
face-emote-good-game = Good game!
face-lost = The connection is lost. Trying again …
face-found = Connected again.
face-keys = Keys
face-keys-list =
    1, 2, 3 …: that choice
    P: pass
    U or Esc: undo; Esc first closes what is open
    T: pass until my turn
    X: stop passing
    W: wake me if something is aimed at me
    D: wake me if anything is declared
    A: always ask
    H: a hint from a bot
    L: to the log
    S or a click: skip the walk
    ?: this list
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
face-not-sure = No, go on playing
face-not-live = This page is not live without script. Reload it to see what happened.
face-reload = Reload

# Before the game

face-lobby = A new game: { $edition }
face-lobby-waits = Waiting for players.
face-lobby-full = Everybody is here.
face-lobby-held = Some seats are held for players who have not sat down yet.
face-differs = Different from the printed rules
face-invite = Invite others
face-invite-code = Code of this table:
face-invite-link = Or send this link:
face-invite-seat = Send this link to whoever is to sit here:
face-seats = Seats
face-seat-open = open
face-seat-held = held for { $player }
face-seat-you = you
face-seat-host = host
face-seat-absent = not here now
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
face-level-random-why = any choice the rules allow, by chance
face-level-easy-why = plain rules, and the mistakes people make
face-level-normal-why = plain rules: counts who lures whom, and knows when to answer
face-level-hard-why = imagines how the game may go on from here
face-level-expert-why = imagines more, and judges by the experience of many games
face-levels-fair = Every bot knows what a player in its seat may know, and no more.
face-fill = Bots on the open seats:
face-start = Start the game
face-start-with-bots = Start; bots take the open seats
face-host-starts = The host starts the game.
face-fair = Fair deals
face-fair-why = This number was fixed before the game. When it is over, the seed behind it is shown, and anybody can check that every card came as it had to.
face-salt = Add words of your own to the deal
face-salt-add = Add
face-seat-of = Your seat { $seat }
face-seat-by-link = This link opens seat { $seat } at the table { $code }.
face-seat-sit = Sit down
face-seat-secret = The part of the link after #
face-table-title = Table { $code }
face-trouble = That did not work

# When something goes wrong

face-trouble-method = This address does not take that method.
face-trouble-not-found = There is nothing here.
face-trouble-no-table = There is no such table.
face-trouble-no-seat = There is no such seat at this table.
face-trouble-unplayable = No game can be played with these settings.
face-trouble-not-now = This cannot be done now.
face-trouble-not-yours = This is not yours to do.
face-trouble-stale-ask = That question is no longer open; look at the table again.
face-trouble-not-offered = That is not among the choices; look at the question again.
face-trouble-too-much = That is too much.
face-trouble-broken = An error on our side stopped this table; its journal is kept.
face-trouble-unsaved = What you did could not be saved, so it did not happen; try again.
face-trouble-stopping = The server is about to stop; try again in a moment.
face-trouble-nobody = We do not know you yet: begin a game or sign in first.
face-trouble-origin = This was sent by a page of another site: open the game’s own page and try there.
face-trouble-wrong-host = This server does not answer to that name: open it by its own address. Whoever runs it can give it that name with --host.
face-trouble-too-large = That is too large.
face-trouble-wrong-body = The form does not fit this page; load it again.
face-trouble-streams = Too many pages of this game are open; close some of them.
face-trouble-too-many = That was too often; wait a moment and try again.
face-trouble-store = The store could not be read; try again in a moment.
face-trouble-error = An error on our side stopped this.
