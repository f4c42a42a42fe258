//! The log: every event as a sentence.

use endboss_lexicon::{CardKind, Face, Seat, When};
use endboss_view::{CardSeen, Cause, Seen, Source, Spot, TargetSeen};

use crate::effect::back_id;
use crate::speech::Args;
use crate::{Names, Text, noun, signed, who};

impl Text {
    /// An event as a line of the reader's log, in the present tense.
    pub fn seen(&self, seen: &Seen, names: &dyn Names) -> String {
        let log = Log { text: self, names };
        let (id, args) = log.line(seen);
        self.message(id, &args)
    }

    /// Where a minion stands: "on the Temple, action space 1".
    pub fn spot(&self, spot: Spot, names: &dyn Names) -> String {
        let (id, card) = match spot {
            Spot::Landmark { landmark, .. } => ("spot-landmark", landmark),
            Spot::Room(card) => ("spot-room", card),
            Spot::Boss(card) => ("spot-boss", card),
        };
        let mut args = Args::new().text("card", names.card(card));
        if let Spot::Landmark { landmark, space } = spot {
            let summons = summons(&names.face(landmark).face, space);
            args = args.yes("summons", summons).number("space", u32::from(space) + 1);
        }
        self.message(id, &args)
    }

    /// Which of two rooms of one name is meant, to stand right after the name; nothing where there
    /// is only one.
    pub fn which(&self, slot: Option<u8>) -> String {
        slot.map_or(String::new(), |slot| {
            self.message("in-slot", &Args::new().number("slot", slot + 1))
        })
    }

    /// The target of a declaration, as `declared-target` needs it.
    pub(crate) fn aimed_at<'a>(
        &self,
        args: Args<'a>,
        target: Option<TargetSeen>,
        names: &'a dyn Names,
    ) -> Args<'a> {
        let owner = |args: Args<'a>, seat| {
            args.text("owner", names.player(seat)).yes("owner_me", self.me == Some(seat))
        };
        match target {
            None => args.text("aim", "none"),
            Some(TargetSeen::Room { seat, room, which }) => {
                let args = args.text("aim", "room").text("thing", names.card(room));
                owner(args.text("which_aim", self.which(which)), seat)
            }
            Some(TargetSeen::Hero(hero)) => {
                let args = args.text("aim", "hero").text("thing", names.card(hero));
                args.text("who", who(hero, names))
            }
            Some(TargetSeen::Spell(spell)) => {
                args.text("aim", "spell").text("thing", names.card(spell))
            }
            Some(TargetSeen::Player(seat)) => owner(args.text("aim", "player"), seat),
        }
    }
}

/// A line in the making.
type Line<'a> = (&'static str, Args<'a>);

struct Log<'a> {
    text: &'a Text,
    names: &'a dyn Names,
}

impl<'a> Log<'a> {
    fn line(&self, seen: &Seen) -> Line<'a> {
        match *seen {
            Seen::BossesDealt { seat, ref bosses } => self.bosses_dealt(seat, bosses),
            Seen::BossRevealed { seat, boss } => self.boss_revealed(seat, boss),
            Seen::XpRanked { first, second } => self.xp_ranked(first, second),
            Seen::Mulligan { seat } => ("seen-mulligan", self.of(seat)),
            Seen::TurnBegins { turn } => ("seen-turn", Args::new().number("turn", turn)),
            Seen::PhaseBegins { phase } => {
                ("seen-phase", Args::new().text("phase", self.text.phase(phase)))
            }
            Seen::BecomesActive { seat } => ("seen-active", self.of(seat)),
            Seen::HeroArrives { hero } => self.hero_arrives(hero),
            Seen::Drew { seat, card } => ("seen-drew", self.shown(self.of(seat), card)),
            Seen::DrewNothing { seat, back } => {
                ("seen-drew-nothing", self.of(seat).text("kind", noun::back(back)))
            }
            Seen::DeckRebuilt { back } => {
                ("seen-deck-rebuilt", Args::new().text("back", back_id(back)))
            }
            Seen::Discarded { seat, card } => ("seen-discarded", self.card(self.of(seat), card)),
            Seen::Placed { seat, room, on } => {
                let slot = on.map_or(0, |slot| slot + 1);
                ("seen-placed", self.shown(self.of(seat), room).number("slot", slot))
            }
            Seen::PlacedNothing { seat } => ("seen-placed-nothing", self.of(seat)),
            Seen::PlacedReturned { seat, room } => {
                ("seen-placed-returned", self.shown(self.of(seat), room))
            }
            Seen::Built { seat, room, on, which } => self.built(seat, room, on, which),
            Seen::NotBuilt { seat, room } => ("seen-not-built", self.room(seat, room, None)),
            Seen::LevelUp { seat, boss } => {
                ("seen-level-up", self.of(seat).text("boss", self.names.card(boss)))
            }
            Seen::Triggered { seat, source, which } => {
                ("seen-triggered", self.source(seat, source, which))
            }
            Seen::Declared { seat, source, spell, target, which } => {
                let id = match (spell, self.is_coin(source)) {
                    (true, _) => "seen-played",
                    (false, true) => "seen-sold",
                    (false, false) => "seen-used",
                };
                (id, self.text.aimed_at(self.source(seat, source, which), target, self.names))
            }
            Seen::Canceled { seat, spell } => {
                ("seen-canceled", self.of(seat).text("spell", self.names.card(spell)))
            }
            Seen::Fizzled { seat, source, which } => {
                ("seen-fizzled", self.source(seat, source, which))
            }
            Seen::Happened { seat, source, spell: _, which } => {
                let id = if self.is_coin(source) { "seen-sale" } else { "seen-happened" };
                (id, self.source(seat, source, which))
            }
            Seen::Spent { seat, spell } => {
                ("seen-spent", self.of(seat).text("spell", self.names.card(spell)))
            }
            Seen::Destroyed { seat, room, which } => {
                ("seen-destroyed", self.room(seat, room, which))
            }
            Seen::Uncovered { seat, room, which } => {
                ("seen-uncovered", self.room(seat, room, which))
            }
            Seen::Deactivated { seat, room, which } => {
                ("seen-deactivated", self.room(seat, room, which))
            }
            Seen::Stunned { seat, room, which } => ("seen-stunned", self.room(seat, room, which)),
            Seen::Reactivated { seat, room, which } => {
                ("seen-reactivated", self.room(seat, room, which))
            }
            Seen::RoomDamageUp { seat, room, amount, which } => {
                ("seen-room-damage-up", self.room(seat, room, which).number("amount", amount))
            }
            Seen::YourRoomsDamageUp { seat, amount } => {
                ("seen-rooms-damage-up", self.of(seat).number("amount", amount))
            }
            Seen::TreasureDoubled { seat } => ("seen-treasure-doubled", self.of(seat)),
            Seen::Swapped { seat, one, other, which_one, which_other } => {
                ("seen-swapped", self.two_rooms(seat, (one, which_one), (other, which_other)))
            }
            Seen::NoBuilding => ("seen-no-building", Args::new()),
            Seen::ExtraPlacement { seat } => ("seen-extra-placement", self.of(seat)),
            Seen::NoEntry { seat } => ("seen-no-entry", self.of(seat)),
            Seen::TookDiscarded { seat, card } => {
                ("seen-took-discarded", self.card(self.of(seat), card))
            }
            Seen::Took { seat, from, card } => {
                ("seen-took", self.from(self.shown(self.of(seat), card), from))
            }
            Seen::LookedAt { seat, from, ref cards } => {
                ("seen-looked-at", self.from(self.known_to(seat, cards), from))
            }
            Seen::Searched { seat, ref found } => ("seen-searched", self.known_to(seat, found)),
            Seen::Found { seat, card } => ("seen-found", self.card(self.of(seat), card)),
            Seen::HeroLured { hero, seat, count, treasure } => {
                let args = self.hero(hero, seat).number("count", count);
                match treasure {
                    Some(kind) => ("seen-lured", args.text("treasure", noun::treasure(kind))),
                    None => ("seen-lured-by-souls", args),
                }
            }
            Seen::HeroStays { hero, tied } => {
                let id = if tied { "seen-stays-tied" } else { "seen-stays" };
                (id, self.named_hero(hero))
            }
            Seen::HeroToEntrance { hero, seat } => ("seen-to-entrance", self.hero(hero, seat)),
            Seen::HeroToTown { hero } => ("seen-to-town", self.named_hero(hero)),
            Seen::HeroEnters { hero, seat, room, slot: _, which } => {
                ("seen-enters", self.hero_in(hero, self.room(seat, room, which)))
            }
            Seen::HeroSentBack { hero, seat, room, which } => {
                ("seen-sent-back", self.hero_in(hero, self.room(seat, room, which)))
            }
            Seen::HeroTakes { hero, damage, total, health } => {
                let args = self.named_hero(hero).number("damage", damage);
                ("seen-takes", args.number("total", total).number("health", health))
            }
            Seen::HeroHealthUp { hero, amount } => {
                ("seen-health-up", self.named_hero(hero).number("amount", amount))
            }
            Seen::HeroDies { hero, seat, room, souls, which } => {
                let args = room.map_or_else(|| self.of(seat), |room| self.room(seat, room, which));
                let place = if room.is_some() { "room" } else { "none" };
                let args = self.hero_in(hero, args).text("where", place);
                ("seen-dies", args.number("count", souls))
            }
            Seen::HeroSurvives { hero, seat, wounds } => {
                ("seen-survives", self.hero(hero, seat).number("count", wounds))
            }
            Seen::Healed { seat, hero, souls } => {
                ("seen-healed", self.hero(hero, seat).number("count", souls))
            }
            Seen::SoulRemoved { seat, hero } => ("seen-soul-removed", self.hero(hero, seat)),
            Seen::SoulReturned { seat, hero } => ("seen-soul-returned", self.hero(hero, seat)),
            Seen::HandShown { seat, ref cards } => {
                ("seen-hand-shown", self.of(seat).text("cards", self.names_of(cards)))
            }
            Seen::FirstPlayer { seat } => ("seen-first-player", self.of(seat)),
            Seen::MarketCard { card } => ("seen-market-card", self.card(Args::new(), card)),
            Seen::MarketTaken { seat, card } => {
                ("seen-market-taken", self.card(self.of(seat), card))
            }
            Seen::MarketGone { ref cards } => {
                let args = Args::new().text("cards", self.names_of(cards));
                ("seen-market-gone", args.yes("any", !cards.is_empty()))
            }
            Seen::MinionPlaced { seat, spot, which } => {
                let spot = self.text.spot(spot, self.names);
                let args = self.of(seat).text("spot", spot);
                ("seen-minion-placed", args.text("which", self.text.which(which)))
            }
            Seen::MinionStays { seat } => ("seen-minion-stays", self.of(seat)),
            Seen::HeroToLandmark { hero, landmark } => {
                let args = self.named_hero(hero).text("landmark", self.names.card(landmark));
                ("seen-to-landmark", args)
            }
            Seen::HealthToken { hero, amount } => {
                ("seen-health-token", self.named_hero(hero).text("token", signed(amount)))
            }
            Seen::TokensPut { seat, room, count, which } => {
                ("seen-tokens-put", self.room(seat, room, which).number("count", count))
            }
            Seen::TokensLost { seat, room, count, which } => {
                ("seen-tokens-lost", self.room(seat, room, which).number("count", count))
            }
            Seen::TokenMoved { seat, from, to, which_from, which_to } => {
                ("seen-token-moved", self.two_rooms(seat, (from, which_from), (to, which_to)))
            }
            Seen::TreasureUp { seat, kind, count } => {
                let icons = self.text.more_treasure(kind, count);
                ("seen-treasure-up", self.of(seat).text("icons", icons))
            }
            Seen::LastRoomDamageUp { seat, amount } => {
                ("seen-last-room-damage-up", self.of(seat).number("amount", amount))
            }
            Seen::StackShuffled { seat, room, which } => {
                ("seen-stack-shuffled", self.room(seat, room, which))
            }
            Seen::ItemRevealed { item } => ("seen-item-revealed", self.item(Args::new(), item)),
            Seen::ItemGiven { item, hero } => {
                ("seen-item-given", self.item(self.named_hero(hero), item))
            }
            Seen::ItemTaken { seat, item } => ("seen-item-taken", self.item(self.of(seat), item)),
            Seen::ItemSpent { item } => ("seen-item-spent", self.item(Args::new(), item)),
            Seen::CoinsGained { seat, count } => {
                ("seen-coins-gained", self.of(seat).number("count", count))
            }
            Seen::CoinsPaid { seat, count } => {
                ("seen-coins-paid", self.of(seat).number("count", count))
            }
            Seen::Eliminated { seat } => ("seen-eliminated", self.of(seat)),
            Seen::Conceded { seat } => ("seen-conceded", self.of(seat)),
            Seen::GameEnds { cause, winner } => {
                // Whoever plays alone gets a title and has nobody to win against. [R12.6]
                let winner = winner.filter(|_| cause != Cause::Tavern);
                let args = winner.map_or_else(Args::new, |seat| self.of(seat));
                let args = args.text("cause", self.text.cause(cause));
                ("seen-game-ends", args.yes("winner", winner.is_some()))
            }
        }
    }

    /// About a player.
    fn of(&self, seat: Seat) -> Args<'a> {
        self.text.player(Args::new(), seat, self.names)
    }

    fn from(&self, args: Args<'a>, seat: Seat) -> Args<'a> {
        args.text("from", self.names.player(seat)).yes("from_me", self.text.me == Some(seat))
    }

    fn card(&self, args: Args<'a>, card: CardKind) -> Args<'a> {
        let kind = noun::card_of(&self.names.face(card).face);
        args.text("kind", kind).text("card", self.names.card(card))
    }

    /// A card or only its back.
    fn shown(&self, args: Args<'a>, card: CardSeen) -> Args<'a> {
        match card {
            CardSeen::Card(card) => self.card(args, card).text("seen", "card"),
            CardSeen::Back(back) => args.text("seen", "back").text("kind", noun::back(back)),
        }
    }

    /// A room in a player's dungeon, and which one if there are two of that name.
    fn room(&self, seat: Seat, room: CardKind, which: Option<u8>) -> Args<'a> {
        let args = self.of(seat).text("room", self.names.card(room));
        args.text("which", self.text.which(which))
    }

    fn two_rooms(
        &self,
        seat: Seat,
        (one, which): (CardKind, Option<u8>),
        (other, which_other): (CardKind, Option<u8>),
    ) -> Args<'a> {
        let args = self.room(seat, one, which).text("other", self.names.card(other));
        args.text("which_other", self.text.which(which_other))
    }

    fn hero_in(&self, hero: CardKind, args: Args<'a>) -> Args<'a> {
        args.hero(hero, self.names)
    }

    fn named_hero(&self, hero: CardKind) -> Args<'a> {
        Args::new().hero(hero, self.names)
    }

    /// A hero and the player it is about.
    fn hero(&self, hero: CardKind, seat: Seat) -> Args<'a> {
        self.of(seat).hero(hero, self.names)
    }

    fn item(&self, args: Args<'a>, item: CardKind) -> Args<'a> {
        args.text("item", self.names.card(item))
    }

    /// The card an ability is on, and whether a minion makes it happen.
    fn source(&self, seat: Seat, source: Source, which: Option<u8>) -> Args<'a> {
        let card = self.names.face(source.card);
        let ability = card.abilities().get(usize::from(source.ability));
        let minion = ability.is_some_and(|ability| ability.when == When::Minion);
        let args = self.of(seat).yes("minion", minion).text("sort", card.face.sort());
        args.text("card", self.names.card(source.card)).text("which", self.text.which(which))
    }

    fn is_coin(&self, source: Source) -> bool {
        sells_rooms(&self.names.face(source.card).face, source.ability)
    }

    /// Cards that only the acting player sees; nobody else is told even how many they are.
    fn known_to(&self, seat: Seat, cards: &[CardKind]) -> Args<'a> {
        let mine = self.text.me == Some(seat);
        let shown = match (cards.is_empty(), mine) {
            (false, _) => "yes",
            (true, true) => "none",
            (true, false) => "hidden",
        };
        self.of(seat).text("shown", shown).text("cards", self.names_of(cards))
    }

    fn names_of(&self, cards: &[CardKind]) -> String {
        let names: Vec<String> =
            cards.iter().map(|card| self.names.card(*card).to_owned()).collect();
        self.text.list(&names)
    }

    fn bosses_dealt(&self, seat: Seat, bosses: &[CardKind]) -> Line<'a> {
        let shown = if bosses.is_empty() { "hidden" } else { "yes" };
        let args = self.of(seat).text("shown", shown).text("bosses", self.names_of(bosses));
        let count = u32::try_from(bosses.len()).unwrap_or(u32::MAX);
        ("seen-bosses-dealt", args.number("count", count))
    }

    fn boss_revealed(&self, seat: Seat, boss: CardKind) -> Line<'a> {
        let xp = match &self.names.face(boss).face {
            Face::Boss(boss) => boss.xp,
            Face::Room(_) | Face::Spell(_) | Face::Hero(_) | Face::Landmark(_) | Face::Item(_) => 0,
        };
        let args = self.of(seat).text("boss", self.names.card(boss)).number("xp", xp);
        ("seen-boss-revealed", args)
    }

    fn xp_ranked(&self, first: Seat, second: Seat) -> Line<'a> {
        let args = self.of(first).text("second", self.names.player(second));
        ("seen-xp-ranked", args.yes("second_me", self.text.me == Some(second)))
    }

    fn hero_arrives(&self, hero: CardKind) -> Line<'a> {
        let args = self.text.hero_args(self.names.face(hero));
        ("seen-hero-arrives", args.hero(hero, self.names))
    }

    fn built(
        &self,
        seat: Seat,
        room: CardKind,
        on: Option<CardKind>,
        which: Option<u8>,
    ) -> Line<'a> {
        let below = on.map(|below| self.names.card(below)).unwrap_or_default();
        let args = self.room(seat, room, which).yes("over", on.is_some()).text("below", below);
        ("seen-built", args)
    }
}

/// Whether a space of a landmark is the one that summons its hero. [R4.2]
pub(crate) fn summons(face: &Face, space: u8) -> bool {
    matches!(face, Face::Landmark(landmark) if landmark.summon() == space)
}

/// Where coins are in play, every boss can turn a room card into one: it counts as the ability
/// after those on the card. [R11.4, Q47]
pub(crate) fn sells_rooms(face: &Face, ability: u8) -> bool {
    matches!(face, Face::Boss(boss) if boss.abilities.len() == usize::from(ability))
}
