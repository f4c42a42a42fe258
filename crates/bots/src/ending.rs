//! The end of the game, as near as one can see it: won, lost, or out; alone, the tavern.

use endboss_lexicon::{AllDecided, FiveWounds, HeroesPerTurn, Seat, TenSouls};

use crate::dungeon::Dungeon;
use crate::table::Table;
use crate::weights::*;

impl Table<'_> {
    /// The turn may be the last one. [R9.2, R9.3, R9.4]
    pub(crate) fn ending(&self, gains: &[(i32, i32); Seat::MAX]) -> f32 {
        if self.dungeons.len() < 2 {
            return 0.0;
        }
        let after = |d: &Dungeon| {
            let (souls, wounds) = gains[d.seat.index()];
            (i32::from(d.souls) + souls, i32::from(d.wounds) + wounds)
        };
        let out = |wounds: i32| self.rules.five_wounds == FiveWounds::Eliminated && wounds >= 5;
        // All players left win or lose in this turn, and all of them count. [Q80]
        let decided = |d: &Dungeon| {
            let (souls, wounds) = after(d);
            souls >= 10 || out(wounds)
        };
        let all = self.rules.all_win_or_lose == AllDecided::AllCompare
            && self.rules.ten_souls == TenSouls::Wins
            && self.dungeons.iter().all(decided);
        let (mut ends, mut best) = (false, i32::MIN);
        let (mut mine, mut am_out, mut left) = (0, false, 0);
        for dungeon in &self.dungeons {
            let (souls, wounds) = after(dungeon);
            let me = dungeon.seat == self.me;
            if out(wounds) && !all {
                am_out |= me;
                continue;
            }
            left += 1;
            ends |= all || souls >= 10 && self.rules.ten_souls != TenSouls::Nothing;
            ends |= wounds >= 5 && self.rules.five_wounds == FiveWounds::EndsGame;
            // Where ten souls win, whoever has fewer does not.
            let counts = self.rules.ten_souls != TenSouls::Wins || souls >= 10 || all;
            match (me, counts) {
                (true, true) => mine = souls - wounds,
                (true, false) => mine = i32::MIN,
                (false, true) => best = best.max(souls - wounds),
                (false, false) => {}
            }
        }
        match () {
            () if am_out => -ENDING,
            () if left == 1 => ENDING,
            () if ends && mine > best => ENDING,
            () if ends && mine < best => -ENDING,
            () => 0.0,
        }
    }

    /// Alone: what it is worth that a hero leaves its landmark or the town, besides those who come
    /// anyway.
    pub(crate) fn relief(&self) -> f32 {
        if !self.rules.tavern_ends {
            return 0.0;
        }
        let mut lured = 0;
        self.visits(&self.plan().0, |_, from_town| lured += usize::from(from_town));
        self.crowd(lured, 0) - self.crowd(lured + 1, 0)
    }

    /// Alone: how near the end is if so many heroes of the town come to me and so many wounds are
    /// added: the town may overflow into the tavern, and five wounds are the end, too. [R12.6]
    pub(crate) fn crowd(&self, lured: usize, wounds: i32) -> f32 {
        if !self.rules.tavern_ends {
            return 0.0;
        }
        let view = self.view;
        let deck = view.ordinary_heroes.len() + view.epic_heroes.len();
        let yet = YET_TO_COME * (deck + view.epic_heroes.len()) as f32;
        let arriving = match self.rules.heroes_per_turn {
            HeroesPerTurn::Three => 3,
            HeroesPerTurn::OnePerSeat => view.seats.len(),
        };
        let free = view.landmarks.iter().filter(|l| l.heroes.is_empty()).count().saturating_sub(1);
        let places = view.town_places.map_or(0, usize::from);
        let stay = view.town.len().saturating_sub(lured) + arriving.min(deck);
        let wounds = i32::from(view.seat(self.me).wounds) + wounds;
        let crowded = match (places + free).checked_sub(stay) {
            None => 1.0,
            Some(room) => CROWDED.get(room).copied().unwrap_or(0.0),
        };
        let wounded = WOUNDED.get(wounds as usize).copied().unwrap_or(1.0);
        yet * f32::max(crowded, wounded)
    }
}
