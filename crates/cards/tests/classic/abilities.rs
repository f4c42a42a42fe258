//! What the cards do.

use endboss_cards::Catalogue;
use endboss_lexicon::Printing::{self, Anniversary, First, Second};
use endboss_lexicon::{Ability, CardFilter, Effect, Face, RoomFilter};

use super::{room, rooms, spell};

/// Filters in a word, so that a line can be read.
fn short(line: &str) -> String {
    [
        ("RoomFilter { sort: None, advanced: None }", "any"),
        ("RoomFilter { sort: Some(Monster), advanced: None }", "monster"),
        ("RoomFilter { sort: Some(Trap), advanced: None }", "trap"),
        ("RoomFilter { sort: Some(Monster), advanced: Some(true) }", "advanced monster"),
        ("RoomFilter { sort: Some(Trap), advanced: Some(true) }", "advanced trap"),
    ]
    .into_iter()
    .fold(line.to_owned(), |line, (filter, word)| line.replace(filter, word))
}

/// An ability in one line, in the words of the lexicon.
fn told(ability: &Ability) -> String {
    let mut parts = vec![format!("{:?}", ability.when)];
    parts.extend(ability.once.then(|| "once".to_owned()));
    parts.extend(ability.may.then(|| "may".to_owned()));
    parts.extend(ability.cost.iter().map(|cost| format!("pay {cost:?}")));
    parts.extend(ability.target.iter().map(|target| format!("at {target:?}")));
    parts.extend(ability.condition.iter().map(|condition| format!("if {condition:?}")));
    parts.extend(ability.effects.iter().map(|effect| format!("do {effect:?}")));
    parts.join("; ")
}

/// All that a printing's cards do, lasting abilities included.
fn all_told(printing: Printing) -> Vec<String> {
    let catalogue = Catalogue::classic();
    let mut all = Vec::new();
    for (kind, card) in catalogue.kinds().zip(catalogue.cards(printing)) {
        let id = catalogue.entry(kind).bare_id();
        let mut lines: Vec<String> = card.abilities().iter().map(told).collect();
        if let Face::Room(room) = &card.face {
            lines.extend(room.lasting.iter().map(|lasting| format!("{lasting:?}")));
        }
        all.extend(lines.iter().map(|line| format!("{id}: {}", short(line))));
    }
    all
}

#[test]
fn every_card_does_what_its_set_says() {
    let expected: Vec<&str> = TOLD.trim().lines().collect();
    assert_eq!(all_told(Second).join("\n"), expected.join("\n"));
}

const TOLD: &str = "
draculord: LevelUp; at Opponent(Any); do TakeShown
xyzax: LevelUp; do TakeDiscarded { what: Any, count: 2 }
abbot-gloam: LevelUp; may; do Heal; do Draw { who: You, back: Room, count: 1 }
king-croak: LevelUp; may; do Search(advanced monster)
warlord-grubb: LevelUp; do Draw { who: You, back: Room, count: 2 }; do Build
robobo: LevelUp; do DestroyOwn { who: EachOpponent }
madam-umbra: LevelUp; do TakeDiscarded { what: Spell, count: 2 }
cerebellus: LevelUp; may; do Draw { who: You, back: Spell, count: 3 }; do Discard { who: You, what: Spell, count: 1 }
seducia: LevelUp; may; at Hero(TownOrDecks); do ToYourEntrance
old-rustjaw: LevelUp; do Draw { who: You, back: Room, count: 2 }; do Draw { who: You, back: Spell, count: 1 }
cleopatra: LevelUp; may; do Search(advanced trap)
gorgona: LevelUp; at Hero(Town { ordinary: false }); do Kill
baron-pilfer: LevelUp; do DiscardRandom { who: EachOpponent, back: Room }; do Draw { who: You, back: Room, count: 2 }
dark-altar: Activated; pay DestroyThis; do TakeDiscarded { what: Any, count: 1 }
open-grave: HeroDies; once; do TakeDiscarded { what: Room(any), count: 1 }
specters-sanctum: Built; at Opponent(Any); do DiscardRandom { who: Target, back: Spell }
succubus-spa: HeroDies; once; at Opponent(Any); do TakeRandom
dracolich-lair: Activated; once; pay Discard { what: Room(any), count: 2 }; do TakeDiscarded { what: Room(any), count: 1 }
vampire-bordello: HeroDies; once; may; do Heal
goblin-armory: DamageNearby { near: Adjacent, rooms: monster, amount: 1 }
golem-factory: HeroDies; once; do Draw { who: You, back: Room, count: 1 }
minotaurs-maze: SendsBack
neanderthal-cave: NoAdvancedOnTop
beast-menagerie: BuiltAnother(monster); once; do Draw { who: You, back: Room, count: 1 }
brainsucker-hive: HeroDies; once; may; do Draw { who: You, back: Spell, count: 1 }
dark-laboratory: Built; do Draw { who: You, back: Spell, count: 2 }; do Discard { who: You, what: Spell, count: 1 }
haunted-library: DrawSpellInstead
witchs-kitchen: Activated; once; pay Discard { what: Room(monster), count: 1 }; do Draw { who: You, back: Spell, count: 1 }
all-seeing-eye: Activated; once; pay Discard { what: Spell, count: 1 }; at Spell(Opponent); do Cancel
ligers-den: YouPlaySpell; once; do Draw { who: You, back: Spell, count: 1 }
bottomless-pit: Activated; pay DestroyThis; at Hero(ThisRoom); do Kill
boulder-ramp: Activated; pay DestroyAnother; at Hero(ThisRoom); do Damage(Fixed(5))
dizzygas-hallway: DamageNearby { near: Next, rooms: trap, amount: 2 }
jackpot-stash: Activated; pay DestroyThis; do DoubleTreasure
recycling-center: AnotherDestroyed; may; do Draw { who: You, back: Room, count: 2 }
the-crushinator: Activated; once; pay DestroyAnother; do YourRoomsDamage(2)
centipede-tunnel: Built; may; do SwapStacks
construction-zone: Built; may; do Build
mimic-vault: Built; at Hero(Town { ordinary: true }); do ToYourEntrance
monstrous-monument: Built; do TakeDiscarded { what: Room(monster), count: 1 }
torture-chamber: Activated; pay DestroyThis; at Opponent(Any); do DiscardRandom { who: Target, back: Room }
zombie-prison: Activated; pay DestroyThis; at Hero(Dead(Opponents)); do ReturnSoul { health: 0 }
annihilator: Cast; at Room { whose: Anyones, filter: trap }; do RoomDamage(3)
assassin: Cast; at Hero(Dungeon(Opponents)); do Health(3)
cave-in: Cast; at Room { whose: Yours, filter: any }; do CollapseTarget
counterspell: Cast; at Spell(Anyone); do Cancel
exhaustion: Cast; at Hero(Dungeon(Yours)); do Damage(YourRooms)
fear: Cast; at Hero(Dungeon(Anyones)); do ToTown
freeze: Cast; at Room { whose: Anyones, filter: any }; do Deactivate
giant-size: Cast; at Room { whose: Anyones, filter: monster }; do RoomDamage(3)
jeopardy: Cast; do DiscardHand { who: EachPlayer }; do Draw { who: EachPlayer, back: Spell, count: 1 }; do Draw { who: EachPlayer, back: Room, count: 2 }
kobold-strike: Cast; do Special(NoBuilding)
motivation: Cast; if FewerRooms; do Special(ExtraPlacement)
princess-in-peril: Cast; at Hero(Town { ordinary: false }); do ToYourEntrance
soul-harvest: Cast; at Hero(Dead(Yours)); do RemoveSoul; do Draw { who: You, back: Spell, count: 2 }
teleportation: Cast; at Hero(Dungeon(Yours)); do ToFirstRoom
trepidation: Cast; at Opponent(SoulsAhead(2)); do Special(NoEntry)
zombie-attack: Cast; at Hero(Dead(Opponents)); do ReturnSoul { health: 2 }
";

/// A trigger without "may" is compulsory, so the word is listed. [R6.1]
#[test]
fn only_these_cards_say_may() {
    let catalogue = Catalogue::classic();
    for printing in Printing::ALL {
        let cards = catalogue.cards(printing);
        let may: Vec<_> = catalogue
            .kinds()
            .filter(|kind| cards[kind.index()].copies > 0)
            .filter(|kind| cards[kind.index()].abilities().iter().any(|ability| ability.may))
            .map(|kind| catalogue.entry(kind).bare_id())
            .filter(|id| *id != "abbot-gloam")
            .collect();
        assert_eq!(
            may,
            [
                "king-croak",
                "cerebellus",
                "seducia",
                "cleopatra",
                "vampire-bordello",
                "brainsucker-hive",
                "recycling-center",
                "centipede-tunnel",
                "construction-zone",
            ],
            "{printing:?}"
        );
    }
}

/// "1/t" in the list of the set, once more by name.
#[test]
fn only_these_rooms_work_once_per_turn() {
    for printing in Printing::ALL {
        let mut once: Vec<String> = rooms(printing)
            .into_iter()
            .filter(|(_, _, room)| room.abilities.iter().any(|ability| ability.once))
            .map(|(id, _, _)| id)
            .collect();
        // Its first printing could be used any number of times.
        assert_eq!(once.iter().any(|id| id == "the-crushinator"), printing != First);
        once.retain(|id| id != "the-crushinator");
        assert_eq!(
            once,
            [
                "open-grave",
                "succubus-spa",
                "dracolich-lair",
                "vampire-bordello",
                "golem-factory",
                "beast-menagerie",
                "brainsucker-hive",
                "witchs-kitchen",
                "all-seeing-eye",
                "ligers-den",
            ],
            "{printing:?}"
        );
    }
}

#[test]
fn printings_differ_where_they_should_and_nowhere_else() {
    let catalogue = Catalogue::classic();
    let differ: Vec<_> = catalogue
        .kinds()
        .filter(|kind| {
            let faces = Printing::ALL.map(|printing| &catalogue.card(*kind, printing).face);
            faces[0] != faces[1] || faces[1] != faces[2]
        })
        .map(|kind| catalogue.entry(kind).bare_id())
        .collect();
    assert_eq!(differ, ["open-grave", "dracolich-lair", "the-crushinator", "freeze"]);
    let any = vec![Effect::TakeDiscarded { what: CardFilter::Any, count: 1 }];
    let a_room = CardFilter::Room(RoomFilter::default());
    let rooms = vec![Effect::TakeDiscarded { what: a_room, count: 1 }];
    for id in ["open-grave", "dracolich-lair"] {
        assert_eq!(room(id, First).abilities[0].effects, rooms);
        assert_eq!(room(id, Second).abilities[0].effects, rooms);
        assert_eq!(room(id, Anniversary).abilities[0].effects, any);
    }
    assert_eq!(spell("freeze", First).ability.effects, [Effect::Deactivate]);
    assert_eq!(spell("freeze", Second).ability.effects, [Effect::Deactivate]);
    assert_eq!(spell("freeze", Anniversary).ability.effects, [Effect::Stun]);
}
