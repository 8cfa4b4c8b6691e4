//! Sentences about queens, and their claims.

use std::collections::BTreeSet;

use forward_check::board::Square;
use forward_check::puzzles::Puzzle;
use forward_check::run::{Outcome, Run};
use forward_check::solve::{Shows, Solver};

use super::Sentences;
use super::told::{Told, attacking};
use crate::common::queens::{attack_on, solutions};

pub const SENTENCES: Sentences = &[
    (
        r"^({n:locked} queens? locked, {n}|{n:all} queens?) to place\.( {n:propagated} squares? ruled out by propagation\.)?( (?<dry>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) runs out of squares\.)?$",
        |t| {
            let locked = puzzle(t).locked().len();
            assert_eq!(
                if t.has("locked") {
                    t.number("locked")
                } else {
                    0
                },
                locked
            );
            let open = t.number(if t.has("locked") { "n" } else { "all" });
            assert_eq!(open, puzzle(t).side() as usize - locked);
            assert_eq!(t.number("propagated"), propagated(t));
            let empty = |row: u32| t.left(t.after, row).is_empty();
            assert!(!t.has("dry") || t.left_on(t.after, "dry").is_empty());
            let mut rows = puzzle(t).open_rows().into_iter();
            assert!(!t.has("propagated") || t.has("dry") || !rows.any(empty));
        },
    ),
    (
        r"^{n} queens?, and (no two attack each other|no other to attack it)\.$",
        |t| {
            assert_eq!((t.after.all_queens().len(), t.pairs()), (t.number("n"), 0));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        },
    ),
    (
        r"^((?<first>The( (?<other>other))? queens start on the first free squares|Every( (?<unlocked>unlocked))? queen starts on the first square of its row)\. )?{n} attacking pairs?\.( On to the next board\.)?$",
        |t| {
            assert_eq!(t.pairs(), t.number("n"));
            assert_eq!(t.has("first"), t.after.steps() == 0);
            if t.has("first") {
                let told_apart = t.has("other") || t.has("unlocked");
                assert_eq!(told_apart, !puzzle(t).locked().is_empty());
                let along = t.parts["first"].ends_with("row");
                let own = t.after.pieces();
                assert!(!along || own.iter().all(|queen| queen.column == 0));
            }
        },
    ),
    (
        r"^{s} would leave row {n} with no square\. Taken back at once\.$",
        |t| {
            let queen = t.square("s");
            assert!(!t.after.all_queens().contains(&queen));
            let row = t.left(t.after, t.row("n"));
            assert!(row.iter().all(|&square| t.attack(queen, square)));
        },
    ),
    (
        r"^Queen on {s}( in the row with the (?<fewest>fewest) squares)?: ({n}|no) squares? ruled out\.( Row {n:only} has only {s:last} left\.| (?<dry>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) runs out of squares\.)?$",
        |t| {
            t.stands("s");
            let queen = t.square("s");
            let rows = (0..t.size().rows).filter(|&row| row != queen.row);
            let struck = rows.map(|row| t.left(t.before, row).len() - t.left(t.after, row).len());
            let told = if t.has("n") { t.number("n") } else { 0 };
            assert_eq!(struck.sum::<usize>(), told);
            if t.has("fewest") {
                let own = t.left(t.before, queen.row).len();
                let without_queen =
                    |row: &u32| t.before.all_queens().iter().all(|queen| queen.row != *row);
                // A row whose first queen was taken back continues with its other squares.
                let open = (0..t.size().rows).filter(without_queen);
                let tried = t.before.last_step().lifted.is_some();
                assert!(
                    tried
                        || open
                            .into_iter()
                            .all(|row| t.left(t.before, row).len() >= own)
                );
            }
        },
    ),
    (
        r"^(?<line>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) (is used up|ran out of squares), so {s} comes off\.( (?<same>.+) gets (?<back>.+) back\.)?$",
        |t| {
            t.was_lifted("s");
            assert!(!t.has("same") || t.parts["same"] == t.parts["line"]);
            if t.before.solver().levels().is_some() {
                assert!(t.left_on(t.before, "line").is_empty());
                assert_eq!(t.has("back"), !t.left_on(t.after, "line").is_empty());
            }
        },
    ),
    (r"^On to the next solution: {s} comes off\.$", |t| {
        assert!(t.before.solver().is_solved());
        t.was_lifted("s");
    }),
    (
        r"^No solution after {n} nodes?\. The search starts over\.$",
        |t| {
            assert_eq!(t.number("n") as u64, t.after.tally().placements);
            assert!(t.after.pieces().is_empty());
        },
    ),
    (
        r"^(?<first>First try: {s})(, attacked by (?<by>.+))?\.$",
        |t| {
            assert_eq!(t.after.steps(), 0);
            t.on_trial(t.square("s"));
        },
    ),
    (
        r"^(Try {s}\. It’s attacked by the queens? on (?<by>.+)|Queen on {s:kept}, not attacked)\.$",
        |t| t.on_trial(t.square(if t.has("s") { "s" } else { "kept" })),
    ),
    (
        r"^Rows? (?<used>[^.]+?) (is|are) used up(, and rows? (?<leapt>[^.]+?) (is|are)n’t to blame)?\. Back to row {n:back}: (try {s}, attacked by (?<by>.+)|queen on {s:kept}, not attacked)\.$",
        |t| {
            let trial = t.square(if t.has("s") { "s" } else { "kept" });
            t.on_trial(trial);
            assert_eq!(trial.row, t.row("back"));
            let in_row = |run: &Run, row| run.pieces().iter().any(|queen| queen.row == row);
            let [used, leapt] = ["used", "leapt"].map(|name| t.rows(name));
            for row in used.iter().chain(&leapt) {
                assert!(in_row(t.before, *row) && !in_row(t.after, *row));
            }
            // A row is used up if its queen was on its last square.
            let end = t.size().columns - 1;
            for queen in t.before.pieces() {
                assert!(!used.contains(&queen.row) || queen.column == end);
            }
        },
    ),
    (
        r"^(?<ruled>[a-z0-9, ]+) would (each )?leave (?<line>(row|column) \w+|[a-z]+ \([A-L]\)) with no square, so (it’s|they’re) ruled out\.( (?<dry>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) runs out of squares\.)?$",
        |t| {
            let (ruled, more) = t.listed("ruled");
            assert_eq!(ruled.len() + more, t.after.last_step().struck as usize);
            for square in ruled {
                assert!(t.left(t.before, square.row).contains(&square));
                assert!(!t.left(t.after, square.row).contains(&square));
                let mut support = t.left_on(t.after, "line").into_iter();
                assert!(support.all(|other| t.attack(square, other)));
            }
        },
    ),
    (
        r"^Queen on {s}, (the only square|one of {n} squares) left in (?<line>(row|column) \w+|[a-z]+ \([A-L]\))\.$",
        |t| {
            t.stands("s");
            let mut line = t.line("line");
            assert!(line.contains(&t.square("s")));
            let others = t.after.all_queens();
            let others = || others.iter().filter(|&&queen| queen != t.square("s"));
            line.retain(|&square| !others().any(|&other| t.attack(other, square)));
            assert_eq!(line.len(), if t.has("n") { t.number("n") } else { 1 });
        },
    ),
    (
        r"^{s:lifted} comes off\. Queen on {s}, the next square of (?<line>(row|column) \w+|[a-z]+ \([A-L]\))\.$",
        |t| {
            t.was_lifted("lifted");
            t.stands("s");
            let line = t.line("line");
            let place = |name| line.iter().position(|&square| square == t.square(name));
            let (from, to) = (place("lifted").unwrap(), place("s").unwrap());
            assert!(from < to);
            // The squares between the two were attacked.
            let others = t.after.all_queens();
            let others = || others.iter().filter(|&&queen| queen != t.square("s"));
            let free = |square: &&Square| !others().any(|&other| t.attack(other, **square));
            assert_eq!(line[from + 1..to].iter().filter(free).count(), 0);
        },
    ),
    (
        r"^(?<line>(Row|Column) \w+|[A-Z][a-z]+ \([A-L]\)) has run out of squares: a dead end\.$",
        |t| {
            let queens = t.after.all_queens();
            let attacked = |square: &Square| queens.iter().any(|&queen| t.attack(queen, *square));
            assert!(t.line("line").iter().all(attacked));
        },
    ),
    (
        r"^(The queen on {s:from} (moves to {s}|stays): ({n:here}|no) conflicts?, the fewest in row {n:row}|(The best move|(?<sideways>No move is better, so sideways)): {s:best} to {s:to}|One queen in every row, at random|Too many moves, so a new random board|No move helped, so a new random board|On to the next solution: a new random board)\. {n:pairs} attacking pairs?\.$",
        |t| {
            assert_eq!(t.number("pairs"), t.pairs());
            if t.has("best") {
                t.was_lifted("best");
                t.stands("to");
                assert_eq!(fewest_pairs_by_a_move(t), t.pairs());
                let before = Told::pairs_of(t.before);
                match t.has("sideways") {
                    true => assert_eq!(t.pairs(), before),
                    false => assert!(t.pairs() < before),
                }
            }
            if t.has("from") {
                assert!(t.before.all_queens().contains(&t.square("from")));
                let to = if t.has("s") { "s" } else { "from" };
                t.stands(to);
                t.fewest(to, "here");
                assert_eq!(t.square(to).row, t.row("row"));
            }
        },
    ),
    (
        r"^(Queen on {s}|The queen on {s:from} (moves to {s:to}|stays)): ({n}|no) conflicts?, the fewest in row {n:row}\.$",
        |t| {
            let square = ["s", "to", "from"].into_iter().find(|name| t.has(name));
            let square = square.unwrap();
            t.stands(square);
            t.fewest(square, "n");
            assert_eq!(t.square(square).row, t.row("row"));
        },
    ),
    (
        r"^(Too many repairs\. The|No column drawn was free, and no swap drawn worked\. The|On to the next solution: the) search starts over\.$",
        |t| {
            assert!(t.after.pieces().is_empty());
            assert!(t.after.last_step().restarted);
        },
    ),
    (r"^Queen on {s}: a free column, drawn at random\.$", |t| {
        t.stands("s");
        assert_eq!(t.pairs(), 0);
    }),
    (
        r"^{n:draws} draws for row {n} all failed, so it swaps: {s:from} to {s:to}, and a new queen on {s}\.$",
        |t| {
            assert_eq!(t.number("draws"), 40);
            t.was_lifted("from");
            t.stands("s");
            t.stands("to");
            assert_eq!(t.square("s").row, t.row("n"));
            assert_eq!(t.square("s").column, t.square("from").column);
            assert_eq!(t.square("to").row, t.square("from").row);
            assert_eq!(t.pairs(), 0);
        },
    ),
    (
        r"^(Round {n:round}\. |On to the next solution: round {n:next}\. )?{n} queens? are in line\.( ((?<push>Forces push (them|(?<unlocked>the unlocked ones)) one square, where there is room)|Time is up, so a new round starts)\.)?$",
        |t| {
            assert_eq!(t.number("n"), t.in_line());
            let goes_on = t.has("push") || t.parts[0].contains("Time is up");
            assert_ne!(goes_on, t.has("next"));
            for round in ["round", "next"].into_iter().filter(|name| t.has(name)) {
                assert_eq!(t.number(round) as u64, t.after.tally().restarts + 1);
            }
            if t.has("push") {
                assert_eq!(t.has("unlocked"), !puzzle(t).locked().is_empty());
                pushed_one_square(t.after);
            }
        },
    ),
    (
        r"^(Round {n:round}\. )?Apart from (?<few>.+), no two queens attack each other\.$",
        |t| {
            let mut queens = t.after.all_queens();
            let few = super::named(&t.parts["few"], t.after);
            queens.retain(|queen| !few.contains(queen));
            assert_eq!(queens.len() + few.len(), t.size().rows as usize);
            let clash = |&one: &Square| queens.iter().any(|&other| t.attack(one, other));
            assert!(!queens.iter().any(clash));
            assert!((1..=2).contains(&few.len()) && t.in_line() > 0);
        },
    ),
    (
        r"^(The last queen tries every square, now {s}|The last two queens try other squares, now {s:one} and {s:two})\.$",
        |t| {
            for name in ["s", "one", "two"] {
                if t.has(name) {
                    t.stands(name);
                }
            }
        },
    ),
    (r"^{n} solutions? so far, {n:done}% searched\.$", |t| {
        assert_eq!(t.first_metric(), t.number("n"));
        let done = t.after.solver().progress().unwrap();
        assert_eq!(t.number("done"), (done * 100.0) as usize);
    }),
    (r"^Counted: there (are|is) ({n}|no) solutions?\.$", |t| {
        let told = if t.has("n") { t.number("n") } else { 0 };
        assert_eq!(solutions(puzzle(t)).len(), told);
    }),
    (
        r"^(There is no solution with (a queen|queens) locked on (?<locked>.+)|A .+ board has no solution|These colours have no solution)\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), 0);
            assert_eq!(t.has("locked"), !puzzle(t).locked().is_empty());
            if t.has("locked") {
                let (told, more) = t.listed("locked");
                assert!(
                    told.iter()
                        .all(|square| puzzle(t).locked().contains(square))
                );
                assert_eq!(told.len() + more, puzzle(t).locked().len());
            }
        },
    ),
    (
        r"^(No solution|Found {n} solutions?) in {n:tries} (starts|restarts|rounds|moves) with seed {n:seed}(, repeats included)?\. Try another seed(, or a systematic solver)?\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
            assert_eq!(t.number("seed") as u64, t.after.seed());
        },
    ),
];

/// The number of squares ruled out in open rows that no locked queen attacks.
fn propagated(t: &Told) -> usize {
    if t.after.solver().levels().is_none() {
        return 0;
    }
    let locked = puzzle(t).locked();
    let rows = puzzle(t).open_rows().into_iter();
    let ruled_out = rows.flat_map(|row| {
        let left = t.left(t.after, row);
        t.squares_of(row)
            .filter(move |square| !left.contains(square))
    });
    let attacked = |square: &Square| {
        locked
            .iter()
            .any(|&queen| attack_on(puzzle(t), queen, *square))
    };
    ruled_out.filter(|square| !attacked(square)).count()
}

/// The fewest pairs after any move of a queen along its row.
pub fn fewest_pairs_by_a_move(t: &Told) -> usize {
    let all = t.before.all_queens();
    let conflicts = |square: Square| {
        let others = all.iter().filter(|queen| queen.row != square.row);
        others.filter(|&&queen| t.attack(queen, square)).count()
    };
    let own = t.before.pieces().into_iter();
    let moves = own.flat_map(|queen| t.squares_of(queen.row).map(move |to| (queen, to)));
    let moves = moves.filter(|(queen, to)| queen != to);
    let left = moves.map(|(queen, to)| Told::pairs_of(t.before) + conflicts(to) - conflicts(queen));
    left.min().unwrap()
}

/// The board has a queen in every row, and none was placed or moved by a rule.
pub fn is_at_random(t: &Told) {
    let rows: BTreeSet<_> = t.after.all_queens().iter().map(|queen| queen.row).collect();
    assert_eq!(rows.len(), puzzle(t).side() as usize);
    assert_eq!(t.after.all_queens().len(), rows.len());
    assert!(t.after.steps() == 0 || t.after.last_step().restarted);
}

/// In the next step only unlocked queens in line move, each by a king's move.
pub fn pushed_one_square(run: &Run) {
    let mut next = run.clone();
    next.next_move();
    let (before, after) = (run.all_queens(), next.all_queens());
    for (from, to) in before.iter().zip(&after).filter(|(from, to)| from != to) {
        assert!(before.iter().any(|&other| attacking(run, other, *from)));
        assert!(from.row.abs_diff(to.row) <= 1 && from.column.abs_diff(to.column) <= 1);
    }
}

pub fn puzzle<'a>(told: &Told<'a>) -> &'a forward_check::puzzles::QueensPuzzle {
    match told.after.puzzle() {
        Puzzle::Queens(puzzle) => puzzle,
        Puzzle::Knights(_) => panic!("no queens"),
    }
}
