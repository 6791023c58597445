### La table de Doctor Who: Exterminate! dans le navigateur. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

## The table

web-exterminate-vp = Points de victoire
web-exterminate-inches = { INCH($length) }″
web-exterminate-colon = {" : "}
web-exterminate-figure = { $name }, { $faction }. Mouvement { INCH($movement) }″, Résistance { $resistance }, Mêlée { $melee }, Tir { $shoot }. { $states }.
web-exterminate-active = agit maintenant
web-exterminate-acted = a agi
web-exterminate-fresh = peut agir
web-exterminate-where-waiting = pas encore déployée
web-exterminate-where-table = sur la table
web-exterminate-where-exterminated = Exterminée
web-exterminate-where-left = a quitté la table
web-exterminate-where-saved = en sûreté
web-exterminate-state-shocked = Choquée
web-exterminate-state-stress-1 = Stress
web-exterminate-state-stress-2 = Stress ×2
web-exterminate-state-wounded = blessée
web-exterminate-state-carries = porte un Nodule
web-exterminate-state-escorts = escorte le prisonnier
web-exterminate-state-hunted = recherchée
web-exterminate-state-jammed = arme réduite au silence
web-exterminate-state-perched = Roi de la Colline
web-exterminate-state-lasting = carte en jeu sur elle
web-exterminate-lasting = En jeu sur elle : { $names }
web-exterminate-value-movement = Mouvement
web-exterminate-value-resistance = Résistance
web-exterminate-value-melee = Mêlée
web-exterminate-value-shoot = Tir
web-exterminate-value-vp = PV
web-exterminate-wounds = Blessures : { $wounds }
web-exterminate-carrying = Porte { $names }
web-exterminate-on = Se tient sur { $name }
web-exterminate-standing = Initiative, Points de victoire, Destin et cartes
web-exterminate-initiative = Place { $place } à l'initiative
web-exterminate-part = joue
web-exterminate-carried = +{ $vp } portés
web-exterminate-fate = Destin
web-exterminate-hand = { $combat ->
    [one] { $combat } carte de Combat
   *[other] { $combat } cartes de Combat
  }, { $adventure ->
    [one] { $adventure } carte Aventure
   *[other] { $adventure } cartes Aventure
  }
web-exterminate-turn-of = Tour { $turn } sur { $turns }
web-exterminate-setting-up = Mise en place
web-exterminate-phase-initiative = Initiative
web-exterminate-phase-movement = Mouvement
web-exterminate-phase-shooting = Tir
web-exterminate-phase-melee = Mêlée
web-exterminate-phase-upkeep = Entretien
web-exterminate-count = Compteur : { $count }
web-exterminate-height-low = bas : on le franchit par un test
web-exterminate-height-wall = haut : on ne le franchit pas, on ne voit pas au travers
web-exterminate-climbable = peut être escaladé
web-exterminate-prisoner = Le prisonnier
web-exterminate-beacon = Balise { $number }
web-exterminate-node-hidden = { $name }, face cachée
web-exterminate-walk = { INCH($length) } sur { INCH($most) }″
web-exterminate-round = contourne ce qui gêne
web-exterminate-tests = { $count ->
    [one] test pour franchir : { $names }
   *[other] { $count } tests pour franchir : { $names }
  }
web-exterminate-takes = prend { $names }
web-exterminate-meets = rejoint { $name }
web-exterminate-short = il manque { INCH($length) }″ pour toucher { $name }
web-exterminate-the-prisoner = le prisonnier
web-exterminate-near = assez près pour la mêlée : { $names }
web-exterminate-leave = Laisser le Nodule où il est
web-exterminate-proof-near = trop près { DE($name) }
web-exterminate-proof-across = { $name } gêne
web-exterminate-proof-kh-2 = pour grimper sur { $name }, elle doit être à son contact au début de son mouvement
web-exterminate-why-kh-11 = on grimpe à 2″ au plus de là où l'on se tenait
web-exterminate-climbs = grimpe sur { $name }, à { INCH($length) }″ : tout son mouvement
web-exterminate-climb-here = Grimper ici
web-exterminate-climb-far = Grimper jusque-là
web-exterminate-odds-fight = Si rien d'autre n'est joué ; les attaques supplémentaires sont lancées comme dés.
web-exterminate-waits = attend qu'une figurine du Docteur vienne à son contact
web-exterminate-waits-short = attend
web-exterminate-proof-mv-12 = la table s'arrête là
web-exterminate-proof-sn-4 = un autre Nodule est trop près
web-exterminate-why-mv-9 = trop loin
web-exterminate-why-sn-2 = hors de la zone où elle se déploie
web-exterminate-why-sn-4 = les bandes de déploiement et le bord de la table restent libres
web-exterminate-blocked = invisible : le corridor de tir est bouché
web-exterminate-blocked-by = invisible : le corridor de tir est bouché ({ $names })
web-exterminate-obstructed = { $count ->
    [one] gêné par { $names } : −1 dé
   *[other] gêné par { $names } : −{ $count } dés
  }
web-exterminate-clear = dégagé
web-exterminate-cover = à couvert
web-exterminate-close = pour le corps à corps seulement
web-exterminate-range-in = à portée ({ INCH($range) }″)
web-exterminate-range-far = au-delà de sa portée de { INCH($range) }″, −1 dé
web-exterminate-range-out = hors d'atteinte ({ INCH($most) }″ au plus)
web-exterminate-dice-against = { $attack ->
    [one] { $attack } dé
   *[other] { $attack } dés
  } contre { $defence }
web-exterminate-targets = Cibles
web-exterminate-no-targets = D'ici on ne peut tirer sur personne.
web-exterminate-all-targets = Toutes les cibles
web-exterminate-hidden = non visible
web-exterminate-cannot-shoot = tir impossible
web-exterminate-others = { $count ->
    [one] { $count } autre ennemi, et pourquoi non
   *[other] { $count } autres ennemis, et pourquoi non
  }
web-exterminate-no-shot = Impossible :
web-exterminate-parts = Ce qui compte
web-exterminate-attack = Dés d'attaque
web-exterminate-defence = Dés de défense
web-exterminate-shoot = Tirer sur { $name } : { $weapon }
web-exterminate-shoot-with = Tirer sur { $name } : { $weapon }, avec { $cards }
web-exterminate-sprint-here = Sprinter jusqu'ici
web-exterminate-sprint-there = Sprinter de ce côté…
web-exterminate-sprint-far = Sprinter jusque-là
web-exterminate-actions = Ce qu'elle peut faire
web-exterminate-engage = Qui attaquer en mêlée
web-exterminate-join = Qui attaque, et d'où
web-exterminate-fight = Comment combattre
web-exterminate-places = Endroits où aller
web-exterminate-before-end = Avant la fin de la sous-phase
web-exterminate-choose = Choisir
web-exterminate-more = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
  }
web-exterminate-move = Déplacer { $name }
web-exterminate-sprint = { $name } sprinte
web-exterminate-act = { $name } : tout ce qui est possible
web-exterminate-drag = Faites glisser une figurine où elle va, ou choisissez-la d'abord.
web-exterminate-drag-it = Touchez un ennemi pour le viser, ou l'endroit où sprinter ; ou faites-y glisser { $name }.
web-exterminate-drag-sprint = Choisissez qui tire, puis touchez un ennemi pour le viser, ou l'endroit où sprinter ; ou faites-y glisser la figurine.
web-exterminate-part-sr-1 = arme
web-exterminate-part-rc-5 = Tir
web-exterminate-part-rc-4 = Mêlée
web-exterminate-part-sh-7 = obstructions
web-exterminate-part-sr-6 = touches passées
web-exterminate-part-rg-3 = au-delà de la portée
web-exterminate-part-sr-4 = Résistance
web-exterminate-part-cv-2 = couvert
web-exterminate-part-tr-9 = Tir de section
web-exterminate-part-tr-11 = Oublié
web-exterminate-part-tr-12 = Ange observé
web-exterminate-part-tr-14 = Évent probique
web-exterminate-part-tr-15 = Feu à volonté
web-exterminate-part-kh-8 = Roi de la Colline
web-exterminate-part-ad-4 = carte Aventure
web-exterminate-part-ad-5 = carte durable
web-exterminate-part-ml-3 = arme de corps à corps
web-exterminate-part-ml-4 = charge
web-exterminate-part-ml-14 = attaquants précédents
web-exterminate-part-ma-2 = attaques supplémentaires
web-exterminate-part-ma-11 = attaques supplémentaires
web-exterminate-part-st-10 = Stress
web-exterminate-part-ob-5 = test d'obstacle
web-exterminate-part-ob-9 = le touche
web-exterminate-part-tr-6 = Lévitation ou Agile
web-exterminate-part-tn-3 = initiative
web-exterminate-part-tr-1 = Chef proche
web-exterminate-part-tr-24 = Génie du mal
web-exterminate-part-up-3 = jetons Stress
web-exterminate-part-up-10 = reprise
web-exterminate-part-wt-2 = Rafale
web-exterminate-part-sn-6 = sabotage
web-exterminate-part-sn-7 = réparation
web-exterminate-part-sn-17 = construction
web-exterminate-primer-aim = Deux à quatre factions se battent en quelques tours pour des Points de victoire : en Exterminant l'ennemi et par ce que demande le scénario, par exemple des Nodules Vortex portés à la fin.
web-exterminate-primer-turn = Chaque tour commence par un jet d'initiative. Puis tous bougent, tous tirent ou sprintent, tous combattent en mêlée, dans l'ordre d'initiative ; l'Entretien clôt le tour.
web-exterminate-primer-dice = Les dés montrent Touche, Armure et Éclair. Un tir lance les dés de l'arme et du tireur contre la Résistance de la cible : chaque Armure annule une Touche, et ce qui passe est lancé pour les dégâts.
web-exterminate-primer-cards = À presque chaque jet on peut répondre par des cartes de Combat de sa main cachée ou par le Destin, qui relance des dés. On vous le demande à votre tour ; passez si vous ne voulez pas.
web-exterminate-primer-cover = Le terrain compte : ce qui se trouve dans le corridor de tir coûte un dé chacun, et qui le touche est à couvert. Les pièces basses se franchissent par un test ou s'escaladent ; les murs arrêtent tout.
web-exterminate-dice = Dés
web-exterminate-points-nodes = { $value } par les Nodules
web-exterminate-points-scenario = { $value } par le scénario
web-exterminate-points-kills = { $value } par les ennemis
web-exterminate-log-part = { $phase } : { $name }
web-exterminate-points-bonus = { $value } par les bonus de faction

## Tray and hands

web-exterminate-tray = Jets et réponses
web-exterminate-coming = { $roll } : dés à venir
web-exterminate-leaves = { $it ->
    [scratch] Égratignure
    [shocked] Choqué
    [exterminated] Exterminé
    [regenerated] se régénère
   *[nothing] le résultat est annulé
  }
web-exterminate-tokens = { $it ->
    [0] sans Stress
    [one] { $it } jeton Stress reste
   *[other] { $it } jetons Stress restent
  }
web-exterminate-last-roll = Dernier jet : { $roll }
web-exterminate-roll-initiative = Initiative
web-exterminate-roll-obstacle = Obstacle
web-exterminate-roll-shot = Tir
web-exterminate-roll-blast = Explosion
web-exterminate-roll-round = Round de mêlée
web-exterminate-roll-damage = Dégâts
web-exterminate-roll-stress = Jet de Stress
web-exterminate-roll-take-back = Reprise d'une carte
web-exterminate-roll-work = Travail à l'objectif
web-exterminate-roll-signal = Signal cordolaine
web-exterminate-die = { $face ->
    [H] Touche
    [A] Armure
   *[L] Éclair
  }
web-exterminate-added = { $face ->
    [H] Touche d'une carte
    [A] Armure d'une carte
   *[L] Éclair d'une carte
  }
web-exterminate-faces = { FACES($dice) }
web-exterminate-doubled = ×2
web-exterminate-void = annulé
web-exterminate-no-dice = aucun dé
web-exterminate-played = Joué sur ce jet
web-exterminate-tally-hits = { $it ->
    [one] { $it } Touche
   *[other] { $it } Touches
  }
web-exterminate-tally-through = { $it ->
    [0] Aucune touche ne passe
    [one] { $it } touche passe
   *[other] { $it } touches passent
  }
web-exterminate-tally-round = { $hits } à { $against }
web-exterminate-tally-damage = { $it ->
    [scratch] Égratignure
    [shocked] Choqué
    [exterminated] Exterminé
   *[nothing] Rien
  }
web-exterminate-tally-passage = { $it ->
    [crossed] Obstacle franchi
    [stopped] Arrêt à l'obstacle
   *[stuck] Ne bouge pas
  }
web-exterminate-tally-calms = { $it ->
    [0] Le Stress reste
    [one] { $it } jeton Stress peut partir
   *[other] { $it } jetons Stress peuvent partir
  }
web-exterminate-tally-work = On en est à { $it }
web-exterminate-tally-success = { $it ->
    [true] Réussi
   *[false] Manqué
  }
web-exterminate-part-nothing = rien
web-exterminate-part-no-hit = rien ne passe
web-exterminate-part-tie = égalité
web-exterminate-part-scratch = Égratignure
web-exterminate-part-shocked = Choqué
web-exterminate-part-exterminated = Exterminé
web-exterminate-part-saved = annulé
web-exterminate-part-crossed = franchi
web-exterminate-part-stopped = arrêt
web-exterminate-part-stuck = sur place
web-exterminate-part-yes = réussi
web-exterminate-part-no = manqué
web-exterminate-part-undecided = incertain
web-exterminate-whose-own = vous :
web-exterminate-whose-enemy = ennemi :
web-exterminate-hope-hurt = ennemi Choqué ou pire
web-exterminate-hope-kill = ennemi éliminé
web-exterminate-hope-unhurt = la vôtre indemne
web-exterminate-hope-success = réussite
web-exterminate-hope-failure = échec ennemi
web-exterminate-odds-hurt = % : ennemi Choqué ou Exterminé, si plus rien n'est joué.
web-exterminate-odds-kill = % : ennemi Exterminé, si plus rien n'est joué.
web-exterminate-odds-unhurt = % : la vôtre n'est ni Choquée ni Exterminée, si plus rien n'est joué.
web-exterminate-odds-none = Les dés ont parlé : plus rien n'est laissé au hasard ici.
web-exterminate-odds-success = % : votre jet réussit, si plus rien n'est joué.
web-exterminate-odds-failure = % : le jet de l'ennemi échoue, si plus rien n'est joué.
web-exterminate-odds-count = Ce que votre jet donnerait, si plus rien n'est joué.
web-exterminate-odds-count-enemy = Ce que le jet de l'ennemi donnerait, si plus rien n'est joué.
web-exterminate-mean = ⌀ { $mean }
web-exterminate-by-fate = Destin
web-exterminate-pay-fate = Destin ({ $fate })
web-exterminate-rerolls = { $name } relance
web-exterminate-unfold = Le dernier jet en entier
web-exterminate-by-fate-card = Carte Destin
web-exterminate-by-card = Carte Relance
web-exterminate-by-disintegrate = Désintégration
web-exterminate-by-bad-wolf = { $name } : Grand Méchant Loup
web-exterminate-did-card = { $name } joue { $card }{ COUNT($stands) ->
    [0] .
   *[other] {" "}: { $stands }.
  }
web-exterminate-did-reroll = { $name } relance { $dice } ({ $by }) et obtient { $fell }{ COUNT($stands) ->
    [0] .
   *[other] {" "}: { $stands }.
  }
web-exterminate-did-die = { $name } joue { $card } et ajoute { $fell }{ COUNT($stands) ->
    [0] .
   *[other] {" "}: { $stands }.
  }
web-exterminate-did-fate = { $name } dépense du Destin.
web-exterminate-fate-left = Réserve de Destin : { $fate }
web-exterminate-briefly = { $window ->
    [test] Changez-vous le jet ?
    [harm] Répondez-vous ?
    [final] Répondez-vous ?
    [cards] Jouez-vous d'abord une carte ?
    [other] Jouez-vous une carte ?
   *[attack] Que jouez-vous ?
  }
web-exterminate-keep = Garder et passer
web-exterminate-reroll = Relancer des dés
web-exterminate-reroll-dice = Relancer { $dice }
web-exterminate-pick = { $name } : { $dice }
web-exterminate-reroll-none = Relancer…
web-exterminate-reroll-how = touchez les dés
web-exterminate-takes-any = Choisissez des dés de ce jet.
web-exterminate-takes-one = Un seul dé.
web-exterminate-takes-these = Seulement certains dés.
web-exterminate-passes-nothing = Vous n'avez rien à jouer ici : on passe.
web-exterminate-passes-useless = Rien de ce que vous pourriez jouer n'y changerait quoi que ce soit : on passe.
web-exterminate-passes-set = On passe, comme vous l'avez réglé pour cette fenêtre.
web-exterminate-wait = Attendre
web-exterminate-stops = Quand on vous demande
web-exterminate-stops-about = Presque chaque jet ouvre une fenêtre où l'on peut y répondre. Là où l'on ne vous demande rien, la page passe pour vous après une courte pause, jamais la même. Avec « si j'ai de quoi », une longue pause, ou son absence, peut dire aux autres si vous tenez quelque chose d'utile ; « toujours » et « jamais » ne disent rien.
web-exterminate-stops-all = Partout
web-exterminate-stop-always = toujours
web-exterminate-stop-useful = si j'ai de quoi
web-exterminate-stop-never = jamais
web-exterminate-window-attack = Mes tirs
web-exterminate-window-defence = Tirs sur les miens
web-exterminate-window-melee = Rounds de mêlée
web-exterminate-window-damage = Dégâts que j'inflige
web-exterminate-window-harm = Dégâts sur les miens
web-exterminate-window-final = Résultat final sur les miens
web-exterminate-window-stress = Stress reçu
web-exterminate-window-test = Mes autres jets
web-exterminate-window-other = Jets des autres
web-exterminate-window-cards = Cartes Aventure en réponse
web-exterminate-window-finish = Achever après un round
web-exterminate-window-part = Début d'une sous-phase où personne ne peut agir
web-exterminate-hands = Cartes
web-exterminate-hand-counts = { $combat } Combat · { $adventure } Aventure
web-exterminate-combat-hand = Votre main de Combat
web-exterminate-combat-none = Aucune carte de Combat.
web-exterminate-adventure-hand = Vos cartes Aventure
web-exterminate-other-hand = { $combat } Combat · { $adventure } Aventure · { $fate } Destin
web-exterminate-piles = Pioche : { $pile } · Défausse : { $discard }
web-exterminate-discard-of = Cartes Aventure défaussées de { $name }
web-exterminate-lies-open = face visible
web-exterminate-lies-fresh = dès le prochain tour
web-exterminate-lies-exhausted = épuisée
web-exterminate-lies-lasting = reste en jeu
web-exterminate-lies-discard = défaussée
web-exterminate-play = Jouer
web-exterminate-now-tray = Jouable maintenant : choisissez les dés et le moyen parmi les réponses.
web-exterminate-now-table = Jouable maintenant : choisissez parmi ce qui est proposé.
web-exterminate-not-now = Pas maintenant.
web-exterminate-not-asked = Quand une fenêtre s'ouvre pour vous.

## Factions

web-exterminate-rosters = Factions
web-exterminate-rosters-about = Choisissez une faction et ses cartes de Recrutement. Elle reste sur cet appareil ; partagez-la par lien ou fichier, imprimez-la, amenez-la à une table.
web-exterminate-rosters-go = Composer sa propre faction
web-exterminate-roster-new = Nouvelle faction
web-exterminate-roster-nameless = Faction sans nom
web-exterminate-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-exterminate-any-faction = toute faction
web-exterminate-faction = Faction
web-exterminate-cards-a-side = Cartes par camp
web-exterminate-without = Sans { $name }
web-exterminate-own-cards = Cartes de la faction : { $faction }
web-exterminate-agents = Agents à engager
web-exterminate-yours = Vos propres cartes
web-exterminate-yours-about = Apportez un fichier de la forme de cards.toml. Vos cartes voyagent avec la faction : dans son lien, dans son fichier et jusqu'à la table.
web-exterminate-bring = Apporter un fichier de cartes
web-exterminate-bring-example = Un fichier d'exemple
web-exterminate-bring-line = Ligne { $line } du fichier :
web-exterminate-roster-leave = Sans mes cartes
web-exterminate-roster-fate = { $count } Destin
web-exterminate-card = Carte
web-exterminate-reach = { $range ->
    [none] mêlée seule
   *[other] { $range }″
  }
web-exterminate-roster-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
web-exterminate-weapons = Armes
web-exterminate-traits = Règles spéciales
web-exterminate-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
  }
web-exterminate-figures-short = Fig
web-exterminate-figures-long = Figurines
web-exterminate-movement-short = M
web-exterminate-movement-long = Mouvement, en pouces
web-exterminate-resistance-short = R
web-exterminate-resistance-long = Résistance
web-exterminate-melee-short = Mê
web-exterminate-melee-long = Mêlée
web-exterminate-shoot-short = T
web-exterminate-shoot-long = Tir
web-exterminate-wounds-short = B
web-exterminate-wounds-long = Blessures
web-exterminate-fate-short = Destin
web-exterminate-fate-long = Jetons Destin
web-exterminate-vp-short = PV
web-exterminate-vp-long = Points de victoire pour l'ennemi

## Réponses que l'on compose sur la table

web-exterminate-drafts = Choisir sur la table
web-exterminate-draft-climb = Grimper ({ $name }) : choisir l'endroit
web-exterminate-draft-shot = Plusieurs cartes avec { $weapon } contre { $name }
web-exterminate-draft-figures = { $most ->
    [one] Choisissez une figurine, sur la table ou dans la liste ci-dessous.
   *[other] Choisissez jusqu'à { $most } figurines, sur la table ou dans la liste ci-dessous.
}
web-exterminate-draft-cards = Choisissez les cartes à jouer avec ce tir.
web-exterminate-draft-not = Pas comme cela.
web-exterminate-draft-turn = Tourner
web-exterminate-draft-shoot = Tirer
web-exterminate-draft-heals = { $name } : retirer un jeton Blessure
web-exterminate-draft-join = Autre endroit, ou chemin coudé
web-exterminate-draft-joins = Touchez qui attaque, puis le côté d'où il vient : il se place au contact.
web-exterminate-draft-bend = Couder le chemin
web-exterminate-draft-bending = Touchez où le chemin tourne.
web-exterminate-draft-bend-here = Tourner ici
web-exterminate-draft-straight = Tout droit
web-exterminate-draft-attack = Attaquer
web-exterminate-draft-round = Combattre
web-exterminate-draft-fight = Combattre autrement
web-exterminate-draft-weapon = Arme
web-exterminate-draft-dice = Attaques supplémentaires en dés
web-exterminate-draft-also = { $most ->
    [one] Une autre cible peut être choisie, sur la table ou dans la liste ci-dessous.
   *[other] Jusqu'à { $most } autres cibles peuvent être choisies, sur la table ou dans la liste ci-dessous.
  }
web-exterminate-draft-cards-round = Choisissez les cartes à jouer dans ce round.

## La première partie guidée

web-exterminate-guide = Première partie
web-exterminate-guide-subject-initiative = Initiative
web-exterminate-guide-subject-moving = Mouvement
web-exterminate-guide-subject-shooting = Tir
web-exterminate-guide-subject-melee = Mêlée
web-exterminate-guide-subject-points = Points de victoire
web-exterminate-guide-known = appris
web-exterminate-guide-done = Vous connaissez l'essentiel du jeu.
web-exterminate-guide-initiative = Vous menez les Daleks, dans les deux derniers tours d'un combat. Chaque tour s'ouvre sur un jet d'initiative : qui a le plus de Touches joue en premier à chaque sous-phase du tour. Vos dés sont dans le plateau : deux Touches, plus que l'ennemi. Gardez-les.
web-exterminate-guide-mover = D'abord, chacun se déplace. Faites glisser un Dalek où il doit aller, ou choisissez-le et touchez un endroit ; la zone teintée est à sa portée. Le Nodule du milieu vaut des points de victoire à qui le ramasse.
web-exterminate-guide-mover-again = Déplacez les autres, ou laissez-les où ils sont. À couvert, on est plus difficile à toucher ; près d'un ennemi, on peut l'attaquer en mêlée. Quand tous sont bien placés, finissez la sous-phase.
web-exterminate-guide-where = Touchez un endroit ou faites-y glisser la figurine. Le texte à côté donne la distance, ce qu'il faut franchir et, si la figurine ne peut y aller, la raison.
web-exterminate-guide-shooter = Maintenant, chacun tire. Choisissez un Dalek : des lignes montrent qui il voit, et la liste ce que chaque tir lancerait.
web-exterminate-guide-shooter-again = Choisissez le tireur suivant. Qui ne tire pas peut Sprinter à la place. Quand plus personne n'a à agir, finissez la sous-phase.
web-exterminate-guide-aim = Chaque cible est donnée avec sa portée, son couvert et les dés des deux camps. La barre montre les chances : partie pleine, Exterminé ; partie rayée, Choqué ; les mêmes signes précèdent les mots. Choisissez un tir qui en vaut la peine.
web-exterminate-guide-window = Les dés sont tombés, et c'est votre fenêtre : cartes, Destin et relances les changent maintenant. Chaque réponse montre ce qu'elle fait du jet et ses chances. Gardez le jet s'il est bon.
web-exterminate-guide-answer = L'ennemi a agi, et vous pouvez répondre d'une carte ou du Destin. Si rien n'y fait, passez : ce que vous gardez servira au prochain jet.
web-exterminate-guide-damage = Voici les dés de dégâts, un par touche passée. Seule la pire face compte : Armure, une Égratignure ; Touche, la figurine est couchée, Choquée ; Éclair, elle est Exterminée. Relancez ce qui est trop faible, ou gardez.
web-exterminate-guide-harm = Voici les dés de dégâts contre votre figurine, un par touche passée. Seule la pire face compte : Armure, une Égratignure ; Touche, elle est Choquée ; Éclair, elle est Exterminée. Une carte ou le Destin peut encore la sauver ; si elle n'en vaut pas la peine, passez.
web-exterminate-guide-idle = Aucune de vos figurines n'a rien à faire dans cette sous-phase. À son début vous pouvez encore dépenser un Destin pour calmer ou relever une figurine ; pour le garder, continuez avec le bouton du bas.
web-exterminate-guide-engage = La mêlée vient en dernier. Choisissez un ennemi à attaquer ; vos figurines qui peuvent l'atteindre s'y joignent.
web-exterminate-guide-engage-again = Attaquez un autre ennemi, ou finissez la sous-phase.
web-exterminate-guide-join = Qui attaque ? Plusieurs peuvent s'en prendre à une cible, un round chacun. Les chances de chaque attaquant sont sous son nom ; puis dites que c'est tout.
web-exterminate-guide-fight = Choisissez comment combattre. Les deux camps lancent ensemble ; celui à qui il reste le plus de Touches inflige les dégâts.
web-exterminate-guide-round = Un round de mêlée : les deux ont lancé, le perdant subit les dégâts. Changez les dés, ou gardez-les.
web-exterminate-guide-points = Le tour s'achève. Les points de victoire sont au-dessus de la table, près de l'étoile : comptent les ennemis Exterminés et les Nodules que portent vos figurines. Après le dernier tour, qui a le plus de points l'emporte. Prenez maintenant des cartes ou du Destin pour la suite.
web-exterminate-guide-points-last = Le dernier tour s'achève, et la partie avec lui. Les points de victoire sont au-dessus de la table, près de l'étoile : comptent les ennemis Exterminés et les Nodules que portent vos figurines, et qui a le plus de points l'emporte. Ce que vous prenez ou laissez à présent n'y change rien.
web-exterminate-guide-wait = C'est au tour de l'ennemi d'agir. Suivez le journal : chaque pas nomme sa règle, et un clic en dit plus.
web-exterminate-guide-other = Répondez à la question sous la table. « Conseil » dit ce que ferait un robot, et pourquoi.
web-exterminate-guide-over = La première partie est finie. Préparez un vrai scénario, ou composez votre propre faction.
