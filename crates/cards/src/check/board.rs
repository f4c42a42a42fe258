//! What lies on the town board: landmarks, and the items heroes bring to it.

use std::collections::BTreeMap;

use endboss_lexicon::{Ability, Effect, Face, Help, Item, Landmark};
use toml::Spanned;

use super::ability::{AMOUNT, ability};
use super::cards::draft;
use super::moment::Host;
use super::names::entry;
use super::{Draft, House, board, within};
use crate::notation::{RawAbility, RawHelp, RawItem, RawLandmark};
use crate::problem::Page;

/// Treasure, special and summon. [R4.2]
const MOST_SPACES: usize = 3;

pub(crate) fn landmark(
    page: &mut Page<'_>,
    raw: Spanned<RawLandmark>,
    house: House<'_>,
) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let (id, solo) = (stem.id.span(), stem.solo);
    let entry = entry(page, stem, line, house);
    board(page, id.clone(), "a landmark", house);
    let before = page.problems.len();
    let spaces: Vec<Ability> = raw
        .space
        .iter()
        .filter_map(|raw| ability(page, raw, Host::Space, house, &entry.printings))
        .map(|printed| printed.ability)
        .collect();
    // A space that could not be read has been reported and would be missed here again.
    if page.problems.len() == before {
        if spaces.len() > MOST_SPACES {
            let message =
                format!("this landmark has {} spaces; it can have {MOST_SPACES}", spaces.len());
            page.problem(id.clone(), message);
        }
        if !spaces.last().is_some_and(summons) {
            let message = "no hero ever leaves this landmark: its last space must be one that \
                           summons, do = [{ summon = 2 }]";
            page.problem(id, message);
        }
        for (raw, _) in covered(&raw.space, &spaces).filter(|(_, space)| summons(space)) {
            let message = "only the last space summons: a hero that stands here covers the others";
            page.problem(raw.span(), message);
        }
    }
    let landmark = Landmark { treasure: raw.treasure, spaces };
    Some(draft(page, entry, solo, &BTreeMap::new(), 1, |_| Face::Landmark(landmark.clone())))
}

fn summons(space: &Ability) -> bool {
    space.effects.iter().any(|effect| matches!(effect, Effect::Summon { .. }))
}

/// The spaces a hero that stands on the landmark covers: all but the last.
fn covered<'a>(
    raw: &'a [Spanned<RawAbility>],
    spaces: &'a [Ability],
) -> impl Iterator<Item = (&'a Spanned<RawAbility>, &'a Ability)> {
    raw.iter().zip(spaces).take(spaces.len().saturating_sub(1))
}

pub(crate) fn item(page: &mut Page<'_>, raw: Spanned<RawItem>, house: House<'_>) -> Option<Draft> {
    let line = page.line(raw.span().start);
    let raw = raw.into_inner();
    let stem = raw.stem();
    let solo = stem.solo;
    let entry = entry(page, stem, line, house);
    let help = help(page, &raw.help);
    let power = ability(page, &raw.power, Host::Item(raw.phase), house, &entry.printings)?.ability;
    let item = Item { treasure: raw.treasure, help, phase: raw.phase, power };
    Some(draft(page, entry, solo, &BTreeMap::new(), 1, |_| Face::Item(item.clone())))
}

fn help(page: &mut Page<'_>, raw: &Spanned<RawHelp>) -> Help {
    let help = Help::from(*raw.get_ref());
    match help {
        Help::Health(more) => {
            within(page, raw.span(), "the number of `health`", more.into(), AMOUNT);
        }
        Help::LessDamage { amount, .. } => {
            within(page, raw.span(), "the `amount` of `less-damage`", amount.into(), AMOUNT);
        }
        Help::SkipsFirst => {}
    }
    help
}
