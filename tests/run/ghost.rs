//! One method's tree inside another's, compared with recordings of both runs.

use std::collections::HashSet;

use forward_check::board::{Size, Square};
use forward_check::puzzles::{Game, Puzzle, QueensPuzzle};
use forward_check::run::{Ghost, GhostProfile, LaneOrder, Run, Steps, Unlimited, nests};
use forward_check::solve::{POSSIBLE, Shows};
use proptest::prelude::*;

use crate::common::wanted::{cases, locked_board, tour_puzzle};
use crate::common::{self, check_message, colours, knights, queens};

/// Methods for queens, weakest first; two of them make the same steps.
const QUEENS: [&str; 5] = [
    "row-brute-force",
    "backtracking",
    "forward-checking",
    "forward-checking-bits",
    "arc-consistency",
];

/// Those that nest, the weaker one first.
fn pairs() -> impl Iterator<Item = [&'static str; 2]> {
    let pair = |[weaker, stronger]: &[&str; 2]| {
        let twins = weaker.starts_with("forward") && stronger.starts_with("forward");
        weaker != stronger && !twins
    };
    let places = (0..QUEENS.len()).flat_map(|weaker| {
        (weaker..QUEENS.len()).map(move |stronger| [QUEENS[weaker], QUEENS[stronger]])
    });
    places.filter(pair)
}

fn order(solver: &str) -> LaneOrder {
    LaneOrder::new(solver, "")
}

fn ghost(puzzle: &Puzzle, [weaker, stronger]: [&str; 2]) -> GhostProfile {
    let ghost = Ghost::new(puzzle, &order(weaker), &order(stronger), u64::MAX);
    let mut ghost = ghost.unwrap();
    assert!(ghost.work(&mut Unlimited));
    ghost.answer().unwrap()
}

/// A span: from, to, `cut_at`.
type Span = (u64, u64, u64);

fn spans(ghost: &GhostProfile) -> Vec<Span> {
    let spans = &ghost.spans;
    let span = |place| (spans.from[place], spans.to[place], spans.cut_at[place]);
    (0..spans.len()).map(span).collect()
}

/// A run at one of its steps.
struct Moment {
    /// The queens that it keeps: without a queen on trial, and without the last of a full board.
    kept: Vec<Square>,
    /// The queen on trial.
    trial: Option<Square>,
    levels: Option<Vec<i16>>,
}

/// All steps of a run.
fn recording(puzzle: &QueensPuzzle, solver: &str) -> (Vec<Moment>, Run) {
    let mut run = common::start(puzzle, solver);
    let full = puzzle.open_rows().len();
    let mut moments = Vec::new();
    loop {
        let queens = run.pieces();
        let kept = run.solver().depth().min(full.saturating_sub(1));
        moments.push(Moment {
            trial: queens.get(kept).copied(),
            kept: queens[..kept].to_vec(),
            levels: run.solver().levels().map(|levels| levels.into_owned()),
        });
        if run.outcome().is_some() {
            return (moments, run);
        }
        run.next_move();
    }
}

/// The spans of two recordings by the definition.
fn naive_spans(puzzle: &QueensPuzzle, weaker: &[Moment], stronger: &[Moment]) -> Vec<Span> {
    let entered: HashSet<&[Square]> = stronger.iter().map(|moment| &*moment.kept).collect();
    let mut spans: Vec<(&[Square], Span)> = Vec::new();
    let mut before = None;
    for (step, moment) in (0..).zip(weaker).skip(1) {
        let mut prefixes = (0..=moment.kept.len()).map(|length| &moment.kept[..length]);
        let outside = prefixes.find(|prefix| !entered.contains(prefix));
        match outside {
            Some(prefix) if before == Some(prefix) => spans.last_mut().unwrap().1.1 = step,
            Some(prefix) => spans.push((prefix, (step, step, naive_cut(puzzle, stronger, prefix)))),
            None => {}
        }
        before = outside;
    }
    spans.into_iter().map(|(_, span)| span).collect()
}

/// The step at which the stronger method ruled out the last of some queens, while it kept the others.
fn naive_cut(puzzle: &QueensPuzzle, stronger: &[Moment], prefix: &[Square]) -> u64 {
    let (&last, parent) = prefix.split_last().unwrap();
    let size = Size::square(puzzle.side());
    let left = stronger
        .iter()
        .rposition(|moment| moment.kept.starts_with(parent))
        .unwrap();
    let on_trial = |moment: &Moment| moment.kept == parent && moment.trial == Some(last);
    if let Some(tried) = stronger.iter().position(on_trial) {
        return tried as u64;
    }
    let out = |moment: &Moment| {
        let levels = moment.levels.as_ref();
        levels.is_some_and(|levels| levels[size.index(last)] != POSSIBLE)
    };
    let since = stronger[..=left]
        .iter()
        .rev()
        .take_while(|moment| out(moment))
        .count();
    (left + 1 - since.max(1)) as u64
}

/// Checks that the spans fit the definition, and that one tree lies inside the other.
fn check(puzzle: &QueensPuzzle, [weaker, stronger]: [&str; 2]) {
    let found = ghost(&Puzzle::Queens(puzzle.clone()), [weaker, stronger]);
    let ((outer, weaker_run), (inner, stronger_run)) =
        (recording(puzzle, weaker), recording(puzzle, stronger));
    assert_eq!(
        (found.steps, found.stronger_steps),
        (weaker_run.steps(), stronger_run.steps())
    );
    assert_eq!(weaker_run.outcome(), stronger_run.outcome());
    assert_eq!(weaker_run.answer(), stronger_run.answer());
    let entered: HashSet<&[Square]> = outer
        .iter()
        .flat_map(|moment| (0..=moment.kept.len()).map(|length| &moment.kept[..length]))
        .collect();
    assert!(
        inner.iter().all(|moment| entered.contains(&*moment.kept)),
        "inclusion"
    );
    assert_eq!(
        spans(&found),
        naive_spans(puzzle, &outer, &inner),
        "{weaker} {stronger} {puzzle:?}"
    );
    check_sums(&found);
}

/// Checks that spans ascend, don't overlap, and add up to the spared steps.
fn check_sums(ghost: &GhostProfile) {
    let spans = spans(ghost);
    assert!(spans.iter().all(|(from, to, _)| from <= to));
    assert!(spans.windows(2).all(|pair| pair[0].1 < pair[1].0));
    assert_eq!(
        spans.iter().map(|(from, to, _)| to + 1 - from).sum::<u64>(),
        ghost.spared
    );
    assert!(spans.last().is_none_or(|&(_, to, _)| to <= ghost.steps));
    assert!(
        spans
            .iter()
            .all(|&(.., cut_at)| cut_at <= ghost.stronger_steps)
    );
}

#[test]
fn the_ghost_of_backtracking() {
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let found = ghost(&puzzle, ["backtracking", "forward-checking"]);
    assert_eq!(
        (found.steps, found.stronger_steps, found.spared),
        (874, 132, 480)
    );
    let spans = spans(&found);
    assert_eq!(spans.len(), 35);
    assert!(spans.contains(&(315, 338, 51)));
    assert_eq!(found.profile.least.len(), 874);
    assert!(!found.stopped);
}

#[test]
fn trees_nest_for_every_lock_of_8_by_8() {
    for lock in Size::square(8).squares() {
        let puzzle = QueensPuzzle::new(8, vec![lock]).unwrap();
        for pair in pairs().filter(|pair| pair[0] != "row-brute-force") {
            check(&puzzle, pair);
        }
    }
}

/// Boards of colours, solvable or not, with and without locks.
#[test]
fn trees_nest_on_colours() {
    for puzzle in colours::boards(4..=7, 8) {
        for pair in pairs().filter(|pair| pair[0] != "row-brute-force" || puzzle.side() < 6) {
            check(&puzzle, pair);
        }
    }
}

#[test]
fn trees_nest_in_brute_force_along_the_rows() {
    for lock in Size::square(6).squares() {
        let puzzle = QueensPuzzle::new(6, vec![lock]).unwrap();
        for pair in pairs().filter(|pair| pair[0] == "row-brute-force") {
            check(&puzzle, pair);
        }
    }
    for lock in Size::square(8).squares() {
        let puzzle = Puzzle::Queens(QueensPuzzle::new(8, vec![lock]).unwrap());
        let found = ghost(&puzzle, ["row-brute-force", "backtracking"]);
        check_sums(&found);
    }
}

/// The spans of two recordings of a knight by the definition: the weaker method's steps from the jump to a
/// square that the stronger one leaves immediately, until the step that leaves it.
fn naive_knights(puzzle: &Puzzle) -> Vec<Span> {
    let [weaker, stronger] = ["backtracking", "forward-checking"].map(|solver| {
        let mut run = common::start(puzzle, solver);
        let mut paths = vec![run.solver().path().to_vec()];
        while run.outcome().is_none() {
            run.next_move();
            paths.push(run.solver().path().to_vec());
        }
        paths
    });
    let mut spans = Vec::new();
    for (step, states) in (1..).zip(stronger.windows(2)) {
        let (before, path) = (&states[0], &states[1]);
        let arrived = step == 1 || stronger[step - 2].len() < before.len();
        if path.len() > before.len() || !arrived {
            continue;
        }
        let arrives = weaker.iter().position(|path| path == before).unwrap();
        let stays = weaker[arrives..]
            .iter()
            .take_while(|path| path.starts_with(before));
        let stays = stays.count();
        if stays > 1 {
            spans.push((
                (arrives + 1) as u64,
                (arrives + stays - 1) as u64,
                step as u64,
            ));
        }
    }
    spans
}

fn check_knights(puzzle: &Puzzle) {
    let found = ghost(puzzle, ["backtracking", "forward-checking"]);
    assert_eq!(found.steps, found.stronger_steps + found.spared);
    assert_eq!(spans(&found), naive_knights(puzzle), "{puzzle:?}");
    check_sums(&found);
}

#[test]
fn the_ghost_of_a_knight() {
    let puzzle = Puzzle::Knights(knights::puzzle(Size::square(8), "a8", false));
    let found = ghost(&puzzle, ["backtracking", "forward-checking"]);
    assert_eq!((found.steps, found.stronger_steps), (6_484_065, 1_731_697));
    assert_eq!(found.spared, 6_484_065 - 1_731_697);
    check_sums(&found);
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn trees_nest_on_random_boards(puzzle in locked_board(6)) {
        pairs().for_each(|pair| check(&puzzle, pair));
    }

    #[test]
    fn a_knight_s_trees_nest_on_random_boards(puzzle in tour_puzzle(4)) {
        check_knights(&Puzzle::Knights(puzzle));
    }

    /// Working in slices gives the same result.
    #[test]
    fn slices_come_to_the_same(puzzle in locked_board(7), budget in 1_u64..500) {
        let puzzle = Puzzle::Queens(puzzle);
        let pair = ["backtracking", "arc-consistency"];
        let [weaker, stronger] = pair.map(order);
        let mut sliced = Ghost::new(&puzzle, &weaker, &stronger, u64::MAX).unwrap();
        let mut progress = 0.0;
        while !sliced.work(&mut Steps(budget)) {
            prop_assert!(sliced.answer().is_none() && sliced.progress() >= progress);
            progress = sliced.progress();
        }
        prop_assert_eq!(sliced.answer().unwrap(), ghost(&puzzle, pair));
    }

    /// With a limit, the ghost is the beginning of the whole one.
    #[test]
    fn a_limit_stops_it(limit in 0_u64..2_000) {
        let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
        let [weaker, stronger] = ["backtracking", "forward-checking"].map(order);
        let mut stopped = Ghost::new(&puzzle, &weaker, &stronger, limit).unwrap();
        prop_assert!(stopped.work(&mut Unlimited));
        let stopped = stopped.answer().unwrap();
        prop_assert_eq!((stopped.steps, stopped.stopped), (limit.min(874), limit < 874));
        let whole = ghost(&puzzle, ["backtracking", "forward-checking"]);
        let cut = |(from, to, cut_at): Span| (from <= limit).then_some((from, to.min(limit), cut_at));
        prop_assert_eq!(spans(&stopped), spans(&whole).into_iter().filter_map(cut).collect::<Vec<_>>());
    }
}

#[test]
fn methods_that_do_not_nest() {
    for pair in pairs() {
        let [weaker, stronger] = pair.map(order);
        assert!(nests(Game::Queens, &weaker, &stronger), "{pair:?}");
        assert!(!nests(Game::Queens, &stronger, &weaker), "{pair:?}");
    }
    let [weaker, stronger] = ["backtracking", "forward-checking"].map(order);
    assert!(nests(Game::Knights, &weaker, &stronger));
    assert!(!nests(Game::Knights, &order("arc-consistency"), &stronger));
    assert!(!nests(Game::Queens, &weaker, &weaker));
    let other_order = LaneOrder::new("forward-checking", "rows=fewest");
    assert!(!nests(Game::Queens, &weaker, &other_order));
    assert!(nests(
        Game::Queens,
        &weaker,
        &LaneOrder::new("forward-checking", "rows=top-down")
    ));
    let puzzle = Puzzle::Queens(queens::puzzle(8, "a8"));
    let error = Ghost::new(&puzzle, &stronger, &order("dancing-links"), 10).unwrap_err();
    check_message(
        &error,
        "The search tree of “Dancing links” doesn’t lie inside that of “Forward checking”: choose two \
         methods that try the same squares in the same order.",
    );
    assert_eq!(error.code(), "apart");
    let error = Ghost::new(&puzzle, &order("telepathy"), &stronger, 10).unwrap_err();
    assert_eq!(error.code(), "solver");
}
