//! Tables that lose nothing and leak nothing.
