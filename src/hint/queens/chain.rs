//! A chain of smallest reasons from the start of a puzzle to its end.
//!
//! It is chosen greedily: the next reason has the fewest lines, and of those it settles the most squares. Then, from
//! the last to the first, each reason that nothing later uses is dropped. A board without a solution ends with lines
//! that can't all be filled. If there are several solutions, the chain ends with the last queen that all of them
//! have.

use crate::hint::proof::{Counting, Field, Position, ProofSearch, Sieve, Squares, Units, units};

/// Solutions are counted up to this many.
pub const MOST: u64 = super::ways::MOST_WAYS;

/// How many queens a step of the count tries.
const QUEENS_AT_ONCE: u32 = 1_000;

/// A reason of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// The unit has only this square left.
    Last(usize, usize),
    /// With a queen on any of these squares, the units could not all be filled.
    Out(Units, Squares),
    /// The units cannot all be filled: there is no solution.
    Hopeless(Units),
}

impl Link {
    /// The position that it leads to.
    #[must_use]
    pub fn after(self, field: &Field, position: Position) -> Position {
        match self {
            Self::Last(_, square) => field.place(position, square),
            Self::Out(_, squares) => Position {
                candidates: position.candidates.minus(squares),
                ..position
            },
            Self::Hopeless(_) => position,
        }
    }

    /// The same reason in a position where less is ruled out, if it still holds there: a last square may be that of
    /// another unit.
    fn in_position(self, field: &Field, position: Position) -> Option<Self> {
        let fails = |position, units| field.fill(position, units).is_none();
        match self {
            Self::Last(_, square) => last_squares(field, position)
                .find(|last| matches!(last, Self::Last(_, of) if *of == square)),
            Self::Out(units, squares) => squares
                .iter()
                .all(|square| fails(field.place(position, square), units))
                .then_some(self),
            Self::Hopeless(units) => fails(position, units).then_some(self),
        }
    }
}

/// The units with one square left.
fn last_squares(field: &Field, position: Position) -> impl Iterator<Item = Link> {
    units(position.open).filter_map(move |unit| {
        let left = field.left_in(position, unit);
        let last = left.first().filter(|_| left.len() == 1)?;
        Some(Link::Last(unit, last))
    })
}

/// The part of the work in progress.
#[derive(Clone, Debug)]
enum Stage {
    /// Finding the solutions.
    Counting(Counting),
    /// Looking for a solution without a queen that all solutions so far have.
    Sharing(Option<(usize, Counting)>),
    /// Looking for the next reason.
    Chaining(Option<Looking>),
    /// Dropping reasons from this one down.
    Dropping(usize),
    Done,
}

/// The next reason being looked for.
#[derive(Clone, Debug)]
struct Looking {
    sieve: Sieve,
    /// Why there is no solution, on a board without one, up to a size.
    hopeless: Option<ProofSearch>,
    size: u32,
}

/// A chain being computed.
#[derive(Clone, Debug)]
pub struct Chain {
    field: Field,
    start: Position,
    position: Position,
    stage: Stage,
    solutions: u64,
    /// Two solutions, or one, or none: the queens of each besides those locked.
    examples: Vec<Squares>,
    /// The squares of all solutions found, and of each one.
    some: Squares,
    shared: Squares,
    /// The shared squares not checked yet: no other solution was seen so far.
    unchecked: Squares,
    links: Vec<Link>,
}

impl Chain {
    /// Starts with the position of a puzzle.
    #[must_use]
    pub fn new(field: Field, start: Position) -> Self {
        Self {
            stage: Stage::Counting(Counting::new(&field, start, MOST)),
            field,
            start,
            position: start,
            solutions: 0,
            examples: Vec::new(),
            some: Squares::default(),
            shared: start.candidates,
            unchecked: Squares::default(),
            links: Vec::new(),
        }
    }

    /// The units and what queens attack.
    #[must_use]
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// The position at the start.
    #[must_use]
    pub fn start(&self) -> Position {
        self.start
    }

    /// The reasons found so far; without those that nothing uses, once the work is done.
    #[must_use]
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// How many solutions there are, or [`MOST`] for that many or more.
    #[must_use]
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Two solutions, or one, or none: the queens of each besides those locked.
    #[must_use]
    pub fn examples(&self) -> &[Squares] {
        &self.examples
    }

    /// Works for a moment; returns whether the chain is complete.
    pub fn step(&mut self) -> bool {
        match std::mem::replace(&mut self.stage, Stage::Done) {
            Stage::Counting(counting) => self.count(counting),
            Stage::Sharing(trying) => self.share(trying),
            Stage::Chaining(None) => self.look(),
            Stage::Chaining(Some(looking)) => self.look_on(looking),
            Stage::Dropping(place) => self.drop_unused(place),
            Stage::Done => {}
        }
        matches!(self.stage, Stage::Done)
    }

    fn count(&mut self, mut counting: Counting) {
        for _ in 0..QUEENS_AT_ONCE {
            let done = counting.work(&self.field, 1);
            if counting.ways() > self.solutions {
                self.solutions = counting.ways();
                self.found(counting.queens().iter().copied().collect());
            }
            if done {
                // A count that was cut may have missed a solution without a queen that all others have.
                self.unchecked = match counting.is_cut() {
                    true => self.shared,
                    false => Squares::default(),
                };
                self.stage = Stage::Sharing(None);
                return;
            }
        }
        self.stage = Stage::Counting(counting);
    }

    /// Takes note of a solution.
    fn found(&mut self, queens: Squares) {
        self.some = self.some.or(queens);
        self.shared = self.shared.and(queens);
        self.unchecked = self.unchecked.and(queens);
        if self.examples.len() < 2 {
            self.examples.push(queens);
        }
    }

    fn share(&mut self, trying: Option<(usize, Counting)>) {
        let Some((square, mut counting)) = trying else {
            self.stage = match self.unchecked.first() {
                Some(square) => {
                    self.unchecked.remove(square);
                    let mut without = self.start;
                    without.candidates.remove(square);
                    Stage::Sharing(Some((square, Counting::new(&self.field, without, 1))))
                }
                None if self.is_over() => Stage::Done,
                None => Stage::Chaining(None),
            };
            return;
        };
        let done = counting.work(&self.field, QUEENS_AT_ONCE);
        if counting.ways() > 0 {
            self.found(counting.queens().iter().copied().collect());
        }
        self.stage = Stage::Sharing((!done).then_some((square, counting)));
    }

    /// Whether every queen that all solutions have is placed, or it is clear that there is no solution.
    fn is_over(&self) -> bool {
        match self.solutions {
            0 => matches!(self.links.last(), Some(Link::Hopeless(_))),
            _ => self.shared.and(self.position.candidates).is_empty(),
        }
    }

    fn look(&mut self) {
        let strikes = |link: &Link| match link {
            Link::Last(_, square) => {
                let struck = self.field.struck_by(*square);
                struck.and(self.position.candidates).len()
            }
            _ => 0,
        };
        let empty = units(self.position.open)
            .find(|&unit| self.field.left_in(self.position, unit).is_empty());
        if let Some(unit) = empty {
            return self.add(Link::Hopeless(1 << unit));
        }
        // Of equal ones, the first.
        let lasts = last_squares(&self.field, self.position).collect::<Vec<_>>();
        if let Some(&last) = lasts.iter().rev().max_by_key(|last| strikes(last)) {
            return self.add(last);
        }
        let squares = self.position.candidates.minus(self.some);
        self.stage = Stage::Chaining(Some(Looking {
            sieve: Sieve::among(&self.field, self.position, squares, true),
            hopeless: (self.solutions == 0).then(|| ProofSearch::new(self.position)),
            size: 0,
        }));
    }

    fn look_on(&mut self, mut looking: Looking) {
        let size = looking.sieve.size();
        if let Some(search) = looking.hopeless.as_mut().filter(|_| looking.size < size) {
            looking.size = size;
            if let Some(proof) = search.first(&self.field, size) {
                return self.add(Link::Hopeless(proof));
            }
        }
        if !looking.sieve.step(&self.field) {
            self.stage = Stage::Chaining(Some(looking));
            return;
        }
        if let Some(link) = self.best(&looking.sieve) {
            self.add(link);
        }
    }

    /// Of the smallest reasons, the one that rules out the most squares; of equal ones, the one whose units have the
    /// fewest squares left.
    fn best(&self, sieve: &Sieve) -> Option<Link> {
        let mut groups: Vec<(Units, Squares)> = Vec::new();
        for out in sieve.found() {
            match groups.iter_mut().find(|(proof, _)| *proof == out.proof) {
                Some((_, squares)) => squares.insert(out.square),
                None => groups.push((out.proof, [out.square].into_iter().collect())),
            }
        }
        let cost = |(proof, squares): &(Units, Squares)| {
            let left = self.field.left_in_all(self.position, *proof);
            (u32::MAX - squares.len(), left, *squares, *proof)
        };
        let (proof, squares) = groups.into_iter().min_by_key(cost)?;
        Some(Link::Out(proof, squares))
    }

    fn add(&mut self, link: Link) {
        self.links.push(link);
        self.position = link.after(&self.field, self.position);
        self.stage = match self.is_over() {
            true => Stage::Dropping(self.links.len() - 1),
            false => Stage::Chaining(None),
        };
    }

    /// Drops a reason if the later ones hold without it. The last one, and the queens that all solutions have, stay.
    fn drop_unused(&mut self, place: usize) {
        let is_end = place + 1 == self.links.len();
        let is_queen = matches!(self.links[place], Link::Last(..)) && self.solutions > 0;
        if !is_end
            && !is_queen
            && let Some(rest) = self.without(place)
        {
            self.links.truncate(place);
            self.links.extend(rest);
        }
        self.stage = match place {
            0 => Stage::Done,
            _ => Stage::Dropping(place - 1),
        };
    }

    /// The reasons after a place, if they hold without the one there.
    fn without(&self, place: usize) -> Option<Vec<Link>> {
        let (before, rest) = (&self.links[..place], &self.links[place + 1..]);
        let after = |position, link: &Link| link.after(&self.field, position);
        let mut position = before.iter().fold(self.start, after);
        let mut kept = Vec::with_capacity(rest.len());
        for link in rest {
            let link = link.in_position(&self.field, position)?;
            position = link.after(&self.field, position);
            kept.push(link);
        }
        Some(kept)
    }
}
