//! The routes of the servers, with the headers a host should send.

use std::path::Path;

use anyhow::Result as Made;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::task::spawn_blocking;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

use super::packed::FOLDER;
use super::public::{ELEMENT, WORKER};
use super::scripts::{MAP, Scripts};
use super::transpile::is_typescript;
use super::{headers, licences};

/// Nothing is cached during development, so that a reload always shows the latest edit.
const NEVER_KEPT: (HeaderName, HeaderValue) = (CACHE_CONTROL, HeaderValue::from_static("no-store"));

/// The site as it is in the checkout: only the page, `www/` and `docs/`. TypeScript is sent as
/// JavaScript under its own name.
pub fn checkout(root: &Path) -> Router {
    let page = || ServeFile::new(root.join("index.html"));
    let routes = Router::new()
        .route_service("/", page())
        .route_service("/index.html", page())
        .route(&format!("/{}", licences::NAME), get(list_licences))
        .nest_service("/www", ServeDir::new(root.join("www")))
        .nest_service("/docs", ServeDir::new(root.join("docs")))
        .layer(middleware::from_fn_with_state(
            Scripts::new(root),
            transpiled,
        ));
    complete(with(with(routes, [NEVER_KEPT]), headers::POLICY))
}

/// Answers requests for scripts and source maps, and passes on all others.
async fn transpiled(State(scripts): State<Scripts>, request: Request, next: Next) -> Response {
    let Some(wanted) = Wanted::of(request.uri().path()) else {
        return next.run(request).await;
    };
    match spawn_blocking({
        let wanted = wanted.clone();
        move || wanted.of_scripts(&scripts)
    })
    .await
    {
        Ok(Ok(text)) => ([(CONTENT_TYPE, wanted.mime())], text).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The requested form of a source, and its path from the root of the checkout.
#[derive(Clone, Debug, PartialEq)]
enum Wanted {
    Code(String),
    Map(String),
}

impl Wanted {
    fn of(path: &str) -> Option<Self> {
        let file = path.strip_prefix('/')?;
        let mut public = [WORKER, ELEMENT].into_iter();
        if let Some(script) = public.find(|script| script.address == file) {
            return Some(Self::Code(script.source.to_owned()));
        }
        let inside = file.starts_with("www/") && !file.split('/').any(|part| part.starts_with('.'));
        let source = file.strip_suffix(MAP).unwrap_or(file);
        (inside && is_typescript(source)).then(|| match source.len() == file.len() {
            true => Self::Code(source.to_owned()),
            false => Self::Map(source.to_owned()),
        })
    }

    fn of_scripts(&self, scripts: &Scripts) -> Made<String> {
        match self {
            Self::Code(file) => scripts.code(file),
            Self::Map(file) => scripts.map(file),
        }
    }

    fn mime(&self) -> &'static str {
        match self {
            Self::Code(_) => "text/javascript",
            Self::Map(_) => "application/json",
        }
    }
}

/// The page links to the licences, which are only written to a file when the site is packed.
async fn list_licences() -> Result<String, StatusCode> {
    licences::text().map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

/// A packed site under `path`, which is empty or starts with a slash. Compressed files are sent as
/// they are.
pub fn packed(folder: &Path, path: &str) -> Router {
    let files = |folder| {
        ServeDir::new(folder)
            .precompressed_br()
            .precompressed_gzip()
    };
    let hashed = Router::new()
        .fallback_service(files(folder.join(FOLDER)))
        .layer(middleware::from_fn(with_policy_of_worker));
    let rest = Router::new().fallback_service(files(folder.to_owned()));
    let site = with(with(rest, [headers::ASKED_AFTER]), headers::POLICY)
        .nest(&format!("/{FOLDER}"), with(hashed, [headers::FOR_EVER]));
    complete(if path.is_empty() {
        site
    } else {
        Router::new().nest_service(path, site)
    })
}

/// Adds the policy to the scripts of workers.
async fn with_policy_of_worker(request: Request, next: Next) -> Response {
    let is_worker = headers::is_worker(request.uri().path());
    let mut response = next.run(request).await;
    if is_worker {
        response.headers_mut().extend(headers::POLICY);
    }
    response
}

/// Adds the headers of every file, and answers requests for an icon at the root.
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

    const FILES: [&str; 10] = [
        "Cargo.toml",
        "docs/a.html",
        "index.html",
        "www/a.css",
        "www/a.html",
        "www/a.js",
        "www/a.svg",
        "www/a.webmanifest",
        "www/offline/sw.ts",
        "www/pkg/a.wasm",
    ];

    /// A small checkout, with some files that must be served and some that must not.
    fn example() -> TempDir {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("www/pkg")).unwrap();
        fs::create_dir_all(root.path().join("docs")).unwrap();
        fs::create_dir_all(root.path().join("www/offline")).unwrap();
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

    /// The text of an answer, which must be a script.
    fn script(root: &Path, path: &str) -> String {
        let response = ask(checkout(root), path);
        assert_eq!(
            response.headers()["content-type"],
            "text/javascript",
            "{path}"
        );
        assert_eq!(response.headers()[CACHE_CONTROL], "no-store", "{path}");
        text(response)
    }

    fn text(response: Response<Body>) -> String {
        let runtime = Builder::new_current_thread().build().unwrap();
        let bytes = runtime.block_on(axum::body::to_bytes(response.into_body(), usize::MAX));
        String::from_utf8(bytes.unwrap().to_vec()).unwrap()
    }

    #[test]
    fn typescript_is_sent_as_javascript_under_its_own_name() {
        let root = example();
        let write = |text| fs::write(root.path().join("www/b.ts"), text).unwrap();
        write("export const b: number = 1;\n");
        assert!(script(root.path(), "/www/b.ts").starts_with("export const b = 1;\n"));
        assert!(script(root.path(), "/www/b.ts?x").starts_with("export const b = 1;\n"));
        let map = text(ask(checkout(root.path()), "/www/b.ts.map"));
        assert!(map.contains("export const b: number = 1;"), "{map}");
        write("export const b: number = 22;\n");
        assert!(script(root.path(), "/www/b.ts").starts_with("export const b = 22;\n"));
    }

    #[test]
    fn a_fault_is_sent_as_a_script_that_says_so() {
        let root = example();
        fs::write(root.path().join("www/b.ts"), "\n let b: = 1;").unwrap();
        let text = script(root.path(), "/www/b.ts");
        assert!(text.contains("\"www/b.ts:2:9: "), "{text}");
    }

    #[test]
    fn scripts_with_an_address_of_their_own_are_found_there() {
        let root = example();
        fs::write(root.path().join(WORKER.source), "let worker: 1;").unwrap();
        assert!(script(root.path(), "/sw.js").starts_with("let worker;\n"));
        fs::create_dir(root.path().join("www/embedding")).unwrap();
        fs::write(root.path().join(ELEMENT.source), "let element: 1;").unwrap();
        assert!(script(root.path(), "/www/embed.js").starts_with("let element;\n"));
    }

    #[test]
    fn only_sources_of_the_page_are_transpiled() {
        let code = |file: &str| Some(Wanted::Code(file.to_owned()));
        assert_eq!(Wanted::of("/www/a/b.worker.ts"), code("www/a/b.worker.ts"));
        assert_eq!(Wanted::of("/www/a.tsx"), code("www/a.tsx"));
        assert_eq!(
            Wanted::of("/www/a.ts.map"),
            Some(Wanted::Map("www/a.ts".to_owned()))
        );
        for path in [
            "/www/a.js",
            "/www/../a.ts",
            "/www/.a.ts",
            "/a.ts",
            "/www/a.map",
            "/docs/a.ts",
        ] {
            assert_eq!(Wanted::of(path), None, "{path}");
        }
        let root = example();
        assert_eq!(
            ask(checkout(root.path()), "/www/no.ts").status(),
            StatusCode::NOT_FOUND
        );
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
    fn documents_and_workers_have_a_policy() {
        let root = example();
        let has_policy = |path| {
            let response = ask(packed(root.path(), ""), path);
            let has = |(name, value): (HeaderName, _)| response.headers().get(name) == Some(&value);
            headers::POLICY.map(has)
        };
        assert_eq!(has_policy("/"), [true; 3]);
        assert_eq!(has_policy("/www/a.js"), [true; 3]);
        assert_eq!(has_policy("/www/packed/a.worker-1.js"), [true; 3]);
        assert_eq!(has_policy("/www/packed/a-1.js"), [false; 3]);
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
        fs::create_dir(root.path().join("www/packed")).unwrap();
        for file in ["index.html.br", "www/packed/a-1.js", "www/packed/a-1.js.gz"] {
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
        assert_eq!(sent("/site/www/packed/a-1.js", CONTENT_ENCODING), "gzip");
        assert_eq!(
            sent("/site/www/packed/a-1.js", CACHE_CONTROL),
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
