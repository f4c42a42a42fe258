//! Scripts are modules, written in small files. A page is sent one file: its modules in the order
//! in which a browser would run them, each in a scope of its own.
//!
//! What may be written is a part of the language that is enough for us: imports of names from files
//! beside, exports before `const`, `function` and `class`. Everything else that has to do with
//! modules is refused with a sentence.

use std::fmt::Write as _;

use super::without_comments;

/// One file as it was written.
#[derive(Debug, Default)]
struct Module {
    /// Names, and the file they come from.
    imports: Vec<(String, String)>,
    exports: Vec<String>,
    body: String,
}

/// The module at `entry` with all that it imports, directly or not.
pub fn join(entry: &str, files: &[(&str, &str)]) -> Result<String, String> {
    let mut joined = Joined { files, done: Vec::new(), script: String::new() };
    joined.add(entry, &mut Vec::new())?;
    Ok(joined.script)
}

struct Joined<'a> {
    files: &'a [(&'a str, &'a str)],
    done: Vec<(String, Vec<String>)>,
    script: String,
}

impl Joined<'_> {
    /// Writes a module after those that it imports; `way` is how one comes to it.
    fn add(&mut self, name: &str, way: &mut Vec<String>) -> Result<(), String> {
        if self.exports(name).is_some() {
            return Ok(());
        }
        if way.iter().any(|it| it == name) {
            return Err(format!("{name} imports itself by {}", way.join(", ")));
        }
        let (_, text) = self
            .files
            .iter()
            .find(|(other, _)| *other == name)
            .ok_or_else(|| format!("{name} is not there"))?;
        let module = read(text).map_err(|what| format!("{name}: {what}"))?;
        way.push(name.to_owned());
        for (names, from) in &module.imports {
            self.add(from, way)?;
            let exports = self.exports(from).unwrap_or_default();
            if let Some(lacks) = split(names).find(|it| !exports.iter().any(|have| have == it)) {
                return Err(format!("{name}: {from} does not export {lacks}"));
            }
        }
        way.pop();
        self.write(name, &module);
        self.done.push((name.to_owned(), module.exports));
        Ok(())
    }

    fn exports(&self, name: &str) -> Option<&[String]> {
        self.done.iter().find(|(other, _)| other == name).map(|(_, exports)| exports.as_slice())
    }

    fn write(&mut self, name: &str, module: &Module) {
        let out = &mut self.script;
        let _ = writeln!(out, "const {} = (() => {{", scope(name));
        for (names, from) in module.imports.iter().filter(|(names, _)| !names.is_empty()) {
            let _ = writeln!(out, "const {{ {names} }} = {};", scope(from));
        }
        out.push_str(&module.body);
        let _ = writeln!(out, "return {{ {} }};\n}})();", module.exports.join(", "));
    }
}

/// What the exports of a file are kept under.
fn scope(name: &str) -> String {
    format!("${}", name.trim_end_matches(".js"))
}

fn split(names: &str) -> impl Iterator<Item = &str> {
    names.split(',').map(str::trim).filter(|name| !name.is_empty())
}

fn read(text: &str) -> Result<Module, String> {
    let mut module = Module::default();
    let text = without_comments(text);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        // Comments were told by how a line begins, which inside a literal says nothing.
        if line.matches('`').count() % 2 == 1 {
            return Err(format!("a literal goes over several lines: {line}"));
        }
        if line.starts_with("import ") {
            let mut whole = line.to_owned();
            while !whole.ends_with(';') {
                whole.push_str(lines.next().ok_or("an import has no end")?);
            }
            module.imports.push(import(&whole)?);
        } else if let Some(rest) = line.strip_prefix("export ") {
            module.exports.push(export(rest)?);
            module.body.push_str(rest);
            module.body.push('\n');
        } else {
            module.body.push_str(line);
            module.body.push('\n');
        }
    }
    Ok(module)
}

/// `import { a, b } from './c.js';`
fn import(whole: &str) -> Result<(String, String), String> {
    let refused = || format!("only names are imported, and from a file beside: {whole}");
    let rest = whole.strip_prefix("import {").ok_or_else(refused)?;
    let (names, from) = rest.split_once("} from './").ok_or_else(refused)?;
    let from = from.strip_suffix("';").ok_or_else(refused)?;
    let names: Vec<&str> = split(names).collect();
    if names.is_empty() || names.iter().any(|name| !is_name(name)) {
        return Err(refused());
    }
    Ok((names.join(", "), from.to_owned()))
}

/// The name that `const a = 1;` or `async function a() {` gives.
fn export(rest: &str) -> Result<String, String> {
    let plain = rest.strip_prefix("async ").unwrap_or(rest);
    let kinds = ["const ", "function ", "class "];
    let named = kinds.iter().find_map(|kind| plain.strip_prefix(kind));
    let ends = |c: char| !is_letter(c);
    let name = named.and_then(|named| named.split(ends).next()).unwrap_or_default();
    if name.is_empty() {
        return Err(format!("only constants, functions and classes are exported: {rest}"));
    }
    Ok(name.to_owned())
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '$')
}

fn is_name(word: &str) -> bool {
    word.chars().all(is_letter)
}

#[cfg(test)]
mod tests {
    use super::join;

    fn refused(files: &[(&str, &str)]) -> String {
        join("a.js", files).expect_err("it does not fit")
    }

    #[test]
    fn modules_stand_in_the_order_in_which_they_run() {
        let files = [
            (
                "a.js",
                "// Begins.\nimport { b } from './b.js';\nimport { c } from './c.js';\nb(c);\n",
            ),
            (
                "b.js",
                "import { c } from './c.js';\n/** @type {number} */\nlet n = c;\nexport async function b() {\n  n += 1;\n}\n",
            ),
            ("c.js", "export const c = 1;\n"),
        ];
        let joined = "\
            const $c = (() => {\nconst c = 1;\nreturn { c };\n})();\n\
            const $b = (() => {\nconst { c } = $c;\nlet n = c;\nasync function b() {\n  n += 1;\n}\nreturn { b };\n})();\n\
            const $a = (() => {\nconst { b } = $b;\nconst { c } = $c;\nb(c);\nreturn {  };\n})();\n";
        assert_eq!(join("a.js", &files).as_deref(), Ok(joined));
    }

    #[test]
    fn an_import_may_take_several_lines() {
        let files = [
            ("a.js", "import {\n  b,\n  c,\n} from './b.js';\n"),
            ("b.js", "export class b {}\nexport const c = 1;\n"),
        ];
        let joined = join("a.js", &files).expect("it fits");
        assert!(joined.contains("const { b, c } = $b;"), "{joined}");
    }

    #[test]
    fn what_does_not_fit_is_refused_with_a_sentence() {
        fn one(text: &str) -> String {
            refused(&[("a.js", text), ("b.js", "export const b = 1;\n")])
        }
        assert_eq!(one("import { c } from './b.js';"), "a.js: b.js does not export c");
        assert_eq!(one("import { c } from './c.js';"), "c.js is not there");
        for odd in
            ["import b from './b.js';", "import './b.js';", "import { b as c } from './b.js';"]
        {
            let sentence = "a.js: only names are imported, and from a file beside: ";
            assert_eq!(one(odd), format!("{sentence}{odd}"));
        }
        for odd in ["let a = 1;", "{ a };", "default 1;", "const { a } = b;"] {
            let sentence = "a.js: only constants, functions and classes are exported: ";
            assert_eq!(one(&format!("export {odd}")), format!("{sentence}{odd}"));
        }
        assert_eq!(one("f(`\n`);"), "a.js: a literal goes over several lines: f(`");
        assert_eq!(one("import { b }"), "a.js: an import has no end");
    }

    #[test]
    fn nothing_imports_itself() {
        let files = [
            ("a.js", "import { b } from './b.js';\nexport const a = b;\n"),
            ("b.js", "import { a } from './a.js';\nexport const b = a;\n"),
        ];
        assert_eq!(refused(&files), "a.js imports itself by a.js, b.js");
    }
}
