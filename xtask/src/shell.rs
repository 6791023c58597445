//! Running programs, and saying which.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::repo::Repo;

/// Cargo, with these arguments, in the project's folder.
pub fn cargo<'a>(repo: &Repo, args: impl IntoIterator<Item = &'a str>) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    program(repo, cargo, args)
}

/// A program, with these arguments, in the project's folder.
pub fn program<'a>(
    repo: &Repo,
    name: impl AsRef<std::ffi::OsStr>,
    args: impl IntoIterator<Item = &'a str>,
) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(repo.root());
    command
}

/// Shows a command, runs it, and fails when it does.
pub fn run(command: &mut Command) -> Result<()> {
    eprintln!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("starting {}", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command without a word and gives what it printed, on both outputs.
pub fn listen(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("starting {}", shown(command)))?;
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("`{}` failed ({}):\n{text}", shown(command), output.status);
    }
    Ok(text.into_owned())
}

/// Whether a program can be found.
pub fn is_installed(name: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&folders).any(|folder| folder.join(&file).is_file())
}

/// Whether rules can be compiled for this target.
pub fn has_target(repo: &Repo, target: &str) -> bool {
    let sysroot = listen(&mut program(repo, "rustc", ["--print", "sysroot"]));
    sysroot.is_ok_and(|sysroot| {
        let libraries: PathBuf = [sysroot.trim(), "lib", "rustlib", target, "lib"].iter().collect();
        libraries.is_dir()
    })
}

/// Installs a Debian package when a program is missing; says so, or says why it cannot.
pub fn need_debian(repo: &Repo, name: &str, package: &str) -> Result<()> {
    if is_installed(name) {
        return Ok(());
    }
    let is_root = listen(&mut program(repo, "id", ["-u"])).is_ok_and(|id| id.trim() == "0");
    if !(is_root && is_installed("apt-get")) {
        bail!("`{name}` is missing: install it (Debian: `apt-get install {package}`)");
    }
    eprintln!("`{name}` is missing: installing the Debian package {package}");
    run(&mut program(repo, "apt-get", ["update", "--quiet"]))?;
    run(&mut program(repo, "apt-get", ["install", "--yes", "--no-install-recommends", package]))
}

/// A command as a person would type it.
fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let mut text = String::new();
    for (key, value) in command.get_envs() {
        if let Some(value) = value {
            text += &format!("{}={} ", key.to_string_lossy(), value.to_string_lossy());
        }
    }
    text += &name.to_string_lossy();
    for arg in command.get_args() {
        text += &format!(" {}", arg.to_string_lossy());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = program(&Repo::here(), "/usr/bin/cargo", ["test", "--doc"]);
        command.env("REGLETTE_BLESS", "1");
        assert_eq!(shown(&command), "REGLETTE_BLESS=1 cargo test --doc");
    }

    #[test]
    fn a_program_that_fails_is_an_error() {
        assert!(run(&mut cargo(&Repo::here(), ["no-such-command-of-cargo"])).is_err());
    }
}
