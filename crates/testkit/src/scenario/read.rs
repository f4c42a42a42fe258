//! Reading a scenario, line by line.

use endboss_lexicon::{CardKind, Edition, Rules, Seat, Viewer};
use endboss_view::Phase;

use super::cards::Cards;
use super::draft::{BOARD_KEYS, Draft, SEAT_KEYS, TABLE_KEYS, needs_board};
use super::expect::expectation;
use super::fact::{Fact, LogHow, NumberOf};
use super::header::{HEADER_KEYS, Header, editions, header_key};
use super::heroes::has_market;
use super::packs::Packs;
use super::problem::Problem;
use super::script::{Luck, Play, Scenario, Sight, Step, Until, What};
use super::thing::thing;
use super::wish::wish;
use super::words::{
    keyed, number, of_seat, phase, phase_word, seat_letter, short, uncommented, unknown,
};

/// Reads a scenario; the first line that is wrong is the answer.
pub fn parse(text: &str, packs: &Packs) -> Result<Scenario, Problem> {
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
        let play = play(&header, *edition, &lines, packs, &mut scenario.cards)?;
        scenario.plays.push(play);
    }
    Ok(scenario)
}

/// The scenario in one edition; the cards whose text it proves join those of the others.
fn play(
    header: &Header,
    edition: Edition,
    lines: &[(u32, &str)],
    packs: &Packs,
    proven: &mut Vec<String>,
) -> Result<Play, Problem> {
    let mut rules = Rules::preset(edition);
    for (line, variant) in &header.variants {
        let apply = variant.apply(edition, &mut rules);
        apply.map_err(|e| Problem { line: *line, what: e.to_string() })?;
    }
    for (line, field, value) in &header.rules {
        let set = rules.set(field, value);
        set.map_err(|e| Problem { line: *line, what: e.to_string() })?;
    }
    let seats = header.players.unwrap_or(rules.min_players);
    let said = header.packs.as_ref().map(|(_, packs)| packs.as_slice());
    let names = packs.names(said, edition, seats, rules.board);
    let first = lines.first().map_or(1, |(line, _)| *line);
    let heroes = header.heroes.map(|(_, pack)| pack);
    let line = header.packs.as_ref().map(|(line, _)| *line);
    let line = line.or(header.heroes.map(|(line, _)| line)).unwrap_or(first);
    let dealt = packs.deal(&names, &mut rules, seats, heroes);
    let dealt = dealt.map_err(|what| Problem { line, what })?;
    let mut body = Body {
        cards: dealt.cards(&rules),
        rules,
        seats,
        draft: Draft::default(),
        steps: Vec::new(),
        proven: Vec::new(),
    };
    for (line, text) in lines {
        let problem = |what| Problem { line: *line, what };
        let Some(text) = for_edition(text, edition).map_err(problem)? else { continue };
        body.line(*line, text).map_err(problem)?;
    }
    let start = body.finish(first)?;
    for card in &body.proven {
        let id = dealt.catalogue.id(*card).to_owned();
        if !proven.contains(&id) {
            proven.push(id);
        }
    }
    let steps = body.steps;
    Ok(Play { edition, rules, seats, courtesy: header.courtesy, dealt, start, steps })
}

/// The position and the script, in one edition.
struct Body<'a> {
    cards: Cards<'a>,
    rules: Rules,
    seats: u8,
    draft: Draft,
    steps: Vec<Step>,
    proven: Vec<CardKind>,
}

impl Body<'_> {
    /// The position, or none for a new game.
    fn finish(&mut self, first: u32) -> Result<Option<Draft>, Problem> {
        if self.draft.phase == Some(Phase::SetUp) {
            if let Some(line) = self.draft.says_a_position() {
                let what = "a game that begins with set-up has no position yet".to_owned();
                return Err(Problem { line, what });
            }
            return Ok(None);
        }
        let seats = self.seats as usize;
        if self.draft.seats.len() > seats {
            let letter = Seat(self.draft.seats.len() as u8 - 1).letter();
            let what = format!("there is no seat {letter} with {seats} players");
            return Err(Problem { line: first, what });
        }
        for seat in [self.draft.active, self.draft.first_player].into_iter().flatten() {
            self.seat(seat).map_err(|what| Problem { line: first, what })?;
        }
        self.draft.seats.resize_with(seats, Default::default);
        Ok(Some(std::mem::take(&mut self.draft)))
    }

    fn line(&mut self, line: u32, text: &str) -> Result<(), String> {
        if let Some(rest) = text.strip_prefix("expect ") {
            let (sights, fact) = self.expected(rest.trim())?;
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
            None => self.unkeyed(line, text),
        }
    }

    fn unkeyed(&mut self, line: u32, text: &str) -> Result<(), String> {
        if let Some((subject, state)) = text.split_once(" is ")
            && let Some(seat) = seat_letter(subject)
        {
            self.still_setting_up()?;
            self.seat(seat)?;
            return self.draft.state(seat, state);
        }
        if let Some((hero, place)) = text.split_once(" is ")
            && (place.starts_with("in ") || place.starts_with("at ") || place.starts_with("on "))
        {
            self.still_setting_up()?;
            return self.draft.in_room(&self.cards, hero, place, line);
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
        if key == "stop at" {
            let phase = self.stop(value)?;
            return self.step(line, text, What::Stop(phase));
        }
        let header = header_key(key);
        if HEADER_KEYS.contains(&header) {
            if header == "cards" {
                self.proven = self.cards.list(value, Cards::find)?;
            }
            return Ok(());
        }
        if let Some((seat, name)) = of_seat(key) {
            self.seat(seat)?;
            self.has_board(name)?;
            self.still_setting_up()?;
            return self.draft.seat(&self.cards, (seat, name), value, line);
        }
        if TABLE_KEYS.contains(&key) || key.starts_with("landmark ") {
            self.has_board(key)?;
            self.still_setting_up()?;
            return self.draft.table(&self.cards, key, value, line);
        }
        let mut all = HEADER_KEYS.to_vec();
        all.extend(TABLE_KEYS);
        all.extend([
            "hero", "draw A", "random A", "boss A", "stack A", "lot", "item", "chance", "stop at",
        ]);
        let seated: Vec<_> = SEAT_KEYS.iter().map(|key| format!("A {key}")).collect();
        all.extend(seated.iter().map(String::as_str));
        Err(unknown("key", key, &all))
    }

    fn seat(&self, seat: Seat) -> Result<(), String> {
        if seat.0 < self.seats {
            return Ok(());
        }
        Err(format!("there is no seat {} with {} players", seat.letter(), self.seats))
    }

    fn has_board(&self, key: &str) -> Result<(), String> {
        let word = key.split(' ').next().unwrap_or(key);
        let needed = BOARD_KEYS.iter().any(|known| *known == key || *known == word);
        if needed && !self.rules.board { Err(needs_board(key)) } else { Ok(()) }
    }

    /// The first line of the script; where to stop may be said before it.
    fn first_step(&self) -> Option<&Step> {
        self.steps.iter().find(|step| !matches!(step.what, What::Stop(_)))
    }

    fn still_setting_up(&self) -> Result<(), String> {
        match self.first_step() {
            None => Ok(()),
            Some(first) => Err(format!(
                "the position was complete when the script began in line {}; write \"expect\" to state what is so now",
                first.line
            )),
        }
    }

    fn step(&mut self, line: u32, text: &str, what: What) -> Result<(), String> {
        self.steps.push(Step { line, text: text.to_owned(), what });
        Ok(())
    }

    /// Scripted chance.
    fn luck(&self, key: &str, value: &str) -> Result<Option<What>, String> {
        let cards = &self.cards;
        if key == "hero" {
            let heroes = cards.heroes(value)?.into_iter().map(Luck::Hero).collect();
            return Ok(Some(What::Luck(heroes)));
        }
        // Where the position cannot have a market, it is chance what will lie on it.
        let position = self.first_step().is_none() && has_market(self.draft.phase);
        if key == "market" && !position {
            self.has_board(key)?;
            let market = cards.list(value, Cards::held)?.into_iter().map(Luck::Market).collect();
            return Ok(Some(What::Luck(market)));
        }
        if key == "item" {
            let items = cards.list(value, Cards::item)?.into_iter().map(Luck::Item).collect();
            return Ok(Some(What::Luck(items)));
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
        let Some((kind @ ("draw" | "random" | "boss" | "forced" | "stack"), seat)) =
            key.split_once(' ')
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
            "stack" => {
                let rooms = cards.list(value, Cards::room)?;
                let left = (2..=rooms.len()).rev();
                // The last one has no other place to go.
                rooms.iter().zip(left).map(|(room, left)| Luck::Stack(seat, *room, left)).collect()
            }
            _ => vec![Luck::Forced(seat, thing(cards, value)?)],
        };
        Ok(Some(What::Luck(luck)))
    }

    /// The phase before which the game is to stand still.
    fn stop(&self, value: &str) -> Result<Phase, String> {
        let phase = phase(value)?;
        match phase {
            Phase::SetUp | Phase::Over => Err(format!(
                "the game cannot stop at {}: it stops where a phase of a turn begins",
                phase_word(phase)
            )),
            Phase::Town | Phase::Minions if !self.rules.board => Err(needs_board(value)),
            _ => Ok(phase),
        }
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
        if let Ok(phase) = phase(until) {
            return Ok(Until::Phase(phase));
        }
        let (sights, fact) = self.expected(until).map_err(|e| {
            format!("{e} (one passes until a phase, \"next turn\", \"turn 3\", \"log: words\" or something one could expect)")
        })?;
        // A phase or a turn may go by without a question: it is enough that it began.
        Ok(match fact {
            Fact::Phase(phase) => Until::Phase(phase),
            Fact::Number(NumberOf::Turn, turn) => Until::Turn(turn),
            Fact::Log(LogHow::Has, words) => Until::Log(sights, words),
            fact => Until::Holds(sights, Box::new(fact)),
        })
    }

    /// Something to expect, of seats that are there.
    fn expected(&self, text: &str) -> Result<(Vec<Sight>, Fact), String> {
        let (sights, fact) = expectation(&self.cards, text, self.seats)?;
        for sight in &sights {
            if let Sight::Viewer(Viewer::Seat(seat)) = sight {
                self.seat(*seat)?;
            }
        }
        fact.seat().map_or(Ok(()), |seat| self.seat(seat))?;
        Ok((sights, fact))
    }
}

/// `in first, second: ...` holds for those editions only.
fn for_edition(text: &str, edition: Edition) -> Result<Option<&str>, String> {
    let Some((list, rest)) = text.strip_prefix("in ").and_then(|rest| rest.split_once(':')) else {
        return Ok(Some(text));
    };
    let key = keyed(rest.trim()).map_or("", |(key, _)| header_key(key));
    if HEADER_KEYS.contains(&key) && key != "cards" {
        return Err(format!("\"{key}\" holds for the whole file, not for some editions"));
    }
    Ok(editions(list.trim())?.contains(&edition).then_some(rest.trim()))
}
