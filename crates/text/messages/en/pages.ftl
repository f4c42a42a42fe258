# The pages around the tables: home, new table, cards, rules, profile, about.

face-home-lead = Build a dungeon, lure heroes, collect their souls. Play right away against bots, or with friends by sharing a link: no account, nothing to install.
face-play-now = Play now
face-edition = Edition
face-against = Against
face-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
face-level = Bot level
face-home-mine = My games
face-my-turn = Your turn
face-mine-waiting = waiting for players
face-mine-playing = in progress
face-mine-invited = you are invited
face-home-others = Play with others
face-home-others-why = Make a table and send its link, or join one with its code.
face-new = New table
face-join-label = Table code or link
face-join = Join
face-join-none = There is no table with this code. A code is six letters and digits; ask the host for it again.
face-open-tables = Tables waiting
face-no-open-tables = No open tables right now. Make one: others will find it here.
face-free-seats = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
} of { $players }
face-rated = rated
face-solo = Solo dungeon
face-solo-why = Alone against the town: collect as many souls as you can before the heroes run out.
face-solo-play = Play solo
face-challenge-play = Challenge mode
face-replays = Replays
face-no-replays = No finished games yet. You’ll be able to watch them again here.
face-result-alone = score { $score }
face-result-place = place { $place } of { $players }, score { $score }
face-look-up = Look it up
face-home-cards = All cards
face-home-rules = The rules
face-home-words = Words of the game

# A new table

face-new-game = The game
face-players = Players
face-players-hint = The numbers in parentheses show how many can play each edition. In the super edition, games with five or six players add the explorers.
face-new-seats = Who sits where
face-new-sit = I’m playing too, in the first seat
face-new-device = Others on this device
face-new-bots = Bots
face-new-rest = The remaining seats stay open: others take them with the link or the code. People sharing this device sit next to you.
face-new-make = Make the table
face-new-check = Show what differs
face-new-too-many = There are more people and bots than seats: choose more players, or fewer bots.
face-new-device-sit = To let others play on this device, take a seat yourself.
face-new-number = Enter a whole number in the field “{ $field }”.
face-new-range = The field “{ $field }” takes a number from { $least } to { $most }.
face-new-players = That number of players doesn’t work: the { $edition } is for { $least } to { $most }.
face-new-variant = { $variant } does not belong to this edition ({ $edition }): uncheck it, or choose another edition.
face-variants = Variants
face-packs = Packs
face-packs-hint = Leave all boxes unchecked to play with the edition’s own packs.
face-as-edition = Same as the edition
face-heroes-of = Heroes from
face-clock = Time
face-clock-how = Clock
face-clock-none = No clock
face-clock-move = For each choice
face-clock-game = For the whole game
face-clock-days = Days for each choice
face-clock-seconds = Seconds for each choice
face-clock-minutes = Minutes for the game
face-clock-more = Extra seconds for each choice
face-clock-for-days = Days
face-clock-hint = Only the numbers for the clock you choose count. When it runs out, a bot takes over. Time spent is gone: undoing or leaving gives none of it back.
face-pacing = Windows
face-pacing-free = Open until answered
face-pacing-equal = Always the same length
face-pacing-seconds = Seconds per window
face-pacing-hint = Windows of the same length hide who had something to think about.
face-company = People
face-visibility = Who can join
face-visibility-open = Anyone: the table is listed
face-visibility-link = Anyone with the link or the code
face-visibility-private = Only people with a seat link; nobody can watch
face-leaving = If a player leaves
face-leaving-bot = a bot takes over
face-leaving-concede = they concede
face-rated-game = Rated game
face-rated-hint = Everybody needs an account and has one seat, there is a clock, and the others can’t agree to let you take a choice back. A seat counts as abandoned if a bot made more than a quarter of its choices or finished the game; that bot plays at level normal or below. An adjourned game counts once it is finished.
face-rated-needs-clock = A rated game needs a clock: choose one under “Time”.
face-copy = Copy
face-copied = Copied
# The name of a guest who gave none; a number follows.
face-guest = Guest
face-sign-up-first = Sign up first
face-house-rules = House rules
face-house-rules-hint = For what the printed rules leave open. Leave a field as it is to play by the edition’s rules.
face-rule-death-check = When a Hero dies
face-rule-moving-saves = Moving a Hero away saves it
face-rule-damage-dealt = Damage dealt to the Hero in a Room
face-rule-adventure-parts = Active in Adventure
face-rule-reveal-order = Order of the reveal
face-rule-rebuild = An empty deck is rebuilt
face-rule-returned-to-entrance = A Hero sent back to an entrance
face-rule-untouched-go-on = An untouched Hero moved in Adventure keeps going
face-rule-all-win-or-lose = All win or lose in one turn
face-rule-heroes-after-elimination = Heroes after a player is out
face-rule-min-health = Minimum Health
face-rule-deck-out = An empty Hero deck
face-rule-minion-may-stay-home = The Minion may stay at home
face-rule-two-kind-landmark = Landmark for a Hero of two kinds
face-rule-returned-hero-keeps-health-token = A Hero sent back keeps its Health token
face-rule-solo-bait-places = Places in town in solo Bait
face-rule-ability-under-face-down = Ability of a Room under a face-down card
face-rule-turn-limit = Turn limit
face-value-on-leaving = on leaving the Room
face-value-at-once = at once
face-value-no = no
face-value-yes = yes
face-value-stays = stays dealt
face-value-follows = follows the Room
face-value-everyone = every player
face-value-with-heroes = players with Heroes
face-value-all-compare = all are compared
face-value-winners-compare = only the winners are compared
face-value-per-player = player by player
face-value-level-ups-first = all Level Ups first
face-value-when-needed = when a card is needed
face-value-walks = walks this turn
face-value-waits = waits until the next turn
face-value-unchanged = as many as before
face-value-per-player-left = one for each player left
face-value-plays-on = the game goes on
face-value-at-end-of-turn = ends the game after the turn
face-value-when-reveal-fails = ends the game when a Hero is missing
face-value-icon-order = by the order of its icons
face-value-board-order = by the order of the board
face-value-fixed = read once
face-value-sliding = read for each Hero
face-value-works = works until the reveal
face-value-rests = rests

# Cards

face-search = Search
face-any = any
face-pack = Pack
face-kind = Kind
face-treasure = Treasure
face-show = Show
face-kind-boss = Boss
face-kind-monster = Monster Room
face-kind-trap = Trap Room
face-kind-advanced = Advanced Room
face-kind-spell = Spell
face-kind-hero = Hero
face-kind-epic = Epic Hero
face-kind-landmark = Landmark
face-kind-item = Item
face-cards-found = Found: { COUNT("card", $count) }.
face-cards-none = No cards match. Try fewer words or another kind.
face-cards-all = All cards
face-cards-pictures = All pictures
face-signs = Icons
face-copies = Copies
face-card-ours = This card is designed by this project.
face-words-here = What the words mean

# Rules

face-contents = Contents
face-rules-found = Rules and rulings found: { $count }
face-rules-none = No rule matches. Try another word, or a number such as Q9.
face-rules-all = All rules
face-words-hint = As they apply in the super edition with all packs.

# Profile

face-stranger = We haven’t met
face-stranger-why = A profile keeps your games, results and ratings together. You don’t need one to play: say what to call you, or just start a game. With an account, you’ll also find it all on your other devices.
face-name = Your name, as others see it
face-begin = Begin
face-hello = Hello, { $name }
face-with-account = You’re signed in as { $login }.
face-as-guest = You’re here as a guest: only this browser knows you. Sign up to be recognized on other devices, too.
face-rename = Change your name
face-settings = Settings
face-settings-kept = Saved in this browser.
face-language = Language
face-theme = Colors
face-no-games = No games in progress.
face-results = Results
face-ratings = Ratings
face-no-ratings = No rated games yet.
face-rating = Rating
face-rated-games = Games
face-sign-up = Sign up
face-sign-up-why = A name to sign in with, and a password or twelve words. No email address. Your games stay yours. Others see the name you chose, or else the one you sign in with.
face-login = Login
face-login-hint = 3 to 24 characters: a–z, 0–9, - and _.
face-password = Password
face-password-hint = At least 10 characters.
face-want-phrase = Also give me a recovery phrase of twelve words; it works without a password, too
face-sign-in = Sign in
face-sign-in-why = What you played here as a guest becomes yours.
face-or-phrase = Or the recovery phrase
face-change-password = Change your password
face-old-password = Current password
face-new-password = New password
face-others-end = This signs you out everywhere else.
face-phrase = Recovery phrase
face-phrase-why = Twelve words that open your account. A new phrase replaces the old one.
face-new-phrase = Make a new phrase
face-phrase-once = These words open your account. They are shown only once: write them down now.
face-phrase-kept = I have written them down
face-sign-out = Sign out
face-sign-out-here = Sign out here
face-sign-out-everywhere = Sign out everywhere
face-data = My data
face-data-why = Everything we store about you is yours: download it as a file, or have it deleted.
face-export = Download my data
face-delete = Delete me
face-delete-what = Your name, account, sessions, results and ratings are deleted for good. Bots take over at your tables. This can’t be undone.
face-delete-sure = Delete everything
face-delete-not = Keep everything

# About

face-about-what = What this is
face-about-what-says = A free game server for dungeon-building card games, made by people who like them. It is unofficial and non-commercial: nothing is sold, nothing is advertised.
face-about-names = Names
face-about-names-says = Names of games and cards belong to their owners, who have nothing to do with this. All the text and all the pictures here are our own.
face-about-kept = What we store about you
face-about-kept-says = Your name; your games, what you said in them, and their results; when you were last here; where to notify you when it’s your turn, if you asked for that. If you sign up, a login and a hash of your secret. One cookie to recognize you, one for your settings and one for your last choice. No email address, no tracking, and these pages ask no other site for anything.
face-about-to-data = See, download or delete it
face-about-fair-says = Before a game, the server fixes its seed and shows a number made from it. Every player may add their own words to the deal. When the game is over, the seed is shown, and anybody can check that every card came from it.
face-about-license = Licenses
face-about-license-says = The program, the text and the pictures may be used under the MIT license or the Apache License 2.0, whichever you like.
face-about-version = Version

# More that may go wrong

