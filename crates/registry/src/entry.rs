//! A game's types behind the common face, written once for all games.

use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};

use reglette_bots::{Level, Player, Spec, Summary};
use reglette_engine::catalogue::Catalogue;
use reglette_engine::dice::Among;
use reglette_engine::driver::{self, Match, Start, Verify};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Game, Info, Mustered, Title};
use reglette_engine::record::Record;
use reglette_engine::rng::Rng;
use reglette_engine::scenario::Offer;
use reglette_engine::setup::{Content, Setup};
use reglette_words::{Both, Cast, Things, Words};
use serde_json::{Value, json};

use crate::bots::{AnyBot, Seated};
use crate::dice::DiceSpec;
use crate::documents::{GameInfo, Goal};
use crate::door;
use crate::game::{AnyGame, Keep};
use crate::info::{goals, info, title};
use crate::playing::AnyMatch;
use crate::requests::{LoadRequest, StartRequest};
use crate::schema::{Document, schema};
use crate::table::Table;

/// A game of the list.
pub struct Entry<G: Game> {
    catalogue: OnceLock<Catalogue>,
    things: OnceLock<Arc<Things>>,
    words: fn() -> &'static Words,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Entry<G> {
    /// A game whose message files are among the built-in ones.
    pub const fn new() -> Entry<G> {
        Entry::worded(|| Words::of(G::info().id))
    }

    /// A game with message files of its own.
    pub const fn worded(words: fn() -> &'static Words) -> Entry<G> {
        Entry { catalogue: OnceLock::new(), things: OnceLock::new(), words, game: PhantomData }
    }

    fn read_rules(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| {
            Catalogue::parse(G::info().rules).expect("a built-in catalogue is well formed")
        })
    }

    /// What the game's own things are called.
    fn cast(&self) -> Cast {
        let things = self.things.get_or_init(|| {
            let book = G::book(&Setup::default(), &Content::default());
            Arc::new(book.map(|book| Things::of(G::titles(&book))).unwrap_or_default())
        });
        Cast { things: Arc::clone(things), ..Cast::default() }
    }
}

impl<G: Game> Default for Entry<G> {
    fn default() -> Entry<G> {
        Entry::new()
    }
}

impl<G: Game> std::fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entry({})", G::info().id)
    }
}

impl<G: Game> AnyGame for Entry<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn about(&self, content: &Content) -> GameInfo {
        let ids = content.scenario_ids(G::info()).into_iter();
        let offers = ids.filter_map(|id| content.offer(G::info(), Some(id)).ok());
        let can_be_played = |it: &Offer| it.words.is_none() || G::book(&alone(it), content).is_ok();
        let offers: Vec<Offer> = offers.filter(can_be_played).collect();
        info(G::info(), content, &offers, self.words(), self.read_rules(), G::metrics())
    }

    fn scenario_title(&self, id: &str, content: &Content) -> Both {
        match content.offer(G::info(), Some(id)) {
            Ok(offer) => title(&offer, self.words()),
            Err(_) => Both::say(|_| id.to_owned()),
        }
    }

    fn goals(&self, id: &str, content: &Content) -> Vec<Goal> {
        let offer = content.offer(G::info(), Some(id));
        offer.map(|it| goals(&it, self.words())).unwrap_or_default()
    }

    fn words(&self) -> &'static Words {
        (self.words)()
    }

    fn catalogue(&'static self) -> &'static Catalogue {
        self.read_rules()
    }

    fn titles(&self, setup: &Setup, content: &Content) -> Result<Vec<Title>, Fault> {
        let book = G::book(setup, content)?;
        Ok(G::titles(&book).to_vec())
    }

    fn muster(&'static self, asked: &Value, content: &Content) -> Result<Value, Fault> {
        let Mustered { mut answer, faults } = match asked.get("table") {
            None => G::muster(asked, content)?,
            Some(setup) => {
                let setup = read_setup(setup)?;
                Mustered { answer: json!({}), faults: setup_faults::<G>(&setup, content) }
            }
        };
        let faults = faults.iter().map(|fault| json!(door::told(fault, Some(self))));
        answer["faults"] = faults.collect();
        Ok(answer)
    }

    fn tell(&'static self, fault: &Fault) -> Both {
        let (rules, cast) = (self.read_rules(), self.cast());
        Both::say(|lang| self.words().fault_of(lang, fault, Some(rules), &cast))
    }

    fn start(&'static self, request: StartRequest) -> Result<Box<dyn AnyMatch>, Fault> {
        request.setup.check_edition(G::info())?;
        let (setup, position) = match request.position {
            None => (request.setup, None),
            Some(document) => {
                let (inner, position) = driver::split_position(document)?;
                (merge(inner, request.setup), Some(position))
            }
        };
        if position.is_none() && !setup.rosters.is_empty() {
            Fault::refuse(setup_faults::<G>(&setup, &request.content))?;
        }
        let start = Start {
            setup,
            content: request.content,
            position,
            seats: request.seats,
            dice: Some(request.dice.promise()),
            salt: request.salt,
        };
        let source = request.dice.source();
        let (begun, events) = Match::<G>::start(start, source)?;
        Ok(Box::new(Table::new(self, begun, vec![events])))
    }

    fn load(
        &'static self,
        record: &Record,
        request: LoadRequest,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let LoadRequest { content, verify, to, dice } = request;
        if verify == Verify::Everything {
            driver::replay::<G>(record, &content, verify, to)?;
        }
        let mut replayed = driver::begin_replay::<G>(record, &content, Verify::Trust)?;
        let mut log = vec![opening::<G>(record, &content)?];
        for line in record.lines.iter().skip(1).take(to.unwrap_or(usize::MAX)) {
            log.push(driver::replay_line(&mut replayed, line, Verify::Trust)?);
        }
        Ok(Box::new(Table::new(self, replayed.with_source(dice.source()), log)))
    }

    fn load_fair(
        &'static self,
        record: &Record,
        content: &Arc<Content>,
        secret: &str,
    ) -> Result<Box<dyn AnyMatch>, Fault> {
        let (fair, log) = driver::replay_fair::<G>(record, content, secret)?;
        Ok(Box::new(Table::new(self, fair, log)))
    }

    fn account(
        &self,
        record: &Record,
        content: &Arc<Content>,
        secret: &str,
    ) -> Result<Vec<Vec<Among>>, Fault> {
        driver::account::<G>(record, content, secret)
    }

    fn schema(&self, document: Document) -> Value {
        schema::<G>(document)
    }

    fn check_content(&self, content: &Content) -> Result<(), Fault> {
        for id in content.scenario_ids(G::info()) {
            let offer = content.offer(G::info(), Some(id))?;
            for &players in &offer.players {
                G::book(&Setup { players: Some(players), ..alone(&offer) }, content)?;
            }
        }
        Ok(())
    }

    fn check_position(&'static self, position: &Value) -> Result<(), Fault> {
        let dice = DiceSpec::Script { faces: Vec::new(), then: None };
        let position = Some(position.clone());
        self.start(StartRequest { position, ..StartRequest::with_dice(dice) })?;
        Ok(())
    }

    fn check_record(&self, text: &str) -> Result<(), Fault> {
        let record = Record::parse(text)?;
        driver::replay::<G>(&record, &Arc::default(), Verify::Everything, None)?;
        Ok(())
    }

    fn bot(&self, level: Level, seed: &str) -> Box<dyn AnyBot> {
        Box::new(Seated(Player::<G>::new(level, Rng::from_text(seed))))
    }

    fn simulate(
        &self,
        spec: &Spec,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_>>,
    ) -> Result<Summary, Fault> {
        match keep {
            None => reglette_bots::simulate::<G>(spec, progress, None),
            Some(keep) => {
                let keep = |number: u64, played: &Match<G>| keep(number, &played.record());
                reglette_bots::simulate::<G>(spec, progress, Some(&keep))
            }
        }
    }
}

/// The usual set-up of a scenario.
fn alone(offer: &Offer) -> Setup {
    Setup { scenario: Some(offer.id.clone()), ..Setup::default() }
}

fn read_setup(written: &Value) -> Result<Setup, Fault> {
    serde_path_to_error::deserialize(written)
        .map_err(|error| Fault::unreadable(Code::BadRequest, &error).within("table"))
}

/// Everything that keeps a table from being set up so.
fn setup_faults<G: Game>(setup: &Setup, content: &Content) -> Vec<Fault> {
    match G::book(setup, content) {
        Ok(book) => G::roster_faults(&book),
        Err(fault) => fault.each(),
    }
}

/// What happened while the table of a record was set up.
fn opening<G: Game>(record: &Record, content: &Arc<Content>) -> Result<Vec<G::Event>, Fault> {
    let header = &record.header;
    let start = Start {
        setup: header.setup.clone(),
        content: Arc::clone(content),
        position: header.position.clone(),
        ..Start::default()
    };
    let faces = record.lines.first().map(|line| line.dice.clone()).unwrap_or_default();
    let (_, events) = Match::<G>::start(start, DiceSpec::Script { faces, then: None }.source())?;
    Ok(events)
}

/// What a request says comes before what its position says.
fn merge(inner: Setup, outer: Setup) -> Setup {
    let mut options = inner.options;
    options.extend(outer.options);
    Setup {
        scenario: outer.scenario.or(inner.scenario),
        edition: outer.edition.or(inner.edition),
        players: outer.players.or(inner.players),
        options,
        rosters: if outer.rosters.is_empty() { inner.rosters } else { outer.rosters },
    }
}
