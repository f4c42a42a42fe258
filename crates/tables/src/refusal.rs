//! Why a table does not do what somebody asks.

use super::moves::{LONGEST_CHAT, LONGEST_KEY, LONGEST_PICK};
use super::takeback::MOST_WITHDRAWN;
use super::unplayable::Unplayable;
use endboss_store::StoreError;
use endboss_text::reasons;
use endboss_text::saying::Saying;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    NoTable,
    NoSeat(String),
    /// The settings make no game, or what was recorded makes none.
    Unplayable(Unplayable),
    /// This cannot be done now.
    NotNow(NotNow),
    /// Not by this person.
    NotYours(NotYours),
    /// The question that was answered is not open any more.
    StaleAsk,
    NotOffered,
    TooMuch(TooMuch),
    /// A bug stopped the table.
    Broken,
    Unread(StoreError),
    Unsaved(StoreError),
    Stopping,
    /// Many games are being looked at again.
    Busy,
}

reasons! {
    /// Why something cannot be done now.
    pub enum NotNow {
        NotBegun = "refused-not-begun",
        GameOver = "refused-game-over",
        Closed = "refused-closed",
        Adjourned = "refused-adjourned",
        BotPlays = "refused-bot-plays",
        PacedUndo = "refused-paced-undo",
        NothingOfYours = "refused-nothing-yours",
        DailyUndo = "refused-daily-undo",
        UndoneTooOften = "refused-undone-too-often" with { most: super::live::MOST_UNDOS },
        RatedUndo = "refused-rated-undo",
        UndoAsked = "refused-undo-asked",
        UndoAskedJustNow = "refused-undo-asked-just-now",
        NothingToUndo = "refused-nothing-to-undo",
        NobodyAsksUndo = "refused-nobody-asks-undo",
        PacedConcede = "refused-paced-concede",
        NoConceding = "refused-no-conceding",
        NoUndo = "refused-no-undo",
        /// An answer came under the key of another one.
        KeyUsed = "refused-key-used",
        UndoLate(seconds: u64) = "refused-undo-late",
        UndoOften = "refused-undo-often" with { times: MOST_WITHDRAWN },
        LittleTime = "refused-little-time",
        SeatHeld = "refused-seat-held",
        SeatTaken = "refused-seat-taken",
        SeatOfBot = "refused-seat-bot",
        RatedOneSeat = "refused-rated-one-seat",
        RatedBegun = "refused-rated-begun",
        KnowsHand = "refused-knows-hand",
        RatedDevice = "refused-rated-device",
        ManyDevices = "refused-many-devices",
        PersonSits = "refused-person-sits",
        NobodySits = "refused-nobody-sits",
        KickYourself = "refused-kick-yourself",
        SaltLate = "refused-salt-late",
        Begun = "refused-begun",
        HeldAtStart = "refused-held-at-start",
        OpenAtStart = "refused-open-at-start",
        RatedFew = "refused-rated-few",
        BotsAlone = "refused-bots-alone",
        RatedToEnd = "refused-rated-to-end",
        PacedHint = "refused-paced-hint",
        CountedHint = "refused-counted-hint",
        NotAsked = "refused-not-asked",
        ManyThink = "refused-many-think",
        NotOver = "refused-not-over",
        DailyDoor = "refused-daily-door",
        ManyListed = "refused-many-listed",
        ManyListedHere = "refused-many-listed-here",
        ManyTables = "refused-many-tables",
        NoCode = "refused-no-code",
        ClaimWait = "refused-claim-wait",
        ClaimAsked = "refused-claim-asked",
        SeatInUse = "refused-seat-in-use",
        NoWitness = "refused-no-witness",
        NobodyClaims = "refused-nobody-claims",
        OverThere = "refused-over-there",
        OutThere = "refused-out-there",
        NoMoment = "refused-no-moment",
        WatchLater = "refused-watch-later",
        NothingPlayed = "refused-nothing-played",
        NobodyWon = "refused-nobody-won",
        JournalLater = "refused-journal-later",
        /// What was played in a daily dungeon is shown when its day is over.
        DayOpen = "refused-day-open",
    }
}

reasons! {
    /// Why somebody may not do something.
    pub enum NotYours {
        Seat = "refused-not-your-seat",
        Muted = "refused-muted",
        HostOnly = "refused-host-only",
        NoWatching = "refused-no-watching",
        WhoAreYou = "refused-who-are-you",
        Barred = "refused-barred",
        RatedAccount = "refused-rated-account",
        DailyOwner = "refused-daily-owner",
        WrongLink = "refused-wrong-link",
        LinkOnly = "refused-link-only",
        RenewOwner = "refused-renew-owner",
        RematchPlayers = "refused-rematch-players",
        SharePlayers = "refused-share-players",
        UnfinishedOnward = "refused-unfinished-onward",
        UnfinishedHidden = "refused-unfinished-hidden",
        WatchPlayers = "refused-watch-players",
        Disbelieved = "refused-disbelieved",
        SeatOfAccount = "refused-seat-account",
        ByConsent = "refused-by-consent",
    }
}

reasons! {
    /// What is too long or too many.
    pub enum TooMuch {
        Pick = "refused-long-pick" with { letters: LONGEST_PICK, key: LONGEST_KEY },
        Wakes = "refused-many-wakes",
        Talk = "refused-long-talk" with { most: LONGEST_CHAT },
        Salt = "refused-long-salt" with { most: endboss_journal::LONGEST_SALT },
    }
}

impl Refusal {
    /// For programs: never changed. Where the store could not be read this has always been the word
    /// for what could not be saved; the sentence says which it was.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoTable => "no_table",
            Refusal::NoSeat(_) => "no_seat",
            Refusal::Unplayable(_) => "unplayable",
            Refusal::NotNow(_) => "not_now",
            Refusal::NotYours(_) => "not_yours",
            Refusal::StaleAsk => "stale_ask",
            Refusal::NotOffered => "not_offered",
            Refusal::TooMuch(_) => "too_much",
            Refusal::Broken => "broken",
            Refusal::Unread(_) | Refusal::Unsaved(_) => "unsaved",
            Refusal::Stopping => "stopping",
            Refusal::Busy => "busy",
        }
    }

    pub fn status(&self) -> u16 {
        match self {
            Refusal::NoTable | Refusal::NoSeat(_) => 404,
            Refusal::Unplayable(_) | Refusal::NotOffered => 422,
            Refusal::NotNow(_) | Refusal::StaleAsk => 409,
            Refusal::NotYours(_) => 403,
            Refusal::TooMuch(_) => 413,
            Refusal::Broken => 500,
            Refusal::Unread(_) | Refusal::Unsaved(_) | Refusal::Stopping | Refusal::Busy => 503,
        }
    }

    /// What whoever is refused is told.
    pub fn saying(&self) -> Saying {
        match self {
            Refusal::NoTable => Saying::of("refused-no-table"),
            Refusal::NoSeat(seat) => Saying::of("refused-no-seat").with("seat", seat.clone()),
            Refusal::Unplayable(why) => why.saying(),
            Refusal::NotNow(why) => why.saying(),
            Refusal::NotYours(why) => why.saying(),
            Refusal::StaleAsk => Saying::of("refused-stale-ask"),
            Refusal::NotOffered => Saying::of("refused-not-offered"),
            Refusal::TooMuch(why) => why.saying(),
            Refusal::Broken => Saying::of("refused-broken"),
            Refusal::Unread(_) => Saying::of("refused-unread"),
            Refusal::Unsaved(_) => Saying::of("refused-unsaved"),
            Refusal::Stopping => Saying::of("refused-stopping"),
            Refusal::Busy => Saying::of("refused-replays-busy"),
        }
    }

    /// One of each, with something in it.
    #[cfg(any(test, feature = "samples"))]
    pub fn all() -> Vec<Refusal> {
        let mut all = vec![
            Refusal::NoTable,
            Refusal::NoSeat("Q".to_owned()),
            Refusal::StaleAsk,
            Refusal::NotOffered,
            Refusal::Broken,
            Refusal::Unread(StoreError::Closed),
            Refusal::Unsaved(StoreError::Closed),
            Refusal::Stopping,
            Refusal::Busy,
        ];
        all.extend(Unplayable::all().into_iter().map(Refusal::Unplayable));
        all.extend(NotNow::all().into_iter().map(Refusal::NotNow));
        all.extend(NotYours::all().into_iter().map(Refusal::NotYours));
        all.extend(TooMuch::all().into_iter().map(Refusal::TooMuch));
        all
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.saying().english())
    }
}

impl std::error::Error for Refusal {}

/// What is read with `?`; whoever writes says [`Refusal::Unsaved`].
impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Unread(error)
    }
}

impl From<Unplayable> for Refusal {
    fn from(why: Unplayable) -> Refusal {
        Refusal::Unplayable(why)
    }
}

impl From<NotNow> for Refusal {
    fn from(why: NotNow) -> Refusal {
        Refusal::NotNow(why)
    }
}

impl From<NotYours> for Refusal {
    fn from(why: NotYours) -> Refusal {
        Refusal::NotYours(why)
    }
}

impl From<TooMuch> for Refusal {
    fn from(why: TooMuch) -> Refusal {
        Refusal::TooMuch(why)
    }
}
