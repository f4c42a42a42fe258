//! What is asked, at which moment, and what each answer means.

use endboss_lexicon::{Priority, Seat};
use endboss_view::{Ask, Asked, DeclaredView, Phase, Pick, View};

use crate::screen::Screen;
use crate::shown;

impl Screen<'_> {
    pub fn question(&self, ask: &Ask, view: &View) -> Vec<String> {
        let mut lines = vec![self.asked(ask, view)];
        for (n, pick) in ask.options.iter().enumerate() {
            lines.push(format!("{}. {}", n + 1, self.choice(*pick, ask, view)));
        }
        lines
    }

    /// A window is asked with its moment, and with the rule that opens it or, when something is
    /// declared, the one by which it happens.
    fn asked(&self, ask: &Ask, view: &View) -> String {
        let (phase, active, cancel) = match ask.what {
            Asked::Window { phase, active } => (phase, active, false),
            Asked::CancelWindow { phase, active } => (phase, active, true),
            _ => return self.text.asked(ask, self.names),
        };
        let (moment, rule) = match phase {
            Phase::Build => (self.moment_of_build(active, view), "R5.2"),
            Phase::Adventure => (self.moment_of_adventure(active, view), "R8.2"),
            _ => return self.text.asked(ask, self.names),
        };
        let rule = match self.rules.priority {
            _ if cancel => "R6.7",
            _ if view.declared.is_empty() => rule,
            Priority::LastInFirstOut => "R6.4",
            Priority::ActiveFirst => "R6.5",
        };
        let cancel = if cancel { "yes" } else { "no" };
        let args = [("moment", moment.into()), ("cancel", cancel.into()), ("rule", rule.into())];
        self.say("ui-window", &args)
    }

    fn moment_of_build(&self, active: Seat, view: &View) -> String {
        let placed = view.seat(active).slots.iter().any(|slot| slot.face_down.is_some());
        let [me, player] = self.whose(active);
        let placed = if placed { "yes" } else { "no" };
        self.say("ui-moment-build", &[me, player, ("placed", placed.into())])
    }

    fn moment_of_adventure(&self, active: Seat, view: &View) -> String {
        let Some(walk) = view.walk else {
            let [me, player] = self.whose(active);
            let Some(hero) = next_to_enter(active, view) else {
                return self.say("ui-moment-nobody", &[me, player]);
            };
            let [hero, who] = self.hero(hero.card);
            return self.say("ui-moment-before", &[me, player, hero, who]);
        };
        let [me, player] = self.whose(walk.seat);
        let slots = &view.seat(walk.seat).slots;
        let room = walk.slot.and_then(|slot| slots.get(usize::from(slot))?.room.as_ref());
        let dies = if shown::is_doomed(&walk.hero) { "yes" } else { "no" };
        let [hero, who] = self.hero(walk.hero.card);
        let mut args = vec![
            me,
            player,
            hero,
            who,
            ("damage", walk.hero.damage.into()),
            ("health", walk.hero.health.into()),
            ("dies", dies.into()),
        ];
        let Some(room) = room else {
            return self.say("ui-moment-dungeon", &args);
        };
        args.push(("room", self.names.card(room.card).into()));
        self.say("ui-moment-room", &args)
    }

    fn choice(&self, pick: Pick, ask: &Ask, view: &View) -> String {
        let label = self.text.pick(&pick, ask, view, self.names);
        let builds =
            matches!(ask.what, Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. });
        let more = match pick {
            // What the room does helps to choose it.
            Pick::Card(card) if builds => self.does(card),
            Pick::Slot { seat, slot } => self.who_stands_in(seat, slot, view),
            Pick::Use { slot, .. } => self.who_stands_in(ask.seat, slot, view),
            Pick::Pass if ask.what.is_window() => return self.pass(label, ask, view),
            _ => String::new(),
        };
        match (more.is_empty(), label.ends_with('.')) {
            (true, _) => label,
            (false, true) => format!("{label} {more}"),
            (false, false) => format!("{label}. {more}"),
        }
    }

    fn who_stands_in(&self, seat: Seat, slot: u8, view: &View) -> String {
        let walk = view.walk.filter(|walk| walk.seat == seat && walk.slot == Some(slot));
        let hero = walk.map(|walk| self.hero(walk.hero.card));
        hero.map(|hero| self.say("ui-stands-in", &hero)).unwrap_or_default()
    }

    /// Passing lets something happen, if everybody does.
    fn pass(&self, label: String, ask: &Ask, view: &View) -> String {
        let cancels = matches!(ask.what, Asked::CancelWindow { .. });
        let newest_first = cancels || self.rules.priority == Priority::LastInFirstOut;
        let next = if newest_first { view.declared.last() } else { first_waiting(view) };
        let Some(next) = next else { return label };
        let more = !newest_first && view.declared.len() > 1;
        let id = if more { "ui-pass-then-more" } else { "ui-pass-then" };
        let [me, player] = self.whose(next.seat);
        let card = self.names.card(next.source.card);
        self.say(id, &[me, player, ("pass", label.into()), ("card", card.into())])
    }
}

/// The hero that comes next into a dungeon. [R8.1]
pub fn next_to_enter(seat: Seat, view: &View) -> Option<&endboss_view::HeroView> {
    let seat = view.seats.get(seat.index()).filter(|seat| !seat.no_entry)?;
    seat.entrance.iter().find(|hero| !hero.waits)
}

/// With the active player first, what waits happens by XP, of one player in the order declared.
/// [R6.5]
fn first_waiting(view: &View) -> Option<&DeclaredView> {
    let xp = |it: &DeclaredView| view.seat(it.seat).boss.map_or(0, |boss| boss.xp);
    let highest = view.declared.iter().map(xp).max()?;
    view.declared.iter().find(|it| xp(it) == highest)
}

#[cfg(test)]
mod tests {
    use endboss_view::{Source, WalkView};

    use super::*;
    use crate::sample::Sample;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    fn window(phase: Phase, active: Seat, options: Vec<Pick>) -> Ask {
        Ask { seat: A, what: Asked::Window { phase, active }, options }
    }

    fn lines(sample: &Sample, ask: &Ask, view: &View) -> Vec<String> {
        sample.show(|screen| screen.question(ask, view))
    }

    /// [R5.2, R8.2]
    #[test]
    fn a_window_names_its_moment_and_rule() {
        let sample = Sample::new();
        let mut view = sample.view();
        let asked = |phase, active, view: &View| {
            let line = lines(&sample, &window(phase, active, vec![Pick::Pass]), view).remove(0);
            let rest = ": play a Spell, use an ability, or pass. (";
            line.replace(rest, " | ").trim_end_matches(')').to_owned()
        };
        assert_eq!(asked(Phase::Build, A, &view), "Build phase, you are active | R5.2");
        view.seats[1].slots = vec![sample.slot("dark-altar")];
        view.seats[1].slots[0].face_down =
            Some(endboss_view::CardSeen::Back(endboss_lexicon::Back::Room));
        let placed = "Build phase, Bot B is active and has placed a Room | R5.2";
        assert_eq!(asked(Phase::Build, B, &view), placed);
        let nobody = "Adventure phase, you are active, no Hero is about to enter | R8.2";
        assert_eq!(asked(Phase::Adventure, A, &view), nobody);
        view.seats[0].entrance = vec![sample.hero("madame-magpie")];
        let before = "Before Madame Magpie enters your dungeon | R8.2";
        assert_eq!(asked(Phase::Adventure, A, &view), before);
        let mut hero = view.seats[0].entrance.remove(0);
        hero.damage = 2;
        view.walk = Some(WalkView { seat: B, slot: Some(0), hero });
        let inside = "Madame Magpie is in Dark Altar in Bot B’s dungeon (damage 2 of Health 13";
        assert_eq!(asked(Phase::Adventure, B, &view), format!("{inside}) | R8.2"));
        let doomed = &mut view.walk.as_mut().expect("it walks").hero;
        doomed.damage = doomed.health;
        let line = asked(Phase::Adventure, B, &view);
        assert!(line.contains("(damage 13 of Health 13, dies when it leaves)"), "{line}");
    }

    /// [R6.4, R6.5, R6.7]
    #[test]
    fn passing_says_what_happens_then() {
        for (edition, rule, first) in [
            ("anniversary", "R6.4", "then your Fear resolves, unless"),
            ("second", "R6.5", "then everything declared resolves, your Fear first, unless"),
        ] {
            let sample = Sample::of(edition);
            let mut view = sample.view();
            let declared = |seat, id| DeclaredView {
                seat,
                source: Source { card: sample.kind(id), ability: 0 },
                which: None,
                spell: true,
                target: None,
            };
            view.declared = vec![declared(B, "assassin")];
            let ask = window(Phase::Adventure, A, vec![Pick::Pass]);
            let one = lines(&sample, &ask, &view);
            assert!(one[0].ends_with(&format!("({rule})")), "{one:?}");
            let then = "1. Pass (then Bot B’s Assassin resolves, unless somebody answers)";
            assert_eq!(one[1], then);
            // Newest first, or the highest XP first.
            view.declared.push(declared(A, "fear"));
            let two = lines(&sample, &ask, &view);
            assert!(two[1].contains(first), "{two:?}");
            let what = Asked::CancelWindow { phase: Phase::Adventure, active: A };
            let cancel = lines(&sample, &Ask { what, ..ask }, &view);
            assert!(cancel[0].contains("cancel a Spell, or pass. (R6.7)"), "{cancel:?}");
            assert!(cancel[1].contains("then your Fear resolves"), "{cancel:?}");
        }
    }

    #[test]
    fn a_room_is_offered_with_the_hero_in_it() {
        let sample = Sample::new();
        let mut view = sample.view();
        view.seats[0].slots = vec![sample.slot("dark-altar"), sample.slot("golem-factory")];
        let hero = sample.hero("madame-magpie");
        view.walk = Some(WalkView { seat: A, slot: Some(0), hero });
        let used = Pick::Use { slot: 0, ability: 0 };
        let slot = Pick::Slot { seat: A, slot: 1 };
        let lines = lines(&sample, &window(Phase::Adventure, A, vec![used, slot]), &view);
        assert!(lines[1].ends_with("from the discard pile. Madame Magpie is in it."), "{lines:?}");
        assert!(lines[2].ends_with("slot 2 from the Boss, damage 1"), "{lines:?}");
    }

    #[test]
    fn a_room_says_once_what_it_deals() {
        let sample = Sample::new();
        let ballroom = sample.kind("monsters-ballroom");
        let view = sample.view();
        let ask = Ask { seat: A, what: Asked::PlaceRoom, options: vec![Pick::Card(ballroom)] };
        let line = lines(&sample, &ask, &view).remove(1);
        assert_eq!(line.matches("amage").count(), 1, "{line}");
        let held = sample.show(|screen| screen.described(ballroom, "It".to_owned()));
        assert_eq!(held.matches("amage").count(), 1, "{held}");
    }
}
