//! Knights: puzzles by name, and tours found by plain depth-first search.

use forward_check::board::{Size, Square};
use forward_check::puzzles::theorems::no_tour;
use forward_check::puzzles::{KnightsGame, KnightsPuzzle};
use forward_check::solve::Rng;

/// An open or closed tour of a board from a named square.
pub fn puzzle(size: Size, start: &str, closed: bool) -> KnightsPuzzle {
    KnightsPuzzle::new(size, size.parse(start).unwrap(), closed).unwrap()
}

/// A board with each start, one after another.
pub fn starts(size: Size, closed: bool) -> impl Iterator<Item = KnightsPuzzle> {
    size.squares()
        .map(move |start| KnightsPuzzle::new(size, start, closed).unwrap())
}

/// Whether two squares are a knight's jump apart.
pub fn jump_apart(one: Square, other: Square) -> bool {
    let down = i64::from(one.row) - i64::from(other.row);
    let along = i64::from(one.column) - i64::from(other.column);
    down * down + along * along == 5
}

/// For every square, the numbers of the squares a jump away, clockwise from "two up, one right", as
/// in the published solvers.
pub fn neighbours(size: Size) -> Vec<Vec<usize>> {
    const ALONG: [i64; 8] = [1, 2, 2, 1, -1, -2, -2, -1];
    const DOWN: [i64; 8] = [-2, -1, 1, 2, 2, 1, -1, -2];
    let (rows, columns) = (i64::from(size.rows), i64::from(size.columns));
    let of = |square: Square| {
        let landings = ALONG.iter().zip(DOWN).map(move |(along, down)| {
            (
                i64::from(square.row) + down,
                i64::from(square.column) + along,
            )
        });
        let on_board = landings.filter(|(r, c)| (0..rows).contains(r) && (0..columns).contains(c));
        on_board.map(|(r, c)| (columns * r + c) as usize).collect()
    };
    size.squares().map(of).collect()
}

/// Whether there is a tour: depth-first search without looking ahead, for small boards.
pub fn has_tour(puzzle: &KnightsPuzzle) -> bool {
    goes_on(puzzle, &[puzzle.size().index(puzzle.start()) as u32])
}

/// Whether a path can be extended to a tour, by the same search.
pub fn goes_on(puzzle: &KnightsPuzzle, path: &[u32]) -> bool {
    let size = puzzle.size();
    let mut search = Search {
        near: neighbours(size),
        visited: vec![false; size.area()],
        home: puzzle.closed().then_some(path[0] as usize),
    };
    let blocked = puzzle.blocked().iter().map(|&square| size.index(square));
    let closed_off = blocked.chain(path.iter().map(|&square| square as usize));
    closed_off.for_each(|square| search.visited[square] = true);
    let here = path[path.len() - 1] as usize;
    search.finishes(here, size.area() - puzzle.blocked().len() - path.len())
}

struct Search {
    near: Vec<Vec<usize>>,
    visited: Vec<bool>,
    /// The square that a closed tour has to end a jump away from.
    home: Option<usize>,
}

/// The number of tours.
pub fn tours(puzzle: &KnightsPuzzle) -> usize {
    let mut path = vec![puzzle.start()];
    count(puzzle, &mut path)
}

fn count(puzzle: &KnightsPuzzle, path: &mut Vec<Square>) -> usize {
    let here = path[path.len() - 1];
    if path.len() == puzzle.squares_to_visit() {
        return usize::from(!puzzle.closed() || jump_apart(here, path[0]));
    }
    let mut found = 0;
    for next in puzzle.size().squares() {
        if jump_apart(here, next) && !puzzle.is_blocked(next) && !path.contains(&next) {
            path.push(next);
            found += count(puzzle, path);
            path.pop();
        }
    }
    found
}

impl Search {
    fn finishes(&mut self, here: usize, left: usize) -> bool {
        if left == 0 {
            return self.home.is_none_or(|home| self.near[here].contains(&home));
        }
        self.visited[here] = true;
        let found = (0..self.near[here].len()).any(|place| {
            let next = self.near[here][place];
            !self.visited[next] && self.finishes(next, left - 1)
        });
        self.visited[here] = false;
        found
    }
}

/// Random positions on small boards, open and closed, some with blocked squares: walks of any
/// length that prefer squares with few onward moves to different degrees.
pub fn positions(count: u64) -> impl Iterator<Item = (KnightsPuzzle, Vec<u32>)> {
    const SIZES: [(u32, u32); 8] = [
        (5, 5),
        (5, 6),
        (6, 6),
        (3, 8),
        (6, 5),
        (4, 5),
        (3, 10),
        (7, 4),
    ];
    (0..count).map(move |seed| {
        let mut rng = Rng::new(seed);
        let (rows, columns) = SIZES[rng.below(SIZES.len() as u32) as usize];
        let mut puzzle = random_puzzle(Size::new(rows, columns), &mut rng);
        // The theorems don't exclude a tour on most of them.
        for _ in 0..40 * rng.below(4) {
            if no_tour(&puzzle).is_some() {
                puzzle = random_puzzle(Size::new(rows, columns), &mut rng);
            }
        }
        let path = random_walk(&puzzle, &mut rng);
        (puzzle, path)
    })
}

fn random_puzzle(size: Size, rng: &mut Rng) -> KnightsPuzzle {
    let mut square = |_| size.at(rng.below(size.area() as u32) as usize);
    let start = square(0);
    let blocked: Vec<Square> = (0..4).map(square).filter(|&s| s != start).collect();
    let keep = rng.below(12) as usize;
    let blocked = blocked.into_iter().skip(keep).collect();
    let puzzle = KnightsPuzzle::new(size, start, rng.below(2) == 0).unwrap();
    puzzle.with_blocked(blocked).unwrap()
}

pub fn random_walk(puzzle: &KnightsPuzzle, rng: &mut Rng) -> Vec<u32> {
    let mut game = KnightsGame::new(puzzle.clone());
    let jumps = rng.below(puzzle.squares_to_visit() as u32);
    let care = rng.below(11);
    for _ in 0..jumps {
        let mut reachable: Vec<u32> = game.reachable().collect();
        if rng.below(10) < care {
            let fewest = reachable.iter().map(|&square| game.degree(square)).min();
            reachable.retain(|&square| Some(game.degree(square)) == fewest);
        }
        let Some(count @ 1..) = u32::try_from(reachable.len()).ok() else {
            break;
        };
        let target = reachable[rng.below(count) as usize];
        game.jump(puzzle.size().at(target as usize)).unwrap();
    }
    game.path().to_vec()
}
