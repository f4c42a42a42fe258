//! What no shipped card does, but a card of somebody's own may: the classic set with one spell that
//! says something else.

use endboss_cards::Catalogue;
use endboss_engine::{
    Chance, Courtesy, Event, Game, HeroAt, Moment, Pause, Position, Roll, SeatAt, StackAt, Tables,
};
use endboss_lexicon::{
    Ability, CardFilter, CardKind, Cost, Edition, Effect, Face, HeroPlace, Rules, Seat, SpellPhase,
    Target, Viewer, When, Who,
};
use endboss_view::{Asked, HeroView, Pick, Seen, View};

const A: Seat = Seat(0);
const EDITIONS: [Edition; 3] = Edition::CLASSIC;

fn kind(id: &str) -> CardKind {
    Catalogue::classic().kind(id).expect("a classic card")
}

/// Fear, saying this.
fn made() -> CardKind {
    kind("fear")
}

fn says(cost: Vec<Cost>, target: Option<Target>, effect: Effect) -> Ability {
    let effects = vec![effect];
    Ability { when: When::Cast, once: false, may: false, cost, target, condition: None, effects }
}

fn tables(edition: Edition, ability: &Ability) -> Tables {
    let rules = Rules::preset(edition);
    let mut cards = Catalogue::classic().cards(rules.printing);
    if let Face::Spell(spell) = &mut cards[made().index()].face {
        spell.phase = SpellPhase::Both;
        spell.ability = ability.clone();
    }
    Tables::new(&cards, rules, 2).expect("the classic set makes a game")
}

fn stack(room: &str, face_down: Option<&str>) -> StackAt {
    StackAt { rooms: vec![kind(room)], face_down: face_down.map(kind), ..StackAt::default() }
}

/// Two players; A has the spell and another one, and these rooms from the boss to the left.
fn position(moment: Moment, stacks: Vec<StackAt>) -> Position {
    let hand = vec![made(), kind("freeze")];
    let a = SeatAt { boss: kind("draculord"), stacks, hand, ..SeatAt::default() };
    let b = SeatAt { boss: kind("xyzax"), ..SeatAt::default() };
    let courtesy = Courtesy::Everyone;
    Position { courtesy, turn: 1, moment, seats: vec![a, b], ..Position::default() }
}

struct Table<'a> {
    t: &'a Tables,
    game: Game,
    events: Vec<Event>,
}

impl<'a> Table<'a> {
    fn new(t: &'a Tables, position: &Position) -> Table<'a> {
        let game = Game::at(t, position).expect("it can be");
        Table { t, game, events: Vec::new() }
    }

    fn view(&self) -> View {
        self.game.view(self.t, Viewer::Public)
    }

    /// What A is asked now, and what it may answer.
    fn asked(&mut self) -> (Asked, Vec<Pick>) {
        let mut options = Vec::new();
        self.game.advance(self.t, &mut self.events);
        let asked = self.game.options(self.t, A, &mut options).expect("A is asked");
        (asked, options)
    }

    fn answer(&mut self, pick: Pick) {
        self.game.advance(self.t, &mut self.events);
        self.game.choose(self.t, A, pick, &mut self.events).expect("it is on offer");
        self.game.advance(self.t, &mut self.events);
    }

    /// Passes for everybody until it is so; this hero comes as soon as it can.
    fn pass_until(&mut self, hero: Option<CardKind>, so: impl Fn(&View) -> bool) {
        loop {
            let pause = self.game.advance(self.t, &mut self.events);
            if so(&self.view()) {
                return;
            }
            match pause {
                Pause::Over => panic!("the game ended before that"),
                Pause::Choice(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    let passed = self.game.choose(self.t, seat, Pick::Pass, &mut self.events);
                    passed.expect("one may pass");
                }
                Pause::Chance(chance) => {
                    let wanted = |n: &u32| {
                        let roll = self.game.way(self.t, chance, *n);
                        matches!(chance, Chance::Hero { .. })
                            && hero.is_some_and(|h| roll == Some(Roll::Card(h)))
                    };
                    let ways = self.game.ways(self.t, chance);
                    let nth = (0..ways).find(wanted).unwrap_or(0);
                    let settled = self.game.settle_way(self.t, chance, nth, &mut self.events);
                    settled.expect("one of its ways");
                }
            }
        }
    }
}

/// "Until end of turn" ends for a hero that is still in the deck, too. [R9.1]
#[test]
fn a_hero_in_the_deck_loses_its_bonus_at_the_end_of_the_turn() {
    let decks = Target::Hero(HeroPlace::TownOrDecks);
    for edition in EDITIONS {
        let t = tables(edition, &says(vec![], Some(decks), Effect::Health(3)));
        let mut table = Table::new(&t, &position(Moment::Build(A), vec![]));
        let hero = table.view().ordinary_heroes[0];
        table.answer(Pick::Card(made()));
        table.answer(Pick::Hero(hero));
        let given = Event::Public(Seen::HeroHealthUp { hero, amount: 3 });
        table.pass_until(None, |view| view.declared.is_empty());
        assert!(table.events.contains(&given), "{edition}");
        let there = |view: &View| view.town.iter().find(|h| h.card == hero).copied();
        table.pass_until(Some(hero), |view| there(view).is_some());
        let HeroView { health, .. } = there(&table.view()).expect("it has come");
        let printed = match &Catalogue::classic().cards(t.rules.printing)[hero.index()].face {
            Face::Hero(hero) => hero.health,
            other => panic!("no hero: {other:?}"),
        };
        assert_eq!(health, printed, "{edition}");
    }
}

/// What stands in a room moves with its stack. [R6.13]
#[test]
fn a_hero_moves_with_the_stack_it_stands_in() {
    for edition in EDITIONS {
        let t = tables(edition, &says(vec![], None, Effect::SwapStacks));
        let stacks = ["golem-factory", "dark-altar", "neanderthal-cave"];
        let mut at = position(Moment::Part(A), stacks.map(|room| stack(room, None)).to_vec());
        let hero = HeroAt::plain(kind("hilda-hardhat"));
        at.seats[0].entrance = vec![hero];
        let mut table = Table::new(&t, &at);
        let slot = |view: &View| view.walk.and_then(|walk| walk.slot);
        table.pass_until(None, |view| slot(view) == Some(1));
        let before = table.view().walk.expect("it walks").hero;
        table.answer(Pick::Card(made()));
        table.pass_until(None, |view| view.declared.is_empty());
        table.answer(Pick::Slot { seat: A, slot: 1 });
        table.answer(Pick::Slot { seat: A, slot: 0 });
        let view = table.view();
        let rooms = view.seat(A).slots.iter().map(|s| s.room.as_ref().map(|room| room.card));
        let moved = ["dark-altar", "golem-factory", "neanderthal-cave"];
        assert!(rooms.eq(moved.map(|room| Some(kind(room)))), "{edition}");
        assert_eq!(slot(&view), Some(0), "{edition}: it stands in the Dark Altar as before");
        assert_eq!(view.walk.expect("it walks").hero, before, "{edition}");
        // Only the boss is left of it.
        table.pass_until(None, |view| view.walk.is_none());
        assert_eq!(table.view().seat(A).wound_heroes, [hero.hero], "{edition}");
    }
}

/// A face-down card stays on the room it was placed on. [R6.13]
#[test]
fn a_face_down_card_moves_with_the_stack_it_lies_on() {
    for edition in EDITIONS {
        let t = tables(edition, &says(vec![], None, Effect::SwapStacks));
        let stacks =
            vec![stack("golem-factory", None), stack("dark-altar", Some("neanderthal-cave"))];
        let mut table = Table::new(&t, &position(Moment::Build(A), stacks));
        let down = |view: &View| -> Vec<_> {
            view.seat(A).slots.iter().map(|slot| slot.face_down.is_some()).collect()
        };
        assert_eq!(down(&table.view()), [false, true], "{edition}");
        table.answer(Pick::Card(made()));
        table.pass_until(None, |view| view.declared.is_empty());
        table.answer(Pick::Slot { seat: A, slot: 0 });
        assert_eq!(down(&table.view()), [true, false], "{edition}");
        table.pass_until(None, |view| !down(view).contains(&true));
        let view = table.view();
        let [first, second] = &view.seat(A).slots[..] else { panic!("two slots") };
        assert_eq!(first.below, [kind("dark-altar")], "{edition}");
        assert_eq!(first.room.as_ref().map(|r| r.card), Some(kind("neanderthal-cave")));
        assert_eq!(second.room.as_ref().map(|r| r.card), Some(kind("golem-factory")));
    }
}

/// A room that destroys itself on being entered deals nothing, and the hero walks on. [Q54]
#[test]
fn a_hero_walks_on_when_its_room_is_gone_before_the_damage() {
    for edition in EDITIONS {
        let rules = Rules::preset(edition);
        let mut cards = Catalogue::classic().cards(rules.printing);
        let Face::Room(room) = &mut cards[kind("neanderthal-cave").index()].face else {
            panic!("a room");
        };
        let destroys = says(vec![], None, Effect::DestroyOwn { who: Who::You });
        room.abilities = vec![Ability { when: When::HeroEnters, ..destroys }];
        let t = Tables::new(&cards, rules, 2).expect("the classic set makes a game");
        let stacks = ["golem-factory", "neanderthal-cave"].map(|room| stack(room, None)).to_vec();
        let mut at = position(Moment::Part(A), stacks);
        at.seats[0].entrance = vec![HeroAt::plain(kind("hilda-hardhat"))];
        let mut table = Table::new(&t, &at);
        while !matches!(table.asked().0, Asked::DestroyOwn { .. }) {
            table.answer(Pick::Pass);
        }
        table.answer(Pick::Slot { seat: A, slot: 1 });
        let view = table.view();
        assert_eq!(view.seat(A).slots.len(), 1, "{edition}");
        let walk = view.walk.expect("it walks");
        assert_eq!((walk.slot, walk.hero.damage), (Some(0), 2), "{edition}");
    }
}

/// A spell has left the hand when its cost is paid. [Q22]
#[test]
fn a_spell_never_pays_for_itself() {
    let cost = |count| vec![Cost::Discard { what: CardFilter::Spell, count }];
    for edition in EDITIONS {
        let t = tables(edition, &says(cost(1), None, Effect::Heal));
        let offered = |hand: &[CardKind]| {
            let mut at = position(Moment::Build(A), vec![]);
            at.seats[0].hand = hand.to_vec();
            let mut table = Table::new(&t, &at);
            let pause = table.game.advance(&t, &mut ());
            let mut options = Vec::new();
            table.game.options(&t, A, &mut options);
            let asked = matches!(pause, Pause::Choice(seats) if seats.has(A));
            asked && options.contains(&Pick::Card(made()))
        };
        assert!(!offered(&[made()]), "{edition}");
        assert!(offered(&[made(), kind("freeze")]), "{edition}");
        // A second copy of it is another card.
        assert!(offered(&[made(), made()]), "{edition}");

        let mut at = position(Moment::Build(A), vec![]);
        at.seats[0].hand = vec![made(), kind("freeze"), kind("assassin")];
        let mut table = Table::new(&t, &at);
        table.answer(Pick::Card(made()));
        let (asked, options) = table.asked();
        assert!(matches!(asked, Asked::CostCard { left: 1, .. }), "{edition}: {asked:?}");
        assert!(!options.contains(&Pick::Card(made())), "{edition}: {options:?}");
        table.answer(Pick::Card(kind("freeze")));
        table.pass_until(None, |view| view.declared.is_empty());
        let mut discarded = table.view().discard;
        discarded.sort();
        let mut both = [made(), kind("freeze")];
        both.sort();
        assert_eq!(discarded, both, "{edition}");
    }
}
