//! Why an answer was chosen: the largest part of the numbers that decided.

use endboss_view::{Asked, Pick, Why};

use crate::dungeon::Dungeon;
use crate::table::{End, Table, Visit};
use endboss_lexicon::{Ability, CardKind, Effect};

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
                    Pick::Seat(seat) if self.leader() == Some(seat) => Why::Leader { seat },
                    Pick::Hero(hero) => self.idea_about(ability, hero),
                    Pick::Slot { .. } => self.idea_of(ability, self.view.phase),
                    Pick::Declared(n) => match self.view.declared.get(n as usize) {
                        Some(declared) => self.harm(declared).1,
                        None => Why::RuleOfThumb,
                    },
                    _ => Why::RuleOfThumb,
                }
            }
            Asked::SummonTo { hero, .. } => match pick {
                Pick::Seat(seat) if seat == self.me => Why::Lures { hero },
                Pick::Seat(seat) if self.leader() == Some(seat) => Why::Leader { seat },
                _ => Why::RuleOfThumb,
            },
            Asked::PlaceMinion => self.why_there(pick),
            _ => Why::RuleOfThumb,
        }
    }

    /// What becomes of a hero by an ability, in one idea.
    pub(crate) fn idea_about(&self, ability: &Ability, hero: CardKind) -> Why {
        let walker = self.walker().filter(|w| w.hero == hero);
        let each = ability.effects.iter().filter_map(|effect| match effect {
            Effect::ToYourEntrance => Some(Why::Lures { hero }),
            Effect::ToTown | Effect::ToLandmark => Some(match self.hero_in_play(hero)?.1 {
                Some(seat) if seat == self.me => Why::Avoids { hero },
                _ => Why::Spares { hero },
            }),
            Effect::Kill => Some(Why::Kills { hero }),
            Effect::Damage(_) | Effect::HealthToken(..0) | Effect::ToFirstRoom => {
                walker.filter(|w| w.mine).map(|_| Why::Kills { hero })
            }
            Effect::Health(_) | Effect::HealthToken(_) => {
                walker.filter(|w| !w.mine).map(|_| Why::Spares { hero })
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
