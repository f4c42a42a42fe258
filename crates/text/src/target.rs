//! What an effect is aimed at, as its message needs to know it.

use endboss_lexicon::{HeroPlace, PlayerFilter, SpellBy, Target, Whose};

use crate::noun;
use crate::speech::Args;
use crate::verb::Needs;

/// Puts the target into the arguments. Once it was named, "that" is enough.
pub(crate) fn aim<'a>(
    args: Args<'a>,
    needs: Needs,
    target: Option<Target>,
    named: bool,
) -> Args<'a> {
    match target.filter(|target| !named && fits(needs, *target)) {
        Some(target) => whole(args, target),
        None => {
            let that = match needs {
                Needs::Nothing | Needs::Room => "that-room",
                Needs::Hero => "that-hero",
                Needs::Spell => "that-spell",
                Needs::Player => "that-opponent",
            };
            args.text("target", that)
                .text("place", "none")
                .text("opponent", "that")
                .text("by", "that")
        }
    }
}

/// An effect speaks of the target only if it is of the kind it needs.
fn fits(needs: Needs, target: Target) -> bool {
    match target {
        Target::Room { .. } => needs == Needs::Room,
        Target::Hero(_) => needs == Needs::Hero,
        Target::Spell(_) => needs == Needs::Spell,
        Target::Opponent(_) => needs == Needs::Player,
    }
}

/// The target as it is first named.
pub(crate) fn whole(args: Args<'_>, target: Target) -> Args<'_> {
    let (noun, place) = match target {
        Target::Room { whose, filter } => (noun::room(filter), dungeon(whose)),
        Target::Hero(HeroPlace::ThisRoom) => ("hero", "this-room"),
        Target::Hero(HeroPlace::Dungeon(whose)) => ("hero", dungeon(whose)),
        Target::Hero(HeroPlace::Town { ordinary: true }) => ("ordinary-hero", "town"),
        Target::Hero(HeroPlace::Town { ordinary: false }) => ("hero", "town"),
        Target::Hero(HeroPlace::TownOrDecks) => ("hero", "town-or-decks"),
        Target::Hero(HeroPlace::Entrance(whose)) => ("hero", entrance(whose)),
        Target::Hero(HeroPlace::Landmark) => ("hero", "landmark"),
        Target::Hero(HeroPlace::Dead(whose)) => ("dead-hero", dead(whose)),
        Target::Spell(_) => ("spell", "none"),
        Target::Opponent(_) => ("chosen-opponent", "none"),
    };
    let by = match target {
        Target::Spell(SpellBy::Opponent) => "opponent",
        Target::Spell(SpellBy::Anyone)
        | Target::Room { .. }
        | Target::Hero(_)
        | Target::Opponent(_) => "anyone",
    };
    let args = args.text("target", noun).text("place", place).text("by", by);
    match target {
        Target::Opponent(PlayerFilter::SoulsAhead(ahead)) => {
            args.text("opponent", "ahead").number("ahead", ahead)
        }
        Target::Opponent(PlayerFilter::WithSoul) => args.text("opponent", "with-soul"),
        Target::Opponent(PlayerFilter::Any)
        | Target::Room { .. }
        | Target::Hero(_)
        | Target::Spell(_) => args.text("opponent", "any"),
    }
}

fn dungeon(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "your-dungeon",
        Whose::Opponents => "opponents-dungeon",
        Whose::Anyones => "any-dungeon",
    }
}

fn entrance(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "your-entrance",
        Whose::Opponents => "opponents-entrance",
        Whose::Anyones => "any-entrance",
    }
}

fn dead(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "dead-yours",
        Whose::Opponents => "dead-opponents",
        Whose::Anyones => "dead-anyones",
    }
}
