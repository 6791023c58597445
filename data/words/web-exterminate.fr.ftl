### La table de Doctor Who: Exterminate! dans le navigateur. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

## The table

web-exterminate-table = La table. Les flèches déplacent la vue, plus et moins l'agrandissent ou la réduisent.
web-exterminate-vp = Points de victoire

## Tray and hands

## Factions
