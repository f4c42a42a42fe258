use endboss_lab::report::{About, Games, balance, csv_files, study, versus_page, versus_text};
use endboss_lab::{Counts, Dealt, Played, Rows, compare, standings};
use endboss_lexicon::{CardKind, Edition, Seat};
use endboss_view::Cause;

use crate::{played, roster, table};

fn about() -> About {
    About {
        title: "Games & more".to_owned(),
        made_by: "endboss lab play".to_owned(),
        facts: vec![("packs".to_owned(), "classic".to_owned())],
    }
}

/// A page that needs nothing from outside and has no script.
fn stands_alone(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    for outside in ["<script", "http:", "https:", "src=", "href=", "style=\"", "NaN", "inf"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("prefers-color-scheme: dark") && page.contains("<svg role=\"img\""));
}

#[test]
fn a_report_tells_bosses_cards_seats_length_and_ends() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["normal", "random"], 2);
    let mut counts = Counts::new(table.catalogue.len(), &roster, 10);
    let mut games = Games::default();
    let deals = played(&table, &roster, 1, 2, &(1..=40).collect::<Vec<_>>());
    for dealt in deals.iter().rev() {
        counts.count(dealt);
        games.add(dealt, &roster);
    }
    assert_eq!((counts.deals, counts.games), (40, 80));
    assert_eq!(counts.turns.values().sum::<u64>(), 80);
    assert_eq!(counts.seats.iter().map(|share| share.successes()).sum::<u64>(), 80);
    assert_eq!(counts.bosses().map(|(_, it)| it.totals().0).sum::<u64>(), 160);
    assert_eq!(counts.ends().iter().map(|(_, share)| share.successes()).sum::<u64>(), 80);
    assert!(counts.busiest.is_sorted_by(|one, other| one.busiest >= other.busiest));
    assert_eq!(counts.busiest.len(), 10);
    assert!(counts.loops.successes() > 0, "over ten decisions in a turn is nothing rare");
    let rows = Rows::new(&counts, &table);
    let page = study(&about(), &counts, &rows, &roster);
    stands_alone(&page);
    for heading in ["Bots", "Seats", "Length", "Ends", "Bosses", "Rooms", "Spells", "Long turns"] {
        assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
    }
    assert!(page.contains("Games &amp; more") && page.contains("comebacks"));
    assert!(page.matches("class=\"whisker\"").count() > 100);
    let files = csv_files(&counts, &rows, games);
    let file = |name| &files.iter().find(|(other, _)| *other == name).expect("a file").1;
    assert_eq!(file("games.csv").lines().count(), 81);
    assert!(
        file("games.csv").lines().nth(1).is_some_and(|line| line.starts_with("1,1,normal random,"))
    );
    assert_eq!(file("seats.csv").lines().count(), 3);
    assert_eq!(file("bosses.csv").lines().count(), rows.bosses.len() + 1);
    assert!(
        file("cards.csv").starts_with("kind,card,seats,wins,change_of_win_rate,low,high\nroom,")
    );
    for (name, text) in &files {
        let fields = |line: &str| line.split(',').count();
        let wanted = text.lines().next().map(fields);
        assert!(text.lines().all(|line| Some(fields(line)) == wanted), "{name}:\n{text}");
    }
    let text = balance("Balance", "Some games.", "endboss lab balance", &counts, &rows);
    assert!(text.contains("| boss | games | wins | share | 95 % |\n"), "{text}");
    assert!(text.contains("A share of 1 is the fair one: 50.0 % of games."), "{text}");
}

#[test]
fn alone_it_is_scores_that_count() {
    let table = table(Edition::Solo, 1);
    let roster = roster(&["normal", "random"], 1);
    let deals = played(&table, &roster, 1, 2, &(1..=30).collect::<Vec<_>>());
    let mut counts = Counts::new(table.catalogue.len(), &roster, 100);
    let mut games = Games::default();
    for dealt in &deals {
        counts.count(dealt);
        games.add(dealt, &roster);
    }
    let rows = Rows::new(&counts, &table);
    let page = study(&about(), &counts, &rows, &roster);
    stands_alone(&page);
    assert!(page.contains("<h2>Scores</h2>") && !page.contains("<h2>Seats</h2>"));
    let files = csv_files(&counts, &rows, games);
    assert!(files.iter().any(|(name, _)| *name == "scores.csv"));
    let standings = standings(&deals, &roster);
    assert_eq!(standings[0].bot, "normal");
    assert!(standings.iter().all(|it| it.rating.is_none() && it.score_interval.is_some()));
    assert!(standings[0].mean_score > standings[1].mean_score);
    let text = balance("Balance", "Some games.", "endboss lab balance", &counts, &rows);
    assert!(text.contains("| boss | games | mean score | 95 % |\n"), "{text}");
}

#[test]
fn a_stronger_bot_stands_above_and_wins_and_seats_add_up() {
    let table = table(Edition::Second, 3);
    let roster = roster(&["random", "normal", "random"], 3);
    let deals = played(&table, &roster, 2, 2, &(1..=30).collect::<Vec<_>>());
    let all = standings(&deals, &roster);
    assert_eq!((all[0].bot.as_str(), all[1].bot.as_str()), ("normal", "random"));
    assert_eq!((all[0].seats, all[1].seats), (90, 180));
    assert_eq!(all[0].wins + all[1].wins, 90);
    let [low, high] = all[0].share_interval.expect("many deals");
    assert!(low > 1.0 / 3.0 && low < all[0].share && all[0].share < high, "{:?}", all[0]);
    assert!(all[0].rating > all[1].rating && all[0].mean_place < all[1].mean_place);
    let one = standings(&deals[..1], &roster);
    assert!(one.iter().all(|it| it.share_interval.is_none() && it.rating_interval.is_none()));
}

fn game(winner: u8, half: [i16; 2], turns: u16, cause: Cause) -> Dealt {
    let played = Played {
        who: vec![0, 0],
        ranking: vec![Seat(winner), Seat(1 - winner)],
        cause,
        turns,
        decisions: 10,
        busiest: 5,
        scores: vec![3, 1],
        half: half.to_vec(),
        bosses: vec![CardKind(0); 2],
        thinking: vec![Default::default(); 2],
        had: vec![Vec::new(); 2],
    };
    Dealt { deal: 1, games: vec![played] }
}

#[test]
fn a_comeback_is_a_winner_who_was_behind() {
    let came_back = |winner, half| game(winner, half, 9, Cause::TenSouls).games[0].came_back();
    assert!(came_back(0, [1, 2]) && came_back(1, [0, -1]));
    assert!(!came_back(0, [2, 2]) && !came_back(0, [3, 2]));
}

#[test]
fn two_settings_are_compared_deal_by_deal() {
    let side = |turns: fn(u64) -> u16, cause: Cause| -> Vec<Dealt> {
        (1..=50).map(|deal| Dealt { deal, ..game(0, [0, 0], turns(deal), cause) }).collect()
    };
    let a = side(|deal| 8 + (deal % 5) as u16, Cause::TenSouls);
    let b = side(|deal| 9 + (deal % 5) as u16 + u16::from(deal % 2 == 0), Cause::TenSouls);
    let found = compare(&a, &b);
    let named = |name: &str| found.iter().find(|it| it.name == name).expect(name);
    let turns = named("turns");
    assert_eq!((turns.a, turns.b, turns.change), (10.0, 11.5, 1.5));
    // The same deals: what they differ by among themselves does not count.
    let [low, high] = turns.range.expect("some differ more");
    assert!(low > 1.3 && high < 1.7, "{turns:?}");
    let ends = named("ends by ten souls");
    let [low, high] = ends.range.expect("a share has one");
    assert!((ends.change, low) == (0.0, -high) && high > 0.05 && high < 0.1, "{ends:?}");
    assert_eq!(named("decisions").range, None);
    assert!(found.iter().all(|it| it.name != "ends by tavern"));
    let text = versus_text(&about(), &found);
    assert!(text.contains("turns") && text.contains("+1.50"), "{text}");
    stands_alone(&versus_page(&about(), &found));
    assert!(compare(&a[..1], &b).is_empty(), "one deal says nothing");
    assert!(compare(&a, &b[10..]).len() == found.len());
}
