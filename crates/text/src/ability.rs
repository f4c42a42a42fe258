//! An ability as a sentence: "Once per turn, when ..., you may pay ...: do ..., then ...".

use endboss_lexicon::{Ability, Back, Condition, Cost, Effect, When};

use crate::effect::{Around, Doer, Voice, counts, doer, needs};
use crate::speech::Args;
use crate::target::Needs;
use crate::{Text, capital, noun};

impl Text {
    /// The whole sentence, with capital and full stop.
    pub(crate) fn ability(&self, ability: &Ability) -> String {
        let mut clauses: Vec<String> = self.moment(ability.when).into_iter().collect();
        let mut rest = self.effects(ability);
        let condition = ability.condition.map(|condition| self.condition(condition));
        if ability.cost.is_empty() {
            clauses.extend(condition);
        } else {
            if let Some(condition) = condition {
                rest = self.after("text-when", &condition, rest);
            }
            rest = self.paid(ability, rest);
        }
        let once = ability.once && ability.when != When::LevelUp;
        for (i, clause) in clauses.iter().enumerate().rev() {
            let id = if once && i == 0 { "text-once-when" } else { "text-when" };
            rest = self.after(id, clause, rest);
        }
        if ability.when == When::LevelUp {
            rest = self.message("text-level-up", &Args::new().text("rest", rest));
        } else if once && clauses.is_empty() {
            rest = self.message("text-once", &Args::new().text("rest", rest));
        }
        self.sentence(rest)
    }

    /// A clause as a sentence of its own.
    pub(crate) fn sentence(&self, rest: String) -> String {
        capital(&self.message("text-end", &Args::new().text("rest", rest)))
    }

    fn after(&self, id: &'static str, when: &str, rest: String) -> String {
        self.message(id, &Args::new().text("when", when).text("rest", rest))
    }

    /// The clause that names the moment; what is declared needs none.
    fn moment(&self, when: When) -> Option<String> {
        let args = Args::new();
        let (id, args) = match when {
            When::Activated | When::Cast | When::LevelUp => return None,
            When::Built => ("when-built", args),
            When::BuiltAnother(rooms) => {
                ("when-built-another", args.text("room", noun::room(rooms)))
            }
            When::HeroDies => ("when-hero-dies", args),
            When::YouPlaySpell => ("when-you-play-spell", args),
            When::AnotherDestroyed => ("when-another-destroyed", args),
        };
        Some(self.message(id, &args))
    }

    fn condition(&self, condition: Condition) -> String {
        self.word(match condition {
            Condition::FewerRooms => "if-fewer-rooms",
        })
    }

    /// "pay: do". To decline a trigger is to decline its cost.
    fn paid(&self, ability: &Ability, rest: String) -> String {
        let may = ability.may && !declared(ability.when);
        let voice = if may { Voice::May } else { Voice::Do };
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(*cost, voice)).collect();
        let args = Args::new().text("cost", self.list(&costs)).text("rest", rest);
        let paid = self.message("text-cost", &args);
        if may { self.message("text-may", &Args::new().text("rest", paid)) } else { paid }
    }

    fn cost(&self, cost: Cost, voice: Voice) -> String {
        let args = Args::new().text("voice", voice.id());
        let (id, args) = match cost {
            Cost::DestroyThis => ("cost-destroy-this", args),
            Cost::DestroyAnother => ("cost-destroy-another", args),
            Cost::Discard { what, count } => {
                ("cost-discard", args.text("card", noun::card(what)).number("count", count))
            }
            Cost::RemoveSoul => ("cost-remove-soul", args),
        };
        self.message(id, &args)
    }

    /// The effects in order, with "you may" before them where it is theirs.
    fn effects(&self, ability: &Ability) -> String {
        let may = ability.may && (ability.cost.is_empty() || declared(ability.when));
        let commanded = ability.effects.first().is_some_and(|first| doer(*first) == Doer::You);
        let rest = self.clauses(ability, may && commanded);
        let id = match (may, commanded) {
            (false, _) => return rest,
            (true, true) => "text-may",
            (true, false) => "text-if-you-wish",
        };
        self.message(id, &Args::new().text("rest", rest))
    }

    fn clauses(&self, ability: &Ability, may: bool) -> String {
        let mut around = Around {
            voice: Voice::Do,
            target: ability.target,
            named: false,
            digits: ability.effects.iter().any(|effect| counts(*effect) > 1),
        };
        let mut text: Option<String> = None;
        let mut before = Doer::You;
        let mut effects = ability.effects.as_slice();
        while let [first, after @ ..] = effects {
            let doer = doer(*first);
            around.voice = match doer {
                Doer::Target | Doer::EachOpponent | Doer::EachPlayer => Voice::They,
                Doer::You if may => Voice::May,
                Doer::You | Doer::Fact => Voice::Do,
            };
            let draws = draws_together(effects);
            let mut clause = if draws.len() > 1 {
                effects = &effects[draws.len()..];
                self.draws(&draws, around)
            } else {
                effects = after;
                self.effect(*first, around)
            };
            if doer != before {
                clause = self.with_subject(doer, clause, around);
            }
            around.named |= needs(*first) != Needs::Nothing;
            text = match text {
                None => Some(clause),
                Some(first) => {
                    // A command after somebody else's deed stands a little apart.
                    let back = doer == Doer::You && before != Doer::You;
                    let id = if back { "text-then-you" } else { "text-then" };
                    Some(self.message(id, &Args::new().text("first", first).text("rest", clause)))
                }
            };
            before = doer;
        }
        text.unwrap_or_default()
    }
}

/// Whether the ability is declared in a window; its cost is paid then, whatever comes of it. [Q22]
fn declared(when: When) -> bool {
    match when {
        When::Activated | When::Cast => true,
        When::Built
        | When::BuiltAnother(_)
        | When::HeroDies
        | When::YouPlaySpell
        | When::AnotherDestroyed
        | When::LevelUp => false,
    }
}

/// The draws of one player that follow each other: they share one verb.
fn draws_together(effects: &[Effect]) -> Vec<(Back, u8)> {
    let mut together = Vec::new();
    let mut by = None;
    for effect in effects {
        let Effect::Draw { who, back, count } = effect else {
            break;
        };
        if *by.get_or_insert(*who) != *who {
            break;
        }
        together.push((*back, *count));
    }
    together
}
