//! The roster: all solvers of both games.

use std::cmp::Reverse;

use crate::board::Size;
use crate::puzzles::Game;
use crate::solve::{OptionInfo, SolverInfo, knights, queens};

/// All solvers by game and family, simplest first.
pub fn roster() -> impl Iterator<Item = &'static SolverInfo> {
    [queens::ROSTER, knights::ROSTER]
        .into_iter()
        .flatten()
        .copied()
}

/// The solvers of one game, in the order of the roster. Some refuse boards with colours.
pub fn solvers_of(game: Game) -> impl Iterator<Item = &'static SolverInfo> {
    roster().filter(move |info| info.game == game.solved_as())
}

/// The solver of a game with this id, if there is one.
#[must_use]
pub fn find(game: Game, id: &str) -> Option<&'static SolverInfo> {
    solvers_of(game).find(|info| info.id == id)
}

/// The solver to suggest for a board that is too large for another: one of the same family if possible,
/// else the one that takes the largest boards.
#[must_use]
pub fn larger_than(solver: &SolverInfo, size: Size) -> Option<&'static SolverInfo> {
    let larger = solvers_of(solver.game).filter(|info| info.takes(size));

    larger.min_by_key(|info| Reverse((info.kind == solver.kind, info.largest)))
}

/// All options of all solvers, each name once.
#[must_use]
pub fn options() -> Vec<&'static OptionInfo> {
    let mut options: Vec<&OptionInfo> = Vec::new();
    for option in roster().flat_map(|info| info.options) {
        if options.iter().all(|other| other.name != option.name) {
            options.push(option);
        }
    }
    options
}
