//! The table in the browser, as far as a program can tell.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::common::{Folder, reglette};

/// A server, ended with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(folder: &Folder, args: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglette"));
        command.args(args).env("LANG", "en").env("HOME", folder.at("")).env_remove("DISPLAY");
        command.env("XDG_DATA_HOME", folder.at("data")).env_remove("WAYLAND_DISPLAY");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().expect("messages")).lines();
        let address = lines.find_map(|line| {
            let line = line.expect("text");
            let (_, address) = line.split_once("at http://")?;
            Some(address.trim_end_matches('/').to_owned())
        });
        // Somebody reads on, so that the server never waits for us.
        std::thread::spawn(move || lines.for_each(drop));
        Served { child, address: address.expect("it says where it is") }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it is sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_plain_call_serves_the_page_from_the_data_folder() {
    let folder = Folder::new();
    let served = Served::start(&folder, &[]);
    assert!(served.address.starts_with("127.0.0.1:"));
    let page = served.get("/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<title>R\u{e9}glette"), "{page}");
    assert!(page.contains("content-security-policy: default-src 'none'"), "{page}");
    assert!(served.get("/healthz").ends_with("{\"ok\":true}"));
    assert!(served.get("/api/openapi.json").contains("\"openapi\""));
    assert!(std::path::Path::new(&folder.at("data/reglette/tables.db")).is_file());
}

#[cfg(unix)]
#[test]
fn a_host_is_asked_to_stop_and_does() {
    let folder = Folder::new();
    let database = folder.at("tables.db");
    let mut served =
        Served::start(&folder, &["serve", "--listen", "127.0.0.1:0", "--db", &database]);
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    let id = served.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
    assert_eq!(served.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn what_cannot_be_served_is_told() {
    let folder = Folder::new();
    let nowhere = folder.at("");
    let cases: [(&[&str], i32, &str); 3] = [
        (&["serve", "--db", &nowhere, "--listen", "127.0.0.1:0"], 1, "Cannot open the database"),
        (&["serve", "--db", "postgres://here/tables"], 2, "PostgreSQL"),
        (&["serve", "--listen", "everywhere"], 2, "everywhere"),
    ];
    for (args, code, told) in cases {
        let complaint = reglette(args).bad(code);
        assert!(complaint.contains(told), "{complaint}");
    }
}

#[test]
fn a_log_that_is_missing_is_told_and_can_be_done_without() {
    let folder = Folder::new();
    let database = folder.at("tables.db");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--db", &database];
    // Killed, so that the file is not closed.
    drop(Served::start(&folder, &serve));
    std::fs::remove_file(folder.at("tables.db-wal")).expect("a log");
    let complaint = reglette(&serve).bad(1);
    assert!(complaint.contains("tables.db-wal"), "{complaint}");
    assert!(complaint.contains("--accept-loss"), "{complaint}");
    let despite = [&serve[..], &["--accept-loss"]].concat();
    assert!(Served::start(&folder, &despite).get("/healthz").starts_with("HTTP/1.1 200"));
}

#[test]
fn connections_of_one_address_are_limited_as_the_host_wishes() {
    let folder = Folder::new();
    let database = folder.at("tables.db");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--db", &database, "--per-address", "1"];
    let served = Served::start(&folder, &serve);
    let mut kept = TcpStream::connect(&served.address).expect("a connection");
    kept.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").expect("it is sent");
    let mut answer = [0; 12];
    kept.read_exact(&mut answer).expect("an answer");
    let mut second = TcpStream::connect(&served.address).expect("a connection");
    let mut rest = Vec::new();
    // It is closed at once, or reset.
    let _ = second.read_to_end(&mut rest);
    assert!(rest.is_empty());
}
