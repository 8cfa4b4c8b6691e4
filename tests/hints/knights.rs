//! Hints for knights, checked by plain search.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use forward_check::board::{Size, Square};
use forward_check::hint::knights::AskingTour;
use forward_check::hint::{Answer, Deduction, Hint};
use forward_check::puzzles::{Found, InPlay, KnightsGame, KnightsPuzzle, TourSearch};
use forward_check::solve::Rng;
use regex::Regex;

use crate::common::knights::{goes_on, positions, puzzle, random_walk};

/// With up to this many squares left, plain search decides; otherwise `TourSearch`, which
/// `tests/puzzles/tour_search.rs` compares with it.
const PLAIN: usize = 18;

pub fn goes(puzzle: &KnightsPuzzle, path: &[u32]) -> bool {
    if puzzle.squares_to_visit() - path.len() <= PLAIN {
        return goes_on(puzzle, path);
    }
    let found = TourSearch::new(puzzle, path).run(100_000);
    found.expect("small boards are decided") == Found::Tour
}

pub fn game(puzzle: &KnightsPuzzle, path: &[u32]) -> KnightsGame {
    let mut game = KnightsGame::new(puzzle.clone());
    for &square in &path[1..] {
        game.jump(puzzle.size().at(square as usize)).unwrap();
    }
    game
}

/// Each possible jump: its square, and the path with it.
fn onward(game: &KnightsGame) -> Vec<(u64, Vec<u32>)> {
    let jumps = game.reachable();
    jumps
        .map(|jump| (u64::from(jump), [game.path(), &[jump]].concat()))
        .collect()
}

/// All tours from the position make a forced jump, and none makes a jump that is ruled out.
fn check_reasoning(game: &KnightsGame, found: &Deduction) {
    let mut applies = false;
    for (jump, path) in onward(game) {
        let (forced, out) = (found.placed == Some(jump), found.ruled_out.contains(&jump));
        applies |= forced || out;
        let other = found.placed.is_some() && !forced;
        if other || out {
            assert!(!goes(game.puzzle(), &path), "{found:?} {path:?}");
        }
    }
    assert!(applies, "{found:?} says nothing of a jump");
    check_squares(game, found);
}

fn names() -> &'static Regex {
    static NAMES: OnceLock<Regex> = OnceLock::new();
    NAMES.get_or_init(|| Regex::new(r"(?-u:\b)[a-z][0-9]+(?-u:\b)").unwrap())
}

/// Every square that the text names is drawn.
fn check_squares(game: &KnightsGame, found: &Deduction) {
    let size = game.puzzle().size();
    let pairs = found.pairs.iter().flat_map(|&(from, to)| [from, to]);
    let drawn = found.named.iter().copied().chain(pairs).chain(found.placed);
    let mut drawn: Vec<u64> = drawn.chain(found.ruled_out.iter().copied()).collect();
    drawn.extend([game.knight(), game.path()[0]].map(u64::from));
    for word in names().find_iter(&found.text) {
        let square = size.number(size.parse(word.as_str()).unwrap());
        assert!(drawn.contains(&square), "{} of {found:?}", word.as_str());
    }
    for clause in found.text.split_inclusive(". ") {
        assert!(clause.trim_end().ends_with('.'), "{clause}");
    }
}

fn check_mistake(game: &KnightsGame, hint: &Hint) {
    let (puzzle, path) = (game.puzzle(), game.path());
    let Some(mistake) = &hint.mistake else {
        assert!(!goes(puzzle, &path[..1]), "{hint:?}");
        return;
    };
    let mut back = KnightsGame::new(puzzle.clone());
    back.restore(&mistake.back).unwrap();
    let kept = back.path().len();
    assert_eq!(back.path(), &path[..kept]);
    assert_eq!(mistake.square, u64::from(path[kept]));
    assert!(goes(puzzle, &path[..kept]), "{hint:?}");
    assert!(!goes(puzzle, &path[..=kept]), "{hint:?}");
}

fn check(puzzle: &KnightsPuzzle, path: &[u32]) -> Hint {
    let game = game(puzzle, path);
    let hint = AskingTour::of(game.clone());
    let wanted = match goes(puzzle, path) {
        true => Answer::Yes,
        false => Answer::No,
    };
    assert_eq!(hint.possible.answer, wanted, "{puzzle:?} {path:?}");
    match wanted {
        Answer::Yes => check_going_on(&game, &hint),
        _ => check_mistake(&game, &hint),
    }
    hint
}

fn check_going_on(game: &KnightsGame, hint: &Hint) {
    if let Some(found) = &hint.reasoning {
        check_reasoning(game, found);
    }
    assert_eq!(hint.step.is_none(), game.is_solved());
    if let Some(step) = &hint.step {
        let mut next = game.clone();
        next.replay(&step.record).unwrap();
        assert_eq!(u64::from(next.knight()), step.square);
        assert!(goes(game.puzzle(), next.path()), "{hint:?}");
    }
}

#[test]
fn no_hint_is_wrong() {
    let mut rules = BTreeMap::<&str, u32>::new();
    for (puzzle, path) in positions(8_000) {
        let hint = check(&puzzle, &path);
        let rule = hint.reasoning.map_or("none", |found| found.rule);
        *rules.entry(rule).or_default() += 1;
    }
    let known = [
        "only-jump",
        "only-way",
        "last-two",
        "cut-square",
        "way-home",
    ];
    for rule in known.into_iter().chain(["wrong-colour"]) {
        assert!(rules.contains_key(rule), "{rule} in {rules:?}");
    }
}

/// Following hints alone finishes a tour, with a correct deduction at each step.
#[test]
fn hints_alone_finish_a_tour() {
    for (rows, columns, closed) in [(5, 5, false), (6, 6, true), (5, 6, true), (8, 8, true)] {
        let size = Size::new(rows, columns);
        let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), closed).unwrap();
        let mut game = KnightsGame::new(puzzle.clone());
        while !game.is_solved() {
            let hint = check(&puzzle, game.path());
            game.replay(&hint.step.unwrap().record).unwrap();
        }
        let hint = AskingTour::of(game);
        assert_eq!(hint.possible.text, "The tour is complete.");
        assert_eq!((hint.reasoning, hint.step), (None, None));
    }
}

/// The search never gives up on boards that people play.
#[test]
fn a_hint_on_a_large_board_has_an_answer() {
    for seed in 0..120 {
        let mut rng = Rng::new(seed);
        let size = [Size::square(8), Size::square(10), Size::square(12)][seed as usize % 3];
        let start = size.at(rng.below(size.area() as u32) as usize);
        let puzzle = KnightsPuzzle::new(size, start, seed % 2 == 0).unwrap();
        let path = random_walk(&puzzle, &mut rng);
        check(&puzzle, &path);
    }
}

/// Size, start, whether the tour is closed, blocked squares, jumps.
type Board = (&'static str, &'static str, bool, &'static str, &'static str);

fn hint((size, start, closed, blocked, jumps): Board) -> Hint {
    let size: Size = size.parse().unwrap();
    let blocked = crate::common::squares(size, blocked);
    let puzzle = puzzle(size, start, closed).with_blocked(blocked).unwrap();
    let mut game = KnightsGame::new(puzzle);
    game.replay(jumps).unwrap();
    AskingTour::of(game)
}

#[test]
fn the_simplest_deduction_is_told() {
    const CASES: [(Board, &str, &str); 10] = [
        (
            ("6x5", "d1", false, "d5,a1,c1", "e3 c2 e1"),
            "Only one jump",
            "From e1 the knight can only jump to d3.",
        ),
        (
            ("5x6", "c3", true, "", "b1 a3 b5 d4 f5 e3"),
            "Only way in and out",
            "f1 has only two ways left, from e3 and d2. It needs both, so jump there now.",
        ),
        (
            ("6", "b3", false, "", "c5"),
            "Only way in and out",
            "a6 has only two ways left, from c5 and b4. It needs both, because the tour ends on a1. Jump to a6 now.",
        ),
        (
            ("3x8", "b1", false, "", "a3 c2 a1 b3 d2 f1 h2 f3 e1"),
            "Wrong colour",
            "The tour ends on a light square, so g2 needs both its ways, from e1 and e3. Jump to g2 now.",
        ),
        (
            ("3x10", "c2", false, "", "a3 b1 d2"),
            "Last two squares",
            "a1 can only be reached from b3 now. So b3 and a1 must be your last two squares. Don’t jump to b3 yet.",
        ),
        (
            (
                "5x6",
                "a5",
                false,
                "",
                "b3 a1 c2 e1 f3 e5 c4 a3 b5 d4 f5 e3 f1 d2 b1 c3 e4 c5",
            ),
            "Cut square",
            "6 squares can only be reached through d3. So they come last, after d3. Don’t jump to d3 yet. That leaves a4.",
        ),
        (
            ("5", "d5", true, "a5,a4,b4", "e3"),
            "Only way in and out",
            "a1 and e1 each need c2, so c2 comes between them. Don’t jump there from e3.",
        ),
        (
            ("3x10", "i1", true, "", "j3 h2 j1 i3 g2 e3 f1 g3 i2 g1"),
            "Only way home",
            "h3 is the only square left that leads back to i1, so it comes last. Don’t jump there yet.",
        ),
        (
            ("4x5", "c4", false, "", "a3 b1 d2 e4 c3 a4 b2 d1 e3 c2"),
            "Only way in and out",
            "If you jump to d4 or b4, then a1 and e1 have one way left each, and a tour can end on only one of them. Don’t jump there.",
        ),
        (
            ("6x5", "b5", false, "c1", "d6 e4 d2 b1"),
            "Only way in and out",
            "If you jump to c3, then a3, a1 and e1 will each need c2, but a tour links it to only two squares. Don’t jump there. That leaves a3.",
        ),
    ];
    for (board, name, text) in CASES {
        let found = hint(board).reasoning.unwrap();
        assert_eq!((found.name, &*found.text), (name, text));
    }
}

/// A lost game, the two sentences about it, and the position before the mistake.
type Lost = (Board, &'static str, &'static str, &'static str);

#[test]
fn a_mistake_is_explained() {
    const CASES: [Lost; 3] = [
        (
            (
                "6x5",
                "c2",
                false,
                "",
                "a1 b3 a5 c6 e5 d3 c5 a4 b6 c4 e3 d5 c3 d1 b2",
            ),
            "One of the earlier jumps was the mistake.",
            "The mistake was the jump to d3: e1 can only be reached from d3, and has no way out. \
             Now e1 is stranded. It can only be reached from c2 and d3, and both are used.",
            "a1+b3+a5+c6+e5",
        ),
        (
            ("6x5", "d3", true, "", "c1 a2 b4"),
            "One of the earlier jumps was the mistake.",
            "The mistake was the jump to c1: no tour is possible after it, but showing it takes more than 16 jumps.",
            "",
        ),
        (
            ("6", "c3", false, "", "d5 e3"),
            "The last jump was the mistake.",
            "The mistake was the jump to e3: f6 has one way left, but the tour has to end on a light square.",
            "d5",
        ),
    ];
    for (board, possible, text, back) in CASES {
        let hint = hint(board);
        let mistake = hint.mistake.unwrap();
        assert_eq!(hint.possible.text, possible);
        assert_eq!((&*mistake.text, &*mistake.back), (text, back));
    }
}

#[test]
fn a_start_without_a_tour_is_no_mistake() {
    const CASES: [(Board, &str); 4] = [
        (
            ("4x5", "a1", true, "", "b3"),
            "No closed tour exists on 5 × 4 (Schwenk, 1991).",
        ),
        (
            ("5", "a5", true, "", ""),
            "A closed tour needs equal numbers of light and dark squares, but this board has 13 light and 12 dark.",
        ),
        (("3x4", "b3", false, "", "d2"), "No tour can start on b3."),
        (
            ("4", "a4", true, "b4,c4", "c3"),
            "This board has no closed tour.",
        ),
    ];
    for (board, text) in CASES {
        let hint = hint(board);
        assert_eq!((hint.mistake, hint.step), (None, None));
        assert_eq!(hint.possible.text, text);
    }
}
