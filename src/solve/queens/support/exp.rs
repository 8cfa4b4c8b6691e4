//! An exponential function that gives the same bits on every machine.

/// The number of terms of the series: enough for arguments up to a quarter.
const TERMS: u32 = 12;

/// e to the power of −`x`, for x ≥ 0.
///
/// It uses only sums, products and quotients, which IEEE 754 defines to the last bit. The function
/// of the standard library differs between platforms, so a run would not be the same natively and
/// in a browser.
pub(crate) fn exp_of_minus(x: f64) -> f64 {
    // Beyond this the result is smaller than any random number.
    if x > 64.0 {
        return 0.0;
    }
    let mut halvings = 0;
    let mut small = x;
    while small > 0.25 {
        small /= 2.0;
        halvings += 1;
    }
    let mut sum = 1.0;
    for term in (1..=TERMS).rev() {
        sum = 1.0 - small / f64::from(term) * sum;
    }
    for _ in 0..halvings {
        sum *= sum;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_library() {
        for step in 0..4_000 {
            let x = f64::from(step) / 100.0;
            let (ours, theirs) = (exp_of_minus(x), (-x).exp());
            assert!((ours - theirs).abs() <= 1e-12 * theirs, "{x}: {ours}");
        }
    }
}
