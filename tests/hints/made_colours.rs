//! Generated boards of colours: each has one solution and its grade, and rare grades are not
//! generated.

use forward_check::board::{Rules, Size};
use forward_check::generate::colour::{self, SIDES, available};
use forward_check::hint::Difficulty;
use forward_check::hint::queens::Grading;
use forward_check::puzzles::QueensPuzzle;

use crate::common::{is_all, on_every_processor};

/// The number of boards of a side with each grade, easiest first, among those that an independent
/// program drew.
const DRAWN: [(u32, [u32; 4]); 6] = [
    (6, [1_200, 793, 7, 0]),
    (7, [872, 1_052, 76, 0]),
    (8, [573, 1_167, 259, 1]),
    (9, [113, 320, 152, 15]),
    (10, [35, 140, 101, 24]),
    (11, [5, 24, 18, 13]),
];

/// The grades that at least one in a hundred boards has.
fn common(grades: [u32; 4]) -> Vec<Difficulty> {
    let boards: u32 = grades.iter().sum();
    let grades = Difficulty::ALL.into_iter().zip(grades);
    let common = grades.filter(|(_, count)| 100 * count >= boards);
    common.map(|(grade, _)| grade).collect()
}

/// The number of boards of a side with each grade.
fn grades(side: u32, boards: u64) -> [u32; 4] {
    let mut grades = [0; 4];
    for seed in 0..boards {
        let rules = Rules::colour(colour::board(side, seed));
        let puzzle = QueensPuzzle::with(rules, Vec::new()).unwrap();
        let grade = Grading::of(&puzzle).grade.expect("one solution");
        grades[grade as usize] += 1;
    }
    grades
}

#[test]
fn the_grades_on_offer_are_those_of_one_board_in_a_hundred() {
    for (side, grades) in DRAWN {
        assert_eq!(available(side), common(grades), "{side}");
    }
    // Large boards take long.
    let boards = [600, 600, 600, 300, 100, 60, 12];
    for (side, boards) in SIDES.zip(boards) {
        let found = grades(side, if is_all() { 10 * boards } else { boards });
        assert_eq!(available(side), common(found), "{side}: {found:?}");
    }
    assert!(available(4).is_empty() && available(12).is_empty());
}

/// Generated boards of all sizes have connected regions of similar size, one solution and their
/// grade.
#[test]
fn made_boards_are_as_wanted() {
    let wanted = |place: u64| {
        let side = SIDES.start() + (place % 7) as u32;
        let grades = available(side);
        let grade = grades[(place / 7) as usize % grades.len()];
        colour::WantedColours {
            side,
            grade,
            seed: place,
        }
    };
    // Large boards take long: most are small.
    let places = (0..if is_all() { 25_000 } else { 60 }).filter(|place| match place % 7 {
        6 => place % 70 == 6,
        5 => place % 28 == 5,
        _ => true,
    });
    let all: Vec<_> = places.map(wanted).collect();
    assert!(all.len() >= if is_all() { 10_000 } else { 40 });
    on_every_processor(&all, |&wanted| {
        let (puzzle, grade) = colour::MakingColours::of(wanted).unwrap();
        let regions = puzzle.rules().regions().unwrap();
        for colour in 0..wanted.side {
            let size = regions.squares_of(colour).count() as u32;
            assert!((3..=2 * wanted.side).contains(&size), "{wanted:?}");
        }
        let found = Grading::of(&puzzle);
        assert_eq!(
            (found.solutions, found.grade),
            (Some(1), Some(wanted.grade)),
            "{wanted:?}"
        );
        assert_eq!(grade, wanted.grade);
        assert_eq!(Size::square(wanted.side), puzzle.size());
    });
}

#[test]
fn a_seed_is_a_board_and_seeds_differ() {
    let made = |seed| {
        let grade = Difficulty::Medium;
        let (puzzle, _) = colour::MakingColours::of(colour::WantedColours {
            side: 7,
            grade,
            seed,
        })
        .unwrap();
        puzzle.rules().regions().unwrap().to_string()
    };
    let mut all: Vec<_> = (0..20).map(made).collect();
    assert_eq!(all[7], made(7));
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 20);
}

#[test]
fn a_board_that_is_not_made_is_refused() {
    use Difficulty::{Easy, Expert};
    for (side, grade, wanted) in [
        (
            4,
            Easy,
            "Boards in colours can be made from 5 × 5 to 11 × 11: choose a size in this range.",
        ),
        (
            12,
            Easy,
            "Boards in colours can be made from 5 × 5 to 11 × 11: choose a size in this range.",
        ),
        (
            8,
            Expert,
            "Hardly any 8 × 8 board in colours is Expert: choose another grade or size.",
        ),
    ] {
        let refused = colour::MakingColours::of(colour::WantedColours {
            side,
            grade,
            seed: 0,
        });
        assert_eq!(refused.unwrap_err().to_string(), wanted);
    }
}
