# Words of the game, each in one or two sentences, as they count at this table. `.as` lists what a
# player may call it; the first is its name.
#
# What only a table has ($board, $coins and the like, $solo) is `page` on the page of all words, where
# there is no table to speak of; $town is what the rules have. $where: page, table or terminal

word-ability = Aktywowana zdolność: taka, którą trzeba zadeklarować albo opłacić, na przykład „zniszcz tę komnatę:”. Możesz jej użyć zawsze, gdy możesz zagrać czar, jeśli jej komnata jest widoczna i aktywna (R6.1).
    .as = zdolność, aktywowana zdolność, zdolności, użyj
word-active = Aktywny gracz: w fazie Budowy ten, kto teraz może położyć komnatę (R5.1), w fazie Przygody { $parts ->
    [with_heroes] właściciel podziemi, przez które idą bohaterowie (R8.1).
   *[everyone] każdy gracz po kolei; przez jego podziemia idą bohaterowie, jeśli jacyś przyszli (R8.1, Q79).
} { $priority ->
    [active_first] To, co deklaruje aktywny gracz, działa od razu (R6.5).
   *[last_in_first_out] Aktywny gracz jest tylko pytany jako pierwszy (R6.6).
}
    .as = aktywny gracz, aktywny
word-adjacent = Sąsiadujące: na sąsiednich miejscach w tych samych podziemiach, obie komnaty aktywne. Następna komnata jest po prawej, bliżej Bossa, a poprzednia po lewej (R1.6).
    .as = sąsiadujące, sąsiadująca, następna komnata, poprzednia komnata
word-advanced = Wypaśna komnata: można ją zbudować tylko na komnacie, z którą ma wspólny rodzaj skarbu, nigdy na nowym miejscu. Wszystkie inne komnaty są typowe (R5.1).
    .as = wypaśna komnata, wypaśna, typowa komnata, typowa
word-adventure = Faza Przygody: bohaterowie stojący przy wejściach idą przez podziemia, komnata po komnacie, od lewej do prawej (R8.1, R8.2).
    .as = faza przygody, przygoda
word-bait = Faza Przynęty: { $bait ->
    [unique_highest] każdy bohater w mieście idzie do podziemi, w których jest najwięcej skarbów jego rodzaju; przy remisie albo braku skarbów zostaje (R7.1).
    [place_needs_its_number] bohater na miejscu 1 w mieście wymaga w twoich podziemiach 1 skarbu swojego rodzaju, na miejscu 2 wymaga 2 i tak dalej; inaczej zostaje (R12.4).
   *[place_needs_one_more] bohater na miejscu 1 w mieście wymaga w twoich podziemiach 2 skarbów swojego rodzaju, na miejscu 2 wymaga 3 i tak dalej; inaczej zostaje (R12.4).
}{ $where ->
    [terminal] {" "}Polecenie bait mówi, dokąd każdy poszedłby teraz.
   *[other] {""}
}
    .as = faza przynęty, przynęta, zwabić
word-boss = Boss: to ty. Stoi na prawym końcu twoich podziemi, nie jest komnatą i nie zadaje obrażeń; jego skarb się liczy (R1.2).
    .as = boss
word-build = Faza Budowy: po kolei każdy gracz może położyć jedną zakrytą komnatę; wszystkie ujawnia się razem (R5.1, R5.4).
    .as = faza budowy, budowa, budować, zbudować
word-cancel = Zanegować: zadeklarowany czar nie działa i trafia na stos kart odrzuconych; jego koszt pozostaje zapłacony. Zanegować można tylko czekający czar, nigdy zdolność (R6.7).
    .as = zanegować, zaneguj, zanegowany
word-challenge = Wyzwanie: trudniejsza gra solo. Każde miejsce w mieście wymaga o 1 skarb więcej (R12.4), a przed tytułem staje słowo „Prawdziwy” (R12.7). { $titles ->
    [page] {""}
    [challenge] Teraz grasz właśnie w tym trybie.
   *[other] Ta gra nie jest wyzwaniem.
}
    .as = wyzwanie, tryb wyzwania
word-coin = Moneta: płaci się nią za niektóre zdolności. Każdy zaczyna z 3 i raz na rundę może odrzucić kartę Komnaty, aby zdobyć jeszcze jedną (R11.4, Q47). { $coins ->
    [page] {""}
    [yes] Przy tym stole gra się z monetami.
   *[no] Przy tym stole gra się bez monet.
}
    .as = moneta, monety
word-cost = Koszt: to, co stoi przed dwukropkiem. Płaci się go przy deklaracji i pozostaje zapłacony, cokolwiek się stanie (Q22).
    .as = koszt
word-damage = Obrażenia: to, co komnata zadaje każdemu bohaterowi, który w niej jest. { $dealt ->
    [follows] Przy tym stole, dopóki bohater jest w komnacie, liczy się to, co komnata zadaje teraz (Q8, Q77).
   *[stays] Zadane obrażenia nie maleją; jeśli obrażenia komnaty wzrosną, gdy bohater w niej jest, różnicę się dolicza (R8.2, Q77).
} Obrażenia żywych bohaterów znikają na koniec rundy (R9.1).
    .as = obrażenia, bazowe obrażenia
word-deactivate = Dezaktywować: do końca rundy komnata nie ma obrażeń, skarbów ani zdolności, nie liczy się jako komnata i nie można na niej budować ani jej zniszczyć (R6.9). { $deactivates ->
    [page] {""}
    [yes] Przy tym stole są karty, które to robią.
   *[no] Przy tym stole nie robi tego żadna karta.
}
    .as = dezaktywować, dezaktywowana, dezaktywuj
word-declare = Zadeklarować: zagrać czar albo użyć zdolności, podając cel i płacąc koszt. Zanim efekt zadziała, inni mogą go przerwać własną deklaracją (R6.3, R6.4, R6.5).
    .as = zadeklarować, deklaracja, deklarować, przerwać, odpowiedź
word-destroy = Zniszczyć: widoczna komnata stosu trafia na stos kart odrzuconych. Komnata pod nią zostaje odsłonięta, a puste miejsce się zamyka (R6.8).
    .as = zniszczyć, zniszcz, zniszczona
word-discard = Odrzucić: karta z ręki trafia na stos kart odrzuconych, który każdy może oglądać (R6.12, R1.10).
    .as = odrzucić, odrzuć, stos kart odrzuconych
word-entrance = Wejście do podziemi: na lewo od pierwszej komnaty. Bohaterowie czekają tam w kolejności przybycia (R1.7).
    .as = wejście, wejście do podziemi
word-epic = Legendarny bohater: liczy się za 2 Dusze, gdy zginie, i za 2 Rany, gdy przeżyje. Legendarni przybywają dopiero po wszystkich typowych (R1.5, R2.1).
    .as = legendarny, legendarny bohater
word-face-down = Zakryta karta: położona komnata, która nie jest jeszcze zbudowana. Do ujawnienia nie ma obrażeń, skarbów ani zdolności i nikt inny jej nie widzi (R5.3). Zdolność komnaty pod nią do tego czasu { $under ->
    [rests] nie działa
   *[works] działa
} (Q84).
    .as = zakryta, zakryta karta
word-first-player = Pierwszy gracz: zaczyna w każdej fazie; pozostali grają zgodnie z ruchem wskazówek zegara. Na początku jest nim gracz z największą liczbą PD; na koniec każdej rundy znacznik pierwszego gracza przechodzi do następnego gracza (R2.6). { $order ->
    [marker_clockwise] { $solo ->
        [page] {""}
        [yes] W grze w pojedynkę zaczynasz zawsze ty (R12.2).
       *[no] Przy tym stole jest taki znacznik.
    }
   *[other] Przy tym stole nie ma takiego znacznika: zaczyna gracz z największą liczbą PD.
}
    .as = pierwszy gracz, znacznik pierwszego gracza
word-heal = Wyleczyć: jedna z twoich Ran staje się Duszą; 2 Rany legendarnego bohatera stają się 2 Duszami (R6.11).
    .as = wyleczyć, wylecz, leczy
word-health = Życie: bohater, który ma co najmniej tyle obrażeń, ile życia, ginie { $death ->
    [at_once] od razu (Q9).
   *[on_leaving] w chwili, gdy miałby opuścić komnatę; do tego czasu może go jeszcze uratować dodatkowe życie (R8.2, Q9).
}
    .as = życie, ginie, zginąć, śmierć
word-health-token = Znacznik życia: +2 albo −2 na bohaterze, po przywołaniu albo z karty. Zmienia życie, nie obrażenia; bohater z życiem 0 ginie w pierwszej komnacie (R8.4, Q10). { $board ->
    [page] {""}
    [yes] Przy tym stole są znaczniki życia.
   *[no] Przy tym stole gra się bez znaczników życia.
}
    .as = znacznik życia, znaczniki życia, +2, −2
word-hero = Bohater: przybywa do miasta, daje się zwabić do podziemi i przez nie idzie. Jeśli zginie, staje się Duszą właściciela podziemi, a jeśli żywy minie ostatnią komnatę – Raną (R1.5, R8.3).
    .as = bohater, bohaterowie
word-item = Przedmiot: co rundę jeden trafia do bohatera swojego rodzaju w mieście i mu pomaga. Kto zabije tego bohatera, bierze przedmiot odkryty i może raz użyć jego mocy (R11.3, Q14). { $items ->
    [page] {""}
    [yes] Przy tym stole gra się z przedmiotami.
   *[no] Przy tym stole gra się bez przedmiotów.
}
    .as = przedmiot, przedmioty, niesie
word-landmark = Kluczowa lokacja: miejsce na Planszy Miasta dla jednego bohatera, który trafia tam wypchnięty z pełnego miasta, i dla Sługusów. Bohaterowie w kluczowych lokacjach nie są w mieście: nic ich nie wabi (R4.2). Karczma też jest kluczową lokacją i mieści dowolnie wielu bohaterów; karty dotyczą tylko tego na wierzchu (Q83). { $board ->
    [page] {""}
    [yes] Przy tym stole są kluczowe lokacje.
   *[no] Przy tym stole gra się bez kluczowych lokacji.
}
    .as = kluczowa lokacja, kluczowe lokacje, lokacja, plansza miasta
word-level-up = Awans: Boss awansuje raz w grze, gdy przy ujawnieniu jego podziemia mają 5 widocznych, aktywnych komnat (R5.4, R5.5).
    .as = awans, awansuje, po awansie
word-machinations = Knowania: na koniec rundy ten, kto nie zdobył w niej żadnej Duszy, może dobrać kartę Komnaty albo Czaru (R10). { $machinations ->
    [page] {""}
    [yes] Przy tym stole gra się z knowaniami.
   *[no] Przy tym stole gra się bez knowań.
}
    .as = knowania
word-market = Rynek: karty Komnat i karta Czaru, odkryte na początku rundy. Każdy gracz bierze jedną, zaczynając od pierwszego gracza; karty, które zostaną po akcjach Sługusów, się odrzuca (R4.1, R4.4). { $board ->
    [page] {""}
    [yes] Przy tym stole jest Rynek.
   *[no] Przy tym stole gra się bez Rynku.
}
    .as = rynek
word-minion = Sługus: w fazie Miasta umieszczasz go na wolnym polu akcji; w fazie Sługusów, po budowie, robi to, co tam napisano (R4.1, R4.4). Komnaty ze Sługusem nie można w tej rundzie przykryć ani zniszczyć (R4.3). { $board ->
    [page] {""}
    [yes] Przy tym stole gra się ze Sługusami.
   *[no] Przy tym stole gra się bez Sługusów.
}
    .as = sługus, sługusy, faza sługusów
word-monster = Komnata potworów i komnata pułapek: dwa rodzaje komnat. Niektóre karty dotyczą tylko jednego z nich (R1.3).
    .as = komnata potworów, komnata pułapek, potwory, pułapki
word-mulligan = Mulligan: nowa ręka początkowa, jeśli co najmniej { $mulligan } z twoich 5 kart Komnat to karty wypaśnych komnat albo mają wspólny rodzaj skarbu (R2.4).
    .as = mulligan
word-once = Raz na rundę: dla każdej komnaty osobno. Komnata, która to zrobiła, jest oznaczona jako użyta w tej rundzie; rezygnacja jej nie zużywa (Q59).
    .as = raz na rundę, raz, użyta
word-out = Poza grą: { $wounds ->
    [eliminated] gracz z 5 Ranami na koniec rundy odpada z gry (R9.2).
    [ends_game] nikt nie odpada; 5 Ran kończy grę { $solo ->
        [yes] na koniec rundy (R12.6).
       *[no] dla wszystkich (R9.3).
    }
   *[nothing] 5 Ran nie ma żadnych skutków ({ $town ->
        [yes] R9.4
       *[no] R10
    }).
}
    .as = poza grą, odpada, odpaść
word-pass = Pas: niczego teraz nie deklarujesz. Gdy spasują wszyscy po kolei, { $priority ->
    [active_first] rozpatruje się to, co zadeklarowano, zaczynając od gracza z największą liczbą PD (R6.5).
   *[last_in_first_out] rozpatruje się to, co zadeklarowano jako ostatnie, i pyta się wszystkich na nowo (R6.4).
} Jeśli niczego nie zadeklarowano, gra toczy się dalej.
    .as = pas, spasować, pasuje
word-reveal = Ujawnienie komnat: wszystkie zakryte komnaty odkrywa się razem i od tej chwili są zbudowane; potem działają Awanse i zdolności „kiedy zbudujesz” (R5.4).
    .as = ujawnienie, ujawnienie komnat, ujawnić
word-room = Komnata: zadaje bohaterom obrażenia i ma skarby, które ich wabią. Liczy się tylko wierzchnia karta każdego miejsca (R1.3, R1.6).
    .as = komnata, komnaty
word-score = Wynik: Dusze minus Rany. { $souls ->
    [wins] Na koniec rundy wygrywa gracz, który ma 10 Dusz i mniej niż 5 Ran (R9.2).
    [ends_game] Gra kończy się na koniec rundy, gdy ktoś ma 10 Dusz { $wounds ->
        [ends_game] albo 5 Ran; wygrywa gracz z najwyższym wynikiem (R9.3).
       *[nothing] albo gdy talia Miasta jest pusta; wygrywa gracz z najwyższym wynikiem (R9.4).
    }
   *[nothing] { $solo ->
        [yes] Na koniec gry daje tytuł (R12.6, R12.7).
       *[no] Gdy przyszedł już ostatni legendarny bohater, wygrywa gracz z najwyższym wynikiem (R10).
    }
}
    .as = wynik, punkty, wygrać
word-slot = Miejsce: jedno z najwyżej 5 w podziemiach, tu liczone od Bossa. Miejsce to stos kart Komnat; widoczna i działająca jest tylko wierzchnia (R1.6).
    .as = miejsce, miejsca, stos
word-solo = Tryb solo: gra w pojedynkę. Każde miejsce w mieście ma swoją cenę w skarbach (R12.4); 5 Ran, bohater w Karczmie albo ostatni legendarny bohater kończy grę (R12.6), a wynik daje tytuł (R12.7). { $solo ->
    [page] {""}
    [yes] Teraz grasz właśnie w tym trybie.
   *[no] To nie jest gra solo.
}
    .as = tryb solo, solo
word-soul = Dusza: bohater, który zginął w twoich podziemiach; legendarny liczy się za 2 (R1.8, R8.3).
    .as = dusza, dusze
word-space = Pole akcji: miejsce dla jednego Sługusa: w kluczowej lokacji, na twojej widocznej komnacie albo na twoim Bossie po Awansie (R4.1). Miejsca przywołania w kluczowej lokacji można użyć tylko wtedy, gdy jest tam bohater, pozostałych pól tylko wtedy, gdy go nie ma (R4.2). { $board ->
    [page] {""}
    [yes] Przy tym stole są pola akcji.
   *[no] Przy tym stole gra się bez pól akcji.
}
    .as = pole akcji, pola akcji, pole
word-spell = Czar: zagrywa się go w fazie podanej na karcie, a potem trafia on na stos kart odrzuconych. W rundzie można zagrać dowolnie wiele czarów (R1.4).
    .as = czar, czary, zagrać
word-stun = Ogłuszyć: do końca rundy komnata nie zadaje żadnych obrażeń; jej skarby i zdolności zostają i można ją zniszczyć (R6.10). { $stuns ->
    [page] {""}
    [yes] Przy tym stole są karty, które to robią.
   *[no] Przy tym stole nie robi tego żadna karta.
}
    .as = ogłuszyć, ogłuszona, ogłusz
word-summon = Przywołanie: wysłanie bohatera z kluczowej lokacji do wejścia do dowolnych podziemi, ze znacznikiem życia +2 albo, jeśli stał w Karczmie, −2 (R4.2). { $board ->
    [page] {""}
    [yes] Przy tym stole robią to Sługusy.
   *[no] Przy tym stole gra się bez przywołań.
}
    .as = przywołanie, miejsce przywołania, przywołać
word-target = Cel: bohater, komnata, czar albo gracz, którego dotyczy efekt, wybrany przy deklaracji. Jeśli go już nie ma, gdy efekt miałby zadziałać, nic się nie dzieje (R6.3).
    .as = cel, cele
word-tavern = Karczma: kluczowa lokacja dla bohaterów, którzy nie znajdą innej. Mieści ich dowolnie wielu, w stosie; przywołać można tylko tego z wierzchu, ze znacznikiem życia −2 (R4.1, R4.2). { $board ->
    [page] {""}
    [yes] { $solo ->
        [yes] Przy tym stole bohater, który tam trafi, od razu kończy grę (R12.6).
       *[no] Przy tym stole jest Karczma.
    }
   *[no] Przy tym stole gra się bez Karczmy.
}
    .as = karczma
word-tie = Remis: gdy kilku graczy ma tyle samo skarbów i nikt nie ma ich więcej, bohater zostaje w mieście (R7.1, Q7). Przy równych wynikach na koniec gry wygrywa gracz { $xp ->
    [lowest_xp] z najmniejszą liczbą PD (R9.2).
   *[highest_xp] z największą liczbą PD { $town ->
        [yes] (R9.4).
       *[no] (R9.3).
    }
}
    .as = remis
word-title = Tytuł: nazwa wyniku gry solo, od Porażki (poniżej 0) i Kobolda (0) do Wielkiego Ostatecznego Mistrza Podziemi (36) (R12.7). { $titles ->
    [page] {""}
    [none] Przy tym stole nie ma tytułów.
   *[other] Przy tym stole wynik daje tytuł.
}
    .as = tytuł, tytuły
word-token = Znacznik +1: leży na komnacie i dodaje 1 do jej obrażeń. Gdy komnata zostaje przykryta albo zniszczona, znaczniki przepadają (R6.14, R5.4). { $tokens ->
    [page] {""}
    [yes] Przy tym stole są karty, które je dodają{ $solo ->
        [yes] , najwyżej 4 na komnatę (R12.5).
       *[no] .
    }
   *[no] Przy tym stole nie dodaje ich żadna karta.
}
    .as = znacznik +1, znacznik, znaczniki, +1
word-town = Miasto: tam przybywają bohaterowie i czekają, aż zwabią ich podziemia; pierwsi są ci, którzy czekają najdłużej (R1.7).{ $town ->
    [yes] {" "}Ma określoną liczbę miejsc; kto przybywa, gdy są zajęte, wypycha bohatera, który czeka najdłużej, do kluczowej lokacji (R4.1{ $solo ->
        [yes] , R12.3
       *[no] {""}
    }).
   *[no] {""}
}
    .as = miasto
word-treasure = Skarb: kapłana, wojownika, maga{ $explorers ->
    [yes] , złodzieja albo odkrywcy
   *[no] {" "}albo złodzieja
}. W podziemiach liczą się wszystkie ikony widocznych, aktywnych komnat i Bossa (R1.1, R7.1).
    .as = skarb, skarby, ikona
word-trigger = Zdolność wyzwalana: zaczyna się od „kiedy”, „gdy” albo „jeśli”. Aktywuje się sama, od razu, i nie można jej przerwać (R6.1).
    .as = zdolność wyzwalana, wyzwalana zdolność, aktywuje się
word-turn = Runda: { $town ->
    [yes] Miasto, Budowa, Sługusy
   *[no] początek, Budowa
}, Przynęta, Przygoda, koniec; wszyscy grają ją razem, { $order ->
    [marker_clockwise] od pierwszego gracza zgodnie z ruchem wskazówek zegara (R2.6, R4.1).
    [descending_xp] zaczynając od gracza z największą liczbą PD (R2.6, R3.1).
   *[best_xp_then_clockwise] od gracza z największą liczbą PD zgodnie z ruchem wskazówek zegara (R2.6, R3.1).
}
    .as = runda, kolejność, faza, fazy
word-uncovered = Odsłonięta: znowu widoczna, bo komnata na niej została zniszczona. Odsłonięta komnata nie liczy się jako zbudowana na nowo (R6.8, R5.6).
    .as = odsłonięta, odsłonić
word-until = Do końca rundy: kończy się razem z rundą, zanim policzy się Rany i Dusze (R9.1). Na stole widać to od razu: więcej obrażeń albo życia niż na karcie, komnata ogłuszona lub dezaktywowana, zakaz wchodzenia, zakaz budowania.
    .as = do końca rundy, koniec rundy
word-window = Okno: chwila, w której każdy może zagrywać czary i używać zdolności: w fazie Budowy przed położeniem i po położeniu każdej komnaty (R5.2), w fazie Przygody przed wejściem każdego bohatera i w każdej komnacie po jej obrażeniach (R8.2).
    .as = okno, okna, priorytet
word-wound = Rana: bohater, który żywy minął twoją ostatnią komnatę; legendarny liczy się za 2 (R1.8, R8.3).
    .as = rana, rany, przeżyć, przeżywa
word-xp = PD: ranga Bossa. Decydują { $order ->
    [marker_clockwise] o tym, kto na początku jest pierwszym graczem,
   *[other] o kolejności graczy i efektów
} oraz o remisach na koniec (R2.6).
    .as = pd, doświadczenie
