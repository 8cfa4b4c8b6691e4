//! Queens: puzzles by name, and all their solutions by plain enumeration.

use forward_check::board::{Size, Square};
use forward_check::puzzles::QueensPuzzle;

use super::colours;

/// A board with the queens of a comma-separated list locked.
pub fn puzzle(side: u32, locked: &str) -> QueensPuzzle {
    QueensPuzzle::new(side, super::squares(Size::square(side), locked)).unwrap()
}

/// A board without a locked queen, then one for every square where a queen can be locked.
pub fn single_locks(side: u32) -> impl Iterator<Item = QueensPuzzle> {
    let locks = Size::square(side).squares().map(|square| vec![square]);
    std::iter::once(Vec::new())
        .chain(locks)
        .map(move |locked| QueensPuzzle::new(side, locked).unwrap())
}

/// Boards with several queens locked: solved, solvable and unsolvable.
pub fn several_locks() -> impl Iterator<Item = QueensPuzzle> {
    let boards = [
        (4, "b4,d3,a2,c1"),
        (6, "b6,f4"),
        (8, "c7,e2"),
        (8, "a8,b6,c4"),
        (9, "e9,i1"),
    ];
    boards
        .into_iter()
        .map(|(side, locked)| puzzle(side, locked))
}

/// Whether two queens share a row, a column or a diagonal, by signed differences.
pub fn attack(one: Square, other: Square) -> bool {
    let down = i64::from(one.row) - i64::from(other.row);
    let along = i64::from(one.column) - i64::from(other.column);
    one != other && (down == 0 || along == 0 || down == along || down == -along)
}

/// Whether two queens attack each other by the rules of a puzzle.
pub fn attack_on(puzzle: &QueensPuzzle, one: Square, other: Square) -> bool {
    match puzzle.rules().regions() {
        None => attack(one, other),
        Some(regions) => colours::attack(regions, one, other),
    }
}

/// Every solution in row-major order: tries the columns of each row, beginning with the top row.
pub fn solutions(puzzle: &QueensPuzzle) -> Vec<Vec<Square>> {
    let mut found = Vec::new();
    extend(puzzle, &mut Vec::new(), &mut found);
    found
}

fn extend(puzzle: &QueensPuzzle, queens: &mut Vec<Square>, found: &mut Vec<Vec<Square>>) {
    let row = queens.len() as u32;
    if row == puzzle.side() {
        found.push(queens.clone());
        return;
    }
    for column in 0..puzzle.side() {
        let queen = Square::new(row, column);
        let others = || queens.iter().chain(puzzle.locked());
        if !others().any(|&other| attack_on(puzzle, other, queen)) {
            queens.push(queen);
            extend(puzzle, queens, found);
            queens.pop();
        }
    }
}
