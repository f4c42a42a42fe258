//! The checks of script and style: Biome looks at form and habits, the TypeScript compiler at types.
//! Both are single programs that need nothing else.

use std::env::consts::{ARCH, OS};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::chore::say;
use crate::house;
use crate::npm::Package;

/// Who needs them.
const WHO: &str = "the checks of script and style";

/// A program of the npm registry, with a package for each system.
struct Tool {
    name: &'static str,
    version: &'static str,
    /// The program in its package.
    program: &'static str,
    /// What else it needs is in the same folder of the package.
    part: &'static str,
    /// Operating system, processor, package and its hash.
    packages: &'static [(&'static str, &'static str, &'static str, &'static str)],
}

/// `biome.json` says what it looks at, and names the same version.
const BIOME: Tool = Tool {
    name: "biome",
    version: "2.6.7",
    program: "biome",
    part: "biome",
    packages: &[
        (
            "linux",
            "x86_64",
            "@biomejs/cli-linux-x64",
            "c360886b5ded263de504608c6ff626c87e8d4a52210b593efabdad7ec2232835",
        ),
        (
            "linux",
            "aarch64",
            "@biomejs/cli-linux-arm64",
            "172ae2daaa9770e28f5a85942f2ca0d0c4d3ade4f7b032e1b24dc661b5c309e1",
        ),
    ],
};

/// What it looks at stands in `crates/pages/tsconfig.json`.
const TYPESCRIPT: Tool = Tool {
    name: "typescript",
    version: "7.0.2",
    program: "lib/tsc",
    part: "lib",
    packages: &[
        (
            "linux",
            "x86_64",
            "@typescript/typescript-linux-x64",
            "7ecad6f67377e831856367ab062ef394f21506a611405bf8ac0ff039348637d3",
        ),
        (
            "linux",
            "aarch64",
            "@typescript/typescript-linux-arm64",
            "c83d931ac9dd7549cde6e71246aa9d6a9812843023df3e277fe3b5dcf41dd0ea",
        ),
    ],
};

/// Checks script and style; with `--fix` what can be mended without thinking is.
pub fn check(options: &[&str]) -> Result<()> {
    let how: &[&str] = match options {
        [] => &["check", "--error-on-warnings"],
        ["--fix"] => &["check", "--error-on-warnings", "--write"],
        _ => bail!("the checks of script and style know --fix and nothing else"),
    };
    BIOME.run("form and habits of script and style", how)?;
    TYPESCRIPT.run("types of the script", &["--project", "crates/pages"])
}

impl Tool {
    fn run(&self, what: &str, args: &[&str]) -> Result<()> {
        let program = self.bring()?;
        say(&format!("{what}: {} {}", self.name, args.join(" ")));
        let mut command = Command::new(&program);
        let status = command.args(args).current_dir(house::root()).status();
        let status = status.with_context(|| format!("{} cannot be started", program.display()))?;
        if !status.success() {
            bail!("{what}: there is something to mend; cargo xtask script --fix mends the form");
        }
        Ok(())
    }

    /// Where the program is, once it was fetched.
    fn bring(&self) -> Result<PathBuf> {
        let folder = format!("{}-{}", self.name, self.version);
        let folder = house::root().join("target/tools").join(folder);
        let program = folder.join(self.program);
        if !program.is_file() {
            let Some(package) = self.package(OS, ARCH) else {
                let (name, version) = (self.name, self.version);
                let place = program.display();
                bail!("{WHO} fetch {name} for Linux only; put release {version} of it at {place}");
            };
            package.bring(WHO, &folder, self.part)?;
        }
        Ok(program)
    }

    fn package(&self, os: &str, arch: &str) -> Option<Package> {
        let mut all = self.packages.iter();
        let (_, _, name, sha256) =
            all.find(|(its, processor, ..)| (*its, *processor) == (os, arch))?;
        Some(Package { name, version: self.version, sha256 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_package_for_the_system() {
        for tool in [BIOME, TYPESCRIPT] {
            let name = |arch| tool.package("linux", arch).map(|it| it.name.to_owned());
            assert!(name("x86_64").expect("a package").ends_with("linux-x64"));
            assert!(name("aarch64").expect("a package").ends_with("linux-arm64"));
            assert_eq!(name("mips"), None);
        }
    }

    #[test]
    fn the_configuration_is_for_the_release_that_reads_it() {
        let told = std::fs::read_to_string(house::root().join("biome.json")).expect("a file");
        assert!(told.contains(&format!("/schemas/{}/schema.json", BIOME.version)));
    }

    #[test]
    fn what_is_no_option_is_refused_with_a_sentence() {
        let error = check(&["--mend"]).expect_err("no option");
        assert!(error.to_string().ends_with("know --fix and nothing else"));
    }
}
