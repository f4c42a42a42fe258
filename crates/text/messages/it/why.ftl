# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader. No article stands before a percentage: it would depend on the number.

why-only = Non c’è altra scelta.
why-chance = Decide il caso.
why-lures = L’{ NOUN($who, 1) } { $hero } arriva nel { dungeon-of } e lì viene { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
}.
why-avoids = L’{ NOUN($who, 1) } { $hero } resta { $who ->
    [heroine] lontana
   *[hero] lontano
} dal { dungeon-of }, dove sopravvivrebbe.
why-damage = I Danni { in-dungeon-of } salgono da { $from } a { $to }.
why-kills = L’{ NOUN($who, 1) } { $hero } viene { $who ->
    [heroine] sconfitta
   *[hero] sconfitto
} mentre attraversa il dungeon.
why-spares = L’{ NOUN($who, 1) } { $hero } sopravvive al dungeon di un avversario.
why-stops = La carta { $card } non ha effetto.
why-keeps = Ora non ci si guadagna nulla: meglio aspettare un momento migliore.
why-leader = { $me ->
    [yes] Sei in testa, e questo ti danneggia.
   *[no] Questo danneggia { $player }, che è in testa.
}
why-best-card = Tra le carte a disposizione, { $card } è quella che vale di più.
why-worst-card = Tra queste carte, { $card } è quella che vale di meno.
why-rule-of-thumb = In base a una semplice regola pratica, questa è la scelta migliore.
imagined-games = { $games } { $games ->
    [1] partita simulata
   *[other] partite simulate
}
why-odds = Vittorie in { imagined-games }: { $percent }% con questa scelta, { $next }% con la seconda migliore.
why-odds-even = Vittorie in { imagined-games }: { $percent }% con questa scelta, circa altrettante con la seconda migliore.
why-score = Punteggio medio in { imagined-games }: { $score } con questa scelta, { $next } con la seconda migliore.
why-score-even = Punteggio medio in { imagined-games }: { $score } con questa scelta, circa lo stesso con la seconda migliore.
why-tenths = { $sign }{ $whole },{ $tenth }
