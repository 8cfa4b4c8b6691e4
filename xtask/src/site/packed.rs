//! The result of packing, from esbuild's report.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// The folder of all packed files.
pub const FOLDER: &str = "www/packed";

/// Sources and their packed names, all in one folder.
#[derive(Clone, Default)]
pub struct Packed {
    /// By the path of a source from the root of the checkout.
    names: BTreeMap<String, String>,
    /// The static imports of each packed module.
    imports: BTreeMap<String, Vec<String>>,
    /// The sources in each packed file.
    inputs: BTreeMap<String, Vec<String>>,
}

impl Packed {
    /// The packed name of a source.
    pub fn name(&self, source: &str) -> Option<&str> {
        self.names.get(source).map(String::as_str)
    }

    /// Every source with its packed name.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.names
            .iter()
            .map(|(source, name)| (source.as_str(), name.as_str()))
    }

    /// These modules and all their static imports, direct or indirect.
    pub fn imported<'a>(&'a self, modules: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        let mut open: Vec<_> = modules.iter().copied().collect();
        while let Some(module) = open.pop() {
            if found.insert(module) {
                let imports = self.imports.get(module).into_iter().flatten();
                open.extend(imports.map(String::as_str));
            }
        }
        found
    }

    /// The sources that a module needs before it runs, without the module itself.
    pub fn needed(&self, source: &str) -> BTreeSet<&str> {
        let modules = self.name(source).into_iter().collect();
        let files = self.imported(&modules).into_iter();
        let inputs = files.filter_map(|file| self.inputs.get(file)).flatten();
        inputs
            .map(String::as_str)
            .filter(|input| *input != source)
            .collect()
    }

    pub fn extend(&mut self, other: Packed) {
        self.names.extend(other.names);
        self.imports.extend(other.imports);
        self.inputs.extend(other.inputs);
    }

    /// Reads esbuild's report, whose paths are relative to its working directory.
    pub fn read(account: &Value) -> Self {
        let mut packed = Self::default();
        for (path, output) in account["outputs"].as_object().into_iter().flatten() {
            let name = file_name(path);
            if let Some(source) = output["entryPoint"].as_str() {
                packed
                    .names
                    .insert(from_root(source).to_owned(), name.to_owned());
            }
            packed.imports.insert(name.to_owned(), imports(output));
            packed.inputs.insert(name.to_owned(), inputs(output));
        }
        packed
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// The path from the root of the checkout or of its copy; all sources are in `www/`.
fn from_root(path: &str) -> &str {
    path.rfind("www/").map_or(path, |start| &path[start..])
}

fn imports(output: &Value) -> Vec<String> {
    let all = output["imports"].as_array().into_iter().flatten();
    let at_once = all.filter(|import| import["kind"] == "import-statement");
    let paths = at_once.filter_map(|import| import["path"].as_str());
    paths.map(|path| file_name(path).to_owned()).collect()
}

fn inputs(output: &Value) -> Vec<String> {
    let all = output["inputs"].as_object().into_iter().flatten();
    all.map(|(path, _)| from_root(path).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    impl Packed {
        /// The packed names of these files.
        pub fn of(names: &[(&str, &str)]) -> Self {
            let owned = |(source, name): &(&str, &str)| ((*source).to_owned(), (*name).to_owned());
            Self {
                names: names.iter().map(owned).collect(),
                imports: BTreeMap::new(),
                inputs: BTreeMap::new(),
            }
        }

        pub fn import(&mut self, module: &str, imported: &str) {
            self.imports
                .insert(module.to_owned(), vec![imported.to_owned()]);
        }
    }

    #[test]
    fn what_is_imported_later_is_not_imported_at_once() {
        let packed = Packed::read(&json!({"outputs": {
            "../out/www/packed/main-A.js": {
                "entryPoint": "../tmp/www/main.tsx",
                "inputs": {"../tmp/www/main.tsx": {}},
                "imports": [
                    {"path": "../out/www/packed/chunk-B.js", "kind": "import-statement"},
                    {"path": "../out/www/packed/learn-C.js", "kind": "dynamic-import"},
                ],
            },
            "../out/www/packed/chunk-B.js": {
                "inputs": {"../tmp/www/app/app.ts": {}},
                "imports": [
                    {"path": "../out/www/packed/main-A.js", "kind": "import-statement"},
                ],
            },
            "../out/www/packed/learn-C.js": {"inputs": {"../tmp/www/learn.ts": {}}},
        }}));
        assert_eq!(packed.name("www/main.tsx"), Some("main-A.js"));
        let imported = packed.imported(&BTreeSet::from(["main-A.js"]));
        assert_eq!(imported, BTreeSet::from(["chunk-B.js", "main-A.js"]));
        let needed = packed.needed("www/main.tsx");
        assert_eq!(needed, BTreeSet::from(["www/app/app.ts"]));
    }
}
