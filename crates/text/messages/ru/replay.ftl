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
face-replay-as = Чьими глазами
face-replay-as-all = все вместе
face-replay-as-public = зритель
face-replay-unfinished = Эту игру закрыли до ее завершения, поэтому показано только то, что видели все.
face-replay-answered = { $player }: { $choice }
face-replay-asked = Вопрос игроку { $player }:
face-replay-hand-of = Рука игрока { $player }
face-replay-log = Что уже произошло
face-replay-took-back = { $player } делает шаг назад.
face-replay-took-back-agreed = { $player } делает шаг назад с согласия всех.
face-replay-gone = позже переиграно
face-replay-share = Ссылка на этот момент
face-replay-download = Скачать протокол
face-replay-play = Играть дальше отсюда
face-replay-play-why = Начнется новая игра, до этого момента такая же, как эта. Вы играете на одном месте, на остальных — боты.
face-replay-play-over = Здесь игра уже закончена. Чтобы играть дальше, выберите более ранний момент.
face-replay-seat = Ваше место
face-replay-level = Боты
face-replay-begin = Играть дальше
face-replay-keys = Стрелки влево и вправо: один шаг. Стрелки вверх и вниз: один ход.
face-replay-onward = Эта игра продолжена с одного из моментов другой игры.
face-replay-onward-show = Показать тот момент

# Checking

face-check = Всё ли было честно?
face-check-right = Проверено: каждый ответ допустим, и каждый случайный исход получен из зерна, хеш которого назван до игры.
face-check-onward = Проверено: каждый ответ допустим. Первые записи ({ $entries }) взяты из другой игры; после них каждый случайный исход получен из зерна, хеш которого назван заранее.
face-check-plain = Проверено: каждый ответ допустим, и каждый случайный исход возможен. Хеш до игры не назван.
face-check-wrong = Этот протокол не прошел проверку: { $fault }.
face-check-commit = Определено до игры (SHA-256 зерна)
face-check-seed = Зерно, показанное после игры
face-check-salt = Слова игрока { $player }
face-check-no-salt = Своих слов никто не добавил.
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
face-result-conceded = партия сдана
face-result-chart = Души и раны, ход за ходом
face-result-chart-about = Сплошные линии — души, прерывистые — раны. Буквы на концах обозначают места.
face-result-table = То же в числах
face-result-turn = Ход
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Переломные моменты
face-result-no-points = Никто ни разу не вырвался далеко вперед.
face-result-show = Ход { $turn }
face-result-share = Ссылка на этот итог
face-keep-why = Игры, в которых ни у кого нет аккаунта, со временем удаляются, если ими никто не поделился.
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
