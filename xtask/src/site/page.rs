//! `index.html`: the files it names as written, and the packed page.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, ensure};

use super::packed::{FOLDER, Packed};

pub const NAME: &str = "index.html";
/// The style sheet that imports those of the page itself.
const STYLE: &str = "www/page.css";
/// The page's first module.
pub const MAIN: &str = "www/main.tsx";

/// The environment variable with the site's address, such as `https://example.org/game/`.
pub const ADDRESS: &str = "SITE_URL";
/// The picture in link previews, which usually need its full address.
const PICTURE: &str = "content=\"www/icons/share.png\"";

// How a line begins that names a file.
const LINK: &str = "<link rel=\"stylesheet\" href=\"";
const PRELOAD: &str = "<link rel=\"modulepreload\" href=\"";
const MODULE: &str = "<script type=\"module\" src=\"";
const CLASSIC: &str = "<script src=\"";
/// The style sheet of some rooms, which names it as its content.
pub const ROOMS: &str = "<meta name=\"styles\" data-rooms=\"";
/// What a mode needs, separated by spaces.
pub const NEEDS: &str = "<meta name=\"needs-";
const CONTENT: &str = "content=\"";

pub struct Page<'a> {
    html: &'a str,
}

impl<'a> Page<'a> {
    /// # Errors
    /// If the page does not start its main module.
    pub fn read(html: &'a str) -> Result<Self> {
        let main = format!("{MODULE}{MAIN}\"");
        ensure!(html.contains(&main), "{NAME} does not start {MAIN}");
        Ok(Self { html })
    }

    /// The rest of each line that begins with a mark.
    fn after(&self, mark: &str) -> impl Iterator<Item = &'a str> {
        let lines = self.html.lines().map(str::trim);
        lines.filter_map(move |line| line.strip_prefix(mark))
    }

    /// The files that such lines name, in order.
    fn named(&self, mark: &str) -> Vec<String> {
        let names = self.after(mark).filter_map(|rest| rest.split('"').next());
        names.map(str::to_owned).collect()
    }

    /// Scripts that block the browser.
    pub fn classic(&self) -> Vec<String> {
        self.named(CLASSIC)
    }

    /// The files to bundle: modules and style sheets.
    pub fn entries(&self) -> Vec<String> {
        let mut entries = self.named(MODULE);
        entries.extend(self.styles().into_keys());
        entries
    }

    /// The modules of each mode. Most visits begin with Play, and Learn needs what the others share.
    pub fn rooms(&self) -> [Vec<String>; 4] {
        ["play", "watch", "compare", "learn"].map(|mode| {
            let needs = self.named(&format!("{NEEDS}{mode}\" {CONTENT}"));
            let modules = needs.iter().flat_map(|needs| needs.split(' '));
            modules.map(str::to_owned).collect()
        })
    }

    /// By name, a style sheet for the page and one for each set of rooms. Each imports the page's
    /// own, in their order and with their media.
    pub fn styles(&self) -> BTreeMap<String, String> {
        let mut styles: BTreeMap<String, String> = BTreeMap::new();
        for rest in self.after(LINK) {
            let file = rest.split('"').next().unwrap_or_default();
            let file = file.trim_start_matches("www/");
            let media = attribute(rest, "media");
            let import = format!("@import \"./{file}\" {media};\n").replace(" ;", ";");
            styles.entry(style(rest)).or_default().push_str(&import);
        }
        styles
    }

    /// The page with packed files in place of their sources.
    pub fn bundled(&self, packed: &Packed) -> String {
        let mut written = BTreeSet::new();
        let lines = self.html.lines().map(|line| {
            if line.trim().starts_with(LINK) {
                let style = style(line);
                match written.insert(style.clone()) {
                    true => self.styled(line, &style, packed),
                    false => String::new(),
                }
            } else if line.starts_with(NEEDS) {
                self.needs(line, packed)
            } else {
                format!("{line}\n")
            }
        });
        packed
            .names()
            .fold(lines.collect(), |text: String, (source, name)| {
                text.replace(&format!("\"{source}\""), &format!("\"{FOLDER}/{name}\""))
            })
    }

    /// The line with a style sheet, after the page's modules if it is the page's.
    fn styled(&self, line: &str, style: &str, packed: &Packed) -> String {
        match attribute(line, "data-rooms") {
            "" => self.preloads(packed) + &format!("{LINK}{style}\">\n"),
            rooms => format!("{ROOMS}{rooms}\" {CONTENT}{style}\">\n"),
        }
    }

    /// A line with what a mode needs besides what the page loads first.
    fn needs(&self, line: &str, packed: &Packed) -> String {
        let (start, rest) = line.split_once(CONTENT).unwrap_or((line, ""));
        let sources = rest.split('"').next().unwrap_or_default().split(' ');
        let files = sources.filter_map(|source| packed.name(source)).collect();
        let first = self.first(packed);
        let later = packed.imported(&files);
        let needed: Vec<_> = later
            .difference(&packed.imported(&first))
            .map(|name| format!("{FOLDER}/{name}"))
            .collect();
        format!("{start}{CONTENT}{}\">\n", needed.join(" "))
    }

    /// The page's first modules.
    fn first<'p>(&self, packed: &'p Packed) -> BTreeSet<&'p str> {
        let sources = [self.named(MODULE), self.named(PRELOAD)].concat();
        let names = sources.iter().filter_map(|source| packed.name(source));
        names.collect()
    }

    /// The static imports of the page's modules, preloaded together rather than one after another.
    fn preloads(&self, packed: &Packed) -> String {
        let modules = self.first(packed);
        let imported = packed.imported(&modules);
        let line = |name: &&str| format!("{PRELOAD}{FOLDER}/{name}\">\n");
        imported.difference(&modules).map(line).collect()
    }
}

/// The value of an attribute in a line, or "".
fn attribute<'a>(line: &'a str, name: &str) -> &'a str {
    let (_, rest) = line.split_once(&format!(" {name}=\"")).unwrap_or_default();
    rest.split('"').next().unwrap_or_default()
}

/// The name of the packed style sheet that has the one in a line.
fn style(line: &str) -> String {
    match attribute(line, "data-rooms") {
        "" => STYLE.to_owned(),
        rooms => format!("www/{}.css", rooms.replace(' ', "-")),
    }
}

/// The page with the full address of its picture, if known.
pub fn placed(html: String, address: Option<&str>) -> String {
    let Some(address) = address else {
        return html;
    };
    let whole = format!(
        "content=\"{}/www/icons/share.png\"",
        address.trim_end_matches('/')
    );
    html.replace(PICTURE, &whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head>\n\
                        <link rel=\"preload\" href=\"www/pkg/game.wasm\" as=\"fetch\" crossorigin>\n\
                        <meta name=\"needs-watch\" content=\"www/watch.ts www/pkg/game.wasm\">\n\
                        <link rel=\"stylesheet\" href=\"www/a.css\">\n\
                        <link rel=\"stylesheet\" href=\"www/b.css\" media=\"print\">\n\
                        <link rel=\"stylesheet\" href=\"www/c.css\" data-rooms=\"watch learn\">\n\
                        <link rel=\"stylesheet\" href=\"www/d.css\" data-rooms=\"watch learn\" media=\"print\">\n\
                        <script src=\"www/first.ts\"></script>\n\
                        <script type=\"module\" src=\"www/main.tsx\"></script>\n</head>\n";

    fn packed() -> Packed {
        let mut packed = Packed::of(&[
            ("www/first.ts", "first-1.js"),
            ("www/main.tsx", "main-2.js"),
            ("www/page.css", "page-3.css"),
            ("www/pkg/game.wasm", "game-4.wasm"),
            ("www/watch.ts", "watch-7.js"),
            ("www/watch-learn.css", "watch-learn-9.css"),
        ]);
        packed.import("watch-7.js", "chunk-8.js");
        packed.import("chunk-8.js", "chunk-5.js");
        packed.import("main-2.js", "chunk-5.js");
        packed.import("chunk-5.js", "chunk-6.js");
        packed
    }

    #[test]
    fn a_page_asks_at_once_for_all_that_it_needs_at_first() {
        let expected = "<head>\n\
             <link rel=\"preload\" href=\"www/packed/game-4.wasm\" as=\"fetch\" crossorigin>\n\
             <meta name=\"needs-watch\" content=\"www/packed/chunk-8.js www/packed/game-4.wasm www/packed/watch-7.js\">\n\
             <link rel=\"modulepreload\" href=\"www/packed/chunk-5.js\">\n\
             <link rel=\"modulepreload\" href=\"www/packed/chunk-6.js\">\n\
             <link rel=\"stylesheet\" href=\"www/packed/page-3.css\">\n\
             <meta name=\"styles\" data-rooms=\"watch learn\" content=\"www/packed/watch-learn-9.css\">\n\
             <script src=\"www/packed/first-1.js\"></script>\n\
             <script type=\"module\" src=\"www/packed/main-2.js\"></script>\n</head>\n";
        assert_eq!(Page::read(PAGE).unwrap().bundled(&packed()), expected);
    }

    #[test]
    fn styles_are_taken_in_in_their_order_for_their_media() {
        let styles = Page::read(PAGE).unwrap().styles();
        assert_eq!(
            Vec::from_iter(styles),
            [
                (
                    "www/page.css",
                    "@import \"./a.css\";\n@import \"./b.css\" print;\n"
                ),
                (
                    "www/watch-learn.css",
                    "@import \"./c.css\";\n@import \"./d.css\" print;\n"
                ),
            ]
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
        );
    }

    #[test]
    fn the_picture_for_links_has_a_whole_address_where_one_is_known() {
        let html = include_str!("../../../index.html").to_owned();
        assert!(html.contains(PICTURE));
        assert_eq!(placed(html.clone(), None), html);
        for address in ["https://example.org/game", "https://example.org/game/"] {
            let page = placed(html.clone(), Some(address));
            assert!(page.contains("content=\"https://example.org/game/www/icons/share.png\""));
        }
    }

    #[test]
    fn scripts_are_told_apart() {
        let page = Page::read(PAGE).unwrap();
        assert_eq!(page.classic(), ["www/first.ts"]);
        assert_eq!(
            page.entries(),
            ["www/main.tsx", "www/page.css", "www/watch-learn.css"]
        );
    }

    #[test]
    fn a_page_that_starts_something_else_is_refused() {
        let error = Page::read("<html>").err().unwrap().to_string();
        assert_eq!(error, "index.html does not start www/main.tsx");
    }
}
