//! Random puzzles and runs of every solver, for laws that hold for all of them.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, KnightsPuzzle, Puzzle, QueensPuzzle};
use forward_check::run::{OptionInfo, OptionKind, ROSTER, Run, SolverInfo};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::queens;

/// So many cases, the same every time, and no file left behind by a failure.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x0f0c),
        ..ProptestConfig::default()
    }
}

/// A board with some queens locked: those of a random list that stand at peace.
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

/// One of the values that an option takes, or none of them.
pub fn value(option: &OptionInfo, wish: usize) -> Option<&'static str> {
    match option.kind {
        OptionKind::Choice(choices) => choices.get(wish % (choices.len() + 1)).map(|(id, _)| *id),
        OptionKind::Count => ["1", "7", "100"].get(wish % 4).copied(),
        OptionKind::Flag => ["true", "false"].get(wish % 3).copied(),
    }
}

/// What a run is made from.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub puzzle: Puzzle,
    pub solver: &'static str,
    pub options: Vec<(&'static str, &'static str)>,
    pub seed: u64,
}

impl Wanted {
    pub fn run(&self) -> Run {
        let options = self.options.iter().copied();
        Run::with(self.puzzle.clone(), self.solver, options, self.seed).unwrap()
    }
}

/// Any solver of the roster on a board of its game, with any options and seed.
pub fn any_wanted() -> impl Strategy<Value = Wanted> {
    let info = (0..ROSTER.len()).prop_map(|place| &ROSTER[place]);
    let wishes = prop::array::uniform3(any::<usize>());
    (info, locked_board(8), tour_puzzle(8), wishes, any::<u64>()).prop_map(
        |(info, queens, knights, wishes, seed): (&SolverInfo, _, _, _, _)| {
            let options = info.options.iter().zip(wishes);
            let chosen =
                options.filter_map(|(option, wish)| Some((option.name, value(option, wish)?)));
            Wanted {
                puzzle: match info.game {
                    Game::Queens => Puzzle::Queens(queens),
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
            run.explanation(),
        ),
        (
            solver.depth(),
            solver.queens(),
            solver.path().to_vec(),
            solver.levels().map(|levels| levels.into_owned()),
            solver.annotations(),
            solver.metrics(),
        ),
        (solver.is_solved(), solver.choice(), solver.why_stopped()),
        (
            *run.last_step(),
            run.conflicts(),
            run.degrees(),
            run.stranded(),
        ),
    )
}
