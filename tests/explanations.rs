//! What is said of a step is true of the board: every sentence of every solver is taken apart, and
//! its names and counts are worked out again from the states before and after.

mod common;

use std::sync::LazyLock;

use common::queens::attack;
use common::wanted::{any_wanted, cases};
use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle};
use forward_check::run::roster::solvers_of;
use forward_check::run::{Outcome, Run};
use proptest::prelude::*;
use regex::{Captures, Regex};

const POSSIBLE: i16 = -1;

/// A step: the run before it and after it, and the parts of the sentence.
struct Told<'a> {
    before: &'a Run,
    after: &'a Run,
    parts: Captures<'a>,
}

impl Told<'_> {
    fn size(&self) -> Size {
        self.after.puzzle().size()
    }

    fn has(&self, name: &str) -> bool {
        self.parts.name(name).is_some()
    }

    fn square(&self, name: &str) -> Square {
        self.size().parse(&self.parts[name]).unwrap()
    }

    fn number(&self, name: &str) -> usize {
        match &self.parts[name] {
            "One" | "one" => 1,
            digits => digits.replace(',', "").parse().unwrap(),
        }
    }

    /// The row with a rank.
    fn row(&self, name: &str) -> u32 {
        self.size().rows - self.number(name) as u32
    }

    fn squares_of(&self, row: u32) -> impl Iterator<Item = Square> {
        (0..self.size().columns).map(move |column| Square::new(row, column))
    }

    /// The squares that a row can still use.
    fn left(&self, run: &Run, row: u32) -> Vec<Square> {
        let levels = run.solver().levels().unwrap();
        let possible = |square: &Square| levels[self.size().index(*square)] == POSSIBLE;
        self.squares_of(row).filter(possible).collect()
    }

    fn stands(&self, name: &str) {
        assert!(self.after.all_queens().contains(&self.square(name)));
    }

    fn was_lifted(&self, name: &str) {
        let square = self.square(name);
        assert!(self.before.all_queens().contains(&square));
        assert!(!self.after.all_queens().contains(&square));
    }

    /// How many queens attack a square, but for one in its own row.
    fn conflicts(&self, square: Square) -> usize {
        let others = self.after.all_queens();
        let others = others.iter().filter(|queen| queen.row != square.row);
        others.filter(|&&queen| attack(queen, square)).count()
    }

    fn fewest(&self, square: &str, count: &str) {
        let square = self.square(square);
        let count = self.number(count);
        assert_eq!(self.conflicts(square), count);
        let mut row = self.squares_of(square.row);
        assert!(row.all(|other| self.conflicts(other) >= count));
    }

    fn pairs(&self) -> usize {
        let queens = self.after.all_queens();
        let pairs = queens.iter().enumerate().flat_map(|(place, &one)| {
            let later = queens[place + 1..].iter();
            later.filter(move |&&other| attack(one, other))
        });
        pairs.count()
    }

    /// How many queens are wrong: in line with an earlier one that is not wrong.
    fn wrong(&self) -> usize {
        let mut right: Vec<Square> = Vec::new();
        let queens = self.after.all_queens();
        for &queen in &queens {
            if !right.iter().any(|&other| attack(other, queen)) {
                right.push(queen);
            }
        }
        queens.len() - right.len()
    }

    /// How many solutions the puzzle has, or were found where it takes long to know.
    fn solutions(&self) -> usize {
        match self.after.puzzle() {
            Puzzle::Queens(puzzle) if puzzle.side() <= 7 => common::queens::solutions(puzzle).len(),
            _ => self.after.solutions() as usize,
        }
    }

    fn path(&self, run: &Run) -> Vec<Square> {
        let path = run.solver().path().iter();
        path.map(|&square| self.size().at(square as usize))
            .collect()
    }

    /// The open squares a jump away that the knight has not visited.
    fn around(&self, run: &Run, square: Square) -> Vec<Square> {
        let Puzzle::Knights(puzzle) = run.puzzle() else {
            panic!("no knight");
        };
        let path = self.path(run);
        let near = self.size().squares();
        let near = near.filter(|&other| common::knights::jump_apart(square, other));
        near.filter(|other| !path.contains(other) && !puzzle.is_blocked(*other))
            .collect()
    }

    fn knight_is_on(&self, name: &str) {
        assert_eq!(self.path(self.after).last(), Some(&self.square(name)));
    }

    fn went_back(&self, from: &str, to: &str) {
        assert_eq!(self.path(self.before).last(), Some(&self.square(from)));
        self.knight_is_on(to);
    }

    /// The squares of a line such as "Row 3" or "Column c".
    fn line(&self, kind: &str, name: &str) -> Vec<Square> {
        let on = |square: &Square| match &self.parts[kind] {
            "Row" => square.row == self.row(name),
            _ => self.size().name(*square).trim_end_matches(char::is_numeric) == &self.parts[name],
        };
        self.size().squares().filter(on).collect()
    }
}

type Check = fn(&Told);

/// Every sentence there is, with what has to be true of the board. `{s}` is a square, `{n}` a
/// number; each can be followed by its name.
const SENTENCES: &[(&str, Check)] = &[
    (r"^{n} queens? to place\.$", |t| {
        let Puzzle::Queens(puzzle) = t.after.puzzle() else {
            panic!()
        };
        assert_eq!(
            t.number("n"),
            puzzle.side() as usize - puzzle.locked().len()
        );
    }),
    (
        r"^(?<n>\d+|One) queens? (stand and none attacks another|on one square: solved)\.$",
        |t| {
            assert_eq!((t.after.all_queens().len(), t.pairs()), (t.number("n"), 0));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        },
    ),
    (
        r"^{n} pairs? of queens attacks? each other: next combination\.$",
        |t| {
            assert_eq!(t.pairs(), t.number("n"));
        },
    ),
    (
        r"^A queen on {s} would leave row {n} without a square: taken back at once\.$",
        |t| {
            let queen = t.square("s");
            assert!(!t.after.all_queens().contains(&queen));
            let row = t.left(t.after, t.row("n"));
            assert!(row.iter().all(|&square| attack(queen, square)));
        },
    ),
    (
        r"^Queen placed on {s}(, in the row with the fewest squares left)?\. She strikes {n} squares?(; row {n:only} keeps only {s:last}|, and row {n:dry} has none left)?\.$",
        |t| {
            t.stands("s");
            let queen = t.square("s");
            let rows = (0..t.size().rows).filter(|&row| row != queen.row);
            let struck = rows
                .clone()
                .map(|row| t.left(t.before, row).len() - t.left(t.after, row).len());
            assert_eq!(struck.sum::<usize>(), t.number("n"));
            if t.has("only") {
                assert_eq!(t.left(t.after, t.row("only")), [t.square("last")]);
            }
            if t.has("dry") {
                assert!(t.left(t.after, t.row("dry")).is_empty());
            }
            if t.has("fewest") {
                let fewest = t.left(t.before, queen.row).len();
                assert!(fewest > 0);
            }
        },
    ),
    (
        r"^Row {n} has no square left to try\. Back to row {n:back}: the queen on {s} is lifted\.$",
        |t| {
            assert!(t.left(t.before, t.row("n")).is_empty());
            t.was_lifted("s");
            assert_eq!(t.square("s").row, t.row("back"));
        },
    ),
    (
        r"^That was a solution; for the next one the queen on {s} is lifted\.$",
        |t| {
            assert!(t.before.solver().is_solved());
            t.was_lifted("s");
        },
    ),
    (
        r"^Too long without a solution: the search begins anew, {n} nodes in\.$",
        |t| {
            assert_eq!(t.number("n") as u64, t.after.tally().placements);
            assert!(t.after.solver().queens().is_empty());
        },
    ),
    (
        r"^(Nothing left below(, and the queens? of rows? (?<leapt>[\d, and]+) (is|are) not to blame: over (her|them) to row {n:over}|: back to row {n:back})\. )?A queen tried on {s}: (the queen on {s:by} attacks her|no queen attacks her, so she stays)\.$",
        |t| {
            let (trial, all) = (t.square("s"), t.after.all_queens());
            assert_eq!(t.after.solver().queens().last(), Some(&trial));
            match t.has("by") {
                true => assert!(all.contains(&t.square("by")) && attack(trial, t.square("by"))),
                false => assert!(!all.iter().any(|&other| attack(trial, other))),
            }
            for back in ["over", "back"] {
                assert!(!t.has(back) || t.row(back) == trial.row);
            }
            let leapt = t.parts.name("leapt").map_or("", |leapt| leapt.as_str());
            for rank in leapt
                .split([',', ' '])
                .filter_map(|word| word.parse::<u32>().ok())
            {
                let row = t.size().rows - rank;
                let in_row = |run: &Run| run.solver().queens().iter().any(|queen| queen.row == row);
                assert!(in_row(t.before) && !in_row(t.after));
            }
        },
    ),
    (
        r"^No way on from {s}: she is lifted, and all that followed from her is taken back\.$",
        |t| {
            t.was_lifted("s");
        },
    ),
    (
        r"^(?<struck>[a-z0-9, ]+) would leave row {n} no answer: struck from row {n:from}(, and row {n:dry} has none left)?\.$",
        |t| {
            let names = t.parts["struck"].replace(" and ", ", ");
            for name in names.split(", ") {
                let square = t.size().parse(name).unwrap();
                assert!(t.left(t.before, square.row).contains(&square));
                assert!(!t.left(t.after, square.row).contains(&square));
                assert_eq!(square.row, t.row("from"));
                assert!(
                    t.left(t.after, t.row("n"))
                        .iter()
                        .all(|&other| attack(square, other))
                );
            }
            assert!(!t.has("dry") || t.left(t.after, t.row("dry")).is_empty());
        },
    ),
    (
        r"^(?<line>Row|Column) (?<at>\w+) is covered by a queen on {s}, one of {n} choices?\.$",
        |t| {
            t.stands("s");
            let mut line = t.line("line", "at");
            assert!(line.contains(&t.square("s")));
            let others = t.after.all_queens();
            let others = || others.iter().filter(|&&queen| queen != t.square("s"));
            line.retain(|&square| !others().any(|&other| attack(other, square)));
            assert_eq!(line.len(), t.number("n"));
        },
    ),
    (
        r"^(?<line>Row|Column) (?<at>\w+) has no square left: a dead end\.$",
        |t| {
            let queens = t.after.all_queens();
            let attacked = |square: &Square| queens.iter().any(|&queen| attack(queen, *square));
            assert!(t.line("line", "at").iter().all(attacked));
        },
    ),
    (
        r"^((Row|Column) \w+)? ?has no other square to try: the queen on {s} is lifted and her lines are uncovered\.$",
        |t| {
            t.was_lifted("s");
        },
    ),
    (
        r"^(The queen on {s:from} (moves to {s}|stays)(: {n:here} conflicts? there, the fewest of row {n:row}|, the best of all moves)|A queen on a random square of every row|Too many moves: a new random board|No move leads on: a new random board)\. {n:pairs} pairs? of queens (is|are) in line\.$",
        |t| {
            assert_eq!(t.number("pairs"), t.pairs());
            let to = if t.has("s") { "s" } else { "from" };
            if t.has("from") {
                assert!(t.before.all_queens().contains(&t.square("from")));
                t.stands(to);
            }
            if t.has("here") {
                t.fewest(to, "here");
                assert_eq!(t.square(to).row, t.row("row"));
            }
        },
    ),
    (
        r"^(Queen placed on {s}:|Repair: the queen on {s:from} (moves to {s:to}|stays)\.) {n} conflicts? there, the fewest of row {n:row}\.$",
        |t| {
            let square = ["s", "to", "from"]
                .into_iter()
                .find(|name| t.has(name))
                .unwrap();
            t.stands(square);
            t.fewest(square, "n");
            assert_eq!(t.square(square).row, t.row("row"));
        },
    ),
    (
        r"^(Too many repairs on this board: it|No swap was found either: the board) is begun anew\.$",
        |t| {
            assert!(t.after.solver().queens().is_empty());
        },
    ),
    (
        r"^Queen placed on {s}: a column drawn from those left, and no queen attacks it\.$",
        |t| {
            t.stands("s");
            assert_eq!(t.pairs(), 0);
        },
    ),
    (
        r"^No column drawn for row {n} will do\. Its queen takes the column of {s:from} and stands on {s}; the other one moves to {s:to}\.$",
        |t| {
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
        r"^(Round {n:round} begins with queens on random squares|Tick {n:tick})\. (One queen is wrong, the one on {s}|{n} queens are wrong)\.$",
        |t| {
            let wrong = if t.has("s") { 1 } else { t.number("n") };
            assert_eq!(wrong, t.wrong());
            let ticks = t.after.solver().metrics()[0].1 as usize;
            assert!(!t.has("tick") || t.number("tick") == ticks);
        },
    ),
    (
        r"^(The last wrong queen is tried on other squares: now on {s:last}|Two queens are wrong\. One is tried on a square, the other on all: now on {s:one} and {s:two}|One queen is wrong, the one on {s:alone}|{n} queens are wrong)\.$",
        |t| {
            for name in ["last", "one", "two", "alone"] {
                if t.has(name) {
                    t.stands(name);
                }
            }
            assert!(!t.has("n") || t.number("n") <= 2);
        },
    ),
    (
        r"^{n} solutions? counted, {n:done} % of the search done\.$",
        |t| {
            assert_eq!(t.after.solver().metrics()[0].1 as usize, t.number("n"));
            let done = t.after.solver().progress().unwrap();
            assert_eq!(t.number("done"), (done * 100.0) as usize);
        },
    ),
    (r"^Every solution has been counted: {n}\.$", |t| {
        let Puzzle::Queens(puzzle) = t.after.puzzle() else {
            panic!()
        };
        assert_eq!(common::queens::solutions(puzzle).len(), t.number("n"));
    }),
    (r"^Every possibility has been ruled out: .*\.$", |t| {
        assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
        assert_eq!(t.solutions(), 0);
    }),
    (
        r"^Every possibility has been tried: there (is|are) {n} (solution|such tour)s?, and no more\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::Exhausted));
            assert_eq!(t.solutions(), t.number("n"));
        },
    ),
    (
        r"^No solution found in {n} (starts|restarts|rounds) with seed {n:seed}: choose another seed, or a systematic solver\.$",
        |t| {
            assert_eq!(t.after.outcome(), Some(Outcome::GaveUp));
            assert_eq!(t.number("seed") as u64, t.after.seed());
        },
    ),
    (
        r"^The knight stands on {s}\.( The board is cut into {n} blocks?\.)?$",
        |t| t.knight_is_on("s"),
    ),
    (
        r"^(The tour of (block {n:block} of {n}|the first of {n:all} blocks?) is laid|Block {n:joined} of {n:blocks} is joined to those before: jumps are taken out, and others put in, so that one tour is left)\.$",
        |t| {
            let laid = t.after.solver().metrics()[0].1 as usize;
            for name in ["block", "joined"] {
                assert!(!t.has(name) || t.number(name) == laid);
            }
        },
    ),
    (
        r"^Move {n}: the (knight jumps|closed tour leads on) to {s}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), t.number("n") + 1);
        },
    ),
    (r"^From {s:from} the knight can only reach {s}\.$", |t| {
        t.knight_is_on("s");
        assert_eq!(t.around(t.before, t.square("from")), [t.square("s")]);
    }),
    (
        r"^From {s:from} the knight can reach {n} squares; {s} leads on to the fewest: {n:ways}(, like (?<like>one|\d+) others?\. .*|\.)$",
        |t| {
            t.knight_is_on("s");
            let reach = t.around(t.before, t.square("from"));
            assert_eq!(reach.len(), t.number("n"));
            let ways = |&square: &Square| t.around(t.before, square).len();
            assert_eq!(ways(&t.square("s")), t.number("ways"));
            assert!(reach.iter().all(|square| ways(square) >= t.number("ways")));
            let like = reach
                .iter()
                .filter(|square| ways(square) == t.number("ways"))
                .count()
                - 1;
            assert_eq!(if t.has("like") { t.number("like") } else { 0 }, like);
        },
    ),
    (
        r"^From {s:from} the better jumps have failed; next {s}, which leads on to {n}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.around(t.after, t.square("s")).len(), t.number("n"));
        },
    ),
    (
        r"^The jump to {s} strands {s:lost}: no way leads there any more, so the knight turns back\.$",
        |t| {
            t.knight_is_on("s");
            assert!(t.around(t.after, t.square("lost")).is_empty());
            assert!(!common::knights::jump_apart(
                t.square("s"),
                t.square("lost")
            ));
        },
    ),
    (
        r"^{s:lost} was stranded: back from {s:from} to {s}\.$",
        |t| {
            t.went_back("from", "s");
            assert!(t.around(t.before, t.square("lost")).is_empty());
        },
    ),
    (
        r"^Dead end on {s:from}: every square around is visited\. Back to {s}\.$",
        |t| {
            t.went_back("from", "s");
            assert!(t.around(t.after, t.square("from")).is_empty());
        },
    ),
    (
        r"^(Every jump from {s:from} has failed\. Back to {s}|Back from {s:here} to {s:there})\.$",
        |t| match t.has("from") {
            true => t.went_back("from", "s"),
            false => t.went_back("here", "there"),
        },
    ),
    (
        r"^(The jump to {s} leaves {s:end} with too few ways in and out: the knight turns back|The jump to {s:to} cuts {s:cut} off, with all around it: the knight turns back|After the jump to {s:on} .* {s:at}.*)\.$",
        |t| {
            let to = ["s", "to", "on"]
                .into_iter()
                .find(|name| t.has(name))
                .unwrap();
            t.knight_is_on(to);
            if t.has("end") {
                assert!(t.around(t.after, t.square("end")).len() <= 1);
            }
            assert!(!t.has("cut") || !t.path(t.after).contains(&t.square("cut")));
        },
    ),
    (
        r"^Stuck, and the next tie-break begins on {s}: try {n}\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), 1);
            assert_eq!(t.after.solver().metrics()[0].1 as usize, t.number("n"));
        },
    ),
    (
        r"^Stuck on {s} after {n} of {n:all} squares( in try \d+)?, with seed {n:seed}: choose another tie-break, or let the knight turn back\.$",
        |t| {
            t.knight_is_on("s");
            assert_eq!(t.path(t.after).len(), t.number("n"));
        },
    ),
    (
        r"^The knight has visited all {n} squares? once(, and one more jump would close the tour)?\.$",
        |t| {
            assert_eq!(t.path(t.after).len(), t.number("n"));
            assert_eq!(t.after.outcome(), Some(Outcome::Solved));
        },
    ),
    // Theorems, and constructions that there are not: tests of their own hold them.
    (
        r"^(No (closed )?tour exists on|The knight changes colour|On a board of|Tours are only|A closed tour is only|The solver builds this one solution and no other).*\.$",
        |t| {
            assert!(matches!(
                t.after.outcome(),
                Some(Outcome::Exhausted | Outcome::GaveUp)
            ));
        },
    ),
];

/// The patterns as regular expressions.
static PATTERNS: LazyLock<Vec<(Regex, Check)>> = LazyLock::new(|| {
    let named = Regex::new(r"\{([sn])(?::(\w+))?\}").unwrap();
    let pattern = |text: &str| {
        let text = named.replace_all(text, |parts: &Captures| {
            let name = parts.get(2).map_or(&parts[1], |name| name.as_str());
            let what = if &parts[1] == "s" {
                "[a-z]+[0-9]+"
            } else {
                "[0-9][0-9,]*"
            };
            format!("(?<{name}>{what})")
        });
        Regex::new(&text.replace(r"\d", "[0-9]").replace(r"\w", "[a-z0-9]")).unwrap()
    };
    SENTENCES
        .iter()
        .map(|&(text, check)| (pattern(text), check))
        .collect()
});

/// Holds the sentence on the last step against the states.
fn check(before: &Run, after: &Run) {
    let sentence = after.explanation();
    let found = PATTERNS
        .iter()
        .find_map(|(pattern, check)| Some((pattern.captures(&sentence)?, check)));
    let Some((parts, check)) = found else {
        panic!("nobody has looked at “{sentence}” by {}", after.info().id);
    };
    let told = Told {
        before,
        after,
        parts,
    };
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&told)));
    assert!(
        result.is_ok(),
        "“{sentence}” at step {} of {} with {:?} on {:?}",
        after.steps(),
        after.info().id,
        after.options(),
        after.puzzle()
    );
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn every_sentence_is_true(wanted in any_wanted(), skip in prop_oneof![0_u64..30, 0_u64..2_000]) {
        let mut run = wanted.run();
        check(&run, &run);
        run.run(skip);
        for _ in 0..120 {
            let before = run.clone();
            run.pass_solution();
            if run.next_move() == before.outcome() && run.steps() == before.steps() {
                break;
            }
            check(&before, &run);
        }
    }
}

/// A search that goes on from every solution does not say at its end that there is none.
#[test]
fn the_end_of_a_search_counts_what_was_found() {
    for solver in solvers_of(Game::Queens) {
        let mut run = common::start(&common::queens::puzzle(6, ""), solver.id);
        let mut before = run.clone();
        while run.outcome() != Some(Outcome::Exhausted) && run.steps() < 3_000_000 {
            before.clone_from(&run);
            run.pass_solution();
            run.run(u64::MAX);
            if run.steps() == before.steps() {
                break;
            }
        }
        check(&before, &run);
        if run.outcome() == Some(Outcome::Exhausted) {
            assert!(run.explanation().contains("there are 4 solutions"));
        }
    }
}
