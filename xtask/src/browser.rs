//! The tests in a browser, on the site as it is published; a few of them as it is developed, too.

use anyhow::Result;

use crate::npm::npm;
use crate::server::{Server, listen};
use crate::tools::{root, run};
use crate::{chromium, dist, site};

/// Where the tests find `dist/`: deep enough to fail wherever an address is not relative.
const PATH: &str = "/any/path/here";

/// Runs Playwright between servers, whose addresses it gets: `BASE_URL` of the packed site, `DIST_URL`
/// of the same deep under a host, `SOURCE_URL` of the checkout.
pub fn test(extra: &[String]) -> Result<()> {
    let chromium = chromium::find()?;
    let published = tempfile::tempdir()?;
    dist::pack(root(), published.path())?;
    let packed = Server::start(listen(0)?, site::packed(published.path(), ""))?;
    let live = Server::start(listen(0)?, site::checkout(root()))?;
    let copy = Server::start(listen(0)?, site::packed(published.path(), PATH))?;
    let command = &mut npm(["run", "--silent", "browser", "--"])?;
    command.args(extra).env("CHROME", chromium);
    command.env("BASE_URL", format!("{}/", packed.origin()));
    command.env("SOURCE_URL", format!("{}/", live.origin()));
    command.env("DIST_URL", format!("{}{PATH}/", copy.origin()));
    run(command)
}
