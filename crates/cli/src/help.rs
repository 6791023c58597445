//! Help and refusals of the command line itself, in the reader's language.

use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use reglette_words::Args;

use crate::args::Cli;
use crate::failure::Failure;
use crate::say::Say;

/// The command line with its help told in the reader's language.
pub fn command(say: Say) -> Command {
    let mut root = Cli::command();
    root.build();
    let names: Vec<String> = root.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    let mut told = told(Cli::command(), "reglette", say);
    for name in names {
        told = told.mut_subcommand(&name, |sub| self::told(sub, &name, say));
    }
    told
}

/// A command with its texts: what it does, its arguments, examples.
fn told(command: Command, name: &str, say: Say) -> Command {
    let usage = usage(&command, name, say);
    let arguments = command.get_positionals().next().is_some();
    let commands = command.has_subcommands();
    let heading = |key: &str, tag: &str| format!("{}\n{{{tag}}}\n\n", say.say(key));
    let mut template = format!("{{about}}\n\n{} {{usage}}\n\n", say.say("heading-usage"));
    if commands {
        template.push_str(&heading("heading-commands", "subcommands"));
    }
    if arguments {
        template.push_str(&heading("heading-arguments", "positionals"));
    }
    template.push_str(&heading("heading-options", "options"));
    template.push_str(&say.say(&format!("examples-{name}")));
    command
        .about(say.say(&format!("help-{name}")))
        .override_usage(usage)
        .help_template(template)
        .max_term_width(100)
        .mut_args(|arg| argument(arg, name, say))
}

fn argument(arg: Arg, command: &str, say: Say) -> Arg {
    let own = format!("help-{command}-{}", arg.get_id());
    let common = format!("help-any-{}", arg.get_id());
    let key = if say.has(&own) { own } else { common };
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| value_name(name, say)).collect();
    let arg = match arg.get_id().as_str() {
        "lang" => arg.display_order(100),
        "help" => arg.display_order(101),
        "version" => arg.display_order(102),
        _ => arg,
    };
    let arg = arg.help(say.say(&key));
    match arg.get_action().takes_values() {
        true => arg.hide_possible_values(true).value_names(names),
        false => arg,
    }
}

/// What stands for a value, such as `FILE`, where the language has a word of its own for it.
fn value_name(name: &str, say: Say) -> String {
    let letters: String = name.chars().filter(char::is_ascii_alphabetic).collect();
    let key = format!("value-{}", letters.to_lowercase());
    if say.has(&key) { say.say(&key) } else { name.to_owned() }
}

fn usage(command: &Command, name: &str, say: Say) -> String {
    let mut words = vec!["reglette".to_owned()];
    if name != "reglette" {
        words.push(name.to_owned());
    }
    if command.has_subcommands() {
        words.push(say.say("usage-command"));
    }
    for arg in command.get_positionals() {
        let names = arg.get_value_names().unwrap_or_default();
        let shown: Vec<String> = names.iter().map(|name| value_name(name, say)).collect();
        let shown = shown.join(" ");
        let several =
            if arg.get_num_args().is_some_and(|it| it.max_values() > 1) { "…" } else { "" };
        words.push(match arg.is_required_set() {
            true => format!("{shown}{several}"),
            false => format!("[{shown}]{several}"),
        });
    }
    for arg in command.get_opts().filter(|arg| arg.is_required_set()) {
        let names = arg.get_value_names().unwrap_or_default();
        let shown: Vec<String> = names.iter().map(|name| value_name(name, say)).collect();
        words.push(format!("--{} {}", arg.get_id(), shown.join(" ")));
    }
    words.push(say.say("usage-options"));
    words.join(" ")
}

/// Shows help where it was asked for; otherwise tells what is wrong with the call.
pub fn refuse(error: &clap::Error, say: Say) -> Result<ExitCode, Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        write!(anstream::stdout(), "{}", error.render().ansi())?;
        return Ok(ExitCode::SUCCESS);
    }
    Err(Failure::Call(wrong_call(error, say)))
}

fn wrong_call(error: &clap::Error, say: Say) -> String {
    let context = |kind: ContextKind| error.get(kind).map(plain).unwrap_or_default();
    let name = context(ContextKind::InvalidArg);
    // Of what may be repeated the dots are left out: the sentence has a full stop.
    let name = name.trim_end_matches("...").to_owned();
    let value = context(ContextKind::InvalidValue);
    let args = Args::new()
        .with("arg", &name)
        .with("value", &value)
        .with("known", context(ContextKind::ValidValue))
        .with("other", context(ContextKind::PriorArg));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => say.with("call-no-value", &args),
        ErrorKind::InvalidValue if is_game(error) => {
            let fault = reglette_registry::find(&value).err();
            fault.map_or_else(String::new, |fault| say.fault(&fault, None))
        }
        ErrorKind::InvalidValue => say.with("call-value", &args),
        ErrorKind::ValueValidation => say.with("call-bad-value", &args),
        ErrorKind::UnknownArgument => say.with("call-unknown-argument", &args),
        ErrorKind::InvalidSubcommand => {
            let name = context(ContextKind::InvalidSubcommand);
            say.with("call-unknown-command", &Args::new().with("name", name))
        }
        ErrorKind::InvalidUtf8 => say.say("call-not-text"),
        ErrorKind::MissingRequiredArgument => say.with("call-missing", &args),
        ErrorKind::ArgumentConflict if name == args_other(error) => say.with("call-twice", &args),
        ErrorKind::ArgumentConflict => say.with("call-conflict", &args),
        _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    }
}

fn args_other(error: &clap::Error) -> String {
    error.get(ContextKind::PriorArg).map(plain).unwrap_or_default()
}

/// Whether the value that is refused should have been the name of a game.
fn is_game(error: &clap::Error) -> bool {
    let known = error.get(ContextKind::ValidValue);
    let games: Vec<String> =
        reglette_registry::games().iter().map(|game| game.info().id.to_owned()).collect();
    matches!(known, Some(ContextValue::Strings(known)) if *known == games)
}

fn plain(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(list) => list.join(", "),
        ContextValue::None => String::new(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reglette_words::{Lang, MISSING};

    #[test]
    fn every_command_and_argument_has_its_help() {
        for lang in Lang::ALL {
            let mut command = command(Say::new(lang));
            command.build();
            for sub in std::iter::once(&command).chain(command.get_subcommands()) {
                let mut sub = sub.clone();
                let help = sub.render_long_help().to_string();
                assert!(!help.contains(MISSING), "{help}");
            }
        }
    }
}
