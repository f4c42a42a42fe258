//! The same figures for a spreadsheet.

use std::fmt::Write as _;

use crate::{Counts, Dealt, Roster, Row, Rows, Share};

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
                quoted(&bots.join(" ")),
                // Whoever is alone has nobody to win against.
                if game.who.len() > 1 { game.winner().letter().to_string() } else { String::new() },
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
        share_line(&mut ends, cause.id(), share);
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
            share_line(&mut seats, &letter.to_string(), share);
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

fn share_line(text: &mut String, name: &str, share: &Share) {
    let found = share.estimate();
    let value = found.map_or(String::new(), |it| format!("{:.6}", it.value));
    let range = two(found.and_then(|it| it.range));
    let _ = writeln!(text, "{name},{},{value},{range}", share.successes());
}

/// The ends of an interval; empty where there is none.
fn two(range: Option<[f64; 2]>) -> String {
    range.map_or(",".to_owned(), |[low, high]| format!("{low:.6},{high:.6}"))
}

/// A text as one field, in quotes where it would not be one otherwise. A spreadsheet takes what
/// begins like a formula for one, and a pack may name its cards as it likes: an apostrophe before
/// it makes it text.
fn quoted(field: &str) -> String {
    let formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = format!("{}{field}", if formula { "'" } else { "" });
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
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

    #[test]
    fn a_name_is_no_formula() {
        for begun in ["=1+1", "+1", "-1", "@SUM(A1)", "\tx"] {
            assert_eq!(quoted(begun), format!("'{begun}"));
        }
        assert_eq!(quoted("=A1,\"B\""), "\"'=A1,\"\"B\"\"\"");
        assert_eq!(quoted("Jack-in-the-Box"), "Jack-in-the-Box");
        let row = Row {
            name: "=1+1".to_owned(),
            seats: 3,
            total: -4,
            value: -0.5,
            range: Some([-1.0, 0.0]),
            asked: false,
        };
        let mut text = String::new();
        line(&mut text, &["room"], &row);
        assert_eq!(text, "room,'=1+1,3,-4,-0.500000,-1.000000,0.000000\n", "numbers stay numbers");
    }
}
