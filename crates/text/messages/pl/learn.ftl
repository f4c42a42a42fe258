# Learn: lessons on a real board, played step by step.

face-learn = Samouczek
face-learn-new-here = Pierwszy raz tutaj? Dziesięć minut i już umiesz grać.
face-learn-lead = Ucz się, grając: jedna cała gra, a potem trzy krótkie lekcje. Nie da się niczego zepsuć, a przerwać możesz w każdej chwili.
face-learn-length = { $minutes ->
    [one] Około { $minutes } minuty
   *[other] Około { $minutes } minut
}, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
face-learn-start = Zacznij
face-learn-step = Krok { $step } z { $of }
face-learn-ways = Nawigacja po lekcji
face-learn-back = Wstecz
face-learn-next = Dalej
face-learn-all = Wszystkie lekcje
face-learn-again = Jeszcze raz od początku
face-learn-read-on = Więcej w zasadach:
face-learn-meant = to wybór tej lekcji
face-learn-meanwhile = { $count ->
    [one] Tymczasem: { $count } zdarzenie
    [few] Tymczasem: { $count } zdarzenia
   *[many] Tymczasem: { $count } zdarzeń
}
face-learn-other = „{ $choice }”: to dozwolone i we własnej grze możesz tak zagrać. Lekcja idzie jednak inną drogą, żeby pokazać to, o czym tu mowa. Wybierz to, co świeci.
face-learn-not-offered = Tego nie można tu wybrać. Wybierz to, co świeci.
face-learn-none = Nie ma takiej lekcji. Wszystkie lekcje są na stronie „Samouczek”.
face-learn-no-step = Lekcja „{ $lesson }” nie ma takiego kroku; kroki mają numery od 1 do { $steps }.
face-learn-done = Brawo, lekcja ukończona: { $lesson }
face-learn-learned = Co już wiesz
face-learn-happened = Co się stało na końcu
face-learn-onward = Co dalej?
face-learn-play = Zagraj teraz z łatwym botem
face-learn-play-alone = Zagraj teraz w pojedynkę
face-learn-rules = Zasady gry

## The first game

face-learn-first-title = Twoja pierwsza gra
face-learn-first-lead = Cała gra z jednym przeciwnikiem, od wyboru Bossa do zwycięstwa. Każdy krok mówi, co zrobić i dlaczego.
face-learn-first-end =
    Skarby wabią bohaterów, a komnaty zadają im obrażenia.
    Bohater, który ginie, to Dusza; ten, który przeżyje, to Rana.
    Wypaśną komnatę buduje się na komnacie, która ma z nią wspólny skarb.
    Gdy masz pięć komnat, twój Boss awansuje, raz na grę.
    Legendarny bohater liczy się podwójnie.
    10 Dusz albo 5 Ran kończy grę na koniec rundy; wygrywa ten, kto ma najwięcej Dusz po odjęciu Ran.
face-learn-first-boss = Jesteś Bossem, a bohaterowie idą złupić twoje podziemia. Każdy Boss ma skarb i zdolność, która przyda się później, a zaczyna ten, kto ma więcej PD. Wybierz Bossa { $boss }.
face-learn-first-room = Zbuduj pierwszą komnatę. Liczba to obrażenia, które zadaje każdemu bohaterowi w środku, a obok liczby jest ikona skarbu. Komnata { $room } jest dobra w jednym i w drugim: mocno uderza i wabi wojowników.
face-learn-first-build = W każdej rundzie do miasta przybywają bohaterowie, a ty dobierasz kartę Komnaty. Każdy bohater chce skarbów swojego rodzaju: bohater { $hero } chce skarbów wojownika, a najwięcej masz ich ty. Teraz możesz zbudować jedną komnatę. Zbuduj komnatę { $room }.
face-learn-first-slot = Podziemia rosną w lewo, najwyżej do pięciu komnat. Bohaterowie wchodzą z lewej i idą w prawo, do twojego Bossa. Wybierz nowe miejsce: karta leży zakryta, aż wszyscy położą swoje.
face-learn-first-reveal = Wszystkie nowe komnaty ujawnia się jednocześnie. Niektóre coś robią, kiedy je zbudujesz: komnata { $room } daje ci dwa czary, potem odrzucasz jeden. Zatrzymaj na później czar { $kept }, odrzuć czar { $gone }.
face-learn-first-bait = To była faza Przynęty: każdy bohater idzie do podziemi, w których jest najwięcej jego skarbów. Bohater { $hero } idzie do ciebie, bohater { $other } do gracza { $rival }. Zaczyna się Przygoda. Poczekaj z czarami, aż bohater wejdzie: spasuj.
face-learn-first-spell = Bohater { $hero } jest w komnacie { $room } i otrzymał jej obrażenia. Wszystkie twoje komnaty razem zadają za mało, żeby go zabić. Czar { $spell } sprawia, że komnata pułapek zadaje do końca rundy więcej obrażeń. Zagraj go.
face-learn-first-target = Na którą komnatę? Na komnatę { $room }, w której jest teraz bohater. Czar zadziała, gdy wszyscy spasują.
face-learn-first-soul = Bohater { $hero } zginął w twoich podziemiach: to twoja pierwsza Dusza. 10 Dusz kończy grę! Teraz komnata { $room }: zwiększa obrażenia komnaty pułapek po swojej prawej stronie, czyli komnaty { $next }. Zbuduj komnatę { $room }.
face-learn-first-left = Znowu nowe miejsce z lewej: wtedy komnata, której pomaga { $room }, stoi tuż obok.
face-learn-first-two = Dwóch wojowników przy twoim wejściu: skarby wabią obu, czy tego chcesz, czy nie. Idą jeden po drugim. Bohater { $hero } zginie, bohater { $other } ma więcej życia. Spasuj i patrz.
face-learn-first-wound = Bohater { $hero } jest w ostatniej komnacie i przeżyje: to Rana, a 5 Ran kończy grę. Czar { $spell } mógłby go jeszcze zabić. Ale jedna Rana to nic strasznego, a przyjdą silniejsi bohaterowie: zachowaj czar i spasuj.
face-learn-first-advanced = Jeszcze jedna Dusza i jedna Rana. { $room } to wypaśna komnata: buduje się ją na komnacie, która ma z nią wspólny skarb. Tutaj to komnata { $below }; przykryta, już się nie liczy. Komnata { $next } pomoże także nowej. Zbuduj wypaśną komnatę.
face-learn-first-tie = Bohater { $hero } idzie do ciebie. Bohater { $other } zostaje w mieście: ty i { $rival } macie tyle samo tych skarbów, a remis nie wabi nikogo. Spasuj.
face-learn-first-vault = Bohater { $hero } wciąż czeka w mieście. Komnata { $room } zmieni to na dwa sposoby: jej skarb kończy remis, a kiedy ją zbudujesz, wysyła też bohatera z miasta do twojego wejścia. Zbuduj ją.
face-learn-first-fourth = Znowu nowe miejsce. { $room } będzie twoją czwartą komnatą; przy piątej twój Boss awansuje.
face-learn-first-lure = Twoja nowa komnata się aktywuje. Wybierz bohatera { $hero }: twoje podziemia są już dość silne. Bohater { $other } przyjdzie sam, po skarby. We własnej grze możesz wybrać bohatera, który poszedłby do przeciwnika.
face-learn-first-walk = Bohaterowie { $hero } i { $other } są przy twoim wejściu, a twoje komnaty zadają dość obrażeń dla obu. Spasuj: idą sami.
face-learn-first-cancel = Jeszcze dwie Dusze dla ciebie! Teraz { $rival } zagrywa czar { $spell }, bo inaczej bohater { $hero } tam przeżyje. Zanim czar zadziała, można go przerwać. Twój czar { $cancel } go neguje: zagraj go.
face-learn-first-fifth = Bohater { $hero } przeżył: { $rival } otrzymuje Ranę. Czas na twoją piątą komnatę, { $room }. Gdy tylko będzie widać pięć komnat, Boss { $boss } awansuje.
face-learn-first-search = Awans! Zdarza się raz na grę. Boss { $boss } przegląda talię Komnat lub stos kart odrzuconych w poszukiwaniu wypaśnej komnaty potworów. Weź komnatę { $room }.
face-learn-first-found = Komnatę { $room } możesz zbudować od razu, na komnacie z takim samym skarbem. Wybierz komnatę { $below }.
face-learn-first-five = Boss przeciwnika też awansował. Policz, ile obrażeń zadaje twoje pięć komnat: wystarczy i na bohatera { $hero }, i na bohatera { $other }. Spasuj.
face-learn-first-full = Siedem Dusz! W podziemiach nie ma już miejsca, więc od teraz budujesz na swoich komnatach. Komnata { $room } przykryje komnatę { $below } i zada więcej obrażeń.
face-learn-first-seven = Bohaterka { $hero } idzie po skarby złodzieja. Resztę zrobią twoje podziemia. Spasuj.
face-learn-first-epic = Pierwszy legendarny bohater! { $hero } ma bardzo dużo życia i liczy się podwójnie: 2 Dusze albo 2 Rany. Bohater { $other } nie chce skarbów i idzie do tego, kto ma najmniej Dusz, a to { $rival }. Twoje podziemia są silne, a budować nie trzeba: niczego nie buduj.
face-learn-first-last = Bohaterka { $hero } stoi przy twoim wejściu. Jeszcze 2 Dusze i masz 10. Spasuj.
face-learn-first-freeze = { $rival } zagrywa czar { $spell } na komnatę { $room }: w tej rundzie nie zada ona obrażeń. Przeciwnik nie chce twojej wygranej! Masz na to czar, ale jego chwila dopiero nadejdzie. Spasuj.
face-learn-first-answer = Bohaterka { $hero } jest w ostatniej komnacie i przeżyłaby o włos. Na tę chwilę czekał czar { $spell }. Zagraj go!
face-learn-first-giant = Na komnatę { $room }, w której jest bohaterka. To akurat wystarczy.

## Spells and windows

face-learn-spells-title = Czary i okna
face-learn-spells-lead = Kiedy możesz działać, jak przerwać i zanegować czar i jak pasować, żeby nie pytano cię w kółko.
face-learn-spells-end =
    Okno to chwila na czary i zdolności, w fazie Budowy i w fazie Przygody.
    Każdy czar można przerwać, a najnowszy działa pierwszy.
    Zanegowany czar nic nie robi i trafia na stos kart odrzuconych.
    Zdolności komnat używa się w tych samych oknach.
    To ty decydujesz, kiedy gra ma cię pytać.
face-learn-spells-window = Jesteś teraz aktywnym graczem i otwarte jest okno: chwila, w której wszyscy mogą zagrywać czary tej fazy. Czar { $spell } sprowadza bohatera z miasta do twojego wejścia. Zagraj go.
face-learn-spells-target = Czar deklaruje się razem z celem, a celu nie można już zmienić. Bohatera { $hero } na razie nic nie wabi: wybierz go.
face-learn-spells-answer = { $rival } przerywa go czarem { $spell }, żeby bohater { $hero } został w mieście. Jeszcze nic się nie stało: to, co zadeklarowano, czeka, aż wszyscy spasują. Możesz więc przerwać i ten czar: zagraj własny czar { $spell }.
face-learn-spells-newest = Czekają dwa czary i możesz zanegować dowolny z nich. Wybierz ten, który zagrywa { $rival }. Najnowszy działa pierwszy: twój zadziała teraz i czarowi { $spell } nic już nie przeszkodzi.
face-learn-spells-place = Bohater jest przy twoim wejściu. Teraz zbuduj komnatę { $room } na komnacie obok Bossa. Budowanie to nie czar: nikt nie może go przerwać.
face-learn-spells-adventure = W fazie Przygody okno otwiera się na jej początku, przed wejściem każdego bohatera, w każdej komnacie po jej obrażeniach i dla każdych podziemi po ostatnim bohaterze albo raz, jeśli nikt nie przyszedł. Jako pierwszy pytany jest aktywny gracz. Na razie nie ma nic do zrobienia: spasuj.
face-learn-spells-room = Bohater { $hero } otrzymał obrażenia i tak czy inaczej zginie w następnej komnacie. Szkoda tu czaru { $spell }. Spasuj: gdy spasują wszyscy, gra toczy się dalej.
face-learn-spells-until = Tyle okien, a nic do zrobienia! Przy stole znajdziesz pod wyborami „{ face-windows }”. Możesz tam wybrać na przykład „{ face-until-my-turn }” i „{ face-wake-at-me }”. Tutaj spasuj jeszcze raz.
face-learn-spells-ability = { $rival } zagrywa czar { $spell }, żeby zabić tam bohatera. Twoja komnata { $room } ma zdolność, a zdolności używa się tak jak czarów: odrzuć kartę Czaru, aby zanegować czar przeciwnika. Użyj tej zdolności.

## The super board

face-learn-super-title = Plansza super
face-learn-super-lead = Miasto edycji super: Rynek, Sługusy, kluczowe lokacje i Karczma, a do tego przedmioty i monety.
face-learn-super-end =
    W każdej rundzie bierzesz jedną kartę z Rynku.
    Twój Sługus stoi na jednym polu akcji, a jego akcja działa po budowie.
    Bohaterowie, dla których brakło miejsca w mieście, czekają w kluczowych lokacjach i w Karczmie, aż ktoś ich przywoła.
    Kto zabije bohatera z przedmiotem, bierze przedmiot i może go raz użyć.
    Monetami płaci się za zdolności, a raz na rundę karta Komnaty staje się monetą.
    Znaczniki +1 zostają na swojej komnacie.
    Na koniec rundy grę kończy 10 Dusz albo pusta talia Miasta; Rany tu gry nie kończą, tylko odejmuje się je od Dusz.
face-learn-super-market = Miejsc dla bohaterów w mieście jest tyle, ilu graczy. Nowi bohaterowie wypchnęli starych: bohater { $hero } jest w lokacji swojego skarbu ({ $town }), a bohaterka { $other } w lokacji { $tavern }, bo tamta była zajęta. Pierwszy gracz (w każdej rundzie inny) już wybrał. Weź kartę z Rynku: { $card }.
face-learn-super-minion = Twój Sługus idzie na wolne pole akcji. W lokacji { $tavern } przywoła bohaterkę { $hero } i da jej znacznik życia −2: to będzie łatwa Dusza. Umieść tam Sługusa.
face-learn-super-coin = Monetami płaci się za niektóre zdolności; na początku masz 3. Raz na rundę możesz odrzucić kartę Komnaty z ręki, aby zdobyć jeszcze jedną monetę; tutaj będzie to karta { $room }, której nie potrzebujesz. Zrób to.
face-learn-super-build = Zbuduj komnatę { $room } z lewej. Ma własne pole akcji: użyjesz go w następnej rundzie.
face-learn-super-summon = Trwa faza Sługusów: teraz działają ich akcje. Bohaterkę { $hero } można wysłać do dowolnych podziemi. Wybierz swoje.
face-learn-super-pay = Bohater { $hero } niesie przedmiot { $item }, który chroni go przed twoimi potworami. Ale za monetę twoja komnata { $room } zada w tej rundzie więcej obrażeń. Użyj jej zdolności teraz, zanim ktoś wejdzie.
face-learn-super-again = Dwie Dusze, a przedmiot { $item } jest twój: leży obok twojego Bossa. Nowa runda, nowy Rynek. Weź kartę { $card }.
face-learn-super-arena = Sługusy działają też w twoich podziemiach: na komnacie { $room } twój Sługus zwiększa jej obrażenia w tej rundzie. Dopóki tam stoi, komnaty nie można ani przykryć, ani zniszczyć.
face-learn-super-item = Teraz użyj przedmiotu { $item }: swojego przedmiotu możesz użyć raz, jak zdolności. Ten daje twoim podziemiom dwa znaczniki +1.
face-learn-super-token = Znacznik +1 zwiększa obrażenia komnaty o 1 w każdej rundzie, aż zostanie przykryta albo zniszczona. Wybierz komnatę { $room } dla obu.
face-learn-super-yard = Zbuduj komnatę { $room } na komnacie { $below }, żeby nie stracić znaczników, które leżą na innej komnacie. Potem patrz na następnego bohatera.

## Playing alone

face-learn-solo-title = Gra w pojedynkę
face-learn-solo-lead = Co się zmienia, gdy grasz w pojedynkę: rząd bohaterów, Karczma i wynik.
face-learn-solo-end =
    Bohater na pierwszym miejscu rzędu potrzebuje 1 skarbu swojego rodzaju, na drugim 2 i tak dalej.
    Bohater, który musi iść do Karczmy, od razu kończy grę; tak samo 5 Ran na koniec rundy.
    Zwalniaj kluczowe lokacje: przywołuj bohaterów, którzy tam czekają.
    Twój wynik to Dusze minus Rany; od niego zależy tytuł.
face-learn-solo-town = Grasz w pojedynkę, a twoim przeciwnikiem jest rząd w mieście: 4 miejsca i 3 nowych bohaterów w każdej rundzie. Bohaterowi { $hero } na pierwszym miejscu wystarczy 1 skarb jego rodzaju, drugi potrzebuje 2, trzeci 3. Weź z Rynku komnatę { $room }.
face-learn-solo-minion = Rynek i Sługus działają jak zawsze. Drugie pole akcji lokacji { $landmark } sprawia, że twoja ostatnia komnata, { $room }, zadaje w tej rundzie dodatkowe 2 obrażenia. Umieść tam Sługusa.
face-learn-solo-build = Zbuduj komnatę { $room }. Nie ma skarbu wojownika i to dobrze: bohaterka { $hero } na trzecim miejscu jeszcze nie przyjdzie, a twoje podziemia są na nią za słabe.
face-learn-solo-bait = Bohater { $hero } idzie do ciebie, bohaterka { $other } nie: trzeba by 3 skarbów. Po tej fazie rząd się przesuwa. Im bardziej na lewo stoi bohater, tym mniej skarbów mu trzeba. Spasuj.
face-learn-solo-push = Rząd był pełny, więc bohater, który czekał najdłużej, musiał odejść: { $hero } stoi w pierwszej wolnej lokacji ({ $landmark }). Gdy żadna lokacja nie jest wolna, bohater idzie do lokacji { $tavern } i gra od razu się kończy! Weź z Rynku kartę { $card }.
face-learn-solo-rescue = Dlatego zwalniaj lokacje. Umieść Sługusa na miejscu przywołania lokacji { $landmark }: bohater { $hero } przyjdzie do ciebie ze znacznikiem życia +2.
face-learn-solo-over = Teraz potrzeba więcej obrażeń. { $room } to wypaśna komnata i przykryje komnatę { $below }; wzmacnia też sąsiednie komnaty.
face-learn-solo-spell = Bohaterowie { $hero } i { $other } są przy twoim wejściu, a twoje komnaty zadają trochę za mało obrażeń. Czar { $spell } dodaje po znaczniku +1 do dwóch komnat. Zagraj go.
face-learn-solo-token = Pierwszy dodaj do komnaty { $room }, drugi do swojej drugiej komnaty. W grze solo komnata mieści najwyżej 4 znaczniki.
face-learn-solo-score = Trzy Dusze i ani jednej Rany! Gra toczy się tak dalej, aż przyjdzie ostatni legendarny bohater, chyba że wcześniej grę zakończy 5 Ran albo Karczma. Twój wynik to Dusze minus Rany, najwyżej 36, a każdy wynik ma swój tytuł. 10 Dusz nie kończy tu gry.
