//! A snapshot of a table, made into what a page is told.

use endboss_gamebox::{CardIds, CardNames, Table};
use endboss_journal::Ids;
use endboss_lexicon::{Card, CardKind, Gender, Seat, Viewer};
use endboss_pages::{self as pages, Board, Cards, Device, Look, Markup, TableFacts, bot_name};
use endboss_text::{Lang, Names, Text};
use endboss_view::{Pick, Seen};

use endboss_store::TableState;
use endboss_tables::{
    ADVISER, Away, Body, Clock, Facts, Hint, HolderFacts, Laid, Own, Settings, Snapshot, Until,
    Visibility, Wake,
};

/// What the reader is at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    pub seats: Vec<Seat>,
    pub host: bool,
    /// The seats that are held for them.
    pub held: Vec<Seat>,
    /// Another seat of theirs that is asked, while the one shown is not.
    pub next: Option<Seat>,
    /// They have several seats and did not say at which of them they are: the one that is asked.
    pub unsaid: Option<Seat>,
    /// What opens the seats of a private table that waits, for its host.
    pub links: Vec<(Seat, String)>,
}

/// The cards of a table with its players.
pub(super) struct Faces<'a> {
    names: CardNames<'a>,
    ids: CardIds<'a>,
}

impl<'a> Faces<'a> {
    /// Bots have names of their own.
    pub(super) fn new(laid: &'a Laid, facts: &Facts, lang: Lang) -> Faces<'a> {
        let players = facts.seats.iter().map(|seat| match seat.name() {
            // People who share a device sit under one name and are told apart by their seats.
            Some(name) if facts.seats.iter().filter(|it| it.name() == Some(name)).count() > 1 => {
                format!("{name} ({})", seat.seat.letter())
            }
            Some(name) => name.to_owned(),
            None => bot_name(seat.seat).to_owned(),
        });
        Faces::with(&laid.table, players.collect(), lang)
    }

    /// With players of these names.
    pub(super) fn with(table: &'a Table, players: Vec<String>, lang: Lang) -> Faces<'a> {
        Faces { names: table.names(lang).with_players(players), ids: table.ids() }
    }
}

impl Names for Faces<'_> {
    fn card(&self, kind: CardKind) -> &str {
        self.names.card(kind)
    }

    fn face(&self, kind: CardKind) -> &Card {
        self.names.face(kind)
    }

    fn gender(&self, kind: CardKind) -> Gender {
        self.names.gender(kind)
    }

    fn player(&self, seat: Seat) -> String {
        self.names.player(seat)
    }
}

impl Cards for Faces<'_> {
    fn id(&self, kind: CardKind) -> &str {
        self.ids.id(kind)
    }

    fn word(&self, pick: Pick) -> String {
        endboss_journal::write_pick(pick, &self.ids)
    }
}

/// The part of the page that is live: the board, or the table before its game.
pub fn live_part(look: &Look, url: &str, snapshot: &Snapshot, standing: &Standing) -> Markup {
    drawn(look, url, snapshot, standing, None, pages::board)
}

/// The news after so many lines of the log, to be said aloud. Behind a curtain there is none, and it
/// is told when the curtain is gone.
pub fn told(
    look: &Look,
    snapshot: &Snapshot,
    standing: &Standing,
    after: u32,
) -> Option<Vec<String>> {
    let body = &snapshot.body;
    let (Some(part), Some(laid)) = (&body.part, &body.laid) else { return None };
    let unsaid = standing.unsaid.filter(|_| body.facts.state == TableState::Playing);
    if unsaid.or(standing.next).is_some() {
        return None;
    }
    let faces = Faces::new(laid, &body.facts, look.lang);
    let new = part.log.get(after.saturating_sub(part.log_from) as usize..).unwrap_or_default();
    Some(look.text().for_seat(seat_of(body)).told(new, &faces))
}

/// Everything that was told.
pub fn whole_log(
    look: &Look,
    url: &str,
    snapshot: &Snapshot,
    standing: &Standing,
    lines: &[Seen],
) -> Markup {
    drawn(look, url, snapshot, standing, Some(lines), pages::whole_log)
}

fn drawn(
    look: &Look,
    url: &str,
    snapshot: &Snapshot,
    standing: &Standing,
    lines: Option<&[Seen]>,
    draw: fn(&Board) -> Markup,
) -> Markup {
    let body = &snapshot.body;
    let table = table_facts(&body.facts, standing, url, &look.text());
    let (Some(part), Some(laid)) = (&body.part, &body.laid) else {
        return pages::lobby(look, snapshot.number, &table, seat_of(body), &standing.links);
    };
    let faces = Faces::new(laid, &body.facts, look.lang);
    let own = body.own.as_ref().and_then(|own| own_facts(own, body, url));
    // While a game is on, nobody's hand is shown before they say who they are.
    let unsaid = standing.unsaid.filter(|_| body.facts.state == TableState::Playing);
    let device = Device { seats: standing.seats.clone(), next: unsaid.or(standing.next) };
    draw(&Board {
        number: snapshot.number,
        table: &table,
        view: &part.view,
        ask: part.ask,
        forecast: &part.forecast,
        numbers: &part.numbers,
        log_from: if lines.is_some() { 0 } else { part.log_from },
        log: lines.unwrap_or(&part.log),
        cards: &faces,
        own: own.as_ref(),
        device: &device,
        text: look.text().for_seat(seat_of(body)),
        keys: look.keys,
        still: false,
        guide: None,
    })
}

fn seat_of(body: &Body) -> Option<Seat> {
    match body.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// What a page is told of a table.
pub fn table_facts(facts: &Facts, standing: &Standing, url: &str, text: &Text) -> TableFacts {
    let seats = facts.seats.iter().map(|seat| pages::SeatFacts {
        seat: seat.seat,
        holder: match &seat.holder {
            HolderFacts::Held(name) => {
                let mine = standing.held.contains(&seat.seat);
                pages::Holder::Held { name: name.clone(), mine }
            }
            HolderFacts::Person(name) => pages::Holder::Person(name.clone()),
            HolderFacts::Bot(level) => pages::Holder::Bot(level.id().to_owned()),
            HolderFacts::Open => pages::Holder::Open,
        },
        host: seat.host,
        present: seat.present,
        away: seat.away.map(|away| match away {
            Away::Left => "left",
            Away::Clock => "clock",
        }),
        muted: seat.muted,
        devices: seat.devices,
        mine: standing.seats.contains(&seat.seat),
    });
    let chat = facts.chat.iter().map(|line| pages::ChatLine {
        n: line.n,
        seat: line.seat,
        name: line.name.clone(),
        text: line.text.clone(),
    });
    TableFacts {
        id: facts.id.to_string(),
        code: facts.code.clone(),
        state: match facts.state {
            TableState::Waiting => pages::State::Waiting,
            TableState::Playing => pages::State::Playing,
            TableState::Over => pages::State::Over,
            TableState::Closed => pages::State::Closed,
            TableState::Broken => pages::State::Broken,
        },
        edition: edition_told(&facts.settings, text),
        differs: differs(&facts.settings, text),
        seats: seats.collect(),
        chat: chat.collect(),
        undo: facts.undo.as_ref().map(|undo| pages::UndoFacts {
            by: undo.by,
            whole_turn: undo.whole_turn,
            agreed: undo.agreed.clone(),
        }),
        claim: facts.claim.as_ref().map(|claim| pages::ClaimFacts {
            seat: claim.seat,
            name: claim.name.clone(),
            agreed: claim.agreed.clone(),
        }),
        rest: facts.rest.as_ref().map(|rest| pages::Rest {
            adjourned: rest.adjourned,
            until: rest.until,
            wait: rest.wait,
            missing: rest.missing.clone(),
        }),
        clock: clock_told(facts.settings.clock, text),
        rematch: facts.rematch.map(|id| id.to_string()),
        error: facts.error.clone(),
        commit: facts.commit.clone(),
        host: standing.host,
        rated: facts.settings.rated,
        open: facts.settings.visibility != Visibility::Private,
        link: format!("{url}/t/{}", facts.code),
        daily: facts.settings.day.map(|day| day.to_string()),
    }
}

/// How long players may think.
fn clock_told(clock: Clock, text: &Text) -> Option<String> {
    let part = |id: &str, number: u32| format!("{}: {number}", text.say(id, &[]));
    match clock {
        Clock::None => None,
        Clock::Move { seconds } => Some(part("face-clock-seconds", seconds)),
        Clock::Days { days } => Some(part("face-clock-days", days)),
        Clock::Game { seconds, increment } => {
            let (game, more) = ("face-clock-minutes", "face-clock-more");
            Some(format!("{}; {}", part(game, seconds / 60), part(more, increment)))
        }
    }
}

/// What is played, as the text calls it.
pub(super) fn edition_told(settings: &Settings, text: &Text) -> String {
    match (settings.day.map(|day| text.date(&day.to_string())), settings.practice) {
        (Some(day), true) => text.say("face-daily-practice-of", &[("day", day.into())]),
        (Some(day), false) => text.say("face-daily-of", &[("day", day.into())]),
        (None, _) => text.edition(settings.edition),
    }
}

/// What is not as the edition is printed.
fn differs(settings: &Settings, text: &Text) -> Vec<String> {
    let variants = settings.variants.iter().map(|variant| text.variant(*variant));
    let fields =
        settings.fields.iter().map(|(field, value)| endboss_text::rule_said(text, field, value));
    variants.chain(fields).collect()
}

fn own_facts(own: &Own, body: &Body, url: &str) -> Option<pages::Own> {
    let seat = seat_of(body)?;
    let until = own.windows.pass_until.map(|until| match until {
        Until::MyTurn => "my_turn",
        Until::EndOfPhase => "end_of_phase",
        Until::EndOfTurn => "end_of_turn",
    });
    Some(pages::Own {
        seat,
        may_undo: own.may_undo,
        may_hint: own.may_hint,
        hint: own.hint.map(|hint| match hint {
            Hint::Thinking => pages::Hint::Thinking,
            Hint::Here { pick, why } => {
                pages::Hint::Here { pick, why, level: ADVISER.id().to_owned() }
            }
        }),
        deadline: own.deadline,
        always_ask: own.windows.always_ask,
        pass_until: until,
        wake_at_me: own.windows.wake.contains(&Wake::AtMe),
        wake_declared: own.windows.wake.contains(&Wake::Declared),
        link: match own.secret.is_empty() {
            true => String::new(),
            false => format!("{url}/t/{}/{}#{}", body.facts.id, own.seat.letter(), own.secret),
        },
    })
}
