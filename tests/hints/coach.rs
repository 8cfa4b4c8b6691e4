//! The coach's words on simulated games, against what the definition of the smallest proofs says.

use forward_check::board::{Size, Square};
use forward_check::hint::proof::{Field, Position, units};
use forward_check::hint::{CoachVerdict, Coached, Judged, JudgedKind, knights, queens};
use forward_check::puzzles::{InPlay, KnightsGame, KnightsPuzzle, QueensGame, QueensPuzzle, Rule};
use forward_check::solve::Rng;

use super::proof::{board, least_by_definition};
use crate::common::queens::{attack_on, puzzle, solutions};
use crate::common::{colours, is_all};

/// How a simulated player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    /// Takes the hints.
    Perfect,
    /// Places queens and crosses anywhere, and starts over when none fits.
    Random,
    /// Takes some hints, and places and crosses out what isn't yet clear, right or wrong.
    Clumsy,
}

const PLAYERS: [Player; 3] = [Player::Perfect, Player::Random, Player::Clumsy];

/// The log of a game, solved in the end.
fn log_of(puzzle: &QueensPuzzle, player: Player, rng: &mut Rng) -> Vec<String> {
    let mut game = QueensGame::new(puzzle.clone(), Rule::Free);
    let (mut log, size) = (Vec::new(), puzzle.size());
    let moves = match player {
        Player::Perfect => 0,
        Player::Random | Player::Clumsy => 6 + rng.below(8),
    };
    for _ in 0..moves {
        let free = size
            .squares()
            .filter(|&at| game.check(at).is_ok() && !game.is_attacked(at));
        let free: Vec<_> = free.collect();
        let word = match (player, rng.below(6)) {
            (Player::Clumsy, 0..=2) => hinted(&game),
            _ if free.is_empty() => Some("<".to_owned()),
            (_, 3) => Some("<".to_owned()),
            (_, 4) if game.can_redo() => Some(">".to_owned()),
            (_, 5) => {
                let some =
                    (0..1 + rng.below(3)).map(|_| free[rng.below(free.len() as u32) as usize]);
                let names: Vec<_> = some.map(|at| size.name(at)).collect();
                Some(format!("x:{}", names.join("+")))
            }
            _ => Some(size.name(free[rng.below(free.len() as u32) as usize])),
        };
        log.extend(word.filter(|word| made(&mut game, word)));
    }
    // Then everything that is wrong goes, and the hints solve the board.
    while !game.is_solved() {
        let word = hinted(&game).unwrap_or_else(|| "<".to_owned());
        assert!(made(&mut game, &word), "{word} {log:?}");
        log.push(word);
    }
    log
}

fn made(game: &mut QueensGame, word: &str) -> bool {
    match word {
        "<" => game.undo(),
        ">" => game.redo(),
        _ => game.play(word).is_ok(),
    }
}

/// The move of a hint; none in a lost position.
fn hinted(game: &QueensGame) -> Option<String> {
    let hint = queens::AskingQueens::of(game.clone());
    hint.step.map(|step| step.record)
}

/// A position by the definition: what was right before a move, and the candidates left.
struct Naive {
    puzzle: QueensPuzzle,
    solutions: Vec<Vec<Square>>,
    candidates: Vec<Square>,
    queens: Vec<Square>,
}

impl Naive {
    fn new(puzzle: &QueensPuzzle, queens: &[Square], crosses: &[Square]) -> Self {
        let mut left = solutions(puzzle);
        let mut right = puzzle.locked().to_vec();
        for queen in queens {
            let with: Vec<_> = left
                .iter()
                .filter(|all| all.contains(queen))
                .cloned()
                .collect();
            if !with.is_empty() {
                left = with;
                right.push(*queen);
            }
        }
        let is_needed = |at: &Square| left.iter().any(|all| all.contains(at));
        let is_free = |at: &Square| {
            !right.contains(at)
                && !right.iter().any(|&queen| attack_on(puzzle, queen, *at))
                && (!crosses.contains(at) || is_needed(at))
        };
        Self {
            puzzle: puzzle.clone(),
            candidates: puzzle.size().squares().filter(is_free).collect(),
            queens: right.clone(),
            solutions: left,
        }
    }

    fn position(&self) -> Position {
        let (field, size) = (Field::of(self.puzzle.rules()), self.puzzle.size());
        let open = field
            .with(self.queens.iter().map(|&queen| size.index(queen)))
            .open;
        let candidates = self.candidates.iter().map(|&at| size.index(at)).collect();
        Position { candidates, open }
    }

    /// The size of the smallest proof against a square, up to `most`.
    fn against(&self, at: Square, most: u32) -> Option<u32> {
        if self.is_in_solution(at) {
            return None;
        }
        let square = self.puzzle.size().index(at);
        least_by_definition(self.puzzle.rules(), self.position(), square, most)
    }

    fn is_in_solution(&self, at: Square) -> bool {
        self.solutions.iter().any(|all| all.contains(&at))
    }

    /// The squares left of every open line.
    fn lines(&self) -> Vec<Vec<Square>> {
        let rules = self.puzzle.rules();
        let all: Vec<_> = rules.units().collect();
        let open = units(self.position().open).map(|unit| rules.squares_of(all[unit]));
        open.map(|line| {
            line.into_iter()
                .filter(|at| self.candidates.contains(at))
                .collect()
        })
        .collect()
    }

    /// Every square with its size, and last squares with 0; as far as the coach looks.
    fn reasons(&self) -> Vec<(u32, Square)> {
        let lines = self.lines();
        let lasts = lines.iter().filter(|line| line.len() == 1);
        let lasts: Vec<_> = lasts.map(|line| (0, line[0])).collect();
        (3..=24)
            .map(|most| {
                let out = self
                    .candidates
                    .iter()
                    .filter_map(|&at| Some((self.against(at, most)?, at)));
                let found: Vec<_> = lasts.iter().copied().chain(out).collect();
                found
            })
            .find(|found| {
                !found.is_empty() || self.candidates.iter().all(|&at| self.is_in_solution(at))
            })
            .unwrap_or_default()
    }

    /// Verdict, size and the least size of an easier reason; none if a move is not judged.
    fn judge(
        &self,
        placed: Option<Square>,
        crossed: &[Square],
    ) -> Option<(CoachVerdict, Option<u32>, Option<u32>)> {
        let out: Vec<_> = crossed
            .iter()
            .copied()
            .filter(|at| self.candidates.contains(at))
            .collect();
        if let Some(queen) = placed {
            if !self.is_in_solution(queen) {
                return Some((CoachVerdict::Wrong, None, None));
            }
        } else if out.is_empty() {
            return None;
        } else if out.iter().any(|&at| self.is_in_solution(at)) {
            let is_left = |all: &&Vec<Square>| !all.iter().any(|at| out.contains(at));
            let is_lost = !self.solutions.iter().any(|all| is_left(&all));
            let verdict = if is_lost {
                CoachVerdict::Wrong
            } else {
                CoachVerdict::Guess
            };
            return Some((verdict, None, None));
        }
        let reasons = self.reasons();
        let of = |at: &Square| {
            reasons
                .iter()
                .find(|(size, one)| *size > 0 && one == at)
                .map(|(size, _)| *size)
        };
        let largest = |squares: &[Square]| -> Option<u32> {
            let sizes = squares.iter().map(of).collect::<Option<Vec<_>>>()?;
            Some(sizes.into_iter().max().unwrap_or(0))
        };
        let (size, mut own) = match placed {
            None => (largest(&out), out.clone()),
            Some(queen) => {
                let lines = self
                    .lines()
                    .into_iter()
                    .filter(|line| line.contains(&queen));
                let others = lines.map(|line| {
                    line.into_iter()
                        .filter(|at| *at != queen)
                        .collect::<Vec<_>>()
                });
                let best =
                    others.filter_map(|others| Some((largest(&others)?, others.len(), others)));
                // The first of equal lines.
                match best.min_by_key(|(size, count, _)| (*size, *count)) {
                    Some((size, _, others)) => (Some(size), others),
                    None => (None, Vec::new()),
                }
            }
        };
        own.extend(placed);
        let easier = reasons
            .iter()
            .filter(|(least, at)| !own.contains(at) && size.is_none_or(|size| *least < size));
        let least = easier.map(|(least, _)| *least).min();
        let verdict = match (size, least) {
            (None, _) => CoachVerdict::Guess,
            (_, Some(_)) => CoachVerdict::Missed,
            _ => CoachVerdict::Found,
        };
        Some((verdict, size, least))
    }
}

/// Holds every word of the coach on a game against the definition.
fn check(puzzle: &QueensPuzzle, log: &[String], counts: &mut [u32; 7]) {
    let coached = queens::Coaching::of(puzzle.clone(), &log.join(" ")).unwrap();
    assert_eq!(coached.problem, "");
    let mut judged = coached.moves.iter();
    let mut game = QueensGame::new(puzzle.clone(), Rule::Free);
    for (at, word) in log.iter().enumerate() {
        let before = game.clone();
        assert!(made(&mut game, word));
        if word == "<" || word == ">" {
            continue;
        }
        let placed = game
            .queens()
            .iter()
            .copied()
            .find(|queen| !before.queens().contains(queen));
        let crossed: Vec<_> = game.crosses().iter().copied().collect();
        let fresh: Vec<_> = crossed
            .into_iter()
            .filter(|at| !before.crosses().contains(at))
            .collect();
        let stay: Vec<_> = before
            .queens()
            .iter()
            .copied()
            .filter(|queen| game.queens().contains(queen))
            .collect();
        let crosses: Vec<_> = before.crosses().iter().copied().collect();
        let naive = Naive::new(puzzle, &stay, &crosses);
        let Some((verdict, size, least)) = naive.judge(placed, &fresh) else {
            continue;
        };
        let told = judged.next().unwrap();
        assert_eq!(told.at as usize, at, "{puzzle:?} {log:?}");
        let (told_size, told_least) = match verdict {
            CoachVerdict::Wrong => (None, None),
            _ => (told.size, told.least),
        };
        assert_eq!(
            (told.verdict, told_size, told_least),
            (verdict, size, least),
            "{puzzle:?} {log:?} {told:?}"
        );
        if verdict == CoachVerdict::Wrong {
            check_taken_back(puzzle, log, told);
        }
        check_drawing(&naive, told);
        counts[verdict as usize] += 1;
    }
    assert_eq!(judged.next(), None);
}

/// A wrong queen or cross is on the board until its move is taken back.
fn check_taken_back(puzzle: &QueensPuzzle, log: &[String], told: &Judged) {
    let until = told.until.expect("the game was solved") as usize;
    let stands_after = |count: usize| {
        let mut game = QueensGame::new(puzzle.clone(), Rule::Free);
        assert!(log[..count].iter().all(|word| made(&mut game, word)));
        told.squares.iter().all(|&square| {
            let at = puzzle.size().at(square as usize);
            match told.kind {
                JudgedKind::Cross => game.crosses().contains(&at),
                _ => game.queens().contains(&at),
            }
        })
    };
    assert!((told.at as usize + 1..=until).all(stands_after), "{told:?}");
    assert!(!stands_after(until + 1), "{told:?}");
}

/// The reason that is drawn has as many lines as the words say, and they can't all be filled.
fn check_drawing(naive: &Naive, told: &Judged) {
    let Some(reason) = &told.reason else {
        return;
    };
    let lines = if reason.placed.is_some() {
        0
    } else {
        reason.lines.len() as u32
    };
    let wanted = if told.least.is_some() {
        told.least
    } else {
        told.size
    };
    assert_eq!(Some(lines), wanted, "{told:?}");
    if let Some(square) = reason.imagined {
        let at = naive.puzzle.size().at(square as usize);
        assert!(!naive.is_in_solution(at));
        assert_eq!(naive.against(at, lines), Some(lines), "{told:?}");
    }
    assert!(told.text.len() > 10 && told.text.ends_with('.'), "{told:?}");
}

fn small(rng: &mut Rng) -> QueensPuzzle {
    loop {
        let puzzle = match rng.below(8) {
            0 => puzzle(6, ""),
            _ => board(rng),
        };
        if puzzle.side() <= if is_all() { 7 } else { 6 } {
            return puzzle;
        }
    }
}

#[test]
fn words_on_queens_are_those_of_the_smallest_proofs() {
    let mut rng = Rng::new(30);
    let mut counts = [0; 7];
    for game in 0..if is_all() { 450 } else { 24 } {
        let puzzle = small(&mut rng);
        let log = log_of(&puzzle, PLAYERS[game % 3], &mut rng);
        check(&puzzle, &log, &mut counts);
    }
    assert!(counts[..4].iter().all(|&count| count > 5), "{counts:?}");
}

#[test]
fn a_perfect_player_finds_every_move() {
    let mut rng = Rng::new(31);
    for _ in 0..if is_all() { 50 } else { 8 } {
        let puzzle = board(&mut rng);
        let log = log_of(&puzzle, Player::Perfect, &mut rng);
        let coached = queens::Coaching::of(puzzle, &log.join(" ")).unwrap();
        let is_found = |told: &Judged| told.verdict == CoachVerdict::Found && told.least.is_none();
        assert!(coached.moves.iter().all(is_found), "{coached:?}");
        assert_eq!(coached.moves.len(), log.len());
    }
}

fn coached(puzzle: &QueensPuzzle, log: &str) -> Coached {
    queens::Coaching::of(puzzle.clone(), log).unwrap()
}

#[test]
fn words_say_what_happened() {
    let board = colours::puzzle(
        "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH",
        "",
    );
    let log = "x:d4+f3 x:d2 a8 b6 < x:h1 o:h1 d7 a4 -a4 e4 g2 b5 h1";
    let told: Vec<_> = coached(&board, log)
        .moves
        .into_iter()
        .map(|told| (told.at, told.verdict, told.text))
        .collect();
    let lines: Vec<_> = told
        .iter()
        .map(|(at, verdict, text)| format!("{at} {verdict:?} {text}"))
        .collect();
    assert_eq!(lines.join("\n"), TOLD);
}

const TOLD: &str = "\
0 Found The hardest is d4: a queen there would leave purple (E) without a square.
1 Found A queen there would leave sand (G) and brown (H) with no way to fill both.
2 Guess No reason with up to 3 lines led there yet. Easier: a queen on e2 would leave sand (G) and brown (H) with no way to fill both.
3 Wrong It attacks the queen on a8.
5 Wrong h1 has to have a queen.
7 Guess No reason with up to 3 lines led there yet. Easier: a queen on g7 would leave row 6 without a square.
8 Wrong It attacks the queen on a8.
10 Missed It took a reason with 3 lines. Easier: a queen on f5 would leave row 6 without a square.
11 Wrong It left grey (F) without a square.
12 Found g5 and h5 were out, so it was the last square of row 5. A queen on g5 would leave row 6 without a square.
13 Found g2, h2 and g1 were out, so it was the last square of brown (H). A queen on g2 would leave row 3 without a square.";

/// One line rules out d4 and f3 and no other square; two lines rule out d2.
#[test]
fn a_stroke_misses_nothing_that_it_crosses_out_itself() {
    let regions = "AAAAABBCAABBBBBCAABBBCCCADBDDCCCDDDDEEECDDDEEFFCGGGFFFHHGGGFFFHH";
    let board = colours::puzzle(regions, "");
    let told = |log| {
        let [told] = &coached(&board, log).moves[..] else {
            panic!("one move is judged");
        };
        (told.verdict, told.size, told.least)
    };
    assert_eq!(told("x:d4+f3+d2"), (CoachVerdict::Found, Some(2), None));
    assert_eq!(told("x:d4+d2"), (CoachVerdict::Missed, Some(2), Some(1)));
}

#[test]
fn large_and_unsolvable_boards_are_not_judged() {
    let large = coached(&puzzle(13, ""), "a1 c2");
    assert_eq!(
        large.problem,
        "The coach judges boards up to 12 × 12: solve a smaller one."
    );
    let none = coached(&puzzle(6, "a1"), "c2");
    assert_eq!(
        none.problem,
        "This board has no solution, so there is no move to judge."
    );
    assert!(large.moves.is_empty() && none.moves.is_empty());
    assert!(queens::Coaching::of(puzzle(8, ""), "a1 z9").is_err());
}

// ---- knights ------------------------------------------------------------------------------------

/// Whether some tour continues a path, by trying every jump.
fn continues(puzzle: &KnightsPuzzle, path: &mut Vec<u32>) -> bool {
    let mut game = KnightsGame::new(puzzle.clone());
    let size = puzzle.size();
    for &square in &path[1..] {
        game.jump(size.at(square as usize)).unwrap();
    }
    if game.is_solved() {
        return true;
    }
    let onward: Vec<_> = game.reachable().collect();
    onward.into_iter().any(|square| {
        path.push(square);
        let found = continues(puzzle, path);
        path.pop();
        found
    })
}

#[test]
fn words_on_knights_are_those_of_an_exhaustive_search() {
    let mut rng = Rng::new(32);
    let mut counts = [0; 7];
    let size = Size::new(5, 5);
    for _ in 0..if is_all() { 50 } else { 6 } {
        let puzzle = KnightsPuzzle::new(size, Square::new(0, 0), false).unwrap();
        let mut game = KnightsGame::new(puzzle.clone());
        let mut log = Vec::new();
        while !game.is_solved() {
            let onward: Vec<_> = game.reachable().collect();
            let word = match (knights::AskingTour::of(game.clone()).step, rng.below(5)) {
                (Some(step), 2..) => step.record,
                (_, 0..2) if !onward.is_empty() => {
                    size.name(size.at(onward[rng.below(onward.len() as u32) as usize] as usize))
                }
                _ => "<".to_owned(),
            };
            if word == "<" {
                game.undo();
            } else {
                game.play(&word).unwrap();
            }
            log.push(word);
        }
        check_jumps(&puzzle, &log, &mut counts);
    }
    let [found, .., open, lost, not_known] = counts;
    assert!(
        found > 20 && open > 20 && lost > 0 && counts[3] > 2,
        "{counts:?}"
    );
    assert_eq!(not_known, 0);
}

fn check_jumps(puzzle: &KnightsPuzzle, log: &[String], counts: &mut [u32; 7]) {
    let coached = knights::Coaching::of(puzzle.clone(), &log.join(" ")).unwrap();
    let mut judged = coached.moves.iter();
    let mut game = KnightsGame::new(puzzle.clone());
    for word in log {
        if word == "<" {
            game.undo();
            continue;
        }
        let mut before = game.path().to_vec();
        game.play(word).unwrap();
        let told = judged.next().unwrap();
        let mut path = game.path().to_vec();
        // The last jumps are few enough to try them all.
        if path.len() >= 10 {
            let was_open = continues(puzzle, &mut before);
            let is_open = was_open && continues(puzzle, &mut path);
            let expected = match (was_open, is_open) {
                (_, true) => {
                    told.verdict == CoachVerdict::Found || told.verdict == CoachVerdict::Open
                }
                (true, _) => told.verdict == CoachVerdict::Wrong && told.until.is_some(),
                _ => told.verdict == CoachVerdict::Lost,
            };
            assert!(expected, "{log:?} {told:?}");
        }
        assert_eq!(told.kind, JudgedKind::Jump);
        counts[told.verdict as usize] += 1;
    }
}

#[test]
fn a_rule_that_would_have_told_is_named() {
    let puzzle = KnightsPuzzle::new(Size::new(6, 6), Square::new(0, 0), false).unwrap();
    let mut rng = Rng::new(5);
    let mut named = 0;
    for _ in 0..20 {
        let mut game = KnightsGame::new(puzzle.clone());
        loop {
            let onward: Vec<_> = game.reachable().collect();
            if onward.is_empty() {
                break;
            }
            let square = onward[rng.below(onward.len() as u32) as usize];
            game.jump(puzzle.size().at(square as usize)).unwrap();
        }
        let coached = knights::Coaching::of(puzzle.clone(), &game.record()).unwrap();
        let wrong = coached
            .moves
            .iter()
            .find(|told| told.verdict == CoachVerdict::Wrong);
        named += usize::from(wrong.is_some_and(|told| told.reason.is_some()));
    }
    assert!(named > 5, "{named}");
}
