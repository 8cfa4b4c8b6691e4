//! Dancing links: queens as an exact cover of rows and columns.

use crate::board::Square;
use crate::games::QueensPuzzle;
use crate::solve::note::Line;
use crate::solve::{Event, Note, Observer, ShowsQueens, Solver, Step, solved_or_continue};

/// The head of the list of uncovered primary items.
const ROOT: u32 = 0;

/// Algorithm X with dancing links.
///
/// Every row and every column is a primary item, to be covered by exactly one queen; every
/// diagonal is a secondary item, covered at most once. A square is an option that covers its row,
/// its column and its two diagonals. The item with the fewest options left is covered next.
///
/// D. E. Knuth, *Dancing links*, in: Millennial Perspectives in Computer Science (2000), 187–214;
/// *The Art of Computer Programming* 4B, section 7.2.2.1.
#[derive(Clone, Debug)]
pub struct DancingLinks {
    side: u32,
    /// Neighbours in the list of uncovered primary items, by item; secondary items stand alone.
    left: Vec<u32>,
    right: Vec<u32>,
    /// Neighbours in an item's list of options, by node; an item is the head of its own list.
    up: Vec<u32>,
    down: Vec<u32>,
    /// How many options each item has left.
    left_over: Vec<u32>,
    /// The item covered at each depth, and the node of the option tried for it.
    tried: Vec<(u32, u32)>,
    /// The item found without an option, or taken back after its last.
    dead: Option<u32>,
    /// The square of the option that each depth tries, in step with `tried`.
    queens: Vec<Square>,
    /// Items covered by locked queens.
    given: Vec<u32>,
    depths: usize,
}

impl DancingLinks {
    /// No queen stands but the locked ones, whose items are covered.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        let depths = (side as usize) - puzzle.locked().len();
        let mut solver = Self {
            side,
            left: Vec::new(),
            right: Vec::new(),
            up: Vec::new(),
            down: Vec::new(),
            left_over: Vec::new(),
            tried: Vec::with_capacity(depths),
            queens: Vec::with_capacity(depths),
            dead: None,
            given: Vec::new(),
            depths,
        };
        solver.lay_items();
        for square in puzzle.size().squares() {
            solver.lay_option(square);
        }
        for &queen in puzzle.locked() {
            for item in solver.items_of(queen) {
                solver.cover(item);
                solver.given.push(item);
            }
        }
        solver
    }

    /// One row and one column a line, then the diagonals of both kinds; item 0 is the root.
    fn lay_items(&mut self) {
        let primary = 2 * self.side;
        let all = primary + 2 * (2 * self.side - 1);
        for item in 0..=all {
            let linked = item <= primary;
            self.left.push(match item {
                ROOT => primary,
                _ if linked => item - 1,
                _ => item,
            });
            self.right.push(match item {
                _ if !linked => item,
                _ if item == primary => ROOT,
                _ => item + 1,
            });
            self.up.push(item);
            self.down.push(item);
            self.left_over.push(0);
        }
    }

    /// Appends the four nodes of a square to the lists of its items.
    fn lay_option(&mut self, square: Square) {
        for item in self.items_of(square) {
            let node = self.up.len() as u32;
            let last = self.up[item as usize];
            self.up.push(last);
            self.down.push(item);
            self.down[last as usize] = node;
            self.up[item as usize] = node;
            self.left_over[item as usize] += 1;
        }
    }

    /// The items that a queen covers: row, column, diagonal, antidiagonal.
    fn items_of(&self, Square { row, column }: Square) -> [u32; 4] {
        let side = self.side;
        let lines = 2 * side - 1;
        [
            1 + row,
            1 + side + column,
            1 + 2 * side + row + column,
            1 + 2 * side + lines + row + side - 1 - column,
        ]
    }

    /// The first node of an option: its four nodes follow each other.
    fn nodes(&self) -> u32 {
        self.left.len() as u32
    }

    fn square_of(&self, node: u32) -> Square {
        let option = (node - self.nodes()) / 4;
        Square::new(option / self.side, option % self.side)
    }

    /// The item of a node.
    fn item_of(&self, node: u32) -> u32 {
        let place = (node - self.nodes()) % 4;
        self.items_of(self.square_of(node))[place as usize]
    }

    /// The other three nodes of a node's option, from the next one round.
    fn others(&self, node: u32) -> [u32; 3] {
        let place = (node - self.nodes()) % 4;
        let first = node - place;
        [1, 2, 3].map(|step| first + (place + step) % 4)
    }

    /// Takes an item off its list, and all its options off the lists of their other items.
    fn cover(&mut self, item: u32) {
        let (left, right) = (self.left[item as usize], self.right[item as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut node = self.down[item as usize];
        while node != item {
            for other in self.others(node) {
                self.hide(other);
            }
            node = self.down[node as usize];
        }
    }

    /// Undoes [`DancingLinks::cover`], in the opposite order.
    fn uncover(&mut self, item: u32) {
        let mut node = self.up[item as usize];
        while node != item {
            for other in self.others(node).into_iter().rev() {
                self.show(other);
            }
            node = self.up[node as usize];
        }
        let (left, right) = (self.left[item as usize], self.right[item as usize]);
        self.right[left as usize] = item;
        self.left[right as usize] = item;
    }

    #[inline]
    fn hide(&mut self, node: u32) {
        let (up, down) = (self.up[node as usize], self.down[node as usize]);
        self.down[up as usize] = down;
        self.up[down as usize] = up;
        let item = self.item_of(node);
        self.left_over[item as usize] -= 1;
    }

    #[inline]
    fn show(&mut self, node: u32) {
        let (up, down) = (self.up[node as usize], self.down[node as usize]);
        self.down[up as usize] = node;
        self.up[down as usize] = node;
        let item = self.item_of(node);
        self.left_over[item as usize] += 1;
    }
}

impl DancingLinks {
    /// The uncovered primary item with the fewest options left, the first of equal ones.
    #[must_use]
    fn fewest(&self) -> u32 {
        let mut best = self.right[ROOT as usize];
        let mut item = best;
        while item != ROOT {
            if self.left_over[item as usize] < self.left_over[best as usize] {
                best = item;
            }
            item = self.right[item as usize];
        }
        best
    }

    /// Chooses an item and tries its first option; an item without options is a dead end.
    fn advance<O: Observer>(&mut self, observer: &mut O) -> Step {
        let item = self.fewest();
        self.cover(item);
        let node = self.down[item as usize];
        if node == item {
            self.uncover(item);
            self.dead = Some(item);
            let square = self.first_square(item);
            observer.on(Event::Wipeout { square });
            return Step::Continue;
        }
        self.choose(item, node, observer);
        solved_or_continue(self)
    }

    fn choose<O: Observer>(&mut self, item: u32, node: u32, observer: &mut O) {
        for other in self.others(node) {
            self.cover(self.item_of(other));
        }
        let depth = self.queens.len() as u32;
        let square = self.square_of(node);
        self.tried.push((item, node));
        self.queens.push(square);
        observer.on(Event::Assign { depth, square });
    }

    /// Takes the last option back and tries the next one of its item, or gives the item up.
    fn retreat<O: Observer>(&mut self, observer: &mut O) -> Step {
        let (Some((item, node)), Some(square)) = (self.tried.pop(), self.queens.pop()) else {
            return Step::Exhausted;
        };
        for other in self.others(node).into_iter().rev() {
            self.uncover(self.item_of(other));
        }
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        let next = self.down[node as usize];
        if next != item {
            self.dead = None;
            self.choose(item, next, observer);
            return solved_or_continue(self);
        }
        self.uncover(item);
        self.dead = Some(item);
        observer.on(Event::Backtrack { depth });
        if self.tried.is_empty() {
            return Step::Exhausted;
        }
        Step::Continue
    }

    /// The first square of an item's line.
    fn first_square(&self, item: u32) -> Square {
        match self.line_of(item) {
            Line::Row(row) => Square::new(row, 0),
            Line::Column(column) => Square::new(0, column),
            Line::Diagonal(_) | Line::Antidiagonal(_) => unreachable!("diagonals are never chosen"),
        }
    }

    /// The row or column that the last queen covers.
    #[must_use]
    pub fn chosen_line(&self) -> Option<Line> {
        self.tried.last().map(|&(item, _)| self.line_of(item))
    }

    /// The row or column that has no square left to try.
    #[must_use]
    pub fn dead_line(&self) -> Option<Line> {
        self.dead.map(|item| self.line_of(item))
    }

    fn line_of(&self, item: u32) -> Line {
        let (side, place) = (self.side, item - 1);
        let lines = 2 * side - 1;
        match place {
            _ if place < side => Line::Row(place),
            _ if place < 2 * side => Line::Column(place - side),
            _ if place < 2 * side + lines => Line::Diagonal(place - 2 * side),
            _ => Line::Antidiagonal(place - 2 * side - lines),
        }
    }
}

impl Solver for DancingLinks {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        if self.dead.is_some() || self.is_solved() {
            return self.retreat(observer);
        }
        self.advance(observer)
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.depths
    }
}

impl ShowsQueens for DancingLinks {
    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }

    fn notes(&self, notes: &mut Vec<Note>) {
        let stand = self.queens.iter().flat_map(|&queen| self.items_of(queen));
        let covered = self.given.iter().copied().chain(stand);
        notes.extend(covered.map(|item| Note::Covered {
            line: self.line_of(item),
        }));
        let mut item = self.right[ROOT as usize];
        while item != ROOT {
            if let Line::Row(row) = self.line_of(item) {
                let value = self.left_over[item as usize] as i32;
                notes.push(Note::RowNumber { row, value });
            }
            item = self.right[item as usize];
        }
    }
}
