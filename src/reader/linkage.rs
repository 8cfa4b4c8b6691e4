//! Joins the neighbours that are most alike until a number of parts is left.
//!
//! This is single linkage on the graph of neighbours, by Kruskal's algorithm (1956).

/// Two neighbours, and how different they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub cells: [usize; 2],
    pub weight: f32,
}

/// The links between neighbours in a board: to the right and down.
pub(super) fn neighbours(side: usize) -> Vec<[usize; 2]> {
    let mut pairs = Vec::new();
    for place in 0..side * side {
        if place % side + 1 < side {
            pairs.push([place, place + 1]);
        }
        if place / side + 1 < side {
            pairs.push([place, place + side]);
        }
    }
    pairs
}

/// Sets of cells, joined step by step.
#[derive(Clone, Debug)]
struct Sets(Vec<usize>);

impl Sets {
    fn new(cells: usize) -> Self {
        Self((0..cells).collect())
    }

    fn root(&mut self, cell: usize) -> usize {
        let mut root = cell;
        while self.0[root] != root {
            self.0[root] = self.0[self.0[root]];
            root = self.0[root];
        }
        root
    }

    /// False if they were joined before.
    fn join(&mut self, [one, other]: [usize; 2]) -> bool {
        let (one, other) = (self.root(one), self.root(other));
        self.0[one] = other;
        one != other
    }

    /// A number for every cell: its set's, in the order in which cells meet them.
    fn labels(&mut self) -> Vec<usize> {
        let roots: Vec<_> = (0..self.0.len()).map(|cell| self.root(cell)).collect();
        renumbered(&roots)
    }
}

/// Equal numbers stay equal; they are renumbered from 0 in the order in which they are met.
pub(super) fn renumbered(numbers: &[usize]) -> Vec<usize> {
    let mut met = Vec::new();
    let number = |number: &usize| {
        let known = met.iter().position(|other| other == number);
        known.unwrap_or_else(|| {
            met.push(*number);
            met.len() - 1
        })
    };
    numbers.iter().map(number).collect()
}

/// The connected parts of equal labels.
pub(super) fn pieces(labels: &[usize], side: usize) -> Vec<usize> {
    let mut sets = Sets::new(labels.len());
    for pair in neighbours(side) {
        if labels[pair[0]] == labels[pair[1]] {
            sets.join(pair);
        }
    }
    sets.labels()
}

/// All ways to part cells by one measure: the links that join everything, the lightest first.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    cells: usize,
    links: Vec<Link>,
    /// A difference that does not matter.
    grain: f32,
}

impl Tree {
    /// The tree of links that join all cells.
    pub fn new(cells: usize, links: &[Link], grain: f32) -> Self {
        let mut sorted = links.to_vec();
        sorted.sort_by(|one, other| one.weight.total_cmp(&other.weight));
        let mut sets = Sets::new(cells);
        sorted.retain(|link| sets.join(link.cells));
        Self {
            cells,
            links: sorted,
            grain,
        }
    }

    /// The links of the tree, the lightest first.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    /// The part of every cell when so many parts are left.
    pub fn parts(&self, count: usize) -> Vec<usize> {
        let mut sets = Sets::new(self.cells);
        for link in &self.links[..self.cells.saturating_sub(count)] {
            sets.join(link.cells);
        }
        sets.labels()
    }

    /// The difference that was joined last, and the first that was not, when so many parts are left.
    pub fn borders(&self, count: usize) -> [f32; 2] {
        let joined = self.cells.saturating_sub(count);
        let weight = |place: Option<usize>| place.map_or(0.0, |place| self.links[place].weight);
        let last = (joined < self.links.len()).then_some(joined);
        [
            weight(joined.checked_sub(1)),
            last.map_or(0.0, |_| weight(last)),
        ]
    }

    /// How many times larger the first difference that was not joined is than the last that was.
    pub fn step(&self, count: usize) -> f32 {
        let [low, high] = self.borders(count);
        (high + self.grain) / (low + self.grain)
    }

    /// The number of parts at which that step is largest.
    pub fn natural(&self, most: usize) -> usize {
        let counts = 2..=most.min(self.cells - 1);
        let steps = counts.map(|count| (self.step(count), count));
        steps
            .max_by(|one, other| one.0.total_cmp(&other.0))
            .map_or(1, |(_, count)| count)
    }

    /// How clearly there are just so many parts: their step, less if another number has a larger one.
    pub fn clarity(&self, count: usize) -> f32 {
        let (own, best) = (self.step(count), self.step(self.natural(4 * count)));
        if best > own {
            (own * own / best).max(1.0)
        } else {
            own
        }
    }
}
