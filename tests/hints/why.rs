//! Why there is no queen on a square, against enumeration and against the definition of a proof.

use forward_check::board::{Rules, Square};
use forward_check::hint::HintLine;
use forward_check::hint::queens::{AskingWhyNot, MOST_WAYS, Why, WhyNot};
use forward_check::puzzles::{QueensGame, QueensPuzzle, Rule};
use forward_check::solve::Rng;

use crate::common::colours;
use crate::common::queens::{attack_on, puzzle, solutions};

/// Random games on a board: queens of a solution, sometimes any queen, and some crosses.
struct Games {
    puzzle: QueensPuzzle,
    solutions: Vec<Vec<Square>>,
    rng: Rng,
}

impl Games {
    fn new(puzzle: QueensPuzzle, seed: u64) -> Self {
        Self {
            solutions: solutions(&puzzle),
            puzzle,
            rng: Rng::new(seed),
        }
    }

    fn anywhere(&mut self) -> Square {
        let size = self.puzzle.size();
        size.at(self.rng.below(size.area() as u32) as usize)
    }

    fn good(&mut self) -> Square {
        if self.solutions.is_empty() {
            return self.anywhere();
        }
        let which = self.rng.below(self.solutions.len() as u32) as usize;
        let row = self.rng.below(self.puzzle.side()) as usize;
        self.solutions[which][row]
    }

    fn game(&mut self) -> QueensGame {
        let mut game = QueensGame::new(self.puzzle.clone(), Rule::Classic);
        for _ in 0..self.rng.below(4) {
            let queen = match self.rng.below(5) {
                0 => self.anywhere(),
                _ => self.good(),
            };
            let _ = game.place(queen);
        }
        for _ in 0..self.rng.below(6) {
            let cross = self.anywhere();
            let _ = game.cross(&[cross]);
        }
        game
    }

    /// How many solutions have the queens on the board, and how many of these a queen on a square.
    fn count(&self, game: &QueensGame, square: Square) -> (u64, u64) {
        let left: Vec<_> = self
            .solutions
            .iter()
            .filter(|solution| game.all().all(|queen| solution.contains(&queen)))
            .collect();
        let through = left.iter().filter(|solution| solution.contains(&square));
        (left.len() as u64, through.count() as u64)
    }

    /// The squares that are neither attacked nor rightly crossed out, once a queen is on a square.
    fn left_with(&self, game: &QueensGame, square: Square) -> Vec<Square> {
        let queens: Vec<_> = game.all().chain([square]).collect();
        let is_right = |cross: Square| self.count(game, cross).1 == 0;
        let is_left = |&one: &Square| {
            let is_hit = |&queen: &Square| queen == one || attack_on(&self.puzzle, queen, one);
            let is_out = game.crosses().contains(&one) && is_right(one);
            !queens.iter().any(is_hit) && !is_out
        };
        self.puzzle.size().squares().filter(is_left).collect()
    }

    /// The lines without a queen once there is one on a square, each with the squares it has left.
    fn open_with(&self, game: &QueensGame, square: Square) -> Vec<(HintLine, Vec<Square>)> {
        let left = self.left_with(game, square);
        let rules: &Rules = self.puzzle.rules();
        let queens: Vec<_> = game.all().chain([square]).collect();
        let units = rules.units().map(|unit| (unit, rules.squares_of(unit)));
        let open = units.filter(|(_, squares)| !queens.iter().any(|queen| squares.contains(queen)));
        let with_left = open.map(|(unit, mut squares)| {
            squares.retain(|square| left.contains(square));
            (HintLine::from(unit), squares)
        });
        with_left.collect()
    }

    /// Whether queens that don't attack each other can fill all of these lines.
    fn can_fill(&self, lines: &[&Vec<Square>], queens: &mut Vec<Square>) -> bool {
        let Some((first, rest)) = lines.split_first() else {
            return true;
        };
        if queens.iter().any(|queen| first.contains(queen)) {
            return self.can_fill(rest, queens);
        }
        first.iter().any(|&square| {
            let attacked = |&queen: &Square| attack_on(&self.puzzle, queen, square);
            // A line that has its queen needs no other, and takes none.
            if queens.iter().any(attacked) {
                return false;
            }
            queens.push(square);
            let fills = self.can_fill(rest, queens);
            queens.pop();
            fills
        })
    }

    /// The size of the smallest set of lines that can't all be filled, found by trying every set of
    /// up to `most`.
    fn smallest(&self, open: &[(HintLine, Vec<Square>)], most: usize) -> Option<usize> {
        (1..=most).find(|&size| self.any_of_size(open, size, &mut Vec::new()))
    }

    fn any_of_size<'a>(
        &self,
        open: &'a [(HintLine, Vec<Square>)],
        size: usize,
        chosen: &mut Vec<&'a Vec<Square>>,
    ) -> bool {
        if size == 0 {
            return !self.can_fill(chosen, &mut Vec::new());
        }
        (0..open.len()).any(|at| {
            chosen.push(&open[at].1);
            let found = self.any_of_size(&open[at + 1..], size - 1, chosen);
            chosen.pop();
            found
        })
    }

    fn check(&mut self) -> Why {
        let game = self.game();
        let square = loop {
            let square = self.anywhere();
            if game.all().all(|queen| queen != square) {
                break square;
            }
        };
        let told = AskingWhyNot::of(game.clone(), square);
        let is_attacked = |queen| attack_on(&self.puzzle, queen, square);
        let (all, through) = self.count(&game, square);
        let expected = match (all, through) {
            _ if game.all().any(is_attacked) => Why::Attacked,
            (0, _) => Why::Lost,
            (_, 0) => Why::Out,
            _ => Why::Possible,
        };
        assert_eq!(told.answer, expected, "{told:?}");
        match told.answer {
            Why::Attacked => self.check_attacked(&game, square, &told),
            Why::Possible => self.check_possible(&told, all, through),
            Why::Out => self.check_out(&game, square, &told),
            Why::Lost | Why::NotKnown => assert!(told.step.is_none()),
        }
        told.answer
    }

    fn check_attacked(&self, game: &QueensGame, square: Square, told: &WhyNot) {
        let size = self.puzzle.size();
        let attackers: Vec<_> = game
            .all()
            .filter(|&queen| attack_on(&self.puzzle, queen, square))
            .map(|queen| (size.number(queen), size.number(square)))
            .collect();
        assert_eq!(told.reasoning.pairs, attackers);
        for (queen, _) in attackers {
            let name = size.name(size.at(queen as usize));
            assert!(told.reasoning.text.contains(&name), "{told:?}");
        }
        assert!(told.step.is_none());
    }

    fn check_possible(&self, told: &WhyNot, all: u64, through: u64) {
        let text = &told.reasoning.text;
        let numbers: Vec<u64> = text
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        let expected = match (all, through) {
            (1, 1) => vec![],
            _ if all == through => vec![all],
            _ => vec![through, all],
        };
        assert!(all < MOST_WAYS);
        assert_eq!(numbers, expected, "{text}");
        assert!(told.step.as_ref().unwrap().text.starts_with("Place "));
    }

    fn check_out(&self, game: &QueensGame, square: Square, told: &WhyNot) {
        const MOST: usize = 3;
        let size = self.puzzle.size();
        let open = self.open_with(game, square);
        let lines = &told.reasoning.lines;
        let squares = |line: &HintLine| &open.iter().find(|(open, _)| open == line).unwrap().1;
        let proof: Vec<_> = lines.iter().map(squares).collect();
        assert!(!self.can_fill(&proof, &mut Vec::new()), "{told:?}");
        let smallest = self.smallest(&open, MOST.min(open.len()));
        assert_eq!(smallest.unwrap_or(lines.len()), lines.len(), "{told:?}");
        assert!(smallest.is_some() || lines.len() > MOST, "{told:?}");
        let offers_cross = told.step.is_some();
        assert_eq!(offers_cross, !game.crosses().contains(&square));
        assert_eq!(told.reasoning.ruled_out, [size.number(square)]);
    }
}

#[test]
fn every_answer_agrees_with_enumeration_and_with_the_definition() {
    let mut seen = [0; 4];
    let boards = (5..=8)
        .flat_map(|side| (0..6).map(move |seed| colours::random(side, seed)))
        .chain(colours::WORKED.map(|(letters, _)| colours::puzzle(letters, "")))
        .chain([
            puzzle(5, ""),
            puzzle(6, ""),
            puzzle(8, "f6,c1"),
            puzzle(8, "a8"),
        ]);
    for (seed, puzzle) in (0..).zip(boards) {
        let mut games = Games::new(puzzle, seed);
        for _ in 0..40 {
            match games.check() {
                Why::Attacked => seen[0] += 1,
                Why::Possible => seen[1] += 1,
                Why::Out => seen[2] += 1,
                Why::Lost => seen[3] += 1,
                Why::NotKnown => panic!("small boards are known"),
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
}

#[test]
fn solutions_are_counted_up_to_a_thousand() {
    let game = |side| QueensGame::new(puzzle(side, ""), Rule::Classic);
    let text = |side, name: &str| {
        let square = game(side).puzzle().size().parse(name).unwrap();
        AskingWhyNot::of(game(side), square).reasoning.text
    };
    assert_eq!(
        text(8, "a8"),
        "4 of the 92 remaining solutions have a queen on a8."
    );
    assert_eq!(
        text(11, "a11"),
        "96 of at least 1,000 remaining solutions have a queen on a11."
    );
    assert_eq!(
        text(12, "f12"),
        "At least 1,000 solutions have a queen on f12."
    );
}

#[test]
fn large_boards_are_searched_and_the_largest_are_not() {
    let asked = |side, locked, name: &str| {
        let puzzle = puzzle(side, locked);
        let square = puzzle.size().parse(name).unwrap();
        AskingWhyNot::of(QueensGame::new(puzzle, Rule::Classic), square)
    };
    let possible = asked(20, "", "c5");
    assert_eq!(possible.answer, Why::Possible);
    assert_eq!(
        possible.reasoning.text,
        "At least one solution has a queen on c5."
    );
    assert_eq!(asked(70, "", "a1").answer, Why::NotKnown);
}
