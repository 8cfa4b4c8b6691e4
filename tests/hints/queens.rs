//! Hints for queens, checked against all solutions.

use forward_check::board::{Size, Square};
use forward_check::hint::queens::AskingQueens;
use forward_check::hint::{Answer, Deduction, Hint, HintLine, LineKind};
use forward_check::puzzles::{InPlay, QueensGame, QueensPuzzle, Rule};
use forward_check::solve::Rng;

use crate::common::queens::{attack, puzzle, solutions};

/// All solutions of a board, and random games on it.
struct Laboratory {
    size: Size,
    solutions: Vec<Vec<Square>>,
    rng: Rng,
}

impl Laboratory {
    fn new(side: u32, seed: u64) -> Self {
        Self {
            size: Size::square(side),
            solutions: solutions(&puzzle(side, "")),
            rng: Rng::new(seed),
        }
    }

    /// The solutions with all these queens.
    fn left(&self, queens: &[Square]) -> Vec<&Vec<Square>> {
        let holds = |solution: &&Vec<Square>| queens.iter().all(|queen| solution.contains(queen));
        self.solutions.iter().filter(holds).collect()
    }

    fn square(&mut self) -> Square {
        self.size
            .at(self.rng.below(self.size.area() as u32) as usize)
    }

    /// A random game: mostly queens of a solution and crosses, sometimes any move.
    fn game(&mut self) -> QueensGame {
        let which = self.rng.below(self.solutions.len() as u32) as usize;
        let solution = self.solutions[which].clone();
        let pick = |lab: &mut Self| solution[lab.rng.below(lab.size.rows) as usize];
        let mut locked: Vec<_> = (0..self.rng.below(3)).map(|_| pick(self)).collect();
        locked.dedup();
        let puzzle = QueensPuzzle::new(self.size.rows, locked);
        let puzzle = puzzle.unwrap_or_else(|_| QueensPuzzle::new(self.size.rows, vec![]).unwrap());
        let mut game = QueensGame::new(puzzle, Rule::Free);
        for _ in 0..self.rng.below(12) {
            let good = pick(self);
            self.act(&mut game, good);
        }
        game
    }

    fn act(&mut self, game: &mut QueensGame, good: Square) {
        let anywhere = self.square();
        let queens = game.queens().to_vec();
        let one = queens.get(self.rng.below(8) as usize).copied();
        match (self.rng.below(16), one) {
            (0..6, _) => drop(game.place(good)),
            (6, _) => drop(game.place(anywhere)),
            (7, _) if !game.is_attacked(anywhere) => drop(game.place(anywhere)),
            (8, Some(queen)) => game.lift(queen).unwrap(),
            (9, Some(queen)) => drop(game.move_queen(queen, anywhere)),
            (10, _) => drop(game.undo()),
            (11, Some(queen)) => drop(game.restore(&self.size.name(queen)).unwrap()),
            _ => drop(game.cross(&[anywhere]).unwrap()),
        }
    }
}

/// The squares of a line, without the program's help.
fn squares_of(line: HintLine, side: u32) -> Vec<Square> {
    let square = |place| match line.kind {
        LineKind::Row => Square::new(line.index, place),
        LineKind::Column => Square::new(place, line.index),
        LineKind::Colour => panic!("Queen’s Challenge has no colours"),
    };
    (0..side).map(square).collect()
}

/// The squares of a line that are neither attacked nor ruled out.
fn free(line: HintLine, queens: &[Square], out: &[u64], size: Size) -> Vec<u64> {
    let squares = squares_of(line, size.rows).into_iter();
    let seen = |s: Square| queens.iter().any(|&queen| queen == s || attack(queen, s));
    let free = squares
        .filter(|&square| !seen(square))
        .map(|square| size.number(square));
    free.filter(|square| !out.contains(square)).collect()
}

fn check(lab: &Laboratory, game: &QueensGame) -> Hint {
    let hint = AskingQueens::of(game.clone());
    let queens: Vec<_> = game.all().collect();
    let left = lab.left(&queens);
    assert_eq!(
        hint.possible.ways,
        Some(left.len() as u64),
        "{}",
        game.record()
    );
    let answer = if left.is_empty() {
        Answer::No
    } else {
        Answer::Yes
    };
    assert_eq!(hint.possible.answer, answer);
    if left.is_empty() {
        check_mistake(lab, game, &hint);
    } else {
        assert_eq!(hint.mistake, None);
        check_advice(lab, game, &hint, &left);
    }
    hint
}

/// The position before the mistake has a solution, and keeps the crosses.
fn check_mistake(lab: &Laboratory, game: &QueensGame, hint: &Hint) {
    assert_eq!((&hint.reasoning, &hint.step), (&None, &None));
    let mistake = hint
        .mistake
        .as_ref()
        .expect("the locked queens alone are possible");
    let culprit = lab.size.at(mistake.square as usize);
    assert!(game.queens().contains(&culprit), "{}", game.record());
    let mut before = game.clone();
    before.restore(&mistake.back).unwrap();
    let queens: Vec<_> = before.all().collect();
    assert!(
        !lab.left(&queens).is_empty(),
        "{}: {mistake:?}",
        game.record()
    );
    let kept = game
        .crosses()
        .iter()
        .filter(|cross| !queens.contains(cross));
    assert!(kept.eq(before.crosses()), "{}", game.record());
}

/// Every solution has a placed queen, none has a queen that is ruled out, and the step makes progress.
fn check_advice(lab: &Laboratory, game: &QueensGame, hint: &Hint, left: &[&Vec<Square>]) {
    if game.is_solved() {
        assert_eq!((&hint.reasoning, &hint.step), (&None, &None));
        return;
    }
    if let Some(reasoning) = &hint.reasoning {
        let square = |number: u64| lab.size.at(number as usize);
        for solution in left {
            let placed = reasoning.placed.iter();
            assert!(
                placed
                    .clone()
                    .all(|&number| solution.contains(&square(number)))
            );
            let out = reasoning.ruled_out.iter().chain(&reasoning.leans_on);
            assert!(
                out.clone()
                    .all(|&number| !solution.contains(&square(number)))
            );
        }
        let crossed = |number: &u64| game.crosses().contains(&square(*number));
        assert!(!reasoning.ruled_out.iter().any(crossed), "it is new");
        assert!(reasoning.leans_on.iter().all(crossed), "the board shows it");
        check_claims(game, reasoning);
    }
    let step = hint.step.as_ref().expect("there is always something to do");
    let mut after = game.clone();
    after.set_rule(Rule::Classic);
    after.replay(&step.record).unwrap();
    assert_ne!(after.position(), game.position());
    let queens: Vec<_> = after.all().collect();
    assert!(
        !lab.left(&queens).is_empty(),
        "the step is in some solution"
    );
}

/// The deduction's claims about lines are true of the board.
fn check_claims(game: &QueensGame, told: &Deduction) {
    let size = game.puzzle().size();
    let queens: Vec<_> = game.all().collect();
    let free = |line| free(line, &queens, &told.leans_on, size);
    check_group(game, told);
    match told.rule {
        "last-square" => assert_eq!(free(told.lines[0]), [told.placed.unwrap()]),
        "empties-a-line" => {
            let (left, from) = told.named.split_at(told.named.len() - told.ruled_out.len());
            assert_eq!(from, told.ruled_out);
            assert_eq!(free(told.lines[0]), left);
            let hits =
                |from: &u64, to: &u64| attack(size.at(*from as usize), size.at(*to as usize));
            assert!(from.iter().all(|from| left.iter().all(|to| hits(from, to))));
            let is_crossed = |at: u64| game.crosses().contains(&size.at(at as usize));
            let is_missed = |at: u64| !left.contains(&at) && !from.contains(&at) && !is_crossed(at);
            let missed = every_free(game, &told.leans_on).filter(|&at| is_missed(at));
            for at in missed {
                assert!(
                    !left.iter().all(|to| hits(&at, to)),
                    "{at} in the group: {told:?}"
                );
            }
        }
        "leads-nowhere" => {
            for &out in &told.ruled_out {
                let with: Vec<_> = queens
                    .iter()
                    .copied()
                    .chain([size.at(out as usize)])
                    .collect();
                let left = |line: &HintLine| free_squares(*line, &with, &told.leans_on, size);
                let lines: Vec<_> = told.lines.iter().map(left).collect();
                assert!(lines.len() >= 2 && !can_fill(&lines, &mut Vec::new()));
                for place in 0..lines.len() {
                    let mut fewer = lines.clone();
                    fewer.remove(place);
                    assert!(
                        can_fill(&fewer, &mut Vec::new()),
                        "a shorter reason: {told:?}"
                    );
                }
            }
            check_what_if(game, told);
        }
        rule => panic!("{rule}"),
    }
    let is_long = told.rule == "leads-nowhere";
    assert_eq!(told.text.ends_with("No shorter reason exists."), is_long);
}

/// The squares that are neither attacked nor ruled out.
fn every_free(game: &QueensGame, out: &[u64]) -> impl Iterator<Item = u64> {
    let size = game.puzzle().size();
    let queens: Vec<_> = game.all().collect();
    let rows = (0..size.rows).map(|index| HintLine {
        kind: LineKind::Row,
        index,
    });
    let free: Vec<_> = rows.flat_map(|row| free(row, &queens, out, size)).collect();
    free.into_iter()
}

/// What the words say of several squares that one reason rules out.
fn check_group(game: &QueensGame, told: &Deduction) {
    let size = game.puzzle().size();
    let count = told.ruled_out.len();
    let is_group = told
        .text
        .starts_with(&format!("These {count} squares would each leave "));
    assert_eq!(is_group, count > 1, "{told:?}");
    if !is_group {
        assert_eq!(told.imagined.or(told.placed), told.named.last().copied());
        return;
    }
    let names: Vec<_> = told
        .ruled_out
        .iter()
        .map(|&at| size.name(size.at(at as usize)))
        .collect();
    let (most, last) = names.split_at(count - 1);
    let list = format!(" Out: {} and {}.", most.join(", "), last[0]);
    assert!(told.text.contains(&list), "{list} in {told:?}");
    let Some((_, reason)) = told.text.split_once(" left in ") else {
        let others = "Each attacks ";
        let is_long = told.rule == "leads-nowhere";
        assert_eq!(told.text.contains(others), !is_long, "{told:?}");
        return;
    };
    // All squares left in one line are in another, which has all squares ruled out as well.
    let all: Vec<_> = told.named.iter().map(|&at| size.at(at as usize)).collect();
    let is_row = reason.contains(" are in row ");
    let place = |at: &Square| if is_row { at.row } else { at.column };
    assert!(
        all.windows(2).all(|two| place(&two[0]) == place(&two[1])),
        "{told:?}"
    );
}

fn free_squares(line: HintLine, queens: &[Square], out: &[u64], size: Size) -> Vec<Square> {
    let free = free(line, queens, out, size).into_iter();
    free.map(|square| size.at(square as usize)).collect()
}

/// Whether queens that don't attack each other can fill all these lines; one queen may fill
/// several.
fn can_fill(lines: &[Vec<Square>], queens: &mut Vec<Square>) -> bool {
    let Some((line, others)) = lines.split_first() else {
        return true;
    };
    if line.iter().any(|square| queens.contains(square)) {
        return can_fill(others, queens);
    }
    line.iter().any(|&square| {
        let fits = !queens.iter().any(|&queen| attack(queen, square));
        fits && {
            queens.push(square);
            let filled = can_fill(others, queens);
            queens.pop();
            filled
        }
    })
}

/// Every moment of a what-if names the squares left in its line, and the last one says that none is
/// left.
fn check_what_if(game: &QueensGame, told: &Deduction) {
    let size = game.puzzle().size();
    let [first, rest @ ..] = &told.what_if[..] else {
        panic!("there is a what-if");
    };
    assert_eq!(
        (&first.pieces[..], first.line),
        (&told.ruled_out[..1], None)
    );
    for moment in rest {
        let line = moment.line.unwrap();
        assert!(told.lines.contains(&line), "it is about the proof");
        let pieces: Vec<_> = moment
            .pieces
            .iter()
            .map(|&piece| size.at(piece as usize))
            .collect();
        let all: Vec<_> = game.all().chain(pieces.iter().copied()).collect();
        let (last, earlier) = all.split_last().unwrap();
        let [before, after] =
            [earlier, &all].map(|queens| free(line, queens, &told.leans_on, size));
        let name = size.name(*last);
        if moment.text.ends_with("has no square left.") {
            assert!(after.is_empty(), "{told:?}");
        } else if moment
            .text
            .ends_with(&format!("has one square left: {name}."))
        {
            assert_eq!(before, [size.number(*last)]);
        } else {
            assert!(moment.text.ends_with(&format!("Try {name}.")), "{told:?}");
            assert!(before.len() > 1 && before.contains(&size.number(*last)));
        }
    }
    assert!(rest.last().unwrap().text.ends_with("has no square left."));
}

#[test]
fn hints_agree_with_enumeration() {
    for (side, games) in [
        (4, 400),
        (5, 400),
        (6, 1_000),
        (7, 1_000),
        (8, 3_000),
        (9, 300),
    ] {
        let mut lab = Laboratory::new(side, u64::from(side));
        for _ in 0..games {
            let game = lab.game();
            check(&lab, &game);
        }
    }
}

#[test]
fn hints_lead_to_a_solution() {
    for (side, games) in [(6, 40), (8, 80), (10, 6)] {
        let mut lab = Laboratory::new(side, 100 + u64::from(side));
        for _ in 0..games {
            let mut game = lab.game();
            for _ in 0..=side * side {
                let hint = check(&lab, &game);
                match (&hint.mistake, &hint.step) {
                    (Some(mistake), _) => drop(game.restore(&mistake.back).unwrap()),
                    (None, Some(step)) => game.replay(&step.record).unwrap(),
                    (None, None) => break,
                }
            }
            assert!(game.is_solved(), "{}", game.record());
        }
    }
}

/// If queens are placed one after another, the mistake is the first one after which there is no solution.
#[test]
fn the_mistake_is_the_first() {
    let mut lab = Laboratory::new(8, 7);
    for _ in 0..500 {
        let mut game = QueensGame::new(puzzle(8, ""), Rule::Free);
        let mut spoiled = None;
        for _ in 0..6 {
            let (square, before) = (lab.square(), game.position());
            let placed = game.place(square).is_ok();
            if placed && spoiled.is_none() && lab.left(game.queens()).is_empty() {
                spoiled = Some((lab.size.number(square), before));
            }
        }
        let found = AskingQueens::of(game).mistake;
        assert_eq!(found.map(|mistake| (mistake.square, mistake.back)), spoiled);
    }
}

/// The hint in a game with these locked queens.
fn hint(side: u32, locked: &str, record: &str) -> Hint {
    let mut game = QueensGame::new(puzzle(side, locked), Rule::Free);
    game.replay(record).unwrap();
    AskingQueens::of(game)
}

/// The deduction's name and text, and the step.
fn told(side: u32, locked: &str, record: &str) -> [String; 3] {
    let hint = hint(side, locked, record);
    let reasoning = hint.reasoning.unwrap_or_default();
    let step = hint.step.map(|step| step.text).unwrap_or_default();
    [reasoning.name.to_owned(), reasoning.text, step]
}

#[test]
fn a_deduction_is_explained() {
    const CASES: [(&str, [&str; 3]); 5] = [
        (
            "a5",
            [
                "A column would run out",
                "These 2 squares would each leave column d with none. \
                 Each attacks both squares left there: d7 and d3. Out: h7 and h3.",
                "Cross out 2 squares",
            ],
        ),
        (
            "a5 x:h7",
            [
                "A column would run out",
                "These 2 squares would each leave column h with none. \
                 Each attacks both squares left there: h3 and h2. Out: g3 and g2.",
                "Cross out 2 squares",
            ],
        ),
        (
            "",
            [
                "A column would run out",
                "Column d has only d7, d5 and d3 left. A queen on b5 would attack all three, so b5 is \
                 out.",
                "Cross out b5",
            ],
        ),
        (
            "a5 g4 d3 b7 e8",
            ["Last square", "Row 2 has one square left: h2.", "Place h2"],
        ),
        (
            "a5 g4 d3 b7 e8 x:h2",
            [
                "Last square",
                "Row 2 has one square left: h2, which you crossed out.",
                "Place h2",
            ],
        ),
    ];
    for (record, wanted) in CASES {
        assert_eq!(told(8, "f6,c1", record), wanted, "{record}");
    }
}

#[test]
fn lines_that_cannot_all_be_filled_are_explained() {
    let told = hint(8, "e6,f3", "").reasoning.unwrap();
    assert_eq!(told.name, "Two lines that can’t both be filled");
    assert_eq!(
        told.text,
        "These 3 squares would each leave column d and column g with no way to fill both. \
         Out: a7, a5 and a1. No shorter reason exists."
    );
    let moments: Vec<_> = told.what_if.iter().map(|moment| &*moment.text).collect();
    assert_eq!(
        moments,
        [
            "Imagine a queen on a7.",
            "Column g has one square left: g5.",
            "Now column d has no square left.",
        ]
    );
}

#[test]
fn a_hint_says_how_many_solutions_are_left_or_which_queen_was_the_mistake() {
    const CASES: [(u32, &str, &str, &str); 13] = [
        (
            8,
            "f6,c1",
            "",
            "Yes, it can still be solved: one solution is left.",
        ),
        (
            8,
            "a8",
            "",
            "Yes, it can still be solved: 4 solutions are left.",
        ),
        (
            12,
            "",
            "",
            "Yes, it can still be solved: 14,200 solutions are left.",
        ),
        (14, "a14", "c13", "Yes, it can still be solved."),
        (8, "f6,c1", "a5 g4 d3 h2 e8 b7", "The board is solved."),
        (
            8,
            "f6,c1",
            "a5 e4 d7",
            "One of the earlier queens was the mistake.",
        ),
        (8, "f6,c1", "a5 e4", "The last queen was the mistake."),
        // Queens that were taken off don't count as the last.
        (
            8,
            "f6,c1",
            "a5 e4 d7 -d7",
            "The last queen was the mistake.",
        ),
        (8, "a8", "b6", "The last queen was the mistake."),
        (3, "", "", "This board has no solution."),
        (
            8,
            "a8,b6",
            "c4",
            "This board had no solution to begin with.",
        ),
        (16, "", "a16 a15", "The last queen was the mistake."),
        (
            70,
            "a70",
            "",
            "Not known: boards larger than 64 × 64 are not searched.",
        ),
    ];
    for (side, locked, record, wanted) in CASES {
        assert_eq!(hint(side, locked, record).possible.text, wanted);
    }
}

#[test]
fn a_mistake_is_explained() {
    const CASES: [(&str, &str, &str); 4] = [
        (
            "a5 e4 d7",
            "With a queen on e4, there is no solution: column b and column g can’t both be filled.",
            "a5",
        ),
        (
            "a5 x:h7 c5",
            "The queen on c5 attacks the queen on c1.",
            "a5/h7",
        ),
        // A mistake that was taken back doesn't count.
        (
            "e4 -e4 a5 d7",
            "With a queen on d7, there is no solution: row 8 and row 3 can’t both be filled.",
            "a5",
        ),
        // A moved queen counts from its last move.
        (
            "a5 g4 d3 g4>g2",
            "With a queen on g2, there is no solution: row 7 has no square left.",
            "a5+g4+d3",
        ),
    ];
    for (record, text, back) in CASES {
        let mistake = hint(8, "f6,c1", record).mistake.unwrap();
        assert_eq!((&*mistake.text, &*mistake.back), (text, back));
    }
}
