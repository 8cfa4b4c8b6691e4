//! What any solver did, replayed as a tape, gives the same boards.

use forward_check::board::{Size, Square};
use forward_check::lab::{Word, of_positions};
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::roster::roster;
use forward_check::run::{AnySolver, Run};
use forward_check::solve::queens::ForwardChecking;
use forward_check::solve::{Event, Options, Shows, Solver, Step};

use crate::common::{colours, knights, queens, start};
use crate::programs::recorded;

/// How many steps of a run are replayed.
const STEPS: u64 = 3_000;

/// The pieces before the first step and after each.
fn positions(mut run: Run) -> Vec<Vec<Square>> {
    let mut all = vec![run.pieces()];
    while run.steps() < STEPS && run.next_move().is_none() {
        all.push(run.pieces());
    }
    all.push(run.pieces());
    all
}

fn boards(game: Game) -> Vec<Puzzle> {
    match game {
        Game::Knights => [(5, "a5"), (6, "c5")]
            .map(|(side, from)| Puzzle::Knights(knights::puzzle(Size::square(side), from, false)))
            .into(),
        _ => [
            queens::puzzle(5, ""),
            queens::puzzle(6, "c5"),
            colours::random(6, 1),
        ]
        .map(Puzzle::Queens)
        .into(),
    }
}

/// Whether a position is what a tape can hold: some solvers build tours of pieces, or take back the start.
fn is_a_walk(puzzle: &Puzzle, position: &[Square]) -> bool {
    match puzzle {
        Puzzle::Queens(_) => true,
        Puzzle::Knights(puzzle) => {
            position.first() == Some(&puzzle.start())
                && position
                    .windows(2)
                    .all(|pair| knights::jump_apart(pair[0], pair[1]))
        }
    }
}

#[test]
fn every_solvers_run_replayed_shows_the_same_boards() {
    let mut compared = 0;
    for info in roster() {
        for puzzle in boards(info.game) {
            if puzzle.game() == Game::Colour && info.refuses_colours.is_some() {
                continue;
            }
            let mut all = positions(start(&puzzle, info.id));
            all.retain(|position| is_a_walk(&puzzle, position));
            // A tape begins with an empty board, or the start.
            let given = usize::from(info.game == Game::Knights);
            all.insert(0, all[0][..given].to_vec());
            let (words, steps) = of_positions(&puzzle, &all);
            let recording = recorded(&puzzle, words);
            let mut run = recording.replay();
            for (mut position, step) in all.into_iter().zip(steps) {
                while run.steps() < step {
                    run.pass_solution();
                    run.run(step - run.steps());
                }
                let mut pieces = run.pieces();
                if given == 0 {
                    pieces.sort();
                    position.sort();
                }
                assert_eq!(pieces, position, "{} at step {step}", info.id);
                compared += 1;
            }
        }
    }
    assert!(compared > 30_000, "{compared}");
}

/// The words of a step of forward checking: its squares are marked as tried first.
fn words_of(size: Size, events: &[Event]) -> (Vec<u16>, u64) {
    let number = |square: Square| size.number(square) as u16;
    let (mut words, mut steps) = (Vec::new(), 0);
    for event in events {
        match *event {
            Event::Assign { square, .. } => {
                words.extend([Word::Strike(number(square)), Word::Place(number(square))]);
                steps += 2;
            }
            Event::Unassign { square, .. } => {
                words.push(Word::Lift(number(square)));
                steps += 1;
            }
            Event::Prune { square, .. } => words.push(Word::Strike(number(square))),
            _ => {}
        }
    }
    words.push(Word::Yield);
    (words.into_iter().map(Word::bits).collect(), steps)
}

#[test]
fn a_tape_of_forward_checking_has_its_domains_after_every_step() {
    for puzzle in [
        queens::puzzle(6, ""),
        queens::puzzle(8, "a8"),
        colours::random(7, 3),
    ] {
        let mut solver = ForwardChecking::new(&puzzle);
        let (mut words, mut marks) = (Vec::new(), Vec::new());
        let mut step = Step::Continue;
        while step == Step::Continue {
            let mut events = Vec::new();
            step = solver.step(&mut events);
            let (written, steps) = words_of(puzzle.size(), &events);
            words.extend(written);
            marks.push((steps, solver.levels().unwrap().into_owned()));
        }
        let recording = recorded(&Puzzle::Queens(puzzle.clone()), words);
        let mut run = recording.replay();
        for (at, (steps, levels)) in marks.into_iter().enumerate() {
            run.run(steps);
            let shown = run.solver().levels().unwrap();
            assert_eq!(shown, levels, "{puzzle:?} after step {}", at + 1);
        }
        assert_eq!(run.answer().is_some(), step == Step::Solved);
    }
}

/// A list of squares as words says nothing of the puzzle's rules: the judge does.
#[test]
fn only_what_solves_the_puzzle_is_solved() {
    for puzzle in boards(Game::Queens) {
        let info = roster().find(|info| info.id == "forward-checking").unwrap();
        let solver = AnySolver::new(info, &puzzle, &Options::default(), 0);
        let mut native = Run::of(puzzle.clone(), solver).unwrap();
        native.run(u64::MAX);
        let answer = native.answer();
        let queens = answer.clone().unwrap_or_default().into_iter();
        let pieces: Vec<_> = queens
            .filter(|queen| native.pieces().contains(queen))
            .collect();
        let (words, _) = of_positions(&puzzle, &[Vec::new(), pieces]);
        let mut run = recorded(&puzzle, words).replay();
        run.run(u64::MAX);
        assert_eq!(run.answer(), answer);
    }
}
