//! The solvers' results, counts and views, against slow oracles and published figures.

#[path = "../common/mod.rs"]
mod common;

mod bits;
mod constructions;
mod count;
mod domains;
mod figures;
mod local;
mod orderings;
mod progress;
mod published;
mod stranded;
mod suite;
mod systematic;
mod warnsdorff;
