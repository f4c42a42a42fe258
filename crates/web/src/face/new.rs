//! A new table, as its host wants it.

use std::ops::RangeInclusive;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use endboss_lexicon::{Rules, Seat, Variant};
use endboss_pages::{self as pages, NewTable, Typed};

use super::Page;
use super::cards::Shelf;
use super::trouble::{Form, Query, Trouble};
use super::visitor::Visitor;
use crate::api::Api;
use crate::guard::Budget;
use endboss_tables::{
    Clock, Leaving, Pacing, Refusal, Settings, Visibility, What, edition_named, level_named,
    variant_named,
};

pub fn routes() -> Router<Api> {
    Router::new().route("/new", get(blank).post(make))
}

type Pairs = Vec<(String, String)>;

/// The empty form; an address may fill in some of it, as `/new?edition=first`.
async fn blank(
    State(api): State<Api>,
    visitor: Visitor,
    shelf: Shelf,
    Query(pairs): Query<Pairs>,
) -> Page {
    let mut typed = Typed::new_table();
    for (name, value) in pairs {
        typed.set(&name, value);
    }
    shown(&api, &visitor, &shelf, &typed, None).await
}

async fn shown(
    api: &Api,
    visitor: &Visitor,
    shelf: &Shelf,
    typed: &Typed,
    wrong: Option<&str>,
) -> Result<Response, Trouble> {
    let catalogue = shelf.cards(api, visitor).await?;
    let lang = visitor.look.lang.id();
    let titles = catalogue.packs().iter().map(|pack| &pack.manifest);
    let packs: Vec<(String, String)> =
        titles.map(|it| (it.id.clone(), it.title(lang).to_owned())).collect();
    let account = visitor.person.as_ref().is_some_and(|person| person.login.is_some());
    let new = NewTable { typed, packs: &packs, account, wrong };
    let body = pages::new_table(&visitor.look, &new);
    let mut frame = visitor.frame(visitor.say("face-new"), "new");
    frame.styles = &["pages.css"];
    frame.here = "/new";
    Ok(visitor.page(&frame, body))
}

/// Makes the table, or says what is wrong above everything that was typed.
async fn make(
    State(api): State<Api>,
    mut visitor: Visitor,
    shelf: Shelf,
    Form(pairs): Form<Pairs>,
) -> Page {
    let typed: Typed = pairs.into_iter().take(200).collect();
    if typed.on("check") {
        return shown(&api, &visitor, &shelf, &typed, None).await;
    }
    match made(&api, &mut visitor, &typed).await {
        Ok(to) => Ok(visitor.go(&api, &to)),
        Err(trouble) if visitor.scripted => Err(trouble),
        Err(trouble) => {
            let page = shown(&api, &visitor, &shelf, &typed, Some(&trouble.sentence())).await?;
            let page = visitor.known_by(&api, page);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

async fn made(api: &Api, visitor: &mut Visitor, typed: &Typed) -> Result<String, Trouble> {
    let settings = settings(visitor, typed)?;
    fitting(visitor, typed, &settings)?;
    let others = 0..=Seat::MAX as u32;
    let sit = typed.on("sit");
    let device = number(visitor, typed, "device", "face-new-device", others.clone())?;
    let bots = number(visitor, typed, "bots", "face-new-bots", others)?;
    if device > 0 && !sit {
        return Err(visitor.unfit("face-new-device-sit"));
    }
    let preset = Rules::preset(typed.edition());
    let seats = u32::from(settings.players.unwrap_or(preset.min_players));
    if u32::from(sit) + device + bots > seats {
        return Err(visitor.unfit("face-new-too-many"));
    }
    let level = match bots {
        0 => settings.substitute,
        _ => level_named(typed.get("level"))
            .map_err(|unknown| visitor.trouble(Refusal::Unplayable(unknown)))?,
    };
    let me = visitor.guest(api).await?;
    visitor.spend(api, Budget::Create)?;
    let from = visitor.address();
    let made = match api.hall.create(&me, from, settings.clone(), sit, &[]).await {
        Err(Refusal::Unplayable(_)) if only_designed(api, &settings) => {
            let own = typed.edition().packs(seats.try_into().unwrap_or(u8::MAX));
            let own = own.iter().map(|pack| (*pack).to_owned());
            let packs = own.chain(settings.packs.iter().cloned()).collect();
            api.hall.create(&me, from, Settings { packs, ..settings }, sit, &[]).await
        }
        made => made,
    };
    let row = made.map_err(|refusal| visitor.trouble(refusal))?;
    // Whoever shares the device sits next to the host; bots come after them.
    let mut next = u8::from(sit);
    for _ in 0..device {
        let what = What::Take { seat: Seat(next), secret: None };
        let taken = api.hall.ask(row.id, Some(me.clone()), what).await;
        taken.map_err(|refusal| visitor.trouble(refusal))?;
        next += 1;
    }
    for _ in 0..bots {
        let what = What::Give { seat: Seat(next), bot: Some(level) };
        let given = api.hall.ask(row.id, Some(me.clone()), what).await;
        given.map_err(|refusal| visitor.trouble(refusal))?;
        next += 1;
    }
    Ok(format!("/t/{}", row.id))
}

/// Whether nothing but designers' packs is ticked. Where they are no game by themselves, they are
/// meant beside the edition's own.
fn only_designed(api: &Api, settings: &Settings) -> bool {
    let designed = |id: &String| api.hall.library.is_designed(id);
    !settings.packs.is_empty() && settings.packs.iter().all(designed)
}

/// A number that was typed, within what its field takes.
fn number(
    visitor: &Visitor,
    typed: &Typed,
    name: &str,
    label: &str,
    range: RangeInclusive<u32>,
) -> Result<u32, Trouble> {
    let text = visitor.text();
    let value = typed.get(name);
    if value.is_empty() && range.contains(&0) {
        return Ok(0);
    }
    let field = visitor.say(label);
    let number: u32 = value.parse().map_err(|_| {
        visitor.unfit_said(text.say("face-new-number", &[("field", (&field).into())]))
    })?;
    if range.contains(&number) {
        return Ok(number);
    }
    // Numbers as they are typed: without a mark between the thousands.
    let args = [
        ("field", (&field).into()),
        ("least", range.start().to_string().into()),
        ("most", range.end().to_string().into()),
    ];
    Err(visitor.unfit_said(text.say("face-new-range", &args)))
}

/// The commonest mistakes are told in the reader's language; the table knows the rest.
fn fitting(visitor: &Visitor, typed: &Typed, settings: &Settings) -> Result<(), Trouble> {
    let (text, edition) = (visitor.text(), typed.edition());
    let called = text.edition(edition);
    let mut variants = typed.ticked("variant-").filter_map(Variant::from_id);
    if let Some(variant) = variants.find(|variant| !variant.editions().contains(&edition)) {
        let args = [("variant", text.variant(variant).into()), ("edition", (&called).into())];
        return Err(visitor.unfit_said(text.say("face-new-variant", &args)));
    }
    if settings.rated && settings.clock == Clock::None {
        return Err(visitor.unfit("face-rated-needs-clock"));
    }
    let (least, most) = pages::players(edition);
    let own = settings.packs.is_empty();
    if own && settings.players.is_some_and(|players| !(least..=most).contains(&players)) {
        let args = [("edition", called.into()), ("least", least.into()), ("most", most.into())];
        return Err(visitor.unfit_said(text.say("face-new-players", &args)));
    }
    Ok(())
}

fn settings(visitor: &Visitor, typed: &Typed) -> Result<Settings, Trouble> {
    let number = |name: &str, label: &str, range| number(visitor, typed, name, label, range);
    let unfit = |unknown| visitor.trouble(Refusal::Unplayable(unknown));
    let variants = typed.ticked("variant-").map(variant_named).collect::<Result<_, _>>();
    let players = number("players", "face-players", 0..=99)?;
    let alone = Rules::preset(typed.edition()).max_players == 1;
    let said = |name: &str| Some(typed.get(name)).filter(|it| !it.is_empty()).map(str::to_owned);
    if !typed.get("field-turn_limit").is_empty() {
        number("field-turn_limit", "face-rule-turn-limit", 1..=1000)?;
    }
    let mut settings = Settings {
        variants: variants.map_err(unfit)?,
        packs: typed.ticked("pack-").map(str::to_owned).collect(),
        fields: typed.said("field-").map(|(f, v)| (f.to_owned(), v.to_owned())).collect(),
        heroes: said("heroes"),
        rated: typed.on("rated"),
        ..Settings::default()
    };
    if let Some(edition) = said("edition") {
        settings.edition = edition_named(&edition).map_err(unfit)?;
    }
    // Whoever plays alone need not say so.
    settings.players = match players {
        _ if alone => Some(1),
        0 => None,
        some => Some(u8::try_from(some).unwrap_or(u8::MAX)),
    };
    settings.clock = match typed.get("clock") {
        "move" => Clock::Move { seconds: number("seconds", "face-clock-seconds", 5..=86_400)? },
        "game" => Clock::Game {
            seconds: number("minutes", "face-clock-minutes", 1..=1440)? * 60,
            increment: number("increment", "face-clock-more", 0..=600)?,
        },
        "days" => Clock::Days { days: number("days", "face-clock-for-days", 1..=30)? },
        _ => Clock::None,
    };
    settings.visibility = match typed.get("visibility") {
        "open" => Visibility::Open,
        "private" => Visibility::Private,
        _ => Visibility::Link,
    };
    settings.pacing = match typed.get("pacing") {
        "equal" => Pacing::Equal { seconds: number("pace", "face-pacing-seconds", 1..=60)? },
        _ => Pacing::Free,
    };
    settings.leaving = match typed.get("leaving") {
        "concede" => Leaving::Concede,
        _ => Leaving::Bot,
    };
    if let Some(level) = said("level") {
        settings.substitute = level_named(&level).map_err(unfit)?;
    }
    // In a rated game nobody is helped by a strong bot.
    settings.substitute = settings.substitute();
    Ok(settings)
}
