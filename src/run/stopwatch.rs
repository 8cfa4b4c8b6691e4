//! What tells how much time has passed. There is no clock here: whoever measures hands one over.

/// A clock that only goes forward.
///
/// ```
/// use std::cell::Cell;
/// use forward_check::run::Stopwatch;
///
/// let looks = Cell::new(0.0);
/// let stopwatch = || {
///     looks.set(looks.get() + 250.0);
///     looks.get()
/// };
/// assert_eq!(stopwatch.microseconds(), 250.0);
/// assert_eq!(stopwatch.milliseconds(), 0.5);
/// ```
pub trait Stopwatch {
    /// Microseconds since some moment, always the same.
    fn microseconds(&self) -> f64;

    /// The same in milliseconds.
    fn milliseconds(&self) -> f64 {
        self.microseconds() / 1_000.0
    }
}

impl<C: Fn() -> f64> Stopwatch for C {
    fn microseconds(&self) -> f64 {
        self()
    }
}
