//! Every variant of what can be said. A new one fails to compile until it is listed here.

use endboss_lexicon::{
    Amount, Back, CardFilter, Condition, Cost, Damage, Effect, Help, HeroAbility, HeroPlace,
    Lasting, Near, PlayerFilter, RoomFilter, RoomSort, Special, SpellBy, Target, TokensOn,
    Treasure, When, Who, Whose,
};
use endboss_view::{
    Asked, Hit, Lure, Lured, NumberPart, NumberSource, Phase, Pick, Source, WalkEnd, WalkForecast,
};

use crate::table::{ANN, BOB, Sample};

/// A list whose match has no `_`: whoever adds a variant meets it here.
macro_rules! every {
    ($type:ty { $($pattern:pat => $values:expr),+ $(,)? }) => {{
        let mut all: Vec<$type> = Vec::new();
        $(
            let values: Vec<$type> = $values.into_iter().collect();
            assert!(!values.is_empty() && values.iter().all(|value| matches!(value, $pattern)));
            all.extend(values);
        )+
        fn _listed(value: &$type) {
            match value { $($pattern => {}),+ }
        }
        all
    }};
}

pub(crate) use every;

pub fn room_filters() -> Vec<RoomFilter> {
    let sorts = [None, Some(RoomSort::Monster), Some(RoomSort::Trap)];
    let ranks = [None, Some(false), Some(true)];
    sorts
        .iter()
        .flat_map(|sort| ranks.map(|advanced| RoomFilter { sort: *sort, advanced }))
        .collect()
}

pub fn card_filters() -> Vec<CardFilter> {
    every!(CardFilter {
        CardFilter::Any => [CardFilter::Any],
        CardFilter::Spell => [CardFilter::Spell],
        CardFilter::Room(_) => room_filters().into_iter().map(CardFilter::Room),
    })
}

fn whose() -> Vec<Whose> {
    every!(Whose {
        Whose::Yours => [Whose::Yours],
        Whose::Opponents => [Whose::Opponents],
        Whose::Anyones => [Whose::Anyones],
    })
}

fn hero_places() -> Vec<HeroPlace> {
    every!(HeroPlace {
        HeroPlace::ThisRoom => [HeroPlace::ThisRoom],
        HeroPlace::Dungeon(_) => whose().into_iter().map(HeroPlace::Dungeon),
        HeroPlace::Town { .. } => [true, false].map(|ordinary| HeroPlace::Town { ordinary }),
        HeroPlace::TownOrDecks => [HeroPlace::TownOrDecks],
        HeroPlace::Entrance(_) => whose().into_iter().map(HeroPlace::Entrance),
        HeroPlace::Landmark => [HeroPlace::Landmark],
        HeroPlace::Dead(_) => whose().into_iter().map(HeroPlace::Dead),
    })
}

pub fn targets() -> Vec<Target> {
    let filters = || room_filters().into_iter();
    every!(Target {
        Target::Room { .. } => whose()
            .into_iter()
            .flat_map(|whose| filters().map(move |filter| Target::Room { whose, filter })),
        Target::Hero(_) => hero_places().into_iter().map(Target::Hero),
        Target::Spell(_) => [SpellBy::Anyone, SpellBy::Opponent].map(Target::Spell),
        Target::Opponent(_) => [
            PlayerFilter::Any,
            PlayerFilter::WithSoul,
            PlayerFilter::SoulsAhead(1),
            PlayerFilter::SoulsAhead(2),
            PlayerFilter::SoulsAhead(5),
        ]
        .map(Target::Opponent),
    })
}

pub fn whens() -> Vec<When> {
    every!(When {
        When::Activated => [When::Activated],
        When::Cast => [When::Cast],
        When::Built => [When::Built],
        When::BuiltAnother(_) => room_filters().into_iter().map(When::BuiltAnother),
        When::HeroDies => [When::HeroDies],
        When::YouPlaySpell => [When::YouPlaySpell],
        When::AnotherDestroyed => [When::AnotherDestroyed],
        When::LevelUp => [When::LevelUp],
        When::Minion => [When::Minion],
        When::YouBuild(_) => room_filters().into_iter().map(When::YouBuild),
        When::HeroEnters => [When::HeroEnters],
        When::HeroDiesAnywhere => [When::HeroDiesAnywhere],
        When::HeroSurvives => [When::HeroSurvives],
        When::Uncovered => [When::Uncovered],
        When::EndOfTurn => [When::EndOfTurn],
    })
}

pub fn costs() -> Vec<Cost> {
    every!(Cost {
        Cost::DestroyThis => [Cost::DestroyThis],
        Cost::DestroyAnother => [Cost::DestroyAnother],
        Cost::Discard { .. } => card_filters()
            .into_iter()
            .flat_map(|what| [1, 2, 5].map(|count| Cost::Discard { what, count })),
        Cost::RemoveSoul => [Cost::RemoveSoul],
        Cost::Tokens(_) => [1, 2, 5].map(Cost::Tokens),
        Cost::Coins(_) => [1, 2, 5].map(Cost::Coins),
    })
}

pub fn conditions() -> Vec<Condition> {
    every!(Condition {
        Condition::FewerRooms => [Condition::FewerRooms],
        Condition::FewerSouls => [Condition::FewerSouls],
        Condition::Treasure { .. } => icons().map(|(kind, count)| Condition::Treasure { kind, count }),
    })
}

fn whos() -> Vec<Who> {
    every!(Who {
        Who::You => [Who::You],
        Who::Target => [Who::Target],
        Who::EachOpponent => [Who::EachOpponent],
        Who::EachPlayer => [Who::EachPlayer],
    })
}

pub const BACKS: [Back; 2] = [Back::Room, Back::Spell];

/// Every kind of treasure in each number that a language might tell apart.
pub fn icons() -> impl Iterator<Item = (Treasure, u8)> {
    Treasure::ALL.into_iter().flat_map(|kind| [1, 2, 5].map(|count| (kind, count)))
}

fn amounts() -> Vec<Amount> {
    every!(Amount {
        Amount::Fixed(_) => [1, 2, 5].map(Amount::Fixed),
        Amount::YourRooms => [Amount::YourRooms],
        Amount::TokensHere => [Amount::TokensHere],
    })
}

fn tokens_on() -> Vec<TokensOn> {
    every!(TokensOn {
        TokensOn::This => [TokensOn::This],
        TokensOn::Target => [TokensOn::Target],
        TokensOn::Spread => [TokensOn::Spread],
        TokensOn::Each => [TokensOn::Each],
    })
}

pub fn effects() -> Vec<Effect> {
    let whos = whos();
    let by_all =
        |make: &dyn Fn(Who) -> Effect| whos.iter().map(|who| make(*who)).collect::<Vec<_>>();
    every!(Effect {
        Effect::Draw { .. } => BACKS
            .into_iter()
            .flat_map(|back| [1, 2, 5].map(|count| (back, count)))
            .flat_map(|(back, count)| by_all(&|who| Effect::Draw { who, back, count })),
        Effect::Discard { .. } => card_filters()
            .into_iter()
            .flat_map(|what| [1, 2, 5].map(|count| (what, count)))
            .flat_map(|(what, count)| by_all(&|who| Effect::Discard { who, what, count })),
        Effect::DiscardRandom { .. } => BACKS
            .into_iter()
            .flat_map(|back| by_all(&|who| Effect::DiscardRandom { who, back })),
        Effect::DiscardHand { .. } => by_all(&|who| Effect::DiscardHand { who }),
        Effect::TakeDiscarded { .. } => card_filters()
            .into_iter()
            .flat_map(|what| [1, 2, 5].map(|count| Effect::TakeDiscarded { what, count })),
        Effect::TakeRandom => [Effect::TakeRandom],
        Effect::TakeSeen => [Effect::TakeSeen],
        Effect::TakeShown => [Effect::TakeShown],
        Effect::Search(_) => room_filters().into_iter().map(Effect::Search),
        Effect::DestroyOwn { .. } => by_all(&|who| Effect::DestroyOwn { who }),
        Effect::CollapseTarget => [Effect::CollapseTarget],
        Effect::Kill => [Effect::Kill],
        Effect::Damage(_) => amounts().into_iter().map(Effect::Damage),
        Effect::Health(_) => [Effect::Health(3)],
        Effect::RoomDamage(_) => [Effect::RoomDamage(3)],
        Effect::YourRoomsDamage(_) => [Effect::YourRoomsDamage(2)],
        Effect::DoubleTreasure => [Effect::DoubleTreasure],
        Effect::Deactivate => [Effect::Deactivate],
        Effect::Stun => [Effect::Stun],
        Effect::SwapStacks => [Effect::SwapStacks],
        Effect::Build => [Effect::Build],
        Effect::ToYourEntrance => [Effect::ToYourEntrance],
        Effect::ToTown => [Effect::ToTown],
        Effect::ToFirstRoom => [Effect::ToFirstRoom],
        Effect::ReturnSoul { .. } => [0, 2].map(|health| Effect::ReturnSoul { health }),
        Effect::RemoveSoul => [Effect::RemoveSoul],
        Effect::Heal => [Effect::Heal],
        Effect::Cancel => [Effect::Cancel],
        Effect::Tokens { .. } => tokens_on()
            .into_iter()
            .flat_map(|on| [1, 2, 5, 10, 12].map(|count| Effect::Tokens { on, count })),
        Effect::LoseTokens { .. } => [1, 2, 5]
            .into_iter()
            .flat_map(|count| by_all(&|who| Effect::LoseTokens { who, count })),
        Effect::MoveTokens(_) => [1, 2, 5].map(Effect::MoveTokens),
        Effect::HealthToken(_) => [2, -2].map(Effect::HealthToken),
        Effect::Treasure { .. } => icons().map(|(kind, count)| Effect::Treasure { kind, count }),
        Effect::ThisRoomDamage(_) => [Effect::ThisRoomDamage(3)],
        Effect::LastRoomDamage(_) => [Effect::LastRoomDamage(2)],
        Effect::TakeMarket => [Effect::TakeMarket],
        Effect::MinionActs => [Effect::MinionActs],
        Effect::MoveMinion => [Effect::MoveMinion],
        Effect::Summon { .. } => [2, -2, 0].map(|token| Effect::Summon { token }),
        Effect::ToLandmark => [Effect::ToLandmark],
        Effect::DestroyTarget => [Effect::DestroyTarget],
        Effect::SendFromTown => [Effect::SendFromTown],
        Effect::LookAtHand => [Effect::LookAtHand],
        Effect::ShuffleStack => [Effect::ShuffleStack],
        Effect::Coins(_) => [1, 2, 5].map(Effect::Coins),
        Effect::Special(_) => Special::ALL.map(Effect::Special),
    })
}

pub fn damages() -> Vec<Damage> {
    every!(Damage {
        Damage::Fixed(_) => [Damage::Fixed(2)],
        Damage::PerRoom(_) => room_filters().into_iter().map(Damage::PerRoom),
        Damage::PerTreasure(_) => Treasure::ALL.map(Damage::PerTreasure),
        Damage::PerBelow => [Damage::PerBelow],
    })
}

pub fn helps() -> Vec<Help> {
    every!(Help {
        Help::Health(_) => [Help::Health(2)],
        Help::LessDamage { .. } => room_filters()
            .into_iter()
            .flat_map(|rooms| [1, 2, 5].map(|amount| Help::LessDamage { rooms, amount })),
        Help::SkipsFirst => [Help::SkipsFirst],
    })
}

pub fn hero_abilities() -> Vec<HeroAbility> {
    every!(HeroAbility {
        HeroAbility::FewestSouls => [HeroAbility::FewestSouls],
        HeroAbility::StraightToLandmark => [HeroAbility::StraightToLandmark],
    })
}

pub fn lastings() -> Vec<Lasting> {
    every!(Lasting {
        Lasting::DamageNearby { .. } => [Near::Adjacent, Near::Next].into_iter().flat_map(|near| {
            room_filters().into_iter().map(move |rooms| Lasting::DamageNearby { near, rooms, amount: 2 })
        }),
        Lasting::NoAdvancedOnTop => [Lasting::NoAdvancedOnTop],
        Lasting::SendsBack => [Lasting::SendsBack],
        Lasting::DrawSpellInstead => [Lasting::DrawSpellInstead],
        Lasting::SparesFirst => [Lasting::SparesFirst],
        Lasting::DamageIfLast(_) => [Lasting::DamageIfLast(2)],
        Lasting::TokensDouble => [Lasting::TokensDouble],
        Lasting::DamageYours { .. } =>
            room_filters().into_iter().map(|rooms| Lasting::DamageYours { rooms, amount: 1 }),
        Lasting::MoreTreasure { .. } =>
            icons().map(|(kind, count)| Lasting::MoreTreasure { kind, count }),
        Lasting::HeroesWeaker(_) => [Lasting::HeroesWeaker(2)],
    })
}

pub fn phases() -> Vec<Phase> {
    every!(Phase {
        Phase::SetUp => [Phase::SetUp],
        Phase::Beginning => [Phase::Beginning],
        Phase::Town => [Phase::Town],
        Phase::Build => [Phase::Build],
        Phase::Reveal => [Phase::Reveal],
        Phase::Minions => [Phase::Minions],
        Phase::Bait => [Phase::Bait],
        Phase::Adventure => [Phase::Adventure],
        Phase::End => [Phase::End],
        Phase::Over => [Phase::Over],
    })
}

pub fn lures(sample: Sample) -> Vec<Lure> {
    let all = every!(Lured {
        Lured::To(_) => [ANN, BOB].map(Lured::To),
        Lured::Tied => [Lured::Tied],
        Lured::Nobody => [Lured::Nobody],
    });
    let lure = |goes, needs| {
        let (counts, souls) = (vec![(ANN, 1), (BOB, 2)], false);
        Lure { hero: sample.hero, goes, counts, souls, needs }
    };
    all.into_iter().flat_map(|goes| [None, Some(2)].map(|needs| lure(goes, needs))).collect()
}

pub fn walk_forecasts(sample: Sample) -> Vec<WalkForecast> {
    let Sample { hero, room, .. } = sample;
    let all = every!(WalkEnd {
        WalkEnd::Dies { .. } => [
            WalkEnd::Dies { slot: Some(1), room: Some(room), left: 3 },
            WalkEnd::Dies { slot: None, room: None, left: 4 },
        ],
        WalkEnd::Survives { .. } => [WalkEnd::Survives { left: 2 }],
        WalkEnd::Leaves => [WalkEnd::Leaves],
        WalkEnd::Stays => [WalkEnd::Stays],
    });
    let walk = |end, seat| {
        let hits = vec![Hit { slot: 1, room, damage: 3 }];
        WalkForecast { hero, seat, health: 4, damage: 1, hits, end }
    };
    all.into_iter().flat_map(|end| [ANN, BOB].map(|seat| walk(end, seat))).collect()
}

pub fn number_parts(sample: Sample) -> Vec<NumberPart> {
    let Sample { room, boss, .. } = sample;
    let all = every!(NumberSource {
        NumberSource::Printed => [NumberSource::Printed],
        NumberSource::PerRoom(_) => room_filters().into_iter().map(NumberSource::PerRoom),
        NumberSource::PerTreasure(_) => Treasure::ALL.map(NumberSource::PerTreasure),
        NumberSource::PerBelow => [NumberSource::PerBelow],
        NumberSource::Tokens => [NumberSource::Tokens],
        NumberSource::Room(_) => [NumberSource::Room(room)],
        NumberSource::Boss(_) => [NumberSource::Boss(boss)],
        NumberSource::LevelUp(_) => [NumberSource::LevelUp(boss)],
        NumberSource::Last => [NumberSource::Last],
        NumberSource::ThisTurn => [NumberSource::ThisTurn],
        NumberSource::AllRoomsThisTurn => [NumberSource::AllRoomsThisTurn],
        NumberSource::LastRoomThisTurn => [NumberSource::LastRoomThisTurn],
        NumberSource::Doubled => [NumberSource::Doubled],
        NumberSource::Deactivated => [NumberSource::Deactivated],
        NumberSource::Stunned => [NumberSource::Stunned],
    });
    let parts = |source| match source {
        NumberSource::Deactivated | NumberSource::Stunned => [-1, -2, -5],
        _ => [1, 2, 5],
    };
    let part = |source| parts(source).map(|amount| NumberPart { source, amount });
    all.into_iter().flat_map(part).collect()
}

pub fn asked(sample: Sample) -> Vec<Asked> {
    let Sample { room, hero, landmark, .. } = sample;
    let source = Source { card: room, ability: 0 };
    let summons = Source { card: landmark, ability: 2 };
    let from = BOB;
    let counted = |make: &dyn Fn(CardFilter, u8) -> Asked| -> Vec<Asked> {
        card_filters().into_iter().flat_map(|what| [1, 2, 5].map(|left| make(what, left))).collect()
    };
    every!(Asked {
        Asked::ChooseBoss => [Asked::ChooseBoss],
        Asked::Mulligan => [Asked::Mulligan],
        Asked::OpeningDiscard { .. } => [1, 2].map(|left| Asked::OpeningDiscard { left }),
        Asked::FirstRoom => [Asked::FirstRoom],
        Asked::TurnDraw => [Asked::TurnDraw],
        Asked::PlaceRoom => [Asked::PlaceRoom],
        Asked::PlaceWhere { .. } => [Asked::PlaceWhere { room }],
        Asked::Window { .. } => phases()
            .into_iter()
            .flat_map(|phase| [ANN, BOB].map(|active| Asked::Window { phase, active })),
        Asked::CancelWindow { .. } => phases()
            .into_iter()
            .flat_map(|phase| [ANN, BOB].map(|active| Asked::CancelWindow { phase, active })),
        Asked::Target { .. } => targets().into_iter().map(|target| Asked::Target { source, target }),
        Asked::CostRoom { .. } => [Asked::CostRoom { source }],
        Asked::CostCard { .. } => counted(&|what, left| Asked::CostCard { source, what, left }),
        Asked::CostSoul { .. } => [Asked::CostSoul { source }],
        Asked::May { .. } => [Asked::May { source }],
        Asked::NextTrigger => [Asked::NextTrigger],
        Asked::Discard { .. } => counted(&|what, left| Asked::Discard { source, what, left }),
        Asked::TakeDiscarded { .. } =>
            counted(&|what, left| Asked::TakeDiscarded { source, what, left }),
        Asked::NameBack { .. } => [Asked::NameBack { source, from }],
        Asked::TakeSeen { .. } => [Asked::TakeSeen { source, from }],
        Asked::Search { .. } => room_filters().into_iter().map(|rooms| Asked::Search { source, rooms }),
        Asked::BuildFound { .. } => [Asked::BuildFound { source, room }],
        Asked::DestroyOwn { .. } => [Asked::DestroyOwn { source }],
        Asked::SwapFirst { .. } => [Asked::SwapFirst { source }],
        Asked::SwapSecond { .. } => [ANN, BOB].map(|seat| Asked::SwapSecond { source, seat, slot: 1 }),
        Asked::BuildRoom { .. } => [Asked::BuildRoom { source }],
        Asked::BuildWhere { .. } => [Asked::BuildWhere { source, room }],
        Asked::ReturnSoul { .. } => [Asked::ReturnSoul { source, from, health: 2 }],
        Asked::Heal { .. } => [Asked::Heal { source }],
        Asked::Machinations => [Asked::Machinations],
        Asked::Market => [Asked::Market],
        Asked::PlaceMinion => [Asked::PlaceMinion],
        Asked::TokenOn { .. } => [true, false]
            .into_iter()
            .flat_map(|each| [1, 2].map(|left| Asked::TokenOn { source, left, each })),
        Asked::LoseToken { .. } => [1, 2].map(|left| Asked::LoseToken { source, left }),
        Asked::MoveTokenFrom { .. } => [1, 2].map(|left| Asked::MoveTokenFrom { source, left }),
        Asked::MoveTokenTo { .. } => [Asked::MoveTokenTo { source, from: 1, left: 2 }],
        Asked::CostToken { .. } => [1, 2].map(|left| Asked::CostToken { source, left }),
        Asked::SummonTo { .. } =>
            [2, -2, 0].map(|token| Asked::SummonTo { source: summons, hero, token }),
        Asked::TakeMarket { .. } => [Asked::TakeMarket { source }],
        Asked::MoveMinion { .. } => [Asked::MoveMinion { source }],
        Asked::SendHero { .. } => [ANN, BOB].map(|to| Asked::SendHero { source, to }),
        Asked::ShuffleStack { .. } => [Asked::ShuffleStack { source }],
    })
}

pub fn picks(sample: Sample) -> Vec<Pick> {
    let Sample { boss, room, silent_room, spell, hero, epic, fool, scored, guest, .. } = sample;
    let Sample { landmark, tavern, .. } = sample;
    every!(Pick {
        Pick::Pass => [Pick::Pass],
        Pick::Yes => [Pick::Yes],
        Pick::Card(_) => [boss, room, silent_room, spell].map(Pick::Card),
        Pick::Deck(_) => [Pick::Deck(room)],
        Pick::Hero(_) => [hero, epic, fool, scored, guest].map(Pick::Hero),
        Pick::Slot { .. } => [(ANN, 0), (ANN, 1), (ANN, 2), (ANN, 3), (BOB, 0), (BOB, 1)]
            .map(|(seat, slot)| Pick::Slot { seat, slot }),
        Pick::NewSlot => [Pick::NewSlot],
        Pick::Use { .. } => [0, 3].map(|slot| Pick::Use { slot, ability: 0 }),
        Pick::Seat(_) => [ANN, BOB].map(Pick::Seat),
        Pick::Declared(_) => [Pick::Declared(0)],
        Pick::Back(_) => BACKS.map(Pick::Back),
        Pick::Space { .. } => [(landmark, 0), (landmark, 1), (landmark, 2), (tavern, 0)]
            .map(|(landmark, space)| Pick::Space { landmark, space }),
        // The last one is the coin for a room. [R11.4]
        Pick::UseBoss { .. } => [0, 1].map(|ability| Pick::UseBoss { ability }),
        Pick::UseItem => [Pick::UseItem],
    })
}
