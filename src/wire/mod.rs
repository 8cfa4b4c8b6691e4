//! Types that only JavaScript needs, and the TypeScript of every type that crosses.
//!
//! Every type that crosses derives `TS` where it is defined, for tests only. The test below writes them all
//! to `www/engine/generated/`, or compares.

#![deny(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

pub mod json;
pub mod solver;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};
    use std::{env, fs, process};

    use ts_rs::{Config, ExportError, TS};

    use super::solver::{PseudocodeLine, Solver};
    use crate::generate::daily::Planned;
    use crate::generate::thinking::{Thought, Wish};
    use crate::lab::Grade;
    use crate::published::Row;
    use crate::puzzles::{PlainPuzzle, TourKinds};
    use crate::run::ghost::GhostNews;
    use crate::run::race::{RaceRequest, RaceSnapshot};
    use crate::run::survey::SurveyNews;
    use crate::run::{LaneOrder, Request, Snapshot, Tally, Wanted};

    /// If this variable is set, the test writes the modules instead of comparing them.
    const UPDATE: &str = "UPDATE_TYPES";

    /// Every number is a `number`, because those that cross are far below 2⁵³.
    fn numbers() -> Config {
        Config::new().with_large_int("number")
    }

    /// Writes every type that crosses, and the types of its parts.
    fn export(folder: &Path) -> Result<(), ExportError> {
        let config = numbers().with_out_dir(folder);
        PlainPuzzle::export_all(&config)?;
        TourKinds::export_all(&config)?;
        Solver::export_all(&config)?;
        PseudocodeLine::export_all(&config)?;
        Request::export_all(&config)?;
        Wanted::export_all(&config)?;
        Snapshot::export_all(&config)?;
        LaneOrder::export_all(&config)?;
        RaceRequest::export_all(&config)?;
        RaceSnapshot::export_all(&config)?;
        GhostNews::export_all(&config)?;
        SurveyNews::export_all(&config)?;
        Wish::export_all(&config)?;
        Thought::export_all(&config)?;
        Planned::export_all(&config)?;
        Grade::export_all(&config)?;
        Row::export_all(&config)
    }

    /// The files of a folder, and their texts.
    fn texts(folder: &Path) -> BTreeMap<PathBuf, String> {
        let files = fs::read_dir(folder).into_iter().flatten();
        let paths = files.map(|file| file.unwrap().path());
        let texts = paths.map(|path| {
            let name = path.file_name().unwrap();
            (name.into(), fs::read_to_string(&path).unwrap())
        });
        texts.collect()
    }

    /// A module with file endings in its imports and without trailing spaces.
    fn tidy(module: &str) -> String {
        let lines = module.lines().map(|line| {
            let line = match line.starts_with("import ") {
                true => line.replace("\";", ".ts\";"),
                false => line.to_owned(),
            };
            format!("{}\n", line.trim_end())
        });
        lines.collect()
    }

    #[test]
    fn the_types_that_the_page_imports_are_those_of_rust() {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/engine/generated");
        // The crate alone has no page.
        if !kept.parent().is_some_and(Path::is_dir) {
            return;
        }
        let fresh = env::temp_dir().join(format!("forward-check-types-{}", process::id()));
        export(&fresh).unwrap();
        let mut written = texts(&fresh);
        written.values_mut().for_each(|text| *text = tidy(text));
        fs::remove_dir_all(&fresh).unwrap();
        if env::var_os(UPDATE).is_some() {
            let _ = fs::remove_dir_all(&kept);
            fs::create_dir_all(&kept).unwrap();
            for (name, text) in &written {
                fs::write(kept.join(name), text).unwrap();
            }
        }
        assert!(
            texts(&kept) == written,
            "www/engine/generated/ is out of date: run {UPDATE}=1 cargo test --lib types"
        );
    }

    /// `Tally` serializes itself, so this test keeps its type in step.
    #[test]
    fn the_type_of_a_tally_has_the_names_in_its_json() {
        let declared = Tally::inline(&numbers());
        let properties = declared
            .lines()
            .filter_map(|line| line.split_once(": number,"));
        let mut declared: Vec<_> = properties.map(|(name, _)| name.to_owned()).collect();
        let mut shown = Tally::default().named().map(|(name, _)| name.to_owned());
        declared.sort();
        shown.sort();
        assert_eq!(declared, shown);
    }
}
