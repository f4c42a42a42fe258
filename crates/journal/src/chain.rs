//! The hash chain that ties each line to all lines before it.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// Bytes of a hash, and of its hex form.
pub(crate) const SHORT: usize = 8;
const HEX: usize = 2 * SHORT;

/// The hash of the last line, or zeros before the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chain([u8; SHORT]);

impl Chain {
    /// Goes on by one line.
    #[must_use]
    pub(crate) fn then(self, content: &str) -> Chain {
        let hash = Sha256::new().chain_update(self.0).chain_update(content).finalize();
        let mut short = [0; SHORT];
        short.copy_from_slice(&hash[..SHORT]);
        Chain(short)
    }

    pub(crate) fn bytes(self) -> [u8; SHORT] {
        self.0
    }

    /// Ends a line with its hash.
    pub(crate) fn seal(self, line: &mut String) {
        line.push_str(" #");
        HEXLOWER.encode_append(&self.0, line);
    }
}

/// Takes a line apart into its content and its hash; none if it has no hash.
pub(crate) fn split(line: &str) -> Option<(&str, Chain)> {
    let (content, hex) = line.rsplit_once(" #")?;
    if hex.len() != HEX {
        return None;
    }
    let mut short = [0; SHORT];
    HEXLOWER.decode_mut(hex.as_bytes(), &mut short).ok()?;
    Some((content, Chain(short)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_line_comes_apart_again() {
        let chain = Chain::default().then("one").then("two #2");
        let mut line = "two #2".to_owned();
        chain.seal(&mut line);
        assert_eq!(split(&line), Some(("two #2", chain)));
        assert_eq!(split("two #2"), None);
        assert_eq!(split("two #00112233445566zz"), None);
        assert_eq!(split("two #+011223344556677"), None);
    }

    #[test]
    fn every_line_depends_on_those_before() {
        let one = Chain::default().then("one");
        assert_ne!(one.then("two"), Chain::default().then("two"));
        assert_ne!(one.then("two"), one.then("three"));
    }
}
