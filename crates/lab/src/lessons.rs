//! Lessons for a fit: games between bots with a whim now and then, and what came of them.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use endboss_bots::features::{self, Features};
use endboss_bots::fitted::Experience;
use endboss_bots::{Bot, Budget, Level, Lore, alone};
use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::Setup;
use endboss_lexicon::{Edition, Seat, Viewer};
use endboss_search::Dice;

use crate::deal::mix;
use crate::fit::Lesson;
use crate::play::Broken;
use crate::work::{Failure, crew, whole};

/// What tables of a kind are: an edition, a number of players, and how many of the games are theirs.
type Mix = &'static [(Edition, u8, u32)];

/// The kinds of tables that have an evaluation of their own, with what it is learned from. Editions
/// that are played more often count for more.
const MIXES: [(&str, Mix); 5] = [
    (
        "classic-2",
        &[(Edition::Anniversary, 2, 16), (Edition::Second, 2, 6), (Edition::First, 2, 5)],
    ),
    (
        "classic-4",
        &[
            (Edition::Anniversary, 4, 10),
            (Edition::Anniversary, 3, 6),
            (Edition::Second, 4, 3),
            (Edition::First, 4, 3),
        ],
    ),
    ("super-2", &[(Edition::Super, 2, 1)]),
    ("super-4", &[(Edition::Super, 4, 5), (Edition::Super, 3, 2)]),
    ("solo", &[(Edition::Solo, 1, 1)]),
];

/// Who plays the games that are learned from, and how.
#[derive(Clone, Copy, Debug)]
pub struct School<'a> {
    pub level: Level,
    pub budget: Budget,
    /// What the bots judge by instead of their own experience.
    pub judging: Option<&'static Experience>,
    /// Single cards are told apart.
    pub cards: bool,
    /// How often any answer is given instead of the bot's, from 0 to 1: so that positions come up
    /// that good players avoid.
    pub whim: f32,
    pub seed: u64,
    pub threads: usize,
    /// Asks to leave it at what is done.
    pub stop: &'a AtomicBool,
}

/// The lessons of one game, in order.
#[derive(Clone, Debug)]
pub struct Schooled {
    pub game: u64,
    pub lessons: Vec<Lesson>,
}

impl School<'_> {
    /// Plays so many games at tables of a kind and hands over each that is finished, in any order.
    /// What is in them depends on the seed and the game's number alone.
    pub fn play<E: From<Failure>>(
        &self,
        kind: &str,
        games: u64,
        done: impl FnMut(Schooled) -> Result<(), E>,
    ) -> Result<(), E> {
        let (tables, mut lores) = of_kind(kind);
        if let Some(judging) = self.judging {
            for lore in &mut lores {
                Arc::get_mut(lore).expect("nobody else has it yet").judge_by(judging);
            }
        }
        let names = names(kind);
        let one = |game: u64| {
            let mut dice = Dice::new(mix(mix(0, self.seed), game));
            let lore = &lores[drawn(tables, &mut dice)];
            let lessons = whole(|| self.game(lore, &names, dice, game));
            let lessons = lessons.map_err(|why| Failure { deal: game, game: 1, why })?;
            Ok(Schooled { game, lessons })
        };
        crew(1..=games, self.threads, self.stop, one, done)
    }

    fn game(
        &self,
        lore: &Arc<Lore>,
        names: &[String],
        mut dice: Dice,
        number: u64,
    ) -> Result<Vec<Lesson>, Broken> {
        let t = lore.tables();
        let mut game = Game::new(t, Courtesy::Quick);
        let mut bots: Vec<Bot> = (0..t.seats).map(|_| Bot::new(self.level, lore.clone())).collect();
        let mut met: Vec<(Features, Vec<Had>)> = Vec::new();
        let mut turn = 0;
        loop {
            match game.advance(t, &mut ()) {
                Pause::Over => break,
                Pause::Chance(chance) => {
                    let n = dice.below(game.ways(t, chance));
                    game.settle_way(t, chance, n, &mut ()).map_err(Broken::Refused)?;
                }
                Pause::Choice(seats) => {
                    if self.stop.load(Ordering::Relaxed) {
                        return Err(Broken::Stopped);
                    }
                    if game.turn() > turn {
                        turn = game.turn();
                        let features = Features::of(&game, lore);
                        let cards = |seat| had(&game, lore, names, &features, seat);
                        let seats = t.everyone().filter(|_| self.cards);
                        met.push((features, seats.map(cards).collect()));
                    }
                    let seat = seats.iter().next().expect("somebody is asked");
                    let view = game.view(t, Viewer::Seat(seat));
                    // The bot is asked for every answer, so that it has seen what came before.
                    let seed = u64::from(dice.below(u32::MAX));
                    let decided = bots[seat.index()].decide(&view, self.budget, seed);
                    let mut pick = decided.map_err(Broken::Undecided)?.pick;
                    if dice.share() < self.whim
                        && let Some(ask) = &view.ask
                    {
                        pick = ask.options[dice.below(ask.options.len() as u32) as usize];
                    }
                    game.choose(t, seat, pick, &mut ()).map_err(Broken::Refused)?;
                }
            }
        }
        let end = game.end().expect("a game that is over has an end");
        let winner = end.ranking[0].index();
        // Souls less wounds. [R12.6]
        let score = f32::from(game.souls(Seat(0))) - f32::from(game.wounds(Seat(0)));
        let lesson = |(features, cards)| {
            let alone = alone(score);
            Lesson { features, cards, winner, alone, game: number }
        };
        Ok(met.into_iter().map(lesson).collect())
    }
}

type Had = Vec<(u16, [f32; features::ROLES])>;

/// What a seat has, by the places of the cards among the names.
fn had(game: &Game, lore: &Lore, names: &[String], features: &Features, seat: Seat) -> Had {
    let mut had = Vec::new();
    if !features.out[seat.index()] {
        features::cards(game, lore, seat, features.late, |(card, roles)| {
            let place = names.binary_search_by(|name| name.as_str().cmp(lore.name(card)));
            had.extend(place.ok().map(|place| (place as u16, roles)));
        });
    }
    had
}

fn of_kind(kind: &str) -> (Mix, Vec<Arc<Lore>>) {
    let (_, tables) = MIXES.iter().find(|(name, _)| *name == kind).expect("one of the kinds");
    let lore = |(edition, players, _): &(Edition, u8, u32)| {
        let table = Setup::plain(*edition, *players).lay_out();
        table.expect("a shipped edition can be laid out").lore()
    };
    (tables, tables.iter().map(lore).collect())
}

/// The bosses, rooms and spells that somebody may have at tables of a kind, in order.
pub fn names(kind: &str) -> Vec<String> {
    let (_, lores) = of_kind(kind);
    let each = lores.iter().flat_map(|lore| lore.had().map(str::to_owned));
    let names: BTreeSet<String> = each.collect();
    names.into_iter().collect()
}

/// Which of the tables a game is played at. It is drawn and not counted out, so that the games kept
/// for the examination are of all of them.
fn drawn(tables: Mix, dice: &mut Dice) -> usize {
    let all: u32 = tables.iter().map(|(_, _, part)| part).sum();
    let mut left = dice.below(all);
    for (n, (_, _, part)) in tables.iter().enumerate() {
        if left < *part {
            return n;
        }
        left -= part;
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_bots::fitted::{KINDS, fitted, kind};

    #[test]
    fn every_kind_is_learned_from_tables_of_its_kind() {
        assert_eq!(MIXES.map(|(name, _)| name), KINDS);
        for (name, tables) in MIXES {
            for (edition, players, part) in tables {
                let table = Setup::plain(*edition, *players).lay_out().expect("it is shipped");
                assert_eq!(kind(&table.lore()), name);
                assert!(*part > 0);
            }
        }
    }

    /// A card that is renamed or added must be learned anew.
    #[test]
    fn an_expert_has_learned_every_card_of_its_tables() {
        for kind in KINDS {
            let learned: Vec<&String> = fitted(Level::Expert, kind).cards.keys().collect();
            assert_eq!(learned, names(kind).iter().collect::<Vec<_>>(), "{kind}");
        }
    }

    #[test]
    fn tables_come_up_as_often_as_the_mix_says() {
        let (_, tables) = MIXES[0];
        let mut dice = Dice::new(1);
        let mut counts = [0; 3];
        for _ in 0..27_000 {
            counts[drawn(tables, &mut dice)] += 1;
        }
        for (count, (_, _, part)) in counts.iter().zip(tables) {
            let part = (part * 1000) as f64;
            assert!((f64::from(*count) - part).abs() < 5.0 * part.sqrt(), "{counts:?}");
        }
    }

    fn lessons(kind: &str, threads: usize) -> Vec<Lesson> {
        let stop = AtomicBool::new(false);
        let budget = Budget::nodes(1);
        let (level, cards, whim) = (Level::Normal, true, 0.06);
        let judging = None;
        let school = School { level, budget, judging, cards, whim, seed: 5, threads, stop: &stop };
        let mut all: Vec<Schooled> = Vec::new();
        let played = school.play(kind, 8, |schooled| -> Result<(), Failure> {
            all.push(schooled);
            Ok(())
        });
        played.expect("every game ends");
        all.sort_by_key(|schooled| schooled.game);
        all.into_iter().flat_map(|schooled| schooled.lessons).collect()
    }

    #[test]
    fn lessons_are_the_same_on_any_number_of_threads() {
        let text = |lessons: Vec<Lesson>| format!("{lessons:?}");
        assert_eq!(text(lessons("classic-4", 1)), text(lessons("classic-4", 3)));
    }

    #[test]
    fn a_lesson_for_every_turn_with_what_came_of_it() {
        let all = lessons("solo", 2);
        assert!(all.len() > 8 * 5, "{}", all.len());
        assert!(all.iter().all(|it| it.features.seats == 1 && (0.0..=1.0).contains(&it.alone)));
        let of_first: Vec<&Lesson> = all.iter().filter(|it| it.game == 1).collect();
        assert!(of_first.iter().all(|it| it.alone == of_first[0].alone));
    }
}
