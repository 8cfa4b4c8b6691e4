//! Grades of programs: is the answer right, and is the search that of the reference?
//!
//! ```
//! use std::sync::Arc;
//!
//! use forward_check::lab::{Grading, Recording, Task, Verdict, Word};
//! use forward_check::puzzles::QueensPuzzle;
//! use forward_check::run::Unlimited;
//!
//! let puzzle = QueensPuzzle::new(4, Vec::new())?;
//! let words = [Word::Line(7), Word::Place(1), Word::Place(7), Word::Place(8), Word::Place(14)];
//! let words = words.into_iter().chain([Word::End { solved: true }]);
//! let recording = Recording::new(puzzle.into(), words.map(Word::bits).collect(), Vec::new())?;
//! let mut grading = Grading::new(Task::Backtracking, &Arc::new(recording))?;
//! assert!(grading.work(&mut Unlimited));
//! let grade = grading.grade().unwrap();
//! assert_eq!((grade.verdict, grade.line), (Verdict::Differs, Some(7)));
//! assert!(grade.message.as_ref().unwrap().starts_with("Move 1: your program puts a queen on b4"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod law;
mod reference;
mod task;
mod trace;

use std::sync::Arc;

use law::Warnsdorff;
use reference::{Reference, oracle, reference};
pub use task::{Task, WrongGame};
pub use trace::Change;
use trace::{Form, Trace};

use super::recording::{Ending, Recording, Tape};
use crate::board::words::{and_list, thousands};
use crate::board::{Size, Square};
use crate::puzzles::Puzzle;
use crate::puzzles::theorems::no_tour;
use crate::run::{Budget, Outcome, Run, ShownSentence};
use crate::solve::{Shows, Solver, Step};

/// How many steps look for a solution where a program found none. If they find none either, the program is believed.
const ORACLE: u64 = 2_000_000;

/// The most squares of a solution that a sentence names.
const NAMED: usize = 8;

/// What became of a program on one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Verdict {
    /// The answer is right, and the search is the one asked for.
    Pass,
    /// The answer is right, but the search is another one.
    Differs,
    /// The answer is wrong.
    Wrong,
    /// The program has an error, or does what the task forbids.
    Error,
    /// The program was stopped, or met a limit, before it gave an answer.
    Stopped,
}

/// A part of a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Check {
    /// `answer` or `search`.
    pub name: &'static str,
    /// Whether it is right.
    pub ok: bool,
}

/// The first place where two searches differ. Squares are numbers, `columns · row + column`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(rename_all = "camelCase")
)]
pub struct Difference {
    /// The number of the move, from 1. Only pieces that no other attacks count, and taking them back.
    pub number: u64,
    /// What the program does; null if it ends.
    pub yours: Option<Change<u64>>,
    /// What the reference does; null if it ends.
    pub ours: Option<Change<u64>>,
    /// The step of the program's run.
    pub your_step: u64,
    /// The step of the reference's run; null in tasks without a reference.
    pub our_step: Option<u64>,
    /// The queens without the locked ones, or the path, after that step of the program.
    pub your_pieces: Vec<u64>,
    /// The same of the reference.
    pub our_pieces: Vec<u64>,
    /// The id of the reference; null if there is none.
    pub solver: Option<&'static str>,
    /// Its options, as in a link.
    pub options: &'static str,
    /// What the reference says on its step.
    pub sentence: Option<ShownSentence>,
}

/// What became of a program on one puzzle, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Grade {
    /// The verdict.
    pub verdict: Verdict,
    /// Its parts. Those that were not reached are left out.
    pub checks: Vec<Check>,
    /// Where the search first differs.
    pub difference: Option<Difference>,
    /// The line of the program at fault, if it is known.
    pub line: Option<u16>,
    /// What is wrong, in one or two sentences; null if nothing is.
    pub message: Option<String>,
}

/// A grading at work, in slices.
#[derive(Clone, Debug)]
pub struct Grading {
    task: Task,
    recording: Arc<Recording>,
    yours: Trace<Tape>,
    /// The forms of the reference that the program may still have.
    ours: Vec<Trace<Reference>>,
    law: Option<Warnsdorff>,
    /// How many moves were the same.
    moves: u64,
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
        let law = match (task, puzzle) {
            (Task::Warnsdorff, Puzzle::Knights(puzzle)) => Some(Warnsdorff::new(puzzle)),
            _ => None,
        };
        let ours = ours(task, puzzle);
        Ok(Self {
            task,
            recording: Arc::clone(recording),
            yours: Trace::new(&recording.replay(), Form::Tries, false),
            compares: !ours.is_empty() || law.is_some(),
            ours,
            law,
            moves: 0,
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
        if let Some(Ending::Error(text)) = self.recording.ending() {
            let (line, message) = (self.last_line(), text.clone());
            return self.conclude(Verdict::Error, Vec::new(), line, Some(message));
        }
        let yours = self.yours.next();
        if let Some(step) = self.yours.attacked().filter(|_| self.task.looks_ahead()) {
            let (line, told) = (self.line_at(step), self.told_attack(step));
            return self.conclude(Verdict::Error, Vec::new(), line, told);
        }
        if let (Some((change, step)), Some(law)) = (yours, &mut self.law) {
            if let Err((told, best)) = law.make(change) {
                return self.breaks_law(change, step, best, &told);
            }
        } else if let Some(difference) = self.first_difference(yours) {
            return self.differs(difference);
        }
        match yours {
            Some(_) => self.moves += 1,
            None => self.judge_answer(None),
        }
    }

    /// Goes on in every form of the reference that still agrees; the difference from the last of them, if none does.
    fn first_difference(&mut self, yours: Option<(Change, u64)>) -> Option<Difference> {
        // A program that was stopped may do the rest later.
        let is_stopped = yours.is_none() && self.recording.answer().is_none();
        if is_stopped || self.ours.is_empty() {
            return None;
        }
        let mut last = None;
        self.ours.retain_mut(|form| {
            let ours = form.next();
            let agrees = ours.map(|(change, _)| change) == yours.map(|(change, _)| change);
            if !agrees && last.is_none() {
                let step = ours.map_or(form.steps(), |(_, step)| step);
                last = Some((ours.map(|(change, _)| change), step));
            }
            agrees
        });
        if !self.ours.is_empty() {
            return None;
        }
        let (ours, our_step) = last?;
        let your_step = yours.map_or(self.yours.steps(), |(_, step)| step);
        let yours = yours.map(|(change, _)| change);
        Some(self.difference(yours, your_step, ours, Some(our_step)))
    }

    fn difference(
        &self,
        yours: Option<Change>,
        your_step: u64,
        ours: Option<Change>,
        our_step: Option<u64>,
    ) -> Difference {
        let size = self.recording.puzzle().size();
        let number = |square| size.number(square);
        let run = our_step.and_then(|step| self.reference_at(step));
        Difference {
            number: self.moves + 1,
            yours: yours.map(|change| change.map(number)),
            ours: ours.map(|change| change.map(number)),
            your_step,
            our_step,
            your_pieces: numbers(size, self.replayed(your_step).pieces()),
            our_pieces: run
                .as_ref()
                .map_or_else(Vec::new, |run| numbers(size, run.pieces())),
            solver: run.as_ref().map(|run| run.info().id),
            options: reference::options(self.task),
            sentence: run.map(|run| {
                let told = run.sentence();
                ShownSentence {
                    text: told.text,
                    squares: numbers(size, told.squares),
                }
            }),
        }
    }

    fn differs(&mut self, difference: Difference) {
        let message = self.told_difference(&difference);
        let line = self.line_at(difference.your_step);
        self.judge_answer(Some((difference, line, message)));
    }

    fn breaks_law(&mut self, change: Change, step: u64, best: Option<Square>, told: &str) {
        let ours = best.map(Change::Placed);
        let difference = self.difference(Some(change), step, ours, None);
        let message = format!("Move {}: {told}", thousands(difference.number));
        self.judge_answer(Some((difference, self.line_at(step), message)));
    }

    /// What the first difference is, in a sentence; and if it may come from the order of a restored row, that.
    fn told_difference(&self, difference: &Difference) -> String {
        let size = self.recording.puzzle().size();
        let told = |change: Option<Change<u64>>| match (change, self.recording.puzzle()) {
            (None, _) => "ends".to_owned(),
            (Some(Change::Placed(square)), Puzzle::Queens(_)) => {
                format!("puts a queen on {}", name(size, square))
            }
            (Some(Change::TakenBack(square)), Puzzle::Queens(_)) => {
                format!("takes the queen on {} off", name(size, square))
            }
            (Some(Change::Placed(square)), Puzzle::Knights(_)) => {
                format!("jumps to {}", name(size, square))
            }
            (Some(Change::TakenBack(square)), Puzzle::Knights(_)) => {
                format!("goes back from {}", name(size, square))
            }
        };
        let (number, yours, ours) = (
            thousands(difference.number),
            told(difference.yours),
            told(difference.ours),
        );
        let order = match (difference.yours, difference.ours) {
            (Some(Change::Placed(yours)), Some(Change::Placed(ours)))
                if self.task.looks_ahead()
                    && yours / u64::from(size.columns) == ours / u64::from(size.columns) =>
            {
                " Both are in one row: if you keep its squares in a set, sort them."
            }
            _ => "",
        };
        format!("Move {number}: your program {yours}; ours {ours}.{order}")
    }

    /// Concludes with what is left: the answer, next to a difference found before.
    fn judge_answer(&mut self, difference: Option<(Difference, Option<u16>, String)>) {
        let search = self.compares.then_some(Check {
            name: "search",
            ok: difference.is_none(),
        });
        let (found, line, message) = match difference {
            None => (None, None, None),
            Some((found, line, message)) => (Some(found), line, Some(message)),
        };
        let Some(answer) = self.recording.answer() else {
            // What differs before a program is stopped would differ without the limit.
            if found.is_some() {
                self.conclude(
                    Verdict::Differs,
                    search.into_iter().collect(),
                    line,
                    message,
                );
            } else {
                let stopped = self
                    .recording
                    .ending()
                    .map(|ending| ending.text().to_owned());
                let stopped = stopped.unwrap_or_else(|| "The recording ends here.".to_owned());
                self.conclude(
                    Verdict::Stopped,
                    Vec::new(),
                    self.last_line(),
                    Some(stopped),
                );
            }
            return self.keep(found);
        };
        let wrong = self.told_wrong(answer, found.is_none());
        let checks = [Check {
            name: "answer",
            ok: wrong.is_none(),
        }];
        let checks = checks.into_iter().chain(search).collect();
        match (wrong, &found) {
            (Some(told), _) => {
                let line = line.or_else(|| self.last_line());
                self.conclude(Verdict::Wrong, checks, line, Some(told));
            }
            (None, Some(_)) => self.conclude(Verdict::Differs, checks, line, message),
            (None, None) => self.conclude(Verdict::Pass, checks, None, None),
        }
        self.keep(found);
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

    fn keep(&mut self, difference: Option<Difference>) {
        if let Some(grade) = &mut self.grade {
            grade.difference = difference;
        }
    }

    /// What is wrong with the answer, if anything. `same` is whether the search was that of the reference.
    fn told_wrong(&self, solved: bool, same: bool) -> Option<String> {
        if solved {
            let end = self.replayed(u64::MAX);
            return (!end.solver().is_solved()).then(|| end.sentence().text);
        }
        if let Some(law) = &self.law {
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
        let names: Vec<_> = solution.iter().map(|&square| size.name(square)).collect();
        let named = match names.len() {
            0..=NAMED => and_list(&names),
            _ => format!("{}, …", names[..NAMED].join(", ")),
        };
        let last = self.replayed_last_piece();
        let after = last.map_or_else(String::new, |square| {
            format!(" Your program stopped after {}.", size.name(square))
        });
        Some(format!("There is a solution: {named}.{after}"))
    }

    /// The last square that the program placed a piece on.
    fn replayed_last_piece(&self) -> Option<Square> {
        let words = self.recording.words().iter().rev();
        let mut placed = words.filter_map(|&bits| match super::Word::of(bits)? {
            super::Word::Place(square) | super::Word::To(square) => Some(square),
            _ => None,
        });
        let size = self.recording.puzzle().size();
        placed.next().map(|square| size.at(square.into()))
    }

    /// The queen that a step of the program put on an attacked square, in words.
    fn told_attack(&self, step: u64) -> Option<String> {
        let run = self.replayed(step);
        let Tape::First(tape) = run.solver() else {
            return None;
        };
        let (square, by) = tape.attacked_last()?;
        let name = |square| run.puzzle().size().name(square);
        Some(format!(
            "{} is attacked by the queen on {}.",
            name(square),
            name(by)
        ))
    }

    /// The line that made a step of the program.
    fn line_at(&self, step: u64) -> Option<u16> {
        let run = self.replayed(step);
        run.solver().line(run.last_step()).parse().ok()
    }

    /// The last line that the recording names.
    fn last_line(&self) -> Option<u16> {
        let words = self.recording.words().iter().rev();
        let mut lines = words.filter_map(|&bits| match super::Word::of(bits)? {
            super::Word::Line(line) if line > 0 => Some(line),
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

fn name(size: Size, square: u64) -> String {
    size.name(size.at(square as usize))
}
