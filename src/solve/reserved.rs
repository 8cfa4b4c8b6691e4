//! Lists that keep their room.

use std::collections::VecDeque;
use std::ops::{Deref, DerefMut};

/// A list whose clones have room for as many elements: a clone's steps then allocate no more than the
/// original's.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reserved<L>(L);

impl<L: Room> Reserved<L> {
    /// An empty list with room for this many elements.
    pub(crate) fn new(room: usize) -> Self {
        Self(L::with_room(room))
    }
}

impl<L: Room> Clone for Reserved<L> {
    fn clone(&self) -> Self {
        let mut list = L::with_room(self.0.room());
        list.append_all(&self.0);
        Self(list)
    }
}

impl<L> Deref for Reserved<L> {
    type Target = L;

    #[inline]
    fn deref(&self) -> &L {
        &self.0
    }
}

impl<L> DerefMut for Reserved<L> {
    #[inline]
    fn deref_mut(&mut self) -> &mut L {
        &mut self.0
    }
}

/// A list with room for elements to come.
pub(crate) trait Room {
    /// An empty list with room for this many elements.
    fn with_room(room: usize) -> Self;

    /// How many elements fit.
    fn room(&self) -> usize;

    /// Adds the elements of another list.
    fn append_all(&mut self, other: &Self);
}

impl<T: Copy> Room for Vec<T> {
    fn with_room(room: usize) -> Self {
        Self::with_capacity(room)
    }

    fn room(&self) -> usize {
        self.capacity()
    }

    fn append_all(&mut self, other: &Self) {
        self.extend_from_slice(other);
    }
}

impl<T: Copy> Room for VecDeque<T> {
    fn with_room(room: usize) -> Self {
        Self::with_capacity(room)
    }

    fn room(&self) -> usize {
        self.capacity()
    }

    fn append_all(&mut self, other: &Self) {
        self.extend(other);
    }
}
