//! The only source of random numbers in the program.

/// A seeded generator of 64-bit numbers.
///
/// The algorithm is SplitMix64: G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom
/// number generators*, OOPSLA 2014.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

/// What is drawn from a seed besides a solver's or a generator's own numbers.
///
/// A survey draws the board of a run and runs the solver with the same seed. From the same numbers, a queen
/// of the solver would share the column of the locked one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Purpose {
    /// A queen to lock.
    Lock,
    /// Another queen to lock.
    AnotherLock,
    /// A square where the knight starts.
    Start,
    /// A board of colours for a survey.
    Colours,
}

impl Purpose {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Lock, Self::AnotherLock, Self::Start, Self::Colours];

    /// The seed for this purpose. Neighbouring seeds stay different, and far from those of other purposes.
    #[must_use]
    pub fn seed(self, seed: u64) -> u64 {
        let domain = u64::from_be_bytes(match self {
            Self::Lock => *b"lock    ",
            Self::AnotherLock => *b"locks   ",
            Self::Start => *b"start   ",
            Self::Colours => *b"colours ",
        });
        Rng::new(seed ^ domain).next_u64()
    }
}

impl Rng {
    /// A generator whose numbers depend only on the seed. A solver or a generator of puzzles draws all its
    /// numbers from one.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A generator for something else that is drawn from the same seed.
    #[must_use]
    pub fn for_purpose(seed: u64, purpose: Purpose) -> Self {
        Self::new(purpose.seed(seed))
    }

    /// The next number; all 2⁶⁴ are equally likely.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; all are equally likely up to one part in 2³².
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        ((u128::from(self.next_u64()) * u128::from(bound)) >> 64) as u32
    }

    /// A number from 0 up to but not including 1: one of 2⁵³ equally likely ones.
    pub fn fraction(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_sequence() {
        let mut rng = Rng::new(1_234_567);
        let first: Vec<_> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    /// Otherwise a locked queen and a solver's first one would share a column.
    #[test]
    fn no_two_purposes_share_numbers() {
        let mut seen = std::collections::HashSet::new();
        for seed in 0..1_000 {
            let others = Purpose::ALL.map(|purpose| Rng::for_purpose(seed, purpose));
            for mut rng in others.into_iter().chain([Rng::new(seed)]) {
                assert!((0..4).all(|_| seen.insert(rng.next_u64())), "seed {seed}");
            }
        }
    }

    #[test]
    fn every_number_below_the_bound_turns_up() {
        let mut rng = Rng::new(7);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
    }
}
