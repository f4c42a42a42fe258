//! A view as plain lines, one thing a line, in an order that reads well aloud.

use endboss_lexicon::{CardKind, Treasure, Viewer};
use endboss_terminal::shown;
use endboss_text::{Arg, Names, Text};
use endboss_view::{
    Ask, CardSeen, DeclaredView, HeroView, SeatView, Seen, SlotView, View, Waiting,
};

/// Everything the viewer may know, and what is asked, line by line. The text speaks to the viewer.
pub fn lines(view: &View, asks: &[Ask], text: &Text, names: &dyn Names) -> Vec<String> {
    let mut page = Page { view, text, names, lines: Vec::new() };
    page.moment();
    page.market();
    page.town();
    page.landmarks();
    for seat in &view.seats {
        page.dungeon(seat);
    }
    page.declared();
    page.hand();
    page.piles();
    for ask in asks {
        page.ask(ask);
    }
    page.outcome();
    page.lines
}

struct Page<'a> {
    view: &'a View,
    text: &'a Text,
    names: &'a dyn Names,
    lines: Vec<String>,
}

impl Page<'_> {
    fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.text.say(id, args)
    }

    fn add(&mut self, line: String) {
        self.lines.push(line);
    }

    /// "Town: one, two."
    fn list(&mut self, heading: &str, things: &[String]) {
        self.add(format!("{heading}: {}.", things.join(", ")));
    }

    fn cards(&self, cards: &[CardKind]) -> Vec<String> {
        cards.iter().map(|card| self.names.card(*card).to_owned()).collect()
    }

    fn heroes(&self, heroes: &[HeroView]) -> Vec<String> {
        shown::heroes(heroes, self.text, self.names)
    }

    fn moment(&mut self) {
        let phase = self.text.phase(self.view.phase);
        let turn = [("turn", self.view.turn.into()), ("phase", phase.into())];
        self.add(self.say("ui-turn-phase", &turn) + ".");
        if let Some(active) = self.view.active {
            let player = self.names.player(active);
            self.add(self.say("ui-active", &[("player", player.into())]) + ".");
        }
        if let Some(first) = self.view.first_player.filter(|_| self.view.seats.len() > 1) {
            let player = self.names.player(first);
            self.add(self.say("ui-first-player", &[("player", player.into())]) + ".");
        }
        let waiting = match self.view.waiting {
            Waiting::Window => self.say("ui-waiting-window", &[]),
            Waiting::Everybody => self.say("ui-waiting-everybody", &[]),
            Waiting::Seat(seat) => {
                let player = self.names.player(seat);
                self.say("ui-waiting", &[("player", player.into())])
            }
            Waiting::Chance | Waiting::Over => return,
        };
        self.add(waiting + ".");
    }

    fn market(&mut self) {
        if !self.view.market.is_empty() {
            let heading = self.say("ui-market", &[]);
            let cards = self.cards(&self.view.market);
            self.list(&heading, &cards);
        } else if !self.view.landmarks.is_empty() {
            self.add(self.say("ui-market-empty", &[]) + ".");
        }
        if !self.view.items.is_empty() {
            let heading = self.say("ui-items-waiting", &[]);
            let items = self.cards(&self.view.items);
            self.list(&heading, &items);
        }
    }

    /// One thing a line: each landmark by itself. [R4.2]
    fn landmarks(&mut self) {
        let me = match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        for landmark in &self.view.landmarks {
            let things = shown::on_landmark(landmark, self.text, self.names, me);
            self.list(self.names.card(landmark.card), &things);
        }
    }

    fn town(&mut self) {
        let heroes = self.heroes(&self.view.town);
        if heroes.is_empty() {
            self.add(self.say("ui-town-empty", &[]) + ".");
        } else {
            let heading = match self.view.town_places {
                Some(places) => self.say("ui-town-places", &[("count", places.into())]),
                None => self.say("ui-town", &[]),
            };
            self.list(&heading, &heroes);
        }
        if self.view.no_building {
            self.add(self.text.seen(&Seen::NoBuilding, self.names));
        }
    }

    fn dungeon(&mut self, seat: &SeatView) {
        self.add(String::new());
        let player = self.names.player(seat.seat);
        let heading = if self.view.viewer.is(seat.seat) {
            self.say("ui-your-dungeon", &[])
        } else {
            self.say("ui-dungeon-of", &[("player", player.into())])
        };
        let mut state = Vec::new();
        if seat.out {
            state.push(self.say("ui-out", &[]));
        }
        if seat.no_entry {
            state.push(self.say("ui-no-entry", &[]));
        }
        let score = [("souls", seat.souls.into()), ("wounds", seat.wounds.into())];
        state.push(self.say("ui-score", &score));
        self.list(&heading, &state);
        self.boss(seat);
        let treasure = self.treasure(seat);
        self.add(self.say("ui-treasure", &[("list", treasure.into())]) + ".");
        let minion = shown::minion(seat, self.view, self.text, self.names);
        let purse = shown::purse(seat, self.view, self.text, self.names);
        for thing in minion.into_iter().chain(purse) {
            self.add(thing + ".");
        }
        match &seat.hand {
            None => self.hidden_hand(seat),
            // Its owner's hand stands apart, next to what is asked.
            Some(_) if self.view.viewer.is(seat.seat) => {}
            Some(hand) if hand.is_empty() => self.add(self.say("ui-hand-of-empty", &[]) + "."),
            Some(hand) => {
                let heading = self.say("ui-hand-of", &[]);
                let cards = self.cards(hand);
                self.list(&heading, &cards);
            }
        }
        // From left to right, as heroes meet them.
        for (at, slot) in seat.slots.iter().enumerate().rev() {
            self.slot(seat, at as u8, slot);
        }
        if seat.slots.is_empty() {
            let id = if self.view.turn == 0 { "ui-no-rooms" } else { "ui-no-rooms-left" };
            self.add(self.say(id, &[]) + ".");
        }
        let mut waiting = self.heroes(&seat.entrance);
        // A hero between rooms is named where it came in.
        let walk = self.view.walk.filter(|walk| walk.seat == seat.seat && walk.slot.is_none());
        waiting.extend(walk.map(|walk| shown::hero(&walk.hero, self.text, self.names)));
        if !waiting.is_empty() {
            let heading = self.say("ui-entrance", &[]);
            self.list(&heading, &waiting);
        }
    }

    fn boss(&mut self, seat: &SeatView) {
        if let Some(boss) = seat.boss {
            let name = self.names.card(boss.card);
            let args = [("boss", name.into()), ("xp", boss.xp.into())];
            let mut line = self.say("ui-boss", &args);
            if boss.leveled {
                line = format!("{line}, {}", self.say("ui-leveled", &[]));
            }
            self.add(line + ".");
        }
    }

    fn treasure(&self, seat: &SeatView) -> String {
        let kinds = Treasure::ALL.into_iter().zip(seat.treasure).filter(|(_, count)| *count > 0);
        let kinds: Vec<String> =
            kinds.map(|(kind, count)| format!("{count} {}", self.text.treasure(kind))).collect();
        if kinds.is_empty() { self.say("ui-treasure-none", &[]) } else { kinds.join(", ") }
    }

    /// How many cards, and which of them the viewer knows to be there, or in one of several
    /// hands. [Q44]
    fn hidden_hand(&mut self, seat: &SeatView) {
        let sizes = [("rooms", seat.hand_rooms.into()), ("spells", seat.hand_spells.into())];
        let mut line = self.say("ui-hand-sizes", &sizes);
        let known = self.view.known.iter().filter(|known| known.places().has(seat.seat));
        let known = known.map(|known| {
            let name = self.names.card(known.card);
            let places: Vec<String> =
                known.places().iter().map(|place| self.names.player(place)).collect();
            match places.as_slice() {
                [_] => name.to_owned(),
                several => format!("{name} {}", several.join("/")),
            }
        });
        let known: Vec<String> = known.collect();
        if !known.is_empty() {
            line = format!("{line} ({})", known.join(", "));
        }
        self.add(line + ".");
    }

    fn slot(&mut self, seat: &SeatView, at: u8, slot: &SlotView) {
        let mut parts = Vec::new();
        if let Some(room) = &slot.room {
            parts.push(self.names.card(room.card).to_owned());
            parts.extend(shown::damage(room, self.text, self.names));
            parts.extend(shown::tokens(room, self.text));
            parts.extend(shown::marks(room, self.text));
        }
        if let Some(card) = slot.face_down {
            let what = self.say("ui-face-down", &[]);
            parts.push(match card {
                CardSeen::Card(card) => format!("{what} {}", self.names.card(card)),
                CardSeen::Back(_) => what,
            });
        }
        parts.extend(shown::below(slot, self.text, self.names));
        let walk = self.view.walk.filter(|walk| walk.seat == seat.seat && walk.slot == Some(at));
        if let Some(walk) = walk {
            parts.push(shown::hero(&walk.hero, self.text, self.names));
            if shown::is_doomed(&walk.hero) {
                parts.push(self.say("ui-dies-leaving", &[]));
            }
        }
        let heading = self.say("ui-slot", &[("slot", (at + 1).into())]);
        self.list(&heading, &parts);
    }

    fn declared(&mut self) {
        if self.view.declared.is_empty() {
            return;
        }
        self.add(String::new());
        self.add(self.say("ui-declared", &[]) + ":");
        for it in &self.view.declared {
            let DeclaredView { seat, source, which, spell, target } = *it;
            let said = Seen::Declared { seat, source, spell, target, which };
            self.add(self.text.seen(&said, self.names));
        }
    }

    fn hand(&mut self) {
        let Viewer::Seat(seat) = self.view.viewer else { return };
        let Some(hand) = &self.view.seat(seat).hand else { return };
        self.add(String::new());
        if hand.is_empty() {
            self.add(self.say("ui-hand-empty", &[]) + ".");
        } else {
            let heading = self.say("ui-hand", &[]);
            let cards = self.cards(hand);
            self.list(&heading, &cards);
        }
    }

    fn piles(&mut self) {
        let decks = [
            ("rooms", self.view.room_deck.into()),
            ("spells", self.view.spell_deck.into()),
            ("heroes", self.view.ordinary_heroes.len().into()),
            ("epics", self.view.epic_heroes.len().into()),
        ];
        self.add(self.say("ui-decks", &decks) + ".");
        if self.view.discard.is_empty() {
            self.add(self.say("ui-discard-empty", &[]) + ".");
        } else {
            let heading = self.say("ui-discard", &[]);
            let cards = self.cards(&self.view.discard);
            self.list(&heading, &cards);
        }
    }

    fn ask(&mut self, ask: &Ask) {
        let mut ask = ask.clone();
        shown::left_to_right(&mut ask);
        let ask = &ask;
        self.add(String::new());
        let question = self.text.asked(ask, self.names);
        if self.view.viewer.is(ask.seat) {
            self.add(question);
        } else {
            let player = self.names.player(ask.seat);
            let asked = self.say("ui-asked-of", &[("player", player.into())]);
            self.add(format!("{asked}: {question}"));
        }
        for (n, pick) in ask.options.iter().enumerate() {
            let label = self.text.pick(pick, ask, self.view, self.names);
            self.add(format!("{}. {label}", n + 1));
        }
    }

    fn outcome(&mut self) {
        let Some(outcome) = &self.view.outcome else { return };
        self.add(String::new());
        // Whoever plays alone beats nobody. [R12.7]
        if let Some(scored) = self.text.scored(outcome) {
            let cause = self.text.cause(outcome.cause);
            self.add(self.say("ui-cause", &[("cause", cause.into())]));
            self.add(scored);
            return;
        }
        let player = self.names.player(outcome.winner);
        let winner = self.say("ui-winner", &[("player", player.into())]);
        self.add(format!("{winner}: {}.", self.text.cause(outcome.cause)));
        for (n, seat) in outcome.ranking.iter().enumerate() {
            let score = self.view.seat(*seat);
            let args = [
                ("place", (n + 1).into()),
                ("player", self.names.player(*seat).into()),
                ("souls", score.souls.into()),
                ("wounds", score.wounds.into()),
            ];
            self.add(self.say("ui-rank", &args));
        }
    }
}
