//! Sets of small integers as in CPython, for the order in which it pops them.

/// The most numbers of a set, from 0 up. Slots are the bits of a word, and more numbers would need
/// a larger table.
pub const MOST: usize = 63;

/// The smallest table, and the largest one with collisions: in larger ones every number is in the
/// slot of its value.
const SMALLEST: u8 = 8;
const LARGEST_NAMED: u8 = 32;

/// The slots that can hold a number: the bits of a word.
const SLOTS: u8 = 64;

/// The number of slots probed after the first, if they are all in the table.
const NEIGHBOURS: u8 = 9;

/// A set of numbers below 63: an open hash table in which a number is its own hash.
///
/// The order is that of `Objects/setobject.c` in CPython 3.7 and later.
#[derive(Clone, Copy, Debug)]
pub struct CpythonSet {
    /// A bit for every number in the set.
    numbers: u64,
    len: u8,
    /// A bit for every slot that holds one.
    live: u64,
    /// The contents of the slots of a small table; stale in empty slots.
    slots: [u8; LARGEST_NAMED as usize],
    /// The number of slots: a power of two.
    size: u8,
    /// Whether a number was removed, which leaves a mark in its slot.
    dummies: bool,
    /// Whether every number is in the first slot it probes.
    tidy: bool,
}

impl CpythonSet {
    /// An empty set.
    #[must_use]
    pub const fn new() -> Self {
        Self::with_size(SMALLEST)
    }

    const fn with_size(size: u8) -> Self {
        Self {
            numbers: 0,
            len: 0,
            live: 0,
            slots: [0; LARGEST_NAMED as usize],
            size,
            dummies: false,
            tidy: true,
        }
    }

    /// The numbers from 0 to `end` − 1, added in their order.
    ///
    /// # Panics
    /// If there are more than 63.
    #[must_use]
    pub fn below(end: usize) -> Self {
        assert!(end <= MOST, "{end} numbers do not fit");
        let mut set = Self::new();
        (0..end as u8).for_each(|value| set.add(value));
        set
    }

    /// The number of elements.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.len as u32
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.live == 0
    }

    /// The numbers in the order of their slots.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        let mut rest = self.live;
        std::iter::from_fn(move || {
            let slot = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(self.value(slot))
        })
    }

    /// Removes the number in the first slot.
    ///
    /// CPython starts after the number popped last. Nothing is added after that, so no earlier slot
    /// holds a number.
    #[inline]
    pub fn pop(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let slot = self.live.trailing_zeros() as u8;
        let value = self.value(slot);
        self.take(value, slot);
        self.dummies = true;
        Some(value)
    }

    /// Becomes `set - {value}`, whether or not the value is in the set.
    #[inline]
    pub fn subtract(&mut self, value: i32) {
        let value = u8::try_from(value).ok().filter(|&value| self.has(value));
        let len = self.len();
        let copied = len / 4 > 1;
        let size = if copied {
            size_above(2 * len)
        } else {
            size_of_fresh(len - u32::from(value.is_some()))
        };
        // Numbers in the first slot they probe are there again in a table of the same size.
        if size != self.size || !self.tidy && (!copied || self.dummies) {
            *self = if copied {
                self.moved_to(size)
            } else {
                self.rebuilt_without(value)
            };
        }
        self.dummies = copied && value.is_some();
        if let Some(value) = value.filter(|&value| self.has(value)) {
            self.take(value, self.slot_of(value));
        }
    }

    #[inline]
    fn has(&self, value: u8) -> bool {
        usize::from(value) < MOST && self.numbers >> value & 1 > 0
    }

    /// Removes a number from its slot.
    #[inline]
    fn take(&mut self, value: u8, slot: u8) {
        self.numbers &= !(1 << value);
        self.len -= 1;
        self.live &= !(1 << slot);
    }

    /// A new table of this size with the numbers added in the order of their slots.
    fn moved_to(&self, size: u8) -> Self {
        let mut set = Self::with_size(size);
        self.iter().for_each(|value| set.insert(value));
        set
    }

    /// A new set of the other numbers, added in the order of their slots.
    fn rebuilt_without(&self, value: Option<u8>) -> Self {
        let mut set = Self::new();
        let others = self.iter().filter(|&other| Some(other) != value);
        others.for_each(|other| set.add(other));
        set
    }

    /// Adds a new number, and moves to a larger table when three slots in five are filled. Nothing
    /// may have been removed before.
    fn add(&mut self, value: u8) {
        self.insert(value);
        if 5 * self.len() >= 3 * (u32::from(self.size) - 1) {
            *self = self.moved_to(size_above(4 * self.len()));
        }
    }

    /// Puts a number into the first empty slot it probes.
    fn insert(&mut self, value: u8) {
        let home = value & (self.size - 1);
        let (mut start, mut perturb) = (home, value);
        let slot = loop {
            if let Some(slot) = self.empty_from(start) {
                break slot;
            }
            perturb >>= 5;
            start = start.wrapping_mul(5).wrapping_add(1 + perturb) & (self.size - 1);
        };
        self.tidy &= slot == home;
        self.numbers |= 1 << value;
        self.len += 1;
        self.live |= 1 << slot;
        if self.size <= LARGEST_NAMED {
            self.slots[usize::from(slot)] = value;
        }
    }

    /// The first empty slot of a run of probes.
    fn empty_from(&self, start: u8) -> Option<u8> {
        let all_fit = start + NEIGHBOURS < self.size;
        let end = start + if all_fit { NEIGHBOURS } else { 0 };
        (start..=end).find(|slot| self.live >> slot & 1 == 0)
    }

    fn value(&self, slot: u8) -> u8 {
        if self.size <= LARGEST_NAMED {
            self.slots[usize::from(slot)]
        } else {
            slot
        }
    }

    /// The slot that holds a number of the set.
    #[inline]
    fn slot_of(&self, value: u8) -> u8 {
        let home = value & (self.size - 1);
        if self.tidy {
            return home;
        }
        let holds = |slot: &u8| self.live >> slot & 1 > 0 && self.value(*slot) == value;
        let mut slots = 0..self.size.min(SLOTS);
        slots.find(holds).expect("every number has a slot")
    }
}

impl Default for CpythonSet {
    fn default() -> Self {
        Self::new()
    }
}

/// The smallest size of a table above a number.
const fn size_above(number: u32) -> u8 {
    let size = (number + 1).next_power_of_two() as u8;
    if size < SMALLEST { SMALLEST } else { size }
}

/// The size of a new set of up to seven numbers: the fifth makes it grow.
const fn size_of_fresh(numbers: u32) -> u8 {
    if numbers < 5 { SMALLEST } else { LARGEST_NAMED }
}
