//! Hints and grades, held against enumeration.

#[path = "../common/mod.rs"]
mod common;

mod grades;
mod made;
mod queens;
