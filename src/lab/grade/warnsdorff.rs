//! What each jump of Warnsdorff's knight must do.

use std::sync::Arc;

use super::breach::Breach;
use super::trace::Change;
use crate::board::KnightGraph;
use crate::puzzles::KnightsPuzzle;
use crate::solve::Namer;

/// A knight's walk, jump by jump.
#[derive(Clone, Debug)]
pub(super) struct Warnsdorff {
    graph: Arc<KnightGraph>,
    path: Vec<u32>,
    visited: Vec<bool>,
}

impl Warnsdorff {
    pub(super) fn new(puzzle: &KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start());
        let mut visited = vec![false; puzzle.size().area()];
        visited[start] = true;
        Self {
            graph: puzzle.graph(),
            path: vec![start as u32],
            visited,
        }
    }

    /// Makes a change, unless it breaks the rule: then it says how, and what the rule allows.
    pub(super) fn make(&mut self, change: Change) -> Result<(), Breach> {
        let size = self.graph.size();
        let mut board = Namer::new(size);
        let to = match change {
            Change::TakenBack(square) => {
                let name = board.name(square);
                let told =
                    format!("Warnsdorff’s knight takes no jump back, but yours leaves {name}.");
                return Err(Breach { told, best: None });
            }
            Change::Placed(square) => square,
        };
        let (square, best) = (size.index(to) as u32, self.best());
        if let Some(best) = best.filter(|&best| self.degree(best) < self.degree(square)) {
            let (best, better) = (size.at(best as usize), self.degree(best));
            let told = format!(
                "{} has {}, but {} has {better}.",
                board.name(to),
                counted_moves(self.degree(square)),
                board.name(best)
            );
            let best = Some(best);
            return Err(Breach { told, best });
        }
        self.visited[square as usize] = true;
        self.path.push(square);
        Ok(())
    }

    /// Whether the knight can't jump on.
    pub(super) fn is_stuck(&self) -> bool {
        self.best().is_none()
    }

    /// A square with the fewest onward moves.
    fn best(&self) -> Option<u32> {
        let here = *self.path.last()?;
        self.free(here).min_by_key(|&near| self.degree(near))
    }

    fn degree(&self, square: u32) -> usize {
        self.free(square).count()
    }

    fn free(&self, from: u32) -> impl Iterator<Item = u32> + '_ {
        let near = self.graph.targets(from);
        near.filter(|&near| !self.visited[near as usize])
    }
}

fn counted_moves(count: usize) -> String {
    crate::board::words::counted(count as u64, "onward move")
}
