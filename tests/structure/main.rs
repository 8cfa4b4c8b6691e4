//! How the program is built: who may import whom, what each folder may know, and that what is
//! written about it is true. Read from the sources themselves.

#[path = "../common/mod.rs"]
mod common;

mod cycles;
mod layers;
mod map;
mod page;
mod readme;
mod rooms;
mod sources;
mod ways;
mod xtask;
