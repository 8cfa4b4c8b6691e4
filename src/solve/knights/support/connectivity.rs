//! What can be seen of the unvisited squares without a search: whether a tour may still exist.

use super::walk::Walk;
use crate::puzzles::KnightsPuzzle;

/// Why a walk cannot become a tour. Squares are given by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doom {
    /// A square has too few ways in and out, and is not the only one that could be the end.
    DeadEnd(u32),
    /// Three squares, or more, have to come next to this one; only two can.
    Crowded(u32),
    /// A square cannot be reached any more.
    CutOff(u32),
    /// All ways to a part of the board lead through this square, and to another part, too: the
    /// knight can enter only one.
    Fork(u32),
    /// All ways to a part of the board lead through this square, and the part has too many squares
    /// of one colour, or no way back to the start.
    Unbalanced(u32),
    /// No unvisited square leads back to this one, the start of a closed tour.
    NoWayHome(u32),
}

impl Doom {
    /// The number of the square at fault.
    #[must_use]
    pub const fn square(self) -> u32 {
        let (Self::DeadEnd(square)
        | Self::Crowded(square)
        | Self::CutOff(square)
        | Self::Fork(square)
        | Self::Unbalanced(square)
        | Self::NoWayHome(square)) = self;
        square
    }
}

/// A walk through all unvisited squares, depth first from the knight's, that keeps what it learns.
///
/// Cut vertices are found as in R. Tarjan, *Depth-first search and linear graph algorithms*, SIAM
/// Journal on Computing 1 (1972), 146–160. A tour goes on as a path from the knight: what lies
/// behind a cut vertex must be where it ends, and there can be only one such place.
#[derive(Clone, Debug)]
pub(crate) struct Connectivity {
    /// The squares from which a closed tour can jump back to its start; none for an open one.
    homes: Vec<u32>,
    /// For every square whether it is one of them.
    near_start: Vec<bool>,
    closed: bool,
    places: Vec<Place>,
    stack: Vec<u32>,
    /// The unvisited squares in the order in which they were left.
    order: Vec<u32>,
    clock: u64,
}

/// What is known of a square.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// When it was reached, in all surveys.
    reached: u64,
    /// The earliest square next to it, or to any square first reached through it.
    low: u64,
    /// The ways that have not been followed.
    left: u8,
    /// Squares next to it that have only two ways.
    forced: u8,
    /// Whether the knight is a jump away, at that time.
    near_knight: u64,
    /// Of the squares first reached through it, itself included: those of colour 0 less the others.
    balance: i32,
    /// Whether a tour could end on one of them.
    end: bool,
    /// Whether one of them is a cut vertex with something behind it.
    holds_cut: bool,
}

impl Connectivity {
    pub(crate) fn new(puzzle: &KnightsPuzzle, walk: &Walk) -> Self {
        let area = puzzle.size().area();
        let start = puzzle.size().index(puzzle.start()) as u32;
        let homes: Vec<u32> = match puzzle.closed() {
            true => walk.graph.targets(start).collect(),
            false => Vec::new(),
        };
        let mut near_start = vec![false; area];
        homes
            .iter()
            .for_each(|&home| near_start[home as usize] = true);
        Self {
            homes,
            near_start,
            closed: puzzle.closed(),
            places: vec![Place::default(); area],
            stack: Vec::with_capacity(area),
            order: Vec::with_capacity(area),
            clock: 0,
        }
    }

    /// Why the walk cannot become a tour, if that can be seen.
    pub(crate) fn doom(&mut self, walk: &Walk) -> Option<Doom> {
        let knight = walk.knight()?;
        if self.is_homeless(walk) {
            return Some(Doom::NoWayHome(walk.path()[0]));
        }
        let fork = self.explore(walk, knight);
        let left = walk.squares() - walk.path().len();
        if fork.is_none() && self.order.len() < left {
            return self.unreached(walk).map(Doom::CutOff);
        }
        fork.or_else(|| self.narrow(walk, knight))
    }

    /// Whether squares are left, and none of them leads back to the start of a closed tour.
    fn is_homeless(&self, walk: &Walk) -> bool {
        let path = walk.path();
        let visited = |home| path.contains(home);
        self.closed && path.len() < walk.squares() && self.homes.iter().all(visited)
    }

    /// Visits everything that can be reached, and judges the cut vertices.
    fn explore(&mut self, walk: &Walk, knight: u32) -> Option<Doom> {
        self.order.clear();
        self.stack.clear();
        let begin = self.clock + 1;
        self.reach(walk, knight);
        for near in walk.ways(knight) {
            self.places[near as usize].near_knight = begin;
        }
        loop {
            let here = *self.stack.last()? as usize;
            let left = self.places[here].left;
            if left != 0 {
                let place = left.trailing_zeros() as usize;
                self.places[here].left &= left - 1;
                let next = walk.graph.target(here as u32, place);
                let reached = self.places[next as usize].reached;
                if reached < begin {
                    self.reach(walk, next);
                } else {
                    self.places[here].low = self.places[here].low.min(reached);
                }
                continue;
            }
            self.stack.pop();
            let parent = *self.stack.last()?;
            self.order.push(here as u32);
            let doom = if parent == knight {
                self.beside_knight(walk, knight)
            } else {
                self.fold(walk, parent, here)
            };
            if doom.is_some() {
                return doom;
            }
        }
    }

    fn reach(&mut self, walk: &Walk, square: u32) {
        self.clock += 1;
        let near_knight = self.places[square as usize].near_knight;
        let begin = self
            .stack
            .first()
            .map_or(0, |&knight| self.places[knight as usize].reached);
        let near = begin > 0 && near_knight == begin;
        self.places[square as usize] = Place {
            reached: self.clock,
            low: if near { begin } else { self.clock },
            left: walk.ways_of(square),
            forced: 0,
            near_knight,
            balance: 1 - 2 * colour(walk, square),
            end: !self.closed || self.near_start[square as usize],
            holds_cut: false,
        };
        self.stack.push(square);
    }

    /// The knight leaves its square once: everything must have been reached through one jump.
    fn beside_knight(&self, walk: &Walk, knight: u32) -> Option<Doom> {
        let left = walk.squares() - walk.path().len();
        let more = self.order.len() < left;
        let unreached =
            |near: u32| self.places[near as usize].reached < self.places[knight as usize].reached;
        (more && walk.ways(knight).any(unreached)).then_some(Doom::Fork(knight))
    }

    /// Adds what was learnt of a square to the one that it was reached from.
    fn fold(&mut self, walk: &Walk, parent: u32, child: usize) -> Option<Doom> {
        let below = self.places[child];
        let place = &mut self.places[parent as usize];
        place.low = place.low.min(below.low);
        place.balance += below.balance;
        place.end |= below.end;
        let cut = below.low >= place.reached;
        if (cut || below.holds_cut) && place.holds_cut {
            return Some(Doom::Fork(parent));
        }
        place.holds_cut |= cut || below.holds_cut;
        if !cut {
            return None;
        }
        // From the cut vertex the knight jumps to the other colour, and ends behind it.
        let entered = below.balance * (2 * colour(walk, parent) - 1);
        let fits = below.end && (0..=1).contains(&entered);
        (!fits).then_some(Doom::Unbalanced(parent))
    }

    /// The first square that is open, and was not reached from the knight.
    fn unreached(&mut self, walk: &Walk) -> Option<u32> {
        let begin = self.places[walk.knight()? as usize].reached;
        // What was visited counts as reached, so that a look at each square settles it.
        for &square in walk.path() {
            let reached = &mut self.places[square as usize].reached;
            *reached = begin.max(*reached);
        }
        let cut_off = |(square, place): (usize, &Place)| {
            let open = walk.graph.jumps(square as u32) != 0;
            (open && place.reached < begin).then_some(square as u32)
        };
        self.places.iter().enumerate().find_map(cut_off)
    }

    /// Looks for squares that have too few ways, or too many neighbours that need them.
    fn narrow(&mut self, walk: &Walk, knight: u32) -> Option<Doom> {
        let now = self.places[knight as usize].reached;
        let (mut ends, mut at_knight, mut at_start) = (0, 0, 0);
        for place in 0..self.order.len() {
            let square = self.order[place];
            let near_knight = self.places[square as usize].near_knight == now;
            let near_start = self.near_start[square as usize];
            let ways = walk.degree(square) + u32::from(near_knight) + u32::from(near_start);
            match ways {
                0 | 1 if self.closed || ends == 1 => return Some(Doom::DeadEnd(square)),
                0 | 1 => ends += 1,
                2 => {
                    at_knight += u32::from(near_knight);
                    at_start += u32::from(near_start);
                    for near in walk.ways(square) {
                        self.places[near as usize].forced += 1;
                    }
                }
                _ => {}
            }
        }
        // The end needs only one of its neighbours.
        let spare = u32::from(!self.closed && ends == 0);
        if at_knight > 1 + spare {
            return Some(Doom::Crowded(knight));
        }
        if at_start > 1 && self.order.len() > 1 {
            return Some(Doom::Crowded(walk.path()[0]));
        }
        let crowded = |&&square: &&u32| u32::from(self.places[square as usize].forced) > 2 + spare;
        let crowded = self.order.iter().find(crowded);
        crowded.map(|&square| Doom::Crowded(square))
    }
}

/// 0 for the colour of the corners at the top left, 1 for the other.
fn colour(walk: &Walk, square: u32) -> i32 {
    let square = walk.square(square);
    ((square.row + square.column) % 2) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::board::knight::bits;
    use crate::puzzles::lost::Why;
    use crate::puzzles::{InPlay, KnightsGame};
    use crate::solve::Rng;

    /// Whatever is doomed after any short walk has no tour, by plain search.
    #[test]
    fn what_is_doomed_has_no_tour() {
        for (rows, columns, closed) in [(3, 4, false), (3, 7, false), (5, 5, false), (5, 6, true)] {
            let size = Size::new(rows, columns);
            for start in size.squares() {
                let puzzle = KnightsPuzzle::new(size, start, closed).unwrap();
                follow(&puzzle);
            }
        }
    }

    /// Goes through the first tours that a plain search finds: no position on the way is doomed.
    fn follow(puzzle: &KnightsPuzzle) {
        let mut walk = Walk::new(puzzle);
        let mut steps = 0;
        while let Some(here) = walk.knight() {
            steps += 1;
            if steps == 200_000 || walk.is_solved() {
                break;
            }
            match walk.untried(here) {
                0 => _ = walk.take_back(&mut ()),
                _ if !walk.alive() => _ = walk.take_back(&mut ()),
                ways => _ = walk.jump(here, ways.trailing_zeros() as usize, &mut ()),
            }
        }
        if !walk.is_solved() {
            return;
        }
        let mut connectivity = Connectivity::new(puzzle, &walk);
        while walk.path().len() > 1 {
            walk.take_back(&mut ());
            assert_eq!(
                connectivity.doom(&walk),
                None,
                "{puzzle:?} {:?}",
                walk.path()
            );
        }
    }

    /// A closed tour from a random start, a few squares perhaps blocked, after random jumps.
    fn random_closed_walk(rng: &mut Rng) -> (KnightsPuzzle, Walk) {
        const SIZES: [(u32, u32); 6] = [(5, 6), (6, 6), (3, 10), (6, 7), (6, 8), (8, 8)];
        let (rows, columns) = SIZES[rng.below(SIZES.len() as u32) as usize];
        let size = Size::new(rows, columns);
        let mut square = || size.at(rng.below(size.area() as u32) as usize);
        let (start, blocked) = (square(), [square(), square()]);
        let blocked = blocked.into_iter().filter(|&square| square != start);
        let kept = rng.below(3) as usize;
        let puzzle = KnightsPuzzle::new(size, start, true).unwrap();
        let puzzle = puzzle.with_blocked(blocked.take(kept).collect()).unwrap();
        let mut walk = Walk::new(&puzzle);
        for _ in 0..rng.below(size.area() as u32) {
            let here = walk.knight().unwrap();
            let ways: Vec<usize> = bits(walk.ways_of(here)).collect();
            let Some(count @ 1..) = u32::try_from(ways.len()).ok() else {
                break;
            };
            walk.jump(here, ways[rng.below(count) as usize], &mut ());
        }
        (puzzle, walk)
    }

    /// What a game's judge says of 10,000 closed tours: strong pruning gives up no other ones, and
    /// all those without a way home.
    #[test]
    fn a_closed_tour_is_given_up_where_the_judge_of_games_calls_it_lost() {
        let mut rng = Rng::new(0);
        let (mut doomed, mut homeless) = (0, 0);
        for _ in 0..10_000 {
            let (puzzle, walk) = random_closed_walk(&mut rng);
            let mut game = KnightsGame::new(puzzle.clone());
            for &square in &walk.path()[1..] {
                game.jump(walk.square(square)).unwrap();
            }
            let lost = game.lost().map(|lost| lost.why);
            let doom = Connectivity::new(&puzzle, &walk).doom(&walk);
            let position = format!("{puzzle:?} {:?}: {doom:?}, {lost:?}", walk.path());
            assert!(doom.is_none() || lost.is_some(), "{position}");
            let home = matches!(doom, Some(Doom::NoWayHome(_)));
            match lost {
                Some(Why::NoWayHome) => assert!(home, "{position}"),
                // These are told first.
                Some(Why::Stranded | Why::CutOff) => {}
                _ => assert!(!home, "{position}"),
            }
            doomed += u32::from(doom.is_some());
            homeless += u32::from(home);
        }
        assert!(
            homeless > 1_000 && doomed - homeless > 1_000,
            "{doomed}, {homeless}"
        );
    }
}
