//! The same figures for a spreadsheet.

use std::fmt::Write as _;

use crate::{Counts, Dealt, Roster, Row, Rows};

/// Every game as a line, in the order of the deals.
#[derive(Clone, Debug, Default)]
pub struct Games(Vec<(u64, String)>);

const GAMES: &str =
    "deal,game,bots,winner,cause,turns,decisions,most_decisions_in_a_turn,scores,scores_at_half";

impl Games {
    pub fn add(&mut self, dealt: &Dealt, roster: &Roster) {
        let spaced =
            |scores: &[i16]| scores.iter().map(i16::to_string).collect::<Vec<_>>().join(" ");
        let mut text = String::new();
        for (nth, game) in dealt.games.iter().enumerate() {
            let bots: Vec<_> =
                game.who.iter().map(|who| roster.entrants[*who].name.as_str()).collect();
            let _ = writeln!(
                text,
                "{},{},{},{},{},{},{},{},{},{}",
                dealt.deal,
                nth + 1,
                bots.join(" "),
                game.winner().letter(),
                game.cause.id(),
                game.turns,
                game.decisions,
                game.busiest,
                spaced(&game.scores),
                spaced(&game.half)
            );
        }
        self.0.push((dealt.deal, text));
    }

    fn text(mut self) -> String {
        self.0.sort_by_key(|(deal, _)| *deal);
        let lines: String = self.0.into_iter().map(|(_, lines)| lines).collect();
        format!("{GAMES}\n{lines}")
    }
}

/// The files of a report, by name.
pub fn csv_files(counts: &Counts, rows: &Rows, games: Games) -> Vec<(&'static str, String)> {
    let (total, value) =
        if counts.alone() { ("score_sum", "score") } else { ("wins", "share_of_fair") };
    let change = if counts.alone() { "change_of_score" } else { "change_of_win_rate" };
    let mut bosses = format!("boss,seats,{total},{value},low,high\n");
    rows.bosses.iter().for_each(|row| line(&mut bosses, &[], row));
    let mut cards = format!("kind,card,seats,{total},{change},low,high\n");
    rows.rooms.iter().for_each(|row| line(&mut cards, &["room"], row));
    rows.spells.iter().for_each(|row| line(&mut cards, &["spell"], row));
    let mut lengths = "turns,games\n".to_owned();
    for (turns, games) in &counts.turns {
        let _ = writeln!(lengths, "{turns},{games}");
    }
    let mut ends = "cause,games,share,low,high\n".to_owned();
    for (cause, share) in counts.ends() {
        let range = share.estimate().map(|it| [it.low, it.high]);
        let _ = writeln!(
            ends,
            "{},{},{:.6},{}",
            cause.id(),
            share.successes(),
            share.value(),
            two(range)
        );
    }
    let mut files = vec![
        ("games.csv", games.text()),
        ("bosses.csv", bosses),
        ("cards.csv", cards),
        ("lengths.csv", lengths),
        ("ends.csv", ends),
    ];
    if counts.alone() {
        let mut scores = "score,games\n".to_owned();
        for (score, games) in &counts.scores {
            let _ = writeln!(scores, "{score},{games}");
        }
        files.push(("scores.csv", scores));
    } else {
        let mut seats = "seat,wins,share,low,high\n".to_owned();
        for (letter, share) in ('A'..).zip(&counts.seats) {
            let range = share.estimate().map(|it| [it.low, it.high]);
            let _ = writeln!(
                seats,
                "{letter},{},{:.6},{}",
                share.successes(),
                share.value(),
                two(range)
            );
        }
        files.push(("seats.csv", seats));
    }
    files
}

fn line(text: &mut String, before: &[&str], row: &Row) {
    for word in before {
        let _ = write!(text, "{word},");
    }
    let _ = writeln!(
        text,
        "{},{},{},{:.6},{}",
        quoted(&row.name),
        row.seats,
        row.total,
        row.value,
        two(row.range)
    );
}

/// The ends of an interval; empty where there is none.
fn two(range: Option<[f64; 2]>) -> String {
    range.map_or(",".to_owned(), |[low, high]| format!("{low:.6},{high:.6}"))
}

/// In quotes where it would not be one field otherwise.
fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_stays_one_field() {
        assert_eq!(quoted("Dark Altar"), "Dark Altar");
        assert_eq!(quoted("Boo, \"Again\""), "\"Boo, \"\"Again\"\"\"");
    }
}
