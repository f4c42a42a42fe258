# Strony wokół stołów: początek, nowy stół, karty, zasady, profil, o grze.

face-home-lead = Zbuduj podziemia, zwab bohaterów, zbieraj ich dusze. Graj od razu z botami albo wyślij link znajomym: bez konta i bez instalowania.
face-play-now = Zagraj teraz
face-edition = Edycja
face-against = Przeciwnicy
face-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
face-level = Poziom botów
face-home-mine = Moje gry
face-my-turn = Twoja kolej
face-mine-waiting = czeka na graczy
face-mine-playing = trwa
face-mine-invited = masz zaproszenie
face-home-others = Graj z innymi
face-home-others-why = Otwórz stół i wyślij link albo dołącz do stołu, podając kod.
face-new = Nowy stół
face-join-label = Kod stołu lub link
face-join = Dołącz
face-join-none = Nie ma stołu z takim kodem. Kod ma sześć liter i cyfr; zapytaj o niego jeszcze raz gospodarza.
face-open-tables = Czekające stoły
face-no-open-tables = Nie ma teraz otwartych stołów. Otwórz własny: inni znajdą go tutaj.
face-free-seats = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
} z { $players }
face-rated = rankingowa
face-solo = Podziemia solo
face-solo-why = Sam na sam z miastem: zdobądź jak najwięcej dusz, zanim skończą się bohaterowie.
face-solo-play = Graj solo
face-challenge-play = Tryb wyzwania
face-replays = Powtórki
face-no-replays = Nie ma jeszcze skończonych gier. Tutaj będzie można obejrzeć je ponownie.
face-result-alone = wynik { $score }
face-result-place = miejsce { $place } z { $players }, wynik { $score }
face-look-up = Sprawdź
face-home-cards = Wszystkie karty
face-home-rules = Zasady
face-home-words = Słowniczek gry

# A new table

face-new-game = Gra
face-players = Gracze
face-players-hint = Liczby w nawiasach mówią, ilu graczy może grać w daną edycję. W edycji super w grze na pięć lub sześć osób dochodzą odkrywcy.
face-new-seats = Kto gdzie siedzi
face-new-sit = Ja też gram, na pierwszym miejscu
face-new-device = Inni na tym urządzeniu
face-new-bots = Boty
face-new-rest = Pozostałe miejsca są wolne: inni zajmą je, gdy dostaną link lub kod. Kto gra na tym samym urządzeniu, siedzi obok ciebie.
face-new-make = Otwórz stół
face-new-check = Pokaż różnice
face-new-too-many = Ludzi i botów jest więcej niż miejsc: wybierz więcej graczy albo mniej botów.
face-new-device-sit = Żeby inni mogli grać na tym urządzeniu, najpierw zajmij miejsce przy stole.
face-new-number = Wpisz liczbę całkowitą w polu „{ $field }”.
face-new-range = Pole „{ $field }” przyjmuje liczbę od { $least } do { $most }.
face-new-players = Niedozwolona liczba graczy ({ $edition }: od { $least } do { $most }).
face-new-variant = { $variant } nie należy do tej edycji ({ $edition }): odznacz ten wariant albo wybierz inną edycję.
face-variants = Warianty
face-packs = Zestawy
face-packs-hint = Nie zaznaczaj niczego, aby grać zestawami tej edycji.
face-as-edition = Jak w edycji
face-heroes-of = Bohaterowie z zestawu
face-clock = Czas
face-clock-how = Zegar
face-clock-none = Bez zegara
face-clock-move = Na każdy wybór
face-clock-game = Na całą grę
face-clock-days = Dni na każdy wybór
face-clock-seconds = Sekundy na każdy wybór
face-clock-minutes = Minuty na grę
face-clock-more = Dodatkowe sekundy za każdy wybór
face-clock-for-days = Dni
face-clock-hint = Liczą się tylko liczby wybranego zegara. Gdy czas minie, zastąpi cię bot. Zużyty czas nie wraca: nie oddaje go ani cofnięcie, ani odejście od stołu.
face-pacing = Okna
face-pacing-free = Otwarte do odpowiedzi
face-pacing-equal = Zawsze równie długie
face-pacing-seconds = Sekundy na okno
face-pacing-hint = Równie długie okna ukrywają, kto miał się nad czym zastanawiać.
face-company = Uczestnicy
face-visibility = Kto może dołączyć
face-visibility-open = Każdy: stół jest na liście
face-visibility-link = Kto ma link lub kod
face-visibility-private = Tylko osoby z linkiem do miejsca; bez widzów
face-leaving = Gdy gracz odejdzie
face-leaving-bot = zastąpi go bot
face-leaving-concede = poddaje się
face-rated-game = Gra rankingowa
face-rated-hint = Każdy ma konto i jedno miejsce, gra się na czas, a pozostali nie mogą zgodzić się na cofnięcie wyboru. Jeśli bot dokonał za kogoś ponad ćwierci wyborów albo dokończył grę, liczy się to jako odejście; ten bot gra najwyżej na poziomie zwykłym. Odłożona gra liczy się, gdy zostanie dokończona.
face-rated-needs-clock = Gra rankingowa wymaga zegara: wybierz go w części „Czas”.
face-copy = Kopiuj
face-copied = Skopiowano
# The name of a guest who gave none; a number follows.
face-guest = Gość
face-sign-up-first = Najpierw załóż konto
face-house-rules = Zasady domowe
face-house-rules-hint = Tu ustalisz to, czego drukowane zasady nie rozstrzygają. Pole bez zmian oznacza grę według zasad edycji.
face-rule-death-check = Kiedy bohater ginie
face-rule-moving-saves = Przeniesienie bohatera go ratuje
face-rule-damage-dealt = Obrażenia zadane bohaterowi w komnacie
face-rule-adventure-parts = Aktywni w fazie Przygody
face-rule-reveal-order = Kolejność ujawniania
face-rule-rebuild = Pusta talia powstaje na nowo
face-rule-returned-to-entrance = Bohater odesłany do wejścia
face-rule-untouched-go-on = Nietknięty bohater przeniesiony w fazie Przygody idzie dalej
face-rule-all-win-or-lose = Wszyscy wygrywają lub odpadają naraz
face-rule-heroes-after-elimination = Bohaterowie po odpadnięciu gracza
face-rule-min-health = Minimalne życie
face-rule-deck-out = Pusta talia Bohaterów
face-rule-minion-may-stay-home = Sługus może zostać w domku
face-rule-two-kind-landmark = Lokacja bohatera dwóch rodzajów
face-rule-returned-hero-keeps-health-token = Odesłany bohater zachowuje znacznik życia
face-rule-solo-bait-places = Miejsca w mieście przy wabieniu solo
face-rule-ability-under-face-down = Zdolność komnaty pod zakrytą kartą
face-rule-turn-limit = Limit rund
face-value-on-leaving = przy opuszczaniu komnaty
face-value-at-once = od razu
face-value-no = nie
face-value-yes = tak
face-value-stays = pozostają zadane
face-value-follows = zmieniają się razem z komnatą
face-value-everyone = wszyscy gracze
face-value-with-heroes = gracze z bohaterami
face-value-all-compare = porównuje się wszystkich
face-value-winners-compare = porównuje się tylko zwycięzców
face-value-per-player = gracz po graczu
face-value-level-ups-first = najpierw wszystkie Awanse
face-value-when-needed = gdy potrzebna jest karta
face-value-walks = idzie w tej rundzie
face-value-waits = czeka do następnej rundy
face-value-unchanged = tylu co przedtem
face-value-per-player-left = po jednym na pozostałego gracza
face-value-plays-on = gra toczy się dalej
face-value-at-end-of-turn = kończy grę po rundzie
face-value-when-reveal-fails = kończy grę, gdy zabraknie bohatera
face-value-icon-order = według kolejności jego ikon
face-value-board-order = według kolejności na planszy
face-value-fixed = odczytane raz
face-value-sliding = odczytane dla każdego bohatera
face-value-works = działa do ujawnienia
face-value-rests = nie działa

# Cards

face-search = Szukaj
face-any = dowolny
face-pack = Zestaw
face-kind = Rodzaj
face-treasure = Skarb
face-show = Pokaż
face-kind-boss = Boss
face-kind-monster = Komnata potworów
face-kind-trap = Komnata pułapek
face-kind-advanced = Wypaśna komnata
face-kind-spell = Czar
face-kind-hero = Bohater
face-kind-epic = Legendarny bohater
face-kind-landmark = Kluczowa lokacja
face-kind-item = Przedmiot
face-cards-found = Znaleziono: { COUNT("card", $count) }.
face-cards-none = Nie znaleziono kart. Wpisz mniej słów albo wybierz inny rodzaj.
face-cards-all = Wszystkie karty
face-cards-pictures = Wszystkie obrazki
face-signs = Ikony
face-copies = Egzemplarze
face-card-ours = To karta naszego autorstwa.
face-words-here = Co znaczą te słowa

# Rules

face-contents = Spis treści
face-rules-found = Znalezione zasady i rozstrzygnięcia: { $count }
face-rules-none = Nie znaleziono takiej zasady. Wpisz inne słowo albo numer, na przykład Q9.
face-rules-all = Wszystkie zasady
face-words-hint = Znaczenia w edycji super ze wszystkimi zestawami.

# Profile

face-stranger = Jeszcze się nie znamy
face-stranger-why = Profil gromadzi twoje gry, wyniki i rankingi. Do gry nie jest potrzebny: podaj swoją nazwę albo po prostu zacznij grę. Z kontem znajdziesz to wszystko także na innych urządzeniach.
face-name = Twoja nazwa, widoczna dla innych
face-begin = Zacznij
face-hello = Cześć, { $name }
face-with-account = Zalogowano jako { $login }.
face-as-guest = Jesteś tu gościem: zna cię tylko ta przeglądarka. Załóż konto, aby rozpoznawały cię także inne urządzenia.
face-rename = Zmień nazwę
face-settings = Ustawienia
face-settings-kept = Zapisano w tej przeglądarce.
face-language = Język
face-theme = Motyw
face-no-games = Brak gier w toku.
face-results = Wyniki
face-ratings = Rankingi
face-no-ratings = Nie ma jeszcze gier rankingowych.
face-rating = Ranking
face-rated-games = Gry
face-sign-up = Załóż konto
face-sign-up-why = Login oraz hasło albo dwanaście słów. Bez adresu e-mail. Twoje gry pozostają twoje. Inni widzą wybraną nazwę, a jeśli jej nie wybierzesz, to login.
face-login = Login
face-login-hint = Od 3 do 24 znaków: a–z, 0–9, - i _.
face-password = Hasło
face-password-hint = Co najmniej 10 znaków.
face-want-phrase = Chcę też frazę odzyskiwania z dwunastu słów; działa również bez hasła
face-sign-in = Zaloguj się
face-sign-in-why = Gry rozegrane tutaj w roli gościa trafią na twoje konto.
face-or-phrase = Albo fraza odzyskiwania
face-change-password = Zmień hasło
face-old-password = Dotychczasowe hasło
face-new-password = Nowe hasło
face-others-end = Na pozostałych urządzeniach nastąpi wylogowanie.
face-phrase = Fraza odzyskiwania
face-phrase-why = Dwanaście słów, które otwierają twoje konto. Nowa fraza unieważnia starą.
face-new-phrase = Utwórz nową frazę
face-phrase-once = Te słowa otwierają twoje konto. Pokazujemy je tylko ten jeden raz: zapisz je teraz.
face-phrase-kept = Mam je zapisane
face-sign-out = Wyloguj się
face-sign-out-here = Wyloguj się tutaj
face-sign-out-everywhere = Wyloguj się wszędzie
face-data = Moje dane
face-data-why = Wszystko, co o tobie przechowujemy, jest twoje: pobierz to jako plik albo usuń.
face-export = Pobierz moje dane
face-delete = Usuń moje dane
face-delete-what = Twoja nazwa, konto, sesje, wyniki i rankingi znikną na dobre. Przy twoich stołach zastąpią cię boty. Tego nie można cofnąć.
face-delete-sure = Usuń wszystko
face-delete-not = Zostaw wszystko

# About

face-about-what = Co to jest
face-about-what-says = Darmowy serwer karcianych gier o budowaniu podziemi, zrobiony przez ludzi, którzy je lubią. Jest nieoficjalny i niekomercyjny: nic się tu nie sprzedaje i nie reklamuje.
face-about-names = Nazwy
face-about-names-says = Nazwy gier i kart należą do swoich właścicieli, którzy nie mają z tym serwerem nic wspólnego. Wszystkie teksty i obrazki są nasze.
face-about-kept = Co o tobie przechowujemy
face-about-kept-says = Twoją nazwę; twoje gry, to, co w nich piszesz, i ich wyniki; datę twojej ostatniej wizyty; adres do powiadomień o twojej kolei, jeśli o nie poprosisz. Jeśli założysz konto, także login i skrót hasła lub frazy. Jedno ciasteczko, po którym cię poznajemy, jedno z ustawieniami i jedno z ostatnim wyborem. Żadnego adresu e-mail i żadnego śledzenia, a te strony niczego nie pobierają z innych witryn.
face-about-to-data = Zobacz, pobierz lub usuń
face-about-fair-says = Przed grą serwer ustala jej ziarno i pokazuje liczbę, która z niego powstała. Każdy gracz może dodać do rozdania własne słowa. Po grze serwer pokazuje ziarno i każdy może sprawdzić, że wszystkie karty z niego wynikają.
face-about-license = Licencje
face-about-license-says = Programu, tekstów i obrazków można używać na licencji MIT albo Apache 2.0, do wyboru.
face-about-version = Wersja

# More that may go wrong

