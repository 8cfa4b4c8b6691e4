//! Divide and conquer: builds a tour of every block of the board and joins them.

use super::KnightsSolver;
use super::support::blocks::Plan;
use super::support::tours::{Seam, Tours};
use crate::puzzles::theorems::{NoTour, no_tour};
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "divide-and-conquer",
    name: "Divide and conquer",
    kind: Kind::Construction,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "builds small tours and joins them into one",
    step: "lays or joins a block",
    largest: 2_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It joins tours of small boards, so it never chooses a square."),
    bytes: |size| bytes_a_square(size, 5),
    pseudocode: &[
        step("cut the board into small blocks", &["begin"]),
        step(
            "  a theorem rules out every tour? There is none",
            &["exhausted"],
        ),
        step("  no construction for this board? Give up", &["gave-up"]),
        line("for each block:"),
        step("  lay a tour on it", &["lay"]),
        step("  join it to the rest: remove jumps, add others", &["join"]),
        step("follow the whole tour from the start: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    DivideAndConquer::new(puzzle).into()
}

/// The longest side of a board that is drawn jump by jump.
const LARGEST_DRAWN: u32 = 64;

/// Constructs a tour in time proportional to the area. A step builds the tour of one block or joins
/// it to the earlier ones; the last step follows the whole tour from the start.
///
/// It constructs a closed tour on every board that has one, also when an open tour is wanted. On
/// boards with two odd sides it constructs open tours from any start on the corners' colour; with
/// three rows, only from near the left edge. Without a construction it gives up: on four rows, or
/// with blocked squares. After the tour it gives up.
///
/// I. Parberry, *An efficient algorithm for the knight's tour problem*, Discrete Applied
/// Mathematics 73 (1997), 251–260.
#[derive(Clone, Debug)]
pub struct DivideAndConquer {
    size: Size,
    start: u32,
    tours: Option<Tours>,
    no_tour: Option<NoTour>,
    blocked: bool,
    /// The number of blocks with a tour, and how many of them are joined.
    laid: usize,
    joined: usize,
    seam: Option<Seam>,
    /// Only the start until the whole tour is ready.
    path: Reserved<Vec<u32>>,
    squares: usize,
}

impl DivideAndConquer {
    /// Cuts the board into blocks, and searches for a tour of each shape of block.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let (size, start) = (puzzle.size(), puzzle.size().index(puzzle.start()) as u32);
        let (no_tour, blocked) = (no_tour(puzzle), !puzzle.blocked().is_empty());
        let possible = no_tour.is_none() && !blocked && size.area() > 1;
        let plan = possible.then(|| Plan::new(size, puzzle.start())).flatten();
        let mut path: Reserved<Vec<_>> =
            Reserved::new(if plan.is_some() { size.area() } else { 1 });
        path.push(start);
        Self {
            size,
            start,
            tours: plan.map(|plan| Tours::new(size, plan)),
            no_tour,
            blocked,
            laid: 0,
            joined: 0,
            seam: None,
            path,
            squares: puzzle.squares_to_visit(),
        }
    }

    /// The number of the block of a square, once the block has its tour.
    #[must_use]
    pub fn block_of(&self, square: Square) -> Option<u32> {
        let block = self.tours.as_ref()?.plan().block_of(square);
        (block < self.laid).then_some(block as u32)
    }

    /// The number of blocks, of blocks with a tour, and of blocks joined.
    #[must_use]
    pub fn progress_of_blocks(&self) -> (usize, usize, usize) {
        let tours = self.tours.as_ref();
        let blocks = tours.map_or(0, |tours| tours.plan().blocks.len());
        (blocks, self.laid, self.joined)
    }

    /// Every jump of the tours so far, once each, as a pair of square numbers.
    pub fn laid(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let edges = |tours: &'_ Tours, from: u32| -> Vec<(u32, u32)> {
            let ends = tours.linked(from).filter(|&to| to > from);
            ends.map(|to| (from, to)).collect()
        };
        let squares = 0..self.size.area() as u32;
        let tours = self.tours.iter();
        tours.flat_map(move |tours| squares.clone().flat_map(move |from| edges(tours, from)))
    }
}

/// How a block was joined to the others. Both removed jumps may be the same one.
fn told_join(block: usize, blocks: usize, seam: Seam) -> String {
    let out = if seam.cut[0] == seam.cut[1] { 1 } else { 2 };
    let out = counted(out, "jump");
    format!("Block {block} of {blocks} is joined to the rest: {out} removed, 2 added.")
}

impl Solver for DivideAndConquer {
    fn step<O: Observer>(&mut self, _: &mut O) -> Step {
        let Some(tours) = self.tours.as_mut().filter(|_| self.path.len() == 1) else {
            return match self.no_tour {
                Some(_) => Step::Exhausted,
                None => Step::GaveUp,
            };
        };
        if self.joined < self.laid {
            self.seam = tours.join(self.joined);
            self.joined += 1;
        } else if self.laid < tours.plan().blocks.len() {
            tours.lay(self.laid);
            self.laid += 1;
            self.seam = None;
            // The first block needs no join.
            self.joined = self.joined.max(1);
        } else {
            self.path.clear();
            tours.walk(self.start, &mut self.path);
            self.seam = None;
            return Step::Solved;
        }
        Step::Continue
    }

    fn is_solved(&self) -> bool {
        self.path.len() == self.squares && self.no_tour.is_none()
    }

    fn standing(&self) -> Option<u32> {
        Some(self.path.len() as u32 - 1)
    }
}

impl Shows for DivideAndConquer {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, _: &LastStep) -> &'static str {
        match self.joined {
            joined if joined > 1 && joined == self.laid => "join",
            _ => "lay",
        }
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, _: &LastStep) -> Sentence {
        let (blocks, laid, joined) = self.progress_of_blocks();
        match (laid, self.seam) {
            (0, _) => self.opening(puzzle),
            (1, _) if blocks == 1 => "The board is a single block. Its tour is ready.".into(),
            (_, Some(seam)) if joined == laid => told_join(laid, blocks, seam).into(),
            _ => format!("Block {laid} of {blocks} has its own tour.").into(),
        }
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        let (blocks, ..) = self.progress_of_blocks();
        if blocks == 0 {
            return super::starts(puzzle);
        }
        let mut board = Namer::new(puzzle.size());
        let start = board.name(puzzle.start());
        let text = match blocks {
            1 => format!("The knight starts on {start}. The board is a single block."),
            _ => format!("The knight starts on {start}. The board is cut into {blocks} blocks."),
        };
        board.sentence(text)
    }

    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        if self.is_solved() || self.size.rows.max(self.size.columns) > LARGEST_DRAWN {
            return;
        }
        let ends = |(from, to)| (self.size.at(from as usize), self.size.at(to as usize));
        let edges = self
            .laid()
            .map(|(from, to)| ends((from as usize as u32, to)));
        annotations.extend(edges.map(|(from, to)| Annotation::Edge { from, to }));
        if let Some(seam) = self.seam {
            let cut = seam
                .cut
                .map(ends)
                .map(|(from, to)| Annotation::Cut { from, to });
            let joined = seam.joined.map(ends);
            annotations.extend(cut);
            annotations.extend(joined.map(|(from, to)| Annotation::Joined { from, to }));
        }
    }

    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        if self.tours.is_some() || self.is_solved() {
            return None;
        }
        let size = self.size;
        Some(match self.no_tour {
            Some(theorem) => theorem.into(),
            None if self.blocked => {
                "This solver needs a board without blocked squares: choose another solver."
                    .into()
            }
            None if size.area() % 2 == 1 => format!(
                "On {size} this solver starts only near an edge: try a corner, or another solver."
            )
            .into(),
            None => format!(
                "This solver opens a closed tour, and {size} has none (Schwenk, 1991): choose another \
                 solver."
            )
            .into(),
        })
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        let (_, laid, joined) = self.progress_of_blocks();
        metrics.push(("blocks laid", Figure::Count(laid as u64)));
        metrics.push(("joins", Figure::Count(joined.saturating_sub(1) as u64)));
    }

    fn path(&self) -> &[u32] {
        &self.path
    }
}
