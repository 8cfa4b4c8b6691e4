//! The reader of pictures and texts: how many boards it reads exactly, and that no wrong square goes unmarked.

#[path = "../../examples/support/picture.rs"]
#[allow(dead_code, reason = "the example also prints what was not read")]
mod picture;

mod draw;
mod kept;
mod measure;
mod pictures;
mod texts;
