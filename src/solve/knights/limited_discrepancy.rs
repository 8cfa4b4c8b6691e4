//! Limited discrepancy search: trusts Warnsdorff's rule except in a few jumps.

use super::KnightsSolver;
use super::support::comparison::{BY_ORDER, Comparison};
use super::support::telling::{self, onward_moves};
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "limited-discrepancy",
    name: "Limited discrepancy",
    kind: Kind::Guided,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "follows Warnsdorff’s rule with 0, 1, 2 … departures",
    step: "makes or takes back a jump",
    largest: 2_000,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: Some(
        "It counts departures from Warnsdorff’s rule, and your choices would all be departures.",
    ),
    bytes: |size| bytes_a_square(size, 8),
    pseudocode: &[
        step(
            "put the knight on its start; allow no departure",
            &["begin"],
        ),
        line("repeat until every square is visited:"),
        step(
            "  if a square is stranded: take the last jump back",
            &["stranded"],
        ),
        step(
            "  else jump to the square with the fewest onward moves",
            &["jump"],
        ),
        line("  where that has failed:"),
        step(
            "    if a departure is left: jump to the next best square",
            &["depart"],
        ),
        step("    else take the last jump back", &["back"]),
        step(
            "  back on the start: allow one more departure",
            &["restart"],
        ),
        step(
            "    if no jump was skipped: there is no tour",
            &["exhausted"],
        ),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, _: &Options, _: u64) -> KnightsSolver {
    LimitedDiscrepancy::new(puzzle).into()
}

/// Depth-first search in the order of Warnsdorff's rule, with ties in the fixed order of the jumps.
/// A limited number of jumps may depart from the rule: first none, then one, then two. A good rule
/// seldom fails, so a tour with few departures is usually found.
///
/// Each limit starts over and repeats the paths with fewer departures, as in the paper. The search
/// is complete: if no jump was left out for lack of departures, there is no tour.
///
/// W. D. Harvey, M. L. Ginsberg, *Limited discrepancy search*, IJCAI 1995, 607–613.
#[derive(Clone, Debug)]
pub struct LimitedDiscrepancy {
    walk: Walk,
    /// The current limit on departures.
    allowed: usize,
    /// One bit per square of the path, from the start: whether the jump to it departed from the
    /// rule.
    departed_to: Vec<u64>,
    /// The number of departures on the path.
    departures: usize,
    /// Whether a jump was left out for lack of departures.
    left_out: bool,
    /// Whether the last step departed from the rule.
    departed: bool,
    /// Whether a tour was found with as many departures as allowed, and with one fewer.
    found: bool,
    found_before: bool,
}

impl LimitedDiscrepancy {
    /// A search before its first jump.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self {
            walk: Walk::new(puzzle),
            allowed: 0,
            departed_to: vec![0; puzzle.squares_to_visit().div_ceil(64)],
            departures: 0,
            left_out: false,
            departed: false,
            found: false,
            found_before: false,
        }
    }

    /// The number of departures on the path.
    #[must_use]
    pub const fn departures(&self) -> usize {
        self.departures
    }

    /// The word and the bit for the jump to the last square of the path.
    fn last_bit(&self) -> (usize, u64) {
        let place = self.walk.path().len() - 1;
        (place / 64, 1 << (place % 64))
    }

    /// Whether the rule's jump from the knight's square has been tried.
    #[inline]
    fn rule_was_tried(&self, here: u32) -> bool {
        self.walk.untried(here) != self.walk.ways_of(here)
    }

    /// Whether only departures are left from here, and the limit is reached.
    #[inline]
    fn is_spent(&self, here: u32) -> bool {
        self.departures == self.allowed && self.rule_was_tried(here)
    }

    /// The next jump to try, if one is left and allowed.
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
        match step {
            Step::Solved if self.is_repeat() => Step::Continue,
            Step::Solved => {
                self.found = true;
                step
            }
            _ => step,
        }
    }

    /// Whether the path is a tour with fewer departures than allowed, which was found before.
    fn is_repeat(&self) -> bool {
        self.walk.is_solved() && self.departures < self.allowed
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

    /// Starts over with one more departure allowed.
    fn start_over<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.allowed += 1;
        self.left_out = false;
        self.found_before = std::mem::take(&mut self.found);
        self.walk.restart();
        observer.on(Event::Restart { solved: false });
        Step::Continue
    }
}

impl LimitedDiscrepancy {
    fn told_restart(&self, board: &mut Namer, start: Square) -> String {
        let other = if self.found_before { "other " } else { "" };
        let before = match self.allowed - 1 {
            0 => format!("The rule alone finds no {other}tour."),
            before => format!(
                "No {other}tour with {}.",
                counted(before as u64, "departure")
            ),
        };
        let allowed = counted(self.allowed as u64, "departure");
        let start = board.name(start);
        format!("{before} Start over on {start} with {allowed} allowed.")
    }

    /// The sentence for turning back although jumps were left.
    fn told_left_out(&self, board: &mut Namer, last: &LastStep) -> Option<String> {
        let from = last.lifted.filter(|_| last.stranded_before.is_none())?;
        let number = self.walk.graph.size().index(from) as u32;
        if self.walk.untried(number) == 0 {
            return None;
        }
        let (from, here) = (
            board.name(from),
            board.name(self.walk.square(self.walk.knight()?)),
        );
        Some(format!(
            "The rule’s jump from {from} failed, and no departure was left. Back to {here}."
        ))
    }

    fn told_jump(&self, board: &mut Namer) -> String {
        let Some(compared) = Comparison::with_all(&self.walk) else {
            return String::new();
        };
        if !self.departed {
            return compared.sentence(board, || BY_ORDER.to_owned());
        }
        let onward = |square| onward_moves(self.walk.degree(square));
        let (to, by_rule) = (compared.to, compared.fewest());
        format!(
            "Departure {} of {}: {} ({}) instead of {} ({}).",
            self.departures,
            self.allowed,
            board.name(self.walk.square(to)),
            onward(to),
            board.name(self.walk.square(by_rule)),
            self.walk.degree(by_rule),
        )
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
        self.walk.is_solved() && !self.is_repeat()
    }
}

impl Shows for LimitedDiscrepancy {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

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
        let mut board = Namer::new(puzzle.size());
        if last.restarted {
            let text = self.told_restart(&mut board, puzzle.start());
            return board.sentence(text);
        }
        if let Some(text) = self.told_left_out(&mut board, last) {
            return board.sentence(text);
        }
        let stand = self.walk.stand(last);
        if self.is_repeat() {
            let went = stand.went(&mut board).unwrap_or_default();
            return board.sentence(format!(
                "{went}. This tour was found with fewer departures."
            ));
        }
        stand.sentence(last, |board| self.told_jump(board))
    }

    /// A tour that was found before.
    fn cause(&self) -> Option<Cause> {
        self.is_repeat().then_some(Cause::Solutions(1))
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
    }

    /// Jumps left out for lack of departures count as untried: a higher limit tries them.
    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(self.walk.untried_at(depth))
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        if let Some(compared) = Comparison::with_all(&self.walk) {
            compared.annotate(annotations);
        }
        annotations.extend(last.taken_back());
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("departures", Figure::Count(self.departures as u64)));
        metrics.push(("departures allowed", Figure::Count(self.allowed as u64)));
    }

    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
