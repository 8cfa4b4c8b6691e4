//! When a search for a tour gives up.

use crate::hint::Answer;
use crate::puzzles::TourSearch;
use crate::puzzles::tour_search::Found;

/// How many squares a search looks at before it gives up, over all its nodes: little more than a second
/// of work. On boards that people play, a thousandth of it is enough.
const WORK: usize = 20_000_000;

/// How many nodes one step searches.
const PIECE: u64 = 8;

/// Continues a search; returns the answer once there is one.
pub(super) fn answer(search: &mut TourSearch) -> Option<Answer> {
    let most = (WORK / search.squares()).max(2 * search.squares());
    match search.run(PIECE) {
        Some(Found::Tour) => Some(Answer::Yes),
        Some(Found::None) => Some(Answer::No),
        None => (search.nodes() >= most as u64).then_some(Answer::NotKnown),
    }
}
