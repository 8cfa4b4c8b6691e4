//! A solver of your own, on the public interface alone: backtracking from right to left. It is explained step by
//! step, scrubbed, raced against one of the roster, and judged.

use forward_check::board::{Rules, Square};
use forward_check::puzzles::{Game, Puzzle, QueensPuzzle, verify};
use forward_check::run::{
    EitherSolver, LaneOrder, Race, RaceClock, RaceRequest, Request, Run, Unlimited, Viewer, Wanted,
};
use forward_check::solve::pseudocode::step;
use forward_check::solve::{
    Event, LastStep, Namer, Observer, Sentence, Shows, Solver, SolverInfo, Step,
};

static INFO: SolverInfo = SolverInfo {
    idea: "tries the squares of a row from right to left",
    step: "tries a square, or takes back a queen",
    largest: 64,
    pseudocode: &[
        step("in each row, from right to left:", &["begin"]),
        step("  try a queen on the next square", &["try"]),
        step("  none left: take back the queen before", &["back"]),
        step("every row has one: solved", &["solved"]),
        step("no queen to take back: no solution", &["exhausted"]),
    ],
    ..SolverInfo::new(Game::Queens, "right-to-left", "Right to left")
};

/// Row by row from the top, from right to left. All its lists have their full length from the start, so that no
/// step of it allocates, nor of a clone.
#[derive(Clone, Debug)]
pub struct RightToLeft {
    rules: Rules,
    locked: Vec<Square>,
    /// The rows without a locked queen.
    rows: Vec<u32>,
    /// For each of them, how many squares are left to try. Its queen stands on the one to their right.
    left: Vec<u32>,
    /// How many of them have a queen.
    depth: usize,
}

impl RightToLeft {
    /// A search that has tried nothing.
    #[must_use]
    pub fn new(puzzle: &QueensPuzzle) -> Self {
        let rows = puzzle.open_rows();
        Self {
            rules: puzzle.rules().clone(),
            locked: puzzle.locked().to_vec(),
            left: vec![puzzle.side(); rows.len()],
            rows,
            depth: 0,
        }
    }

    fn square(&self, depth: usize) -> Square {
        Square::new(self.rows[depth], self.left[depth])
    }

    fn is_attacked(&self, square: Square) -> bool {
        let mut queens = self.locked.iter().copied().chain(self.queens());
        queens.any(|queen| self.rules.attack(queen, square))
    }

    fn try_next<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.left[self.depth] -= 1;
        let (square, depth) = (self.square(self.depth), self.depth as u32);
        observer.on(Event::Assign { depth, square });
        if self.is_attacked(square) {
            observer.on(Event::Conflict { square });
            observer.on(Event::Unassign { depth, square });
            return Step::Continue;
        }
        self.depth += 1;
        match self.is_solved() {
            true => Step::Solved,
            false => Step::Continue,
        }
    }

    fn take_back<O: Observer>(&mut self, observer: &mut O) -> Step {
        if self.depth == 0 {
            return Step::Exhausted;
        }
        if let Some(left) = self.left.get_mut(self.depth) {
            *left = self.rules.side();
        }
        self.depth -= 1;
        let (square, depth) = (self.square(self.depth), self.depth as u32);
        observer.on(Event::Backtrack { depth: depth + 1 });
        observer.on(Event::Unassign { depth, square });
        Step::Continue
    }
}

impl Solver for RightToLeft {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        match self.left.get(self.depth) {
            Some(1..) => self.try_next(observer),
            _ => self.take_back(observer),
        }
    }

    fn is_solved(&self) -> bool {
        self.depth == self.rows.len()
    }
}

impl Shows for RightToLeft {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.depth).map(|depth| self.square(depth))
    }

    fn depth(&self) -> usize {
        self.depth
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match last.assigned {
            Some(_) => "try",
            None => "back",
        }
    }

    fn opening(&self, _: &QueensPuzzle) -> Sentence {
        "Each row is tried from right to left.".into()
    }

    fn sentence(&self, puzzle: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(puzzle.size());
        let text = match (last.assigned, last.lifted) {
            (Some(square), Some(_)) => format!("Try {}: it’s attacked.", board.name(square)),
            (Some(square), None) => format!("Queen on {}.", board.name(square)),
            (None, Some(square)) => format!("Take back the queen on {}.", board.name(square)),
            (None, None) => "Nothing was left to do.".to_owned(),
        };
        board.sentence(text)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let (row, left) = (self.rows.get(depth), self.left.get(depth));
        let squares = row.zip(left).map(|(&row, &left)| {
            let columns = (0..left).rev();
            columns.map(|column| Square::new(row, column)).collect()
        });
        Some(squares.unwrap_or_default())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle = QueensPuzzle::new(8, Vec::new())?;
    let run = Run::of(puzzle.clone(), RightToLeft::new(&puzzle))?;

    // Explained, and scrubbed.
    let mut viewer = Viewer::new(run.clone());
    let end = viewer.ask(Request::NextSolution, &mut Unlimited, Wanted::MOMENT);
    for step in [0, 1, end.step / 2, end.step] {
        let moment = viewer.ask(Request::Seek { step }, &mut Unlimited, Wanted::MOMENT);
        println!("{step}: {}", moment.sentence.expect("it was wanted").text);
    }

    // Judged.
    let answer = viewer.run().answer().expect("it is solved");
    verify::queens(&puzzle, &answer)?;

    // Raced against one of the roster.
    let theirs = LaneOrder::new("forward-checking", "").run(Puzzle::from(puzzle))?;
    let lanes = vec![
        run.map_solver(EitherSolver::First),
        theirs.map_solver(EitherSolver::Second),
    ];
    let mut race = Race::of(lanes, u64::MAX)?;
    let (clock, to) = (RaceClock::Steps, end.step as f64);
    race.ask(
        &RaceRequest::Go { clock, to },
        f64::INFINITY,
        &|| 0.0,
        Wanted::NOTHING,
    );
    for run in race.runs() {
        println!("{}: {} steps", run.info().name, run.steps());
    }
    Ok(())
}
