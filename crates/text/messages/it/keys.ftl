# I tasti senza Ctrl né Alt: che cosa fa ognuno e come si cambiano.

face-keys-single = Tasti singoli
face-keys-on = Attivi
face-keys-off = Disattivati
face-keys-are-off = I tasti senza Ctrl o Alt sono disattivati.
face-keys-change = Cambia i tasti
face-keys-hint = Una lettera o un segno per ogni campo; un campo vuoto significa nessun tasto. Le cifre servono per le scelte.
face-keys-keep = Salva questi tasti
face-keys-usual = Ripristina i tasti predefiniti
face-keys-no-key = “{ $typed }” non può essere un tasto: scrivi una sola lettera o un solo segno, non una cifra.
face-keys-twice = { $key } compare due volte: ogni tasto fa una cosa sola.
face-keys-choice = quella scelta
face-keys-escape = chiudi ciò che è aperto, poi annulla mossa
face-key-pass = passo
face-key-undo = annulla mossa
face-key-turn = passa fino al mio turno
face-key-stop = smetti di passare
face-key-aimed = fermati se sono il bersaglio
face-key-declared = fermati se si dichiara qualcosa
face-key-always = chiedi sempre
face-key-hint = un suggerimento del bot
face-key-log = vai al registro
face-key-skip = salta il movimento (basta anche un clic)
face-key-help = questo elenco
