//! Colour boards: worked and random ones, and the attacks on them.

use forward_check::board::{Regions, Rules, Size, Square};
use forward_check::hint::proof::{Counting, Field};
use forward_check::puzzles::QueensPuzzle;

/// The worked boards of the specification: letters, and the columns of the one solution.
pub const WORKED: [(&str, [u32; 8]); 3] = [
    (
        "AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG",
        [0, 4, 1, 5, 7, 2, 6, 3],
    ),
    (
        "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH",
        [0, 3, 5, 1, 4, 6, 2, 7],
    ),
    (
        "AAAAAABBCAABBBBBCACBBBBDCCCCBDDDEEFFDDDGEFFDDDGGEEHDDDDGHHHGGGGG",
        [4, 6, 2, 5, 3, 0, 7, 1],
    ),
];

/// A board with the queens of a comma-separated list locked.
pub fn puzzle(letters: &str, locked: &str) -> QueensPuzzle {
    let regions: Regions = letters.parse().unwrap();
    let locked = super::squares(regions.size(), locked);
    QueensPuzzle::with(Rules::colour(regions), locked).unwrap()
}

/// A plain generator of random numbers with Knuth's constants for MMIX.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        let step = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = step.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// A random board: colours grow from random squares, one neighbouring square at a time. Many of
/// these boards have no solution, some have one, some have several.
pub fn random(side: u32, seed: u64) -> QueensPuzzle {
    let (size, mut dice) = (Size::square(side), Dice::new(seed));
    let squares: Vec<_> = size.squares().collect();
    let mut colours = vec![u8::MAX; squares.len()];
    let mut free = squares.len();
    while free > 0 {
        let grown = squares.len() - free;
        let place = dice.below(squares.len());
        let square = squares[place];
        if colours[place] != u8::MAX {
            continue;
        }
        if grown < side as usize {
            colours[place] = grown as u8;
            free -= 1;
            continue;
        }
        let beside = |other: &&Square| {
            let apart = other.row.abs_diff(square.row) + other.column.abs_diff(square.column);
            apart == 1 && colours[size.index(**other)] != u8::MAX
        };
        let beside: Vec<_> = squares.iter().filter(beside).collect();
        if let Some(other) = (!beside.is_empty()).then(|| beside[dice.below(beside.len())]) {
            colours[place] = colours[size.index(*other)];
            free -= 1;
        }
    }
    let rules = Rules::colour(Regions::new(&colours).unwrap());
    QueensPuzzle::with(rules, Vec::new()).unwrap()
}

/// A random board some of whose colours are in pieces: squares of a random board that take any colour.
pub fn apart(side: u32, seed: u64) -> QueensPuzzle {
    let mut colours = random(side, seed)
        .rules()
        .regions()
        .unwrap()
        .colours()
        .to_vec();
    let mut dice = Dice::new(!seed);
    for _ in 0..side {
        let (place, from) = (dice.below(colours.len()), dice.below(colours.len()));
        // Every colour keeps a square.
        if colours
            .iter()
            .filter(|&&colour| colour == colours[place])
            .count()
            > 1
        {
            colours[place] = colours[from];
        }
    }
    let rules = Rules::colour(Regions::new(&colours).unwrap());
    QueensPuzzle::with(rules, Vec::new()).unwrap()
}

/// A random board; every third has colours in pieces.
pub fn any(side: u32, seed: u64) -> QueensPuzzle {
    if seed % 3 == 2 {
        apart(side, seed)
    } else {
        random(side, seed)
    }
}

/// A board that has a solution, and colours in pieces, with all but eight queens of that solution locked: large
/// boards like this have few enough ways left to try them all.
pub fn large(side: u32, seed: u64) -> QueensPuzzle {
    let letters = forward_check::generate::colour::sketch(side, seed);
    let rules = |letters: &[u8]| {
        let letters = String::from_utf8(letters.to_vec()).unwrap();
        Rules::colour(letters.parse().unwrap())
    };
    let field = Field::of(&rules(letters.as_bytes()));
    let solution = Counting::new(&field, field.start(), 1)
        .next(&field)
        .unwrap()
        .to_vec();
    let (mut torn, mut dice) = (letters.into_bytes(), Dice::new(seed));
    for _ in 0..side {
        let (place, from) = (dice.below(torn.len()), dice.below(torn.len()));
        if !solution.contains(&place) {
            torn[place] = torn[from];
        }
    }
    let size = Size::square(side);
    let locked = solution.iter().skip(8).map(|&queen| size.at(queen));
    QueensPuzzle::with(rules(&torn), locked.collect()).unwrap()
}

/// Whether queens on two squares attack each other, by the definition.
pub fn attack(regions: &Regions, one: Square, other: Square) -> bool {
    let letter = |square| regions.colours()[regions.size().index(square)];
    let touch = (one.row as i32 - other.row as i32).pow(2) <= 1
        && (one.column as i32 - other.column as i32).pow(2) <= 1;
    let share = one.row == other.row || one.column == other.column || letter(one) == letter(other);
    one != other && (touch || share)
}

/// The worked boards, and the first of them with locks.
pub fn worked() -> impl Iterator<Item = QueensPuzzle> {
    let worked = WORKED.into_iter().map(|(letters, _)| puzzle(letters, ""));
    let locked = ["a8", "a8,e7", "c8,h1"].map(|locked| puzzle(WORKED[0].0, locked));
    worked.chain(locked)
}

/// Boards of every kind: the worked ones, and random ones of each side, of which few have a
/// solution; every third has colours in pieces.
pub fn boards(
    sides: std::ops::RangeInclusive<u32>,
    each: u64,
) -> impl Iterator<Item = QueensPuzzle> {
    let random = sides.flat_map(move |side| (0..each).map(move |seed| any(side, seed)));
    worked().chain(random)
}
