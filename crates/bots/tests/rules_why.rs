//! What normal does in positions in which one thing is right, and the reason it gives.

use endboss_bots::{Bot, Budget, Level};
use endboss_engine::{Courtesy, Game, HeroAt, Moment, Pause, Position, SeatAt, StackAt};
use endboss_gamebox::{Setup, Table};
use endboss_lexicon::{CardKind, Edition, Seat, Viewer};
use endboss_view::{Asked, Pick, View, Why};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A table of the anniversary edition with a game that goes on in some position.
struct Played {
    table: Table,
    game: Game,
}

fn kind(table: &Table, id: &str) -> CardKind {
    table.catalogue.kind(id).expect("a classic card")
}

/// A dungeon by its rooms from the boss to the left, and a hand.
fn seat(table: &Table, boss: &str, rooms: &[&str], hand: &[&str]) -> SeatAt {
    let stack = |id: &&str| StackAt { rooms: vec![kind(table, id)], ..StackAt::default() };
    SeatAt {
        boss: kind(table, boss),
        stacks: rooms.iter().map(stack).collect(),
        hand: hand.iter().map(|id| kind(table, id)).collect(),
        ..SeatAt::default()
    }
}

impl Played {
    fn new(players: u8, position: impl FnOnce(&Table) -> Position) -> Played {
        let table = Setup::plain(Edition::Anniversary, players).lay_out().expect("the classic set");
        let position = Position { courtesy: Courtesy::Quick, turn: 2, ..position(&table) };
        let game = Game::at(&table.tables, &position).expect("a possible position");
        Played { table, game }
    }

    fn kind(&self, id: &str) -> CardKind {
        kind(&self.table, id)
    }

    fn card(&self, id: &str) -> Pick {
        Pick::Card(self.kind(id))
    }

    /// On to the next question to this seat for which `fits`; everybody passes until then.
    fn until(&mut self, seat: Seat, fits: impl Fn(&View) -> bool) -> View {
        let t = &self.table.tables;
        for _ in 0..100 {
            let Pause::Choice(seats) = self.game.advance(t, &mut ()) else {
                panic!("the question must come before a chance or the end")
            };
            let asked = seats.iter().next().expect("somebody is asked");
            let view = self.game.view(t, Viewer::Seat(asked));
            if asked == seat && fits(&view) {
                return view;
            }
            self.game.choose(t, asked, Pick::Pass, &mut ()).expect("one may pass");
        }
        panic!("the question never came")
    }

    fn choose(&mut self, seat: Seat, pick: Pick) {
        let t = &self.table.tables;
        self.game.choose(t, seat, pick, &mut ()).expect("it is offered");
    }

    fn normal(&self, view: &View) -> (Pick, Why) {
        let mut bot = Bot::new(Level::Normal, self.table.lore());
        let decided = bot.decide(view, Budget::nodes(1), 1).expect("it is asked");
        (decided.pick, decided.why)
    }
}

fn what(view: &View) -> Asked {
    view.ask.as_ref().expect("somebody is asked").what
}

fn building(view: &View) -> bool {
    what(view) == Asked::PlaceRoom
}

/// Whether a hero is in this slot, counted from the boss.
fn walks(view: &View, slot: u8) -> bool {
    what(view).is_window() && view.walk.is_some_and(|walk| walk.slot == Some(slot))
}

#[test]
fn it_lures_whom_it_kills() {
    let mut played = Played::new(2, |table| Position {
        moment: Moment::Build(A),
        seats: vec![
            seat(table, "draculord", &["brainsucker-hive"], &["golem-factory", "dark-altar"]),
            seat(table, "xyzax", &[], &[]),
        ],
        town: vec![HeroAt::plain(kind(table, "squire-wobble"))],
        ..Position::default()
    });
    let view = played.until(A, building);
    let hero = played.kind("squire-wobble");
    assert_eq!(played.normal(&view), (played.card("golem-factory"), Why::Lures { hero }));
}

#[test]
fn it_covers_what_would_lure_somebody_too_strong() {
    let mut played = Played::new(2, |table| Position {
        moment: Moment::Build(A),
        seats: vec![
            seat(table, "draculord", &["goblin-armory"], &["dark-altar"]),
            seat(table, "xyzax", &[], &[]),
        ],
        town: vec![HeroAt::plain(kind(table, "dame-anvil"))],
        ..Position::default()
    });
    let hero = played.kind("dame-anvil");
    let view = played.until(A, building);
    assert_eq!(played.normal(&view), (played.card("dark-altar"), Why::Avoids { hero }));
    played.choose(A, played.card("dark-altar"));
    let view = played.until(A, |view| matches!(what(view), Asked::PlaceWhere { .. }));
    assert_eq!(played.normal(&view), (Pick::Slot { seat: A, slot: 0 }, Why::Avoids { hero }));
}

#[test]
fn with_nobody_in_town_it_builds_for_the_damage() {
    let mut played = Played::new(2, |table| Position {
        moment: Moment::Build(A),
        seats: vec![
            seat(table, "draculord", &["brainsucker-hive"], &["neanderthal-cave"]),
            seat(table, "xyzax", &[], &[]),
        ],
        ..Position::default()
    });
    let view = played.until(A, building);
    let expected = (played.card("neanderthal-cave"), Why::Damage { from: 2, to: 5 });
    assert_eq!(played.normal(&view), expected);
}

/// A hero at this entrance, and what A holds.
fn visit(owner: Seat, hero: &str, rooms: &[&str], mine: &[&str], others: &[&str]) -> Played {
    Played::new(2, |table| {
        let bosses = ["draculord", "xyzax"];
        let mut seats: Vec<SeatAt> = [(A, mine), (B, others)]
            .into_iter()
            .zip(bosses)
            .map(|((s, hand), boss)| {
                let rooms = if s == owner { rooms } else { &[] };
                seat(table, boss, rooms, hand)
            })
            .collect();
        seats[owner.index()].entrance = vec![HeroAt::plain(kind(table, hero))];
        Position { moment: Moment::Part(owner), seats, ..Position::default() }
    })
}

const MONSTERS: [&str; 2] = ["golem-factory", "brainsucker-hive"];

#[test]
fn it_strengthens_a_room_when_that_kills() {
    let mut played = visit(A, "corporal-spud", &MONSTERS, &["giant-size"], &[]);
    let hero = played.kind("corporal-spud");
    let view = played.until(A, |view| walks(view, 1));
    assert_eq!(played.normal(&view), (played.card("giant-size"), Why::Kills { hero }));
}

#[test]
fn it_keeps_what_changes_nothing() {
    for (hero, why) in [("squire-wobble", "it dies anyway"), ("dame-anvil", "it survives anyway")] {
        let mut played = visit(A, hero, &MONSTERS, &["giant-size"], &[]);
        let view = played.until(A, |view| walks(view, 1));
        assert_eq!(played.normal(&view), (Pick::Pass, Why::Keeps), "{why}");
    }
}

#[test]
fn it_sends_a_hero_back_only_where_that_kills() {
    let mut played = visit(A, "sir-creak", &MONSTERS, &["teleportation"], &[]);
    let hero = played.kind("sir-creak");
    let view = played.until(A, |view| walks(view, 1));
    assert_eq!(played.normal(&view), (Pick::Pass, Why::Keeps), "two of damage more are too few");
    let view = played.until(A, |view| walks(view, 0));
    assert_eq!(played.normal(&view), (played.card("teleportation"), Why::Kills { hero }));
}

#[test]
fn it_spares_a_hero_in_the_dungeon_of_a_rival() {
    let mut played = visit(B, "squire-wobble", &MONSTERS, &["assassin"], &[]);
    let hero = played.kind("squire-wobble");
    let view = played.until(A, |view| walks(view, 1));
    assert_eq!(played.normal(&view), (played.card("assassin"), Why::Spares { hero }));
}

/// What is dealt stays dealt. [Q77]
#[test]
fn it_stuns_a_room_before_the_hero_enters_and_not_after() {
    let mut played =
        visit(B, "squire-wobble", &["neanderthal-cave", "golem-factory"], &["freeze"], &[]);
    let hero = played.kind("squire-wobble");
    let view = played.until(A, |view| what(view).is_window() && view.walk.is_none());
    assert_eq!(played.normal(&view), (played.card("freeze"), Why::Spares { hero }));
    let view = played.until(A, |view| walks(view, 1));
    assert_eq!(played.normal(&view), (played.card("freeze"), Why::Spares { hero }));
    let view = played.until(A, |view| walks(view, 0));
    assert_eq!(played.normal(&view), (Pick::Pass, Why::Keeps));
}

/// And then the room that can still spare it.
#[test]
fn it_stuns_a_room_that_is_still_ahead() {
    let mut played =
        visit(B, "squire-wobble", &["golem-factory", "neanderthal-cave"], &["freeze"], &[]);
    played.until(A, |view| walks(view, 1));
    played.choose(A, played.card("freeze"));
    let view = played.until(A, |view| matches!(what(view), Asked::Target { .. }));
    assert_eq!(played.normal(&view).0, Pick::Slot { seat: B, slot: 0 });
}

#[test]
fn it_stops_what_would_save_a_hero_from_it() {
    let mut played = visit(A, "squire-wobble", &MONSTERS, &["counterspell"], &["freeze"]);
    let card = played.kind("freeze");
    played.until(B, |view| walks(view, 1));
    played.choose(B, Pick::Card(card));
    played.until(B, |view| matches!(what(view), Asked::Target { .. }));
    played.choose(B, Pick::Slot { seat: A, slot: 0 });
    let view = played.until(A, |view| what(view).is_window());
    assert_eq!(played.normal(&view), (played.card("counterspell"), Why::Stops { card }));
}

#[test]
fn it_hurts_whoever_leads() {
    let mut played = Played::new(3, |table| {
        let mut seats = vec![
            seat(table, "draculord", &[], &[]),
            seat(table, "xyzax", &[], &["fear"]),
            seat(table, "robobo", &[], &["freeze"]),
        ];
        seats[0].new_slots = vec![kind(table, "specters-sanctum")];
        seats[2].souls = ["pip-pocket", "greta-grab"].map(|id| kind(table, id)).to_vec();
        Position { moment: Moment::Reveal, seats, ..Position::default() }
    });
    let view = played.until(A, |view| matches!(what(view), Asked::Target { .. }));
    assert_eq!(played.normal(&view), (Pick::Seat(C), Why::Leader { seat: C }));
}
