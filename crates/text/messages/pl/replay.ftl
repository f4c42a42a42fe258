# Gry zakończone: powtórka i wynik.

face-replay-title = Powtórka gry przy stole { $code }
face-replay-steps = Kroki
face-replay-first = Na początek
face-replay-back = Krok wstecz
face-replay-on = Krok dalej
face-replay-last = Na koniec
face-replay-turns = Przejdź do rundy
face-replay-turn = Runda { $turn }
face-replay-set-up = Przygotowanie
face-replay-at = Runda { $turn }, { $phase }: moment { $at } z { $last }
face-replay-at-set-up = Przed pierwszą rundą, { $phase }: moment { $at } z { $last }
face-replay-scrub = Moment
face-replay-go = Pokaż
face-replay-as = Punkt widzenia
face-replay-as-all = wszyscy razem
face-replay-as-public = widz
face-replay-unfinished = Tę grę zamknięto przed końcem, dlatego widać tylko to, co widzieli wszyscy.
face-replay-answered = { $player }: { $choice }
face-replay-asked = Pytanie do gracza { $player }:
face-replay-hand-of = Ręka gracza { $player }
face-replay-log = Co się dotąd wydarzyło
face-replay-took-back = { $player } cofa swój wybór.
face-replay-took-back-agreed = { $player } cofa swój wybór za zgodą wszystkich.
face-replay-gone = później cofnięte
face-replay-share = Link do tego momentu
face-replay-download = Pobierz zapis gry
face-replay-play = Graj dalej od tego momentu
face-replay-play-why = Zacznie się nowa gra, do tego momentu taka sama jak ta. Ty zajmiesz jedno miejsce, a pozostałe boty.
face-replay-play-over = W tym momencie gra jest już skończona. Wybierz wcześniejszy, aby grać dalej.
face-replay-seat = Twoje miejsce
face-replay-level = Boty
face-replay-begin = Graj dalej
face-replay-keys = Strzałki w lewo i w prawo: krok. Strzałki w górę i w dół: runda.
face-replay-onward = Ta gra jest dalszym ciągiem innej gry.
face-replay-onward-show = Pokaż tamten moment

# Sprawdzanie

face-check = Czy gra była uczciwa?
face-check-right = Sprawdzone: każda odpowiedź była dozwolona, a każde losowanie wynika z ziarna, którego skrót podano przed grą.
face-check-onward = Sprawdzone: każda odpowiedź była dozwolona. Pierwsze wpisy ({ $entries }) pochodzą z innej gry; po nich każde losowanie wynika z ziarna, którego skrót podano.
face-check-plain = Sprawdzone: każda odpowiedź była dozwolona, a każde losowanie możliwe. Przed grą nie podano żadnego skrótu.
face-check-wrong = Ten zapis jest niepoprawny: { $fault }.
face-check-commit = Ustalone przed grą (SHA-256 ziarna)
face-check-seed = Ziarno, pokazane po grze
face-check-salt = Słowa gracza { $player }
face-check-no-salt = Nikt nie dodał własnych słów.
face-check-entries = Wpisy
face-check-how = Z zapisem gry każdy może to sprawdzić jeszcze raz:

# Wynik

face-result-title = Wynik gry przy stole { $code }
face-result-scores = Punkty
face-result-rank = Miejsce
face-result-player = Gracz
face-result-souls = Dusze
face-result-wounds = Rany
face-result-points = Wynik
face-result-out = poza grą
face-result-conceded = gra poddana
face-result-chart = Dusze i Rany, runda po rundzie
face-result-chart-about = Linie ciągłe to Dusze, przerywane to Rany. Litery na końcach oznaczają miejsca.
face-result-table = To samo w liczbach
face-result-turn = Runda
face-result-souls-wounds = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
face-result-points-title = Punkty zwrotne
face-result-no-points = Nikt nie zyskał dużej przewagi.
face-result-show = Runda { $turn }
face-result-share = Link do tego wyniku
face-keep-why = Gry, w których nikt nie ma konta, są po pewnym czasie usuwane, chyba że ktoś je udostępni.
face-keep = Zachowaj tę grę i udostępnij ją
face-kept = Ta gra jest zachowana. Każdy, kto ma link, może ją obejrzeć.
face-result-to-table = Do stołu
face-point-leads = { $player } obejmuje prowadzenie.
face-point-leads-stays = { $player } obejmuje prowadzenie i utrzymuje je do końca.
face-point-epic-dies = { $who ->
    [heroine] Legendarna bohaterka
   *[hero] Legendarny bohater
} { $hero } ginie w podziemiach gracza { $player }.
face-point-epic-survives = { $who ->
    [heroine] Legendarna bohaterka
   *[hero] Legendarny bohater
} { $hero } przeżywa podziemia gracza { $player }.
face-point-level-up = Boss { $boss } gracza { $player } awansuje.
face-point-eliminated = { $player } odpada z gry.
face-point-conceded = { $player } poddaje się.
