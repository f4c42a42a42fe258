//! The words of the super edition mean what they say.

use endboss_cards::{Catalogue, Source};
use endboss_lexicon::{
    Ability, Amount, Card, Condition, Cost, Damage, Effect, Face, Help, HeroPlace, Lasting,
    Printing, RoomFilter, RoomSort, SpellPhase, Target, TokensOn, Treasure, When, Who, Whose,
};

const MANIFEST: &str = "id = \"x\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
                        languages = [\"en\"]\ntitle.en = \"X\"\nboard = true\n";

/// The one card of a file.
fn card(file: &str, text: &str) -> Card {
    let files = [("pack.toml", MANIFEST), (file, text)];
    let files = files.map(|(name, text)| (name, text.as_bytes().to_vec()));
    let catalogue = Catalogue::of(vec![Source::new("packs/x", files)]).unwrap_or_else(|problems| {
        panic!("{}", problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    });
    let kind = catalogue.kind("x/it").expect("it is there");
    catalogue.card(kind, Printing::Anniversary).clone()
}

fn room(rest: &str) -> Card {
    let common = "[[room]]\nid = \"it\"\nname.en = \"It\"\ncopies = 1\nsort = \"trap\"\n\
                  treasure = \"mage\"\n";
    let damage = if rest.contains("damage = ") { "" } else { "damage = 1\n" };
    card("rooms.toml", &format!("{common}{damage}{rest}\n"))
}

/// A room's ability.
fn ability(text: &str) -> Ability {
    room(&format!("damage = 1\n[[room.ability]]\n{text}")).abilities()[0].clone()
}

#[test]
fn verbs() {
    use Effect::{HealthToken, LoseTokens, Summon, Tokens};
    let yours = "target = { room = \"any\", whose = \"yours\" }\n";
    let town = "target = { hero = \"town\" }\n";
    let opponent = "target = \"opponent\"\n";
    let dead = "target = { hero = \"dead\", whose = \"yours\" }\n";
    for (target, word, effect) in [
        ("", "{ tokens = 2 }", Tokens { on: TokensOn::Spread, count: 2 }),
        (
            "",
            "{ tokens = { on = \"spread\", count = 3 } }",
            Tokens { on: TokensOn::Spread, count: 3 },
        ),
        ("", "{ tokens = { on = \"this\" } }", Tokens { on: TokensOn::This, count: 1 }),
        ("", "{ tokens = { on = \"each\", count = 2 } }", Tokens { on: TokensOn::Each, count: 2 }),
        (yours, "{ tokens = { on = \"target\" } }", Tokens { on: TokensOn::Target, count: 1 }),
        (
            opponent,
            "{ lose-tokens = { who = \"target\", count = 2 } }",
            LoseTokens { who: Who::Target, count: 2 },
        ),
        ("", "{ lose-tokens = \"each-player\" }", LoseTokens { who: Who::EachPlayer, count: 1 }),
        ("", "{ move-tokens = 2 }", Effect::MoveTokens(2)),
        (town, "{ health-token = -2 }", HealthToken(-2)),
        (town, "{ health-token = 2 }", HealthToken(2)),
        (
            "",
            "{ treasure = { kind = \"thief\", count = 2 } }",
            Effect::Treasure { kind: Treasure::Thief, count: 2 },
        ),
        ("", "{ treasure = \"mage\" }", Effect::Treasure { kind: Treasure::Mage, count: 1 }),
        ("", "{ this-room-damage = 3 }", Effect::ThisRoomDamage(3)),
        ("", "{ last-room-damage = 2 }", Effect::LastRoomDamage(2)),
        ("", "\"take-market\"", Effect::TakeMarket),
        ("", "\"minion-acts\"", Effect::MinionActs),
        ("", "\"move-minion\"", Effect::MoveMinion),
        (dead, "\"remove-soul\"", Effect::RemoveSoul),
        (dead, "{ return-soul = { health = 2 } }", Effect::ReturnSoul { health: 2 }),
        (opponent, "\"take-shown\"", Effect::TakeShown),
        (town, "{ summon = -2 }", Summon { token: -2 }),
        (town, "\"to-landmark\"", Effect::ToLandmark),
        (yours, "\"destroy-target\"", Effect::DestroyTarget),
        (opponent, "\"send-from-town\"", Effect::SendFromTown),
        (opponent, "\"look-at-hand\"", Effect::LookAtHand),
        ("", "\"shuffle-stack\"", Effect::ShuffleStack),
        ("", "{ coins = 1 }", Effect::Coins(1)),
    ] {
        let ability = ability(&format!("when = \"built\"\n{target}do = [{word}]"));
        assert_eq!(ability.effects, [effect], "{word}");
    }
    let here = "when = \"hero-enters\"\ntarget = { hero = \"this-room\" }\n\
                do = [{ damage = \"tokens-here\" }]";
    assert_eq!(ability(here).effects, [Effect::Damage(Amount::TokensHere)]);
}

#[test]
fn moments() {
    for (word, when) in [
        ("minion", When::Minion),
        ("hero-enters", When::HeroEnters),
        ("hero-dies-anywhere", When::HeroDiesAnywhere),
        ("hero-survives", When::HeroSurvives),
        ("uncovered", When::Uncovered),
        ("end-of-turn", When::EndOfTurn),
    ] {
        assert_eq!(ability(&format!("when = \"{word}\"\ndo = [\"heal\"]")).when, when);
    }
}

#[test]
fn costs_targets_and_conditions() {
    let paid = "when = \"activated\"\ncost = [{ tokens = 2 }, { coins = 3 }]\ndo = [\"heal\"]";
    assert_eq!(ability(paid).cost, [Cost::Tokens(2), Cost::Coins(3)]);
    for (word, place) in [
        ("{ hero = \"entrance\" }", HeroPlace::Entrance(Whose::Anyones)),
        ("{ hero = \"entrance\", whose = \"yours\" }", HeroPlace::Entrance(Whose::Yours)),
        ("{ hero = \"landmark\" }", HeroPlace::Landmark),
    ] {
        let ability = ability(&format!("when = \"minion\"\ntarget = {word}\ndo = [\"kill\"]"));
        assert_eq!(ability.target, Some(Target::Hero(place)), "{word}");
    }
    for (word, whose) in [
        ("{ hero = \"dead\" }", Whose::Anyones),
        ("{ hero = \"dead\", whose = \"yours\" }", Whose::Yours),
        ("{ hero = \"dead\", whose = \"opponents\" }", Whose::Opponents),
    ] {
        let dead = format!("when = \"minion\"\ntarget = {word}\ndo = [\"remove-soul\"]");
        let target = Some(Target::Hero(HeroPlace::Dead(whose)));
        assert_eq!(ability(&dead).target, target, "{word}");
    }
    for (word, condition) in [
        ("\"fewer-souls\"", Condition::FewerSouls),
        (
            "{ treasure = { kind = \"mage\", count = 3 } }",
            Condition::Treasure { kind: Treasure::Mage, count: 3 },
        ),
        ("{ treasure = \"mage\" }", Condition::Treasure { kind: Treasure::Mage, count: 1 }),
    ] {
        let ability = ability(&format!("when = \"minion\"\nif = {word}\ndo = [\"heal\"]"));
        assert_eq!(ability.condition, Some(condition), "{word}");
    }
}

#[test]
fn damage_and_what_lasts() {
    for (word, damage) in [
        ("\"per-below\"", Damage::PerBelow),
        ("{ per-treasure = \"explorer\" }", Damage::PerTreasure(Treasure::Explorer)),
        ("{ per-room = \"any\" }", Damage::PerRoom(RoomFilter::default())),
    ] {
        let Face::Room(room) = room(&format!("damage = {word}")).face else { panic!("a room") };
        assert_eq!(room.damage, damage, "{word}");
    }
    let lasting = "lasting = [\"spares-first\", { damage-if-last = 2 }, \"tokens-double\"]";
    let Face::Room(room) = room(lasting).face else { panic!("a room") };
    assert_eq!(
        room.lasting,
        [Lasting::SparesFirst, Lasting::DamageIfLast(2), Lasting::TokensDouble]
    );
}

#[test]
fn a_boss_of_many_gains() {
    let boss = card(
        "bosses.toml",
        "[[boss]]\nid = \"it\"\nname.en = \"It\"\nxp = 5\ntreasure = \"mage\"\nsolo = false\n\
         lasting = [{ damage-yours = { rooms = \"trap\", amount = 1 } }, \
         { more-treasure = \"mage\" }, { heroes-weaker = 2 }]\n\
         [[boss.ability]]\nwhen = \"minion\"\ndo = [{ coins = 1 }]\n\
         [[boss.ability]]\nwhen = { you-build = \"trap\" }\ndo = [\"heal\"]\n\
         [boss.level-up]\ndo = [\"heal\"]\n",
    );
    assert!(!boss.solo);
    let Face::Boss(boss) = boss.face else { panic!("a boss") };
    let traps = RoomFilter { sort: Some(RoomSort::Trap), advanced: None };
    let whens: Vec<_> = boss.abilities.iter().map(|ability| ability.when).collect();
    assert_eq!(whens, [When::LevelUp, When::Minion, When::YouBuild(traps)]);
    assert_eq!(
        boss.lasting,
        [
            Lasting::DamageYours { rooms: traps, amount: 1 },
            Lasting::MoreTreasure { kind: Treasure::Mage, count: 1 },
            Lasting::HeroesWeaker(2),
        ]
    );
}

#[test]
fn items_help_and_have_a_power() {
    let item = |help: &str, treasure: &str| {
        let text = format!(
            "[[item]]\nid = \"it\"\nname.en = \"It\"\n{treasure}help = {help}\nphase = \"build\"\n\
             [item.power]\ndo = [\"heal\"]\n"
        );
        let card = card("items.toml", &text);
        assert!(card.solo && card.copies == 1);
        let Face::Item(item) = card.face else { panic!("an item") };
        item
    };
    let plain = item("{ health = 2 }", "");
    assert_eq!(
        (plain.help, plain.treasure, plain.phase),
        (Help::Health(2), None, SpellPhase::Build)
    );
    // It is declared like a spell and is none. [Q14]
    assert_eq!(plain.power.when, When::Activated);
    let any = RoomFilter::default();
    let shield =
        item("{ less-damage = { rooms = \"any\", amount = 1 } }", "treasure = \"thief\"\n");
    assert_eq!(shield.help, Help::LessDamage { rooms: any, amount: 1 });
    assert_eq!(shield.treasure, Some(Treasure::Thief));
    assert_eq!(item("\"skips-first\"", "").help, Help::SkipsFirst);
}

#[test]
fn a_manifest_says_for_whom_a_pack_is() {
    let manifest = format!("{MANIFEST}players = [5, 6]\njoins = true\n");
    let files = [("pack.toml", manifest.into_bytes())];
    let catalogue = Catalogue::of(vec![Source::new("packs/x", files)]).expect("sound");
    let of = |id: &str| {
        let pack = catalogue.packs().iter().find(|pack| pack.manifest.id == id);
        let manifest = &pack.expect("it is there").manifest;
        (manifest.players, manifest.board, manifest.joins)
    };
    assert_eq!(of("x"), (Some((5, 6)), true, true));
    assert_eq!(of("town"), (None, true, false));
}
