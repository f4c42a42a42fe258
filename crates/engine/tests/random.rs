//! A first random game, to see that the engine runs.
use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Game, Imagination, Pause, Tables};
use endboss_lexicon::{Edition, Rules, Seat, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn random_games_end() {
    let catalogue = Catalogue::classic();
    for edition in Edition::ALL {
        for seats in 2..=4 {
            let rules = Rules::preset(edition);
            let cards = catalogue.cards(rules.printing);
            let t = Tables::new(&cards, rules, seats).unwrap();
            let mut ends = std::collections::BTreeMap::new();
            for courtesy in [Courtesy::Quick, Courtesy::Everyone] {
                for seed in 0..100 {
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                    let mut g = Game::new(&t, courtesy);
                    let mut options = Vec::new();
                    let mut n = 0;
                    loop {
                        n += 1;
                        match g.advance(&t, &mut ()) {
                            Pause::Over => break,
                            Pause::Chance(c) => {
                                let ways = g.ways(&t, c);
                                let roll = g.way(&t, c, rng.random_range(0..ways)).unwrap();
                                g.settle(&t, c, roll, &mut ()).unwrap();
                            }
                            Pause::Choice(seats_) => {
                                if n % 17 == 0 {
                                    for v in t.everyone().map(Viewer::Seat).chain([Viewer::Public])
                                    {
                                        let view = g.view(&t, v);
                                        let im = Imagination::new(&t, &view).unwrap();
                                        let other = im.deal(&t, |n| rng.random_range(0..n));
                                        let again = other.view(&t, v);
                                        assert_eq!(again, view, "{edition} {seats} seed {seed}");
                                    }
                                }
                                let seat = seats_.iter().next().unwrap();
                                g.options(&t, seat, &mut options).unwrap();
                                let pick = options[rng.random_range(0..options.len())];
                                g.choose(&t, seat, pick, &mut ()).unwrap();
                            }
                        }
                    }
                    *ends.entry(g.end().unwrap().cause.id()).or_insert(0) += 1;
                }
            }
            println!("{edition} {seats}: {ends:?} size {}", size_of::<Game>());
        }
    }
    let _ = Seat(0);
}
