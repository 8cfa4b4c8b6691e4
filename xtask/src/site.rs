//! What the servers show, with the headers that a careful host would send.

use std::path::Path;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderName, HeaderValue};
use axum::routing::get;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::{bundle, headers, licences};

/// Nothing is kept while the game is worked on, so that a reload always shows the latest edit.
const NEVER_KEPT: (HeaderName, HeaderValue) = (CACHE_CONTROL, HeaderValue::from_static("no-store"));

/// The site as it lies in the checkout: the page, `www/` and `docs/`, and nothing else of it.
pub fn checkout(root: &Path) -> Router {
    let page = || ServeFile::new(root.join("index.html"));
    let routes = Router::new()
        .route_service("/", page())
        .route_service("/index.html", page())
        // Without a list it ends what a packed site has left in a browser.
        .route_service("/sw.js", ServeFile::new(root.join("www/sw.js")))
        .route(&format!("/{}", licences::NAME), get(list_licences))
        .nest_service("/www", ServeDir::new(root.join("www")))
        .nest_service("/docs", ServeDir::new(root.join("docs")));
    complete(with(routes, [NEVER_KEPT]))
}

/// The page has a link to them; they are listed anew, as they lie in no file until the site is packed.
async fn list_licences() -> Result<String, StatusCode> {
    licences::text().map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

/// A packed site under `path`, which is empty or starts with a slash: what was compressed is sent so.
pub fn packed(folder: &Path, path: &str) -> Router {
    let files = |folder| {
        ServeDir::new(folder)
            .precompressed_br()
            .precompressed_gzip()
    };
    let hashed = Router::new().fallback_service(files(folder.join(bundle::FOLDER)));
    let rest = Router::new().fallback_service(files(folder.to_owned()));
    let site = with(rest, [headers::ASKED_AFTER]).nest(
        &format!("/{}", bundle::FOLDER),
        with(hashed, [headers::FOR_EVER]),
    );
    complete(if path.is_empty() {
        site
    } else {
        Router::new().nest_service(path, site)
    })
}

/// Adds what every host sends, and an answer to browsers that ask every host for an icon at its root.
fn complete(routes: Router) -> Router {
    let routes = routes.route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }));
    with(routes, headers::ALWAYS)
}

fn with<const N: usize>(routes: Router, headers: [(HeaderName, HeaderValue); N]) -> Router {
    headers.into_iter().fold(routes, |routes, (name, value)| {
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use axum::body::Body;
    use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING};
    use axum::http::{Request, Response};
    use tempfile::TempDir;
    use tokio::runtime::Builder;
    use tower::ServiceExt;

    use super::*;

    const FILES: [&str; 9] = [
        "Cargo.toml",
        "docs/a.html",
        "index.html",
        "www/a.css",
        "www/a.html",
        "www/a.js",
        "www/a.svg",
        "www/a.webmanifest",
        "www/pkg/a.wasm",
    ];

    /// A little checkout, with files that must and files that must not be served.
    fn example() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("www/pkg")).unwrap();
        fs::create_dir_all(root.path().join("docs")).unwrap();
        for file in FILES {
            fs::write(root.path().join(file), file).unwrap();
        }
        root
    }

    fn ask(routes: Router, path: &str) -> Response<Body> {
        answer(routes, Request::get(path).body(Body::empty()).unwrap())
    }

    fn answer(routes: Router, request: Request<Body>) -> Response<Body> {
        let runtime = Builder::new_current_thread().build().unwrap();
        runtime.block_on(routes.oneshot(request)).unwrap()
    }

    fn mime(path: &str) -> String {
        let root = example();
        let response = ask(checkout(root.path()), path);
        response.headers()["content-type"]
            .to_str()
            .unwrap()
            .to_owned()
    }

    #[test]
    fn files_have_the_types_that_browsers_insist_on() {
        assert_eq!(mime("/"), "text/html");
        assert_eq!(mime("/index.html"), "text/html");
        assert_eq!(mime("/docs/a.html"), "text/html");
        assert_eq!(mime("/www/a.html"), "text/html");
        assert_eq!(mime("/www/a.js"), "text/javascript");
        assert_eq!(mime("/www/a.css"), "text/css");
        assert_eq!(mime("/www/a.svg"), "image/svg+xml");
        assert_eq!(mime("/www/a.webmanifest"), "application/manifest+json");
        assert_eq!(mime("/www/pkg/a.wasm"), "application/wasm");
    }

    #[test]
    fn every_response_has_the_headers() {
        let root = example();
        for path in ["/", "/www/a.js", "/favicon.ico", "/nothing"] {
            let response = ask(checkout(root.path()), path);
            for (name, value) in headers::ALWAYS {
                assert_eq!(response.headers()[&name], value, "{path}");
            }
        }
    }

    #[test]
    fn the_rest_of_the_checkout_stays_private() {
        let root = example();
        let status = |path| ask(checkout(root.path()), path).status();
        assert_eq!(status("/Cargo.toml"), StatusCode::NOT_FOUND);
        assert_eq!(status("/www/../Cargo.toml"), StatusCode::NOT_FOUND);
        assert_eq!(status("/www/%2e%2e/Cargo.toml"), StatusCode::NOT_FOUND);
        assert_eq!(status("/www/"), StatusCode::NOT_FOUND);
    }

    #[test]
    fn what_is_compressed_is_sent_so_and_kept_as_long_as_its_name_allows() {
        let root = example();
        fs::create_dir(root.path().join("www/app")).unwrap();
        for file in ["index.html.br", "www/app/a-1.js", "www/app/a-1.js.gz"] {
            fs::write(root.path().join(file), file).unwrap();
        }
        let sent = |path, header: HeaderName| {
            let request = Request::get(path).header(ACCEPT_ENCODING, "gzip, br");
            let response = answer(
                packed(root.path(), "/site"),
                request.body(Body::empty()).unwrap(),
            );
            response.headers()[header].clone()
        };
        assert_eq!(sent("/site/", CONTENT_ENCODING), "br");
        assert_eq!(sent("/site/", CACHE_CONTROL), "no-cache");
        assert_eq!(sent("/site/www/app/a-1.js", CONTENT_ENCODING), "gzip");
        assert_eq!(
            sent("/site/www/app/a-1.js", CACHE_CONTROL),
            headers::FOR_EVER.1
        );
        assert_eq!(sent("/site/www/a.js", CACHE_CONTROL), "no-cache");
    }

    #[test]
    fn a_missing_icon_is_no_error() {
        let status = ask(complete(Router::new()), "/favicon.ico").status();
        assert_eq!(status, StatusCode::NO_CONTENT);
    }

    #[test]
    fn a_packed_site_is_served_under_its_path_only() {
        let root = example();
        let status = |path| ask(packed(root.path(), "/some/path"), path).status();
        assert_eq!(status("/some/path/"), StatusCode::OK);
        assert_eq!(status("/some/path/www/a.js"), StatusCode::OK);
        assert_eq!(status("/www/a.js"), StatusCode::NOT_FOUND);
    }
}
