//! What the server shows, with the headers that a careful host would send.

use std::path::Path;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, X_CONTENT_TYPE_OPTIONS,
};
use axum::routing::get;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// Sent with every response. Nothing is cached, so that a reload always shows the latest edit. No
/// `frame-ancestors`: any page may embed a run, and the game has no secret that a frame could steal.
const HEADERS: [(HeaderName, HeaderValue); 3] = [
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; \
             base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; \
             trusted-types forward-check",
        ),
    ),
];

/// The site as it lies in the checkout: the page, `www/` and `docs/`, and nothing else of it.
pub fn checkout(root: &Path) -> Router {
    let page = || ServeFile::new(root.join("index.html"));
    let routes = Router::new()
        .route_service("/", page())
        .route_service("/index.html", page())
        .nest_service("/www", ServeDir::new(root.join("www")))
        .nest_service("/docs", ServeDir::new(root.join("docs")));
    complete(routes)
}

/// A whole folder under `path`, as a static host would serve it.
pub fn folder(folder: &Path, path: &str) -> Router {
    complete(Router::new().nest_service(path, ServeDir::new(folder)))
}

/// Adds the headers, and an answer to browsers that ask every host for an icon at its root.
fn complete(routes: Router) -> Router {
    let routes = routes.route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }));
    HEADERS.into_iter().fold(routes, |routes, (name, value)| {
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use axum::body::Body;
    use axum::http::header::X_FRAME_OPTIONS;
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
        let request = Request::get(path).body(Body::empty()).unwrap();
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
            for (name, value) in HEADERS {
                assert_eq!(response.headers()[&name], value, "{path}");
            }
        }
    }

    #[test]
    fn any_page_may_embed_the_game() {
        let root = example();
        let response = ask(checkout(root.path()), "/");
        let policy = response.headers()[CONTENT_SECURITY_POLICY]
            .to_str()
            .unwrap();
        assert!(!policy.contains("frame-ancestors"), "{policy}");
        assert!(!response.headers().contains_key(X_FRAME_OPTIONS));
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
    fn a_missing_icon_is_no_error() {
        let status = ask(complete(Router::new()), "/favicon.ico").status();
        assert_eq!(status, StatusCode::NO_CONTENT);
    }

    #[test]
    fn a_folder_is_served_under_its_path_only() {
        let root = example();
        let status = |path| ask(folder(root.path(), "/some/path"), path).status();
        assert_eq!(status("/some/path/"), StatusCode::OK);
        assert_eq!(status("/some/path/www/a.js"), StatusCode::OK);
        assert_eq!(status("/www/a.js"), StatusCode::NOT_FOUND);
    }
}
