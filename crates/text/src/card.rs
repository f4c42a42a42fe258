//! What a printed card says.

use endboss_lexicon::{
    Ability, Boss, Card, Damage, Face, Gender, Help, Hero, HeroAbility, Icons, Item, Landmark,
    Lasting, Near, Room, RoomFilter, SpellPhase, When,
};
use endboss_view::HeroView;

use crate::effect::Here;
use crate::span::{self, Span};
use crate::speech::Args;
use crate::{Names, Text, capital, noun, who_by};

impl Text {
    /// The rules text of the whole card, in one line; empty if it only has numbers.
    pub fn card_text(&self, card: &Card) -> String {
        span::plain(&self.marked_text(card))
    }

    /// The same in its parts, for a page that sets labels and costs apart.
    pub fn card_spans(&self, card: &Card) -> Vec<Span> {
        span::spans(&self.marked_text(card))
    }

    fn marked_text(&self, card: &Card) -> String {
        let sentences = match &card.face {
            Face::Boss(boss) => self.boss_text(boss),
            Face::Room(room) => self.room_text(room),
            Face::Spell(spell) => vec![self.plain(&spell.ability, Here::Elsewhere)],
            Face::Hero(hero) => self.hero_text(hero).into_iter().collect(),
            Face::Landmark(landmark) => self.landmark_text(landmark),
            Face::Item(item) => self.item_text(item),
        };
        sentences.join(" ")
    }

    /// What must fit on a card: its text, or of a landmark that of each space, for a landmark is a
    /// part of the board with a field for each.
    pub fn card_fields(&self, card: &Card) -> Vec<String> {
        match &card.face {
            Face::Landmark(landmark) => {
                let spaces = 0..landmark.spaces.len() as u8;
                spaces.map(|space| self.ability_text(card, space)).collect()
            }
            _ => vec![self.card_text(card)],
        }
    }

    /// One ability alone, for those who know what it belongs to: without "Minion:" and the like.
    /// Empty if the card has no such ability.
    pub fn ability_text(&self, card: &Card, ability: u8) -> String {
        span::plain(&self.marked_ability(card, ability))
    }

    /// The same in its parts.
    pub fn ability_spans(&self, card: &Card, ability: u8) -> Vec<Span> {
        span::spans(&self.marked_ability(card, ability))
    }

    fn marked_ability(&self, card: &Card, ability: u8) -> String {
        let ability = card.abilities().get(usize::from(ability));
        let here = match &card.face {
            Face::Landmark(landmark) => here(landmark),
            Face::Item(_) => Here::Item,
            Face::Boss(_) | Face::Room(_) | Face::Spell(_) | Face::Hero(_) => Here::Elsewhere,
        };
        ability.map(|ability| self.plain(ability, here)).unwrap_or_default()
    }

    /// What the card is, with its numbers: "Advanced Monster Room · damage 3 · 1 cleric treasure".
    /// The gender is that of its name, and matters for heroes.
    pub fn card_line(&self, card: &Card, gender: Gender) -> String {
        capital(&self.line(card, gender))
    }

    /// The same inside a sentence.
    pub(crate) fn line(&self, card: &Card, gender: Gender) -> String {
        match &card.face {
            Face::Boss(boss) => {
                let line = self.message("line-boss", &Args::new().number("xp", boss.xp));
                self.with_treasure(line, boss.treasure)
            }
            Face::Room(room) => self.with_treasure(self.room_line(room), room.treasure),
            Face::Spell(spell) => {
                self.message("line-spell", &Args::new().text("phase", phase_id(spell.phase)))
            }
            Face::Hero(hero) => {
                let args = self.hero_args(card).number("mark", hero.mark);
                self.message("line-hero", &args.text("who", who_by(gender)))
            }
            Face::Landmark(landmark) => match landmark.treasure {
                Some(kind) => {
                    let args = Args::new().text("treasure", self.treasure(kind));
                    self.message("line-landmark", &args)
                }
                None => self.word("line-landmark-rest"),
            },
            Face::Item(item) => {
                let args = Args::new().text("phase", phase_id(item.phase));
                match item.treasure {
                    Some(kind) => {
                        self.message("line-item", &args.text("treasure", self.treasure(kind)))
                    }
                    None => self.message("line-item-any", &args),
                }
            }
        }
    }

    /// A hero in play with its state: "Brother Mumble (cleric, Health 4)".
    pub fn hero(&self, hero: &HeroView, names: &dyn Names) -> String {
        let face = names.face(hero.card);
        let printed = match &face.face {
            Face::Hero(hero) => hero.health,
            _ => hero.health,
        };
        let args = self.hero_args(face).hero(hero.card, names);
        let args = args.number("health", hero.health).number("damage", hero.damage);
        let args = match hero.item {
            Some(item) => args.text("carries", "yes").text("item", names.card(item)),
            None => args.text("carries", "no"),
        };
        let args = args.yes("changed", hero.health != printed).number("printed", printed);
        let id = match (hero.waits, hero.damage) {
            (true, _) => "ui-hero-waits",
            (false, 0) => "ui-hero",
            (false, _) => "ui-hero-hurt",
        };
        self.message(id, &args)
    }

    /// The rank of a hero, its printed health and the treasure it wants; of any other card that it
    /// has none of them.
    pub(crate) fn hero_args(&self, card: &Card) -> Args<'static> {
        let (epic, health, wants) = match &card.face {
            Face::Hero(hero) => (hero.epic, hero.health, hero.treasure.as_slice()),
            Face::Boss(_) | Face::Room(_) | Face::Spell(_) | Face::Landmark(_) | Face::Item(_) => {
                (false, 0, [].as_slice())
            }
        };
        let kinds: Vec<String> = wants.iter().map(|kind| self.treasure(*kind)).collect();
        let treasure = match kinds.as_slice() {
            [] => self.word("line-no-treasure"),
            kinds => self.list(kinds),
        };
        let args = Args::new().yes("epic", epic).number("health", health);
        args.text("treasure", treasure)
    }

    fn plain(&self, ability: &Ability, here: Here) -> String {
        self.sentence(self.ability(ability, here))
    }

    fn boss_text(&self, boss: &Boss) -> Vec<String> {
        let ability = |it: &Ability| {
            let rest = self.ability(it, Here::Elsewhere);
            match it.when {
                When::LevelUp => self.sentence(rest),
                When::Minion => self.labeled("text-minion-of-boss", rest),
                // A cost has its own colon.
                when if when.is_declared() && !it.cost.is_empty() => {
                    self.labeled("text-after-level-up-paid", rest)
                }
                _ => self.labeled("text-after-level-up", rest),
            }
        };
        let lasting = |it: &Lasting| self.labeled("text-after-level-up", self.lasting(*it));
        boss.abilities.iter().map(ability).chain(boss.lasting.iter().map(lasting)).collect()
    }

    fn room_text(&self, room: &Room) -> Vec<String> {
        let lasting = room.lasting.iter().map(|lasting| self.sentence(self.lasting(*lasting)));
        let ability = |it: &Ability| match it.when {
            When::Minion => self.labeled("text-minion", self.ability(it, Here::Elsewhere)),
            _ => self.plain(it, Here::Elsewhere),
        };
        let computed = self.computed(room.damage).into_iter();
        computed.chain(lasting).chain(room.abilities.iter().map(ability)).collect()
    }

    fn hero_text(&self, hero: &Hero) -> Option<String> {
        let id = match hero.ability? {
            HeroAbility::FewestSouls => "hero-fewest-souls",
            HeroAbility::StraightToLandmark if hero.treasure.is_empty() => "hero-straight-tavern",
            HeroAbility::StraightToLandmark => "hero-straight",
        };
        Some(self.sentence(self.word(id)))
    }

    /// Its spaces one after the other; the last is the one that summons. [R4.2]
    fn landmark_text(&self, landmark: &Landmark) -> Vec<String> {
        let space = |(n, space): (usize, &Ability)| {
            let summons = n == usize::from(landmark.summon());
            let id = if summons { "text-summon" } else { "text-minion" };
            self.labeled(id, self.ability(space, here(landmark)))
        };
        landmark.spaces.iter().enumerate().map(space).collect()
    }

    /// What it does for the hero, then what for the boss. [R11.3]
    fn item_text(&self, item: &Item) -> Vec<String> {
        let args = Args::new();
        let (id, args) = match item.help {
            Help::Health(amount) => ("help-health", args.number("amount", amount)),
            Help::LessDamage { rooms, amount } => {
                let args = args.text("room", noun::room(rooms)).number("amount", amount);
                ("help-less-damage", args)
            }
            Help::SkipsFirst => ("help-skips-first", args),
        };
        vec![
            self.labeled("text-item-hero", self.message(id, &args)),
            self.labeled("text-item-boss", self.ability(&item.power, Here::Item)),
        ]
    }

    fn room_line(&self, room: &Room) -> String {
        // An ordinary room is not called so: the mark is on the advanced ones.
        let filter = RoomFilter { sort: Some(room.sort), advanced: room.advanced.then_some(true) };
        let args = Args::new().text("room", noun::room(filter));
        let (id, args) = match room.damage {
            Damage::Fixed(damage) => ("line-room", args.number("damage", damage)),
            Damage::PerRoom(rooms) => {
                ("line-room-computed", args.text("counted", noun::room(rooms)))
            }
            Damage::PerTreasure(kind) => {
                ("line-room-per-treasure", args.text("counted", noun::treasure(kind)))
            }
            Damage::PerBelow => ("line-room-per-below", args),
        };
        self.message(id, &args)
    }

    fn with_treasure(&self, line: String, treasure: Icons) -> String {
        let icons = treasure.iter().map(|(kind, count)| {
            let args = Args::new().text("treasure", noun::treasure(kind)).number("count", count);
            self.message("line-treasure", &args)
        });
        self.facts(&std::iter::once(line).chain(icons).collect::<Vec<_>>())
    }

    fn computed(&self, damage: Damage) -> Option<String> {
        let (id, args) = match damage {
            Damage::Fixed(_) => return None,
            Damage::PerRoom(rooms) => {
                ("computed-damage", Args::new().text("room", noun::room(rooms)))
            }
            Damage::PerTreasure(kind) => {
                ("computed-per-treasure", Args::new().text("treasure", noun::treasure(kind)))
            }
            Damage::PerBelow => ("computed-per-below", Args::new()),
        };
        Some(self.sentence(self.message(id, &args)))
    }

    fn lasting(&self, lasting: Lasting) -> String {
        let args = Args::new();
        let (id, args) = match lasting {
            Lasting::DamageNearby { near, rooms, amount } => {
                let id = match near {
                    Near::Adjacent => "lasting-adjacent",
                    Near::Next => "lasting-next",
                };
                (id, args.text("room", noun::room(rooms)).number("amount", amount))
            }
            Lasting::NoAdvancedOnTop => ("lasting-no-advanced", args),
            Lasting::SendsBack => ("lasting-sends-back", args),
            Lasting::DrawSpellInstead => ("lasting-draw-spell", args),
            Lasting::SparesFirst => ("lasting-spares-first", args),
            Lasting::DamageIfLast(amount) => ("lasting-if-last", args.number("amount", amount)),
            Lasting::TokensDouble => ("lasting-tokens-double", args),
            Lasting::DamageYours { rooms, amount } => {
                let args = args.text("room", noun::room(rooms)).number("amount", amount);
                ("lasting-damage-yours", args)
            }
            Lasting::MoreTreasure { kind, count } => {
                ("lasting-more-treasure", args.text("icons", self.more_treasure(kind, count)))
            }
            Lasting::HeroesWeaker(amount) => {
                ("lasting-heroes-weaker", args.number("amount", amount))
            }
        };
        self.message(id, &args)
    }
}

/// Whose hero is meant by "here": the tavern has a stack of them.
fn here(landmark: &Landmark) -> Here {
    match landmark.treasure {
        Some(_) => Here::Landmark,
        None => Here::Tavern,
    }
}

fn phase_id(phase: SpellPhase) -> &'static str {
    match phase {
        SpellPhase::Build => "build",
        SpellPhase::Adventure => "adventure",
        SpellPhase::Both => "both",
    }
}
