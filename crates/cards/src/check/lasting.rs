//! What lasts belongs to rooms or to bosses.

use endboss_lexicon::Lasting;
use toml::Spanned;

use super::ability::{AMOUNT, COUNT};
use super::within;
use crate::notation::RawLasting;
use crate::problem::Page;

pub(super) fn of_room(page: &mut Page<'_>, raw: &Spanned<RawLasting>) -> Lasting {
    let lasting = checked(page, raw);
    if is_for_bosses(&lasting) {
        page.problem(raw.span(), format!("`{}` is for bosses", word(&lasting)));
    }
    lasting
}

pub(super) fn of_boss(page: &mut Page<'_>, raw: &Spanned<RawLasting>) -> Lasting {
    let lasting = checked(page, raw);
    if !is_for_bosses(&lasting) {
        page.problem(raw.span(), format!("`{}` is for rooms", word(&lasting)));
    }
    lasting
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
        let what = format!("the {what} of `{}`", word(&lasting));
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

fn word(lasting: &Lasting) -> &'static str {
    match lasting {
        Lasting::DamageNearby { .. } => "damage-nearby",
        Lasting::NoAdvancedOnTop => "no-advanced-on-top",
        Lasting::SendsBack => "sends-back",
        Lasting::DrawSpellInstead => "draw-spell-instead",
        Lasting::SparesFirst => "spares-first",
        Lasting::DamageIfLast(_) => "damage-if-last",
        Lasting::TokensDouble => "tokens-double",
        Lasting::DamageYours { .. } => "damage-yours",
        Lasting::MoreTreasure { .. } => "more-treasure",
        Lasting::HeroesWeaker(_) => "heroes-weaker",
    }
}
