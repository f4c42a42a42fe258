use endboss_gamebox::Setup;
use endboss_journal::{read_offered, write_pick};
use endboss_lexicon::Edition;
use endboss_view::Pick;

use super::games::{viewers, walk};
use crate::api::shape::View;

#[test]
fn what_is_offered_can_be_picked_by_its_words() {
    let table = Setup::plain(Edition::Super, 3).lay_out().expect("it can be played");
    let ids = table.ids();
    let mut picked = 0;
    walk(&table, 7, |game, _| {
        for viewer in viewers(&table) {
            let view = game.view(&table.tables, viewer);
            let Some(ask) = &view.ask else { continue };
            let shape = View::of(&view, &ids).numbered(17);
            let shape = shape.ask.expect("the question is shaped");
            assert_eq!(shape.number, Some(17));
            for (text, pick) in shape.options.iter().zip(&ask.options) {
                assert_eq!(read_offered(text, &ask.options, &ids), Some(*pick));
                picked += 1;
            }
        }
    });
    assert!(picked > 500, "{picked}");
}

#[test]
fn anything_else_is_no_pick() {
    let table = Setup::plain(Edition::Second, 2).lay_out().expect("it can be played");
    let ids = table.ids();
    let card = table.catalogue.kind("dark-altar").expect("the classic set has it");
    let options = [Pick::Pass, Pick::Card(card)];
    let parsed = |text: &str| read_offered(text, &options, &ids);
    assert_eq!(write_pick(options[1], &ids), "card classic/dark-altar");
    assert_eq!(parsed(" card classic/dark-altar\n"), Some(options[1]));
    assert_eq!(parsed("pass"), Some(Pick::Pass));
    for other in ["", "PASS", "yes", "card dark-altar", "card  classic/dark-altar", "pass pass"] {
        assert_eq!(parsed(other), None, "{other:?}");
    }
}
