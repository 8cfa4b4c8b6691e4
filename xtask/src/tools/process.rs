//! Starts other programs, always in the root of the checkout and without input.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use anyhow::{Context, Result, bail, ensure};

/// The root of the checkout, even if cargo was called in a subfolder. Cargo passes it at run time; the
/// compiled-in path may be that of another checkout with the same target directory.
pub fn root() -> &'static Path {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    ROOT.get_or_init(|| {
        let told = env::var_os("CARGO_MANIFEST_DIR");
        let manifest = told.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest).parent();
        root.expect("xtask/ lies in the checkout").to_owned()
    })
}

/// The cargo that runs xtask, so that `cargo +toolchain xtask` keeps to its toolchain.
pub fn cargo<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// A program on PATH (on Windows also `npm.cmd` and the like), or `advice` on how to get it.
pub fn program(name: &str, advice: &str) -> Result<Command> {
    match which::which(name) {
        Ok(path) => Ok(Command::new(path)),
        Err(_) => bail!("{name} was not found: {advice}"),
    }
}

/// How to run a command: [`run`] shows its output, [`run_silently`] does not.
pub type Run = fn(&mut Command) -> Result<()>;

/// Runs a command and streams its output; fails if the command does.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    eprintln!("$ {shown}");
    let status = prepared(command)
        .status()
        .with_context(|| format!("cannot start `{shown}`"))?;
    ensure!(
        status.success(),
        "`{shown}` failed ({status}); its output above says why"
    );
    Ok(())
}

/// Starts a command that ends with its input, and whose output is read.
pub fn start(command: &mut Command) -> Result<Child> {
    let shown = shown(command);
    eprintln!("$ {shown}");
    let pipes = prepared(command).stdin(Stdio::piped());
    let child = pipes.stdout(Stdio::piped()).spawn();
    child.with_context(|| format!("cannot start `{shown}`"))
}

/// Runs a command in place of this program, so that what ends this program ends the command.
#[cfg(unix)]
pub fn become_program(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let shown = shown(command);
    eprintln!("$ {shown}");
    let error = prepared(command).exec();
    Err(error).with_context(|| format!("cannot start `{shown}`"))
}

#[cfg(not(unix))]
pub fn become_program(command: &mut Command) -> Result<()> {
    run(command)
}

/// Runs a command in the background, without output.
///
/// # Errors
/// If it cannot be started, or fails.
pub fn run_silently(command: &mut Command) -> Result<()> {
    output(command).map(drop)
}

/// The output of a command, without its error messages.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = shown(command);
    let output = prepared(command)
        .output()
        .with_context(|| format!("cannot start `{shown}`"))?;
    ensure!(
        output.status.success(),
        "`{shown}` failed ({})",
        output.status
    );
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn prepared(command: &mut Command) -> &mut Command {
    command.current_dir(root()).stdin(Stdio::null())
}

/// The command as you would type it: the program without its folder.
fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    let words = [name].into_iter().chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        assert_eq!(
            shown(Command::new("/some/bin/cargo").args(["fmt", "--all"])),
            "cargo fmt --all"
        );
    }

    #[test]
    fn a_missing_program_is_answered_with_advice() {
        let error = program("no-such-program", "install it")
            .unwrap_err()
            .to_string();
        assert_eq!(error, "no-such-program was not found: install it");
    }

    #[test]
    fn a_failing_command_is_an_error() {
        let error = output(&mut cargo(["no-such-command"]))
            .unwrap_err()
            .to_string();
        assert!(
            error.starts_with("`cargo no-such-command` failed"),
            "{error}"
        );
    }
}
