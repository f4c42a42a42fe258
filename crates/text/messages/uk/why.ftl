# Why a bot would choose what it would choose, in one sentence. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

why-only = Більше немає з чого вибирати.
why-chance = Тут вирішує випадок.
why-lures = { NOUN($who, 1, capital: "yes") } «{ $hero }» прийде до { dungeon-of } і загине там.
why-avoids = { NOUN($who, 1, capital: "yes") } «{ $hero }» не прийде до { dungeon-of }, де може вижити.
why-damage = Ушкодження { $me ->
    [yes] у вашому підземеллі
   *[no] в підземеллі гравця { $player }
} зростуть із { $from } до { $to }.
why-kills = { NOUN($who, 1, capital: "yes") } «{ $hero }» загине, проходячи підземелля.
why-spares = { NOUN($who, 1, capital: "yes") } «{ $hero }» виживе в підземеллі суперника.
why-stops = Карта «{ $card }» не подіє.
why-keeps = Зараз це нічого не дасть, тож краще зберегти все для слушнішої нагоди.
why-leader = { $me ->
    [yes] Ви попереду, і це вам шкодить.
   *[no] Це шкодить гравцеві { $player }, який зараз попереду.
}
why-best-card = З доступних карт найцінніша — «{ $card }».
why-worst-card = Із цих карт найменш цінна — «{ $card }».
why-rule-of-thumb = За простими правилами це найкращий вибір.
imagined-games = { $games } { $games ->
    [one] змодельованій партії
   *[other] змодельованих партіях
}
why-odds = У { imagined-games } цей вибір приносить перемогу в { $percent } % випадків, а другий за силою — у { $next } %.
why-odds-even = У { imagined-games } цей вибір приносить перемогу в { $percent } % випадків, а другий за силою — приблизно так само часто.
why-score = У { imagined-games } цей вибір дає в середньому результат { $score }, а другий за силою — { $next }.
why-score-even = У { imagined-games } цей вибір дає в середньому результат { $score }, а другий за силою — приблизно такий самий.
why-tenths = { $sign }{ $whole },{ $tenth }
