### Ce que disent de même les tables des jeux de figurines. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

web-map-table = La table. Les flèches déplacent la vue, plus et moins changent l'échelle, R tourne la table, M prend la réglette ; quand un endroit est demandé, les flèches le déplacent, Maj fait de petits pas, Entrée confirme.
web-map-turn = Tourner la table
web-map-stick = Réglette de mesure
web-map-stick-about = Touchez deux figurines ou deux endroits. Vous seul le voyez.
web-map-point = un endroit
web-map-judging = …
web-map-fits = C'est permis.
web-map-stops = S'arrête en chemin
web-map-not-here = Pas ici.
web-map-put = Poser ici
web-map-go = Aller ici
web-map-tap = Touchez la table ou faites glisser, ou utilisez-y les flèches.
web-map-wind-north = N
web-map-wind-south = S
web-map-wind-east = E
web-map-wind-west = O
