//! Turns TypeScript and JSX into JavaScript. oxc strips the types and keeps everything else,
//! including specifiers. It needs no Node, and takes milliseconds per file.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use oxc::allocator::Allocator;
use oxc::ast::ast::Statement;
use oxc::codegen::{Codegen, CodegenOptions};
use oxc::diagnostics::OxcDiagnostic;
use oxc::parser::Parser;
use oxc::semantic::SemanticBuilder;
use oxc::span::SourceType;
use oxc::transformer::{JsxOptions, TransformOptions, Transformer, TypeScriptOptions};

/// The library of the functions that JSX calls; browsers load the vendored module.
const JSX_LIBRARY: &str = "preact";
pub const JSX_RUNTIME: &str = "preact/jsx-runtime";
pub const VENDORED: &str = "www/vendor/preact.js";

/// A script as a browser runs it.
pub struct Script {
    pub code: String,
    /// The source map as JSON, which includes the source.
    pub map: String,
}

/// An error in a source, with its place: `www/app/app.ts:12:5: Unexpected token`.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    file: String,
    line: usize,
    column: usize,
    message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self {
            file,
            line,
            column,
            message,
        } = self;
        write!(f, "{file}:{line}:{column}: {message}")
    }
}

impl std::error::Error for Fault {}

impl Fault {
    fn new(file: &str, text: &str, found: &OxcDiagnostic) -> Self {
        let offset = found
            .labels
            .first()
            .map_or(0, |label| label.offset() as usize);
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message: found.message.to_string(),
        }
    }
}

/// Whether a file has to be transpiled before a browser runs it.
pub fn is_typescript(file: &str) -> bool {
    file.ends_with(".ts") || file.ends_with(".tsx")
}

/// Turns a source into JavaScript; `file` is its path from the root of the checkout.
///
/// # Errors
pub fn transpile(file: &str, text: &str) -> Result<Script> {
    let path = Path::new(file);
    let kind = SourceType::from_path(path).with_context(|| format!("{file} is not a script"))?;
    let fault = |found: &[OxcDiagnostic]| match found.first() {
        Some(first) => Err(Fault::new(file, text, first)),
        None => Ok(()),
    };
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, text, kind).parse();
    fault(&parsed.diagnostics)?;
    let mut program = parsed.program;
    let analysed = SemanticBuilder::new()
        .with_check_syntax_error(true)
        .with_enum_eval(true)
        .build(&program);
    fault(&analysed.diagnostics)?;
    let scoping = analysed.semantic.into_scoping();
    let transformer = Transformer::new(&allocator, path, &options());
    let transformed = transformer.build_with_scoping(scoping, &mut program);
    fault(&transformed.diagnostics)?;
    // `export {}` makes a script a module, which browsers reject in a classic script.
    program.body.retain(|statement| !is_empty_export(statement));
    let vendored = allocator.alloc_str(&relative(file, VENDORED));
    for statement in &mut program.body {
        import_vendored(statement, vendored);
    }
    let printed = Codegen::new()
        .with_options(CodegenOptions {
            source_map_path: Some(path.file_name().unwrap_or_default().into()),
            ..CodegenOptions::default()
        })
        .build(&program);
    let map = printed.map.context("oxc made no source map")?;
    Ok(Script {
        code: printed.code,
        map: map.to_json_string(),
    })
}

/// Transpiles a source of a checkout.
///
/// # Errors
/// If it cannot be read, or a [`Fault`].
pub fn transpile_file(root: &Path, file: &str) -> Result<Script> {
    let text =
        fs::read_to_string(root.join(file)).with_context(|| format!("cannot read {file}"))?;
    transpile(file, &text)
}

/// Makes the imports of JSX functions name the vendored file.
fn import_vendored<'a>(statement: &mut Statement<'a>, file: &'a str) {
    if let Statement::ImportDeclaration(import) = statement
        && import.source.value == JSX_RUNTIME
    {
        import.source.value = file.into();
        import.source.raw = None;
    }
}

/// How one module names another file of the checkout; both paths are from its root.
fn relative(module: &str, file: &str) -> String {
    let folders: Vec<_> = module.split('/').collect();
    let parts: Vec<_> = file.split('/').collect();
    let shared = folders
        .iter()
        .zip(&parts)
        .take_while(|(one, other)| one == other)
        .count();
    let up = folders.len() - 1 - shared;
    let start = if up == 0 {
        "./".to_owned()
    } else {
        "../".repeat(up)
    };
    start + &parts[shared..].join("/")
}

/// `export {}`
fn is_empty_export(statement: &Statement) -> bool {
    matches!(statement, Statement::ExportNamedDeclaration(export) if export.specifiers.is_empty())
}

fn options() -> TransformOptions {
    TransformOptions {
        // Like `verbatimModuleSyntax`: an import stays unless it says `type`.
        typescript: TypeScriptOptions {
            only_remove_type_imports: true,
            ..TypeScriptOptions::default()
        },
        jsx: JsxOptions {
            import_source: Some(JSX_LIBRARY.to_owned()),
            ..JsxOptions::enable()
        },
        ..TransformOptions::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(file: &str, text: &str) -> String {
        transpile(file, text).unwrap().code
    }

    fn fault(text: &str) -> String {
        transpile("www/a.ts", text).err().unwrap().to_string()
    }

    #[test]
    fn types_go_and_specifiers_stay() {
        let text = "import type { A } from \"./a.ts\";\n\
                    import { type B, b } from \"./b.ts\";\n\
                    export const c = (d: A): B => b(d as unknown as B)!;\n\
                    export { e, type F } from \"./e.ts\";\n\
                    export const later = () => import(\"./later.ts\");\n\
                    export const worker = new URL(\"./w.worker.ts\", import.meta.url);\n";
        let expected = "import { b } from \"./b.ts\";\n\
                        export const c = (d) => b(d);\n\
                        export { e } from \"./e.ts\";\n\
                        export const later = () => import(\"./later.ts\");\n\
                        export const worker = new URL(\"./w.worker.ts\", import.meta.url);\n";
        assert_eq!(code("www/x.ts", text), expected);
    }

    /// With `verbatimModuleSyntax`, TypeScript keeps unused imports.
    #[test]
    fn an_import_stays_for_what_it_does() {
        assert_eq!(
            code(
                "www/x.ts",
                "import { unused } from \"./u.ts\";\nimport \"./v.ts\";\n"
            ),
            "import { unused } from \"./u.ts\";\nimport \"./v.ts\";\n"
        );
    }

    #[test]
    fn fields_stay_fields() {
        let text = "class A { #b = 1; readonly c: number; declare d: string; static e?: A; }\n";
        let expected = "class A {\n\t#b = 1;\n\tc;\n\tstatic e;\n}\n";
        assert_eq!(code("www/x.ts", text), expected);
    }

    #[test]
    fn a_script_that_is_no_module_gets_no_exports() {
        let text =
            "import type { A } from \"./a.ts\";\n(() => { const a: A = 1; self.b = a; })();\n";
        assert!(!code("www/x.ts", text).contains("export"));
    }

    #[test]
    fn elements_become_calls() {
        let code = code("www/x.tsx", "export const a = <p class=\"b\">{c}</p>;\n");
        assert!(
            code.contains("from \"./vendor/preact.js\"") && code.contains("_jsx(\"p\","),
            "{code}"
        );
    }

    #[test]
    fn the_vendored_module_is_named_from_every_folder() {
        assert_eq!(relative("www/main.tsx", VENDORED), "./vendor/preact.js");
        assert_eq!(relative("www/app/App.tsx", VENDORED), "../vendor/preact.js");
        let deep = relative("www/features/play/Hint.tsx", VENDORED);
        assert_eq!(deep, "../../vendor/preact.js");
    }

    #[test]
    fn a_fault_has_its_place() {
        assert_eq!(
            fault("let a = 1;\n  let é = ];\n"),
            "www/a.ts:2:11: Unexpected token"
        );
        let twice = fault("const a = 1;\nconst a = 2;\n");
        assert!(twice.starts_with("www/a.ts:1:7: "), "{twice}");
    }

    #[test]
    fn the_map_leads_to_the_source() {
        let script = transpile("www/app/x.ts", "type A = 1;\nexport const b: A = 1;\n").unwrap();
        let map: serde_json::Value = serde_json::from_str(&script.map).unwrap();
        assert_eq!(map["sources"][0], "x.ts");
        assert_eq!(
            map["sourcesContent"][0],
            "type A = 1;\nexport const b: A = 1;\n"
        );
        assert_eq!(map["version"], 3);
    }
}
