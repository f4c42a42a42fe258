//! Tables of every sort, and how one is made while the server comes and goes.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use endboss_lexicon::Seat;
use hyper::Method;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::wire::{Line, Question, Said};
use super::world::{Person, Run, World};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub edition: &'static str,
    pub people: u8,
    /// The levels of the bots, on the seats after the host's.
    pub bots: &'static [&'static str],
    pub paced: bool,
    pub clock: Clock,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    None,
    Move,
    Game,
    Days,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} people, {} bots", self.edition, self.people, self.bots.len())?;
        if self.paced {
            f.write_str(", equal pacing")?;
        }
        match self.clock {
            Clock::None => Ok(()),
            Clock::Move => f.write_str(", a clock per move"),
            Clock::Game => f.write_str(", a clock per game"),
            Clock::Days => f.write_str(", days"),
        }
    }
}

impl Kind {
    /// Every eight tables in a row have one of each sort; every other game is of another edition.
    pub fn of(slot: usize, game: usize) -> Kind {
        const EDITIONS: [&str; 4] = ["super", "first", "second", "anniversary"];
        let plain = Kind {
            edition: EDITIONS[(slot + slot / 4 + game) % 4],
            people: 2 + ((slot + slot / 3) % 3) as u8,
            bots: &[],
            paced: false,
            clock: Clock::None,
        };
        match slot % 8 {
            1 => Kind { people: 2, bots: &["normal"], ..plain },
            3 => Kind { people: 2, bots: &["normal", "random"], ..plain },
            4 => Kind { paced: true, ..plain },
            5 => Kind { people: 2, paced: true, bots: &["random"], ..plain },
            6 => Kind { clock: Clock::Move, ..plain },
            7 if game % 2 == 1 => Kind { clock: Clock::Days, ..plain },
            7 => Kind { clock: Clock::Game, ..plain },
            _ => plain,
        }
    }

    pub fn seats(&self) -> usize {
        usize::from(self.people) + self.bots.len()
    }

    /// Whether a bot sits there.
    pub fn is_bot(&self, seat: usize) -> bool {
        (1..=self.bots.len()).contains(&seat)
    }

    fn settings(&self) -> Value {
        let clock = match self.clock {
            Clock::None => json!({ "kind": "none" }),
            Clock::Move => json!({ "kind": "move", "seconds": 5 }),
            Clock::Game => json!({ "kind": "game", "seconds": 60, "increment": 2 }),
            Clock::Days => json!({ "kind": "days", "days": 3 }),
        };
        let pacing = match self.paced {
            true => json!({ "kind": "equal", "seconds": 1 }),
            false => json!({ "kind": "free" }),
        };
        json!({
            "edition": self.edition,
            "players": self.seats(),
            "clock": clock,
            "pacing": pacing,
            "bots": self.bots,
        })
    }
}

/// Asks until there is an answer.
pub async fn insist(world: &World, line: &mut Line, question: &Question) -> Option<Said> {
    while !world.is_over() {
        match line.ask(question).await {
            Ok(said) if said.status != 503 => return Some(said),
            _ => sleep(Duration::from_millis(10)).await,
        }
    }
    None
}

/// A guest. One whose making was not acknowledged is nobody's.
pub async fn guest(world: &World) -> Option<Person> {
    let asked = Question::post("/guests".to_owned(), None, json!({}));
    let said = insist(world, &mut world.line(), &asked).await?;
    let json = said.json();
    let id = json["person"]["id"].as_str().and_then(|id| id.parse().ok());
    match (id, json["token"].as_str()) {
        (Some(id), Some(token)) => Some(Person { id, token: token.to_owned() }),
        _ => {
            world.discrepancy(format!("no guest was made: {} {json}", said.status));
            None
        }
    }
}

/// Makes a table and begins its game. Whatever was acknowledged on the way must hold.
pub async fn make(
    world: &World,
    slot: usize,
    game: usize,
    people: &[Arc<Person>],
) -> Option<Arc<Run>> {
    let _inside = world.enter().await;
    let kind = Kind::of(slot, game);
    let mut line = world.line();
    let host = people.first()?;
    let create = Question::post("/tables".to_owned(), Some(&host.token), kind.settings());
    let made = insist(world, &mut line, &create).await?;
    let Some(id) = made.json()["id"].as_str().and_then(|id| id.parse().ok()) else {
        world.discrepancy(format!("no table of {kind} was made: {} {}", made.status, made.json()));
        return None;
    };
    let mut others = people.iter();
    let sits = |n| if kind.is_bot(n) { None } else { others.next().cloned() };
    let seats: Vec<Option<Arc<Person>>> = (0..kind.seats()).map(sits).collect();
    for (n, person) in seats.iter().enumerate() {
        let Some(person) = person else { continue };
        let letter = Seat(n as u8).letter();
        let path = |end: &str| format!("/tables/{id}/seats/{letter}{end}");
        let token = Some(person.token.as_str());
        let mut steps = vec![Question::post(path(""), token, json!({}))];
        if (slot + n).is_multiple_of(3) {
            let salt = json!({ "salt": format!("salt of {letter}") });
            steps.push(Question::post(path("/salt"), token, salt).by(Method::PUT));
        }
        if (slot + n).is_multiple_of(4) {
            let windows = json!({ "always_ask": true });
            steps.push(Question::post(path("/windows"), token, windows).by(Method::PUT));
        }
        for step in &steps {
            let said = insist(world, &mut line, step).await?;
            if said.status != 200 {
                let path = &step.path;
                world.discrepancy(format!("{path} answers {}: {}", said.status, said.json()));
                return None;
            }
        }
    }
    let path = format!("/tables/{id}/start");
    let said =
        insist(world, &mut line, &Question::post(path, Some(&host.token), json!({}))).await?;
    // A start that was done and not heard of is refused the second time.
    let mut begun = said.status == 200;
    if said.json()["code"] == "not_now" {
        let look = Question::get(format!("/tables/{id}"), Some(&host.token));
        let seen = insist(world, &mut line, &look).await?;
        begun = matches!(seen.json()["table"]["state"].as_str(), Some("playing" | "over"));
    }
    if !begun {
        let told = format!("table {id} of {kind} does not start: {} {}", said.status, said.json());
        world.discrepancy(told);
        return None;
    }
    let run = Arc::new(Run::new(id, (slot, game), seats));
    world.add(run.clone());
    Some(run)
}
