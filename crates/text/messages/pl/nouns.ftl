# Nouns with their forms: NOUN, COUNT and SOME read this table. The columns are the plural
# categories in the order of plural-column; a missing column is like the one before it. The value
# is the nominative; gen, dat, acc, ins are the other cases.

plural-column = { $count ->
    [one] 0
    [few] 1
   *[many] 2
}

# Rooms
room = komnata | komnaty | komnat
    .gen = komnaty | komnat
    .dat = komnacie | komnatom
    .acc = komnatę | komnaty | komnat
    .ins = komnatą | komnatami
monster-room = komnata potworów | komnaty potworów | komnat potworów
    .gen = komnaty potworów | komnat potworów
    .dat = komnacie potworów | komnatom potworów
    .acc = komnatę potworów | komnaty potworów | komnat potworów
    .ins = komnatą potworów | komnatami potworów
trap-room = komnata pułapek | komnaty pułapek | komnat pułapek
    .gen = komnaty pułapek | komnat pułapek
    .dat = komnacie pułapek | komnatom pułapek
    .acc = komnatę pułapek | komnaty pułapek | komnat pułapek
    .ins = komnatą pułapek | komnatami pułapek
ordinary-room = typowa komnata | typowe komnaty | typowych komnat
    .gen = typowej komnaty | typowych komnat
    .dat = typowej komnacie | typowym komnatom
    .acc = typową komnatę | typowe komnaty | typowych komnat
    .ins = typową komnatą | typowymi komnatami
ordinary-monster-room = typowa komnata potworów | typowe komnaty potworów | typowych komnat potworów
    .gen = typowej komnaty potworów | typowych komnat potworów
    .dat = typowej komnacie potworów | typowym komnatom potworów
    .acc = typową komnatę potworów | typowe komnaty potworów | typowych komnat potworów
    .ins = typową komnatą potworów | typowymi komnatami potworów
ordinary-trap-room = typowa komnata pułapek | typowe komnaty pułapek | typowych komnat pułapek
    .gen = typowej komnaty pułapek | typowych komnat pułapek
    .dat = typowej komnacie pułapek | typowym komnatom pułapek
    .acc = typową komnatę pułapek | typowe komnaty pułapek | typowych komnat pułapek
    .ins = typową komnatą pułapek | typowymi komnatami pułapek
advanced-room = wypaśna komnata | wypaśne komnaty | wypaśnych komnat
    .gen = wypaśnej komnaty | wypaśnych komnat
    .dat = wypaśnej komnacie | wypaśnym komnatom
    .acc = wypaśną komnatę | wypaśne komnaty | wypaśnych komnat
    .ins = wypaśną komnatą | wypaśnymi komnatami
advanced-monster-room = wypaśna komnata potworów | wypaśne komnaty potworów | wypaśnych komnat potworów
    .gen = wypaśnej komnaty potworów | wypaśnych komnat potworów
    .dat = wypaśnej komnacie potworów | wypaśnym komnatom potworów
    .acc = wypaśną komnatę potworów | wypaśne komnaty potworów | wypaśnych komnat potworów
    .ins = wypaśną komnatą potworów | wypaśnymi komnatami potworów
advanced-trap-room = wypaśna komnata pułapek | wypaśne komnaty pułapek | wypaśnych komnat pułapek
    .gen = wypaśnej komnaty pułapek | wypaśnych komnat pułapek
    .dat = wypaśnej komnacie pułapek | wypaśnym komnatom pułapek
    .acc = wypaśną komnatę pułapek | wypaśne komnaty pułapek | wypaśnych komnat pułapek
    .ins = wypaśną komnatą pułapek | wypaśnymi komnatami pułapek

# Cards of a hand, a deck or a pile
card = karta | karty | kart
    .gen = karty | kart
    .acc = kartę | karty | kart
any-card = dowolna karta | dowolne karty | dowolnych kart
    .gen = dowolnej karty | dowolnych kart
    .acc = dowolną kartę | dowolne karty | dowolnych kart
spell-card = karta Czaru | karty Czarów | kart Czarów
    .gen = karty Czaru | kart Czarów
    .acc = kartę Czaru | karty Czarów | kart Czarów
room-card = karta Komnaty | karty Komnat | kart Komnat
    .gen = karty Komnaty | kart Komnat
    .acc = kartę Komnaty | karty Komnat | kart Komnat
monster-room-card = karta Komnaty potworów | karty Komnat potworów | kart Komnat potworów
    .gen = karty Komnaty potworów | kart Komnat potworów
    .acc = kartę Komnaty potworów | karty Komnat potworów | kart Komnat potworów
trap-room-card = karta Komnaty pułapek | karty Komnat pułapek | kart Komnat pułapek
    .gen = karty Komnaty pułapek | kart Komnat pułapek
    .acc = kartę Komnaty pułapek | karty Komnat pułapek | kart Komnat pułapek
ordinary-room-card = karta typowej Komnaty | karty typowych Komnat | kart typowych Komnat
    .gen = karty typowej Komnaty | kart typowych Komnat
    .acc = kartę typowej Komnaty | karty typowych Komnat | kart typowych Komnat
ordinary-monster-room-card = karta typowej Komnaty potworów | karty typowych Komnat potworów | kart typowych Komnat potworów
    .gen = karty typowej Komnaty potworów | kart typowych Komnat potworów
    .acc = kartę typowej Komnaty potworów | karty typowych Komnat potworów | kart typowych Komnat potworów
ordinary-trap-room-card = karta typowej Komnaty pułapek | karty typowych Komnat pułapek | kart typowych Komnat pułapek
    .gen = karty typowej Komnaty pułapek | kart typowych Komnat pułapek
    .acc = kartę typowej Komnaty pułapek | karty typowych Komnat pułapek | kart typowych Komnat pułapek
advanced-room-card = karta wypaśnej Komnaty | karty wypaśnych Komnat | kart wypaśnych Komnat
    .gen = karty wypaśnej Komnaty | kart wypaśnych Komnat
    .acc = kartę wypaśnej Komnaty | karty wypaśnych Komnat | kart wypaśnych Komnat
advanced-monster-room-card = karta wypaśnej Komnaty potworów | karty wypaśnych Komnat potworów | kart wypaśnych Komnat potworów
    .gen = karty wypaśnej Komnaty potworów | kart wypaśnych Komnat potworów
    .acc = kartę wypaśnej Komnaty potworów | karty wypaśnych Komnat potworów | kart wypaśnych Komnat potworów
advanced-trap-room-card = karta wypaśnej Komnaty pułapek | karty wypaśnych Komnat pułapek | kart wypaśnych Komnat pułapek
    .gen = karty wypaśnej Komnaty pułapek | kart wypaśnych Komnat pułapek
    .acc = kartę wypaśnej Komnaty pułapek | karty wypaśnych Komnat pułapek | kart wypaśnych Komnat pułapek
boss = Boss | Bossów
    .gen = Bossa | Bossów
    .acc = Bossa | Bossów
spell = czar | czary | czarów
    .gen = czaru | czarów
    .dat = czarowi | czarom
    .acc = czar | czary | czarów
landmark = kluczowa lokacja | kluczowe lokacje | kluczowych lokacji
    .gen = kluczowej lokacji | kluczowych lokacji
    .acc = kluczową lokację | kluczowe lokacje | kluczowych lokacji
item = przedmiot | przedmioty | przedmiotów
    .gen = przedmiotu | przedmiotów
    .acc = przedmiot | przedmioty | przedmiotów

# Heroes and players: from 2 on the genitive plural
hero = bohater | bohaterów
    .gen = bohatera | bohaterów
    .dat = bohaterowi | bohaterom
    .acc = bohatera | bohaterów
heroine = bohaterka | bohaterki | bohaterek
    .gen = bohaterki | bohaterek
    .dat = bohaterce | bohaterkom
    .acc = bohaterkę | bohaterki | bohaterek
ordinary-hero = typowy bohater | typowych bohaterów
    .gen = typowego bohatera | typowych bohaterów
    .dat = typowemu bohaterowi | typowym bohaterom
    .acc = typowego bohatera | typowych bohaterów
dead-hero = martwy bohater | martwych bohaterów
    .gen = martwego bohatera | martwych bohaterów
    .dat = martwemu bohaterowi | martwym bohaterom
    .acc = martwego bohatera | martwych bohaterów
chosen-opponent = wybrany przeciwnik | wybranych przeciwników
    .gen = wybranego przeciwnika | wybranych przeciwników
    .dat = wybranemu przeciwnikowi | wybranym przeciwnikom
    .acc = wybranego przeciwnika | wybranych przeciwników

# What was named just before
that-room = tamta komnata
    .gen = tamtej komnaty
    .dat = tamtej komnacie
    .acc = tamtą komnatę
that-hero = ten bohater
    .gen = tego bohatera
    .dat = temu bohaterowi
    .acc = tego bohatera
that-spell = ten czar
    .gen = tego czaru
    .dat = temu czarowi
    .acc = ten czar
that-opponent = ten gracz
    .gen = tego gracza
    .dat = temu graczowi
    .acc = tego gracza

# What is counted
soul = Dusza | Dusze | Dusz
    .gen = Duszy | Dusz
    .acc = Duszę | Dusze | Dusz
wound = Rana | Rany | Ran
    .acc = Ranę | Rany | Ran
damage = obrażenie | obrażenia | obrażeń
    .acc = obrażenie | obrażenia | obrażeń
plus-token = znacznik +1 | znaczniki +1 | znaczników +1
    .acc = znacznik +1 | znaczniki +1 | znaczników +1
coin = moneta | monety | monet
    .acc = monetę | monety | monet
player = gracz | graczy
    .gen = gracza | graczy
cleric-treasure = skarb kapłana | skarby kapłana | skarbów kapłana
    .gen = skarbu kapłana | skarbów kapłana
    .acc = skarb kapłana | skarby kapłana | skarbów kapłana
fighter-treasure = skarb wojownika | skarby wojownika | skarbów wojownika
    .gen = skarbu wojownika | skarbów wojownika
    .acc = skarb wojownika | skarby wojownika | skarbów wojownika
mage-treasure = skarb maga | skarby maga | skarbów maga
    .gen = skarbu maga | skarbów maga
    .acc = skarb maga | skarby maga | skarbów maga
thief-treasure = skarb złodzieja | skarby złodzieja | skarbów złodzieja
    .gen = skarbu złodzieja | skarbów złodzieja
    .acc = skarb złodzieja | skarby złodzieja | skarbów złodzieja
explorer-treasure = skarb odkrywcy | skarby odkrywcy | skarbów odkrywcy
    .gen = skarbu odkrywcy | skarbów odkrywcy
    .acc = skarb odkrywcy | skarby odkrywcy | skarbów odkrywcy
