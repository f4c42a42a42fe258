//! The walk through everything that can be said.

use std::collections::BTreeMap;

use endboss_lexicon::{
    Ability, Amount, Card, CardFilter, Cost, Damage, Edition, Effect, Face, HeroPlace, Icons, Room,
    RoomSort, Target, Treasure, Variant, When, Who, Whose,
};
use endboss_text::{Lang, Text};
use endboss_view::{Ask, Cause, HeroView, Pick, Seen};

use crate::every::{
    asked, conditions, costs, effects, lastings, phases, picks, room_filters, seen, targets, whens,
};
use crate::table::{ANN, BOB, Sample, Table, looks_right, view};

fn ability(when: When, effects: Vec<Effect>) -> Ability {
    Ability {
        when,
        once: false,
        may: false,
        cost: Vec::new(),
        target: None,
        condition: None,
        effects,
    }
}

fn room_with(abilities: Vec<Ability>) -> Card {
    let face = Face::Room(Room {
        sort: RoomSort::Trap,
        advanced: false,
        damage: Damage::Fixed(1),
        treasure: Icons::default(),
        lasting: Vec::new(),
        abilities,
    });
    Card { face, copies: 1 }
}

fn say(text: &Text, ability: &Ability) -> String {
    let said = text.card_text(&room_with(vec![ability.clone()]));
    looks_right(&said, ability);
    assert!(said.ends_with('.'), "{said}");
    said
}

#[test]
fn every_effect_on_every_target_is_a_sentence() {
    let targets: Vec<_> = std::iter::once(None).chain(targets().into_iter().map(Some)).collect();
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for effect in effects() {
            for target in &targets {
                for (when, may) in
                    [(When::Activated, false), (When::LevelUp, true), (When::Built, false)]
                {
                    let mut ability = ability(when, vec![effect]);
                    ability.target = *target;
                    ability.may = may;
                    say(&text, &ability);
                }
            }
        }
    }
}

#[test]
fn every_moment_cost_and_condition_is_a_sentence() {
    let shapes = [Effect::Heal, Effect::Health(2)];
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for when in whens() {
            for cost in costs().into_iter().map(Some).chain([None]) {
                for condition in conditions().into_iter().map(Some).chain([None]) {
                    for (i, effect) in shapes.iter().enumerate() {
                        for bits in 0..4 {
                            let mut ability = ability(when, vec![*effect, shapes[1 - i]]);
                            ability.once = bits & 1 != 0;
                            ability.may = bits & 2 != 0;
                            ability.cost = cost.into_iter().collect();
                            ability.condition = condition;
                            say(&text, &ability);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn every_lasting_ability_and_computed_damage_is_a_sentence() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for lasting in lastings() {
            let mut card = room_with(Vec::new());
            if let Face::Room(room) = &mut card.face {
                room.lasting = vec![lasting];
            }
            looks_right(&text.card_text(&card), &lasting);
        }
        for rooms in room_filters() {
            let mut card = room_with(Vec::new());
            if let Face::Room(room) = &mut card.face {
                room.damage = Damage::PerRoom(rooms);
            }
            looks_right(&text.card_text(&card), &rooms);
            looks_right(&text.card_line(&card), &rooms);
        }
    }
}

#[test]
fn every_event_is_a_sentence_for_every_reader() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for me in [None, Some(ANN), Some(BOB)] {
            let text = Text::new(lang).for_seat(me);
            for event in seen(Sample::of(&table)) {
                let said = text.seen(&event, &table);
                looks_right(&said, &event);
                assert!(said.ends_with('.'), "{said}");
                if me == Some(ANN) {
                    assert!(!said.contains("Ann"), "{said} names its reader, from {event:?}");
                }
            }
        }
    }
}

#[test]
fn every_question_is_a_sentence() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for what in asked(Sample::of(&table)) {
            let said = Text::new(lang).asked(&Ask { seat: ANN, what, options: Vec::new() }, &table);
            looks_right(&said, &what);
            assert!(said.ends_with(['.', '?', ')']), "{said}");
            assert!(!said.contains("Ann"), "{said} names its reader");
        }
    }
}

#[test]
fn every_answer_is_a_label_and_no_two_are_alike() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        let view = view(sample);
        for what in asked(sample) {
            let ask = Ask { seat: ANN, what, options: picks(sample) };
            let mut labels: BTreeMap<String, Pick> = BTreeMap::new();
            for pick in &ask.options {
                let label = Text::new(lang).pick(pick, &ask, &view, &table);
                looks_right(&label, pick);
                if let Some(other) = labels.insert(label.clone(), *pick) {
                    panic!("{label:?} means both {pick:?} and {other:?} to {what:?}");
                }
            }
        }
    }
}

/// What the engine would never offer still must not break a page.
#[test]
fn an_answer_that_is_not_on_the_table_has_a_label_too() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        let ask = Ask { seat: ANN, what: asked(sample)[0], options: Vec::new() };
        let away = [
            Pick::Slot { seat: BOB, slot: 4 },
            Pick::Use { slot: 4, ability: 9 },
            Pick::Declared(7),
            Pick::Hero(sample.boss),
        ];
        for pick in away {
            looks_right(&Text::new(lang).pick(&pick, &ask, &view(sample), &table), &pick);
        }
    }
}

#[test]
fn every_word_is_there() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let words = [
            phases().into_iter().map(|it| text.phase(it)).collect::<Vec<_>>(),
            Cause::ALL.map(|it| text.cause(it)).to_vec(),
            Treasure::ALL.map(|it| text.treasure(it)).to_vec(),
            Edition::ALL.map(|it| text.edition(it)).to_vec(),
            Variant::ALL.map(|it| text.variant(it)).to_vec(),
        ];
        for word in words.concat() {
            assert!(!word.is_empty() && !word.contains('{'), "{word}");
        }
    }
}

#[test]
fn a_hero_in_play_shows_its_state() {
    let table = Table::new(Lang::En);
    let text = Text::new(Lang::En);
    let sample = Sample::of(&table);
    let hero =
        |card, health, damage, waits| text.hero(&HeroView { card, health, damage, waits }, &table);
    let mumble = |health, damage, waits| hero(sample.hero, health, damage, waits);
    assert_eq!(mumble(4, 0, false), "Brother Mumble (cleric, Health 4)");
    assert_eq!(mumble(4, 2, false), "Brother Mumble (cleric, Health 4, damage 2)");
    assert_eq!(mumble(4, 0, true), "Brother Mumble (cleric, Health 4, waits until the next turn)");
    // What holds until end of turn is told from what is printed.
    assert_eq!(mumble(7, 2, false), "Brother Mumble (cleric, Health 7, printed 4, damage 2)");
    let epic = hero(sample.epic, 11, 0, false);
    assert!(epic.ends_with(", epic: counts 2)"), "{epic}");
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
        say(&en, &paid),
        "Once per turn, when you play a Spell, you may destroy this Room and discard 2 cards: heal \
         a Wound."
    );
    assert_eq!(
        say(&pl, &paid),
        "Raz na rundę, gdy zagrasz czar, możesz zniszczyć tę komnatę i odrzucić 2 karty: wylecz Ranę."
    );
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
        let said = text.seen(&Seen::HeroDies { hero, seat: ANN, room: None, souls }, &table);
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
