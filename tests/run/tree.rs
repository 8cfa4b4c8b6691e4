//! The search tree at every moment: the path, the values that failed and why, and those left.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::{FailedValue, Outcome, Run, Timeline, Tree, TreeLevel};
use forward_check::solve::{Cause, Event, Observer, Shows, Solver};
use proptest::prelude::*;
use std::collections::BTreeSet;

use crate::common;
use crate::common::go_on;
use crate::common::wanted::{any_wanted, cases};

/// A node in a naive recording, which forgets nothing.
#[derive(Clone, Debug)]
struct Node {
    square: Square,
    step: u64,
    parent: Option<usize>,
    left: bool,
}

/// All nodes, from all events since the beginning.
#[derive(Clone, Debug)]
struct Recording {
    nodes: Vec<Node>,
    path: Vec<usize>,
    /// Nodes at which the search found a solution.
    solutions: Vec<usize>,
    start: Option<Square>,
    step: u64,
    /// The first node since the last restart.
    begin: usize,
}

impl Recording {
    fn new(run: &Run) -> Self {
        let pieces = run.pieces();
        let mut recording = Self {
            nodes: Vec::new(),
            path: Vec::new(),
            solutions: Vec::new(),
            start: pieces.first().copied().filter(|_| is_tour(run)),
            step: 0,
            begin: 0,
        };
        pieces.iter().for_each(|&square| recording.enter(square));
        recording.note(run);
        recording
    }

    fn enter(&mut self, square: Square) {
        self.nodes.push(Node {
            square,
            step: self.step,
            parent: self.path.last().copied(),
            left: false,
        });
        self.path.push(self.nodes.len() - 1);
    }

    fn note(&mut self, run: &Run) {
        if run.outcome() == Some(Outcome::Solved) {
            self.solutions.extend(self.path.last());
        }
    }

    /// Whether a node is another one or below it.
    fn is_below(&self, node: usize, root: usize) -> bool {
        let up = |&node: &usize| self.nodes[node].parent;
        std::iter::successors(Some(node), up).any(|node| node == root)
    }

    fn nodes_below(&self, root: usize) -> u64 {
        let all = root..self.nodes.len();
        all.filter(|&node| self.is_below(node, root)).count() as u64
    }

    fn solutions_below(&self, root: usize) -> u64 {
        let all = self.solutions.iter();
        all.filter(|&&node| self.is_below(node, root)).count() as u64
    }

    /// The values that failed at a depth, in order: square, step, nodes, solutions.
    fn failed(&self, depth: usize) -> Vec<(Square, u64, u64, u64)> {
        let parent = depth.checked_sub(1).map(|before| self.path[before]);
        let nodes = self.nodes.iter().enumerate().skip(self.begin);
        let failed = nodes.filter(|(_, node)| node.left && node.parent == parent);
        failed
            .map(|(at, node)| {
                let counts = (self.nodes_below(at), self.solutions_below(at));
                (node.square, node.step, counts.0, counts.1)
            })
            .collect()
    }
}

impl Observer for Recording {
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { depth, square } => {
                assert_eq!(depth as usize, self.path.len());
                self.enter(square);
            }
            Event::Unassign { depth, square } => {
                assert_eq!(depth as usize + 1, self.path.len());
                let node = self.path.pop().unwrap();
                assert_eq!(self.nodes[node].square, square);
                self.nodes[node].left = true;
            }
            Event::Restart { .. } => {
                self.path.clear();
                self.begin = self.nodes.len();
                self.start.into_iter().for_each(|start| self.enter(start));
            }
            _ => {}
        }
    }
}

fn is_tour(run: &Run) -> bool {
    run.info().game == Game::Knights
}

fn has_tree(run: &Run) -> bool {
    run.info().kind.goes_back()
}

/// Makes single steps, past solutions, and records their events.
fn recorded(mut run: Run, steps: u64) -> (Run, Recording) {
    let mut recording = Recording::new(&run);
    while run.steps() < steps {
        run.pass_solution();
        if run.outcome().is_some() {
            break;
        }
        recording.step = run.steps() + 1;
        run.solver().clone().run(1, &mut recording);
        run.next_move();
        recording.note(&run);
    }
    (run, recording)
}

/// A timeline after this many steps, past solutions.
fn timeline(run: Run, steps: u64) -> Timeline {
    let mut timeline = Timeline::new(run);
    go_on(&mut timeline, steps);
    timeline
}

fn squares(tree: &Tree) -> Vec<Square> {
    let levels = tree.levels.iter();
    levels
        .filter_map(|level| Some(level.current?.square))
        .collect()
}

/// How many values a depth has.
fn values(run: &Run, path: &[Square], depth: usize) -> u32 {
    match run.puzzle() {
        Puzzle::Queens(puzzle) => puzzle.side(),
        Puzzle::Knights(_) if depth == 0 => 1,
        Puzzle::Knights(puzzle) => {
            let from = path[depth - 1];
            let open = puzzle
                .size()
                .squares()
                .filter(|square| !puzzle.blocked().contains(square));
            open.filter(|&to| common::knights::jump_apart(from, to))
                .count() as u32
        }
    }
}

/// Jumps to squares visited before.
fn visited(path: &[Square], depth: usize) -> u32 {
    let near = |&&to: &&Square| common::knights::jump_apart(path[depth - 1], to);
    path[..depth].iter().filter(near).count() as u32
}

fn check(tree: &Tree, run: &Run, recording: &Recording) -> Result<(), TestCaseError> {
    let path = run.pieces();
    prop_assert_eq!(&squares(tree), &path);
    for depth in 0..=path.len() {
        let wanted = recording.failed(depth);
        let Some(level) = tree.levels.get(depth) else {
            prop_assert!(wanted.is_empty());
            continue;
        };
        let found = level.failed.iter();
        let found: Vec<_> = found
            .map(|failed| {
                let solutions = match failed.cause {
                    Cause::Solutions(count) => count,
                    _ => 0,
                };
                (failed.square, failed.step, failed.nodes, solutions)
            })
            .collect();
        prop_assert_eq!(found, wanted, "depth {}", depth);
        if let Some(current) = level.current {
            let node = recording.path[depth];
            prop_assert_eq!(current.step, recording.nodes[node].step);
            prop_assert_eq!(current.nodes, recording.nodes_below(node));
        }
        let known = level.open + level.struck + level.failed.len() as u32;
        let all = known + u32::from(level.current.is_some());
        prop_assert_eq!(all, values(run, &path, depth), "depth {}", depth);
        if is_tour(run) && depth > 0 && level.current.is_some() {
            prop_assert_eq!(level.struck, visited(&path, depth), "depth {}", depth);
        }
    }
    Ok(())
}

/// The nodes of a tree: those on the path, and those of all failed subtrees.
fn nodes(tree: &Tree) -> u64 {
    let failed = |level: &TreeLevel| level.failed.iter().map(|failed| failed.nodes).sum::<u64>();
    tree.levels
        .iter()
        .map(|level| failed(level) + u64::from(level.current.is_some()))
        .sum()
}

proptest! {
    #![proptest_config(cases(300))]

    /// After any seeks, the tree equals that of a recording of all events.
    #[test]
    fn the_tree_is_the_history(wanted in any_wanted(), most in 0_u64..5_000, wishes in prop::collection::vec(any::<u64>(), 1..5)) {
        let mut timeline = timeline(wanted.run(), most);
        let reached = timeline.reached();
        for wish in wishes.into_iter().chain([reached]) {
            let step = wish.checked_rem(reached + 1).unwrap_or(0);
            timeline.seek(step);
            let Some(tree) = timeline.tree() else {
                prop_assert!(!has_tree(timeline.run()));
                continue;
            };
            let (run, recording) = recorded(wanted.run(), step);
            check(&tree, &run, &recording)?;
        }
    }

    /// Every node is on the path or in a failed subtree, and the tally counts them.
    #[test]
    fn the_counts_agree_with_the_tally(wanted in any_wanted(), most in 0_u64..20_000) {
        let given = wanted.run().pieces().len() as u64;
        let mut timeline = timeline(wanted.run(), most);
        let Some(tree) = timeline.tree() else { return Ok(()) };
        let tally = *timeline.run().tally();
        if tally.restarts == 0 {
            prop_assert_eq!(nodes(&tree), tally.placements + given);
        }
    }

    /// A tree built again and again on the way equals one built at the end.
    #[test]
    fn asking_on_the_way_changes_nothing(wanted in any_wanted(), batches in prop::collection::vec(0_u64..2_000, 1..8)) {
        let mut often = Timeline::new(wanted.run());
        for &batch in &batches {
            go_on(&mut often, batch);
            often.tree();
        }
        let mut once = timeline(wanted.run(), batches.iter().sum());
        prop_assert_eq!(often.tree(), once.tree());
        prop_assert_eq!(once.tree(), once.clone().tree());
    }

    /// The value tried next at a depth was open there, and no longer is.
    #[test]
    fn what_is_tried_was_open(wanted in any_wanted(), most in 0_u64..800) {
        let mut run = timeline(wanted.run(), most).run().clone();
        if !has_tree(&run) {
            return Ok(());
        }
        for _ in 0..50 {
            let before = run.clone();
            run.pass_solution();
            let mut events = Vec::new();
            run.solver().clone().run(1, &mut events);
            if run.next_move().is_some_and(|outcome| outcome != Outcome::Solved) {
                break;
            }
            let tried = events.iter().rev().find_map(|event| match *event {
                Event::Assign { depth, square } => Some((depth as usize, square)),
                _ => None,
            });
            let Some((depth, square)) = tried else { continue };
            let open = |run: &Run| run.solver().untried(depth).unwrap().contains(&square);
            // Queens on trial have no row after theirs yet.
            let pieces = before.pieces().len();
            prop_assert!(open(&before) || depth == pieces && on_trial(&run));
            prop_assert!(!open(&run));
        }
    }
}

/// Whether the last queen is still to be compared with the others: a line of the pseudocode continues from
/// it if it may stay.
fn on_trial(run: &Run) -> bool {
    run.info().line_ids().any(|id| id == "advance")
}

fn tree(puzzle: impl Into<common::AnyPuzzle>, solver: &str, steps: u64) -> Tree {
    timeline(common::start(puzzle, solver), steps)
        .tree()
        .unwrap()
}

/// The failed values of a level, in words.
fn told(size: Size, level: &TreeLevel) -> Vec<String> {
    let tell = |failed: &FailedValue| {
        let square = size.name(failed.square);
        format!(
            "{square} {:?} {} @{}",
            failed.cause, failed.nodes, failed.step
        )
    };
    level.failed.iter().map(tell).collect()
}

#[test]
fn failed_queens_have_their_causes() {
    let puzzle = common::queens::puzzle(6, "");
    let level = |solver, steps, depth: usize| {
        told(Size::square(6), &tree(&puzzle, solver, steps).levels[depth])
    };
    assert_eq!(
        level("backtracking", 60, 1),
        ["a5 Conflict 1 @1", "b5 Conflict 1 @2", "c5 Subtree 37 @3"]
    );
    assert_eq!(
        level("backjumping", 100, 1),
        [
            "a5 Conflict 1 @1",
            "b5 Conflict 1 @2",
            "c5 Subtree 35 @3",
            "d5 Subtree 34 @38",
            "e5 Subtree 25 @72"
        ]
    );
    assert_eq!(
        level("forward-checking", 20, 1),
        ["c5 Subtree 5 @2", "d5 Subtree 5 @10"]
    );
    assert_eq!(
        level("dancing-links", 20, 1),
        ["c5 Subtree 4 @2", "d5 Subtree 5 @10"]
    );
}

#[test]
fn failed_jumps_have_their_causes() {
    let puzzle = common::knights::puzzle(Size::square(6), "a6", true);
    let level = |solver, steps, depth: usize| {
        told(Size::square(6), &tree(&puzzle, solver, steps).levels[depth])
    };
    assert_eq!(
        level("backtracking", 5_000, 25),
        ["f6 DeadEnd 1 @4989", "b6 Subtree 5 @4991"]
    );
    assert_eq!(level("warnsdorff", 100, 29), ["e5 DeadEnd 1 @99"]);
}

/// All kinds of causes in a search, sorted.
fn causes(puzzle: impl Into<common::AnyPuzzle>, solver: &str, steps: u64) -> Vec<String> {
    let mut timeline = Timeline::new(common::start(puzzle, solver));
    let mut kinds = BTreeSet::new();
    for _ in 0..steps {
        go_on(&mut timeline, 1);
        let tree = timeline.tree().unwrap();
        let failed = tree.levels.iter().flat_map(|level| &level.failed);
        kinds.extend(failed.map(|failed| {
            let cause = format!("{:?}", failed.cause);
            let word = cause.split_once("Square").map_or(&*cause, |(word, _)| word);
            word.trim_end_matches(|c: char| !c.is_alphabetic())
                .to_owned()
        }));
    }
    kinds.into_iter().collect()
}

#[test]
fn every_cause_occurs() {
    let queens = common::queens::puzzle(6, "");
    let trial = ["Conflict", "Solutions", "Subtree"];
    assert_eq!(causes(&queens, "backtracking", 500), trial);
    assert_eq!(causes(&queens, "backjumping", 500), trial);
    let domains = ["RanDry(Row", "Solutions", "Subtree"];
    assert_eq!(causes(&queens, "forward-checking", 500), domains);
    assert_eq!(causes(&queens, "forward-checking-bits", 500), domains);
    assert_eq!(causes(&queens, "arc-consistency", 500), domains);
    let links = ["RanDry(Column", "RanDry(Row", "Solutions", "Subtree"];
    assert_eq!(causes(&queens, "dancing-links", 500), links);
    let knights = common::knights::puzzle(Size::square(6), "a6", true);
    assert_eq!(
        causes(&knights, "backtracking", 2_000),
        ["DeadEnd", "Subtree"]
    );
    let all = ["DeadEnd", "Stranded", "Subtree", "Unclosed"];
    assert_eq!(causes(&knights, "warnsdorff", 2_000), all);
    let foresight = causes(&knights, "pruned", 1_000);
    assert!(foresight.contains(&"Foreseen".to_owned()), "{foresight:?}");
}

#[test]
fn a_passed_solution_is_not_a_failure() {
    let puzzle = common::queens::puzzle(6, "");
    let mut timeline = Timeline::new(common::start(&puzzle, "forward-checking"));
    while timeline.advance(u64::MAX) == Some(Outcome::Solved) {
        timeline.pass_solution();
    }
    assert_eq!(timeline.run().solutions(), 4);
    let tree = timeline.tree().unwrap();
    let found = tree.levels[0]
        .failed
        .iter()
        .map(|failed| match failed.cause {
            Cause::Solutions(count) => count,
            _ => 0,
        });
    assert_eq!(found.collect::<Vec<_>>(), [0, 1, 1, 1, 1, 0]);
}

/// After any number of steps, the tree holds only the path and the values that failed on it.
#[test]
fn millions_of_nodes_are_counts() {
    let puzzle = common::knights::puzzle(Size::square(8), "a8", false);
    let mut timeline = Timeline::new(common::start(&puzzle, "backtracking"));
    assert_eq!(timeline.advance(u64::MAX), Some(Outcome::Solved));
    let reached = timeline.reached();
    for part in (0..=8).rev() {
        timeline.seek(reached / 8 * part);
        let tree = timeline.tree().unwrap();
        assert_eq!(squares(&tree), timeline.run().pieces());
        assert_eq!(nodes(&tree), timeline.run().tally().placements + 1);
        assert!(tree.levels.len() <= 64);
        assert!(tree.levels.iter().all(|level| level.failed.len() <= 8));
    }
}
