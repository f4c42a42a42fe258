# Games that are over: the replay, and the result.

face-replay-title = Replay of table { $code }
face-replay-steps = Steps
face-replay-first = Go to the beginning
face-replay-back = One step back
face-replay-on = One step forward
face-replay-last = Go to the end
face-replay-turns = Jump to a turn
face-replay-turn = Turn { $turn }
face-replay-set-up = Set-up
face-replay-at = Turn { $turn }, { $phase }: moment { $at } of { $last }
face-replay-at-set-up = { $phase }: moment { $at } of { $last }
face-replay-scrub = Moment
face-replay-go = Show
face-replay-as = Seen by
face-replay-as-all = everybody together
face-replay-as-public = a spectator
face-replay-unfinished = This game was closed before it ended, so only what everybody saw is shown.
face-replay-answered = { $player }: { $choice }
face-replay-asked = { $player } is asked:
face-replay-hand-of = { $player }’s hand
face-replay-log = What happened so far
face-replay-took-back = { $player } takes back a choice.
face-replay-took-back-agreed = { $player } takes back a choice; all agree.
face-replay-gone = taken back later
face-replay-share = Link to this moment
face-replay-download = Download the journal
face-replay-play = Play on from here
face-replay-play-why = A new game begins that is the same as this one up to this moment. You play one seat, bots play the others.
face-replay-play-over = The game is over here. Choose an earlier moment to play on from.
face-replay-seat = Your seat
face-replay-level = Bots
face-replay-begin = Play on
face-replay-keys = Left and right arrow: one step. Up and down arrow: one turn.
face-replay-onward = This game was played on from a moment of another one.
face-replay-onward-show = Show that moment

# Checking

face-check = Was it fair?
face-check-right = Checked: every answer was allowed, and every roll follows from the seed that was committed to before the game.
face-check-onward = Checked: every answer was allowed. { $entries ->
    [one] The first entry comes
   *[other] The first { $entries } entries come
} from another game; after that, every roll follows from the seed that was committed to.
face-check-plain = Checked: every answer was allowed, and every roll was possible. Nothing was committed to before the game.
face-check-wrong = This record fails the check: { $fault }.
face-check-commit = Fixed before the game (SHA-256 of the seed)
face-check-seed = The seed, shown after the game
face-check-salt = Words added by { $player }
face-check-no-salt = Nobody added words of their own.
face-check-entries = Entries
face-check-how = Anybody can check it again with the journal:

# The result

face-result-title = Result of table { $code }
face-result-scores = Scores
face-result-rank = Place
face-result-player = Player
face-result-souls = Souls
face-result-wounds = Wounds
face-result-points = Score
face-result-out = out
face-result-conceded = conceded
face-result-chart = Souls and Wounds, turn by turn
face-result-chart-about = Solid lines are Souls, dashed lines are Wounds. The letters at the ends are seats.
face-result-table = The same in numbers
face-result-turn = Turn
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Turning points
face-result-no-points = Nobody was ever far ahead.
face-result-show = Turn { $turn }
face-result-share = Link to this result
face-keep-why = Games in which nobody has an account are deleted after a while, unless somebody shares them.
face-keep = Keep this game and share it
face-kept = This game is kept. Anyone with the link can watch it.
face-result-to-table = Go to the table
face-point-leads = { $player } takes the lead.
face-point-leads-stays = { $player } takes the lead and keeps it to the end.
face-point-epic-dies = { $hero }, an Epic Hero, dies in { $player }’s dungeon.
face-point-epic-survives = { $hero }, an Epic Hero, survives { $player }’s dungeon.
face-point-level-up = { $boss }, { $player }’s Boss, levels up.
face-point-eliminated = { $player } is out of the game.
face-point-conceded = { $player } concedes.
