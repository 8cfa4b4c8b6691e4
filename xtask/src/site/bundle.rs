//! The page in few files, as a host should serve them: a browser asks for them one after the other,
//! and there are many as they are written. Each has a hash of what it holds in its name, so that it
//! may be kept for ever.
//!
//! esbuild bundles, as it is one small program that has known its trade for years and splits what is
//! imported later from what is needed first. It takes no notice of `new URL("…", import.meta.url)`, by
//! which modules name workers and the compiled game: these are packed first, and a copy of the sources
//! that names what became of them is bundled in place of the sources.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::esbuild::esbuild;
use super::packed::{FOLDER, Packed};
use super::page::{self, Page};
use super::sources::Sources;
use super::transpile::{JSX_RUNTIME, VENDORED};

/// Writes the files of a checkout's page into a folder, and the page that asks for them.
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

/// Packs in this order: what is named before what names it.
fn pack(root: &Path, page: &Page, out: PathBuf) -> Result<Packed> {
    let sources = Sources::copy(root)?;
    sources.add(page::STYLE, &page.imports())?;
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
    // These tell old browsers that they are old.
    bundler.add(&page.classic(), &["--format=iife", "--target=es2015"])?;
    bundler.add(&workers, &["--format=esm"])?;
    bundler.add(&page.entries(), &["--format=esm", "--splitting"])?;
    Ok(bundler.packed)
}

struct Bundler {
    sources: Sources,
    out: PathBuf,
    packed: Packed,
}

impl Bundler {
    /// Packs some of the sources, which get to know what has been packed before.
    fn add(&mut self, files: &[String], options: &[&str]) -> Result<()> {
        self.sources.refer(&self.packed)?;
        let paths: Vec<_> = files.iter().map(|file| self.sources.path(file)).collect();
        let vendored = self.sources.path(VENDORED);
        let alias = format!("--alias:{JSX_RUNTIME}={}", vendored.display());
        let options = [
            options,
            &["--jsx=automatic", "--jsx-import-source=preact", &alias],
        ]
        .concat();
        self.packed.extend(esbuild(&paths, &self.out, &options)?);
        Ok(())
    }
}
