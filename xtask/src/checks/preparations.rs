//! What later checks need, compiled and installed while the earlier ones run: much of what those do leaves
//! a processor free.

use std::cell::Cell;
use std::thread::{self, JoinHandle};

use super::check::Check;
use crate::site::wasm;
use crate::tools::process::run_silently;
use crate::tools::rustup::ensure_target;
use crate::tools::{engine, npm};

/// Preparations in the background, which show nothing. If one fails, the check that needs it tries again,
/// and says why.
pub struct Preparations(Cell<Option<JoinHandle<()>>>);

impl Preparations {
    /// Starts to prepare what these checks need.
    pub fn start(checks: &[Check]) -> Self {
        let [tools, browsers, module] =
            [Check::Npm, Check::Browser, Check::Wasm].map(|check| checks.contains(&check));
        if module {
            // Before other checks add it, too: rustup must not run twice at a time.
            let _ = ensure_target(wasm::TARGET);
        }
        let prepare = move || {
            if tools {
                let _ = npm::install_by(run_silently);
            }
            if browsers {
                let _ = engine::install_by(run_silently);
            }
            if module {
                let _ = wasm::compile(run_silently);
            }
        };
        Self(Cell::new(Some(thread::spawn(prepare))))
    }

    /// Waits until what a check needs is there.
    pub fn wait_for(&self, check: Check) {
        if matches!(check, Check::Npm | Check::Browser | Check::Wasm) {
            self.wait();
        }
    }

    fn wait(&self) {
        if let Some(thread) = self.0.take() {
            let _ = thread.join();
        }
    }
}

/// A package manager that is cut short leaves a mess.
impl Drop for Preparations {
    fn drop(&mut self) {
        self.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_waits_for_what_it_needs_alone() {
        let waits = |check| {
            let preparations = Preparations(Cell::new(Some(thread::spawn(|| ()))));
            preparations.wait_for(check);
            preparations.0.take().is_none()
        };
        let waiting: Vec<_> = [Check::Rust, Check::Wasm, Check::Npm, Check::Browser]
            .into_iter()
            .filter(|check| waits(*check))
            .collect();
        assert_eq!(waiting, [Check::Wasm, Check::Npm, Check::Browser]);
    }
}
