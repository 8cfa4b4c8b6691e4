//! The last jump compared with the others that were possible.

use super::telling::onward_moves;
use super::walk::Walk;
use crate::board::knight::bits;
use crate::solve::prelude::*;

/// The sentence for a tie that the fixed order of the jumps broke.
pub(crate) const BY_ORDER: &str = "Tie broken by the fixed order.";

/// A rule for squares with equally few onward moves: the smallest key wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Roth's: the farthest from the centre.
    Roth,
    /// Pohl's: the smallest sum of onward moves one jump ahead.
    Pohl,
}

impl Rule {
    const fn name(self) -> &'static str {
        match self {
            Self::Roth => "distance",
            Self::Pohl => "Pohl’s rule",
        }
    }
}

/// The square that the knight has just jumped to, and those it was compared with.
///
/// All have the same colour, so no jump connects two of them: their onward moves are still the same
/// as before the jump.
pub(crate) struct Comparison<'a> {
    walk: &'a Walk,
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// The other jumps, one bit each.
    others: u8,
    /// Whether other jumps from there have failed.
    failed: bool,
}

impl<'a> Comparison<'a> {
    /// The last jump with those that were left to try. `None` if there is something else to say: the
    /// knight has turned back, has stranded a square, or cannot continue.
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

    /// The same with all jumps from there, including those that have failed.
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

    /// The onward moves from the square that the knight jumped to.
    pub(crate) fn onward(&self) -> u32 {
        self.walk.degree(self.to)
    }

    /// The other squares.
    fn others(&self) -> impl Iterator<Item = u32> + '_ {
        bits(self.others).map(|place| self.walk.target(self.from, place))
    }

    /// Of all squares with the fewest onward moves, the first in the fixed order.
    pub(crate) fn fewest(&self) -> u32 {
        let all = self.walk.ways(self.from);
        all.min_by_key(|&square| self.walk.degree(square))
            .unwrap_or(self.to)
    }

    /// The other squares with the same number of onward moves.
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
            true => format!("Of the jumps left from {},", name(self.from)),
        };
        let to = name(self.to);
        let tie = match self.tied().next() {
            Some(_) => format!(" {}", tie_break()),
            None => String::new(),
        };
        format!("{from} {to} has the fewest onward moves, {onward}.{tie}")
    }

    /// What broke a tie: these rules one after another, then `last` if several squares are left. A
    /// first rule under which all of them tie is named as well.
    pub(crate) fn told_rules(&self, rules: &[Rule], last: &'static str) -> String {
        let mut tied: Vec<u32> = self.tied().collect();
        let (mut broke, mut tying) = (Vec::new(), None);
        for &rule in rules {
            let (own, before) = (self.key(rule, self.to), tied.len());
            tied.retain(|&square| self.key(rule, square) == own);
            if tied.len() < before {
                broke.push(rule.name());
            } else if before > 0 && broke.is_empty() {
                tying = tying.or(Some(rule));
            }
        }
        if !tied.is_empty() {
            broke.push(last);
        }
        let decide = if broke.len() == 1 {
            "decides"
        } else {
            "decide"
        };
        match (tying, &broke[..]) {
            (None, &[only]) if only == Rule::Roth.name() => {
                "Tie broken by distance from the centre.".to_owned()
            }
            (None, _) => format!("Tie broken by {}.", broke.join(", then by ")),
            (Some(Rule::Roth), _) => {
                format!("Distance also ties; {} {decide}.", broke.join(", then "))
            }
            (Some(Rule::Pohl), _) => {
                format!("Pohl’s rule also ties; {} {decide}.", broke.join(", then "))
            }
        }
    }

    /// The key of a square under a rule, as it was before the jump.
    fn key(&self, rule: Rule, square: u32) -> i64 {
        match rule {
            Rule::Roth => self.walk.nearness(square),
            Rule::Pohl => self.onward_beyond(square),
        }
    }

    /// The onward moves of all squares one jump ahead, before the knight left for one of them.
    fn onward_beyond(&self, square: u32) -> i64 {
        let before = |near: u32| {
            let taken = u32::from(self.walk.graph.adjacent(near, self.to));
            i64::from(self.walk.degree(near) + taken)
        };
        self.walk.ways(square).map(before).sum()
    }

    /// Adds the squares compared; the chosen one comes last.
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
