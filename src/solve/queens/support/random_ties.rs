//! Shared by local searches: random choice among equals, and the sentence for giving up.

use crate::solve::prelude::*;

/// The best of the values offered one after another. Equally good ones are equally likely to be
/// chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best<T> {
    /// The least value offered.
    pub(crate) value: u32,
    /// One of the choices with that value.
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
        // The k-th of equals replaces the choice with probability 1/k.
        if self.ties == 1 || rng.below(self.ties) == 0 {
            self.choice = Some(choice);
        }
    }
}

/// The sentence for a local search that gave up after a number of tries. Starting over, it may have found the
/// same solution several times.
pub(crate) fn gave_up(solutions: u64, tries: u64, what: &str, seed: u64) -> Sentence {
    let tries = thousands(tries);
    match solutions {
        0 => format!(
            "No solution in {tries} {what} with seed {seed}. Try another seed, or a systematic solver."
        ),
        1 => format!("Found 1 solution in {tries} {what} with seed {seed}. Try another seed."),
        _ => format!(
            "Found {} in {tries} {what} with seed {seed}, repeats included. Try another seed.",
            counted(solutions, "solution")
        ),
    }
    .into()
}

/// Whether a solution is the only one: with at most one open row, only one column is left.
pub(crate) fn is_only_answer(open_rows: &[u32]) -> bool {
    open_rows.len() <= 1
}

/// The beginning of a sentence about a local search that starts over from a solution.
pub(crate) const TO_THE_NEXT: &str = "On to the next solution";

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
