//! The coach's words on a game of queens, held against the smallest proofs.
//!
//! A queen is judged by the lines that it takes to see that a line has no other square: 0 if it is the last one
//! left, or else the largest of the smallest proofs against the line's other squares, in the line where that is
//! least. Crosses on squares that no queen attacks are judged by the largest of the smallest proofs against
//! them; a stroke is one move. An easier reason has fewer lines, and is about a square that the player's own
//! reason doesn't use.
//!
//! A move is judged by what was right on the board before it: queens that belong to a solution together with
//! those placed before them, and crosses on squares that no such solution has.

use super::open_reasons::{OpenReasons, size_of, square_of};
use super::reason::{Reason, against};
use super::tell::{Teller, unit_at, unit_names};
use crate::board::Square;
use crate::board::words::{and_list, counted};
use crate::hint::Deduction;
use crate::hint::coach::{CoachVerdict, Coached, Judged, JudgedKind, is_judged, make};
use crate::hint::proof::{Counting, Field, LARGEST_CLASSIC, Out, Position, Squares, Units, units};
use crate::puzzles::{InPlay, QueensGame, QueensPuzzle, Rule};

type Refused = <QueensGame as InPlay>::Error;

/// A game being judged, a move a step.
#[derive(Clone, Debug)]
pub struct Coaching {
    /// The game so far.
    game: QueensGame,
    /// Null if no move can be judged.
    field: Option<Field>,
    words: Vec<String>,
    /// The place of the next word.
    next: usize,
    coached: Coached,
}

impl Coaching {
    /// Starts to judge a game by its log: the moves of a record, `<` for undo and `>` for redo.
    ///
    /// # Errors
    /// The first move that cannot be made.
    pub fn new(puzzle: QueensPuzzle, log: &str) -> Result<Self, Refused> {
        let game = QueensGame::new(puzzle, Rule::Free);
        let words: Vec<_> = log.split_whitespace().map(str::to_owned).collect();
        let mut played = game.clone();
        words.iter().try_for_each(|word| make(&mut played, word))?;
        let (field, problem) = match field_of(game.puzzle()) {
            Ok(field) => (Some(field), String::new()),
            Err(problem) => (None, problem),
        };
        let moves = Vec::new();
        Ok(Self {
            game,
            field,
            words,
            next: 0,
            coached: Coached { moves, problem },
        })
    }

    /// Judges a move; returns whether it was the last.
    pub fn step(&mut self) -> bool {
        let (Some(field), Some(word)) = (&self.field, self.words.get(self.next)) else {
            return true;
        };
        let before = self.game.clone();
        make(&mut self.game, word).expect("the log has been replayed");
        if is_judged(word) {
            let judged = Made::new(field, &before, &self.game).judge(self.next as u32);
            self.coached.moves.extend(judged);
        }
        self.note_taken_back();
        self.next += 1;
        self.next == self.words.len()
    }

    /// The words so far.
    #[must_use]
    pub fn coached(&self) -> &Coached {
        &self.coached
    }

    /// Judges a whole game.
    ///
    /// # Errors
    /// The first move that cannot be made.
    pub fn of(puzzle: QueensPuzzle, log: &str) -> Result<Coached, Refused> {
        let mut coaching = Self::new(puzzle, log)?;
        while !coaching.step() {}
        Ok(coaching.coached)
    }

    /// Notes which wrong queens and crosses are gone.
    fn note_taken_back(&mut self) {
        let size = self.game.puzzle().size();
        let (queens, crosses) = (self.game.queens(), self.game.crosses());
        let is_there = |kind, square: u64| {
            let square = size.at(square as usize);
            match kind {
                JudgedKind::Cross => crosses.contains(&square),
                _ => queens.contains(&square),
            }
        };
        for judged in &mut self.coached.moves {
            let mut squares = judged.squares.iter();
            let is_open = judged.verdict == CoachVerdict::Wrong && judged.until.is_none();
            if is_open && !squares.all(|&square| is_there(judged.kind, square)) {
                judged.until = Some(self.next as u32);
            }
        }
    }
}

/// How many queens a search for a solution tries before it gives up.
const PATIENCE: u32 = 1_000_000;

/// The field of a puzzle whose moves can be judged; else why not.
fn field_of(puzzle: &QueensPuzzle) -> Result<Field, String> {
    if !Field::fits(puzzle.rules()) {
        return Err(format!(
            "The coach judges boards up to {LARGEST_CLASSIC} × {LARGEST_CLASSIC}: solve a smaller one."
        ));
    }
    let (field, size) = (Field::of(puzzle.rules()), puzzle.size());
    let start = field.with(puzzle.locked().iter().map(|&queen| size.index(queen)));
    let mut search = Counting::new(&field, start, 1);
    let text = match (search.work(&field, PATIENCE), search.ways()) {
        (true, 1) => return Ok(field),
        (true, _) => "This board has no solution, so there is no move to judge.",
        (false, _) => "The coach found no solution of this board: solve another one.",
    };
    Err(text.to_owned())
}

/// A move, and what was right on the board before it.
struct Made<'a> {
    field: &'a Field,
    /// The queens and crosses that were right.
    right: QueensGame,
    position: Position,
    crossed: Squares,
    placed: Option<usize>,
    /// The squares crossed out, in order.
    out: Vec<usize>,
}

/// The player's reason for a move.
struct Own {
    /// Its squares, about which no other reason is easier.
    squares: Vec<usize>,
    /// How many lines it takes; none if that is beyond reach.
    size: Option<u32>,
    /// The part with the most lines.
    hardest: Option<Reason>,
}

impl<'a> Made<'a> {
    fn new(field: &'a Field, before: &QueensGame, after: &QueensGame) -> Self {
        let puzzle = before.puzzle();
        let size = puzzle.size();
        let index = |square: &Square| size.index(*square);
        let placed = after
            .queens()
            .iter()
            .find(|queen| !before.queens().contains(queen));
        let stay = before
            .queens()
            .iter()
            .filter(|queen| after.queens().contains(queen));
        let fresh = |cross: &&Square| !before.crosses().contains(cross);
        let mut made = Self {
            field,
            right: QueensGame::new(puzzle.clone(), Rule::Free),
            position: field.with(puzzle.locked().iter().map(index)),
            crossed: Squares::default(),
            placed: placed.map(index),
            out: after.crosses().iter().filter(fresh).map(index).collect(),
        };
        stay.for_each(|&queen| made.believe_queen(queen));
        before
            .crosses()
            .iter()
            .for_each(|&cross| made.believe_cross(cross));
        made.position.candidates = made.position.candidates.minus(made.crossed);
        made
    }

    fn believe_queen(&mut self, queen: Square) {
        let square = self.right.puzzle().size().index(queen);
        if self.position.candidates.has(square) && self.is_in_solution(square) {
            self.right.place(queen).expect("the square is free");
            self.position = self.field.place(self.position, square);
        }
    }

    fn believe_cross(&mut self, cross: Square) {
        let square = self.right.puzzle().size().index(cross);
        if self.position.candidates.has(square) && !self.is_in_solution(square) {
            self.right
                .cross(&[cross])
                .expect("the square is on the board");
            self.crossed.insert(square);
        }
    }

    fn is_in_solution(&self, square: usize) -> bool {
        let with = self.field.place(self.position, square);
        self.field.fill(with, with.open).is_some()
    }

    /// Whether a solution is left without some squares.
    fn is_solvable_without(&self, squares: impl IntoIterator<Item = usize>) -> bool {
        let squares = squares.into_iter().collect();
        let candidates = self.position.candidates.minus(squares);
        let position = Position {
            candidates,
            open: self.position.open,
        };
        self.field.fill(position, position.open).is_some()
    }

    /// The verdict; none of a move that only lifts queens, removes crosses, or crosses out attacked squares.
    fn judge(&self, at: u32) -> Option<Judged> {
        if let Some(queen) = self.placed {
            return Some(self.judge_queen(at, queen));
        }
        let is_reasoned = |&square: &usize| self.position.candidates.has(square);
        let out: Vec<_> = self.out.iter().copied().filter(is_reasoned).collect();
        (!out.is_empty()).then(|| self.judge_crosses(at, out))
    }

    // ---- queens ---------------------------------------------------------------------------

    fn judge_queen(&self, at: u32, queen: usize) -> Judged {
        let judged = judged(at, JudgedKind::Queen, &[queen]);
        if let Some(attacker) = self.right.attackers(self.square(queen)).next() {
            let name = self.right.puzzle().size().name(attacker);
            return Judged {
                verdict: CoachVerdict::Wrong,
                text: format!("It attacks the queen on {name}."),
                ..judged
            };
        }
        // A square in a solution has no proof, however large: no search need find that out.
        if !self.is_in_solution(queen)
            && let Some(out) = against(self.field, self.position, queen, Units::MAX.count_ones())
        {
            return Judged {
                verdict: CoachVerdict::Wrong,
                size: Some(out.proof.count_ones()),
                text: format!("It left {}.", self.unfilled(out.proof)),
                reason: Some(self.draw(Reason::Out(out))),
                ..judged
            };
        }
        let open = OpenReasons::of(self.field, self.position);
        let (own, unit) = self.reason_for(queen, &open);
        let why = || match (&own.squares[1..], own.hardest, unit) {
            (_, _, None) => String::new(),
            ([], _, Some(unit)) => format!("It was the last square of {}.", self.unit(unit)),
            (others, Some(Reason::Out(out)), Some(unit)) => format!(
                "{} out, so it was the last square of {}. A queen on {} would leave {}.",
                self.all_out(others),
                self.unit(unit),
                self.name(out.square),
                self.unfilled(out.proof)
            ),
            _ => String::new(),
        };
        let guess = || match self.is_solvable_without([queen]) {
            true => "The board can also be solved without it, so no reason leads there.".to_owned(),
            false => format!(
                "No reason with up to {} led there yet.",
                counted(u64::from(open.reach()), "line")
            ),
        };
        self.settle(judged, &own, &open, why, guess)
    }

    /// The reason for a queen, and the line whose last square it is.
    fn reason_for(&self, queen: usize, open: &OpenReasons) -> (Own, Option<usize>) {
        let of_unit = |unit| {
            let mut others = self.field.left_in(self.position, unit);
            if !others.has(queen) {
                return None;
            }
            others.remove(queen);
            let sizes = others.iter().map(|other| open.against(other));
            let sizes = sizes.collect::<Option<Vec<_>>>()?;
            Some((sizes.into_iter().max().unwrap_or(0), others.len(), unit))
        };
        let best = units(self.position.open).filter_map(of_unit).min();
        let Some((size, _, unit)) = best else {
            let squares = vec![queen];
            let (size, hardest) = (None, None);
            return (
                Own {
                    squares,
                    size,
                    hardest,
                },
                None,
            );
        };
        let mut others = self.field.left_in(self.position, unit);
        others.remove(queen);
        let hardest = match others.is_empty() {
            true => Some(Reason::Last(unit, queen)),
            false => self.hardest(others.iter(), size, open),
        };
        let squares = [queen].into_iter().chain(others.iter()).collect();
        let size = Some(size);
        (
            Own {
                squares,
                size,
                hardest,
            },
            Some(unit),
        )
    }

    // ---- crosses --------------------------------------------------------------------------

    fn judge_crosses(&self, at: u32, out: Vec<usize>) -> Judged {
        let judged = judged(at, JudgedKind::Cross, &out);
        let needed: Vec<_> = out
            .iter()
            .copied()
            .filter(|&one| self.is_in_solution(one))
            .collect();
        if !needed.is_empty() {
            return self.judge_needed(judged, &needed);
        }
        let open = OpenReasons::of(self.field, self.position);
        let sizes = out.iter().map(|&square| open.against(square));
        let size = sizes
            .collect::<Option<Vec<_>>>()
            .and_then(|sizes| sizes.into_iter().max());
        let hardest = size.and_then(|size| self.hardest(out.iter().copied(), size, &open));
        let why = || match hardest {
            Some(Reason::Out(out_of)) if out.len() == 1 => {
                format!("A queen there would leave {}.", self.unfilled(out_of.proof))
            }
            Some(Reason::Out(out_of)) => format!(
                "The hardest is {}: a queen there would leave {}.",
                self.name(out_of.square),
                self.unfilled(out_of.proof)
            ),
            _ => String::new(),
        };
        let guess = || {
            format!(
                "No reason with up to {} ruled {} out yet.",
                counted(u64::from(open.reach()), "line"),
                if out.len() == 1 { "it" } else { "them" },
            )
        };
        let squares = out.clone();
        self.settle(
            judged,
            &Own {
                squares,
                size,
                hardest,
            },
            &open,
            why,
            guess,
        )
    }

    /// Crosses on squares that have a queen in some solution.
    fn judge_needed(&self, judged: Judged, needed: &[usize]) -> Judged {
        let forced = needed
            .iter()
            .copied()
            .find(|&one| !self.is_solvable_without([one]));
        let is_lost = !self.is_solvable_without(needed.iter().copied());
        let (verdict, text) = match forced {
            Some(forced) => (
                CoachVerdict::Wrong,
                format!("{} has to have a queen.", self.name(forced)),
            ),
            None if is_lost => (CoachVerdict::Wrong, "They leave no solution.".to_owned()),
            None => (
                CoachVerdict::Guess,
                format!("Some solutions have a queen on {}.", self.name(needed[0])),
            ),
        };
        Judged {
            verdict,
            text,
            ..judged
        }
    }

    // ---- verdicts and words ---------------------------------------------------------------

    /// The verdict on a right move.
    fn settle(
        &self,
        judged: Judged,
        own: &Own,
        open: &OpenReasons,
        why: impl Fn() -> String,
        guess: impl Fn() -> String,
    ) -> Judged {
        let easier = self.easier(own, open);
        let verdict = match (own.size, easier) {
            (None, _) => CoachVerdict::Guess,
            (_, Some(_)) => CoachVerdict::Missed,
            _ => CoachVerdict::Found,
        };
        let own_words = match (verdict, own.size) {
            (CoachVerdict::Missed, Some(size)) => format!(
                "It took a reason with {}.",
                counted(u64::from(size), "line")
            ),
            (CoachVerdict::Guess, _) => guess(),
            _ => why(),
        };
        let easier_words = easier.map(|easier| format!(" Easier: {}.", self.words(easier)));
        Judged {
            verdict,
            size: own.size,
            least: easier.map(size_of),
            text: own_words + &easier_words.unwrap_or_default(),
            reason: easier.or(own.hardest).map(|reason| self.draw(reason)),
            ..judged
        }
    }

    /// The easiest of the reasons with fewer lines that are about other squares.
    fn easier(&self, own: &Own, open: &OpenReasons) -> Option<Reason> {
        let is_other = |reason: &Reason| !own.squares.contains(&square_of(*reason));
        let is_less = |reason: &Reason| own.size.is_none_or(|size| size_of(*reason) < size);
        let least = open
            .iter()
            .filter(|reason| is_other(reason) && is_less(reason));
        let least = least.min_by_key(|&reason| (size_of(reason), self.cost(reason)))?;
        Some(self.easiest(least))
    }

    /// Of the squares ruled out by this many lines, the one whose lines have the fewest squares left.
    fn hardest(
        &self,
        squares: impl Iterator<Item = usize>,
        size: u32,
        open: &OpenReasons,
    ) -> Option<Reason> {
        let squares: Vec<_> = squares.collect();
        let reasons = open.iter().filter(|&reason| {
            matches!(reason, Reason::Out(_))
                && size_of(reason) == size
                && squares.contains(&square_of(reason))
        });
        let least = reasons.min_by_key(|&reason| self.cost(reason))?;
        Some(self.easiest(least))
    }

    fn cost(&self, reason: Reason) -> (u32, usize) {
        let left = match reason {
            Reason::Last(..) => 0,
            Reason::Out(out) => self.field.left_in_all(self.position, out.proof),
        };
        (left, square_of(reason))
    }

    /// The easiest to see of the proofs against the same square.
    fn easiest(&self, reason: Reason) -> Reason {
        match reason {
            Reason::Last(..) => reason,
            Reason::Out(Out { square, proof }) => {
                let easiest = against(self.field, self.position, square, proof.count_ones());
                easiest.map_or(reason, Reason::Out)
            }
        }
    }

    fn draw(&self, reason: Reason) -> Deduction {
        let teller = Teller {
            game: &self.right,
            field: self.field,
            position: self.position,
            crossed: self.crossed,
        };
        teller.mark(reason)
    }

    /// A reason as a clause.
    fn words(&self, reason: Reason) -> String {
        match reason {
            Reason::Last(unit, square) => {
                format!(
                    "{} was the last square of {}",
                    self.name(square),
                    self.unit(unit)
                )
            }
            Reason::Out(out) => format!(
                "a queen on {} would leave {}",
                self.name(out.square),
                self.unfilled(out.proof)
            ),
        }
    }

    /// `row 3 without a square`, `row 3 and column b with no way to fill both`.
    fn unfilled(&self, proof: Units) -> String {
        let names = unit_names(self.right.puzzle().rules(), proof);
        match proof.count_ones() {
            1 => format!("{names} without a square"),
            2 => format!("{names} with no way to fill both"),
            _ => format!("{names} with no way to fill all of them"),
        }
    }

    /// `a6 was`, `a6 and b6 were`, `5 other squares were`.
    fn all_out(&self, squares: &[usize]) -> String {
        let names: Vec<_> = squares.iter().map(|&square| self.name(square)).collect();
        match squares.len() {
            1 => format!("{} was", names[0]),
            2..=4 => format!("{} were", and_list(&names)),
            count => format!("{count} other squares were"),
        }
    }

    fn square(&self, square: usize) -> Square {
        self.right.puzzle().size().at(square)
    }

    fn name(&self, square: usize) -> String {
        self.right.puzzle().size().name(self.square(square))
    }

    fn unit(&self, unit: usize) -> String {
        let rules = self.right.puzzle().rules();
        rules.unit_name(unit_at(rules, unit))
    }
}

/// A move without a verdict yet.
fn judged(at: u32, kind: JudgedKind, squares: &[usize]) -> Judged {
    Judged {
        at,
        verdict: CoachVerdict::Found,
        kind,
        squares: squares.iter().map(|&square| square as u64).collect(),
        size: None,
        least: None,
        text: String::new(),
        reason: None,
        until: None,
    }
}
