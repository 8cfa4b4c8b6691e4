//! Observers of a solver.

use super::Event;

/// Receives the events of a solver. For the unit type all calls compile away, so the code that is
/// animated is the code that runs flat out.
pub trait Observer {
    /// Whether events are used. If not, a solver may skip work that only serves them.
    const ENABLED: bool = true;

    /// Receives one event.
    fn on(&mut self, event: Event);

    /// Called after every step, with [`Solver::height`](super::Solver::height).
    #[inline(always)]
    fn step_made(&mut self, _height: Option<u32>) {}
}

impl Observer for () {
    const ENABLED: bool = false;

    #[inline(always)]
    fn on(&mut self, _: Event) {}
}

impl<O: Observer> Observer for &mut O {
    const ENABLED: bool = O::ENABLED;

    #[inline]
    fn on(&mut self, event: Event) {
        (**self).on(event);
    }

    #[inline]
    fn step_made(&mut self, height: Option<u32>) {
        (**self).step_made(height);
    }
}

/// Two observers that receive the same events.
impl<A: Observer, B: Observer> Observer for (A, B) {
    const ENABLED: bool = A::ENABLED || B::ENABLED;

    #[inline]
    fn on(&mut self, event: Event) {
        self.0.on(event);
        self.1.on(event);
    }

    #[inline]
    fn step_made(&mut self, height: Option<u32>) {
        self.0.step_made(height);
        self.1.step_made(height);
    }
}

/// Tells a function of every event. All single steps have this one observer, because each type of observer
/// compiles all solvers again.
pub(crate) struct Told<'a>(pub(crate) &'a mut dyn FnMut(Event));

impl Observer for Told<'_> {
    #[inline]
    fn on(&mut self, event: Event) {
        (self.0)(event);
    }
}

/// Collects every event; for tests.
impl Observer for Vec<Event> {
    fn on(&mut self, event: Event) {
        self.push(event);
    }
}
