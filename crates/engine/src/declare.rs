//! Declaring spells and activated abilities: what may be declared, targets, costs. [R6.1, R6.3]

use endboss_lexicon::{Ability, CardFilter, CardKind, Cost, Effect, Priority, Seat};
use endboss_view::{Asked, Phase, Pick, Seen, Source};

use crate::event::Listener;
use crate::frame::{Aim, Declared, Declaring, Frame, Payment, Window};
use crate::knowledge::ALL_VIEWERS;
use crate::options::{Few, Sink};
use crate::pile::SpellPile;
use crate::play::{Play, Stop};
use crate::state::{BOSS_USABLE, Game, ITEM_USABLE};
use crate::tables::{CardId, ItemIx, RoomIx, SpellIx, Tables};

impl Game {
    /// Everything a seat may declare in this window.
    pub(crate) fn declarations(
        &self,
        t: &Tables,
        seat: Seat,
        window: &Window,
        sink: &mut impl Sink,
    ) {
        if self.all_declared() {
            return;
        }
        let cancels_only = self.cancels_only(t);
        for ix in
            self.castable(t, seat, window, cancels_only).prints(&t.spell_bits, &t.spell_of_bit[..])
        {
            if self.can_cast(t, seat, SpellIx(ix), window) {
                sink.add(Pick::Card(t.spell(SpellIx(ix)).card));
                if sink.full() {
                    return;
                }
            }
        }
        let all_usable = self.seat(seat).usable;
        let mut usable = all_usable & !(BOSS_USABLE | ITEM_USABLE);
        while usable != 0 {
            let at = usable.trailing_zeros() as u8;
            usable &= usable - 1;
            let slot = self.slots(seat)[at as usize];
            if slot.deactivated || self.rests(t, seat, at) {
                continue;
            }
            let row = t.copy(slot.top);
            for n in 0..row.abilities.len() as u8 {
                if row.activated >> n & 1 != 0
                    && (!cancels_only || cancels(&row.abilities[n as usize]))
                    && self.can_use(t, seat, at, n, Purse::Own)
                {
                    sink.add(Pick::Use { slot: at, ability: n });
                }
            }
        }
        if all_usable & BOSS_USABLE != 0 {
            self.boss_declarations(t, seat, cancels_only, Purse::Own, sink);
        }
        if all_usable & ITEM_USABLE != 0
            && self.can_use_item(t, seat, window.phase, cancels_only, Purse::Own)
        {
            sink.add(Pick::UseItem);
        }
    }

    /// So much waits already, or was declared this turn, that nothing more may be. [Q58, Q69]
    fn all_declared(&self) -> bool {
        self.declared.len() == self.declared.capacity() || self.declarations >= MOST_DECLARATIONS
    }

    /// What the boss can do since it leveled up, and what every boss can do. [R5.5, R11.4]
    fn boss_declarations(
        &self,
        t: &Tables,
        seat: Seat,
        cancels_only: bool,
        purse: Purse,
        sink: &mut impl Sink,
    ) {
        let state = self.seat(seat);
        let row = t.boss(state.boss);
        let mut open = if state.leveled { row.activated } else { row.activated & row.always };
        open &= !state.boss_used;
        while open != 0 {
            let n = open.trailing_zeros() as u8;
            open &= open - 1;
            let ability = &row.abilities[n as usize];
            if (!cancels_only || cancels(ability))
                && ability.target.is_none_or(|x| self.any_target(t, seat, CardId::NONE, ability, x))
                && self.can_pay(t, seat, ability, None, purse)
            {
                sink.add(Pick::UseBoss { ability: n });
            }
        }
    }

    /// A face-up item, whenever a spell could be played. [Q14]
    fn can_use_item(
        &self,
        t: &Tables,
        seat: Seat,
        phase: Phase,
        cancels_only: bool,
        purse: Purse,
    ) -> bool {
        let Some(row) = t.items.get(self.seat(seat).item.0 as usize) else {
            return false;
        };
        let fits = match phase {
            Phase::Build => row.phase.in_build(),
            _ => row.phase.in_adventure(),
        };
        fits && (!cancels_only || cancels(&row.power))
            && row
                .power
                .target
                .is_none_or(|x| self.any_target(t, seat, CardId::NONE, &row.power, x))
            && self.can_pay(t, seat, &row.power, None, purse)
    }

    /// A spell of the right phase or a room that can be used: most seats have neither.
    pub(crate) fn holds_anything(&self, t: &Tables, seat: Seat, window: &Window) -> bool {
        let state = self.seat(seat);
        state.usable != 0 || state.hand_spells.meets(spells_of(t, window.phase))
    }

    pub(crate) fn can_declare_anything(&self, t: &Tables, seat: Seat, window: &Window) -> bool {
        let mut few = Few { enough: 1, ..Few::default() };
        self.declarations(t, seat, window, &mut few);
        few.count > 0
    }

    /// Whether, by public knowledge, a seat might have something to declare. [Q6]
    pub(crate) fn could_declare(&self, t: &Tables, seat: Seat, phase: Phase) -> bool {
        if self.all_declared() {
            return false;
        }
        let cancels_only = self.cancels_only(t);
        if cancels_only && !self.declared.iter().any(|d| d.spell) {
            return false;
        }
        if !self.seat(seat).hand_spells.is_empty()
            || self.can_use_item(t, seat, phase, cancels_only, Purse::Public)
        {
            return true;
        }
        let mut boss = Few { enough: 1, ..Few::default() };
        self.boss_declarations(t, seat, cancels_only, Purse::Public, &mut boss);
        if boss.count > 0 {
            return true;
        }
        self.slots(seat).iter().enumerate().any(|(at, slot)| {
            let row = t.copy(slot.top);
            !slot.deactivated
                && !self.rests(t, seat, at as u8)
                && (0..row.abilities.len() as u8).any(|n| {
                    row.activated >> n & 1 != 0
                        && (!cancels_only || cancels(&row.abilities[n as usize]))
                        && self.can_use(t, seat, at as u8, n, Purse::Public)
                })
        })
    }

    fn castable(&self, t: &Tables, seat: Seat, window: &Window, cancels_only: bool) -> SpellPile {
        let spells = self.seat(seat).hand_spells.within(spells_of(t, window.phase));
        if cancels_only { spells.within(&t.cancels) } else { spells }
    }

    fn can_cast(&self, t: &Tables, seat: Seat, spell: SpellIx, window: &Window) -> bool {
        let row = t.spell(spell);
        (!row.active_only || window.active == seat)
            && row
                .ability
                .target
                .is_none_or(|target| self.any_target(t, seat, CardId::NONE, &row.ability, target))
            && (row.free || self.can_pay(t, seat, &row.ability, None, Purse::Casting))
    }

    fn can_use(&self, t: &Tables, seat: Seat, at: u8, n: u8, purse: Purse) -> bool {
        let copy = self.slots(seat)[at as usize].top;
        let ability = &t.copy(copy).abilities[n as usize];
        !(ability.once && self.used.has_bit(copy.0))
            && ability.target.is_none_or(|target| self.any_target(t, seat, copy, ability, target))
            && self.can_pay(t, seat, ability, Some(at), purse)
    }

    fn can_pay(
        &self,
        t: &Tables,
        seat: Seat,
        ability: &Ability,
        at: Option<u8>,
        purse: Purse,
    ) -> bool {
        ability.cost.iter().all(|cost| match *cost {
            Cost::DestroyThis => at.is_some_and(|at| self.breakable(seat, at)),
            Cost::DestroyAnother => {
                (0..self.seat(seat).slot_count).any(|o| Some(o) != at && self.breakable(seat, o))
            }
            Cost::Discard { what, count } => match purse {
                Purse::Own => self.count_in_hand(t, seat, what) >= u32::from(count),
                // The spell being cast pays for nothing.
                Purse::Casting => {
                    let itself = u32::from(!matches!(what, CardFilter::Room(_)));
                    self.count_in_hand(t, seat, what) >= u32::from(count) + itself
                }
                Purse::Public => self.count_backs(seat, what) >= u32::from(count),
            },
            Cost::RemoveSoul => self.seat(seat).souls > 0,
            Cost::Tokens(count) => self.tokens(seat) >= u32::from(count),
            Cost::Coins(count) => self.seat(seat).coins >= count,
        })
    }

    /// Cards of a hand that fit, copies counted.
    pub(crate) fn count_in_hand(&self, t: &Tables, seat: Seat, what: CardFilter) -> u32 {
        let state = self.seat(seat);
        let rooms = |filter| {
            let mut hand = state.hand_rooms;
            std::iter::from_fn(|| hand.pop_bit())
                .filter(|bit| t.room(RoomIx(t.room_of_bit[*bit as usize])).fits(filter))
                .count() as u32
        };
        match what {
            CardFilter::Any => state.hand_rooms.len() + state.hand_spells.len(),
            CardFilter::Spell => state.hand_spells.len(),
            CardFilter::Room(filter) => rooms(filter),
        }
    }

    fn count_backs(&self, seat: Seat, what: CardFilter) -> u32 {
        let state = self.seat(seat);
        match what {
            CardFilter::Any => state.hand_rooms.len() + state.hand_spells.len(),
            CardFilter::Spell => state.hand_spells.len(),
            CardFilter::Room(_) => state.hand_rooms.len(),
        }
    }
}

/// Declarations in one turn after which nobody may declare any more: far beyond any real game.
const MOST_DECLARATIONS: u8 = 200;

/// Whether a cost is judged by one's own cards or by what everybody sees of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purse {
    Own,
    Casting,
    Public,
}

/// The spells that may be declared in a phase. [R1.4]
fn spells_of(t: &Tables, phase: Phase) -> &SpellPile {
    match phase {
        Phase::Build => &t.build_spells,
        _ => &t.adventure_spells,
    }
}

fn cancels(ability: &Ability) -> bool {
    ability.effects.contains(&Effect::Cancel)
}

impl<L: Listener> Play<'_, L> {
    pub(crate) fn begin_declaring(&mut self, seat: Seat, source: Source, copy: CardId) {
        self.push(Frame::Declaring(Declaring {
            seat,
            source,
            copy,
            aim: Aim::None,
            aimed: false,
            paid: [Payment::None; 4],
            paid_count: 0,
        }));
    }

    /// Asks for the target, then for each cost that is a choice, then declares.
    pub(crate) fn declaring(&mut self, mut declaring: Declaring) -> Stop {
        let Declaring { seat, source, .. } = declaring;
        let ability = self.t.ability(source.card, source.ability);
        let target = ability.target.filter(|x| !declaring.aimed && !self.g.aimless(seat, *x));
        if let Some(target) = target {
            self.push_ask(seat, Asked::Target { source, target });
            return None;
        }
        if let Some(what) = next_cost(source, ability, declaring.paid_count) {
            self.push_ask(seat, what);
            return None;
        }
        self.pop();
        declaring.aimed = true;
        self.declare(declaring);
        None
    }

    /// A target was picked, for the declaration or the trigger on top.
    pub(crate) fn target_picked(&mut self, pick: Pick) {
        let aim = self.g.aim(self.t, pick);
        match self.g.frames.last_mut() {
            Some(Frame::Declaring(declaring)) => {
                declaring.aim = aim;
                declaring.aimed = true;
            }
            _ => self.trigger_happens(aim),
        }
    }

    pub(crate) fn cost_picked(&mut self, payment: Payment) {
        if let Some(Frame::Declaring(declaring)) = self.g.frames.last_mut() {
            declaring.paid[declaring.paid_count as usize] = payment;
            declaring.paid_count += 1;
        }
    }

    fn declare(&mut self, declaring: Declaring) {
        let Declaring { seat, source, copy, aim, .. } = declaring;
        let ability = self.t.ability(source.card, source.ability);
        let spell = self.t.spell_ix(source.card).is_some();
        let active = self.g.active == Some(seat);
        self.ask_again(seat);
        if spell {
            self.remove_from_hand(seat, source.card);
            self.g.left_openly(self.t, seat, source.card, ALL_VIEWERS);
        } else if let Some(item) = self.t.item_ix(source.card) {
            self.g.set_item(self.t, seat, ItemIx::NONE);
            self.spend_item(item);
        } else if ability.once {
            self.mark_used(seat, copy, source.ability);
        }
        self.g.serial = self.g.serial.wrapping_add(1);
        self.g.declarations = self.g.declarations.saturating_add(1);
        let mut declared = Declared {
            seat,
            source,
            copy,
            aim,
            serial: self.g.serial,
            spell,
            at_once: false,
            holds: false,
        };
        declared.at_once =
            self.t.rules.priority == Priority::ActiveFirst && (active || cancels(ability));
        let target = if L::ON { self.g.aim_seen(self.t, aim) } else { None };
        let which = self.which_copy(copy);
        self.tell(|_| Seen::Declared { seat, source, spell, target, which });
        self.g.declared.push(declared);
        let at = self.g.declared.len() - 1;
        let holds = self.pay(&declaring);
        self.g.declared[at].holds = holds;
    }

    /// Pays the costs; says whether the walking hero stands in a room that was destroyed so. [Q22]
    fn pay(&mut self, declaring: &Declaring) -> bool {
        let Declaring { seat, source, copy, .. } = *declaring;
        let ability = self.t.ability(source.card, source.ability);
        let held_before = self.g.walk.held;
        for cost in &ability.cost {
            if let Cost::Coins(count) = *cost {
                self.g.seat_mut(seat).coins -= count;
                self.tell(|_| Seen::CoinsPaid { seat, count });
            }
        }
        for payment in declaring.paid {
            match payment {
                Payment::None => {}
                Payment::Room(other) => self.destroy_as_cost(seat, other),
                Payment::Card(card) => self.discard(seat, card),
                Payment::Soul(hero) => self.remove_soul(seat, hero),
                Payment::Token(room) => {
                    if let Some((seat, at)) = self.g.find_top(self.t, room) {
                        self.take_token(seat, at);
                    }
                }
            }
        }
        // Last, since tokens of this room may be part of the cost.
        if ability.cost.contains(&Cost::DestroyThis) {
            self.destroy_as_cost(seat, copy);
        }
        self.g.walk.held > held_before
    }

    fn destroy_as_cost(&mut self, seat: Seat, copy: CardId) {
        let Some((_, at)) = self.g.find_top(self.t, copy) else {
            return;
        };
        let walk = &mut self.g.walk;
        if walk.seat == seat && walk.inside && walk.room == copy && !walk.room_gone {
            walk.held += 1;
        }
        self.destroy(seat, at);
    }
}

/// The question for the next cost that needs one, after so many were answered.
fn next_cost(source: Source, ability: &Ability, answered: u8) -> Option<Asked> {
    let mut skip = answered;
    for cost in &ability.cost {
        let (needs, what) = match *cost {
            Cost::DestroyThis | Cost::Coins(_) => continue,
            Cost::Tokens(count) => {
                (count, Asked::CostToken { source, left: count.saturating_sub(skip) })
            }
            Cost::DestroyAnother => (1, Asked::CostRoom { source }),
            Cost::RemoveSoul => (1, Asked::CostSoul { source }),
            Cost::Discard { what, count } => {
                (count, Asked::CostCard { source, what, left: count.saturating_sub(skip) })
            }
        };
        if skip < needs {
            return Some(what);
        }
        skip -= needs;
    }
    None
}

/// Cards already chosen as a cost are no longer there to choose.
pub(crate) fn chosen_cards(g: &Game, t: &Tables) -> impl Iterator<Item = CardKind> {
    let declaring = g.frames.iter().rev().find_map(|f| match f {
        Frame::Declaring(d) => Some(*d),
        _ => None,
    });
    // A spell being cast is in the hand until it is declared, but it pays for nothing.
    let itself = declaring.filter(|d| t.spell_ix(d.source.card).is_some()).map(|d| d.source.card);
    let paid = declaring.into_iter().flat_map(|d| d.paid);
    itself.into_iter().chain(paid.filter_map(|p| match p {
        Payment::Card(card) => Some(card),
        Payment::None | Payment::Room(_) | Payment::Soul(_) | Payment::Token(_) => None,
    }))
}

/// How many tokens of a room are already chosen as a cost.
pub(crate) fn chosen_tokens(g: &Game, room: CardId) -> u8 {
    let paid = g.frames.iter().rev().find_map(|f| match f {
        Frame::Declaring(d) => Some(d.paid),
        _ => None,
    });
    let chosen = paid.into_iter().flatten().filter(|p| *p == Payment::Token(room));
    chosen.count() as u8
}
