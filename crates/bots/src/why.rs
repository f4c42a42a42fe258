//! Why an answer was chosen: the largest part of the numbers that decided.

use endboss_view::{Asked, Pick, Why};

use crate::dungeon::Dungeon;
use crate::table::{End, Table, Visit};
use endboss_lexicon::{Ability, CardKind, Effect, Seat};

impl Table<'_> {
    /// The idea behind an answer that was weighed best.
    pub(crate) fn why(&self, what: Asked, pick: Pick) -> Why {
        match what {
            Asked::FirstRoom
            | Asked::PlaceRoom
            | Asked::BuildRoom { .. }
            | Asked::PlaceWhere { .. }
            | Asked::BuildWhere { .. }
            | Asked::BuildFound { .. } => match self.dungeon_after(what, pick) {
                Some((after, _)) => self.change(self.mine(), &after),
                None if pick == Pick::Pass => Why::Keeps,
                None => Why::RuleOfThumb,
            },
            Asked::Window { phase, .. } | Asked::CancelWindow { phase, .. } => match pick {
                Pick::Pass => Why::Keeps,
                _ => self.declares(pick).map_or(Why::RuleOfThumb, |a| self.idea_of(a, phase)),
            },
            Asked::OpeningDiscard { .. } | Asked::CostCard { .. } | Asked::Discard { .. } => {
                match pick {
                    Pick::Card(card) => Why::WorstCard { card },
                    _ => Why::RuleOfThumb,
                }
            }
            Asked::TakeDiscarded { .. }
            | Asked::TakeSeen { .. }
            | Asked::Search { .. }
            | Asked::Market
            | Asked::TakeMarket { .. } => match pick {
                Pick::Card(card) | Pick::Deck(card) => Why::BestCard { card },
                _ => Why::RuleOfThumb,
            },
            Asked::Target { source, .. } => {
                let Some(ability) = self.ability_of(source) else { return Why::RuleOfThumb };
                match pick {
                    Pick::Seat(seat) if self.weigh_victim(ability, seat) > 0.0 => self.ahead(seat),
                    Pick::Hero(hero) => self.idea_about(ability, hero),
                    Pick::Slot { .. } => self.idea_of(ability, self.view.phase),
                    Pick::Declared(n) => match self.view.declared.get(n as usize) {
                        Some(declared) => self.harm(declared).1,
                        None => Why::RuleOfThumb,
                    },
                    _ => Why::RuleOfThumb,
                }
            }
            // Somebody alone may also call a survivor to make room; that is no lure.
            Asked::SummonTo { hero, token, .. } => match pick {
                _ if self.weigh_summons(hero, token, pick) <= 0.0 => Why::RuleOfThumb,
                Pick::Seat(seat) if seat == self.me => Why::Lures { hero },
                Pick::Seat(seat) => self.ahead(seat),
                _ => Why::RuleOfThumb,
            },
            Asked::PlaceMinion | Asked::MoveMinion { .. } => self.why_there(pick),
            _ => Why::RuleOfThumb,
        }
    }

    /// Somebody is hurt: whoever is ahead, or somebody.
    pub(crate) fn ahead(&self, seat: Seat) -> Why {
        if self.leader() == Some(seat) { Why::Leader { seat } } else { Why::RuleOfThumb }
    }

    /// What becomes of a hero by an ability, in one idea; none of these if it gains nothing.
    pub(crate) fn idea_about(&self, ability: &Ability, hero: CardKind) -> Why {
        if self.weigh_hero(ability, hero) <= 0.0 {
            return Why::RuleOfThumb;
        }
        let Some((met, at)) = self.hero_in_play(hero) else { return Why::RuleOfThumb };
        let each = ability.effects.iter().filter_map(|effect| match effect {
            Effect::ToYourEntrance if self.fate(self.me, &met) > 0.0 => Some(Why::Lures { hero }),
            Effect::ToTown | Effect::ToLandmark => match at? {
                seat if seat == self.me => Some(Why::Avoids { hero }),
                _ => Some(Why::Spares { hero }),
            },
            // The same numbers as in the window: where it makes no difference, there is no idea.
            Effect::Kill
            | Effect::Damage(_)
            | Effect::Health(_)
            | Effect::HealthToken(_)
            | Effect::ToFirstRoom
                if self.walker().is_some_and(|walker| walker.hero == hero) =>
            {
                Some(self.verb_now(*effect, ability, self.view.phase).1)
            }
            _ => None,
        });
        each.into_iter().next().unwrap_or(Why::RuleOfThumb)
    }

    /// The idea behind another dungeon of mine: the hero for whom it makes the largest difference
    /// in this turn, else what it deals.
    fn change(&self, before: &Dungeon, after: &Dungeon) -> Why {
        let was = self.mine_to_visit(before);
        let will = self.mine_to_visit(after);
        let here = |visits: &[Visit], hero| visits.iter().find(|v| v.hero == hero).copied();
        let mut best = (0.0, None);
        for visit in was.iter().chain(&will) {
            let hero = visit.hero;
            let (old, new) = (here(&was, hero), here(&will, hero));
            let value = |v: Option<Visit>| v.map_or(0.0, |v| self.value(v));
            let idea = match (old, new) {
                (_, Some(new)) if new.end != End::Survives => Why::Lures { hero },
                (Some(_), None) => Why::Avoids { hero },
                _ => continue,
            };
            let gain = value(new) - value(old);
            if gain > best.0 {
                best = (gain, Some(idea));
            }
        }
        let [from, to] = [before, after].map(|d| (d.damage[1] + d.turn.damage).max(0) as u16);
        match best.1 {
            Some(idea) => idea,
            None if to > from => Why::Damage { from, to },
            None => Why::RuleOfThumb,
        }
    }

    /// Who comes to my dungeon in this turn if it is this.
    fn mine_to_visit(&self, mine: &Dungeon) -> Vec<Visit> {
        let mut visits = Vec::new();
        self.visits(mine, |visit, _| {
            if visit.owner == self.me {
                visits.push(visit);
            }
        });
        visits
    }

    /// The idea behind a place for the minion.
    fn why_there(&self, pick: Pick) -> Why {
        let Some((_, ability)) = self.space(pick) else { return Why::RuleOfThumb };
        let (mine, _) = *self.plan();
        let mut after = mine;
        for effect in &ability.effects {
            after = after.for_now(*effect).unwrap_or(after);
        }
        self.change(&mine, &after)
    }
}
