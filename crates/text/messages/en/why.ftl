# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader.

why-only = There is nothing else to choose.
why-chance = It is left to chance.
why-lures = { $hero } comes to { dungeon-of } and dies there.
why-avoids = { $hero } stays away from { dungeon-of }, where it would survive.
why-damage = The damage in { dungeon-of } rises from { $from } to { $to }.
why-kills = { $hero } dies on the way through the dungeon.
why-spares = { $hero } survives the dungeon of an opponent.
why-stops = { $card } does not take effect.
why-keeps = Nothing is gained now, and what could be used is kept for a better moment.
why-leader = { $me ->
    [yes] You are ahead, and this hurts you.
   *[no] This hurts { $player }, who is ahead.
}
why-best-card = Of the cards on offer, { $card } is worth the most.
why-worst-card = Of these cards, { $card } is worth the least.
why-rule-of-thumb = By plain rules of thumb this is the best.
imagined-games = { $games } imagined { $games ->
    [1] game
   *[other] games
}
why-odds = In { imagined-games } this wins { $percent } % of the time, and the next best choice { $next } %.
why-odds-even = In { imagined-games } this wins { $percent } % of the time, and the next best choice about as often.
why-score = In { imagined-games } this scores { $score } on average, and the next best choice { $next }.
why-score-even = In { imagined-games } this scores { $score } on average, and the next best choice about the same.
why-tenths = { $sign }{ $whole }.{ $tenth }
