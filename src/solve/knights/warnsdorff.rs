//! Warnsdorff's rule: goes to the square with the fewest onward moves.

use super::KnightsSolver;
use super::support::comparison::{BY_ORDER, Comparison, Rule};
use super::support::squirrel_cull::{CHANGES, Orders};
use super::support::telling;
use super::support::walk::Walk;
use crate::board::knight::bits;
use crate::puzzles::theorems::no_tour;
use crate::solve::prelude::*;

/// How to choose among squares with equally few onward moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TieBreak {
    /// The first in the fixed order of the jumps.
    Fixed,
    /// One at random.
    Random,
    /// Pohl's: the smallest sum of onward moves one jump ahead.
    Pohl,
    /// Roth's: the farthest from the centre.
    Roth,
    /// Squirrel and Cull's: orders of the jumps by the size of the board modulo 8.
    SquirrelCull,
    /// One tie-break after another, each from the start, until one succeeds.
    Cascade,
}

impl OptionValues for TieBreak {
    const TABLE: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Fixed, "fixed", "Fixed order"),
        (Self::Random, "random", "At random"),
        (Self::Pohl, "pohl", "Pohl: look one jump ahead"),
        (Self::Roth, "roth", "Roth: farthest from the centre"),
        (
            Self::SquirrelCull,
            "squirrel-cull",
            "Squirrel and Cull: by board size",
        ),
        (Self::Cascade, "cascade", "One after another"),
    ];
}

/// How to choose among squares with equally few onward moves.
static TIE_BREAK: OptionInfo = OptionInfo {
    name: "tie-break",
    label: "Ties",
    takes: Takes::one_of::<TieBreak>(),
};

/// Whether the knight gives up at a dead end instead of turning back.
static NO_BACKTRACKING: OptionInfo = OptionInfo {
    name: "no-backtracking",
    label: "Never turn back",
    takes: Takes::Flag,
};

/// The solver's name, options, pseudocode and limits.
pub static INFO: SolverInfo = SolverInfo {
    game: Game::Knights,
    id: "warnsdorff",
    name: "Warnsdorff",
    kind: Kind::Guided,
    aspect: Aspect::Onward,
    profile: "moves",
    idea: "goes to the square with the fewest onward moves",
    step: "makes or takes back a jump",
    largest: 2_000,
    options: &[TIE_BREAK, NO_BACKTRACKING],
    seeded: true,
    nested: None,
    refuses_colours: None,
    unsteered: None,
    bytes: |size| bytes_a_square(size, 7),
    pseudocode: &[
        step("put the knight on its start", &["begin"]),
        line("repeat until every square is visited:"),
        step(
            "  if a square is stranded: take the last jump back",
            &["stranded"],
        ),
        line("  else if a jump from here is untried:"),
        step(
            "    make the one with the fewest onward moves; break ties",
            &["jump"],
        ),
        step("  else take the last jump back", &["back"]),
        step("    none to take back? There is no tour", &["exhausted"]),
        step(
            "  if it may not turn back: give up at a dead end,",
            &["gave-up"],
        ),
        step(
            "    or start over with the next tie-break, if there is one",
            &["restart"],
        ),
        step("every square is visited: solved", &["solved"]),
    ],
};

/// The solver for a puzzle.
pub(super) fn make(puzzle: &KnightsPuzzle, options: &Options, seed: u64) -> KnightsSolver {
    let (tie_break, never_back) = (options.choice(&TIE_BREAK), options.flag(&NO_BACKTRACKING));
    Warnsdorff::with(puzzle, tie_break, never_back, seed).into()
}

/// The tie-break of one try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ties {
    Fixed,
    Random,
    Pohl,
    Roth,
    PohlThenRoth,
    RothThenRandom,
    SquirrelCull,
}

/// The tie-breaks of the cascade, in order; the last is repeated.
const CASCADE: [Ties; 6] = [
    Ties::Roth,
    Ties::PohlThenRoth,
    Ties::Fixed,
    Ties::Pohl,
    Ties::Random,
    Ties::RothThenRandom,
];

/// The number of tries of the cascade.
const TRIES: u32 = 100;

/// Warnsdorff's rule with backtracking: at a dead end the next best jump is tried, so the search is
/// complete. With `no-backtracking` it gives up at a dead end instead.
///
/// H. C. von Warnsdorff, *Des Rösselsprungs einfachste und allgemeinste Lösung*, Schmalkalden
/// 1823.
///
/// Ties between squares with the same number of onward moves are broken by
/// - the fixed order of the jumps;
/// - a random draw;
/// - the smallest sum of onward moves one jump ahead: I. Pohl, *A method for finding Hamilton paths
///   and knight's tours*, Communications of the ACM 10 (1967), 446–449;
/// - the greatest distance from the centre: A. Roth;
/// - orders of the jumps by the size of the board modulo 8: D. Squirrel, P. Cull, *A
///   Warnsdorff-rule algorithm for knight's tours on square boards*, 1996. The paper gives them for
///   a start in a corner; from other squares they may fail;
/// - a cascade: Roth's, Pohl's then Roth's, the fixed order, Pohl's, a random draw, and from then
///   on Roth's then a random draw. Each try begins at the start and never turns back. The last of
///   100 tries may turn back, unless `no-backtracking` is set.
///
/// The fixed order decides any tie that is left.
#[derive(Clone, Debug)]
pub struct Warnsdorff {
    walk: Walk,
    /// The tie-break of this try.
    ties: Ties,
    turns_back: bool,
    /// The try of the cascade, from 1; 0 without a cascade.
    attempt: u32,
    /// Whether the last try of the cascade may turn back.
    last_turns_back: bool,
    seed: u64,
    rng: Rng,
    orders: Orders,
    /// The number of changes of order so far, and the length of the path at each.
    stage: usize,
    changed: [usize; CHANGES],
}

impl Warnsdorff {
    /// A search that breaks ties by the fixed order and may turn back.
    #[must_use]
    pub fn new(puzzle: &KnightsPuzzle) -> Self {
        Self::with(puzzle, TieBreak::Fixed, false, 0)
    }

    /// The same with another tie-break, or without turning back.
    #[must_use]
    pub fn with(
        puzzle: &KnightsPuzzle,
        tie_break: TieBreak,
        no_backtracking: bool,
        seed: u64,
    ) -> Self {
        let cascade = tie_break == TieBreak::Cascade;
        let ties = match tie_break {
            TieBreak::Fixed => Ties::Fixed,
            TieBreak::Random => Ties::Random,
            TieBreak::Pohl => Ties::Pohl,
            TieBreak::Roth => Ties::Roth,
            TieBreak::SquirrelCull => Ties::SquirrelCull,
            TieBreak::Cascade => CASCADE[0],
        };
        Self {
            walk: Walk::new(puzzle),
            ties,
            // If a theorem rules out every tour, turning back ends the search at once.
            turns_back: !(no_backtracking || cascade) || no_tour(puzzle).is_some(),
            attempt: u32::from(cascade),
            last_turns_back: !no_backtracking,
            seed,
            rng: Rng::new(seed),
            orders: Orders::new(puzzle.size(), puzzle.start()),
            stage: 0,
            changed: [0; CHANGES],
        }
    }

    /// The number of the square that the rule jumps to next, if it jumps.
    #[must_use]
    pub fn choice(&self) -> Option<u32> {
        let here = self.walk.knight().filter(|_| self.walk.alive())?;
        let place = self.best(here, &mut self.rng.clone())?;
        Some(self.walk.target(here, place))
    }

    /// The untried jump to the square with the fewest onward moves.
    #[inline]
    fn best(&self, here: u32, rng: &mut Rng) -> Option<usize> {
        let (mut tied, mut fewest) = (0_u8, u32::MAX);
        for place in bits(self.walk.untried(here)) {
            let degree = self.walk.degree(self.walk.target(here, place));
            if degree < fewest {
                (tied, fewest) = (0, degree);
            }
            tied |= u8::from(degree == fewest) << place;
        }
        match tied.count_ones() {
            0 => None,
            1 => Some(tied.trailing_zeros() as usize),
            _ => self.break_tie(here, tied, rng),
        }
    }

    #[inline]
    fn break_tie(&self, here: u32, tied: u8, rng: &mut Rng) -> Option<usize> {
        let mut places = bits(tied);
        match self.ties {
            Ties::Fixed => places.next(),
            Ties::Random => places.nth(rng.below(tied.count_ones()) as usize),
            Ties::Pohl => places.min_by_key(|&place| self.degrees_beyond(here, place)),
            Ties::Roth => places.min_by_key(|&place| self.nearness(here, place)),
            Ties::PohlThenRoth => places.min_by_key(|&place| {
                (self.degrees_beyond(here, place), self.nearness(here, place))
            }),
            Ties::RothThenRandom => {
                let farthest = places.clone().map(|place| self.nearness(here, place)).min();
                let equal = |&place: &usize| Some(self.nearness(here, place)) == farthest;
                let count = places.clone().filter(equal).count() as u32;
                places.filter(equal).nth(rng.below(count) as usize)
            }
            Ties::SquirrelCull => places.min_by_key(|&place| self.orders.rank(self.stage, place)),
        }
    }

    /// The sum of the onward moves of all squares one jump beyond a jump's target.
    fn degrees_beyond(&self, here: u32, place: usize) -> u32 {
        let target = self.walk.target(here, place);
        self.walk
            .ways(target)
            .map(|near| self.walk.degree(near))
            .sum()
    }

    /// Smaller for targets farther from the centre.
    fn nearness(&self, here: u32, place: usize) -> i64 {
        self.walk.nearness(self.walk.target(here, place))
    }

    /// Changes to the next order of the jumps if the knight is on the square for it.
    fn change_order(&mut self) {
        let path = self.walk.path();
        if self.orders.ends(self.stage, path[path.len() - 1]) {
            self.changed[self.stage] = path.len();
            self.stage += 1;
        }
    }

    #[inline]
    fn jump<O: Observer>(&mut self, here: u32, place: usize, observer: &mut O) -> Step {
        let step = self.walk.jump(here, place, observer);
        if self.ties == Ties::SquirrelCull {
            self.change_order();
        }
        step
    }

    fn take_back<O: Observer>(&mut self, observer: &mut O) -> Step {
        let step = self.walk.take_back(observer);
        let length = self.walk.path().len();
        while self.stage > 0 && self.changed[self.stage - 1] > length {
            self.stage -= 1;
        }
        step
    }

    /// Starts the next try of the cascade, or gives up.
    fn stuck<O: Observer>(&mut self, observer: &mut O) -> Step {
        if self.attempt == 0 || self.attempt >= TRIES || self.is_solved() {
            return Step::GaveUp;
        }
        self.ties = CASCADE[(self.attempt as usize).min(CASCADE.len() - 1)];
        self.attempt += 1;
        self.turns_back = self.attempt == TRIES && self.last_turns_back;
        self.walk.restart();
        observer.on(Event::Restart { solved: false });
        Step::Continue
    }
}

/// The single tie-breaks that find a tour without turning back. The seed is that of the random
/// draws.
///
/// Takes time proportional to the area.
#[must_use]
pub fn tie_breaks_that_succeed(puzzle: &KnightsPuzzle, seed: u64) -> Vec<TieBreak> {
    const TIE_BREAKS: [TieBreak; 5] = [
        TieBreak::Fixed,
        TieBreak::Random,
        TieBreak::Pohl,
        TieBreak::Roth,
        TieBreak::SquirrelCull,
    ];
    let succeeds = |&tie_break: &TieBreak| {
        let mut solver = Warnsdorff::with(puzzle, tie_break, true, seed);
        while !solver.is_solved() {
            if solver.step(&mut ()) != Step::Continue {
                break;
            }
        }
        solver.is_solved()
    };
    TIE_BREAKS.into_iter().filter(succeeds).collect()
}

impl Warnsdorff {
    /// The sentence on what broke a tie for the square jumped to.
    fn told_tie_break(&self, compared: &Comparison) -> String {
        const ORDER: &str = "the fixed order";
        match self.ties {
            Ties::Fixed => BY_ORDER.to_owned(),
            Ties::Random => "Tie broken at random.".to_owned(),
            Ties::Roth => compared.told_rules(&[Rule::Roth], ORDER),
            Ties::Pohl => compared.told_rules(&[Rule::Pohl], ORDER),
            Ties::PohlThenRoth => compared.told_rules(&[Rule::Pohl, Rule::Roth], ORDER),
            Ties::RothThenRandom => compared.told_rules(&[Rule::Roth], "chance"),
            Ties::SquirrelCull => "Tie broken by Squirrel and Cull’s order.".to_owned(),
        }
    }

    /// The tie-break of this try, in words.
    const fn told_try(&self) -> &'static str {
        match self.ties {
            Ties::Fixed => "by the fixed order",
            Ties::Random => "at random",
            Ties::Roth => "by Roth’s rule",
            Ties::Pohl => "by Pohl’s rule",
            Ties::PohlThenRoth => "by Pohl’s rule, then by Roth’s",
            Ties::RothThenRandom => "by Roth’s rule, then at random",
            Ties::SquirrelCull => "by Squirrel and Cull’s order",
        }
    }

    /// Compares the square that the knight jumped to with the others it could have reached.
    fn told_jump(&self, board: &mut Namer) -> String {
        let compared = Comparison::with_untried(&self.walk);
        let told =
            compared.map(|compared| compared.sentence(board, || self.told_tie_break(&compared)));
        told.unwrap_or_default()
    }
}

impl Solver for Warnsdorff {
    #[inline]
    fn step<O: Observer>(&mut self, observer: &mut O) -> Step {
        self.step_to(None, observer)
    }

    #[inline]
    fn step_to<O: Observer>(&mut self, choice: Option<Square>, observer: &mut O) -> Step {
        let Some(here) = self.walk.knight() else {
            return Step::Exhausted;
        };
        if self.walk.alive() {
            let mut rng = self.rng.clone();
            let best = self.best(here, &mut rng);
            self.rng = rng;
            if let Some(place) = self.walk.place_of(here, choice).or(best) {
                return self.jump(here, place, observer);
            }
        }
        // The other tours are found by turning back: other tie-breaks could find the same one again.
        self.turns_back |= self.is_solved() && self.last_turns_back;
        if self.turns_back {
            self.take_back(observer)
        } else {
            self.stuck(observer)
        }
    }

    fn is_solved(&self) -> bool {
        self.walk.is_solved()
    }
}

impl Shows for Warnsdorff {
    type Puzzle = KnightsPuzzle;

    fn info(&self) -> &'static SolverInfo {
        &INFO
    }

    fn depth(&self) -> usize {
        self.path().len().saturating_sub(1)
    }

    fn line(&self, last: &LastStep) -> &'static str {
        match last.restarted {
            true => RESTART,
            false => telling::line(last),
        }
    }

    fn sentence(&self, puzzle: &KnightsPuzzle, last: &LastStep) -> Sentence {
        if !last.restarted {
            let stand = self.walk.stand(last);
            return stand.sentence(last, |board| self.told_jump(board));
        }
        let mut board = Namer::new(puzzle.size());
        let text = format!(
            "Stuck. Try {}: start over on {}, with ties broken {}.",
            self.attempt,
            board.name(puzzle.start()),
            self.told_try()
        );
        board.sentence(text)
    }

    fn opening(&self, puzzle: &KnightsPuzzle) -> Sentence {
        super::starts(puzzle)
    }

    fn untried(&self, depth: usize) -> Option<Vec<Square>> {
        Some(self.walk.untried_at(depth))
    }

    fn annotations(&self, last: &LastStep, annotations: &mut Vec<Annotation>) {
        if let Some(compared) = Comparison::with_untried(&self.walk) {
            compared.annotate(annotations);
        }
        annotations.extend(last.taken_back());
    }

    fn why_stopped(&self, _: u64) -> Option<Sentence> {
        let here = self
            .walk
            .knight()
            .filter(|_| !self.turns_back && !self.is_solved())?;
        if self.walk.alive() && self.walk.untried(here) != 0 {
            return None;
        }
        let left = counted(
            (self.walk.squares() - self.walk.path().len()) as u64,
            "square",
        );
        let tries = match self.attempt {
            0 | 1 => String::new(),
            tries => format!(" in try {tries}"),
        };
        let seed = match self.ties {
            Ties::Random | Ties::RothThenRandom => format!(" (seed {})", self.seed),
            _ => String::new(),
        };
        let mut board = Namer::new(self.walk.graph.size());
        let here = board.name(self.walk.square(here));
        let text = format!(
            "Stuck on {here}{tries} with {left} left{seed}. Try another tie-break, or allow turning back."
        );
        Some(board.sentence(text))
    }

    fn metrics(&self, metrics: &mut Vec<Metric>) {
        if self.attempt > 0 {
            metrics.push(("tries", u64::from(self.attempt).into()));
        }
    }

    fn path(&self) -> &[u32] {
        self.walk.path()
    }
}
