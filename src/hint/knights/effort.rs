//! How long a search goes on before it is given up.

use crate::hint::Answer;
use crate::puzzles::TourSearch;
use crate::puzzles::tour_search::Found;

/// How many squares the search looks at before it gives up, over all its nodes: a good second of
/// work at most. Positions on boards that people play on take a thousandth of it.
const WORK: usize = 20_000_000;

/// So many nodes make a piece of work.
const PIECE: u64 = 8;

/// Goes on with a search; tells the answer, once there is one.
pub(super) fn answer(search: &mut TourSearch) -> Option<Answer> {
    let most = (WORK / search.squares()).max(2 * search.squares());
    match search.run(PIECE) {
        Some(Found::Tour) => Some(Answer::Yes),
        Some(Found::None) => Some(Answer::No),
        None => (search.nodes() >= most as u64).then_some(Answer::NotKnown),
    }
}
