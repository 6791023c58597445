//! Calling the program, and folders to call it in.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

/// What a call came to.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The output of a call that went well and had nothing else to say.
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The complaint of a call that ended with a code and printed no result.
    pub fn bad(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        assert!(!self.err.contains('⟪') && !self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// Calls the program in English, without input.
pub fn reglette(args: &[&str]) -> Ran {
    fed(args, "")
}

/// Calls the program in English with an input.
pub fn fed(args: &[&str], input: &str) -> Ran {
    in_language(&[("LANG", "en_GB.UTF-8")], args, input)
}

/// Calls the program in an environment.
pub fn in_language(environment: &[(&str, &str)], args: &[&str], input: &str) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglette"));
    for name in ["LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied()).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("an input");
    let input = input.to_owned();
    let feeding = std::thread::spawn(move || {
        // A program that leaves early does not read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    feeding.join().expect("the input is fed");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran {
        code: output.status.code().expect("a code"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// A folder that goes away with its test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    /// The path of a file in the folder.
    pub fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    /// Writes a file; gives its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).expect("a file");
        self.at(name)
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).expect("a file")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The code of a call whose output nobody reads.
pub fn unread(args: &[&str]) -> i32 {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglette"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    drop(child.stdout.take());
    child.wait().expect("the program ends").code().expect("a code")
}

/// Sends requests through the door; gives the replies.
pub fn door(args: &[&str], requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let out = fed(&[&["engine"], args].concat(), &input).good();
    out.lines().map(|line| serde_json::from_str(line).expect("a reply is JSON")).collect()
}

/// A record of a game between bots, in a folder.
pub fn record(folder: &Folder) -> String {
    let out = folder.at("games");
    let seats = "random,random,random";
    let args = ["sim", "cardgame", "--seats", seats, "--games", "1", "--seed", "r", "--out", &out];
    reglette(&args).good();
    folder.at("games/cardgame-000000.jsonl")
}

/// A position with an attack that a Defender can meet, and the choices that do it.
pub fn conflict() -> (Value, Value) {
    let start = json!({"op": "start", "game": "cardgame", "dice": {"seed": "p"}, "position": {
        "turn": 0,
        "players": [{"hand": ["def.doctor", "def.rory", "sup.sonic", "sup.paper"]}, {}, {}, {}],
        "locations": [
            {"location": "start.gallifrey", "owner": 0,
             "attack": {"by": 1, "enemies": ["ene.dalek"]}},
            {"location": "start.amelia", "owner": 1},
            {"location": "start.hospital", "owner": 2},
            {"location": "start.stormcage", "owner": 3}]}});
    let replies = door(&[], &[start, json!({"op": "position"})]);
    let choice = json!([{"defender": "def.doctor"}, {"at": "start.gallifrey"}]);
    assert_eq!(replies[0]["error"], Value::Null, "{}", replies[0]);
    (replies[1]["ok"].clone(), choice)
}

/// Numbers from 1 to `most` in an order that has no pattern.
pub fn numbers(seed: u64, most: u64, count: usize) -> String {
    let mut state = seed;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % most + 1
    };
    (0..count).map(|_| format!("{}\n", next())).collect()
}
