//! The lines of a card's table as statements, so that some can be changed and the rest stays as it
//! was written.

/// A head such as `[[room]]`, a comment, or a key with its value, which may take several lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    pub text: String,
}

impl Statement {
    /// The key; of a head what stands in its brackets; `#` for a comment.
    pub fn key(&self) -> &str {
        let text = self.text.trim();
        match text.chars().next() {
            Some('#') => "#",
            Some('[') => text.trim_start_matches('[').split(']').next().unwrap_or_default(),
            _ => text.split('=').next().unwrap_or_default().trim(),
        }
    }

    pub fn is_head(&self) -> bool {
        self.text.trim_start().starts_with('[')
    }
}

/// The statements of a piece of TOML that is known to be right. Empty lines are left out.
pub fn statements(text: &str) -> Vec<Statement> {
    let mut all = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    let mut depth = 0;
    for line in text.lines().map(str::trim_end) {
        if open.is_empty() && line.is_empty() {
            continue;
        }
        depth += depth_of(line);
        open.push(line);
        if depth <= 0 {
            all.push(Statement { text: open.join("\n") });
            open.clear();
            depth = 0;
        }
    }
    if !open.is_empty() {
        all.push(Statement { text: open.join("\n") });
    }
    all
}

/// How many brackets a line opens more than it closes, those in texts and comments not counted.
fn depth_of(line: &str) -> i32 {
    let mut depth = 0;
    let mut quote = None;
    let mut escaped = false;
    for letter in line.chars() {
        match (quote, letter) {
            (Some('"'), '\\') if !escaped => {
                escaped = true;
                continue;
            }
            (Some(mark), _) if letter == mark && !escaped => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(letter),
            (None, '#') => break,
            (None, '[' | '{') => depth += 1,
            (None, ']' | '}') => depth -= 1,
            (None, _) => {}
        }
        escaped = false;
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_ends_where_its_brackets_do() {
        let text = "[[room]]\nid = \"a\" # [ not open\n\n# Why.\ndo = [\n  { draw = \"]\\\"[\" },\n]\nonce = true\n[room.x]\n";
        let keys: Vec<String> = statements(text).iter().map(|s| s.key().to_owned()).collect();
        assert_eq!(keys, ["room", "id", "#", "do", "once", "room.x"]);
        let all = statements(text);
        assert_eq!(all[3].text, "do = [\n  { draw = \"]\\\"[\" },\n]");
        assert!(all[0].is_head() && all[5].is_head() && !all[3].is_head());
    }
}
