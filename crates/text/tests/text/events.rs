//! Every event. A new one fails to compile until it is listed here.

use endboss_lexicon::{Back, CardKind, Treasure};
use endboss_view::{CardSeen, Cause, Seen, Source, Spot, TargetSeen};

use crate::every::{BACKS, every, icons, phases};
use crate::table::{ANN, BOB, Sample};

fn cards_seen(card: CardKind) -> [CardSeen; 3] {
    [CardSeen::Card(card), CardSeen::Back(Back::Room), CardSeen::Back(Back::Spell)]
}

fn targets_seen(sample: Sample, which: Option<u8>) -> Vec<Option<TargetSeen>> {
    let all = every!(TargetSeen {
        TargetSeen::Room { .. } =>
            [ANN, BOB].into_iter().map(|seat| TargetSeen::Room { seat, room: unlikely(), which }),
        TargetSeen::Hero(_) => [TargetSeen::Hero(unlikely())],
        TargetSeen::Spell(_) => [TargetSeen::Spell(unlikely())],
        TargetSeen::Player(_) => [ANN, BOB].map(TargetSeen::Player),
    });
    let real = all.into_iter().map(|target| match target {
        TargetSeen::Room { seat, .. } => TargetSeen::Room { seat, room: sample.other_room, which },
        TargetSeen::Hero(_) => TargetSeen::Hero(sample.hero),
        TargetSeen::Spell(_) => TargetSeen::Spell(sample.spell),
        TargetSeen::Player(seat) => TargetSeen::Player(seat),
    });
    std::iter::once(None).chain(real.map(Some)).collect()
}

fn spots(sample: Sample) -> Vec<Spot> {
    let Sample { landmark, tavern, minion_room, leader, .. } = sample;
    every!(Spot {
        Spot::Landmark { .. } => [(landmark, 0), (landmark, 1), (landmark, 2), (tavern, 0)]
            .map(|(landmark, space)| Spot::Landmark { landmark, space }),
        Spot::Room(_) => [Spot::Room(minion_room)],
        Spot::Boss(_) => [Spot::Boss(leader)],
    })
}

/// A card that is replaced before anybody reads its name.
fn unlikely() -> CardKind {
    CardKind(0)
}

/// Every event, and again with which of two rooms of one name is meant.
pub fn seen(sample: Sample) -> Vec<Seen> {
    let mut all = seen_in(sample, None);
    let of_two = seen_in(sample, Some(1)).into_iter().filter(|seen| !all.contains(seen));
    let of_two: Vec<_> = of_two.collect();
    all.extend(of_two);
    all
}

fn seen_in(sample: Sample, which: Option<u8>) -> Vec<Seen> {
    let two = which.map(|slot| slot + 2);
    let Sample { boss, room, other_room, spell, hero, epic, fool, landmark, item, .. } = sample;
    let seat = ANN;
    let of = |card| Source { card, ability: 0 };
    let (source, cast, level_up) = (of(room), of(spell), of(boss));
    let (minion, power) = (of(landmark), of(item));
    // Every boss has it after the abilities of its card. [R11.4]
    let coin = Source { card: boss, ability: 1 };
    every!(Seen {
        Seen::BossesDealt { .. } => [
            Seen::BossesDealt { seat, bosses: Vec::new() },
            Seen::BossesDealt { seat, bosses: vec![boss] },
            Seen::BossesDealt { seat, bosses: vec![boss, boss] },
        ],
        Seen::BossRevealed { .. } => [Seen::BossRevealed { seat, boss }],
        Seen::XpRanked { .. } => [Seen::XpRanked { first: ANN, second: BOB }],
        Seen::Mulligan { .. } => [Seen::Mulligan { seat }],
        Seen::TurnBegins { .. } => [Seen::TurnBegins { turn: 12 }],
        Seen::PhaseBegins { .. } => phases().into_iter().map(|phase| Seen::PhaseBegins { phase }),
        Seen::BecomesActive { .. } => [Seen::BecomesActive { seat }],
        Seen::HeroArrives { .. } => [hero, epic, fool].map(|hero| Seen::HeroArrives { hero }),
        Seen::Drew { .. } => cards_seen(spell).map(|card| Seen::Drew { seat, card }),
        Seen::DrewNothing { .. } => BACKS.map(|back| Seen::DrewNothing { seat, back }),
        Seen::DeckRebuilt { .. } => BACKS.map(|back| Seen::DeckRebuilt { back }),
        Seen::Discarded { .. } => [room, spell].map(|card| Seen::Discarded { seat, card }),
        Seen::Placed { .. } => cards_seen(room)
            .into_iter()
            .flat_map(|room| [None, Some(1)].map(|on| Seen::Placed { seat, room, on })),
        Seen::PlacedNothing { .. } => [Seen::PlacedNothing { seat }],
        Seen::PlacedReturned { .. } => cards_seen(room).map(|room| Seen::PlacedReturned { seat, room }),
        Seen::Built { .. } => [None, Some(other_room)].map(|on| Seen::Built { seat, room, on, which: on.and(which) }),
        Seen::NotBuilt { .. } => [Seen::NotBuilt { seat, room }],
        Seen::LevelUp { .. } => [Seen::LevelUp { seat, boss }],
        Seen::Triggered { .. } => [source, level_up, minion, of(sample.minion_room), of(sample.leader)]
            .map(|it| Seen::Triggered { seat, source: it, which: which.filter(|_| it == source) }),
        Seen::Declared { .. } => targets_seen(sample, which).into_iter().flat_map(|target| [
            Seen::Declared { seat, source: cast, spell: true, target, which: None },
            Seen::Declared { seat, source, spell: false, target, which },
            Seen::Declared { seat, source: power, spell: false, target, which: None },
        ]).chain([Seen::Declared { seat, source: coin, spell: false, target: None, which: None }]),
        Seen::Canceled { .. } => [Seen::Canceled { seat, spell }],
        Seen::Fizzled { .. } => [source, cast, minion]
            .map(|it| Seen::Fizzled { seat, source: it, which: which.filter(|_| it == source) }),
        Seen::Happened { .. } => [
            Seen::Happened { seat, source: cast, spell: true, which: None },
            Seen::Happened { seat, source, spell: false, which },
            Seen::Happened { seat, source: power, spell: false, which: None },
            Seen::Happened { seat, source: coin, spell: false, which: None },
        ],
        Seen::Spent { .. } => [Seen::Spent { seat, spell }],
        Seen::Destroyed { .. } => [Seen::Destroyed { seat, room, which }],
        Seen::Uncovered { .. } => [Seen::Uncovered { seat, room, which }],
        Seen::Deactivated { .. } => [Seen::Deactivated { seat, room, which }],
        Seen::Stunned { .. } => [Seen::Stunned { seat, room, which }],
        Seen::Reactivated { .. } => [Seen::Reactivated { seat, room, which }],
        Seen::RoomDamageUp { .. } => [Seen::RoomDamageUp { seat, room, amount: 3, which }],
        Seen::YourRoomsDamageUp { .. } => [Seen::YourRoomsDamageUp { seat, amount: 2 }],
        Seen::TreasureDoubled { .. } => [Seen::TreasureDoubled { seat }],
        Seen::Swapped { .. } => [
            Seen::Swapped { seat, one: room, other: other_room, which_one: which, which_other: None },
            Seen::Swapped { seat, one: room, other: room, which_one: which, which_other: two },
        ],
        Seen::NoBuilding => [Seen::NoBuilding],
        Seen::ExtraPlacement { .. } => [Seen::ExtraPlacement { seat }],
        Seen::NoEntry { .. } => [Seen::NoEntry { seat }],
        Seen::TookDiscarded { .. } => [room, spell].map(|card| Seen::TookDiscarded { seat, card }),
        Seen::Took { .. } => cards_seen(room)
            .into_iter()
            .flat_map(|card| [
                Seen::Took { seat: ANN, from: BOB, card },
                Seen::Took { seat: BOB, from: ANN, card },
            ]),
        Seen::LookedAt { .. } => [
            Seen::LookedAt { seat, from: BOB, cards: Vec::new() },
            Seen::LookedAt { seat, from: BOB, cards: vec![room, spell, other_room] },
            Seen::LookedAt { seat: BOB, from: ANN, cards: Vec::new() },
        ],
        Seen::Searched { .. } => [
            Seen::Searched { seat, found: Vec::new() },
            Seen::Searched { seat, found: vec![room] },
        ],
        Seen::Found { .. } => [Seen::Found { seat, card: room }],
        Seen::HeroLured { .. } => Treasure::ALL
            .into_iter()
            .map(Some)
            .chain([None])
            .flat_map(|treasure| [1, 2, 5].map(|count| Seen::HeroLured { hero, seat, count, treasure })),
        Seen::HeroStays { .. } => [true, false].map(|tied| Seen::HeroStays { hero, tied }),
        Seen::HeroToEntrance { .. } => [Seen::HeroToEntrance { hero, seat }],
        Seen::HeroToTown { .. } => [Seen::HeroToTown { hero }],
        Seen::HeroEnters { .. } => [Seen::HeroEnters { hero, seat, room, slot: 1, which }],
        Seen::HeroSentBack { .. } => [Seen::HeroSentBack { hero, seat, room, which }],
        Seen::HeroTakes { .. } => [0, 1, 2, 5]
            .map(|damage| Seen::HeroTakes { hero, damage, total: 7, health: 8 }),
        Seen::HeroHealthUp { .. } => [Seen::HeroHealthUp { hero, amount: 3 }],
        Seen::HeroDies { .. } => [
            Seen::HeroDies { hero, seat, room: Some(room), souls: 1, which },
            Seen::HeroDies { hero: epic, seat, room: None, souls: 2, which: None },
        ],
        Seen::HeroSurvives { .. } => [1, 2].map(|wounds| Seen::HeroSurvives { hero, seat, wounds }),
        Seen::Healed { .. } => [1, 2].map(|souls| Seen::Healed { seat, hero, souls }),
        Seen::SoulRemoved { .. } => [Seen::SoulRemoved { seat, hero }],
        Seen::SoulReturned { .. } => [Seen::SoulReturned { seat, hero }],
        Seen::HandShown { .. } => [Seen::HandShown { seat, cards: vec![room, spell, other_room] }],
        Seen::FirstPlayer { .. } => [Seen::FirstPlayer { seat }],
        Seen::MarketCard { .. } => [room, spell].map(|card| Seen::MarketCard { card }),
        Seen::MarketTaken { .. } => [room, spell].map(|card| Seen::MarketTaken { seat, card }),
        Seen::MarketGone { .. } => [
            Seen::MarketGone { cards: Vec::new() },
            Seen::MarketGone { cards: vec![room] },
            Seen::MarketGone { cards: vec![room, spell] },
        ],
        Seen::MinionPlaced { .. } =>
            spots(sample).into_iter().map(|spot| {
                let which = which.filter(|_| matches!(spot, Spot::Room(_)));
                Seen::MinionPlaced { seat, spot, which }
            }),
        Seen::MinionStays { .. } => [Seen::MinionStays { seat }],
        Seen::HeroToLandmark { .. } =>
            [landmark, sample.tavern].map(|landmark| Seen::HeroToLandmark { hero, landmark }),
        Seen::HealthToken { .. } => [2, -2].map(|amount| Seen::HealthToken { hero, amount }),
        Seen::TokensPut { .. } => [1, 2, 5].map(|count| Seen::TokensPut { seat, room, count, which }),
        Seen::TokensLost { .. } => [1, 2, 5].map(|count| Seen::TokensLost { seat, room, count, which }),
        Seen::TokenMoved { .. } => [Seen::TokenMoved {
            seat,
            from: room,
            to: other_room,
            which_from: which,
            which_to: None,
        }],
        Seen::TreasureUp { .. } => icons().map(|(kind, count)| Seen::TreasureUp { seat, kind, count }),
        Seen::LastRoomDamageUp { .. } => [Seen::LastRoomDamageUp { seat, amount: 2 }],
        Seen::StackShuffled { .. } => [Seen::StackShuffled { seat, room, which }],
        Seen::ItemRevealed { .. } => [Seen::ItemRevealed { item }],
        Seen::ItemGiven { .. } => [Seen::ItemGiven { item, hero }],
        Seen::ItemTaken { .. } => [Seen::ItemTaken { seat, item }],
        Seen::ItemSpent { .. } => [Seen::ItemSpent { item }],
        Seen::CoinsGained { .. } => [1, 2, 5].map(|count| Seen::CoinsGained { seat, count }),
        Seen::CoinsPaid { .. } => [1, 2, 5].map(|count| Seen::CoinsPaid { seat, count }),
        Seen::Eliminated { .. } => [Seen::Eliminated { seat }],
        Seen::Conceded { .. } => [Seen::Conceded { seat }],
        Seen::GameEnds { .. } => Cause::ALL
            .into_iter()
            .flat_map(|cause| [None, Some(seat)].map(|winner| Seen::GameEnds { cause, winner })),
    })
}
