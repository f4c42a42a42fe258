# Games that are over: the replay, and the result.

face-replay-title = Повтор гри за столом { $code }
face-replay-steps = Кроки
face-replay-first = На початок
face-replay-back = Крок назад
face-replay-on = Крок уперед
face-replay-last = У кінець
face-replay-turns = Перейти до ходу
face-replay-turn = Хід { $turn }
face-replay-set-up = Підготування
face-replay-at = Хід { $turn }, { $phase }: момент { $at } із { $last }
face-replay-at-set-up = До першого ходу, { $phase }: момент { $at } із { $last }
face-replay-scrub = Момент
face-replay-go = Показати
face-replay-as = Чиїми очима
face-replay-as-all = усі разом
face-replay-as-public = глядач
face-replay-unfinished = Цю гру закрито до її завершення, тож показано лише те, що бачили всі.
face-replay-answered = { $player }: { $choice }
face-replay-asked = Запитання до гравця { $player }:
face-replay-hand-of = Рука гравця { $player }
face-replay-log = Що вже сталося
face-replay-took-back = { $player } робить крок назад.
face-replay-took-back-agreed = { $player } робить крок назад за згодою всіх.
face-replay-gone = згодом переграно
face-replay-share = Посилання на цей момент
face-replay-download = Завантажити запис гри
face-replay-play = Грати далі звідси
face-replay-play-why = Почнеться нова гра, до цього моменту така сама, як ця. Ви граєте на одному місці за столом, на решті — боти.
face-replay-play-over = Тут гру вже закінчено. Щоб грати далі, виберіть раніший момент.
face-replay-seat = Ваше місце за столом
face-replay-level = Боти
face-replay-begin = Грати далі
face-replay-keys = Стрілки вліво і вправо: один крок. Стрілки вгору і вниз: один хід.
face-replay-onward = Цю гру продовжено з певного моменту іншої гри.
face-replay-onward-show = Показати той момент

# Checking

face-check = Чи все було чесно?
face-check-right = Перевірено: кожна відповідь була дозволена, а кожен випадковий результат випливає із зерна, хеш якого оголошено перед грою.
face-check-onward = Перевірено: кожна відповідь була дозволена. { $entries ->
    [1] Перший рядок узято
    [one] Перші { $entries } рядок узято
    [few] Перші { $entries } рядки взято
   *[many] Перші { $entries } рядків узято
} з іншої гри; далі кожен випадковий результат випливає із зерна, хеш якого оголошено.
face-check-plain = Перевірено: кожна відповідь була дозволена, а кожен випадковий результат можливий. Перед грою хеш не оголошували.
face-check-wrong = Цей запис гри не пройшов перевірки: { $fault }.
face-check-commit = Визначено до гри (SHA-256 зерна)
face-check-seed = Зерно, показане після гри
face-check-salt = Слова від гравця { $player }
face-check-no-salt = Власних слів ніхто не додав.
face-check-entries = Рядків
face-check-how = Маючи запис гри, кожен може перевірити це ще раз:

# The result

face-result-title = Результат гри за столом { $code }
face-result-scores = Результати
face-result-rank = Місце
face-result-player = Гравець
face-result-souls = Душі
face-result-wounds = Поранення
face-result-points = Результат
face-result-out = поза грою
face-result-conceded = гру здано
face-result-chart = Душі та поранення хід за ходом
face-result-chart-about = Суцільні лінії — душі, переривчасті — поранення. Літери на кінцях — місця за столом.
face-result-table = Те саме в числах
face-result-turn = Хід
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Переломні моменти
face-result-no-points = Ніхто жодного разу не вирвався далеко вперед.
face-result-show = Хід { $turn }
face-result-share = Посилання на цей результат
face-keep-why = Ігри, у яких ніхто не має облікового запису, з часом видаляються, якщо ними ніхто не поділився.
face-keep = Зберегти цю гру й поділитися нею
face-kept = Цю гру збережено. Її може переглянути кожен, хто має посилання.
face-result-to-table = До столу
face-point-leads = { $player } виходить уперед.
face-point-leads-stays = { $player } виходить уперед і лідирує до кінця.
face-point-epic-dies = { $who ->
    [heroine] Епічна героїня
   *[hero] Епічний герой
} «{ $hero }» гине в підземеллі гравця { $player }.
face-point-epic-survives = { $who ->
    [heroine] Епічна героїня
   *[hero] Епічний герой
} «{ $hero }» виживає в підземеллі гравця { $player }.
face-point-level-up = Бос «{ $boss }» гравця { $player } досягає нового рівня.
face-point-eliminated = { $player } вибуває з гри.
face-point-conceded = { $player } здається.
