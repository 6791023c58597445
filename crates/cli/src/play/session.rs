//! A game at one screen: bots answer for themselves, people are asked.

use std::sync::Arc;

use reglette_engine::fault::Fault;
use reglette_engine::seat::{Seat, Viewer};
use reglette_engine::setup::Content;
use reglette_registry::{AnyBot, AnyGame, AnyMatch, Eyes};
use reglette_words::Args;
use serde_json::Value;

use super::chance::{self, Played};
use super::command::Command;
use super::question::Question;
use super::screen::Screen;
use crate::failure::Failure;
use crate::say::Say;
use crate::setup::Who;
use crate::table::{Layout, Names, Scene, layout};
use crate::text::{Align, FAINT, STRONG, columns, styled, width};
use crate::{goals, log};

/// What a session begins with.
pub struct Start {
    pub table: Box<dyn AnyMatch>,
    pub content: Arc<Content>,
    pub who: Vec<Who>,
    pub seed: String,
    /// Whether people throw the dice and draw the cards.
    pub by_hand: bool,
}

/// A game at one screen.
pub struct Session {
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) content: Arc<Content>,
    pub(super) who: Vec<Who>,
    pub(super) names: Names,
    pub(super) say: Say,
    pub(super) by_hand: bool,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    seed: String,
    layout: Box<dyn Layout>,
    /// How many lines of the record each seat has been told, an observer's at the end.
    told: Vec<usize>,
    /// How many lines there were when each seat last saw the whole table.
    seen: Vec<usize>,
    at_screen: Option<Seat>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Stay,
    Leave,
}

impl Session {
    pub fn new(start: Start, say: Say) -> Result<Session, Failure> {
        let Start { table, content, who, seed, by_hand } = start;
        // Whoever takes a game up again knows what has happened.
        let known = if table.lines().len() > 1 { table.lines().len() } else { 0 };
        let game = table.game();
        let players: Vec<_> = who.iter().map(Who::player).collect();
        let names = Names::new(game, &table.header().setup, &content, &players)
            .map_err(|fault| Failure::of(&fault, Some(game), say))?;
        let layout = layout(game, &content);
        let (told, seen) = (vec![known; who.len() + 1], vec![0; who.len()]);
        let bots = Vec::new();
        let mut session = Session {
            table,
            content,
            who,
            names,
            say,
            by_hand,
            bots,
            seed,
            layout,
            told,
            seen,
            at_screen: None,
        };
        session.wake_bots();
        if let [only] = session.people().as_slice() {
            session.at_screen = Some(*only);
        }
        Ok(session)
    }

    /// Plays until the game is over and nobody wants anything more.
    pub fn run(&mut self, screen: &mut Screen) -> Result<(), Failure> {
        self.open(screen)?;
        loop {
            let next = match self.table.asked() {
                None => self.over(screen)?,
                Some(seat) => match self.who[seat.index()] {
                    Who::Bot(_) => self.bot_answers(seat, screen)?,
                    Who::Person(_) => self.person_answers(seat, screen)?,
                },
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    pub(super) fn game(&self) -> &'static dyn AnyGame {
        self.table.game()
    }

    /// New bots, as they were at the beginning.
    pub(super) fn wake_bots(&mut self) {
        let game = self.game();
        let bot = |(seat, who): (usize, &Who)| match who {
            Who::Bot(level) => Some(game.bot(*level, &format!("{}/bot/{seat}", self.seed))),
            Who::Person(_) => None,
        };
        self.bots = self.who.iter().enumerate().map(bot).collect();
    }

    fn people(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.who);
        seats.filter(|(_, who)| matches!(who, Who::Person(_))).map(|(seat, _)| seat).collect()
    }

    /// Whose eyes the screen is for: nobody's between two people.
    fn viewer(&self) -> Option<Viewer> {
        match self.at_screen {
            Some(seat) => Some(Viewer::Seat(seat)),
            None => self.people().is_empty().then_some(Viewer::Observer),
        }
    }

    fn open(&self, screen: &mut Screen) -> Result<(), Failure> {
        let (game, header) = (self.game(), self.table.header());
        let scenario = header.setup.scenario.as_deref().unwrap_or_default();
        let edition = header.setup.edition.as_deref().unwrap_or_default();
        let own = |key: String| game.words().own(&key).of(self.say.lang).to_owned();
        let head = format!(
            "{} · {} · {}",
            own("title".to_owned()),
            game.scenario_title(scenario, &self.content).of(self.say.lang),
            own(format!("edition-{edition}"))
        );
        screen.tell(&format!("\n{}\n", styled(STRONG, &head)))?;
        screen.tell(&format!("{}\n", self.goal(screen.width)))?;
        let seed = Args::new().with("seed", &self.seed);
        let key = if self.by_hand { "play-by-hand" } else { "play-seed" };
        screen.tell(&self.say.with(key, &seed))?;
        if self.table.lines().len() > 1 {
            let choices = Args::new().with("choices", self.table.lines().len() - 1);
            screen.tell(&self.say.with("play-taken-up", &choices))?;
        }
        if !self.people().is_empty() {
            screen.tell(&self.say.say("play-intro"))?;
        }
        screen.tell("\n")?;
        Ok(())
    }

    /// How the scenario is won, by everybody and by each side.
    pub(super) fn goal(&self, width: usize) -> String {
        let scenario = self.table.header().setup.scenario.as_deref().unwrap_or_default();
        goals::told(&self.game().goals(scenario, &self.content), width, self.say)
    }

    /// Tells whoever is at the screen what has happened since they last heard.
    fn tell_news(&mut self, viewer: Viewer, screen: &mut Screen) -> Result<(), Failure> {
        let at = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Observer | Viewer::All => self.who.len(),
        };
        for events in self.table.log(self.told[at], Eyes::Of(viewer)) {
            for event in events {
                screen.tell(&log::event(&event, "  ", screen.width, self.say))?;
            }
        }
        self.told[at] = self.table.lines().len();
        Ok(())
    }

    fn bot_answers(&mut self, seat: Seat, screen: &mut Screen) -> Result<Next, Failure> {
        let Some(bot) = self.bots[seat.index()].as_mut() else { return Ok(Next::Leave) };
        let chosen = bot.choose(&*self.table);
        let choice = chosen.map_err(|fault| self.failure(&fault))?;
        let next = self.answer(seat, &choice, screen)?;
        if let Some(viewer) = self.viewer() {
            self.tell_news(viewer, screen)?;
        }
        Ok(next)
    }

    fn person_answers(&mut self, seat: Seat, screen: &mut Screen) -> Result<Next, Failure> {
        if self.hand_over(seat, screen)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.tell_news(seat.into(), screen)?;
        let Some(question) = Question::of(&self.table.ask()) else { return Ok(Next::Leave) };
        if let Some(only) = question.forced() {
            let label = Args::new().with("label", question.label(0, self.say));
            let told = self.say.with("play-forced", &label);
            screen.tell(&format!("  {}", styled(FAINT, &told)))?;
            return self.answer(seat, only, screen);
        }
        self.show(&question, screen)?;
        loop {
            let Some(line) = screen.ask("> ")? else {
                screen.tell(&self.say.say("play-input-ended"))?;
                return Ok(Next::Leave);
            };
            let command = Command::parse(&line);
            if let Some(next) = self.obey(&command, Some(&question), screen)? {
                return Ok(next);
            }
        }
    }

    /// Makes sure that nobody but its owner sees a hand.
    fn hand_over(&mut self, seat: Seat, screen: &mut Screen) -> Result<Next, Failure> {
        if self.at_screen == Some(seat) {
            return Ok(Next::Stay);
        }
        let name = Args::new().with("name", self.names.seat(seat.index(), self.say));
        if self.at_screen.is_some() && screen.ask(&self.say.with("hand-over-to", &name))?.is_none()
        {
            return Ok(Next::Leave);
        }
        self.at_screen = None;
        screen.wipe()?;
        if screen.ask(&self.say.with("hand-over-ready", &name))?.is_none() {
            return Ok(Next::Leave);
        }
        self.at_screen = Some(seat);
        Ok(Next::Stay)
    }

    /// Plays an answer; a refusal is told and changes nothing.
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        choice: &Value,
        screen: &mut Screen,
    ) -> Result<Next, Failure> {
        let played = match self.by_hand {
            true => {
                let answer = (seat, choice);
                let (table, content) = (&mut self.table, &self.content);
                chance::play(table, content, &self.names, answer, screen, self.say)?
            }
            false => match self.table.play(seat, choice, Eyes::All) {
                Ok(_) => Played::Yes,
                Err(fault) => Played::Refused(fault),
            },
        };
        match played {
            Played::Yes => Ok(Next::Stay),
            Played::Ended => Ok(Next::Leave),
            Played::Refused(fault) => {
                screen.tell(&self.say.fault(&fault, Some(self.game())))?;
                Ok(Next::Stay)
            }
        }
    }

    /// The whole table when others have played since, otherwise what the seat holds; then the
    /// question.
    pub(super) fn show(&mut self, question: &Question, screen: &mut Screen) -> Result<(), Failure> {
        let seat = question.seat;
        let seen = self.seen[seat.index()];
        let lines = self.table.lines();
        let others = lines.iter().skip(seen).any(|line| line.seat != Some(seat));
        if others {
            self.seen[seat.index()] = lines.len();
            self.show_table(seat.into(), screen, |layout, scene| {
                vec![layout.whole(scene), layout.own(scene)]
            })?;
        } else if question.begins {
            self.show_table(seat.into(), screen, |layout, scene| vec![layout.brief(scene)])?;
        }
        screen.tell(&question.told(screen.width, self.say))?;
        Ok(())
    }

    pub(super) fn show_table(
        &self,
        viewer: Viewer,
        screen: &mut Screen,
        parts: impl Fn(&dyn Layout, &Scene<'_>) -> Vec<String>,
    ) -> Result<(), Failure> {
        let view = self.table.view(viewer).map_err(|fault| self.failure(&fault))?;
        let width = screen.width;
        let scene = Scene { view: &view, names: &self.names, say: self.say, width };
        let told = crate::replay::joined(&parts(&*self.layout, &scene));
        if !told.is_empty() {
            screen.tell(&format!("\n{told}"))?;
        }
        Ok(())
    }

    /// The values of a thing as whoever is asked knows them.
    pub(super) fn about(&self, question: Option<&Question>, id: &str) -> Option<String> {
        let view = self.table.view(self.looking(question)).ok()?;
        let (names, say, width) = (&self.names, self.say, width());
        self.layout.about(&Scene { view: &view, names, say, width }, id)
    }

    /// Shows everything again, for example in another language.
    pub(super) fn look_again(&mut self) {
        let lines = self.table.lines().len();
        self.told.iter_mut().for_each(|told| *told = (*told).min(lines));
        self.seen.fill(0);
    }

    pub(super) fn failure(&self, fault: &Fault) -> Failure {
        Failure::of(fault, Some(self.game()), self.say)
    }

    /// The end: the table, the result, and whatever people still want to look at.
    fn over(&mut self, screen: &mut Screen) -> Result<Next, Failure> {
        let viewer = self.viewer().unwrap_or(Viewer::Observer);
        self.tell_news(viewer, screen)?;
        self.show_table(viewer, screen, |layout, scene| vec![layout.whole(scene)])?;
        screen.tell(&self.result())?;
        if self.people().is_empty() {
            return Ok(Next::Leave);
        }
        screen.tell(&format!("\n{}", self.say.say("play-over")))?;
        loop {
            let Some(line) = screen.ask("> ")? else { return Ok(Next::Leave) };
            if let Some(next) = self.obey(&Command::parse(&line), None, screen)? {
                return Ok(next);
            }
        }
    }

    fn result(&self) -> String {
        let ask = self.table.ask();
        let over = &ask["over"];
        let text = styled(STRONG, self.say.text(&over["text"]));
        let mut scores: Vec<(usize, i64)> = over["scores"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|score| score.as_i64().unwrap_or(0))
            .enumerate()
            .collect();
        scores.sort_by_key(|&(seat, score)| (std::cmp::Reverse(score), seat));
        let viewer = self.at_screen.map(Seat::index);
        let row = |&(seat, score): &(usize, i64)| {
            vec![self.names.who(seat, viewer, self.say), score.to_string()]
        };
        let rows: Vec<Vec<String>> = scores.iter().map(row).collect();
        format!("\n{text}\n{}", columns(&rows, &[Align::Left, Align::Right]))
    }
}
