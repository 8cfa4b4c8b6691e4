//! Dancing links: queens as an exact cover of rows and columns, and of colours if there are any.

use std::mem;

use super::QueensSolver;
use super::support::tries::Tried;
use crate::board::{Rules, Unit, line_count, lines_through};
use crate::solve::annotation::BoardLine;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "dancing-links",
    name: "Dancing links",
    kind: Kind::Systematic,
    aspect: Aspect::Attacked,
    profile: "depth",
    idea: "exact cover: fewest squares first",
    step: "places or takes back a queen",
    largest: 200,
    options: &[],
    seeded: false,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_row(size, 200) + bytes_a_square(size, 48),
    pseudocode: &[
        step("cover the lines of the locked queens", &["begin"]),
        line("repeat until every row and column is covered:"),
        line("  line ← the row or column with the fewest squares left"),
        step("  if it has none: a dead end", &["dead"]),
        step(
            "  else queen on its first square; cover its lines",
            &["choose"],
        ),
        line("  at a dead end: take the last queen back;"),
        step("    queen on the next square of the same line", &["next"]),
        step("    no other square? Still a dead end", &["back"]),
        step("    no queen to take back? No solution", &["exhausted"]),
        step("every row and column is covered: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, _: u64) -> QueensSolver {
    #[cfg(not(feature = "without-colour"))]
    if puzzle.rules().regions().is_some() {
        return ColourLinks::of(puzzle).into();
    }
    DancingLinks::new(puzzle).into()
}

/// The root: the head of the list of uncovered primary items.
const ROOT: u32 = 0;

/// Algorithm X with dancing links. A step tries an option of an item, or backtracks.
///
/// Every row and column is a primary item, to be covered by exactly one queen; every diagonal is a
/// secondary item, covered at most once. A square is an option that covers its row, its column and
/// its two diagonals.
///
/// On a board with colours, every colour is also a primary item, and every corner of the squares a
/// secondary one: of the squares around it, which touch, only one can have a queen. An option then
/// covers its row, its column, its colour and its four corners.
///
/// The item with the fewest options left is covered next. Locked queens are
/// options chosen beforehand. Solutions come in no particular order.
///
/// D. E. Knuth, *Dancing links*, in: Millennial Perspectives in Computer Science (2000), 187–214;
/// *The Art of Computer Programming* 4B, section 7.2.2.1. The links that dance are those of
/// H. Hitotumatu, K. Noshita, *A technique for implementing backtrack algorithms and its
/// application*, Information Processing Letters 8 (1979), 174–175.
#[derive(Clone, Debug)]
pub struct DancingLinks<const NODES: usize = 4> {
    marked: Tried,
    side: u32,
    rules: Rules,
    /// Neighbours in the list of uncovered primary items, by item; secondary items are in no list.
    left: Vec<u32>,
    right: Vec<u32>,
    /// How many options each item has left.
    left_over: Vec<u32>,
    /// First a head for each item's list of options, then `NODES` nodes for each option.
    nodes: Vec<Node>,
    /// For each depth, the node of the option being tried, in the list of the item to cover.
    tried: Reserved<Vec<u32>>,
    /// The item that has run out of options.
    dead: Option<u32>,
    /// The square of each option in `tried`.
    queens: Reserved<Vec<Square>>,
    /// Items covered by locked queens.
    given: Vec<u32>,
    depths: usize,
    /// The first node of the first option, and the number of items.
    first_node: u32,
}

/// Dancing links on a board with colours.
pub type ColourLinks = DancingLinks<7>;

/// An option's place in the list of one of its items.
#[derive(Clone, Copy, Debug)]
struct Node {
    up: u32,
    down: u32,
    item: u32,
}

impl DancingLinks {
    /// Only the locked queens are placed, and their items covered.
    ///
    /// # Panics
    /// If the board has colours, which [`ColourLinks`] is for.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        assert!(puzzle.rules().has_diagonals(), "the board has colours");
        Self::of(puzzle)
    }
}

impl<const NODES: usize> DancingLinks<NODES> {
    /// Only the locked queens are placed, and their items covered. Options have four nodes on a board
    /// with diagonals, and seven on one with colours.
    #[must_use]
    pub fn of(puzzle: &QueensPuzzle) -> Self {
        let side = puzzle.side();
        let depths = side as usize - puzzle.locked().len();
        let mut solver = Self {
            marked: Tried::default(),
            side,
            rules: puzzle.rules().clone(),
            left: Vec::new(),
            right: Vec::new(),
            left_over: Vec::new(),
            nodes: Vec::with_capacity(6 * side as usize + NODES * puzzle.size().area()),
            tried: Reserved::new(depths),
            queens: Reserved::new(depths),
            dead: None,
            given: Vec::new(),
            depths,
            first_node: 0,
        };
        solver.first_node = solver.items();
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
}

impl<const NODES: usize> DancingLinks<NODES> {
    /// The lines that need a queen, then the others; item 0 is the root.
    fn lay_items(&mut self) {
        let primary = self.rules.units().count() as u32;
        for item in 0..self.items() {
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
            self.nodes.push(Node {
                up: item,
                down: item,
                item,
            });
            self.left_over.push(0);
        }
    }

    /// Appends the nodes of a square to the lists of its items.
    fn lay_option(&mut self, square: Square) {
        for item in self.items_of(square) {
            let (node, last) = (self.nodes.len() as u32, self.nodes[item as usize].up);
            self.nodes.push(Node {
                up: last,
                down: item,
                item,
            });
            self.nodes[last as usize].down = node;
            self.nodes[item as usize].up = node;
            self.left_over[item as usize] += 1;
        }
    }

    /// The number of items: the root, and one per line, numbered as in [`lines_through`]; or the root,
    /// rows, columns, colours, and the corners of the squares.
    fn items(&self) -> u32 {
        match self.rules.has_diagonals() {
            true => 1 + line_count(self.side) as u32,
            false => 1 + 3 * self.side + (self.side + 1).pow(2),
        }
    }

    /// The items that a queen covers: row, column, diagonal, antidiagonal; or row, column, colour and
    /// corners.
    fn items_of(&self, square: Square) -> [u32; NODES] {
        let mut items = [0; NODES];
        let Some(regions) = self.rules.regions() else {
            for (item, line) in items.iter_mut().zip(lines_through(self.side, square)) {
                *item = 1 + line as u32;
            }
            return items;
        };
        let (side, Square { row, column }) = (self.side, square);
        let corner = |down, along| 3 * side + (row + down) * (side + 1) + column + along;
        let lines = [
            row,
            side + column,
            2 * side + regions.colour(square),
            corner(0, 0),
            corner(0, 1),
            corner(1, 0),
            corner(1, 1),
        ];
        for (item, line) in items.iter_mut().zip(lines) {
            *item = 1 + line;
        }
        items
    }

    fn square_of(&self, node: u32) -> Square {
        let option = (node - self.first_node) / NODES as u32;
        Square::new(option / self.side, option % self.side)
    }

    #[inline]
    fn item_of(&self, node: u32) -> u32 {
        self.nodes[node as usize].item
    }

    /// The other nodes of a node's option, in cyclic order.
    #[inline]
    fn others(&self, node: u32) -> impl DoubleEndedIterator<Item = u32> + use<NODES> {
        let nodes = NODES as u32;
        let place = (node - self.first_node) % nodes;
        let first = node - place;
        (1..nodes).map(move |step| first + (place + step) % nodes)
    }

    /// Takes an item off its list, and all its options off the lists of their other items.
    #[inline]
    fn cover(&mut self, item: u32) {
        let (left, right) = (self.left[item as usize], self.right[item as usize]);
        self.right[left as usize] = right;
        self.left[right as usize] = left;
        let mut node = self.nodes[item as usize].down;
        while node != item {
            for other in self.others(node) {
                self.hide(other);
            }
            node = self.nodes[node as usize].down;
        }
    }

    /// Undoes [`DancingLinks::cover`], in the opposite order.
    #[inline]
    fn uncover(&mut self, item: u32) {
        let mut node = self.nodes[item as usize].up;
        while node != item {
            for other in self.others(node).rev() {
                self.show(other);
            }
            node = self.nodes[node as usize].up;
        }
        let (left, right) = (self.left[item as usize], self.right[item as usize]);
        self.right[left as usize] = item;
        self.left[right as usize] = item;
    }

    #[inline]
    fn hide(&mut self, node: u32) {
        let Node { up, down, item } = self.nodes[node as usize];
        self.nodes[up as usize].down = down;
        self.nodes[down as usize].up = up;
        self.left_over[item as usize] -= 1;
    }

    #[inline]
    fn show(&mut self, node: u32) {
        let Node { up, down, item } = self.nodes[node as usize];
        self.nodes[up as usize].down = node;
        self.nodes[down as usize].up = node;
        self.left_over[item as usize] += 1;
    }
}

impl<const NODES: usize> DancingLinks<NODES> {
    /// The line that the last queen covers, and how many squares that line had.
    #[must_use]
    pub fn covered(&self) -> Option<(BoardLine, u32)> {
        let item = self.item_of(*self.tried.last()?);
        Some((self.line_of(item), self.left_over[item as usize]))
    }

    /// The line that has run out of squares, or whose squares have all been tried, if the search is
    /// backtracking.
    #[must_use]
    pub fn dead_end(&self) -> Option<BoardLine> {
        self.dead.map(|item| self.line_of(item))
    }

    /// The number of options left for a line; for a covered line, the number it had.
    #[must_use]
    pub fn options(&self, line: BoardLine) -> u32 {
        let side = self.side;
        let item = match line {
            BoardLine::Row(row) => 1 + row,
            BoardLine::Column(column) => 1 + side + column,
            BoardLine::Diagonal(sum) => 1 + 2 * side + sum,
            BoardLine::Colour(colour) => 1 + 2 * side + colour,
            BoardLine::Corner(corner) => 1 + 3 * side + corner,
            BoardLine::Antidiagonal(difference) => 1 + 4 * side + difference,
        };
        self.left_over[item as usize]
    }

    /// The uncovered primary items, in order.
    fn uncovered(&self) -> impl Iterator<Item = u32> + '_ {
        let next = |&item: &u32| Some(self.right[item as usize]);
        std::iter::successors(Some(self.right[ROOT as usize]), next)
            .take_while(|&item| item != ROOT)
    }

    /// The uncovered primary item with the fewest options left; of several, the first.
    #[inline]
    fn fewest(&self) -> Option<u32> {
        self.uncovered()
            .min_by_key(|&item| self.left_over[item as usize])
    }

    /// The item to cover next, unless the search is backtracking.
    #[inline]
    fn next_item(&self) -> Option<u32> {
        match self.dead {
            Some(_) => None,
            None => self.fewest(),
        }
    }

    /// Chooses an item and tries its first option; an item without options is a dead end.
    fn advance<O: Observer>(&mut self, item: u32, observer: &mut O) -> Step {
        let node = self.nodes[item as usize].down;
        if node == item {
            self.dead = Some(item);
            let square = self.first_square(item);
            observer.on(Event::Wipeout { square });
            return Step::Continue;
        }
        self.begin(item, node, observer)
    }

    /// Covers an item with one of its options.
    #[inline]
    fn begin<O: Observer>(&mut self, item: u32, node: u32, observer: &mut O) -> Step {
        self.cover(item);
        self.choose(node, observer)
    }

    fn choose<O: Observer>(&mut self, node: u32, observer: &mut O) -> Step {
        for other in self.others(node) {
            self.cover(self.item_of(other));
        }
        let depth = self.queens.len() as u32;
        let square = self.square_of(node);
        self.tried.push(node);
        self.queens.push(square);
        self.dead = None;
        observer.on(Event::Assign { depth, square });
        solved_or_continue(self)
    }

    /// Takes the last option back and tries another of its item, given the node of the last; or gives the
    /// item up.
    #[inline]
    fn retreat<O: Observer>(
        &mut self,
        next: impl FnOnce(&Self, u32) -> Option<u32>,
        observer: &mut O,
    ) -> Step {
        let (Some(node), Some(square)) = (self.tried.pop(), self.queens.pop()) else {
            return Step::Exhausted;
        };
        for other in self.others(node).rev() {
            self.uncover(self.item_of(other));
        }
        let depth = self.queens.len() as u32;
        observer.on(Event::Unassign { depth, square });
        if let Some(next) = next(self, node) {
            return self.choose(next, observer);
        }
        let item = self.item_of(node);
        self.uncover(item);
        self.dead = Some(item);
        observer.on(Event::Backtrack { depth });
        Step::Continue
    }

    /// The next option of a node's item.
    #[inline]
    fn next_below(&self, node: u32) -> Option<u32> {
        let down = self.nodes[node as usize].down;
        (down >= self.first_node).then_some(down)
    }

    /// The options of a node's item that are left to try: those below the node, or those without a mark.
    fn left_to_try(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let from = match self.marked.is_used() {
            false => node,
            true => self.item_of(node),
        };
        let options = self.below(from);
        options.filter(|&option| !self.marked.has(self.square_of(option)))
    }

    /// The nodes below a node in the list of its item.
    #[inline]
    fn below(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(self.next_below(node), |&node| self.next_below(node))
    }

    /// Marks the option tried, and forgets the marks of an item that was given up.
    fn mark_step(&mut self) {
        if let Some(&queen) = self.queens.last() {
            self.marked.mark(queen);
        }
        if let Some(item) = self.dead {
            let mut marked = mem::take(&mut self.marked);
            marked.forget(self.below(item).map(|node| self.square_of(node)));
            self.marked = marked;
        }
    }

    /// The node of a square in the list of one of its items.
    fn option_of(&self, square: Square, item: u32) -> u32 {
        let option = square.row * self.side + square.column;
        let mut items = self.items_of(square).into_iter();
        let place = items.position(|other| other == item).unwrap_or_default();
        self.first_node + option * NODES as u32 + place as u32
    }

    /// The uncovered item of a square with the fewest options left; of several, the first. If the
    /// square is on the line that the search would take, that is this line.
    fn item_for(&self, square: Square) -> Option<u32> {
        let items = self.items_of(square);
        let own = self.uncovered().filter(|item| items.contains(item));
        own.min_by_key(|&item| self.left_over[item as usize])
    }

    /// The first square of an item's line.
    fn first_square(&self, item: u32) -> Square {
        match self.line_of(item) {
            BoardLine::Column(column) => Square::new(0, column),
            BoardLine::Colour(colour) => self.rules.squares_of(Unit::Colour(colour))[0],
            BoardLine::Row(row)
            | BoardLine::Diagonal(row)
            | BoardLine::Antidiagonal(row)
            | BoardLine::Corner(row) => Square::new(row, 0),
        }
    }

    fn line_of(&self, item: u32) -> BoardLine {
        let (side, place) = (self.side, item - 1);
        match place / side {
            0 => BoardLine::Row(place),
            1 => BoardLine::Column(place - side),
            2 if !self.rules.has_diagonals() => BoardLine::Colour(place - 2 * side),
            _ if !self.rules.has_diagonals() => BoardLine::Corner(place - 3 * side),
            2 | 3 => BoardLine::Diagonal(place - 2 * side),
            _ => BoardLine::Antidiagonal(place - 4 * side),
        }
    }
}

/// A line that needs a queen, which all lines of sentences do.
fn unit(line: BoardLine) -> Option<Unit> {
    match line {
        BoardLine::Row(row) => Some(Unit::Row(row)),
        BoardLine::Column(column) => Some(Unit::Column(column)),
        BoardLine::Colour(colour) => Some(Unit::Colour(colour)),
        BoardLine::Diagonal(_) | BoardLine::Antidiagonal(_) | BoardLine::Corner(_) => None,
    }
}

/// The name of a line.
fn line_name(rules: &Rules, line: BoardLine) -> String {
    unit(line).map_or_else(String::new, |unit| rules.unit_name(unit))
}

/// The sentence about a queen placed on one of `options` squares of a line.
fn told_choice(
    board: &mut Namer,
    rules: &Rules,
    line: BoardLine,
    options: u32,
    square: Square,
    last: &LastStep,
) -> String {
    let line = line_name(rules, line);
    let who = if last.chosen { "You chose" } else { "Queen on" };
    if let Some(lifted) = last.lifted {
        let (lifted, next) = (board.name(lifted), board.name(square));
        return match last.chosen {
            true => format!("{lifted} comes off. You chose {next}, another square of {line}."),
            false => format!("{lifted} comes off. Queen on {next}, the next square of {line}."),
        };
    }
    let square = board.name(square);
    match options {
        1 => format!("{who} {square}, the only square left in {line}."),
        options => format!("{who} {square}, one of {options} squares left in {line}."),
    }
}

/// The sentence about a line without squares, or with all its squares tried.
fn told_dead_end(board: &mut Namer, rules: &Rules, line: BoardLine, last: &LastStep) -> String {
    let line = unit(line).map_or_else(String::new, |unit| rules.unit_title(unit));
    match last.lifted {
        Some(lifted) => format!("{line} is used up, so {} comes off.", board.name(lifted)),
        None => format!("{line} has run out of squares: a dead end."),
    }
}

impl<const NODES: usize> Solver for DancingLinks<NODES> {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        match self.next_item() {
            Some(item) => self.advance(item, observer),
            None => self.retreat(Self::next_below, observer),
        }
    }

    fn steer(&mut self) {
        self.marked.mark_squares(self.side, None);
    }

    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let step = match (self.next_item(), choice) {
            (Some(item), None) => self.advance(item, observer),
            (Some(own), Some(square)) => {
                let item = self.item_for(square).unwrap_or(own);
                self.begin(item, self.option_of(square, item), observer)
            }
            (None, choice) => {
                let next = |solver: &Self, node| match choice {
                    Some(square) => Some(solver.option_of(square, solver.item_of(node))),
                    None => solver.left_to_try(node).next(),
                };
                self.retreat(next, observer)
            }
        };
        self.mark_step();
        step
    }

    fn is_solved(&self) -> bool {
        self.queens.len() == self.depths
    }
}

impl<const NODES: usize> Shows for DancingLinks<NODES> {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.queens.len()
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match (last.assigned, last.lifted) {
            (Some(_), None) => "choose",
            (Some(_), Some(_)) => "next",
            (None, Some(_)) => "back",
            (None, None) => "dead",
        }
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (self.covered(), last.assigned, self.dead_end()) {
            (Some((line, options)), Some(square), _) => {
                told_choice(&mut board, puzzle.rules(), line, options, square, last)
            }
            (.., Some(line)) => told_dead_end(&mut board, puzzle.rules(), line, last),
            _ => String::new(),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        super::to_place(puzzle)
    }

    fn cause(&self) -> Option<Cause> {
        self.dead_end().map(Cause::RanDry)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let nodes: Vec<_> = match self.tried.get(depth) {
            Some(&node) => self.left_to_try(node).collect(),
            None => self
                .next_item()
                .map_or_else(Vec::new, |item| self.below(item).collect()),
        };
        let squares = nodes.into_iter().map(|node| self.square_of(node));
        Some(squares.collect())
    }

    /// The squares left in every row, unless the search is backtracking.
    fn anywhere(&self) -> Option<Vec<Square>> {
        self.next_item()?;
        let rows = self.uncovered().filter(|&item| item <= self.side);
        let nodes = rows.flat_map(|item| self.below(item));
        Some(nodes.map(|node| self.square_of(node)).collect())
    }

    /// What the last step took back or ran into, the covered items, the options of each uncovered
    /// row, and the option to try next.
    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.lifted.map(|square| Annotation::TakenBack { square }));
        if let Some(BoardLine::Colour(colour)) = self.dead_end() {
            let squares = self.rules.squares_of(Unit::Colour(colour)).into_iter();
            annotations.extend(squares.map(|square| Annotation::Fault { square }));
        }
        if let Some(BoardLine::Row(row)) = self.dead_end() {
            let emptied = last.wiped_out.map(|_| Annotation::Emptied { row });
            let used_up = last.lifted.map(|_| Annotation::UsedUp { row });
            annotations.extend(emptied.or(used_up));
        }
        let stand = self.queens.iter().flat_map(|&queen| self.items_of(queen));
        let covered = self.given.iter().copied().chain(stand);
        annotations.extend(covered.map(|item| {
            let (line, place) = self.line_of(item).axis();
            Annotation::Covered { line, place }
        }));
        // The options of a used-up row are back in its list, but will not be tried again.
        let used_up = self.dead.filter(|&item| self.left_over[item as usize] > 0);
        let uncovered = self.uncovered().filter(|&item| Some(item) != used_up);
        annotations.extend(uncovered.filter_map(|item| {
            let value = self.left_over[item as usize] as i32;
            match self.line_of(item) {
                BoardLine::Row(row) => Some(Annotation::RowNumber { row, value }),
                _ => None,
            }
        }));
        let next = self.next_item().map(|item| self.nodes[item as usize].down);
        let next = next.filter(|&node| node >= self.first_node);
        annotations.extend(next.map(|node| Annotation::Chosen {
            square: self.square_of(node),
        }));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().copied()
    }
}
