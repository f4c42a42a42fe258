//! One effect as a clause.

use endboss_lexicon::{Amount, Back, Effect, Special, Target, TokensOn, Treasure};

use crate::speech::Args;
use crate::target::aim;
use crate::verb::{Doer, Needs, Voice, needs};
use crate::{Text, noun, signed};

/// Where the ability stands, as far as its words depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Here {
    Elsewhere,
    /// "The hero here" is the one on the landmark.
    Landmark,
    /// The same of the one on top of a stack of heroes.
    Tavern,
    Item,
}

/// What a clause must know of the ability it belongs to.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    pub voice: Voice,
    pub target: Option<Target>,
    /// An earlier clause has named the target.
    pub named: bool,
    /// The clause before has just named this room: "it" is enough.
    pub it: bool,
    /// Single cards are counted too.
    pub digits: bool,
    pub here: Here,
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

    /// More treasure of one kind or several in one breath.
    pub(crate) fn treasures(&self, icons: &[(Treasure, u8)]) -> String {
        let icons: Vec<String> =
            icons.iter().map(|(kind, count)| self.more_treasure(*kind, *count)).collect();
        self.message("do-treasure", &Args::new().text("icons", self.list(&icons)))
    }

    /// "2 more mage treasures".
    pub(crate) fn more_treasure(&self, kind: Treasure, count: u8) -> String {
        let args = Args::new().text("treasure", noun::treasure(kind)).number("count", count);
        self.message("treasure-more", &args)
    }

    pub(crate) fn effect(&self, effect: Effect, around: Around) -> String {
        let Around { voice, target, named, it, digits, here } = around;
        let args = Args::new().text("voice", voice.id()).yes("it", it).yes("digits", digits);
        let needs = match effect {
            // The hero is the target, or chosen when it happens. [Q85]
            Effect::ReturnSoul { .. } if matches!(target, Some(Target::Hero(_))) => Needs::Hero,
            effect => needs(effect),
        };
        let args = aim(args, needs, target, named);
        let (id, args) = match effect {
            Effect::Draw { back, count, .. } => return self.draws(&[(back, count)], around),
            Effect::Treasure { kind, count } => return self.treasures(&[(kind, count)]),
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
            Effect::TakeShown => ("do-take-shown", args),
            Effect::Search(rooms) => ("do-search", args.text("room", noun::room(rooms))),
            Effect::DestroyOwn { .. } => ("do-destroy-own", args),
            Effect::CollapseTarget => ("do-collapse", args),
            Effect::Kill => ("do-kill", args),
            Effect::Damage(Amount::Fixed(amount)) => ("do-damage", args.number("amount", amount)),
            Effect::Damage(Amount::YourRooms) => ("do-damage-per-room", args),
            Effect::Damage(Amount::TokensHere) => ("do-damage-per-token", args),
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
            Effect::ReturnSoul { health } => {
                let id = if needs == Needs::Hero { "do-return-dead" } else { "do-return-soul" };
                (id, args.number("amount", health))
            }
            Effect::RemoveSoul => ("do-remove-soul", args),
            Effect::Heal => ("do-heal", args),
            Effect::Cancel => ("do-cancel", args),
            Effect::Tokens { on, count } => {
                let id = match on {
                    TokensOn::This => "do-tokens-this",
                    TokensOn::Target => "do-tokens-target",
                    // One token goes to one room, however it is said.
                    TokensOn::Spread | TokensOn::Each if count == 1 => "do-tokens-one",
                    TokensOn::Spread => "do-tokens-spread",
                    TokensOn::Each => "do-tokens-each",
                };
                (id, args.number("count", count))
            }
            Effect::LoseTokens { count: 1, .. } => ("do-lose-token", args),
            Effect::LoseTokens { count, .. } => ("do-lose-tokens", args.number("count", count)),
            Effect::MoveTokens(1) => ("do-move-token", args),
            Effect::MoveTokens(count) => ("do-move-tokens", args.number("count", count)),
            Effect::HealthToken(token) => ("do-health-token", args.text("token", signed(token))),
            Effect::ThisRoomDamage(amount) => {
                ("do-this-room-damage", args.number("amount", amount))
            }
            Effect::LastRoomDamage(amount) => {
                ("do-last-room-damage", args.number("amount", amount))
            }
            Effect::TakeMarket => ("do-take-market", args),
            Effect::MinionActs => ("do-minion-acts", args),
            Effect::MoveMinion => ("do-move-minion", args),
            Effect::Summon { token } => {
                let id = match (target, here) {
                    (None, Here::Landmark) => "do-summon-here",
                    (None, Here::Tavern) => "do-summon-top",
                    (Some(_), _) | (None, Here::Elsewhere | Here::Item) => "do-summon",
                };
                (id, args.yes("marked", token != 0).text("token", signed(token)))
            }
            Effect::ToLandmark => ("do-to-landmark", args),
            Effect::DestroyTarget => ("do-destroy-target", args),
            Effect::SendFromTown => ("do-send-from-town", args),
            Effect::LookAtHand => ("do-look-at-hand", args),
            Effect::ShuffleStack => ("do-shuffle-stack", args),
            Effect::Coins(count) => ("do-coins", args.number("count", count)),
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
