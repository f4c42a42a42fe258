# Клавіші без Ctrl і Alt: що кожна робить і як їх налаштувати.

face-keys-single = Клавіші без Ctrl
face-keys-on = Увімкнено
face-keys-off = Вимкнено
face-keys-are-off = Клавіші без Ctrl і Alt вимкнено.
face-keys-change = Змінити клавіші
face-keys-hint = Одна літера або один знак у кожному полі; порожнє поле – без клавіші. Цифри – для варіантів вибору.
face-keys-keep = Зберегти ці клавіші
face-keys-usual = Повернути звичайні клавіші
face-keys-no-key = «{ $typed }» не може бути клавішею: введіть одну літеру або один знак, не цифру.
face-keys-twice = { $key } стоїть двічі, а кожна клавіша робить щось одне.
face-keys-choice = цей варіант
face-keys-escape = закрити відкрите, потім крок назад
face-key-pass = пас
face-key-undo = крок назад
face-key-turn = пас до мого ходу
face-key-stop = більше не пасувати
face-key-aimed = питати, якщо щось спрямовано на мене
face-key-declared = питати, якщо щось оголошено
face-key-always = завжди питати
face-key-hint = підказка від бота
face-key-log = до журналу
face-key-skip = пропустити прохід героя (можна й клацнути)
face-key-help = цей список
