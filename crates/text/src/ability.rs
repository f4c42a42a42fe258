//! An ability as a sentence: "Once per turn, when ..., you may pay ...: do ..., then ...".

use endboss_lexicon::{Ability, Back, Condition, Cost, Effect, HeroPlace, Target, Treasure, When};

use crate::effect::{Around, Here};
use crate::span::{SpanKind, marked, marked_before};
use crate::speech::Args;
use crate::verb::{Doer, Needs, Voice, counts, doer, needs};
use crate::{Text, capital, noun};

impl Text {
    /// What the ability says, to stand after a label or to become a sentence; with its parts marked.
    pub(crate) fn ability(&self, ability: &Ability, here: Here) -> String {
        let mut clauses: Vec<String> = self.moment(ability).into_iter().collect();
        let mut rest = self.effects(ability, here);
        let condition = ability.condition.map(|condition| self.condition(condition));
        if ability.cost.is_empty() {
            clauses.extend(condition);
        } else {
            if let Some(condition) = condition {
                rest = self.after("text-when", &condition, rest);
            }
            rest = self.paid(ability, here, rest);
        }
        let once = ability.once && !once_anyway(ability.when);
        for (i, clause) in clauses.iter().enumerate().rev() {
            let id = if once && i == 0 { "text-once-when" } else { "text-when" };
            rest = self.after(id, clause, rest);
        }
        let args = Args::new().text("rest", rest.clone());
        let (kind, said) = match ability.when {
            When::LevelUp => (SpanKind::Label, self.message("text-level-up", &args)),
            When::EndOfTurn => {
                let clause = !clauses.is_empty() || may(ability) && !commanded(ability);
                let args = args.yes("clause", clause);
                (SpanKind::Moment, self.message("text-end-of-turn", &args))
            }
            _ if once && clauses.is_empty() => {
                let args = args.yes("clause", may(ability) && !commanded(ability));
                (SpanKind::Moment, self.message("text-once", &args))
            }
            _ => return rest,
        };
        marked_before(kind, said, &rest)
    }

    /// A clause as a sentence of its own.
    pub(crate) fn sentence(&self, rest: String) -> String {
        capital(&self.message("text-end", &Args::new().text("rest", rest)))
    }

    /// A sentence after a label: "Minion: draw a Spell."
    pub(crate) fn labeled(&self, id: &'static str, rest: String) -> String {
        let said = self.message(id, &Args::new().text("rest", rest.clone()));
        self.sentence(marked_before(SpanKind::Label, said, &rest))
    }

    fn after(&self, id: &'static str, when: &str, rest: String) -> String {
        let said = self.message(id, &Args::new().text("when", when).text("rest", rest.clone()));
        marked_before(SpanKind::Moment, said, &rest)
    }

    /// The clause that names the moment; what is declared or has a label needs none. Some languages
    /// say it shorter if what follows is addressed to the reader, too.
    fn moment(&self, ability: &Ability) -> Option<String> {
        let to_you = !ability.cost.is_empty() || commanded(ability);
        let args = Args::new().yes("you", to_you && ability.condition.is_none());
        let (id, args) = match ability.when {
            When::Activated | When::Cast | When::LevelUp | When::Minion | When::EndOfTurn => {
                return None;
            }
            When::Built => ("when-built", args),
            When::BuiltAnother(rooms) => {
                ("when-built-another", args.text("room", noun::room(rooms)))
            }
            When::YouBuild(rooms) => ("when-you-build", args.text("room", noun::room(rooms))),
            When::HeroEnters => ("when-hero-enters", args),
            When::HeroDies => ("when-hero-dies", args),
            When::HeroDiesAnywhere => ("when-hero-dies-anywhere", args),
            When::HeroSurvives => ("when-hero-survives", args),
            When::YouPlaySpell => ("when-you-play-spell", args),
            When::AnotherDestroyed => ("when-another-destroyed", args),
            When::Uncovered => ("when-uncovered", args),
        };
        Some(self.message(id, &args))
    }

    fn condition(&self, condition: Condition) -> String {
        let args = Args::new();
        let (id, args) = match condition {
            Condition::FewerRooms => ("if-fewer-rooms", args),
            Condition::FewerSouls => ("if-fewer-souls", args),
            Condition::Treasure { kind, count } => {
                ("if-treasure", args.text("treasure", noun::treasure(kind)).number("count", count))
            }
        };
        self.message(id, &args)
    }

    /// "pay: do". To decline a trigger is to decline its cost.
    fn paid(&self, ability: &Ability, here: Here, rest: String) -> String {
        let may = ability.may && !ability.when.is_declared();
        let voice = if may { Voice::May } else { Voice::Do };
        let costs: Vec<String> = ability.cost.iter().map(|cost| self.cost(*cost, voice)).collect();
        // After the colon of a label another one would be too much.
        let label = matches!(ability.when, When::LevelUp | When::Minion) || here == Here::Item;
        let id = if label { "text-cost-after-label" } else { "text-cost" };
        let costs = marked(SpanKind::Cost, &self.list(&costs));
        let paid = self.message(id, &Args::new().text("cost", costs).text("rest", rest));
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
            // The same words as for the effect.
            Cost::Tokens(1) => ("do-lose-token", args),
            Cost::Tokens(count) => ("do-lose-tokens", args.number("count", count)),
            Cost::Coins(count) => ("cost-coins", args.number("count", count)),
        };
        self.message(id, &args)
    }

    /// The effects in order, with "you may" before them where it is theirs.
    fn effects(&self, ability: &Ability, here: Here) -> String {
        let (may, commanded) = (may(ability), commanded(ability));
        let rest = self.clauses(ability, may && commanded, here);
        let id = match (may, commanded) {
            (false, _) => return rest,
            (true, true) => "text-may",
            (true, false) => "text-if-you-wish",
        };
        self.message(id, &Args::new().text("rest", rest))
    }

    fn clauses(&self, ability: &Ability, may: bool, here: Here) -> String {
        let mut around = Around {
            voice: Voice::Do,
            target: ability.target,
            named: names_its_hero(ability),
            it: matches!(ability.when, When::Built | When::Uncovered),
            digits: ability.effects.iter().any(|effect| counts(*effect) > 1),
            here,
        };
        let mut text: Option<String> = None;
        let mut before = Doer::You;
        let mut told = false;
        let mut effects = ability.effects.as_slice();
        while let [first, after @ ..] = effects {
            let doer = doer(*first);
            // A command after somebody else's deed stands a little apart.
            let back = text.is_some() && doer == Doer::You && before != Doer::You;
            told |= back;
            around.voice = match doer {
                Doer::Target | Doer::EachOpponent | Doer::EachPlayer => Voice::They,
                Doer::You if may => Voice::May,
                Doer::You if told => Voice::You,
                Doer::You | Doer::Fact => Voice::Do,
            };
            let (draws, icons) = (draws_together(effects), treasure_together(effects));
            let mut clause = if draws.len() > 1 {
                effects = &effects[draws.len()..];
                self.draws(&draws, around)
            } else if icons.len() > 1 {
                effects = &effects[icons.len()..];
                self.treasures(&icons)
            } else {
                effects = after;
                self.effect(*first, around)
            };
            if doer != before {
                clause = self.with_subject(doer, clause, around);
            }
            around.named |= needs(*first) != Needs::Nothing;
            around.it = false;
            text = match text {
                None => Some(clause),
                Some(first) => {
                    let id = if back { "text-then-you" } else { "text-then" };
                    Some(self.message(id, &Args::new().text("first", first).text("rest", clause)))
                }
            };
            before = doer;
        }
        text.unwrap_or_default()
    }
}

/// Whether the effects may be declined, not the cost.
fn may(ability: &Ability) -> bool {
    ability.may && (ability.cost.is_empty() || ability.when.is_declared())
}

/// Whether the effects begin with a command to the reader.
fn commanded(ability: &Ability) -> bool {
    ability.effects.first().is_some_and(|first| doer(*first) == Doer::You)
}

/// Whether its moment comes at most once in a turn, so that nobody needs to be told.
fn once_anyway(when: When) -> bool {
    matches!(when, When::LevelUp | When::Minion | When::EndOfTurn)
}

/// Whether the clause of the moment has named the target already: the hero that enters.
fn names_its_hero(ability: &Ability) -> bool {
    ability.when == When::HeroEnters && ability.target == Some(Target::Hero(HeroPlace::ThisRoom))
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

/// The treasure that follows each other: it shares one verb too.
fn treasure_together(effects: &[Effect]) -> Vec<(Treasure, u8)> {
    let icons = effects.iter().map_while(|effect| match effect {
        Effect::Treasure { kind, count } => Some((*kind, *count)),
        _ => None,
    });
    icons.collect()
}
