use endboss_engine::{Game, Tables};
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Ask, View};

/// What everybody may know together with what each seat knows of its own, and all that is asked:
/// for records of finished games only.
pub fn everything(game: &Game, t: &Tables) -> (View, Vec<Ask>) {
    let mut whole = game.view(t, Viewer::Public);
    let mut asks = Vec::new();
    for seat in (0..t.seats).map(Seat) {
        let mut own = game.view(t, Viewer::Seat(seat));
        whole.seats[seat.index()] = own.seats.swap_remove(seat.index());
        asks.extend(own.ask);
    }
    (whole, asks)
}
