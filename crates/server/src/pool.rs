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
    /// is not done in time; that time begins with the work, and ends its right to the place.
    pub async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _place = self.0.acquire().await.ok()?;
        timeout(time, spawn_blocking(work)).await.ok()?.ok()
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
        assert_eq!(pool.run(LONG, || 7).await, Some(7), "it has lost its place");
        drop(go);
    }

    #[tokio::test]
    async fn waiting_for_a_place_is_no_part_of_the_time() {
        let pool = Pool::new(1);
        let (go, wait) = mpsc::channel::<()>();
        let other = pool.clone();
        let first =
            tokio::spawn(async move { other.run(LONG, move || wait.recv().is_err()).await });
        let second = pool.run(LONG / 1000, || 7);
        let waiter = tokio::spawn(async move {
            tokio::time::sleep(LONG / 300).await;
            drop(go);
        });
        tokio::task::yield_now().await;
        assert_eq!(second.await, Some(7));
        assert_eq!(first.await.unwrap(), Some(true));
        waiter.await.unwrap();
    }
}
