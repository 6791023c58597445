### The table of Doctor Who: Exterminate! in the browser. Every message stands in the other language too, with the same variables.

## The table

web-exterminate-vp = Victory Points

## Tray and hands

## Factions
