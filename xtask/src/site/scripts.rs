//! The page's scripts on the development server: transpiled on request, and again only after a
//! change. Results and source maps are cached in `target/page/`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use walkdir::WalkDir;

use super::page::MAIN;
use super::transpile::{Fault, Script, is_typescript, transpile_file};

/// The source map of `a.ts` is `a.ts.map`.
pub const MAP: &str = ".map";

/// The scripts of a checkout.
#[derive(Clone)]
pub struct Scripts(Arc<Folders>);

struct Folders {
    /// The checkout.
    root: PathBuf,
    /// The folder of the JavaScript.
    made: PathBuf,
    /// The build time of this program: another build may transpile differently.
    built: u128,
}

impl Scripts {
    pub fn new(root: &Path) -> Self {
        Self(Arc::new(Folders {
            root: root.to_owned(),
            made: root.join("target/page"),
            built: built().unwrap_or_default(),
        }))
    }

    /// The JavaScript of a source, by its path from the root of the checkout. A source with an
    /// error becomes a script that shows the error on the page. The first module does this for
    /// every source, because a module that imports from a broken one never runs, and the browser
    /// would only report a missing name.
    ///
    /// # Errors
    /// If there is no such source.
    pub fn code(&self, file: &str) -> Result<String> {
        let faults = match file {
            MAIN => self.faults()?,
            _ => Vec::new(),
        };
        if faults.is_empty() {
            return self
                .made(file)
                .or_else(|error| match error.downcast::<Fault>() {
                    Ok(fault) => Ok(told(&[fault])),
                    Err(error) => Err(error),
                });
        }
        Ok(told(&faults))
    }

    /// The source map of a source.
    ///
    /// # Errors
    /// If there is none: a browser asks for a map only after its script.
    pub fn map(&self, file: &str) -> Result<String> {
        read(&self.0.made.join(format!("{file}{MAP}")))
    }

    /// The errors in the page's sources.
    fn faults(&self) -> Result<Vec<Fault>> {
        let mut faults = Vec::new();
        for file in sources(&self.0.root)? {
            if let Err(error) = self.made(&file) {
                faults.push(error.downcast::<Fault>()?);
            }
        }
        Ok(faults)
    }

    /// The cached or new result for a source.
    fn made(&self, file: &str) -> Result<String> {
        let source = self.0.root.join(file);
        let end = self.end(file, &source)?;
        let path = self.0.made.join(format!("{file}.js"));
        if let Ok(code) = read(&path)
            && code.ends_with(&end)
        {
            return Ok(code);
        }
        let Script { code, map } = transpile_file(&self.0.root, file)?;
        let code = code + &end;
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(self.0.made.join(format!("{file}{MAP}")), map)?;
        fs::write(path, &code)?;
        Ok(code)
    }

    /// The last lines of a result: the version of its source, and the address of its map.
    fn end(&self, file: &str, source: &Path) -> Result<String> {
        let data =
            fs::metadata(source).with_context(|| format!("cannot read {}", source.display()))?;
        let (changed, built) = (nanoseconds(data.modified()?)?, self.0.built);
        let size = data.len();
        Ok(format!(
            "// {changed} {size} {built}\n//# sourceMappingURL=/{file}{MAP}\n"
        ))
    }
}

/// The TypeScript of a page, by paths from the root, without declarations.
fn sources(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in WalkDir::new(root.join("www")).sort_by_file_name() {
        let entry = entry?;
        let file = entry
            .path()
            .strip_prefix(root)?
            .to_string_lossy()
            .replace('\\', "/");
        if is_typescript(&file) && !file.ends_with(".d.ts") {
            found.push(file);
        }
    }
    Ok(found)
}

/// Prints an error in the terminal, and returns the script that shows it on the page.
fn told(faults: &[Fault]) -> String {
    let lines: Vec<_> = faults.iter().map(ToString::to_string).collect();
    let text = lines.join("\n");
    eprintln!("{text}");
    failing(&text)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn built() -> Result<u128> {
    nanoseconds(env::current_exe()?.metadata()?.modified()?)
}

fn nanoseconds(time: SystemTime) -> Result<u128> {
    Ok(time.duration_since(UNIX_EPOCH)?.as_nanos())
}

/// The script sent in place of one with an error.
const FAILING: &str = include_str!("../../failing.js");

/// A script that shows a text on the page and throws it.
fn failing(text: &str) -> String {
    FAILING.replace("\"TEXT\"", &serde_json::Value::from(text).to_string())
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::site::transpile::transpile;

    fn example() -> (TempDir, Scripts) {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("www/app")).unwrap();
        let scripts = Scripts::new(root.path());
        (root, scripts)
    }

    fn write(root: &TempDir, text: &str) {
        fs::write(root.path().join("www/app/a.ts"), text).unwrap();
    }

    #[test]
    fn a_script_is_made_again_only_after_a_change() {
        let (root, scripts) = example();
        write(&root, "export const a: number = 1;\n");
        let code = scripts.code("www/app/a.ts").unwrap();
        assert!(code.starts_with("export const a = 1;\n"), "{code}");
        // Files under target/ are sent as they are: a mark in one shows that it was not made again.
        let made = root.path().join("target/page/www/app/a.ts.js");
        fs::write(&made, format!("// mark\n{code}")).unwrap();
        assert!(
            scripts
                .code("www/app/a.ts")
                .unwrap()
                .starts_with("// mark\n")
        );
        write(&root, "export const a: number = 2;\n");
        let code = scripts.code("www/app/a.ts").unwrap();
        assert!(code.starts_with("export const a = 2;\n"), "{code}");
    }

    #[test]
    fn a_browser_finds_the_map() {
        let (root, scripts) = example();
        write(&root, "export const a: number = 1;\n");
        assert!(scripts.map("www/app/a.ts").is_err());
        let code = scripts.code("www/app/a.ts").unwrap();
        assert!(
            code.ends_with("\n//# sourceMappingURL=/www/app/a.ts.map\n"),
            "{code}"
        );
        assert!(scripts.map("www/app/a.ts").unwrap().contains("\"a.ts\""));
    }

    #[test]
    fn a_fault_becomes_a_script_that_says_so_until_it_is_mended() {
        let (root, scripts) = example();
        write(&root, "let a = \"</p>\" ];\n");
        let code = scripts.code("www/app/a.ts").unwrap();
        assert!(
            code.contains("const text = \"www/app/a.ts:1:15: "),
            "{code}"
        );
        assert!(code.contains("textContent = text"), "{code}");
        write(&root, "let a = 1;\n");
        assert!(
            scripts
                .code("www/app/a.ts")
                .unwrap()
                .starts_with("let a = 1;")
        );
    }

    #[test]
    fn the_page_does_not_begin_while_a_source_is_at_fault() {
        let (root, scripts) = example();
        fs::write(root.path().join("www/main.tsx"), "let main: number;\n").unwrap();
        fs::write(root.path().join("www/types.d.ts"), "declare let no: ];\n").unwrap();
        write(&root, "];\n");
        let code = scripts.code(MAIN).unwrap();
        assert!(code.contains("www/app/a.ts:1:1: "), "{code}");
        write(&root, "[];\n");
        assert!(scripts.code(MAIN).unwrap().starts_with("let main;\n"));
    }

    /// The script with the error is itself a script, and a module.
    #[test]
    fn the_script_that_fails_is_no_fault() {
        let code = failing("a \"b\" \\ </script>\n\u{2028}");
        assert!(transpile("www/a.ts", &code).is_ok());
    }

    #[test]
    fn a_source_that_is_missing_is_an_error() {
        assert!(example().1.code("www/app/a.ts").is_err());
    }
}
