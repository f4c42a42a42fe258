//! The walk through everything that can be said.

use std::collections::BTreeMap;

use endboss_lexicon::{
    Card, Damage, Edition, Effect, Face, Gender, Help, Hero, Treasure, Variant, When,
};
use endboss_text::{Lang, Text};
use endboss_view::{Ask, Cause, Pick};

use crate::events::seen;
use crate::every::{
    asked, conditions, costs, damages, effects, helps, hero_abilities, lastings, phases, picks,
    targets, whens,
};
use crate::made::{ability, boss_with, card, item_with, landmark_with, room_with, say};
use crate::table::{ANN, BOB, Sample, Table, looks_right, view};

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
        for damage in damages() {
            let mut card = room_with(Vec::new());
            if let Face::Room(room) = &mut card.face {
                room.damage = damage;
            }
            looks_right(&text.card_line(&card, Gender::default()), &damage);
            let said = text.card_text(&card);
            assert_eq!(said.is_empty(), matches!(damage, Damage::Fixed(_)), "{said}");
            if !said.is_empty() {
                looks_right(&said, &damage);
            }
        }
    }
}

/// What a boss, a landmark or an item can do is told with its label, whatever it is.
#[test]
fn every_ability_fits_every_label() {
    let targets: Vec<_> = std::iter::once(None).chain(targets().into_iter().map(Some)).collect();
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let told = |card: &Card, from: &dyn std::fmt::Debug| {
            let said = text.card_text(card);
            looks_right(&said, from);
            looks_right(&text.card_line(card, Gender::default()), from);
            assert!(said.contains(": ") && said.ends_with('.'), "{said}");
            let plain = text.ability_text(card, 0);
            looks_right(&plain, from);
        };
        for effect in effects() {
            for target in &targets {
                let mut it = ability(When::Minion, vec![effect]);
                it.target = *target;
                told(&boss_with(vec![it.clone()], Vec::new()), &effect);
                told(&landmark_with(Some(Treasure::Mage), vec![it.clone()]), &effect);
                told(&landmark_with(None, vec![it.clone()]), &effect);
                it.when = When::Cast;
                told(&item_with(Help::SkipsFirst, it), &effect);
            }
        }
        // A cost has a colon of its own, and one colon in a sentence is enough.
        for when in [When::LevelUp, When::Minion, When::Activated] {
            for cost in costs().into_iter().map(Some).chain([None]) {
                for may in [false, true] {
                    let mut it = ability(when, vec![Effect::Coins(1)]);
                    it.cost = cost.into_iter().collect();
                    it.may = may;
                    let boss = text.card_text(&boss_with(vec![it.clone()], Vec::new()));
                    assert_eq!(boss.matches(':').count(), 1, "{boss}");
                    let item = text.card_text(&item_with(Help::Health(1), it));
                    let labels = if when == When::LevelUp { 3 } else { 2 };
                    assert_eq!(item.matches(':').count(), labels, "{item}");
                }
            }
        }
        for help in helps() {
            told(&item_with(help, ability(When::Cast, vec![Effect::Heal])), &help);
        }
        for lasting in lastings() {
            looks_right(&text.card_text(&boss_with(Vec::new(), vec![lasting])), &lasting);
        }
    }
}

#[test]
fn every_hero_ability_is_a_sentence() {
    for lang in Lang::ALL {
        for it in hero_abilities() {
            for treasure in [Vec::new(), vec![Treasure::Mage, Treasure::Thief]] {
                let hero = Hero { epic: true, health: 6, treasure, mark: 2, ability: Some(it) };
                looks_right(&Text::new(lang).card_text(&card(Face::Hero(hero))), &it);
            }
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
            Pick::Space { landmark: sample.room, space: 9 },
            Pick::UseBoss { ability: 9 },
            Pick::UseItem,
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
