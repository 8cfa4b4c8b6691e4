//! What the local searches share: chance among equals, and the sentence they give up with.

use crate::solve::prelude::*;

/// The best of what is offered, one after the other; each of several equally good ones is as
/// likely to be chosen as any other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<T> {
    /// The least value offered.
    pub(crate) value: u32,
    /// One of those that have it.
    pub(crate) choice: Option<T>,
    ties: u32,
}

impl<T> Best<T> {
    pub(crate) fn new() -> Self {
        Self {
            value: u32::MAX,
            choice: None,
            ties: 0,
        }
    }

    #[inline]
    pub(crate) fn offer(&mut self, value: u32, choice: T, rng: &mut Rng) {
        if value > self.value {
            return;
        }
        if value < self.value {
            (self.value, self.ties) = (value, 0);
        }
        self.ties += 1;
        // The k-th of equals takes the place of those before it once in k times.
        if self.ties == 1 || rng.below(self.ties) == 0 {
            self.choice = Some(choice);
        }
    }
}

/// Why a local search gave up.
pub(crate) fn gave_up(tries: u64, what: &str, seed: u64) -> Sentence {
    format!(
        "No solution in {} {what} with seed {seed}. Try another seed, or a systematic solver.",
        thousands(tries)
    )
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_are_chosen_equally_often() {
        let mut rng = Rng::new(1);
        let mut chosen = [0; 5];
        for _ in 0..3_000 {
            let mut best = Best::new();
            for (place, value) in [4, 2, 7, 2, 2].into_iter().enumerate() {
                best.offer(value, place, &mut rng);
            }
            assert_eq!(best.value, 2);
            chosen[best.choice.unwrap()] += 1;
        }
        assert_eq!([chosen[0], chosen[2]], [0, 0]);
        assert!([chosen[1], chosen[3], chosen[4]].iter().all(|&c| c > 900));
    }
}
