# More words of the interface: what the game in the terminal and the replay say around the board,
# the questions and the log.

## Rooms and heroes

ui-printed = на карті { $damage }
ui-dies-leaving = загине на виході
ui-hero-token = { $hero } із жетоном здоров’я { $token }
ui-on-top = { $hero } зверху
ui-minion-on-space = { $me ->
    [yes] ваш посіпака
   *[no] посіпака гравця { $player }
} у зоні { $summons ->
    [yes] виклику
   *[no] дії { $space }
}
ui-stands-in = У ній { NOUN($who, 1) } «{ $hero }».
ui-no-rooms-left = Кімнат немає
ui-dungeon-bare-left = кімнат немає
ui-hand-of = Рука
ui-hand-of-empty = Рука: порожня
ui-asked-of = Запитання до гравця { $player }

## The moment of a window

ui-window = { $moment }: { $cancel ->
    [yes] скасуйте заклинання або спасуйте.
   *[no] зіграйте заклинання, застосуйте властивість або спасуйте.
} ({ $rule })
ui-moment-build = Фаза будівництва, { $me ->
    [yes] ви активний гравець
   *[no] активний гравець — { $player }
}{ $placed ->
    [yes] , кімнату вже розміщено
   *[no] {""}
}
ui-moment-before = Перш ніж { NOUN($who, 1) } «{ $hero }» увійде { $me ->
    [yes] у ваше підземелля
   *[no] в підземелля гравця { $player }
}
ui-moment-room = { NOUN($who, 1, capital: "yes") } «{ $hero }» у кімнаті «{ $room }» { $me ->
    [yes] вашого підземелля
   *[no] підземелля гравця { $player }
} (ушкодження: { $damage }, здоров’я: { $health }{ $dies ->
    [yes] , загине на виході
   *[no] {""}
})
ui-moment-dungeon = { NOUN($who, 1, capital: "yes") } «{ $hero }» у { $me ->
    [yes] вашому підземеллі
   *[no] підземеллі гравця { $player }
} (ушкодження: { $damage }, здоров’я: { $health })
ui-moment-nobody = Фаза пригоди, { $me ->
    [yes] ви активний гравець
   *[no] активний гравець — { $player }
}, жоден герой зараз не входить
ui-pass-then = { $pass } (далі, якщо цього ніхто не переб’є, діє { $me ->
    [yes] ваш ефект
   *[no] ефект гравця { $player }
}: «{ $card }»)
ui-pass-then-more = { $pass } (далі, якщо цього ніхто не переб’є, діє все оголошене, а першим — { $me ->
    [yes] ваш ефект
   *[no] ефект гравця { $player }
}: «{ $card }»)

## Bait

ui-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишається в місті, бо нічия: { $players } ({ $kind }: по { $count }).
ui-tied-souls = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишається в місті, бо нічия: { $players } (душі: по { $count }).
ui-bait-now = Куди герої з міста пішли б зараз (R7.1):
ui-bait-count = { $player } { $count }
ui-bait-souls = найменше душ
ui-bait-goes = іде до { $me ->
    [yes] вас
   *[no] гравця { $player }
}
ui-bait-tie = нічия, залишається в місті
ui-bait-nothing = ніщо { $who ->
    [heroine] її
   *[hero] його
} не заманює, залишається в місті
ui-bait-alone = Куди герої з міста пішли б зараз: для кожного місця в місті потрібна своя кількість скарбів (R12.4).
ui-bait-place = для місця { $place } у місті потрібно { $needs }
ui-bait-has = у вас { $count }
ui-bait-too-little = замало, залишається в місті

## The log

ui-nothing-came = { $line } Це не має ефекту.
ui-bosses-dealt = { $me ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} { $count ->
    [one] { $count } карту боса
    [few] { $count } карти босів
   *[many] { $count } карт босів
}.
ui-stays-alone = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишається в місті: замало скарбів для { $who ->
    [heroine] її
   *[hero] його
} місця в місті.
ui-market-laid = Нове на ринку: { $cards }.

## What is typed

ui-no-skip-hero = Жоден герой тут не йде: введіть pass, skip або skip phase.
ui-several-choices = «{ $answer }» підходить до кількох варіантів: { $list }. Введіть число або довший початок назви.
ui-words = Слова, про які можна запитати: { $list }. Введіть, наприклад, ? нічия.
ui-tags = У правилах F — це перше видання, S — друге, A — ювілейне, а U — супервидання; правила без літери стосуються всіх видань. За цим столом діють правила { $tag } ({ $edition }).

## The replay

ui-seat-person = { $player }: людина
ui-seat-bot = { $player }: бот ({ $bot })
ui-right = Запис гри пройшов перевірку, рядків: { $entries }. { $end }.
ui-adjourned = Гру не завершено
ui-fair = Роздачу перевірено: кожен результат випливає із зерна, хеш якого оголошено перед грою: { $commit }. { $players ->
    [0] Власних слів ніхто не додав
   *[other] Слова додали: { $list }
}.
ui-fair-onward = Подальшу роздачу перевірено: кожен результат випливає із зерна, хеш якого — { $commit }. { $players ->
    [0] Власних слів ніхто не додав
   *[other] Слова додали: { $list }
}.
ui-onward = Це продовження іншої гри: { $entries ->
    [1] перший рядок узято
    [one] перші { $entries } рядок узято
    [few] перші { $entries } рядки взято
   *[many] перші { $entries } рядків узято
} з неї (там скріплено хешем { $seal }). Правил дотримано; як роздавали карти, скаже лише запис тієї гри (--before ФАЙЛ).
ui-onward-checked = Це продовження іншої гри: { $entries ->
    [1] перший рядок узято
    [one] перші { $entries } рядок узято
    [few] перші { $entries } рядки взято
   *[many] перші { $entries } рядків узято
} з неї (там скріплено хешем { $seal }). Запис тієї гри теж пройшов перевірку.
ui-fair-later = Хеш зерна, оголошений перед грою: { $commit }. Роздачу можна буде перевірити, коли гра закінчиться і зерно буде показано.
ui-ended = Гру закінчено: { $cause }; { $player } перемагає { $scores }
ui-ended-alone = Гру закінчено: { $cause }; результат: { $score }
ui-cause = Гру закінчено: { $cause }.
ui-scores = { $first } : { $rest }
