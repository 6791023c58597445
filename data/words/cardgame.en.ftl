### Doctor Who: The Card Game. Every message stands in cardgame.fr.ftl too.

## Content files

fault-content-kinds = There are more than { $most } kinds of cards.
fault-content-defender-twice = "{ $id }" has the effect of another Defender.
fault-content-defenders = The deck needs the Doctor, Amy, River and Rory, each as one kind of card.
fault-content-group = "{ $id }" goes with the type "{ $group }", which no Enemy has.
fault-content-strength = "{ $id }" has no Strength.
fault-content-reserve-places = There are more than { $most } places beside the Reserves.
fault-content-start-value = "{ $id }" has the start value { $value } of another Starting Location.
fault-content-starts = There are { $found } Starting Locations, { $with_five } with those of the game for five; 4 and 5 are needed.
fault-content-total = { $expected } { $what } are announced, and there are { $found }.
