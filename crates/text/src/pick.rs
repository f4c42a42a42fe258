//! The answers to a question, as labels.

use endboss_lexicon::{Back, CardKind, Face, Seat};
use endboss_view::{Ask, Asked, Pick, RoomView, View};

use crate::effect::back_id;
use crate::log::{sells_rooms, summons};
use crate::speech::Args;
use crate::{Names, Text, noun};

impl Text {
    /// The label of one answer, clear without the board beside it.
    pub fn pick(&self, pick: &Pick, ask: &Ask, view: &View, names: &dyn Names) -> String {
        let label = Label { text: self.for_seat(Some(ask.seat)), ask, view, names };
        match *pick {
            Pick::Pass => label.pass(),
            Pick::Yes => label.yes(),
            Pick::Card(card) => label.card(card),
            Pick::Deck(card) => label.named("pick-from-deck", card),
            Pick::Hero(hero) => label.hero(hero),
            Pick::Slot { seat, slot } => label.slot(seat, slot),
            Pick::NewSlot => label.text.word("pick-new-slot"),
            Pick::Use { slot, ability } => label.used(slot, ability),
            Pick::Seat(seat) => label.player(seat),
            Pick::Declared(number) => label.declared(number),
            Pick::Back(back) => label.back(back),
            Pick::Space { landmark, space } => label.space(landmark, space),
            Pick::UseBoss { ability } => label.boss(ability),
            Pick::UseItem => label.item(),
        }
    }
}

struct Label<'a> {
    text: Text,
    ask: &'a Ask,
    view: &'a View,
    names: &'a dyn Names,
}

impl Label<'_> {
    fn pass(&self) -> String {
        let (id, args) = match self.ask.what {
            Asked::Mulligan => ("pass-keep-hand", Args::new()),
            Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. } => {
                ("pass-build-nothing", Args::new())
            }
            Asked::PlaceWhere { room }
            | Asked::BuildFound { room, .. }
            | Asked::BuildWhere { room, .. } => {
                ("pass-keep-card", Args::new().text("room", self.names.card(room)))
            }
            Asked::Window { .. } | Asked::CancelWindow { .. } => ("pass-window", Args::new()),
            Asked::SwapFirst { .. } | Asked::SwapSecond { .. } => {
                ("pass-swap-nothing", Args::new())
            }
            Asked::TurnDraw | Asked::Machinations => ("pass-draw-nothing", Args::new()),
            Asked::PlaceMinion => ("pass-minion-home", Args::new()),
            Asked::MoveTokenFrom { .. } => ("pass-move-nothing", Args::new()),
            Asked::Market | Asked::TakeMarket { .. } => ("pass-take-nothing", Args::new()),
            Asked::May { source } | Asked::Target { source, .. } => {
                ("pass-no", Args::new().text("card", self.names.card(source.card)))
            }
            Asked::ChooseBoss
            | Asked::OpeningDiscard { .. }
            | Asked::CostRoom { .. }
            | Asked::CostCard { .. }
            | Asked::CostSoul { .. }
            | Asked::NextTrigger
            | Asked::Discard { .. }
            | Asked::TakeDiscarded { .. }
            | Asked::NameBack { .. }
            | Asked::TakeSeen { .. }
            | Asked::Search { .. }
            | Asked::DestroyOwn { .. }
            | Asked::ReturnSoul { .. }
            | Asked::Heal { .. }
            | Asked::TokenOn { .. }
            | Asked::LoseToken { .. }
            | Asked::MoveTokenTo { .. }
            | Asked::CostToken { .. }
            | Asked::SummonTo { .. }
            | Asked::MoveMinion { .. }
            | Asked::SendHero { .. }
            | Asked::ShuffleStack { .. } => ("pass-nothing", Args::new()),
        };
        self.text.message(id, &args)
    }

    fn yes(&self) -> String {
        if self.ask.what == Asked::Mulligan {
            return self.text.word("yes-mulligan");
        }
        match self.ask.what.source() {
            Some(source) => {
                let does = self.text.ability_text(self.names.face(source.card), source.ability);
                self.text.message("yes-use", &Args::new().text("text", does))
            }
            None => self.text.word("yes-plain"),
        }
    }

    /// A card, with what choosing it does.
    fn card(&self, card: CardKind) -> String {
        match self.ask.what {
            Asked::OpeningDiscard { .. } | Asked::CostCard { .. } | Asked::Discard { .. } => {
                self.named("pick-discard", card)
            }
            Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. } => {
                self.described("pick-build", card)
            }
            Asked::TakeDiscarded { .. } | Asked::Search { .. } => {
                self.named("pick-take-discarded", card)
            }
            Asked::TakeSeen { .. } => self.named("pick-take", card),
            Asked::NextTrigger => self.named("pick-first", card),
            Asked::Window { .. } | Asked::CancelWindow { .. } => self.described("pick-play", card),
            Asked::ChooseBoss
            | Asked::Mulligan
            | Asked::TurnDraw
            | Asked::PlaceWhere { .. }
            | Asked::Target { .. }
            | Asked::CostRoom { .. }
            | Asked::CostSoul { .. }
            | Asked::May { .. }
            | Asked::NameBack { .. }
            | Asked::BuildFound { .. }
            | Asked::DestroyOwn { .. }
            | Asked::SwapFirst { .. }
            | Asked::SwapSecond { .. }
            | Asked::BuildWhere { .. }
            | Asked::ReturnSoul { .. }
            | Asked::Heal { .. }
            | Asked::Machinations
            | Asked::Market
            | Asked::PlaceMinion
            | Asked::TokenOn { .. }
            | Asked::LoseToken { .. }
            | Asked::MoveTokenFrom { .. }
            | Asked::MoveTokenTo { .. }
            | Asked::CostToken { .. }
            | Asked::SummonTo { .. }
            | Asked::TakeMarket { .. }
            | Asked::MoveMinion { .. }
            | Asked::SendHero { .. }
            | Asked::ShuffleStack { .. } => self.described("pick-choose", card),
        }
    }

    fn named(&self, id: &'static str, card: CardKind) -> String {
        let face = &self.names.face(card).face;
        let args = Args::new().text("card", self.names.card(card));
        let args = args.text("kind", noun::card_of(face)).text("sort", face.sort());
        self.text.message(id, &args)
    }

    /// With the line and the text of the card, if it has a text.
    fn described(&self, id: &'static str, card: CardKind) -> String {
        let face = self.names.face(card);
        let does = self.text.card_text(face);
        let id = if does.is_empty() && id != "pick-build" { "pick-choose-silent" } else { id };
        let line = self.text.line(face, self.names.gender(card));
        let args = Args::new().text("card", self.names.card(card));
        self.text.message(id, &args.text("line", line).text("text", does))
    }

    /// A hero with what tells where it is.
    fn hero(&self, hero: CardKind) -> String {
        let face = self.names.face(hero);
        let epic = matches!(&face.face, Face::Hero(hero) if hero.epic);
        let mut args = self.text.hero_args(face).text("where", "deck");
        args = args.number("worth", if epic { 2u8 } else { 1 });
        args = args.hero(hero, self.names);
        if let Some(here) = self.view.town.iter().find(|it| it.card == hero) {
            args = args.text("where", "town").number("health", here.health);
        }
        for landmark in &self.view.landmarks {
            if let Some(here) = landmark.heroes.iter().find(|it| it.card == hero) {
                args = args.text("where", "landmark").number("health", here.health);
                args = args.text("landmark", self.names.card(landmark.card));
            }
        }
        for seat in &self.view.seats {
            if let Some(here) = seat.entrance.iter().find(|it| it.card == hero) {
                args = self.of(args, seat.seat);
                args = args.text("where", "entrance").number("health", here.health);
            }
            for (scored, place) in [(&seat.soul_heroes, "soul"), (&seat.wound_heroes, "wound")] {
                if scored.contains(&hero) {
                    args = self.of(args, seat.seat).text("where", place);
                }
            }
        }
        if let Some(walk) = self.view.walk.filter(|walk| walk.hero.card == hero) {
            args = self.of(args, walk.seat).text("where", "dungeon");
            args = args.number("health", walk.hero.health).number("damage", walk.hero.damage);
            if let Some(room) = walk.slot.and_then(|slot| self.room_at(walk.seat, slot)) {
                args = args.text("where", "walking").text("room", self.names.card(room.card));
            }
        }
        self.text.message("pick-hero", &args)
    }

    /// A slot by its visible room, whose dungeon it is, and its place.
    fn slot(&self, seat: Seat, slot: u8) -> String {
        let args = self.of(Args::new(), seat).number("slot", slot + 1);
        let Some(room) = self.room_at(seat, slot) else {
            return self.text.message("pick-slot-bare", &args);
        };
        let id = match self.ask.what {
            Asked::PlaceWhere { .. } | Asked::BuildFound { .. } | Asked::BuildWhere { .. } => {
                "pick-slot-build"
            }
            Asked::CostRoom { .. } | Asked::DestroyOwn { .. } => "pick-slot-destroy",
            Asked::NextTrigger => "pick-slot-first",
            Asked::SwapSecond { .. } => "pick-slot-swap",
            Asked::ShuffleStack { .. } => "pick-slot-shuffle",
            Asked::TokenOn { .. } => "pick-slot-token",
            Asked::LoseToken { .. } | Asked::CostToken { .. } => "pick-slot-token-off",
            Asked::MoveTokenFrom { .. } => "pick-slot-token-from",
            Asked::MoveTokenTo { .. } => "pick-slot-token-to",
            Asked::ChooseBoss
            | Asked::Mulligan
            | Asked::OpeningDiscard { .. }
            | Asked::FirstRoom
            | Asked::TurnDraw
            | Asked::PlaceRoom
            | Asked::Window { .. }
            | Asked::CancelWindow { .. }
            | Asked::Target { .. }
            | Asked::CostCard { .. }
            | Asked::CostSoul { .. }
            | Asked::May { .. }
            | Asked::Discard { .. }
            | Asked::TakeDiscarded { .. }
            | Asked::NameBack { .. }
            | Asked::TakeSeen { .. }
            | Asked::Search { .. }
            | Asked::SwapFirst { .. }
            | Asked::BuildRoom { .. }
            | Asked::ReturnSoul { .. }
            | Asked::Heal { .. }
            | Asked::Machinations
            | Asked::Market
            | Asked::PlaceMinion
            | Asked::SummonTo { .. }
            | Asked::TakeMarket { .. }
            | Asked::MoveMinion { .. }
            | Asked::SendHero { .. } => "pick-slot",
        };
        let args = args.text("room", self.names.card(room.card)).number("damage", room.damage);
        let args = args.number("tokens", room.tokens);
        self.text.message(id, &args)
    }

    /// An ability of one's own room, or its action space.
    fn used(&self, slot: u8, ability: u8) -> String {
        let args = self.of(Args::new(), self.ask.seat).number("slot", slot + 1);
        let Some(room) = self.room_at(self.ask.seat, slot) else {
            return self.text.message("pick-slot-bare", &args);
        };
        let id = match self.doing() {
            Doing::First => "pick-use-first",
            Doing::Minion => "pick-use-minion",
            Doing::Use => "pick-use",
        };
        let does = self.text.ability_text(self.names.face(room.card), ability);
        self.told(id, &args.text("room", self.names.card(room.card)).text("text", does))
    }

    /// An ability of one's own boss, or its action space.
    fn boss(&self, ability: u8) -> String {
        let boss = self.view.seats.get(self.ask.seat.index()).and_then(|seat| seat.boss);
        let Some(boss) = boss else { return self.text.word("pick-boss-gone") };
        let face = self.names.face(boss.card);
        if sells_rooms(&face.face, ability) {
            return self.text.word("pick-sell-room");
        }
        let id = match self.doing() {
            Doing::First => "pick-boss-first",
            Doing::Minion => "pick-boss-minion",
            Doing::Use => "pick-boss",
        };
        let does = self.text.ability_text(face, ability);
        self.told(id, &Args::new().text("boss", self.names.card(boss.card)).text("text", does))
    }

    fn item(&self) -> String {
        let item = self.view.seats.get(self.ask.seat.index()).and_then(|seat| seat.item);
        let Some(item) = item else { return self.text.word("pick-item-gone") };
        let does = self.text.ability_text(self.names.face(item), 0);
        let args = Args::new().text("item", self.names.card(item)).text("text", does);
        self.told("pick-item", &args)
    }

    /// A space of a landmark with what it does; where it summons, whom.
    fn space(&self, landmark: CardKind, space: u8) -> String {
        let face = self.names.face(landmark);
        let args = Args::new().text("landmark", self.names.card(landmark));
        let args = args.text("text", self.text.ability_text(face, space));
        if !summons(&face.face, space) {
            let args = args.number("space", u32::from(space) + 1);
            return self.told("pick-space", &args);
        }
        let here = self.view.landmarks.iter().find(|it| it.card == landmark);
        match here.and_then(|here| here.heroes.last()) {
            Some(hero) => {
                let args = args.text("hero", self.text.hero(hero, self.names));
                self.told("pick-space-summon", &args)
            }
            None => self.told("pick-space-summon-nobody", &args),
        }
    }

    /// A label that ends with the text of an ability, if the card has it.
    fn told(&self, id: &'static str, args: &Args) -> String {
        self.text.message(id, args).trim_end().to_owned()
    }

    /// What choosing an ability does.
    fn doing(&self) -> Doing {
        match self.ask.what {
            Asked::NextTrigger => Doing::First,
            Asked::PlaceMinion | Asked::MoveMinion { .. } => Doing::Minion,
            _ => Doing::Use,
        }
    }

    fn player(&self, seat: Seat) -> String {
        let it = self.view.seats.get(seat.index());
        let args = self.of(Args::new(), seat);
        if let Asked::SummonTo { .. } = self.ask.what {
            let slots = it.map(|it| it.slots.as_slice()).unwrap_or_default();
            let rooms = slots.iter().filter_map(|slot| slot.room.as_ref());
            let damage: u32 = rooms.map(|room| u32::from(room.damage)).sum();
            return self.text.message("pick-entrance", &args.number("damage", damage));
        }
        let (souls, wounds) = it.map_or((0, 0), |it| (it.souls, it.wounds));
        let args = args.number("souls", souls).number("wounds", wounds);
        self.text.message("pick-player", &args)
    }

    fn declared(&self, number: u8) -> String {
        let Some(declared) = self.view.declared.get(usize::from(number)) else {
            let args = Args::new().number("number", u32::from(number) + 1);
            return self.text.message("pick-declared-gone", &args);
        };
        let args = self.of(Args::new(), declared.seat);
        let args = args.text("card", self.names.card(declared.source.card));
        let args = self.text.aimed_at(args, declared.target, self.names);
        self.text.message("pick-declared", &args)
    }

    fn back(&self, back: Back) -> String {
        let draws = matches!(self.ask.what, Asked::TurnDraw | Asked::Machinations | Asked::Market);
        let id = if draws { "pick-draw" } else { "pick-back" };
        let args = Args::new().text("kind", noun::back(back)).text("back", back_id(back));
        self.text.message(id, &args)
    }

    fn of<'b>(&self, args: Args<'b>, seat: Seat) -> Args<'b> {
        self.text.player(args, seat, self.names)
    }

    /// The visible room of a slot.
    fn room_at(&self, seat: Seat, slot: u8) -> Option<&RoomView> {
        self.view.seats.get(seat.index())?.slots.get(usize::from(slot))?.room.as_ref()
    }
}

/// What it means to choose an ability.
enum Doing {
    /// It happens before others of this moment.
    First,
    /// The minion goes there.
    Minion,
    Use,
}
