//! What is dealt stays dealt, and everybody is active in turn, in every game there is.

use endboss_engine::{Courtesy, Event, Tables};
use endboss_lexicon::{AdventureParts, CardKind, DamageDealt, Seat, Viewer};
use endboss_view::{Phase, Seen};

use crate::games::{Table, tables};

/// How often the damage of a hero on its way is less than it was a moment before.
fn falls(t: &Tables, seed: u64) -> usize {
    let mut table = Table::new(t, Courtesy::Everyone, seed);
    let mut before: Option<(CardKind, u8)> = None;
    let mut falls = 0;
    loop {
        let pause = table.advance();
        let walk = table.game.view(t, Viewer::Public).walk;
        let now = walk.map(|walk| (walk.hero.card, walk.hero.damage));
        if let (Some((hero, most)), Some((same, damage))) = (before, now) {
            falls += usize::from(hero == same && damage < most);
        }
        before = now;
        let Some(step) = table.any_step(pause) else { return falls };
        table.take(step);
    }
}

/// [R8.2, Q77]
#[test]
fn what_is_dealt_never_falls_unless_the_table_wants_it_so() {
    let mut followed = 0;
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let seed = 1000 * nth as u64;
        match t.rules.damage_dealt {
            DamageDealt::Stays => assert_eq!(falls(&t, seed), 0, "{name}"),
            // It needs a stun or a lost bonus at the right moment, which few games have.
            DamageDealt::Follows => {
                followed += (seed..seed + 20).map(|n| falls(&t, n)).sum::<usize>()
            }
        }
    }
    assert!(followed > 0, "games in which damage follows the room must show that it can fall");
}

/// [R8.1, Q79]
#[test]
fn everybody_is_active_in_adventure_in_turn() {
    let (mut phases, mut left_out) = (0, 0);
    for (nth, (name, t)) in tables().into_iter().enumerate() {
        let mut table = Table::new(&t, Courtesy::Quick, 800 + nth as u64);
        let mut active: Option<Vec<Seat>> = None;
        let mut left = usize::from(t.seats);
        loop {
            let pause = table.advance();
            for event in std::mem::take(&mut table.events) {
                match (event, &mut active) {
                    (Event::Public(Seen::PhaseBegins { phase: Phase::Adventure }), _) => {
                        active = Some(Vec::new());
                    }
                    (Event::Public(Seen::BecomesActive { seat }), Some(seats)) => seats.push(seat),
                    (Event::Public(Seen::PhaseBegins { phase: Phase::End }), Some(seats)) => {
                        let all = seats.len() == left || t.seats == 1;
                        match t.rules.adventure_parts {
                            AdventureParts::Everyone => assert!(all, "{name}: {seats:?}"),
                            AdventureParts::WithHeroes => left_out += usize::from(!all),
                        }
                        phases += 1;
                        active = None;
                    }
                    (Event::Public(Seen::Eliminated { .. }), _) => left -= 1,
                    _ => {}
                }
            }
            let Some(step) = table.any_step(pause) else { break };
            table.take(step);
        }
    }
    assert!(phases > 1000 && left_out > 100, "only {phases} phases, {left_out} of them shorter");
}
