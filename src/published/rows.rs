//! Every figure that the sources print.

use super::figure::Figure::{self, *};
use crate::solve::queens::ClimbRule;

/// A caution to show with the table.
pub const CAUTION: &str = "The forward checking of Thomas Mulvey’s Backtracking and \
    Forward-Checking: N-Queens (2019) owes its speed at 40 and 50 queens to two bugs: \
    pruning that is lucky, not sound. On 4, 6 and 7 queens it misses every solution.";

/// A figure that a source prints.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(rename = "PublishedRow", export_to = "published.ts")
)]
pub struct Row {
    /// The source.
    pub source: &'static str,
    /// What was counted, and for which algorithm.
    pub what: &'static str,
    /// The side of the board, if the figure is for one size.
    pub n: Option<u32>,
    /// The figure as printed; averages are rounded.
    pub published: Option<u64>,
    /// Whether measuring it takes over ten seconds on an ordinary machine.
    pub slow: bool,
    /// Why the columns differ, or that they agree, in a sentence.
    pub why: &'static str,
    /// Kinds of figures.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) figure: Figure,
    /// An estimate of the elementary steps it takes, for progress only.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(super) steps: u64,
}

/// T. Mulvey, *Backtracking and Forward-Checking: N-Queens*, 2019.
const MULVEY: &str = "Mulvey, 2019";

const AGREE: &str = "They agree: there is no bug to correct.";
const BACKTRACKING: &str = "As published, if a queen in the last row of a column is safe but leads \
    nowhere, it stays behind when its column is given up and blocks rows of earlier columns. \
    Corrected, it comes off.";
const FORWARD: &str = "As published, if a queen leaves a later column with no row, its own column \
    gives up all its other rows, and queens stay behind. Corrected, only that row is skipped, queens \
    come off, and rows are tried in ascending order, not in the order of CPython’s sets.";
const FORWARD_40: &str = "As published, its two bugs cut off branches that may hold solutions; \
    here, luckily, some solutions are left. Corrected, it visits over 100 million \
    nodes, too many to measure here.";
const FORWARD_50: &str = "As published, its two bugs cut off branches that may hold solutions; \
    here, luckily, some solutions are left. Corrected, it takes too long to \
    measure here, as it already does at 40 queens.";
const LUCK: &str = "This depends on chance: the source gives neither its random numbers nor the \
    number of moves after which it restarts. We use seed 0 and 100 moves. There is nothing to \
    correct.";
const AVERAGE: &str = "The averages agree. Ours is over 20 seeds each for 50, 100, 200, 500 and 1,000 \
    queens. There is nothing to correct.";
const SHARE: &str = "The shares agree. We tried random boards until 2,000 were solved. \
    There is nothing to correct.";

const TICKS: &str = "This depends on chance, and on choices that the article leaves open. It reports \
    one run; ours is the average of 400. There is nothing to correct.";

/// The rows, source by source; a [`Measurement`](super::Measurement) measures one.
pub const ROWS: [Row; 19] = [
    knight(
        "Backtracking steps, knight from a8",
        6_484_065,
        KnightBacktracking,
    ),
    knight(
        "Forward checking steps, knight from a8",
        1_731_697,
        KnightForwardChecking,
    ),
    backtracking(10, 148, 478),
    backtracking(20, 24_814, 449_000),
    backtracking(30, 4_164_548, 121_200_000),
    forward_checking(10, 72, 350),
    forward_checking(20, 1_020, 234_000),
    forward_checking(30, 20_797, 59_900_000),
    Row {
        why: FORWARD_40,
        figure: ForwardCheckingPublished,
        ..forward_checking(40, 176_500, 1_014_000)
    },
    Row {
        slow: true,
        why: FORWARD_50,
        figure: ForwardCheckingPublished,
        ..forward_checking(50, 15_426_815, 96_500_000)
    },
    hill_climbing("Moves of hill climbing", 5_854, Moves),
    hill_climbing("Restarts of hill climbing", 130, Restarts),
    hill_climbing(
        "Moves of hill climbing after the last restart",
        51,
        LastMoves,
    ),
    successes(
        "Boards in 100 solved by steepest ascent",
        14,
        ClimbRule::Steepest,
    ),
    successes(
        "The same with up to 100 sideways moves",
        94,
        ClimbRule::Sideways,
    ),
    Row {
        source: "Minton and others, 1992",
        what: "Repairs of min-conflicts, about",
        n: None,
        published: Some(50),
        slow: false,
        why: AVERAGE,
        figure: Repairs,
        steps: 100,
    },
    Row {
        why: TICKS,
        figure: Ticks,
        steps: 400,
        ..row("Vasiliauskas, 2014", "Ticks of one run", 8, 1_397)
    },
    solutions(8, 92, 26),
    solutions(14, 365_596, 52_000),
];

const fn row(source: &'static str, what: &'static str, n: u32, published: u64) -> Row {
    Row {
        source,
        what,
        n: Some(n),
        published: Some(published),
        slow: false,
        why: AGREE,
        figure: Solutions,
        steps: published,
    }
}

const fn knight(what: &'static str, steps: u64, figure: Figure) -> Row {
    Row {
        figure,
        ..row("Knight’s Tour, published solvers", what, 8, steps)
    }
}

const fn backtracking(n: u32, nodes: u64, steps: u64) -> Row {
    Row {
        why: BACKTRACKING,
        figure: Backtracking,
        steps,
        ..row(MULVEY, "Nodes of backtracking", n, nodes)
    }
}

const fn forward_checking(n: u32, nodes: u64, steps: u64) -> Row {
    Row {
        why: FORWARD,
        figure: ForwardChecking,
        steps,
        ..row(MULVEY, "Nodes of forward checking", n, nodes)
    }
}

const fn hill_climbing(what: &'static str, published: u64, figure: Figure) -> Row {
    Row {
        why: LUCK,
        figure,
        steps: 906,
        ..row(MULVEY, what, 100, published)
    }
}

const fn successes(what: &'static str, published: u64, variant: ClimbRule) -> Row {
    Row {
        why: SHARE,
        figure: Successes(variant),
        steps: 2_000,
        ..row("Russell and Norvig, section 4.1", what, 8, published)
    }
}

const fn solutions(n: u32, published: u64, steps: u64) -> Row {
    Row {
        steps,
        ..row(
            "OEIS, A000170",
            "Solutions of the n-queens puzzle",
            n,
            published,
        )
    }
}
