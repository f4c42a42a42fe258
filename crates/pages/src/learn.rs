//! Lessons: the list of them, a step on a real board, and the end.

use endboss_text::Text;
use endboss_view::Seen;
use maud::{Markup, html};

use crate::board::sentence;
use crate::keys::{Place, keys_dialog, keys_opener};
use crate::{Cards, Look};

/// What is told of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonFacts {
    pub id: &'static str,
    pub title: String,
    pub lead: String,
    pub minutes: u8,
    pub steps: usize,
}

impl LessonFacts {
    /// Where a step is, counted from 1. The one after the last is the end.
    pub fn address(&self, step: usize) -> String {
        format!("/learn/{}/{step}", self.id)
    }
}

/// All lessons, the best to begin with first.
pub fn learn(look: &Look, lessons: &[LessonFacts]) -> Markup {
    let text = look.text();
    html! {
        h1 { (text.say("face-learn", &[])) }
        p { (text.say("face-learn-lead", &[])) }
        ol.lessons {
            @for lesson in lessons {
                li.panel {
                    h2 { (lesson.title) }
                    p { (lesson.lead) }
                    p.hint { (length(&text, lesson)) }
                    a.button.first href=(lesson.address(1)) {
                        (text.say("face-learn-start", &[]))
                        span.hide { ": " (lesson.title) }
                    }
                }
            }
        }
    }
}

fn length(text: &Text, lesson: &LessonFacts) -> String {
    let args = [("minutes", lesson.minutes.into()), ("steps", lesson.steps.into())];
    text.say("face-learn-length", &args)
}

/// A step of a lesson.
#[derive(Clone, Copy)]
pub struct LessonStep<'a> {
    pub look: &'a Look,
    pub lesson: &'a LessonFacts,
    /// Counted from 1.
    pub step: usize,
    /// What is taught here.
    pub says: &'a str,
    /// Rules to read on in.
    pub rules: &'a [String],
    /// There is something to choose, not only to read.
    pub chooses: bool,
    /// What is said to a choice that the lesson does not make.
    pub other: Option<&'a str>,
    /// What happened since the step before.
    pub heard: &'a [Seen],
    pub cards: &'a dyn Cards,
    /// Speaks to the learner.
    pub text: Text,
}

impl std::fmt::Debug for LessonStep<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LessonStep({}, {})", self.lesson.id, self.step)
    }
}

/// What is taught, above the board it is about.
pub fn lesson(step: &LessonStep, board: Markup) -> Markup {
    let say = |id: &str| step.text.say(id, &[]);
    let of = step.lesson.steps;
    let counted = [("step", step.step.into()), ("of", of.into())];
    html! {
        section.teacher aria-labelledby="lesson-title" {
            div.where {
                h2 #lesson-title { a href="/learn" { (step.lesson.title) } }
                label { (step.text.say("face-learn-step", &counted)) " "
                    progress max=(of) value=(step.step) {} }
            }
            @if let Some(other) = step.other { p.other role="alert" { (other) } }
            p.says { (step.says) }
            @if !step.rules.is_empty() {
                p.hint {
                    (say("face-learn-read-on"))
                    @for rule in step.rules { " " a href={ "/rules#" (rule) } { (rule) } }
                }
            }
            (told(step))
            nav.ways aria-label=(say("face-learn-ways")) {
                @if step.step > 1 {
                    a.button rel="prev" href=(step.lesson.address(step.step - 1)) {
                        (say("face-learn-back"))
                    }
                } @else {
                    a.button href="/learn" { (say("face-learn-all")) }
                }
                @if !step.chooses {
                    a.button.first.meant rel="next" href=(step.lesson.address(step.step + 1)) {
                        (say("face-learn-next"))
                    }
                }
            }
            (keys_opener(step.look))
        }
        (board)
        (keys_dialog(step.look, &step.lesson.address(step.step), Place::Lesson))
    }
}

/// What happened meanwhile. Much of it is for whoever wants to know exactly.
fn told(step: &LessonStep) -> Markup {
    let lines = html! {
        ol { @for seen in step.heard { li { (sentence(seen, step.cards, &step.text)) } } }
    };
    html! {
        @if !step.heard.is_empty() {
            details.meanwhile open[step.heard.len() <= FEW] {
                summary { (step.text.say("face-learn-meanwhile", &[("count", step.heard.len().into())])) }
                (lines)
            }
        }
    }
}

/// So many lines are read at a glance.
const FEW: usize = 4;

/// The end of a lesson.
#[derive(Clone, Copy)]
pub struct LessonEnd<'a> {
    pub look: &'a Look,
    pub lesson: &'a LessonFacts,
    /// What was learned, line by line.
    pub learned: &'a str,
    pub next: Option<&'a LessonFacts>,
    /// What is played now, and by how many.
    pub play: (&'a str, u8),
    pub heard: &'a [Seen],
    pub cards: &'a dyn Cards,
    /// Speaks to the learner.
    pub text: Text,
}

impl std::fmt::Debug for LessonEnd<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LessonEnd({})", self.lesson.id)
    }
}

/// What was learned, and where to go from here.
pub fn lesson_end(end: &LessonEnd) -> Markup {
    let say = |id: &str| end.text.say(id, &[]);
    let (edition, players) = end.play;
    html! {
        h1 { (end.text.say("face-learn-done", &[("lesson", (&end.lesson.title).into())])) }
        section.panel aria-labelledby="learned-title" {
            h2 #learned-title { (say("face-learn-learned")) }
            ul { @for line in end.learned.lines() { li { (line) } } }
        }
        section.panel.onward aria-labelledby="onward-title" {
            h2 #onward-title { (say("face-learn-onward")) }
            @if let Some(next) = end.next {
                p {
                    a.button.first.meant href=(next.address(1)) { (next.title) } " "
                    small { (length(&end.text, next)) }
                }
            }
            form method="post" action="/play" {
                input type="hidden" name="keep" value="no";
                input type="hidden" name="level" value="easy";
                input type="hidden" name="players" value=(players);
                button.{@if end.next.is_none() { "first meant" }} type="submit" name="edition"
                    value=(edition) {
                    (say(if players > 1 { "face-learn-play" } else { "face-learn-play-alone" }))
                }
            }
            p.row {
                a.button rel="prev" href=(end.lesson.address(end.lesson.steps)) { (say("face-learn-back")) }
                a.button href=(end.lesson.address(1)) { (say("face-learn-again")) }
                a.button href="/learn" { (say("face-learn-all")) }
                a.button href="/rules" { (say("face-learn-rules")) }
            }
        }
        @if !end.heard.is_empty() {
            section.panel aria-labelledby="happened-title" {
                h2 #happened-title { (say("face-learn-happened")) }
                ol.happened { @for seen in end.heard { li { (sentence(seen, end.cards, &end.text)) } } }
            }
        }
    }
}
