# What comes if everybody passes, and what a number is made of. $me is yes where the player is the
# reader. Names are never declined: what they name stands before them in the right case.

## Forecasts

# In the genitive.
dungeon-of = { $me ->
    [yes] вашого підземелля
   *[no] підземелля гравця { $player }
}
forecast-goes = { NOUN($who, 1, capital: "yes") } «{ $hero }» піде до { dungeon-of }.
forecast-tied = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишиться в місті: нічия.
forecast-nothing = Ніщо не заманює { NOUN($who, 1, case: "acc") } «{ $hero }».
forecast-too-little = { NOUN($who, 1, capital: "yes") } «{ $hero }» залишиться в місті (потрібно скарбів: { $needs }, є: { $count }).
forecast-dies = { NOUN($who, 1, capital: "yes") } «{ $hero }» загине в кімнаті «{ $room }» { in-dungeon-of } (перед нею здоров’я: { $left } з { $health }).
forecast-dies-outside = { NOUN($who, 1, capital: "yes") } «{ $hero }» загине поза кімнатами { dungeon-of }.
forecast-survives = { NOUN($who, 1, capital: "yes") } «{ $hero }» виживе { $me ->
    [yes] у вашому підземеллі
   *[no] в підземеллі гравця { $player }
} (залишок здоров’я: { $left }).
forecast-leaves = { NOUN($who, 1, case: "acc", capital: "yes") } «{ $hero }» буде відправлено геть із { dungeon-of }.
forecast-stays = { NOUN($who, 1, capital: "yes") } «{ $hero }» цього ходу не ввійде до { dungeon-of }.

## Parts of a number

part-none = нічого
part-printed = на карті { $amount }
part-per-room = { $amount } за { NOUN($noun, 2, case: "acc") }
part-per-treasure = { $amount } за { NOUN($noun, 2, case: "acc") }
part-per-below = { $amount } за кімнати під нею
part-tokens = { $signed } за жетони
part-card = { $signed } { $card }
part-icons = { $card } { $amount }
part-level-up = { $signed } { $card } (новий рівень)
part-last = { $signed } як остання кімната
part-this-turn = { $signed } до кінця ходу
part-all-rooms = { $signed } для всіх кімнат до кінця ходу
part-last-room = { $signed } для останньої кімнати до кінця ходу
part-doubled = { $signed } через подвоєння до кінця ходу
part-deactivated = { $signed } (деактивовано)
part-stunned = { $signed } (знешкоджено)
