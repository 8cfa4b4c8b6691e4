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
    bundler.share(&page.entries(), &page.first_room())?;
    bundler.add(&page.entries(), &MODULES)?;
    Ok(bundler.packed)
}

const MODULES: [&str; 2] = ["--format=esm", "--splitting"];

/// All that the page's first module imports, and what Play shares with other rooms.
const SHARED: &str = "www/shared.ts";

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

    /// Packs the imports of the first module as one file, with what the first room shares with
    /// others, which would be many small files. esbuild puts modules into one file if the same
    /// entries reach them. So each module that is loaded later imports all of these as well; they
    /// are there by then.
    fn share(&mut self, entries: &[String], room: &[String]) -> Result<()> {
        self.sources.refer(&self.packed)?;
        let trial = self.esbuild(entries, tempfile::tempdir()?.path(), &MODULES)?;
        let later: Vec<_> = trial.names().map(|(source, _)| source).collect();
        let later = later
            .into_iter()
            .filter(|source| entries.iter().all(|entry| entry != source));
        let (rooms, others): (Vec<_>, Vec<_>) =
            later.partition(|source| room.iter().any(|module| module == source));
        let needed = |modules: &[&str]| -> BTreeSet<String> {
            let all = modules.iter().flat_map(|module| trial.needed(module));
            all.map(str::to_owned).collect()
        };
        let mut shared = needed(&[page::MAIN]);
        shared.extend(needed(&rooms).intersection(&needed(&others)).cloned());
        let import = |file: &str| format!("import \"{}\";\n", self.sources.path(file).display());
        let text: String = shared.iter().map(|file| import(file)).collect();
        self.sources.add(SHARED, &text)?;
        let main = fs::read_to_string(self.sources.path(page::MAIN))?;
        self.sources.add(page::MAIN, &(import(SHARED) + &main))?;
        for module in rooms.into_iter().chain(others) {
            let text = fs::read_to_string(self.sources.path(module))?;
            self.sources.add(module, &(import(SHARED) + &text))?;
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
