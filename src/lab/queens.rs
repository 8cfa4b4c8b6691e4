//! The replay of a program that places queens.

use std::borrow::Cow;
use std::sync::Arc;

use super::cursor::{Cursor, Next};
use super::domains::TapeDomains;
use super::recording::Recording;
use super::word::{LARGEST, Word};
use crate::board::{Lines, Rules};
use crate::solve::prelude::*;

/// How a program that rules nothing out is presented.
static INFO: SolverInfo = SolverInfo {
    kind: Kind::Systematic,
    idea: "what your program did",
    step: "places, takes back or moves a queen",
    largest: LARGEST,
    unsteered: Some("Your program chooses for itself."),
    bytes: |size| bytes_a_square(size, 2) + bytes_a_row(size, 64),
    ..SolverInfo::new(Game::Queens, "tape", "Your program")
};

/// The same for one that rules squares out.
static INFO_WITH_DOMAINS: SolverInfo = SolverInfo {
    aspect: Aspect::Domains,
    ..INFO
};

/// A queen, and how many queens that stood before it attack it.
#[derive(Clone, Copy, Debug)]
struct Queen {
    square: Square,
    attackers: u16,
}

/// Replays what a program did with queens: see [`Recording`].
#[derive(Clone, Debug)]
pub struct QueensTape {
    cursor: Cursor,
    rules: Rules,
    size: Size,
    /// In the order of placing.
    queens: Reserved<Vec<Queen>>,
    /// How many of them an earlier queen attacks.
    attacked: u32,
    /// How many queens solve the puzzle.
    wanted: usize,
    lines: Lines,
    domains: Option<TapeDomains>,
    /// How many squares the last step made possible again.
    restored: u32,
}

impl QueensTape {
    /// A replay before its first step.
    pub(super) fn new(puzzle: &QueensPuzzle, tape: Arc<Recording>) -> Self {
        let mut lines = Lines::of(puzzle.rules());
        for &queen in puzzle.locked() {
            lines.add(queen);
        }
        let wanted = puzzle.side() as usize - puzzle.locked().len();
        Self {
            domains: tape.keeps_domains().then(|| TapeDomains::new(puzzle)),
            cursor: Cursor::new(tape),
            rules: puzzle.rules().clone(),
            size: puzzle.size(),
            queens: Reserved::new(wanted),
            attacked: 0,
            wanted,
            lines,
            restored: 0,
        }
    }

    fn locked(&self) -> &[Square] {
        match self.cursor.tape.puzzle() {
            crate::puzzles::Puzzle::Queens(puzzle) => puzzle.locked(),
            crate::puzzles::Puzzle::Knights(_) => &[],
        }
    }

    #[inline]
    fn square(&self, number: u16) -> Square {
        self.size.at(number.into())
    }

    /// How many locked queens, and queens of these places, attack a square.
    fn attackers(&self, square: Square, before: usize) -> u16 {
        if !self.lines.touch(square) {
            return 0;
        }
        let earlier = self.queens[..before].iter().map(|queen| queen.square);
        let others = self.locked().iter().copied().chain(earlier);
        others
            .filter(|&other| self.rules.attack(other, square))
            .count() as u16
    }

    fn place(&mut self, square: Square, o: &mut impl Observer) {
        let attackers = self.attackers(square, self.queens.len());
        let depth = self.queens.len() as u32;
        o.on(Event::Assign { depth, square });
        self.queens.push(Queen { square, attackers });
        self.lines.add(square);
        self.count_row(square, 1);
        if attackers > 0 {
            self.attacked += 1;
            o.on(Event::Conflict { square });
        }
    }

    fn lift(&mut self, square: Square, o: &mut impl Observer) {
        let Some(place) = self.place_of(square) else {
            return;
        };
        let is_last = place + 1 == self.queens.len();
        if !self.cursor.tape.goes_on(self.cursor.at) {
            o.on(Event::Backtrack {
                depth: place as u32,
            });
        }
        let queen = self.queens.remove(place);
        self.attacked -= u32::from(queen.attackers > 0);
        self.lines.remove(square);
        self.count_row(square, -1);
        self.reassess(place, square, -1);
        if let Some(domains) = &mut self.domains {
            self.restored += domains.unwind(self.size, place as i16 + 1, is_last, o);
        }
        let depth = place as u32;
        o.on(Event::Unassign { depth, square });
    }

    fn go(&mut self, from: Square, to: Square, o: &mut impl Observer) {
        let Some(place) = self.place_of(from) else {
            return;
        };
        self.lines.remove(from);
        let attackers = self.attackers(to, place);
        self.lines.add(to);
        self.attacked -= u32::from(self.queens[place].attackers > 0);
        self.attacked += u32::from(attackers > 0);
        let square = to;
        self.queens[place] = Queen { square, attackers };
        self.count_row(from, -1);
        self.count_row(to, 1);
        self.reassess(place + 1, from, -1);
        self.reassess(place + 1, to, 1);
        o.on(Event::Move { from, to });
        if attackers > 0 {
            o.on(Event::Conflict { square });
        }
    }

    /// The place of a queen in the order of placing: usually the last.
    fn place_of(&self, square: Square) -> Option<usize> {
        self.queens.iter().rposition(|queen| queen.square == square)
    }

    fn count_row(&mut self, square: Square, by: i32) {
        if let Some(domains) = &mut self.domains {
            domains.count_queen(square.row, by);
        }
    }

    /// Changes the attackers of the queens from a place on, after an earlier queen came to a square or left it.
    fn reassess(&mut self, from: usize, square: Square, by: i16) {
        for queen in &mut self.queens[from..] {
            if self.rules.attack(square, queen.square) {
                let before = queen.attackers > 0;
                queen.attackers = queen.attackers.saturating_add_signed(by);
                self.attacked += u32::from(queen.attackers > 0);
                self.attacked -= u32::from(before);
            }
        }
    }

    /// Rules out a square, or makes it possible again; returns the row that this leaves with none.
    fn mark(&mut self, square: Square, strikes: bool, o: &mut impl Observer) -> Option<u32> {
        let level = self.queens.len() as u32;
        let domains = self.domains.as_mut()?;
        if domains.is_possible(self.size, square) != strikes {
            return None;
        }
        self.cursor.act();
        match strikes {
            true => domains.strike(self.size, square, level, o),
            false => domains.restore(self.size, square, o),
        }
        self.restored += u32::from(!strikes);
        domains.is_empty(square.row).then_some(square.row)
    }

    /// The square of the last queen, and an earlier queen that attacks it, if one does.
    pub(super) fn attacked_last(&self) -> Option<(Square, Square)> {
        let (last, before) = self.queens.split_last()?;
        if last.attackers == 0 {
            return None;
        }
        let earlier = before.iter().map(|queen| queen.square);
        let mut others = self.locked().iter().copied().chain(earlier);
        let by = others.find(|&other| self.rules.attack(other, last.square))?;
        Some((last.square, by))
    }

    /// The queens that attack a queen, in words.
    fn told_attackers(&self, board: &mut Namer, square: Square) -> Option<String> {
        let place = self.place_of(square)?;
        let earlier = self.queens[..place].iter().map(|queen| queen.square);
        let others = self.locked().iter().copied().chain(earlier);
        let attackers: Vec<_> = others
            .filter(|&other| self.rules.attack(other, square))
            .collect();
        let queens = match attackers.len() {
            0 => return None,
            1 => "queen",
            _ => "queens",
        };
        let names = board.list(&attackers);
        Some(format!("It’s attacked by the {queens} on {names}."))
    }

    /// What the last step did, in sentences.
    fn told(&self, board: &mut Namer, last: &LastStep) -> Vec<String> {
        let mut told = Vec::new();
        let attacked = |board: &mut Namer, square| self.told_attackers(board, square);
        if let Some(square) = last.assigned {
            let name = board.name(square);
            match attacked(board, square) {
                None => told.push(format!("Queen on {name}.")),
                Some(by) => told.extend([format!("Try {name}."), by]),
            }
        }
        if let Some(square) = last.lifted {
            told.push(format!("The queen on {} comes off.", board.name(square)));
        }
        if let Some((from, to)) = last.moved {
            let (from, name) = (board.name(from), board.name(to));
            told.push(format!("The queen on {from} moves to {name}."));
            told.extend(attacked(board, to));
        }
        told.extend(told_squares(last.struck, "ruled out", "ruled out"));
        told.extend(told_squares(
            self.restored,
            "is possible again",
            "are possible again",
        ));
        if let Some(wiped) = last.wiped_out {
            told.push(format!("Row {} has no square left.", board.rank(wiped.row)));
        }
        told
    }

    /// What is missing for a solution.
    fn flaw(&self) -> Option<Sentence> {
        let mut board = Namer::new(self.size);
        let attacked = self.queens.iter().find(|queen| queen.attackers > 0);
        let text = match attacked {
            Some(queen) => {
                let name = board.name(queen.square);
                let by = self.told_attackers(&mut board, queen.square)?;
                let by = by.trim_start_matches("It’s ");
                format!("The program says “solved”, but the queen on {name} is {by}")
            }
            None if self.queens.len() < self.wanted => {
                let count = self.size.rows as usize - self.wanted + self.queens.len();
                let verb = if count == 1 { "is" } else { "are" };
                let all = self.size.rows;
                format!(
                    "The program says “solved”, but only {count} of {all} queens {verb} on the board."
                )
            }
            None => return None,
        };
        Some(board.sentence(text))
    }
}

/// How many squares changed, in a sentence; none if none did.
fn told_squares(count: u32, one: &str, several: &str) -> Option<String> {
    let verb = if count == 1 { one } else { several };
    (count > 0).then(|| format!("{} {verb}.", counted(count.into(), "square")))
}

impl Solver for QueensTape {
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.cursor.begin();
        self.restored = 0;
        let (mut piece, mut dry) = (false, None);
        loop {
            let word = match self.cursor.next() {
                Next::Do(word) => word,
                Next::Over => break,
                Next::End => return Step::GaveUp,
            };
            match word {
                Word::Place(square) => self.place(self.square(square), observer),
                Word::Lift(square) => self.lift(self.square(square), observer),
                Word::Move(from) => {
                    let to = self.cursor.target().unwrap_or(from);
                    self.go(self.square(from), self.square(to), observer);
                }
                Word::Strike(square) => {
                    dry = self.mark(self.square(square), true, observer).or(dry);
                    continue;
                }
                Word::Restore(square) => {
                    self.mark(self.square(square), false, observer);
                    continue;
                }
                _ => continue,
            }
            self.cursor.act();
            piece = true;
        }
        let domains = self.domains.as_ref();
        let empty = |row: &u32| domains.is_some_and(|domains| domains.is_empty(*row));
        if let Some(row) = dry.filter(empty) {
            let square = Square::new(row, 0);
            observer.on(Event::Wipeout { square });
        }
        match piece {
            true => solved_or_continue(self),
            false => Step::Continue,
        }
    }

    #[inline]
    fn is_solved(&self) -> bool {
        self.queens.len() == self.wanted && self.attacked == 0
    }

    #[inline]
    fn standing(&self) -> Option<u32> {
        Some(self.queens.len() as u32 - self.attacked)
    }
}

impl Shows for QueensTape {
    type Puzzle = QueensPuzzle;

    fn info(&self) -> &'static SolverInfo {
        match self.domains {
            Some(_) => &INFO_WITH_DOMAINS,
            None => &INFO,
        }
    }

    fn queens(&self) -> impl Iterator<Item = Square> + '_ {
        self.queens.iter().map(|queen| queen.square)
    }

    fn levels(&self) -> Option<Cow<'_, [i16]>> {
        let domains = self.domains.as_ref()?;
        Some(Cow::Borrowed(domains.levels()))
    }

    fn depth(&self) -> usize {
        self.queens.len() - self.attacked as usize
    }

    fn line(&self, _: &LastStep) -> &'static str {
        self.cursor.line()
    }

    fn sentence(&self, _: &QueensPuzzle, last: &LastStep) -> Sentence {
        let mut board = Namer::new(self.size);
        let told = self.told(&mut board, last);
        board.sentence(self.cursor.with_note(told))
    }

    fn opening(&self, _: &QueensPuzzle) -> Sentence {
        "Before the first step.".into()
    }

    fn why_stopped(&self, solutions: u64) -> Option<Sentence> {
        Some(self.cursor.why_stopped(solutions, || self.flaw()))
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        let Cursor { tape, at, .. } = &self.cursor;
        let squares = || tape.untried(*at, self.queens.len(), depth);
        let squares = tape.is_tree().then(squares)?;
        Some(
            squares
                .into_iter()
                .map(|square| self.square(square))
                .collect(),
        )
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        annotations.extend(last.emptied());
        annotations.extend(last.taken_back());
    }
}
