//! Limited discrepancy search: trust Warnsdorff's rule, but for a few jumps.

use super::KnightsSolver;
use super::support::telling;
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// What people are told about it.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "limited-discrepancy",
    name: "Limited discrepancy",
    kind: Kind::Guided,
    idea: "follow Warnsdorff’s rule, with 0, 1, 2 … departures from it",
    step: "makes or takes back a jump",
    largest: 2_000,
    options: &[],
    seeded: false,
    bytes: |size| bytes_a_square(size, 8),
    pseudocode: &[
        step(
            "the knight stands on its start; no departure is allowed",
            &["begin"],
        ),
        line("repeat until every square is visited:"),
        step(
            "  if a square is stranded: take the jump back",
            &["stranded"],
        ),
        step(
            "  else jump to the square with the fewest onward moves",
            &["jump"],
        ),
        line("  where that has failed:"),
        step(
            "    if a departure is left: the next best square",
            &["depart"],
        ),
        step("    else take the jump back", &["back"]),
        step(
            "  back on the start: allow one departure more",
            &["restart"],
        ),
        step(
            "    if no jump was left out: there is no tour",
            &["exhausted"],
        ),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    LimitedDiscrepancy::new(puzzle).into()
}

/// Depth-first search in the order of Warnsdorff's rule, ties in the fixed order of the jumps, in
/// which at most so many jumps of a tour may be other than the rule's: first none, then one, then
/// two. A good rule fails seldom, so the few jumps at which it does are soon found.
///
/// Each number of departures begins at the start, and meets the tours with fewer of them once
/// more, as in the paper. The search is complete: where no jump was left out for want of
/// departures, there is no tour.
///
/// W. D. Harvey, M. L. Ginsberg, *Limited discrepancy search*, IJCAI 1995, 607–613.
#[derive(Clone, Debug)]
pub struct LimitedDiscrepancy {
    walk: Walk,
    /// How many departures a tour may have for now.
    allowed: usize,
    /// A bit for every square of the path, from the start: whether the jump to it departed from
    /// the rule.
    departed_to: Vec<u64>,
    /// How many of them are set.
    departures: usize,
    /// Whether a jump was left out because no departure was left.
    left_out: bool,
    /// Whether the last step departed from the rule.
    departed: bool,
}

impl LimitedDiscrepancy {
    /// The knight stands on its start.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self {
            walk: Walk::new(puzzle),
            allowed: 0,
            departed_to: vec![0; puzzle.squares_to_visit().div_ceil(64)],
            departures: 0,
            left_out: false,
            departed: false,
        }
    }

    /// How many departures from the rule the path has.
    #[must_use]
    pub const fn departures(&self) -> usize {
        self.departures
    }

    /// The word and the bit that tell of the jump to the last square of the path.
    fn last_bit(&self) -> (usize, u64) {
        let place = self.walk.path().len() - 1;
        (place / 64, 1 << (place % 64))
    }

    /// Whether the rule's own jump from the knight's square has been tried.
    #[inline]
    fn rule_was_tried(&self, here: u32) -> bool {
        self.walk.untried(here) != self.walk.ways_of(here)
    }

    /// Whether only departures are left from the knight's square, and none is allowed.
    #[inline]
    fn is_spent(&self, here: u32) -> bool {
        self.departures == self.allowed && self.rule_was_tried(here)
    }

    /// The next jump to try, unless none is left or allowed.
    #[inline]
    fn next(&self, here: u32) -> Option<usize> {
        if !self.walk.alive() || self.is_spent(here) {
            return None;
        }
        let onward = |&place: &usize| self.walk.degree(self.walk.target(here, place));
        bits(self.walk.untried(here)).min_by_key(onward)
    }

    fn jump<O: Observer>(&mut self, here: u32, place: usize, observer: &mut O) -> Step {
        self.departed = self.rule_was_tried(here);
        let step = self.walk.jump(here, place, observer);
        if self.departed {
            let (word, bit) = self.last_bit();
            self.departed_to[word] |= bit;
            self.departures += 1;
        }
        step
    }

    fn take_back<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.departed = false;
        if self.walk.path().len() == 1 && self.left_out {
            return self.start_over(observer);
        }
        let (word, bit) = self.last_bit();
        if self.departed_to[word] & bit != 0 {
            self.departed_to[word] &= !bit;
            self.departures -= 1;
        }
        self.walk.take_back(observer)
    }

    /// Begins at the start again, with one departure more.
    fn start_over<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.allowed += 1;
        self.left_out = false;
        self.walk.restart();
        observer.on(Event::Restart);
        Step::Continue
    }
}

impl Solver for LimitedDiscrepancy {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        if let Some(place) = self.next(here) {
            return self.jump(here, place, observer);
        }
        self.left_out |= self.walk.alive() && self.walk.untried(here) != 0;
        self.take_back(observer)
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl Shows for LimitedDiscrepancy {
    type Puzzle = KnightsPuzzle;

    fn depth(&self) -> usize {
        self.walk.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match () {
            () if last.restarted => RESTART,
            () if self.departed => "depart",
            () => telling::line(last),
        }
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        if last.restarted {
            let allowed = counted(self.allowed as u64, "departure");
            return format!(
                "With fewer there is no tour: start over, now with {allowed} from the rule."
            )
            .into();
        }
        let (used, allowed) = (self.departures, self.allowed);
        self.walk.sentence(puzzle.size(), last, |board, to| {
            let onward = self.walk.ways(puzzle.size().index(to) as u32).count();
            let to = board.name(to);
            match self.departed {
                true => format!(
                    "Departure {used} of {allowed}: {to} instead of the square with the fewest \
                     onward moves."
                ),
                false => format!("By the rule to {to}, which leads on to the fewest: {onward}."),
            }
        })
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::stands(puzzle)
    }

    /// What is left out for want of departures is still to be tried, with more of them.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(self.walk.untried_at(depth))
    }

    /// The onward moves of the squares to choose from, and a ring around the one that is next.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        self.walk.compare(annotations);
        let here = self.walk.knight();
        let next = here.and_then(|here| Some((here, self.next(here)?)));
        annotations.extend(next.map(|(here, place)| Annotation::Chosen {
            square: self.walk.square(self.walk.target(here, place)),
        }));
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("departures", Figure::Count(self.departures as u64)));
        metrics.push(("departures allowed", Figure::Count(self.allowed as u64)));
    }
}

impl ShowsPath for LimitedDiscrepancy {
    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
