//! A run: a puzzle, a solver at work on it, its counts and its sentences.

use super::any::own_puzzle;
use super::tally::Depths;
use super::{
    AnySolver, Choices, ChoicesError, ChosenSquare, Outcome, RunError, Tally, ending, roster,
};
use crate::board::{Lines, Square, sorted};
use crate::puzzles::{Game, Puzzle, knights, queens};
use crate::solve::pseudocode::BEGIN;
use crate::solve::{
    Annotation, Event, LastStep, Metric, Observer, Options, Sentence, Shows, SolverInfo, Step, Told,
};

/// A solver at work on a puzzle: one of the roster, or one of your own with [`Run::of`].
///
/// Two runs with the same puzzle, solver, options, seed and choices are equal after the same number of steps,
/// made singly or in batches.
#[derive(Clone, Debug)]
pub struct Run<S = AnySolver> {
    puzzle: Puzzle,
    info: &'static SolverInfo,
    options: Options,
    seed: u64,
    solver: S,
    steps: u64,
    tally: Tally,
    last_step: LastStep,
    outcome: Option<Outcome>,
    solutions: u64,
    steering: Option<Steering>,
}

/// How far a run has followed the squares chosen for it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Steering {
    choices: Choices,
    /// How many of them were taken.
    taken: usize,
    /// Whether the next one was no candidate. It and all later ones are then left out.
    refused: bool,
}

impl Steering {
    /// The next choice.
    fn next(&self) -> Option<ChosenSquare> {
        let next = self.choices.all().get(self.taken);
        next.copied().filter(|_| !self.refused)
    }
}

impl Run {
    /// A run before its first step. It may be solved already.
    ///
    /// The seed is part of the run's name even if the solver draws nothing at random.
    ///
    /// # Errors
    /// If the puzzle has no solver with this id, or the solver refuses its rules or its size.
    pub fn new(puzzle: Puzzle, id: &str, seed: u64) -> Result<Self, RunError> {
        Self::with(puzzle, id, [], seed)
    }

    /// A run with options: pairs of a name and a value, such as `("rows", "fewest")`.
    ///
    /// # Errors
    /// As [`Run::new`], and if the solver has no such option or value.
    pub fn with<'a>(
        puzzle: Puzzle,
        id: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        seed: u64,
    ) -> Result<Self, RunError> {
        let (info, options) = Self::check(&puzzle, id, options)?;
        let solver = AnySolver::new(info, &puzzle, &options, seed);
        Ok(Self::begin(puzzle, info, solver).named(options, seed))
    }

    /// Checks the arguments of a run without making it; returns its solver and options.
    ///
    /// # Errors
    /// As [`Run::with`].
    pub fn check<'a>(
        puzzle: &Puzzle,
        id: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<(&'static SolverInfo, Options), RunError> {
        let (info, options) = Self::read(puzzle.game(), id, options)?;
        check_size(info, puzzle)?;
        Ok((info, options))
    }

    /// The solver of a game, and its options.
    ///
    /// # Errors
    /// If the game has no such solver, the solver refuses its rules, or it has no such option or value.
    pub fn read<'a>(
        game: Game,
        id: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<(&'static SolverInfo, Options), RunError> {
        let info = roster::find(game, id).ok_or_else(|| RunError::unknown(game, id))?;
        let options = info.read_options(options).map_err(RunError::Option)?;
        check_game(info, game)?;
        Ok((info, options))
    }

    /// Checks whether you can choose squares for a solver.
    ///
    /// # Errors
    /// If you can't.
    pub fn check_steered(info: &SolverInfo) -> Result<(), RunError> {
        match info.unsteered {
            None => Ok(()),
            Some(why) => Err(RunError::Choices(ChoicesError::Unsteered(why))),
        }
    }
}

impl<S: Shows> Run<S> {
    /// A run of a solver before its first step. The solver must be made for the puzzle.
    ///
    /// # Errors
    /// If the solver is for another game, or refuses the puzzle's rules or size: see [`Shows::info`].
    pub fn of(puzzle: impl Into<Puzzle>, solver: S) -> Result<Self, RunError> {
        let (puzzle, info) = (puzzle.into(), solver.info());
        check_game(info, puzzle.game())?;
        check_size(info, &puzzle)?;
        Ok(Self::begin(puzzle, info, solver))
    }

    fn begin(puzzle: Puzzle, info: &'static SolverInfo, solver: S) -> Self {
        Self {
            outcome: solver.is_solved().then_some(Outcome::Solved),
            solutions: u64::from(solver.is_solved()),
            info,
            options: Options::default(),
            seed: 0,
            steps: 0,
            tally: Tally::new(info, solver.profile_height()),
            last_step: LastStep::default(),
            puzzle,
            solver,
            steering: None,
        }
    }

    /// The same run with the options and the seed that its solver was made with. They are part of its name.
    #[must_use]
    pub fn named(self, options: Options, seed: u64) -> Self {
        Self {
            options,
            seed,
            ..self
        }
    }

    /// The same run with its solver in another type: [`EitherSolver::First`](super::EitherSolver), say, to race
    /// it against others.
    #[must_use]
    pub fn map_solver<T>(self, into: impl FnOnce(S) -> T) -> Run<T> {
        Run {
            puzzle: self.puzzle,
            info: self.info,
            options: self.options,
            seed: self.seed,
            solver: into(self.solver),
            steps: self.steps,
            tally: self.tally,
            last_step: self.last_step,
            outcome: self.outcome,
            solutions: self.solutions,
            steering: self.steering,
        }
    }

    /// The same run with squares that you chose in the solver's place. It waits where you can choose the
    /// next: see [`Run::waits`].
    ///
    /// A choice is checked when its step comes. If its square is no candidate there, it and the later
    /// ones are left out: see [`Run::refused`].
    ///
    /// # Errors
    /// If you can't choose for this solver.
    ///
    /// # Panics
    /// If the run has made a step.
    pub fn steered(mut self, choices: Choices) -> Result<Self, RunError> {
        assert_eq!(self.steps, 0, "choices are made before the first step");
        Run::check_steered(self.info)?;
        self.solver.steer();
        self.steering = Some(Steering {
            choices,
            taken: 0,
            refused: false,
        });
        Ok(self)
    }

    /// Makes one step, unless the run has ended; returns the outcome if it has.
    pub fn next_move(&mut self) -> Option<Outcome> {
        if self.outcome.is_none() {
            let mut last = self.last_step.next();
            last.chosen = self.step_once(&mut |event| last.on(event));
            // The outcome's sentence needs no record of the last step.
            self.last_step = match self.outcome {
                None => last,
                Some(_) => LastStep::default(),
            };
        }
        self.outcome
    }

    /// Makes one step and tells its events; returns whether it tried a square that you chose.
    fn step_once(&mut self, tell: &mut dyn FnMut(Event)) -> bool {
        let choice = self.due_choice();
        let mut observer = (&mut self.tally, &mut Told(tell));
        let step = self.solver.step_to(choice, &mut observer);
        observer.step_made(self.solver.height());
        self.record((1, step));
        choice.is_some()
    }

    /// The square that you chose for the next step, which is then taken or refused.
    fn due_choice(&mut self) -> Option<Square> {
        let next = self.steering.as_ref()?.next()?;
        if next.step != self.steps {
            return None;
        }
        let fits = self.candidates().contains(&next.square);
        let steering = self.steering.as_mut()?;
        steering.taken += usize::from(fits);
        steering.refused = !fits;
        fits.then_some(next.square)
    }

    /// Makes up to `most` steps; returns the outcome if the run has ended.
    ///
    /// The result is the same as with repeated calls of [`Run::next_move`], but faster.
    pub fn run(&mut self, most: u64) -> Option<Outcome> {
        for (steps, make) in batch(most) {
            make(self, steps);
        }
        self.outcome
    }

    /// Makes up to `most` steps and records each for its sentence.
    fn run_narrated(&mut self, most: u64) {
        for _ in 0..most {
            if self.next_move().is_some() {
                break;
            }
        }
    }

    /// Makes up to `most` steps at full speed, without the record that sentences need. The steps of a steered
    /// run are made singly, as its solver remembers what was tried.
    pub(super) fn run_unobserved(&mut self, most: u64) {
        if self.steering.is_some() {
            return self.run_narrated(most);
        }
        if self.outcome.is_none() && most > 0 {
            self.solver.speed_up();
            let made = self.solver.run(most, &mut self.tally);
            self.record(made);
        }
    }

    /// Makes one step, past a solution, and gives its events to `tell`. Keeps no record for sentences.
    pub(super) fn observe(&mut self, tell: &mut dyn FnMut(Event)) {
        self.pass_solution();
        if self.outcome.is_none() {
            self.step_once(tell);
        }
    }

    /// Sets the depths to which the next steps add theirs.
    pub(super) fn set_depths(&mut self, depths: Depths) {
        self.tally.set_depths(depths);
    }

    /// Lets a run that is at a solution search for the next one; else does nothing.
    pub fn pass_solution(&mut self) {
        if self.outcome == Some(Outcome::Solved) {
            self.outcome = None;
        }
    }

    /// Makes one step and counts the rest as if they had been made.
    #[cfg(test)]
    pub(super) fn skip(&mut self, steps: u64) {
        if steps > 0 {
            self.run(1);
            self.steps += steps - 1;
        }
    }

    /// Records the result of a batch: how many steps it made, and the last one.
    fn record(&mut self, (steps, step): (u64, Step)) {
        self.steps += steps;
        self.outcome = match step {
            Step::Continue => None,
            Step::Solved => Some(Outcome::Solved),
            Step::Exhausted => Some(Outcome::Exhausted),
            Step::GaveUp => Some(Outcome::GaveUp),
            Step::Counted => Some(Outcome::Counted),
        };
        self.solutions += u64::from(step == Step::Solved);
        if self.outcome.is_some() {
            // The outcome's sentence needs no record of the last step.
            self.last_step = LastStep::default();
        }
    }

    /// The squares that the next step can try, from the top left; empty if it tries none, or if you can't
    /// choose for the solver. If there is only one, there is nothing to choose.
    ///
    /// Makes the step on a copy of the run.
    #[must_use]
    pub fn candidates(&self) -> Vec<Square> {
        let Some((depth, own, ahead)) = self.look_ahead() else {
            return Vec::new();
        };
        let squares = self.solver.anywhere().unwrap_or_else(|| {
            let left = ahead.solver.untried(depth).unwrap_or_default();
            [own].into_iter().chain(left).collect()
        });
        sorted(squares)
    }

    /// The square that the solver itself would try in the next step, if it tries one and you could choose
    /// another.
    #[must_use]
    pub fn own_choice(&self) -> Option<Square> {
        self.look_ahead().map(|(_, own, _)| own)
    }

    /// The depth and the square that the solver itself would try in the next step, and the run after it.
    fn look_ahead(&self) -> Option<(usize, Square, Self)> {
        if self.info.unsteered.is_some() {
            return None;
        }
        let mut ahead = Self {
            steering: None,
            ..self.clone()
        };
        let mut tried = None;
        ahead.observe(&mut |event| {
            if let Event::Assign { depth, square } = event {
                tried = Some((depth as usize, square));
            }
        });
        tried.map(|(depth, own)| (depth, own, ahead))
    }

    /// Whether you can choose the next square: the run is steered, all choices were taken, and there are
    /// several candidates.
    #[must_use]
    pub fn waits(&self) -> bool {
        let all_taken = |steering: &Steering| steering.next().is_none();
        self.outcome.is_none()
            && self.steering.as_ref().is_some_and(all_taken)
            && self.candidates().len() > 1
    }

    /// The choices; none if the run isn't steered.
    #[must_use]
    pub fn choices(&self) -> Option<&Choices> {
        self.steering.as_ref().map(|steering| &steering.choices)
    }

    /// How many choices were taken.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.steering.as_ref().map_or(0, |steering| steering.taken)
    }

    /// Whether the next choice was no candidate.
    #[must_use]
    pub fn refused(&self) -> bool {
        self.steering
            .as_ref()
            .is_some_and(|steering| steering.refused)
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The solver's entry in the roster.
    #[must_use]
    pub fn info(&self) -> &'static SolverInfo {
        self.info
    }

    /// The options of the solver.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The solver.
    #[must_use]
    pub fn solver(&self) -> &S {
        &self.solver
    }

    /// How many steps were made.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// How many solutions were found.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// The counts so far.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What the last step did; empty once the run has ended.
    #[must_use]
    pub fn last_step(&self) -> &LastStep {
        &self.last_step
    }

    /// How the run ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The solution: n queens from the top row down, or a tour in visiting order.
    #[must_use]
    pub fn answer(&self) -> Option<Vec<Square>> {
        if self.outcome != Some(Outcome::Solved) {
            return None;
        }
        Some(match &self.puzzle {
            Puzzle::Queens(_) => sorted(self.all_queens()),
            Puzzle::Knights(_) => self.pieces(),
        })
    }

    /// The locked queens, then those of the solver in depth order; empty for knights.
    #[must_use]
    pub fn all_queens(&self) -> Vec<Square> {
        let locked = match &self.puzzle {
            Puzzle::Queens(puzzle) => puzzle.locked(),
            Puzzle::Knights(_) => &[],
        };
        locked.iter().copied().chain(self.solver.queens()).collect()
    }

    /// The solver's own queens in depth order, or the squares that the knight has visited.
    #[must_use]
    pub fn pieces(&self) -> Vec<Square> {
        match &self.puzzle {
            Puzzle::Queens(_) => self.solver.queens().collect(),
            Puzzle::Knights(puzzle) => {
                let path = self.solver.path().iter();
                path.map(|&square| puzzle.size().at(square as usize))
                    .collect()
            }
        }
    }

    /// How many pairs of queens attack each other.
    #[must_use]
    pub fn pairs_in_line(&self) -> u32 {
        let Puzzle::Queens(puzzle) = &self.puzzle else {
            return 0;
        };
        let mut lines = Lines::of(puzzle.rules());
        let mut pairs = 0;
        let mut count = |queen| pairs += lines.add(queen);
        puzzle.locked().iter().copied().for_each(&mut count);
        self.solver.each_queen(&mut count);
        pairs
    }

    /// All pairs of queens that attack each other.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Square, Square)> {
        match &self.puzzle {
            Puzzle::Queens(puzzle) => queens::conflicts(puzzle.rules(), &self.all_queens()),
            Puzzle::Knights(_) => Vec::new(),
        }
    }

    /// For each square, how many unvisited squares are a knight's jump away, or −1 if it is visited or
    /// blocked; empty for queens.
    #[must_use]
    pub fn degrees(&self) -> Vec<i8> {
        let Puzzle::Knights(puzzle) = &self.puzzle else {
            return Vec::new();
        };
        let visited = self.visited();
        knights::degrees(puzzle, &puzzle.graph(), |square| visited[square as usize])
    }

    /// The numbers of the unvisited squares that the knight can jump to; empty for queens.
    #[must_use]
    pub fn reachable(&self) -> Vec<u32> {
        let (Puzzle::Knights(puzzle), Some(&knight)) = (&self.puzzle, self.solver.path().last())
        else {
            return Vec::new();
        };
        let (graph, visited) = (puzzle.graph(), self.visited());
        let targets = graph.targets(knight);
        targets
            .filter(|&square| !visited[square as usize])
            .collect()
    }

    /// The numbers of the stranded squares; empty for queens.
    #[must_use]
    pub fn stranded(&self) -> Vec<u32> {
        let (Puzzle::Knights(puzzle), Some(&knight)) = (&self.puzzle, self.solver.path().last())
        else {
            return Vec::new();
        };
        let visited = self.visited();
        knights::stranded(puzzle, &puzzle.graph(), knight, |square| {
            visited[square as usize]
        })
    }

    /// What the last step did and why, in a sentence or two.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        match self.outcome {
            Some(outcome) => ending::sentence(outcome, &self.puzzle, &self.solver, self.solutions),
            None if self.steps == 0 => self.solver.opening(own_puzzle(&self.solver, &self.puzzle)),
            None => {
                let puzzle = own_puzzle(&self.solver, &self.puzzle);
                self.solver.sentence(puzzle, &self.last_step)
            }
        }
    }

    /// The id of the pseudocode line that the last step executed.
    #[must_use]
    pub fn line(&self) -> &'static str {
        match self.outcome {
            Some(outcome) => outcome.id(),
            None if self.steps == 0 => BEGIN,
            None => self.solver.line(&self.last_step),
        }
    }

    /// What to draw besides pieces and domains.
    #[must_use]
    pub fn annotations(&self) -> Vec<Annotation> {
        let mut annotations = Vec::new();
        self.solver.annotations(&self.last_step, &mut annotations);
        annotations
    }

    /// The solver's own figures, with their names.
    #[must_use]
    pub fn metrics(&self) -> Vec<Metric> {
        let mut metrics = Vec::new();
        self.solver.metrics(&mut metrics);
        metrics
    }

    fn visited(&self) -> Vec<bool> {
        let mut visited = vec![false; self.puzzle.size().area()];
        for &square in self.solver.path() {
            visited[square as usize] = true;
        }
        visited
    }
}

/// Checks whether a solver solves a game, by its rules.
pub(super) fn check_game(info: &'static SolverInfo, game: Game) -> Result<(), RunError> {
    match info.refuses_colours {
        _ if info.game != game.solved_as() => Err(RunError::OtherGame(info, game)),
        Some(why) if game == Game::Colour => Err(RunError::Colours(why)),
        _ => Ok(()),
    }
}

/// Checks whether a solver takes a board as large as a puzzle's.
pub(super) fn check_size(info: &'static SolverInfo, puzzle: &Puzzle) -> Result<(), RunError> {
    match info.takes(puzzle.size()) {
        true => Ok(()),
        false => Err(RunError::too_large(info, puzzle.size())),
    }
}

/// How many of the last steps of a batch are recorded for sentences: the sentence of a step may depend on
/// the squares that the step before it stranded.
pub(super) const NARRATED_STEPS: u64 = 2;

/// A way to make up to a number of steps.
pub(super) type Way<S> = fn(&mut Run<S>, u64);

/// Splits a batch: most steps run at full speed, and only the last ones are recorded for sentences.
pub(super) fn batch<S: Shows>(steps: u64) -> [(u64, Way<S>); 2] {
    let narrated = steps.min(NARRATED_STEPS);
    [
        (steps - narrated, Run::run_unobserved),
        (narrated, Run::run_narrated),
    ]
}
