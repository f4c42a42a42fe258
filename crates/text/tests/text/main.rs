//! Every sentence the crate can say, said in every language and looked at.

mod cards;
mod events;
mod every;
mod forecast;
mod gender;
mod glossary;
mod golden;
mod made;
mod messages;
mod sentences;
mod spans;
mod table;
mod told;
mod why;
mod wording;
