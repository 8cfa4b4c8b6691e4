//! Programs as students write them, on the board that they get, translated into Rust.

use std::sync::Arc;

use forward_check::board::Square;
use forward_check::lab::{Grade, Grading, Recording, Task, Word};
use forward_check::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::Unlimited;

/// The board of a program: it records what the program calls.
pub struct Board {
    puzzle: QueensPuzzle,
    pub words: Vec<u16>,
    queens: Vec<Square>,
}

impl Board {
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        Self {
            puzzle: puzzle.clone(),
            words: Vec::new(),
            queens: Vec::new(),
        }
    }

    fn number(&self, square: Square) -> u16 {
        self.puzzle.size().number(square) as u16
    }

    fn write(&mut self, line: u16, word: Word) {
        self.words.extend([Word::Line(line), word].map(Word::bits));
    }

    pub fn place(&mut self, line: u16, square: Square) {
        self.queens.push(square);
        self.write(line, Word::Place(self.number(square)));
    }

    pub fn lift(&mut self, line: u16, square: Square) {
        self.queens.retain(|&queen| queen != square);
        self.write(line, Word::Lift(self.number(square)));
    }

    pub fn strike(&mut self, line: u16, square: Square) {
        self.write(line, Word::Strike(self.number(square)));
    }

    /// The squares of each open row, from the left.
    pub fn rows(&self) -> Vec<Vec<Square>> {
        let row = |row| {
            let columns = 0..self.puzzle.side();
            columns.map(|column| Square::new(row, column)).collect()
        };
        self.puzzle.open_rows().into_iter().map(row).collect()
    }

    pub fn attacks(&self, one: Square, other: Square) -> bool {
        one != other && self.puzzle.rules().attack(one, other)
    }

    pub fn attacked(&self, square: Square) -> bool {
        let all = self.puzzle.locked().iter().chain(&self.queens);
        all.into_iter().any(|&queen| self.attacks(queen, square))
    }

    pub fn finish(mut self, solved: bool) -> Arc<Recording> {
        self.words.push(Word::End { solved }.bits());
        recorded(&Puzzle::Queens(self.puzzle), self.words)
    }
}

pub fn recorded(puzzle: &Puzzle, words: Vec<u16>) -> Arc<Recording> {
    Arc::new(Recording::new(puzzle.clone(), words, Vec::new()).unwrap())
}

pub fn graded(task: Task, recording: &Arc<Recording>) -> Grade {
    let mut grading = Grading::new(task, recording).unwrap();
    assert!(grading.work(&mut Unlimited));
    grading.grade().unwrap().clone()
}

/// The order in which a program tries the squares of a row.
pub type Order = fn(&[Square]) -> Vec<Square>;

pub fn from_left(row: &[Square]) -> Vec<Square> {
    row.to_vec()
}

pub fn from_right(row: &[Square]) -> Vec<Square> {
    row.iter().rev().copied().collect()
}

/// Places first, and looks then.
pub fn backtracking(puzzle: &QueensPuzzle, order: Order) -> Arc<Recording> {
    fn search(board: &mut Board, rows: &[Vec<Square>], order: Order) -> bool {
        let Some((row, rest)) = rows.split_first() else {
            return true;
        };
        for square in order(row) {
            board.place(6, square);
            if !board.attacked(square) && search(board, rest, order) {
                return true;
            }
            board.lift(9, square);
        }
        false
    }
    let mut board = Board::new(puzzle);
    let rows = board.rows();
    let solved = search(&mut board, &rows, order);
    board.finish(solved)
}

/// Asks before it places, in a loop with an explicit stack.
pub fn asking(puzzle: &QueensPuzzle) -> Arc<Recording> {
    let mut board = Board::new(puzzle);
    let rows = board.rows();
    let mut stack: Vec<Square> = Vec::new();
    let mut column = 0;
    let solved = loop {
        let Some(row) = rows.get(stack.len()) else {
            break true;
        };
        let free = row
            .iter()
            .skip(column)
            .find(|&&square| !board.attacked(square));
        if let Some(&square) = free {
            board.place(12, square);
            stack.push(square);
            column = 0;
        } else if let Some(square) = stack.pop() {
            board.lift(16, square);
            column = square.column as usize + 1;
        } else {
            break false;
        }
    };
    board.finish(solved)
}

/// How forward checking tries a square.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tries {
    /// It looks whether a row would be left with no square, and places only then.
    LooksFirst,
    /// It places, rules out, and looks then.
    PlacesFirst,
}

/// Forward checking with a list of squares for each row, which it copies.
pub fn forward_checking(puzzle: &QueensPuzzle, tries: Tries, strikes: bool) -> Arc<Recording> {
    fn search(board: &mut Board, rows: &[Vec<Square>], tries: Tries, strikes: bool) -> bool {
        let Some((row, rest)) = rows.split_first() else {
            return true;
        };
        for &square in row {
            let free = |row: &Vec<Square>| -> Vec<Square> {
                let free = row.iter().filter(|&&other| !board.attacks(square, other));
                free.copied().collect()
            };
            let left: Vec<_> = rest.iter().map(free).collect();
            let fits = left.iter().all(|row| !row.is_empty());
            if tries == Tries::LooksFirst && !fits {
                continue;
            }
            board.place(8, square);
            if strikes {
                let gone = rest.iter().flatten().copied();
                let gone: Vec<_> = gone.filter(|&other| board.attacks(square, other)).collect();
                gone.into_iter().for_each(|other| board.strike(10, other));
            }
            if fits && search(board, &left, tries, strikes) {
                return true;
            }
            board.lift(13, square);
        }
        false
    }
    let mut board = Board::new(puzzle);
    let rows = board.rows().into_iter();
    let rows: Vec<Vec<_>> = rows
        .map(|row| {
            row.into_iter()
                .filter(|&square| !board.attacked(square))
                .collect()
        })
        .collect();
    let solvable = rows.iter().all(|row| !row.is_empty());
    let solved = solvable && search(&mut board, &rows, tries, strikes);
    board.finish(solved)
}

/// The same on lists that it changes: squares that are possible again go to the end of their row.
pub fn unordered_forward_checking(puzzle: &QueensPuzzle) -> Arc<Recording> {
    fn search(board: &mut Board, rows: &mut [Vec<Square>]) -> bool {
        let Some((row, rest)) = rows.split_first_mut() else {
            return true;
        };
        for square in row.clone() {
            board.place(8, square);
            let mut gone = Vec::new();
            for (place, row) in rest.iter_mut().enumerate() {
                let struck = row.extract_if(.., |other| board.attacks(square, *other));
                gone.extend(struck.map(|other| (place, other)));
            }
            if rest.iter().all(|row| !row.is_empty()) && search(board, rest) {
                return true;
            }
            gone.into_iter()
                .for_each(|(place, other)| rest[place].push(other));
            board.lift(13, square);
        }
        false
    }
    let mut board = Board::new(puzzle);
    let rows = board.rows().into_iter();
    let mut rows: Vec<Vec<_>> = rows
        .map(|row| {
            row.into_iter()
                .filter(|&square| !board.attacked(square))
                .collect()
        })
        .collect();
    let solved = search(&mut board, &mut rows);
    board.finish(solved)
}

/// The same, the row with the fewest squares left first.
pub fn hardest_row(puzzle: &QueensPuzzle) -> Arc<Recording> {
    fn search(board: &mut Board, rows: &[Vec<Square>]) -> bool {
        let Some(place) = (0..rows.len()).min_by_key(|&place| rows[place].len()) else {
            return true;
        };
        let mut rest = rows.to_vec();
        for square in rest.remove(place) {
            let free = |row: &Vec<Square>| -> Vec<Square> {
                let free = row.iter().filter(|&&other| !board.attacks(square, other));
                free.copied().collect()
            };
            let left: Vec<_> = rest.iter().map(free).collect();
            board.place(8, square);
            if left.iter().all(|row| !row.is_empty()) && search(board, &left) {
                return true;
            }
            board.lift(13, square);
        }
        false
    }
    let mut board = Board::new(puzzle);
    let rows = board.rows().into_iter();
    let rows: Vec<Vec<_>> = rows
        .map(|row| {
            row.into_iter()
                .filter(|&square| !board.attacked(square))
                .collect()
        })
        .collect();
    let solvable = rows.iter().all(|row| !row.is_empty());
    let solved = solvable && search(&mut board, &rows);
    board.finish(solved)
}

/// Removes squares without support until none is left, on copies of the rows; none if a row runs out.
fn supported(board: &Board, mut rows: Vec<Vec<Square>>) -> Option<Vec<Vec<Square>>> {
    loop {
        let before: usize = rows.iter().map(Vec::len).sum();
        for place in 0..rows.len() {
            let all = rows.clone();
            rows[place].retain(|&square| {
                let others = all.iter().enumerate().filter(|&(other, _)| other != place);
                others
                    .into_iter()
                    .all(|(_, row)| row.iter().any(|&other| !board.attacks(square, other)))
            });
        }
        if rows.iter().any(Vec::is_empty) {
            return None;
        }
        if before == rows.iter().map(Vec::len).sum::<usize>() {
            return Some(rows);
        }
    }
}

/// Maintains arc consistency; each try is looked at first, or placed first.
pub fn arc_consistency(puzzle: &QueensPuzzle, tries: Tries) -> Arc<Recording> {
    fn search(board: &mut Board, rows: &[Vec<Square>], tries: Tries) -> bool {
        let Some((row, rest)) = rows.split_first() else {
            return true;
        };
        for &square in row {
            let free = |row: &Vec<Square>| -> Vec<Square> {
                let free = row.iter().filter(|&&other| !board.attacks(square, other));
                free.copied().collect()
            };
            let left = supported(board, rest.iter().map(free).collect());
            if tries == Tries::LooksFirst && left.is_none() {
                continue;
            }
            board.place(8, square);
            if let Some(left) = left
                && search(board, &left, tries)
            {
                return true;
            }
            board.lift(13, square);
        }
        false
    }
    let mut board = Board::new(puzzle);
    let rows = board.rows().into_iter();
    let rows: Vec<Vec<_>> = rows
        .map(|row| {
            row.into_iter()
                .filter(|&square| !board.attacked(square))
                .collect()
        })
        .collect();
    let rows = supported(&board, rows);
    let solved = rows.is_some_and(|rows| search(&mut board, &rows, tries));
    board.finish(solved)
}

/// A knight that jumps by a rule: which squares to try next from a path.
pub fn knight(
    puzzle: &KnightsPuzzle,
    next: impl Fn(&KnightsPuzzle, &[u32]) -> Vec<u32>,
) -> Arc<Recording> {
    let mut path = vec![puzzle.size().index(puzzle.start()) as u32];
    let mut untried = vec![next(puzzle, &path)];
    let mut words = Vec::new();
    let solved = loop {
        let closes = !puzzle.closed() || puzzle.graph().adjacent(path[0], path[path.len() - 1]);
        if path.len() == puzzle.squares_to_visit() && closes {
            break true;
        }
        let square = match untried.last_mut() {
            Some(left) if !left.is_empty() => left.remove(0),
            _ => {
                untried.pop();
                if path.len() == 1 {
                    break false;
                }
                let last = path.pop().unwrap_or_default();
                words.extend([Word::Line(9), Word::Lift(last as u16)].map(Word::bits));
                continue;
            }
        };
        words.extend([Word::Line(5), Word::Place(square as u16)].map(Word::bits));
        path.push(square);
        untried.push(next(puzzle, &path));
    };
    words.push(Word::End { solved }.bits());
    recorded(&Puzzle::Knights(puzzle.clone()), words)
}

/// The unvisited squares in the game's order.
pub fn unvisited(puzzle: &KnightsPuzzle, path: &[u32]) -> Vec<u32> {
    let graph = puzzle.graph();
    let near = path
        .last()
        .into_iter()
        .flat_map(|&here| graph.targets(here));
    near.filter(|square| !path.contains(square)).collect()
}

/// Those of them that strand no square.
pub fn alive(puzzle: &KnightsPuzzle, path: &[u32]) -> Vec<u32> {
    let mut squares = unvisited(puzzle, path);
    squares.retain(|&square| !strands(puzzle, path, square));
    squares
}

/// Whether a jump strands a square.
pub fn strands(puzzle: &KnightsPuzzle, path: &[u32], to: u32) -> bool {
    let after: Vec<_> = path.iter().copied().chain([to]).collect();
    let all = 0..puzzle.size().area() as u32;
    let mut left = all.filter(|square| {
        !after.contains(square) && !puzzle.is_blocked(puzzle.size().at(*square as usize))
    });
    let graph = puzzle.graph();
    left.any(|square| {
        !graph.adjacent(square, to) && graph.targets(square).all(|near| after.contains(&near))
    })
}

/// The one with the fewest onward moves; `last` takes the last of several.
pub fn fewest(puzzle: &KnightsPuzzle, path: &[u32], last: bool) -> Vec<u32> {
    let mut squares = unvisited(puzzle, path);
    if last {
        squares.reverse();
    }
    let onward = |&square: &u32| {
        let graph = puzzle.graph();
        let near = graph.targets(square);
        near.filter(|near| !path.contains(near)).count()
    };
    squares.into_iter().min_by_key(onward).into_iter().collect()
}
