//! The texts of TypeScript and JavaScript: comments, strings, JSX and the names that are declared.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use oxc::allocator::Allocator;
use oxc::ast::Comment;
use oxc::ast::ast::{
    BindingIdentifier, CallExpression, ExportAllDeclaration, ExportFromDeclaration, Expression,
    ImportDeclaration, ImportExpression, JSXAttribute, JSXAttributeName, JSXChild, JSXElement,
    JSXExpressionContainer, JSXFragment, StringLiteral, TSImportType, TemplateLiteral,
};
use oxc::ast_visit::{Visit, walk};
use oxc::parser::Parser;
use oxc::span::SourceType;

use super::paragraphs::paragraphs;
use super::rust::uncommented;
use super::text::{Kind, Text, is_words, line_of};

/// Attributes without words.
const SILENT: [&str; 10] = [
    "class",
    "id",
    "style",
    "d",
    "viewBox",
    "transform",
    "type",
    "role",
    "href",
    "points",
];

/// Functions that take selectors.
const SELECTING: [&str; 5] = [
    "querySelector",
    "querySelectorAll",
    "closest",
    "matches",
    "locator",
];

/// # Errors
/// If the source is not a script.
pub fn texts(file: &str, source: &str) -> Result<Vec<Text>> {
    let kind = SourceType::from_path(Path::new(file))
        .with_context(|| format!("{file} is not a script"))?;
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, source, kind).parse();
    ensure!(
        parsed.diagnostics.is_empty(),
        "{file}: {}",
        parsed.diagnostics[0]
    );
    let mut found = Found {
        source,
        texts: comments(source, &parsed.program.comments),
        in_paragraph: false,
    };
    found.visit_program(&parsed.program);
    found.texts.sort_by_key(Text::line);
    Ok(found.texts)
}

/// Comments; line comments that follow each other are joined.
fn comments(source: &str, comments: &[Comment]) -> Vec<Text> {
    let mut blocks: Vec<Vec<(usize, &str)>> = Vec::new();
    for comment in comments {
        let span = comment.span;
        let line = line_of(source, span.start as usize);
        let text = &source[span.start as usize..span.end as usize];
        let lines = text.lines().map(uncommented);
        let lines = (line..).zip(lines);
        let next =
            |block: &Vec<(usize, &str)>| block.last().is_some_and(|(last, _)| last + 1 == line);
        match blocks.last_mut() {
            Some(block) if comment.is_line() && next(block) => block.extend(lines),
            _ => blocks.push(lines.collect()),
        }
    }
    let blocks = blocks.into_iter();
    blocks
        .flat_map(|block| paragraphs(Kind::Comment, block))
        .collect()
}

struct Found<'s> {
    source: &'s str,
    texts: Vec<Text>,
    /// Whether an enclosing element was already read as one paragraph.
    in_paragraph: bool,
}

impl Found<'_> {
    fn add(&mut self, words: &str, start: u32) {
        if is_words(words) {
            self.texts
                .push(Text::of(Kind::String, words, self.line(start)));
        }
    }

    fn line(&self, start: u32) -> usize {
        line_of(self.source, start as usize)
    }

    /// Reads an element that contains words, and everything inside it, as one paragraph.
    fn read(&mut self, children: &[JSXChild]) -> bool {
        let has_words = |child: &JSXChild| match child {
            JSXChild::Text(text) => text.value.chars().any(char::is_alphabetic),
            _ => false,
        };
        let reads = !self.in_paragraph && children.iter().any(has_words);
        if reads {
            let mut text = Text::new(Kind::String);
            self.join(&mut text, children);
            text.words.truncate(text.words.trim_end().len());
            self.texts.push(text);
        }
        reads
    }

    fn join(&self, text: &mut Text, children: &[JSXChild]) {
        for child in children {
            match child {
                JSXChild::Text(words) => text.push(&words.value, self.line(words.span.start)),
                JSXChild::Element(element) => self.join(text, &element.children),
                JSXChild::Fragment(fragment) => self.join(text, &fragment.children),
                JSXChild::ExpressionContainer(inside) => {
                    let line = self.line(inside.span.start);
                    match inside.expression.as_expression() {
                        Some(Expression::StringLiteral(words)) => text.push(&words.value, line),
                        Some(_) => text.push("…", line),
                        None => {}
                    }
                }
                JSXChild::Spread(_) => {}
            }
        }
    }

    /// Visits the children, inside or outside a paragraph.
    fn within(&mut self, in_paragraph: bool, visit: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.in_paragraph, in_paragraph);
        visit(self);
        self.in_paragraph = before;
    }
}

impl<'a> Visit<'a> for Found<'_> {
    fn visit_string_literal(&mut self, it: &StringLiteral<'a>) {
        self.add(&it.value, it.span.start);
    }

    fn visit_template_literal(&mut self, it: &TemplateLiteral<'a>) {
        let pieces: Vec<_> = it.quasis.iter().map(|piece| &piece.value.raw[..]).collect();
        self.add(&pieces.join("…"), it.span.start);
        walk::walk_template_literal(self, it);
    }

    fn visit_jsx_element(&mut self, it: &JSXElement<'a>) {
        self.visit_jsx_opening_element(&it.opening_element);
        let inside = self.in_paragraph || self.read(&it.children);
        self.within(inside, |found| found.visit_jsx_children(&it.children));
    }

    fn visit_jsx_fragment(&mut self, it: &JSXFragment<'a>) {
        let inside = self.in_paragraph || self.read(&it.children);
        self.within(inside, |found| found.visit_jsx_children(&it.children));
    }

    fn visit_jsx_expression_container(&mut self, it: &JSXExpressionContainer<'a>) {
        if self.in_paragraph
            && matches!(
                it.expression.as_expression(),
                Some(Expression::StringLiteral(_))
            )
        {
            return;
        }
        self.within(false, |found| {
            walk::walk_jsx_expression_container(found, it)
        });
    }

    fn visit_jsx_attribute(&mut self, it: &JSXAttribute<'a>) {
        let silent = match &it.name {
            JSXAttributeName::Identifier(name) => SILENT.contains(&name.name.as_str()),
            JSXAttributeName::NamespacedName(_) => true,
        };
        if !silent {
            self.within(false, |found| walk::walk_jsx_attribute(found, it));
        }
    }

    fn visit_call_expression(&mut self, it: &CallExpression<'a>) {
        let name = it
            .callee
            .as_member_expression()
            .and_then(|member| member.static_property_name());
        if name.is_some_and(|name| SELECTING.contains(&name)) {
            self.visit_expression(&it.callee);
        } else {
            walk::walk_call_expression(self, it);
        }
    }

    fn visit_binding_identifier(&mut self, it: &BindingIdentifier<'a>) {
        let line = self.line(it.span.start);
        self.texts.push(Text::of(Kind::Name, &it.name, line));
    }

    // Module names are not words.
    fn visit_import_declaration(&mut self, _: &ImportDeclaration<'a>) {}
    fn visit_export_from_declaration(&mut self, _: &ExportFromDeclaration<'a>) {}
    fn visit_export_all_declaration(&mut self, _: &ExportAllDeclaration<'a>) {}
    fn visit_import_expression(&mut self, _: &ImportExpression<'a>) {}
    fn visit_ts_import_type(&mut self, _: &TSImportType<'a>) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(source: &str, kind: Kind) -> Vec<(usize, String)> {
        let found = texts("www/a.tsx", source).unwrap();
        let texts = found.into_iter().filter(|text| text.kind == kind);
        texts.map(|text| (text.line(), text.words)).collect()
    }

    fn strings(source: &str) -> Vec<String> {
        let told = told(source, Kind::String).into_iter();
        told.map(|(_, words)| words).collect()
    }

    #[test]
    fn comments_that_follow_each_other_are_one() {
        let source = "// One\n// two.\n\n/**\n * Three\n * four.\n */\nconst a = 1; // five\n";
        let expected = [(1, "One two."), (5, "Three four."), (8, "five")];
        let expected = expected.map(|(line, words)| (line, words.to_owned()));
        assert_eq!(told(source, Kind::Comment), expected);
    }

    #[test]
    fn an_element_is_read_as_a_whole() {
        let source = "const a = <p title=\"On the board\" class=\"no words\">Row {n} is <b>full</b>.{\" \"}\n\
                      {list.map((n) => <i>no {n}</i>)}</p>;";
        let expected = ["On the board", "Row … is full. …", "no …"];
        assert_eq!(strings(source), expected);
    }

    #[test]
    fn ids_selectors_and_modules_are_not_words() {
        let source = "import a from \"no words\"; b.querySelector(\"no words\"); c({ type: \"d/e\" });\n\
                      f(`Row ${n} is ${\"quite full\"}`);";
        assert_eq!(strings(source), ["Row … is …", "quite full"]);
    }

    #[test]
    fn what_is_declared_has_a_name() {
        let names = told("class A {}\nconst b = c;", Kind::Name);
        assert_eq!(names, [(1, "A".to_owned()), (2, "b".to_owned())]);
    }
}
