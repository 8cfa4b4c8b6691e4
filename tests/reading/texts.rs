//! The forms of boards in texts.

use forward_check::board::{Size, Square};
use forward_check::reader::{Board, Form, Reading, TextFault, read_text, write_text};
use forward_check::solve::Rng;

use crate::draw::board::Truth;

const ROWS: [&str; 4] = ["AABB", "AACB", "DCCC", "DDDC"];

fn colours(text: &str) -> Board {
    match read_text(text) {
        Ok(Reading::Colours(board)) => board,
        other => panic!("{text:?} is {other:?}"),
    }
}

fn rows(text: &str) -> Vec<String> {
    colours(text).rows().collect()
}

fn queens(text: &str) -> Vec<(u32, u32)> {
    match read_text(text) {
        Ok(Reading::Queens { queens, .. }) => queens
            .iter()
            .map(|square| (square.row, square.column))
            .collect(),
        other => panic!("{text:?} is {other:?}"),
    }
}

fn fault(text: &str) -> String {
    read_text(text).unwrap_err().to_string()
}

#[test]
fn a_board_reads_the_same_in_every_form() {
    let forms = [
        "AABB\nAACB\nDCCC\nDDDC",
        "\u{feff}aabb\r\naacb\r\ndccc\r\ndddc\r\n",
        "```\n0011\n0021\n3222\n3332\n```",
        "> x x y y\n> x x z y\n> w z z z\n> w w w z",
        "0, 0, 1, 1\n0, 0, 2, 1\n3, 2, 2, 2\n3, 3, 3, 2",
        "\"A\",\"A\",\"B\",\"B\"\n\"A\",\"A\",\"C\",\"B\"\n\"D\",\"C\",\"C\",\"C\"\n\"D\",\"D\",\"D\",\"C\"",
        "10;10;11;11\n10;10;12;11\n13;12;12;12\n13;13;13;12",
        "| A | A | B | B |\n|---|---|---|---|\n| A | A | C | B |\n| D | C | C | C |\n| D | D | D | C |",
        "AABB/AACB/DCCC/DDDC",
        "vvoo|vvgo|rggg|rrrg",
        "AABBAACBDCCCDDDC",
        "2A2B2ACBD3C3DC",
        "2v2o2vgor3g3rg",
        "Look: https://example.org/#/play/colour/2A2B2ACBD3C3DC/-?grade=hard.",
        "{\"game\":\"colour\",\"size\":4,\"regions\":\"AABBAACBDCCCDDDC\"}",
        "[[0,0,1,1],[0,0,2,1],[3,2,2,2],[3,3,3,2]]",
        "size: 4,\n colorRegions: [\n [\"A\", \"A\", \"B\", \"B\"],\n [\"A\", \"A\", \"C\", \"B\"],\n [\"D\", \"C\", \"C\", \
         \"C\"],\n [\"D\", \"D\", \"D\", \"C\"],\n ],\n regionColors: { A: red }",
        "gridSize: 4, colorGrid: [ { colors: [7,7,1,1] }, { colors: [7,7,2,1] }, { colors: [3,2,2,2] }, { colors: \
         [3,3,3,2] } ], solution: [ { row: 0, col: 3 } ]",
        "pzprv3/starbattle/4/4/1/4/0 0 1 1 /0 0 2 1 /3 2 2 2 /3 3 3 2 /. . . . /",
        "🟥🟥🟧🟧\n🟥🟥🟨🟧\n🟩🟨🟨🟨\n🟩🟩🟩🟨",
        "❤️❤️🧡🧡\n❤️❤️💛🧡\n💚💛💛💛\n💚💚💚💛",
        "[\"AABB\", \"AACB\", \"DCCC\", \"DDDC\"]",
        "[\n [\n  0,\n  0,\n  1,\n  1\n ],\n [\n  0,\n  0,\n  2,\n  1\n ],\n [3,2,2,2],\n [3,3,3,2]\n]\n",
        "board = np.array([[0, 0, 1, 1],\n [0, 0, 2, 1],\n [3, 2, 2, 2],\n [3, 3, 3, 2]])",
        "Puzzle 12\nAABB\nAACB\nDCCC\nDDDC\nBy Ann",
        "4 AABB\n3 AACB\n2 DCCC\n1 DDDC",
        "&gt; AABB\n&gt; AACB\n&gt; DCCC\n&gt; DDDC",
        "+-+-+-+-+\n|A|A|B|B|\n+-+-+-+-+\n|A|A|C|B|\n+-+-+-+-+\n|D|C|C|C|\n+-+-+-+-+\n|D|D|D|C|\n+-+-+-+-+",
    ];
    for form in forms {
        assert_eq!(rows(form), ROWS, "{form:?}");
    }
}

#[test]
fn a_saved_page_has_its_squares_in_any_order() {
    let colours = [0, 0, 1, 1, 0, 0, 2, 1, 3, 2, 2, 2, 3, 3, 3, 2];
    let mut squares: Vec<_> = (0..16)
        .map(|square| {
            let colour = colours[square];
            format!("<div role=\"button\" class=\"cell cell-color-{colour}\" data-cell-idx=\"{square}\"></div>")
        })
        .collect();
    squares.reverse();
    let page = format!(
        "<section style=\"--rows: 4; --cols: 4\">{}</section>",
        squares.concat()
    );
    assert_eq!(rows(&page), ROWS);
}

#[test]
fn borders_make_regions() {
    let board = colours("https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou");
    assert_eq!(board.side(), 6);
    let all: Vec<_> = board.rows().collect();
    assert!(all[0].starts_with("AAABBB"), "{all:?}");
    assert!(fault("p?starbattle/6/6/2/4ilbhgdnmhou").contains("2 queens in a row"));
}

#[test]
fn what_hides_a_colour_is_in_doubt() {
    let board = colours("🟥🟥🟧🟧\n🟥♛🟨🟧\n🟩🟨🟨🟨\n🟩🟩🟩🟨");
    assert_eq!(board.rows().collect::<Vec<_>>(), ROWS);
    assert_eq!((board.doubtful().len(), board.queens().len()), (1, 1));
    let board = colours("AABB\nA.CB\nDCCC\nDDDC");
    assert_eq!((board.doubtful().len(), board.queens().len()), (1, 0));
}

#[test]
fn colours_in_pieces_are_named() {
    let board = colours("AABB\nAACB\nDCCC\nDDDA");
    assert_eq!(board.pieces(), [0]);
}

#[test]
fn queens_are_read_in_every_form() {
    let wanted = [(0, 1), (1, 3), (2, 0), (3, 2)];
    for form in [
        "[1, 3, 0, 2]",
        "2 4 1 3",
        "1\n3\n0\n2",
        "1Q2/3Q/Q3/2Q1",
        ".Q..\n...Q\nQ...\n..Q.",
        "0100\n0001\n1000\n0010",
    ] {
        assert_eq!(queens(form), wanted, "{form:?}");
    }
    assert_eq!(queens("8/1Q6/8/8/8/8/8/6q1 w - - 0 1"), [(1, 1), (7, 6)]);
    assert_eq!(
        queens("https://example.org/#/queens/8/a8+c7"),
        [(0, 0), (1, 2)]
    );
    assert_eq!(read_text("2 3 1 null"), Err(TextFault::Columns));
    assert_eq!(
        read_text("8/1R6/8/8/8/8/8/8"),
        Err(TextFault::Piece(2, 2, 'R'))
    );
}

#[test]
fn tours_are_read_and_checked() {
    let tour = "1 4 7\n6 0 2\n3 8 5".replace('0', "#");
    let Ok(Reading::Tour { path, blocked, .. }) = read_text(&tour) else {
        panic!("{:?}", read_text(&tour));
    };
    assert_eq!((path.len(), blocked.len()), (8, 1));
    assert_eq!(read_text("1 4 7\n6 # 2\n3 5 8"), Err(TextFault::Step(4)));
    let list = "a1 b3 c1 a2 c3 b1 a3 c2 a1";
    assert!(read_text(list).is_err(), "it visits a1 twice");
}

#[test]
fn a_fault_says_what_is_wrong() {
    assert_eq!(
        fault("AABB\nAAB\nCCDD\nCCDD"),
        "Row 2 has 3 squares, the others 4: give every row the same number."
    );
    assert_eq!(
        fault("AABB\nAAEB\nDCCC\nDDDC"),
        "This 4 × 4 board has 5 colours: it can have 4."
    );
    assert_eq!(
        fault("AABB\nAACB\nDCCC"),
        "This board has 3 rows but 4 columns: write as many of each."
    );
    assert!(fault("hello there").ends_with("a row on each line."));
    assert_eq!(read_text(" \n"), Err(TextFault::Empty));
}

/// The forms in which a board can be written; every one is read as the same board.
fn forms(reading: &Reading) -> Vec<Form> {
    let mut forms = Vec::new();
    for form in Form::ALL {
        if let Some(text) = write_text(reading, form) {
            assert_eq!(read_text(&text).as_ref(), Ok(reading), "{form:?}: {text}");
            forms.push(form);
        }
    }
    forms
}

#[test]
fn a_board_of_colours_is_written_in_every_form() {
    let mut rng = Rng::new(50);
    for side in 4..=18 {
        let mut truth = Truth::random(&mut rng, side);
        let is_whole = rng.below(2) == 0 || side < 6;
        if !is_whole {
            truth.break_up(&mut rng);
        }
        let board = colours(&truth.rows().join("\n"));
        let is_whole = board.pieces().is_empty();
        // Borders alone can't say that two pieces have one colour.
        let expected = Form::ALL[..10]
            .iter()
            .filter(|&&form| is_whole || form != Form::StarBattle);
        let expected: Vec<_> = expected.copied().collect();
        assert_eq!(forms(&Reading::Colours(board)), expected, "{side}");
    }
}

#[test]
fn queens_are_written_in_every_form_that_can_hold_them() {
    let queens = |side, columns: &[(u32, u32)]| Reading::Queens {
        side,
        queens: columns
            .iter()
            .map(|&(row, column)| Square::new(row, column))
            .collect(),
    };
    let all = [Form::Columns, Form::Placement, Form::Drawing];
    assert_eq!(forms(&queens(4, &[(0, 1), (1, 3), (2, 0), (3, 2)])), all);
    assert_eq!(forms(&queens(12, &[(0, 11), (4, 2)])), all);
    // Neither a first nor a last column says where columns are counted from.
    assert_eq!(forms(&queens(8, &[(0, 3), (1, 5)])), all[1..]);
    assert_eq!(forms(&queens(8, &[(0, 0), (0, 5)])), all[1..]);
}

#[test]
fn a_tour_is_written_in_every_form_that_can_hold_it() {
    let around = "1 4 7\n6 # 2\n3 8 5";
    let ring = read_text(around).unwrap();
    assert_eq!(forms(&ring), [Form::Steps]);
    assert_eq!(write_text(&ring, Form::Steps).as_deref(), Some(around));
    let tour = read_text("1 4 7 10\n12 9 2 5\n3 6 11 8").unwrap();
    assert_eq!(forms(&tour), [Form::Steps, Form::Squares]);
    let unfinished = Reading::Tour {
        size: Size::new(3, 3),
        path: vec![Square::new(0, 0), Square::new(1, 2)],
        blocked: Vec::new(),
    };
    assert_eq!(forms(&unfinished), []);
}
