//! `cargo xtask test`: runs the checks and counts them.

use std::process::ExitCode;

use anyhow::{Result, ensure};
use clap::ValueEnum;

use crate::checks::changes::Changes;
use crate::checks::check::Check;
use crate::checks::plan::Plan;
use crate::checks::preparations::Preparations;
use crate::checks::tally::Tally;

/// The branch that others start from.
const TRUNK: &str = "main";

#[derive(clap::Args)]
pub struct Options {
    /// Run only this check, and those it needs
    #[arg(long, value_name = "NAME", hide_possible_values = true)]
    only: Option<Check>,
    /// Skip this check
    #[arg(
        long,
        value_name = "NAME",
        hide_possible_values = true,
        conflicts_with = "only"
    )]
    except: Option<Check>,
    /// Run everything: every test in every engine, longer random runs, fuzzing
    #[arg(long, conflicts_with = "changed")]
    all: bool,
    /// Run only what can have broken since this branch left main, or another commit
    #[arg(long, value_name = "COMMIT", num_args = 0..=1, default_missing_value = TRUNK)]
    changed: Option<String>,
    /// Keep going after a failure
    #[arg(long)]
    keep_going: bool,
    /// List the checks
    #[arg(long)]
    list: bool,
    /// Arguments for Vitest, with --only unit, or for Playwright, with --only browser
    #[arg(last = true, value_name = "ARGUMENTS")]
    arguments: Vec<String>,
}

pub fn run(options: &Options) -> Result<ExitCode> {
    let takes_arguments = matches!(options.only, Some(Check::Unit | Check::Browser));
    ensure!(
        options.arguments.is_empty() || takes_arguments,
        "arguments after -- are for Vitest or Playwright: add --only unit or --only browser"
    );
    if options.list {
        list();
        return Ok(ExitCode::SUCCESS);
    }
    let plan = plan(options)?;
    let mut checks = selected(options.only, &plan);
    checks.retain(|check| options.except != Some(*check));
    let preparations = Preparations::start(&checks);
    let tally = Tally::of(&checks, options.keep_going, |check| {
        preparations.wait_for(check);
        check.run(&plan)
    });
    println!("{tally}");
    Ok(if tally.failed() == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn plan(options: &Options) -> Result<Plan> {
    let changes = options.changed.as_deref().map(Changes::since).transpose()?;
    Ok(Plan {
        all: options.all,
        changes,
        arguments: options.arguments.clone(),
    })
}

fn list() {
    for (name, help) in Check::value_variants().iter().map(|check| check.describe()) {
        println!("{name:8} {help}");
    }
}

/// The checks of a plan, or one check, with those they need.
fn selected(only: Option<Check>, plan: &Plan) -> Vec<Check> {
    let all = Check::value_variants();
    let asked = |check: &&Check| only.map_or_else(|| check.is_wanted(plan), |only| only == **check);
    let asked: Vec<_> = all.iter().filter(asked).collect();
    let wanted = |check: &&Check| {
        let needed = asked.iter().any(|other| other.needs().contains(check));
        asked.contains(check) || needed
    };
    all.iter().filter(wanted).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_check_brings_along_what_it_needs() {
        let plan = Plan::default();
        let types = [Check::Wasm, Check::Npm, Check::Types];
        assert_eq!(selected(Some(Check::Types), &plan), types);
        assert_eq!(selected(Some(Check::Docs), &plan), [Check::Docs]);
        assert_eq!(selected(Some(Check::Fuzz), &plan), [Check::Fuzz]);
    }

    #[test]
    fn what_may_wait_is_left_out() {
        let usual = selected(None, &Plan::default());
        assert!(!usual.contains(&Check::Fuzz));
        let all = Plan {
            all: true,
            ..Plan::default()
        };
        assert_eq!(selected(None, &all), Check::value_variants());
        assert_eq!(usual.len() + 1, Check::value_variants().len());
    }

    #[test]
    fn a_change_brings_along_what_its_checks_need() {
        let changes = Changes {
            files: ["www/style/a.css".to_owned()].into(),
            ..Changes::default()
        };
        let plan = Plan {
            changes: Some(changes),
            ..Plan::default()
        };
        let expected = [
            Check::Rust,
            Check::Wasm,
            Check::Npm,
            Check::Words,
            Check::Lint,
            Check::Unit,
        ];
        assert_eq!(selected(None, &plan), expected);
    }
}
