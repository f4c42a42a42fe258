//! Compiling: from the printed cards of one game to the rows of `Tables`.

use std::fmt;

use endboss_lexicon::{
    Ability, Back, Card, CardFilter, CardKind, Cost, Effect, Face, HeroAbility, HeroPlace, Lasting,
    RoomFilter, Rules, Special, Target, When,
};

use crate::fingerprint::fingerprint;
use crate::pile::{RoomPile, SpellPile, lay_out};
use crate::tables::{
    BossIx, BossRow, HeroIx, HeroRow, ItemIx, ItemRow, LandmarkIx, LandmarkRow, Listens,
    MOST_LANDMARKS, RoomIx, RoomRow, Row, SpellIx, SpellRow, Tables,
};

/// Cards and rules that cannot make a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    Players { asked: u8, min: u8, max: u8 },
    TooFewBosses { have: usize, need: usize },
    TooFewCards { back: Back, have: u32, need: u32 },
    TooManyCards { back: Back },
    TooManyHeroes { have: usize },
    TooManyBosses { have: usize },
    NoHeroes,
    TooManySendBack,
    TooManySpareFirst,
    TooManyLandmarks { have: usize },
    TooManyItems { have: usize },
    NoTavern,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |back: &Back| match back {
            Back::Room => "room",
            Back::Spell => "spell",
        };
        match self {
            Unplayable::Players { asked, min, max } => {
                write!(f, "{asked} players cannot play this edition; it is for {min} to {max}")
            }
            Unplayable::TooFewBosses { have, need } => {
                write!(f, "{need} bosses are needed for these seats, the cards have {have}")
            }
            Unplayable::TooFewCards { back, have, need } => {
                write!(f, "{need} {} cards are needed to deal, the cards have {have}", name(back))
            }
            Unplayable::TooManyCards { back } => {
                write!(f, "there are more {} cards than one game can hold", name(back))
            }
            Unplayable::TooManyHeroes { have } => {
                write!(f, "there are {have} heroes, one game can hold {}", HeroIx::MAX - 1)
            }
            Unplayable::TooManyBosses { have } => {
                write!(f, "there are {have} bosses, one game can hold 64")
            }
            Unplayable::NoHeroes => f.write_str("no hero is used with this number of players"),
            Unplayable::TooManySendBack => {
                f.write_str("more than 8 copies of rooms that send heroes back")
            }
            Unplayable::TooManySpareFirst => {
                f.write_str("more than 8 copies of rooms that spare the first hero")
            }
            Unplayable::TooManyLandmarks { have } => {
                write!(f, "there are {have} landmarks, one board can hold {MOST_LANDMARKS}")
            }
            Unplayable::TooManyItems { have } => {
                write!(f, "there are {have} items, one game can hold {}", ItemIx::MAX)
            }
            Unplayable::NoTavern => {
                f.write_str("the town board needs a tavern: a landmark without treasure")
            }
        }
    }
}

impl std::error::Error for Unplayable {}

impl Tables {
    /// `cards[n]` is the print `CardKind(n)`.
    pub fn new(cards: &[Card], rules: Rules, seats: u8) -> Result<Tables, Unplayable> {
        if seats < rules.min_players || seats > rules.max_players {
            return Err(Unplayable::Players {
                asked: seats,
                min: rules.min_players,
                max: rules.max_players,
            });
        }
        let mut t = Tables::rows(cards, rules, seats)?;
        t.fill_decks(seats)?;
        Ok(t)
    }

    fn rows(cards: &[Card], rules: Rules, seats: u8) -> Result<Tables, Unplayable> {
        let copies =
            |want: fn(&Face) -> bool| cards.iter().filter(move |c| want(&c.face)).map(|c| c.copies);
        let room_bits = lay_out::<4>(copies(|f| matches!(f, Face::Room(_))))
            .filter(|rows| rows.len() <= RoomIx::NONE.0.into())
            .ok_or(Unplayable::TooManyCards { back: Back::Room })?;
        let spell_bits = lay_out::<2>(copies(|f| matches!(f, Face::Spell(_))))
            .filter(|rows| rows.len() < 128)
            .ok_or(Unplayable::TooManyCards { back: Back::Spell })?;
        let mut t = Tables {
            rules,
            seats,
            rooms: Vec::new(),
            spells: Vec::new(),
            heroes: Vec::new(),
            bosses: Vec::new(),
            landmarks: Vec::new(),
            items: Vec::new(),
            rows: Vec::new(),
            room_bits,
            spell_bits,
            room_of_bit: Box::new([0; 256]),
            spell_of_bit: Box::new([0; 128]),
            activated_of_bit: Box::new([0; 256]),
            all_rooms: RoomPile::default(),
            all_spells: SpellPile::default(),
            build_spells: SpellPile::default(),
            adventure_spells: SpellPile::default(),
            cancels: SpellPile::default(),
            ordinary_rooms: RoomPile::default(),
            ordinary_heroes: 0,
            epic_heroes: 0,
            boss_deck: 0,
            any_sends_back: false,
            listens: Listens::default(),
            coins: false,
            fingerprint: fingerprint(cards, &rules, seats),
        };
        let mut marks = Marks::default();
        for (n, card) in cards.iter().enumerate() {
            let kind = CardKind(n as u16);
            let in_play = card.copies > 0;
            t.note_abilities(card);
            let row = match &card.face {
                Face::Room(room) => Some(t.add_room(kind, room, card.copies, &mut marks)?),
                Face::Spell(spell) => Some(t.add_spell(kind, spell, card.copies)),
                // Heroes of other sets have no place in the game at all. [R11.1]
                Face::Hero(hero) => in_play.then(|| {
                    let used =
                        // Who is too many for one player was left out before. [R12.1]
                        (rules.solo || hero.mark <= seats)
                            && !(rules.hard_mode && !hero.epic && hero.health == 4);
                    t.add_hero(kind, hero, used)
                }),
                Face::Boss(boss) => Some(t.add_boss(kind, boss, in_play)),
                Face::Landmark(landmark) => {
                    (in_play && rules.board).then(|| t.add_landmark(kind, landmark))
                }
                Face::Item(item) => in_play.then(|| t.add_item(kind, item)),
            };
            t.rows.push(row);
        }
        t.add_coin_ability();
        if t.heroes.len() >= HeroIx::MAX {
            return Err(Unplayable::TooManyHeroes { have: t.heroes.len() });
        }
        if t.bosses.len() > 64 {
            return Err(Unplayable::TooManyBosses { have: t.bosses.len() });
        }
        if t.landmarks.len() > MOST_LANDMARKS {
            return Err(Unplayable::TooManyLandmarks { have: t.landmarks.len() });
        }
        if t.items.len() > ItemIx::MAX {
            return Err(Unplayable::TooManyItems { have: t.items.len() });
        }
        if rules.board && t.tavern().is_none() {
            return Err(Unplayable::NoTavern);
        }
        Ok(t)
    }

    /// What the cards of this game listen to and pay with.
    fn note_abilities(&mut self, card: &Card) {
        if card.copies == 0 {
            return;
        }
        for ability in card.abilities() {
            match ability.when {
                When::HeroSurvives => self.listens.survives = true,
                When::HeroDiesAnywhere => self.listens.dies_anywhere = true,
                When::EndOfTurn => self.listens.end_of_turn = true,
                _ => {}
            }
            self.listens.deck_heroes |=
                ability.target == Some(Target::Hero(HeroPlace::TownOrDecks));
            let earns = ability.effects.iter().any(|e| matches!(e, Effect::Coins(_)));
            self.coins |= earns || ability.cost.iter().any(|c| matches!(c, Cost::Coins(_)));
        }
    }

    /// Where coins are in play, every player may once per turn discard a room for one: an ability
    /// that every boss has from the start. [R11.4, Q47]
    fn add_coin_ability(&mut self) {
        if !self.coins {
            return;
        }
        for boss in &mut self.bosses {
            let n = boss.abilities.len();
            boss.activated |= 1 << n;
            boss.always |= 1 << n;
            boss.abilities.push(coin_ability());
        }
    }

    fn add_room(
        &mut self,
        card: CardKind,
        room: &endboss_lexicon::Room,
        copies: u8,
        marks: &mut Marks,
    ) -> Result<Row, Unplayable> {
        let ix = self.rooms.len();
        let bits = self.room_bits[ix];
        for i in 0..copies {
            self.room_of_bit[(bits.first() + i) as usize] = ix as u8;
            self.all_rooms.add(bits);
            if !room.advanced {
                self.ordinary_rooms.add(bits);
            }
        }
        let mut row = RoomRow {
            card,
            sort: room.sort,
            advanced: room.advanced,
            damage: room.damage,
            icons: room.treasure.array(),
            kinds: room.treasure.kinds(),
            bits,
            abilities: room.abilities.clone(),
            activated: 0,
            no_advanced_on_top: false,
            draw_spell_instead: false,
            sends_back: None,
            spares_first: None,
            nearby: Vec::new(),
            if_last: 0,
            tokens_double: false,
            space: None,
            on_entering: false,
        };
        for (i, ability) in row.abilities.iter().enumerate() {
            row.activated |= u8::from(ability.when == When::Activated) << i;
            row.on_entering |= ability.when == When::HeroEnters;
            if ability.when == When::Minion {
                row.space = Some(i as u8);
            }
        }
        for lasting in &room.lasting {
            match *lasting {
                Lasting::DamageNearby { near, rooms, amount } => {
                    row.nearby.push((near, rooms, amount))
                }
                Lasting::NoAdvancedOnTop => row.no_advanced_on_top = true,
                Lasting::DrawSpellInstead => row.draw_spell_instead = true,
                Lasting::SendsBack => {
                    row.sends_back = Some(marks.sent_back);
                    marks.sent_back += copies;
                    self.any_sends_back |= copies > 0;
                    if marks.sent_back > 8 {
                        return Err(Unplayable::TooManySendBack);
                    }
                }
                Lasting::SparesFirst => {
                    row.spares_first = Some(marks.spared);
                    marks.spared += copies;
                    if marks.spared > 8 {
                        return Err(Unplayable::TooManySpareFirst);
                    }
                }
                Lasting::DamageIfLast(amount) => row.if_last += amount,
                Lasting::TokensDouble => row.tokens_double = true,
                Lasting::DamageYours { .. }
                | Lasting::MoreTreasure { .. }
                | Lasting::HeroesWeaker(_) => {}
            }
        }
        for i in 0..copies {
            self.activated_of_bit[(bits.first() + i) as usize] = row.activated;
        }
        self.rooms.push(row);
        Ok(Row::Room(RoomIx(ix as u8)))
    }

    fn add_spell(&mut self, card: CardKind, spell: &endboss_lexicon::Spell, copies: u8) -> Row {
        let ix = self.spells.len();
        let bits = self.spell_bits[ix];
        let cancels = spell.ability.effects.contains(&Effect::Cancel);
        for i in 0..copies {
            self.spell_of_bit[(bits.first() + i) as usize] = ix as u8;
            self.all_spells.add(bits);
            if spell.phase.in_build() {
                self.build_spells.add(bits);
            }
            if spell.phase.in_adventure() {
                self.adventure_spells.add(bits);
            }
            if cancels {
                self.cancels.add(bits);
            }
        }
        self.spells.push(SpellRow {
            card,
            ability: spell.ability.clone(),
            bits,
            free: spell.ability.cost.is_empty(),
            active_only: spell.ability.effects.contains(&Effect::Special(Special::ExtraPlacement)),
        });
        Row::Spell(SpellIx(ix as u8))
    }

    fn add_hero(&mut self, card: CardKind, hero: &endboss_lexicon::Hero, used: bool) -> Row {
        let ix = self.heroes.len();
        self.heroes.push(HeroRow {
            card,
            epic: hero.epic,
            health: hero.health,
            treasure: hero.treasure.clone(),
            fewest_souls: hero.ability == Some(HeroAbility::FewestSouls),
            straight: hero.ability == Some(HeroAbility::StraightToLandmark),
            worth: 1 + u8::from(hero.epic),
        });
        if used && ix < HeroIx::MAX {
            let deck = if hero.epic { &mut self.epic_heroes } else { &mut self.ordinary_heroes };
            *deck |= 1 << ix;
        }
        Row::Hero(HeroIx(ix as u8))
    }

    fn add_boss(&mut self, card: CardKind, boss: &endboss_lexicon::Boss, used: bool) -> Row {
        let ix = self.bosses.len();
        // A boss this printing does not have is never dealt.
        if used && ix < 64 {
            self.boss_deck |= 1 << ix;
        }
        let mut row = BossRow {
            card,
            xp: boss.xp,
            icons: boss.treasure.array(),
            abilities: boss.abilities.clone(),
            activated: 0,
            always: 0,
            space: None,
            damage_yours: Vec::new(),
            more_treasure: [0; 5],
            heroes_weaker: 0,
        };
        for (n, ability) in boss.abilities.iter().enumerate() {
            row.activated |= u8::from(ability.when == When::Activated) << n;
            if ability.when == When::Minion {
                row.space = Some(n as u8);
            }
        }
        for lasting in &boss.lasting {
            match *lasting {
                Lasting::DamageYours { rooms, amount } => row.damage_yours.push((rooms, amount)),
                Lasting::MoreTreasure { kind, count } => row.more_treasure[kind as usize] += count,
                Lasting::HeroesWeaker(by) => row.heroes_weaker += by,
                // The rest is for rooms; a card file cannot say it of a boss.
                _ => {}
            }
        }
        self.bosses.push(row);
        Row::Boss(BossIx(ix as u8))
    }

    fn add_landmark(&mut self, card: CardKind, landmark: &endboss_lexicon::Landmark) -> Row {
        let ix = LandmarkIx(self.landmarks.len() as u8);
        self.landmarks.push(LandmarkRow {
            card,
            treasure: landmark.treasure,
            spaces: landmark.spaces.clone(),
        });
        Row::Landmark(ix)
    }

    fn add_item(&mut self, card: CardKind, item: &endboss_lexicon::Item) -> Row {
        let ix = ItemIx(self.items.len() as u8);
        self.items.push(ItemRow {
            card,
            treasure: item.treasure,
            help: item.help,
            phase: item.phase,
            power: item.power.clone(),
        });
        Row::Item(ix)
    }

    fn fill_decks(&mut self, seats: u8) -> Result<(), Unplayable> {
        let seats = u32::from(seats);
        let need = (seats * u32::from(self.rules.bosses_dealt)) as usize;
        let have = self.boss_deck.count_ones() as usize;
        if have < need {
            return Err(Unplayable::TooFewBosses { have, need });
        }
        for (back, have, each) in
            [(Back::Room, self.all_rooms.len(), 5), (Back::Spell, self.all_spells.len(), 2)]
        {
            if have < seats * each {
                return Err(Unplayable::TooFewCards { back, have, need: seats * each });
            }
        }
        if self.ordinary_heroes | self.epic_heroes == 0 {
            return Err(Unplayable::NoHeroes);
        }
        Ok(())
    }
}

/// Marks given out so far to rooms that remember heroes.
#[derive(Default)]
struct Marks {
    sent_back: u8,
    spared: u8,
}

fn coin_ability() -> Ability {
    Ability {
        when: When::Activated,
        once: true,
        may: false,
        cost: vec![Cost::Discard { what: CardFilter::Room(RoomFilter::default()), count: 1 }],
        target: None,
        condition: None,
        effects: vec![Effect::Coins(1)],
    }
}
