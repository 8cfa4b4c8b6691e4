//! The site for tests and benchmarks: packed and served by `vite/serve.ts`, for as long as a value lives.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command};

use anyhow::{Context, Result};

use crate::tools::npm;
use crate::tools::process::start;

/// The variables with the addresses of the packed site, the same deep under a host, and the site as written. None may be
/// called `BASE_URL`: Vitest sets that itself.
const PACKED: &str = "PAGE_URL";
const DEEP: &str = "DIST_URL";
const SOURCE: &str = "SOURCE_URL";

pub struct Sites {
    /// It ends with its input.
    server: Child,
    addresses: Vec<(String, String)>,
}

impl Sites {
    /// Packs the site, checks its budgets and serves it.
    ///
    /// # Errors
    /// If it cannot be packed, or is too large.
    pub fn start() -> Result<Self> {
        let mut server = start(&mut npm::script("vite/serve.ts")?)?;
        let printed = server.stdout.take().context("a pipe is missing")?;
        let mut addresses = Vec::new();
        for line in BufReader::new(printed).lines() {
            let line = line?;
            if let Some(address) = address(&line) {
                addresses.push(address);
            }
            if addresses.iter().any(|(name, _)| name == SOURCE) {
                return Ok(Self { server, addresses });
            }
        }
        server.wait()?;
        anyhow::bail!("the site could not be packed; the output above says why")
    }

    /// Passes the addresses to a command.
    pub fn tell<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.envs(self.addresses.iter().cloned())
    }

    /// The address of the packed site.
    pub fn packed(&self) -> &str {
        self.address(PACKED)
    }

    /// The address of the site as written.
    pub fn source(&self) -> &str {
        self.address(SOURCE)
    }

    fn address(&self, name: &str) -> &str {
        let found = self.addresses.iter().find(|(other, _)| other == name);
        found.map_or("", |(_, address)| address)
    }
}

impl Drop for Sites {
    fn drop(&mut self) {
        drop(self.server.stdin.take());
        let _ = self.server.wait();
    }
}

/// The name and value of a line such as `PAGE_URL=http://127.0.0.1:8080/`.
fn address(line: &str) -> Option<(String, String)> {
    let (name, address) = line.split_once('=')?;
    let is_known = [PACKED, DEEP, SOURCE].contains(&name);
    is_known.then(|| (name.to_owned(), address.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_among_other_lines() {
        let read = address("PAGE_URL=http://127.0.0.1:1/");
        assert_eq!(
            read,
            Some(("PAGE_URL".to_owned(), "http://127.0.0.1:1/".to_owned()))
        );
        assert_eq!(address("dist/ is ready: 5590 KiB"), None);
        assert_eq!(address("OTHER=1"), None);
    }
}
