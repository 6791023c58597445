//! The tree of a search: what was tried after what, and how it went.
//!
//! The tree is open-loop. A node stands for a run of choices, not for a table: every iteration
//! comes through it with other hidden cards and other dice. What chance made of a choice is seen
//! in which question comes next, so a node keeps each question (who is asked, by which rule, about
//! what) apart from the others met at the same place. Chance results that lead to the same question
//! share its numbers on purpose: their mean over many iterations is the value of the chance node
//! itself. A choice that exists only under some of them counts how often it was to be had.
//!
//! What was never tried at a node has perhaps been tried at others: each choice is also counted all
//! over the tree, as a first guess of what it brings.

use reglette_engine::{Ask, Rule, Seat};

/// How often a choice is tried before the tree grows beyond it.
const KNOWN: u32 = 24;

/// How many visits the mean of a question weighs against what a choice brought elsewhere.
const CAUTION: f64 = 4.0;

/// All nodes; the first one is the root.
#[derive(Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
    topics: Vec<Topic<C>>,
    available: Vec<Available>,
}

/// What was asked after a run of choices.
#[derive(Debug)]
struct Node<C> {
    questions: Vec<Question<C>>,
}

/// A question met at a node.
#[derive(Debug)]
struct Question<C> {
    topic: usize,
    /// Whether the edges stand for all that may be tried, whatever else is to be had.
    closed: bool,
    edges: Vec<Edge<C>>,
}

/// A question wherever it is met, with how its choices went all over the tree.
#[derive(Debug)]
struct Topic<C> {
    seat: Seat,
    rule: Rule,
    kind: &'static str,
    choices: Vec<(C, Paid)>,
}

/// A choice at a question.
#[derive(Clone, Debug)]
pub(crate) struct Edge<C> {
    /// The choice.
    pub choice: C,
    /// How well it looked before it was tried, relative to the others.
    pub prior: f64,
    /// How it went.
    pub paid: Paid,
    /// How often it could have been tried.
    available: u32,
    /// Its place among the choices of the topic.
    known: usize,
    node: Option<usize>,
}

/// How something went so far.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Paid {
    /// How often it was tried.
    pub visits: u32,
    reward: f64,
}

/// An edge that can be tried now, with its place among the options.
#[derive(Clone, Copy, Debug)]
struct Available {
    edge: usize,
    option: usize,
}

/// The place of an edge in the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    node: usize,
    question: usize,
    edge: usize,
}

/// How rewards of a seat are spread, to compare them on one scale in every game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl<C: Clone + PartialEq> Tree<C> {
    /// A tree whose root may try only the given choices, each with its prior.
    pub fn new(ask: &Ask, choices: impl IntoIterator<Item = (C, f64)>) -> Tree<C> {
        let root = Node { questions: Vec::new() };
        let mut tree = Tree { nodes: vec![root], topics: Vec::new(), available: Vec::new() };
        tree.question(0, ask);
        let (question, topic) = (&mut tree.nodes[0].questions[0], &mut tree.topics[0]);
        for (choice, prior) in choices {
            let edge = Edge { prior, ..Edge::new(choice, topic) };
            question.edges.push(edge);
        }
        question.closed = true;
        tree
    }

    /// The choices at the root.
    pub fn root(&self) -> &[Edge<C>] {
        &self.nodes[0].questions[0].edges
    }

    /// Picks the choice to try at a node; gives its place, and its own among the options.
    pub fn select(
        &mut self,
        node: usize,
        ask: &Ask,
        options: &[C],
        exploration: f64,
        spread: &Spread,
    ) -> Option<(Place, usize)> {
        let question = self.question(node, ask);
        let asked = &mut self.nodes[node].questions[question];
        let topic = &mut self.topics[asked.topic];
        asked.find(options, topic, &mut self.available);
        let total: f64 = self.available.iter().map(|it| asked.edges[it.edge].prior).sum();
        let mean = asked.mean();
        let mut best: Option<(f64, Available)> = None;
        for &it in &self.available {
            let edge = &mut asked.edges[it.edge];
            edge.available += 1;
            let hope =
                edge.paid.mean().or(mean.map(|mean| topic.choices[edge.known].1.guess(mean)));
            let standing = hope.map_or(0.0, |reward| spread.standing(reward));
            let urgency = standing + exploration * edge.draw(total);
            if best.is_none_or(|(most, _)| urgency > most) {
                best = Some((urgency, it));
            }
        }
        best.map(|(_, it)| (Place { node, question, edge: it.edge }, it.option))
    }

    /// The place of a choice at the root.
    pub fn at_root(&self, edge: usize) -> Place {
        Place { node: 0, question: 0, edge }
    }

    /// Whether the edge at a place was tried so often that what comes after it is worth telling
    /// apart.
    pub fn is_well_known(&self, place: Place) -> bool {
        let edge = &self.nodes[place.node].questions[place.question].edges[place.edge];
        edge.paid.visits >= KNOWN
    }

    /// The node an edge leads to, made when it is asked for the first time.
    pub fn below(&mut self, place: Place) -> usize {
        let next = self.nodes.len();
        let edge = &mut self.nodes[place.node].questions[place.question].edges[place.edge];
        let node = *edge.node.get_or_insert(next);
        if node == next {
            self.nodes.push(Node { questions: Vec::new() });
        }
        node
    }

    /// Counts a visit of an edge and what it brought to the seat that chose.
    pub fn pay(&mut self, place: Place, rewards: &[f64]) {
        let question = &mut self.nodes[place.node].questions[place.question];
        let topic = &mut self.topics[question.topic];
        let edge = &mut question.edges[place.edge];
        let reward = rewards[topic.seat.index()];
        edge.paid.add(reward);
        topic.choices[edge.known].1.add(reward);
    }

    /// The place of a question at a node, made when it is met for the first time.
    fn question(&mut self, node: usize, ask: &Ask) -> usize {
        let topics = &self.topics;
        let questions = &mut self.nodes[node].questions;
        if let Some(at) = questions.iter().position(|it| topics[it.topic].is(ask)) {
            return at;
        }
        let topic = topics.iter().position(|it| it.is(ask)).unwrap_or(topics.len());
        questions.push(Question { topic, closed: false, edges: Vec::new() });
        if topic == topics.len() {
            let Ask { seat, rule, kind, step: _ } = *ask;
            self.topics.push(Topic { seat, rule, kind, choices: Vec::new() });
        }
        questions.len() - 1
    }
}

impl<C: Clone + PartialEq> Question<C> {
    /// Finds the edges of the options, making those that are missing.
    ///
    /// Options come in much the same order each time, so each search begins where the last ended.
    fn find(&mut self, options: &[C], topic: &mut Topic<C>, out: &mut Vec<Available>) {
        out.clear();
        let mut hint = 0;
        for (option, choice) in options.iter().enumerate() {
            let known = position_from(&self.edges, hint, |edge| edge.choice == *choice);
            let edge = match known {
                Some(edge) => edge,
                None if self.closed => continue,
                None => {
                    self.edges.push(Edge::new(choice.clone(), topic));
                    self.edges.len() - 1
                }
            };
            hint = edge + 1;
            out.push(Available { edge, option });
        }
    }

    /// What its choices brought on average.
    fn mean(&self) -> Option<f64> {
        let visits: u32 = self.edges.iter().map(|it| it.paid.visits).sum();
        let reward: f64 = self.edges.iter().map(|it| it.paid.reward).sum();
        Paid { visits, reward }.mean()
    }
}

impl<C: Clone + PartialEq> Topic<C> {
    fn is(&self, ask: &Ask) -> bool {
        (self.seat, self.rule, self.kind) == (ask.seat, ask.rule, ask.kind)
    }

    /// The place of a choice, made when it is met for the first time.
    fn know(&mut self, choice: &C) -> usize {
        self.choices.iter().position(|(it, _)| it == choice).unwrap_or_else(|| {
            self.choices.push((choice.clone(), Paid::default()));
            self.choices.len() - 1
        })
    }
}

impl<C: Clone + PartialEq> Edge<C> {
    fn new(choice: C, topic: &mut Topic<C>) -> Edge<C> {
        let known = topic.know(&choice);
        Edge { choice, prior: 1.0, paid: Paid::default(), available: 0, known, node: None }
    }

    /// How much it draws for having been tried too little, priors summing to `total`.
    fn draw(&self, total: f64) -> f64 {
        let tried = 1.0 + f64::from(self.paid.visits);
        self.prior / total * f64::from(self.available).sqrt() / tried
    }
}

impl Paid {
    /// What it brought on average.
    pub fn mean(self) -> Option<f64> {
        (self.visits > 0).then(|| self.reward / f64::from(self.visits))
    }

    fn add(&mut self, reward: f64) {
        self.visits += 1;
        self.reward += reward;
    }

    /// What may be hoped for where choices bring `mean` on average.
    fn guess(self, mean: f64) -> f64 {
        (self.reward + CAUTION * mean) / (f64::from(self.visits) + CAUTION)
    }
}

impl Spread {
    /// Counts a reward.
    pub fn add(&mut self, reward: f64) {
        self.count += 1.0;
        let off = reward - self.mean;
        self.mean += off / self.count;
        self.squares += off * (reward - self.mean);
    }

    /// The mean of the rewards counted.
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The standard error of that mean; without bounds before two rewards are counted.
    pub fn doubt(&self) -> f64 {
        match self.count < 2.0 {
            true => f64::INFINITY,
            false => (self.squares / (self.count - 1.0) / self.count).sqrt(),
        }
    }

    /// By how many standard deviations a reward differs from the mean.
    fn standing(&self, reward: f64) -> f64 {
        (reward - self.mean) / self.deviation()
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt().max(1e-6)
    }
}

/// The first place from `hint` on, and round, where something holds.
fn position_from<T>(items: &[T], hint: usize, holds: impl Fn(&T) -> bool) -> Option<usize> {
    (hint..items.len()).chain(0..hint.min(items.len())).find(|&at| holds(&items[at]))
}
