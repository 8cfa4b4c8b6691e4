//! The sentences of refutations, and what makes each of them true, by plain means.

use forward_check::board::Square;
use forward_check::puzzles::KnightsPuzzle;
use regex::{Captures, Regex};

use crate::common::knights::jump_apart;

/// A position, by plain means.
pub struct Plain<'a> {
    pub puzzle: &'a KnightsPuzzle,
    pub path: Vec<u32>,
}

impl Plain<'_> {
    pub fn at(&self, square: u32) -> Square {
        self.puzzle.size().at(square as usize)
    }

    pub fn number(&self, name: &str) -> u32 {
        let size = self.puzzle.size();
        size.index(size.parse(name).unwrap()) as u32
    }

    /// The squares of a list such as `a1, b2 and c3`; none of a number of squares.
    pub fn numbers(&self, names: &str) -> Vec<u32> {
        if names.ends_with(" squares") {
            return Vec::new();
        }
        let names = names.replace(" and ", ", ");
        names.split(", ").map(|name| self.number(name)).collect()
    }

    pub fn here(&self) -> u32 {
        self.path[self.path.len() - 1]
    }

    pub fn left(&self) -> Vec<u32> {
        let size = self.puzzle.size();
        let all = size.squares().filter(|&at| !self.puzzle.is_blocked(at));
        let numbers = all.map(|at| size.index(at) as u32);
        numbers.filter(|at| !self.path.contains(at)).collect()
    }

    pub fn is_apart(&self, one: u32, other: u32) -> bool {
        jump_apart(self.at(one), self.at(other))
    }

    pub fn onward(&self, from: u32) -> Vec<u32> {
        let mut left = self.left();
        left.retain(|&at| self.is_apart(from, at));
        left
    }

    /// The squares before or after which a square can come.
    pub fn ways(&self, square: u32) -> Vec<u32> {
        let mut ways = self.onward(square);
        let (here, start) = (self.here(), self.path[0]);
        let is_home = self.puzzle.closed() && (here != start || self.left().len() == 1);
        ways.extend(Some(here).filter(|&here| self.is_apart(square, here)));
        ways.extend(Some(start).filter(|&start| is_home && self.is_apart(square, start)));
        ways
    }

    /// Whether a square has just these ways.
    pub fn has_ways(&self, square: &str, wanted: &[&str]) -> bool {
        let mut ways = self.ways(self.number(square));
        let mut wanted: Vec<_> = wanted.iter().map(|name| self.number(name)).collect();
        ways.sort_unstable();
        wanted.sort_unstable();
        ways == wanted
    }

    /// The squares that can't be reached without one.
    pub fn behind(&self, barred: Option<u32>) -> Vec<u32> {
        let mut left = self.left();
        left.retain(|&at| Some(at) != barred);
        let mut edge = vec![self.here()];
        while let Some(from) = edge.pop() {
            let (near, rest): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|&at| self.is_apart(from, at));
            edge.extend(near);
            left = rest;
        }
        left
    }

    pub fn shade(&self, square: u32) -> &'static str {
        let at = self.at(square);
        ["light", "dark"][(at.row + at.column) as usize % 2]
    }

    pub fn last_shade(&self) -> &'static str {
        let other = ["dark", "light"][usize::from(self.shade(self.here()) == "dark")];
        [self.shade(self.here()), other][self.left().len() % 2]
    }

    /// Whether these squares are all that need another as a neighbour.
    pub fn need(&self, names: &str, wanted: &str) -> usize {
        let wanted = self.number(wanted);
        let need = |&at: &u32| {
            let ways = self.ways(at);
            ways.len() == 2 && ways.contains(&wanted)
        };
        let squares = self.numbers(names);
        assert!(squares.iter().all(need), "{names}");
        squares.len()
    }
}

/// Whether a sentence, with its captures, is true of a position, and of the squares that follow it.
pub type Predicate = fn(&Plain, &Captures, &[u32]) -> bool;

/// The sentences of what-ifs. A word in capitals stands for what it matches: `S` a square, `L` several, `N` a number,
/// `C` a colour.
pub const SENTENCES: [(&str, Predicate); 17] = [
    ("From S the knight can only jump to S", |at, of, next| {
        at.here() == at.number(&of[1])
            && at.onward(at.here()) == [at.number(&of[2])]
            && next.len() == 1
    }),
    ("S has only two ways left, from S and S", |at, of, _| {
        at.here() == at.number(&of[2]) && at.has_ways(&of[1], &[&of[2], &of[3]])
    }),
    ("It needs both, so jump there now", |at, _, next| {
        at.puzzle.closed() && next.len() == 1
    }),
    (
        "It needs both, because the tour ends on S",
        |at, of, next| {
            !at.puzzle.closed() && at.ways(at.number(&of[1])).len() < 2 && next.len() == 1
        },
    ),
    ("Jump to S now", |at, of, next| next == [at.number(&of[1])]),
    (
        "The tour ends on a C square, so S needs both its ways, from S and S",
        |at, of, _| {
            !at.puzzle.closed()
                && at.last_shade() == &of[1]
                && at.shade(at.number(&of[2])) != &of[1]
                && at.has_ways(&of[2], &[&of[3], &of[4]])
        },
    ),
    ("S can only be reached from S now", |at, of, _| {
        at.behind(Some(at.number(&of[2]))) == [at.number(&of[1])]
    }),
    ("So S and S must be your last two squares", |_, _, _| true),
    ("Don’t jump to S yet", |at, of, next| {
        !next.contains(&at.number(&of[1]))
    }),
    ("L can only be reached through S", |at, of, _| {
        let behind = at.behind(Some(at.number(&of[2])));
        at.numbers(&of[1]) == behind || of[1] == format!("{} squares", behind.len())
    }),
    ("So they come last, after S", |_, _, _| true),
    ("L each need S, so S comes between them", |at, of, next| {
        at.need(&of[1], &of[2]) == 2 && !next.contains(&at.number(&of[3]))
    }),
    ("Don’t jump there from S", |at, of, _| {
        at.here() == at.number(&of[1])
    }),
    (
        "S is the only square left that leads back to S, so it comes last",
        |at, of, next| {
            let start = at.path[0];
            let home: Vec<_> = at
                .left()
                .into_iter()
                .filter(|&one| at.is_apart(one, start))
                .collect();
            home == [at.number(&of[1])] && start == at.number(&of[2]) && !next.contains(&home[0])
        },
    ),
    ("Don’t jump there yet", |_, _, _| true),
    ("That leaves S", |at, of, next| next == [at.number(&of[1])]),
    ("S has N jumps? left: L", |at, of, next| {
        at.here() == at.number(&of[1])
            && of[2] == next.len().to_string()
            && at.numbers(&of[3]) == next
    }),
];

/// What is wrong with a position at the end of a line.
pub const FLAWS: [(&str, Predicate); 16] = [
    ("L (?:is|are) stranded", |at, of, _| {
        let lost = at
            .left()
            .into_iter()
            .filter(|&one| at.onward(one).is_empty() && !at.is_apart(one, at.here()));
        let lost: Vec<_> = lost.collect();
        at.numbers(&of[1]) == lost || of[1] == format!("{} squares", lost.len())
    }),
    ("L can’t be reached any more", |at, of, _| {
        let behind = at.behind(None);
        at.numbers(&of[1]) == behind || of[1] == format!("{} squares", behind.len())
    }),
    ("no jump leads from S back to S", |at, of, _| {
        at.left().is_empty()
            && at.puzzle.closed()
            && !at.is_apart(at.number(&of[1]), at.number(&of[2]))
    }),
    ("no unvisited square leads back to S", |at, of, _| {
        let start = at.number(&of[1]);
        at.puzzle.closed()
            && start == at.path[0]
            && at.left().iter().all(|&one| !at.is_apart(one, start))
    }),
    (
        "every jump changes colour, but N light and N dark squares are left",
        |at, of, _| {
            let light = at
                .left()
                .iter()
                .filter(|&&one| at.shade(one) == "light")
                .count();
            let dark = at.left().len() - light;
            let own = if at.shade(at.here()) == "light" {
                light
            } else {
                dark
            };
            of[1] == light.to_string() && of[2] == dark.to_string() && own != (light + dark) / 2
        },
    ),
    (
        "the tour would end on a C square, and S is C too",
        |at, of, _| {
            at.puzzle.closed() && at.last_shade() == &of[1] && at.shade(at.number(&of[2])) == &of[1]
        },
    ),
    ("L ha(?:s|ve) a way in, but no way out", |at, of, _| {
        at.puzzle.closed()
            && at
                .numbers(&of[1])
                .iter()
                .all(|&one| at.ways(one).len() == 1)
    }),
    (
        "S can only be reached from S, and has no way out",
        |at, of, _| {
            at.left().len() > 1 && at.here() == at.number(&of[2]) && at.has_ways(&of[1], &[&of[2]])
        },
    ),
    (
        "S has one way left, but the tour has to end on a C square",
        |at, of, _| {
            let one = at.number(&of[1]);
            at.ways(one).len() == 1 && at.last_shade() == &of[2] && at.shade(one) != &of[2]
        },
    ),
    (
        "L have one way left each, and a tour can end on only one of them",
        |at, of, _| {
            let ends = at
                .left()
                .into_iter()
                .filter(|&one| at.ways(one).len() == 1)
                .count();
            let squares = at.numbers(&of[1]);
            squares.iter().all(|&one| at.ways(one).len() == 1) && ends >= 2 && !at.puzzle.closed()
        },
    ),
    (
        "L each need S, but a tour links it to only two squares",
        |at, of, _| at.need(&of[1], &of[2]) > 2,
    ),
    ("L each need the next jump from S", |at, of, _| {
        at.here() == at.number(&of[2]) && at.need(&of[1], &of[2]) > 1
    }),
    ("L each need the last jump back to S", |at, of, _| {
        at.path[0] == at.number(&of[2]) && at.need(&of[1], &of[2]) > 1
    }),
    (
        "the squares beyond S fall into separate parts, and a tour can end in only one",
        |at, of, _| {
            let barred = at.number(&of[1]);
            let behind = match barred == at.here() {
                true => at.left(),
                false => at.behind(Some(barred)),
            };
            let mut part = vec![behind[0]];
            let mut seen = 0;
            while seen < part.len() {
                let near = behind
                    .iter()
                    .filter(|&&one| at.is_apart(part[seen], one) && !part.contains(&one));
                let near: Vec<_> = near.copied().collect();
                part.extend(near);
                seen += 1;
            }
            part.len() < behind.len()
        },
    ),
    (
        "L can only be reached through S, and from there no jump leads back to S",
        |at, of, _| {
            let behind = at.behind(Some(at.number(&of[2])));
            at.puzzle.closed()
                && behind
                    .iter()
                    .all(|&one| !at.is_apart(one, at.number(&of[3])))
        },
    ),
    (
        "L can only be reached through S, and too many of them are C",
        |at, of, _| {
            let barred = at.number(&of[2]);
            let behind = at.behind(Some(barred));
            let others = behind
                .iter()
                .filter(|&&one| at.shade(one) != at.shade(barred))
                .count();
            let is_other = at.shade(barred) != &of[3];
            let wanted = behind.len().div_ceil(2);
            if is_other {
                others > wanted
            } else {
                others < wanted
            }
        },
    ),
];

/// The compiled sentences of a table.
pub fn patterns(table: &'static [(&str, Predicate)]) -> Vec<(Regex, Predicate)> {
    const SQUARE: &str = "([a-z][0-9]+)";
    const LIST: &str = "((?:[a-z][0-9]+(?:, | and )?)+|[0-9]+ squares)";
    let pattern = |words: &str| {
        let words = words.split(' ').map(|word| {
            let (stem, end) = word.split_at(word.trim_end_matches([',', ':']).len());
            let stem = match stem {
                "S" => SQUARE,
                "L" => LIST,
                "N" => "([0-9]+)",
                "C" => "(light|dark)",
                word => word,
            };
            format!("{stem}{end}")
        });
        Regex::new(&format!("^{}$", words.collect::<Vec<_>>().join(" "))).unwrap()
    };
    table
        .iter()
        .map(|&(words, is_true)| (pattern(words), is_true))
        .collect()
}

pub fn check_sentence(table: &[(Regex, Predicate)], sentence: &str, at: &Plain, next: &[u32]) {
    let found = table
        .iter()
        .find_map(|(words, is_true)| Some((words.captures(sentence)?, is_true)));
    let (captures, is_true) = found.unwrap_or_else(|| panic!("no predicate for “{sentence}”"));
    assert!(
        is_true(at, &captures, next),
        "“{sentence}” after {:?} {next:?}",
        at.path
    );
}
