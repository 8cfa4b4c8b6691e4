//! The reader of pictures and texts: how many boards it reads exactly, and that no wrong square goes unmarked.

#[path = "../../cli/src/picture.rs"]
#[allow(dead_code, reason = "the command line also prints what was not read")]
mod picture;

mod draw;
mod kept;
mod mangled;
mod measure;
mod pictures;
mod texts;
