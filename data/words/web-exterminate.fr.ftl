### La table de Doctor Who: Exterminate! dans le navigateur. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

## The table

web-exterminate-vp = Points de victoire

## Tray and hands

## Factions
