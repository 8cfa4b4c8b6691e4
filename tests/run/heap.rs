//! An allocator that counts, for tests of allocations and memory.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

thread_local! {
    // For each thread, because other tests and the harness run in other threads.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
    /// Bytes in use now, and the most in use.
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: the system's allocator does everything; counting uses no memory of the heap.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    /// Counts both blocks, as if none could grow in place.
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        release(layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        release(layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(bytes: usize) {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
    HELD.set(HELD.get() + bytes as isize);
    MOST.set(MOST.get().max(HELD.get()));
}

fn release(bytes: usize) {
    HELD.set(HELD.get() - bytes as isize);
}

/// How often a function allocates.
pub fn allocations<T>(work: impl FnOnce() -> T) -> u64 {
    let before = ALLOCATIONS.get();
    black_box(work());
    ALLOCATIONS.get() - before
}

/// The most bytes in use while a function runs.
pub fn most_held<T>(work: impl FnOnce() -> T) -> isize {
    let before = HELD.get();
    MOST.set(before);
    black_box(work());
    MOST.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| vec![1]), 1);
    assert_eq!(allocations(|| 1), 0);
}

#[test]
fn the_adder_adds() {
    assert_eq!(most_held(|| vec![0_u8; 1_000]), 1_000);
    assert_eq!(most_held(|| 1), 0);
    let grown = most_held(|| {
        let mut bytes = vec![0_u8; 1_000];
        bytes.reserve_exact(1_000);
        bytes
    });
    assert_eq!(grown, 3_000);
}
