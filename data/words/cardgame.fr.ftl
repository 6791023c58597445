### Doctor Who : le jeu de cartes. Chaque message est aussi dans cardgame.en.ftl.

## Fichiers de contenu

fault-content-kinds = Il y a plus de { $most } sortes de cartes.
fault-content-defender-twice = « { $id } » a l'effet d'un autre Défenseur.
fault-content-defenders = Il faut au paquet le Docteur, Amy, River et Rory, une sorte de carte chacun.
fault-content-group = « { $id } » va avec le type « { $group } », qu'aucun Ennemi ne porte.
fault-content-strength = « { $id } » n'a pas de Force.
fault-content-reserve-places = Il y a plus de { $most } places à côté des Réserves.
fault-content-start-value = « { $id } » a la valeur de départ { $value } d'un autre Lieu de départ.
fault-content-starts = Il y a { $found } Lieux de départ, { $with_five } avec ceux du jeu à cinq ; il en faut 4 et 5.
fault-content-total = { $expected } ({ $what }) sont annoncés, et il y en a { $found }.
