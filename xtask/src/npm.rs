//! Packages of the npm registry that checks and tests use. None of it becomes part of the project,
//! and building it asks for none of it.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::chore::say;
use crate::debian::{install, is_there, run};
use crate::house;

/// A package as it was when it was chosen.
#[derive(Clone, Copy, Debug)]
pub struct Package {
    pub name: &'static str,
    pub version: &'static str,
    /// Of the packed file.
    pub sha256: &'static str,
}

impl Package {
    /// Fetches a package into a folder and takes out of it what stands under `what`.
    pub fn bring(&self, who: &str, folder: &Path, what: &str) -> Result<()> {
        fs::create_dir_all(folder).context("there is no target folder")?;
        if !is_there("npm") {
            install(who, &["npm"])?;
        }
        let name = format!("{}@{}", self.name, self.version);
        let place = folder.strip_prefix(house::root()).unwrap_or(folder);
        say(&format!("fetching {name} into {}, for {who} only", place.display()));
        run(&["npm", "pack", "--silent", &name], folder)
            .with_context(|| format!("{name} cannot be fetched from the npm registry"))?;
        let file = self.file();
        let packed = folder.join(&file);
        let told = Command::new("sha256sum").arg(&packed).output().context("sha256sum")?;
        if !told.stdout.starts_with(self.sha256.as_bytes()) {
            fs::remove_file(packed).context("it cannot be removed")?;
            bail!("{name} is not what it was when it was chosen");
        }
        let inside = format!("package/{what}");
        run(&["tar", "-xzf", &file, "--strip-components=1", &inside], folder)
    }

    /// What npm calls the packed file.
    pub fn file(&self) -> String {
        let name = self.name.trim_start_matches('@').replace('/', "-");
        format!("{name}-{}.tgz", self.version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_files_are_named_as_npm_names_them() {
        let file = |name| Package { name, version: "2.6.7", sha256: "" }.file();
        assert_eq!(file("axe-core"), "axe-core-2.6.7.tgz");
        assert_eq!(file("@biomejs/cli-linux-x64"), "biomejs-cli-linux-x64-2.6.7.tgz");
    }
}
