//! The comparison of a program's search with that of the reference, move by move.

use std::sync::Arc;

use super::breach::Breach;
use super::law::Law;
use super::reference::{self, Reference, oracle, reference};
use super::trace::{Form, Trace};
use super::{Change, Check, Difference, Grade, Task, Verdict, WrongGame, told};
use crate::board::words::thousands;
use crate::board::{Size, Square};
use crate::lab::{Ending, Recording, Tape, Word};
use crate::puzzles::Puzzle;
use crate::puzzles::theorems::no_tour;
use crate::run::{Budget, Outcome, Run, ShownSentence};
use crate::solve::{Shows, Solver, Step};

/// How many steps look for a solution where a program found none. If they find none either, the program is believed.
const ORACLE: u64 = 2_000_000;

/// Why a program without an answer ended, if nothing says more.
const UNENDED: &str = "The program ends without an answer.";

/// A grading at work, in slices.
#[derive(Clone, Debug)]
pub struct Grading {
    task: Task,
    recording: Arc<Recording>,
    yours: Trace<Tape>,
    /// The forms of the reference that the program may still have.
    ours: Vec<Trace<Reference>>,
    law: Option<Law>,
    /// How many moves were the same, and the last of them.
    moves: u64,
    before: Option<Change>,
    /// The step that made the last of them.
    counted_step: u64,
    /// Whether the program has taken a piece back.
    went_back: bool,
    /// Where the form that agreed longest parted.
    parting: Option<Parting>,
    compares: bool,
    grade: Option<Grade>,
}

impl Grading {
    /// A grading of what a program did for a task.
    ///
    /// # Errors
    /// If the task is for another puzzle.
    pub fn new(task: Task, recording: &Arc<Recording>) -> Result<Self, WrongGame> {
        let puzzle = recording.puzzle();
        task.check(puzzle)?;
        let law = Law::of(task, puzzle);
        let ours = ours(task, puzzle);
        Ok(Self {
            task,
            recording: Arc::clone(recording),
            yours: Trace::new(&recording.replay(), Law::form(law.as_ref()), false),
            compares: !ours.is_empty() || law.is_some(),
            ours,
            law,
            moves: 0,
            before: None,
            counted_step: 0,
            went_back: false,
            parting: None,
            grade: None,
        })
    }

    /// Works within a budget, of moves; returns whether the grade is known.
    pub fn work(&mut self, budget: &mut impl Budget) -> bool {
        while self.grade.is_none() {
            let mut moves = 0;
            while self.grade.is_none() && moves < budget.batch() {
                self.compare_move();
                moves += 1;
            }
            if !budget.spend(moves) {
                break;
            }
        }
        self.grade.is_some()
    }

    /// The grade, once it is known.
    #[must_use]
    pub fn grade(&self) -> Option<&Grade> {
        self.grade.as_ref()
    }

    /// Compares the next move.
    fn compare_move(&mut self) {
        let yours = self.yours.next();
        if let Some(step) = self.yours.attacked().filter(|_| self.task.looks_ahead()) {
            let (line, told) = (self.line_at(step), told::attack(&self.replayed(step)));
            return self.conclude(Verdict::Error, Vec::new(), line, told);
        }
        if let (Some((change, step)), Some(law)) = (yours, &mut self.law) {
            if let Err(breach) = law.make(change) {
                return self.breaks_law(change, step, breach);
            }
        } else if let Some(difference) = self.first_difference(yours) {
            return self.differs(difference);
        }
        match yours {
            // The two changes of a queen that moves are one.
            Some((_, step)) if self.law.is_some() && step == self.counted_step => {}
            Some((_, step)) => {
                self.moves += 1;
                self.counted_step = step;
            }
            None => self.judge_answer(None),
        }
    }

    /// Goes on in every form of the reference that still agrees; what differs, if none does: see [`Parting`].
    fn first_difference(&mut self, yours: Option<(Change, u64)>) -> Option<Difference> {
        // A program that was stopped may do the rest later.
        let is_stopped = yours.is_none() && self.recording.answer().is_none();
        if is_stopped || self.ours.is_empty() {
            return None;
        }
        let change = yours.map(|(change, _)| change);
        let (moves, before, parting) = (self.moves, self.before, &mut self.parting);
        self.ours.retain_mut(|form| {
            let ours = form.next();
            let agrees = ours.map(|(change, _)| change) == change;
            if !agrees {
                let parted = Parting {
                    moves,
                    before,
                    yours: change,
                    your_step: yours.map_or(u64::MAX, |(_, step)| step),
                    ours: ours.map(|(change, _)| change),
                    our_step: Some(ours.map_or(form.steps(), |(_, step)| step)),
                };
                if parting.is_none_or(|other| other.agreed() < parted.agreed()) {
                    *parting = Some(parted);
                }
            }
            agrees
        });
        self.before = change;
        self.went_back |= matches!(change, Some(Change::TakenBack(_)));
        let parting = self.parting.filter(|_| self.ours.is_empty())?;
        Some(self.difference(&parting))
    }

    fn difference(&self, parting: &Parting) -> Difference {
        let size = self.recording.puzzle().size();
        let number = |square| size.number(square);
        let yours = self.replayed(parting.your_step);
        let ours = parting.our_step.and_then(|step| self.reference_at(step));
        Difference {
            number: parting.moves + 1,
            yours: parting.yours.map(|change| change.map(number)),
            ours: parting.ours.map(|change| change.map(number)),
            your_step: yours.steps(),
            our_step: parting.our_step,
            your_pieces: numbers(size, yours.pieces()),
            our_pieces: numbers(size, ours.as_ref().map_or_else(Vec::new, Run::pieces)),
            solver: ours.as_ref().map(|run| run.info().id),
            options: reference::options(self.task),
            sentence: ours.map(|run| {
                let said = run.sentence();
                ShownSentence {
                    text: said.text,
                    squares: numbers(size, said.squares),
                }
            }),
        }
    }

    fn differs(&mut self, difference: Difference) {
        let message = told::difference(
            &difference,
            self.recording.puzzle(),
            self.task,
            self.went_back,
        );
        let line = self.line_at(difference.your_step);
        self.judge_answer(Some((difference, line, message)));
    }

    fn breaks_law(&mut self, change: Change, step: u64, Breach { told, best }: Breach) {
        let difference = self.difference(&Parting {
            // A queen that moves goes and comes in one step.
            moves: self.moves - u64::from(step == self.counted_step),
            before: None,
            yours: Some(change),
            your_step: step,
            ours: best.map(Change::Placed),
            our_step: None,
        });
        let message = format!("Move {}: {told}", thousands(difference.number));
        self.judge_answer(Some((difference, self.line_at(step), message)));
    }

    /// Concludes with what is left, the answer, next to a difference found before.
    fn judge_answer(&mut self, difference: Option<(Difference, Option<u16>, String)>) {
        let search = self.compares.then_some(Check {
            name: "search",
            ok: difference.is_none(),
        });
        let (found, line, message) = match difference {
            None => (None, None, None),
            Some((found, line, message)) => (Some(found), line, Some(message)),
        };
        let differs = found.is_some();
        match self.recording.answer() {
            Some(answer) => {
                let wrong = self.told_wrong(answer, !differs);
                let answered = Check {
                    name: "answer",
                    ok: wrong.is_none(),
                };
                let checks = [answered].into_iter().chain(search).collect();
                match wrong {
                    Some(told) => {
                        let line = line.or_else(|| self.last_line());
                        self.conclude(Verdict::Wrong, checks, line, Some(told));
                    }
                    None if differs => self.conclude(Verdict::Differs, checks, line, message),
                    None => self.conclude(Verdict::Pass, checks, None, None),
                }
            }
            None => self.judge_end(line, message),
        }
        if let Some(grade) = &mut self.grade {
            grade.difference = found;
        }
    }

    /// Concludes without an answer. What differs before a program is stopped would differ without the limit.
    fn judge_end(&mut self, line: Option<u16>, difference: Option<String>) {
        let ending = self.recording.ending();
        let why = Some(ending.map_or(UNENDED, Ending::text).to_owned());
        let failed = matches!(ending, Some(Ending::Error(_)));
        let search = Check {
            name: "search",
            ok: false,
        };
        let checks = difference.is_some().then_some(search).into_iter().collect();
        match difference {
            _ if failed => self.conclude(Verdict::Error, checks, self.last_line(), why),
            Some(told) => self.conclude(Verdict::Differs, checks, line, Some(told)),
            None => self.conclude(Verdict::Stopped, checks, self.last_line(), why),
        }
    }

    fn conclude(
        &mut self,
        verdict: Verdict,
        checks: Vec<Check>,
        line: Option<u16>,
        message: Option<String>,
    ) {
        self.grade = Some(Grade {
            verdict,
            checks,
            difference: None,
            line,
            message,
        });
    }

    /// What is wrong with the answer, if anything. `same` is whether the search was that of the reference.
    fn told_wrong(&self, solved: bool, same: bool) -> Option<String> {
        if let Some(Law::Solutions(law)) = &self.law {
            return law.told_wrong(solved);
        }
        if solved {
            let end = self.replayed(u64::MAX);
            return told::flaw(&end).filter(|_| !end.solver().is_solved());
        }
        if let Some(Law::Warnsdorff(law)) = &self.law {
            let goes_on = same && !law.is_stuck();
            return goes_on
                .then(|| "Your program gives up, but the knight can jump on.".to_owned());
        }
        let exhausted = self
            .ours
            .iter()
            .any(|form| form.end() == Some(Step::Exhausted));
        if exhausted {
            return None;
        }
        let solution = solution(self.recording.puzzle())?;
        let size = self.recording.puzzle().size();
        Some(told::solution(size, &solution, self.last_placed()))
    }

    /// The last square that the program placed a piece on.
    fn last_placed(&self) -> Option<Square> {
        let words = self.recording.words().iter().rev();
        let mut placed = words.filter_map(|&bits| match Word::of(bits)? {
            Word::Place(square) | Word::To(square) => Some(square),
            _ => None,
        });
        let size = self.recording.puzzle().size();
        placed.next().map(|square| size.at(square.into()))
    }

    /// The line that made a step of the program.
    fn line_at(&self, step: u64) -> Option<u16> {
        let run = self.replayed(step);
        run.solver().line(run.last_step()).parse().ok()
    }

    /// The last line that the recording names.
    fn last_line(&self) -> Option<u16> {
        let words = self.recording.words().iter().rev();
        let mut lines = words.filter_map(|&bits| match Word::of(bits)? {
            Word::Line(line) if line > 0 => Some(line),
            _ => None,
        });
        lines.next()
    }

    /// The program's run at a step, or at its end if that is earlier.
    fn replayed(&self, step: u64) -> Run<Tape> {
        at_step(self.recording.replay(), step)
    }

    fn reference_at(&self, step: u64) -> Option<Run<Reference>> {
        let puzzle = self.recording.puzzle();
        let run = Run::of(puzzle.clone(), reference(self.task, puzzle)?).ok()?;
        Some(at_step(run, step))
    }
}

/// Where a form of the reference and the program part.
#[derive(Clone, Copy, Debug)]
struct Parting {
    /// How many moves were the same, and the last of them.
    moves: u64,
    before: Option<Change>,
    yours: Option<Change>,
    your_step: u64,
    ours: Option<Change>,
    our_step: Option<u64>,
}

impl Parting {
    /// How many moves they really share: that both place a piece means nothing if the reference then rejects it, and
    /// the program doesn't.
    fn agreed(&self) -> u64 {
        let rejects = match (self.before, self.ours) {
            (Some(Change::Placed(placed)), Some(Change::TakenBack(taken))) => placed == taken,
            _ => false,
        };
        self.moves - u64::from(rejects)
    }
}

/// A run at a step, past solutions, or at its end.
fn at_step<S: Shows>(mut run: Run<S>, step: u64) -> Run<S> {
    while run.steps() < step {
        run.pass_solution();
        let before = run.steps();
        run.run(step - before);
        if run.steps() == before {
            break;
        }
    }
    run
}

/// The forms of a task's reference; none if the task has none, or the reference proves at once that there is nothing
/// to search.
fn ours(task: Task, puzzle: &Puzzle) -> Vec<Trace<Reference>> {
    let hopeless = match puzzle {
        Puzzle::Queens(_) => false,
        Puzzle::Knights(puzzle) => no_tour(puzzle).is_some(),
    };
    let reference = reference(task, puzzle).filter(|_| !hopeless);
    let run = reference.and_then(|reference| Run::of(puzzle.clone(), reference).ok());
    run.map_or_else(Vec::new, |run| {
        let mut first = run.clone();
        if first.next_move() == Some(Outcome::Exhausted) && matches!(puzzle, Puzzle::Knights(_)) {
            return Vec::new();
        }
        let forms = [Form::Native, Form::Accepted, Form::Tries];
        forms.map(|form| Trace::new(&run, form, true)).into()
    })
}

/// A solution, if one is found.
fn solution(puzzle: &Puzzle) -> Option<Vec<Square>> {
    let mut run = Run::of(puzzle.clone(), oracle(puzzle)).ok()?;
    run.run(ORACLE);
    run.answer()
}

fn numbers(size: Size, squares: Vec<Square>) -> Vec<u64> {
    let squares = squares.into_iter();
    squares.map(|square| size.number(square)).collect()
}
