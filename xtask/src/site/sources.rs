//! A copy of the page's modules and styles, in which named files can be renamed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use tempfile::TempDir;
use walkdir::WalkDir;

use super::packed::Packed;

/// How a module names a file without importing it: `new URL("./x.worker.ts", import.meta.url)`.
const NAMING: &str = "new URL(";
const NAMED: &str = ", import.meta.url)";

pub struct Sources {
    folder: TempDir,
}

impl Sources {
    /// Copies `www/` from a checkout.
    pub fn copy(root: &Path) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        for entry in WalkDir::new(root.join("www")) {
            let entry = entry?;
            let to = folder.path().join(entry.path().strip_prefix(root)?);
            if entry.file_type().is_dir() {
                fs::create_dir_all(to)?;
            } else {
                fs::copy(entry.path(), to)?;
            }
        }
        Ok(Self { folder })
    }

    /// The place of a file, given its path from the root.
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    pub fn add(&self, file: &str, text: &str) -> Result<()> {
        fs::write(self.path(file), text)?;
        Ok(())
    }

    /// The files with this ending, by their paths from the root.
    pub fn ending(&self, end: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        for entry in WalkDir::new(&self.folder).sort_by_file_name() {
            let entry = entry?;
            let path = entry.path().strip_prefix(&self.folder)?;
            let path = path.to_string_lossy().replace('\\', "/");
            if path.ends_with(end) {
                found.push(path);
            }
        }
        Ok(found)
    }

    /// Replaces the names of packed files in every module.
    pub fn refer(&self, packed: &Packed) -> Result<()> {
        for end in [".js", ".ts", ".tsx"] {
            for module in self.ending(end)? {
                let text = fs::read_to_string(self.path(&module))?;
                self.add(&module, &referring(&text, &module, packed))?;
            }
        }
        Ok(())
    }
}

fn referring(text: &str, module: &str, packed: &Packed) -> String {
    let renamed = |part: &str| {
        let (old, rest) = part.split_once(NAMED)?;
        let new = packed.name(&resolve(module, old.trim_matches(['"', '\''])))?;
        Some(format!("\"./{new}\"{NAMED}{rest}"))
    };
    let mut parts = text.split(NAMING);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + NAMING + &renamed(part).unwrap_or_else(|| part.to_owned())
    })
}

/// The path from the root of a file that a module names.
fn resolve(module: &str, target: &str) -> String {
    let mut parts: Vec<_> = module.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed() -> Packed {
        Packed::of(&[
            ("www/engine/run.worker.ts", "run.worker-AB.js"),
            ("www/pkg/game.wasm", "game-CD.wasm"),
        ])
    }

    #[test]
    fn a_module_names_what_became_of_a_file() {
        let text = "a(new URL(\"./run.worker.ts\", import.meta.url));\n\
                    b(new URL('../pkg/game.wasm', import.meta.url), 1);";
        let expected = "a(new URL(\"./run.worker-AB.js\", import.meta.url));\n\
                        b(new URL(\"./game-CD.wasm\", import.meta.url), 1);";
        assert_eq!(referring(text, "www/engine/run.ts", &packed()), expected);
    }

    #[test]
    fn other_addresses_stay() {
        for text in [
            "new URL(import.meta.url)",
            "new URL(\"./other.ts\", import.meta.url)",
            "new URL(\"./run.worker.ts\", location.href)",
        ] {
            assert_eq!(referring(text, "www/engine/run.ts", &packed()), text);
        }
    }

    #[test]
    fn modules_in_typescript_name_it_too() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("www/engine")).unwrap();
        let text = "new URL(\"./run.worker.ts\", import.meta.url)";
        for file in ["www/engine/a.ts", "www/engine/b.tsx", "www/engine/c.js"] {
            fs::write(root.path().join(file), text).unwrap();
        }
        let sources = Sources::copy(root.path()).unwrap();
        sources.refer(&packed()).unwrap();
        for file in ["www/engine/a.ts", "www/engine/b.tsx", "www/engine/c.js"] {
            let text = fs::read_to_string(sources.path(file)).unwrap();
            assert_eq!(
                text, "new URL(\"./run.worker-AB.js\", import.meta.url)",
                "{file}"
            );
        }
    }

    #[test]
    fn sources_are_found_by_their_ends() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("www/engine")).unwrap();
        fs::write(root.path().join("www/engine/run.worker.ts"), "").unwrap();
        fs::write(root.path().join("www/main.tsx"), "").unwrap();
        let sources = Sources::copy(root.path()).unwrap();
        let found = sources.ending(".worker.ts").unwrap();
        assert_eq!(found, ["www/engine/run.worker.ts"]);
    }
}
