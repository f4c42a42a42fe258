# Single words and short phrases.

treasure-cleric = клерик
treasure-fighter = воин
treasure-mage = маг
treasure-thief = вор
treasure-explorer = путешественник
# A letter for each, all different: they stand beside the icons.
letter-cleric = К
letter-fighter = Вн
letter-mage = М
letter-thief = Вр
letter-explorer = П

phase-set-up = подготовка к игре
phase-beginning = начало хода
phase-town = фаза города
phase-build = фаза строительства
phase-reveal = вскрытие комнат
phase-minions = фаза приспешников
phase-bait = фаза заманивания
phase-adventure = фаза приключений
phase-end = завершение хода
phase-over = конец игры

cause-ten-souls = у одного из игроков 10 душ
cause-five-wounds = у одного из игроков 5 ран
cause-last-one-left = в игре остается не больше одного игрока
cause-last-epic = в город приходит последний эпический герой
cause-nobody-comes = герои больше не приходят
cause-turn-limit = достигнут предел числа ходов
cause-conceded = все остальные игроки сдались
cause-tavern = герой приходит в таверну

edition-first = первое издание
edition-second = второе издание
edition-anniversary = юбилейное издание
edition-super = супериздание
edition-solo = одиночный режим
edition-challenge = режим испытания

variant-classic-mode = классический режим
variant-hard-mode = сложный режим
variant-choose-your-boss = выбор босса
variant-machinations = козни
variant-infinite-lives = бесконечные жизни

# The titles of a score, from the lowest to the highest, and those of a challenge.

title-washout = Неудачник
title-kobold = Кобольд
title-minion = Приспешник
title-mini-boss = Мини-босс
title-boss = Босс
title-proper-boss = Реальный босс
title-sultan = Султан подземелий
title-monster-boss = Монструозный босс
title-grand-boss = Великий босс
title-overlord = Властелин подземелья
title-supreme-overlord = Верховный властелин подземелья
title-true-washout = Настоящий неудачник
title-true-kobold = Настоящий кобольд
title-true-minion = Настоящий приспешник
title-true-mini-boss = Настоящий мини-босс
title-true-boss = Настоящий босс
title-true-proper-boss = Настоящий реальный босс
title-true-sultan = Настоящий султан подземелий
title-true-monster-boss = Настоящий монструозный босс
title-true-grand-boss = Настоящий великий босс
title-true-overlord = Настоящий властелин подземелья
title-true-supreme-overlord = Настоящий верховный властелин подземелья
title-scored = Ваши очки: { $score }. Титул: { $title }.
written-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } года
