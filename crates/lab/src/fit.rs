//! Experience: an evaluation fitted to how many games ended, by gradient descent (Adam).
//!
//! Games are played between bots with a whim now and then, so that all kinds of positions come up.
//! At the beginning of every turn each seat's numbers are kept; at the end it is known who won. The
//! network learns the chance of each seat to win (or, alone, the score).

use endboss_bots::features::{FEATURES, Features};
use endboss_bots::fitted::{HIDDEN, Net};
use endboss_search::Dice;

/// A position that was met, and what came of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub features: Features,
    /// Who won.
    pub winner: usize,
    /// What whoever played alone got, from 0 to 1.
    pub alone: f32,
    /// The number of the game it comes from.
    pub game: u64,
}

/// How it learns.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub rounds: u32,
    pub step: f32,
    /// How strongly weights are kept small.
    pub decay: f32,
    pub seed: u64,
}

impl Default for Course {
    fn default() -> Course {
        Course { rounds: 12, step: 0.003, decay: 1e-4, seed: 1 }
    }
}

const WEIGHTS: usize = HIDDEN * FEATURES + HIDDEN + FEATURES;
const BATCH: usize = 64;

/// What was learned, and how well it foretells lessons it has not seen: the mean surprise, in nats
/// (alone: the mean squared error), after every round.
pub fn fit(lessons: &[Lesson], course: Course, mut told: impl FnMut(u32, f32)) -> Net {
    // Every tenth game is kept for the examination, whole: lessons of one game have the same end.
    let (exam, learn): (Vec<&Lesson>, Vec<&Lesson>) = lessons.iter().partition(|it| is_kept(it));
    let mut dice = Dice::new(course.seed);
    let mut net = begin(&mut dice);
    let mut adam = Adam { first: vec![0.0; WEIGHTS], second: vec![0.0; WEIGHTS], steps: 0 };
    let mut order: Vec<usize> = (0..learn.len()).collect();
    for round in 0..course.rounds {
        for n in (1..order.len()).rev() {
            order.swap(n, dice.below(n as u32 + 1) as usize);
        }
        // Smaller steps towards the end.
        let step = course.step * (1.0 - 0.9 * round as f32 / course.rounds.max(1) as f32);
        for batch in order.chunks(BATCH) {
            let mut slope = vec![0.0f32; WEIGHTS];
            for n in batch {
                learn_from(&net, learn[*n], &mut slope);
            }
            let scale = 1.0 / batch.len() as f32;
            slope.iter_mut().for_each(|it| *it *= scale);
            adam.step(&mut net, &slope, step, course.decay);
        }
        told(round + 1, surprise(&net, &exam));
    }
    net
}

/// Whether a lesson is kept apart from those it learns from.
pub fn is_kept(lesson: &Lesson) -> bool {
    lesson.game.is_multiple_of(10)
}

fn begin(dice: &mut Dice) -> Net {
    let spread = (2.0 / FEATURES as f32).sqrt();
    let mut net =
        Net { into: [[0.0; FEATURES]; HIDDEN], out: [0.0; HIDDEN], direct: [0.0; FEATURES] };
    for weight in net.into.iter_mut().flatten() {
        *weight = spread * (2.0 * dice.share() - 1.0);
    }
    for weight in &mut net.out {
        *weight = 0.3 * (2.0 * dice.share() - 1.0);
    }
    net
}

/// The chance of every seat to win.
fn chances(net: &Net, features: &Features) -> Vec<(usize, f32)> {
    let alive = (0..features.seats).filter(|n| !features.out[*n]);
    let mut all: Vec<(usize, f32)> = alive.map(|n| (n, net.score(&features.of[n]))).collect();
    let most = all.iter().map(|it| it.1).fold(f32::MIN, f32::max);
    all.iter_mut().for_each(|it| it.1 = (it.1 - most).exp());
    let sum: f32 = all.iter().map(|it| it.1).sum();
    all.iter_mut().for_each(|it| it.1 /= sum);
    all
}

fn surprise(net: &Net, exam: &[&Lesson]) -> f32 {
    let each = exam.iter().map(|lesson| {
        if lesson.features.seats == 1 {
            return (net.score(&lesson.features.of[0]) - lesson.alone).powi(2);
        }
        let chances = chances(net, &lesson.features);
        let won = chances.iter().find(|it| it.0 == lesson.winner).map_or(1e-6, |it| it.1);
        -won.max(1e-6).ln()
    });
    each.sum::<f32>() / exam.len().max(1) as f32
}

/// Adds a lesson's part to the slope.
fn learn_from(net: &Net, lesson: &Lesson, slope: &mut [f32]) {
    let features = &lesson.features;
    if features.seats == 1 {
        let error = net.score(&features.of[0]) - lesson.alone;
        // Scores differ by little in these numbers, so they are taken more seriously.
        back(net, &features.of[0], 10.0 * error, slope);
        return;
    }
    for (n, chance) in chances(net, features) {
        let wanted = if n == lesson.winner { 1.0 } else { 0.0 };
        back(net, &features.of[n], chance - wanted, slope);
    }
}

fn back(net: &Net, features: &[f32; FEATURES], error: f32, slope: &mut [f32]) {
    let (into, rest) = slope.split_at_mut(HIDDEN * FEATURES);
    let (out, direct) = rest.split_at_mut(HIDDEN);
    for (n, row) in net.into.iter().enumerate() {
        let sum: f32 = row.iter().zip(features).map(|(w, f)| w * f).sum();
        if sum > 0.0 {
            out[n] += error * sum;
            let through = error * net.out[n];
            for (slope, f) in into[n * FEATURES..][..FEATURES].iter_mut().zip(features) {
                *slope += through * f;
            }
        }
    }
    for (slope, f) in direct.iter_mut().zip(features) {
        *slope += error * f;
    }
}

struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, net: &mut Net, slope: &[f32], step: f32, decay: f32) {
        self.steps += 1;
        let (one, two) = (0.9f32, 0.999f32);
        let mend = (1.0 - two.powi(self.steps)).sqrt() / (1.0 - one.powi(self.steps));
        let weights = net.into.iter_mut().flatten().chain(&mut net.out).chain(&mut net.direct);
        for (n, weight) in weights.enumerate() {
            self.first[n] = one * self.first[n] + (1.0 - one) * slope[n];
            self.second[n] = two * self.second[n] + (1.0 - two) * slope[n] * slope[n];
            *weight -=
                step * (mend * self.first[n] / (self.second[n].sqrt() + 1e-8) + decay * *weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_bots::features::NAMES;

    /// Two seats with souls at random; whoever has more wins, four times in five.
    fn lessons(seats: usize) -> Vec<Lesson> {
        let mut dice = Dice::new(3);
        let lesson = |game| {
            let mut of = [[0.0; FEATURES]; 6];
            for seat in &mut of[..seats] {
                (seat[0], seat[1]) = (1.0, dice.share());
            }
            let ahead = usize::from(of[1][1] > of[0][1]);
            let winner = if dice.share() < 0.8 { ahead } else { 1 - ahead };
            let features = Features { of, out: [false; 6], seats };
            Lesson { features, winner, alone: 0.8 * of[0][1], game }
        };
        (1..=2000).map(lesson).collect()
    }

    fn learned(lessons: &[Lesson]) -> (Net, Vec<f32>) {
        let mut surprises = Vec::new();
        let course = Course { rounds: 8, ..Course::default() };
        let net = fit(lessons, course, |_, surprise| surprises.push(surprise));
        (net, surprises)
    }

    /// How much better a seat looks with all souls than with none.
    fn for_souls(net: &Net) -> f32 {
        let mut features = [0.0; FEATURES];
        features[0] = 1.0;
        let none = net.score(&features);
        features[NAMES.iter().position(|name| *name == "souls").expect("a feature")] = 1.0;
        net.score(&features) - none
    }

    #[test]
    fn it_learns_that_souls_win() {
        let (net, surprises) = learned(&lessons(2));
        assert_eq!(surprises.len(), 8);
        assert!(surprises[7] < surprises[0] && surprises[7] < 0.62, "{surprises:?}");
        assert!(net.direct[1] > 0.0 && for_souls(&net) > 1.0, "{}", for_souls(&net));
    }

    #[test]
    fn alone_it_learns_the_score() {
        let (net, surprises) = learned(&lessons(1));
        assert!(surprises[7] < 0.005, "{surprises:?}");
        assert!((for_souls(&net) - 0.8).abs() < 0.2, "{}", for_souls(&net));
    }

    #[test]
    fn what_was_learned_comes_back_from_its_text() {
        let (net, _) = learned(&lessons(2)[..200]);
        let back = Net::read(&format!("# made so\n{}", net.write())).expect("it can be read");
        assert_eq!(back.write(), net.write());
        assert_eq!(Net::read("1 2 3"), None);
    }
}
