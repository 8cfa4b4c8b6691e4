//! Random puzzles and runs of every solver, for laws that hold for all of them.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::Run;
use forward_check::run::roster::roster;
use forward_check::solve::{OptionInfo, Shows, Solver, SolverInfo, Takes};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::{colours, is_all, queens};

/// This many cases, the same every time, and four times as many for `cargo xtask test --all`. A
/// failure leaves no file behind.
pub fn cases(cases: u32) -> ProptestConfig {
    let times = if is_all() { 4 } else { 1 };
    ProptestConfig {
        cases: times * cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0f0c),
        ..ProptestConfig::default()
    }
}

/// A board with some queens locked: those of a random list that don't attack each other.
pub fn locked_board(largest: u32) -> impl Strategy<Value = QueensPuzzle> {
    (1..=largest, prop::collection::vec(any::<usize>(), 0..4)).prop_map(|(side, wishes)| {
        let size = Size::square(side);
        let mut locked: Vec<Square> = Vec::new();
        for wish in wishes {
            let square = size.at(wish % size.area());
            if locked
                .iter()
                .all(|&queen| queen != square && !queens::attack(queen, square))
            {
                locked.push(square);
            }
        }
        QueensPuzzle::new(side, locked).unwrap()
    })
}

/// A board of colours, solvable or not, some with a queen locked.
pub fn any_colours(largest: u32) -> impl Strategy<Value = QueensPuzzle> {
    (4..=largest, any::<u64>(), any::<usize>()).prop_map(|(side, seed, wish)| {
        let puzzle = colours::any(side, seed);
        let locked = (wish % 2 == 0).then(|| puzzle.size().at(wish / 2 % puzzle.size().area()));
        QueensPuzzle::with(puzzle.rules().clone(), locked.into_iter().collect()).unwrap()
    })
}

pub fn tour_puzzle(largest: u32) -> impl Strategy<Value = KnightsPuzzle> {
    let blocked = prop::collection::vec(any::<usize>(), 0..4);
    let board = (1..=largest, 1..=largest, any::<usize>(), any::<bool>());
    (board, blocked).prop_map(|((rows, columns, start, closed), blocked)| {
        let size = Size::new(rows, columns);
        let start = size.at(start % size.area());
        let blocked = blocked
            .into_iter()
            .map(|place| size.at(place % size.area()));
        let blocked = blocked.filter(|&square| square != start).collect();
        let puzzle = KnightsPuzzle::new(size, start, closed).unwrap();
        puzzle.with_blocked(blocked).unwrap()
    })
}

/// The values to try for an option.
pub fn values(option: &OptionInfo) -> Vec<String> {
    match option.takes {
        Takes::Choice(choices) => choices().iter().map(|(id, _)| (*id).to_owned()).collect(),
        Takes::Count => ["1", "7", "100"].map(str::to_owned).to_vec(),
        Takes::Amount { default, above, .. } => {
            vec![
                default.to_string(),
                f64::midpoint(above.into(), default).to_string(),
            ]
        }
        Takes::Flag => ["true", "false"].map(str::to_owned).to_vec(),
    }
}

/// One of these values, or none of them.
pub fn value(option: &OptionInfo, wish: usize) -> Option<String> {
    let mut values = values(option);
    let place = wish % (values.len() + 1);
    (place < values.len()).then(|| values.swap_remove(place))
}

/// Everything that determines a run.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub puzzle: Puzzle,
    pub solver: &'static str,
    pub options: Vec<(&'static str, String)>,
    pub seed: u64,
}

impl Wanted {
    pub fn run(&self) -> Run {
        let options = self.options.iter();
        let options = options.map(|(name, value)| (*name, &**value));
        Run::with(self.puzzle.clone(), self.solver, options, self.seed).unwrap()
    }
}

/// Any solver of the roster.
pub fn any_info() -> impl Strategy<Value = &'static SolverInfo> {
    prop::sample::select(roster().collect::<Vec<_>>())
}

/// Any solver on a board of its game, with any options and seed.
pub fn any_wanted() -> impl Strategy<Value = Wanted> {
    let wishes = prop::array::uniform3(any::<usize>());
    (
        any_info(),
        (locked_board(8), any_colours(7), 0..4),
        tour_puzzle(8),
        wishes,
        any::<u64>(),
    )
        .prop_map(
            |(info, (queens, colours, dice), knights, wishes, seed): (
                &'static SolverInfo,
                _,
                _,
                _,
                _,
            )| {
                let takes_colours = info.refuses_colours.is_none();
                let queens = if dice == 0 && takes_colours {
                    colours
                } else {
                    queens
                };
                let options = info.options.iter().zip(wishes);
                let chosen =
                    options.filter_map(|(option, wish)| Some((option.name, value(option, wish)?)));
                Wanted {
                    puzzle: match info.game {
                        Game::Queens | Game::Colour => Puzzle::Queens(queens),
                        Game::Knights => Puzzle::Knights(knights),
                    },
                    solver: info.id,
                    options: chosen.collect(),
                    seed,
                }
            },
        )
}

pub fn any_run() -> impl Strategy<Value = Run> {
    any_wanted().prop_map(|wanted| wanted.run())
}

/// Everything that a run shows.
pub fn shown(run: &Run) -> impl PartialEq + std::fmt::Debug + use<> {
    let solver = run.solver();
    (
        (
            run.steps(),
            run.outcome(),
            *run.tally(),
            run.answer(),
            run.sentence(),
        ),
        (
            solver.depth(),
            run.pieces(),
            solver.path().to_vec(),
            solver.levels().map(|levels| levels.into_owned()),
            run.annotations(),
            run.metrics(),
        ),
        (solver.is_solved(), solver.why_stopped(0)),
        (
            *run.last_step(),
            run.conflicts(),
            run.degrees(),
            run.stranded(),
        ),
    )
}
