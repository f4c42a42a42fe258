# The pages in the browser: what is around the game.

face-skip = Przejdź do treści
face-nav = Strony
face-cards = Karty
face-rules = Zasady
face-profile = Profil
face-home = Strona główna
face-about = O grze
face-unofficial = Nieoficjalne i niekomercyjne; nazwy należą do ich właścicieli.
face-theme-auto = Jak w urządzeniu
face-theme-dark = Ciemny
face-theme-light = Jasny
face-back-to-table = Powrót do stołu
face-try-again = Spróbuj ponownie za { $seconds } s.

# The table

face-curtain = Przekaż urządzenie graczowi { $player }
face-curtain-why = Karty są zakryte, dopóki następny gracz nie będzie gotowy.
face-curtain-open = To ja, { $player }: pokaż moje karty
face-active = aktywny gracz
face-bot = bot
face-souls = { COUNT("soul", $count) }
face-wounds = { COUNT("wound", $count) }
face-hand-rooms = { COUNT("room-card", $count) } na ręce
face-hand-spells = { COUNT("spell-card", $count) } na ręce
face-first = pierwszy gracz
face-away-clock = czas minął: gra bot
face-away-left = poza stołem: gra bot
face-forecast = Co zrobiłyby teraz te podziemia
face-forecast-none = Nikt nie zmierza do tych podziemi.
face-damage-in-all = Obrażenia razem: { $count }
face-no-hand = Przyglądasz się grze.
face-rivals = Pozostali gracze
face-enlarge = Powiększ podziemia gracza { $player }
face-back-to-board = Powrót do stołu
face-back-room = zakryta karta Komnaty
face-back-spell = zakryta karta Czaru
face-deck-rooms = Talia Komnat: { $count }
face-deck-spells = Talia Czarów: { $count }
face-deck-heroes = Bohaterowie, którzy jeszcze przyjdą: { $count }
face-deck-epics = Legendarni bohaterowie, którzy jeszcze przyjdą: { $count }
face-choices = Twoje możliwości
face-table-closed = Ten stół jest zamknięty.
face-rest-waits = Przy stole nie ma nikogo z ludzi. Gra czeka na kogoś z nich { $minutes } min, a potem zostaje odłożona; boty same jej nie dokończą.
face-rest-adjourned = Gra odłożona: przy stole nie ma nikogo z ludzi. Toczy się dalej, gdy tylko ktoś z nich wróci.
face-rest-adjourned-rated = Gra odłożona: przy stole nie ma nikogo z ludzi. Jest rankingowa: nie liczy się nikomu, dopóki nie zostanie dokończona, a toczy się dalej, gdy wrócą wszyscy albo { $hours } godz. po powrocie pierwszej osoby.
face-rest-missing = Gra odłożona. Toczy się dalej, gdy wrócą: { $players }. Czeka na nich najwyżej { $hours } godz. od powrotu pierwszej osoby.
face-table-broken = Błąd po naszej stronie zatrzymał tę grę. Jej zapis został zachowany.
face-waiting-window = Teraz { $phase }: inni mogą jeszcze odpowiedzieć czarem albo zdolnością (R6.1).
face-waiting-draw = Trwa dobieranie kart.
face-undo-wished-by-you = Prosisz o cofnięcie wyboru. Czekamy na pozostałych.
face-withdraw = Wycofaj
face-lately = Co cię ostatnio spotkało
face-fate-tied = remis
face-fate-nobody = nikt
face-waiting-chance = Trwa rozdawanie kart.
face-won = { $me ->
    [yes] Wygrywasz
   *[no] Wygrywa { $player }
}: { $cause }.
face-over-alone = Koniec gry: { $cause }.
face-result = Wynik
face-replay = Obejrzyj powtórkę
face-rematch = Zagraj ponownie
face-to-rematch = Do rewanżu
face-hint = Podpowiedź
face-hint-thinking = Bot się zastanawia …
face-undo = Cofnij
face-undo-all = Cofnij wszystko
face-undo-wished = { $player } chce cofnąć swój ostatni wybór.
face-undo-wished-turn = { $player } chce wrócić do początku rundy.
face-agree = Zgoda
face-refuse = Nie
face-windows = Kiedy gra ma mnie pytać?
face-until-my-turn = Pasuj do mojej kolei
face-until-phase = Pasuj w tej fazie
face-until-turn = Pasuj w tej rundzie
face-wake-at-me = Obudź mnie, gdy coś celuje we mnie
face-wake-declared = Obudź mnie, gdy ktoś coś zagra
face-always-ask = Pytaj zawsze
face-stop-here = Zatrzymaj tutaj
face-keys-and-settings = Klawisze i ustawienia
face-mute = Wycisz gracza { $player }
face-unmute = Pozwól znów mówić graczowi { $player }
face-kick-whom = Usuń od stołu gracza { $player }
face-whole-log = Cały dziennik
face-more = Więcej
face-ask-undo = Poproś innych o cofnięcie mojego ostatniego wyboru
face-ask-undo-turn = Poproś innych o powtórzenie tej rundy
face-leave = Odejdź od stołu; dalej gra bot
face-leave-sure = Czy chcesz odejść? Dalej gra za ciebie bot, a ty możesz wrócić.
face-come-back = Wracam do gry
face-concede-sure = Czy na pewno się poddajesz?
face-close = Zamknij stół
face-close-sure = Zamknąć ten stół dla wszystkich?
face-seat-link = Link do tego miejsca, na inne twoje urządzenie
face-seat-devices = Inne urządzenia, które grają z tego miejsca: { $count }
face-renew = Nowy link do tego miejsca
face-renew-sure = Utworzyć nowy link? Dopóki inne twoje urządzenia go nie dostaną, nie będą grać z tego miejsca.
face-claim = Gram tutaj, ale nie mogę wrócić na swoje miejsce
face-claim-why = Zapytamy wszystkich pozostałych przy stole. Gdy wszyscy się zgodzą i przez dziesięć minut (przez dobę, jeśli poza tym miejscem siedzi tu tylko jedna osoba, jeśli nie ma zegara albo liczy on dni) nikt nie wróci na to miejsce, naciśnij przycisk jeszcze raz. Kto tam siedzi, zostanie powiadomiony; jeśli wróci, miejsce znów będzie tylko jego. Na miejsce osoby z kontem wraca się, logując się na to konto.
face-claim-seat = { $player } to ja
face-claim-this = Miejsce { $seat } jest moje
face-claimed = { $name } mówi: { $player } to ja, ale nie mogę wrócić na swoje miejsce. Czy to prawda?
face-claimed-seat = { $name } prosi o miejsce gracza { $player }.
face-talk = Rozmowa
face-talk-label = Powiedz coś
face-no-talk = Nikt jeszcze nic nie powiedział.
face-say = Powiedz
face-emote-hello = Cześć!
face-emote-well-played = Dobre zagranie!
face-emote-ouch = Au!
face-emote-thanks = Dzięki!
face-emote-hurry = Czekam…
face-emote-good-game = Dobra gra!
face-lost = Połączenie zostało zerwane. Próbujemy ponownie …
face-found = Połączono ponownie.
face-keys = Klawisze
face-keys-list =
    1, 2, 3 …: ten wybór
    P: pas
    U lub Esc: cofnij; Esc najpierw zamyka to, co otwarte
    T: pasuj do mojej kolei
    X: przestań pasować
    W: obudź mnie, gdy coś celuje we mnie
    D: obudź mnie, gdy ktoś coś zagra
    A: pytaj zawsze
    H: podpowiedź bota
    L: do dziennika
    S lub kliknięcie: pomiń wędrówkę
    ?: ta lista
face-walk = Wędrówka
face-walk-off = Wyłączona
face-walk-slow = Powolna
face-walk-normal = Zwykła
face-walk-fast = Szybka
face-sound = Dźwięk
face-sound-on = Włączony
face-sound-off = Wyłączony
face-close-help = Zamknij
face-yes-sure = Tak
face-not-sure = Nie, gram dalej
face-not-live = Bez skryptów ta strona nie odświeża się sama. Wczytaj ją ponownie, aby zobaczyć, co się stało.
face-reload = Wczytaj ponownie

# Before the game

face-lobby = Nowa gra: { $edition }
face-lobby-waits = Czekamy na graczy.
face-lobby-full = Wszyscy są na miejscach.
face-lobby-held = Niektóre miejsca czekają na graczy, którzy jeszcze nie usiedli.
face-differs = Inaczej niż w wydrukowanych zasadach
face-invite = Zaproś innych
face-invite-code = Kod tego stołu:
face-invite-link = Albo wyślij ten link:
face-invite-seat = Wyślij ten link osobie, która ma tu usiąść:
face-seats = Miejsca
face-seat-open = wolne
face-seat-held = zajęte dla gracza { $player }
face-seat-you = ty
face-seat-host = gospodarz
face-seat-absent = teraz nieobecny
face-take = Zajmij miejsce { $seat }
face-stand-up = Zwolnij miejsce
face-kick = Usuń
face-kick-sure = Usunąć tego gracza od stołu?
face-open-seat = Zwolnij to miejsce
face-give = Daj to miejsce botowi
face-level-random = losowy
face-level-easy = łatwy
face-level-normal = zwykły
face-level-hard = trudny
face-level-expert = ekspercki
face-levels = Co znaczą poziomy
face-level-random-why = dowolny dozwolony wybór, na chybił trafił
face-level-easy-why = proste reguły i pomyłki, jakie robią ludzie
face-level-normal-why = proste reguły: liczy, kto kogo zwabi, i wie, kiedy przerwać
face-level-hard-why = wyobraża sobie, jak gra może się potoczyć
face-level-expert-why = wyobraża sobie więcej i ocenia z doświadczenia wielu gier
face-levels-fair = Każdy bot wie tylko to, co wolno wiedzieć graczowi na jego miejscu.
face-fill = Boty na wolnych miejscach:
face-start = Zacznij grę
face-start-with-bots = Zacznij; wolne miejsca zajmą boty
face-host-starts = Grę zaczyna gospodarz.
face-fair = Uczciwe rozdanie
face-fair-why = Tę liczbę ustalono przed grą. Gdy gra się skończy, pokażemy ziarno, z którego powstała, i każdy może sprawdzić, że każda karta przyszła tak, jak musiała.
face-salt = Dodaj własne słowa do rozdania
face-salt-add = Dodaj
face-seat-of = Twoje miejsce { $seat }
face-seat-by-link = Ten link otwiera miejsce { $seat } przy stole { $code }.
face-seat-sit = Usiądź
face-seat-secret = Część linku po znaku #
face-table-title = Stół { $code }
face-trouble = To się nie udało

# When something goes wrong

face-trouble-method = Tego adresu nie można użyć w ten sposób.
face-trouble-not-found = Tu niczego nie ma.
face-trouble-no-table = Nie ma takiego stołu.
face-trouble-no-seat = Przy tym stole nie ma takiego miejsca.
face-trouble-unplayable = Z tymi ustawieniami nie da się zagrać.
face-trouble-not-now = Teraz nie można tego zrobić.
face-trouble-not-yours = To nie należy do ciebie.
face-trouble-stale-ask = To pytanie jest już nieaktualne; spójrz jeszcze raz na stół.
face-trouble-not-offered = Tego nie ma wśród możliwości; spójrz jeszcze raz na pytanie.
face-trouble-too-much = Tego jest za dużo.
face-trouble-broken = Błąd po naszej stronie zatrzymał ten stół; zapis gry został zachowany.
face-trouble-unsaved = Nie udało się tego zapisać, więc to się nie stało; spróbuj ponownie.
face-trouble-stopping = Serwer zaraz się zatrzyma; spróbuj ponownie za chwilę.
face-trouble-nobody = Jeszcze cię nie znamy: zacznij grę albo się zaloguj.
face-trouble-origin = To przyszło ze strony innej witryny: otwórz stronę gry i spróbuj tam.
face-trouble-wrong-host = Ten serwer nie odpowiada na tę nazwę: otwórz go pod jego własnym adresem. Kto go prowadzi, może nadać mu tę nazwę opcją --host.
face-trouble-too-large = To jest za duże.
face-trouble-wrong-body = Formularz nie pasuje do tej strony; wczytaj ją ponownie.
face-trouble-streams = Otwarto zbyt wiele stron tej gry; zamknij część z nich.
face-trouble-too-many = To było zbyt często; odczekaj chwilę i spróbuj ponownie.
face-trouble-store = Nie udało się odczytać danych; spróbuj ponownie za chwilę.
face-trouble-error = Zatrzymał to błąd po naszej stronie.
