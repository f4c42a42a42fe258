//! Style sheets are written in parts. A page is sent each of its sheets whole, with the addresses in
//! it that a sheet cannot know.

use super::without_comments;
use crate::pictures;

/// The sheet at `entry` with the parts that it imports put in, in their order.
pub fn join(entry: &str, files: &[(&str, &str)]) -> Result<String, String> {
    let found = files.iter().find(|(name, _)| *name == entry);
    let (_, text) = found.ok_or_else(|| format!("{entry} is not there"))?;
    let mut joined = String::new();
    for line in without_comments(text).lines() {
        let part = line.strip_prefix("@import \"./").and_then(|rest| rest.strip_suffix("\";"));
        match part {
            Some(part) => joined.push_str(&join(part, files)?),
            None => joined.extend([line, "\n"]),
        }
    }
    Ok(joined)
}

/// Puts in addresses: `url("font:pixel")` is our font, `url("art:NAME")` a picture.
pub fn dress(sheet: &str, font: &str) -> Result<String, String> {
    let mut parts = sheet.split("url(\"art:");
    let mut dressed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('"').ok_or("an address has no end")?;
        let address = pictures::named(name).ok_or_else(|| format!("there is no picture {name}"))?;
        dressed.extend(["url(\"", &address, "\"", rest]);
    }
    Ok(dressed.replace("url(\"font:pixel\")", &format!("url(\"{font}\")")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_put_in_where_they_are_imported() {
        let files = [
            ("a.css", "/* All. */\n@import \"./b.css\";\n@import \"./c.css\";\na {\n}\n"),
            ("b.css", "b {\n}\n"),
            ("c.css", "c {\n}\n"),
        ];
        assert_eq!(join("a.css", &files).as_deref(), Ok("b {\n}\nc {\n}\na {\n}\n"));
        assert_eq!(join("a.css", &files[..2]), Err("c.css is not there".to_owned()));
    }

    #[test]
    fn addresses_are_put_in() {
        let dressed =
            dress("a { src: url(\"font:pixel\"); b: url(\"art:icon-wound\") 0 0; }", "/f");
        let dressed = dressed.expect("a picture of ours");
        assert!(dressed.starts_with("a { src: url(\"/f\"); b: url(\"/art/"), "{dressed}");
        assert!(dressed.ends_with(".png\") 0 0; }"), "{dressed}");
        assert_eq!(dress("url(\"art:none\")", ""), Err("there is no picture none".to_owned()));
    }
}
