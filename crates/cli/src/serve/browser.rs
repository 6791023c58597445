//! Opening the user's browser, where there is one.

use std::process::{Command, Stdio};

/// Shows an address. Whoever has no browser has read the address.
pub fn open(address: &str) {
    let Some((program, args)) = opener() else { return };
    let mut command = Command::new(program);
    command.args(args).arg(address);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // The browser lives longer than we do: nobody waits for it.
    drop(command.spawn());
}

fn opener() -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(windows) {
        return Some(("cmd", &["/c", "start", ""]));
    }
    if cfg!(target_os = "macos") {
        return Some(("open", &[]));
    }
    let is_set = |name| std::env::var_os(name).is_some_and(|it| !it.is_empty());
    let has_screen = is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    has_screen.then_some(("xdg-open", &[]))
}
