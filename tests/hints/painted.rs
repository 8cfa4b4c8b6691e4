//! Painted boards against the definition: their faults, their solutions and their repairs.

use std::collections::{BTreeMap, BTreeSet};

use forward_check::board::{Regions, Rules, Size, Square};
use forward_check::generate::colour;
use forward_check::generate::examining::{Examined, Examining};
use forward_check::generate::painted::Painted;
use forward_check::generate::repairing::{Repairing, Repairs};
use forward_check::hint::queens::Grading;
use forward_check::puzzles::QueensPuzzle;
use proptest::prelude::*;

use crate::common::colours::{Dice, WORKED, any};
use crate::common::is_all;

fn examined(letters: &str, locked: &[usize]) -> Examined {
    let mut examining = Examining::new(Painted::new(letters, locked).unwrap());
    while !examining.step() {}
    examining.examined()
}

fn repairs(letters: &str, locked: &[usize]) -> Repairs {
    let mut repairing = Repairing::new(Painted::new(letters, locked).unwrap());
    while !repairing.step() {}
    repairing.repairs()
}

/// The board of random regions, every third with some in pieces, with its letters mixed.
fn letters(side: u32, seed: u64) -> String {
    let board = any(side, seed);
    let mut dice = Dice::new(seed ^ 0x5eed);
    let mut order: Vec<_> = (0..side).collect();
    (1..order.len())
        .rev()
        .for_each(|place| order.swap(place, dice.below(place + 1)));
    let colours = board.rules().regions().unwrap().colours();
    let letter = |&colour: &u8| Regions::letter(order[usize::from(colour)]);
    colours.iter().map(letter).collect()
}

fn puzzle(letters: &str) -> QueensPuzzle {
    QueensPuzzle::with(Rules::colour(letters.parse().unwrap()), Vec::new()).unwrap()
}

/// Every solution, row by row, straight from the rules.
fn solutions(letters: &str) -> BTreeSet<Vec<u64>> {
    let side = (letters.len() as f64).sqrt() as usize;
    let mut found = BTreeSet::new();
    let colour = letters.as_bytes();
    let mut rows: Vec<usize> = Vec::new();
    search(side, colour, &mut rows, &mut found);
    found
}

fn search(side: usize, colour: &[u8], rows: &mut Vec<usize>, found: &mut BTreeSet<Vec<u64>>) {
    let row = rows.len();
    if row == side {
        let number = |(row, column): (usize, &usize)| (side * row + column) as u64;
        found.insert(rows.iter().enumerate().map(number).collect());
        return;
    }
    for column in 0..side {
        let fits = rows.iter().enumerate().all(|(above, &other)| {
            let touch = row - above == 1 && column.abs_diff(other) == 1;
            column != other && !touch && colour[side * above + other] != colour[side * row + column]
        });
        if fits {
            rows.push(column);
            search(side, colour, rows, found);
            rows.pop();
        }
    }
}

/// Whether every letter has a square.
fn is_proper(letters: &str) -> bool {
    letters.parse::<Regions>().is_ok()
}

/// How many pieces each letter is in.
fn pieces(letters: &str) -> BTreeMap<char, usize> {
    let regions: Regions = letters.parse().unwrap();
    let size = regions.size();
    let letter = |square| letters.as_bytes()[size.index(square)] as char;
    let pieces = (0..regions.side()).map(|colour| regions.pieces(colour));
    pieces
        .map(|pieces| (letter(pieces[0][0]), pieces.len()))
        .collect()
}

fn with(letters: &str, square: u64, colour: u32) -> String {
    let mut changed: Vec<_> = letters.chars().collect();
    changed[square as usize] = Regions::letter(colour);
    changed.into_iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_proper_board_is_counted_and_graded(side in 4_u32..=7, seed: u64) {
        let letters = letters(side, seed);
        let (told, all) = (examined(&letters, &[]), solutions(&letters));
        prop_assert_eq!(told.solutions, Some(all.len() as u64));
        prop_assert!(told.is_counted);
        prop_assert_eq!(told.examples.len(), all.len().min(2));
        prop_assert!(told.examples.iter().all(|queens| all.contains(queens)));
        prop_assert_eq!(told.problem.is_some(), all.is_empty());
        let grade = Grading::of(&puzzle(&letters));
        prop_assert_eq!((told.k, told.grade), (grade.k, grade.grade));
        if let [one, other] = &told.examples[..] {
            let (one, other): (BTreeSet<_>, BTreeSet<_>) = (one.iter().copied().collect(), other.iter().copied().collect());
            let differing: Vec<_> = one.symmetric_difference(&other).copied().collect();
            prop_assert!(!differing.is_empty());
            prop_assert_eq!(&told.differing, &differing);
        }
    }

    #[test]
    fn locked_queens_are_in_every_solution(side in 4_u32..=6, seed: u64, lock in 0_usize..36) {
        let letters = letters(side, seed);
        let lock = lock % letters.len();
        let told = examined(&letters, &[lock]);
        let all = solutions(&letters);
        let wanted = all.iter().filter(|queens| queens.contains(&(lock as u64)));
        prop_assert_eq!(told.solutions, Some(wanted.count() as u64));
        prop_assert!(told.examples.iter().all(|queens| all.contains(queens) && queens.contains(&(lock as u64))));
    }

    #[test]
    fn a_repair_helps(side in 4_u32..=7, seed: u64) {
        let letters = letters(side, seed);
        let (before, offered) = (solutions(&letters), repairs(&letters, &[]));
        let told = examined(&letters, &[]);
        prop_assert_eq!(offered.repairs.is_empty(), !offered.text.is_empty());
        prop_assert!(before.len() != 1 || offered.repairs.is_empty());
        for repair in &offered.repairs {
            let changed = with(&letters, repair.square, repair.to);
            prop_assert!(is_proper(&changed), "every colour keeps a square");
            let (were, are) = (pieces(&letters), pieces(&changed));
            prop_assert!(are.iter().all(|(letter, count)| *count <= were[letter]), "no colour gets more pieces");
            let after = solutions(&changed);
            prop_assert_eq!(repair.solutions, after.len().min(if before.is_empty() { 2 } else { 100_000 }) as u64);
            prop_assert!(!after.is_empty());
            if !before.is_empty() {
                let gone: Vec<_> = before.difference(&after).collect();
                let stays = told.examples.iter().filter(|queens| after.contains(*queens));
                prop_assert!(!gone.is_empty() && stays.count() >= 1, "one goes, one stays");
            }
            let grade = Grading::of(&puzzle(&changed));
            prop_assert_eq!(repair.grade, grade.grade.filter(|_| after.len() == 1));
            let size = Size::square(side);
            let (one, other): (Square, Square) = (size.at(repair.square as usize), size.at(repair.beside as usize));
            prop_assert_eq!(one.row.abs_diff(other.row) + one.column.abs_diff(other.column), 1);
            let letter = |square: u64| letters.as_bytes()[square as usize] - b'A';
            prop_assert_eq!(u32::from(letter(repair.square)), repair.from);
            prop_assert_eq!(u32::from(letter(repair.beside)), repair.to);
        }
    }

    #[test]
    fn what_is_not_proper_is_said(side in 4_u32..=18, seed: u64, changes in 0_usize..30) {
        let mut painted = letters(side, seed);
        let mut dice = Dice::new(seed);
        for _ in 0..changes {
            let (square, colour) = (dice.below(painted.len()) as u64, dice.below(side as usize) as u32);
            painted = with(&painted, square, colour);
        }
        let problem = Painted::new(&painted, &[]).unwrap().problem();
        prop_assert_eq!(problem.is_none(), is_proper(&painted));
    }
}

#[test]
fn worked_boards_have_one_solution() {
    for (place, (letters, _)) in WORKED.into_iter().enumerate() {
        let told = examined(letters, &[]);
        assert_eq!((told.solutions, told.k), (Some(1), Some(place as u32 + 1)));
    }
    assert_eq!(
        examined(WORKED[2].0, &[]).text,
        "One solution. Grade: Hard, reasons with up to 3 lines."
    );
}

/// The board of the design.
const TWO: &str = "AAABCCCDABBBBCDDAABBBCEDABBBBEEEAAAFFFEEAFAAFEEEGFFFFEEHGGGFFHHH";

#[test]
fn two_solutions_differ_and_are_repaired() {
    let told = examined(TWO, &[]);
    assert_eq!(told.text, "2 solutions: they differ in a5, f5, a3 and f3.");
    let offered = repairs(TWO, &[]);
    let grey = offered
        .repairs
        .iter()
        .find(|repair| repair.text.starts_with("Give f5 to"));
    let grey = grey.unwrap();
    assert_eq!(
        (grey.square, grey.from, grey.to, grey.beside),
        (29, 4, 2, 21)
    );
    assert_eq!(
        grey.text,
        "Give f5 to orange (C): one solution, grade Hard."
    );
    assert_eq!(
        grey.why,
        "In solution 1, f5 has a queen, and orange (C) has one on e8. One colour takes one queen, so this solution \
         is out. The other keeps its queens."
    );
}

#[test]
fn sentences_name_colours_and_squares() {
    let says = |letters: &str, locked: &[usize]| examined(letters, locked).text;
    for (letters, text) in [
        (
            "AAAAAAAAAAAAAAAA",
            "Blue (B), orange (C) and green (D) have no square: paint one of each.",
        ),
        (
            "AABBAABBCCCCCCCC",
            "Green (D) has no square: paint at least one.",
        ),
    ] {
        assert_eq!(says(letters, &[]), text);
    }
    for (letters, text) in [
        (
            "AAABCCBBCCAADDDD",
            "Yellow (A) is in 2 pieces. One solution. Grade: ",
        ),
        (
            "AABBCCBBCCAADDDD",
            "Yellow (A) is in 2 pieces. 2 solutions: they differ in 8 squares.",
        ),
        (
            "ABCDABCDABCDDCBA",
            "Yellow (A), blue (B) and 2 other colours are in pieces. ",
        ),
    ] {
        assert!(says(letters, &[]).starts_with(text), "{letters}");
    }
    let squares = |letters| examined(letters, &[]).apart.unwrap().squares;
    assert_eq!(squares("AAABCCBBCCAADDDD"), [10, 11]);
    assert_eq!(
        squares("AABBCCBBCCAADDDD"),
        [10, 11],
        "of equal pieces, the first counts as larger"
    );
    assert_eq!(examined(WORKED[0].0, &[]).apart, None);
    let blank = "A".repeat(64);
    assert_eq!(
        says(&blank, &[]),
        "Blue (B), orange (C) and 5 other colours have no square: paint one of each."
    );
    let columns = "ABCD".repeat(4);
    assert_eq!(
        says(&columns, &[]),
        "2 solutions: they differ in 8 squares."
    );
    assert_eq!(
        says(&columns, &[0, 1]),
        "The locked queens on a4 and b4 attack each other: unlock one of them."
    );
}

#[test]
fn a_board_without_a_solution_says_which_lines_cannot_be_filled() {
    // Both rows at the bottom are green.
    let told = examined("ABBCCCCCDDDDDDDD", &[]);
    assert_eq!(told.solutions, Some(0));
    let problem = told.problem.unwrap();
    assert_eq!(
        problem.text,
        "No solution: row 2 and row 1 can’t both be filled."
    );
    assert_eq!(problem.squares, (8..16).collect::<Vec<_>>());
}

#[test]
fn counting_stops_at_a_million() {
    let columns = "ABCDEFGHIJK".repeat(11);
    let told = examined(&columns, &[]);
    assert_eq!((told.solutions, told.is_counted), (Some(1_000_000), false));
    assert!(
        told.text
            .starts_with("At least 1,000,000 solutions: two of them differ in")
    );
    assert_eq!(
        examined(&"ABCDEFGHIJ".repeat(10), &[]).solutions,
        Some(479_306)
    );
}

#[test]
fn bad_letters_are_refused() {
    let refused = |letters: &str| Painted::new(letters, &[]).unwrap_err().to_string();
    assert!(refused("AB").starts_with("2 squares do not make a board"));
    assert!(refused("ABCEABCEABCEABCE").starts_with("“E” is not a colour"));
    assert!(
        Painted::new(&"A".repeat(16), &[0, 16, 99])
            .unwrap()
            .locked()
            == [0]
    );
}

#[test]
fn random_regions_are_proper_and_have_a_solution() {
    for side in 4..=18 {
        for seed in 0..5 {
            let letters = colour::sketch(side, seed);
            let painted = Painted::new(&letters, &[]).unwrap();
            assert!(painted.problem().is_none(), "{letters}");
            assert!(
                pieces(&letters).values().all(|&count| count == 1),
                "{letters}"
            );
            assert!(
                side > 12 || examined(&letters, &[]).problem.is_none(),
                "{letters}"
            );
            assert_eq!(letters, colour::sketch(side, seed), "a seed is a board");
        }
    }
}

/// Taking the best repair again and again ends at one solution, or where no change of a square
/// helps: every repair leaves fewer solutions.
#[test]
fn repairs_in_a_row_come_to_an_end() {
    let boards = if is_all() { 1_000 } else { 60 };
    let mut unique = 0;
    for seed in 0..boards {
        let mut board = letters(5 + (seed % 4) as u32, seed);
        let mut left = u64::MAX;
        while let Some(best) = repairs(&board, &[]).repairs.first() {
            let found = examined(&board, &[]).solutions.unwrap();
            assert!(found == 0 || best.solutions < found, "{board}");
            assert!(found > 0 || left == u64::MAX, "{board}");
            left = found;
            board = with(&board, best.square, best.to);
        }
        unique += u64::from(solutions(&board).len() == 1);
    }
    assert!(
        2 * unique > boards,
        "{unique} of {boards} boards end with one solution"
    );
}
