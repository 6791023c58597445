//! Places for connections: so many in all, and so many of one address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The connections that are open.
#[derive(Debug)]
pub struct Places {
    in_all: usize,
    of_one: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    in_all: usize,
    by: HashMap<IpAddr, usize>,
}

/// A place that is taken, until it is dropped.
#[derive(Debug)]
pub struct Place {
    places: Arc<Places>,
    peer: IpAddr,
}

impl Places {
    /// So many places, and so many of them for one address.
    pub fn new(in_all: usize, of_one: usize) -> Arc<Places> {
        Arc::new(Places { in_all, of_one, taken: Mutex::default() })
    }

    /// Takes a place, if there is one for this address.
    pub fn take(self: &Arc<Places>, peer: IpAddr) -> Option<Place> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let Taken { in_all, by } = &mut *taken;
        if *in_all == self.in_all || by.get(&peer).is_some_and(|own| *own == self.of_one) {
            return None;
        }
        *in_all += 1;
        *by.entry(peer).or_default() += 1;
        Some(Place { places: Arc::clone(self), peer })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let Taken { in_all, by } = &mut *taken;
        *in_all -= 1;
        if let Some(own) = by.get_mut(&self.peer) {
            *own -= 1;
            if *own == 0 {
                by.remove(&self.peer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_few_for_one_and_for_all_and_are_given_back() {
        let places = Places::new(3, 2);
        let [one, two] = [IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2])];
        let held = [places.take(one), places.take(one)];
        assert!(held.iter().all(Option::is_some));
        assert!(places.take(one).is_none(), "an address has two");
        let third = places.take(two).expect("another address has its own");
        assert!(places.take(two).is_none(), "there are three in all");
        drop(held);
        assert!(places.take(one).is_some() && places.take(two).is_some());
        drop(third);
        assert!(places.taken.lock().unwrap().by.is_empty(), "nobody is remembered for nothing");
    }
}
