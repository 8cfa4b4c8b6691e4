//! Laws that hold for every game and every run, on random boards and random moves.

mod common;

use common::wanted::{any_run, any_wanted, cases, locked_board, shown, tour_puzzle, value};
use common::{judge, queens};
use forward_check::board::{Size, Square, in_line};
use forward_check::puzzles::{
    Game, KnightsGame, KnightsPuzzle, Puzzle, QueensGame, QueensPuzzle, Rule, Setup,
};
use forward_check::run::random_setup::{lock_has_solution, random_lock, random_start};
use forward_check::run::roster::solvers_of;
use forward_check::run::{AnySolver, Outcome, ROSTER, Run, Tally};
use forward_check::solve::{Event, Step};
use proptest::prelude::*;

/// What somebody does in a game; squares are given as a number to be reduced to the board.
#[derive(Clone, Copy, Debug)]
enum Act {
    Place(usize),
    Lift(usize),
    Undo,
    Redo,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => any::<usize>().prop_map(Act::Place),
        2 => any::<usize>().prop_map(Act::Lift),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
    ];
    prop::collection::vec(act, 0..60)
}

/// Whatever is undone can be redone. The model remembers every state there was.
fn check_queens_history(puzzle: QueensPuzzle, rule: Rule, acts: &[Act]) {
    let size = puzzle.size();
    let mut game = QueensGame::new(puzzle, rule);
    let (mut states, mut now) = (vec![game.queens().to_vec()], 0_usize);
    for &act in acts {
        let before = game.clone();
        let changed = match act {
            Act::Place(square) => game.place(size.at(square % size.area())).is_ok(),
            Act::Lift(square) => game.lift(size.at(square % size.area())).is_ok(),
            Act::Undo => {
                assert_eq!(game.undo(), now > 0);
                now = now.saturating_sub(1);
                false
            }
            Act::Redo => {
                assert_eq!(game.redo(), now + 1 < states.len());
                now = (now + 1).min(states.len() - 1);
                false
            }
        };
        if changed {
            now += 1;
            states.truncate(now);
            states.push(game.queens().to_vec());
        } else if matches!(act, Act::Place(_) | Act::Lift(_)) {
            assert_eq!(game, before, "a move that fails changes nothing");
        }
        check_queens_state(&game, &states[now]);
        assert_eq!(game.moves(), now);
        assert_eq!(
            (game.can_undo(), game.can_redo()),
            (now > 0, now + 1 < states.len())
        );
    }
    check_there_and_back(&mut game);
}

fn check_queens_state(game: &QueensGame, queens_down: &[Square]) {
    assert_eq!(game.queens(), queens_down);
    let all: Vec<_> = game.all().collect();
    let mut pairs = Vec::new();
    for (place, &queen) in all.iter().enumerate() {
        let attackers = all[..place]
            .iter()
            .filter(|&&other| queens::attack(other, queen));
        pairs.extend(attackers.map(|&other| (other, queen)));
    }
    assert_eq!(game.conflicts(), pairs);
    for square in game.puzzle().size().squares() {
        let wanted: Vec<_> = all
            .iter()
            .copied()
            .filter(|&q| queens::attack(q, square))
            .collect();
        let attacked = !wanted.is_empty() || all.contains(&square);
        assert_eq!(game.attackers(square).collect::<Vec<_>>(), wanted);
        assert_eq!(game.is_attacked(square), attacked);
    }
}

/// Undoing everything and redoing it is no change at all, nor is one step back and forth.
fn check_there_and_back(game: &mut QueensGame) {
    while game.redo() {}
    let end = game.clone();
    if game.undo() {
        game.redo();
        assert_eq!(*game, end);
    }
    while game.undo() {}
    assert_eq!(game.queens(), []);
    while game.redo() {}
    assert_eq!(*game, end);
}

fn check_knights_history(puzzle: KnightsPuzzle, acts: &[Act]) {
    let size = puzzle.size();
    let mut game = KnightsGame::new(puzzle);
    let mut path = game.path().to_vec();
    let mut undone: Vec<u32> = Vec::new();
    for &act in acts {
        match act {
            // Mostly jumps that can be made, now and then one that cannot.
            Act::Place(wish) => {
                let reachable: Vec<_> = game.reachable().collect();
                if let Some(&target) = reachable.get(wish % reachable.len().max(1)) {
                    game.jump(size.at(target as usize)).unwrap();
                    path.push(target);
                    // The jump that was undone last is redone; any other forgets them all.
                    if undone.pop() != Some(target) {
                        undone.clear();
                    }
                }
            }
            Act::Lift(wish) => {
                let target = wish % size.area();
                let possible = game.reachable().any(|square| square as usize == target);
                if !possible {
                    assert!(game.jump(size.at(target)).is_err());
                }
            }
            Act::Undo => {
                assert_eq!(game.undo(), path.len() > 1);
                if path.len() > 1 {
                    undone.extend(path.pop());
                }
            }
            Act::Redo => {
                assert_eq!(game.redo(), !undone.is_empty());
                path.extend(undone.pop());
            }
        }
        assert_eq!(game.path(), path);
        assert_eq!(
            (game.can_undo(), game.can_redo()),
            (path.len() > 1, !undone.is_empty())
        );
        check_degrees(&game);
    }
}

fn check_degrees(game: &KnightsGame) {
    let (puzzle, size) = (game.puzzle(), game.puzzle().size());
    let blocked = |square: usize| puzzle.is_blocked(size.at(square));
    let free = |&&near: &&usize| !blocked(near) && !game.path().contains(&(near as u32));
    for (square, near) in common::knights::neighbours(size).iter().enumerate() {
        let wanted = near.iter().filter(free).count();
        let wanted = if blocked(square) { 0 } else { wanted };
        assert_eq!(game.degree(square as u32) as usize, wanted);
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_queens_game_remembers(puzzle in locked_board(7), free: bool, acts in acts()) {
        let rule = if free { Rule::Free } else { Rule::Classic };
        check_queens_history(puzzle, rule, &acts);
    }

    #[test]
    fn a_knights_game_remembers(puzzle in tour_puzzle(7), acts in acts()) {
        check_knights_history(puzzle, &acts);
    }

    #[test]
    fn a_record_of_queens_replays(puzzle in locked_board(9), acts in acts()) {
        let size = puzzle.size();
        let mut game = QueensGame::new(puzzle.clone(), Rule::Free);
        for act in acts {
            match act {
                Act::Place(square) => drop(game.place(size.at(square % size.area()))),
                Act::Lift(_) => drop(game.queens().first().copied().map(|q| game.lift(q))),
                Act::Undo | Act::Redo => {}
            }
        }
        let mut again = QueensGame::new(puzzle, Rule::Free);
        again.replay(&game.record()).unwrap();
        prop_assert_eq!(again, game);
    }

    #[test]
    fn a_record_of_jumps_replays(puzzle in tour_puzzle(9), wishes in prop::collection::vec(any::<usize>(), 0..80)) {
        let mut game = KnightsGame::new(puzzle.clone());
        for wish in wishes {
            let reachable: Vec<_> = game.reachable().collect();
            if let Some(&target) = reachable.get(wish % reachable.len().max(1)) {
                game.jump(puzzle.size().at(target as usize)).unwrap();
            }
        }
        let mut again = KnightsGame::new(puzzle);
        again.replay(&game.record()).unwrap();
        prop_assert_eq!(again.path(), game.path());
    }

    #[test]
    fn a_clone_goes_on_like_the_run_itself(mut run in any_run(), first in 0_u64..3_000, then in 0_u64..3_000) {
        run.run(first);
        let mut clone = run.clone();
        run.run(then);
        clone.run(then);
        prop_assert_eq!(shown(&run), shown(&clone));
    }

    #[test]
    fn equal_runs_stay_equal(wanted in any_wanted(), most in 0_u64..5_000) {
        let (mut one, mut other) = (wanted.run(), wanted.run());
        one.run(most);
        other.run(most);
        prop_assert_eq!(shown(&one), shown(&other));
    }

    #[test]
    fn a_thousand_steps_at_once_are_a_thousand_single_steps(mut fast in any_run(), before in 0_u64..500) {
        fast.run(before);
        let mut slow = fast.clone();
        fast.run(1_000);
        for _ in 0..1_000 {
            slow.next_move();
        }
        prop_assert_eq!(shown(&fast), shown(&slow));
    }

    #[test]
    fn batches_of_any_size_come_to_the_same(run in any_run(), batches in prop::collection::vec(0_u64..8, 0..40)) {
        let (mut fast, mut slow) = (run.clone(), run);
        for batch in batches {
            fast.run(batch);
            for _ in 0..batch {
                slow.next_move();
            }
            prop_assert_eq!(shown(&fast), shown(&slow));
        }
    }

    #[test]
    fn answers_pass_the_judge(mut run in any_run()) {
        run.run(20_000);
        if let Some(answer) = run.answer() {
            judge(run.puzzle(), &answer);
        }
    }

    #[test]
    fn exhausted_agrees_with_enumeration(puzzle in locked_board(6), place in 0_usize..4) {
        let lowest = queens::solutions(&puzzle).into_iter().next();
        let run = common::run(&puzzle, ROSTER[place].id, u64::MAX);
        prop_assert_eq!(run.outcome() == Some(Outcome::Exhausted), lowest.is_none());
        prop_assert_eq!(run.answer(), lowest);
    }

    #[test]
    fn tours_agree_with_enumeration(puzzle in tour_puzzle(5), place in 0_usize..4, wish: usize) {
        let info = solvers_of(Game::Knights).nth(place).unwrap();
        let options = info.options.first().and_then(|option| Some((option.name, value(option, wish)?)));
        let exists = common::knights::has_tour(&puzzle);
        let mut run = Run::with(Puzzle::Knights(puzzle), info.id, options, 0).unwrap();
        run.run(u64::MAX);
        let wanted = if exists { Outcome::Solved } else { Outcome::Exhausted };
        prop_assert_eq!(run.outcome(), Some(wanted));
        if let Some(answer) = run.answer() {
            judge(run.puzzle(), &answer);
        }
    }

    #[test]
    fn observers_change_nothing(run in any_run(), most in 0_u64..2_000) {
        let mut events: Vec<Event> = Vec::new();
        let (mut seen, mut unseen, mut counted) = (run.solver().clone(), run.solver().clone(), run);
        let (made, step) = watch(&mut seen, most, &mut events);
        prop_assert_eq!((made, step), watch(&mut unseen, most, &mut ()));
        prop_assert_eq!(seen.queens(), unseen.queens());
        prop_assert_eq!(seen.path(), unseen.path());
        prop_assert_eq!(seen.levels(), unseen.levels());
        // A run counts the very same events.
        if counted.outcome().is_none() {
            counted.run(most);
            let mut tally = Tally::default();
            events.iter().for_each(|&event| forward_check::solve::Observer::on(&mut tally, event));
            prop_assert_eq!(*counted.tally(), tally);
        }
    }

    #[test]
    fn names_of_squares_read_back(rows in 1_u32..=64, columns in 1_u32..=64, place: usize) {
        let size = Size::new(rows, columns);
        let square = size.at(place % size.area());
        let name = size.name(square);
        prop_assert_eq!(size.parse(&name), Ok(square));
        prop_assert_eq!(size.parse(&name.to_uppercase()), Ok(square));
        prop_assert_eq!(size.at(size.index(square)), square);
    }

    #[test]
    fn queens_are_in_line_as_the_definition_has_it(one in (0_u32..64, 0_u32..64), other in (0_u32..64, 0_u32..64)) {
        let [one, other] = [one, other].map(|(row, column)| Square::new(row, column));
        prop_assert_eq!(in_line(one, other), queens::attack(one, other));
        prop_assert_eq!(in_line(one, other), in_line(other, one));
    }

    #[test]
    fn a_random_lock_holds_a_solution(side in 4_u32..=12, seed: u64) {
        let lock = random_lock(side, seed);
        prop_assert_eq!(lock, random_lock(side, seed));
        let puzzle = QueensPuzzle::new(side, vec![lock]).unwrap();
        let run = common::run(&puzzle, "forward-checking", 1_000_000);
        prop_assert_eq!(run.outcome(), Some(Outcome::Solved));
    }

    #[test]
    fn a_random_start_has_no_theorem_against_it(rows in 5_u32..=64, columns in 5_u32..=64, seed: u64) {
        let size = Size::new(rows, columns);
        let start = random_start(size, false, &[], seed);
        let puzzle = KnightsPuzzle::new(size, start, false).unwrap();
        prop_assert_eq!(forward_check::puzzles::theorems::no_tour(&puzzle), None);
    }

    #[test]
    fn a_puzzle_builds_again_from_its_setup(run in any_run()) {
        prop_assert_eq!(run.puzzle().setup().build(), Ok(run.puzzle().clone()));
    }
}

fn watch(
    solver: &mut AnySolver,
    most: u64,
    observer: &mut impl forward_check::solve::Observer,
) -> (u64, Step) {
    solver.run(most, observer)
}

/// Side, and how many of its squares no solution holds.
#[test]
fn locks_without_a_solution() {
    for (side, hopeless) in [
        (1, 0),
        (2, 4),
        (3, 9),
        (4, 8),
        (5, 0),
        (6, 12),
        (7, 0),
        (8, 0),
    ] {
        let locks = Size::square(side).squares();
        let has_none = |lock: &Square| !lock_has_solution(side, *lock);
        let found: Vec<_> = locks.clone().filter(has_none).collect();
        assert_eq!(found.len(), hopeless, "{side}");
        let empty = |lock: &Square| {
            queens::solutions(&QueensPuzzle::new(side, vec![*lock]).unwrap()).is_empty()
        };
        assert_eq!(found, locks.filter(empty).collect::<Vec<_>>(), "{side}");
    }
}

/// On 6 × 6 the hopeless locks are those of both long diagonals.
#[test]
fn hopeless_locks_of_6_x_6() {
    for lock in Size::square(6).squares() {
        let diagonal = lock.row == lock.column || lock.row + lock.column == 5;
        assert_eq!(lock_has_solution(6, lock), !diagonal, "{lock:?}");
    }
}

/// A setup without a start begins in the top left corner.
#[test]
fn a_knight_without_a_start_begins_top_left() {
    let setup = Setup {
        game: Game::Knights,
        size: Size::new(5, 6),
        squares: Vec::new(),
        blocked: Vec::new(),
        closed: true,
    };
    let wanted = KnightsPuzzle::new(Size::new(5, 6), Square::new(0, 0), true).unwrap();
    assert_eq!(setup.build(), Ok(Puzzle::Knights(wanted)));
}
