//! Random games as fast as they go.
use reglette_cardgame::CardGame;
use reglette_engine::dice::Seeded;
use reglette_engine::{Cx, Game, Options, Rng, Setup};
fn main() {
    let book = CardGame::book(&Setup::default(), &Default::default()).unwrap();
    let mut options = Options::new();
    let (mut decisions, mut ends, mut vp) = (0u64, std::collections::BTreeMap::new(), 0i64);
    let n = 20_000u64;
    let start = std::time::Instant::now();
    let mut rng = Rng::from_text("bot");
    let mut dice = Seeded(Rng::from_text("dice"));
    for _ in 0..n {
        let mut game = CardGame::start(&book, &mut Cx::silent(&mut dice)).unwrap();
        while game.ask().is_some() {
            options.fill(&game);
            let pick = options.pick(rng.index(options.list().len()));
            game.play(pick, &mut Cx::silent(&mut dice)).unwrap();
            decisions += 1;
        }
        let outcome = game.outcome().unwrap();
        vp += outcome.scores.iter().map(|&s| s as i64).sum::<i64>();
        *ends.entry(outcome.reason).or_insert(0u64) += 1;
    }
    let t = start.elapsed().as_secs_f64();
    println!("{:.0} games/s {:.1} decisions/game {:.0} ns/decision {ends:?} vp {:.1}", n as f64 / t, decisions as f64 / n as f64, t * 1e9 / decisions as f64, vp as f64 / n as f64 / 4.0);
    println!("size {}", std::mem::size_of::<CardGame>());
}
