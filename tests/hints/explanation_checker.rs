//! Checks explanations by brute force. It shares no code with hints: a reason counts if trying every way to put queens
//! on its lines fails, on a board that shows only the locked queens and the reasons before it.

use std::collections::BTreeSet;

use forward_check::board::{Square, Unit};
use forward_check::hint::HintLine;
use forward_check::hint::queens::{Explained, Explanation, ExplanationEnd, ReasonKind};
use forward_check::puzzles::QueensPuzzle;

use crate::common::queens::{attack_on, solutions};

/// What has been shown so far.
#[derive(Clone)]
struct Shown<'a> {
    puzzle: &'a QueensPuzzle,
    queens: Vec<Square>,
    out: BTreeSet<Square>,
}

impl Shown<'_> {
    fn new(puzzle: &QueensPuzzle) -> Shown<'_> {
        Shown {
            puzzle,
            queens: puzzle.locked().to_vec(),
            out: BTreeSet::new(),
        }
    }

    fn is_free(&self, at: Square) -> bool {
        let mut queens = self.queens.iter();
        !self.out.contains(&at)
            && queens.all(|&queen| queen != at && !attack_on(self.puzzle, queen, at))
    }

    fn squares_of(&self, line: HintLine) -> Vec<Square> {
        let regions = self.puzzle.rules().regions();
        let is_on = |at: &Square| match Unit::from(line) {
            Unit::Row(row) => at.row == row,
            Unit::Column(column) => at.column == column,
            Unit::Colour(colour) => regions.is_some_and(|regions| regions.colour(*at) == colour),
        };
        self.puzzle.size().squares().filter(is_on).collect()
    }

    fn has_queen(&self, line: HintLine) -> bool {
        let squares = self.squares_of(line);
        self.queens.iter().any(|queen| squares.contains(queen))
    }

    fn left_on(&self, line: HintLine) -> Vec<Square> {
        let mut squares = self.squares_of(line);
        squares.retain(|&at| self.is_free(at));
        squares
    }

    fn with(&self, queen: Square) -> Self {
        let mut with = self.clone();
        with.queens.push(queen);
        with
    }

    /// Whether all lines can have a queen each, by trying every way.
    fn can_fill(&self, lines: &[HintLine]) -> bool {
        let Some((&line, rest)) = lines.split_first() else {
            return true;
        };
        if self.has_queen(line) {
            return self.can_fill(rest);
        }
        let mut left = self.left_on(line).into_iter();
        left.any(|at| self.with(at).can_fill(rest))
    }

    fn at(&self, numbers: &[u64]) -> Vec<Square> {
        let size = self.puzzle.size();
        numbers.iter().map(|&at| size.at(at as usize)).collect()
    }

    /// Whether a reason holds, from what has been shown.
    fn proves(&self, told: &Explained) -> bool {
        let lines = &told.reason.lines;
        let is_open = !lines.iter().any(|&line| self.has_queen(line));
        is_open
            && match told.kind {
                ReasonKind::LastSquare => {
                    let placed: Vec<_> = told.reason.placed.into_iter().collect();
                    lines.len() == 1 && self.left_on(lines[0]) == self.at(&placed)
                }
                ReasonKind::Out => {
                    let out = self.at(&told.reason.ruled_out);
                    let fails = |&at: &Square| self.is_free(at) && !self.with(at).can_fill(lines);
                    !out.is_empty() && out.iter().all(fails)
                }
                ReasonKind::Hopeless => !self.can_fill(lines),
                ReasonKind::Solution => false,
            }
    }

    /// Whether every line of a reason is needed.
    fn is_tight(&self, told: &Explained) -> bool {
        let lines = &told.reason.lines;
        let without = |skipped: usize| {
            let kept = lines.iter().enumerate().filter(|(at, _)| *at != skipped);
            kept.map(|(_, &line)| line).collect::<Vec<_>>()
        };
        let mut fewer = (0..lines.len()).map(without);
        match told.kind {
            ReasonKind::Out => fewer.all(|lines| {
                let mut out = self.at(&told.reason.ruled_out).into_iter();
                out.all(|at| self.with(at).can_fill(&lines))
            }),
            ReasonKind::Hopeless => fewer.all(|lines| self.can_fill(&lines)),
            _ => true,
        }
    }

    fn show(&mut self, told: &Explained) {
        self.out.extend(self.at(&told.reason.ruled_out));
        let placed: Vec<_> = told.reason.placed.into_iter().collect();
        self.queens.extend(self.at(&placed));
    }
}

/// Fails unless every reason holds from what was shown before it, is used, and the last one is the end.
pub fn check(puzzle: &QueensPuzzle, told: &Explanation) {
    let is_shown = |told: &&Explained| told.kind != ReasonKind::Solution;
    let chain: Vec<_> = told.reasons.iter().filter(is_shown).collect();
    let mut shown = Shown::new(puzzle);
    for reason in &chain {
        assert!(shown.proves(reason), "{puzzle:?}: {reason:?}");
        assert!(shown.is_tight(reason), "{puzzle:?}: {reason:?}");
        let lines = match reason.kind {
            ReasonKind::LastSquare => 0,
            _ => reason.reason.lines.len(),
        };
        assert_eq!(reason.size as usize, lines, "{reason:?}");
        shown.show(reason);
    }
    for skipped in 0..chain.len().saturating_sub(1) {
        let is_goal = chain[skipped].kind == ReasonKind::LastSquare;
        assert!(
            (is_goal && told.end != ExplanationEnd::None) || is_used(puzzle, &chain, skipped),
            "{puzzle:?}: nothing uses {:?}",
            chain[skipped]
        );
    }
    check_end(puzzle, told, &shown);
}

/// Whether a later reason fails without one.
fn is_used(puzzle: &QueensPuzzle, chain: &[&Explained], skipped: usize) -> bool {
    let mut shown = Shown::new(puzzle);
    chain.iter().enumerate().any(|(at, reason)| {
        if at == skipped {
            return false;
        }
        let holds = at < skipped || shown.proves(reason);
        shown.show(reason);
        !holds
    })
}

fn check_end(puzzle: &QueensPuzzle, told: &Explanation, shown: &Shown) {
    let all = solutions(puzzle);
    assert_eq!(told.solutions, all.len().min(1_000) as u64);
    let queens: BTreeSet<_> = shown.queens.iter().copied().collect();
    let last = told.reasons.last();
    match told.end {
        ExplanationEnd::None => {
            assert!(all.is_empty() && last.is_some_and(|end| end.kind == ReasonKind::Hopeless));
        }
        ExplanationEnd::Solved => {
            assert_eq!(all.len(), 1, "{puzzle:?}");
            assert_eq!(queens, all[0].iter().copied().collect(), "{puzzle:?}");
        }
        ExplanationEnd::Several => {
            let in_all = |queen: &Square| all.iter().all(|one| one.contains(queen));
            let shared: BTreeSet<_> = all[0].iter().copied().filter(in_all).collect();
            assert_eq!(queens, shared, "{puzzle:?}");
            let [.., one, other] = &told.reasons[..] else {
                panic!("two solutions are shown")
            };
            assert_ne!(one.queens, other.queens);
            for example in [one, other] {
                let mut queens = shown.at(&example.queens);
                queens.extend(puzzle.locked());
                queens.sort_unstable();
                assert!(all.contains(&queens), "{puzzle:?}: {example:?}");
            }
        }
    }
}
