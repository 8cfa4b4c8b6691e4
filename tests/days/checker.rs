//! Checks a recorded puzzle by brute force. Shares no code with the generator, the hints and the solvers.

use serde::Deserialize;

use super::shape::shape;

/// Squares as a set: bit `row × columns + column`, rows from the top.
type Set = u128;

/// A recorded puzzle.
#[derive(Debug, Deserialize)]
pub struct Puzzle {
    pub game: String,
    pub size: String,
    pub board: String,
    pub grade: String,
    pub hash: String,
    #[serde(default)]
    tour: String,
}

impl Puzzle {
    /// Checks what the record says of the puzzle; returns its shape.
    pub fn check(&self) -> String {
        let (rows, columns) = self.size.split_once('x').unwrap();
        let size = Size(rows.parse().unwrap(), columns.parse().unwrap());
        let grid = match self.game.as_str() {
            "knights" => self.check_knights(size),
            "colour" => {
                let colours: Vec<u8> = self.board.bytes().collect();
                self.check_queens(size, &colours, &[]);
                colours
            }
            _ => {
                let queens = size.named(&self.board);
                self.check_queens(size, &[], &queens);
                size.grid(&[(&queens, b'Q')])
            }
        };
        shape((size.0, size.1), &grid)
    }

    /// There is one solution, and the grade is the least size of sets of lines that lead to it.
    fn check_queens(&self, size: Size, colours: &[u8], locked: &[usize]) {
        let mut open = size.lines(colours);
        let reach = if colours.is_empty() { size.0 } else { 1 };
        let taken = |square| size.taken(square, reach, &open);
        let taken: Vec<Set> = size.squares().map(taken).collect();
        let mut free = set(size.squares());
        for &queen in locked {
            assert!(free >> queen & 1 == 1, "locked queens take each other");
            free &= !taken[queen];
            open.retain(|line| line >> queen & 1 == 0);
        }
        assert_eq!(fillings(free, 0, &open, &taken, 2), 1, "one solution");
        let grades = ["easy", "medium", "hard", "expert"];
        let is_recorded = |grade: &&str| **grade == self.grade;
        let grade = grades.iter().position(is_recorded).unwrap();
        for most in 1..=(grade + 1).min(3) {
            let solved = solves(free, open.clone(), &taken, most);
            assert_eq!(solved, grade < most, "by sets of {most} lines");
        }
    }

    /// The tour is one, and the number of Warnsdorff runs that succeed tells Easy and Medium. Between Hard and
    /// Expert decides how many jumps the engine's pruned search takes back: that is not checked here.
    fn check_knights(&self, size: Size) -> Vec<u8> {
        let words: Vec<&str> = self.board.split(' ').collect();
        let (start, blocked) = (size.named(words[0]), size.named(words[3]));
        let closed = words[1] == "closed";
        let tour = size.named(&self.tour);
        let mut all = [&tour[..], &blocked].concat();
        all.sort_unstable();
        assert!(all.into_iter().eq(size.squares()), "every square once");
        assert_eq!(tour[0], start[0]);
        let leads = |from, to| size.jumps(from).any(|square| square == to);
        assert!(tour.windows(2).all(|pair| leads(pair[0], pair[1])));
        assert!(!closed || leads(tour[tour.len() - 1], tour[0]));
        let succeeds = |roth| {
            let end = size.warnsdorff(&tour, roth);
            end.is_some_and(|end| !closed || leads(end, tour[0]))
        };
        let grades = match (succeeds(false), succeeds(true)) {
            (true, true) => ["easy"; 2],
            (false, false) => ["hard", "expert"],
            _ => ["medium"; 2],
        };
        assert!(grades.contains(&self.grade.as_str()), "not {grades:?}");
        // A closed tour can start anywhere.
        let start = if closed { Vec::new() } else { start };
        size.grid(&[(&blocked, b'#'), (&start, b'K')])
    }
}

/// Rows and columns.
#[derive(Clone, Copy)]
struct Size(usize, usize);

impl Size {
    fn squares(self) -> std::ops::Range<usize> {
        0..self.0 * self.1
    }

    /// The squares of names such as `a1+c2`.
    fn named(self, names: &str) -> Vec<usize> {
        let square = |name: &str| {
            let rank: usize = name[1..].parse().unwrap();
            (self.0 - rank) * self.1 + usize::from(name.as_bytes()[0] - b'a')
        };
        names.split('+').map(square).collect()
    }

    /// The square so many rows down and columns along, if it is on the board.
    fn beyond(self, from: usize, (down, along): (isize, isize)) -> Option<usize> {
        let row = (from / self.1).checked_add_signed(down)?;
        let column = (from % self.1).checked_add_signed(along)?;
        (row < self.0 && column < self.1).then_some(row * self.1 + column)
    }

    /// Rows, columns and colours.
    fn lines(self, colours: &[u8]) -> Vec<Set> {
        let all = |is_in: &dyn Fn(usize) -> bool| set(self.squares().filter(|&at| is_in(at)));
        let mut lines = Vec::new();
        for line in 0..self.0 {
            lines.push(all(&|square| square / self.1 == line));
            lines.push(all(&|square| square % self.1 == line));
            if !colours.is_empty() {
                lines.push(all(&|square| usize::from(colours[square] - b'A') == line));
            }
        }
        lines
    }

    /// What a queen takes: its lines and, so far, its diagonals.
    fn taken(self, queen: usize, reach: usize, lines: &[Set]) -> Set {
        let reach = reach as isize;
        let slants = (-reach..=reach).flat_map(|far| [(far, far), (far, -far)]);
        let own = lines.iter().filter(|&line| line >> queen & 1 == 1);
        own.fold(
            set(slants.filter_map(|by| self.beyond(queen, by))),
            |all, line| all | line,
        )
    }

    /// The jumps from a square, clockwise from two up, one right.
    fn jumps(self, from: usize) -> impl Iterator<Item = usize> {
        let right = [(-2, 1), (-1, 2), (1, 2), (2, 1)];
        let left = right.map(|(down, along)| (-down, -along));
        right
            .into_iter()
            .chain(left)
            .filter_map(move |by| self.beyond(from, by))
    }

    /// Where Warnsdorff's rule ends a tour of the same squares, from the same start. With Roth's rule ties go to
    /// the square farthest from the centre, and then, as without it, to the first jump.
    fn warnsdorff(self, tour: &[usize], roth: bool) -> Option<usize> {
        let off = |at: usize, length: usize| (2 * at + 1).abs_diff(length).pow(2);
        let near = |square| 1_000 - off(square / self.1, self.0) - off(square % self.1, self.1);
        let (mut here, mut left) = (tour[0], set(tour.iter().copied()));
        loop {
            left &= !(1 << here);
            let onward = |from| self.jumps(from).filter(|to| left >> to & 1 == 1);
            let rank = |&to: &usize| (onward(to).count(), if roth { near(to) } else { 0 });
            match onward(here).min_by_key(rank) {
                Some(next) => here = next,
                None => return (left == 0).then_some(here),
            }
        }
    }

    /// A letter for each square.
    fn grid(self, marked: &[(&Vec<usize>, u8)]) -> Vec<u8> {
        let letter = |square| marked.iter().find(|marks| marks.0.contains(&square));
        self.squares()
            .map(|square| letter(square).map_or(b'.', |marks| marks.1))
            .collect()
    }
}

fn set(squares: impl Iterator<Item = usize>) -> Set {
    squares.fold(0, |set, square| set | 1 << square)
}

fn squares(set: Set) -> impl Iterator<Item = usize> {
    let clear = |set: &Set| Some(set & (set - 1)).filter(|&set| set != 0);
    let sets = std::iter::successors(Some(set).filter(|&set| set != 0), clear);
    sets.map(|set| set.trailing_zeros() as usize)
}

/// In how many ways queens fill some lines, up to a limit: the line with the fewest squares comes first.
fn fillings(free: Set, queens: Set, lines: &[Set], taken: &[Set], limit: u32) -> u32 {
    let open = lines.iter().filter(|&line| line & queens == 0);
    let Some(line) = open.min_by_key(|&line| (line & free).count_ones()) else {
        return 1;
    };
    let mut found = 0;
    for square in squares(line & free) {
        if found < limit {
            let (free, queens) = (free & !taken[square], queens | 1 << square);
            found += fillings(free, queens, lines, taken, limit - found);
        }
    }
    found
}

/// Whether last squares and sets of at most `most` lines solve a board: such a set rules out a square if a
/// queen there leaves no way to fill it.
fn solves(mut free: Set, mut open: Vec<Set>, taken: &[Set], most: usize) -> bool {
    while !open.is_empty() {
        if let Some(line) = open.iter().find(|&line| (line & free).count_ones() == 1) {
            let queen = (line & free).trailing_zeros() as usize;
            free &= !taken[queen];
            open.retain(|line| line >> queen & 1 == 0);
            continue;
        }
        let is_out = |square: usize, size| {
            let fails =
                |set: &[Set]| fillings(free & !taken[square], 1 << square, set, taken, 1) == 0;
            some_set(&open, size, &mut Vec::new(), &fails)
        };
        let out = |size| set(squares(free).filter(|&square| is_out(square, size)));
        match (1..=most).map(out).find(|&out| out != 0) {
            Some(out) => free &= !out,
            None => return false,
        }
    }
    true
}

/// Whether some set of `size` lines fails.
fn some_set(
    lines: &[Set],
    size: usize,
    set: &mut Vec<Set>,
    fails: &impl Fn(&[Set]) -> bool,
) -> bool {
    if size == 0 {
        return fails(set);
    }
    (0..lines.len()).any(|first| {
        set.push(lines[first]);
        let found = some_set(&lines[first + 1..], size - 1, set, fails);
        set.pop();
        found
    })
}
