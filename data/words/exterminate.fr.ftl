### Doctor Who : Exterminate ! Chaque message est aussi dans exterminate.en.ftl, avec les mêmes variables.

exterminate-title = Doctor Who : Exterminate !
exterminate-about = Des escarmouches avec Daleks, Cybermen et le Docteur : à chaque jet on peut répondre par des cartes et du Destin. De deux à quatre joueurs.
exterminate-goal = Qui a le plus de points de victoire (PV) à la fin gagne ; autant de points, partie nulle. Chaque ennemi que vous Exterminez vaut les PV de sa carte, et votre faction a un bonus à elle. La faction du Docteur compte ses propres figurines à la place : 2 PV pour chacune sur la table à la fin, 3 pour le Docteur.

## Scénarios

exterminate-scenario-meeting-of-metal = Rencontre de métal
exterminate-scenario-meeting-of-metal-about = Un site d'accident semé de Nodules Vortex : portez-en plus que les autres. De deux à quatre.
exterminate-scenario-meeting-of-metal-goal = La partie dure 6 tours. Les Nodules Vortex que vos figurines portent à la fin valent les points de leurs jetons.
exterminate-scenario-ship-of-death = Vaisseau de mort
exterminate-scenario-ship-of-death-about = L'attaquant doit détruire le Convertisseur stellaire ; le défenseur le tient et le répare.
exterminate-scenario-ship-of-death-goal = La partie dure 6 tours.
exterminate-scenario-ship-of-death-goal-attacker = L'attaquant marque 1 PV par marqueur sur le Convertisseur stellaire à la fin, et 5 de plus s'il est détruit, à cinq marqueurs. Ses figurines au contact le sabotent.
exterminate-scenario-ship-of-death-goal-defender = Le défenseur marque 5 PV si le Convertisseur n'est pas détruit à la fin. Ses figurines au contact le réparent.
exterminate-scenario-beacons-of-rassilon = Balises de Rassilon
exterminate-scenario-beacons-of-rassilon-about = Cinq balises dans une rue : tenez-en plus que l'autre, tour après tour.
exterminate-scenario-beacons-of-rassilon-goal = La partie dure 6 tours. À la fin de chaque sous-phase de Mêlée, chacune des cinq balises donne 1 PV à qui a le plus de figurines opérationnelles à 3" au plus.
exterminate-scenario-escape = Évasion !
exterminate-scenario-escape-about = Traversez la table et sortez par le nord, malgré les chasseurs.
exterminate-scenario-escape-goal = La partie dure 7 tours, ou jusqu'à ce qu'il ne reste aucun fuyard sur la table. Les Nodules Vortex portés à la fin, ou emportés par des fuyards sortis, valent les points de leurs jetons.
exterminate-scenario-escape-goal-runners = Les fuyards marquent 2 PV par figurine sortie par le bord nord, 3 pour un chef ou un archétype.
exterminate-scenario-escape-goal-hunters = Les chasseurs marquent 1 PV par fuyard encore sur la table à la fin.
exterminate-scenario-prisoner = Le Prisonnier
exterminate-scenario-prisoner-about = Ramenez le prisonnier d'une salle gardée jusqu'au sud.
exterminate-scenario-prisoner-goal = La partie dure 6 tours, ou finit avec le tour où le prisonnier est libéré.
exterminate-scenario-prisoner-goal-rescuers = Les sauveteurs marquent 6 PV si une figurine qui escorte le prisonnier finit un mouvement entièrement à 6" au plus du bord sud.
exterminate-scenario-prisoner-goal-captors = Les geôliers marquent 6 PV si le prisonnier n'est pas libéré.
exterminate-scenario-king-of-the-heap = Roi du tas
exterminate-scenario-king-of-the-heap-about = Tenez-vous sur le tas, dans les ruines, à plus que les autres. De deux à quatre.
exterminate-scenario-king-of-the-heap-goal = La partie dure 6 tours. À la fin de chaque sous-phase de Mêlée, qui a sur le tas plus de figurines opérationnelles que tout autre marque 2 PV. À la fin, chacun de vos chefs sur le tas vaut 1 PV, et les Nodules Vortex que vous portez les points de leurs jetons.
exterminate-scenario-reverse-the-polarity = Inversion de polarité
exterminate-scenario-reverse-the-polarity-about = Le Docteur construit un appareil avec des Nodules Vortex ; les méchants doivent l'en empêcher.
exterminate-scenario-reverse-the-polarity-goal = La partie dure 7 tours. Les Nodules Vortex portés à la fin valent les points de leurs jetons.
exterminate-scenario-reverse-the-polarity-goal-doctor = Le camp du Docteur marque 1 PV par Nodule donné à la console, et 8 PV quand l'appareil marche, à six progrès.
exterminate-scenario-reverse-the-polarity-goal-villains = Les méchants l'en empêchent, et peuvent ramasser des Nodules eux-mêmes.
exterminate-scenario-everybody-lives = Tout le monde vit !
exterminate-scenario-everybody-lives-about = Six civils, un TARDIS : le Docteur doit les ramener.
exterminate-scenario-everybody-lives-goal = La partie dure 8 tours.
exterminate-scenario-everybody-lives-goal-doctor = Le camp du Docteur marque 2 PV par civil, des six, qui finit un mouvement au contact du TARDIS. Un civil ne fait rien tant qu'aucune figurine du camp n'a fini un mouvement à son contact ; dès lors il se déplace et sprinte comme les autres.
exterminate-scenario-everybody-lives-goal-villains = Les méchants marquent 1 PV par civil qu'ils Exterminent.

## Éditions

exterminate-edition-standard = Avec cartes Aventure
exterminate-edition-plain = Sans cartes Aventure

## Options et leurs valeurs

exterminate-option-stress-model = Stress
exterminate-option-stress-model-table = un jeton empêche de tirer, deux aussi de bouger
exterminate-option-stress-model-upkeep = un jeton empêche de bouger, deux aussi de tirer
exterminate-option-damage-faces = Sur un dé de dégâts
exterminate-option-damage-faces-a-scratch = Armure : Égratignure, Touche : Choqué
exterminate-option-damage-faces-h-scratch = Touche : Égratignure, Armure : Choqué
exterminate-option-stress-recovery-face = Le Stress se retire avec
exterminate-option-stress-recovery-face-h = des Touches
exterminate-option-stress-recovery-face-a = des Armures
exterminate-option-cover-plus-die = Le couvert donne un dé
exterminate-option-cover-plus-die-on = oui
exterminate-option-cover-plus-die-off = non
exterminate-option-cover-lightning = À couvert, l'Éclair annule
exterminate-option-cover-lightning-on = oui
exterminate-option-cover-lightning-off = non
exterminate-option-low-obstacles-block = Un élément bas peut bloquer la vue
exterminate-option-low-obstacles-block-on = oui, s'il ombre tout le corridor
exterminate-option-low-obstacles-block-off = non, seulement les murs
exterminate-option-corridor-width = Largeur du corridor de tir
exterminate-option-corridor-width-inch = un pouce
exterminate-option-corridor-width-half = un demi-pouce
exterminate-option-corridor-width-wide = un pouce et demi
exterminate-option-melee-damage = Dés de dégâts en mêlée
exterminate-option-melee-damage-all = toutes les touches du vainqueur
exterminate-option-melee-damage-difference = la différence
exterminate-option-defender-extra-attacks = L'attaqué a ses attaques supplémentaires
exterminate-option-defender-extra-attacks-on = oui
exterminate-option-defender-extra-attacks-off = non
exterminate-option-finish-off = Achever en mêlée
exterminate-option-finish-off-each = chacun que l'on paie
exterminate-option-finish-off-one = une figurine
exterminate-option-multi-bonus = Bonus de plusieurs attaquants
exterminate-option-multi-bonus-cumulative = un dé de plus par prédécesseur
exterminate-option-multi-bonus-flat = un dé
exterminate-option-fate-save = Le Destin contre Exterminé
exterminate-option-fate-save-cancel = l'annule
exterminate-option-fate-save-to-shocked = le change en Choqué
exterminate-option-fate-save-off = n'y peut rien
exterminate-option-fate-reroll-scope = Le Destin relance
exterminate-option-fate-reroll-scope-own = ses propres dés
exterminate-option-fate-reroll-scope-any = tous les dés
exterminate-option-reroll-card-scope = La carte Relance relance
exterminate-option-reroll-card-scope-any = tous les dés
exterminate-option-reroll-card-scope-own = ses propres dés
exterminate-option-hit-card-scope = Les cartes Touche se jouent
exterminate-option-hit-card-scope-any-roll = sur tout jet du combat
exterminate-option-hit-card-scope-attack-only = sur les jets d'attaque seulement
exterminate-option-discard-then-draw = Après avoir défaussé sa main pour un Destin
exterminate-option-discard-then-draw-off = on ne pioche pas
exterminate-option-discard-then-draw-on = on pioche une nouvelle main
exterminate-option-free-shot-stress = Tirs qui donnent du Stress
exterminate-option-free-shot-stress-shooting-only = ceux de la sous-phase de Tir
exterminate-option-free-shot-stress-always = tous
exterminate-option-king-shoot-bonus = Le Roi de la Colline tire mieux
exterminate-option-king-shoot-bonus-off = non
exterminate-option-king-shoot-bonus-on = un dé de plus
exterminate-option-engage-reach = Portée d'engagement
exterminate-option-engage-reach-strict = moins de 2"
exterminate-option-engage-reach-inclusive = jusqu'à 2"
exterminate-option-early-end = Quand il reste une faction
exterminate-option-early-end-off = la partie dure ses tours
exterminate-option-early-end-on = la partie finit
exterminate-option-node-vp = Les Nodules Vortex valent
exterminate-option-node-vp-printed = la valeur du jeton
exterminate-option-node-vp-flat1 = un PV chacun
exterminate-option-adventure = Cartes Aventure
exterminate-option-adventure-dealt = données au hasard
exterminate-option-adventure-chosen = chacun choisit
exterminate-option-adventure-none = aucune

## Choix

exterminate-choice-pass = { $kind ->
    [move] Rester
    [sprint] Rester
    [extra-move] Pas de mouvement supplémentaire
    [rest-of-move] Rester ici
    [free-shot] Pas de tir gratuit
    [nodes] Laisser le reste
    [act] Ne rien faire
    [burst] Pas d'autre cible
    [join] { $who ->
        [nobody] Personne n'attaque
       *[other] C'est tout
      }
    [coup] Retenir l'attaque
    [final] Accepter le résultat
    [revenge] Personne ne frappe
    [upkeep-cards] Ne rien piocher
   *[other] Passer
  }
exterminate-choice-yes = { $kind ->
    [leave] Quitter la table
    [fate-order] Le coup fatal d'abord
   *[other] Oui
  }
exterminate-choice-no = { $kind ->
    [leave] Rester sur la table
    [fate-order] Le relèvement d'abord
   *[other] Non
  }
exterminate-choice-again = Relancer pour tous les ex æquo
exterminate-choice-side = Jouer : { THING($it) }
exterminate-choice-edge = { $it ->
    [north] Nord
    [south] Sud
    [east] Est
   *[west] Ouest
  }
exterminate-choice-at = En { INCH($x) } ; { INCH($y) }
exterminate-choice-auto = Déployer tous ceux qui restent
exterminate-choice-recruit = { THING($it) } dans la salle
exterminate-choice-take = Prendre { THING($it) }
exterminate-choice-figure = { THING($it) }
exterminate-choice-end = { $kind ->
    [pick-mover] Finir vos Mouvements
    [pick-shooter] Finir vos Tirs
    [pick-melee] Finir vos Mêlées
   *[other] Finir votre sous-phase
  }
exterminate-choice-discard = Défausser { THING($it) }
exterminate-choice-go = { $lure ->
    [stay] Rester sur place
    [node] Aller jusqu'à { THING($of) }
    [civilian] Aller jusqu'à { THING($of) }, qui vous rejoint
    [toward-civilian] Aller en direction { DE(THING($of)) }
    [prisoner] Aller jusqu'au prisonnier
    [toward-prisoner] Aller en direction du prisonnier
    [foe] Aller jusque devant { THING($of) }
    [toward] Aller en direction { DE(THING($of)) }
    [beside] Aller le long { DE(THING($of)) },
    [way] Aller
   *[other] Aller à { INCH($to-x) } ; { INCH($to-y) }
  }{ $way ->
    [north] {" "}vers le nord
    [north-east] {" "}vers le nord-est
    [east] {" "}vers l'est
    [south-east] {" "}vers le sud-est
    [south] {" "}vers le sud
    [south-west] {" "}vers le sud-ouest
    [west] {" "}vers l'ouest
    [north-west] {" "}vers le nord-ouest
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { INCH($length) }″
  }{ $leave ->
    [yes] , sans prendre de Nodule
   *[other] {""}
  }
exterminate-choice-climb = Grimper : { THING($piece) }{ $leave ->
    [yes] {" "}sans toucher aux Nodules
   *[other] {""}
  }
exterminate-choice-jump = { COUNT($card) ->
    [0] Saut du Vortex
   *[other] { THING($card) }
  } :{ $lure ->
    [stay] {" "}sur place
    [node] {" "}jusqu'à { THING($of) }
    [civilian] {" "}jusqu'à { THING($of) }, qui vous rejoint
    [toward-civilian] {" "}en direction { DE(THING($of)) }
    [prisoner] {" "}jusqu'au prisonnier
    [toward-prisoner] {" "}en direction du prisonnier
    [foe] {" "}jusque devant { THING($of) }
    [toward] {" "}en direction { DE(THING($of)) }
    [beside] {" "}le long { DE(THING($of)) },
    [way] {""}
   *[other] {" "}à { INCH($at-x) } ; { INCH($at-y) }
  }{ $way ->
    [north] {" "}vers le nord
    [north-east] {" "}vers le nord-est
    [east] {" "}vers l'est
    [south-east] {" "}vers le sud-est
    [south] {" "}vers le sud
    [south-west] {" "}vers le sud-ouest
    [west] {" "}vers l'ouest
    [north-west] {" "}vers le nord-ouest
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { INCH($length) }″
  }
exterminate-choice-let-go = Lâcher le prisonnier
exterminate-choice-node = Prendre { THING($it) }
exterminate-choice-shoot = Tirer sur { THING($target) } : { THING($with) }{ COUNT($cards) ->
    [0] {""}
   *[other] , avec { THINGS($cards) }
  }
exterminate-choice-sprint = Sprinter
exterminate-choice-act = Travailler à l'objectif
exterminate-choice-suppress = { THING($card) } : { THING($target) }
exterminate-choice-also = Aussi sur { THING($it) }
exterminate-choice-dice = { $it ->
    [one] { $it } dé
   *[other] { $it } dés
  }
exterminate-choice-card = Jouer { THING($it) }
exterminate-choice-reroll = Relancer { FACES($dice) }{ $of ->
    [defence] {" "}de la défense
   *[other] {""}
  }{ $by ->
    [fate] {" "}(Destin)
    [fate-card] {" "}(carte Destin)
    [card] {" "}(carte Relance)
    [disintegrate] {" "}(Désintégration)
   *[other] {""}
  }{ COUNT($by-clever) ->
    [0] {""}
   *[other] {" "}({ THING($by-clever) })
  }{ COUNT($by-bad-wolf) ->
    [0] {""}
   *[other] {" "}(Grand Méchant Loup)
  }{ COUNT($by-adventure) ->
    [0] {""}
   *[other] {" "}({ THING($by-adventure) })
  }
exterminate-choice-play = Jouer { THING($card) }{ COUNT($figures) ->
    [0] {""}
   *[other] {" "}: { THINGS($figures) }
  }{ COUNT($at-x) ->
    [0] {""}
   *[other] {" "}en { INCH($at-x) } ; { INCH($at-y) }
  }{ $turned ->
    [yes] , tournée d'un quart
   *[other] {""}
  }{ COUNT($heals) ->
    [0] {""}
   *[other] , pour retirer un jeton Blessure
  }
exterminate-choice-calm = Calmer { THING($figure) } ({ $by ->
    [card] carte Destin
   *[token] Destin
  })
exterminate-choice-rouse = { THING($figure) } se relève ({ $by ->
    [card] carte Destin
   *[token] Destin
  })
exterminate-choice-save = Sauver la figurine ({ $it ->
    [card] carte Destin
   *[token] Destin
  })
exterminate-choice-wound = Prendre un jeton Blessure
exterminate-choice-help = { THING($by) } aide { THING($figure) } : un jeton Blessure ou Stress part
exterminate-choice-engage = Engager { THING($it) }
exterminate-choice-join = { THING($figure) } attaque { $way ->
    [north] du nord
    [north-east] du nord-est
    [east] de l'est
    [south-east] du sud-est
    [south] du sud
    [south-west] du sud-ouest
    [west] de l'ouest
    [north-west] du nord-ouest
    [stay] d'où elle est
   *[other] depuis { INCH($to-x) } ; { INCH($to-y) }
  }
exterminate-choice-fight = { COUNT($with) ->
    [0] Se battre
   *[other] Se battre : { THING($with) }
  }{ COUNT($dice) ->
    [0] {""}
   *[other] , dés de plus : { $dice }
  }{ COUNT($also) ->
    [0] {""}
   *[other] , aussi { THINGS($also) }
  }{ COUNT($cards) ->
    [0] {""}
   *[other] , avec { THINGS($cards) }
  }
exterminate-choice-coup = Coup de Grâce
exterminate-choice-finish = Achever { THING($figure) }{ COUNT($by-fate) ->
    [0] {""}
   *[other] {" "}({ $by-fate ->
        [card] carte Destin
       *[token] Destin
      })
  }{ COUNT($by-attack) ->
    [0] {""}
   *[other] {" "}(attaque supplémentaire { DE(THING($by-attack)) })
  }{ COUNT($by-card) ->
    [0] {""}
   *[other] {" "}({ THING($by-card) })
  }
exterminate-choice-remove = { $it ->
    [0] Garder le Stress
    [1] Retirer un jeton Stress
   *[other] Retirer { $it } jetons Stress
  }
exterminate-choice-draw = Piocher jusqu'à cinq cartes
exterminate-choice-regain = Récupérer un jeton Destin
exterminate-choice-exchange = Défausser sa main pour un jeton Destin
exterminate-choice-take-back = Lancer pour reprendre la dernière carte défaussée
exterminate-choice-recover = Récupérer { THING($card) } ({ $by ->
    [card] carte Destin
   *[token] Destin
  })

## Événements

exterminate-event-rolled-off = { SEAT($seat) } obtient { FACES($dice) } pour choisir en premier.
exterminate-event-roll-tied = Égalité entre { SEATS($seats) } : les dés sont relancés.
exterminate-event-plays = { SEAT($seat) } joue : { THING($side) }.
exterminate-event-takes = { SEAT($seat) } vient { $edge ->
    [north] du nord
    [south] du sud
    [east] de l'est
   *[west] de l'ouest
  }.
exterminate-event-node-placed = Face cachée en { INCH($at-x) } ; { INCH($at-y) } : { THING($node) }.
exterminate-event-deployed = { THING($figure) } se déploie.
exterminate-event-no-room = Il n'y a pas de place pour déployer { THING($figure) }, qui ne prend pas part au combat.
exterminate-event-drew = { SEAT($seat) } pioche { THINGS($cards) }.
exterminate-event-received = { SEAT($seat) } reçoit des cartes Aventure : { THINGS($cards) }.
exterminate-event-fugitive = { SEAT($seat) } nomme le fugitif : { THING($figure) }.
exterminate-event-turn-began = Le tour { $turn } commence.
exterminate-event-discarded = { SEAT($seat) } défausse { THING($card) }.
exterminate-event-initiative = { SEAT($seat) } lance { FACES($pool-dice) } pour l'initiative.
exterminate-event-order = Ordre du tour : { SEATS($seats) }.
exterminate-event-part-began = { SEAT($seat) } : { $phase ->
    [movement] Mouvement
    [shooting] Tir
    [melee] Mêlée
   *[other] sous-phase
  }.
exterminate-event-acts = { THING($figure) } agit.
exterminate-event-idle = { THING($figure) } ne fait rien.
exterminate-event-sprints = { THING($figure) } sprinte.
exterminate-event-moved = { $length ->
    [0] { THING($figure) } reste sur place.
   *[other] { THING($figure) } se déplace de { INCH($length) } sur { INCH($most) } pouces.
  }
exterminate-event-tested = { THING($figure) } teste un obstacle : { FACES($pool-dice) }.
exterminate-event-stopped = L'obstacle arrête { THING($figure) }.
exterminate-event-stuck = { THING($figure) } ne bouge pas.
exterminate-event-climbed = { THING($figure) } grimpe : { THING($piece) }.
exterminate-event-jumped = { THING($figure) } apparaît en { INCH($to-x) } ; { INCH($to-y) }.
exterminate-event-hurries = { THING($figure) } peut aller { INCH($by) } pouces plus loin.
exterminate-event-collected = { THING($figure) } ramasse { THING($node) } : { THING($token) }.
exterminate-event-dropped = { THING($figure) } se défait { DE(THING($node)) }.
exterminate-event-declined = { THING($figure) } n'use pas du Nodule.
exterminate-event-left = { THING($figure) } quitte la table.
exterminate-event-aimed = { THING($by) } tire sur { THING($target) }, à { INCH($gap) } pouces : { THING($with) }.
exterminate-event-signal-rolled = { SEAT($seat) } émet le signal : { FACES($pool-dice) }.
exterminate-event-jammed = { THING($with) } { DE(THING($by)) } se tait ce tour : { FACES($pool-dice) }.
exterminate-event-no-shot = Il ne reste aucun dé pour le tir sur { THING($target) } : il ne donne rien.
exterminate-event-suppressed = { THING($by) } cloue { THING($target) } au sol.
exterminate-event-struck = { SEAT($seat) } appelle une frappe aérienne en { INCH($at-x) } ; { INCH($at-y) }.
exterminate-event-fired = Attaque : { FACES($attack-dice) } ; défense { DE(THING($target)) } : { FACES($defence-dice) }.
exterminate-event-caught = L'explosion atteint { THING($target) } ({ $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }) ; défense : { FACES($defence-dice) }.
exterminate-event-through = { $hits ->
    [0] Aucune touche ne passe sur { THING($target) }.
    [one] { $hits } touche passe sur { THING($target) }.
   *[other] { $hits } touches passent sur { THING($target) }.
  }
exterminate-event-stressed = { THING($figure) } reçoit du Stress ({ $tokens }).
exterminate-event-calmed = { THING($figure) } perd du Stress ({ $tokens }).
exterminate-event-card-played = { SEAT($seat) } joue { THING($card) }.
exterminate-event-adventure-played = { SEAT($seat) } joue { THING($card) }{ COUNT($figures) ->
    [0] {""}
   *[other] {" "}: { THINGS($figures) }
  }.
exterminate-event-fate-spent = { SEAT($seat) } dépense du Destin{ $by ->
    [card] {" "}(carte)
   *[token] {""}
  } ; reste en Réserve : { $left }.
exterminate-event-rerolled = { SEAT($seat) } relance { FACES($dice) } : { FACES($fell) }.
exterminate-event-reversed = { SEAT($seat) } inverse la polarité : { FACES($dice) }.
exterminate-event-stands = Le jet donne maintenant : { COUNT($tally-through) ->
    [0] {""}
   *[other] { $tally-through ->
        [0] aucune touche ne passe
        [one] { $tally-through } touche passe
       *[other] { $tally-through } touches passent
      }
  }{ COUNT($tally-round-hits) ->
    [0] {""}
   *[other] { $tally-round-hits } à { $tally-round-against }
  }{ $tally-damage ->
    [scratch] Égratignure
    [shocked] Choqué
    [exterminated] Exterminé
   *[other] {""}
  }{ $tally-passage ->
    [crossed] l'obstacle est franchi
    [stopped] la figurine est arrêtée
    [stuck] la figurine ne bouge pas
   *[other] {""}
  }{ COUNT($tally-calms) ->
    [0] {""}
   *[other] { $tally-calms ->
        [0] aucun jeton Stress de moins
        [one] { $tally-calms } jeton Stress de moins
       *[other] { $tally-calms } jetons Stress de moins
      }
  }{ COUNT($tally-work) ->
    [0] {""}
   *[other] on en est à { $tally-work }
  }{ $tally-success ->
    [yes] réussi
    [no] manqué
   *[other] {""}
  }{ COUNT($tally-hits) ->
    [0] {""}
   *[other] { $tally-hits ->
        [one] { $tally-hits } Touche
       *[other] { $tally-hits } Touches
      }
  }.
exterminate-event-engaged = { SEAT($seat) } attaque { THING($target) } en mêlée.
exterminate-event-called-off = Finalement, personne n'attaque { THING($target) }.
exterminate-event-charged = { THING($figure) } va au contact.
exterminate-event-fought = { THING($attacker) } affronte { THING($target) } : { FACES($attack-dice) } contre { FACES($defence-dice) }.
exterminate-event-won = { THING($winner) } bat { THING($loser) }, { $hits } à { $against }.
exterminate-event-tied = { THING($attacker) } et { THING($target) } sont à égalité, { $hits } partout.
exterminate-event-held-back = { THING($figure) } retient son attaque.
exterminate-event-coup-de-grace = { THING($by) } porte le Coup de Grâce à { THING($target) }.
exterminate-event-melee-ended = La mêlée est finie{ COUNT($winner) ->
    [0] .
   *[other] , gagnée par { SEAT($winner) }.
  }
exterminate-event-pushed-back = { THING($figure) } recule.
exterminate-event-damage = Dégâts sur { THING($figure) } : { FACES($dice) }.
exterminate-event-result = Résultat sur { THING($figure) } : { $verdict ->
    [scratch] Égratignure
    [shocked] Choqué
   *[exterminated] Exterminé
  }.
exterminate-event-cancelled = Le résultat est annulé pour { THING($figure) }.
exterminate-event-wounded = { THING($figure) } prend un jeton Blessure ({ $wounds }).
exterminate-event-healed = { THING($figure) } perd un jeton Blessure.
exterminate-event-shocked = { THING($figure) } tombe.
exterminate-event-stood-up = { THING($figure) } se relève.
exterminate-event-regenerated = { THING($figure) } se régénère.
exterminate-event-exterminated = Extermination { DE(THING($figure)) }.
exterminate-event-scored = { SEAT($seat) } marque { $vp } PV ({ $total } en tout).
exterminate-event-upkeep-began = Entretien du tour { $turn }.
exterminate-event-stress-rolled = { THING($figure) } se reprend : { FACES($pool-dice) }.
exterminate-event-fate-gained = { SEAT($seat) } a { $left } Destin.
exterminate-event-exchanged = { SEAT($seat) } défausse { THINGS($cards) }.
exterminate-event-reshuffled = La défausse est remélangée ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }).
exterminate-event-take-back-rolled = { SEAT($seat) } tente de reprendre une carte : { FACES($pool-dice) }.
exterminate-event-card-recovered = { SEAT($seat) } a de nouveau { THING($card) }.
exterminate-event-card-gone = { THING($card) } de { SEAT($seat) } est défaussée.
exterminate-event-upgraded = { THING($figure) } se dresse.
exterminate-event-barricaded = Une barricade est posée : { THING($piece) }.
exterminate-event-swapped = { THING($one) } et { THING($other) } échangent leurs places.
exterminate-event-work-rolled = { THING($figure) } se met au travail : { FACES($pool-dice) }.
exterminate-event-worked = { THING($figure) } travaille : { FACES($pool-dice) }, on en est à { $done }.
exterminate-event-device-works = L'appareil marche !
exterminate-event-converter-destroyed = Le Convertisseur est détruit !
exterminate-event-escorts = { $yes ->
    [yes] { THING($figure) } escorte le prisonnier.
   *[other] { THING($figure) } lâche le prisonnier.
  }
exterminate-event-freed = { THING($figure) } ramène le prisonnier !
exterminate-event-joined = { THING($figure) } suit le Docteur.
exterminate-event-safe = { THING($figure) } est hors de danger !
exterminate-event-game-ended = La partie est finie : { SCORES($scores) } PV.

## Comment la partie a fini

exterminate-end-points = Le plus de points de victoire. { SEATS($winners) } gagne.
exterminate-end-draw = Autant de points de victoire : partie nulle.

## Questions

exterminate-ask-begin = La table se met en place.
exterminate-ask-tie = Égalité au jet pour l'ordre : on relance.
exterminate-ask-side = Quel camp jouez-vous ?
exterminate-ask-edge = De quel bord venez-vous ?
exterminate-ask-node = Où se trouve le prochain Nodule ? ({ $left } encore à placer)
exterminate-ask-room = Les figurines de quelle carte se déploient dans la salle ?
exterminate-ask-deploy = { THING($figure) } : où déployer ?
exterminate-ask-fugitive = Quel ennemi est le fugitif ?
exterminate-ask-take = Quelle carte Aventure prenez-vous ?
exterminate-ask-turn = Un tour commence.
exterminate-ask-discard = Plus de cinq cartes : laquelle défaussez-vous ?
exterminate-ask-pick-mover = { $can ->
    [none] Personne ne peut se déplacer. { $else ->
        [fate] Dépensez-vous un Destin pour une figurine ?
        [card] Jouez-vous une carte ?
        [both] Dépensez-vous un Destin pour une figurine ou jouez-vous une carte ?
       *[none] La sous-phase est finie.
      }
   *[move] Qui se déplace ?
  }
exterminate-ask-pick-shooter = { $can ->
    [sprint] Personne n'a de cible. Qui sprinte ?
    [none] Personne ne peut tirer ni sprinter. { $else ->
        [fate] Dépensez-vous un Destin pour une figurine ?
        [card] Jouez-vous une carte ?
        [both] Dépensez-vous un Destin pour une figurine ou jouez-vous une carte ?
       *[none] La sous-phase est finie.
      }
   *[shoot] Qui tire ou sprinte ?
  }
exterminate-ask-pick-melee = { $can ->
    [blocked] Des ennemis sont proches, mais aucun chemin jusqu'au contact n'a été trouvé. { $else ->
        [fate] Dépensez-vous un Destin pour une figurine ?
        [card] Jouez-vous une carte ?
        [both] Dépensez-vous un Destin pour une figurine ou jouez-vous une carte ?
       *[none] La sous-phase est finie.
      }
    [none] Aucun ennemi n'est assez proche pour être engagé. { $else ->
        [fate] Dépensez-vous un Destin pour une figurine ?
        [card] Jouez-vous une carte ?
        [both] Dépensez-vous un Destin pour une figurine ou jouez-vous une carte ?
       *[none] La sous-phase est finie.
      }
   *[engage] Qui engagez-vous ?
  }
exterminate-ask-part-answer = { SEAT($by) } va tirer. Jouez-vous une carte d'abord ?
exterminate-ask-hand-over = { THING($figure) } : quel Nodule remettre ?
exterminate-ask-act = { $can ->
    [sprint] { THING($figure) } n'a pas de cible : sprinter ?
    [none] { THING($figure) } ne peut ni tirer ni sprinter.
   *[shoot] { THING($figure) } : que faire ?
  }
exterminate-ask-move = { THING($figure) } : où aller ?
exterminate-ask-sprint = { THING($figure) } : où sprinter ?
exterminate-ask-extra-move = Perturbation Spatiale. { THING($figure) } : où aller ?
exterminate-ask-rest-of-move = { THING($figure) } : où poursuivre ?
exterminate-ask-free-shot = Anomalie Temporelle. { THING($figure) } : sur qui tirer ?
exterminate-ask-leave = { THING($figure) } : quitter la table ?
exterminate-ask-nodes = { THING($figure) } : quel Nodule prendre ?
exterminate-ask-burst = { THING($figure) } : sur qui d'autre tirer ?
exterminate-ask-burst-dice = Combien de dés contre { THING($target) } ?
exterminate-ask-declared = { THING($figure) } va tirer sur { THING($target) } ({ THING($with) }). Jouez-vous une carte avant que les dés soient lancés ?
exterminate-ask-stressed = { THING($target) } a reçu du Stress. Dépensez-vous du Destin ?
exterminate-ask-window-initiative = Votre jet d'initiative : { FACES($attack) }. Le changez-vous ?
exterminate-ask-window-attack = { $roll ->
    [strike] Votre frappe aérienne sur { THING($target) }
   *[other] { THING($figure) } tire sur { THING($target) } ({ THING($with) })
  } : attaque { FACES($attack) }, défense { FACES($defence) }. Que jouez-vous ?
exterminate-ask-window-defence = { $roll ->
    [strike] Frappe aérienne sur { THING($target) } : attaque { FACES($attack) }
    [blast] L'explosion atteint { THING($target) } ({ $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
      })
   *[other] { THING($figure) } tire sur { THING($target) } ({ THING($with) }) : attaque { FACES($attack) }
  }, défense { FACES($defence) }. Que jouez-vous ?
exterminate-ask-window-melee = { THING($figure) } affronte { THING($target) } : { FACES($attack) } contre { FACES($defence) }. Que jouez-vous ?
exterminate-ask-window-damage = Votre jet de dégâts sur { THING($victim) } : { FACES($attack) }. Que jouez-vous ?
exterminate-ask-window-harm = { COUNT($figure) ->
    [0] Dégâts sur { THING($victim) }
   *[other] { THING($figure) } touche { THING($victim) }. Dégâts
  } : { FACES($attack) }. Répondez-vous ?
exterminate-ask-window-test = { $roll ->
    [obstacle] { THING($figure) } teste un obstacle
    [stress] { THING($figure) } se défait de son Stress
    [work] { THING($figure) } travaille à l'objectif
    [take-back] Vous tentez de reprendre une carte
   *[signal] Votre Signal cordolaine
  } : { FACES($attack) }. Changez-vous ce jet ?
exterminate-ask-window-other = { SEAT($by) } a lancé les dés. { $roll ->
    [shot] { THING($figure) } tire sur { THING($target) } ({ THING($with) })
    [strike] Frappe aérienne sur { THING($target) }
    [blast] L'explosion atteint { THING($target) }
    [round] { THING($figure) } affronte { THING($target) }
    [damage] Dégâts sur { THING($victim) }
    [obstacle] { THING($figure) } teste un obstacle
    [stress] { THING($figure) } se défait de son Stress
    [work] { THING($figure) } travaille à l'objectif
    [take-back] Reprise d'une carte
   *[signal] Signal cordolaine
  } : { $roll ->
    [blast] défense { FACES($defence) }
   *[other] { FACES($attack) }{ COUNT($defence) ->
        [0] {""}
       *[other] {" "}contre { FACES($defence) }
      }
  }. Jouez-vous une carte ?
exterminate-ask-final = Résultat sur { THING($victim) } : { $verdict ->
    [scratch] Égratignure
    [shocked] Choqué
   *[exterminated] Exterminé
  }. L'annulez-vous ?
exterminate-ask-upgrade = Remplacer { THING($victim) } par un Cyberman à l'Entretien ?
exterminate-ask-join = Qui attaque { THING($target) } ?
exterminate-ask-third-eye = On engage { THING($target) }. Un attaquant perd-il le dé de charge ?
exterminate-ask-attack = { THING($figure) } : comment attaquer ?
exterminate-ask-fight-back = { THING($figure) } attaque { THING($target) }. Quelle riposte ?
exterminate-ask-coup = { THING($target) } est à terre. { THING($figure) } : que faire ?
exterminate-ask-revenge = { THING($figure) } est à terre. Qui l'achève ?
exterminate-ask-after-round = Achevez-vous un ennemi Choqué ?
exterminate-ask-finish-off = La mêlée est gagnée. Qui achevez-vous ?
exterminate-ask-answer = { SEAT($by) } va achever { THING($victim) }. Répondez-vous par du Destin ?
exterminate-ask-fate-order = Deux jetons Destin sur { THING($victim) } : lequel agit d'abord ?
exterminate-ask-upkeep = Entretien.
exterminate-ask-upkeep-start = L'Entretien commence. Employez-vous quelque chose ?
exterminate-ask-upkeep-stress = { THING($figure) } : combien de jetons Stress retirer ?
exterminate-ask-upkeep-cards = Cartes ou Destin ?
exterminate-ask-upkeep-adventure = Cartes Aventure : reprendre ou récupérer ?

## Probabilités

exterminate-odds-harm = Ce que deviennent les combattants
exterminate-odds-harm-nothing = rien
exterminate-odds-harm-no-hit = aucune touche ne passe
exterminate-odds-harm-tie = égalité
exterminate-odds-harm-scratch = Égratignure
exterminate-odds-harm-shocked = Choqué
exterminate-odds-harm-exterminated = Exterminé
exterminate-odds-harm-saved = résultat annulé
exterminate-odds-harm-target-scratch = cible : Égratignure
exterminate-odds-harm-target-shocked = cible : Choquée
exterminate-odds-harm-target-exterminated = cible : Exterminée
exterminate-odds-harm-target-saved = cible : sauvée
exterminate-odds-harm-attacker-scratch = attaquant : Égratignure
exterminate-odds-harm-attacker-shocked = attaquant : Choqué
exterminate-odds-harm-attacker-exterminated = attaquant : Exterminé
exterminate-odds-harm-attacker-saved = attaquant : sauvé
exterminate-odds-stress = Stress de la cible
exterminate-odds-stress-nothing = rien
exterminate-odds-stress-any = { $it ->
    [one] { $it } jeton
   *[other] { $it } jetons
  }
exterminate-odds-roll = Ce que donne le jet
exterminate-odds-roll-any = { $it }
exterminate-odds-roll-nothing = rien
exterminate-odds-roll-scratch = Égratignure
exterminate-odds-roll-shocked = Choqué
exterminate-odds-roll-exterminated = Exterminé
exterminate-odds-roll-won = l'attaquant gagne
exterminate-odds-roll-tied = égalité
exterminate-odds-roll-lost = la cible gagne
exterminate-odds-roll-crossed = franchi
exterminate-odds-roll-stopped = arrêt
exterminate-odds-roll-stuck = ne bouge pas
exterminate-odds-roll-yes = réussi
exterminate-odds-roll-no = manqué

## Positions

fault-position-doing = Ce qui est en cours ne va pas avec la table.
fault-position-twice = Ceci figure deux fois ici.
fault-position-stress = Une figurine a deux jetons Stress au plus.
fault-position-wounds = La figurine n'a pas de place pour autant de jetons Blessure.
fault-position-off-table = Le socle dépasse le bord de la table.
fault-position-perch = La figurine ne se tient pas sur cet élément.
fault-position-climb = Cette figurine ne peut pas se tenir sur cet élément.
fault-position-jammed = Seules des armes de la figurine sont réduites au silence, chacune une fois.
fault-position-adventure = Le joueur ne peut pas avoir ces cartes Aventure : cinq au plus, telles que la partie les donne ou les propose, chacune une fois.
fault-position-lasting = Une carte durable est sur une figurine à soi, sur la table et non Choquée.
fault-position-side = Chaque joueur a un camp ou un bord à lui, comme le dit le scénario.
fault-position-fugitive = Le fugitif est un ennemi, recherché par une faction qui marque pour lui.
fault-position-count = Le scénario compte jusqu'à { $most } au plus, et se décide exactement alors.
fault-position-prisoner = Le prisonnier est sur la table de son scénario, au contact du sauveteur qui l'escorte.
fault-position-overlap = Le socle recouvre un autre socle ou un élément.
fault-position-players = Il y a { $players } joueurs.
fault-position-card = Il n'y a pas plus de { $copies } « { THING($card) } ».
fault-position-number = Aucune partie ne mène à ce nombre.
fault-position-node = Ce Nodule n'est pas possible.
fault-position-round = Le tour ne va pas avec la partie.
fault-measure-absent = Cette figurine n'est pas sur la table.
fault-measure-asked = Seule la place { $asked }, à qui la question est posée, peut essayer une réponse.
fault-position-upgrades = Plus de Mises à niveau sont annoncées qu'il n'y a de figurines pour elles ({ $most } par partie).
fault-position-scene = Ce que compte le scénario ne va pas.

## Fichiers de contenu et listes

fault-content-unknown = Rien ne s'appelle « { $name } » ({ $what ->
    [weapon] arme
    [trait] règle spéciale
    [weapon-trait] règle spéciale d'arme
    [faction] faction
    [terrain] décor
    [layout] plan
    [piece] élément
    [side] camp
    [recruitment-card] carte de Recrutement
   *[other] { $what }
  }).
fault-content-repeated = « { $name } » figure deux fois ici.
fault-content-taken = « { $name } » est déjà le nom d'autre chose.
fault-content-own-id = « { $name } » ne peut pas être l'identifiant d'une carte à soi : « own. » et 1 à { $most } minuscules ou chiffres, comme own.rusty1.
fault-content-retinue = « { $name } » ne peut pas amener « { $retinue } » : une escorte n'est ni Chef, ni Spéciale, ni Archétype, et n'amène personne.
fault-content-name = Les noms de « { $name } » doivent avoir de 1 à { $most } caractères, pas seulement des blancs, et ni saut de ligne ni signe qui dirige le texte.
fault-content-many = Il y en a trop.
fault-content-length = Cette longueur ne tient pas sur une table.
fault-content-weapon = « { $name } » ne peut pas être une arme : il faut une portée ou C, et 12 dés au plus.
fault-content-blast = « { $name } » ne peut pas avoir à la fois Rafale et Explosion.
fault-content-tokens = Il y a { $tokens } jetons, moins que les { $nodes } Nodules Vortex du scénario « { $name } ».
fault-content-card = « { $name } » a une valeur impossible.
fault-content-shape = Cette forme est impossible.
fault-terrain-place = L'élément { $piece } (« { $kind } ») dépasse le bord de la table ou recouvre un autre élément.
fault-content-scenario = Il faut à « { $name } » d'une à cinq cartes par camp et d'un à vingt tours.
fault-scenario-friends = Il faut aux civils « { $name } » un camp dont la faction joue.
fault-scenario-sides = « { $name } » n'a aucun camp, ou en a deux, que prennent deux joueurs.
fault-scenario-forces = « { $name } » a moins de forces que de joueurs.
fault-scenario-plots = Un scénario a au plus une table de règles à lui.
fault-scenario-nodes = Les Nodules sont à des places « at », ou chaque joueur en pose « each », à « apart » les uns des autres.
fault-scenario-count = « { $key } » est un nombre de { $least } à { $most }.
fault-scenario-length = « { $key } » est une longueur de { $least } à { $most } pouces.
fault-scenario-place = Une des places « at » est hors de la table, dans un élément de décor, ou prise.
fault-scenario-strip = Le décor ne laisse pas de place à un grand socle dans une des bandes.
fault-scenario-room = Les bandes et le décor ne laissent pas de place pour un Nodule.
fault-scenario-heap = Le tas doit être un élément que l'on peut escalader.
fault-scenario-area = Là où le camp « { $name } » se déploie, on est hors de la table, ou un grand socle n'a pas de place.
fault-scenario-factions = Le camp « { $name } » devrait être joué par la faction de l'autre camp.
fault-scenario-deploy = Le camp « { $name } » se déploie d'une seule façon : le long d'un ou de deux bords (avec une salle, ou par moitiés sur deux), dans une zone, près d'un élément (« near ») ou autour d'un point (« of »), à une distance « within ».
fault-roster-same-id = « { $name } » est aussi l'identifiant d'une carte qu'apporte un autre joueur ({ $other }). Des cartes différentes ont besoin d'identifiants différents : changez-en un.
fault-roster-link = « { $text } » n'est pas une liste.
fault-roster-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $agreed ->
    [0] alors qu'il en faut de { $least } à { $most }.
   *[other] alors qu'il en faut { $agreed } : tous les joueurs en emploient le même nombre, le Docteur une de plus.
  }
fault-roster-faction = La carte « { THING($name) } » est d'une autre faction et ne peut être engagée.
fault-roster-leader = Une et une seule carte doit être Chef.
fault-roster-unique = « { THING($name) } » ne se prend qu'une fois.
fault-roster-side = Un et un seul joueur doit jouer la faction « { THING($faction) } ».
fault-roster-own = Les cartes d'un joueur ont au plus { $most } caractères.
fault-roster-figures = Il y a plus de { $most } figurines.

## Ce qu'on tire, quand on tire à la main

exterminate-draw-hand = Carte de Combat pour { SEAT($seat) }
exterminate-draw-adventure = Carte Aventure pour { SEAT($seat) }
exterminate-draw-node = Le Nodule retourné
