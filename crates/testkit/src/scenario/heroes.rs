//! From a draft to a position: described heroes become cards, each of them once.

use endboss_engine::{
    Courtesy, Game, HeroAt, Impossible, Moment, Position, SeatAt, StackAt, Tables,
};
use endboss_lexicon::{CardKind, Face, Seat, Viewer};
use endboss_view::{Phase, Spot};

use super::cards::Cards;
use super::draft::{Draft, Scored, SeatDraft};
use super::hero::{HeroMarked, HeroWords};
use super::notation::FaceDown;
use super::problem::Difference;
use super::spot::SpotWords;

/// Sets the position up.
pub(super) fn set_up(
    draft: &Draft,
    cards: &Cards,
    tables: &Tables,
    courtesy: Courtesy,
) -> Result<Game, Difference> {
    let blame = |line: u32, what: String| Difference { line, text: "the position".into(), what };
    let mut free = Free::new(cards, draft, tables.seats);
    let mut position = position(draft, cards, &mut free).map_err(|what| blame(1, what))?;
    position.courtesy = courtesy;
    let impossible = |e: Impossible| match e.card() {
        Some(card) => {
            let mention = draft.mentions.iter().rev().find(|(c, _)| *c == card);
            let name = cards.name(card);
            let what = e.to_string().replacen(&format!("card {}", card.0), name, 1);
            let what = what.replacen(&format!("boss {}", card.0), name, 1);
            let what = what.replacen(&format!("landmark {}", card.0), name, 1);
            blame(mention.map_or(1, |(_, line)| *line), what)
        }
        None => blame(1, e.to_string()),
    };
    // Who is first in turn order follows from the bosses, so a first game is asked for it.
    position.moment = Moment::Beginning;
    let order = Game::at(tables, &position).map_err(impossible)?.view(tables, Viewer::Public);
    let first = order.turn_order.first().copied().unwrap_or_default();
    let board = tables.rules.board;
    position.moment = moment(draft, first, board).map_err(|what| blame(1, what))?;
    Game::at(tables, &position).map_err(impossible)
}

/// Whether something may lie on the market when a position begins there. [R4.1, R4.4]
pub(super) fn has_market(phase: Option<Phase>) -> bool {
    matches!(phase, None | Some(Phase::Town | Phase::Build | Phase::Reveal | Phase::Minions))
}

fn moment(draft: &Draft, first: Seat, board: bool) -> Result<Moment, String> {
    let only_here = "only Town, Build and Adventure have an active player";
    let phase = draft.phase.unwrap_or(Phase::Build);
    if matches!(phase, Phase::Town | Phase::Minions) && !board {
        return Err("this edition has no such phase".to_owned());
    }
    if !draft.market.is_empty() && !has_market(draft.phase) {
        return Err("nothing lies on the market then; if it is chance what will, write the phase before the market".to_owned());
    }
    match (phase, draft.active) {
        (Phase::Town, active) => Ok(Moment::Town(active.unwrap_or(first))),
        (Phase::Build, active) => Ok(Moment::Build(active.unwrap_or(first))),
        (Phase::Adventure, None) => Ok(Moment::Adventure),
        (Phase::Adventure, Some(seat)) => Ok(Moment::Part(seat)),
        (_, Some(_)) => Err(only_here.to_owned()),
        (Phase::Beginning, None) => Ok(Moment::Beginning),
        (Phase::Reveal, None) => Ok(Moment::Reveal),
        (Phase::Minions, None) => Ok(Moment::Minions),
        (Phase::Bait, None) => Ok(Moment::Bait),
        (Phase::End, None) => Ok(Moment::End),
        (Phase::SetUp | Phase::Over, None) => Err("no position begins there".to_owned()),
    }
}

fn position(draft: &Draft, cards: &Cards, free: &mut Free) -> Result<Position, String> {
    let mut position = Position {
        turn: draft.turn.unwrap_or(1),
        discard: draft.discard.clone(),
        removed: draft.removed.clone(),
        room_deck: draft.room_deck.clone(),
        spell_deck: draft.spell_deck.clone(),
        room_tops: draft.room_tops.clone(),
        spell_tops: draft.spell_tops.clone(),
        tops_seen: draft.tops_seen,
        began_empty: draft.began_empty,
        first_player: draft.first_player,
        market: draft.market.clone(),
        items_waiting: draft.items_waiting.clone(),
        item_deck: draft.item_deck.clone(),
        ..Position::default()
    };
    position.town = free.marked(&draft.town)?;
    for (landmark, hero) in &draft.landmarks {
        let placed = free.marked(std::slice::from_ref(hero))?;
        position.landmarks.extend(placed.into_iter().map(|hero| (*landmark, hero)));
    }
    for (n, seat) in draft.seats.iter().enumerate() {
        position.seats.push(seat_at(seat, Seat(n as u8), cards, free)?);
    }
    if let Some(heroes) = &draft.hero_deck {
        let deck: Result<_, _> = heroes.iter().map(|words| free.take(words)).collect();
        position.hero_deck = Some(deck?);
    }
    // Heroes nobody described come last, so that they take no described one away.
    for described in [true, false] {
        for (seat, at) in draft.seats.iter().zip(&mut position.seats) {
            for (scored, taken) in [(&seat.souls, &mut at.souls), (&seat.wounds, &mut at.wounds)] {
                if described == matches!(scored, Scored::Heroes(_)) {
                    *taken = free.scored(scored)?;
                }
            }
        }
    }
    Ok(position)
}

fn seat_at(
    draft: &SeatDraft,
    seat: Seat,
    cards: &Cards,
    free: &mut Free,
) -> Result<SeatAt, String> {
    let letter = seat.letter();
    let mut at = SeatAt {
        boss: draft.boss.ok_or(format!("{letter} has no boss; write: {letter} boss: Draculord"))?,
        leveled: draft.leveled,
        hand: draft.hand.clone(),
        known: draft.known.clone(),
        entrance: free.marked(&draft.entrance)?,
        out: draft.out,
        no_entry: draft.barred,
        coins: draft.coins,
        item: draft.item,
        ..SeatAt::default()
    };
    at.minion = draft.minion.and_then(|spot| match spot {
        SpotWords::Home => None,
        SpotWords::Boss => Some(Spot::Boss(at.boss)),
        SpotWords::Space { landmark, space } => Some(Spot::Landmark { landmark, space }),
        SpotWords::Room(room) => Some(Spot::Room(room)),
    });
    let mut hand = draft.hand.clone();
    for card in &draft.known {
        let Some(held) = hand.iter().position(|held| held == card) else {
            let name = cards.name(*card);
            return Err(format!("{letter} cannot have {name} known without having it in hand"));
        };
        hand.swap_remove(held);
    }
    // Described from the left, kept from the boss.
    for slot in draft.dungeon.iter().rev() {
        let face_down = match slot.face_down {
            Some(FaceDown::Card(card)) => Some(card),
            Some(FaceDown::Back) | None => None,
        };
        match (slot.rooms.is_empty(), face_down) {
            (true, Some(card)) => at.new_slots.push(card),
            _ if !at.new_slots.is_empty() => {
                return Err(format!("a new slot of {letter} must be at the left end"));
            }
            _ => at.stacks.push(StackAt {
                rooms: slot.rooms.clone(),
                deactivated: slot.deactivated,
                stunned: slot.stunned,
                tokens: slot.tokens,
                face_down,
            }),
        }
    }
    Ok(at)
}

/// The heroes not yet placed.
struct Free<'a> {
    cards: &'a Cards<'a>,
    /// Those that this number of players uses first.
    heroes: Vec<CardKind>,
    /// Named somewhere: no description takes them.
    named: Vec<CardKind>,
    seats: u8,
}

impl<'a> Free<'a> {
    fn new(cards: &'a Cards<'a>, draft: &Draft, seats: u8) -> Free<'a> {
        let mark = |card: &CardKind| match cards.face(*card) {
            Face::Hero(hero) => hero.mark,
            _ => 0,
        };
        let printed =
            |card: &CardKind| cards.is_hero(*card) && cards.dealt[card.index()].copies > 0;
        let mut heroes: Vec<_> = cards.catalogue.kinds().filter(printed).collect();
        heroes.sort_by_key(mark);
        let mut named = Vec::new();
        let mut note = |words: &HeroWords| {
            if let HeroWords::Named(card) = words {
                named.push(*card);
            }
        };
        draft.town.iter().for_each(|hero| note(&hero.hero));
        draft.landmarks.iter().for_each(|(_, hero)| note(&hero.hero));
        draft.hero_deck.iter().flatten().for_each(&mut note);
        for seat in &draft.seats {
            seat.entrance.iter().for_each(|hero| note(&hero.hero));
            for scored in [&seat.souls, &seat.wounds] {
                if let Scored::Heroes(heroes) = scored {
                    heroes.iter().for_each(&mut note);
                }
            }
        }
        Free { cards, heroes, named, seats }
    }

    fn take(&mut self, words: &HeroWords) -> Result<CardKind, String> {
        let fits = |card: &CardKind| match words {
            HeroWords::Named(named) => card == named,
            HeroWords::Like { .. } => self.cards.fits(words, *card) && !self.named.contains(card),
        };
        match self.heroes.iter().position(fits) {
            Some(at) => Ok(self.heroes.remove(at)),
            None => {
                let all = self.cards.catalogue.kinds();
                let like = all.filter(|card| self.cards.fits(words, *card)).map(|card| {
                    format!("{} ({})", self.cards.name(card), self.cards.hero_words(card))
                });
                let like: Vec<_> = like.collect();
                Err(match like.is_empty() {
                    true => format!("no hero is like \"{}\"", self.cards.words(words)),
                    false => format!("all heroes that fit are placed already: {}", like.join(", ")),
                })
            }
        }
    }

    fn marked(&mut self, heroes: &[HeroMarked]) -> Result<Vec<HeroAt>, String> {
        let mut placed = Vec::new();
        for hero in heroes {
            if hero.waits {
                return Err("a position has no hero that waits: a turn's start ends that".into());
            }
            let card = self.take(&hero.hero)?;
            let printed = match self.cards.face(card) {
                Face::Hero(hero) => i16::from(hero.health),
                _ => 0,
            };
            let token = hero.token.unwrap_or(0);
            let more = hero.health.map_or(0, |health| i16::from(health) - printed);
            let more = if hero.health.is_some() { more - i16::from(token) } else { more };
            let bonus = hero.bonus.unwrap_or(more.clamp(-100, 100) as i8);
            let damage = hero.damage.unwrap_or(0);
            placed.push(HeroAt { hero: card, damage, bonus, token, item: hero.carries });
        }
        Ok(placed)
    }

    /// Any scored heroes come from those the players would not meet, as far as there are.
    fn scored(&mut self, scored: &Scored) -> Result<Vec<CardKind>, String> {
        match scored {
            Scored::Heroes(heroes) => heroes.iter().map(|words| self.take(words)).collect(),
            Scored::Any(count) => {
                let mut taken = Vec::new();
                for _ in 0..*count {
                    let ordinary = |card: &CardKind| {
                        !self.named.contains(card)
                            && matches!(self.cards.face(*card), Face::Hero(hero) if !hero.epic)
                    };
                    let at = self.heroes.iter().rposition(ordinary);
                    let at = at.ok_or(format!(
                        "there are not {count} ordinary heroes left with {} players",
                        self.seats
                    ))?;
                    taken.push(self.heroes.remove(at));
                }
                Ok(taken)
            }
        }
    }
}
