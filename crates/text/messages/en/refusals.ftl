# Why something is refused: what happened, and what to do.

## Tables

refused-no-table = There is no such table.
refused-no-seat = There is no seat { $seat } at this table.
refused-stale-ask = That question is no longer open; look at the table again.
refused-not-offered = That is not among the choices; look at the question again.
refused-broken = An error on our side stopped this table; its journal is kept.
refused-unread = The server’s data can’t be read right now; try again in a moment.
refused-unsaved = What you did could not be saved, so it did not happen; try again.
refused-stopping = The server is about to stop; try again in a moment.
refused-replays-busy = Too many replays are being watched right now; try again in a few seconds.

## Not now

refused-not-begun = The game has not begun.
refused-game-over = The game is over.
refused-closed = This table is closed.
refused-adjourned = The game is adjourned until its players are back.
refused-bot-plays = A bot is playing this seat now; come back to it first.
refused-paced-undo = Nothing can be taken back while a window of fixed length is open.
refused-nothing-yours = You have made no choice since anyone last learned something, so there is nothing to take back.
refused-daily-undo = Nothing can be taken back in a daily dungeon.
refused-undone-too-often = A seat can take something back { $most } times per game, and this seat has used them all.
refused-rated-undo = In a rated game you can’t ask the others to let you take something back.
refused-undo-asked = Somebody else has already asked to take something back; answer that first.
refused-undo-asked-just-now = You have just asked to take something back; ask again in half a minute.
refused-nothing-to-undo = There is nothing to take back.
refused-nobody-asks-undo = Nobody is asking to take anything back.
refused-paced-concede = You can concede once the window of fixed length is over.
refused-no-conceding = This seat can’t concede now.
refused-no-undo = This can’t be taken back.
refused-key-used = That key was used for another answer.
refused-undo-late = Another player has been asked something because of that choice: with a clock, it can be taken back only within { $seconds } seconds.
refused-undo-often = With a clock, a seat can take back a choice only { $times } times a turn once another player has been asked something because of it.
refused-little-time = There is too little time left on your clock to choose again.
refused-seat-held = This seat is held for somebody; the host can open it.
refused-seat-taken = Somebody sits there.
refused-seat-bot = A bot sits there; the host can open the seat.
refused-rated-one-seat = In a rated game each person has only one seat.
refused-rated-begun = Nobody can join a rated game once it has begun.
refused-knows-hand = You already know another hand in this game.
refused-rated-device = In a rated game, sign in to your account on this device.
refused-many-devices = Too many devices are playing from this seat.
refused-person-sits = A person sits there: they can leave, or you can remove them.
refused-nobody-sits = Nobody sits there.
refused-kick-yourself = You can’t remove yourself; leave, or close the table.
refused-salt-late = Words can be added to the deal only before the game begins.
refused-begun = The game has begun.
refused-held-at-start = A seat is held for somebody: wait for them, open it, or give it to a bot.
refused-open-at-start = A seat is open: wait for somebody, or give it to a bot.
refused-rated-few = A rated game needs two or more people with accounts.
refused-bots-alone = Too many games are being played by bots alone: wait until one is over, or sit down yourself.
refused-rated-to-end = A rated game must be played to its end; you can mute or concede.
refused-paced-hint = There are no hints while a window of fixed length is open.
refused-counted-hint = There are no hints in a game that counts.
refused-not-asked = You are not being asked anything now.
refused-many-think = Many bots are thinking; ask again in a moment.
refused-not-over = The game is not over yet.
refused-daily-door = A daily dungeon starts on its own page, /daily.
refused-many-listed = You have too many open tables in the list: finish or close one, or make one that isn’t listed.
refused-many-listed-here = There are too many open tables in the list from your address: finish or close one, or make one that isn’t listed.
refused-many-tables = You have too many tables; finish or close some.
refused-no-code = No free code was found for the table; try again.
refused-claim-wait = Not yet: all the others must agree, and nobody may play from the seat for a while.
refused-claim-asked = Somebody is already asking for a seat; wait for the answer.
refused-seat-in-use = Somebody is playing from that seat now.
refused-no-witness = Nobody else sits here who could vouch for you.
refused-nobody-claims = Nobody is asking for a seat.
refused-over-there = The game is over at that moment; choose an earlier one.
refused-out-there = That seat is out of the game at that moment.
refused-no-moment = The game has no such moment; it was over before.
refused-watch-later = A game can be watched again when it is over.
refused-nothing-played = No game was played at this table.
refused-nobody-won = This game was closed before its end, so nobody won.
refused-journal-later = A journal can be seen once its game is over.
refused-day-open = You can watch games from a daily dungeon once its day is over.

## Not yours

refused-not-your-seat = This seat is not yours.
refused-muted = The host has muted you at this table.
refused-host-only = Only the host of the table can do that.
refused-no-watching = Nobody may watch this table.
refused-who-are-you = We don’t know who you are: come as a guest or sign in first.
refused-barred = The host doesn’t want you at this table.
refused-rated-account = A rated game needs an account; sign up first.
refused-daily-owner = A daily dungeon can be played only by the person who began it.
refused-wrong-link = That link doesn’t open this seat.
refused-link-only = This seat can be taken only with its link.
refused-renew-owner = Only the person who sat down here can renew the link.
refused-rematch-players = Only those who played can ask for a rematch.
refused-share-players = Only those who played can share a game.
refused-unfinished-onward = A game that was not finished can’t be played on from here.
refused-unfinished-hidden = This game was not finished, so only what everybody saw is shown.
refused-watch-players = Only those who sat at this table can watch its game again.
refused-disbelieved = The players here have said no.
refused-seat-account = The person in that seat has an account: sign in to it.
refused-by-consent = You’re playing here because the others agreed; only the person who sat down here can do that.

## Too much

refused-long-pick = A choice has at most { $letters } characters, and its key { $key }.
refused-many-wakes = There aren’t that many things you can be asked about.
refused-long-talk = A message has at most { $most } characters.
refused-long-salt = Words for the deal have at most { $most } bytes.

## Settings that make no game

refused-no-edition = There is no edition “{ $word }”; there are: { $known }.
refused-no-variant = There is no variant “{ $word }”; there are: { $known }.
refused-no-bot = There is no bot “{ $word }”; there are: { $known }.
refused-no-pack = There is no pack “{ $word }”; there are: { $known }.
refused-daily-settings = These are the settings of a daily dungeon, which starts on its own page, /daily.
refused-many-named = You named more packs, variants or fields than there are.
refused-clock-move = A clock for each choice runs from 5 seconds to a day.
refused-clock-game = A clock for the whole game runs from 60 seconds to a day, with at most 600 extra seconds for each choice.
refused-clock-days = A clock that counts in days allows 1 to 30 days for each choice.
refused-pacing = Windows of fixed length last from 1 to 60 seconds.
refused-rated-alone = A game played alone can’t be rated: there is nobody to be rated against.
refused-rated-clock = A rated game needs a clock, for each choice, for the game or in days: nobody should wait forever for a player who is losing.
refused-rated-bot = In a rated game, the bot that takes over for a player who left plays at level normal or below.
refused-few-seats = There are only { $seats } seats: choose more players, or fewer bots.
refused-empty-talk = There is nothing to read in that.
refused-rules-number = Rules numbers go from 1 to { $newest }; there is no { $number }.
refused-variant-always = { $variant }: this variant is always on here ({ $edition }); leave it out.
refused-variant-unfit = { $variant }: this variant doesn’t fit here ({ $edition }); it belongs to: { $editions }.
refused-rule-value = The rule “{ $rule }” can’t be “{ $value }”; it takes: { $known }.
refused-no-rule = There is no rule field “{ $word }”; there are: { $known }.
refused-packs = There are mistakes in the packs: { $why }
refused-players = That number of players ({ $asked }) doesn’t work here: from { $min } to { $max } can play.
refused-larger-board = That many players ({ $players }) need a larger board: add a pack made for them, such as explorers, or play with at most { $max }.
refused-not-for-so-many = The pack { $pack } is for { $from } to { $to } players: leave it out of a game for { $players }.
refused-needs-board = The pack { $pack } needs the town board, which this edition doesn’t have: leave it out, or choose an edition with the board, such as super.
refused-no-tavern = The town board has no Tavern: add the pack town.
refused-no-heroes = None of these packs has Heroes: add one that does, such as classic.
refused-heroes-not-there = The pack { $wanted } has no Heroes here; choose those of: { $known }.
refused-heroes-only-join = The Heroes of the pack { $pack } only join those of another pack: choose that one.
refused-not-for-solo = Too few Heroes of the pack { $pack } are left for a solo game: { $ordinary } ordinary and { $epics } epic. Choose those of a pack made for it, such as super.
refused-unlured = No Room and no Boss of these packs lures the { NOUN($who, 1) } { $hero }: add a pack with the right treasure, or leave out { $pack }.
refused-few-bosses = Too few Bosses for that many players: { $need } are needed, the packs have { $have }. Add a pack, or play with fewer players.
refused-few-rooms = Too few Room cards to deal: { $need } are needed, the packs have { $have }. Add a pack.
refused-few-spells = Too few Spell cards to deal: { $need } are needed, the packs have { $have }. Add a pack.
refused-no-heroes-for = No Hero of these packs is used with this number of players: add a pack.
refused-many-cards = These packs hold more than one game can: { $why }.
refused-pack-gone = The pack { $pack } of this game is no longer on the server.
refused-record-unread = The record of this table can’t be read: { $why }
refused-game-unread = The journal of this game can’t be read: { $why }

## People

refused-name-length = A name has { $least } to { $most } characters.
refused-name-character = A name can’t have the character { $character }.
refused-login-form = A login has { $least } to { $most } characters from a to z, 0 to 9, - and _.
refused-login-taken = This login is taken.
refused-password-length = A password has { $least } to { $most } characters.
refused-wrong-secret = The login or the password is wrong.
refused-too-soon = Too many wrong passwords for this login: wait { $seconds } seconds.
refused-sign-in-busy = Too many people are signing in right now: try again in a few seconds.
refused-has-account = You already have an account.
refused-no-account = You don’t have an account.
refused-no-such-person = There is no such person.
refused-account-secret = An account needs a password or a recovery phrase.
refused-one-secret = Enter either the password or the recovery phrase.

## At the door

refused-banned = The operator of this server has banned you.
refused-banned-address = The operator of this server has banned your address.
refused-timeout = That took too long; try again.
refused-two-lengths = A body has a length or comes in chunks, not both.
refused-too-large = That is too large: at most { $most } bytes are accepted.
refused-origin = This was sent by a page on another site: open the game’s own page and try again there.
refused-wrong-host = This server doesn’t answer to that name: open it at its own address, or have its operator start it with --host and that name.
refused-nobody = We don’t know you yet: start a game, come as a guest or sign in first.
refused-no-address = The server doesn’t know where this request comes from.
refused-streams-here = Too many pages or event streams of this game are open from your address: close some of them first.
refused-streams-mine = Too many pages or event streams of this game are open in your name: close some of them first.
refused-too-many = Too many { $what ->
        [creations] new guests or tables
        [sign_ins] tries to sign in
        [chat] messages
        [picks] choices
        [codes] table codes
        [replays] pages of finished games
        [renames] new names
       *[requests] requests
    } { $whose ->
        [address] from your address
       *[person] from you
    }: try again in { $seconds } s.

## What was sent

refused-not-json = Send JSON, with Content-Type: application/json.
refused-broken-json = The body is not JSON: { $why }
refused-large-body = That is too large.
refused-unread-body = What was sent could not be read.
refused-no-object = The body does not fit: it must be an object.
refused-body = The body does not fit: { $why }
refused-query = The query does not fit: { $why }
refused-list-state = Tables can be listed by state: waiting or playing.
refused-no-language = There is no such language; there are: { $known }.
refused-notice = Notices can’t go there: { $why }.
refused-many-notices = You get notices in too many places; remove one first.
refused-nothing-here = There is nothing here.
refused-method = This address doesn’t accept that method.
refused-error = An error on our side stopped this.
refused-no-day = There is no such day; a day is written like 2026-11-16.
refused-day-ahead = That day ({ $day }) has not begun yet.
refused-form = The form doesn’t match this page; reload the page.
refused-form-seat = The form doesn’t say which seat is meant; reload the page.
refused-form-missing = Something is missing in the form; reload the page.
refused-page-query = What follows the question mark in the address doesn’t match this page.
refused-eye = A game is watched from a seat, as all, or as the public.
refused-moment = A moment of a game is given as a number.
refused-no-setting = There is no such setting.
