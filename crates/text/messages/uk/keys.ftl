# Single keys: what each does, and how they are set.

face-keys-single = Гарячі клавіші
face-keys-on = Увімкнено
face-keys-off = Вимкнено
face-keys-are-off = Гарячі клавіші вимкнено.
face-keys-change = Змінити клавіші
face-keys-hint = Одна літера або один знак у кожному полі; порожнє поле — без клавіші. Цифри — для варіантів вибору.
face-keys-keep = Зберегти ці клавіші
face-keys-usual = Повернути звичайні клавіші
face-keys-no-key = «{ $typed }» не може бути клавішею: введіть одну літеру або один знак, не цифру.
face-keys-twice = Клавішу { $key } вказано двічі: кожна клавіша робить щось одне.
face-keys-choice = варіант із цим номером
face-keys-escape = закрити те, що відкрито, потім — крок назад
face-key-pass = пас
face-key-undo = крок назад
face-key-turn = пас до мого ходу
face-key-stop = більше не пасувати
face-key-aimed = питати, якщо ціллю стану я
face-key-declared = питати, якщо щось оголосять
face-key-always = завжди питати
face-key-hint = підказка від бота
face-key-log = до журналу
face-key-skip = пропустити рух героя (можна й клацнути)
face-key-help = цей список
