//! Long work off the async threads, a few pieces at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// A bounded number of places where something may be thought about.
#[derive(Clone, Debug)]
pub struct Pool(Arc<Semaphore>);

impl Pool {
    /// So many places.
    pub fn new(places: usize) -> Pool {
        Pool(Arc::new(Semaphore::new(places.max(1))))
    }

    /// Does a piece of work as soon as there is a place for it. Nothing when it fails, or when it
    /// is not done in time; work that goes on after that keeps its place until it ends.
    pub async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let places = Arc::clone(&self.0);
        let worked = async move {
            let place = places.acquire_owned().await.ok()?;
            let done = spawn_blocking(move || {
                let done = work();
                drop(place);
                done
            });
            done.await.ok()
        };
        timeout(time, worked).await.ok().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(30);

    #[tokio::test]
    async fn work_that_fails_or_takes_too_long_gives_nothing() {
        let pool = Pool::new(1);
        assert_eq!(pool.run(LONG, || 7).await, Some(7));
        assert_eq!(pool.run(LONG, || -> u8 { panic!("on purpose") }).await, None);
        let (go, wait) = mpsc::channel::<()>();
        let stuck = pool.run(Duration::from_millis(1), move || wait.recv().is_ok());
        assert_eq!(stuck.await, None);
        assert_eq!(pool.run(Duration::from_millis(1), || 7).await, None, "its place is taken");
        drop(go);
        assert_eq!(pool.run(LONG, || 7).await, Some(7));
    }
}
