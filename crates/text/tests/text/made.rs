//! Cards made up for a sentence.

use endboss_lexicon::{
    Ability, Boss, Card, Damage, Effect, Face, Help, Icons, Item, Landmark, Lasting, Room,
    RoomSort, SpellPhase, Treasure, When,
};
use endboss_text::Text;

use crate::table::looks_right;

pub fn ability(when: When, effects: Vec<Effect>) -> Ability {
    Ability {
        when,
        once: false,
        may: false,
        cost: Vec::new(),
        target: None,
        condition: None,
        effects,
    }
}

pub fn room_with(abilities: Vec<Ability>) -> Card {
    let face = Face::Room(Room {
        sort: RoomSort::Trap,
        advanced: false,
        damage: Damage::Fixed(1),
        treasure: Icons::default(),
        lasting: Vec::new(),
        abilities,
    });
    card(face)
}

pub fn card(face: Face) -> Card {
    Card { face, copies: 1, solo: true }
}

pub fn boss_with(abilities: Vec<Ability>, lasting: Vec<Lasting>) -> Card {
    card(Face::Boss(Boss { xp: 500, treasure: Icons::default(), abilities, lasting }))
}

pub fn landmark_with(treasure: Option<Treasure>, spaces: Vec<Ability>) -> Card {
    card(Face::Landmark(Landmark { treasure, spaces }))
}

pub fn item_with(help: Help, power: Ability) -> Card {
    card(Face::Item(Item { treasure: None, help, phase: SpellPhase::Both, power }))
}

pub fn say(text: &Text, ability: &Ability) -> String {
    let said = text.card_text(&room_with(vec![ability.clone()]));
    looks_right(&said, ability);
    assert!(said.ends_with('.'), "{said}");
    said
}
