# Подземелье дня: его страница, таблица результатов и результат, который можно показать другим.

face-daily = Подземелье дня
face-daily-of = Подземелье дня { $day }
face-daily-practice-of = Подземелье дня { $day }, тренировка
face-daily-why = Одна одиночная игра в день, с одинаковыми картами для всех. Кто сыграет ими лучше?
face-daily-open = К подземелью дня
face-daily-try = Ваша попытка
face-daily-play = Играть в сегодняшнее подземелье
face-daily-go-on = Играть дальше
face-daily-practise = Потренироваться еще раз
face-daily-practise-why = Это то же подземелье, но эта игра уже не засчитывается.
face-daily-left = Следующее начнется через { $hours } ч { $minutes } мин.
face-daily-mine-none = В этот день вы не играли.
face-daily-mine-playing = Вы начали и еще не закончили.
face-daily-mine-gave-up = В первой попытке вы сдались, поэтому в таблице ее нет.
face-daily-mine-late = Ваша первая попытка закончилась, когда день уже прошел, поэтому в таблице ее нет.
face-daily-mine-closed = Ваша первая попытка закрыта до конца игры, поэтому в таблице ее нет.
face-daily-mine-refused = Вашей первой попытки нет в таблице, потому что ее протокол не сходится. Владелец этого сервера видит почему.
face-daily-scored = Очки: { $score }. Титул: { $title }
face-daily-share = Показать результат другим
face-daily-rules = Как это устроено
face-daily-rule-deal = Все берут из колод те же карты в том же порядке, что бы они ни выбирали.
face-daily-rule-first = Засчитывается первая попытка дня. После нее тренируйтесь сколько угодно. У гостей отдельный список.
face-daily-rule-strict = Шагов назад и подсказок нет, и никто не наблюдает.
face-daily-rule-end = День заканчивается в полночь по UTC. Тогда зерно и все повторы открыты, поэтому игра, которая закончится позже, не засчитывается. Не засчитывается и игра, в которой игрок сдался.
face-daily-more = И еще { $count }.
face-daily-board = Таблица результатов
face-daily-accounts = С аккаунтом
face-daily-guests = Гости
face-daily-nobody-yet = Пока никто не закончил.
face-daily-nobody-did = В этот день никто не закончил.
face-daily-playing = Первых попыток, которые еще идут: { $count }.
face-daily-verified = Очки здесь подсчитаны повторным проигрыванием протокола каждой игры. При равных очках выше тот, у кого меньше ходов.
face-daily-turns = Ходы
face-daily-replay = Повтор
face-daily-replay-of = Смотреть повтор игры: { $player }
face-daily-you = вы
face-daily-fair = Все карты этого дня следуют из одного зерна, определенного еще до первой игры.
face-daily-seed-later = Его покажут, когда день пройдет.
face-daily-commit = Определено до начала дня (SHA-256 зерна)
face-daily-seed = Зерно дня
face-daily-how = Из каждого повтора можно скачать протокол, и каждый может проверить его вместе с зерном:
face-daily-days = Другие дни
face-daily-previous = День до этого:
face-daily-next = День после этого:
face-daily-today = Сегодня
face-daily-to-board = К таблице дня
face-daily-result-of = { $player }: подземелье дня { $day }
face-daily-place = Место { $place } среди игроков с аккаунтом{ $now ->
    [yes] {", пока что"}
   *[no] {""}
}
face-daily-place-guest = Место { $place } среди гостей{ $now ->
    [yes] {", пока что"}
   *[no] {""}
}
face-daily-picture = Умерло героев: { $died }; выжило: { $survived }.
face-daily-legend = Галочка означает умершего героя, крестик — выжившего; эпические герои круглые.
face-daily-copy = Текст, чтобы послать другим
face-daily-try-it = Сыграть тоже
