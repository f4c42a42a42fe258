//! The five landmarks of the town, and when they come along. [R4.2]

use endboss_cards::{Catalogue, Source};
use endboss_lexicon::{
    Ability, Back, CardFilter, Effect, Face, Landmark, Printing, Treasure, When, Who,
};

fn landmarks(catalogue: &Catalogue) -> Vec<(&str, Landmark)> {
    let cards = catalogue.cards(Printing::Anniversary).into_iter();
    let of = |(kind, card): (_, endboss_lexicon::Card)| match card.face {
        Face::Landmark(landmark) if card.copies == 1 => {
            Some((catalogue.entry(kind).bare_id(), landmark))
        }
        _ => None,
    };
    catalogue.kinds().zip(cards).filter_map(of).collect()
}

/// What a minion on a space does.
fn space(effects: &[Effect]) -> Ability {
    Ability {
        when: When::Minion,
        once: false,
        may: false,
        cost: Vec::new(),
        target: None,
        condition: None,
        effects: effects.to_vec(),
    }
}

#[test]
fn the_board_from_left_to_right() {
    let town = Catalogue::shipped(&["town"]);
    let spell = Effect::Draw { who: Who::You, back: Back::Spell, count: 1 };
    let back = Effect::Discard { who: Who::You, what: CardFilter::Spell, count: 1 };
    let room = Effect::Draw { who: Who::You, back: Back::Room, count: 1 };
    let places: [(&str, Treasure, &[Effect]); 4] = [
        ("temple", Treasure::Cleric, &[Effect::TakeMarket]),
        ("stadium", Treasure::Fighter, &[room]),
        ("library", Treasure::Mage, &[spell, back]),
        ("hideout", Treasure::Thief, &[Effect::LastRoomDamage(2)]),
    ];
    let mut expected: Vec<(&str, Landmark)> = places
        .into_iter()
        .map(|(id, kind, special)| {
            let treasure = space(&[Effect::Treasure { kind, count: 1 }]);
            let spaces = vec![treasure, space(special), space(&[Effect::Summon { token: 2 }])];
            (id, Landmark { treasure: Some(kind), spaces })
        })
        .collect();
    let spaces = vec![space(&[Effect::Summon { token: -2 }])];
    expected.push(("tavern", Landmark { treasure: None, spaces }));
    assert_eq!(landmarks(&town), expected);
    for (_, landmark) in landmarks(&town) {
        assert_eq!(landmark.summon() as usize + 1, landmark.spaces.len());
    }
}

#[test]
fn names_are_those_of_the_books() {
    let town = Catalogue::shipped(&["town"]);
    let names: Vec<_> = town
        .kinds()
        .map(|kind| ["en", "uk", "pl"].map(|lang| town.name(kind, lang, Printing::Anniversary)))
        .collect();
    assert_eq!(
        names,
        [
            ["Temple", "Храм", "Świątynia"],
            ["Stadium", "Стадіон", "Stadion"],
            ["Library", "Бібліотека", "Biblioteka"],
            ["Hideout", "Сховок", "Kryjówka"],
            ["Tavern", "Таверна", "Karczma"],
        ]
    );
}

#[test]
fn the_town_comes_along_where_it_is_needed() {
    let ids = |catalogue: &Catalogue| -> Vec<String> {
        catalogue.packs().iter().map(|pack| pack.manifest.id.clone()).collect()
    };
    assert_eq!(ids(&Catalogue::shipped(&["super"])), ["town", "super"]);
    assert_eq!(ids(&Catalogue::shipped(&["super", "town"])), ["super", "town"]);
    assert_eq!(ids(&Catalogue::classic()), ["classic"]);
    assert_eq!(ids(&Catalogue::shipped(&["items"])), ["items"]);
    let tavern =
        "[[landmark]]\nid = \"inn\"\nname.en = \"Inn\"\nspace = [{ do = [{ summon = 2 }] }]\n";
    let manifest = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                    languages = [\"en\"]\ntitle.en = \"X\"\nboard = true\n";
    let files = [("pack.toml", manifest), ("landmarks.toml", tavern)];
    let files = files.map(|(name, text)| (name, text.as_bytes().to_vec()));
    let own = Catalogue::of(vec![Source::new("packs/x", files)]).expect("sound");
    assert_eq!(ids(&own), ["x"]);
}

/// The landing pad is right of the tavern. [R11.2]
#[test]
fn the_landing_pad_comes_last() {
    let catalogue = Catalogue::shipped(&["explorers", "super"]);
    let ids: Vec<_> = landmarks(&catalogue).into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["temple", "stadium", "library", "hideout", "tavern", "landing-pad"]);
}
