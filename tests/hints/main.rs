//! Hints, grades and generated puzzles, checked by enumeration.

#[path = "../common/mod.rs"]
mod common;

mod coach;
mod explained;
mod explanation_checker;
mod grades;
mod groups;
mod knights;
mod made;
mod made_colours;
mod made_knights;
mod painted;
mod proof;
mod queens;
mod refutations;
mod sentences;
mod shares;
mod why;
