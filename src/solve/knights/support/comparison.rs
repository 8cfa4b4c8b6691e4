//! The last jump beside the others that it was chosen from.

use super::telling::onward_moves;
use super::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// What is said where a tie was decided by the distance from the centre, as Roth has it.
pub(crate) const BY_DISTANCE: &str = "Tie broken by distance from the centre.";
/// The same where the squares were equally far.
pub(crate) const BY_DISTANCE_THEN_ORDER: &str = "Tie broken by distance, then by the fixed order.";
/// What is said where a tie was decided by the order of the jumps.
pub(crate) const BY_ORDER: &str = "Tie broken by the fixed order.";

/// The square that the knight has just jumped to, and those that it was compared with.
///
/// All of them have the same colour, so no jump leads from one to another: their onward moves are
/// still what they were when the choice was made.
pub(crate) struct Comparison<'a> {
    walk: &'a Walk,
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// The other jumps compared, one bit each.
    others: u8,
    /// Whether jumps from there were tried before.
    failed: bool,
}

impl<'a> Comparison<'a> {
    /// The last jump beside those that were left to try. Nothing where there is something else to
    /// say: the knight has turned back, a square is stranded, or it cannot go on.
    pub(crate) fn with_untried(walk: &'a Walk) -> Option<Self> {
        let (from, to) = walk.last_jump()?;
        let (all, others) = (walk.ways_of(from), walk.untried(from));
        Some(Self {
            walk,
            from,
            to,
            others,
            failed: (all & !others).count_ones() > 1,
        })
    }

    /// The same beside all jumps from there, those that have failed included.
    pub(crate) fn with_all(walk: &'a Walk) -> Option<Self> {
        let (from, to) = walk.last_jump()?;
        let is_other = |&place: &usize| walk.target(from, place) != to;
        let others = bits(walk.ways_of(from)).filter(is_other);
        Some(Self {
            walk,
            from,
            to,
            others: others.map(|place| 1 << place).sum(),
            failed: false,
        })
    }

    /// How many onward moves there are from the square that the knight came to.
    pub(crate) fn onward(&self) -> u32 {
        self.walk.degree(self.to)
    }

    /// The other squares.
    fn others(&self) -> impl Iterator<Item = u32> + '_ {
        bits(self.others).map(|place| self.walk.target(self.from, place))
    }

    /// The first of all the squares in the fixed order with the fewest onward moves.
    pub(crate) fn fewest(&self) -> u32 {
        let all = self.walk.ways(self.from);
        all.min_by_key(|&square| self.walk.degree(square))
            .unwrap_or(self.to)
    }

    /// The other squares with just as few onward moves.
    pub(crate) fn tied(&self) -> impl Iterator<Item = u32> + '_ {
        self.others()
            .filter(|&other| self.walk.degree(other) == self.onward())
    }

    /// Why the knight jumped there, and what broke a tie.
    pub(crate) fn sentence(&self, board: &mut Namer, tie_break: impl FnOnce() -> String) -> String {
        let onward = self.onward();
        let mut name = |square| board.name(self.walk.square(square));
        if self.others == 0 {
            let (from, to) = (name(self.from), name(self.to));
            return match self.failed {
                false => format!("From {from} the knight can only reach {to}."),
                true => format!("From {from} only {to} is left: {}.", onward_moves(onward)),
            };
        }
        let from = match self.failed {
            false => format!("From {}:", name(self.from)),
            true => format!("Of those left from {},", name(self.from)),
        };
        let to = name(self.to);
        let tie = match self.tied().next() {
            Some(_) => format!(" {}", tie_break()),
            None => String::new(),
        };
        format!("{from} {to} has the fewest onward moves, {onward}.{tie}")
    }

    /// How a tie was broken by the distance from the centre.
    pub(crate) fn by_distance(&self) -> &'static str {
        let nearness = self.walk.nearness(self.to);
        match self.tied().any(|tied| self.walk.nearness(tied) == nearness) {
            true => BY_DISTANCE_THEN_ORDER,
            false => BY_DISTANCE,
        }
    }

    /// Adds the squares compared, the one chosen last.
    pub(crate) fn annotate(&self, annotations: &mut Vec<Annotation>) {
        let candidate = |(square, chosen)| Annotation::Candidate {
            from: self.walk.square(self.from),
            square: self.walk.square(square),
            value: self.walk.degree(square) as i32,
            chosen,
        };
        let others = self.others().map(|other| (other, false));
        annotations.extend(others.chain([(self.to, true)]).map(candidate));
    }
}
