//! Turns bytes into the input of a target: mostly valid, sometimes strange.

use arbitrary::Unstructured;
use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle, Setup};
use forward_check::run::LaneOrder;
use forward_check::run::roster::solvers_of;
use forward_check::solve::{OptionInfo, SolverInfo, Takes};

/// Limits of number types.
const EDGES: [u64; 12] = [
    0,
    63,
    64,
    65,
    512,
    1_000,
    2_000,
    1_000_000,
    u32::MAX as u64,
    1 << 32,
    1 << 53,
    u64::MAX,
];

const EDGES_OF_REALS: [f64; 10] = [
    f64::NAN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    -0.0,
    -1.0,
    f64::MIN_POSITIVE,
    f64::MAX,
    9_007_199_254_740_993.0,
    4_294_967_296.5,
    0.5,
];

/// Text to put between words or in their place.
const ODD: [&str; 14] = [
    "", " ", "\n", "\t", "\0", "-", "+", "=", "é", "😀", "\u{202e}", "٣", "”", ". ",
];

/// The rest of an input. Once it is used up, every choice is the first and every number the smallest.
#[derive(Debug)]
pub struct Given<'a>(Unstructured<'a>);

impl<'a> Given<'a> {
    /// All of an input.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(Unstructured::new(bytes))
    }

    /// Whether there is more.
    #[must_use]
    pub fn has_more(&self) -> bool {
        !self.0.is_empty()
    }

    /// A number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.int_in_range(0..=bound - 1).unwrap_or(0)
    }

    /// True once in `times` times.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == times - 1
    }

    /// One of several, at least one of which exists.
    pub fn one<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u32) as usize]
    }

    /// A whole number: usually small, sometimes at a limit, sometimes any.
    pub fn number(&mut self) -> u64 {
        match self.below(8) {
            6 => self.one(&EDGES),
            7 => self.0.arbitrary().unwrap_or(0),
            _ => u64::from(self.below(200)),
        }
    }

    /// Such a number, as far as it fits.
    pub fn short_number(&mut self) -> u32 {
        u32::try_from(self.number()).unwrap_or(u32::MAX)
    }

    /// A number of any kind, not only those that count.
    pub fn real(&mut self) -> f64 {
        match self.below(8) {
            6 => self.one(&EDGES_OF_REALS),
            7 => f64::from_bits(self.0.arbitrary().unwrap_or(0)),
            _ => f64::from(self.below(4_000)) / 16.0 - 20.0,
        }
    }

    /// Up to `most` bytes of the input.
    pub fn bytes(&mut self, most: usize) -> &'a [u8] {
        let count = most.min(self.0.len());
        self.0.bytes(count).unwrap_or_default()
    }

    /// One of these words, or sometimes another.
    pub fn word(&mut self, words: &[&str]) -> String {
        match self.below(10) {
            7 => self.word_gone_wrong(words),
            8 => self.number().to_string(),
            9 => self.one(&ODD).repeat(1 + self.below(300) as usize),
            _ => self.one(words).to_owned(),
        }
    }

    /// A word with a character changed, dropped or doubled.
    fn word_gone_wrong(&mut self, words: &[&str]) -> String {
        let mut letters: Vec<_> = self.one(words).chars().collect();
        if letters.is_empty() {
            return self.one(&ODD).to_owned();
        }
        let place = self.below(letters.len() as u32) as usize;
        match self.below(3) {
            0 => drop(letters.remove(place)),
            1 => letters.insert(place, letters[place]),
            _ => letters[place] = self.0.arbitrary().unwrap_or('\u{fffd}'),
        }
        letters.into_iter().collect()
    }

    /// A board up to a size, usually small; sometimes one that does not exist.
    pub fn size(&mut self, largest: u32) -> Size {
        let side = |given: &mut Self| match given.below(16) {
            14 => largest,
            15 => given.short_number(),
            small => 1 + small % largest,
        };
        let rows = side(self);
        let columns = if self.once_in(3) { side(self) } else { rows };
        Size::new(rows, columns)
    }

    /// A square, on the board most of the time.
    pub fn square(&mut self, size: Size) -> Square {
        if self.once_in(40) {
            return Square::new(self.short_number(), self.short_number());
        }
        Square::new(
            self.below(size.rows.max(1)),
            self.below(size.columns.max(1)),
        )
    }

    /// Up to `most` squares.
    pub fn squares(&mut self, size: Size, most: u32) -> Vec<Square> {
        (0..self.below(most + 1))
            .map(|_| self.square(size))
            .collect()
    }

    /// The name of a square, or something similar.
    pub fn square_name(&mut self, size: Size) -> String {
        let square = self.square(size);
        if size.contains(square) && !self.once_in(20) {
            return size.name(square);
        }
        self.word(&["a1", "h8", "zz99", "a0", "i9", "a4294967297", "8a", "a"])
    }

    /// One of the games.
    pub fn game(&mut self) -> Game {
        self.one(&[Game::Queens, Game::Knights])
    }

    /// A setup of a game on a board, not always a puzzle.
    pub fn setup(&mut self, game: Game, largest: u32) -> Setup {
        let size = self.size(largest);
        let few = if self.once_in(8) { 9 } else { 1 };
        let is_knight = game == Game::Knights || self.once_in(40);
        Setup {
            game,
            size,
            squares: self.squares(size, few),
            blocked: if is_knight && self.once_in(4) {
                self.squares(size, 12)
            } else {
                Vec::new()
            },
            closed: is_knight && self.once_in(3),
            regions: None,
        }
    }

    /// A puzzle; if the setup is not one, its board with nothing on it.
    pub fn puzzle(&mut self, largest: u32) -> Puzzle {
        let game = self.game();
        self.setup(game, largest).build().unwrap_or_else(|_| {
            let empty = Setup::empty(game, Size::square(6)).build();
            empty.expect("an empty board is a puzzle")
        })
    }

    /// A solver with its options and a seed.
    pub fn lane(&mut self, game: Game) -> LaneOrder {
        let solvers: Vec<_> = solvers_of(game).collect();
        let info = self.one(&solvers);
        let mut lane = LaneOrder::new(info.id, &self.options(info));
        if self.once_in(30) {
            lane.solver = self.word(&["warnsdorff", "forward-checking", "Count", "null "]);
        }
        lane.with_seed(self.number())
    }

    /// Options as in a link.
    fn options(&mut self, info: &SolverInfo) -> String {
        let most = info.options.len() as u32 + 1;
        let words: Vec<_> = (0..self.below(most + 1))
            .map(|_| self.option(info.options))
            .collect();
        words.join("&")
    }

    fn option(&mut self, taken: &[OptionInfo]) -> String {
        if taken.is_empty() || self.once_in(20) {
            return self.word(&["rows=fewest", "restart-after=9", "squares", "=", "a=b=c"]);
        }
        let option = self.one(taken);
        let value = match option.takes {
            Takes::Choice(choices) => {
                let ids: Vec<_> = choices().into_iter().map(|(id, _)| id).collect();
                self.word(&ids)
            }
            Takes::Flag => self.word(&["true", "false"]),
            Takes::Count | Takes::Amount { .. } => self.word(&[
                "1", "7", "0.5", "0.999", "1e3", "NaN", "inf", "-1", "1e-320",
            ]),
        };
        format!("{}={value}", option.name)
    }
}
