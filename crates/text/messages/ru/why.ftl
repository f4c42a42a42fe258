# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

why-only = Больше выбирать не из чего.
why-chance = Здесь решает случай.
why-lures = { NOUN($who, 1, capital: "yes") } «{ $hero }» придет в { dungeon-of } и умрет там.
why-avoids = { NOUN($who, 1, capital: "yes") } «{ $hero }» не придет в { dungeon-of }, где может выжить.
why-damage = Урон { in-dungeon-of } вырастет с { $from } до { $to }.
why-kills = { NOUN($who, 1, capital: "yes") } «{ $hero }» умрет, проходя через подземелье.
why-spares = { NOUN($who, 1, capital: "yes") } «{ $hero }» выживет в подземелье соперника.
why-stops = Карта «{ $card }» не сработает.
why-keeps = Сейчас это ничего не даст: лучше дождаться удобного момента.
why-leader = { $me ->
    [yes] Вы впереди, и это вам вредит.
   *[no] Это вредит игроку { $player }, который сейчас впереди.
}
why-best-card = Из предложенных карт самая ценная — «{ $card }».
why-worst-card = Из этих карт наименее ценная — «{ $card }».
why-rule-of-thumb = По простым правилам этот выбор лучший.
imagined-games = { $games ->
    [one] { $games } смоделированной партии
   *[other] { $games } смоделированных партиях
}
why-odds = В { imagined-games } этот выбор приносит победу в { $percent } % случаев, а второй по силе — в { $next } %.
why-odds-even = В { imagined-games } этот выбор приносит победу в { $percent } % случаев, а второй по силе — примерно так же часто.
why-score = В { imagined-games } этот выбор приносит в среднем { $score } очка, а второй по силе — { $next }.
why-score-even = В { imagined-games } этот выбор приносит в среднем { $score } очка, а второй по силе — примерно столько же.
why-tenths = { $sign }{ $whole },{ $tenth }
