//! Playing a scenario from its first line to its last.

use endboss_engine::{Game, Pause, Tables};
use endboss_lexicon::Viewer;
use endboss_text::{Lang, Text};

use super::chance::Queue;
use super::heroes::set_up;
use super::problem::Difference;
use super::resolve::Miss;
use super::script::{Play, Sight, Step, Until, What};
use super::table::{Spoken, Table};

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
            pause: Pause::Over,
            log: Vec::new(),
            news: 0,
            luck: Queue::default(),
            passed: false,
        };
        table.advance();
        let mut told = tell(&table, 0, out);
        for step in &self.steps {
            out.lines.push(format!("{:>4}  {}", step.line, step.text));
            let done = table.step(step);
            told = tell(&table, told, out);
            done.map_err(|what| Difference { line: step.line, text: step.text.clone(), what })?;
        }
        match table.luck.unused(&cards) {
            Some((line, what)) => Err(Difference { line, text: "at the end".into(), what }),
            None => Ok(()),
        }
    }
}

/// Adds what happened since.
fn tell(table: &Table, from: usize, out: &mut Transcript) -> usize {
    for event in &table.log[from..] {
        out.lines.push(format!("        {}", table.sentence(event, Sight::Truth)));
    }
    table.log.len()
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
            What::Pass(_) | What::Pick(..) | What::Concede(_) | What::Expect(..) => {}
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
            What::Luck(_) | What::AnyChance(_) => Ok(()),
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.letter().to_string(),
        Viewer::Public => "the spectator".to_owned(),
    }
}
