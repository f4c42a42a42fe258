//! One by one: fields and errors that could tell what is another seat's.
