//! What lasts belongs to rooms or to bosses.

use endboss_lexicon::Lasting;
use toml::Spanned;

use super::ability::{AMOUNT, COUNT};
use super::within;
use crate::notation::RawLasting;
use crate::problem::Page;

pub(super) fn of_room(page: &mut Page<'_>, raw: &[Spanned<RawLasting>]) -> Vec<Lasting> {
    of_card(page, raw, |lasting| is_for_bosses(lasting).then_some("bosses"))
}

pub(super) fn of_boss(page: &mut Page<'_>, raw: &[Spanned<RawLasting>]) -> Vec<Lasting> {
    of_card(page, raw, |lasting| (!is_for_bosses(lasting)).then_some("rooms"))
}

fn of_card(
    page: &mut Page<'_>,
    raw: &[Spanned<RawLasting>],
    for_others: fn(&Lasting) -> Option<&'static str>,
) -> Vec<Lasting> {
    let mut all: Vec<Lasting> = Vec::new();
    for raw in raw {
        let lasting = checked(page, raw);
        let word = lasting.word();
        if let Some(others) = for_others(&lasting) {
            page.problem(raw.span(), format!("`{word}` is for {others}"));
        }
        if all.iter().any(|other| same(other, &lasting)) {
            page.problem(raw.span(), format!("the same `{word}` is there already: join the two"));
        }
        all.push(lasting);
    }
    all
}

/// Whether two say the same, but for how much.
fn same(one: &Lasting, other: &Lasting) -> bool {
    use Lasting::{DamageNearby, DamageYours, MoreTreasure};
    match (one, other) {
        (DamageNearby { near: a, rooms: x, .. }, DamageNearby { near: b, rooms: y, .. }) => {
            a == b && x == y
        }
        (DamageYours { rooms: x, .. }, DamageYours { rooms: y, .. }) => x == y,
        (MoreTreasure { kind: x, .. }, MoreTreasure { kind: y, .. }) => x == y,
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

fn checked(page: &mut Page<'_>, raw: &Spanned<RawLasting>) -> Lasting {
    let lasting = Lasting::from(*raw.get_ref());
    let number = match lasting {
        Lasting::DamageNearby { amount, .. } | Lasting::DamageYours { amount, .. } => {
            Some(("`amount`", amount, AMOUNT))
        }
        Lasting::DamageIfLast(amount) | Lasting::HeroesWeaker(amount) => {
            Some(("number", amount, AMOUNT))
        }
        Lasting::MoreTreasure { count, .. } => Some(("`count`", count, COUNT)),
        Lasting::NoAdvancedOnTop
        | Lasting::SendsBack
        | Lasting::DrawSpellInstead
        | Lasting::SparesFirst
        | Lasting::TokensDouble => None,
    };
    if let Some((what, number, range)) = number {
        let what = format!("the {what} of `{}`", lasting.word());
        within(page, raw.span(), &what, number.into(), range);
    }
    lasting
}

fn is_for_bosses(lasting: &Lasting) -> bool {
    match lasting {
        Lasting::DamageYours { .. } | Lasting::MoreTreasure { .. } | Lasting::HeroesWeaker(_) => {
            true
        }
        Lasting::DamageNearby { .. }
        | Lasting::NoAdvancedOnTop
        | Lasting::SendsBack
        | Lasting::DrawSpellInstead
        | Lasting::SparesFirst
        | Lasting::DamageIfLast(_)
        | Lasting::TokensDouble => false,
    }
}
