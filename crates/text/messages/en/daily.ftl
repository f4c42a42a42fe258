# The daily dungeon: its page, its board, and a result to be shown to others.

face-daily = Daily dungeon
face-daily-of = Daily dungeon for { $day }
face-daily-practice-of = Daily dungeon for { $day }, practice
face-daily-why = One solo game a day, with the same cards for everybody. Who makes the most of them?
face-daily-open = Go to the daily dungeon
face-daily-try = Your first try
face-daily-play = Play today’s dungeon
face-daily-go-on = Continue
face-daily-practise = Play again for practice
face-daily-practise-why = It’s the same dungeon, but this game won’t count.
face-daily-left = The next one starts in { $hours } h { $minutes } min.
face-daily-mine-none = You didn’t play on this day.
face-daily-mine-playing = You’ve started but haven’t finished yet.
face-daily-mine-gave-up = You gave up your first try, so it’s not on the leaderboard.
face-daily-mine-late = Your first try ended after the day was over, so it’s not on the leaderboard.
face-daily-mine-closed = Your first try was closed before it ended, so it’s not on the leaderboard.
face-daily-mine-refused = Your first try is not on the leaderboard, because its record failed the check. The operator of this server can see why.
face-daily-scored = Score { $score }: { $title }
face-daily-share = Share the result
face-daily-rules = How it works
face-daily-rule-deal = Everybody draws the same cards in the same order, whatever they choose.
face-daily-rule-first = Your first try of the day counts. After that you can practice as often as you like. Guests are listed separately.
face-daily-rule-strict = No undo, no hints, no spectators.
face-daily-rule-end = The day ends at midnight UTC. Then the seed and all replays become public, so a game that ends later doesn’t count. Neither does a game you give up.
face-daily-more = And { $count } more.
face-daily-board = Leaderboard
face-daily-accounts = With an account
face-daily-guests = Guests
face-daily-nobody-yet = Nobody has finished yet.
face-daily-nobody-did = Nobody finished on this day.
face-daily-playing = { $count ->
    [one] { $count } first try is still being played.
   *[other] { $count } first tries are still being played.
}
face-daily-verified = Every score here was verified by replaying the recorded game. If scores are equal, the game with fewer turns ranks higher.
face-daily-turns = Turns
face-daily-replay = Replay
face-daily-replay-of = Watch { $player }’s game
face-daily-you = you
face-daily-fair = Every card of the day comes from one seed, which was fixed before anybody played.
face-daily-seed-later = It is shown when the day is over.
face-daily-commit = Fixed before the day began (SHA-256 of the seed)
face-daily-seed = The seed of the day
face-daily-how = You can download the journal of every replay, and anybody can check it, including the seed:
face-daily-days = Other days
face-daily-previous = Previous day:
face-daily-next = Next day:
face-daily-today = Today
face-daily-to-board = Go to the day’s leaderboard
face-daily-result-of = { $player }: daily dungeon for { $day }
face-daily-place = Place { $place } among players with an account{ $now ->
    [yes] {", so far"}
   *[no] {""}
}
face-daily-place-guest = Place { $place } among guests{ $now ->
    [yes] {", so far"}
   *[no] {""}
}
face-daily-picture = Heroes that died: { $died }; Heroes that survived: { $survived }.
face-daily-legend = A check mark is a Hero that died, a cross is one that survived; Epic Heroes are round.
face-daily-copy = Text to share
face-daily-try-it = Play it yourself
