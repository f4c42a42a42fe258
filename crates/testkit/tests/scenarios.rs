//! Every scenario of the repository, and those in the documentation of their format.

use endboss_testkit::scenario::{Packs, Verdict, parse, report};
use endboss_testkit::scenario_files;

#[test]
fn every_scenario_passes() {
    let packs = Packs::shipped();
    let files = scenario_files();
    assert!(files.len() >= 28, "the worked examples alone are 28 files");
    let mut failures = Vec::new();
    for path in &files {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).expect("scenarios are UTF-8 text");
        let verdict = report(&text, &packs).verdict;
        if !verdict.passed() {
            failures.push(verdict.sentence(&name));
        }
    }
    let (failed, all) = (failures.len(), files.len());
    assert!(failures.is_empty(), "{failed} of {all} failed:\n{}", failures.join("\n"));
}

#[test]
fn every_scenario_says_what_it_proves_and_to_whom() {
    let packs = Packs::shipped();
    for path in scenario_files() {
        let text = std::fs::read_to_string(&path).expect("scenarios are UTF-8 text");
        let Ok(scenario) = parse(&text, &packs) else { continue };
        let name = path.display();
        assert!(!scenario.proves.is_empty() || !scenario.cards.is_empty(), "{name} proves nothing");
        assert!(
            text.lines().any(|line| line.starts_with("expect ") || line.contains(": expect ")),
            "{name} expects nothing"
        );
    }
}

/// The text of docs/SCENARIOS.md between fences marked so.
fn documented(mark: &str) -> Vec<(usize, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SCENARIOS.md");
    let text = std::fs::read_to_string(path).expect("the format is documented");
    let mut blocks = Vec::new();
    let mut block: Option<(usize, String)> = None;
    for (line, text) in text.lines().enumerate() {
        match (&mut block, text.strip_prefix("```")) {
            (None, Some(info)) if info == mark => block = Some((line + 2, String::new())),
            (Some(_), Some(_)) => blocks.extend(block.take()),
            (Some((_, so_far)), None) => {
                so_far.push_str(text);
                so_far.push('\n');
            }
            (None, _) => {}
        }
    }
    blocks
}

#[test]
fn the_documented_scenarios_pass() {
    let packs = Packs::shipped();
    let blocks = documented("scenario");
    assert!(blocks.len() >= 3, "the documentation has whole scenarios");
    for (line, text) in blocks {
        let verdict = report(&text, &packs).verdict;
        let name = format!("docs/SCENARIOS.md, the scenario from line {line}");
        assert!(verdict.passed(), "{}", verdict.sentence(&name));
    }
}

/// Fragments of the documentation are lines of a position or of a script: each must be readable.
#[test]
fn the_documented_fragments_can_be_read() {
    let packs = Packs::shipped();
    let classic = "edition: first\nplayers: 3\n";
    let board = "edition: super\nplayers: 5\npacks: super, explorers, items, coins\n";
    for (mark, head, least) in [("fragment", classic, 5), ("fragment super", board, 4)] {
        let blocks = documented(mark);
        assert!(blocks.len() >= least, "the documentation has fragments");
        for (from, text) in blocks {
            for (n, line) in text.lines().enumerate() {
                let whole = format!("title: One line\n{head}{line}\n");
                if let Err(problem) = parse(&whole, &packs) {
                    panic!("docs/SCENARIOS.md:{}: {line}\n{problem}", from + n);
                }
            }
        }
    }
}

const HEAD: &str = "title: Small\nedition: first\nA boss: Draculord\nB boss: Xyzax\n";

/// The first line that is wrong is named, with a sentence that helps.
#[test]
fn what_cannot_be_read_is_explained() {
    let packs = Packs::shipped();
    for (line, words) in [
        ("A hand: Frezee", "did you mean \"Freeze\""),
        ("A hnd: Freeze", "did you mean \"hand\""),
        ("A dungeon: Freeze", "Freeze is not a room"),
        ("C hand: Freeze", "there is no seat C with 2 players"),
        ("market: Freeze", "needs the town board"),
        ("A minion: home", "needs the town board"),
        ("edition: supper", "said twice"),
        ("packs: supper", "did you mean \"super\""),
        ("heroes: super", "no heroes of a pack super"),
        ("A item: Freeze", "Freeze is not an item"),
        ("expect C souls: 1", "there is no seat C with 2 players"),
        ("expect C sees town: none", "there is no seat C with 2 players"),
        ("pass until fool is a soul of D", "there is no seat D with 2 players"),
        ("town: wizard 6", "a hero is a name, or words such as"),
        ("phase: supper", "there is no phase"),
        ("A boss: Robobo", "already said in line 3"),
        ("A: fly", "there is no way to pick \"fly\""),
        ("expect A is hungry", "there is no state of a player"),
        ("expect A souls 3", "is not an expectation"),
        ("expect B sees A may: pass", "leave out \"sees\""),
        ("pass until dinner", "one passes until a phase"),
        ("edition: first", "said twice"),
        ("proves: chapter 3", "not the number of a rule"),
        ("variant: infinite-lives", "does not fit the first edition"),
        ("rule: death_check = never", "cannot be \"never\""),
        ("who knows", "is neither a fact"),
        ("stop at: dinner", "there is no phase \"dinner\""),
        ("stop at: set-up", "it stops where a phase of a turn begins"),
        ("stop at: over", "it stops where a phase of a turn begins"),
        ("stop at: minions", "needs the town board"),
        ("stop: bait", "did you mean \"stop at\""),
        ("cleric 6 is in town", "other places have lines of their own"),
        ("cleric 6 is in A's Freeze", "is not a room such as"),
        ("cleric 6, mage 4 is in A's Dark Altar", "write one hero"),
        ("wizard 6 is in A's Dark Altar", "a hero is a name, or words such as"),
        ("A dungeon: Dark Altar (used)", "Dark Altar has nothing that is used once per turn"),
        ("A dungeon: Dark Altar (boosted)", "a room cannot be \"boosted\""),
        ("A dungeon: Dark Altar (boosted much)", "\"much\" is not a number"),
        ("A souls: 200, 200", "are too many"),
        ("A souls: 2, wizard 6", "a hero is a name, or words such as"),
        ("expect A souls contains: 2, cleric 6", "write heroes here, and no number"),
        ("pass until C sees town: none", "there is no seat C with 2 players"),
        ("pass until B sees A may: pass", "leave out \"sees\""),
    ] {
        let problem = parse(&format!("{HEAD}{line}\n"), &packs).expect_err(line);
        assert_eq!(problem.line, 5, "{line}: {problem}");
        assert!(problem.what.contains(words), "{line}: {problem}");
    }
}

/// A difference names its line, what was expected and what was found.
#[test]
fn what_goes_another_way_is_explained() {
    let packs = Packs::shipped();
    for (lines, words) in [
        ("expect A souls: 1", "found: 0"),
        ("expect B sees A dungeon: Dark Altar", "B found: none"),
        ("B: pass", "B is not asked now; A is asked about declaring and may: pass; cast Freeze"),
        (
            "A: cast Freeze on B's Golem Factory",
            "A is asked about a target for Freeze and may: choose B's Dark Altar",
        ),
        ("A: choose B", "that is not on offer"),
        ("A: place Golem Factory new", "A is asked about declaring"),
        ("expect A may: use Dark Altar", "that is not on offer"),
        ("expect A may not: pass", "it is on offer"),
        ("expect A may only: pass", "also on offer: cast Freeze"),
        ("draw A: Dark Altar", "this chance never came up: draw A: Dark Altar"),
        ("pass until next turn\nA: pass", "a chance is not scripted: a hero arrives"),
        ("pass until next turn\nhero: epic mage 11", "cannot come up now; possible: cleric 4"),
        ("expect log: somebody sneezes", "0 times"),
        (
            "pass until adventure\nall pass\nall pass",
            "perhaps this is one \"all pass\" too many: nobody is asked to pass; a chance is not",
        ),
        (
            "pass until adventure\nall pass\nexpect phase: adventure\n",
            "(perhaps the \"all pass\" before this is one too many; else a chance is not scripted",
        ),
        (
            "pass until adventure\nall pass\nexpect turn: 2\nA: pass",
            "perhaps the \"all pass\" before this is one too many; else a chance is not scripted",
        ),
        ("pass until the game is over", "a chance is not scripted"),
        ("stop at: bait", "the game never came to where bait begins"),
        (
            "stop at: bait\npass until adventure\nA: yes\nA: yes",
            "that is not on offer; A is asked about declaring and may: pass; cast Freeze",
        ),
        (
            "stop at: bait\npass until adventure\nexpect A is asked",
            "found: the game stands still where bait begins",
        ),
    ] {
        let head = format!("{HEAD}A hand: Freeze\nB dungeon: Dark Altar\nphase: build\n");
        let verdict = report(&format!("{head}{lines}\n"), &packs).verdict;
        let sentence = verdict.sentence("small");
        assert!(matches!(verdict, Verdict::Different { .. }), "{lines}: {sentence}");
        assert!(sentence.contains(words), "{lines}: {sentence}");
    }
}

/// A position that cannot be is refused with the line that is one too many.
#[test]
fn impossible_positions_are_explained() {
    let packs = Packs::shipped();
    for (lines, words) in [
        (
            "A hand: Freeze x5",
            "small:5: the position (first edition)\n    Freeze is in more places",
        ),
        (
            "A known: Freeze",
            "small:5: the position (first edition)\n    A cannot have Freeze known",
        ),
        ("turn: 2\ntown: fool, fool", "all heroes that fit are placed already: The Fool (fool)"),
        ("phase: bait\nactive: A", "only Town, Build and Adventure have an active player"),
        ("turn: 2\nA dungeon: Dark Altar | [Golem Factory]", "must be at the left end"),
        ("turn: 2\nA souls: 40", "there are not 40 ordinary heroes"),
        ("turn: 2\nA wounds: fool, 40", "there are not 40 ordinary heroes"),
        ("turn: 2\ncleric 6 is in A's Dark Altar", "no visible Dark Altar is there"),
        ("A dungeon: Dark Altar (deactivated)\ncleric 6 is in A's Dark Altar", "or deactivated"),
        ("A dungeon: Dark Altar | Dark Altar\ncleric 6 is in A's Dark Altar", "A's Dark Altar (2)"),
        ("A dungeon: Dark Altar\nfool is in A's Dark Altar\ntown: fool", "are placed already"),
    ] {
        let verdict = report(&format!("{HEAD}{lines}\n"), &packs).verdict;
        let sentence = verdict.sentence("small");
        assert!(sentence.contains(words), "{lines}: {sentence}");
        let line = if lines.contains('\n') { 6 } else { 5 };
        assert!(sentence.starts_with(&format!("small:{line}:")), "{lines}: {sentence}");
    }
    for (lines, words) in [
        ("phase: bait\nA dungeon: Dark Altar", "a hero is in a room only in Adventure"),
        ("active: B\nA dungeon: Dark Altar", "a hero in A's dungeon needs active: A"),
    ] {
        let walk = format!("{HEAD}{lines}\ncleric 6 is in A's Dark Altar\n");
        let sentence = report(&walk, &packs).verdict.sentence("small");
        assert!(sentence.starts_with("small:7:"), "{lines}: {sentence}");
        assert!(sentence.contains(words), "{lines}: {sentence}");
    }
    let twice = "A dungeon: Dark Altar\ncleric 6 is in A's Dark Altar\nfool is in A's Dark Altar";
    let problem = parse(&format!("{HEAD}{twice}\n"), &packs).expect_err("one hero walks");
    assert_eq!(problem.line, 7, "{problem}");
    assert!(problem.what.contains("one hero walks at a time, and line 6 has one"), "{problem}");
}

/// Passing ends where the documentation says: at a phase even if it brings no question, at a turn,
/// at news, and at anything that may be expected, of whoever sees it.
#[test]
fn passing_ends_where_it_is_told_to() {
    let packs = Packs::shipped();
    let head = format!("{HEAD}A hand: Freeze, Open Grave\nA dungeon: Dark Altar\ntown: cleric 6\n");
    for (until, then) in [
        ("reveal", "phase: adventure"),
        ("bait", "phase: adventure"),
        ("phase: bait", "phase: adventure"),
        ("the bait phase", "phase: adventure"),
        ("adventure", "phase: adventure"),
        ("end", "turn: 2"),
        ("beginning", "turn: 2"),
        ("next turn", "turn: 2"),
        ("turn 2", "turn: 2"),
        ("turn: 2", "turn: 2"),
        ("log: cleric 6 enters Dark Altar", "cleric 6 is in A's Dark Altar"),
        ("B sees log: cleric 6 enters Dark Altar", "cleric 6 is in A's Dark Altar"),
        ("log once: cleric 6 enters", "cleric 6 is in A's Dark Altar"),
        ("B sees A entrance: cleric 6", "phase: adventure"),
        ("everyone sees cleric 6 is in A's Dark Altar", "cleric 6 is in A's Dark Altar"),
        ("A, spectator see cleric 6 damage: 1", "cleric 6 is in A's Dark Altar"),
        ("cleric 6 is a wound of A", "A wounds: 1"),
        ("A wounds: 1", "A wounds: cleric 6"),
        ("A is asked about placing a room", "phase: build"),
        ("A may only: place Open Grave; place nothing", "phase: build"),
    ] {
        let text = format!("{head}pass until {until}\nexpect {then}\n");
        let verdict = report(&text, &packs).verdict;
        assert!(verdict.passed(), "{until}: {}", verdict.sentence("small"));
    }
    // On the board a turn begins with the town.
    let text = format!("{BOARD}phase: end\npass until beginning\nexpect phase: town\n");
    let verdict = report(&text, &packs).verdict;
    assert!(verdict.passed(), "{}", verdict.sentence("small"));
}

const BOARD: &str = "title: Small\nedition: super\nA boss: Emperor Dododo\nB boss: His Sliminess\n";

/// The same on the town board: what cannot be read, and what cannot be.
#[test]
fn mistakes_on_the_board_are_explained() {
    let packs = Packs::shipped();
    for (line, words) in [
        ("landmark stadum: fighter 6", "did you mean \"stadium\""),
        ("landmarks: fighter 6", "write the landmark and its hero"),
        ("landmarks: stadium: wizard 6", "a hero is a name"),
        ("A minion: stadium roof", "a minion stands on a space such as"),
        ("A minion: tavern treasure", "has no such space as \"treasure\""),
        ("A: minion to tavern special", "has no such space as \"special\""),
        ("A: minion flies", "stays home"),
        ("A: put a hat on Trophy Hall", "write \"a token on \""),
        ("A: put a token on Freeze", "is not a room"),
        ("A: move a token", "write \"a token from\""),
        ("town: fighter 6 (+2)", "a hero cannot be \"+2\""),
        ("town: fighter 6 (carries Freeze)", "Freeze is not an item"),
        ("A item: Whetstone", "there is no card \"Whetstone\""),
        ("first player: nobody", "write one seat"),
        ("expect A minion: somewhere", "a minion stands on a space such as"),
        ("expect fighter 6 is on the roof", "there is no landmark \"roof\""),
        ("expect A is asked about the markt", "did you mean \"the market\""),
        ("in super: players: 3", "holds for the whole file"),
        ("packs: super, explorers", "explorers"),
        ("heroes: items", "no heroes of a pack items"),
    ] {
        let problem = parse(&format!("{BOARD}{line}\n"), &packs).expect_err(line);
        assert_eq!(problem.line, 5, "{line}: {problem}");
        assert!(problem.what.contains(words), "{line}: {problem}");
    }
    for (lines, words) in [
        ("landmarks: stadium: fighter 4, stadium: fighter 6", "two heroes stand on Stadium"),
        ("A minion: Minion Arena", "stands where there is no space"),
        ("A minion: temple treasure\nB minion: temple treasure", "where there is no space"),
        ("town: mage 4, mage 6, mage 8", "more heroes are in town than it has places"),
        ("market: Freeze x3", "Freeze is in more places"),
        ("market: Freeze\nphase: bait", "write the phase before the market"),
        (
            "phase: town\nA: minion to stadium summon",
            "A is asked about the minion and may: minion to",
        ),
        ("phase: town\nexpect A may: minion stays home", "that is not on offer"),
        ("phase: town\nexpect A minion: boss", "found: home"),
        ("phase: beginning\nA: pass", "a spell comes to the market; before this line write such"),
        ("phase: beginning\nmarket: Freeze x4", "this chance never came up: market: Freeze"),
        ("expect score: 9", "the game is not over"),
        (
            "tavern: mage 4 (-2 token)\nexpect tavern: mage 4 (no token)",
            "mage 4 (health 2, -2 token)",
        ),
    ] {
        let verdict = report(&format!("{BOARD}{lines}\n"), &packs).verdict;
        let sentence = verdict.sentence("small");
        assert!(matches!(verdict, Verdict::Different { .. }), "{lines}: {sentence}");
        assert!(sentence.contains(words), "{lines}: {sentence}");
    }
}

#[test]
fn a_megabyte_of_noise_is_an_error_and_no_panic() {
    let packs = Packs::shipped();
    let mut state = 7u64;
    let mut noise = String::from(HEAD);
    while noise.len() < 1 << 20 {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let letters = ['\n', ':', ' ', ',', '|', '[', ']', '(', ')', '#', 'A', '\'', 'é', 'x', '2'];
        noise.push(letters[(state >> 60) as usize % letters.len()]);
    }
    assert!(parse(&noise, &packs).is_err());
    let long = format!("{HEAD}A hand: {}\n", "Dark Altar, ".repeat(80_000));
    assert!(parse(&long, &packs).is_err());
    let long = format!("{HEAD}A: cast {}\n", "on ".repeat(300_000));
    assert!(parse(&long, &packs).is_err());
}
