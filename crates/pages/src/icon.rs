//! Small signs. What a sign means is always said in words, too.

use endboss_art::Icon;
use maud::{Markup, html};

use crate::pictures;

/// A sign beside words that say the same: nothing for a screen reader.
pub fn icon(icon: Icon) -> Markup {
    html! { img.icon src=(pictures::icon(icon)) alt="" width="12" height="12"; }
}
