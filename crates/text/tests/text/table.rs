//! A table of two with something of everything on it, and how a sentence must look.

use endboss_cards::{Catalogue, Source as Pack};
use endboss_lexicon::{Back, Card, CardKind, Face, Gender, Hero, Printing, Seat, Viewer};
use endboss_text::{Lang, Names};
use endboss_view::{
    BossView, CardSeen, DeclaredView, HeroView, LandmarkView, Mark, Phase, RoomView, SeatView,
    SlotView, Source, TargetSeen, View, Waiting, WalkView,
};

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);

/// All cards there are.
pub fn shipped() -> Catalogue {
    Catalogue::shipped(&Pack::shipped_ids().collect::<Vec<_>>())
}

/// The names of all cards, with two players.
pub struct Table {
    pub catalogue: Catalogue,
    pub lang: Lang,
    pub printing: Printing,
}

impl Table {
    pub fn new(lang: Lang) -> Table {
        Table { catalogue: shipped(), lang, printing: Printing::Second }
    }

    pub fn kind(&self, id: &str) -> CardKind {
        self.catalogue.kind(id).unwrap_or_else(|| panic!("a shipped pack has {id}"))
    }
}

impl Names for Table {
    fn card(&self, kind: CardKind) -> &str {
        self.catalogue.name(kind, self.lang.id(), self.printing)
    }

    fn face(&self, kind: CardKind) -> &Card {
        self.catalogue.card(kind, self.printing)
    }

    fn gender(&self, kind: CardKind) -> Gender {
        self.catalogue.gender(kind, self.lang.id())
    }

    fn player(&self, seat: Seat) -> String {
        ["Ann", "Bob"][seat.index()].to_owned()
    }
}

/// Some cards of each sort.
#[derive(Clone, Copy)]
pub struct Sample {
    pub boss: CardKind,
    /// A boss with an action space.
    pub leader: CardKind,
    pub room: CardKind,
    pub other_room: CardKind,
    pub silent_room: CardKind,
    pub minion_room: CardKind,
    pub spell: CardKind,
    pub hero: CardKind,
    pub epic: CardKind,
    pub fool: CardKind,
    pub scored: CardKind,
    /// A hero on a landmark.
    pub guest: CardKind,
    pub landmark: CardKind,
    pub tavern: CardKind,
    pub item: CardKind,
}

impl Sample {
    pub fn of(table: &Table) -> Sample {
        let hero = |is: fn(&Hero) -> bool| {
            let fits = |kind: &CardKind| matches!(&table.face(*kind).face, Face::Hero(h) if is(h));
            table.catalogue.kinds().filter(fits).collect::<Vec<_>>()
        };
        let heroes = hero(|_| true);
        Sample {
            boss: table.kind("seducia"),
            leader: table.kind("old-mortimer"),
            room: table.kind("golem-factory"),
            other_room: table.kind("dark-altar"),
            silent_room: table.kind("dragon-hatchery"),
            minion_room: table.kind("minion-arena"),
            spell: table.kind("classic/freeze"),
            hero: heroes[0],
            scored: heroes[1],
            guest: heroes[2],
            epic: hero(|hero| hero.epic)[0],
            fool: hero(|hero| hero.ability.is_some())[0],
            landmark: table.kind("temple"),
            tavern: table.kind("tavern"),
            item: table.kind("packed-lunch"),
        }
    }
}

/// Ann looks: a slot of hers is a face-down card, a hero walks in Bob's dungeon, a spell is
/// declared, heroes are everywhere, one with an item. Her boss has an action space, and she an item.
pub fn view(sample: Sample) -> View {
    let hero = |card| HeroView { card, health: 6, damage: 2, waits: false, token: 0, item: None };
    let carrier = HeroView { item: Some(sample.item), ..hero(sample.guest) };
    let slot = |card| SlotView {
        room: Some(RoomView {
            card,
            damage: 2,
            deactivated: false,
            stunned: false,
            tokens: 3,
            used: false,
            minion: None,
        }),
        below: Vec::new(),
        face_down: None,
    };
    let face_down =
        SlotView { room: None, below: Vec::new(), face_down: Some(CardSeen::Back(Back::Room)) };
    let seat = |seat, slots, souls| SeatView {
        seat,
        boss: None,
        offered: Vec::new(),
        slots,
        hand: None,
        hand_rooms: 3,
        hand_spells: 1,
        treasure: [0; 5],
        rooms: 2,
        entrance: Vec::new(),
        souls,
        wounds: 1,
        soul_heroes: Vec::new(),
        wound_heroes: Vec::new(),
        out: false,
        conceded: false,
        no_entry: false,
        minion: None,
        item: None,
        coins: 0,
    };
    let mut ann = seat(
        ANN,
        vec![slot(sample.room), slot(sample.silent_room), face_down, slot(sample.minion_room)],
        5,
    );
    let mut bob = seat(BOB, vec![slot(sample.other_room), slot(sample.room)], 2);
    ann.entrance = vec![hero(sample.fool)];
    ann.boss = Some(BossView { card: sample.leader, xp: 475, leveled: true });
    ann.item = Some(sample.item);
    bob.soul_heroes = vec![sample.scored];
    View {
        viewer: Viewer::Seat(ANN),
        turn: 3,
        phase: Phase::Adventure,
        active: Some(BOB),
        turn_order: vec![BOB, ANN],
        seats: vec![ann, bob],
        town: vec![hero(sample.hero)],
        walk: Some(WalkView { seat: BOB, slot: Some(1), hero: hero(sample.epic) }),
        declared: vec![DeclaredView {
            seat: BOB,
            source: Source { card: sample.spell, ability: 0 },
            which: None,
            spell: true,
            target: Some(TargetSeen::Room { seat: ANN, room: sample.room, which: None }),
        }],
        room_deck: 40,
        spell_deck: 20,
        ordinary_heroes: Vec::new(),
        epic_heroes: Vec::new(),
        discard: Vec::new(),
        removed: Vec::new(),
        known: Vec::new(),
        seen_in_deck: Vec::new(),
        tops: Vec::new(),
        no_building: false,
        first_player: Some(BOB),
        market: vec![sample.room, sample.spell],
        landmarks: vec![
            LandmarkView { card: sample.landmark, heroes: vec![carrier], minions: vec![None; 3] },
            LandmarkView { card: sample.tavern, heroes: Vec::new(), minions: vec![None] },
        ],
        town_places: Some(2),
        items: Vec::new(),
        waiting: Waiting::Window,
        ask: None,
        outcome: None,
        mark: Mark::default(),
    }
}

/// Fails on anything that shows a message was not filled in, or that reads as glued together.
pub fn looks_right(text: &str, from: &dyn std::fmt::Debug) {
    let bad =
        ["{", "}", "()", "|", "\u{2068}", "\u{2069}", "  ", " .", " ,", " :", " ;", "..", "$", "'"];
    for mark in bad {
        assert!(!text.contains(mark), "{mark:?} in {text:?} from {from:?}");
    }
    let first = text.chars().next().unwrap_or_else(|| panic!("nothing said for {from:?}"));
    assert!(first.is_uppercase() || first.is_numeric(), "{text:?} begins small, from {from:?}");
    assert_eq!(text.trim(), text, "{from:?}");
}
