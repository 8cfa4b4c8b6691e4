//! What a step of a tape is, what it says, and the tree that it shows.

use std::sync::Arc;

use forward_check::board::Size;
use forward_check::lab::{Ending, Recording, Tape, Word, of_positions};
use forward_check::puzzles::Puzzle;
use forward_check::run::{
    ClockedRun, Outcome, RaceClock, RaceRequest, Request, Run, Timeline, Unlimited, Viewer, Wanted,
};
use forward_check::solve::{Cause, POSSIBLE, Shows};
use proptest::prelude::*;

use crate::common::wanted::cases;
use crate::common::{knights, queens};
use crate::programs::{asking, backtracking, from_left, knight, recorded, unvisited};

fn replay(puzzle: &Puzzle, words: &[Word], notes: &[&str]) -> Run<Tape> {
    let words = words.iter().map(|word| word.bits()).collect();
    let notes = notes.iter().map(|&note| note.to_owned()).collect();
    Arc::new(Recording::new(puzzle.clone(), words, notes).unwrap()).replay()
}

/// The sentences of all steps, and how the run ends.
fn told(mut run: Run<Tape>) -> Vec<String> {
    let mut all = vec![run.sentence().text];
    while run.outcome().is_none() {
        run.next_move();
        all.push(run.sentence().text);
    }
    all
}

#[test]
fn a_step_is_a_piece_with_all_that_follows_it() {
    use Word::{Lift, Line, Move, Note, Place, Restore, Strike, To, Yield};
    let puzzle = Puzzle::Queens(queens::puzzle(6, "a6"));
    let words = [
        // Before the first piece: a separate step.
        Line(2),
        Strike(8),
        Restore(8),
        Strike(9),
        Line(4),
        Place(8),
        Line(6),
        Strike(15),
        Strike(16),
        Note(0),
        Line(7),
        Place(13),
        Strike(20),
        Yield,
        // A yield ends a step, and what follows it is another.
        Line(9),
        Strike(22),
        Note(1),
        Yield,
        Yield,
        Note(0),
        Yield,
        Line(11),
        Lift(13),
        Line(12),
        Move(8),
        To(10),
        Restore(15),
    ];
    let mut run = replay(&puzzle, &words, &["because", "why not"]);
    let mut seen = Vec::new();
    while run.next_move().is_none() {
        seen.push((run.line(), run.sentence().text));
    }
    let expected = [
        ("2", "2 squares ruled out. 1 square is possible again."),
        ("4", "Queen on c5. 2 squares ruled out. “because”"),
        (
            "7",
            "Try b4. It’s attacked by the queen on c5. 1 square ruled out.",
        ),
        ("9", "1 square ruled out. “why not”"),
        ("9", "“because”"),
        (
            "11",
            "The queen on b4 comes off. 2 squares are possible again.",
        ),
        (
            "12",
            "The queen on c5 moves to e5. 1 square is possible again.",
        ),
    ];
    let seen: Vec<_> = seen.iter().map(|(line, text)| (*line, &**text)).collect();
    assert_eq!(seen, expected);
    assert_eq!(run.outcome(), Some(Outcome::GaveUp));
    assert_eq!(run.sentence().text, "The recording ends here.");
}

#[test]
fn domains_have_the_level_of_the_queen_that_struck() {
    use Word::{Lift, Place, Strike};
    let puzzle = Puzzle::Queens(queens::puzzle(6, "a6"));
    let words = [
        Strike(9),
        Place(8),
        Strike(15),
        Strike(15),
        Place(17),
        Strike(19),
        Lift(17),
        Lift(8),
    ];
    let mut run = replay(&puzzle, &words, &[]);
    let level = |run: &Run<Tape>, square: usize| run.solver().levels().unwrap()[square];
    assert_eq!(
        (level(&run, 6), level(&run, 9)),
        (0, POSSIBLE),
        "the locked queen attacks a5"
    );
    let mut levels = Vec::new();
    while run.next_move().is_none() {
        levels.push([9, 15, 19].map(|square| level(&run, square)));
    }
    let p = POSSIBLE;
    assert_eq!(
        levels,
        [[0, p, p], [0, 1, p], [0, 1, 2], [0, 1, p], [0, p, p]]
    );
    let tally = run.tally();
    assert_eq!((tally.struck, tally.restored, tally.placements), (3, 2, 2));
    assert_eq!(tally.backtracks, 2, "nothing is placed after either");
}

#[test]
fn a_row_without_squares_is_told() {
    use Word::{Place, Strike};
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let words = [Place(0), Strike(12), Strike(13), Strike(14), Strike(15)];
    let mut run = replay(&puzzle, &words, &[]);
    run.next_move();
    assert_eq!(
        run.sentence().text,
        "Queen on a4. 4 squares ruled out. Row 1 has no square left."
    );
    assert_eq!(run.tally().wipeouts, 1);
    let words = [Place(0), Strike(1), Strike(2), Strike(3), Strike(0)];
    let mut run = replay(&puzzle, &words, &[]);
    run.next_move();
    assert_eq!(run.tally().wipeouts, 0, "the row has its queen");
}

#[test]
fn queens_come_and_go_in_any_order() {
    use Word::{Lift, Move, Place, To};
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    // a4 attacks b3, which attacks c2; without b3, a4 still attacks c2.
    let words = [
        Place(0),
        Place(5),
        Place(10),
        Lift(5),
        Move(0),
        To(1),
        Lift(1),
    ];
    let mut run = replay(&puzzle, &words, &[]);
    let mut seen = Vec::new();
    while run.next_move().is_none() {
        seen.push((
            run.pieces().len(),
            run.solver().depth(),
            run.pairs_in_line(),
        ));
    }
    assert_eq!(
        seen,
        [
            (1, 1, 0),
            (2, 1, 1),
            (3, 1, 3),
            (2, 1, 1),
            (2, 2, 0),
            (1, 1, 0)
        ]
    );
    let mut timeline = Timeline::new(replay(&puzzle, &words, &[]));
    timeline.advance(9);
    assert_eq!(timeline.tree(), None, "it searches no tree");
}

#[test]
fn a_knights_steps_are_told() {
    use Word::{End, Lift, Note, Place};
    let puzzle = Puzzle::Knights(knights::puzzle(Size::new(3, 4), "a3", false));
    let words = [
        Place(6),
        Place(8),
        Note(0),
        Lift(8),
        Lift(6),
        Place(9),
        End { solved: true },
    ];
    let run = replay(&puzzle, &words, &["stuck"]);
    assert_eq!(
        told(run),
        [
            "Before the first step.",
            "a3 to c2, 1 onward move.",
            "c2 to a1, 1 onward move. “stuck”",
            "Back from a1 to c2.",
            "Back from c2 to a3.",
            "a3 to b1, 2 onward moves.",
            "The program says “solved”, but only 2 of 12 squares are visited.",
        ]
    );
}

#[test]
fn how_a_program_ends_is_told() {
    use Word::{End, Place};
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let solution = [1, 7, 8, 14].map(Place);
    let end = |words: &[Word], ending: Option<Ending>| {
        let words = words.iter().map(|word| word.bits()).collect();
        let recording = Recording::new(puzzle.clone(), words, Vec::new()).unwrap();
        let recording = match ending {
            Some(ending) => recording.ended(ending),
            None => recording,
        };
        let mut run = Arc::new(recording).replay();
        run.run(u64::MAX);
        let solved = run.outcome() == Some(Outcome::Solved);
        run.pass_solution();
        (solved, run.run(u64::MAX), run.sentence().text)
    };
    let gave_up = Some(Outcome::GaveUp);
    let solved = |solved| [&solution[..], &[End { solved }]].concat();
    for (words, ending, (is_solved, told)) in [
        (
            solved(true),
            None,
            (true, "The program ends with its solution."),
        ),
        (
            solved(false),
            None,
            (true, "The program found no other solution."),
        ),
        (solution.to_vec(), None, (true, "The recording ends here.")),
        (
            vec![End { solved: false }],
            None,
            (false, "The program found no solution."),
        ),
        (vec![], None, (false, "The recording has no steps.")),
        (
            vec![Place(1)],
            Some(Ending::Error("Line 4: b4 is taken.\n".to_owned())),
            (false, "Line 4: b4 is taken. "),
        ),
    ] {
        assert_eq!(end(&words, ending), (is_solved, gave_up, told.to_owned()));
    }
}

/// The squares that a naive reading of the words finds to be tried later at a depth.
fn naive_untried(words: &[Word], at: usize, given: usize, depth: usize) -> Vec<u16> {
    let mut standing = given;
    for word in &words[..at] {
        match word {
            Word::Place(_) => standing += 1,
            Word::Lift(_) => standing -= 1,
            _ => {}
        }
    }
    let mut squares = Vec::new();
    for word in &words[at..] {
        match word {
            Word::Place(square) => {
                if standing == depth {
                    squares.push(*square);
                }
                standing += 1;
            }
            Word::Lift(_) => standing -= 1,
            _ => {}
        }
        if standing < depth {
            break;
        }
    }
    squares
}

/// Checks the squares left to try at every depth, at a step of every so many.
fn check_untried(recording: &Arc<Recording>, given: usize, every: u64) {
    let words: Vec<_> = recording
        .words()
        .iter()
        .map(|&bits| Word::of(bits).unwrap())
        .collect();
    let size = recording.puzzle().size();
    let mut run = recording.replay();
    let mut at = 0;
    while run.next_move().is_none() {
        at += words[at..].iter().position(|word| moves(*word)).unwrap() + 1;
        if !run.steps().is_multiple_of(every) {
            continue;
        }
        for depth in given..=run.pieces().len() {
            let untried = run.solver().untried(depth).unwrap();
            let untried: Vec<_> = untried
                .into_iter()
                .map(|square| size.number(square) as u16)
                .collect();
            assert_eq!(
                untried,
                naive_untried(&words, at, given, depth),
                "{} {depth}",
                run.steps()
            );
        }
    }
}

fn moves(word: Word) -> bool {
    matches!(word, Word::Place(_) | Word::Lift(_))
}

#[test]
fn a_tree_knows_what_the_program_tries_next() {
    check_untried(&backtracking(&queens::puzzle(8, "a8"), from_left), 0, 1);
    check_untried(&asking(&queens::puzzle(6, "a6")), 0, 1);
    // Thousands of words, so that blocks are skipped.
    check_untried(&backtracking(&queens::puzzle(10, "a10"), from_left), 0, 397);
    check_untried(
        &knight(&knights::puzzle(Size::square(5), "a5", false), unvisited),
        1,
        397,
    );
}

#[test]
fn a_tree_has_values_that_failed_and_why() {
    let puzzle = queens::puzzle(8, "a8");
    let mut timeline = Timeline::new(backtracking(&puzzle, from_left).replay());
    timeline.advance(u64::MAX);
    let tree = timeline.tree().unwrap();
    assert_eq!(tree.levels.len(), 7);
    let first = &tree.levels[0];
    let causes: Vec<_> = first.failed.iter().map(|failed| failed.cause).collect();
    let found = first.failed.len();
    assert_eq!(
        causes[..2],
        [Cause::Conflict, Cause::Conflict],
        "a7 and b7 are attacked"
    );
    assert!(causes[2..].iter().all(|&cause| cause == Cause::Subtree));
    assert_eq!((first.open, first.struck), (0, 7 - found as u32));
    timeline.seek(1);
    let tree = timeline.tree().unwrap();
    assert_eq!(
        tree.levels[0].open, found as u32,
        "all the others are tried later"
    );
}

#[test]
fn a_snapshot_has_all_that_a_solvers_has() {
    let puzzle = queens::puzzle(8, "a8");
    let mut viewer = Viewer::new(backtracking(&puzzle, from_left).replay());
    let snapshot = viewer.ask(Request::NextSolution, &mut Unlimited, Wanted::EVERYTHING);
    assert_eq!(
        (snapshot.outcome, snapshot.depth),
        (Some(Outcome::Solved), 7)
    );
    assert_eq!(snapshot.step, 1_743);
    assert_eq!(snapshot.line, "solved");
    let board = snapshot.board.unwrap();
    assert_eq!((board.pieces.len(), board.levels), (7, None));
    assert!(snapshot.tree.is_some() && snapshot.profile.is_some());
    let snapshot = viewer.ask(Request::Seek { step: 1 }, &mut Unlimited, Wanted::MOMENT);
    assert_eq!((snapshot.line, snapshot.depth), ("6", 0));
    assert_eq!(snapshot.board.unwrap().conflicts, [(0, 8)]);
}

#[test]
fn a_solve_of_your_own_is_a_lane_with_its_times() {
    let puzzle = Puzzle::Queens(queens::puzzle(4, ""));
    let position = |squares: &[usize]| {
        squares
            .iter()
            .map(|&square| Size::square(4).at(square))
            .collect()
    };
    let positions: Vec<Vec<_>> = [&[][..], &[0], &[1], &[1, 7], &[], &[1, 7, 8, 14]]
        .map(position)
        .into();
    let (words, steps) = of_positions(&puzzle, &positions);
    assert_eq!(steps, [0, 1, 2, 3, 5, 9]);
    let seconds = steps
        .iter()
        .zip(0_u32..)
        .map(|(&step, second)| (step, f64::from(second) * 1e6));
    let mut lane = ClockedRun::new(recorded(&puzzle, words).replay(), seconds);
    let mut ask = |request: RaceRequest| lane.ask(&request, &mut Unlimited, Wanted::MOMENT);
    let go = |to| RaceRequest::Go {
        clock: RaceClock::Time,
        to,
    };
    for (time, step, shown) in [
        (0.0, 0, 0.0),
        (999_999.0, 0, 0.0),
        (1e6, 1, 1e6),
        (3.5e6, 4, 3.5e6),
        (9e9, 9, 5e6),
    ] {
        let moment = ask(go(time));
        let lane = &moment.lanes[0];
        assert_eq!(
            (lane.moment.step, lane.microseconds),
            (step, Some(shown)),
            "{time}"
        );
        assert!(moment.arrived && !moment.measured);
    }
    let measured = ask(RaceRequest::Measure);
    let end = measured.lanes[0].end.unwrap();
    assert_eq!(
        (end.steps, end.outcome, end.microseconds),
        (9, Some(Outcome::Solved), 5e6)
    );
    assert_eq!(
        ask(RaceRequest::Place { steps: vec![2] }).lanes[0]
            .moment
            .step,
        2
    );
}

/// Positions of random queens lead to words that make them.
#[test]
fn positions_become_words_that_lead_to_them() {
    let positions = prop::collection::vec(prop::collection::hash_set(0_usize..25, 0..5), 1..20);
    let puzzle = Puzzle::Queens(queens::puzzle(5, ""));
    proptest!(cases(64), |(positions in positions)| {
        let size = Size::square(5);
        let mut all: Vec<Vec<_>> = positions.iter().map(|squares| squares.iter().map(|&square| size.at(square)).collect()).collect();
        all.insert(0, Vec::new());
        let (words, steps) = of_positions(&puzzle, &all);
        let recording = recorded(&puzzle, words);
        for (position, step) in all.iter_mut().zip(steps) {
            let mut run = recording.replay();
            while run.steps() < step {
                run.pass_solution();
                run.run(1);
            }
            let mut pieces = run.pieces();
            pieces.sort();
            position.sort();
            prop_assert_eq!(&pieces, &*position);
        }
    });
}
