//! Somebody who plays by what the page offers.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::{Browser, LIMIT};

/// What a table's page says at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The number of the board.
    pub number: u64,
    /// The number of the question.
    pub asked: Option<u64>,
    pub choices: usize,
    pub over: bool,
    /// Another person on this device is to choose.
    pub curtain: bool,
    /// What is said to be waited for.
    pub sentence: String,
}

const LOOK: &str = "
    const board = document.getElementById('board');
    if (!board || document.readyState === 'loading') return null;
    return {
        number: Number(board.dataset.number),
        asked: Number(board.querySelector('[data-asked]')?.dataset.asked ?? NaN),
        choices: board.querySelectorAll('.choices [data-n]').length,
        over: board.querySelector('.over') !== null,
        curtain: board.querySelector('.curtain') !== null,
        sentence: document.getElementById('asked')?.textContent ?? '',
    };
";

impl Browser {
    /// The table's page as it is now.
    pub async fn moment(&self) -> Moment {
        let told = self.until("a table", LOOK).await;
        Moment {
            number: told["number"].as_u64().unwrap_or_default(),
            asked: told["asked"].as_u64(),
            choices: told["choices"].as_u64().unwrap_or_default() as usize,
            over: told["over"] == Value::Bool(true),
            curtain: told["curtain"] == Value::Bool(true),
            sentence: told["sentence"].as_str().unwrap_or_default().to_owned(),
        }
    }

    /// Starts a game against bots as the button on the first page does.
    pub async fn play_now(&self, edition: &str, players: u8, level: &str) {
        let players = players.to_string();
        let fields = [("edition", edition), ("players", players.as_str()), ("level", level)];
        self.submit("/play", &fields).await;
        self.until_has("#board").await;
    }
}

/// Chooses by its own dice, the same each time.
#[derive(Clone, Debug)]
pub struct Player {
    dice: u64,
    /// Clicks cards that may be chosen, and the list only for what is no card.
    cards: bool,
    /// Pages change only when they are loaded again.
    reloads: bool,
    /// How many choices were made.
    pub made: usize,
}

impl Player {
    pub fn new(seed: u64) -> Player {
        Player { dice: seed, cards: false, reloads: false, made: 0 }
    }

    pub fn by_cards(self) -> Player {
        Player { cards: true, ..self }
    }

    pub fn by_reloading(self) -> Player {
        Player { reloads: true, ..self }
    }

    /// A number from 1 to `most`.
    pub fn roll(&mut self, most: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        1 + (self.dice >> 33) as usize % most.max(1)
    }

    /// Plays at all these windows until the game is over at each.
    pub async fn play(&mut self, windows: &[&Browser]) {
        self.play_with(windows, usize::MAX, async |_, _| true).await;
    }

    /// The same, with a look at every moment somebody is asked, as long as that wants more, and up
    /// to so many choices. Whether the game is over.
    pub async fn play_with(
        &mut self,
        windows: &[&Browser],
        most: usize,
        mut look: impl AsyncFnMut(&Browser, &Moment) -> bool,
    ) -> bool {
        let mut last = Instant::now();
        loop {
            let mut over = 0;
            for window in windows {
                let moment = window.moment().await;
                if moment.over {
                    over += 1;
                } else if moment.asked.is_some() && moment.choices > 0 {
                    if !look(window, &moment).await || self.made >= most {
                        return false;
                    }
                    self.choose(window, &moment).await;
                    last = Instant::now();
                } else if self.reloads {
                    window.reload().await;
                }
            }
            if over == windows.len() {
                return true;
            }
            if last.elapsed() > LIMIT {
                let moment = windows[0].moment().await;
                panic!("the game does not go on after {} choices: {moment:?}", self.made);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Makes a choice and waits until the question is another.
    pub async fn choose(&mut self, window: &Browser, moment: &Moment) {
        let number = self.roll(moment.choices);
        self.made += 1;
        let mut button = format!(".choices [data-n='{number}']");
        let card = format!("#board .card.can[data-n='{number}']");
        if self.cards && window.has(&card).await && !covered(window, &card).await {
            button = card;
        }
        if let Err(error) = window.try_click(&button).await {
            // A clock, another window or the end may have been faster.
            let now = window.moment().await;
            assert!(now.asked != moment.asked, "{button} of \"{}\": {error}", moment.sentence);
            return;
        }
        let begun = Instant::now();
        while window.moment().await.asked == moment.asked {
            assert!(begun.elapsed() < LIMIT, "nothing comes of {button} at {moment:?}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Whether a hero who walks stands in the middle of a card: then it is clicked beside, or in the list.
async fn covered(window: &Browser, card: &str) -> bool {
    let script = "
        const card = document.querySelector(arguments[0]);
        card.scrollIntoView({ block: 'center' });
        const box = card.getBoundingClientRect();
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return on !== null && !card.contains(on) && on.closest('.stand, .down') !== null;
    ";
    window.js(script, vec![Value::from(card)]).await == Value::Bool(true)
}
