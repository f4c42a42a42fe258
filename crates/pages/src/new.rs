//! A new table: everything its host may choose, with a sensible answer to each.

use endboss_lexicon::{Edition, Rules, Seat, Variant};
use endboss_text::{Text, rule_name, rule_said, rule_value, rules_that_differ, ruling};
use maud::{Markup, html};

use crate::Look;
use crate::choice::players;
use crate::form::{Typed, number, select, tick, told};
use crate::level::{USUAL_LEVEL, level_choices, levels_told};

/// What the form is told.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    pub typed: &'a Typed,
    /// Every pack that may be played: its id and its title.
    pub packs: &'a [(String, String)],
    /// The reader has an account, as rated games need.
    pub account: bool,
    /// What was wrong with what was typed.
    pub wrong: Option<&'a str>,
}

impl Typed {
    /// A form nobody has filled in: the super edition for two, against a normal bot.
    pub fn new_table() -> Typed {
        let said = [
            ("edition", "super"),
            ("players", "2"),
            ("sit", "on"),
            ("device", "0"),
            ("bots", "0"),
            ("level", USUAL_LEVEL),
            ("clock", "none"),
            ("seconds", "60"),
            ("minutes", "20"),
            ("increment", "10"),
            ("days", "2"),
            ("visibility", "link"),
            ("pacing", "free"),
            ("pace", "5"),
            ("leaving", "bot"),
        ];
        said.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// The edition that was chosen.
    pub fn edition(&self) -> Edition {
        Edition::from_id(self.get("edition")).unwrap_or(Edition::Super)
    }
}

pub fn new_table(look: &Look, new: &NewTable) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        h1 { (say("face-new")) }
        (told(new.wrong))
        form.new method="post" action="/new" {
            (game(&text, new))
            (seats(&text, new))
            (differs(&text, new.typed))
            (variants(&text, new.typed))
            (packs(&text, new))
            (time(&text, new.typed))
            (company(&text, new))
            (rules(&text, new.typed))
            div.row.last {
                button.first type="submit" { (say("face-new-make")) }
                button type="submit" name="check" value="on" { (say("face-new-check")) }
            }
        }
    }
}

fn game(text: &Text, new: &NewTable) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let typed = new.typed;
    let editions: Vec<_> = Edition::ALL
        .into_iter()
        .map(|edition| {
            let (least, most) = players(edition);
            let many = if least == most { least.to_string() } else { format!("{least}–{most}") };
            (edition.id().to_owned(), format!("{} ({many})", text.edition(edition)))
        })
        .collect();
    let many: Vec<_> = (1..=Seat::MAX).map(|n| (n.to_string(), n.to_string())).collect();
    html! {
        fieldset {
            legend { (say("face-new-game")) }
            div.fields {
                (select("edition", &say("face-edition"), &editions, typed.get("edition")))
                (select("players", &say("face-players"), &many, typed.get("players")))
            }
            p.hint { (say("face-players-hint")) }
        }
    }
}

fn seats(text: &Text, new: &NewTable) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let typed = new.typed;
    let count = |from: usize| -> Vec<_> {
        (from..Seat::MAX).map(|n| (n.to_string(), n.to_string())).collect()
    };
    html! {
        fieldset {
            legend { (say("face-new-seats")) }
            (tick("sit", &say("face-new-sit"), typed.on("sit")))
            div.fields {
                (select("device", &say("face-new-device"), &count(0), typed.get("device")))
                (select("bots", &say("face-new-bots"), &count(0), typed.get("bots")))
                (select("level", &say("face-level"), &level_choices(text), typed.get("level")))
            }
            p.hint { (say("face-new-rest")) }
            (levels_told(text))
        }
    }
}

/// Whatever is not as the edition is printed is said before the table is made.
fn differs(text: &Text, typed: &Typed) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let edition = typed.edition();
    let fields = rules_that_differ(edition, typed.said("field-"));
    let variants: Vec<_> = typed.ticked("variant-").filter_map(Variant::from_id).collect();
    let packs: Vec<&str> = typed.ticked("pack-").collect();
    html! {
        @if !(fields.is_empty() && variants.is_empty() && packs.is_empty()) {
            div.panel {
                h2 { (say("face-differs")) }
                ul {
                    @for variant in variants { li { (text.variant(variant)) } }
                    @if !packs.is_empty() {
                        li { (say("face-packs")) ": " (packs.join(", ")) }
                    }
                    @for (field, value) in fields { li { (rule_said(text, field, value)) } }
                }
            }
        }
    }
}

fn variants(text: &Text, typed: &Typed) -> Markup {
    html! {
        fieldset {
            legend { (text.say("face-variants", &[])) }
            @for variant in Variant::ALL {
                @let name = format!("variant-{}", variant.id());
                @let editions: Vec<_> =
                    variant.editions().iter().map(|edition| text.edition(*edition)).collect();
                @let label = format!("{} ({})", text.variant(variant), editions.join(", "));
                (tick(&name, &label, typed.on(&name)))
            }
        }
    }
}

fn packs(text: &Text, new: &NewTable) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let mut heroes = vec![(String::new(), say("face-as-edition"))];
    heroes.extend(new.packs.iter().cloned());
    html! {
        fieldset {
            legend { (say("face-packs")) }
            p.hint { (say("face-packs-hint")) }
            div.ticks {
                @for (id, title) in new.packs {
                    @let name = format!("pack-{id}");
                    (tick(&name, title, new.typed.on(&name)))
                }
            }
            div.fields {
                (select("heroes", &say("face-heroes-of"), &heroes, new.typed.get("heroes")))
            }
        }
    }
}

fn time(text: &Text, typed: &Typed) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let clocks = ["none", "move", "game", "days"];
    let clocks = clocks.map(|word| (word.to_owned(), say(&format!("face-clock-{word}"))));
    let paces = ["free", "equal"];
    let paces = paces.map(|word| (word.to_owned(), say(&format!("face-pacing-{word}"))));
    html! {
        fieldset {
            legend { (say("face-clock")) }
            div.fields {
                (select("clock", &say("face-clock-how"), &clocks, typed.get("clock")))
                (number("seconds", &say("face-clock-seconds"), (5, 86_400), typed.get("seconds")))
                (number("minutes", &say("face-clock-minutes"), (1, 1440), typed.get("minutes")))
                (number("increment", &say("face-clock-more"), (0, 600), typed.get("increment")))
                (number("days", &say("face-clock-for-days"), (1, 30), typed.get("days")))
            }
            p.hint { (say("face-clock-hint")) }
            div.fields {
                (select("pacing", &say("face-pacing"), &paces, typed.get("pacing")))
                (number("pace", &say("face-pacing-seconds"), (1, 60), typed.get("pace")))
            }
            p.hint { (say("face-pacing-hint")) " " a href="/rules#Q6" { "Q6" } }
        }
    }
}

fn company(text: &Text, new: &NewTable) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let seen = ["open", "link", "private"];
    let seen = seen.map(|word| (word.to_owned(), say(&format!("face-visibility-{word}"))));
    let leaving = ["bot", "concede"];
    let leaving = leaving.map(|word| (word.to_owned(), say(&format!("face-leaving-{word}"))));
    html! {
        fieldset {
            legend { (say("face-company")) }
            div.fields.wider {
                (select("visibility", &say("face-visibility"), &seen, new.typed.get("visibility")))
                (select("leaving", &say("face-leaving"), &leaving, new.typed.get("leaving")))
            }
            (tick("rated", &say("face-rated-game"), new.typed.on("rated")))
            p.hint {
                (say("face-rated-hint"))
                @if !new.account { " " a href="/profile" { (say("face-sign-up-first")) } }
            }
        }
    }
}

/// The rulings about which players could fairly disagree.
fn rules(text: &Text, typed: &Typed) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let preset = Rules::preset(typed.edition());
    let changed = typed.said("field-").next().is_some();
    html! {
        details open[changed] {
            summary { (say("face-house-rules")) }
            p.hint { (say("face-house-rules-hint")) }
            div.fields {
                @for (field, values) in Rules::FIELDS {
                    @let name = format!("field-{field}");
                    @let own = preset.get(field).unwrap_or_default();
                    @let own = rule_value(text, field, &own);
                    @let label = rule_name(text, field).unwrap_or_default();
                    div {
                        @if *field == "turn_limit" {
                            (number(&name, &format!("{label} ({own})"), (1, 1000), typed.get(&name)))
                        } @else {
                            @let options = choices(text, field, values, &own);
                            (select(&name, &label, &options, typed.get(&name)))
                        }
                        @if let Some(ruling) = ruling(field) {
                            small { a href={ "/rules#" (ruling) } { (ruling) } }
                        }
                    }
                }
            }
        }
    }
}

/// What a field may be: as the edition has it, or one of its values.
fn choices(text: &Text, field: &str, values: &[&str], own: &str) -> Vec<(String, String)> {
    let printed = (String::new(), format!("{}: {own}", text.say("face-as-edition", &[])));
    let each = values.iter().map(|value| ((*value).to_owned(), rule_value(text, field, value)));
    std::iter::once(printed).chain(each).collect()
}
