//! The history of the current path: which values were tried besides it, and when.
//!
//! A run records nothing of this. The history is rebuilt from the timeline's copies and by replaying some
//! steps. A search enters each node once, so two copies below the same node have only steps of that
//! node's subtree between them. If the node is not on the current path, these steps need no replay: of a
//! failed subtree, the tree shows only the first step and the size.

use super::FailedValue;
use crate::board::Square;
use crate::puzzles::Puzzle;
use crate::run::Run;
use crate::solve::annotation::BoardLine;
use crate::solve::{Cause, Event, Shows};

/// A node on the path.
#[derive(Clone, Copy, Debug)]
pub(in crate::run) struct Node {
    pub(super) square: Square,
    /// The step that tried it.
    pub(super) step: u64,
    /// Nodes and solutions before it.
    nodes: u64,
    solutions: u64,
    /// Why it failed, according to the events so far.
    cause: Option<Cause>,
}

/// The observed history of the path.
#[derive(Clone, Debug)]
struct Record {
    /// The current step, and the solutions found before it.
    step: u64,
    solutions: u64,
    /// The nodes so far: placements, and pieces from before the first step.
    nodes: u64,
    given: u64,
    path: Vec<Node>,
    /// The values that failed, sorted by depth.
    failed: Vec<(usize, FailedValue)>,
    /// How many squares a tour has; none for queens.
    tour: Option<usize>,
}

impl Record {
    /// The record of a run before its first step or a restart.
    fn new<S: Shows>(run: &Run<S>) -> Self {
        let mut record = Self {
            step: 0,
            solutions: 0,
            nodes: 0,
            given: 0,
            path: Vec::new(),
            failed: Vec::new(),
            tour: match run.puzzle() {
                Puzzle::Queens(_) => None,
                Puzzle::Knights(puzzle) => Some(puzzle.squares_to_visit()),
            },
        };
        for square in run.pieces() {
            record.give(square);
        }
        record
    }

    /// Enters the node of a piece from before the first step.
    fn give(&mut self, square: Square) {
        self.given += 1;
        self.enter(square);
    }

    fn enter(&mut self, square: Square) {
        self.path.push(Node {
            square,
            step: self.step,
            nodes: self.nodes,
            solutions: self.solutions,
            cause: None,
        });
        self.nodes += 1;
    }

    /// Leaves the node at a depth, and forgets what was tried below it.
    fn leave(&mut self, depth: usize) {
        let Some(&node) = self.path.get(depth) else {
            return;
        };
        let failed = FailedValue {
            square: node.square,
            step: node.step,
            nodes: self.nodes_below(node),
            cause: self.cause_of(node),
        };
        self.path.truncate(depth);
        self.forget_below(depth);
        self.failed.push((depth, failed));
    }

    /// The nodes of a subtree so far, including its root.
    fn nodes_below(&self, node: Node) -> u64 {
        self.nodes - node.nodes
    }

    fn cause_of(&self, node: Node) -> Cause {
        let found = self.solutions - node.solutions;
        if found > 0 {
            Cause::Solutions(found)
        } else if self.nodes_below(node) > 1 {
            Cause::Subtree
        } else if Some(self.path.len()) == self.tour {
            node.cause.unwrap_or(Cause::Unclosed)
        } else {
            node.cause.unwrap_or(Cause::DeadEnd)
        }
    }

    fn forget_below(&mut self, depth: usize) {
        let stays = self.failed.partition_point(|&(other, _)| other <= depth);
        self.failed.truncate(stays);
    }

    fn start_over(&mut self) {
        let start = self.path.first().map(|node| node.square);
        self.path.clear();
        self.failed.clear();
        if let Some(start) = start.filter(|_| self.tour.is_some()) {
            self.give(start);
        }
    }

    fn blame(&mut self, cause: Cause) {
        if let Some(node) = self.path.last_mut() {
            node.cause = Some(cause);
        }
    }
}

impl Record {
    fn on(&mut self, event: Event) {
        match event {
            Event::Assign { square, .. } => self.enter(square),
            Event::Unassign { depth, .. } => self.leave(depth as usize),
            Event::Conflict { .. } => self.blame(Cause::Conflict),
            Event::Wipeout { square } => self.blame(match self.tour {
                Some(_) => Cause::Stranded(square),
                None => Cause::RanDry(BoardLine::Row(square.row)),
            }),
            Event::Restart { .. } => self.start_over(),
            _ => {}
        }
    }
}

/// A run that replays known steps, and the record of its path.
#[derive(Clone, Debug)]
pub(in crate::run) struct Trace<S> {
    run: Run<S>,
    record: Record,
}

impl<S: Shows> Trace<S> {
    /// A trace that can follow a run to its current step. It starts at the first copy, or at the last copy
    /// before the latest restart.
    pub(in crate::run) fn new(to: &Run<S>, kept: &[Run<S>]) -> Self {
        let before = kept.partition_point(|copy| copy.tally().restarts < to.tally().restarts);
        let run = kept[before.saturating_sub(1)].clone();
        let record = Record::new(&run);
        Self { run, record }
    }

    /// Whether the trace can continue to a run: it is not ahead, and no restart lies between.
    pub(in crate::run) fn leads_to(&self, run: &Run<S>) -> bool {
        self.run.steps() <= run.steps() && self.run.tally().restarts == run.tally().restarts
    }

    /// Continues to the current step of a run.
    pub(in crate::run) fn follow(&mut self, to: &Run<S>, kept: &[Run<S>]) {
        let past = kept.partition_point(|copy| copy.steps() <= to.steps());
        let (kept, path) = (&kept[..past], to.pieces());
        while self.run.steps() < to.steps() {
            let next = kept.partition_point(|copy| copy.steps() <= self.run.steps());
            if self.run.tally().restarts == to.tally().restarts {
                self.leap(&path, &kept[next..]);
            }
            let next = kept.partition_point(|copy| copy.steps() <= self.run.steps());
            self.walk(kept.get(next).map_or(to.steps(), Run::steps));
        }
    }

    /// If the run is below a node that is not on the path, skips to the last copy below that node, if there
    /// is one. The record then lacks what happened below, which the tree doesn't show.
    fn leap(&mut self, path: &[Square], later: &[Run<S>]) {
        let here = &self.record.path;
        let same = here.iter().zip(path);
        let same = same
            .take_while(|(node, square)| node.square == **square)
            .count();
        let Some(left) = here.get(..=same) else {
            return;
        };
        let doomed: Vec<Square> = left.iter().map(|node| node.square).collect();
        let below = later.partition_point(|copy| copy.pieces().starts_with(&doomed));
        if let Some(copy) = below.checked_sub(1).map(|last| &later[last]) {
            self.run = copy.clone();
            self.arrive(same);
        }
    }

    /// Brings the record to the run's path below the node at a depth.
    fn arrive(&mut self, depth: usize) {
        self.record.path.truncate(depth + 1);
        self.record.forget_below(depth);
        for &square in &self.run.pieces()[depth + 1..] {
            // These nodes are counted already.
            self.catch_up();
            self.record.enter(square);
        }
        self.catch_up();
    }

    /// Makes observed steps up to step `to`.
    fn walk(&mut self, to: u64) {
        while self.run.steps() < to {
            self.catch_up();
            self.record.step += 1;
            self.run.observe(&mut |event| self.record.on(event));
            if let Some(cause) = self.run.solver().cause() {
                self.record.blame(cause);
            }
        }
    }

    /// Takes over the run's counts.
    fn catch_up(&mut self) {
        self.record.step = self.run.steps();
        self.record.nodes = self.run.tally().placements + self.record.given;
        self.record.solutions = self.run.solutions();
    }

    pub(in crate::run) fn path(&self) -> &[Node] {
        &self.record.path
    }

    /// The nodes so far in the subtree of a node on the path.
    pub(in crate::run) fn nodes_below(&self, node: Node) -> u64 {
        self.record.nodes_below(node)
    }

    /// The values that failed at a depth.
    pub(in crate::run) fn failed_at(&self, depth: usize) -> Vec<FailedValue> {
        let failed = &self.record.failed;
        let begin = failed.partition_point(|&(other, _)| other < depth);
        let end = failed.partition_point(|&(other, _)| other <= depth);
        failed[begin..end]
            .iter()
            .map(|&(_, failed)| failed)
            .collect()
    }
}
