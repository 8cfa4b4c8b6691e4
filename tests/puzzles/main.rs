//! The puzzles themselves: games in play, the judge, theorems, and messages about mistakes.

#[path = "../common/mod.rs"]
mod common;

mod colours;
mod games;
mod hopeless;
mod knights_history;
mod lost;
mod messages;
mod set_up;
mod theorems;
mod tour_kinds;
mod tour_search;
