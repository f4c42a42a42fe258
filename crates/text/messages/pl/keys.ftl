# Klawisze bez Ctrl i Alt: co każdy robi i jak je ustawić.

face-keys-single = Skróty jednoklawiszowe
face-keys-on = Włączone
face-keys-off = Wyłączone
face-keys-are-off = Skróty jednoklawiszowe są wyłączone.
face-keys-change = Zmień klawisze
face-keys-hint = Jedna litera lub jeden znak w każdym polu; puste pole oznacza brak klawisza. Cyfry służą do wybierania odpowiedzi.
face-keys-keep = Zapisz te klawisze
face-keys-usual = Przywróć domyślne klawisze
face-keys-no-key = „{ $typed }” nie nadaje się na klawisz: wpisz jedną literę albo jeden znak, ale nie cyfrę.
face-keys-twice = Klawisz { $key } występuje dwa razy, a może robić tylko jedną rzecz.
face-keys-choice = odpowiedź o tym numerze
face-keys-escape = zamknij otwarte okienko, a potem cofnij
face-key-pass = pas
face-key-undo = cofnij
face-key-turn = pas do mojej kolei
face-key-stop = przestań pasować
face-key-aimed = pytaj, gdy coś jest wymierzone we mnie
face-key-declared = pytaj, gdy ktoś coś zadeklaruje
face-key-always = zawsze pytaj
face-key-hint = podpowiedź bota
face-key-log = przejdź do dziennika gry
face-key-skip = pomiń wędrówkę (można też kliknąć)
face-key-help = ta lista
