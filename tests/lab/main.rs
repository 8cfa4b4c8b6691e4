//! Programs of your own: their recordings, their replay, and their grades.

#[path = "../common/mod.rs"]
mod common;

#[path = "../run/heap.rs"]
mod heap;

mod grades;
mod hostile;
mod large;
mod laws;
mod programs;
mod replay;
mod steps;
