//! What a printed card says.

use endboss_lexicon::{
    Card, Damage, Face, HeroAbility, Icons, Lasting, Near, Room, RoomFilter, SpellPhase,
};

use endboss_view::HeroView;

use crate::speech::Args;
use crate::{Names, Text, capital, noun};

impl Text {
    /// The rules text of the whole card, in one line; empty if it only has numbers.
    pub fn card_text(&self, card: &Card) -> String {
        let mut sentences = Vec::new();
        match &card.face {
            Face::Room(room) => {
                sentences.extend(self.computed(room.damage));
                sentences.extend(room.lasting.iter().map(|lasting| self.lasting(*lasting)));
            }
            Face::Hero(hero) => sentences.extend(hero.ability.map(|it| self.hero_ability(it))),
            Face::Boss(_) | Face::Spell(_) => {}
        }
        sentences.extend(card.abilities().iter().map(|ability| self.ability(ability)));
        sentences.join(" ")
    }

    /// One ability alone; empty if the card has no such ability.
    pub fn ability_text(&self, card: &Card, ability: u8) -> String {
        let ability = card.abilities().get(usize::from(ability));
        ability.map(|ability| self.ability(ability)).unwrap_or_default()
    }

    /// What the card is, with its numbers: "Advanced Monster Room, damage 3, 1 cleric treasure".
    pub fn card_line(&self, card: &Card) -> String {
        capital(&self.line(card))
    }

    /// The same inside a sentence.
    pub(crate) fn line(&self, card: &Card) -> String {
        match &card.face {
            Face::Boss(boss) => {
                let line = self.message("line-boss", &Args::new().number("xp", boss.xp));
                self.with_treasure(line, boss.treasure)
            }
            Face::Room(room) => self.with_treasure(self.room_line(room), room.treasure),
            Face::Spell(spell) => {
                let phase = match spell.phase {
                    SpellPhase::Build => "build",
                    SpellPhase::Adventure => "adventure",
                    SpellPhase::Both => "both",
                };
                self.message("line-spell", &Args::new().text("phase", phase))
            }
            Face::Hero(hero) => {
                self.message("line-hero", &self.hero_args(card).number("mark", hero.mark))
            }
        }
    }

    /// A hero in play with its state: "Brother Mumble (cleric, Health 4)".
    pub fn hero(&self, hero: &HeroView, names: &dyn Names) -> String {
        let face = names.face(hero.card);
        let printed = match &face.face {
            Face::Hero(hero) => hero.health,
            Face::Boss(_) | Face::Room(_) | Face::Spell(_) => hero.health,
        };
        let args = self.hero_args(face).text("hero", names.card(hero.card));
        let args = args.number("health", hero.health).number("damage", hero.damage);
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
            Face::Boss(_) | Face::Room(_) | Face::Spell(_) => (false, 0, [].as_slice()),
        };
        let kinds: Vec<String> = wants.iter().map(|kind| self.treasure(*kind)).collect();
        let treasure = match kinds.as_slice() {
            [] => self.word("line-no-treasure"),
            kinds => self.list(kinds),
        };
        let args = Args::new().yes("epic", epic).number("health", health);
        args.text("treasure", treasure)
    }

    fn room_line(&self, room: &Room) -> String {
        // An ordinary room is not called so: the mark is on the advanced ones.
        let filter = RoomFilter { sort: Some(room.sort), advanced: room.advanced.then_some(true) };
        let args = Args::new().text("room", noun::room(filter));
        match room.damage {
            Damage::Fixed(damage) => self.message("line-room", &args.number("damage", damage)),
            Damage::PerRoom(rooms) => {
                self.message("line-room-computed", &args.text("counted", noun::room(rooms)))
            }
        }
    }

    fn with_treasure(&self, line: String, treasure: Icons) -> String {
        treasure.iter().fold(line, |line, (kind, count)| {
            let args = Args::new().text("treasure", noun::treasure(kind)).number("count", count);
            let icons = self.message("line-treasure", &args);
            self.message("list-more", &Args::new().text("first", line).text("rest", icons))
        })
    }

    fn computed(&self, damage: Damage) -> Option<String> {
        match damage {
            Damage::Fixed(_) => None,
            Damage::PerRoom(rooms) => {
                let args = Args::new().text("room", noun::room(rooms));
                Some(self.sentence(self.message("computed-damage", &args)))
            }
        }
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
        };
        self.sentence(self.message(id, &args))
    }

    fn hero_ability(&self, ability: HeroAbility) -> String {
        let clause = self.word(match ability {
            HeroAbility::FewestSouls => "hero-fewest-souls",
        });
        self.sentence(clause)
    }
}
