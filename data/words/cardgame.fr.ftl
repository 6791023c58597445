### Doctor Who : le jeu de cartes. Chaque message est aussi dans cardgame.en.ftl, avec les mêmes variables.

cardgame-title = Doctor Who : le jeu de cartes
cardgame-about = Défendez vos Lieux avec le Docteur et ses compagnons, attaquez ceux des autres avec ses ennemis. Pour trois ou quatre joueurs, avec des scénarios à deux et à cinq.
cardgame-goal = Qui a le plus de points de victoire à la fin gagne ; à égalité, on gagne ensemble. Vous marquez vos Lieux que personne n'attaque, et ceux des autres que vous attaquez.

## Scénarios

cardgame-scenario-standard = Partie normale
cardgame-scenario-standard-about = Le jeu du livret, à trois ou à quatre.
cardgame-scenario-duel = Duel
cardgame-scenario-duel-about = À deux : 86 cartes, sans la montre du Docteur ni prise de contrôle.
cardgame-scenario-five = Cinq à table
cardgame-scenario-five-about = À cinq : un cinquième Lieu de départ et 40 jetons Temps.
cardgame-scenario-quick = Partie rapide
cardgame-scenario-quick-about = 82 cartes ; la carte Fin de jeu est parmi les dix dernières.
cardgame-scenario-teaching = Partie d'apprentissage
cardgame-scenario-teaching-about = Plus courte et sans les cartes les plus retorses ; tout est visible sauf la pioche.
cardgame-scenario-fixed-end = Fin de jeu à place fixe
cardgame-scenario-fixed-end-about = La carte Fin de jeu est juste au-dessus des vingt dernières, et chacun le sait.
cardgame-scenario-english = Édition anglaise
cardgame-scenario-english-about = Les lectures de l'édition anglaise.
cardgame-scenario-crowded = Univers surpeuplé
cardgame-scenario-crowded-about = Chaque rangée compte deux Lieux de plus au départ.
cardgame-scenario-invasion = Invasion
cardgame-scenario-invasion-about = Chaque Lieu de départ est attaqué d'emblée.
cardgame-scenario-partners = Partenaires
cardgame-scenario-partners-about = À quatre : les joueurs qui se font face sont une équipe et additionnent leurs points.
cardgame-scenario-partners-goal = Les joueurs face à face gagnent ensemble : une équipe additionne les points des deux.
cardgame-scenario-time-lords = Seigneurs du temps
cardgame-scenario-time-lords-about = Chacun débute avec 4 points Temps.
cardgame-scenario-marathon = Marathon
cardgame-scenario-marathon-about = La carte Fin de jeu est tout au fond, et les marqueurs ne mettent pas fin à la partie.

## Éditions

cardgame-edition-french = Édition française
cardgame-edition-english = Édition anglaise

## Options et leurs valeurs

cardgame-option-end-card = Place de la carte Fin de jeu
cardgame-option-end-card-shuffled = mélangée aux dernières cartes
cardgame-option-end-card-fixed = juste au-dessus des dernières cartes
cardgame-option-min-hand = Minimum de trois cartes en main
cardgame-option-min-hand-each-action = après chaque action
cardgame-option-min-hand-end-of-turn = à la fin du tour seulement
cardgame-option-tp-shortage = Quand la banque ne suffit pas
cardgame-option-tp-shortage-locations = les autres joueurs complètent pour les Lieux seulement
cardgame-option-tp-shortage-all-active-gains = les autres joueurs complètent tout gain du joueur actif
cardgame-option-tp-reveal = Points Temps des cartes révélées
cardgame-option-tp-reveal-on-turn-up = quand la carte devient visible
cardgame-option-tp-reveal-every-conflict = à chaque Conflit
cardgame-option-forced-discard = Défausse forcée
cardgame-option-forced-discard-lt = moins que la défense
cardgame-option-forced-discard-le = pas plus que la défense
cardgame-option-end-counters = Marqueurs qui mettent fin à la partie
cardgame-option-end-counters-both = les cinq des deux sortes
cardgame-option-end-counters-either = les cinq d'une seule sorte
cardgame-option-end-counters-off = aucun
cardgame-option-endgame-reserve = Cartes en Réserve dans la phase de fin de jeu
cardgame-option-endgame-reserve-counts = maintiennent leur joueur dans la partie
cardgame-option-endgame-reserve-hand-only = ne comptent pas
cardgame-option-tesselecta = Qui Tesselecta ramène
cardgame-option-tesselecta-defending = ceux qui défendent encore
cardgame-option-tesselecta-all = aussi ceux retournés ou défaussés dans ce Conflit
cardgame-option-unit-use = U.N.I.T. dans un Conflit
cardgame-option-unit-use-once = une fois
cardgame-option-unit-use-any = autant de fois qu'on peut payer
cardgame-option-dalek-sec = Ce que doit voir Dalek Sec
cardgame-option-dalek-sec-all-up = toute l'attaque face visible
cardgame-option-dalek-sec-one-up = une seule carte Dalek face visible
cardgame-option-takeover = Attaques dont on peut prendre le contrôle
cardgame-option-takeover-face-up = celles qui montrent la carte requise
cardgame-option-takeover-gamble = toutes, à ses risques
cardgame-option-river-turned = River Song passée à l'attaque
cardgame-option-river-turned-joins = reste avec l'attaque
cardgame-option-river-turned-discard = est défaussée après le Conflit
cardgame-option-pandorica = La Pandorica contre le Docteur
cardgame-option-pandorica-box = la Pandorica est défaussée
cardgame-option-pandorica-doctor = le Docteur est défaussé
cardgame-option-endgame-stop = Un joueur qui ne peut agir met fin à la partie
cardgame-option-endgame-stop-start-of-turn = quand vient son tour
cardgame-option-endgame-stop-at-once = après n'importe quel tour
cardgame-option-location-tp = Points Temps d'un Lieu
cardgame-option-location-tp-may = on peut y renoncer
cardgame-option-location-tp-must = on doit les prendre
cardgame-option-pandorica-check = La Pandorica cherche Rory et le Docteur
cardgame-option-pandorica-check-on-turn-up = quand elle devient visible
cardgame-option-pandorica-check-every-conflict = à chaque Conflit

## Choix

cardgame-choice-location = Jouer le Lieu { THING($it) }
cardgame-choice-defender = Poser des Défenseurs : { THING($it) }
cardgame-choice-enemy = Poser des Ennemis : { THING($it) }
cardgame-choice-support = Jouer le Support { THING($it) }
cardgame-choice-reserve = Mettre en Réserve : { THING($it) }
cardgame-choice-buy = { $it ->
    [one] Acheter { $it } carte
   *[other] Acheter { $it } cartes
  }
cardgame-choice-discard = Défausser contre 1 point Temps : { THING($it) }
cardgame-choice-take = Reprendre de la Réserve : { THING($it) }
cardgame-choice-take-unit = Reprendre en main : { THING($it) }
cardgame-choice-end-turn = Finir le tour et donner sa main
cardgame-choice-forgo = Renoncer à l'action
cardgame-choice-at = { $kind ->
    [support-counters] Retirer le marqueur sur { THING($it) }
    [support-to] Vers { THING($it) }
   *[other] { THING($it) }
  }
cardgame-choice-add = { $kind ->
    [support-cost] Défausser { THING($it) }
    [support-exchange] Défausser { THING($it) }
    [discard-more] Défausser aussi { THING($it) }
   *[other] Ajouter { THING($it) }
  }
cardgame-choice-done = C'est tout
cardgame-choice-take-points = Prendre les points Temps
cardgame-choice-leave-points = Laisser les points Temps
cardgame-choice-from = À { SEAT($it) }
cardgame-choice-nth = La carte { PLACE($it) } de l'attaque
cardgame-choice-pay = Payer 1 point Temps à U.N.I.T.
cardgame-choice-decline = { $kind ->
    [unit] Ne pas payer
    [tesselecta] Garder Tesselecta
    [rory] Laisser Rory
   *[other] Refuser
  }
cardgame-choice-tesselecta = { $it ->
    [reserve] Jouer Tesselecta depuis la Réserve
   *[hand] Jouer Tesselecta depuis la main
  }
cardgame-choice-take-rory = Reprendre Rory en main
cardgame-choice-lose = Défausser { THING($it) }

## Événements

cardgame-event-start-dealt = { SEAT($seat) } reçoit le Lieu de départ { THING($location) }.
cardgame-event-first-player = { SEAT($seat) } commence.
cardgame-event-removed = { $count ->
    [one] { $count } carte retourne dans la boîte sans être vue.
   *[other] { $count } cartes retournent dans la boîte sans être vues.
  }
cardgame-event-row-dealt = { SEAT($seat) } reçoit le Lieu { THING($location) }.
cardgame-event-invaded = { SEAT($seat) } attaque d'emblée { THING($location) } avec { THINGS($cards) }.
cardgame-event-endowed = { $tp ->
    [one] { SEAT($seat) } débute avec { $tp } point Temps.
   *[other] { SEAT($seat) } débute avec { $tp } points Temps.
  }
cardgame-event-dealt = { SEAT($seat) } reçoit { THINGS($cards) }.
cardgame-event-turn-began = { SEAT($seat) } commence son tour.
cardgame-event-location-played = { SEAT($seat) } joue le Lieu { THING($location) }.
cardgame-event-tp-gained = { SEAT($seat) } prend à la banque { $tp ->
    [one] { $tp } point Temps
   *[other] { $tp } points Temps
  }{ MINUS($due, $tp) ->
    [0] .
   *[other] {" "}sur les { $due } dus : elle est à court.
  }
cardgame-event-tp-declined = { SEAT($seat) } laisse à la banque { $tp ->
    [one] { $tp } point Temps
   *[other] { $tp } points Temps
  }.
cardgame-event-tp-taken = { SEAT($seat) } prend 1 point Temps { A(SEAT($from)) }.
cardgame-event-defenders-placed = { SEAT($seat) } défend { THING($location) } avec { THINGS($cards) }.
cardgame-event-enemies-placed = { SEAT($seat) } attaque { THING($location) } avec { THINGS($cards) }.
cardgame-event-stripped = { SEAT($seat) } défausse { THINGS($cards) } pour retirer { DE(THING($location)) } le marqueur TARDIS { DE(SEAT($owner)) }.
cardgame-event-took-over = Avec { THING($card) }, { SEAT($seat) } prend le contrôle de l'attaque { DE(SEAT($from)) } sur { THING($location) }.
cardgame-event-takeover-failed = { SEAT($seat) } échoue à prendre le contrôle de l'attaque sur { THING($location) } ; carte défaussée : { THING($card) }.
cardgame-event-support-played = { SEAT($seat) } joue { THING($card) }.
cardgame-event-exposed = L'attaque sur { THING($location) } est révélée : { THINGS($cards) }.
cardgame-event-reserve-grew = { SEAT($seat) } pose { THING($card) } à côté de sa Réserve, qui a maintenant { $places } places.
cardgame-event-unit-ready = { SEAT($seat) } tient { THING($card) } prête en Réserve.
cardgame-event-counter-removed = Le marqueur TARDIS sur { THING($location) } revient { A(SEAT($owner)) }.
cardgame-event-enemy-discarded = Défaussé de l'attaque sur { THING($location) } : { THING($card) }.
cardgame-event-attack-ended = L'attaque { DE(SEAT($by)) } sur { THING($location) } est finie.
cardgame-event-redirected = L'attaque { DE(SEAT($by)) } sur { THING($location) } est détournée vers { THING($to) }.
cardgame-event-won-outright = { SEAT($seat) } gagne sans Conflit sur { THING($location) } ; défaussé : { THINGS($cards) }.
cardgame-event-cost-paid = { SEAT($seat) } défausse { THING($card) } pour prix.
cardgame-event-exchanged = { COUNT($cards) ->
    [0] { SEAT($seat) } ne défausse rien.
   *[other] { SEAT($seat) } défausse { THINGS($cards) } pour en piocher autant.
  }
cardgame-event-reserved = { SEAT($seat) } met en Réserve { THINGS($cards) }.
cardgame-event-recalled = { SEAT($seat) } reprend de sa Réserve { THINGS($cards) }.
cardgame-event-unit-recalled = { SEAT($seat) } reprend { THING($card) } en main.
cardgame-event-paid = { $tp ->
    [one] { SEAT($seat) } paie { $tp } point Temps.
   *[other] { SEAT($seat) } paie { $tp } points Temps.
  }
cardgame-event-shed = { SEAT($seat) } défausse { THINGS($cards) } contre des points Temps.
cardgame-event-drew = { SEAT($seat) } pioche { THINGS($cards) }.
cardgame-event-reshuffled = { $count ->
    [one] La défausse est mélangée et devient la pioche ({ $count } carte).
   *[other] La défausse est mélangée et devient la pioche ({ $count } cartes).
  }
cardgame-event-end-card-drawn = { SEAT($seat) } pioche la carte Fin de jeu.
cardgame-event-conflict-began = Conflit sur { THING($location) } : { SEAT($attacker) } attaque avec { THINGS($enemies) }, { SEAT($defender) } défend avec { THINGS($defenders) }.
cardgame-event-pandorica-sprung = Sur { THING($location) }, la Pandorica fait défausser { THINGS($cards) }.
cardgame-event-river-turned = Sur { THING($location) }, River Song change de camp.
cardgame-event-silurians-beaten = Sur { THING($location) }, les Siluriens cèdent devant Amy Pond.
cardgame-event-totals = Sur { THING($location) }, la défense est de { $defence } et l'attaque de { $attack }.
cardgame-event-unit-paid = { SEAT($seat) } paie 1 point Temps à U.N.I.T. : la défense est de { $defence }.
cardgame-event-defender-won = { SEAT($defender) } repousse { SEAT($attacker) } sur { THING($location) }, { $defence } contre { $attack }.
cardgame-event-attacker-won = { SEAT($attacker) } l'emporte sur les Défenseurs { DE(SEAT($defender)) } sur { THING($location) }, { $attack } contre { $defence }.
cardgame-event-tesselecta-played = { SEAT($seat) } joue { THING($card) } et reprend { THINGS($cards) }.
cardgame-event-rory-returned = { SEAT($seat) } reprend Rory en main.
cardgame-event-defenders-lost = Défenseurs défaussés { DE(THING($location)) } : { THINGS($cards) }.
cardgame-event-enemies-lost = { SEAT($by) } doit défausser { THINGS($cards) } de son attaque sur { THING($location) }.
cardgame-event-protected = { SEAT($seat) } pose un marqueur TARDIS sur { THING($location) }.
cardgame-event-no-counter-left = { SEAT($seat) } n'a plus de marqueur TARDIS pour { THING($location) }.
cardgame-event-passed = { SEAT($seat) } donne { A(SEAT($to)) } : { THINGS($cards) }.
cardgame-event-endgame-began = La phase de fin de jeu s'ouvre avec le tour { DE(SEAT($seat)) }.
cardgame-event-forwent = { SEAT($seat) } renonce à son action.
cardgame-event-game-ended = { $why ->
    [counters] La partie est finie : les marqueurs du joueur actif sont tous en jeu.
    [cannot-act] La partie est finie : un joueur ne peut plus agir.
    [all-idle] La partie est finie : pendant tout un tour de table, personne n'a rien fait.
   *[round-limit] La partie est finie : la phase de fin de jeu a duré vingt tours de table.
  }
cardgame-event-turned-up = Sur { THING($location) }, on révèle { THINGS($cards) }.
cardgame-event-scored = { SEAT($seat) } a { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
  } : { $own } par ses Lieux, { $attacked } par les Lieux attaqués.

## Comment la partie a fini

cardgame-end-counters = Les marqueurs du joueur actif sont tous en jeu. { COUNT($winners) ->
    [one] { SEATS($winners) } gagne.
   *[other] { SEATS($winners) } gagnent ensemble.
  }
cardgame-end-cannot-act = Un joueur ne peut plus agir. { COUNT($winners) ->
    [one] { SEATS($winners) } gagne.
   *[other] { SEATS($winners) } gagnent ensemble.
  }
cardgame-end-all-idle = Pendant tout un tour de table, personne n'a rien fait. { COUNT($winners) ->
    [one] { SEATS($winners) } gagne.
   *[other] { SEATS($winners) } gagnent ensemble.
  }
cardgame-end-round-limit = La phase de fin de jeu a duré vingt tours de table. { COUNT($winners) ->
    [one] { SEATS($winners) } gagne.
   *[other] { SEATS($winners) } gagnent ensemble.
  }

## Questions

cardgame-ask-action = Quelle action faites-vous ?
cardgame-ask-last-action = Quelle unique action faites-vous ?
cardgame-ask-take-points = { $tp ->
    [one] Prenez-vous le point Temps du Lieu { THING($location) } ?
   *[other] Prenez-vous les { $tp } points Temps du Lieu { THING($location) } ?
  }
cardgame-ask-from-whom = { $missing ->
    [one] Il manque { $missing } point Temps à la banque. À qui le prenez-vous ?
   *[other] Il manque { $missing } points Temps à la banque. À qui en prenez-vous un ?
  }
cardgame-ask-defend-where = Lequel de vos Lieux défendez-vous avec { THING($card) } ?
cardgame-ask-defend-more = Quels autres Défenseurs joignez-vous { A(THING($card)) } ?
cardgame-ask-attack-where = Quel Lieu attaquez-vous avec { THING($card) } ?
cardgame-ask-attack-more = Quels autres Ennemis joignez-vous { A(THING($card)) } ?
cardgame-ask-reserve-more = Quelle autre carte mettez-vous en Réserve avec { THING($card) } ?
cardgame-ask-discard-more = Quelle autre carte défaussez-vous avec { THING($card) } ?
cardgame-ask-support-where = Pour quel Lieu attaqué jouez-vous { THING($card) } ?
cardgame-ask-support-which = Quelle carte de l'attaque défaussez-vous avec { THING($card) } ?
cardgame-ask-support-to = Vers quel Lieu détournez-vous l'attaque avec { THING($card) } ?
cardgame-ask-support-cost = Quel Défenseur défaussez-vous pour { THING($card) } ?
cardgame-ask-support-counters = Quels marqueurs TARDIS retirez-vous avec { THING($card) } ?
cardgame-ask-support-exchange = Quelles cartes défaussez-vous avec { THING($card) } pour en piocher autant ?
cardgame-ask-unit = Sur { THING($location) }, la défense est de { $defence } et l'attaque de { $attack }. Payez-vous 1 point Temps à U.N.I.T. pour 1 de force ?
cardgame-ask-tesselecta = Vous perdez sur { THING($location) }, { $defence } contre { $attack }. Jouez-vous Tesselecta pour reprendre vos Défenseurs ?
cardgame-ask-rory = Vous perdez sur { THING($location) }, { $defence } contre { $attack }. Reprenez-vous Rory en main ?
cardgame-ask-forced-discard = Vous gagnez sur { THING($location) }, { $attack } contre { $defence }, et devez défausser des Ennemis. Lesquels ?

## Probabilités

cardgame-odds-conflict = Issue du Conflit
cardgame-odds-conflict-attacker-wins = l'attaquant gagne
cardgame-odds-conflict-defender-wins = le défenseur gagne
cardgame-odds-conflict-no-conflict = pas de Conflit
cardgame-odds-tp = Variation de vos points Temps
cardgame-odds-tp-any = { $it } en points Temps
cardgame-odds-vp = Variation de vos points de victoire
cardgame-odds-vp-any = { $it } en points de victoire

## Positions

fault-position-seat = Il n'y a pas de place { $seat } parmi { $players } joueurs.
fault-position-card = Il n'y a pas plus de { $copies } « { $card } » à disposer.
fault-position-kind = « { $card } » n'a rien à faire ici ; attendu : { $expected ->
    [defender] un Défenseur
    [enemy] un Ennemi
    [location] un Lieu
    [unit] U.N.I.T.
    [reserve-place] une carte qui ajoute une place à la Réserve
   *[other] { $expected }
  }.
fault-position-players = Il faut exactement { $players } joueurs.
fault-position-reserve = Il n'y a pas plus de { $places } places.
fault-position-twice = Le Lieu « { $card } » est déjà dans une rangée.
fault-position-defender = Ce Défenseur est déjà sur le Lieu.
fault-position-attack = Un Lieu ne peut être attaqué ni par son propriétaire, ni avec un marqueur TARDIS dessus.
fault-position-no-enemy = Une attaque compte au moins une carte Ennemi.
fault-position-compatible = Cet Ennemi ne va pas avec les autres de l'attaque.
fault-position-end-card = La carte Fin de jeu est une seule fois dans la pioche, et n'y est plus quand elle a été piochée.
fault-position-tokens = Il n'y a pas plus de { $tokens } jetons Temps.
fault-position-counters = La place { $seat } a plus de { $counters } marqueurs d'une sorte en jeu.
fault-position-phase = La phase ne s'accorde pas avec la carte Fin de jeu : la phase de fin de jeu s'ouvre quand celle-ci a été piochée.
fault-position-ended = La table ne montre pas pourquoi la partie serait terminée.
fault-position-doing = Ce qui est en cours ne s'accorde pas avec la table.

## Fichiers de contenu

fault-content-kinds = Il y a plus de { $most } sortes de cartes.
fault-content-id = « { $id } » ne peut pas être un identifiant : lettres minuscules sans accent et chiffres, séparés par des points ou des traits d'union.
fault-content-defender-twice = « { $id } » a l'effet d'un autre Défenseur.
fault-content-defenders = Il faut au paquet le Docteur, Amy, River et Rory, une sorte de carte chacun.
fault-content-group = « { $id } » va avec le type « { $group } », qu'aucun Ennemi ne porte.
fault-content-strength = « { $id } » n'a pas de Force.
fault-content-reserve-places = Il y a plus de { $most } places à côté des Réserves.
fault-content-start-value = « { $id } » a la valeur de départ { $value } d'un autre Lieu de départ.
fault-content-starts = Il y a { $found } Lieux de départ, { $with_five } avec ceux du jeu à cinq ; il en faut 4 et 5.
fault-content-takeover = « { $id } » prend le contrôle d'attaques de « { $prey } » sans aller avec tout Ennemi qui peut s'y trouver.
fault-content-too-few = Cette mise en place distribue { $needed } { $what ->
    [locations] Lieux
    [enemies] Ennemis
   *[cards] cartes
  }, et le paquet en compte { $found }.
fault-content-total = { $what ->
    [defenders] { $expected } Défenseurs sont annoncés, et il y en a { $found }.
    [enemies] { $expected } Ennemis sont annoncés, et il y en a { $found }.
    [supports] { $expected } Supports sont annoncés, et il y en a { $found }.
    [locations] { $expected } Lieux sont annoncés, et il y en a { $found }.
   *[cards] { $expected } cartes sont annoncées, et il y en a { $found }.
  }

## Pour quoi une carte est piochée, quand on pioche à la main

cardgame-draw-start = Lieu de départ { DE(SEAT($seat)) }
cardgame-draw-row = Lieu pour la rangée { DE(SEAT($seat)) }
cardgame-draw-invasion = Ennemi avec lequel { SEAT($seat) } attaque
cardgame-draw-box = Remise dans la boîte sans être vue
cardgame-draw-hand = Pour la main { DE(SEAT($seat)) }
