//! A complete search that turns back wherever it can be seen that no tour is left.

use super::KnightsSolver;
use super::support::connectivity::{Connectivity, Doom};
use super::support::telling;
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "pruned",
    name: "Best pruning",
    kind: Kind::Guided,
    idea: "turn back wherever no tour can be left",
    step: "makes or takes back a jump",
    largest: 100,
    options: &[],
    seeded: false,
    bytes: |size| bytes_a_square(size, 40),
    pseudocode: &[
        step("put the knight on its start", &["begin"]),
        line("repeat until every square is visited:"),
        line("  look at all the squares left after the last jump"),
        step(
            "  if they show that no tour is left: take the jump back",
            &["doomed"],
        ),
        line("  else if a jump from here has not been tried:"),
        step(
            "    fewest onward moves, farthest from the centre among equals",
            &["jump"],
        ),
        step("  else take the last jump back", &["back"]),
        step(
            "    if there is none to take back: no tour is left",
            &["exhausted"],
        ),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    Pruned::new(puzzle).into()
}

/// Warnsdorff's rule with Roth's tie-break and turning back, and after every jump a look at all
/// squares that are left. The knight turns back where a square is stranded or has too few ways,
/// where squares are cut off, and where a part that hangs on one square cannot be where the tour
/// ends, perhaps for the colours of its squares.
///
/// The search is complete: where it runs out there is no tour.
#[derive(Clone, Debug)]
pub struct Pruned {
    walk: Walk,
    connectivity: Connectivity,
    doom: Option<Doom>,
    /// Whether the last step turned back for that reason.
    foresaw: bool,
    /// How often the knight turned back although no square was stranded.
    foreseen: u64,
}

impl Pruned {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        let walk = Walk::new(puzzle);
        let mut connectivity = Connectivity::new(puzzle, &walk);
        let doom = if walk.alive() {
            connectivity.doom(&walk)
        } else {
            None
        };
        Self {
            walk,
            connectivity,
            doom,
            foresaw: false,
            foreseen: 0,
        }
    }

    /// Why the knight turns back next, if no square is stranded.
    #[must_use]
    pub fn doom(&self) -> Option<Doom> {
        self.doom
    }

    /// Whether the last step turned back although no square was stranded and jumps were left.
    #[must_use]
    pub fn foresaw(&self) -> bool {
        self.foresaw
    }

    /// The jump to the square with the fewest onward moves, the farthest from the centre among equals.
    fn best(&self, here: u32) -> Option<usize> {
        let key = |&place: &usize| {
            let target = self.walk.target(here, place);
            (self.walk.degree(target), self.walk.nearness(target))
        };
        bits(self.walk.untried(here)).min_by_key(key)
    }
}

impl Pruned {
    /// Why the jump just made leaves no tour.
    fn told_doom(&self, size: Size, to: Square, doom: Doom) -> Sentence {
        let mut board = Namer::new(size);
        let to = board.name(to);
        let at_fault = board.name(self.walk.square(doom.square()));
        board.sentence(match doom {
            Doom::DeadEnd(_) => format!(
                "The jump to {to} leaves {at_fault} with too few ways in and out: the knight turns \
                 back."
            ),
            Doom::Crowded(_) => format!(
                "After the jump to {to} too many squares need {at_fault} as their neighbour: the \
                 knight turns back."
            ),
            Doom::CutOff(_) => format!(
                "The jump to {to} cuts {at_fault} off, with all around it: the knight turns back."
            ),
            Doom::Fork(_) => format!(
                "After the jump to {to} two parts of the board hang on {at_fault}, and the knight \
                 can end in only one: it turns back."
            ),
            Doom::Unbalanced(_) => format!(
                "After the jump to {to} a part of the board hangs on {at_fault}, and no tour can \
                 end in it: the knight turns back."
            ),
        })
    }
}

impl Solver for Pruned {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        let open = self.walk.alive() && self.doom.is_none();
        let Some(place) = self.best(here).filter(|_| open) else {
            self.foresaw = self.doom.take().is_some();
            return self.walk.take_back(observer);
        };
        self.foresaw = false;
        let step = self.walk.jump(here, place, observer);
        if step == Step::Continue && self.walk.alive() {
            self.doom = self.connectivity.doom(&self.walk);
            self.foreseen += u64::from(self.doom.is_some());
        }
        step
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl Shows for Pruned {
    type Puzzle = KnightsPuzzle;

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match () {
            // It turns back before a square can be stranded.
            () if self.foresaw => "doomed",
            () if last.lifted.is_some() => "back",
            () => telling::line(last),
        }
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let size = puzzle.size();
        if let (Some(to), Some(doom)) = (last.assigned, self.doom) {
            return self.told_doom(size, to, doom);
        }
        if let (Some(from), Some(here)) = (last.lifted, self.walk.knight())
            && self.foresaw
            && last.stranded_before.is_none()
        {
            let mut board = Namer::new(size);
            let here = self.walk.square(here);
            let text = format!("Back from {} to {}.", board.name(from), board.name(here));
            return board.sentence(text);
        }
        self.walk.sentence(size, last, |board, to| {
            telling::jump(board, self.depth(), to)
        })
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::stands(puzzle)
    }

    fn cause(&self) -> Option<Cause> {
        self.doom.map(|_| Cause::Foreseen)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let doomed = self.doom.is_some() && depth == self.walk.path().len();
        Some(match doomed {
            true => Vec::new(),
            false => self.walk.untried_at(depth),
        })
    }

    /// The square at fault where the knight turns back.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        let at_fault = self.doom.map(|doom| self.walk.square(doom.square()));
        annotations.extend(at_fault.map(|square| Annotation::Fault { square }));
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("foreseen", self.foreseen.into()));
    }
}

impl ShowsPath for Pruned {
    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
