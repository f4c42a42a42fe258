//! The game in sentences: what a screen reader follows, and what the walk is shown from.

use endboss_lexicon::{CardKind, Seat};
use endboss_text::Text;
use endboss_view::{CardSeen, Seen, Spot, TargetSeen};
use maud::{Markup, PreEscaped, html};

use super::Board;
use crate::Cards;

pub(super) fn log(b: &Board) -> Markup {
    html! {
        section.log #log aria-labelledby="log-title" data-key="log" {
            h2 #log-title { (b.say("ui-log")) }
            @if b.log_from > 0 {
                a.whole href=(b.whole_log()) { (b.say("face-whole-log")) }
            }
            // News is said by a region of its own, condensed; this is for reading.
            div role="log" aria-live="off" tabindex="0"
                aria-labelledby="log-title" {
                ol start=(b.log_from + 1) data-key="lines" {
                    @for (n, seen) in (b.log_from + 1..).zip(b.log) {
                        (line(b, n, seen))
                    }
                }
            }
        }
    }
}

/// All that was told, on a page of its own.
pub fn whole_log(b: &Board) -> Markup {
    let back = match b.me() {
        Some(seat) => format!("/t/{}?seat={}", b.table.id, seat.letter()),
        None => format!("/t/{}", b.table.id),
    };
    html! {
        h1 { (b.say("face-whole-log")) }
        p { a.button href=(back) { (b.say("face-back-to-table")) } }
        ol.told-all {
            @for (n, seen) in (b.log_from + 1..).zip(b.log) { (line(b, n, seen)) }
        }
    }
}

/// One thing that happened, with links to its cards.
pub fn sentence(seen: &Seen, cards: &dyn Cards, text: &Text) -> Markup {
    let named = |kind: CardKind| (cards.card(kind), format!("/cards/{}", cards.id(kind)));
    let named: Vec<_> = cards_in(seen).into_iter().map(named).collect();
    marked(&text.seen(seen, cards), &named)
}

fn line(b: &Board, n: u32, seen: &Seen) -> Markup {
    let said = b.text.seen(seen, b.cards);
    let big = matches!(seen, Seen::TurnBegins { .. } | Seen::GameEnds { .. });
    let mine = b.me().is_some_and(|me| befalls(seen, me));
    let beat = beat(b, seen);
    html! {
        li.{@if big { "big" } @else if mine { "befalls" }} data-key={ "line-" (n) } data-n=(n) data-beat=[beat] {
            (linked(b, &said, &cards_in(seen)))
        }
    }
}

/// Whether this is what a player looks for first: souls, wounds, what was aimed at them or lost.
pub(super) fn befalls(seen: &Seen, me: Seat) -> bool {
    match seen {
        Seen::HeroDies { seat, .. }
        | Seen::HeroSurvives { seat, .. }
        | Seen::Destroyed { seat, .. }
        | Seen::Stunned { seat, .. }
        | Seen::Deactivated { seat, .. }
        | Seen::LevelUp { seat, .. }
        | Seen::NotBuilt { seat, .. }
        | Seen::Eliminated { seat }
        | Seen::SoulRemoved { seat, .. } => *seat == me,
        Seen::Took { from, .. } | Seen::LookedAt { from, .. } => *from == me,
        Seen::Declared { seat, target, .. } => {
            let aimed = match target {
                Some(TargetSeen::Player(aimed)) => *aimed == me,
                Some(TargetSeen::Room { seat: aimed, .. }) => *aimed == me,
                Some(TargetSeen::Hero(_) | TargetSeen::Spell(_)) | None => false,
            };
            *seat != me && aimed
        }
        _ => false,
    }
}

/// A step of a hero's walk, for the page that shows it: what happens, whose dungeon, which hero,
/// and a number or two.
fn beat(b: &Board, seen: &Seen) -> Option<String> {
    let id = |kind: &CardKind| b.cards.id(*kind);
    Some(match seen {
        Seen::HeroEnters { hero, seat, slot, .. } => {
            format!("enter {} {} {slot}", id(hero), seat.letter())
        }
        Seen::HeroTakes { hero, damage, total, health } => {
            format!("takes {} {damage} {} {health}", id(hero), health.saturating_sub(*total))
        }
        Seen::HeroDies { hero, seat, souls, .. } => {
            format!("dies {} {} {souls}", id(hero), seat.letter())
        }
        Seen::HeroSurvives { hero, seat, wounds } => {
            format!("survives {} {} {wounds}", id(hero), seat.letter())
        }
        _ => return None,
    })
}

/// A sentence with links to the cards it names and to the rules it cites.
pub(super) fn linked(b: &Board, said: &str, cards: &[CardKind]) -> Markup {
    let named = |kind: &CardKind| (b.cards.card(*kind), format!("/cards/{}", b.cards.id(*kind)));
    marked(said, &cards.iter().map(named).collect::<Vec<_>>())
}

/// Names as links, each once and none inside another; a card may be called like a rule.
fn marked(said: &str, names: &[(&str, String)]) -> Markup {
    let mut marks: Vec<(usize, usize, String)> = Vec::new();
    let mut mark = |at: usize, end: usize, address: String| {
        let free = marks.iter().all(|(from, to, _)| end <= *from || at >= *to);
        if free && at < end {
            marks.push((at, end, address));
        }
        free
    };
    for (name, address) in names {
        let mut places = said.match_indices(name).map(|(at, _)| at);
        places.find(|at| mark(*at, at + name.len(), address.clone()));
    }
    for (at, number) in cited(said) {
        mark(at, at + number.len(), format!("/rules#{number}"));
    }
    marks.sort();
    let mut made = String::new();
    let mut from = 0;
    for (at, end, address) in marks {
        let (before, name) = (&said[from..at], &said[at..end]);
        made.push_str(&html! { (before) a href=(address) { (name) } }.into_string());
        from = end;
    }
    made.push_str(&html! { (&said[from..]) }.into_string());
    PreEscaped(made)
}

/// Numbers of rules and rulings in a sentence: `R8.2`, `Q9`.
fn cited(said: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let bytes = said.as_bytes();
    for (at, letter) in said.char_indices().filter(|(_, c)| matches!(c, 'R' | 'Q')) {
        let before = at.checked_sub(1).map(|at| bytes[at]);
        if before.is_some_and(|c| c.is_ascii_alphanumeric()) {
            continue;
        }
        let digits = |from: usize| bytes[from..].iter().take_while(|c| c.is_ascii_digit()).count();
        let whole = digits(at + 1);
        let mut end = at + 1 + whole;
        if whole == 0 {
            continue;
        }
        if letter == 'R' && bytes.get(end) == Some(&b'.') && digits(end + 1) > 0 {
            end += 1 + digits(end + 1);
        }
        found.push((at, &said[at..end]));
    }
    found
}

/// The cards that an event names.
fn cards_in(seen: &Seen) -> Vec<CardKind> {
    use Seen::*;
    let card = |seen: &CardSeen| match seen {
        CardSeen::Card(kind) => vec![*kind],
        CardSeen::Back(_) => Vec::new(),
    };
    match seen {
        BossesDealt { bosses: cards, .. }
        | LookedAt { cards, .. }
        | Searched { found: cards, .. }
        | HandShown { cards, .. }
        | MarketGone { cards } => cards.clone(),
        BossRevealed { boss: one, .. } | LevelUp { boss: one, .. } => vec![*one],
        Drew { card: it, .. }
        | Placed { room: it, .. }
        | PlacedReturned { room: it, .. }
        | Took { card: it, .. } => card(it),
        Built { room, on, .. } => [Some(*room), *on].into_iter().flatten().collect(),
        Triggered { source, .. } | Fizzled { source, .. } | Happened { source, .. } => {
            vec![source.card]
        }
        Declared { source, target, .. } => {
            let aimed = match target {
                Some(TargetSeen::Room { room: kind, .. })
                | Some(TargetSeen::Hero(kind))
                | Some(TargetSeen::Spell(kind)) => Some(*kind),
                Some(TargetSeen::Player(_)) | None => None,
            };
            [Some(source.card), aimed].into_iter().flatten().collect()
        }
        Swapped { one, other, .. } => vec![*one, *other],
        TokenMoved { from, to, .. } => vec![*from, *to],
        HeroEnters { hero, room, .. } | HeroSentBack { hero, room, .. } => vec![*hero, *room],
        HeroDies { hero, room, .. } => [Some(*hero), *room].into_iter().flatten().collect(),
        HeroToLandmark { hero, landmark } => vec![*hero, *landmark],
        ItemGiven { item, hero } => vec![*item, *hero],
        MinionPlaced { spot, .. } => match spot {
            Spot::Landmark { landmark: kind, .. } | Spot::Room(kind) | Spot::Boss(kind) => {
                vec![*kind]
            }
        },
        HeroArrives { hero }
        | HeroLured { hero, .. }
        | HeroStays { hero, .. }
        | HeroToEntrance { hero, .. }
        | HeroToTown { hero }
        | HeroTakes { hero, .. }
        | HeroHealthUp { hero, .. }
        | HeroSurvives { hero, .. }
        | Healed { hero, .. }
        | SoulRemoved { hero, .. }
        | SoulReturned { hero, .. }
        | HealthToken { hero, .. } => vec![*hero],
        NotBuilt { room, .. }
        | Destroyed { room, .. }
        | Uncovered { room, .. }
        | Deactivated { room, .. }
        | Stunned { room, .. }
        | Reactivated { room, .. }
        | RoomDamageUp { room, .. }
        | TokensPut { room, .. }
        | TokensLost { room, .. }
        | StackShuffled { room, .. } => vec![*room],
        Discarded { card, .. }
        | TookDiscarded { card, .. }
        | Found { card, .. }
        | MarketCard { card }
        | MarketTaken { card, .. } => vec![*card],
        Canceled { spell, .. } | Spent { spell, .. } => vec![*spell],
        ItemRevealed { item } | ItemTaken { item, .. } | ItemSpent { item } => vec![*item],
        XpRanked { .. }
        | Mulligan { .. }
        | TurnBegins { .. }
        | PhaseBegins { .. }
        | BecomesActive { .. }
        | DrewNothing { .. }
        | DeckRebuilt { .. }
        | PlacedNothing { .. }
        | YourRoomsDamageUp { .. }
        | TreasureDoubled { .. }
        | NoBuilding
        | ExtraPlacement { .. }
        | NoEntry { .. }
        | FirstPlayer { .. }
        | MinionStays { .. }
        | TreasureUp { .. }
        | LastRoomDamageUp { .. }
        | CoinsGained { .. }
        | CoinsPaid { .. }
        | Eliminated { .. }
        | Conceded { .. }
        | GameEnds { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{cited, marked};

    #[test]
    fn numbers_of_rules_are_found_and_other_words_are_not() {
        let found = |said| cited(said).into_iter().map(|(_, it)| it).collect::<Vec<_>>();
        assert_eq!(found("Choose. (R5.1)"), ["R5.1"]);
        assert_eq!(found("(Q50, R8.2, R9)"), ["Q50", "R8.2", "R9"]);
        assert_eq!(found("Room, XQ9, Q and R."), Vec::<&str>::new());
    }
    #[test]
    fn a_card_may_be_called_like_a_rule() {
        let names = [("R2 Unit", "/cards/x/r2".to_owned()), ("R2", "/cards/x/r".to_owned())];
        let made = marked("R2 Unit takes R2 (R2.1) <b>", &names).into_string();
        let wanted = "<a href=\"/cards/x/r2\">R2 Unit</a> takes <a href=\"/cards/x/r\">R2</a> \
                      (<a href=\"/rules#R2.1\">R2.1</a>) &lt;b&gt;";
        assert_eq!(made, wanted);
    }
}
