//! Chosen sentences, word for word.

use std::collections::BTreeSet;

use endboss_lexicon::{
    Ability, Amount, Back, CardFilter, Condition, Cost, Effect, Face, Gender, Help, HeroPlace,
    Icons, Lasting, RoomFilter, RoomSort, Target, Titles, TokensOn, Treasure, When, Who, Whose,
};
use endboss_text::{Lang, Text};
use endboss_view::{Ask, Asked, Cause, HeroView, Outcome, Seen, Source};

use crate::made::{ability, boss_with, item_with, landmark_with, room_with, say};
use crate::table::{ANN, BOB, Sample, Table};

#[test]
fn a_hero_in_play_shows_its_state() {
    let table = Table::new(Lang::En);
    let text = Text::new(Lang::En);
    let hero = |damage, waits| {
        let card = Sample::of(&table).hero;
        text.hero(&HeroView { card, health: 6, damage, waits, token: 0, item: None }, &table)
    };
    let item = Some(Sample::of(&table).item);
    let carrier = HeroView {
        card: Sample::of(&table).hero,
        health: 6,
        damage: 0,
        waits: false,
        token: 2,
        item,
    };
    assert_eq!(
        text.hero(&carrier, &table),
        "Brother Mumble (cleric, Health 6, printed 4, carries Packed Lunch)"
    );
    assert_eq!(hero(0, false), "Brother Mumble (cleric, Health 6, printed 4)");
    assert_eq!(hero(2, false), "Brother Mumble (cleric, Health 6, printed 4, damage 2)");
    assert_eq!(
        hero(0, true),
        "Brother Mumble (cleric, Health 6, printed 4, waits until the next turn)"
    );
}

/// Sequences: who does what, and the target named once.
#[test]
fn effects_in_a_row() {
    let target = Some(Target::Hero(HeroPlace::Dungeon(Whose::Yours)));
    let mut hit = ability(When::Cast, vec![Effect::Damage(Amount::Fixed(2)), Effect::ToTown]);
    hit.target = target;
    let each = ability(
        When::Built,
        vec![
            Effect::Discard { who: Who::EachOpponent, what: CardFilter::Spell, count: 1 },
            Effect::DestroyOwn { who: Who::EachOpponent },
            Effect::Heal,
        ],
    );
    let mut paid = ability(When::YouPlaySpell, vec![Effect::Heal]);
    paid.may = true;
    paid.once = true;
    paid.cost = vec![Cost::DestroyThis, Cost::Discard { what: CardFilter::Any, count: 2 }];
    let en = Text::new(Lang::En);
    let pl = Text::new(Lang::Pl);
    assert_eq!(
        say(&en, &hit),
        "Deal 2 damage to a Hero in your dungeon, then send that Hero back to town."
    );
    assert_eq!(
        say(&pl, &hit),
        "Zadaj 2 obrażenia bohaterowi w swoich podziemiach, a następnie odeślij tego bohatera do miasta."
    );
    assert_eq!(
        say(&en, &each),
        "When you build this Room, each opponent discards a Spell, then chooses and destroys one \
         of their Rooms; then heal a Wound."
    );
    assert_eq!(
        say(&pl, &each),
        "Kiedy zbudujesz tę komnatę, każdy przeciwnik odrzuca kartę Czaru, a następnie wybiera i \
         niszczy jedną ze swoich komnat; następnie wylecz Ranę."
    );
    assert_eq!(
        say(&Text::new(Lang::It), &each),
        "Quando costruisci questa Stanza, ogni avversario scarta una carta Incantesimo, poi \
         sceglie e distrugge una delle proprie Stanze; poi curi una Ferita."
    );
    assert_eq!(
        say(&en, &paid),
        "Once per turn, when you play a Spell, you may destroy this Room and discard 2 cards: heal \
         a Wound."
    );
    assert_eq!(
        say(&pl, &paid),
        "Raz na rundę, gdy zagrasz czar, możesz zniszczyć tę komnatę i odrzucić 2 karty: wylecz Ranę."
    );
}

/// The shapes of boss texts, an action space, a landmark, an item. [R4.2, R5.5, R11.3]
#[test]
fn labels() {
    let tokens = |on, count| Effect::Tokens { on, count };
    let once = |when, effects| Ability { once: true, ..ability(when, effects) };
    let mut paid =
        once(When::Activated, vec![Effect::Draw { who: Who::You, back: Back::Spell, count: 1 }]);
    paid.cost = vec![Cost::Coins(2)];
    let mut bought = ability(When::Minion, vec![Effect::Heal]);
    bought.may = true;
    bought.cost = vec![Cost::Tokens(2)];
    let mut end = ability(When::EndOfTurn, vec![Effect::Heal]);
    let late = end.clone();
    end.condition = Some(Condition::FewerSouls);
    let mut wish = ability(When::EndOfTurn, vec![Effect::DiscardHand { who: Who::EachPlayer }]);
    wish.may = true;
    let trap = RoomFilter { sort: Some(RoomSort::Trap), advanced: None };
    let icons = |kind| Effect::Treasure { kind, count: 1 };
    let summon = |token| ability(When::Minion, vec![Effect::Summon { token }]);
    let dies = once(When::HeroDiesAnywhere, vec![tokens(TokensOn::Spread, 1)]);
    let damage = Lasting::DamageYours { rooms: trap, amount: 1 };
    let less = Help::LessDamage { rooms: trap, amount: 1 };
    let both = ability(When::Minion, vec![icons(Treasure::Mage), icons(Treasure::Thief)]);
    let cases = [
        (
            boss_with(vec![ability(When::LevelUp, vec![tokens(TokensOn::Spread, 4)])], Vec::new()),
            "Level Up: put four +1 tokens on any of your Rooms.",
            "Awans: dodaj 4 znaczniki +1 do dowolnych swoich komnat.",
        ),
        (
            boss_with(vec![dies], vec![damage]),
            "After Level Up: once per turn, when a Hero dies in your dungeon, put a +1 token on one \
             of your Rooms. After Level Up: your Trap Rooms deal +1 damage.",
            "Po Awansie: raz na rundę, gdy bohater zginie w twoich podziemiach, dodaj znacznik +1 do \
             jednej ze swoich komnat. Po Awansie: twoje komnaty pułapek mają +1 do obrażeń.",
        ),
        (
            boss_with(vec![paid], Vec::new()),
            "After Level Up, once per turn, pay 2 coins: draw a Spell.",
            "Po Awansie raz na rundę zapłać 2 monety: dobierz kartę Czaru.",
        ),
        (
            boss_with(vec![bought.clone()], Vec::new()),
            "Minion (after Level Up): you may remove two +1 tokens from your Rooms; if you do, heal \
             a Wound.",
            "Sługus (po Awansie): możesz usunąć 2 znaczniki +1 ze swoich komnat; jeśli to zrobisz, \
             wylecz Ranę.",
        ),
        (
            boss_with(vec![late], Vec::new()),
            "After Level Up: at end of turn, heal a Wound.",
            "Po Awansie: na koniec rundy wylecz Ranę.",
        ),
        (
            room_with(vec![end]),
            "At end of turn, if you have fewer Souls than an opponent, heal a Wound.",
            "Na koniec rundy, jeśli masz mniej Dusz niż któryś przeciwnik, wylecz Ranę.",
        ),
        (
            room_with(vec![wish]),
            "At end of turn, if you wish, each player discards their hand.",
            "Na koniec rundy, jeśli chcesz, każdy gracz odrzuca wszystkie karty z ręki.",
        ),
        (
            landmark_with(Some(Treasure::Mage), vec![both, summon(2)]),
            "Minion: your Boss has 1 more mage treasure and 1 more thief treasure until end of \
             turn. Summon: send the Hero from this Landmark to the entrance of any dungeon and put a \
             +2 Health token on that Hero.",
            "Sługus: do końca rundy twój Boss ma dodatkowo 1 skarb maga i 1 skarb złodzieja. \
             Przywołanie: wyślij stąd bohatera do wejścia do dowolnych podziemi i daj mu znacznik \
             życia +2.",
        ),
        (
            landmark_with(None, vec![summon(-2)]),
            "Summon: send the top Hero from this Landmark to the entrance of any dungeon and put a −2 \
             Health token on that Hero.",
            "Przywołanie: wyślij stąd wierzchniego bohatera do wejścia do dowolnych podziemi i daj mu \
             znacznik życia −2.",
        ),
        (
            item_with(less, ability(When::Cast, vec![Effect::Coins(2)])),
            "Hero: Trap Rooms deal it 1 less damage. Boss (once): gain 2 coins.",
            "Bohater: komnaty pułapek zadają mu o 1 obrażenie mniej. Boss (jednorazowo): zdobądź 2 \
             monety.",
        ),
    ];
    for (card, en, pl) in cases {
        assert_eq!(Text::new(Lang::En).card_text(&card), en);
        assert_eq!(Text::new(Lang::Pl).card_text(&card), pl);
    }
}

/// The hero that enters has been named by then.
#[test]
fn the_hero_that_enters_is_that_hero() {
    let mut it = ability(When::HeroEnters, vec![Effect::HealthToken(-2)]);
    it.target = Some(Target::Hero(HeroPlace::ThisRoom));
    assert_eq!(
        say(&Text::new(Lang::En), &it),
        "When a Hero enters this Room, put a −2 Health token on that Hero."
    );
    assert_eq!(
        say(&Text::new(Lang::Pl), &it),
        "Gdy bohater wchodzi do tej komnaty, daj temu bohaterowi znacznik życia −2."
    );
}

/// The table of titles. [R12.7]
#[test]
fn a_score_earns_its_title() {
    let bounds = [
        (-3, "Washout", "Prawdziwa Porażka"),
        (-1, "Washout", "Prawdziwa Porażka"),
        (0, "Kobold", "Prawdziwy Kobold"),
        (6, "Kobold", "Prawdziwy Kobold"),
        (7, "Minion", "Prawdziwy Sługus"),
        (12, "Minion", "Prawdziwy Sługus"),
        (13, "Mini Boss", "Prawdziwy Mini Boss"),
        (16, "Mini Boss", "Prawdziwy Mini Boss"),
        (17, "Boss", "Prawdziwy Boss"),
        (21, "Boss", "Prawdziwy Boss"),
        (22, "Proper Boss", "Prawdziwy Niezły Boss"),
        (25, "Proper Boss", "Prawdziwy Niezły Boss"),
        (26, "Dungeon Sultan", "Prawdziwy Sułtan Podziemi"),
        (28, "Dungeon Sultan", "Prawdziwy Sułtan Podziemi"),
        (29, "Monster Boss", "Prawdziwy Monstrualny Boss"),
        (31, "Monster Boss", "Prawdziwy Monstrualny Boss"),
        (32, "Grand Boss", "Prawdziwy Wielki Boss"),
        (34, "Grand Boss", "Prawdziwy Wielki Boss"),
        (35, "Dungeon Overlord", "Prawdziwy Mistrz Podziemi"),
        (36, "Supreme Dungeon Overlord", "Prawdziwy Wielki Ostateczny Mistrz Podziemi"),
    ];
    let (en, pl) = (Text::new(Lang::En), Text::new(Lang::Pl));
    for (score, alone, challenge) in bounds {
        assert_eq!(en.title(Titles::Solo, score).as_deref(), Some(alone), "{score}");
        assert_eq!(en.title(Titles::Challenge, score), Some(format!("True {alone}")));
        assert_eq!(pl.title(Titles::Challenge, score).as_deref(), Some(challenge), "{score}");
        assert!(pl.title(Titles::Solo, score).is_some_and(|alone| challenge.ends_with(&alone)));
        assert_eq!(en.title(Titles::None, score), None);
    }
    let outcome = |score, titles| Outcome {
        cause: Cause::Tavern,
        winner: ANN,
        ranking: vec![ANN],
        score,
        titles,
    };
    let said = en.scored(&outcome(-2, Titles::Solo));
    assert_eq!(said.as_deref(), Some("Your score is −2: Washout."));
    let said = pl.scored(&outcome(18, Titles::Challenge));
    assert_eq!(said.as_deref(), Some("Twój wynik to 18: Prawdziwy Boss."));
    assert_eq!(en.scored(&outcome(18, Titles::None)), None);
}

/// Whoever wants to read the rule behind a question finds its number there. [R4.1, R4.2, R6.14, Q43]
#[test]
fn questions_point_to_their_rules() {
    let table = Table::new(Lang::En);
    let source = Source { card: Sample::of(&table).landmark, ability: 0 };
    let hero = Sample::of(&table).hero;
    for (what, rule) in [
        (Asked::Market, "(R4.1)"),
        (Asked::PlaceMinion, "(R4.1)"),
        (Asked::SummonTo { source, hero, token: 2 }, "(R4.2)"),
        (Asked::TakeMarket { source }, "(R4.4)"),
        (Asked::TokenOn { source, left: 1, each: false }, "(R6.14)"),
        (Asked::CostToken { source, left: 1 }, "(Q22)"),
        (Asked::SendHero { source, to: BOB }, "(R8.5)"),
        (Asked::ShuffleStack { source }, "(Q43)"),
    ] {
        let said = Text::new(Lang::En).asked(&Ask { seat: ANN, what, options: Vec::new() }, &table);
        assert!(said.ends_with(rule), "{said}");
    }
}

/// A game alone has no winner to speak of.
#[test]
fn a_game_without_a_winner_only_ends() {
    let table = Table::new(Lang::En);
    for winner in [None, Some(ANN)] {
        let said =
            Text::new(Lang::En).seen(&Seen::GameEnds { cause: Cause::Tavern, winner }, &table);
        assert_eq!(said, "The game ends: a Hero has gone to the Tavern.");
    }
    let said =
        Text::new(Lang::En).seen(&Seen::GameEnds { cause: Cause::LastEpic, winner: None }, &table);
    assert_eq!(said, "The game ends: the last Epic Hero has come to town.");
}

/// The form of a Polish noun by number, as its speakers have it.
#[test]
fn polish_counts() {
    let text = Text::new(Lang::Pl);
    let cases = [
        (1, "1 Dusza, 1 Rana", "1 karta Komnaty, 1 karta Czaru", "1 gracz"),
        (2, "2 Dusze, 2 Rany", "2 karty Komnat, 2 karty Czarów", "2 graczy"),
        (5, "5 Dusz, 5 Ran", "5 kart Komnat, 5 kart Czarów", "5 graczy"),
        (12, "12 Dusz, 12 Ran", "12 kart Komnat, 12 kart Czarów", "12 graczy"),
        (21, "21 Dusz, 21 Ran", "21 kart Komnat, 21 kart Czarów", "21 graczy"),
        (22, "22 Dusze, 22 Rany", "22 karty Komnat, 22 karty Czarów", "22 graczy"),
    ];
    for (n, score, hand, players) in cases {
        let args = [("souls", n.into()), ("wounds", n.into())];
        assert_eq!(text.say("ui-score", &args), score);
        let args = [("rooms", n.into()), ("spells", n.into())];
        assert_eq!(text.say("ui-hand-sizes", &args), format!("Ręka: {hand}"));
        let args = [("players", n.into()), ("edition", "X".into())];
        assert_eq!(text.say("ui-new-game", &args), format!("Nowa gra: X, {players}"));
    }
}

#[test]
fn polish_objects() {
    let table = Table::new(Lang::Pl);
    let text = Text::new(Lang::Pl).for_seat(Some(ANN));
    let hero = Sample::of(&table).hero;
    let dies = |souls| {
        let said =
            text.seen(&Seen::HeroDies { hero, seat: ANN, room: None, souls, which: None }, &table);
        said.split_once(": ").map(|(_, tail)| tail.to_owned())
    };
    for (souls, tail) in [
        (1, "zdobywasz 1 Duszę."),
        (2, "zdobywasz 2 Dusze."),
        (5, "zdobywasz 5 Dusz."),
        (12, "zdobywasz 12 Dusz."),
        (22, "zdobywasz 22 Dusze."),
    ] {
        assert_eq!(dies(souls).as_deref(), Some(tail));
    }
}

#[test]
fn english_counts() {
    let text = Text::new(Lang::En);
    for (n, score) in [(0u8, "0 Souls, 0 Wounds"), (1, "1 Soul, 1 Wound"), (2, "2 Souls, 2 Wounds")]
    {
        assert_eq!(text.say("ui-score", &[("souls", n.into()), ("wounds", n.into())]), score);
    }
}

/// Beside the icons a letter tells kinds of treasure apart where colors do not.
#[test]
fn no_two_kinds_of_treasure_share_a_letter() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let letters = Treasure::ALL.map(|kind| text.treasure_letter(kind));
        let different: BTreeSet<&String> = letters.iter().collect();
        assert_eq!(different.len(), Treasure::ALL.len(), "{}: {letters:?}", lang.id());
        assert!(
            letters.iter().all(|letter| (1..=2).contains(&letter.chars().count())),
            "{letters:?}"
        );
    }
}

/// A card on which both stand must tell the room it is from the room it was aimed at.
#[test]
fn that_room_is_not_this_room() {
    let tokens = |on| Effect::Tokens { on, count: 1 };
    let aimed = |effects| Ability {
        target: Some(Target::Room { whose: Whose::Yours, filter: RoomFilter::default() }),
        ..ability(When::Activated, effects)
    };
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let this = say(&text, &aimed(vec![Effect::Stun, tokens(TokensOn::This)]));
        let that = say(&text, &aimed(vec![Effect::Stun, tokens(TokensOn::Target)]));
        assert_ne!(this, that, "{}", lang.id());
    }
}

/// With commas "damage 1, 2 cleric treasures" reads as two numbers of one thing.
#[test]
fn facts_of_a_card_are_kept_apart() {
    let icons = Icons { cleric: 2, mage: 1, ..Icons::default() };
    let mut room = room_with(Vec::new());
    if let Face::Room(face) = &mut room.face {
        face.treasure = icons;
    }
    assert_eq!(
        Text::new(Lang::En).card_line(&room, Gender::default()),
        "Trap Room · damage 1 · 2 cleric treasures · 1 mage treasure"
    );
    for lang in Lang::ALL {
        let line = Text::new(lang).card_line(&room, Gender::default());
        assert_eq!(line.matches(" · ").count(), 3, "{line}");
        assert!(!line.contains(','), "{line}");
    }
}

/// Whatever is said for a page is set; what programs compare or people type is not.
#[test]
fn pages_hold_together_what_belongs_together() {
    let card = room_with(vec![ability(When::Built, vec![Effect::Coins(2)])]);
    let mut seen = 0;
    for lang in Lang::ALL {
        let (plain, set) = (Text::new(lang), Text::new(lang).typeset());
        let table = Table::new(lang);
        let drawn = Seen::CoinsGained { seat: ANN, count: 2 };
        for (plain, set) in [
            (plain.card_text(&card), set.card_text(&card)),
            (plain.seen(&drawn, &table), set.seen(&drawn, &table)),
            (
                plain.say("ui-tokens", &[("count", 2u8.into())]),
                set.say("ui-tokens", &[("count", 2u8.into())]),
            ),
        ] {
            assert!(!plain.contains('\u{a0}'), "{plain}");
            assert_eq!(set.replace('\u{a0}', " "), plain);
            seen += usize::from(set.contains('\u{a0}'));
        }
    }
    assert!(seen >= 2 * Lang::ALL.len(), "only {seen} are set");
}
