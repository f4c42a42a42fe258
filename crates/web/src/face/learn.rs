//! Lessons. Nothing is kept of anybody: a step is an address, and a choice leads to the next one.

use axum::Router;
use axum::routing::get;
use endboss_gamebox::{Lesson, Moment, Named, Note, Stop};
use endboss_lexicon::{Seat, Viewer};
use endboss_pages::{
    self as pages, Board, Cards, Device, Guide, LessonEnd, LessonFacts, LessonStep,
};
use endboss_text::{Arg, Names, Text};
use endboss_view::{Mark, Pick};
use serde::Deserialize;

use super::Page;
use super::shown::Faces;
use super::trouble::{Path, Query, Trouble};
use super::visitor::{Visitor, see};
use crate::api::{Api, Problem};

pub fn routes() -> Router<Api> {
    Router::new()
        .route("/learn", get(all))
        .route("/learn/{lesson}", get(begin))
        .route("/learn/{lesson}/{step}", get(step))
}

async fn all(visitor: Visitor) -> Page {
    let text = visitor.text();
    let lessons: Vec<_> = Lesson::all().iter().map(|lesson| facts(lesson, &text)).collect();
    let mut frame = visitor.frame(visitor.say("face-learn"), "learn");
    frame.styles = &["pages.css", "learn.css"];
    Ok(visitor.page(&frame, pages::learn(&visitor.look, &lessons)))
}

async fn begin(visitor: Visitor, Path(id): Path<String>) -> Page {
    let lesson = found(&visitor, &id)?;
    Ok(see(&facts(lesson, &visitor.text()).address(1)))
}

#[derive(Debug, Default, Deserialize)]
struct Chosen {
    /// As a journal words it.
    pick: Option<String>,
}

async fn step(
    visitor: Visitor,
    Path((id, step)): Path<(String, String)>,
    Query(chosen): Query<Chosen>,
) -> Page {
    let lesson = found(&visitor, &id)?;
    let facts = facts(lesson, &visitor.text());
    let number = step.parse::<usize>().ok().filter(|step| (1..=facts.steps + 1).contains(step));
    let Some(number) = number else {
        let args = [("lesson", (&facts.title).into()), ("steps", facts.steps.into())];
        return Err(missing(&visitor, visitor.text().say("face-learn-no-step", &args)));
    };
    let Some(stop) = lesson.stops.get(number - 1) else {
        return Ok(end(&visitor, lesson, &facts));
    };
    let faces = faces(&visitor, lesson);
    let Some(word) = chosen.pick else {
        return Ok(shown(&visitor, lesson, &facts, (number, stop), None));
    };
    let view = stop.moment.game.view(&lesson.table.tables, Viewer::Seat(Lesson::LEARNER));
    let options = view.ask.as_ref().map_or(&[][..], |ask| &ask.options);
    let pick = options.iter().copied().find(|pick| faces.word(*pick) == word);
    if pick.is_some() && pick == stop.pick {
        return Ok(see(&facts.address(number + 1)));
    }
    let other = match (pick, &view.ask) {
        (Some(pick), Some(ask)) => {
            let choice = learner(&visitor).pick(&pick, ask, &view, &faces);
            visitor.text().say("face-learn-other", &[("choice", choice.into())])
        }
        _ => visitor.say("face-learn-not-offered"),
    };
    Ok(shown(&visitor, lesson, &facts, (number, stop), Some(&other)))
}

fn found(visitor: &Visitor, id: &str) -> Result<&'static Lesson, Trouble> {
    Lesson::find(id).ok_or_else(|| missing(visitor, visitor.say("face-learn-none")))
}

fn missing(visitor: &Visitor, sentence: String) -> Trouble {
    Trouble::said(visitor.clone(), Problem::nothing_here(), sentence)
}

fn facts(lesson: &Lesson, text: &Text) -> LessonFacts {
    LessonFacts {
        id: lesson.id,
        title: text.say(&lesson.message("title"), &[]),
        lead: text.say(&lesson.message("lead"), &[]),
        minutes: lesson.minutes,
        steps: lesson.stops.len(),
    }
}

/// Speaks to the learner.
fn learner(visitor: &Visitor) -> Text {
    visitor.text().for_seat(Some(Lesson::LEARNER))
}

fn faces<'a>(visitor: &Visitor, lesson: &'a Lesson) -> Faces<'a> {
    let rivals = (1..lesson.table.tables.seats).map(|n| pages::bot_name(Seat(n)).to_owned());
    let players = std::iter::once(visitor.say("ui-you")).chain(rivals).collect();
    Faces::with(&lesson.table, players, visitor.look.lang)
}

/// What a note says, with the names of its cards and players.
fn said(lesson: &Lesson, note: &Note, text: &Text, names: &dyn Names) -> String {
    let name = |named: Named| match named {
        Named::Card(kind) => names.card(kind).to_owned(),
        Named::Player(seat) => names.player(seat),
    };
    let args: Vec<(&str, Arg)> =
        note.named.iter().map(|(key, named)| (key.as_str(), name(*named).into())).collect();
    text.say(&lesson.message(&note.name), &args)
}

fn shown(
    visitor: &Visitor,
    lesson: &Lesson,
    facts: &LessonFacts,
    (number, stop): (usize, &Stop),
    other: Option<&str>,
) -> axum::response::Response {
    let (faces, text) = (faces(visitor, lesson), learner(visitor));
    let address = facts.address(number);
    let guide = Guide { address: &address, pick: stop.pick };
    let board = board(visitor, lesson, &stop.moment, guide, number);
    let body = pages::lesson(
        &LessonStep {
            look: &visitor.look,
            lesson: facts,
            step: number,
            says: &said(lesson, &stop.note, &text, &faces),
            rules: &stop.note.rules,
            chooses: stop.pick.is_some(),
            other,
            heard: &lesson.heard(&stop.moment),
            cards: &faces,
            text,
        },
        board,
    );
    let mut frame = visitor.frame(facts.title.clone(), "table lesson");
    frame.styles = &["table.css", "learn.css"];
    // Another language tells the same step, without what was tried there.
    frame.here = &address;
    visitor.page(&frame, body)
}

/// The board as the learner sees it at this moment, and nothing that the learner may not know.
fn board(
    visitor: &Visitor,
    lesson: &Lesson,
    moment: &Moment,
    guide: Guide,
    number: usize,
) -> pages::Markup {
    let (t, viewer) = (&lesson.table.tables, Viewer::Seat(Lesson::LEARNER));
    let mut view = moment.game.view(t, viewer);
    // The mark is for whoever imagines.
    view.mark = Mark::default();
    // Where there is only something to read nothing can be chosen.
    let ask = guide.pick.map(|_: Pick| number as u32);
    let faces = faces(visitor, lesson);
    pages::board(&Board {
        number: number as u64,
        table: &table(visitor, lesson),
        view: &view,
        ask,
        forecast: &moment.game.forecast(t, viewer),
        numbers: &moment.game.numbers(t, viewer),
        log_from: 0,
        log: &[],
        cards: &faces,
        own: None,
        device: &Device::default(),
        text: learner(visitor),
        keys: visitor.look.keys,
        still: false,
        guide: Some(guide),
    })
}

/// The table of a lesson: the learner and bots.
fn table(visitor: &Visitor, lesson: &Lesson) -> pages::TableFacts {
    let text = visitor.text();
    let seats = (0..lesson.table.tables.seats).map(Seat).map(|seat| {
        let mine = seat == Lesson::LEARNER;
        pages::SeatFacts {
            seat,
            holder: match mine {
                true => pages::Holder::Person(text.say("ui-you", &[])),
                false => pages::Holder::Bot("easy".to_owned()),
            },
            host: mine,
            present: true,
            away: None,
            muted: false,
            devices: 0,
            mine,
        }
    });
    pages::TableFacts {
        id: lesson.id.to_owned(),
        code: String::new(),
        state: pages::State::Playing,
        edition: text.edition(lesson.table.edition),
        differs: Vec::new(),
        seats: seats.collect(),
        chat: Vec::new(),
        undo: None,
        claim: None,
        rest: None,
        clock: None,
        rematch: None,
        error: None,
        commit: String::new(),
        host: false,
        rated: false,
        daily: None,
        open: false,
        link: String::new(),
    }
}

fn end(visitor: &Visitor, lesson: &Lesson, told: &LessonFacts) -> axum::response::Response {
    let text = learner(visitor);
    let next = Lesson::all().iter().skip_while(|it| it.id != lesson.id).nth(1);
    let next = next.map(|next| facts(next, &text));
    let body = pages::lesson_end(&LessonEnd {
        look: &visitor.look,
        lesson: told,
        learned: &text.say(&lesson.message("end"), &[]),
        next: next.as_ref(),
        play: (lesson.table.edition.id(), lesson.table.tables.seats),
        heard: &lesson.heard(&lesson.end),
        cards: &faces(visitor, lesson),
        text,
    });
    let mut frame = visitor.frame(told.title.clone(), "learn");
    frame.styles = &["pages.css", "learn.css"];
    visitor.page(&frame, body)
}
