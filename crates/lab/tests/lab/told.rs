use endboss_lab::report::{About, Games, balance, csv_files, study, versus_page, versus_text};
use endboss_lab::{Counts, Dealt, Played, Row, Rows, compare, standings};
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
    let rows = Rows::new(&counts, &table, &[]);
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
    let rows = Rows::new(&counts, &table, &[]);
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
    assert_eq!(all[0].wins.zip(all[1].wins).map(|(one, other)| one + other), Some(90));
    let [low, high] = all[0].share_interval.expect("many deals");
    let share = all[0].share.expect("it had seats");
    assert!(low > 1.0 / 3.0 && low < share && share < high, "{:?}", all[0]);
    assert!(all[0].rating > all[1].rating && all[0].mean_place < all[1].mean_place);
    let one = standings(&deals[..1], &roster);
    assert!(one.iter().all(|it| it.share_interval.is_none() && it.rating_interval.is_none()));
    let two = standings(&deals[..2], &roster);
    assert!(two.iter().all(|it| it.rating.is_some() && it.rating_interval.is_none()), "{two:?}");
}

/// Whoever is alone has nobody to win against.
#[test]
fn alone_nothing_is_won() {
    let table = table(Edition::Solo, 1);
    let roster = roster(&["random", "normal"], 1);
    let deals = played(&table, &roster, 2, 2, &[1, 2, 3]);
    for it in standings(&deals, &roster) {
        let told = serde_json::to_value(&it).expect("plain data");
        for none in ["wins", "share", "share_interval", "rating", "mean_place"] {
            assert!(told[none].is_null(), "{none}: {told}");
        }
        assert!(told["mean_score"].is_number(), "{told}");
    }
    let mut games = Games::default();
    deals.iter().for_each(|dealt| games.add(dealt, &roster));
    let counts = Counts::new(table.catalogue.len(), &roster, 100);
    let rows = Rows::new(&counts, &table, &[]);
    let (name, text) = csv_files(&counts, &rows, games).swap_remove(0);
    assert_eq!(name, "games.csv");
    assert!(text.lines().skip(1).all(|line| line.split(',').nth(3) == Some("")), "{text}");
}

#[test]
fn no_deal_is_no_number() {
    let roster = roster(&["normal", "random"], 2);
    for it in standings(&[], &roster) {
        let told = serde_json::to_value(&it).expect("plain data");
        for none in ["share", "rating", "mean_place", "mean_score", "mean_ms", "nodes_per_decision"]
        {
            assert!(told[none].is_null(), "{none}: {told}");
        }
    }
    let table = table(Edition::Anniversary, 2);
    let counts = Counts::new(table.catalogue.len(), &roster, 100);
    let rows = Rows::new(&counts, &table, &[]);
    let page = study(&about(), &counts, &rows, &roster);
    assert!(page.contains("No deal was finished") && !page.contains("0.0%"), "{page}");
    for (name, text) in csv_files(&counts, &rows, Games::default()) {
        assert!(!text.contains("0.0") && !text.contains("NaN"), "{name}: {text}");
    }
    assert!(balance("B", "None.", "endboss", &counts, &rows).contains("No deal was finished."));
}

/// One deal has values, no intervals, and says so.
#[test]
fn one_deal_says_that_it_is_too_few() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["normal"], 2);
    let mut counts = Counts::new(table.catalogue.len(), &roster, 100);
    counts.count(&played(&table, &roster, 1, 1, &[1])[0]);
    let rows = Rows::new(&counts, &table, &[]);
    let page = study(&about(), &counts, &rows, &roster);
    stands_alone(&page);
    assert!(page.contains("One deal is too few to tell.") && !page.contains("1 deals"), "{page}");
    assert!(!page.contains("None was had") && !page.contains("class=\"whisker\""), "{page}");
    let text = balance("Balance", "A game.", "endboss lab balance", &counts, &rows);
    assert!(text.contains("## Rooms\n\nOne deal is too few to tell.\n"), "{text}");
}

/// A pack may name its cards as it likes.
#[test]
fn a_name_does_no_harm() {
    let table = table(Edition::Anniversary, 2);
    let counts = Counts::new(table.catalogue.len(), &roster(&["normal"], 2), 100);
    let name = "=A|<script>".to_owned();
    let row = Row { name, seats: 2, total: 1, value: 0.5, range: None, asked: true };
    let unknown = vec!["<b>".to_owned()];
    let rows = Rows { bosses: vec![row.clone()], rooms: vec![row], spells: Vec::new(), unknown };
    let text = balance("Balance", "Some games.", "endboss lab balance", &counts, &rows);
    assert!(text.contains("\n| =A\\|&lt;script&gt; ★ | 2 | 1 | 0.50 | - |\n"), "{text}");
    assert!(text.contains("\n| =A\\|&lt;script&gt; ★ | 2 | +50.0 % | - |\n"), "{text}");
    let first =
        "## Cards you ask about\n\n| card | kind | seats | value | 95 % | place | finding |\n";
    assert!(text.contains(first), "{text}");
    assert!(text.contains("| room | 2 | +50.0 % | - | 1 of 1 | too few games to tell |"), "{text}");
    assert!(text.contains("Nothing is counted of &lt;b&gt;: "), "{text}");
    for (name, text) in csv_files(&counts, &rows, Games::default()) {
        assert!(!text.contains("\n=") && !text.contains(",="), "{name}: {text}");
    }
}

/// Whoever has all seats wins its fair share for certain, and nobody else's share is certain.
#[test]
fn a_share_is_certain_for_whoever_has_all_seats_alone() {
    let split = |deal| {
        let mut games = [game(0, [0, 0], 9, Cause::TenSouls), game(0, [0, 0], 9, Cause::TenSouls)]
            .map(|mut dealt| dealt.games.remove(0));
        games[0].who = vec![0, 1];
        games[1].who = vec![1, 0];
        Dealt { deal, games: games.to_vec() }
    };
    let deals: Vec<Dealt> = (1..=40).map(split).collect();
    for it in standings(&deals, &roster(&["normal", "random"], 2)) {
        let [low, high] = it.share_interval.expect("many deals");
        assert!(it.share == Some(0.5) && low < 0.47 && high > 0.53, "{it:?}");
    }
    for count in [5, 40] {
        let own = |deal| Dealt { deal, ..game(0, [0, 0], 9, Cause::TenSouls) };
        let deals: Vec<Dealt> = (1..=count).map(own).collect();
        let it = &standings(&deals, &roster(&["normal"], 2))[0];
        assert_eq!(it.share_interval, Some([0.5, 0.5]), "{it:?}");
        assert_eq!(it.score_interval, None, "all alike: {it:?}");
    }
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
        out_at_half: Vec::new(),
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
    // Whoever was eliminated is not ahead any more.
    let mut out = game(0, [1, 2], 9, Cause::LastOneLeft).games.remove(0);
    out.out_at_half = vec![Seat(1)];
    assert!(!out.came_back());
}

/// Of random bots somebody is sometimes out early, with souls that are worth nothing then.
#[test]
fn whoever_is_out_at_half_time_is_known() {
    let table = table(Edition::Second, 4);
    let deals = played(&table, &roster(&["random"], 4), 1, 2, &(1..=60).collect::<Vec<_>>());
    let games: Vec<&Played> = deals.iter().flat_map(|dealt| &dealt.games).collect();
    let out = games.iter().filter(|game| !game.out_at_half.is_empty());
    assert!(out.clone().count() > 0, "nobody went out early");
    for game in out {
        assert!(!game.out_at_half.contains(&game.winner()), "{game:?}");
    }
    // A file from before does not say it.
    let line = serde_json::to_string(&game(0, [1, 2], 9, Cause::TenSouls)).expect("plain data");
    assert!(!line.contains("out_at_half"), "{line}");
    assert!(serde_json::from_str::<Dealt>(&line).expect("a deal").games[0].out_at_half.is_empty());
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
    // Every deal changes: around what it changes by, and not around nothing.
    let other = compare(&a, &side(|_| 9, Cause::TurnLimit));
    let ends = other.iter().find(|it| it.name == "ends by turn limit").expect("they do");
    let [low, high] = ends.range.expect("a share has one");
    assert!((ends.change, high) == (1.0, 1.0) && low > 0.9 && low < 0.95, "{ends:?}");
    // Two deals of which one changes: never past the whole.
    let mut mixed = b[..2].to_vec();
    mixed[0].games[0].cause = Cause::TurnLimit;
    for it in compare(&a[..2], &mixed).iter().filter(|it| it.is_share) {
        let [low, high] = it.range.expect("a share has one");
        assert!(-1.0 <= low && low < it.change && it.change < high && high <= 1.0, "{it:?}");
    }
    assert!(found.iter().all(|it| it.name != "ends by tavern"));
    let text = versus_text(&about(), &found);
    assert!(text.contains("turns") && text.contains("+1.50"), "{text}");
    stands_alone(&versus_page(&about(), &found));
    assert!(compare(&a[..1], &b).is_empty(), "one deal says nothing");
    assert!(compare(&a, &b[10..]).len() == found.len());
}
