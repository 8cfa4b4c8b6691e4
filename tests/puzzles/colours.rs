//! Colour boards: reading, writing and rules.

use std::collections::BTreeMap;

use forward_check::board::{
    COLOUR_NAMES, Regions, RegionsError, Rules, Size, Square, Unit, in_line,
};
use forward_check::puzzles::{Game, Puzzle, QueensPuzzle, Setup, SetupError};

use crate::common::colours::{WORKED, apart, attack, puzzle, random};
use crate::common::queens::solutions;
use crate::common::{check_message, squares};

fn read(text: &str) -> Result<Regions, RegionsError> {
    text.parse()
}

#[test]
fn boards_read_back_from_letters_and_from_runs() {
    for (letters, _) in WORKED {
        let regions = read(letters).unwrap();
        assert_eq!(regions.to_string(), letters);
        assert_eq!(read(&regions.runs()), Ok(regions.clone()));
        assert_eq!(Regions::new(regions.colours()), Ok(regions));
    }
    let runs = "6A2B2ACA4BA3CBDEB3C2BDEBC3F2D2E2CF2D2GE4F2DGE6H2G";
    assert_eq!(read(WORKED[0].0).unwrap().runs(), runs);
    for side in 4..=18 {
        for seed in 0..10 {
            let made = if seed % 2 == 0 { random } else { apart };
            let board = made(side, seed);
            let regions = board.rules().regions().unwrap();
            assert_eq!(read(&regions.runs()).as_ref(), Ok(regions), "{regions}");
            assert_eq!(read(&regions.to_string()).as_ref(), Ok(regions));
        }
    }
}

/// Letters follow the first squares, and the letters of the text do not matter.
#[test]
fn letters_follow_the_order_of_first_squares() {
    let canonical = read("AABBACBBCCCDCDDD").unwrap();
    for text in [
        "DDAADCAACCCBCBBB",
        "ddaadcaacccbcbbb",
        " 2D2ADC2A3CBC3B ",
        "zzxxzyxxyyywywww",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&canonical), "{text}");
    }
    assert_eq!(
        Regions::new(&[9, 9, 3, 3, 9, 7, 3, 3, 7, 7, 7, 0, 7, 0, 0, 0]),
        Ok(canonical)
    );
}

#[test]
fn a_text_that_is_no_board() {
    let five = "A".repeat(25);
    let large = "A".repeat(325);
    let cases = [
        (
            "",
            "regions-squares",
            "0 squares do not make a board: give every square a letter, from 4 × 4 to 18 × 18.",
        ),
        (
            "A",
            "regions-squares",
            "1 square does not make a board: give every square a letter, from 4 × 4 to 18 × 18.",
        ),
        (
            "AABBACBBCCCDCDD",
            "regions-squares",
            "15 squares do not make a board: give every square a letter, from 4 × 4 to 18 × 18.",
        ),
        (
            "3A3B3C",
            "regions-squares",
            "9 squares do not make a board: give every square a letter, from 4 × 4 to 18 × 18.",
        ),
        (
            &large,
            "regions-squares",
            "That is too many squares: choose a board from 4 × 4 to 18 × 18.",
        ),
        (
            "99999999999999999999A",
            "regions-squares",
            "That is too many squares: choose a board from 4 × 4 to 18 × 18.",
        ),
        (
            &five,
            "regions-colours",
            "A board of 5 × 5 needs 5 colours, not 1: use 5 letters.",
        ),
        (
            "AABBACBBCCCDCDDE",
            "regions-colours",
            "A board of 4 × 4 needs 4 colours, not 5: use 4 letters.",
        ),
        (
            "AABB!CBBCCCDCDDD",
            "regions-letter",
            "“!” is not a colour: write a letter for every square, such as AAB or 2AB.",
        ),
        (
            "ÄABBACBBCCCDCDDD",
            "regions-letter",
            "“Ä” is not a colour: write a letter for every square, such as AAB or 2AB.",
        ),
        (
            "AABBACBBCCCDCDDD3",
            "regions-run",
            "“3” is not a run of squares: write a length and a letter, such as 2A.",
        ),
        (
            "0A16B",
            "regions-run",
            "“0A” is not a run of squares: write a length and a letter, such as 2A.",
        ),
    ];
    for (text, code, message) in cases {
        let error = read(text).unwrap_err();
        assert_eq!(error.code(), code, "{text}");
        check_message(&error, message);
    }
}

#[test]
fn a_setup_with_colours_in_the_wrong_place() {
    let regions = read(WORKED[0].0).unwrap();
    let setup = |game, side, regions| Setup {
        game,
        size: Size::square(side),
        squares: Vec::new(),
        blocked: Vec::new(),
        closed: false,
        regions,
    };
    let cases = [
        (
            setup(Game::Queens, 8, Some(regions.clone())),
            "colours",
            "Only Colour Queens has colours: leave them out, or choose that game.",
        ),
        (
            setup(Game::Knights, 8, Some(regions.clone())),
            "colours",
            "Only Colour Queens has colours: leave them out, or choose that game.",
        ),
        (
            setup(Game::Colour, 8, None),
            "no-colours",
            "Colour Queens needs the colour of every square: give a letter for each.",
        ),
        (
            setup(Game::Colour, 7, Some(regions.clone())),
            "colours-size",
            "The colours are those of 8 × 8, but the board is 7 × 7: choose the same size.",
        ),
    ];
    for (setup, code, message) in cases {
        let error = setup.build().unwrap_err();
        assert_eq!(error.code(), code);
        check_message(&error, message);
    }
    let good = setup(Game::Colour, 8, Some(regions));
    let built = good.clone().build().unwrap();
    assert_eq!((built.game(), built.setup()), (Game::Colour, good));
}

/// Locked queens that touch, or share a colour, attack each other; those on a long diagonal don't.
#[test]
fn locked_queens_keep_the_rules_of_the_board() {
    let regions = read(WORKED[0].0).unwrap();
    let lock = |names| {
        QueensPuzzle::with(
            Rules::colour(regions.clone()),
            squares(regions.size(), names),
        )
    };
    for names in ["a8,b7", "h8,f7", "a8,d8", "a8,a1"] {
        assert!(
            matches!(lock(names), Err(SetupError::LockedAttack(..))),
            "{names}"
        );
    }
    assert!(lock("a8,h1").is_ok());
}

/// Squares are in one piece if they have one colour and a chain of such squares joins them, side by side.
#[test]
fn colours_may_be_in_pieces() {
    let names = |text: &str, colour| {
        let regions = read(text).unwrap();
        let pieces = regions.pieces(colour).into_iter();
        let name = |piece: Vec<Square>| {
            let names = piece.into_iter().map(|square| regions.size().name(square));
            names.collect::<Vec<_>>().join(" ")
        };
        pieces.map(name).collect::<Vec<_>>()
    };
    assert_eq!(names("AABBACBBCCCDCDDA", 0), ["a4 b4 a3", "d1"]);
    assert_eq!(
        names("ABBBBACCBCCDDDDD", 0),
        ["a4", "b3"],
        "a corner joins nothing"
    );
    assert_eq!(names("ABBBBACCBCCDDDDD", 3), ["d2 a1 b1 c1 d1"]);
    for side in 4..=18 {
        let board = apart(side, u64::from(side));
        let (regions, size) = (board.rules().regions().unwrap(), board.size());
        let joined = |one: Square, other: Square| {
            let apart = one.row.abs_diff(other.row) + one.column.abs_diff(other.column);
            apart == 1 && regions.colour(one) == regions.colour(other)
        };
        let mut labels: Vec<_> = (0..size.area()).collect();
        let squares: Vec<_> = size.squares().collect();
        // Numbers spread until nothing changes.
        while {
            let before = labels.clone();
            for (one, &square) in squares.iter().enumerate() {
                for (other, &next) in squares.iter().enumerate() {
                    if joined(square, next) {
                        labels[one] = labels[one].min(labels[other]);
                    }
                }
            }
            before != labels
        } {}
        let mut wanted: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (&square, label) in squares.iter().zip(labels) {
            let key = (regions.colour(square), label);
            wanted.entry(key).or_default().push(square);
        }
        let pieces = (0..side).flat_map(|colour| regions.pieces(colour));
        assert!(pieces.eq(wanted.into_values()), "{regions}");
    }
}

/// The rules agree with the definition on every pair of squares.
#[test]
fn what_attacks_what() {
    for side in 4..=18 {
        let made = if side % 2 == 0 { random } else { apart };
        let board = made(side, u64::from(side));
        let (rules, size) = (board.rules(), board.size());
        let regions = rules.regions().unwrap();
        for one in size.squares() {
            for other in size.squares() {
                assert_eq!(
                    rules.attack(one, other),
                    attack(regions, one, other),
                    "{regions}"
                );
                assert_eq!(
                    Rules::classic(side).attack(one, other),
                    in_line(one, other),
                    "classic"
                );
            }
            for row in (0..side).filter(|&row| row != one.row) {
                let mut visited = Vec::new();
                rules.each_attacked_in([row], one, |square| visited.push(square));
                let wanted = (0..side).map(|column| Square::new(row, column));
                let wanted: Vec<_> = wanted
                    .filter(|&other| attack(regions, one, other))
                    .collect();
                assert_eq!(visited, wanted);
            }
        }
    }
}

#[test]
fn every_line_that_needs_a_queen() {
    let board = puzzle(WORKED[0].0, "");
    let rules = board.rules();
    assert_eq!(rules.units().count(), 24);
    assert_eq!(Rules::classic(8).units().count(), 16);
    for unit in rules.units() {
        for square in board.size().squares() {
            let on_it = rules.squares_of(unit).contains(&square);
            assert_eq!(on_it, rules.units_of(square).any(|other| other == unit));
        }
    }
    let e: Vec<_> = rules.squares_of(Unit::Colour(4));
    assert_eq!(e, squares(board.size(), "g6,g5,g4,h4,h3,h2"));
    assert_eq!(rules.unit_name(Unit::Row(0)), "row 8");
    assert_eq!(rules.unit_title(Unit::Column(2)), "Column c");
}

/// Every colour of a board has its own name, and the same one each time; where there are more colours than
/// names, neighbours differ.
#[test]
fn colours_have_names() {
    for side in 4..=18 {
        let rules = random(side, 7).rules().clone();
        let mut places = rules.palette().to_vec();
        assert_eq!(places.len(), side as usize);
        for colour in 0..side {
            let name = COLOUR_NAMES[places[colour as usize] as usize];
            let letter = Regions::letter(colour);
            assert_eq!(
                rules.unit_name(Unit::Colour(colour)),
                format!("{name} ({letter})")
            );
        }
        let regions = rules.regions().unwrap();
        for square in regions.size().squares() {
            for next in regions.neighbours(square) {
                let [one, other] = [square, next].map(|square| regions.colour(square) as usize);
                assert!(one == other || places[one] != places[other], "{regions}");
            }
        }
        places.sort_unstable();
        places.dedup();
        assert!(
            side > 12 || places.len() == side as usize,
            "no colour twice"
        );
    }
}

/// The page gives the same colours: `www/board/palette.test.ts` reads the same file.
#[test]
fn boards_have_the_colours_of_the_page() {
    let boards = include_str!("../data/palettes.json");
    let boards: BTreeMap<String, String> = serde_json::from_str(boards).unwrap();
    assert!(boards.len() > 10);
    for (letters, names) in boards {
        let rules = Rules::colour(read(&letters).unwrap());
        let given = rules.palette().iter();
        let given: Vec<_> = given.map(|&place| COLOUR_NAMES[place as usize]).collect();
        assert_eq!(given.join(" "), names, "{letters}");
    }
}

#[test]
fn the_worked_boards_have_one_solution() {
    for (letters, columns) in WORKED {
        let board = puzzle(letters, "");
        let wanted = (0..8).map(|row| Square::new(row, columns[row as usize]));
        assert_eq!(solutions(&board), [wanted.collect::<Vec<_>>()]);
        assert!(matches!(Puzzle::Queens(board), Puzzle::Queens(_)));
    }
}
