//! From a draft to a position: described heroes become cards, each of them once.

use endboss_engine::{
    Courtesy, Game, HeroAt, Impossible, Moment, Position, SeatAt, StackAt, Tables, WalkAt,
};
use endboss_lexicon::{CardKind, Face, Seat, Viewer};
use endboss_view::{Phase, Spot, View};

use super::cards::Cards;
use super::draft::{Draft, Scored, SeatDraft, WalkDraft};
use super::hero::{HeroMarked, HeroWords};
use super::notation::FaceDown;
use super::problem::Difference;
use super::resolve::find_room;
use super::spot::SpotWords;

/// What is wrong with a position, and the line that says it.
type Wrong = (u32, String);

/// Sets the position up.
pub(super) fn set_up(
    draft: &Draft,
    cards: &Cards,
    tables: &Tables,
    courtesy: Courtesy,
) -> Result<Game, Difference> {
    let blame = |(line, what): Wrong| Difference { line, text: "the position".into(), what };
    let impossible = |e: Impossible| blame(explained(e, draft, cards));
    let mut free = Free::new(cards, draft, tables.seats);
    let (mut position, walker) = position(draft, cards, &mut free).map_err(blame)?;
    position.courtesy = courtesy;
    // Who is first in turn order follows from the bosses, so a first game is asked for it.
    position.moment = Moment::Beginning;
    let open = Game::at(tables, &position).map_err(impossible)?.view(tables, Viewer::Public);
    let first = open.turn_order.first().copied().unwrap_or_default();
    position.moment = moment(draft, first, tables.rules.board).map_err(blame)?;
    if let (Some(walk), Some(hero)) = (&draft.walk, walker) {
        let (seat, slot) = walk_at(walk, draft, cards, &open).map_err(blame)?;
        position.moment = Moment::Part(seat);
        position.walk = Some(WalkAt { seat, slot, hero });
    }
    Game::at(tables, &position).map_err(impossible)
}

/// A position that cannot be, in the words of the scenario.
fn explained(e: Impossible, draft: &Draft, cards: &Cards) -> Wrong {
    let mut what = e.to_string();
    let mentioned = e.card().and_then(|card| {
        let name = cards.name(card);
        for sort in ["card", "boss", "landmark"] {
            what = what.replacen(&format!("{sort} {}", card.0), name, 1);
        }
        draft.mentions.iter().rev().find(|(mentioned, _)| *mentioned == card)
    });
    let line = match e {
        Impossible::TooManySlots(seat) | Impossible::EmptyStack(seat) => {
            draft.line_about(seat, "dungeon")
        }
        Impossible::TooManyTops => {
            draft.line_of("room deck top").max(draft.line_of("spell deck top"))
        }
        Impossible::SeatOut(_) => draft.line_of("active"),
        Impossible::SameBoss(_) => {
            let lines = (0..Seat::MAX as u8).map(|seat| draft.line_about(Seat(seat), "boss"));
            lines.max().unwrap_or(1)
        }
        Impossible::MarketTooLarge => draft.line_of("market"),
        Impossible::Occupied(_) => draft.line_of("landmarks"),
        Impossible::NoSpace(seat) => draft.line_about(seat, "minion"),
        Impossible::TownTooFull => draft.line_of("town"),
        Impossible::NoRoom(_) | Impossible::NotItsPart(_) => {
            draft.walk.as_ref().map_or(1, |walk| walk.line)
        }
        Impossible::WrongSeats { .. } | Impossible::NotA(..) | Impossible::TooMany(_) => 1,
    };
    (mentioned.map_or(line, |(_, line)| *line), what)
}

/// The room a hero stands in: then it is its owner's part of Adventure.
fn walk_at(
    walk: &WalkDraft,
    draft: &Draft,
    cards: &Cards,
    view: &View,
) -> Result<(Seat, u8), Wrong> {
    let wrong = |what: String| (walk.line, what);
    let (seat, slot) = find_room(cards, &walk.room, view).map_err(wrong)?;
    if !matches!(draft.phase, None | Some(Phase::Adventure)) {
        return Err(wrong("a hero is in a room only in Adventure: phase: adventure".to_owned()));
    }
    if draft.active.is_some_and(|active| active != seat) {
        let letter = seat.letter();
        return Err(wrong(format!("a hero in {letter}'s dungeon needs active: {letter}")));
    }
    Ok((seat, slot as u8))
}

/// Whether something may lie on the market when a position begins there. [R4.1, R4.4]
pub(super) fn has_market(phase: Option<Phase>) -> bool {
    matches!(phase, None | Some(Phase::Town | Phase::Build | Phase::Reveal | Phase::Minions))
}

fn moment(draft: &Draft, first: Seat, board: bool) -> Result<Moment, Wrong> {
    let phase = draft.phase();
    let wrong = |key: &str, what: &str| Err((draft.line_of(key), what.to_owned()));
    if matches!(phase, Phase::Town | Phase::Minions) && !board {
        return wrong("phase", "this edition has no such phase");
    }
    if !draft.market.is_empty() && !has_market(draft.phase) {
        return wrong(
            "market",
            "nothing lies on the market then; if it is chance what will, write the phase before the market",
        );
    }
    match (phase, draft.active) {
        (Phase::Town, active) => Ok(Moment::Town(active.unwrap_or(first))),
        (Phase::Build, active) => Ok(Moment::Build(active.unwrap_or(first))),
        (Phase::Adventure, None) => Ok(Moment::Adventure),
        (Phase::Adventure, Some(seat)) => Ok(Moment::Part(seat)),
        (_, Some(_)) => wrong("active", "only Town, Build and Adventure have an active player"),
        (Phase::Beginning, None) => Ok(Moment::Beginning),
        (Phase::Reveal, None) => Ok(Moment::Reveal),
        (Phase::Minions, None) => Ok(Moment::Minions),
        (Phase::Bait, None) => Ok(Moment::Bait),
        (Phase::End, None) => Ok(Moment::End),
        (Phase::SetUp | Phase::Over, None) => wrong("phase", "no position begins there"),
    }
}

/// The position, and the hero that is to stand in a room.
fn position(
    draft: &Draft,
    cards: &Cards,
    free: &mut Free,
) -> Result<(Position, Option<HeroAt>), Wrong> {
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
    let at = |key: &'static str| move |what: String| (draft.line_of(key), what);
    position.town = free.marked(&draft.town).map_err(at("town"))?;
    for (landmark, hero) in &draft.landmarks {
        let placed = free.marked(std::slice::from_ref(hero)).map_err(at("landmarks"))?;
        position.landmarks.extend(placed.into_iter().map(|hero| (*landmark, hero)));
    }
    let seats = || (0..).map(Seat).zip(&draft.seats);
    for (seat, described) in seats() {
        position.seats.push(seat_at(draft, described, seat, cards, free)?);
    }
    let mut walker = None;
    if let Some(walk) = &draft.walk {
        let hero = free.marked(std::slice::from_ref(&walk.hero));
        walker = hero.map_err(|what| (walk.line, what))?.pop();
    }
    if let Some(heroes) = &draft.hero_deck {
        let deck: Result<_, _> = heroes.iter().map(|words| free.take(words)).collect();
        position.hero_deck = Some(deck.map_err(at("hero deck"))?);
    }
    // Heroes nobody described come last, so that they take no described one away.
    for described in [true, false] {
        for ((seat, said), at) in seats().zip(&mut position.seats) {
            let souls = ("souls", &said.souls, &mut at.souls);
            let wounds = ("wounds", &said.wounds, &mut at.wounds);
            for (key, scored, taken) in [souls, wounds] {
                let more = if described { free.described(scored) } else { free.any(scored.any) };
                taken.extend(more.map_err(|what| (draft.line_about(seat, key), what))?);
            }
        }
    }
    Ok((position, walker))
}

fn seat_at(
    whole: &Draft,
    draft: &SeatDraft,
    seat: Seat,
    cards: &Cards,
    free: &mut Free,
) -> Result<SeatAt, Wrong> {
    let letter = seat.letter();
    let at = |key: &'static str| move |what: String| (whole.line_about(seat, key), what);
    let boss = draft.boss.ok_or(format!("{letter} has no boss; write: {letter} boss: Draculord"));
    let entrance = free.marked(&draft.entrance).map_err(at("entrance"))?;
    let mut at = SeatAt {
        boss: boss.map_err(|what| (1, what))?,
        leveled: draft.leveled,
        hand: draft.hand.clone(),
        known: draft.known.clone(),
        entrance,
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
            let what = format!("{letter} cannot have {name} known without having it in hand");
            return Err((whole.line_about(seat, "known"), what));
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
                let what = format!("a new slot of {letter} must be at the left end");
                return Err((whole.line_about(seat, "dungeon"), what));
            }
            _ => at.stacks.push(StackAt {
                rooms: slot.rooms.clone(),
                deactivated: slot.deactivated,
                stunned: slot.stunned,
                tokens: slot.tokens,
                used: slot.used,
                boosted: slot.boosted,
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
                scored.heroes.iter().for_each(&mut note);
            }
        }
        draft.walk.iter().for_each(|walk| note(&walk.hero.hero));
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

    fn described(&mut self, scored: &Scored) -> Result<Vec<CardKind>, String> {
        scored.heroes.iter().map(|words| self.take(words)).collect()
    }

    /// Any scored heroes come from those the players would not meet, as far as there are.
    fn any(&mut self, count: u8) -> Result<Vec<CardKind>, String> {
        let mut taken = Vec::new();
        for _ in 0..count {
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
