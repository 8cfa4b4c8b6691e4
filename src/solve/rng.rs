//! The only source of random numbers in the program.

/// A seeded generator of 64-bit numbers.
///
/// The algorithm is SplitMix64: G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom
/// number generators*, OOPSLA 2014.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator whose numbers depend only on the seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
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
