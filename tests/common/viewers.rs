//! Views of runs that several tests look at.

use forward_check::board::Size;
use forward_check::run::{Request, Snapshot, Unlimited, Viewer, Wanted};

pub fn ask(viewer: &mut Viewer, request: Request) -> Snapshot {
    viewer.ask(request, &mut Unlimited, Wanted::EVERYTHING)
}

pub fn queens(side: u32, solver: &str) -> Viewer {
    let puzzle = super::queens::puzzle(side, "");
    Viewer::new(super::start(&puzzle, solver))
}

pub fn knight(side: u32, solver: &str) -> Viewer {
    let puzzle = super::knights::puzzle(Size::square(side), "a6", true);
    Viewer::new(super::start(&puzzle, solver))
}

/// The worked board of colours with the longest search.
pub fn colours(solver: &str) -> Viewer {
    let puzzle = super::colours::puzzle(super::colours::WORKED[2].0, "");
    Viewer::new(super::start(&puzzle, solver))
}
