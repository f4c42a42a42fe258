# Single keys: what each does, and how they are set.

face-keys-single = Горячие клавиши
face-keys-on = Включены
face-keys-off = Выключены
face-keys-are-off = Горячие клавиши выключены.
face-keys-change = Изменить клавиши
face-keys-hint = Одна буква или один знак в каждом поле; пустое поле — без клавиши. Цифры — для вариантов выбора.
face-keys-keep = Сохранить эти клавиши
face-keys-usual = Вернуть обычные клавиши
face-keys-no-key = «{ $typed }» не может быть клавишей: введите одну букву или один знак, не цифру.
face-keys-twice = Клавиша { $key } указана дважды: каждая клавиша делает что-то одно.
face-keys-choice = вариант с этим номером
face-keys-escape = закрыть то, что открыто, затем — шаг назад
face-key-pass = пас
face-key-undo = шаг назад
face-key-turn = пас до моего хода
face-key-stop = больше не пасовать
face-key-aimed = спросить, если целью стану я
face-key-declared = спросить, если что-то заявят
face-key-always = всегда спрашивать
face-key-hint = подсказка бота
face-key-log = к журналу
face-key-skip = пропустить проход героя (можно и щелкнуть)
face-key-help = этот список
