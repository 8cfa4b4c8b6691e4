//! The headers of the site's files: one list for xtask's servers and `_headers`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;
use axum::http::header::{
    ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};

use super::packed::FOLDER;

type Header = (HeaderName, HeaderValue);

/// For every file. A frame in a sandbox has no origin, so that the site's own scripts come from another one.
pub const ALWAYS: [Header; 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*")),
];

/// What documents and workers may do. Every other file would carry a third of a kilobyte for nothing. There is no
/// `frame-ancestors`, because any page may embed a run and the game has no secret to steal.
pub const POLICY: [Header; 3] = [
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; \
             base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
             trusted-types forward-check",
        ),
    ),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
];

/// For files with a hash in their names.
pub const FOR_EVER: Header = (
    CACHE_CONTROL,
    HeaderValue::from_static("public, max-age=31536000, immutable"),
);

/// For files whose names stay the same: browsers may cache them but must revalidate.
pub const ASKED_AFTER: Header = (CACHE_CONTROL, HeaderValue::from_static("no-cache"));

/// The paths of files whose names stay the same. Hosts that read `_headers` merge all lines that
/// match a file, so no file may match two of these, nor two that end in `*`.
const KEEPING_THEIR_NAMES: [&str; 8] = [
    "/",
    "/index.html",
    "/sw.js",
    "/docs/*",
    "/www/embed.js",
    "/www/icon.svg",
    "/www/icons/*",
    "/www/manifest.webmanifest",
];

/// Whether a packed file is the script of a worker: those have their policy from their own response.
pub fn is_worker(file: &str) -> bool {
    file.contains(".worker-") && file.ends_with(".js")
}

/// Writes `_headers` in the format of Netlify and Cloudflare Pages.
pub fn write(folder: &Path) -> Result<()> {
    let mut workers = Vec::new();
    for entry in fs::read_dir(folder.join(FOLDER))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        workers.extend(is_worker(&name).then_some(name));
    }
    workers.sort_unstable();
    fs::write(folder.join("_headers"), text(&workers))?;
    Ok(())
}

/// The rules of a site with these packed workers.
fn text(workers: &[String]) -> String {
    let mut text = rule("/*", &ALWAYS);
    text += &rule(&format!("/{FOLDER}/*"), &[FOR_EVER]);
    for worker in workers {
        text += &rule(&format!("/{FOLDER}/{worker}"), &POLICY);
    }
    for path in KEEPING_THEIR_NAMES {
        text += &rule(path, &[&[ASKED_AFTER], &POLICY[..]].concat());
    }
    text
}

fn rule(path: &str, headers: &[Header]) -> String {
    let mut text = format!("{path}\n");
    for (name, value) in headers {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {name}: {}", value.to_str().unwrap_or_default());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::process::root;

    /// On one line: white space does not matter in a policy.
    fn words(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_page_has_the_policy_that_is_sent() {
        let page = fs::read_to_string(root().join("index.html")).unwrap();
        let [(_, policy), ..] = POLICY;
        let sent = policy.to_str().unwrap();
        assert!(
            words(&page).contains(&format!("content=\"{sent}\"")),
            "{sent}"
        );
    }

    #[test]
    fn any_page_may_embed_the_game() {
        let text = text(&[]).to_lowercase();
        assert!(!text.contains("frame-ancestors"), "{text}");
        assert!(!text.contains("x-frame-options"), "{text}");
    }

    #[test]
    fn hosts_are_told_a_path_and_its_headers() {
        let text = text(&["engine.worker-A.js".to_owned()]);
        assert!(
            text.starts_with(
                "/*\n  x-content-type-options: nosniff\n  access-control-allow-origin: *\n\
                 /www/packed/*\n  cache-control: public,"
            ),
            "{text}"
        );
        let policy = "\n  content-security-policy: default-src 'self';";
        let of_worker = format!("\n/www/packed/engine.worker-A.js{policy}");
        assert!(text.contains(&of_worker), "{text}");
        let of_page = format!("\n/index.html\n  cache-control: no-cache{policy}");
        assert!(text.contains(&of_page), "{text}");
    }

    #[test]
    fn workers_are_found_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let packed = folder.path().join(FOLDER);
        fs::create_dir_all(&packed).unwrap();
        for name in ["b.worker-A.js", "b.worker-A.js.br", "main-A.js"] {
            fs::write(packed.join(name), "").unwrap();
        }
        write(folder.path()).unwrap();
        let text = fs::read_to_string(folder.path().join("_headers")).unwrap();
        let named: Vec<_> = text.lines().filter(|line| line.contains("-A.js")).collect();
        assert_eq!(named, ["/www/packed/b.worker-A.js"]);
    }

    #[test]
    fn those_who_host_are_told_the_same() {
        let guide = fs::read_to_string(root().join("docs/hosting.md"))
            .unwrap()
            .to_lowercase();
        let lines: Vec<_> = guide.lines().collect();
        let all = ALWAYS.into_iter().chain(POLICY);
        for (name, value) in all.chain([FOR_EVER, ASKED_AFTER]) {
            let line = format!("{name}: {}", value.to_str().unwrap());
            assert!(lines.contains(&line.as_str()), "{line}");
        }
    }
}
