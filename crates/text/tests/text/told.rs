//! What is said aloud of the news.

use endboss_lexicon::Back;
use endboss_text::{Lang, Text};
use endboss_view::{CardSeen, Phase, Seen};

use crate::table::{ANN, BOB, Sample, Table};

fn draws(table: &Table) -> Vec<Seen> {
    let it = Sample::of(table);
    let card = |card| Seen::Drew { seat: ANN, card: CardSeen::Card(card) };
    let back = |back| Seen::Drew { seat: BOB, card: CardSeen::Back(back) };
    vec![
        card(it.room),
        card(it.other_room),
        card(it.spell),
        back(Back::Room),
        back(Back::Spell),
        back(Back::Room),
    ]
}

fn walk(table: &Table) -> Vec<Seen> {
    let it = Sample::of(table);
    let (hero, seat) = (it.hero, ANN);
    let enters = |room, slot| Seen::HeroEnters { hero, seat, room, slot, which: None };
    vec![
        enters(it.room, 1),
        Seen::HeroTakes { hero, damage: 2, total: 2, health: 6 },
        enters(it.other_room, 0),
        Seen::HeroTakes { hero, damage: 4, total: 6, health: 6 },
        Seen::HeroDies { hero, seat, room: Some(it.other_room), souls: 1, which: None },
    ]
}

#[test]
fn draws_are_one_sentence_for_each_player_and_a_walk_is_one() {
    let table = Table::new(Lang::En);
    let it = Sample::of(&table);
    let name = |kind| endboss_text::Names::card(&table, kind).to_owned();
    let text = Text::new(Lang::En).for_seat(Some(ANN));
    let (one, two, spell) = (name(it.room), name(it.other_room), name(it.spell));
    let wanted = [
        format!("You draw 3 cards: {one}, {two} and {spell}."),
        "Bob draws 2 Room cards and 1 Spell.".to_owned(),
    ];
    assert_eq!(text.told(&draws(&table), &table), wanted);
    let hero = name(it.hero);
    let said = format!(
        "{hero} enters {one} and {two} in your dungeon, takes 6 damage and dies: you gain 1 Soul."
    );
    assert_eq!(text.told(&walk(&table), &table), [said]);
}

#[test]
fn what_is_alone_is_told_as_in_the_log_and_empty_phases_are_not() {
    let table = Table::new(Lang::En);
    let text = Text::new(Lang::En).for_seat(Some(ANN));
    let news = [
        Seen::PhaseBegins { phase: Phase::Bait },
        Seen::PhaseBegins { phase: Phase::Adventure },
        Seen::NoBuilding,
    ];
    let wanted = [text.seen(&news[1], &table), text.seen(&news[2], &table)];
    assert_eq!(text.told(&news, &table), wanted);
}

#[test]
fn every_language_tells_the_news_without_a_gap() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for me in [None, Some(ANN), Some(BOB)] {
            let text = Text::new(lang).for_seat(me);
            let said = [draws(&table), walk(&table)].concat();
            let said = text.told(&said, &table);
            assert_eq!(said.len(), 3, "{}: {said:?}", lang.id());
            for it in said {
                assert!(it.ends_with('.') && !it.contains(['{', '}']), "{it}");
                assert!(!it.contains("  ") && !it.contains(" ."), "{it}");
                println!("{}: {it}", lang.id());
            }
        }
    }
}
