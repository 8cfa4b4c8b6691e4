//! Where a tape leaves a depth: what its tree has still to try.

use super::word::Word;

/// How many words a block has.
const BLOCK: usize = 1 << 10;

/// How many pieces are on the board before every block of words, and the fewest after any word in it. So a search
/// for the word that lifts a piece skips the blocks where the piece stands.
#[derive(Clone, Debug, Default)]
pub(super) struct Depths(Vec<Block>);

#[derive(Clone, Copy, Debug)]
struct Block {
    first: u16,
    least: u16,
}

impl Depths {
    /// Records how many pieces stand before and after the next word.
    pub(super) fn add(&mut self, at: usize, before: usize, after: usize) {
        let (before, after) = (before as u16, after as u16);
        if at.is_multiple_of(BLOCK) {
            self.0.push(Block {
                first: before,
                least: after,
            });
        } else if let Some(block) = self.0.last_mut() {
            block.least = block.least.min(after);
        }
    }

    /// The place after the first word, from `at` on, that leaves no more than `depth` pieces; `standing` of them stand
    /// before it.
    fn leave(&self, words: &[u16], at: usize, standing: usize, depth: usize) -> Option<usize> {
        let here = (at / BLOCK + 1) * BLOCK;
        leave_within(words, at..here, standing, depth).or_else(|| {
            let later = self.0.get(at / BLOCK + 1..)?;
            let skipped = later
                .iter()
                .position(|block| block.least as usize <= depth)?;
            let begin = here + skipped * BLOCK;
            let first = later[skipped].first as usize;
            leave_within(words, begin..begin + BLOCK, first, depth)
        })
    }

    /// The squares tried from place `at` on with the first `depth` pieces in place, when `standing` pieces stand;
    /// at most `most`.
    pub(super) fn untried(
        &self,
        words: &[u16],
        at: usize,
        standing: usize,
        depth: usize,
        most: usize,
    ) -> Vec<u16> {
        let mut squares = Vec::new();
        let mut next = match depth < standing {
            true => self.leave(words, at, standing, depth),
            false => Some(at),
        };
        while let Some(place) = next.filter(|_| squares.len() < most) {
            let Some((place, Word::Place(square))) = next_piece(words, place) else {
                break;
            };
            squares.push(square);
            next = self.leave(words, place + 1, depth + 1, depth);
        }
        squares
    }
}

/// The first word from a place on that moves a piece.
pub(super) fn next_piece(words: &[u16], from: usize) -> Option<(usize, Word)> {
    let later = words.iter().enumerate().skip(from);
    let mut later = later.filter_map(|(at, &bits)| Some((at, Word::of(bits)?)));
    later.find(|(_, word)| word.moves_a_piece())
}

fn leave_within(
    words: &[u16],
    places: std::ops::Range<usize>,
    mut standing: usize,
    depth: usize,
) -> Option<usize> {
    let end = places.end.min(words.len());
    let block = words.get(places.start..end)?;
    for (place, &bits) in block.iter().enumerate() {
        match Word::of(bits) {
            Some(Word::Place(_)) => standing += 1,
            Some(Word::Lift(_)) => standing = standing.saturating_sub(1),
            _ => continue,
        }
        if standing <= depth {
            return Some(places.start + place + 1);
        }
    }
    None
}
