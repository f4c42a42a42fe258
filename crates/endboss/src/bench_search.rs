//! `endboss bench --search`: how fast bots imagine games, and how well they keep to their time.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use endboss_bots::{Bot, Decision, MOST_NODES, NODE_BYTES};
use endboss_engine::{Courtesy, Game, Pause, Tables};
use endboss_gamebox::{Budget, Level, Table};
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_view::View;
use serde_json::{Value, json};

use crate::random::Dice;
use crate::table::TableOptions;
use crate::tally::round;

/// What is measured if nothing is named.
const TABLES: [(Edition, u8); 6] = [
    (Edition::Anniversary, 2),
    (Edition::Second, 2),
    (Edition::First, 2),
    (Edition::Super, 2),
    (Edition::Super, 4),
    (Edition::Solo, 1),
];

/// Half of a usual game is over then.
const MIDDLE: u16 = 4;
/// Positions from so many deals; a deal that is over before has none.
const DEALS: u64 = 20;
/// Imagined games for one decision, of which an eighth at least is used, as on a server. What a
/// decision costs beside them hardly counts.
const NODES: u32 = 2_000;

/// What is to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    pub edition: Option<Edition>,
    pub players: Option<u8>,
    /// For each table.
    pub seconds: f64,
    /// How late decisions are that have so many milliseconds, and how many of them, instead of how
    /// fast games are imagined.
    pub deadline: Option<(u64, u64)>,
    pub as_json: bool,
}

pub fn run(task: Task, out: &mut impl Write) -> Result<()> {
    let mut tables = Vec::new();
    for (edition, players) in named(task.edition, task.players)? {
        tables.push((edition, players, TableOptions::plain(edition, players).set_up()?));
    }
    if !task.as_json {
        let columns = match task.deadline {
            None => format!("{:>14}{:>14}{:>12}", "imagined/s", "us each", "positions"),
            Some(_) => {
                let late = format!("{:>18}{:>12}{:>12}", "ms late: median", "p99", "worst");
                format!("{:>14}{late}", "decisions")
            }
        };
        writeln!(out, "{:<13}{:>8}{columns}", "edition", "players")?;
    }
    for (edition, players, table) in tables {
        let (json, row) = match task.deadline {
            None => speed(&table, Duration::from_secs_f64(task.seconds))?,
            Some((ms, decisions)) => lateness(&table, Duration::from_millis(ms), decisions),
        };
        if task.as_json {
            let mut line = json!({ "edition": edition.id(), "players": players });
            if let (Some(line), Value::Object(more)) = (line.as_object_mut(), json) {
                line.extend(more);
            }
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{:<13}{players:>8}{row}", edition.id())?;
        }
        // Each line is worth having at once.
        out.flush()?;
    }
    if !task.as_json {
        let megabytes = MOST_NODES * NODE_BYTES / 1_000_000;
        writeln!(
            out,
            "A search keeps at most {MOST_NODES} nodes of {NODE_BYTES} bytes: {megabytes} MB for \
             each thread."
        )?;
    }
    Ok(())
}

fn named(edition: Option<Edition>, players: Option<u8>) -> Result<Vec<(Edition, u8)>> {
    let wanted = |table: &(Edition, u8)| {
        edition.is_none_or(|only| only == table.0) && players.is_none_or(|only| only == table.1)
    };
    let usual: Vec<_> = TABLES.into_iter().filter(wanted).collect();
    match (usual.is_empty(), edition, players) {
        (false, ..) => Ok(usual),
        (true, Some(edition), players) => {
            let fewest = || endboss_lexicon::Rules::preset(edition).min_players;
            Ok(vec![(edition, players.unwrap_or_else(fewest))])
        }
        (true, None, players) => {
            let players = players.unwrap_or_default();
            // The packs of the super edition seat six.
            let most = Seat::MAX;
            if !(1..=most).contains(&players.into()) {
                bail!("there is no table of {players}; there are tables for 1 to {most} players");
            }
            bail!("which table of {players} is meant? name an --edition, too")
        }
    }
}

/// A game between bots of one level, one decision after the other.
struct Course<'t> {
    t: &'t Tables,
    game: Game,
    bots: Vec<Bot>,
    budget: Budget,
    chance: Dice,
    thoughts: Dice,
}

impl<'t> Course<'t> {
    fn new(table: &'t Table, level: Level, budget: Budget, deal: u64) -> Course<'t> {
        let (t, lore) = (&table.tables, table.lore());
        let bots = (0..t.seats).map(|_| Bot::new(level, lore.clone())).collect();
        Course {
            t,
            game: Game::new(t, Courtesy::Quick),
            bots,
            budget,
            chance: Dice::of_game(1, deal),
            thoughts: Dice::of_game(2, deal),
        }
    }

    /// On to the next decision with at least two options; none when the game is over.
    fn next(&mut self) -> Option<(Seat, View)> {
        loop {
            match self.game.advance(self.t, &mut ()) {
                Pause::Over => return None,
                Pause::Chance(chance) => {
                    let n = self.chance.below(self.game.ways(self.t, chance));
                    let settled = self.game.settle_way(self.t, chance, n, &mut ());
                    settled.expect("one of its ways");
                }
                Pause::Choice(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let view = self.game.view(self.t, Viewer::Seat(seat));
                    if view.ask.as_ref().is_some_and(|ask| ask.options.len() > 1) {
                        return Some((seat, view));
                    }
                    self.decide(seat, &view);
                }
            }
        }
    }

    /// Lets the seat's bot answer, and tells how long that took.
    fn decide(&mut self, seat: Seat, view: &View) -> Duration {
        let seed = u64::from(self.thoughts.below(u32::MAX));
        let begun = Instant::now();
        let decided = self.bots[seat.index()].decide(view, self.budget, seed);
        let took = begun.elapsed();
        let Decision { pick, .. } = decided.expect("whoever is asked and may think decides");
        self.game.choose(self.t, seat, pick, &mut ()).expect("it was offered");
        took
    }
}

/// The first decision of the middle turn of a game between bots that play by rules of thumb.
fn middle(table: &Table, deal: u64) -> Option<View> {
    let mut course = Course::new(table, Level::Normal, Budget::nodes(1), deal);
    loop {
        let (seat, view) = course.next()?;
        if view.turn >= MIDDLE {
            return Some(view);
        }
        course.decide(seat, &view);
    }
}

/// Games a second that `hard` imagines: dealing one, going down the trees, and playing out to where
/// it is judged.
fn speed(table: &Table, time: Duration) -> Result<(Value, String)> {
    let views: Vec<View> = (1..=DEALS).filter_map(|deal| middle(table, deal)).collect();
    if views.is_empty() {
        bail!("all games were over before turn {MIDDLE}");
    }
    let lore = table.lore();
    let mut each = Vec::new();
    let begun = Instant::now();
    for (n, view) in views.iter().cycle().enumerate() {
        // Every position once at least, so that a short run is of the same ones as a long run.
        if n >= views.len() && begun.elapsed() >= time {
            break;
        }
        // A new bot, so that nothing is left from the decision before.
        let mut bot = Bot::new(Level::Hard, lore.clone());
        let start = Instant::now();
        let decided = bot.decide(view, Budget::nodes(NODES), n as u64);
        let took = start.elapsed().as_secs_f64();
        let imagined = decided.expect("whoever is asked and may think decides").nodes;
        each.push(took / f64::from(imagined.max(1)));
    }
    // Positions differ, so it is their mean that counts.
    let mean = each.iter().sum::<f64>() / each.len() as f64;
    let json = json!({
        "imagined_per_s": (1.0 / mean).round(),
        "us_each": round(mean * 1e6),
        "positions": views.len(),
        "bytes_at_most": MOST_NODES * NODE_BYTES,
    });
    Ok((json, format!("{:>14.0}{:>14.1}{:>12}", 1.0 / mean, mean * 1e6, views.len())))
}

/// How much longer than allowed the decisions of whole games between `hard` bots take that use all
/// their time: where an answer is clear before, nothing can be late.
fn lateness(table: &Table, deadline: Duration, decisions: u64) -> (Value, String) {
    let mut late: Vec<f64> = Vec::new();
    for deal in 1.. {
        let budget = Budget::time(deadline).whole();
        let mut course = Course::new(table, Level::Hard, budget, deal);
        while (late.len() as u64) < decisions
            && let Some((seat, view)) = course.next()
        {
            let took = course.decide(seat, &view);
            late.push((took.as_secs_f64() - deadline.as_secs_f64()) * 1e3);
        }
        if late.len() as u64 >= decisions {
            break;
        }
    }
    let [median, p99, worst] = parts(&mut late);
    let json = json!({
        "deadline_ms": deadline.as_millis() as u64,
        "decisions": decisions,
        "median_ms_late": round(median),
        "p99_ms_late": round(p99),
        "worst_ms_late": round(worst),
    });
    (json, format!("{decisions:>14}{median:>18.3}{p99:>12.3}{worst:>12.3}"))
}

/// The middle one, the one that only a hundredth exceed, and the last one.
fn parts(late: &mut [f64]) -> [f64; 3] {
    late.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let nth = (part * late.len() as f64).ceil() as usize;
        late[nth.saturating_sub(1)]
    };
    [at(0.5), at(0.99), at(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_hundred() {
        let mut late: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert_eq!(parts(&mut late), [50.0, 99.0, 100.0]);
        assert_eq!(parts(&mut [7.0]), [7.0; 3]);
    }

    #[test]
    fn a_middle_is_a_real_decision_in_turn_four() {
        let table = TableOptions::plain(Edition::Second, 2).set_up().expect("it is shipped");
        let view = (1..=DEALS).find_map(|deal| middle(&table, deal)).expect("a middle");
        assert_eq!(view.turn, MIDDLE);
        assert!(view.ask.expect("somebody is asked").options.len() > 1);
    }
}
