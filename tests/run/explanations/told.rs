//! A step and its sentence, with questions about the board.

use std::collections::BTreeSet;

use forward_check::board::{Regions, Size, Square};
use forward_check::puzzles::Puzzle;
use forward_check::run::Run;
use forward_check::solve::{Figure, Shows};
use regex::{Captures, Regex};

use crate::common::knights::{jump_apart, tours};
use crate::common::queens::{attack_on, solutions};

const POSSIBLE: i16 = -1;

/// A step: the run before it and after it, and the parts of the sentence.
pub struct Told<'a> {
    pub before: &'a Run,
    pub after: &'a Run,
    /// The pattern that the sentence fits, and its parts.
    pub pattern: &'a Regex,
    pub parts: Captures<'a>,
}

impl Told<'_> {
    pub fn size(&self) -> Size {
        self.after.puzzle().size()
    }

    /// Whether two queens attack each other by the rules of the board.
    pub fn attack(&self, one: Square, other: Square) -> bool {
        attacking(self.after, one, other)
    }

    pub fn has(&self, name: &str) -> bool {
        self.parts.name(name).is_some()
    }

    pub fn square(&self, name: &str) -> Square {
        self.size().parse(&self.parts[name]).unwrap()
    }

    /// The number of a part; 0 if the part is missing, as in "no squares".
    pub fn number(&self, name: &str) -> usize {
        let part = self.parts.name(name);
        part.map_or(0, |part| match part.as_str() {
            "One" | "one" => 1,
            digits => digits.replace(',', "").parse().unwrap(),
        })
    }

    /// The row with a rank.
    pub fn row(&self, name: &str) -> u32 {
        self.size().rows - self.number(name) as u32
    }

    pub fn squares_of(&self, row: u32) -> impl Iterator<Item = Square> {
        (0..self.size().columns).map(move |column| Square::new(row, column))
    }

    /// The squares that a row can still use.
    pub fn left(&self, run: &Run, row: u32) -> Vec<Square> {
        let levels = run.solver().levels().unwrap();
        let possible = |square: &Square| levels[self.size().index(*square)] == POSSIBLE;
        self.squares_of(row).filter(possible).collect()
    }

    pub fn stands(&self, name: &str) {
        assert!(self.after.all_queens().contains(&self.square(name)));
    }

    pub fn was_lifted(&self, name: &str) {
        let square = self.square(name);
        assert!(self.before.all_queens().contains(&square));
        assert!(!self.after.all_queens().contains(&square));
    }

    /// The number of queens that attack a square, without one in its own row.
    pub fn conflicts(&self, square: Square) -> usize {
        let others = self.after.all_queens();
        let others = others.iter().filter(|queen| queen.row != square.row);
        others.filter(|&&queen| self.attack(queen, square)).count()
    }

    pub fn fewest(&self, square: &str, count: &str) {
        let square = self.square(square);
        let count = self.number(count);
        assert_eq!(self.conflicts(square), count);
        let mut row = self.squares_of(square.row);
        assert!(row.all(|other| self.conflicts(other) >= count));
    }

    pub fn pairs(&self) -> usize {
        Self::pairs_of(self.after)
    }

    /// The number of attacking pairs in a state.
    pub fn pairs_of(run: &Run) -> usize {
        let queens = run.all_queens();
        let pairs = queens.iter().enumerate().flat_map(|(place, &one)| {
            let later = queens[place + 1..].iter();
            later.filter(move |&&other| attacking(run, one, other))
        });
        pairs.count()
    }

    /// The number of queens in line with another, which must match the conflicts drawn.
    pub fn in_line(&self) -> usize {
        let queens = self.after.all_queens();
        let in_line = |&&one: &&Square| queens.iter().any(|&other| self.attack(one, other));
        let count = queens.iter().filter(in_line).count();
        let pairs = self.after.conflicts();
        let drawn: BTreeSet<_> = pairs
            .iter()
            .flat_map(|&(one, other)| [one, other])
            .collect();
        assert_eq!(count, drawn.len());
        count
    }

    /// The squares of a list such as "a8, b6 and 3 more", and how many more there are.
    pub fn listed(&self, name: &str) -> (Vec<Square>, usize) {
        let list = &self.parts[name];
        let more = list
            .strip_suffix(" more")
            .and_then(|list| list.rsplit(' ').next());
        (
            super::named(list, self.after),
            more.map_or(0, |more| more.parse().unwrap()),
        )
    }

    /// The rows named in a list such as "3, 2 and 4 more".
    pub fn rows(&self, name: &str) -> Vec<u32> {
        let list = self.parts.name(name).map_or("", |list| list.as_str());
        let list = list
            .strip_suffix(" more")
            .map_or(list, |list| list.rsplit_once(" and ").unwrap().0);
        let ranks = list
            .split([',', ' '])
            .filter_map(|word| word.parse::<u32>().ok());
        ranks.map(|rank| self.size().rows - rank).collect()
    }

    /// The last queen is on trial on this square, and the sentence lists its attackers, if any.
    pub fn on_trial(&self, square: Square) {
        assert_eq!(self.after.pieces().last(), Some(&square));
        let all = self.after.all_queens();
        let attackers: Vec<_> = all
            .into_iter()
            .filter(|&other| self.attack(other, square))
            .collect();
        assert_eq!(self.has("by"), !attackers.is_empty());
        if self.has("by") {
            let (told, more) = self.listed("by");
            assert!(told.iter().all(|other| attackers.contains(other)));
            assert_eq!(told.len() + more, attackers.len());
            assert_eq!(self.after.conflicts().len(), attackers.len());
        }
    }

    /// The first metric of the solver.
    pub fn first_metric(&self) -> usize {
        whole(self.after.metrics()[0].1)
    }

    /// A metric of the solver by name, with `_` for spaces.
    fn metric(&self, name: &str) -> usize {
        let metrics = self.after.metrics();
        let found = metrics
            .iter()
            .find(|(own, _)| own.replace(' ', "_") == name);
        whole(found.unwrap_or_else(|| panic!("no metric {name}")).1)
    }

    /// The number of solutions of a small puzzle; of a larger one, the number found.
    pub fn solutions(&self) -> usize {
        match self.after.puzzle() {
            Puzzle::Queens(puzzle) if puzzle.side() <= 7 => solutions(puzzle).len(),
            Puzzle::Knights(puzzle) if puzzle.squares_to_visit() <= 15 => tours(puzzle),
            _ => self.after.solutions() as usize,
        }
    }

    pub fn path(&self, run: &Run) -> Vec<Square> {
        let path = run.solver().path().iter();
        path.map(|&square| self.size().at(square as usize))
            .collect()
    }

    /// The unvisited open squares a jump away.
    pub fn around(&self, run: &Run, square: Square) -> Vec<Square> {
        let Puzzle::Knights(puzzle) = run.puzzle() else {
            panic!("no knight");
        };
        let path = self.path(run);
        let near = self.size().squares();
        let near = near.filter(|&other| jump_apart(square, other));
        near.filter(|other| !path.contains(other) && !puzzle.is_blocked(*other))
            .collect()
    }

    pub fn knight_is_on(&self, name: &str) {
        assert_eq!(self.path(self.after).last(), Some(&self.square(name)));
    }

    /// The number of squares that the knight can jump to.
    fn ways_onward(&self) -> usize {
        let path = self.path(self.after);
        self.around(self.after, path[path.len() - 1]).len()
    }

    pub fn went_back(&self, from: &str, to: &str) {
        assert_eq!(self.path(self.before).last(), Some(&self.square(from)));
        self.knight_is_on(to);
    }

    /// The squares of a line such as "Row 3", "column c" or "purple (E)".
    pub fn line(&self, name: &str) -> Vec<Square> {
        let text = &self.parts[name];
        let (kind, at) = text.split_once(' ').unwrap();
        let letter = |square| match self.after.puzzle() {
            Puzzle::Queens(puzzle) => {
                let regions = puzzle.rules().regions();
                regions.map(|regions| Regions::letter(regions.colour(square)))
            }
            Puzzle::Knights(_) => None,
        };
        let on = |square: &Square| match kind {
            "Row" | "row" => self.size().rank(square.row).to_string() == at,
            "Column" | "column" => {
                self.size().name(*square).trim_end_matches(char::is_numeric) == at
            }
            _ => letter(*square).is_some_and(|letter| at == format!("({letter})")),
        };
        let squares: Vec<_> = self.size().squares().filter(on).collect();
        assert!(!squares.is_empty(), "no line {text}");
        squares
    }

    /// The squares of a line that it can still use: those of a colour in rows without a queen.
    pub fn left_on(&self, run: &Run, name: &str) -> Vec<Square> {
        let levels = run.solver().levels().unwrap();
        let queens = run.all_queens();
        let colour = self.parts[name].contains('(');
        let free = |square: &Square| {
            let decided = queens.iter().any(|queen| queen.row == square.row);
            levels[self.size().index(*square)] == POSSIBLE && !(colour && decided)
        };
        self.line(name).into_iter().filter(free).collect()
    }
}

/// Whether two queens attack each other by the rules of a run's board.
pub fn attacking(run: &Run, one: Square, other: Square) -> bool {
    match run.puzzle() {
        Puzzle::Queens(puzzle) => attack_on(puzzle, one, other),
        Puzzle::Knights(_) => panic!("no queens"),
    }
}

fn whole(figure: Figure) -> usize {
    match figure {
        Figure::Count(count) => count as usize,
        Figure::Amount(amount) => panic!("{amount} is no count"),
    }
}

/// Checks what the names of parts claim. `queen`: a queen is there. `lifted`: a queen was there.
/// `knight`: the knight is there. `onward`: the number of its onward moves. `pairs`: the number of
/// attacking pairs. `seed`: the seed. Any other name is a metric, and the number its value. Unnamed
/// parts claim nothing.
pub fn names_hold(told: &Told) {
    let names = told.pattern.capture_names().flatten();
    for name in names.filter(|name| told.has(name)) {
        match name {
            "s" | "n" => {}
            "queen" => told.stands(name),
            "lifted" => told.was_lifted(name),
            "knight" => told.knight_is_on(name),
            "pairs" => assert_eq!(told.pairs(), told.number(name)),
            "onward" => assert_eq!(told.ways_onward(), told.number(name)),
            "seed" => assert_eq!(told.after.seed(), told.number(name) as u64),
            metric => assert_eq!(told.metric(metric), told.number(metric)),
        }
    }
}
