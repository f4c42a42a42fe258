//! What a designer's cards might do for ever comes to an end. [Q69]

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Event, Game, Pause, Tables};
use endboss_lexicon::{Back, Edition, Effect, Face, Rules, Who};
use endboss_view::{Asked, Pick, Seen};

/// Every spell draws another one, so a hand of spells never runs out.
fn endless(edition: Edition) -> Tables {
    let rules = Rules::preset(edition);
    let mut cards = Catalogue::classic().cards(rules.printing);
    for card in &mut cards {
        if let Face::Spell(spell) = &mut card.face {
            spell.phase = endboss_lexicon::SpellPhase::Both;
            spell.ability.target = None;
            spell.ability.cost.clear();
            spell.ability.condition = None;
            spell.ability.effects =
                vec![Effect::Draw { who: Who::You, back: Back::Spell, count: 1 }];
        }
    }
    Tables::new(&cards, rules, 2).expect("it is playable")
}

#[test]
fn nobody_declares_for_ever() {
    for edition in Edition::CLASSIC {
        let t = endless(edition);
        let mut game = Game::new(&t, Courtesy::Quick);
        let (mut events, mut options): (Vec<Event>, _) = (Vec::new(), Vec::new());
        let (mut declared, mut most, mut turns) = (0, 0, 0);
        while turns < 4 {
            let pause = game.advance(&t, &mut events);
            for event in events.drain(..) {
                match event {
                    Event::Public(Seen::Declared { .. }) => declared += 1,
                    Event::Public(Seen::TurnBegins { .. }) => (declared, turns) = (0, turns + 1),
                    _ => {}
                }
                most = most.max(declared);
            }
            match pause {
                Pause::Over => break,
                Pause::Chance(chance) => {
                    game.settle_way(&t, chance, 0, &mut events).expect("a way");
                }
                Pause::Choice(seats) => {
                    let seat = seats.iter().next().expect("a seat is asked");
                    let asked = game.options(&t, seat, &mut options).expect("it is asked");
                    // Whoever can cast, casts.
                    let cast = options.iter().find(|pick| matches!(pick, Pick::Card(_)));
                    let pick = match asked {
                        Asked::Window { .. } => *cast.unwrap_or(&options[0]),
                        _ => options[0],
                    };
                    game.choose(&t, seat, pick, &mut events).expect("it was offered");
                }
            }
        }
        assert_eq!(most, 200, "{edition}: after so many declarations a turn goes on");
    }
}
