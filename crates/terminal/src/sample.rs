//! A table with a few things on it, for the tests of what is shown.

use endboss_engine::{Courtesy, Game};
use endboss_gamebox::{Setup, Table};
use endboss_lexicon::{CardKind, Edition, Face, Seat, Viewer};
use endboss_text::{Lang, Text};
use endboss_view::{BossView, HeroView, Phase, RoomView, SlotView, View};

use crate::screen::Screen;

pub struct Sample {
    pub table: Table,
}

impl Sample {
    /// Two players at the anniversary edition.
    pub fn new() -> Sample {
        Sample::of("anniversary")
    }

    pub fn of(edition: &str) -> Sample {
        Sample::ruled(edition, &[])
    }

    /// With some rule fields set; as many as two players, if the edition takes them.
    pub fn ruled(edition: &str, fields: &[(&str, &str)]) -> Sample {
        let edition = Edition::from_id(edition).expect("an edition");
        let fields = fields.iter().map(|(f, v)| ((*f).to_owned(), (*v).to_owned())).collect();
        let setup = Setup { players: None, fields, ..Setup::plain(edition, 0) };
        Sample { table: setup.lay_out().expect("a table") }
    }

    pub fn kind(&self, id: &str) -> CardKind {
        self.table.catalogue.kind(id).unwrap_or_else(|| panic!("the cards of this table have {id}"))
    }

    /// The ordinary heroes with treasure that are used at this table.
    pub fn ordinary_heroes(&self) -> Vec<HeroView> {
        let view = self.view();
        let wants = |card: &&CardKind| match &self.table.cards[card.index()].face {
            Face::Hero(hero) => !hero.treasure.is_empty(),
            _ => false,
        };
        let cards = view.ordinary_heroes.iter().filter(wants);
        cards.map(|card| self.hero(self.table.catalogue.id(*card))).collect()
    }

    /// In the second turn, in Adventure, A is active and has the higher XP; nothing else is there.
    pub fn view(&self) -> View {
        let tables = &self.table.tables;
        let mut view = Game::new(tables, Courtesy::Everyone).view(tables, Viewer::Seat(Seat(0)));
        (view.turn, view.phase, view.active) = (2, Phase::Adventure, Some(Seat(0)));
        view.turn_order = view.seats.iter().map(|seat| seat.seat).collect();
        let classic = self.table.catalogue.kind("draculord").is_some();
        let bosses =
            if classic { ["draculord", "xyzax"] } else { ["count-formaldehyde", "lady-snare"] };
        for ((seat, boss), xp) in view.seats.iter_mut().zip(bosses).zip([900, 750]) {
            let card = self.kind(boss);
            seat.boss = Some(BossView { card, xp, leveled: false });
        }
        view
    }

    /// A slot with this room alone, which deals 1.
    pub fn slot(&self, room: &str) -> SlotView {
        let room = RoomView {
            card: self.kind(room),
            damage: 1,
            deactivated: false,
            stunned: false,
            tokens: 0,
            used: false,
            minion: None,
        };
        SlotView { room: Some(room), below: Vec::new(), face_down: None }
    }

    /// A hero as it is printed.
    pub fn hero(&self, id: &str) -> HeroView {
        let card = self.kind(id);
        let printing = self.table.tables.rules.printing;
        let Face::Hero(hero) = &self.table.catalogue.card(card, printing).face else {
            panic!("{id} is no hero");
        };
        HeroView { card, health: hero.health, damage: 0, waits: false, token: 0, item: None }
    }

    /// What is said to A.
    pub fn show<T>(&self, say: impl FnOnce(&Screen) -> T) -> T {
        let names = self.table.names(Lang::En);
        let names = names.with_players(vec!["You".to_owned(), "Bot B".to_owned()]);
        let me = Seat(0);
        let text = Text::new(Lang::En).for_seat(Some(me));
        say(&Screen { text, names: &names, me, rules: &self.table.tables.rules })
    }
}
