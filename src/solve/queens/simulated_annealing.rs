//! Simulated annealing: accepts worse moves, ever more rarely.

use super::QueensSolver;
use super::support::conflicts::Conflicts;
use super::support::exp::exp_of_minus;
use super::support::random_ties::{TO_THE_NEXT, gave_up, is_only_answer};
use crate::solve::prelude::*;

/// The temperature of the first move, in pairs of queens.
static START_TEMPERATURE: OptionInfo = OptionInfo {
    name: "start-temperature",
    label: "Start temperature",
    takes: Takes::Amount {
        default: 1.0,
        above: 0,
        below: 1_000,
    },
};

/// The factor of the temperature after every move.
static COOLING: OptionInfo = OptionInfo {
    name: "cooling",
    label: "Cooling per move",
    takes: Takes::Amount {
        default: 0.9999,
        above: 0,
        below: 1,
    },
};

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "simulated-annealing",
    name: "Simulated annealing",
    kind: Kind::Local,
    aspect: Aspect::Pairs,
    profile: PAIRS,
    idea: "random moves, even worse ones while it is hot",
    step: "moves one queen, or leaves it",
    largest: 300,
    options: &[START_TEMPERATURE, COOLING],
    seeded: true,
    nested: None,
    refuses_colours: None,
    unsteered: Some("It moves queens on a full board at random."),
    bytes: |size| bytes_a_row(size, 56),
    pseudocode: &[
        step("a queen at random in every row; T ← the start", &["begin"]),
        step(
            "repeat until no two attack each other:",
            &["solved", "exhausted"],
        ),
        line("  pick a random queen and another square of its row"),
        line("  Δ ← how many more pairs would attack each other"),
        step(
            "  Δ ≤ 0, or with probability e^(−Δ/T): move it",
            &["accept"],
        ),
        step("  else leave it where it is", &["refuse"]),
        line("  T ← T times the cooling"),
        step("  after too many moves: give up", &["gave-up"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, options: &Options, seed: u64) -> QueensSolver {
    let (start, cooling) = (options.amount(&START_TEMPERATURE), options.amount(&COOLING));
    SimulatedAnnealing::new(puzzle, start, cooling, seed).into()
}

/// The number of moves, accepted or not, after which it gives up.
const MOST_MOVES: u64 = 5_000_000;

/// A move that was considered.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Trial {
    from: Square,
    to: Square,
    /// The change in the number of attacking pairs.
    change: i32,
    /// The temperature at the decision.
    temperature: f64,
    accepted: bool,
}

/// One queen in each row, on random squares. A step picks a random queen and a random other square
/// of its row. A move that adds no attacking pairs is made; one that adds Δ pairs is made with
/// probability e^(−Δ/T). The temperature T falls by a constant factor per step.
///
/// After a solution it starts over on a new random board, as hot as the first.
///
/// S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, *Optimization by simulated annealing*, Science 220
/// (1983), 671–680.
#[derive(Clone, Debug, PartialEq)]
pub struct SimulatedAnnealing {
    board: Conflicts,
    seed: u64,
    rng: Rng,
    /// The temperature at the start, and now.
    start: f64,
    temperature: f64,
    cooling: f64,
    moves: u64,
    accepted: u64,
    last: Option<Trial>,
}

impl SimulatedAnnealing {
    /// A random board. The temperature is in pairs of queens, and is multiplied by `cooling`, below
    /// 1, after every move.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle, temperature: f64, cooling: f64, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let mut board = Conflicts::new(puzzle);
        board.scatter(&mut rng);
        Self {
            board,
            seed,
            rng,
            start: temperature,
            temperature,
            cooling,
            moves: 0,
            accepted: 0,
            last: None,
        }
    }

    /// A random queen and a random other square of its row; none if no queen can move.
    fn draw(&mut self) -> Option<(Square, Square)> {
        let (side, open) = (self.board.side(), self.board.open());
        if side == 1 || open.is_empty() {
            return None;
        }
        let row = open[self.rng.below(open.len() as u32) as usize];
        let from = self.board.queen(row);
        // Every column but the queen's own is as likely as any other.
        let column = self.rng.below(side - 1);
        let column = column + u32::from(column >= from.column);
        Some((from, Square::new(row, column)))
    }

    /// Starts over from a solution. Continuing from it would mostly lead back to it.
    fn restart<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.board.scatter(&mut self.rng);
        self.temperature = self.start;
        self.last = None;
        observer.on(Event::Restart { solved: true });
        solved_or_continue(self)
    }

    /// Whether a move with this change in pairs is accepted.
    fn accepts(&mut self, change: i32) -> bool {
        change <= 0 || self.rng.fraction() < exp_of_minus(f64::from(change) / self.temperature)
    }
}

impl Solver for SimulatedAnnealing {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        if self.is_solved() && is_only_answer(self.board.open()) {
            return Step::Exhausted;
        }
        if self.moves >= MOST_MOVES {
            return Step::GaveUp;
        }
        if self.is_solved() {
            return self.restart(observer);
        }
        let Some((from, to)) = self.draw() else {
            return Step::GaveUp;
        };
        let change = self.board.count(to) as i32 - self.board.count(from) as i32;
        let (temperature, accepted) = (self.temperature, self.accepts(change));
        if accepted {
            self.board.shift(to.row, to.column);
            self.accepted += 1;
            observer.on(Event::Move { from, to });
        }
        self.moves += 1;
        self.temperature *= self.cooling;
        self.last = Some(Trial {
            from,
            to,
            change,
            temperature,
            accepted,
        });
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        self.board.pairs() == 0
    }

    fn height(&self) -> Option<u32> {
        Some(self.board.pairs())
    }
}

impl Shows for SimulatedAnnealing {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        0
    }

    fn line(&self, last: &LastStep) -> &'static str {
        last.restart_line().unwrap_or(match last.moved {
            Some(_) => "accept",
            None => "refuse",
        })
    }

    fn sentence(&self, puzzle: &QueensPuzzle, _: &LastStep) -> Sentence {
        // Only a step from a solution is not a trial.
        let Some(trial) = self.last else {
            let pairs = self.board.told_pairs();
            return format!("{TO_THE_NEXT}: a new random board. {pairs}").into();
        };
        let mut board = Namer::new(puzzle.size());
        let (from, to) = (board.name(trial.from), board.name(trial.to));
        let change = told_change(trial.change);
        let temperature = thousandths(trial.temperature);
        let text = match trial.accepted {
            true => {
                format!("{from} moves to {to}: {change}, at T = {temperature}.")
            }
            false => {
                format!("{from} stays: {change} on {to}, rejected at T = {temperature}.")
            }
        };
        board.sentence(format!("{text} {}", self.board.told_pairs()))
    }

    fn opening(&self, _: &QueensPuzzle) -> Sentence {
        let pairs = self.board.told_pairs();
        format!("One queen in every row, at random. {pairs}").into()
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        let ended = self.moves >= MOST_MOVES;
        ended.then(|| gave_up(solutions, MOST_MOVES, "moves", self.seed))
    }

    /// The square of the queen chosen, and the change in pairs that the move made or would have
    /// made.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        let Some(trial) = self.last else {
            return;
        };
        let square = if trial.accepted { trial.to } else { trial.from };
        annotations.push(Annotation::Chosen { square });
        annotations.push(Annotation::Number {
            square: trial.to,
            value: trial.change,
        });
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("temperature", self.temperature.into()));
        metrics.push(("moves made", self.accepted.into()));
        let change = self.last.map(|trial| f64::from(trial.change));
        metrics.extend(change.map(|change| ("change in attacking pairs", change.into())));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.queens()
    }
}

/// A change in the number of attacking pairs, in words.
fn told_change(change: i32) -> String {
    let pairs = u64::from(change.unsigned_abs());
    match change {
        0 => "the same number of attacking pairs".to_owned(),
        1.. => counted(pairs, "more attacking pair"),
        _ => counted(pairs, "fewer attacking pair"),
    }
}
