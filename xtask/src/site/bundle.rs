//! Bundles the page. Browsers would request its many source files one after another; a host serves
//! a few bundles instead. Each has a hash of its content in its name, so that browsers can cache it
//! forever.
//!
//! esbuild is one small, proven program that separates code needed at the start from code imported
//! later. It ignores `new URL("…", import.meta.url)`, which names workers and the compiled game. So
//! these are packed first, and esbuild bundles a copy of the sources that contains the packed
//! names.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::esbuild::esbuild;
use super::packed::{FOLDER, Packed};
use super::page::{self, Page};
use super::sources::Sources;
use super::transpile::{JSX_RUNTIME, VENDORED};

/// Writes the bundled files of a page, and the page that loads them, into a folder.
pub fn write(root: &Path, folder: &Path) -> Result<()> {
    let html = fs::read_to_string(root.join(page::NAME))
        .with_context(|| format!("cannot read {}", page::NAME))?;
    let page = Page::read(&html)?;
    let packed = pack(root, &page, folder.join(FOLDER))?;
    let address = env::var(page::ADDRESS).ok();
    let html = page::placed(page.bundled(&packed), address.as_deref());
    fs::write(folder.join(page::NAME), html)?;
    Ok(())
}

/// The order: a file before those that name it.
fn pack(root: &Path, page: &Page, out: PathBuf) -> Result<Packed> {
    let sources = Sources::copy(root)?;
    for (name, imports) in page.styles() {
        sources.add(&name, &imports)?;
    }
    let as_they_are = [
        sources.ending(".wasm")?,
        sources.ending(".svg")?,
        sources.ending(".woff2")?,
    ]
    .concat();
    let workers = sources.ending(".worker.ts")?;
    let mut bundler = Bundler {
        sources,
        out,
        packed: Packed::default(),
    };
    bundler.add(&as_they_are, &["--loader:.wasm=copy", "--loader:.svg=copy"])?;
    // These tell old browsers that they are too old.
    bundler.add(&page.classic(), &["--format=iife", "--target=es2015"])?;
    bundler.add(&workers, &["--format=esm"])?;
    bundler.share(&page.entries(), &page.rooms())?;
    bundler.add(&page.entries(), &MODULES)?;
    Ok(bundler.packed)
}

const MODULES: [&str; 2] = ["--format=esm", "--splitting"];

struct Bundler {
    sources: Sources,
    out: PathBuf,
    packed: Packed,
}

impl Bundler {
    /// Packs some of the sources, which may name files packed earlier.
    fn add(&mut self, files: &[String], options: &[&str]) -> Result<()> {
        self.sources.refer(&self.packed)?;
        let out = self.out.clone();
        self.packed.extend(self.esbuild(files, &out, options)?);
        Ok(())
    }

    /// Packs what a room shares with other modules that load later as one file, which would be many
    /// small files: each costs a request. Play's has all that the first module imports as well.
    /// esbuild puts modules into one file if the same entries reach them. So each entry that
    /// reaches one of them imports all.
    fn share(&mut self, entries: &[String], rooms: &[Vec<String>]) -> Result<()> {
        self.sources.refer(&self.packed)?;
        let trial = self.esbuild(entries, tempfile::tempdir()?.path(), &MODULES)?;
        let all: Vec<_> = trial.names().map(|(source, _)| source).collect();
        let is_later = |source: &&str| entries.iter().all(|entry| entry != source);
        let needed = |modules: &[&str]| -> BTreeSet<&str> {
            let needed = modules.iter().flat_map(|module| trial.needed(module));
            needed.collect()
        };
        let mut first = needed(&[page::MAIN]);
        let mut placed = BTreeSet::new();
        for (index, room) in rooms.iter().enumerate() {
            let later = all.iter().copied().filter(is_later);
            let (own, others): (Vec<_>, Vec<_>) =
                later.partition(|source| room.iter().any(|module| module == source));
            let mut shared: BTreeSet<_> = &needed(&own) & &needed(&others);
            shared.append(&mut first);
            shared.retain(|file| placed.insert(*file));
            let reaches = |source: &&&str| {
                shared.contains(**source) || !shared.is_disjoint(&needed(&[**source]))
            };
            let modules = all.iter().filter(reaches).copied();
            self.import(&format!("www/shared-{index}.ts"), &shared, modules)?;
        }
        Ok(())
    }

    /// Adds a module that imports these files, and is imported by these modules.
    fn import<'a>(
        &self,
        name: &str,
        files: &BTreeSet<&str>,
        modules: impl Iterator<Item = &'a str>,
    ) -> Result<()> {
        let import = |file: &str| format!("import \"{}\";\n", self.sources.path(file).display());
        let text: String = files.iter().map(|file| import(file)).collect();
        self.sources.add(name, &text)?;
        for module in modules {
            let text = fs::read_to_string(self.sources.path(module))?;
            self.sources.add(module, &(import(name) + &text))?;
        }
        Ok(())
    }

    fn esbuild(&self, files: &[String], out: &Path, options: &[&str]) -> Result<Packed> {
        let paths: Vec<_> = files.iter().map(|file| self.sources.path(file)).collect();
        let vendored = self.sources.path(VENDORED);
        let alias = format!("--alias:{JSX_RUNTIME}={}", vendored.display());
        let options = [
            options,
            &["--jsx=automatic", "--jsx-import-source=preact", &alias],
        ]
        .concat();
        esbuild(&paths, out, &options)
    }
}
