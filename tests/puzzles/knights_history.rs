//! A knight's history against a list of all earlier paths.

use forward_check::board::{Size, Square};
use forward_check::puzzles::{InPlay, KnightsGame, KnightsPuzzle};
use proptest::prelude::*;

use crate::common::knights::puzzle;
use crate::common::wanted::{cases, tour_puzzle};

/// A player's action. Numbers are reduced to the choices.
#[derive(Clone, Copy, Debug)]
enum Act {
    Jump(usize),
    /// Restores a part of an earlier path.
    Restore(usize, usize),
    Undo,
    Redo,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        5 => any::<usize>().prop_map(Act::Jump),
        2 => any::<(usize, usize)>().prop_map(|(which, kept)| Act::Restore(which, kept)),
        3 => Just(Act::Undo),
        2 => Just(Act::Redo),
    ];
    prop::collection::vec(act, 0..60)
}

/// Every path so far with the word that led to it, and the index of the current one.
struct Model {
    states: Vec<(String, Vec<u32>)>,
    now: usize,
}

impl Model {
    fn path(&self) -> &[u32] {
        &self.states[self.now].1
    }

    fn make(&mut self, word: String, path: Vec<u32>) {
        self.now += 1;
        let made = (word, path);
        if self.states.get(self.now) != Some(&made) {
            self.states.truncate(self.now);
            self.states.push(made);
        }
    }

    fn words(&self, range: std::ops::Range<usize>) -> String {
        let words = self.states[range].iter().map(|(word, _)| &**word);
        words.collect::<Vec<_>>().join(" ")
    }
}

fn names(size: Size, path: &[u32]) -> String {
    let names = path[1..].iter().map(|&s| size.name(size.at(s as usize)));
    names.collect::<Vec<_>>().join("+")
}

fn act(game: &mut KnightsGame, model: &mut Model, act: Act) {
    let size = game.puzzle().size();
    match act {
        Act::Jump(wish) => {
            let reachable: Vec<_> = game.reachable().collect();
            let Some(&target) = reachable.get(wish % reachable.len().max(1)) else {
                return;
            };
            let square = size.at(target as usize);
            game.jump(square).unwrap();
            let path = [model.path(), &[target]].concat();
            model.make(size.name(square), path);
        }
        Act::Restore(which, kept) => {
            let path = &model.states[which % model.states.len()].1;
            let path = path[..=kept % path.len()].to_vec();
            let position = names(size, &path);
            game.restore(&position).unwrap();
            if path != model.path() {
                model.make(format!("={position}"), path);
            }
        }
        Act::Undo => {
            assert_eq!(game.undo(), model.now > 0);
            model.now = model.now.saturating_sub(1);
        }
        Act::Redo => {
            assert_eq!(game.redo(), model.now + 1 < model.states.len());
            model.now = (model.now + 1).min(model.states.len() - 1);
        }
    }
}

fn check(game: &KnightsGame, model: &Model) {
    let (now, all) = (model.now, model.states.len());
    assert_eq!(game.path(), model.path());
    assert_eq!(game.position(), names(game.puzzle().size(), model.path()));
    assert_eq!(game.record(), model.words(1..now + 1));
    assert_eq!(game.undone_record(), model.words(now + 1..all));
    assert_eq!((game.can_undo(), game.can_redo()), (now > 0, now + 1 < all));
    let jumps = model.states[1..=now]
        .iter()
        .filter(|(word, _)| !word.starts_with('='));
    assert_eq!(game.moves(), jumps.count());
}

/// Every square knows whether the knight has been there, and when.
fn check_visits(game: &KnightsGame, puzzle: KnightsPuzzle) {
    let mut fresh = KnightsGame::new(puzzle);
    fresh.restore(&game.position()).unwrap();
    assert_eq!(fresh.path(), game.path());
    assert_eq!(fresh.degrees(), game.degrees());
    for square in game.puzzle().size().squares() {
        assert_eq!(fresh.check_jump(square), game.check_jump(square));
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn every_path_there_was_is_found_again(puzzle in tour_puzzle(7), acts in acts()) {
        let mut game = KnightsGame::new(puzzle.clone());
        let mut model = Model { states: vec![(String::new(), game.path().to_vec())], now: 0 };
        for wish in acts {
            act(&mut game, &mut model, wish);
            check(&game, &model);
        }
        check_visits(&game, puzzle.clone());
        let mut again = KnightsGame::new(puzzle);
        again.replay(&game.record()).unwrap();
        again.replay_undone(&game.undone_record()).unwrap();
        check(&again, &model);
    }
}

fn game() -> KnightsGame {
    let mut game = KnightsGame::new(puzzle(Size::square(8), "a8", false));
    game.replay("b6 c8 a7").unwrap();
    game
}

#[test]
fn starting_over_is_one_move() {
    let mut game = game();
    game.restore("").unwrap();
    assert_eq!((game.position(), game.moves()), (String::new(), 3));
    assert_eq!(game.record(), "b6 c8 a7 =");
    game.restore("").unwrap();
    assert_eq!(game.record(), "b6 c8 a7 =", "nothing was left to redo");
    assert!(game.undo());
    assert_eq!(game.position(), "b6+c8+a7");
    assert_eq!(game.undone_record(), "=");
}

#[test]
fn back_before_a_mistake_and_on_another_way() {
    let mut game = game();
    game.replay("=b6+c8 d6 =b6+a4").unwrap();
    assert_eq!(game.position(), "b6+a4");
    assert_eq!(game.record(), "b6 c8 a7 =b6+c8 d6 =b6+a4");
    game.undo();
    assert_eq!(game.position(), "b6+c8+d6");
    game.undo();
    game.jump(Square::new(2, 3)).unwrap();
    assert!(game.can_redo(), "the same jump keeps the redo history");
    game.undo();
    game.jump(Square::new(2, 1)).unwrap_err();
    assert!(game.can_redo(), "a jump that fails changes nothing");
    game.jump(Square::new(1, 0)).unwrap();
    assert!(!game.can_redo(), "another jump clears it");
}

#[test]
fn what_cannot_be_redone_changes_nothing() {
    let mut game = game();
    game.undo();
    game.replay_undone("d6 h8").unwrap_err();
    assert_eq!(
        (game.record(), game.undone_record()),
        ("b6 c8".into(), "a7".into())
    );
    game.replay_undone("").unwrap();
    assert!(!game.can_redo());
}
