//! What a solver can be asked to do differently. The first of each is what it does unasked.

/// In which order rows are decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RowOrder {
    /// From the top row down.
    #[default]
    TopDown,
    /// The row with the fewest squares left first.
    Fewest,
}

/// In which order the squares of a row are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SquareOrder {
    /// From the left column on.
    #[default]
    LeftRight,
    /// The squares nearest to the middle column first.
    Centre,
    /// The square that strikes the fewest others first.
    LeastConstraining,
    /// Drawn by lot.
    Random,
}

/// How a hill is climbed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClimbRule {
    /// As in the published report: a random threatened queen goes to the best square of her row.
    #[default]
    Report,
    /// The best of all moves, as long as it is an improvement.
    Steepest,
    /// The best of all moves, and a bounded number of moves that change nothing.
    Sideways,
}

/// Which of several squares with equally few ways on a knight goes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// The first in the fixed order of the jumps.
    #[default]
    Fixed,
    /// Drawn by lot.
    Random,
    /// Pohl's: the rule once more, one jump ahead.
    Pohl,
    /// Roth's: the farthest from the centre.
    Roth,
    /// Squirrel's and Cull's: move orders by the size of the board modulo 8.
    SquirrelCull,
    /// One tie-break after the other, each from the start, until one succeeds.
    Cascade,
}
