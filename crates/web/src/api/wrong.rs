//! What is wrong with what was sent, or with asking for it here.

use super::problem::Problem;
use endboss_store::StoreError;
use endboss_text::reasons;

reasons! {
    /// Why a request makes no sense, or cannot be answered.
    pub enum Wrong {
        NotJson = "refused-not-json",
        BrokenJson(why: String) = "refused-broken-json",
        LargeBody = "refused-large-body",
        UnreadBody = "refused-unread-body",
        NoObject = "refused-no-object",
        Body(why: String) = "refused-body",
        Query(why: String) = "refused-query",
        ListState = "refused-list-state",
        NoLanguage(known: Vec<String>) = "refused-no-language",
        /// What exactly is wrong with an address for notices is for programmers.
        Notice(why: String) = "refused-notice",
        ManyNotices = "refused-many-notices",
        AccountSecret = "refused-account-secret",
        OneSecret = "refused-one-secret",
        NothingHere = "refused-nothing-here",
        NoDay = "refused-no-day",
        DayAhead(day: String) = "refused-day-ahead",
        Method = "refused-method",
        /// A bug of ours.
        Error = "refused-error",
        Unread = "refused-unread",
        Unsaved = "refused-unsaved",
        Form = "refused-form",
        FormSeat = "refused-form-seat",
        FormMissing = "refused-form-missing",
        PageQuery = "refused-page-query",
        Eye = "refused-eye",
        Moment = "refused-moment",
        NoSetting = "refused-no-setting",
    }
}

impl Wrong {
    /// For programs: never changed.
    pub fn code(&self) -> &'static str {
        match self {
            Wrong::NotJson | Wrong::BrokenJson(_) => "not_json",
            Wrong::LargeBody => "too_large",
            Wrong::UnreadBody => "unread",
            Wrong::NoObject | Wrong::Body(_) => "wrong_body",
            Wrong::Query(_) | Wrong::ListState => "wrong_query",
            Wrong::NoLanguage(_) => "no_language",
            Wrong::Notice(_) => "notice_refused",
            Wrong::ManyNotices => "too_many_notices",
            Wrong::AccountSecret | Wrong::OneSecret => "no_secret",
            Wrong::NothingHere | Wrong::NoDay | Wrong::DayAhead(_) => "not_found",
            Wrong::Method => "method",
            Wrong::Error => "error",
            Wrong::Unread | Wrong::Unsaved => "store",
            Wrong::Form | Wrong::FormSeat | Wrong::FormMissing | Wrong::PageQuery => "wrong_body",
            Wrong::Eye | Wrong::Moment | Wrong::NoSetting => "wrong_body",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Wrong::BrokenJson(_) | Wrong::UnreadBody => 400,
            Wrong::Query(_) | Wrong::ListState | Wrong::NoLanguage(_) | Wrong::PageQuery => 400,
            Wrong::NothingHere | Wrong::NoDay | Wrong::DayAhead(_) => 404,
            Wrong::Method => 405,
            Wrong::LargeBody => 413,
            Wrong::NotJson => 415,
            Wrong::NoObject | Wrong::Body(_) | Wrong::Notice(_) | Wrong::ManyNotices => 422,
            Wrong::AccountSecret | Wrong::OneSecret => 422,
            Wrong::Form | Wrong::FormSeat | Wrong::FormMissing => 422,
            Wrong::Eye | Wrong::Moment | Wrong::NoSetting => 422,
            Wrong::Error => 500,
            Wrong::Unread | Wrong::Unsaved => 503,
        }
    }

    /// What could not be written; the operator is told why.
    pub fn unsaved(error: StoreError) -> Wrong {
        tracing::error!(%error, "the store failed");
        Wrong::Unsaved
    }
}

/// What is read with `?`; whoever writes says [`Wrong::unsaved`].
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Wrong::Unread.into()
    }
}

impl From<Wrong> for Problem {
    fn from(wrong: Wrong) -> Problem {
        let again = match wrong {
            Wrong::Unread | Wrong::Unsaved => Some(1),
            _ => None,
        };
        Problem::new(wrong.status(), wrong.code(), wrong.saying()).after(again)
    }
}
