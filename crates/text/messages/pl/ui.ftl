# The words of the interface itself.

ui-you = Ty
ui-bot = Bot { $number }
ui-your-turn = Twoja kolej
ui-waiting = Czekamy na: { $player }
ui-waiting-window = Czekamy: gracze mogą teraz działać
ui-waiting-everybody = Czekamy na wybór wszystkich graczy
ui-turn-phase = Runda { $turn }, { $phase }
ui-active = Aktywny gracz: { $player }
ui-new-game = Nowa gra: { $edition }, { COUNT("player", $players) }

ui-town = Miasto
ui-town-empty = W mieście nie ma nikogo
ui-hero = { $hero } ({ $treasure }, życie: { $health })
ui-hero-hurt = { $hero } ({ $treasure }, życie: { $health }, obrażenia: { $damage })
ui-hero-waits = { $hero } ({ $treasure }, życie: { $health }, czeka do następnej rundy)
ui-entrance = Wejście
ui-your-dungeon = Twoje podziemia
ui-dungeon-of = Podziemia gracza { $player }
ui-no-rooms = Jeszcze bez komnat
ui-slot = Miejsce { $slot } w podziemiach
ui-damage = obrażenia: { $damage }
ui-face-down = zakryta karta
ui-deactivated = dezaktywowana
ui-stunned = ogłuszona
ui-used = użyta w tej rundzie
ui-below = pod spodem: { $cards }
ui-no-entry = w tej rundzie nie wchodzi żaden bohater

ui-boss = Boss: { $boss }, { $xp } PD
ui-leveled = po Awansie
ui-score = { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-treasure = Skarby: { $list }
ui-treasure-none = brak
ui-out = poza grą
ui-hand = Twoja ręka
ui-hand-empty = Twoja ręka jest pusta
ui-hand-sizes = Ręka: { COUNT("room-card", $rooms) }, { COUNT("spell-card", $spells) }
ui-decks = Talia Komnat: { $rooms }, talia Czarów: { $spells }, bohaterowie: { $heroes }, legendarni bohaterowie: { $epics }
ui-discard = Stos kart odrzuconych
ui-discard-empty = Stos kart odrzuconych jest pusty
ui-declared = Zadeklarowane, najnowsze na końcu

ui-choose = Twój wybór (1–{ $count }, ? – pomoc):
ui-bad-choice = „{ $answer }” nie jest tu możliwym wyborem: wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
ui-help = Wpisz numer wyboru. c NAZWA pokazuje kartę, l dziennik, b stół, q kończy grę.
ui-no-card = Nie ma karty o nazwie „{ $name }”.
ui-log = Dziennik gry
ui-concede = Poddaj się
ui-quit = Czy chcesz opuścić grę?
ui-goodbye = Na razie koniec gry.
ui-you-win = Wygrana!
ui-you-lose = Przegrana
ui-winner = { $player } wygrywa
ui-rank = { $place }. { $player }: { COUNT("soul", $souls) }, { COUNT("wound", $wounds) }
ui-saved = Gra jest zapisana jako { $path }.
