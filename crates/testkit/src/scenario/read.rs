//! Reading a scenario, line by line.

use endboss_cards::Catalogue;
use endboss_lexicon::{CardKind, Edition, Rules, Seat};

use super::cards::Cards;
use super::draft::{Draft, SEAT_KEYS, SUPER_KEYS, TABLE_KEYS, not_yet};
use super::expect::{expectation, fact};
use super::header::{HEADER_KEYS, Header, editions, header_key};
use super::problem::Problem;
use super::script::{Luck, Play, Scenario, Step, Until, What};
use super::thing::thing;
use super::wish::wish;
use super::words::{keyed, number, of_seat, phase, seat_letter, short, uncommented, unknown};

/// Reads a scenario; the first line that is wrong is the answer.
pub fn parse(text: &str, catalogue: &Catalogue) -> Result<Scenario, Problem> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines: Vec<(u32, &str)> = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, uncommented(line)))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    let header = Header::read(&lines)?;
    let mut scenario = Scenario {
        title: header.title.clone(),
        proves: header.proves.clone(),
        cards: Vec::new(),
        plays: Vec::new(),
    };
    for edition in &header.editions {
        let body = Body::read(&header, *edition, &lines, catalogue)?;
        for card in body.proven {
            if !scenario.cards.contains(&card) {
                scenario.cards.push(card);
            }
        }
        scenario.plays.push(body.play);
    }
    Ok(scenario)
}

/// The position and the script, in one edition.
struct Body<'a> {
    cards: Cards<'a>,
    play: Play,
    draft: Draft,
    proven: Vec<CardKind>,
}

impl<'a> Body<'a> {
    fn read(
        header: &Header,
        edition: Edition,
        lines: &[(u32, &str)],
        catalogue: &'a Catalogue,
    ) -> Result<Body<'a>, Problem> {
        let mut rules = Rules::preset(edition);
        for (line, variant) in &header.variants {
            let apply = variant.apply(edition, &mut rules);
            apply.map_err(|e| Problem { line: *line, what: e.to_string() })?;
        }
        for (line, field, value) in &header.rules {
            let set = rules.set(field, value);
            set.map_err(|e| Problem { line: *line, what: e.to_string() })?;
        }
        let seats = header.players.unwrap_or_else(|| seats_named(lines));
        let play = Play {
            edition,
            rules,
            seats,
            courtesy: header.courtesy,
            start: None,
            steps: Vec::new(),
        };
        let cards = Cards { catalogue, printing: rules.printing };
        let mut body = Body { cards, play, draft: Draft::default(), proven: Vec::new() };
        for (line, text) in lines {
            let problem = |what| Problem { line: *line, what };
            let Some(text) = for_edition(text, edition).map_err(problem)? else { continue };
            body.line(*line, text).map_err(problem)?;
        }
        body.finish(lines)?;
        Ok(body)
    }

    fn finish(&mut self, lines: &[(u32, &str)]) -> Result<(), Problem> {
        let first = lines.first().map_or(1, |(line, _)| *line);
        if self.draft.phase == Some(endboss_view::Phase::SetUp) {
            if let Some(line) = self.draft.says_a_position() {
                let what = "a game that begins with set-up has no position yet".to_owned();
                return Err(Problem { line, what });
            }
            return Ok(());
        }
        let seats = self.play.seats as usize;
        if self.draft.seats.len() > seats {
            let letter = Seat(self.draft.seats.len() as u8 - 1).letter();
            let what = format!("there is no seat {letter} with {seats} players");
            return Err(Problem { line: first, what });
        }
        self.draft.seats.resize_with(seats, Default::default);
        self.play.start = Some(std::mem::take(&mut self.draft));
        Ok(())
    }

    fn line(&mut self, line: u32, text: &str) -> Result<(), String> {
        if let Some(rest) = text.strip_prefix("expect ") {
            let (sights, fact) = expectation(&self.cards, rest.trim(), self.play.seats)?;
            return self.step(line, text, What::Expect(sights, fact));
        }
        if let Some(rest) = text.strip_prefix("all ").or(Some(text))
            && (rest == "pass" || rest.starts_with("pass until "))
        {
            let until = self.until(rest)?;
            return self.step(line, text, What::Pass(until));
        }
        match keyed(text) {
            Some((key, value)) => self.keyed(line, text, key, value),
            None => self.unkeyed(text),
        }
    }

    fn unkeyed(&mut self, text: &str) -> Result<(), String> {
        if let Some((subject, state)) = text.split_once(" is ")
            && let Some(seat) = seat_letter(subject)
        {
            self.still_setting_up()?;
            self.seat(seat)?;
            return self.draft.state(seat, state);
        }
        Err(format!(
            "\"{}\" is neither a fact (A hand: Freeze), a pick (A: pass), a chance (draw A: Freeze) nor an expectation (expect ...)",
            short(text)
        ))
    }

    fn keyed(&mut self, line: u32, text: &str, key: &str, value: &str) -> Result<(), String> {
        if let Some(seat) = seat_letter(key) {
            self.seat(seat)?;
            let what = match value {
                "concede" | "concedes" => What::Concede(seat),
                _ => What::Pick(seat, wish(&self.cards, value)?),
            };
            return self.step(line, text, what);
        }
        if let Some(luck) = self.luck(key, value)? {
            return self.step(line, text, luck);
        }
        let header = header_key(key);
        if HEADER_KEYS.contains(&header) {
            if header == "cards" {
                self.proven = self.cards.list(value, Cards::find)?;
            }
            return Ok(());
        }
        if let Some((seat, name)) = of_seat(key) {
            if SUPER_KEYS.contains(&name) {
                return Err(not_yet(name));
            }
            self.seat(seat)?;
            self.still_setting_up()?;
            return self.draft.seat(&self.cards, (seat, name), value, line);
        }
        if SUPER_KEYS.contains(&key) {
            return Err(not_yet(key));
        }
        if TABLE_KEYS.contains(&key) {
            self.still_setting_up()?;
            return self.draft.table(&self.cards, key, value, line);
        }
        let mut all = HEADER_KEYS.to_vec();
        all.extend(TABLE_KEYS);
        all.extend(["hero", "draw A", "random A", "boss A", "lot", "chance"]);
        let seated: Vec<_> = SEAT_KEYS.iter().map(|key| format!("A {key}")).collect();
        all.extend(seated.iter().map(String::as_str));
        Err(unknown("key", key, &all))
    }

    fn seat(&self, seat: Seat) -> Result<(), String> {
        if seat.0 < self.play.seats {
            return Ok(());
        }
        Err(format!("there is no seat {} with {} players", seat.letter(), self.play.seats))
    }

    fn still_setting_up(&self) -> Result<(), String> {
        match self.play.steps.first() {
            None => Ok(()),
            Some(first) => Err(format!(
                "the position was complete when the script began in line {}; write \"expect\" to state what is so now",
                first.line
            )),
        }
    }

    fn step(&mut self, line: u32, text: &str, what: What) -> Result<(), String> {
        self.play.steps.push(Step { line, text: text.to_owned(), what });
        Ok(())
    }

    /// Scripted chance.
    fn luck(&self, key: &str, value: &str) -> Result<Option<What>, String> {
        let cards = &self.cards;
        if matches!(key, "hero" | "heroes") {
            let heroes = cards.heroes(value)?.into_iter().map(Luck::Hero).collect();
            return Ok(Some(What::Luck(heroes)));
        }
        if key == "lot" {
            let seat = seat_letter(value).ok_or("write the seat that ranks first: lot: A")?;
            return Ok(Some(What::Luck(vec![Luck::Lot(seat)])));
        }
        if key == "chance" {
            return match value {
                "any" => Ok(Some(What::AnyChance(true))),
                "scripted" => Ok(Some(What::AnyChance(false))),
                _ => Err("chance is \"any\" or \"scripted\"".to_owned()),
            };
        }
        let Some((kind @ ("draw" | "random" | "boss" | "forced"), seat)) = key.split_once(' ')
        else {
            return Ok(None);
        };
        let seat = seat_letter(seat.trim()).ok_or(format!("write a seat: {kind} A: ..."))?;
        self.seat(seat)?;
        let luck = match kind {
            "draw" => {
                let drawn = cards.list(value, Cards::held)?;
                drawn.into_iter().map(|card| Luck::Draw(seat, card)).collect()
            }
            "random" => {
                let held = cards.list(value, Cards::held)?;
                held.into_iter().map(|card| Luck::Random(seat, card)).collect()
            }
            "boss" => {
                let bosses = cards.list(value, Cards::boss)?;
                bosses.into_iter().map(|card| Luck::Boss(seat, card)).collect()
            }
            _ => vec![Luck::Forced(seat, thing(cards, value)?)],
        };
        Ok(Some(What::Luck(luck)))
    }

    fn until(&self, text: &str) -> Result<Until, String> {
        let Some(until) = text.strip_prefix("pass until ") else {
            return Ok(Until::Round);
        };
        let until = until.strip_prefix("the ").unwrap_or(until).trim();
        if until == "next turn" {
            return Ok(Until::NextTurn);
        }
        if let Some(turn) = until.strip_prefix("turn ") {
            return Ok(Until::Turn(number(turn)?));
        }
        if let Some(words) = until.strip_prefix("log:") {
            return Ok(Until::Log(words.trim().to_owned()));
        }
        if let Ok(phase) = phase(until) {
            return Ok(Until::Phase(phase));
        }
        fact(&self.cards, until).map(|fact| Until::Holds(Box::new(fact))).map_err(|e| {
            format!("{e} (one passes until a phase, \"next turn\", \"turn 3\", \"log: words\" or something one could expect)")
        })
    }
}

/// How many seats the lines name, if the number of players is not said.
fn seats_named(lines: &[(u32, &str)]) -> u8 {
    let bosses = lines.iter().filter_map(|(_, text)| match of_seat(keyed(text)?.0)? {
        (seat, "boss") => Some(seat.0 + 1),
        _ => None,
    });
    bosses.max().unwrap_or(2)
}

/// `in first, second: ...` holds for those editions only.
fn for_edition(text: &str, edition: Edition) -> Result<Option<&str>, String> {
    let Some((list, rest)) = text.strip_prefix("in ").and_then(|rest| rest.split_once(':')) else {
        return Ok(Some(text));
    };
    Ok(editions(list.trim())?.contains(&edition).then_some(rest.trim()))
}
