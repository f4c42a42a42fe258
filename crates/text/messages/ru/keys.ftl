# Клавиши без Ctrl и Alt: что каждая делает и как их настроить.

face-keys-single = Клавиши без Ctrl
face-keys-on = Включены
face-keys-off = Выключены
face-keys-are-off = Клавиши без Ctrl и Alt выключены.
face-keys-change = Изменить клавиши
face-keys-hint = Одна буква или один знак в каждом поле; пустое поле – без клавиши. Цифры – для вариантов выбора.
face-keys-keep = Сохранить эти клавиши
face-keys-usual = Вернуть обычные клавиши
face-keys-no-key = «{ $typed }» не может быть клавишей: введите одну букву или один знак, не цифру.
face-keys-twice = { $key } стоит дважды, а каждая клавиша делает что-то одно.
face-keys-choice = этот вариант
face-keys-escape = закрыть то, что открыто, затем шаг назад
face-key-pass = пас
face-key-undo = шаг назад
face-key-turn = пас до моего хода
face-key-stop = больше не пасовать
face-key-aimed = разбудить, если целью стану я
face-key-declared = разбудить, если что-то заявят
face-key-always = всегда спрашивать
face-key-hint = подсказка бота
face-key-log = к журналу
face-key-skip = пропустить проход героя (можно и щёлкнуть)
face-key-help = этот список
