//! Finds the queen that lost a position.

use super::reason::Reason;
use super::tell::{Teller, unit_names};
use super::ways::Ways;
use crate::board::{Square, sorted};
use crate::hint::proof::{self, Field, Out, Units};
use crate::hint::{Answer, Deduction, Mistake};
use crate::puzzles::{InPlay, QueensGame, QueensPosition};

/// A queen on the board, and the number of the move that put it on its square.
type Arrival = (usize, Square);

/// The search for the mistake. It adds the queens on the board in the order in which they reached
/// their squares; the mistake is the first with which they can't be completed. Crosses, and queens
/// that were taken off, don't count.
#[derive(Clone, Debug)]
pub struct Search {
    game: QueensGame,
    /// The queens on the board at the start and after each move.
    stood: Vec<Vec<Square>>,
    arrivals: Vec<Arrival>,
    /// How many arrivals `ways` is about.
    prefix: usize,
    /// Whether `ways` is about the position before the last of these arrivals instead.
    asking_before: bool,
    ways: Ways,
    /// Why the culprit was the mistake, being searched for.
    blaming: Option<Box<Blaming>>,
    /// Whether the search gave up on an earlier position.
    unsure: bool,
}

/// The proof that a queen was the mistake, being searched for.
#[derive(Clone, Debug)]
struct Blaming {
    field: Field,
    search: proof::ProofSearch,
    /// The queens to return to.
    back: Vec<Square>,
}

impl Search {
    /// Starts with a position that can't be completed.
    #[must_use]
    pub fn new(game: &QueensGame) -> Self {
        let stood = history(game);
        let arrivals = arrivals(game, &stood);
        let mut search = Self {
            game: game.clone(),
            stood,
            arrivals,
            prefix: 0,
            asking_before: false,
            ways: Ways::Known(Answer::NotKnown),
            blaming: None,
            unsure: false,
        };
        search.ways = search.ask(&[]);
        search
    }

    /// Works for a moment. The outer option is empty until the search is over, the inner one if it found
    /// no queen to blame.
    pub fn step(&mut self) -> Option<Option<Mistake>> {
        if let Some(blaming) = &mut self.blaming {
            let proof = blaming.search.step(&blaming.field)?;
            let back = blaming.back.clone();
            return Some(Some(self.mistake(&back, proof)));
        }
        if !self.ways.step() {
            return None;
        }
        let answer = self.ways.answer();
        if self.asking_before {
            let before = self.before();
            let back = if answer == Answer::Yes {
                before
            } else {
                self.standing(self.prefix - 1)
            };
            return self.blame(back);
        }
        match answer {
            Answer::No if self.prefix == 0 => return Some(None),
            Answer::No if self.unsure && self.attacker().is_none() => return Some(None),
            Answer::No => {
                self.asking_before = true;
                self.ways = self.ask(&self.before());
            }
            _ if self.prefix == self.arrivals.len() => return Some(None),
            _ => {
                self.unsure |= answer == Answer::NotKnown;
                self.prefix += 1;
                self.ways = self.ask(&self.standing(self.prefix));
            }
        }
        None
    }

    /// Which queen was the mistake, in a sentence that names no square.
    pub fn verdict(&self, mistake: Option<&Mistake>) -> &'static str {
        match mistake {
            Some(_) if self.prefix == self.arrivals.len() => "The last queen was the mistake.",
            Some(_) => "One of the earlier queens was the mistake.",
            None if self.arrivals.is_empty() => "This board has no solution.",
            None if self.prefix == 0 => "This board had no solution to begin with.",
            None => "There is no solution with these queens.",
        }
    }

    fn ask(&self, queens: &[Square]) -> Ways {
        let puzzle = self.game.puzzle();
        let all: Vec<_> = puzzle.locked().iter().chain(queens).copied().collect();
        Ways::new(puzzle.rules(), &all, 1)
    }

    /// The first `count` queens to have reached their squares, in the order in which they were placed.
    fn standing(&self, count: usize) -> Vec<Square> {
        let early = &self.arrivals[..count];
        let queens = self.game.queens().iter().copied();
        let is_early = |queen: &Square| early.iter().any(|(_, early)| early == queen);
        queens.filter(is_early).collect()
    }

    /// The last arrival looked at.
    fn culprit(&self) -> Arrival {
        self.arrivals[self.prefix - 1]
    }

    /// The queens on the board before the culprit's move.
    fn before(&self) -> Vec<Square> {
        self.stood[self.culprit().0 - 1].clone()
    }

    /// The first queen that the culprit attacks, of those there before it.
    fn attacker(&self) -> Option<Square> {
        let (_, culprit) = self.culprit();
        let early = self.standing(self.prefix);
        let mut early = self.game.puzzle().locked().iter().chain(&early).copied();
        early.find(|&queen| self.game.puzzle().rules().attack(queen, culprit))
    }

    /// Starts to look for the fewest units that cannot all be filled with the culprit and the queens before it,
    /// where proofs are searched for; or reports the mistake if there is no need.
    fn blame(&mut self, back: Vec<Square>) -> Option<Option<Mistake>> {
        let puzzle = self.game.puzzle();
        if !Field::fits(puzzle.rules()) || self.attacker().is_some() {
            return Some(Some(self.mistake(&back, None)));
        }
        let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
        let early = self.standing(self.prefix);
        let queens = puzzle.locked().iter().chain(&early);
        let position = field.with(queens.map(|&queen| size.index(queen)));
        self.blaming = Some(Box::new(Blaming {
            search: proof::ProofSearch::new(position),
            field,
            back,
        }));
        None
    }

    /// The units that cannot all be filled, in words.
    fn because(&self, proof: Option<Units>) -> String {
        let Some(proof) = proof else {
            return String::new();
        };
        let names = unit_names(self.game.puzzle().rules(), proof);
        match Units::count_ones(proof) {
            1 => format!(": {names} has no square left"),
            2 => format!(": {names} can’t both be filled"),
            _ => format!(": {names} can’t all be filled"),
        }
    }

    fn mistake(&self, queens: &[Square], proof: Option<Units>) -> Mistake {
        let size = self.game.puzzle().size();
        let (_, culprit) = self.culprit();
        let text = match self.attacker() {
            Some(other) => format!(
                "The queen on {} attacks the queen on {}.",
                size.name(culprit),
                size.name(other)
            ),
            None => format!(
                "With a queen on {}, there is no solution{}.",
                size.name(culprit),
                self.because(proof)
            ),
        };
        let reasoning = proof.map(|proof| self.draw(queens, proof));
        let mut crosses = self.game.crosses().clone();
        crosses.retain(|square| !queens.contains(square));
        let queens = queens.to_vec();
        Mistake {
            square: size.number(culprit),
            text,
            back: QueensPosition { queens, crosses }.text(size),
            reasoning,
        }
    }

    /// What to draw of the proof. The what-if begins on the board before the mistake, so it needs that board to
    /// have just the queens of the proof.
    fn draw(&self, back: &[Square], proof: Units) -> Deduction {
        let puzzle = self.game.puzzle();
        let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
        let early = self.standing(self.prefix - 1);
        let queens = puzzle.locked().iter().chain(&early);
        let position = field.with(queens.map(|&queen| size.index(queen)));
        let teller = Teller {
            game: &self.game,
            field: &field,
            position,
            crossed: proof::Squares::default(),
        };
        let (_, culprit) = self.culprit();
        let square = size.index(culprit);
        let told = teller.tell(Reason::Out(Out { square, proof }));
        let is_same = early.len() == back.len();
        let what_if = if is_same { told.what_if } else { Vec::new() };
        Deduction { what_if, ..told }
    }
}

/// The player's queens at the start and after each move.
fn history(game: &QueensGame) -> Vec<Vec<Square>> {
    let mut game = game.clone();
    let mut stood = vec![game.queens().to_vec()];
    while game.undo() {
        stood.push(game.queens().to_vec());
    }
    stood.reverse();
    stood
}

/// The queens on the board, ordered by the moves that put them on their squares.
fn arrivals(game: &QueensGame, stood: &[Vec<Square>]) -> Vec<Arrival> {
    let queens = game.queens();
    let when = |queen: &Square| {
        let absent = stood.iter().rposition(|queens| !queens.contains(queen));
        absent.map_or(0, |last| last + 1)
    };
    let moves: Vec<(usize, usize)> = sorted(queens.iter().map(when).zip(0..).collect());
    let arrivals = moves.into_iter().map(|(when, place)| (when, queens[place]));
    arrivals.collect()
}
