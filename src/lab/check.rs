//! The check of a recording: every word must be something that a program could do.

use std::sync::Arc;

use super::depths::Depths;
use super::fault::{TapeError, Wrong};
use super::word::Word;
use crate::board::{KnightGraph, Size, Square};
use crate::puzzles::{KnightsPuzzle, Puzzle, QueensPuzzle};

/// What the check finds out besides.
#[derive(Clone, Debug)]
pub(super) struct Checked {
    /// Whether squares are ruled out or restored.
    pub(super) strikes: bool,
    /// Whether only the last piece is ever lifted, and no value has more siblings than the board squares.
    pub(super) is_tree: bool,
    pub(super) depths: Depths,
}

/// Checks the words of a program on a puzzle, which may name this many notes.
pub(super) fn check(puzzle: &Puzzle, words: &[u16], notes: usize) -> Result<Checked, TapeError> {
    match puzzle {
        Puzzle::Queens(puzzle) => Check::new(Queens::new(puzzle), puzzle.size(), notes).all(words),
        Puzzle::Knights(puzzle) => Check::new(Knight::new(puzzle), puzzle.size(), notes).all(words),
    }
}

/// The pieces of a game, by the numbers of their squares.
trait Pieces {
    fn place(&mut self, square: usize) -> Result<(), Wrong>;

    /// Returns whether it was the last piece.
    fn lift(&mut self, square: usize) -> Result<bool, Wrong>;

    /// Moves a piece.
    fn go(&mut self, from: usize, to: usize) -> Result<(), Wrong>;

    fn standing(&self) -> usize;

    /// Whether squares can be ruled out and pieces moved.
    const OF_QUEENS: bool;
}

struct Check<P> {
    pieces: P,
    size: Size,
    notes: usize,
    line: u16,
    /// The square that a move leaves.
    leaving: Option<usize>,
    has_ended: bool,
    /// How many values were tried at each depth, below the current path.
    tried: Vec<u32>,
    checked: Checked,
}

impl<P: Pieces> Check<P> {
    fn new(pieces: P, size: Size, notes: usize) -> Self {
        Self {
            pieces,
            size,
            notes,
            line: 0,
            leaving: None,
            has_ended: false,
            tried: vec![0; size.area() + 2],
            checked: Checked {
                strikes: false,
                is_tree: true,
                depths: Depths::default(),
            },
        }
    }

    fn all(mut self, words: &[u16]) -> Result<Checked, TapeError> {
        for (at, &bits) in words.iter().enumerate() {
            let before = self.pieces.standing();
            let taken = self.take(at, bits);
            taken.map_err(|what| self.wrong(what))?;
            let after = self.pieces.standing();
            self.checked.depths.add(at, before, after);
        }
        match self.leaving {
            Some(_) => Err(self.wrong(Wrong::CutOff)),
            None => Ok(self.checked),
        }
    }

    fn wrong(&self, what: Wrong) -> TapeError {
        TapeError {
            line: (self.line > 0).then_some(self.line),
            what,
            size: self.size,
        }
    }

    fn take(&mut self, at: usize, bits: u16) -> Result<(), Wrong> {
        let word = Word::of(bits).ok_or(Wrong::NotAWord(at))?;
        if self.has_ended {
            return Err(Wrong::AfterEnd(at));
        }
        if let Some(from) = self.leaving.take() {
            let Word::To(to) = word else {
                return Err(Wrong::CutOff);
            };
            self.checked.is_tree = false;
            return self.pieces.go(from, self.on_board(to)?);
        }
        if !P::OF_QUEENS && matches!(word, Word::Strike(_) | Word::Restore(_) | Word::Move(_)) {
            return Err(Wrong::OtherGame(at));
        }
        match word {
            Word::Place(square) => self.place(square)?,
            Word::Lift(square) => {
                let was_last = self.pieces.lift(self.on_board(square)?)?;
                self.checked.is_tree &= was_last;
            }
            Word::Strike(square) | Word::Restore(square) => {
                self.on_board(square)?;
                self.checked.strikes = true;
            }
            Word::Move(square) => self.leaving = Some(self.on_board(square)?),
            Word::To(_) => return Err(Wrong::NotAWord(at)),
            Word::Note(note) if note as usize >= self.notes => return Err(Wrong::NoNote(note)),
            Word::Line(line) => self.line = line,
            Word::End { .. } => self.has_ended = true,
            Word::Note(_) | Word::Yield => {}
        }
        Ok(())
    }

    fn place(&mut self, square: u16) -> Result<(), Wrong> {
        let depth = self.pieces.standing();
        self.pieces.place(self.on_board(square)?)?;
        self.tried[depth] += 1;
        self.tried[depth + 1] = 0;
        self.checked.is_tree &= self.tried[depth] as usize <= self.size.area();
        Ok(())
    }

    fn on_board(&self, square: u16) -> Result<usize, Wrong> {
        let index = usize::from(square);
        match index < self.size.area() {
            true => Ok(index),
            false => Err(Wrong::OffBoard(square)),
        }
    }
}

/// What is on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Nothing,
    Queen,
    Locked,
}

struct Queens {
    size: Size,
    board: Vec<On>,
    /// The squares of the queens, in the order of placing.
    order: Vec<usize>,
    most: usize,
}

impl Queens {
    fn new(puzzle: &QueensPuzzle) -> Self {
        let size = puzzle.size();
        let mut board = vec![On::Nothing; size.area()];
        for &queen in puzzle.locked() {
            board[size.index(queen)] = On::Locked;
        }
        Self {
            size,
            board,
            order: Vec::new(),
            most: puzzle.side() as usize - puzzle.locked().len(),
        }
    }

    /// The place of a queen in the order.
    fn find(&self, square: usize) -> Result<usize, Wrong> {
        let at = self.size.at(square);
        match self.board[square] {
            On::Locked => return Err(Wrong::Locked(at)),
            On::Nothing => return Err(Wrong::Empty(at)),
            On::Queen => {}
        }
        let place = self.order.iter().rposition(|&other| other == square);
        place.ok_or(Wrong::Empty(at))
    }

    fn is_free(&self, square: usize) -> Result<(), Wrong> {
        let at = self.size.at(square);
        match self.board[square] {
            On::Nothing => Ok(()),
            On::Queen | On::Locked => Err(Wrong::Occupied(at)),
        }
    }
}

impl Pieces for Queens {
    const OF_QUEENS: bool = true;

    fn place(&mut self, square: usize) -> Result<(), Wrong> {
        self.is_free(square)?;
        if self.order.len() == self.most {
            return Err(Wrong::Full);
        }
        self.board[square] = On::Queen;
        self.order.push(square);
        Ok(())
    }

    fn lift(&mut self, square: usize) -> Result<bool, Wrong> {
        let place = self.find(square)?;
        self.board[square] = On::Nothing;
        self.order.remove(place);
        Ok(place == self.order.len())
    }

    fn go(&mut self, from: usize, to: usize) -> Result<(), Wrong> {
        let place = self.find(from)?;
        if from != to {
            self.is_free(to)?;
        }
        self.board[from] = On::Nothing;
        self.board[to] = On::Queen;
        self.order[place] = to;
        Ok(())
    }

    fn standing(&self) -> usize {
        self.order.len()
    }
}

struct Knight {
    graph: Arc<KnightGraph>,
    blocked: Vec<Square>,
    visited: Vec<bool>,
    path: Vec<usize>,
}

impl Knight {
    fn new(puzzle: &KnightsPuzzle) -> Self {
        let start = puzzle.size().index(puzzle.start());
        let mut visited = vec![false; puzzle.size().area()];
        visited[start] = true;
        Self {
            graph: puzzle.graph(),
            blocked: puzzle.blocked().to_vec(),
            visited,
            path: vec![start],
        }
    }
}

impl Pieces for Knight {
    const OF_QUEENS: bool = false;

    fn place(&mut self, square: usize) -> Result<(), Wrong> {
        let size = self.graph.size();
        let (here, to) = (self.path[self.path.len() - 1], size.at(square));
        if self.blocked.binary_search(&to).is_ok() {
            return Err(Wrong::Blocked(to));
        }
        if self.visited[square] {
            return Err(Wrong::Visited(to));
        }
        if !self.graph.adjacent(here as u32, square as u32) {
            return Err(Wrong::NoJump(size.at(here), to));
        }
        self.visited[square] = true;
        self.path.push(square);
        Ok(())
    }

    fn lift(&mut self, square: usize) -> Result<bool, Wrong> {
        if self.path.len() == 1 || self.path.last() != Some(&square) {
            return Err(Wrong::NotLast(self.graph.size().at(square)));
        }
        self.visited[square] = false;
        self.path.pop();
        Ok(true)
    }

    fn go(&mut self, _: usize, to: usize) -> Result<(), Wrong> {
        Err(Wrong::Visited(self.graph.size().at(to)))
    }

    fn standing(&self) -> usize {
        self.path.len()
    }
}
