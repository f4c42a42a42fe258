# Dlaczego czegoś nie zrobiono: co się stało i co zrobić.

## Stoły

refused-no-table = Nie ma takiego stołu.
refused-no-seat = Przy tym stole nie ma miejsca { $seat }.
refused-stale-ask = To pytanie jest już nieaktualne; spójrz jeszcze raz na stół.
refused-not-offered = Tego nie ma wśród możliwości; spójrz jeszcze raz na pytanie.
refused-broken = Błąd po naszej stronie zatrzymał ten stół; zapis gry został zachowany.
refused-unread = Nie można teraz odczytać danych serwera; spróbuj ponownie za chwilę.
refused-unsaved = Nie udało się tego zapisać, więc nic się nie zmieniło; spróbuj ponownie.
refused-stopping = Serwer zaraz się zatrzyma; spróbuj ponownie za chwilę.
refused-replays-busy = Zbyt wiele gier jest teraz odtwarzanych; spróbuj ponownie za kilka sekund.

## Nie teraz

refused-not-begun = Gra jeszcze się nie zaczęła.
refused-game-over = Gra się skończyła.
refused-closed = Ten stół jest zamknięty.
refused-adjourned = Gra jest odłożona, dopóki gracze nie wrócą.
refused-bot-plays = Z tego miejsca gra teraz bot; najpierw na nie wróć.
refused-paced-undo = Dopóki otwarte jest okno o stałej długości, niczego nie można cofnąć.
refused-nothing-yours = Odkąd ktoś ostatnio czegoś się dowiedział, żaden wybór nie należał do ciebie, więc nie ma czego cofać.
refused-daily-undo = W podziemiach dnia niczego nie można cofnąć.
refused-undone-too-often = Limit cofnięć z jednego miejsca w jednej grze ({ $most }) jest już wyczerpany.
refused-rated-undo = W grze rankingowej nie można prosić innych o zgodę na cofnięcie.
refused-undo-asked = Ktoś inny już prosi o cofnięcie wyboru; najpierw mu odpowiedz.
refused-undo-asked-just-now = Dopiero co wysłano twoją prośbę o cofnięcie; poproś znowu za pół minuty.
refused-nothing-to-undo = Nie ma czego cofać.
refused-nobody-asks-undo = Nikt nie prosi o cofnięcie wyboru.
refused-paced-concede = Poczekaj, aż zamknie się okno o stałej długości.
refused-no-conceding = Z tego miejsca nie można się teraz poddać.
refused-no-undo = Tego nie można już cofnąć.
refused-key-used = Ten klucz został użyty do innej odpowiedzi.
refused-undo-late = Ten wybór wywołał już pytanie do innego gracza; w grze z zegarem można go wtedy cofnąć tylko w ciągu { $seconds } s.
refused-undo-often = W grze z zegarem wybory, które wywołały pytanie do innego gracza, można cofać najwyżej { $times } razy na rundę.
refused-little-time = Na twoim zegarze jest za mało czasu, żeby wybierać jeszcze raz.
refused-seat-held = To miejsce jest zarezerwowane dla kogoś innego; zwolnić je może gospodarz.
refused-seat-taken = Ktoś już tam siedzi.
refused-seat-bot = Siedzi tam bot; zwolnić miejsce może gospodarz.
refused-rated-one-seat = W grze rankingowej jedna osoba ma jedno miejsce.
refused-rated-begun = Do gry rankingowej nie można dołączyć, gdy już się zaczęła.
refused-knows-hand = Znasz już rękę innego gracza w tej grze.
refused-rated-device = To gra rankingowa: zaloguj się na tym urządzeniu na swoje konto.
refused-many-devices = Z tego miejsca gra zbyt wiele urządzeń.
refused-person-sits = Siedzi tam człowiek: może odejść sam albo możesz go usunąć.
refused-nobody-sits = Nikt tam nie siedzi.
refused-kick-yourself = Nie możesz usunąć siebie; odejdź albo zamknij stół.
refused-salt-late = Słowa do rozdania dodaje się przed początkiem gry.
refused-begun = Gra już się zaczęła.
refused-held-at-start = Jedno z miejsc jest dla kogoś zarezerwowane: poczekaj, zwolnij je albo oddaj botowi.
refused-open-at-start = Jedno z miejsc jest wolne: poczekaj na kogoś albo oddaj je botowi.
refused-rated-few = Gra rankingowa wymaga co najmniej dwóch osób z kontami.
refused-bots-alone = Zbyt wiele gier toczą same boty: poczekaj, aż któraś się skończy, albo usiądź przy stole.
refused-rated-to-end = W grę rankingową gra się do końca; możesz wyciszyć gracza albo się poddać.
refused-paced-hint = Dopóki otwarte jest okno o stałej długości, nie ma podpowiedzi.
refused-counted-hint = W grze, która się liczy, nie ma podpowiedzi.
refused-not-asked = Nie masz teraz nic do wyboru.
refused-many-think = Wiele botów właśnie się zastanawia; poproś znowu za chwilę.
refused-not-over = Gra jeszcze się nie skończyła.
refused-daily-door = Podziemia dnia mają własną stronę, na której się je zaczyna: /daily.
refused-many-listed = Masz zbyt wiele otwartych stołów na liście: skończ lub zamknij któryś albo utwórz stół dostępny przez link.
refused-many-listed-here = Z twojego adresu jest na liście zbyt wiele otwartych stołów: skończ lub zamknij któryś albo utwórz stół dostępny przez link.
refused-many-tables = Masz zbyt wiele stołów; skończ lub zamknij niektóre.
refused-no-code = Nie udało się znaleźć wolnego kodu dla stołu; spróbuj ponownie.
refused-claim-wait = Jeszcze nie: muszą zgodzić się wszyscy pozostali, a przez pewien czas nikt nie może grać z tego miejsca.
refused-claim-asked = Ktoś już prosi o miejsce; poczekaj na odpowiedź.
refused-seat-in-use = Ktoś właśnie gra z tego miejsca.
refused-no-witness = Nie ma tu nikogo innego, kto mógłby cię rozpoznać.
refused-nobody-claims = Nikt nie prosi o miejsce.
refused-over-there = W tym momencie gra jest już skończona; wybierz wcześniejszy.
refused-out-there = W tym momencie to miejsce jest już poza grą.
refused-no-moment = Gra nie ma takiego momentu: skończyła się wcześniej.
refused-watch-later = Grę można obejrzeć, gdy się skończy.
refused-nothing-played = Przy tym stole nie grano.
refused-nobody-won = Tę grę zamknięto przed końcem, więc nikt nie wygrał.
refused-journal-later = Zapis gry będzie dostępny, gdy gra się skończy.
refused-day-open = Gry w podziemiach dnia można obejrzeć, gdy dzień się skończy.

## Nie twoje

refused-not-your-seat = To nie jest twoje miejsce.
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-host-only = To może zrobić tylko gospodarz stołu.
refused-no-watching = Przy tym stole nie ma widzów.
refused-who-are-you = Nie wiemy, kim jesteś: najpierw wejdź jako gość albo się zaloguj.
refused-barred = Gospodarz nie chce cię przy tym stole.
refused-rated-account = Gra rankingowa wymaga konta; najpierw je załóż.
refused-daily-owner = W podziemia dnia gra ten, kto je zaczął.
refused-wrong-link = Ten link nie otwiera tego miejsca.
refused-link-only = Żeby zająć to miejsce, trzeba mieć jego link.
refused-renew-owner = Nowy link może utworzyć tylko osoba, która tu usiadła.
refused-rematch-players = O rewanż mogą prosić tylko ci, którzy grali.
refused-share-players = Grę mogą udostępnić tylko ci, którzy grali.
refused-unfinished-onward = Gry, której nie dokończono, nie można stąd kontynuować.
refused-unfinished-hidden = Z gry, której nie dokończono, widać tylko to, co widzieli wszyscy.
refused-watch-players = Tę grę mogą obejrzeć tylko ci, którzy siedzieli przy stole.
refused-disbelieved = Ci, którzy tu grają, nie zgodzili się.
refused-seat-account = Osoba z tego miejsca ma konto: zaloguj się na nie.
refused-by-consent = Grasz tu za zgodą innych; to może zrobić tylko osoba, która tu usiadła.

## Za dużo

refused-long-pick = Wybór ma najwyżej { $letters } znaków, a jego klucz { $key }.
refused-many-wakes = Nie ma aż tylu zdarzeń, przy których gra może pytać.
refused-long-talk = Wiadomość ma najwyżej { $most } znaków.
refused-long-salt = Słowa do rozdania mają najwyżej { $most } bajty.

## Ustawienia, z którymi nie ma gry

refused-no-edition = Nie ma edycji „{ $word }”; są: { $known }.
refused-no-variant = Nie ma wariantu „{ $word }”; są: { $known }.
refused-no-bot = Nie ma bota „{ $word }”; są: { $known }.
refused-no-pack = Nie ma zestawu „{ $word }”; są: { $known }.
refused-daily-settings = To ustawienia podziemi dnia; zaczyna się je na ich własnej stronie, /daily.
refused-many-named = Podano więcej zestawów, wariantów lub zasad, niż ich istnieje.
refused-clock-move = Zegar może dawać na każdy wybór od 5 sekund do doby.
refused-clock-game = Zegar może dawać na całą grę od 60 sekund do doby, a za każdy wybór najwyżej 600 dodatkowych sekund.
refused-clock-days = W grze liczonej w dniach na każdy wybór przypada od 1 do 30 dni.
refused-pacing = Okna o stałej długości trwają od 1 do 60 sekund.
refused-rated-alone = Kto gra w pojedynkę, nie ma z kim walczyć o ranking.
refused-rated-clock = Gra rankingowa wymaga zegara (na każdy wybór, na całą grę albo w dniach): nikt nie powinien bez końca czekać na tego, kto przegrywa.
refused-rated-bot = W grze rankingowej tego, kto odszedł, zastępuje bot najwyżej na poziomie zwykłym.
refused-few-seats = Miejsc jest tylko { $seats }: wybierz więcej graczy albo mniej botów.
refused-empty-talk = W tej wiadomości nie ma nic do przeczytania.
refused-rules-number = Zasady mają numery od 1 do { $newest }, a numeru { $number } nie ma.
refused-variant-always = Wariant „{ $variant }” działa tu zawsze ({ $edition }); odznacz go.
refused-variant-unfit = Wariant „{ $variant }” tu nie pasuje ({ $edition }); należy do: { $editions }.
refused-rule-value = Zasada „{ $rule }” nie może mieć wartości „{ $value }”; możliwe są: { $known }.
refused-no-rule = Nie ma zasady „{ $word }”; są: { $known }.
refused-packs = W zestawach są błędy: { $why }
refused-players = Taka liczba graczy ({ $asked }) jest tu niemożliwa: od { $min } do { $max }.
refused-larger-board = Taka liczba graczy ({ $players }) wymaga większej planszy: dodaj odpowiedni zestaw, na przykład explorers, albo ogranicz liczbę graczy do { $max }.
refused-not-for-so-many = Zestaw { $pack } jest dla liczby graczy od { $from } do { $to }, a tutaj jest ich { $players }: pomiń go.
refused-needs-board = Zestaw { $pack } wymaga Planszy Miasta, której ta edycja nie ma: pomiń go albo wybierz edycję z planszą, na przykład super.
refused-no-tavern = Na Planszy Miasta nie ma Karczmy: dodaj zestaw town.
refused-no-heroes = Żaden z tych zestawów nie ma bohaterów: dodaj taki, który ich ma, na przykład classic.
refused-heroes-not-there = Nie ma tu bohaterów z zestawu { $wanted }; wybierz bohaterów z: { $known }.
refused-heroes-only-join = Bohaterowie z zestawu { $pack } tylko dołączają do bohaterów innego zestawu: wybierz tamten.
refused-not-for-solo = Z zestawu { $pack } zostaje za mało bohaterów do gry w pojedynkę: typowych { $ordinary }, legendarnych { $epics }. Wybierz bohaterów z zestawu do takiej gry, na przykład super.
refused-unlured = Żadna komnata i żaden Boss z tych zestawów nie wabi { NOUN($who, 1, case: "gen") } { $hero }: dodaj zestaw z potrzebnym skarbem albo pomiń { $pack }.
refused-few-bosses = Za mało Bossów dla tylu graczy: potrzeba { $need }, a w zestawach jest { $have }. Dodaj zestaw albo graj w mniejszym gronie.
refused-few-rooms = Za mało kart Komnat do rozdania: potrzeba { $need }, a w zestawach jest { $have }. Dodaj zestaw.
refused-few-spells = Za mało kart Czarów do rozdania: potrzeba { $need }, a w zestawach jest { $have }. Dodaj zestaw.
refused-no-heroes-for = Przy tej liczbie graczy nie używa się żadnego bohatera z tych zestawów: dodaj zestaw.
refused-many-cards = Te zestawy mają więcej, niż mieści jedna gra: { $why }.
refused-pack-gone = Zestawu { $pack } z tej gry nie ma już na serwerze.
refused-record-unread = Nie można odczytać danych tego stołu: { $why }
refused-game-unread = Nie można odczytać zapisu tej gry: { $why }

## Ludzie

refused-name-length = Nazwa ma od { $least } do { $most } znaków.
refused-name-character = W nazwie nie może być znaku { $character }.
refused-login-form = Login ma od { $least } do { $most } znaków: a–z, 0–9, - i _.
refused-login-taken = Ten login jest zajęty.
refused-password-length = Hasło ma od { $least } do { $most } znaków.
refused-wrong-secret = Nieprawidłowy login lub hasło.
refused-too-soon = Zbyt wiele błędnych haseł dla tego loginu: poczekaj { $seconds } s.
refused-sign-in-busy = Zbyt wiele osób loguje się w tej chwili: spróbuj ponownie za kilka sekund.
refused-has-account = Masz już konto.
refused-no-account = Nie masz konta.
refused-no-such-person = Nie ma takiej osoby.
refused-account-secret = Konto wymaga hasła albo frazy odzyskiwania.
refused-one-secret = Podaj hasło albo frazę odzyskiwania, ale tylko jedno z nich.

## U drzwi

refused-banned = Operator tego serwera zablokował ci dostęp.
refused-banned-address = Operator tego serwera zablokował dostęp z twojego adresu.
refused-timeout = To trwało zbyt długo; spróbuj jeszcze raz.
refused-two-lengths = Treść ma podaną długość albo przychodzi w kawałkach, nie jedno i drugie.
refused-too-large = Za dużo danych naraz: przyjmujemy najwyżej { $most } bajtów.
refused-origin = To przyszło ze strony innej witryny: otwórz stronę gry i spróbuj ponownie stamtąd.
refused-wrong-host = Ten serwer nie działa pod tą nazwą: otwórz go pod jego własnym adresem. Operator może go uruchomić z opcją --host i tą nazwą.
refused-nobody = Jeszcze cię nie znamy: najpierw zacznij grę, wejdź jako gość albo się zaloguj.
refused-no-address = Serwer nie wie, skąd przyszło to żądanie.
refused-streams-here = Z twojego adresu otwarto zbyt wiele stron tej gry; najpierw zamknij część z nich.
refused-streams-mine = Masz otwartych zbyt wiele stron tej gry; najpierw zamknij część z nich.
refused-too-many = Zbyt wiele { $what ->
        [creations] nowych gości lub stołów
        [sign_ins] prób logowania
        [chat] wiadomości
        [picks] wyborów
        [codes] kodów stołów
        [replays] stron skończonych gier
        [renames] nowych nazw
       *[requests] żądań
    } { $whose ->
        [address] z twojego adresu
       *[person] od ciebie
    }: spróbuj ponownie za { $seconds } s.

## Co wysłano

refused-not-json = Wyślij JSON, z Content-Type: application/json.
refused-broken-json = Treść nie jest JSON-em: { $why }
refused-large-body = Za dużo danych naraz.
refused-unread-body = Nie udało się odczytać tego, co wysłano.
refused-no-object = Treść nie pasuje: musi być obiektem.
refused-body = Treść nie pasuje: { $why }
refused-query = Zapytanie w adresie nie pasuje: { $why }
refused-list-state = Stoły pokazuje się według stanu waiting albo playing.
refused-no-language = Nie ma takiego języka; są: { $known }.
refused-notice = Nie można tam wysyłać powiadomień: { $why }.
refused-many-notices = Powiadomienia idą już w zbyt wiele miejsc; najpierw usuń któreś.
refused-nothing-here = Tu niczego nie ma.
refused-method = Tego adresu nie można użyć w ten sposób.
refused-error = Zatrzymał to błąd po naszej stronie.
refused-no-day = Nie ma takiego dnia; dzień zapisuje się tak: 2026-11-16.
refused-day-ahead = Ten dzień ({ $day }) jeszcze się nie zaczął.
refused-form = Formularz nie pasuje do tej strony; wczytaj ją ponownie.
refused-form-seat = Formularz nie mówi, o które miejsce chodzi; wczytaj stronę ponownie.
refused-form-missing = W formularzu czegoś brakuje; wczytaj stronę ponownie.
refused-page-query = Część adresu po znaku zapytania nie pasuje do tej strony.
refused-eye = Grę ogląda się z jednego z miejsc, ze wszystkich albo jako widz.
refused-moment = Moment gry to liczba.
refused-no-setting = Nie ma takiego ustawienia.
