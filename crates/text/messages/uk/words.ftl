# Single words and short phrases.

treasure-cleric = клірик
treasure-fighter = боєць
treasure-mage = маг
treasure-thief = злодій
treasure-explorer = мандрівник
# A letter for each, all different: they stand beside the icons.
letter-cleric = К
letter-fighter = Б
letter-mage = М
letter-thief = З
letter-explorer = Мн

phase-set-up = підготування до гри
phase-beginning = початок ходу
phase-town = фаза міста
phase-build = фаза будівництва
phase-reveal = розкриття кімнат
phase-minions = фаза посіпаки
phase-bait = фаза приманки
phase-adventure = фаза пригоди
phase-end = завершення ходу
phase-over = кінець гри

cause-ten-souls = один із гравців має 10 душ
cause-five-wounds = один із гравців має 5 поранень
cause-last-one-left = у грі залишається не більше одного гравця
cause-last-epic = до міста прибуває останній епічний герой
cause-nobody-comes = нові герої більше не прибувають
cause-turn-limit = вичерпано ліміт ходів
cause-conceded = усі інші гравці здалися
cause-tavern = герой потрапляє до таверни

edition-first = перше видання
edition-second = друге видання
edition-anniversary = ювілейне видання
edition-super = супервидання
edition-solo = соло-режим
edition-challenge = режим випробування

variant-classic-mode = класичний режим
variant-hard-mode = складний режим
variant-choose-your-boss = вибір боса
variant-machinations = підступи
variant-infinite-lives = нескінченні життя

# The titles of a score, from the lowest to the highest, and those of a challenge.

title-washout = Невдаха
title-kobold = Кобольд
title-minion = Посіпака
title-mini-boss = Мінібос
title-boss = Бос
title-proper-boss = Реальний бос
title-sultan = Хазяїн підземель
title-monster-boss = Монстр-бос
title-grand-boss = Величний бос
title-overlord = Володар підземелля
title-supreme-overlord = Верховний володар підземелля
title-true-washout = Справжній невдаха
title-true-kobold = Справжній кобольд
title-true-minion = Справжній посіпака
title-true-mini-boss = Справжній мінібос
title-true-boss = Справжній бос
title-true-proper-boss = Справжній реальний бос
title-true-sultan = Справжній хазяїн підземель
title-true-monster-boss = Справжній монстр-бос
title-true-grand-boss = Справжній величний бос
title-true-overlord = Справжній володар підземелля
title-true-supreme-overlord = Справжній верховний володар підземелля
title-scored = Ваш результат: { $score }, ваш титул: { $title }.
written-day = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year } року
