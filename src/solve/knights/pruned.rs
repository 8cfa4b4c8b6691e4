//! Strong pruning: a complete search that turns back as soon as it sees that no tour is possible.

use super::KnightsSolver;
use super::support::comparison::{Comparison, Rule};
use super::support::connectivity::{Connectivity, Doom};
use super::support::telling::{self, Stand};
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "pruned",
    name: "Strong pruning",
    kind: Kind::Guided,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "turns back as soon as no tour is possible",
    step: "makes or takes back a jump",
    largest: 100,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_square(size, 47),
    pseudocode: &[
        step("put the knight on its start", &["begin"]),
        line("repeat until every square is visited:"),
        line("  check all unvisited squares"),
        step(
            "  if no tour is possible: take the last jump back",
            &["doomed"],
        ),
        line("  else if a jump from here is untried:"),
        step(
            "    make the one with the fewest onward moves, then farthest out",
            &["jump"],
        ),
        step("  else take the last jump back", &["back"]),
        step("    none to take back? There is no tour", &["exhausted"]),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    Pruned::new(puzzle).into()
}

/// Warnsdorff's rule with Roth's tie-break and backtracking. After every jump it checks all
/// unvisited squares, and turns back if one is stranded or a dead end, if some are cut off, if a
/// part with only one way in cannot hold the end of the tour, or if a closed tour has no way back
/// to its start. See [`Doom`].
///
/// The search is complete: if it ends without a tour, there is none.
#[derive(Clone, Debug)]
pub struct Pruned {
    walk: Walk,
    connectivity: Connectivity,
    closed: bool,
    doom: Option<Doom>,
    /// Whether the last step turned back because of `doom`.
    foresaw: bool,
    /// How often a doom was seen.
    foreseen: u64,
}

impl Pruned {
    /// A search before its first jump.
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
            closed: puzzle.closed(),
            doom,
            foresaw: false,
            foreseen: 0,
        }
    }

    /// Why the knight turns back next, if the check of all squares found a reason.
    #[must_use]
    pub fn doom(&self) -> Option<Doom> {
        self.doom
    }

    /// Whether the last step turned back because of [`Pruned::doom`].
    #[must_use]
    pub fn foresaw(&self) -> bool {
        self.foresaw
    }

    /// The jump to the square with the fewest onward moves; of several, the farthest from the
    /// centre.
    fn best(&self, here: u32) -> Option<usize> {
        let key = |&place: &usize| {
            let target = self.walk.target(here, place);
            (self.walk.degree(target), self.walk.nearness(target))
        };
        bits(self.walk.untried(here)).min_by_key(key)
    }

    /// Makes a jump, and checks all squares.
    #[inline]
    fn jump<O: Observer>(&mut self, here: u32, place: usize, observer: &mut O) -> Step {
        self.foresaw = false;
        let step = self.walk.jump(here, place, observer);
        if step == Step::Continue && self.walk.alive() {
            self.doom = self.connectivity.doom(&self.walk);
            self.foreseen += u64::from(self.doom.is_some());
        }
        step
    }
}

impl Pruned {
    /// Why no tour is possible after the jump just made.
    fn told_doom(&self, board: &mut Namer, stand: &Stand, doom: Doom) -> String {
        let went = stand.went(board).unwrap_or_default();
        let at_fault = board.name(self.walk.square(doom.square()));
        let why = match doom {
            Doom::DeadEnd(_) if self.closed => {
                format!("{at_fault} is a dead end, and a closed tour has none.")
            }
            Doom::DeadEnd(_) => {
                format!("{at_fault} is a second dead end; a tour can have only one.")
            }
            Doom::Crowded(_) => format!("Too many squares need a jump to or from {at_fault}."),
            Doom::CutOff(_) => {
                format!("{at_fault} is cut off: the knight can’t get there any more.")
            }
            Doom::Fork(_) => {
                format!(
                    "Beyond {at_fault} the unvisited squares split into separate parts: no tour visits them all."
                )
            }
            Doom::TwoEnds(_) => {
                format!("Beyond {at_fault} two parts have one way in each: no tour visits both.")
            }
            Doom::Unbalanced(_) => {
                format!("{at_fault} is the only way into a part where no tour can end.")
            }
            Doom::NoWayHome(_) => {
                format!("No unvisited square leads back to {at_fault}, so the tour can’t close.")
            }
        };
        format!("{went}. {why}")
    }

    /// The sentence for turning back because of a doom.
    fn told_foresight(&self, board: &mut Namer, from: Square) -> String {
        let from = board.name(from);
        let here = self.walk.knight().map(|here| self.walk.square(here));
        let here = here.map(|here| board.name(here)).unwrap_or_default();
        format!("After the jump to {from} no tour was possible. Back to {here}.")
    }

    /// Compares the square that the knight jumped to with the others it could have reached.
    fn told_jump(&self, board: &mut Namer) -> String {
        let compared = Comparison::with_untried(&self.walk);
        let told = compared.map(|compared| {
            compared.sentence(board, || {
                compared.told_rules(&[Rule::Roth], "the fixed order")
            })
        });
        told.unwrap_or_default()
    }
}

impl Solver for Pruned {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        let open = self.walk.alive() && self.doom.is_none();
        let chosen = self.walk.place_of(here, choice);
        let Some(place) = chosen.or_else(|| self.best(here)).filter(|_| open) else {
            self.foresaw = self.doom.take().is_some();
            return self.walk.take_back(observer);
        };
        self.jump(here, place, observer)
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl Shows for Pruned {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match () {
            // A doom is seen before a square is stranded.
            () if self.foresaw => "doomed",
            () if last.lifted.is_some() => "back",
            () => telling::line(last),
        }
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        let stand = self.walk.stand(last);
        let mut board = Namer::new(puzzle.size());
        let text = match (last.assigned, last.lifted, self.doom) {
            (Some(_), _, Some(doom)) => self.told_doom(&mut board, &stand, doom),
            (None, Some(from), _) if self.foresaw && self.walk.knight().is_some() => {
                self.told_foresight(&mut board, from)
            }
            _ => return stand.sentence(last, |board| self.told_jump(board)),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
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

    /// The square at fault if the knight will turn back; otherwise the squares compared.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        match (self.doom, Comparison::with_untried(&self.walk)) {
            (Some(doom), _) => annotations.push(Annotation::Fault {
                square: self.walk.square(doom.square()),
            }),
            (None, Some(compared)) => compared.annotate(annotations),
            (None, None) => {}
        }
        annotations.extend(last.taken_back());
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("foreseen", self.foreseen.into()));
    }

    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
