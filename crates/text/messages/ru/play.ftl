# More words of the interface: what the game in the terminal and the replay say around the board,
# the questions and the log.

## Rooms and heroes

ui-printed = на карте { $damage }
ui-dies-leaving = умрет на выходе
ui-hero-token = { $hero } с жетоном здоровья { $token }
ui-on-top = { $hero } сверху
ui-minion-on-space = { $me ->
    [yes] ваш приспешник
   *[no] приспешник игрока { $player }
} на { $summons ->
    [yes] поле призыва
   *[no] поле действия { $space }
}
ui-stands-in = В ней { NOUN($who, 1) } «{ $hero }».
ui-no-rooms-left = Комнат нет
ui-dungeon-bare-left = комнат нет
ui-hand-of = Рука
ui-hand-of-empty = Рука: пусто
ui-asked-of = Вопрос игроку { $player }

## The moment of a window

ui-window = { $moment }: { $cancel ->
    [yes] отмените заклинание или пасуйте.
   *[no] сыграйте заклинание, активируйте свойство или пасуйте.
} ({ $rule })
ui-moment-build = Фаза строительства, активный игрок — { $me ->
    [yes] вы
   *[no] { $player }
}{ $placed ->
    [yes] , комната уже лежит лицом вниз
   *[no] {""}
}
ui-moment-before = Перед тем как { NOUN($who, 1) } «{ $hero }» зайдет в { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}
ui-moment-room = { NOUN($who, 1, capital: "yes") } «{ $hero }» в комнате «{ $room }» в { $me ->
    [yes] вашем подземелье
   *[no] подземелье игрока { $player }
} (урон { $damage }, здоровье { $health }{ $dies ->
    [yes] , умрет на выходе
   *[no] {""}
})
ui-moment-dungeon = { NOUN($who, 1, capital: "yes") } «{ $hero }» в { $me ->
    [yes] вашем подземелье
   *[no] подземелье игрока { $player }
} (урон { $damage }, здоровье { $health })
ui-moment-nobody = Фаза приключений, активный игрок — { $me ->
    [yes] вы
   *[no] { $player }
}, ни один герой сейчас не заходит
ui-pass-then = { $pass } (затем сработает { $me ->
    [yes] ваша карта
   *[no] карта игрока { $player }
} «{ $card }», если ее никто не прервет)
ui-pass-then-more = { $pass } (затем, если никто ничего не прервет, сработает всё заявленное, первой — { $me ->
    [yes] ваша карта
   *[no] карта игрока { $player }
} «{ $card }»)

## Bait

ui-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» остается в городе, ничья: { $players } ({ $kind }: по { $count }).
ui-tied-souls = { NOUN($who, 1, capital: "yes") } «{ $hero }» остается в городе, ничья: { $players } (души: по { $count }).
ui-bait-now = Куда сейчас пошли бы герои из города (R7.1):
ui-bait-count = { $player } { $count }
ui-bait-souls = меньше всего душ
ui-bait-goes = идет к { $me ->
    [yes] вам
   *[no] игроку { $player }
}
ui-bait-tie = ничья, остается в городе
ui-bait-nothing = { $who ->
    [heroine] ее
   *[hero] его
} ничто не привлекает, остается в городе
ui-bait-alone = Куда сейчас пошли бы герои из города: для каждого места в городе нужно свое число сокровищ (R12.4).
ui-bait-place = место { $place }: нужно { $needs }
ui-bait-has = у вас { $count }
ui-bait-too-little = слишком мало, остается в городе

## The log

ui-nothing-came = { $line } Это не дает эффекта.
ui-bosses-dealt = { $me ->
    [yes] Вы получаете
   *[no] { $player } получает
} { $count ->
    [one] { $count } карту босса
    [few] { $count } карты боссов
   *[many] { $count } карт боссов
}.
ui-stays-alone = { NOUN($who, 1, capital: "yes") } «{ $hero }» остается в городе: для { $who ->
    [heroine] ее
   *[hero] его
} места слишком мало сокровищ.
ui-market-laid = Новое на рынке: { $cards }.

## What is typed

ui-no-skip-hero = Ни один герой сюда не идет: введите pass, skip или skip phase.
ui-several-choices = «{ $answer }» подходит к нескольким вариантам: { $list }. Введите число или больше букв названия.
ui-words = Слова, о которых можно спросить: { $list }. Введите, например, ? ничья.
ui-tags = В правилах F — первое издание, S — второе, A — юбилейное, а U — супериздание; правила без буквы относятся ко всем изданиям. За этим столом действуют правила { $tag } ({ $edition }).

## The replay

ui-seat-person = { $player }: человек
ui-seat-bot = { $player }: бот ({ $bot })
ui-right = Протокол прошел проверку, записей в нем: { $entries }. { $end }.
ui-adjourned = Игра не окончена
ui-fair = Раздача проверена: каждый случайный исход получен из зерна, хеш которого назван до игры: { $commit }. { $players ->
    [0] Своих слов никто не добавил
   *[other] Слова добавили: { $list }
}.
ui-fair-onward = Раздача после них проверена: каждый случайный исход получен из зерна с хешем { $commit }. { $players ->
    [0] Своих слов никто не добавил
   *[other] Слова добавили: { $list }
}.
ui-onward = Это продолжение другой игры: первые записи ({ $entries }) взяты из нее и закреплены там хешем { $seal }. Они соответствуют правилам; как шла их раздача, покажет только протокол той игры (--before ФАЙЛ).
ui-onward-checked = Это продолжение другой игры: первые записи ({ $entries }) взяты из нее и закреплены там хешем { $seal }. Протокол той игры тоже прошел проверку.
ui-fair-later = Хеш зерна, названный до игры: { $commit }. Проверить раздачу можно будет, когда игра закончится и зерно покажут.
ui-ended = Конец игры: { $cause }; { $player } побеждает со счетом { $scores }
ui-ended-alone = Конец игры: { $cause }; очки: { $score }
ui-cause = Конец игры: { $cause }.
ui-scores = { $first } : { $rest }
