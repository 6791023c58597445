//! The tree of a search: what was tried after what, and how it went.
//!
//! The tree is open-loop. A node stands for a run of choices, not for a table: every iteration
//! comes through it with other hidden cards and other dice. What chance made of a choice is seen
//! in which question comes next, so a node keeps each question (who is asked, by which rule, about
//! what) apart from the others met at the same place. Chance results that lead to the same question
//! share its numbers on purpose: their mean over many iterations is the value of the chance node
//! itself. A choice that exists only under some of them counts how often it was to be had.

use reglette_engine::{Ask, Rule, Seat};

/// By how many of its standard errors a mean may be too high.
const DOUBT: f64 = 1.5;

/// All nodes; the first one is the root.
#[derive(Debug)]
pub(crate) struct Tree<C> {
    nodes: Vec<Node<C>>,
}

/// What was asked after a run of choices.
#[derive(Debug)]
struct Node<C> {
    questions: Vec<Question<C>>,
}

/// A question met at a node.
#[derive(Debug)]
pub(crate) struct Question<C> {
    seat: Seat,
    rule: Rule,
    kind: &'static str,
    /// Whether edges stand for all that may be tried, whatever else is to be had.
    closed: bool,
    pub edges: Vec<Edge<C>>,
}

/// A choice at a question.
#[derive(Clone, Debug)]
pub(crate) struct Edge<C> {
    /// The choice.
    pub choice: C,
    /// What it looked like before it was tried, relative to the others.
    pub prior: f64,
    /// How often it was tried.
    pub visits: u32,
    /// How often it could have been tried.
    pub available: u32,
    /// Rewards of the choosing seat, summed.
    pub reward: f64,
    node: Option<usize>,
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
        let mut root = Question::new(ask);
        root.edges = choices.into_iter().map(|(choice, prior)| Edge::new(choice, prior)).collect();
        root.closed = true;
        Tree { nodes: vec![Node { questions: vec![root] }] }
    }

    /// The choices at the root.
    pub fn root(&self) -> &[Edge<C>] {
        &self.nodes[0].questions[0].edges
    }

    /// The place of a question at a node, made when it is met for the first time.
    pub fn question(&mut self, node: usize, ask: &Ask) -> usize {
        let questions = &mut self.nodes[node].questions;
        questions.iter().position(|it| it.is(ask)).unwrap_or_else(|| {
            questions.push(Question::new(ask));
            questions.len() - 1
        })
    }

    /// Picks the choice to try at a question; gives its place, and its own among the options.
    pub fn select(
        &mut self,
        node: usize,
        question: usize,
        options: &[C],
        exploration: f64,
        spread: &Spread,
    ) -> Option<(Place, usize)> {
        let asked = &mut self.nodes[node].questions[question];
        let (edge, option) = asked.select(options, exploration, spread)?;
        Some((Place { node, question, edge }, option))
    }

    /// The edge at a place.
    pub fn edge(&mut self, place: Place) -> &mut Edge<C> {
        &mut self.nodes[place.node].questions[place.question].edges[place.edge]
    }

    /// Who chooses at a place.
    pub fn chooser(&self, place: Place) -> Seat {
        self.nodes[place.node].questions[place.question].seat
    }

    /// The node an edge leads to, made when it is asked for the first time.
    pub fn below(&mut self, place: Place) -> usize {
        let next = self.nodes.len();
        let node = *self.edge(place).node.get_or_insert(next);
        if node == next {
            self.nodes.push(Node { questions: Vec::new() });
        }
        node
    }
}

impl<C: Clone + PartialEq> Question<C> {
    fn new(ask: &Ask) -> Question<C> {
        let Ask { seat, rule, kind, step: _ } = *ask;
        Question { seat, rule, kind, closed: false, edges: Vec::new() }
    }

    fn is(&self, ask: &Ask) -> bool {
        (self.seat, self.rule, self.kind) == (ask.seat, ask.rule, ask.kind)
    }

    fn select(
        &mut self,
        options: &[C],
        exploration: f64,
        spread: &Spread,
    ) -> Option<(usize, usize)> {
        let unknown = self.mean_reward();
        let mut best: Option<(f64, usize, usize)> = None;
        let mut hint = 0;
        for (option, choice) in options.iter().enumerate() {
            let Some(at) = self.edge_for(choice, hint) else {
                continue;
            };
            hint = at + 1;
            let edge = &mut self.edges[at];
            edge.available += 1;
            let urgency = edge.urgency(unknown, exploration, spread);
            if best.is_none_or(|(most, ..)| urgency > most) {
                best = Some((urgency, at, option));
            }
        }
        best.map(|(_, at, option)| (at, option))
    }

    /// The edge of a choice. Options come in much the same order each time, so the search begins
    /// at `hint`.
    fn edge_for(&mut self, choice: &C, hint: usize) -> Option<usize> {
        let len = self.edges.len();
        let known =
            (hint..len).chain(0..hint.min(len)).find(|&at| self.edges[at].choice == *choice);
        known.or_else(|| {
            (!self.closed).then(|| {
                self.edges.push(Edge::new(choice.clone(), 1.0));
                len
            })
        })
    }

    /// What a choice that was never tried is taken to bring.
    fn mean_reward(&self) -> Option<f64> {
        let visits: u32 = self.edges.iter().map(|it| it.visits).sum();
        let reward: f64 = self.edges.iter().map(|it| it.reward).sum();
        (visits > 0).then(|| reward / f64::from(visits))
    }
}

impl<C> Edge<C> {
    fn new(choice: C, prior: f64) -> Edge<C> {
        Edge { choice, prior, visits: 0, available: 0, reward: 0.0, node: None }
    }

    /// What it brought on average.
    pub fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.reward / f64::from(self.visits))
    }

    /// What it brings with good certainty; less than anything while it was never tried.
    pub fn at_least(&self, spread: &Spread) -> f64 {
        let doubt = DOUBT * spread.deviation() / f64::from(self.visits).sqrt();
        self.mean().map_or(f64::NEG_INFINITY, |mean| mean - doubt)
    }

    fn urgency(&self, unknown: Option<f64>, exploration: f64, spread: &Spread) -> f64 {
        let mean = self.mean().or(unknown).map_or(0.0, |reward| spread.standing(reward));
        let tried = 1.0 + f64::from(self.visits);
        mean + exploration * self.prior * f64::from(self.available).sqrt() / tried
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

    /// By how many standard deviations a reward differs from the mean.
    fn standing(&self, reward: f64) -> f64 {
        (reward - self.mean) / self.deviation()
    }

    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt().max(1e-6)
    }
}
