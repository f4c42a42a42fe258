//! An opponent for children: the weights of the rules player, and the mistakes people make.

use endboss_view::{Ask, Asked, Pick, View, Why};

use crate::Normal;
use crate::table::{Sight, Table};
use crate::worth::printed;

/// How often, in a hundred answers, each of the mistakes is made.
const BLIND_TO_RIVALS: u64 = 60;
const FORGETS_THE_TOWN: u64 = 60;
const PROUD_BY_ONE: u64 = 30;
const PROUD_BY_TWO: u64 = 25;
const HOARDS_SPELLS: u64 = 40;
const WASTES_SPELLS: u64 = 40;
const GOES_BY_LOOKS: u64 = 35;
const TAKES_THE_FIRST_IT_TOUCHES: u64 = 30;

/// What a hoarder adds to the price of a spell: only a great deal is worth it then.
const HOARDED: f32 = 1.2;
/// What a spendthrift takes from it: almost any moment is good enough.
const WASTED: f32 = -0.3;

/// An answer and the idea behind it, mistakes included: the same for the same view and seed.
pub(crate) fn decide(normal: &Normal, view: &View, seed: u64) -> Option<(Pick, Why)> {
    let ask = view.ask.as_ref()?;
    let mut lots = Lots(seed);
    let table = normal.table(view, ask.seat, sight(&mut lots));
    if lots.within(TAKES_THE_FIRST_IT_TOUCHES) && !ask.what.is_window() {
        let at = lots.next() as usize % ask.options.len().max(1);
        return Some((*ask.options.get(at)?, Why::Chance));
    }
    if lots.within(GOES_BY_LOOKS)
        && let Some(pick) = table.prettiest(ask)
    {
        return Some((pick, Why::RuleOfThumb));
    }
    let pick = table.best(ask)?;
    Some((pick, table.why(ask.what, pick)))
}

/// What it takes in this time.
fn sight(lots: &mut Lots) -> Sight {
    let rivals = !lots.within(BLIND_TO_RIVALS);
    let town = if lots.within(FORGETS_THE_TOWN) { 1 } else { usize::MAX };
    let proud = match lots.next() {
        n if n < PROUD_BY_TWO => 2,
        n if n < PROUD_BY_TWO + PROUD_BY_ONE => 1,
        _ => 0,
    };
    let spells = match lots.next() {
        n if n < HOARDS_SPELLS => HOARDED,
        n if n < HOARDS_SPELLS + WASTES_SPELLS => WASTED,
        _ => 0.0,
    };
    Sight { rivals, town, proud, spells }
}

impl Table<'_> {
    /// What catches the eye, where that is no matter of a moment: large numbers, many icons, the
    /// strongest hero. None where nothing does.
    fn prettiest(&self, ask: &Ask) -> Option<Pick> {
        let plain = matches!(
            ask.what,
            Asked::PlaceRoom
                | Asked::FirstRoom
                | Asked::BuildRoom { .. }
                | Asked::Market
                | Asked::TakeMarket { .. }
                | Asked::TakeDiscarded { .. }
                | Asked::TakeSeen { .. }
                | Asked::PlaceMinion
                | Asked::MoveMinion { .. }
                | Asked::Target { .. }
        );
        let mut best: Option<(f32, Pick)> = None;
        for pick in ask.options.iter().filter(|_| plain) {
            let looks = self.looks(*pick);
            if looks > 0.0 && best.is_none_or(|(most, _)| looks > most) {
                best = Some((looks, *pick));
            }
        }
        best.map(|(_, pick)| pick)
    }

    fn looks(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Card(card) => match self.cards.room(card) {
                Some(room) => {
                    let icons: u8 = room.treasure.array().iter().sum();
                    f32::from(printed(room)) + 0.5 * f32::from(icons)
                }
                None => 2.2,
            },
            Pick::Hero(card) => self.cards.hero(card).map_or(0.0, |hero| f32::from(hero.health)),
            Pick::UseBoss { .. } => 3.0,
            Pick::Use { .. } => 2.0,
            Pick::Space { space, .. } => 1.0 + f32::from(space),
            Pick::Slot { .. } => 0.1 + self.room_at(pick),
            _ => 0.0,
        }
    }
}

/// Lots drawn from a seed, one after the other.
struct Lots(u64);

impl Lots {
    /// From 0 up to but not including 100.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % 100
    }

    fn within(&mut self, of_a_hundred: u64) -> bool {
        self.next() < of_a_hundred
    }
}
