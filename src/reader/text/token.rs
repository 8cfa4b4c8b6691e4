//! The squares of a text.

/// One square as written.
pub(super) type Token = String;

/// Signs of a queen.
pub(super) const QUEENS: [&str; 4] = ["♛", "♕", "👑", "Q"];
