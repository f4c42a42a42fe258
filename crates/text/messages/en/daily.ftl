# The daily dungeon: its page, its board, and a result to be shown to others.

face-daily = Daily dungeon
face-daily-of = Daily dungeon of { $day }
face-daily-practice-of = Daily dungeon of { $day }, practice
face-daily-why = One solo game a day, with the same cards for everybody. Who makes the most of them?
face-daily-open = To the daily dungeon
face-daily-try = Your try
face-daily-play = Play today’s dungeon
face-daily-go-on = Go on playing
face-daily-practise = Practice once more
face-daily-practise-why = It is the same dungeon, but this game does not count any more.
face-daily-left = The next one begins in { $hours } h { $minutes } min.
face-daily-mine-none = You did not play on this day.
face-daily-mine-playing = You have begun and not finished yet.
face-daily-mine-gave-up = You gave up your first try, so it is not on the board.
face-daily-mine-late = Your first try ended after the day was over, so it is not on the board.
face-daily-mine-closed = Your first try was closed before its end, so it is not on the board.
face-daily-mine-refused = Your first try is not on the board, because its record does not hold. The operator of this server can see why.
face-daily-scored = Score { $score }: { $title }
face-daily-share = Share the result
face-daily-rules = How it works
face-daily-rule-deal = Everybody draws the same cards in the same order, whatever they choose.
face-daily-rule-first = Your first try of the day counts. After it you may practice as often as you like. Guests are listed apart.
face-daily-rule-strict = Nothing is taken back, there are no hints, and nobody looks on.
face-daily-rule-end = The day ends at midnight UTC. Then the seed and all replays are open, so a game that ends later does not count. A game that was given up does not count either.
face-daily-more = And { $count } more.
face-daily-board = The board
face-daily-accounts = With an account
face-daily-guests = Guests
face-daily-nobody-yet = Nobody has finished yet.
face-daily-nobody-did = Nobody finished on this day.
face-daily-playing = { $count ->
    [one] { $count } first try is still being played.
   *[other] { $count } first tries are still being played.
}
face-daily-verified = Every score here was found by playing the record of its game again. Equal scores are ranked by fewer turns.
face-daily-turns = Turns
face-daily-replay = Replay
face-daily-replay-of = Watch the game of { $player } again
face-daily-you = you
face-daily-fair = Every card of this day comes from one seed, which was fixed before anybody played.
face-daily-seed-later = It is shown when the day is over.
face-daily-commit = Fixed before the day began (SHA-256 of the seed)
face-daily-seed = The seed of the day
face-daily-how = Every replay has its journal to download, and anybody can check it, the seed included:
face-daily-days = Other days
face-daily-previous = The day before:
face-daily-next = The day after:
face-daily-today = Today
face-daily-to-board = To the board of the day
face-daily-closed = What was played in a daily dungeon is shown when its day is over.
face-daily-result-of = { $player }: daily dungeon of { $day }
face-daily-place = Place { $place } of those with an account{ $now ->
    [yes] {", as it stands now"}
   *[no] {""}
}
face-daily-place-guest = Place { $place } of the guests{ $now ->
    [yes] {", as it stands now"}
   *[no] {""}
}
face-daily-picture = Heroes that died: { $died }; that survived: { $survived }.
face-daily-legend = A tick is a Hero that died, a cross one that survived; epic ones are round.
face-daily-copy = Text to send to others
face-daily-try-it = Play it yourself
