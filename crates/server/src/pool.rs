//! Long work off the async threads, a few pieces at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use crate::refusal::Own;

/// So many pieces of work may wait for each place.
const WAITING: usize = 500;

/// So many pieces that do not end may leave their place to others; any more keep it.
const STUCK: usize = 16;

/// And nobody waits for a place longer than this.
const PATIENCE: Duration = Duration::from_secs(30);

/// A bounded number of places where something may be thought about, and of those who wait for one.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    stuck: Arc<Semaphore>,
    patience: Duration,
}

/// Why a piece of work gave nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// There is too much to do: it was not begun.
    Busy,
    /// It failed, or was not done in time.
    Failed,
}

impl From<Undone> for Own {
    fn from(undone: Undone) -> Own {
        match undone {
            Undone::Busy => Own::Busy,
            Undone::Failed => Own::TooLong,
        }
    }
}

impl Pool {
    /// So many places.
    pub fn new(places: usize) -> Pool {
        let places = places.max(1);
        Pool::with(places, places * WAITING, STUCK, PATIENCE)
    }

    fn with(places: usize, waiting: usize, stuck: usize, patience: Duration) -> Pool {
        let [places, waiting, stuck] =
            [places, waiting, stuck].map(|count| Arc::new(Semaphore::new(count)));
        Pool { places, waiting, stuck, patience }
    }

    /// Does a piece of work as soon as there is a place for it. Its time begins with the work. It
    /// holds the place until it ends, though whoever wanted it may be gone by then.
    pub async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let place = self.place().await.ok_or(Undone::Busy)?;
        let stuck = Arc::clone(&self.stuck);
        let watched = tokio::spawn(async move {
            let mut working = spawn_blocking(work);
            if let Ok(done) = timeout(time, &mut working).await {
                return done.map_err(|_| Undone::Failed);
            }
            tokio::spawn(give_up(working, place, stuck));
            Err(Undone::Failed)
        });
        watched.await.unwrap_or(Err(Undone::Failed))
    }

    async fn place(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(place) = Arc::clone(&self.places).try_acquire_owned() {
            return Some(place);
        }
        let _waits = self.waiting.try_acquire().ok()?;
        timeout(self.patience, Arc::clone(&self.places).acquire_owned()).await.ok()?.ok()
    }
}

/// Waits for work that does not end. A few such pieces leave their place to others: a thread stays
/// busy with each, so there must not be many.
async fn give_up<T>(working: JoinHandle<T>, place: OwnedSemaphorePermit, stuck: Arc<Semaphore>) {
    let _held = match stuck.try_acquire_owned() {
        Ok(stuck) => {
            drop(place);
            stuck
        }
        Err(_) => place,
    };
    // What comes of it is too late for anybody.
    let _ = working.await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(30);
    const SHORT: Duration = Duration::from_millis(1);

    /// Work that does not end before its sender is dropped.
    fn endless() -> (mpsc::Sender<()>, impl FnOnce() -> bool + Send + 'static) {
        let (go, wait) = mpsc::channel::<()>();
        (go, move || wait.recv().is_err())
    }

    #[tokio::test]
    async fn work_that_fails_or_takes_too_long_gives_nothing() {
        let pool = Pool::new(1);
        assert_eq!(pool.run(LONG, || 7).await, Ok(7));
        assert_eq!(pool.run(LONG, || -> u8 { panic!("on purpose") }).await, Err(Undone::Failed));
        let (go, stuck) = endless();
        assert_eq!(pool.run(SHORT, stuck).await, Err(Undone::Failed));
        assert_eq!(pool.run(LONG, || 7).await, Ok(7), "it has lost its place");
        drop(go);
    }

    #[tokio::test]
    async fn waiting_for_a_place_is_no_part_of_the_time() {
        let pool = Pool::new(1);
        let (go, endless) = endless();
        let other = pool.clone();
        let first = tokio::spawn(async move { other.run(LONG, endless).await });
        let second = pool.run(LONG / 1000, || 7);
        let waiter = tokio::spawn(async move {
            tokio::time::sleep(LONG / 300).await;
            drop(go);
        });
        tokio::task::yield_now().await;
        assert_eq!(second.await, Ok(7));
        assert_eq!(first.await.unwrap(), Ok(true));
        waiter.await.unwrap();
    }

    #[tokio::test]
    async fn what_does_not_end_takes_no_more_threads_than_it_may() {
        let pool = Pool::with(1, 1, 1, SHORT);
        let (go, stuck) = endless();
        assert_eq!(pool.run(SHORT, stuck).await, Err(Undone::Failed));
        let (more, stuck) = endless();
        assert_eq!(pool.run(SHORT, stuck).await, Err(Undone::Failed), "it had a place");
        assert_eq!(pool.run(LONG, || 7).await, Err(Undone::Busy), "and keeps it");
        drop(more);
        let freed = Pool { patience: LONG, ..pool.clone() };
        assert_eq!(freed.run(LONG, || 7).await, Ok(7));
        drop(go);
    }

    #[tokio::test]
    async fn only_so_many_wait() {
        let pool = Pool::with(1, 1, 0, LONG);
        let (go, endless) = endless();
        let other = pool.clone();
        let first = tokio::spawn(async move { other.run(LONG, endless).await });
        while pool.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let other = pool.clone();
        let second = tokio::spawn(async move { other.run(LONG, || 7).await });
        while pool.waiting.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(pool.run(LONG, || 7).await, Err(Undone::Busy));
        drop(go);
        assert_eq!((first.await.unwrap(), second.await.unwrap()), (Ok(true), Ok(7)));
        assert_eq!(pool.run(LONG, || 7).await, Ok(7));
    }

    #[tokio::test]
    async fn whoever_goes_away_leaves_no_second_thread_behind() {
        let pool = Pool::with(1, 1, 0, SHORT);
        let (go, endless) = endless();
        let gone = timeout(SHORT, pool.run(LONG, endless)).await;
        assert!(gone.is_err());
        assert_eq!(pool.run(LONG, || 7).await, Err(Undone::Busy), "the work still goes on");
        drop(go);
    }
}
