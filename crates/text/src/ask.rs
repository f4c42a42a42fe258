//! Questions.

use endboss_lexicon::Target;
use endboss_view::{Ask, Asked};

use crate::speech::Args;
use crate::target::whole;
use crate::{Names, Text, capital, noun, signed};

impl Text {
    /// What is asked, in one sentence to the player asked, with the number of its rule.
    pub fn asked(&self, ask: &Ask, names: &dyn Names) -> String {
        let text = self.for_seat(Some(ask.seat));
        let question = text.question(ask.what, names);
        match rule(ask.what) {
            Some(rule) => text
                .message("asked-rule", &Args::new().text("question", question).text("rule", rule)),
            None => question,
        }
    }

    fn question(&self, asked: Asked, names: &dyn Names) -> String {
        let mut args = Args::new();
        if let Some(source) = asked.source() {
            args = args.text("card", names.card(source.card));
        }
        let (id, args) = match asked {
            Asked::ChooseBoss => ("asked-choose-boss", args),
            Asked::Mulligan => ("asked-mulligan", args),
            Asked::OpeningDiscard { left } => ("asked-opening-discard", args.number("left", left)),
            Asked::FirstRoom => ("asked-first-room", args),
            Asked::TurnDraw => ("asked-turn-draw", args),
            Asked::PlaceRoom => ("asked-place-room", args),
            Asked::PlaceWhere { room } => {
                ("asked-place-where", args.text("room", names.card(room)))
            }
            Asked::Window { phase, active } => {
                let args = args.text("phase", capital(&self.phase(phase)));
                ("asked-window", self.player(args, active, names))
            }
            Asked::CancelWindow { phase, active } => {
                let args = args.text("phase", capital(&self.phase(phase)));
                ("asked-cancel-window", self.player(args, active, names))
            }
            Asked::Target { target, .. } => {
                let id = match target {
                    Target::Room { .. } | Target::Hero(_) => "asked-target",
                    Target::Spell(_) => "asked-target-spell",
                    Target::Opponent(_) => "asked-target-opponent",
                };
                (id, whole(args, target))
            }
            Asked::CostRoom { .. } => ("asked-cost-room", args),
            Asked::CostCard { what, left, .. } => {
                ("asked-cost-card", args.text("what", noun::card(what)).number("left", left))
            }
            Asked::CostSoul { .. } => ("asked-cost-soul", args),
            Asked::May { .. } => ("asked-may", args),
            Asked::NextTrigger => ("asked-next-trigger", args),
            Asked::Discard { what, left, .. } => {
                ("asked-discard", args.text("what", noun::card(what)).number("left", left))
            }
            Asked::TakeDiscarded { what, left, .. } => {
                ("asked-take-discarded", args.text("what", noun::card(what)).number("left", left))
            }
            Asked::NameBack { from, .. } => ("asked-name-back", self.player(args, from, names)),
            Asked::TakeSeen { from, .. } => ("asked-take-seen", self.player(args, from, names)),
            Asked::Search { rooms, .. } => ("asked-search", args.text("what", noun::room(rooms))),
            Asked::BuildFound { room, .. } => {
                ("asked-build-found", args.text("room", names.card(room)))
            }
            Asked::DestroyOwn { .. } => ("asked-destroy-own", args),
            Asked::SwapFirst { .. } => ("asked-swap-first", args),
            Asked::SwapSecond { seat, slot, .. } => {
                ("asked-swap-second", self.player(args, seat, names).number("slot", slot + 1))
            }
            Asked::BuildRoom { .. } => ("asked-build-room", args),
            Asked::BuildWhere { room, .. } => {
                ("asked-build-where", args.text("room", names.card(room)))
            }
            Asked::ReturnSoul { from, .. } => ("asked-return-soul", self.player(args, from, names)),
            Asked::Heal { .. } => ("asked-heal", args),
            Asked::Machinations => ("asked-machinations", args),
            Asked::Market => ("asked-market", args),
            Asked::PlaceMinion => ("asked-place-minion", args),
            Asked::TokenOn { left, each, .. } => {
                ("asked-token-on", args.number("left", left).yes("each", each))
            }
            Asked::LoseToken { left, .. } => ("asked-lose-token", args.number("left", left)),
            Asked::MoveTokenFrom { left, .. } => {
                ("asked-move-token-from", args.number("left", left))
            }
            Asked::MoveTokenTo { from, .. } => {
                ("asked-move-token-to", args.number("slot", from + 1))
            }
            Asked::CostToken { left, .. } => ("asked-cost-token", args.number("left", left)),
            Asked::SummonTo { hero, token, .. } => {
                let args = args.hero(hero, names).yes("marked", token != 0);
                ("asked-summon-to", args.text("token", signed(token)))
            }
            Asked::TakeMarket { .. } => ("asked-take-market", args),
            Asked::MoveMinion { .. } => ("asked-move-minion", args),
            Asked::SendHero { to, .. } => ("asked-send-hero", self.player(args, to, names)),
            Asked::ShuffleStack { .. } => ("asked-shuffle-stack", args),
        };
        self.message(id, &args)
    }
}

/// The rule behind a question, where reading it helps; a card's own questions are answered by the
/// card's text.
fn rule(asked: Asked) -> Option<&'static str> {
    match asked {
        Asked::ChooseBoss => Some("R2.2"),
        Asked::Mulligan => Some("R2.4"),
        Asked::OpeningDiscard { .. } => Some("R2.3"),
        Asked::FirstRoom => Some("R2.5"),
        Asked::TurnDraw => Some("Q21"),
        Asked::PlaceRoom | Asked::PlaceWhere { .. } => Some("R5.1"),
        Asked::Window { .. } => Some("R6.1"),
        Asked::CancelWindow { .. } => Some("R6.7"),
        Asked::NextTrigger => Some("R6.1"),
        Asked::Machinations => Some("R10"),
        Asked::Target { .. } => Some("R6.3"),
        Asked::CostRoom { .. }
        | Asked::CostCard { .. }
        | Asked::CostSoul { .. }
        | Asked::CostToken { .. } => Some("Q22"),
        Asked::Search { .. } => Some("R1.12"),
        Asked::BuildFound { .. } | Asked::BuildRoom { .. } | Asked::BuildWhere { .. } => {
            Some("R5.4")
        }
        Asked::DestroyOwn { .. } => Some("R6.8"),
        Asked::SwapFirst { .. } | Asked::SwapSecond { .. } => Some("R6.13"),
        Asked::ReturnSoul { .. } => Some("Q16"),
        Asked::Heal { .. } => Some("R6.11"),
        Asked::Market | Asked::PlaceMinion | Asked::MoveMinion { .. } => Some("R4.1"),
        Asked::TokenOn { .. }
        | Asked::LoseToken { .. }
        | Asked::MoveTokenFrom { .. }
        | Asked::MoveTokenTo { .. } => Some("R6.14"),
        Asked::SummonTo { .. } => Some("R4.2"),
        Asked::TakeMarket { .. } => Some("R4.4"),
        Asked::SendHero { .. } => Some("R8.5"),
        Asked::ShuffleStack { .. } => Some("Q43"),
        Asked::May { .. }
        | Asked::Discard { .. }
        | Asked::TakeDiscarded { .. }
        | Asked::NameBack { .. }
        | Asked::TakeSeen { .. } => None,
    }
}
