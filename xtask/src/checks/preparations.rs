//! Compiles and installs what later checks need while earlier ones run, because those often leave a
//! processor idle.

use std::cell::Cell;
use std::thread::{self, JoinHandle};

use super::check::Check;
use crate::site::wasm;
use crate::tools::process::run_silently;
use crate::tools::rustup::ensure_target;
use crate::tools::{engine, npm};

/// Silent background preparations. If one fails, the check that needs it tries again and reports
/// why.
pub struct Preparations(Cell<Option<JoinHandle<()>>>);

impl Preparations {
    /// Starts preparing what these checks need.
    pub fn start(checks: &[Check]) -> Self {
        let [tools, browsers, module] =
            [Check::Npm, Check::Browser, Check::Wasm].map(|check| checks.contains(&check));
        if module {
            // Now, because other checks may add it as well, and rustup must not run twice at a
            // time.
            let _ = ensure_target(wasm::TARGET);
        }
        let prepare = move || {
            if tools {
                let _ = npm::install_by(npm::Packages::All, run_silently);
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

    /// Waits until a check's preparations are done.
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

/// An interrupted package manager leaves a mess.
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
