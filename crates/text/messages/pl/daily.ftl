# Podziemia dnia: strona, tablica wyników i wynik do pokazania innym.

face-daily = Podziemia dnia
face-daily-of = Podziemia dnia z { $day }
face-daily-practice-of = Podziemia dnia z { $day }, trening
face-daily-why = Jedna gra solo dziennie, z tymi samymi kartami dla wszystkich. Kto zdoła wycisnąć z nich najwięcej?
face-daily-open = Do podziemi dnia
face-daily-try = Twoja próba
face-daily-play = Zagraj w dzisiejsze podziemia
face-daily-go-on = Graj dalej
face-daily-practise = Zagraj jeszcze raz, dla treningu
face-daily-practise-why = To te same podziemia, ale ta gra już się nie liczy.
face-daily-left = Następne zaczynają się za { $hours } godz. { $minutes } min.
face-daily-mine-none = Nie masz próby z tego dnia.
face-daily-mine-playing = Twoja próba jeszcze trwa.
face-daily-mine-gave-up = Twoja pierwsza próba zakończyła się poddaniem, więc nie ma jej na tablicy wyników.
face-daily-mine-late = Twoja pierwsza próba skończyła się po upływie dnia, więc nie ma jej na tablicy wyników.
face-daily-mine-closed = Twoja pierwsza próba została zamknięta przed końcem, więc nie ma jej na tablicy wyników.
face-daily-mine-refused = Twojej pierwszej próby nie ma na tablicy wyników, bo jej zapis nie przeszedł kontroli. Operator tego serwera może sprawdzić dlaczego.
face-daily-scored = Wynik { $score }: { $title }
face-daily-share = Pokaż wynik innym
face-daily-rules = Jak to działa
face-daily-rule-deal = Wszyscy dobierają te same karty w tej samej kolejności, cokolwiek wybiorą.
face-daily-rule-first = Liczy się pierwsza próba dnia. Potem możesz ćwiczyć, ile chcesz. Goście mają osobną listę.
face-daily-rule-strict = Bez cofania, bez podpowiedzi, bez widzów.
face-daily-rule-end = Dzień kończy się o północy UTC. Wtedy ziarno i wszystkie powtórki stają się jawne, więc gra zakończona później się nie liczy. Poddana gra też nie.
face-daily-more = I jeszcze { $count }.
face-daily-board = Tablica wyników
face-daily-accounts = Z kontem
face-daily-guests = Goście
face-daily-nobody-yet = Nikt jeszcze nie skończył.
face-daily-nobody-did = Tego dnia nikt nie skończył.
face-daily-playing = Pierwsze próby w toku: { $count }.
face-daily-verified = Każdy wynik sprawdzono, odtwarzając zapis gry. Przy równych wynikach wyższe miejsce zajmuje gra, która trwała mniej rund.
face-daily-turns = Rundy
face-daily-replay = Powtórka
face-daily-replay-of = Obejrzyj powtórkę gry: { $player }
face-daily-you = ty
face-daily-fair = Wszystkie karty tego dnia wynikają z jednego ziarna, ustalonego, zanim ktokolwiek zagrał.
face-daily-seed-later = Zobaczysz je, gdy dzień się skończy.
face-daily-commit = Ustalone przed początkiem dnia (SHA-256 ziarna)
face-daily-seed = Ziarno dnia
face-daily-how = Zapis gry można pobrać przy każdej powtórce, a każdy może go sprawdzić razem z ziarnem:
face-daily-days = Inne dni
face-daily-previous = Poprzedni dzień:
face-daily-next = Następny dzień:
face-daily-today = Dziś
face-daily-to-board = Do tablicy wyników tego dnia
face-daily-result-of = { $player }: podziemia dnia z { $day }
face-daily-place = Miejsce { $place } wśród graczy z kontem{ $now ->
    [yes] {", jak dotąd"}
   *[no] {""}
}
face-daily-place-guest = Miejsce { $place } wśród gości{ $now ->
    [yes] {", jak dotąd"}
   *[no] {""}
}
face-daily-picture = Bohaterowie, którzy zginęli: { $died }; bohaterowie, którzy przeżyli: { $survived }.
face-daily-legend = Ptaszek to bohater, który zginął, krzyżyk to ten, który przeżył; znaki legendarnych bohaterów są okrągłe.
face-daily-copy = Tekst do wysłania innym
face-daily-try-it = Zagraj w to samo
