//! The commands of `cargo xtask`, one file each.

pub mod bench;
pub mod dist;
pub mod fuzz;
pub mod load;
pub mod package;
pub mod packed;
pub mod play;
pub mod test;
pub mod words;
