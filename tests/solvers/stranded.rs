//! Forward checking for knights keeps counts. A version that scans the whole board at every step
//! must make the same decisions.

use forward_check::board::{KnightGraph, Size};
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsPuzzle, stranded};
use forward_check::solve::knights::{Backtracking, ForwardChecking};
use forward_check::solve::{Shows, Solver, Step};

use crate::common::boards;
use crate::common::knights::{neighbours, puzzle, starts};

/// The definition: an unvisited square is stranded if the knight is not on a neighbour and no
/// neighbour is unvisited.
fn is_stranded(near: &[usize], square: usize, knight: usize, visited: &[bool]) -> bool {
    let beside_knight = near.contains(&knight);
    let has_free = near.iter().any(|&other| !visited[other]);
    !visited[square] && !beside_knight && !has_free
}

/// The published solver, scanning the board before every step.
struct Rescanning {
    near: Vec<Vec<usize>>,
    closed: bool,
    visited: Vec<bool>,
    next: Vec<usize>,
    path: Vec<usize>,
}

impl Rescanning {
    fn new(puzzle: &KnightsPuzzle) -> Self {
        let (size, start) = (puzzle.size(), puzzle.size().index(puzzle.start()));
        let mut visited = vec![false; size.area()];
        visited[start] = true;
        Self {
            near: neighbours(size),
            closed: puzzle.closed(),
            visited,
            next: vec![0; size.area()],
            path: vec![start],
        }
    }

    fn is_alive(&self, knight: usize) -> bool {
        let mut squares = self.near.iter().enumerate();
        !squares.any(|(square, near)| is_stranded(near, square, knight, &self.visited))
    }

    fn step(&mut self) -> Step {
        let Some(&here) = self.path.last() else {
            return Step::Exhausted;
        };
        let untried = self.next[here]..self.near[here].len();
        let free = |&place: &usize| !self.visited[self.near[here][place]];
        let place = untried.clone().find(free).filter(|_| self.is_alive(here));
        match place {
            Some(place) => {
                let target = self.near[here][place];
                self.next[here] = place + 1;
                self.visited[target] = true;
                self.path.push(target);
            }
            None => {
                self.next[here] = 0;
                self.visited[here] = false;
                self.path.pop();
            }
        }
        self.outcome()
    }

    fn outcome(&self) -> Step {
        let Some(&here) = self.path.last() else {
            return Step::Exhausted;
        };
        let whole = self.path.len() == self.visited.len();
        if whole && (!self.closed || self.near[here].contains(&self.path[0])) {
            Step::Solved
        } else {
            Step::Continue
        }
    }
}

fn same_path(one: &[u32], other: &[usize]) -> bool {
    one.iter()
        .map(|&square| square as usize)
        .eq(other.iter().copied())
}

/// Walks both past every tour until the search or the limit ends. Returns the number of steps.
///
/// If a theorem rules out every tour, the counting version does not search.
fn walk_together(puzzle: &KnightsPuzzle, limit: u64) -> u64 {
    if no_tour(puzzle).is_some() {
        return 0;
    }
    let mut counting = ForwardChecking::new(puzzle);
    let mut scanning = Rescanning::new(puzzle);
    for steps in 1..=limit {
        let step = counting.step(&mut ());
        assert_eq!(step, scanning.step(), "{puzzle:?}, step {steps}");
        assert!(
            same_path(counting.path(), &scanning.path),
            "{puzzle:?}, step {steps}"
        );
        if step == Step::Exhausted {
            return steps;
        }
    }
    limit
}

#[test]
fn counting_agrees_with_scanning_to_the_end_of_every_small_board() {
    for size in boards(5, 5).chain([Size::new(4, 6), Size::new(6, 3), Size::new(3, 7)]) {
        for closed in [false, true] {
            for puzzle in starts(size, closed) {
                let limit = 20_000_000;
                assert!(walk_together(&puzzle, limit) < limit, "{puzzle:?}");
            }
        }
    }
}

#[test]
fn counting_agrees_with_scanning_on_8_x_8() {
    for (start, closed) in [("a8", false), ("d4", false), ("h5", false), ("c7", true)] {
        walk_together(&puzzle(Size::square(8), start, closed), 200_000);
    }
}

#[test]
fn the_rules_of_the_game_say_the_same_as_the_definition() {
    // Every position in 1,000 steps of plain backtracking, which enters dead positions.
    for size in boards(6, 6) {
        let (graph, near) = (KnightGraph::new(size), neighbours(size));
        let puzzle = KnightsPuzzle::new(size, size.at(0), false).unwrap();
        let mut walk = Backtracking::new(&puzzle);
        for _ in 0..1_000 {
            let path = walk.path();
            let knight = path[path.len() - 1];
            let mut visited = vec![false; size.area()];
            path.iter()
                .for_each(|&square| visited[square as usize] = true);
            let wanted: Vec<_> = (0..size.area())
                .filter(|&square| is_stranded(&near[square], square, knight as usize, &visited))
                .map(|square| square as u32)
                .collect();
            let found = stranded(&puzzle, &graph, knight, |square| visited[square as usize]);
            assert_eq!(found, wanted, "{size} {path:?}");
            if walk.step(&mut ()) == Step::Exhausted {
                break;
            }
        }
    }
}

/// Plain backtracking leaves a live position for a dead one 149,319 times. Each time, forward
/// checking turns back at once.
#[test]
fn plain_backtracking_goes_astray_149_319_times() {
    let size = Size::square(8);
    let near = neighbours(size);
    let mut walk = Backtracking::new(&puzzle(size, "a8", false));
    let (mut steps, mut astray, mut was_dead) = (0, 0, false);
    let mut step = Step::Continue;
    while step == Step::Continue {
        step = walk.step(&mut ());
        let path = walk.path();
        let mut visited = vec![false; size.area()];
        path.iter()
            .for_each(|&square| visited[square as usize] = true);
        let knight = path[path.len() - 1] as usize;
        let mut squares = near.iter().enumerate();
        let is_dead = squares.any(|(square, near)| is_stranded(near, square, knight, &visited));
        steps += 1;
        astray += u32::from(is_dead && !was_dead);
        was_dead = is_dead;
    }
    assert_eq!((step, steps, astray), (Step::Solved, 6_484_065, 149_319));
}
