# Games that are over: the replay, and the result.

face-replay-title = Повтор партии за столом { $code }
face-replay-steps = Шаги
face-replay-first = В начало
face-replay-back = Шаг назад
face-replay-on = Шаг вперед
face-replay-last = В конец
face-replay-turns = Перейти к ходу
face-replay-turn = Ход { $turn }
face-replay-set-up = Подготовка
face-replay-at = Ход { $turn }, { $phase }: момент { $at } из { $last }
face-replay-at-set-up = До первого хода, { $phase }: момент { $at } из { $last }
face-replay-scrub = Момент
face-replay-go = Показать
face-replay-as = Кто смотрит
face-replay-as-all = все вместе
face-replay-as-public = зритель
face-replay-unfinished = Эту игру закрыли до ее конца, поэтому показано только то, что видели все.
face-replay-answered = { $player }: { $choice }
face-replay-asked = Вопрос игроку { $player }:
face-replay-hand-of = Рука игрока { $player }
face-replay-log = Что уже произошло
face-replay-took-back = { $player } берет свое решение назад.
face-replay-took-back-agreed = { $player } берет свое решение назад с согласия всех.
face-replay-gone = позже взято назад
face-replay-share = Ссылка на этот момент
face-replay-download = Скачать протокол
face-replay-play = Играть с этого места
face-replay-play-why = Новая игра начнется так же, как эта, вплоть до этого момента. Вы играете на одном месте, на остальных — боты.
face-replay-play-over = Здесь игра уже закончена. Выберите более ранний момент, чтобы играть с него.
face-replay-seat = Ваше место
face-replay-level = Боты
face-replay-begin = Играть дальше
face-replay-keys = Стрелки влево и вправо: один шаг. Стрелки вверх и вниз: один ход.
face-replay-onward = Эта игра начата с одного из моментов другой игры.
face-replay-onward-show = Показать тот момент

# Checking

face-check = Всё ли честно?
face-check-right = Проверено: каждый ответ допустим, и каждый случайный исход получен из зерна, хеш которого назван до игры.
face-check-onward = Проверено: каждый ответ допустим. Первые записи ({ $entries }) взяты из другой игры; после них каждый случайный исход получен из зерна, хеш которого назван заранее.
face-check-plain = Проверено: каждый ответ допустим, и каждый случайный исход возможен. Хеш до игры не назван.
face-check-wrong = Этот протокол неверен: { $fault }.
face-check-commit = Определено до игры (SHA-256 зерна)
face-check-seed = Зерно, показанное после игры
face-check-salt = Соль игрока { $player }
face-check-no-salt = Соль никто не добавил.
face-check-entries = Записи
face-check-how = По протоколу это может проверить каждый:

# The result

face-result-title = Итог партии за столом { $code }
face-result-scores = Результаты
face-result-rank = Место
face-result-player = Игрок
face-result-souls = Души
face-result-wounds = Раны
face-result-points = Очки
face-result-out = вне игры
face-result-conceded = сдается
face-result-chart = Души и раны, ход за ходом
face-result-chart-about = Сплошные линии — души, прерывистые — раны. Буквы на концах обозначают места.
face-result-table = То же в числах
face-result-turn = Ход
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Переломные моменты
face-result-no-points = Никто ни разу не вырвался далеко вперед.
face-result-show = Ход { $turn }
face-result-share = Ссылка на этот итог
face-keep-why = Игры, в которых ни у кого нет учетной записи, со временем удаляются, если ими никто не поделился.
face-keep = Сохранить эту игру и поделиться ею
face-kept = Эта игра сохранена. Ее может посмотреть каждый, у кого есть ссылка.
face-result-to-table = К столу
face-point-leads = { $player } выходит вперед.
face-point-leads-stays = { $player } выходит вперед и лидирует до конца.
face-point-epic-dies = { $who ->
    [heroine] Эпическая героиня
   *[hero] Эпический герой
} «{ $hero }» умирает в подземелье игрока { $player }.
face-point-epic-survives = { $who ->
    [heroine] Эпическая героиня
   *[hero] Эпический герой
} «{ $hero }» выживает в подземелье игрока { $player }.
face-point-level-up = Босс «{ $boss }» игрока { $player } получает уровень.
face-point-eliminated = { $player } выбывает из игры.
face-point-conceded = { $player } сдается.
