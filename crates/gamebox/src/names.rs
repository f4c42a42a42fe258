use endboss_cards::Catalogue;
use endboss_lexicon::{Card, CardKind, Gender, Printing, Seat};
use endboss_text::{Lang, Names};

/// The names of one table: cards from a catalogue as one printing has them, players as they call
/// themselves.
#[derive(Clone, Debug)]
pub struct CardNames<'a> {
    catalogue: &'a Catalogue,
    printing: Printing,
    lang: Lang,
    players: Vec<String>,
}

impl<'a> CardNames<'a> {
    /// Players without a name are called by the letter of their seat.
    pub fn new(catalogue: &'a Catalogue, printing: Printing, lang: Lang) -> CardNames<'a> {
        CardNames { catalogue, printing, lang, players: Vec::new() }
    }

    #[must_use]
    pub fn with_players(self, players: Vec<String>) -> CardNames<'a> {
        CardNames { players, ..self }
    }
}

impl Names for CardNames<'_> {
    fn card(&self, kind: CardKind) -> &str {
        self.catalogue.name(kind, self.lang.id(), self.printing)
    }

    fn face(&self, kind: CardKind) -> &Card {
        self.catalogue.card(kind, self.printing)
    }

    fn gender(&self, kind: CardKind) -> Gender {
        self.catalogue.gender(kind, self.lang.id())
    }

    fn player(&self, seat: Seat) -> String {
        let named = self.players.get(seat.index()).cloned();
        named.unwrap_or_else(|| seat.letter().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_without_a_name_is_a_letter() {
        let catalogue = Catalogue::classic();
        let names = CardNames::new(&catalogue, Printing::Second, Lang::En);
        assert_eq!(names.player(Seat(1)), "B");
        let names = names.with_players(vec!["Ann".to_owned()]);
        assert_eq!((names.player(Seat(0)), names.player(Seat(1))), ("Ann".into(), "B".into()));
    }

    #[test]
    fn a_card_is_called_as_its_printing_calls_it() {
        let catalogue = Catalogue::classic();
        let grave = catalogue.kind("open-grave").expect("the classic set has it");
        let name =
            |printing, lang| CardNames::new(&catalogue, printing, lang).card(grave).to_owned();
        assert_eq!(name(Printing::Second, Lang::En), "Open Grave");
        assert_eq!(name(Printing::Anniversary, Lang::En), "Skeleton Closet");
        assert_eq!(name(Printing::Second, Lang::Pl), "Otwarty Grób");
    }
}
