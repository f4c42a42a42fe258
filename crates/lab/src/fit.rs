//! Experience: an evaluation fitted to how many games ended, by gradient descent (Adam).
//!
//! Games are played between bots with a whim now and then, so that all kinds of positions come up.
//! At the beginning of every turn each seat's numbers are kept; at the end it is known who won. The
//! network learns the chance of each seat to win (or, alone, the score).

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use endboss_bots::features::{FEATURES, Features, ROLES};
use endboss_bots::fitted::{Experience, HIDDEN, Merit, Merits, Net};
use endboss_lexicon::Seat;
use endboss_search::Dice;

/// A position that was met, and what came of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub features: Features,
    /// What each seat has, if single cards are learned: a card by its place in a list, and how much
    /// it counts in each role.
    pub cards: Vec<Vec<(u16, [f32; ROLES])>>,
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
    /// How much of what a position is taken for comes from how the game ended; the rest comes from
    /// what the position a turn later looks like, which varies less.
    pub trust: f32,
    /// How strongly weights are kept small.
    pub decay: f32,
    pub seed: u64,
}

impl Course {
    /// The step of a course that goes on from what was known already.
    pub const GOING_ON: f32 = 0.0006;
}

impl Default for Course {
    fn default() -> Course {
        Course { rounds: 12, step: 0.003, trust: 1.0, decay: 2e-5, seed: 1 }
    }
}

/// What is learned.
#[derive(Clone, Debug)]
struct Mind {
    net: Net,
    cards: Vec<Merits>,
}

/// Weights of the network, and of a card in one role and in all.
const OF_NET: usize = HIDDEN * FEATURES + HIDDEN + FEATURES;
const OF_ROLE: usize = 1 + HIDDEN;
const OF_CARD: usize = ROLES * OF_ROLE;
const BATCH: usize = 256;

/// How much more strongly what cards add in the middle is kept small: those are most of the weights,
/// and each is met in few games.
const KEPT_SMALLER: f32 = 10.0;

/// What was learned, in so many rounds, and how well it foretells lessons it has not seen: the mean
/// surprise, in nats (alone: the mean squared error), after every round. `names` are those of the
/// single cards that are learned, as the lessons number them; `before` is what was known already.
/// Whoever stops it in the middle of a round gets what the rounds before came to.
pub fn fit(
    lessons: &[Lesson],
    names: &[String],
    before: Option<&Experience>,
    course: Course,
    stop: &AtomicBool,
    mut told: impl FnMut(u32, f32),
) -> (Experience, u32) {
    // Every tenth game is kept for the examination, whole: lessons of one game have the same end.
    let (exam, learn): (Vec<&Lesson>, Vec<&Lesson>) = lessons.iter().partition(|it| is_kept(it));
    let mut dice = Dice::new(course.seed);
    let mut mind = begin(names, before, &mut dice);
    let weights = OF_NET + OF_CARD * names.len();
    let mut adam = Adam { first: vec![0.0; weights], second: vec![0.0; weights], steps: 0 };
    if before.is_some() {
        told(0, surprise(&mind, &exam));
    }
    let mut order: Vec<usize> = (0..learn.len()).collect();
    let rounds = course.rounds as f32;
    let mut finished = 0;
    let mut kept = mind.clone();
    'rounds: for round in 0..course.rounds {
        for n in (1..order.len()).rev() {
            order.swap(n, dice.below(n as u32 + 1) as usize);
        }
        let wanted = wanted(&mind, &learn, course.trust);
        for (batch, n) in order.chunks(BATCH).zip(0..) {
            if stop.load(Ordering::Relaxed) {
                break 'rounds;
            }
            let mut slope = vec![0.0f32; weights];
            for n in batch {
                learn_from(&mind, learn[*n], &wanted[*n], &mut slope);
            }
            let scale = 1.0 / batch.len() as f32;
            slope.iter_mut().for_each(|it| *it *= scale);
            // Smaller steps towards the end.
            let done = (round as f32 + (n * BATCH) as f32 / order.len() as f32) / rounds;
            adam.step(&mut mind, &slope, course.step * (1.0 - done), course.decay);
        }
        finished = round + 1;
        kept.clone_from(&mind);
        told(finished, surprise(&mind, &exam));
    }
    let cards: BTreeMap<String, Merits> = names.iter().cloned().zip(kept.cards).collect();
    (Experience { net: kept.net, cards }, finished)
}

/// Whether a lesson is kept apart from those it learns from.
pub fn is_kept(lesson: &Lesson) -> bool {
    lesson.game.is_multiple_of(10)
}

fn begin(names: &[String], before: Option<&Experience>, dice: &mut Dice) -> Mind {
    let known = |name: &String| before.and_then(|it| it.cards.get(name).copied());
    let cards = names.iter().map(|name| known(name).unwrap_or_default()).collect();
    if let Some(before) = before {
        return Mind { net: before.net.clone(), cards };
    }
    let spread = (2.0 / FEATURES as f32).sqrt();
    let mut net = Net::FLAT;
    for weight in net.into.iter_mut().flatten() {
        *weight = spread * (2.0 * dice.share() - 1.0);
    }
    for weight in &mut net.out {
        *weight = 0.3 * (2.0 * dice.share() - 1.0);
    }
    Mind { net, cards }
}

impl Mind {
    fn score(&self, lesson: &Lesson, seat: usize) -> f32 {
        self.net.score(&lesson.features.of[seat], &self.had(lesson, seat))
    }

    /// What the cards of a seat add.
    fn had(&self, lesson: &Lesson, seat: usize) -> Merit {
        let mut had = Merit::default();
        for (card, roles) in lesson.cards.get(seat).into_iter().flatten() {
            let merits = &self.cards[usize::from(*card)];
            had.add(merits, roles);
        }
        had
    }

    /// All weights in the order of a slope, each with how strongly it is kept small.
    fn weights(&mut self, decay: f32) -> impl Iterator<Item = (&mut f32, f32)> {
        let Net { into, out, direct } = &mut self.net;
        let of_net = into.iter_mut().flatten().chain(out).chain(direct);
        let of_cards = self.cards.iter_mut().flatten().flat_map(move |merit| {
            let into = merit.into.iter_mut().map(move |weight| (weight, KEPT_SMALLER * decay));
            [(&mut merit.direct, decay)].into_iter().chain(into)
        });
        of_net.map(move |weight| (weight, decay)).chain(of_cards)
    }
}

/// The chance of every seat to win.
fn chances(mind: &Mind, lesson: &Lesson) -> Vec<(usize, f32)> {
    let alive = (0..lesson.features.seats).filter(|n| !lesson.features.out[*n]);
    let mut all: Vec<(usize, f32)> = alive.map(|n| (n, mind.score(lesson, n))).collect();
    let most = all.iter().map(|it| it.1).fold(f32::MIN, f32::max);
    all.iter_mut().for_each(|it| it.1 = (it.1 - most).exp());
    let sum: f32 = all.iter().map(|it| it.1).sum();
    all.iter_mut().for_each(|it| it.1 /= sum);
    all
}

fn surprise(mind: &Mind, exam: &[&Lesson]) -> f32 {
    let each = exam.iter().map(|lesson| {
        if lesson.features.seats == 1 {
            return (mind.score(lesson, 0) - lesson.alone).powi(2);
        }
        let chances = chances(mind, lesson);
        let won = chances.iter().find(|it| it.0 == lesson.winner).map_or(1e-6, |it| it.1);
        -won.max(1e-6).ln()
    });
    each.sum::<f32>() / exam.len().max(1) as f32
}

/// What every lesson is to be taken for: the chance of each seat, or alone the score. The lessons of
/// a game stand one after the other.
fn wanted(mind: &Mind, lessons: &[&Lesson], trust: f32) -> Vec<Wanted> {
    let mut all = vec![[0.0; Seat::MAX]; lessons.len()];
    for n in (0..lessons.len()).rev() {
        let lesson = lessons[n];
        let later = lessons.get(n + 1).filter(|later| later.game == lesson.game);
        all[n] = match later {
            None => ended(lesson),
            Some(later) => {
                let mut mixed = all[n + 1].map(|it| trust * it);
                for (seat, looks) in looks(mind, later) {
                    mixed[seat] += (1.0 - trust) * looks;
                }
                mixed
            }
        };
    }
    all
}

type Wanted = [f32; Seat::MAX];

fn ended(lesson: &Lesson) -> Wanted {
    let mut wanted = [0.0; Seat::MAX];
    match lesson.features.seats {
        1 => wanted[0] = lesson.alone,
        _ => wanted[lesson.winner] = 1.0,
    }
    wanted
}

/// What a position looks like: the chance of every seat to win, or alone the score.
fn looks(mind: &Mind, lesson: &Lesson) -> Vec<(usize, f32)> {
    match lesson.features.seats {
        1 => vec![(0, mind.score(lesson, 0))],
        _ => chances(mind, lesson),
    }
}

/// Adds a lesson's part to the slope.
fn learn_from(mind: &Mind, lesson: &Lesson, wanted: &Wanted, slope: &mut [f32]) {
    let mut blame = |seat: usize, error: f32| {
        let (of_net, of_cards) = slope.split_at_mut(OF_NET);
        let features = &lesson.features.of[seat];
        let middle = mind.net.middle(features, &mind.had(lesson, seat));
        let through = back(&mind.net, features, &middle, error, of_net);
        for (card, roles) in lesson.cards.get(seat).into_iter().flatten() {
            let slopes = &mut of_cards[OF_CARD * usize::from(*card)..][..OF_CARD];
            let roles = slopes.chunks_mut(OF_ROLE).zip(roles).filter(|(_, part)| **part != 0.0);
            for (slopes, part) in roles {
                slopes[0] += error * part;
                let into = slopes[1..].iter_mut().zip(&through);
                into.for_each(|(slope, through)| *slope += through * part);
            }
        }
    };
    if lesson.features.seats == 1 {
        // Scores differ by little in these numbers, so they are taken more seriously.
        blame(0, 10.0 * (mind.score(lesson, 0) - wanted[0]));
        return;
    }
    for (n, chance) in chances(mind, lesson) {
        blame(n, chance - wanted[n]);
    }
}

/// Adds the network's part, and gives the slope of each number in the middle.
fn back(
    net: &Net,
    features: &[f32; FEATURES],
    middle: &[f32; HIDDEN],
    error: f32,
    slope: &mut [f32],
) -> [f32; HIDDEN] {
    let (into, rest) = slope.split_at_mut(HIDDEN * FEATURES);
    let (out, direct) = rest.split_at_mut(HIDDEN);
    let mut through = [0.0; HIDDEN];
    for (n, sum) in middle.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
        out[n] += error * sum;
        through[n] = error * net.out[n];
        for (slope, f) in into[n * FEATURES..][..FEATURES].iter_mut().zip(features) {
            *slope += through[n] * f;
        }
    }
    for (slope, f) in direct.iter_mut().zip(features) {
        *slope += error * f;
    }
    through
}

struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, mind: &mut Mind, slope: &[f32], step: f32, decay: f32) {
        self.steps += 1;
        let (one, two) = (0.9f32, 0.999f32);
        let mend = (1.0 - two.powi(self.steps)).sqrt() / (1.0 - one.powi(self.steps));
        for (n, (weight, decay)) in mind.weights(decay).enumerate() {
            // Through the moments and not beside them: so a weight that the lessons say little of goes
            // to 0, and kept games are foretold better.
            let slope = slope[n] + decay * *weight;
            self.first[n] = one * self.first[n] + (1.0 - one) * slope;
            self.second[n] = two * self.second[n] + (1.0 - two) * slope * slope;
            *weight -= step * mend * self.first[n] / (self.second[n].sqrt() + 1e-8);
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
            let features = Features { of, out: [false; 6], seats, late: 0.0 };
            Lesson { features, cards: Vec::new(), winner, alone: 0.8 * of[0][1], game }
        };
        (1..=2000).map(lesson).collect()
    }

    /// Enough to learn from so few lessons.
    const ROUNDS: u32 = 40;
    const LAST: usize = ROUNDS as usize - 1;

    static GO_ON: AtomicBool = AtomicBool::new(false);

    fn learned(lessons: &[Lesson]) -> (Experience, Vec<f32>) {
        let mut surprises = Vec::new();
        let course = Course { rounds: ROUNDS, ..Course::default() };
        let (learned, rounds) =
            fit(lessons, &[], None, course, &GO_ON, |_, surprise| surprises.push(surprise));
        assert_eq!(rounds, ROUNDS);
        (learned, surprises)
    }

    /// How much better a seat looks with all souls than with none.
    fn for_souls(net: &Net) -> f32 {
        let mut features = [0.0; FEATURES];
        features[0] = 1.0;
        let none = net.score(&features, &Merit::default());
        features[NAMES.iter().position(|name| *name == "souls").expect("a feature")] = 1.0;
        net.score(&features, &Merit::default()) - none
    }

    #[test]
    fn it_learns_that_souls_win() {
        let (Experience { net, .. }, surprises) = learned(&lessons(2));
        assert_eq!(surprises.len(), ROUNDS as usize);
        assert!(surprises[LAST] < surprises[0] && surprises[LAST] < 0.62, "{surprises:?}");
        assert!(net.direct[1] > 0.0 && for_souls(&net) > 1.0, "{}", for_souls(&net));
    }

    #[test]
    fn alone_it_learns_the_score() {
        let (Experience { net, .. }, surprises) = learned(&lessons(1));
        assert!(surprises[LAST] < 0.005, "{surprises:?}");
        assert!((for_souls(&net) - 0.8).abs() < 0.2, "{}", for_souls(&net));
    }

    #[test]
    fn what_was_learned_comes_back_from_its_text() {
        let (learned, _) = learned(&lessons(2)[..200]);
        let text = format!("# made so\n{}", learned.write());
        let back = Experience::read(&text).expect("it can be read");
        assert_eq!(back.write(), learned.write());
        assert_eq!(Experience::read("1 2 3"), None);
    }

    /// Souls count for nothing; whoever has the card wins.
    fn with_a_card() -> Vec<Lesson> {
        let mut all = lessons(2);
        for lesson in &mut all {
            let winner = (lesson.game % 2) as usize;
            lesson.cards = vec![Vec::new(); 2];
            lesson.cards[winner] = vec![(1, [1.0, 0.0, 0.0, 0.0])];
            lesson.winner = winner;
        }
        all
    }

    #[test]
    fn it_learns_what_single_cards_are_good_for() {
        let names = ["some card".to_owned(), "the card".to_owned()];
        let course = Course { rounds: ROUNDS, ..Course::default() };
        let (learned, _) = fit(&with_a_card(), &names, None, course, &GO_ON, |_, _| {});
        let merits = learned.cards["the card"];
        assert!(for_a_card(&learned, 0.5) > 2.0, "{merits:?}");
        assert_eq!(merits[1..], Merits::default()[1..], "it never had another role");
        assert_eq!(learned.cards["some card"], Merits::default(), "it was never there");
    }

    /// How much better a seat with so many souls looks with the card.
    fn for_a_card(learned: &Experience, souls: f32) -> f32 {
        let mut features = [0.0; FEATURES];
        (features[0], features[1]) = (1.0, souls);
        let with = learned.net.score(&features, &learned.cards["the card"][0]);
        with - learned.net.score(&features, &Merit::default())
    }

    /// With the card the first seat wins if it has many souls, without it if it has few: neither says
    /// anything alone.
    #[test]
    fn it_learns_where_a_card_is_good_and_where_it_is_bad() {
        let mut all = lessons(2);
        for lesson in &mut all {
            let has = lesson.game.is_multiple_of(2);
            lesson.cards = vec![Vec::new(); 2];
            lesson.cards[0].extend(has.then_some((0, [1.0, 0.0, 0.0, 0.0])));
            lesson.features.of[1][1] = 0.5;
            let many = lesson.features.of[0][1] > 0.5;
            lesson.winner = usize::from(many != has);
        }
        let names = ["the card".to_owned()];
        let course = Course { rounds: ROUNDS, ..Course::default() };
        let (learned, _) = fit(&all, &names, None, course, &GO_ON, |_, _| {});
        let (few, many) = (for_a_card(&learned, 0.1), for_a_card(&learned, 0.9));
        assert!(few < -0.5 && many > 0.5, "{few} {many}");
    }

    #[test]
    fn it_goes_on_from_what_was_known() {
        let names = ["some card".to_owned(), "the card".to_owned()];
        let mut surprises = Vec::new();
        let course = Course { rounds: ROUNDS, ..Course::default() };
        let told = |_, it| surprises.push(it);
        let (before, _) = fit(&with_a_card(), &names, None, course, &GO_ON, told);
        let mut more = Vec::new();
        let course = Course { rounds: 1, step: Course::GOING_ON, ..Course::default() };
        let told = |round, it| more.push((round, it));
        fit(&with_a_card(), &names, Some(&before), course, &GO_ON, told);
        assert_eq!(more[0], (0, surprises[LAST]), "nothing is lost");
        assert!((more[1].1 - more[0].1).abs() < 0.02, "{more:?}");
    }

    #[test]
    fn whoever_stops_it_gets_what_the_finished_rounds_learned() {
        let course = Course { rounds: 1000, ..Course::default() };
        let stop = AtomicBool::new(false);
        let two = |round, _| stop.store(round == 2, Ordering::Relaxed);
        let (early, rounds) = fit(&lessons(2)[..300], &[], None, course, &stop, two);
        assert_eq!(rounds, 2);
        stop.store(true, Ordering::Relaxed);
        let (nothing, rounds) = fit(&lessons(2)[..300], &[], None, course, &stop, |_, _| {});
        assert_eq!(rounds, 0);
        assert_ne!(early, nothing);
    }

    /// Cards with parts of several roles, and weights of all kinds.
    fn mixed() -> (Mind, Lesson) {
        let mut dice = Dice::new(5);
        let mut lesson = lessons(2).swap_remove(0);
        let mut card = |n| (n, [0.25, 0.75, 0.0, 0.5].map(|part: f32| part * dice.share()));
        lesson.cards = vec![vec![card(0), card(1)], vec![card(1), card(1)]];
        for feature in lesson.features.of[..2].iter_mut().flatten() {
            *feature = dice.share();
        }
        let mut mind = Mind { net: Net::FLAT, cards: vec![Merits::default(); 2] };
        mind.weights(0.0).for_each(|(weight, _)| *weight = dice.share() - 0.5);
        (mind, lesson)
    }

    #[test]
    fn the_slope_is_that_of_the_surprise() {
        let (mut mind, lesson) = mixed();
        let mut slope = vec![0.0; OF_NET + 2 * OF_CARD];
        learn_from(&mind, &lesson, &ended(&lesson), &mut slope);
        assert!(slope[OF_NET..].iter().filter(|it| **it != 0.0).count() > OF_CARD / 2);
        for (n, slope) in slope.into_iter().enumerate() {
            let mut with = |more: f32| {
                *mind.weights(0.0).nth(n).expect("a weight for each slope").0 += more;
                surprise(&mind, &[&lesson])
            };
            let (above, below) = (with(0.01), with(-0.02));
            with(0.01);
            let real = (above - below) / 0.02;
            assert!((slope - real).abs() < 0.002, "weight {n}: {slope} and not {real}");
        }
    }

    #[test]
    fn what_cards_add_in_the_middle_is_kept_smaller() {
        let (mut mind, _) = mixed();
        let decays: Vec<f32> = mind.weights(0.5).map(|(_, decay)| decay).collect();
        assert_eq!(decays.len(), OF_NET + 2 * OF_CARD);
        let (of_net, of_cards) = decays.split_at(OF_NET);
        assert!(of_net.iter().all(|it| *it == 0.5));
        for of_role in of_cards.chunks(OF_ROLE) {
            assert!(of_role[0] == 0.5 && of_role[1..].iter().all(|it| *it == 5.0));
        }
    }

    /// A game of three turns, and one of a single turn.
    #[test]
    fn a_position_is_taken_for_what_comes_later() {
        let mut all = lessons(2)[..4].to_vec();
        for (lesson, game) in all.iter_mut().zip([1, 1, 1, 2]) {
            (lesson.game, lesson.winner) = (game, 1);
        }
        let mind = Mind { net: Net::FLAT, cards: Vec::new() };
        let all: Vec<&Lesson> = all.iter().collect();
        let of_second = |trust| -> Vec<f32> {
            wanted(&mind, &all, trust).into_iter().map(|wanted| wanted[1]).collect()
        };
        assert_eq!(of_second(1.0), [1.0; 4], "the end is all that counts");
        // To this mind every position looks even.
        assert_eq!(of_second(0.5), [0.625, 0.75, 1.0, 1.0]);
    }
}
