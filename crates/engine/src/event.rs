//! What happened, and who sees it.

use endboss_lexicon::{Back, CardKind, Seat, Viewer};
use endboss_view::{Beat, CardSeen, Seen};

use crate::state::Game;
use crate::tables::Tables;

/// An event with all it knows. Only `seen` decides what a viewer gets of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody sees the same.
    Public(Seen),
    BossesDealt {
        seat: Seat,
        bosses: Vec<CardKind>,
    },
    Drew {
        seat: Seat,
        card: CardKind,
        back: Back,
    },
    Placed {
        seat: Seat,
        room: CardKind,
        on: Option<u8>,
    },
    PlacedReturned {
        seat: Seat,
        room: CardKind,
    },
    /// From hand to hand: the two players see the card.
    Took {
        seat: Seat,
        from: Seat,
        card: CardKind,
        back: Back,
    },
    LookedAt {
        seat: Seat,
        from: Seat,
        cards: Vec<CardKind>,
    },
    Searched {
        seat: Seat,
        found: Vec<CardKind>,
    },
}

impl Event {
    /// The event as this viewer sees it.
    pub fn seen(&self, viewer: Viewer) -> Seen {
        let hide = |sees: bool, card: CardKind, back: Back| {
            if sees { CardSeen::Card(card) } else { CardSeen::Back(back) }
        };
        let only = |sees: bool, cards: &[CardKind]| if sees { cards.to_vec() } else { Vec::new() };
        match self {
            Event::Public(seen) => seen.clone(),
            Event::BossesDealt { seat, bosses } => {
                Seen::BossesDealt { seat: *seat, bosses: only(viewer.is(*seat), bosses) }
            }
            Event::Drew { seat, card, back } => {
                Seen::Drew { seat: *seat, card: hide(viewer.is(*seat), *card, *back) }
            }
            Event::Placed { seat, room, on } => Seen::Placed {
                seat: *seat,
                room: hide(viewer.is(*seat), *room, Back::Room),
                on: *on,
            },
            Event::PlacedReturned { seat, room } => Seen::PlacedReturned {
                seat: *seat,
                room: hide(viewer.is(*seat), *room, Back::Room),
            },
            Event::Took { seat, from, card, back } => Seen::Took {
                seat: *seat,
                from: *from,
                card: hide(viewer.is(*seat) || viewer.is(*from), *card, *back),
            },
            Event::LookedAt { seat, from, cards } => Seen::LookedAt {
                seat: *seat,
                from: *from,
                // The owner of the hand knows it anyway.
                cards: only(viewer.is(*seat), cards),
            },
            Event::Searched { seat, found } => {
                Seen::Searched { seat: *seat, found: only(viewer.is(*seat), found) }
            }
        }
    }

    /// The event with everything in it: for records of finished games and for tests.
    pub fn whole(&self) -> Seen {
        match self {
            Event::Public(seen) => seen.clone(),
            Event::BossesDealt { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Placed { seat, .. }
            | Event::PlacedReturned { seat, .. }
            | Event::Took { seat, .. }
            | Event::LookedAt { seat, .. }
            | Event::Searched { seat, .. } => self.seen(Viewer::Seat(*seat)),
        }
    }

    /// Whether somebody learned something by it that cannot be taken back. [Q50]
    pub fn teaches(&self) -> bool {
        match self {
            Event::BossesDealt { .. }
            | Event::Drew { .. }
            | Event::Placed { .. }
            | Event::Took { .. }
            | Event::LookedAt { .. }
            | Event::Searched { .. } => true,
            Event::PlacedReturned { .. } => false,
            Event::Public(seen) => public_teaches(seen),
        }
    }
}

fn public_teaches(seen: &Seen) -> bool {
    match seen {
        Seen::BossRevealed { .. }
        | Seen::XpRanked { .. }
        | Seen::TurnBegins { .. }
        | Seen::HeroArrives { .. }
        | Seen::Discarded { .. }
        | Seen::PlacedNothing { .. }
        | Seen::Built { .. }
        | Seen::NotBuilt { .. }
        | Seen::Declared { .. }
        | Seen::Found { .. }
        | Seen::GameEnds { .. }
        | Seen::HandShown { .. }
        | Seen::MarketCard { .. }
        | Seen::MarketTaken { .. }
        | Seen::MinionPlaced { .. }
        | Seen::StackShuffled { .. }
        | Seen::ItemRevealed { .. } => true,
        Seen::BossesDealt { .. }
        | Seen::Mulligan { .. }
        | Seen::PhaseBegins { .. }
        | Seen::BecomesActive { .. }
        | Seen::Drew { .. }
        | Seen::DrewNothing { .. }
        | Seen::DeckRebuilt { .. }
        | Seen::Placed { .. }
        | Seen::PlacedReturned { .. }
        | Seen::LevelUp { .. }
        | Seen::Triggered { .. }
        | Seen::Canceled { .. }
        | Seen::Fizzled { .. }
        | Seen::Happened { .. }
        | Seen::Spent { .. }
        | Seen::Destroyed { .. }
        | Seen::Uncovered { .. }
        | Seen::Deactivated { .. }
        | Seen::Stunned { .. }
        | Seen::Reactivated { .. }
        | Seen::RoomDamageUp { .. }
        | Seen::YourRoomsDamageUp { .. }
        | Seen::TreasureDoubled { .. }
        | Seen::Swapped { .. }
        | Seen::NoBuilding
        | Seen::ExtraPlacement { .. }
        | Seen::NoEntry { .. }
        | Seen::TookDiscarded { .. }
        | Seen::Took { .. }
        | Seen::LookedAt { .. }
        | Seen::Searched { .. }
        | Seen::HeroLured { .. }
        | Seen::HeroStays { .. }
        | Seen::HeroToEntrance { .. }
        | Seen::HeroToTown { .. }
        | Seen::HeroEnters { .. }
        | Seen::HeroSentBack { .. }
        | Seen::HeroTakes { .. }
        | Seen::HeroHealthUp { .. }
        | Seen::HeroDies { .. }
        | Seen::HeroSurvives { .. }
        | Seen::Healed { .. }
        | Seen::SoulRemoved { .. }
        | Seen::SoulReturned { .. }
        | Seen::FirstPlayer { .. }
        | Seen::MarketGone { .. }
        | Seen::MinionStays { .. }
        | Seen::HeroToLandmark { .. }
        | Seen::HealthToken { .. }
        | Seen::TokensPut { .. }
        | Seen::TokensLost { .. }
        | Seen::TokenMoved { .. }
        | Seen::TreasureUp { .. }
        | Seen::LastRoomDamageUp { .. }
        | Seen::ItemGiven { .. }
        | Seen::ItemTaken { .. }
        | Seen::ItemSpent { .. }
        | Seen::CoinsGained { .. }
        | Seen::CoinsPaid { .. }
        | Seen::Eliminated { .. }
        | Seen::Conceded { .. } => false,
    }
}

/// Whoever wants to hear what happens. Events are not even made when nobody does.
pub trait Listener {
    const ON: bool;

    fn hear(&mut self, event: Event);

    /// A hero made one step: a moment worth a view of its own.
    fn beat(&mut self, _game: &Game, _tables: &Tables, _beat: Beat) {}
}

impl Listener for () {
    const ON: bool = false;

    fn hear(&mut self, _event: Event) {}
}

impl Listener for Vec<Event> {
    const ON: bool = true;

    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}
