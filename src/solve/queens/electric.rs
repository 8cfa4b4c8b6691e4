//! Queens as electric charges: forces push them off each other's lines.

use super::QueensSolver;
use super::support::charges::{Forces, Vector};
use super::support::random_ties::{TO_THE_NEXT, gave_up};
use crate::board::in_line;
use crate::solve::annotation::Force;
use crate::solve::prelude::*;

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Queens,
    id: "electric",
    name: "Electric charges",
    kind: Kind::Local,
    aspect: Aspect::Forces,
    profile: PAIRS,
    idea: "forces push queens off each other’s lines",
    step: "pushes the queens in line, or tries one square",
    largest: 16,
    options: &[],
    seeded: true,
    nested: None,
    refuses_colours: Some(
        "Electric charges push queens off lines, but a colour isn’t a line: choose Simulated annealing.",
    ),
    unsteered: Some(
        "It moves queens on a full board, and every move follows from the forces on them.",
    ),
    bytes: |size| bytes_a_row(size, 180),
    pseudocode: &[
        step("queens on random squares: a round begins", &["begin"]),
        line("repeat:"),
        line("  while more than two are wrong, up to 300 ticks:"),
        step("    push each queen in line to a free square", &["push"]),
        step("  one or two wrong: try them on all squares", &["try"]),
        step("  if that fails: a new round", &["restart"]),
        step("    after 10,000 rounds: give up", &["gave-up"]),
        step("no queen is wrong: solved", &["solved", "exhausted"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &QueensPuzzle, _: &Options, seed: u64) -> QueensSolver {
    Electric::new(puzzle, seed).into()
}

/// It gives up after this many rounds.
const MOST_ROUNDS: u64 = 10_000;

/// The most ticks of a round.
const TICKS_A_ROUND: u32 = 300;

/// The most wrong queens that are left to brute force.
const FEW: usize = 2;

/// The most squares remembered of each queen's path.
const TRAIL: usize = 12;

/// What the next step of a round does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Forces push. Holds the number of ticks so far.
    Push(u32),
    /// Tries a wrong queen on the square with this number.
    Try(usize),
    /// A new round begins.
    Begin,
}

/// n queens on random squares, not bound to rows.
///
/// In every *tick*, forces push each queen in line with others: off the shared lines, away from
/// those queens, and from the border to the centre. Then each moves one square, unless that square
/// is taken or off the board. A *round* ends when at most two queens are wrong, or after 300 ticks.
/// One or two wrong queens are tried on all squares; if that fails, the next round begins on a new
/// random board.
///
/// A queen is *wrong* if it is in line with an earlier queen that is not wrong; locked queens come
/// first. So a locked queen pushes, but never moves.
///
/// A step is a tick, or one square tried for a wrong queen (with every square for a second one), or
/// the start of a round. After a solution it begins a new round.
///
/// Agnius Vasiliauskas, *Solving eight queens problem with electrical force analogy*, 17 September
/// 2014; what the article leaves open was chosen by measurement.
#[derive(Clone, Debug)]
pub struct Electric {
    size: Size,
    /// The locked queens, then the others, in the order of their numbers.
    queens: Vec<Square>,
    locked: usize,
    occupied: Vec<bool>,
    /// The forces on each queen in the last tick.
    forces: Vec<Forces>,
    trails: Vec<Trail>,
    wrong: Vec<bool>,
    /// The numbers of the wrong queens if there are few; the same number twice if there is one.
    few: [usize; FEW],
    phase: Phase,
    /// Whether the last step tried a wrong queen on another square.
    tried: bool,
    ticks: u64,
    rounds: u64,
    seed: u64,
    rng: Rng,
}

impl Electric {
    /// Begins the first round.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle, seed: u64) -> Self {
        let (size, side) = (puzzle.size(), puzzle.side() as usize);
        let mut queens = puzzle.locked().to_vec();
        queens.resize(side, Square::new(0, 0));
        let mut solver = Self {
            size,
            queens,
            locked: puzzle.locked().len(),
            occupied: vec![false; size.area()],
            forces: vec![Forces::default(); side],
            trails: vec![Trail::default(); side],
            wrong: vec![false; side],
            few: [0; FEW],
            phase: Phase::Begin,
            tried: false,
            ticks: 0,
            rounds: 0,
            seed,
            rng: Rng::new(seed),
        };
        solver.begin_round();
        solver
    }

    /// The number of ticks in all rounds.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        self.ticks
    }

    /// The number of rounds begun, including the first.
    #[must_use]
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The number of attacking pairs.
    fn pairs(&self) -> u32 {
        let earlier = |number: usize, queen| {
            let others = self.queens[..number].iter();
            others.filter(|&&other| in_line(other, queen)).count() as u32
        };
        let queens = self.queens.iter().enumerate();
        queens.map(|(number, &queen)| earlier(number, queen)).sum()
    }

    /// The queens that are wrong, or were before they were tried on other squares.
    pub fn wrong_queens(&self) -> impl Iterator<Item = Square> + '_ {
        let queens = self.queens.iter().zip(&self.wrong);
        queens.filter(|(_, wrong)| **wrong).map(|(queen, _)| *queen)
    }

    /// Whether the last step tried wrong queens on other squares.
    #[must_use]
    pub fn has_tried(&self) -> bool {
        self.tried
    }
}

/// Rounds.
impl Electric {
    fn begin_round(&mut self) {
        self.rounds += 1;
        self.scatter();
        self.forces.fill(Forces::default());
        self.trails.fill(Trail::default());
        self.judge(0);
    }

    /// Puts every unlocked queen on a random empty square.
    fn scatter(&mut self) {
        self.occupied.fill(false);
        for number in 0..self.queens.len() {
            if number >= self.locked {
                self.queens[number] = self.draw();
            }
            self.occupied[self.size.index(self.queens[number])] = true;
        }
    }

    fn draw(&mut self) -> Square {
        loop {
            let number = self.rng.below(self.size.area() as u32) as usize;
            if !self.occupied[number] {
                return self.size.at(number);
            }
        }
    }

    /// Finds the wrong queens, and decides what comes after this many ticks.
    fn judge(&mut self, ticks: u32) {
        let mut count = 0;
        for number in 0..self.queens.len() {
            let mut earlier = (0..number).filter(|&other| !self.wrong[other]);
            let queen = self.queens[number];
            self.wrong[number] = earlier.any(|other| in_line(self.queens[other], queen));
            if self.wrong[number] {
                self.few[usize::from(count > 0)] = number;
                count += 1;
            }
        }
        if count == 1 {
            self.few[1] = self.few[0];
        }
        self.phase = match ticks {
            _ if count <= FEW => Phase::Try(0),
            TICKS_A_ROUND.. => Phase::Begin,
            _ => Phase::Push(ticks),
        };
    }

    /// Pushes every queen. All forces come from the board before the tick.
    fn tick<O: Observer>(&mut self, ticks: u32, observer: &mut O) {
        for number in self.locked..self.queens.len() {
            self.forces[number] = self.forces_on(number);
        }
        for number in self.locked..self.queens.len() {
            if let Some(to) = self.target(number) {
                self.shift(number, to, observer);
            }
        }
        self.ticks += 1;
        self.judge(ticks + 1);
    }

    /// The forces on a queen; none if it is not in line with another.
    fn forces_on(&mut self, number: usize) -> Forces {
        let queen = self.queens[number];
        let mut forces = Forces::default();
        for other in 0..self.queens.len() {
            if other != number && in_line(queen, self.queens[other]) {
                forces.push(queen, self.queens[other], &mut self.rng);
            }
        }
        if forces != Forces::default() {
            forces.push_from_border(queen, self.size);
        }
        forces
    }

    /// The square that a queen is pushed to, if it can go there.
    fn target(&self, number: usize) -> Option<Square> {
        let (along, down) = self.forces[number].direction();
        let Square { row, column } = self.queens[number];
        let row = row.checked_add_signed(down)?;
        let to = Square::new(row, column.checked_add_signed(along)?);
        let free = self.size.contains(to) && !self.occupied[self.size.index(to)];
        free.then_some(to)
    }

    fn shift<O: Observer>(&mut self, number: usize, to: Square, observer: &mut O) {
        let from = std::mem::replace(&mut self.queens[number], to);
        self.occupied[self.size.index(from)] = false;
        self.occupied[self.size.index(to)] = true;
        self.trails[number].push(from);
        observer.on(Event::Move { from, to });
    }

    /// Tries the first wrong queen on a square, and a second one on all squares.
    ///
    /// The others do not attack each other, or they would also be wrong.
    fn try_square<O: Observer>(&mut self, square: usize, observer: &mut O) {
        let [first, last] = self.few;
        let to = self.size.at(square);
        self.phase = match square + 1 < self.size.area() {
            true => Phase::Try(square + 1),
            false => Phase::Begin,
        };
        let fits = self.is_free_but_for(to, &[first, last]);
        let answer = (fits && first != last).then(|| self.answer(to));
        if let Some(Some(answer)) = answer {
            // The first may take the last one's square, so the last one moves first.
            self.shift(last, answer, observer);
        }
        if !self.occupied[square] {
            self.shift(first, to, observer);
        }
        if fits && answer != Some(None) {
            self.wrong.fill(false);
        }
    }

    /// Whether a queen on a square would be in line only with these.
    fn is_free_but_for(&self, square: Square, but: &[usize]) -> bool {
        let mut others = (0..self.queens.len()).filter(|number| !but.contains(number));
        others.all(|other| !clash(self.queens[other], square))
    }

    /// The first square for the last wrong queen if the first one is on this square.
    fn answer(&self, first: Square) -> Option<Square> {
        let free =
            |&square: &Square| !clash(first, square) && self.is_free_but_for(square, &self.few);
        self.size.squares().find(free)
    }
}

impl Solver for Electric {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        let solved = self.is_solved();
        self.tried = !solved && matches!(self.phase, Phase::Try(_));
        match self.phase {
            _ if solved && self.queens.len() <= self.locked + 1 => return Step::Exhausted,
            Phase::Push(ticks) if !solved => self.tick(ticks, observer),
            Phase::Try(square) if !solved => self.try_square(square, observer),
            _ if self.rounds >= MOST_ROUNDS => return Step::GaveUp,
            _ => self.restart(solved, observer),
        }
        solved_or_continue(self)
    }

    fn is_solved(&self) -> bool {
        !self.wrong.contains(&true)
    }

    fn height(&self) -> Option<u32> {
        Some(self.pairs())
    }
}

impl Electric {
    /// The sentence about the queens in line and what comes next.
    fn told_tick(&self, board: &mut Namer, wrong: &[Square]) -> String {
        let in_line = self.told_in_line();
        match self.phase {
            Phase::Try(_) => {
                format!(
                    "Apart from {}, no two queens attack each other.",
                    board.list(wrong)
                )
            }
            Phase::Push(_) if self.locked > 0 => {
                format!("{in_line} Forces push the unlocked ones one square, where there is room.")
            }
            Phase::Push(_) => {
                format!("{in_line} Forces push them one square, where there is room.")
            }
            Phase::Begin => format!("{in_line} Time is up, so a new round starts."),
        }
    }

    fn told_in_line(&self) -> String {
        format!("{} are in line.", counted(self.in_line(), "queen"))
    }

    /// The number of queens in line with another.
    fn in_line(&self) -> u64 {
        let queens = self.queens.iter();
        let in_line = queens.filter(|&&queen| {
            let mut others = self.queens.iter().filter(|&&other| other != queen);
            others.any(|&other| in_line(queen, other))
        });
        in_line.count() as u64
    }

    fn restart<O: Observer>(&mut self, solved: bool, observer: &mut O) {
        self.begin_round();
        observer.on(Event::Restart { solved });
    }
}

impl Shows for Electric {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        0
    }

    fn line(&self, last: &LastStep) -> &'static str {
        last.restart_line().unwrap_or(match self.tried {
            true => "try",
            false => "push",
        })
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        if last.from_solution {
            let (round, in_line) = (thousands(self.rounds), self.told_in_line());
            return format!("{TO_THE_NEXT}: round {round}. {in_line}").into();
        }
        if last.restarted {
            return self.opening(puzzle);
        }
        let mut board = Namer::new(puzzle.size());
        let wrong: Vec<_> = self.wrong_queens().collect();
        let text = match (self.tried, wrong.as_slice()) {
            (true, &[one]) => format!(
                "The last queen tries every square, now {}.",
                board.name(one)
            ),
            (true, &[one, other]) => format!(
                "The last two queens try other squares, now {} and {}.",
                board.name(one),
                board.name(other)
            ),
            _ => self.told_tick(&mut board, &wrong),
        };
        board.sentence(text)
    }

    fn opening(&self, puzzle: &QueensPuzzle) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let wrong: Vec<_> = self.wrong_queens().collect();
        let now = self.told_tick(&mut board, &wrong);
        board.sentence(match self.rounds {
            1 => now,
            round => format!("Round {}. {now}", thousands(round)),
        })
    }

    /// The wrong queens; while forces push, also the forces and the path of every queen in this
    /// round.
    fn annotations(&self, _: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(
            self.wrong_queens()
                .map(|square| Annotation::Fault { square }),
        );
        if !matches!(self.phase, Phase::Push(_)) {
            return;
        }
        for number in self.locked..self.queens.len() {
            let piece = number as u32;
            let trail = self.trails[number].squares().chain([self.queens[number]]);
            annotations.extend(trail.map(|square| Annotation::Trail { piece, square }));
            let Forces {
                electric,
                line,
                border,
            } = self.forces[number];
            let square = self.queens[number];
            let force = |force: Force, Vector { along, down }: Vector| Annotation::Force {
                square,
                force,
                along: along as f32,
                down: down as f32,
            };
            annotations.extend([
                force(Force::Charge, electric),
                force(Force::Line, line),
                force(Force::Border, border),
            ]);
        }
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        let tried = self.is_solved() || self.phase == Phase::Begin;
        let ended = self.rounds >= MOST_ROUNDS && tried;
        ended.then(|| gave_up(solutions, MOST_ROUNDS, "rounds", self.seed))
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        metrics.push(("ticks", self.ticks.into()));
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens[self.locked..].iter().copied()
    }
}

/// Whether queens on these two squares attack each other or coincide.
fn clash(one: Square, other: Square) -> bool {
    one == other || in_line(one, other)
}

/// The last squares that a queen was on in this round.
#[derive(Clone, Copy, Debug)]
struct Trail {
    ring: [Square; TRAIL],
    moves: usize,
}

impl Default for Trail {
    fn default() -> Self {
        Self {
            ring: [Square::new(0, 0); TRAIL],
            moves: 0,
        }
    }
}

impl Trail {
    fn push(&mut self, square: Square) {
        self.ring[self.moves % TRAIL] = square;
        self.moves += 1;
    }

    /// Oldest first.
    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let first = self.moves.saturating_sub(TRAIL);
        (first..self.moves).map(|place| self.ring[place % TRAIL])
    }
}
