//! Those who watch a solver.

use super::Event;

/// Receives the events of a solver. The unit type watches nothing and costs nothing: calls to it
/// compile away, so that the code that is animated is the code that runs flat out.
pub trait Observer {
    /// Whether anybody listens. A solver may skip work that only serves its events.
    const ENABLED: bool = true;

    /// Takes one event.
    fn on(&mut self, event: Event);

    /// A step has been made. `height` is how high the profile stands now, where the solver knows it
    /// better than its events tell: see [`Solver::height`](super::Solver::height).
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

/// Two observers watch together.
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

/// Keeps every event; for tests.
impl Observer for Vec<Event> {
    fn on(&mut self, event: Event) {
        self.push(event);
    }
}
