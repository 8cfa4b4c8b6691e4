//! The games in play, on random boards with random moves.

use forward_check::board::{Size, Square, in_line};
use forward_check::puzzles::{
    Game, InPlay, KnightsGame, KnightsPuzzle, Puzzle, QueensGame, QueensPuzzle, Rule, Setup,
};
use proptest::prelude::*;

use crate::common::knights::neighbours;
use crate::common::queens;
use crate::common::wanted::{cases, locked_board, tour_puzzle};

/// A player's action. A number means a square, modulo the board.
#[derive(Clone, Copy, Debug)]
enum Act {
    Place(usize),
    Lift(usize),
    Move(usize, usize),
    Cross(usize, usize),
    Uncross(usize),
    /// Restores one of the earlier positions.
    Restore(usize),
    Undo,
    Redo,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => any::<usize>().prop_map(Act::Place),
        2 => any::<usize>().prop_map(Act::Lift),
        2 => any::<(usize, usize)>().prop_map(|(from, to)| Act::Move(from, to)),
        2 => any::<(usize, usize)>().prop_map(|(one, other)| Act::Cross(one, other)),
        1 => any::<usize>().prop_map(Act::Uncross),
        1 => any::<usize>().prop_map(Act::Restore),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
    ];
    prop::collection::vec(act, 0..60)
}

/// The board after a move, tracked independently of the game.
#[derive(Clone, Debug, Default, PartialEq)]
struct Stood {
    queens: Vec<Square>,
    crosses: Vec<Square>,
    /// The number of queens placed, lifted and moved so far.
    moves: usize,
}

impl Stood {
    fn of(game: &QueensGame, moves: usize) -> Self {
        Self {
            queens: game.queens().to_vec(),
            crosses: game.crosses().iter().copied().collect(),
            moves,
        }
    }

    /// The expected result of a move. A queen to move is one on the board.
    fn after(mut self, act: Act, size: Size, earlier: &[Stood]) -> Self {
        let at = |place: usize| size.at(place % size.area());
        match act {
            Act::Place(to) => self.queens.push(at(to)),
            Act::Lift(from) => self.queens.retain(|&queen| queen != at(from)),
            Act::Move(from, to) => {
                let place = from % self.queens.len();
                self.queens[place] = at(to);
            }
            Act::Cross(one, other) => self.crosses.extend([at(one), at(other)]),
            Act::Uncross(from) => self.crosses.retain(|&square| square != at(from)),
            Act::Restore(when) => {
                let moves = self.moves;
                self = earlier[when % earlier.len()].clone();
                self.moves = moves;
            }
            Act::Undo | Act::Redo => {}
        }
        if matches!(act, Act::Place(_) | Act::Lift(_) | Act::Move(..)) {
            self.moves += 1;
        }
        self
    }

    /// Crosses are in order, distinct, and never under a queen.
    fn tidy(mut self, locked: &[Square]) -> Self {
        self.crosses.sort_unstable();
        self.crosses.dedup();
        let Self {
            queens, crosses, ..
        } = &mut self;
        crosses.retain(|square| !queens.contains(square) && !locked.contains(square));
        self
    }
}

/// Makes an action. Returns whether it was a move.
fn act_on(game: &mut QueensGame, act: Act, positions: &[String]) -> bool {
    let size = game.puzzle().size();
    let at = |place: usize| size.at(place % size.area());
    let queens = game.queens().to_vec();
    match act {
        Act::Place(to) => game.place(at(to)).is_ok(),
        Act::Lift(from) => game.lift(at(from)).is_ok(),
        Act::Move(from, to) => match queens.get(from % queens.len().max(1)) {
            Some(&queen) => game.move_queen(queen, at(to)).is_ok(),
            None => false,
        },
        Act::Cross(one, other) => game.cross(&[at(one), at(other), at(one)]).unwrap(),
        Act::Uncross(from) => game.uncross(&[at(from)]).unwrap(),
        Act::Restore(when) => game.restore(&positions[when % positions.len()]).unwrap(),
        Act::Undo | Act::Redo => false,
    }
}

/// Everything undone can be redone. The model remembers every state.
fn check_queens_history(puzzle: QueensPuzzle, rule: Rule, acts: &[Act]) {
    let (size, locked) = (puzzle.size(), puzzle.locked().to_vec());
    let mut game = QueensGame::new(puzzle, rule);
    let (mut states, mut now) = (vec![Stood::default()], 0_usize);
    let mut positions = vec![game.position()];
    for &act in acts {
        let before = game.clone();
        match act {
            Act::Undo => {
                assert_eq!(game.undo(), now > 0);
                now = now.saturating_sub(1);
            }
            Act::Redo => {
                assert_eq!(game.redo(), now + 1 < states.len());
                now = (now + 1).min(states.len() - 1);
            }
            _ if act_on(&mut game, act, &positions) => {
                let after = states[now].clone().after(act, size, &states);
                now += 1;
                states.truncate(now);
                states.push(after.tidy(&locked));
                positions.truncate(now);
                positions.push(game.position());
            }
            _ => assert_eq!(game, before, "a move that fails changes nothing"),
        }
        check_queens_state(&game, &states[now].queens);
        assert_eq!(Stood::of(&game, game.moves()), states[now]);
        assert_eq!(game.position(), positions[now]);
        assert_eq!(
            (game.can_undo(), game.can_redo()),
            (now > 0, now + 1 < states.len())
        );
    }
    check_saved(&game);
    check_there_and_back(&mut game);
}

/// A game is restored exactly from its record and its undone record.
fn check_saved(game: &QueensGame) {
    let mut again = QueensGame::new(game.puzzle().clone(), Rule::Free);
    again.replay(&game.record()).unwrap();
    again.replay_undone(&game.undone_record()).unwrap();
    again.set_rule(Rule::Classic);
    let mut game = game.clone();
    game.set_rule(Rule::Classic);
    assert_eq!(again, game);
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
        check_level(game, square);
        assert_eq!(game.attackers(square).collect::<Vec<_>>(), wanted);
        assert_eq!(game.is_attacked(square), attacked);
    }
}

/// The level of a square is that of the first queen that attacks it or is on it.
fn check_level(game: &QueensGame, square: Square) {
    let size = game.puzzle().size();
    let reaches = |queen: Square| queen == square || queens::attack(queen, square);
    let locked = game.puzzle().locked().iter().any(|&queen| reaches(queen));
    let placed = game.queens().iter().position(|&queen| reaches(queen));
    let wanted = match (locked, placed) {
        (true, _) => 0,
        (false, Some(place)) => place as i32 + 1,
        (false, None) => -1,
    };
    assert_eq!(game.levels()[size.index(square)], wanted);
}

/// Undoing everything and redoing it changes nothing, nor does one step back and forth.
fn check_there_and_back(game: &mut QueensGame) {
    while game.redo() {}
    let end = game.clone();
    if game.undo() {
        game.redo();
        assert_eq!(*game, end);
    }
    while game.undo() {}
    assert_eq!(game.position(), "");
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
            // Mostly legal jumps, and sometimes an illegal one.
            Act::Place(wish) => {
                let reachable: Vec<_> = game.reachable().collect();
                if let Some(&target) = reachable.get(wish % reachable.len().max(1)) {
                    game.jump(size.at(target as usize)).unwrap();
                    path.push(target);
                    // Repeating the jump undone last keeps the redo history; any other jump clears
                    // it.
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
            _ => {}
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
    for (square, near) in neighbours(size).iter().enumerate() {
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
                _ => {}
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
}

/// A setup without a start uses the first open square from the top left.
#[test]
fn a_knight_without_a_start_begins_top_left() {
    let setup = Setup {
        game: Game::Knights,
        size: Size::new(5, 6),
        squares: Vec::new(),
        blocked: Vec::new(),
        closed: true,
        regions: None,
    };
    let wanted = KnightsPuzzle::new(Size::new(5, 6), Square::new(0, 0), true).unwrap();
    assert_eq!(setup.clone().build(), Ok(Puzzle::Knights(wanted)));
    let blocked = vec![Square::new(0, 1), Square::new(0, 0)];
    let Ok(Puzzle::Knights(puzzle)) = (Setup { blocked, ..setup }).build() else {
        panic!("a knight’s board stays one");
    };
    assert_eq!(puzzle.start(), Square::new(0, 2));
}
