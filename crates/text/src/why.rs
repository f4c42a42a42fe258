//! Why a bot chose what it chose.

use endboss_lexicon::Seat;
use endboss_view::Why;

use crate::speech::Args;
use crate::{Names, Text};

impl Text {
    /// Why whoever plays this seat would choose so, in a sentence.
    pub fn why(&self, why: &Why, seat: Seat, names: &dyn Names) -> String {
        let own = |args| self.player(args, seat, names);
        let hero = |hero| Args::new().hero(hero, names);
        let card = |card| Args::new().text("card", names.card(card));
        let (id, args) = match *why {
            Why::Only => ("why-only", Args::new()),
            Why::Chance => ("why-chance", Args::new()),
            Why::Lures { hero: lured } => ("why-lures", own(hero(lured))),
            Why::Avoids { hero: kept } => ("why-avoids", own(hero(kept))),
            Why::Damage { from, to } => {
                ("why-damage", own(Args::new().number("from", from).number("to", to)))
            }
            Why::Kills { hero: killed } => ("why-kills", hero(killed)),
            Why::Spares { hero: spared } => ("why-spares", hero(spared)),
            Why::Stops { card: stopped } => ("why-stops", card(stopped)),
            Why::Keeps => ("why-keeps", Args::new()),
            Why::Leader { seat } => ("why-leader", self.player(Args::new(), seat, names)),
            Why::BestCard { card: best } => ("why-best-card", card(best)),
            Why::WorstCard { card: worst } => ("why-worst-card", card(worst)),
            Why::RuleOfThumb => ("why-rule-of-thumb", Args::new()),
            Why::Odds { games, percent, next } => {
                let args = Args::new().number("games", games).number("percent", percent);
                match percent.abs_diff(next) {
                    // So small a difference is chance, and would be said as if it meant something.
                    0 | 1 => ("why-odds-even", args),
                    _ => ("why-odds", args.number("next", next)),
                }
            }
            Why::Score { games, tenths, next } => {
                let args = Args::new().number("games", games).text("score", self.tenths(tenths));
                match tenths.abs_diff(next) {
                    0 | 1 => ("why-score-even", args),
                    _ => ("why-score", args.text("next", self.tenths(next))),
                }
            }
        };
        self.message(id, &args)
    }

    /// A number of tenths as it is written: "4.2", "4,2". A minus is a true one.
    fn tenths(&self, tenths: i16) -> String {
        let size = tenths.unsigned_abs();
        let args = Args::new().text("sign", if tenths < 0 { "−" } else { "" });
        let args = args.number("whole", size / 10).number("tenth", size % 10);
        self.message("why-tenths", &args)
    }
}
