//! Heroes and heroines.

use endboss_lexicon::{Card, CardKind, Gender, Seat};
use endboss_text::{Lang, Names, Text};
use endboss_view::{Ask, Asked, Seen};

use crate::events;
use crate::every::{asked, lures, picks, walk_forecasts};
use crate::table::{ANN, Sample, Table, view};
use crate::why::whys;

/// A table at which every hero is of one gender, whatever the name.
struct All<'a>(&'a Table, Gender);

impl Names for All<'_> {
    fn card(&self, kind: CardKind) -> &str {
        self.0.card(kind)
    }

    fn face(&self, kind: CardKind) -> &Card {
        self.0.face(kind)
    }

    fn gender(&self, _: CardKind) -> Gender {
        self.1
    }

    fn player(&self, seat: Seat) -> String {
        self.0.player(seat)
    }
}

/// Words of the other gender, each with what must not be a letter after it.
fn foreign(lang: Lang, gender: Gender) -> &'static [&'static str] {
    match (lang, gender) {
        (Lang::En, _) => &["heroine", "Heroine"],
        (Lang::Uk, Gender::Feminine) => {
            &["герой", "героя", "герою", "епічний", "загиблий", "його не"]
        }
        (Lang::Uk, Gender::Masculine) => &["героїня", "героїню", "епічна", "загибла", "її"],
        (Lang::Pl, Gender::Feminine) => &[
            "bohater",
            "bohatera",
            "bohaterowi",
            "legendarny",
            "martwy",
            "go",
            "zginąłby",
            "przeżyłby",
            "poszedłby",
            "zostałby",
            "wszedłby",
            "odesłany",
            "przeżył",
            "jego",
        ],
        (Lang::Pl, Gender::Masculine) => &[
            "bohaterka",
            "bohaterki",
            "bohaterkę",
            "legendarna",
            "martwa",
            "jej",
            "zginęłaby",
            "przeżyłaby",
            "poszłaby",
            "zostałaby",
            "weszłaby",
            "odesłana",
            "przeżyła",
        ],
        (Lang::It, Gender::Feminine) => {
            &["eroe", "epico", "sconfitto", "attirato", "mandato", "lontano", "lo"]
        }
        (Lang::It, Gender::Masculine) => {
            &["eroina", "epica", "sconfitta", "attirata", "mandata", "lontana"]
        }
        (Lang::Ru, Gender::Feminine) => &["герой", "героя", "герою", "эпический", "мертвый", "его"],
        (Lang::Ru, Gender::Masculine) => {
            &["героиня", "героиню", "героини", "героине", "эпическая", "мертвая", "ее"]
        }
    }
}

/// What stands before the name of a hero, whatever the case.
fn noun(lang: Lang, gender: Gender) -> &'static str {
    match (lang, gender) {
        (Lang::En, _) => "",
        (Lang::Uk | Lang::Ru, Gender::Masculine) => "геро",
        (Lang::Uk, Gender::Feminine) => "героїн",
        (Lang::Ru, Gender::Feminine) => "героин",
        (Lang::Pl, Gender::Masculine) => "bohater",
        (Lang::Pl, Gender::Feminine) => "bohaterk",
        (Lang::It, Gender::Masculine) => "eroe",
        (Lang::It, Gender::Feminine) => "eroina",
    }
}

/// Everything that is said of a single hero.
fn sentences(text: &Text, sample: Sample, names: &dyn Names) -> Vec<String> {
    let log = events::seen(sample);
    let told = log.iter().flat_map(|it| text.told(std::slice::from_ref(it), names));
    let walk: Vec<Seen> = log
        .iter()
        .filter(|it| {
            matches!(it, Seen::HeroEnters { .. } | Seen::HeroTakes { .. } | Seen::HeroDies { .. })
        })
        .cloned()
        .collect();
    let walk = text.told(&walk, names);
    let lures = lures(sample).into_iter().map(|it| text.lure(&it, names));
    let walks = walk_forecasts(sample).into_iter().map(|it| text.walk_forecast(&it, names));
    let whys = whys(sample).into_iter().map(|it| text.why(&it, ANN, names));
    let asked = asked(sample)
        .into_iter()
        .map(|what| text.asked(&Ask { seat: ANN, what, options: Vec::new() }, names));
    let view = view(sample);
    let first = Ask { seat: ANN, what: Asked::FirstRoom, options: Vec::new() };
    let picks = picks(sample).into_iter().map(|it| text.pick(&it, &first, &view, names));
    let lines = [sample.hero, sample.epic, sample.fool]
        .map(|it| (names.card(it), text.card_line(names.face(it), names.gender(it))))
        .map(|(name, line)| format!("{name}: {line}"));
    let told = told.chain(walk).chain(lures).chain(walks).chain(whys).chain(asked).chain(picks);
    told.chain(lines).collect()
}

/// In no sentence about a heroine stands a word that would only fit a hero, nor the other way round.
#[test]
fn every_word_about_a_hero_agrees_with_it() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        let text = Text::new(lang);
        let mut said = 0;
        for gender in [Gender::Masculine, Gender::Feminine] {
            for sentence in sentences(&text, sample, &All(&table, gender)) {
                let heroes = [sample.hero, sample.epic, sample.fool];
                let named = |kind: &CardKind| sentence.contains(table.card(*kind));
                let Some(hero) = heroes.iter().find(|kind| named(kind)) else { continue };
                let rest = sentence.replace(table.card(*hero), "").to_lowercase();
                let words: Vec<&str> = rest.split(|c: char| !c.is_alphabetic()).collect();
                for word in foreign(lang, gender) {
                    assert!(!words.contains(word), "{sentence} has {word}, {gender:?}");
                }
                said += usize::from(words.iter().any(|it| it.starts_with(noun(lang, gender))));
            }
        }
        assert!(said > 60, "{}: only {said} sentences name a hero", lang.id());
    }
}

/// The gender comes from the names of the pack.
#[test]
fn a_heroine_is_called_so() {
    let dies = |lang: Lang, id: &str| {
        let table = Table::new(lang);
        let (hero, room) = (table.kind(id), table.kind("dark-altar"));
        let seen = Seen::HeroDies { hero, seat: ANN, room: Some(room), souls: 1, which: None };
        let said = Text::new(lang).seen(&seen, &table);
        said.split(':').next().unwrap_or_default().to_owned()
    };
    for (lang, heroine, hero) in [
        (Lang::En, "Sister Skillet dies in Dark Altar", "Friar Boulder dies in Dark Altar"),
        (Lang::Uk, "Героїня «Сестра Сковорода» гине", "Герой «Чернець Валун» гине"),
        (Lang::Pl, "Bohaterka Siostra Patelnia ginie", "Bohater Ojciec Głaz ginie"),
        (
            Lang::It,
            "L’Eroina Suor Padella viene sconfitta nella",
            "L’Eroe Fra Macigno viene sconfitto nella",
        ),
        (Lang::Ru, "Героиня «Сестра Сковорода» умирает", "Герой «Монах Валун» умирает"),
    ] {
        for (id, start) in [("sister-skillet", heroine), ("friar-boulder", hero)] {
            let said = dies(lang, id);
            assert!(said.starts_with(start), "{said}");
        }
    }
    // A name may be feminine in one language and not in another.
    let arrives = |lang: Lang| {
        let table = Table::new(lang);
        Text::new(lang).seen(&Seen::HeroArrives { hero: table.kind("test-pilot") }, &table)
    };
    assert!(arrives(Lang::Uk).starts_with("Героїня «Льотчиця"), "{}", arrives(Lang::Uk));
    assert!(arrives(Lang::Ru).starts_with("Герой «Летчик"), "{}", arrives(Lang::Ru));
}
