//! Playing a scenario from its first line to its last.

use endboss_engine::{Game, Tables};
use endboss_lexicon::Viewer;
use endboss_text::{Lang, Text};

use super::chance::Queue;
use super::draft::Draft;
use super::heroes::set_up;
use super::problem::Difference;
use super::resolve::Miss;
use super::script::{Play, Sight, Step, Until, What};
use super::table::{Spoken, Table};
use super::words::begins;

/// What was played, line by line, to be read by a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    pub lines: Vec<String>,
}

impl Play {
    /// Plays it; the answer is the first point at which the game went another way.
    pub fn run(&self, out: &mut Transcript) -> Result<(), Difference> {
        let cards = self.dealt.cards(&self.rules);
        let names = Spoken::new(cards);
        let begin = |what: String| Difference { line: 1, text: "the beginning".into(), what };
        let tables = Tables::new(&self.dealt.cards, self.rules, self.seats);
        let tables = tables.map_err(|e| begin(e.to_string()))?;
        let game = match &self.start {
            Some(draft) => set_up(draft, &cards, &tables, self.courtesy)?,
            None => Game::new(&tables, self.courtesy),
        };
        let mut table = Table {
            cards,
            names: &names,
            text: Text::new(Lang::En),
            tables: &tables,
            game,
            pause: None,
            still: None,
            stops: Vec::new(),
            stopped: Vec::new(),
            start: self.start.as_ref().map(Draft::phase),
            begun: false,
            fresh: false,
            log: Vec::new(),
            news: 0,
            luck: Queue::default(),
            passed: false,
        };
        let mut told = Told::default();
        for step in &self.steps {
            let different = |what| Difference { line: step.line, text: step.text.clone(), what };
            // Nothing happens before the first line that needs it: what is said of chance and of
            // stops holds from the position on.
            if !step.what.prepares() {
                let begun = table.begin();
                told.tell(&table, out);
                begun.map_err(different)?;
            }
            out.lines.push(format!("{:>4}  {}", step.line, step.text));
            let done = table.step(step);
            table.fresh &= step.what.prepares();
            told.tell(&table, out);
            done.map_err(different)?;
        }
        let last = self.steps.last().map_or(1, |step| step.line);
        let at_the_end = |line, what| Difference { line, text: "at the end".into(), what };
        table.begin().map_err(|what| at_the_end(last, what))?;
        if let Some((line, phase)) = table.stops.first() {
            let what = format!("the game never came to where {}", begins(*phase));
            return Err(at_the_end(*line, what));
        }
        match table.luck.unused(&cards) {
            Some((line, what)) => Err(at_the_end(line, what)),
            None => Ok(()),
        }
    }
}

/// How much the transcript has told.
#[derive(Default)]
struct Told {
    events: usize,
    stops: usize,
}

impl Told {
    /// Adds what happened since.
    fn tell(&mut self, table: &Table, out: &mut Transcript) {
        for event in &table.log[self.events..] {
            out.lines.push(format!("        {}", table.sentence(event, Sight::Truth)));
        }
        for phase in &table.stopped[self.stops..] {
            out.lines.push(format!("        (It stops where {}.)", begins(*phase)));
        }
        (self.events, self.stops) = (table.log.len(), table.stopped.len());
    }
}

impl Table<'_> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        match &step.what {
            What::Luck(luck) => {
                self.luck.add(step.line, luck);
                return self.settle();
            }
            What::AnyChance(any) => {
                self.luck.any = *any;
                return self.settle();
            }
            What::Stop(phase) => {
                self.stops.push((step.line, *phase));
                return Ok(());
            }
            // Looking does not let the game go on.
            What::Expect(..) => {}
            What::Pass(_) | What::Pick(..) | What::Concede(_) => self.go_on()?,
        }
        let open = self.open_chance().map(|open| match self.passed {
            true => format!("perhaps the \"all pass\" before this is one too many; else {open}"),
            false => open,
        });
        self.passed = matches!(step.what, What::Pass(Until::Round))
            || self.passed && matches!(step.what, What::Expect(..));
        if matches!(step.what, What::Pick(..) | What::Concede(_)) {
            self.news = self.log.len();
        }
        match &step.what {
            What::Pick(..) if open.is_some() => Err(open.unwrap_or_default()),
            What::Pick(seat, wish) => {
                // A pick that cannot be made whole changes nothing.
                let mut tried = self.clone();
                tried.perform(*seat, wish).map_err(Miss::words)?;
                *self = tried;
                self.settle()
            }
            What::Concede(seat) => {
                let conceded = self.game.concede(self.tables, *seat, &mut self.log);
                conceded.map_err(|e| e.to_string())?;
                self.advance();
                self.settle()
            }
            What::Pass(until) => {
                self.pass(until)?;
                self.news = self.log.len();
                Ok(())
            }
            What::Expect(sights, fact) => {
                for sight in sights {
                    // Looking does not need the chance to be settled, but that may explain much.
                    let note = open.as_ref().map_or(String::new(), |open| format!("\n({open})"));
                    self.check(*sight, fact).map_err(|found| match sight {
                        Sight::Truth => format!("found: {found}{note}"),
                        Sight::Viewer(viewer) => format!("{} found: {found}{note}", name(*viewer)),
                    })?;
                }
                Ok(())
            }
            What::Luck(_) | What::AnyChance(_) | What::Stop(_) => Ok(()),
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.letter().to_string(),
        Viewer::Public => "the spectator".to_owned(),
    }
}
