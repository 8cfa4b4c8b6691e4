//! The interface of a clock. The caller brings the clock, because this crate reads none.

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
    /// Microseconds since a fixed moment.
    fn microseconds(&self) -> f64;

    /// Milliseconds since that moment.
    fn milliseconds(&self) -> f64 {
        self.microseconds() / 1_000.0
    }
}

impl<C: Fn() -> f64> Stopwatch for C {
    fn microseconds(&self) -> f64 {
        self()
    }
}
