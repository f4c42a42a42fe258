//! One effect as a clause.

use endboss_lexicon::{Amount, Back, Effect, Special, Target, Who};

use crate::speech::Args;
use crate::target::{Needs, aim};
use crate::{Text, noun};

/// Who does what a clause says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doer {
    /// The reader: a command.
    You,
    Target,
    EachOpponent,
    EachPlayer,
    /// Nobody: the clause states a fact.
    Fact,
}

/// The form of the verb.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    Do,
    /// After "you may".
    May,
    They,
}

impl Voice {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Voice::Do => "do",
            Voice::May => "may",
            Voice::They => "they",
        }
    }
}

/// What a clause must know of the ability it belongs to.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub voice: Voice,
    pub target: Option<Target>,
    /// An earlier clause has named the target.
    pub named: bool,
    /// Single cards are counted too.
    pub digits: bool,
}

pub(crate) fn doer(effect: Effect) -> Doer {
    match effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::DiscardRandom { who, .. }
        | Effect::DiscardHand { who }
        | Effect::DestroyOwn { who } => match who {
            Who::You => Doer::You,
            Who::Target => Doer::Target,
            Who::EachOpponent => Doer::EachOpponent,
            Who::EachPlayer => Doer::EachPlayer,
        },
        Effect::TakeDiscarded { .. }
        | Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::Search(_)
        | Effect::CollapseTarget
        | Effect::Kill
        | Effect::Damage(_)
        | Effect::Deactivate
        | Effect::Stun
        | Effect::SwapStacks
        | Effect::Build
        | Effect::ToYourEntrance
        | Effect::ToTown
        | Effect::ToFirstRoom
        | Effect::ReturnSoul { .. }
        | Effect::Heal
        | Effect::Cancel => Doer::You,
        Effect::Health(_)
        | Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::Special(Special::NoBuilding | Special::ExtraPlacement | Special::NoEntry) => {
            Doer::Fact
        }
    }
}

pub(crate) fn needs(effect: Effect) -> Needs {
    match effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::DiscardRandom { who, .. }
        | Effect::DiscardHand { who }
        | Effect::DestroyOwn { who } => match who {
            Who::Target => Needs::Player,
            Who::You | Who::EachOpponent | Who::EachPlayer => Needs::Nothing,
        },
        Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::ReturnSoul { .. }
        | Effect::Special(Special::NoEntry) => Needs::Player,
        Effect::CollapseTarget | Effect::RoomDamage(_) | Effect::Deactivate | Effect::Stun => {
            Needs::Room
        }
        Effect::Kill
        | Effect::Damage(_)
        | Effect::Health(_)
        | Effect::ToYourEntrance
        | Effect::ToTown
        | Effect::ToFirstRoom => Needs::Hero,
        Effect::Cancel => Needs::Spell,
        Effect::TakeDiscarded { .. }
        | Effect::Search(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::SwapStacks
        | Effect::Build
        | Effect::Heal
        | Effect::Special(Special::NoBuilding | Special::ExtraPlacement) => Needs::Nothing,
    }
}

/// How many cards an effect counts, if it counts cards.
pub(crate) fn counts(effect: Effect) -> u8 {
    match effect {
        Effect::Draw { count, .. }
        | Effect::Discard { count, .. }
        | Effect::TakeDiscarded { count, .. } => count,
        Effect::DiscardRandom { .. }
        | Effect::DiscardHand { .. }
        | Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::Search(_)
        | Effect::DestroyOwn { .. }
        | Effect::CollapseTarget
        | Effect::Kill
        | Effect::Damage(_)
        | Effect::Health(_)
        | Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::Deactivate
        | Effect::Stun
        | Effect::SwapStacks
        | Effect::Build
        | Effect::ToYourEntrance
        | Effect::ToTown
        | Effect::ToFirstRoom
        | Effect::ReturnSoul { .. }
        | Effect::Heal
        | Effect::Cancel
        | Effect::Special(_) => 0,
    }
}

impl Text {
    /// Drawing from one deck or several in one breath: "draw 1 Spell and 2 Room cards".
    pub(crate) fn draws(&self, cards: &[(Back, u8)], around: Around) -> String {
        let digits = around.digits || cards.len() > 1;
        let cards: Vec<String> = cards
            .iter()
            .map(|(back, count)| {
                let args = Args::new().text("card", noun::back(*back)).number("count", *count);
                self.message("cards-counted", &args.yes("digits", digits))
            })
            .collect();
        let args = Args::new().text("voice", around.voice.id()).text("cards", self.list(&cards));
        self.message("do-draw", &args)
    }

    pub(crate) fn effect(&self, effect: Effect, around: Around) -> String {
        let Around { voice, target, named, digits } = around;
        let args = Args::new().text("voice", voice.id()).yes("digits", digits);
        let args = aim(args, needs(effect), target, named);
        let (id, args) = match effect {
            Effect::Draw { back, count, .. } => return self.draws(&[(back, count)], around),
            Effect::Discard { what, count, .. } => {
                ("do-discard", args.text("card", noun::card(what)).number("count", count))
            }
            Effect::DiscardRandom { back, .. } => {
                ("do-discard-random", args.text("back", back_id(back)))
            }
            Effect::DiscardHand { .. } => ("do-discard-hand", args),
            Effect::TakeDiscarded { what, count } => {
                let args = args.text("card", noun::chosen_card(what)).number("count", count);
                ("do-take-discarded", args)
            }
            Effect::TakeRandom => ("do-take-random", args),
            Effect::TakeSeen => ("do-take-seen", args),
            Effect::Search(rooms) => ("do-search", args.text("room", noun::room(rooms))),
            Effect::DestroyOwn { .. } => ("do-destroy-own", args),
            Effect::CollapseTarget => ("do-collapse", args),
            Effect::Kill => ("do-kill", args),
            Effect::Damage(Amount::Fixed(amount)) => ("do-damage", args.number("amount", amount)),
            Effect::Damage(Amount::YourRooms) => ("do-damage-per-room", args),
            Effect::Health(amount) => ("do-health", args.number("amount", amount)),
            Effect::RoomDamage(amount) => ("do-room-damage", args.number("amount", amount)),
            Effect::YourRoomsDamage(amount) => {
                ("do-your-rooms-damage", args.number("amount", amount))
            }
            Effect::DoubleTreasure => ("do-double-treasure", args),
            Effect::Deactivate => ("do-deactivate", args),
            Effect::Stun => ("do-stun", args),
            Effect::SwapStacks => ("do-swap-stacks", args),
            Effect::Build => ("do-build", args),
            Effect::ToYourEntrance => ("do-to-your-entrance", args),
            Effect::ToTown => ("do-to-town", args),
            Effect::ToFirstRoom => ("do-to-first-room", args),
            Effect::ReturnSoul { health } => ("do-return-soul", args.number("amount", health)),
            Effect::Heal => ("do-heal", args),
            Effect::Cancel => ("do-cancel", args),
            Effect::Special(Special::NoBuilding) => ("do-no-building", args),
            Effect::Special(Special::ExtraPlacement) => ("do-extra-placement", args),
            Effect::Special(Special::NoEntry) => ("do-no-entry", args),
        };
        self.message(id, &args)
    }

    /// The clause after the one who does it: "an opponent of your choice discards".
    pub(crate) fn with_subject(&self, doer: Doer, clause: String, around: Around) -> String {
        let args = aim(Args::new(), Needs::Player, around.target, around.named);
        let id = match doer {
            Doer::You | Doer::Fact => return clause,
            Doer::Target => "who-target",
            Doer::EachOpponent => "who-each-opponent",
            Doer::EachPlayer => "who-each-player",
        };
        let subject = self.message(id, &args);
        self.message("text-subject", &Args::new().text("subject", subject).text("rest", clause))
    }
}

pub(crate) fn back_id(back: Back) -> &'static str {
    match back {
        Back::Room => "room",
        Back::Spell => "spell",
    }
}
