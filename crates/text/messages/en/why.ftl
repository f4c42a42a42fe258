# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader.

why-only = There is no other choice.
why-chance = It is left to chance.
why-lures = { $hero } comes to { dungeon-of } and dies there.
why-avoids = { $hero } stays away from { dungeon-of }, where it would survive.
why-damage = The damage in { dungeon-of } rises from { $from } to { $to }.
why-kills = { $hero } dies on the way through the dungeon.
why-spares = { $hero } survives an opponent’s dungeon.
why-stops = { $card } does not take effect.
why-keeps = There is nothing to gain now, so it is better to save this for later.
why-leader = { $me ->
    [yes] You are ahead, and this hurts you.
   *[no] This hurts { $player }, who is ahead.
}
why-best-card = Of the cards on offer, { $card } is worth the most.
why-worst-card = Of these cards, { $card } is worth the least.
why-rule-of-thumb = By a simple rule of thumb, this is the best choice.
imagined-games = { $games } simulated { $games ->
    [1] game
   *[other] games
}
why-odds = In { imagined-games } this choice wins { $percent }% of the time, and the next best { $next }%.
why-odds-even = In { imagined-games } this choice wins { $percent }% of the time, and the next best about as often.
why-score = In { imagined-games } this choice scores { $score } on average, and the next best { $next }.
why-score-even = In { imagined-games } this choice scores { $score } on average, and the next best about the same.
why-tenths = { $sign }{ $whole }.{ $tenth }
