# What comes if everybody passes, and what a number is made of. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

## Forecasts

# Nominative and accusative.
dungeon-of = { $me ->
    [yes] ваше подземелье
   *[no] подземелье игрока { $player }
}
forecast-goes = { NOUN($who, 1, capital: "yes") } «{ $hero }» пойдет в { dungeon-of }.
forecast-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» останется в городе: ничья.
forecast-nothing = { NOUN($who, 1, capital: "yes") } «{ $hero }» останется в городе: { $who ->
    [heroine] ее
   *[hero] его
} ничто не привлекает.
forecast-too-little = { NOUN($who, 1, capital: "yes") } «{ $hero }» останется в городе (нужно сокровищ: { $needs }, есть: { $count }).
forecast-dies = { NOUN($who, 1, capital: "yes") } «{ $hero }» умрет в комнате «{ $room }» { in-dungeon-of } (здоровье перед ней: { $left } из { $health }).
forecast-dies-outside = { NOUN($who, 1, capital: "yes") } «{ $hero }» умрет вне комнат { in-dungeon-of }.
forecast-survives = { NOUN($who, 1, capital: "yes") } «{ $hero }» выживет { in-dungeon-of } (осталось здоровья: { $left }).
forecast-leaves = { NOUN($who, 1, case: "dat", capital: "yes") } «{ $hero }» придется покинуть { dungeon-of }.
forecast-stays = { NOUN($who, 1, capital: "yes") } «{ $hero }» в этот ход не зайдет в { dungeon-of }.

## Parts of a number

part-none = ничего
part-printed = на карте { $amount }
part-per-room = { $amount } за { NOUN($noun, 2, case: "acc") }
part-per-treasure = { $amount } за { NOUN($noun, 2) }
part-per-below = { $amount } за комнаты под ней
part-tokens = { $signed } за жетоны
part-card = { $signed } { $card }
part-icons = { $card } { $amount }
part-level-up = { $signed } { $card } (получение уровня)
part-last = { $signed } как последняя комната
part-this-turn = { $signed } до конца хода
part-all-rooms = { $signed } всем комнатам до конца хода
part-last-room = { $signed } последней комнате до конца хода
part-doubled = { $signed } за удвоение до конца хода
part-deactivated = { $signed } (деактивирована)
part-stunned = { $signed } (оглушена)
