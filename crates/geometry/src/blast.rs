//! Circles of effect: whom they catch.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::meet::Meet;
use crate::point::Segment;
use crate::shape::{Body, Disc};

/// A base caught in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Caught {
    /// Which base, counted in the order given.
    pub piece: usize,
    /// Whether it overlaps the circle or only touches it.
    pub how: Meet,
    /// From the circle's centre to the nearest point of the base, rounded to the lattice.
    pub line: Segment,
}

/// The bases that a circle touches or overlaps, in the order given.
pub fn caught(circle: Disc, bases: impl IntoIterator<Item = Disc>) -> Vec<Caught> {
    let mut found = Vec::new();
    for (piece, base) in bases.into_iter().enumerate() {
        let how = circle.body().meets(base);
        if how != Meet::Apart {
            let line = Body::point(circle.centre).nearest(base);
            found.push(Caught { piece, how, line });
        }
    }
    found
}

impl Disc {
    /// This base touches or overlaps the border of a circle, from inside or outside.
    pub fn is_on_rim_of(self, circle: Disc) -> bool {
        let square = self.centre.squared_distance(circle.centre);
        let inner = circle.radius - self.radius;
        square <= (circle.radius + self.radius).squared() && square >= inner.squared()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::Length;
    use crate::point::Point;

    fn disc(x: i32, y: i32, radius: i32) -> Disc {
        Disc::new(Point { x, y }, Length(radius))
    }

    #[test]
    fn the_nearest_point_of_a_base_decides() {
        let circle = disc(0, 0, 7_500);
        let bases = [disc(8_750, 0, 1_250), disc(0, 8_751, 1_250), disc(30, 0, 1_250)];
        let found = caught(circle, bases);
        assert_eq!(found.iter().map(|it| it.piece).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(found[0].how, Meet::Touching);
        assert_eq!(found[0].line.to, Point { x: 7_500, y: 0 });
        assert_eq!(found[1].how, Meet::Overlapping);
    }

    #[test]
    fn a_base_stands_on_the_rim_from_inside_or_outside() {
        let circle = disc(0, 0, 7_500);
        for (x, on) in [(8_750, true), (8_751, false), (6_250, true), (6_249, false), (7_500, true)]
        {
            assert_eq!(disc(x, 0, 1_250).is_on_rim_of(circle), on, "{x}");
        }
        assert!(!disc(0, 0, 100).is_on_rim_of(disc(0, 0, 5_000)));
        assert!(disc(0, 50, 5_000).is_on_rim_of(disc(0, 0, 5_000)));
    }
}
