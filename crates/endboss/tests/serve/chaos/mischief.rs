//! What a network does to requests.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::sleep;

use super::eyes::AskShown;
use super::ledger::{Meaning, Sent};
use super::player::{Player, question, send};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mischief {
    None,
    /// The connection is closed before the answer is read.
    Drop,
    /// The same request goes out twice at once, on two connections.
    Double,
    /// Two answers to one question go out at once, under two keys.
    TwoMinds,
    /// The request is held up, often until the server has come back.
    Late,
    /// It goes out now, and a copy of it is held up.
    LateCopy,
    /// An older request comes again after this one.
    Reorder,
}

impl Mischief {
    pub fn throw(dice: &mut Xoshiro256PlusPlus, options: usize, past: bool) -> Mischief {
        match dice.random_range(0..100) {
            0..12 => Mischief::Drop,
            12..24 => Mischief::Double,
            24..32 => Mischief::LateCopy,
            32..38 => Mischief::Late,
            38..46 if past => Mischief::Reorder,
            46..54 if options > 1 => Mischief::TwoMinds,
            _ => Mischief::None,
        }
    }
}

impl Player {
    /// What happens to a pick before, or while, it is sent.
    pub async fn commit(&mut self, mischief: Mischief, ask: &AskShown, sent: &Arc<Sent>) {
        let world = self.eyes.world.clone();
        match mischief {
            Mischief::None | Mischief::Reorder => {}
            Mischief::Drop => {
                world.tally.dropped.add();
                let after = Duration::from_micros(self.dice.random_range(0..6000));
                let asked = question(&self.eyes.run, sent);
                world.line().ask_and_hang_up(&asked, after).await;
            }
            Mischief::Double => {
                world.tally.doubled.add();
                self.copy(sent, Duration::ZERO);
            }
            Mischief::TwoMinds => {
                world.tally.minds.add();
                let first = ask.options.iter().position(|option| *option == sent.pick);
                let other = (first.unwrap_or(0) + 1) % ask.options.len();
                let other = self.sent(ask, other);
                self.copy(&other, Duration::ZERO);
            }
            Mischief::Late => {
                world.tally.late.add();
                self.rest(1, 150).await;
            }
            Mischief::LateCopy => {
                world.tally.late.add();
                let delay = self.dice.random_range(1..=600);
                self.copy(sent, Duration::from_millis(delay));
            }
        }
    }

    /// What happens after it was answered.
    pub fn afterwards(&mut self, mischief: Mischief) {
        if mischief == Mischief::Reorder {
            let nth = self.dice.random_range(0..self.past.len());
            let old = self.past[nth].clone();
            self.eyes.world.tally.reordered.add();
            let delay = self.dice.random_range(0..=20);
            self.copy(&old, Duration::from_millis(delay));
        }
    }

    /// Sends it on a connection of its own, once, at some time.
    fn copy(&self, sent: &Arc<Sent>, delay: Duration) {
        let (world, run, sent) = (self.eyes.world.clone(), self.eyes.run.clone(), sent.clone());
        tokio::spawn(async move {
            sleep(delay).await;
            let _inside = world.enter().await;
            // Unheard is unheard: whoever wants to know asks by the other connection.
            let _: Meaning = send(&world, &run, &mut world.line(), &sent).await;
        });
    }
}
