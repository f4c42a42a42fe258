# Klawisze bez Ctrl i Alt: co każdy robi i jak je ustawić.

face-keys-single = Klawisze bez Ctrl
face-keys-on = Włączone
face-keys-off = Wyłączone
face-keys-are-off = Klawisze bez Ctrl i Alt są wyłączone.
face-keys-change = Zmień klawisze
face-keys-hint = Jedna litera lub jeden znak w każdym polu; puste pole oznacza brak klawisza. Cyfry służą do wyboru.
face-keys-keep = Zachowaj te klawisze
face-keys-usual = Przywróć zwykłe klawisze
face-keys-no-key = „{ $typed }” nie może być klawiszem: wpisz jedną literę lub jeden znak, bez cyfr.
face-keys-twice = { $key } występuje dwa razy, a każdy klawisz robi jedną rzecz.
face-keys-choice = ten wybór
face-keys-escape = zamknij to, co otwarte, a potem cofnij
face-key-pass = pas
face-key-undo = cofnij
face-key-turn = pasuj do mojej kolei
face-key-stop = przestań pasować
face-key-aimed = obudź mnie, gdy coś celuje we mnie
face-key-declared = obudź mnie, gdy ktoś coś zagra
face-key-always = pytaj zawsze
face-key-hint = podpowiedź bota
face-key-log = do dziennika
face-key-skip = pomiń wędrówkę (wystarczy też kliknąć)
face-key-help = ta lista
