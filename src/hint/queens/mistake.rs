//! The first queen of a lost position that made it so.

use super::ways::Ways;
use crate::board::{Square, in_line};
use crate::hint::{Answer, Mistake};
use crate::puzzles::{InPlay, QueensGame, QueensPosition};

/// A queen that stands, and the number of the move that brought it where it stands.
type Arrival = (usize, Square);

/// The search for the mistake. The queens that stand are taken in the order in which they came to
/// stand where they do; the mistake is the first with which they cannot be completed. Crosses and
/// queens that were lifted again do not matter.
#[derive(Clone, Debug)]
pub struct Search {
    game: QueensGame,
    /// What stood after each move, from the start on.
    stood: Vec<Vec<Square>>,
    arrivals: Vec<Arrival>,
    /// How many of the arrivals are looked at; then it is what stood before the last of them.
    prefix: usize,
    asking_before: bool,
    ways: Ways,
    /// Whether an earlier position was searched in vain.
    unsure: bool,
}

impl Search {
    /// Begins with a position that cannot be completed.
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
            unsure: false,
        };
        search.ways = search.ask(&[]);
        search
    }

    /// A piece of work; once there is an answer, that: nothing where no queen is to blame.
    pub fn step(&mut self) -> Option<Option<Mistake>> {
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
            return Some(Some(self.mistake(&back)));
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

    fn ask(&self, queens: &[Square]) -> Ways {
        let puzzle = self.game.puzzle();
        let all: Vec<_> = puzzle.locked().iter().chain(queens).copied().collect();
        Ways::new(puzzle.side(), &all, 1)
    }

    /// The first of the queens that stand, as many as asked for, in the order of placing.
    fn standing(&self, count: usize) -> Vec<Square> {
        let early = &self.arrivals[..count];
        let queens = self.game.queens().iter().copied();
        let is_early = |queen: &Square| early.iter().any(|(_, early)| early == queen);
        queens.filter(is_early).collect()
    }

    /// The culprit, and the number of the move that brought it.
    fn culprit(&self) -> Arrival {
        self.arrivals[self.prefix - 1]
    }

    /// What stood before the culprit came.
    fn before(&self) -> Vec<Square> {
        self.stood[self.culprit().0 - 1].clone()
    }

    /// The first queen that the culprit attacks among those that stood when it came.
    fn attacker(&self) -> Option<Square> {
        let (_, culprit) = self.culprit();
        let early = self.standing(self.prefix);
        let mut early = self.game.puzzle().locked().iter().chain(&early).copied();
        early.find(|&queen| in_line(queen, culprit))
    }

    fn mistake(&self, queens: &[Square]) -> Mistake {
        let size = self.game.puzzle().size();
        let (_, culprit) = self.culprit();
        let text = match self.attacker() {
            Some(other) => format!(
                "The queen on {} attacks the queen on {}.",
                size.name(culprit),
                size.name(other)
            ),
            None => format!(
                "With the queen on {} no solution is left.",
                size.name(culprit)
            ),
        };
        let mut crosses = self.game.crosses().clone();
        crosses.retain(|square| !queens.contains(square));
        let queens = queens.to_vec();
        Mistake {
            square: size.number(culprit),
            text,
            back: QueensPosition { queens, crosses }.text(size),
        }
    }
}

/// The player's queens after each move, from the start on.
fn history(game: &QueensGame) -> Vec<Vec<Square>> {
    let mut game = game.clone();
    let mut stood = vec![game.queens().to_vec()];
    while game.undo() {
        stood.push(game.queens().to_vec());
    }
    stood.reverse();
    stood
}

/// The queens that stand, those that came first first.
fn arrivals(game: &QueensGame, stood: &[Vec<Square>]) -> Vec<Arrival> {
    let arrival = |&queen: &Square| {
        let absent = stood.iter().rposition(|queens| !queens.contains(&queen));
        (absent.map_or(0, |last| last + 1), queen)
    };
    let mut arrivals: Vec<_> = game.queens().iter().map(arrival).collect();
    arrivals.sort_by_key(|(when, _)| *when);
    arrivals
}
