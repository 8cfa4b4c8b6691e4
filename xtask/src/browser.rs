//! The tests in a browser, on the site both as it is developed and as it is published.

use anyhow::Result;

use crate::npm::npm;
use crate::server::{Server, listen};
use crate::tools::{root, run};
use crate::{chromium, dist, site};

/// Where the tests find `dist/`: deep enough to fail wherever an address is not relative.
const PATH: &str = "/any/path/here";

/// Runs Playwright between two servers, whose addresses it gets as `BASE_URL` and `DIST_URL`.
pub fn test(extra: &[String]) -> Result<()> {
    let chromium = chromium::find()?;
    let published = tempfile::tempdir()?;
    dist::pack(root(), published.path())?;
    let live = Server::start(listen(0)?, site::checkout(root()))?;
    let copy = Server::start(listen(0)?, site::folder(published.path(), PATH))?;
    let command = &mut npm(["run", "--silent", "browser", "--"])?;
    command.args(extra).env("CHROME", chromium);
    command.env("BASE_URL", format!("{}/", live.origin()));
    command.env("DIST_URL", format!("{}{PATH}/", copy.origin()));
    run(command)
}
