//! Checks on the unvisited squares that show, without a search, that no tour is possible.

use super::walk::Walk;
use crate::puzzles::KnightsPuzzle;
use crate::solve::reserved::Reserved;

/// Why a walk cannot become a tour. Each holds the number of the square at fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Doom {
    /// A square with fewer than two ways, which cannot be the end: the tour is closed, or another
    /// square has to be its end.
    DeadEnd(u32),
    /// More squares have to be next to this one in the tour than can be.
    Crowded(u32),
    /// The knight cannot reach this square any more.
    CutOff(u32),
    /// This square is the only way into two parts of the board, and the knight can enter only one.
    Fork(u32),
    /// Beyond this square there are two parts with one way into each, and the tour can end in only one.
    TwoEnds(u32),
    /// This square is the only way into a part of the board that cannot hold the end of the tour:
    /// it has too many squares of one colour, or no way back to the start.
    Unbalanced(u32),
    /// No unvisited square leads back to this start of a closed tour.
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
        | Self::TwoEnds(square)
        | Self::Unbalanced(square)
        | Self::NoWayHome(square)) = self;
        square
    }
}

/// A depth-first traversal of the unvisited squares from the knight's, with its working memory.
///
/// Cut vertices are found as in R. Tarjan, *Depth-first search and linear graph algorithms*, SIAM
/// Journal on Computing 1 (1972), 146–160. The rest of a tour is a path from the knight, so it has
/// to end in the part behind a cut vertex, and only one such part is possible.
#[derive(Clone, Debug)]
pub(crate) struct Connectivity {
    /// The squares next to the start of a closed tour; none for an open one.
    homes: Vec<u32>,
    /// Whether each square is one of them.
    near_start: Vec<bool>,
    closed: bool,
    places: Vec<Place>,
    stack: Reserved<Vec<u32>>,
    /// The unvisited squares, in the order in which the traversal left them.
    order: Reserved<Vec<u32>>,
    clock: u64,
}

/// Where a cut vertex is, seen from a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Cut {
    #[default]
    None,
    Below,
    Here,
}

/// The facts about a square in the traversal.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// When it was last reached; the clock runs on from traversal to traversal.
    reached: u64,
    /// The earliest time of a neighbour of it, or of any square first reached through it.
    low: u64,
    /// Its jumps that have not been followed.
    left: u8,
    /// The number of its neighbours with only two ways.
    forced: u8,
    /// The time of the traversal in which the knight was next to it.
    near_knight: u64,
    /// Colour 0 minus colour 1 among the squares first reached through it and itself.
    balance: i32,
    /// Whether a tour could end on one of these.
    end: bool,
    /// Whether it, or one of these, is a cut vertex.
    cut: Cut,
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
            stack: Reserved::new(area),
            order: Reserved::new(area),
            clock: 0,
        }
    }

    /// Why the walk cannot become a tour, if these checks show it.
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

    /// Whether squares are left, but none that leads back to the start of a closed tour.
    fn is_homeless(&self, walk: &Walk) -> bool {
        let path = walk.path();
        let visited = |home| path.contains(home);
        self.closed && path.len() < walk.squares() && self.homes.iter().all(visited)
    }

    /// Visits every square that can be reached, and judges cut vertices.
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
            cut: Cut::None,
        };
        self.stack.push(square);
    }

    /// The knight leaves its square only once, so one jump must have reached everything.
    fn beside_knight(&self, walk: &Walk, knight: u32) -> Option<Doom> {
        let left = walk.squares() - walk.path().len();
        let more = self.order.len() < left;
        let unreached =
            |near: u32| self.places[near as usize].reached < self.places[knight as usize].reached;
        (more && walk.ways(knight).any(unreached)).then_some(Doom::Fork(knight))
    }

    /// Adds what is known of a square to the one from which it was reached.
    fn fold(&mut self, walk: &Walk, parent: u32, child: usize) -> Option<Doom> {
        let below = self.places[child];
        let place = &mut self.places[parent as usize];
        place.low = place.low.min(below.low);
        place.balance += below.balance;
        place.end |= below.end;
        let cut = below.low >= place.reached;
        if (cut || below.cut != Cut::None) && place.cut != Cut::None {
            let splits = cut && place.cut == Cut::Here;
            return Some(match splits {
                true => Doom::Fork(parent),
                false => Doom::TwoEnds(parent),
            });
        }
        if !cut {
            place.cut = place.cut.max(below.cut.min(Cut::Below));
            return None;
        }
        place.cut = Cut::Here;
        // The knight enters on the other colour and ends there.
        let entered = below.balance * (2 * colour(walk, parent) - 1);
        let fits = below.end && (0..=1).contains(&entered);
        (!fits).then_some(Doom::Unbalanced(parent))
    }

    /// The first unvisited square that the traversal did not reach.
    fn unreached(&mut self, walk: &Walk) -> Option<u32> {
        let begin = self.places[walk.knight()? as usize].reached;
        // Visited squares count as reached, so that one check per square is enough.
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

    /// Looks for squares with too few ways, or with too many neighbours that need them.
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
        // The end of an open tour needs only one neighbour.
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

/// 0 for the colour of the top left corner, 1 for the other.
fn colour(walk: &Walk, square: u32) -> i32 {
    let square = walk.square(square);
    ((square.row + square.column) % 2) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::board::knight::bits;
    use crate::puzzles::lost::WhyLost;
    use crate::puzzles::{InPlay, KnightsGame};
    use crate::solve::Rng;

    /// No position on the way to a tour is called doomed.
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

    /// Finds a tour by plain search and checks every position on the way.
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

    /// A random walk on a closed puzzle, perhaps with blocked squares.
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

    /// Strong pruning turns back only from positions that the judge of games calls lost, and both
    /// see a lost way home in the same positions.
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
                Some(WhyLost::NoWayHome) => assert!(home, "{position}"),
                // The judge names these first.
                Some(WhyLost::Stranded | WhyLost::CutOff) => {}
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
