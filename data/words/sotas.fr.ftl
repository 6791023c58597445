### SOTAS, Song of Time and Space. Chaque message est aussi dans sotas.en.ftl, avec les mêmes variables.

sotas-title = SOTAS : Song of Time and Space
sotas-about = Des escarmouches dans l'univers du Docteur : une poignée de figurines par camp, trois réglettes pour mesurer, et des dés qui poussent à trop en faire. De deux à quatre joueurs.

## Scénarios

sotas-scenario-open-skirmish = Escarmouche ouverte
sotas-scenario-open-skirmish-about = Deux forces se rencontrent entre bois, rochers et deux bâtiments ; rien ne compte que l'ennemi.
sotas-scenario-open-skirmish-goal = Qui élimine toutes les figurines ennemies gagne aussitôt. Après le tour 8, gagne le camp qui a détruit au moins 30 points de plus que l'autre ; sinon la partie est nulle.
sotas-scenario-canary-wharf = La bataille de Canary Wharf
sotas-scenario-canary-wharf-about = Le Docteur et Torchwood doivent abaisser deux leviers avant d'être submergés par les Cybermen ; un troisième joueur peut amener des Daleks.
sotas-scenario-canary-wharf-goal-a = Le Docteur et Torchwood gagnent aussitôt quand les deux leviers sont abaissés, à 8 jetons chacun, ou quand il ne reste aucun ennemi sur la table.
sotas-scenario-canary-wharf-goal-b = Les Cybermen gagnent aussitôt quand le camp du Docteur n'a plus personne sur la table, et après le tour 10 si les leviers tiennent encore. À trois joueurs, les Daleks passent avant eux s'ils ont détruit plus de points que chacun des autres.
sotas-scenario-canary-wharf-goal-c = Les Daleks, à trois joueurs, gagnent aussitôt quand il ne reste personne d'autre sur la table, et après le tour 10 s'ils ont détruit plus de points que chacun des autres.
sotas-scenario-dont-blink = Ne clignez pas des yeux
sotas-scenario-dont-blink-about = Trouver la clé et atteindre le TARDIS, dans le noir, parmi des statues qui n'en sont pas toutes.
sotas-scenario-dont-blink-goal-a = Le camp du Docteur gagne aussitôt quand le Docteur et au moins quatre autres se sont échappés par le TARDIS, que la clé ouvre, ou quand il ne reste aucun Ange sur la table.
sotas-scenario-dont-blink-goal-b = Les Anges Pleureurs gagnent aussitôt quand le Docteur et quatre autres ne peuvent plus tous s'échapper par le TARDIS : le Docteur est perdu, ou les autres sont trop peu. Ils gagnent aussi après le tour 12.
sotas-scenario-poison-sky = Le stratagème sontarien
sotas-scenario-poison-sky-about = UNIT doit fermer deux évents à gaz sur trois sous le feu des Sontariens.
sotas-scenario-poison-sky-goal-a = UNIT gagne à la fin d'un tour où deux des trois évents sont fermés, à 3 jetons chacun, s'il lui reste une figurine sur la table ; et aussitôt quand il ne reste aucun Sontarien.
sotas-scenario-poison-sky-goal-b = Les Sontariens gagnent aussitôt quand UNIT n'a plus personne sur la table, et après le tour 8 si deux évents ne sont pas fermés.
sotas-scenario-judoon-warrant = Mandat d'arrêt
sotas-scenario-judoon-warrant-about = Blon Fel-Fotch doit atteindre l'ascenseur d'un hôpital sur la Lune ; les Judoons lui barrent la route.
sotas-scenario-judoon-warrant-goal-a = Les Judoons gagnent aussitôt quand Blon Fel-Fotch est perdue ou qu'il ne reste aucun Slitheen. Après le tour 9, si Blon est encore sur la table, ils gagnent si au moins quatre autres Slitheen sont perdus ; sinon la partie est nulle.
sotas-scenario-judoon-warrant-goal-b = Les Slitheen gagnent aussitôt quand Blon Fel-Fotch part par l'ascenseur, ou quand il ne reste aucun Judoon.
sotas-scenario-the-globe = Le sort des Carrionites
sotas-scenario-the-globe-about = Les Carrionites psalmodient sur la scène du Globe ; le Docteur et Shakespeare répondent.
sotas-scenario-the-globe-goal-a = Le Docteur et ses amis gagnent aussitôt quand il ne reste aucune Carrionite, et après le tour 8 si le sort n'est pas achevé. Près du point d'incantation, leur parole le fait reculer.
sotas-scenario-the-globe-goal-b = Les Carrionites gagnent aussitôt quand leur chant mène le sort à 12, ou quand il ne reste aucun ennemi sur la table.
sotas-scenario-family-of-blood = Le siège de l'école
sotas-scenario-family-of-blood-about = Des épouvantails assiègent une école ; John Smith ne doit pas tomber aux mains de la Famille.
sotas-scenario-family-of-blood-goal-a = L'école gagne aussitôt quand Fils-de-Moi, Père-de-Moi, Mère-de-Moi et Fille-de-Moi sont tous perdus ou qu'il ne reste aucun ennemi, et après le tour 12 si John Smith n'est pas perdu.
sotas-scenario-family-of-blood-goal-b = La Famille de Sang gagne aussitôt quand John Smith, ou le Docteur qu'il est devenu, est perdu, ou quand il ne reste aucun défenseur.
sotas-scenario-dalek-bomb = La bombe dalek
sotas-scenario-dalek-bomb-about = Huit tours au plus pour désamorcer une bombe que gardent des Daleks.
sotas-scenario-dalek-bomb-goal-a = UNIT gagne aussitôt quand la bombe est désamorcée, à 6 jetons, ou quand il ne reste aucun ennemi sur la table. Chaque 1 naturel à un dé de désamorçage avance l'explosion d'un tour.
sotas-scenario-dalek-bomb-goal-b = Les Daleks gagnent aussitôt quand la bombe explose, à la fin du tour 8 ou plus tôt, ou quand UNIT n'a plus personne sur la table.
sotas-scenario-free-battle = Bataille libre
sotas-scenario-free-battle-about = De deux à quatre forces sur une table que les joueurs dressent ensemble.
sotas-scenario-free-battle-goal = Qui reste seul sur la table gagne aussitôt. Après le tour 8, gagne qui a détruit plus de points que chacun des autres ; sinon la partie est nulle.

## Éditions

sotas-edition-standard = Figurines de 28 mm
sotas-edition-small-figures = Figurines de 15 mm

## Options et leurs valeurs

sotas-option-scale = Échelle des figurines
sotas-option-scale-28 = 28 mm : réglettes de 75, 120 et 180 mm
sotas-option-scale-15 = 15 mm : réglettes de 50, 80 et 120 mm
sotas-option-turn = Un tour de jeu dure
sotas-option-turn-full-round = jusqu'à ce que toutes les figurines soient activées
sotas-option-turn-one-hand-each = jusqu'à ce que chacun ait eu une fois la main
sotas-option-dive = Une figurine peut plonger
sotas-option-dive-own-activation = dans sa propre activation
sotas-option-dive-reaction = aussi une fois par tour quand on lui tire dessus
sotas-option-ambush-start = Qui est en embuscade doit être caché
sotas-option-ambush-start-activation = au début de son activation
sotas-option-ambush-start-game-turn = au début du tour de jeu
sotas-option-prone-strikes-back = Un défenseur à terre peut blesser l'attaquant
sotas-option-prone-strikes-back-yes = oui
sotas-option-prone-strikes-back-natural6 = sur un 6 naturel seulement
sotas-option-prone-strikes-back-no = non
sotas-option-disengage-tie = Une égalité en quittant le corps à corps
sotas-option-disengage-tie-leaves = laisse partir
sotas-option-disengage-tie-stays = retient sur place
sotas-option-robust-flee = Un Robuste qui perd en fuyant le corps à corps
sotas-option-robust-flee-killed = meurt
sotas-option-robust-flee-wounded = reçoit une blessure
sotas-option-los = Ligne de vue
sotas-option-los-angular = toute partie du socle qui n'est pas cachée
sotas-option-los-centre-line = la ligne entre les centres
sotas-option-grenade-walls = Murs et portes fermées
sotas-option-grenade-walls-block = arrêtent une grenade lancée
sotas-option-grenade-walls-ignore = ne l'arrêtent pas
sotas-option-flee-avoid = Qui doit éviter l'ennemi en fuyant
sotas-option-flee-avoid-flyers = les volants
sotas-option-flee-avoid-all = tous
sotas-option-light-armour-melee = L'Armure légère au corps à corps
sotas-option-light-armour-melee-off = n'aide que contre les armes à feu
sotas-option-light-armour-melee-on = aide toujours
sotas-option-contagion-artificial = Les Artificiels et la Contagion
sotas-option-contagion-artificial-affected = peuvent être contaminés
sotas-option-contagion-artificial-immune = sont immunisés
sotas-option-pistol-range = Portée du Pistolet
sotas-option-pistol-range-long = Longue
sotas-option-pistol-range-medium = Moyenne
sotas-option-toxic-poison = Une grenade toxique empoisonne
sotas-option-toxic-poison-automatic = tout survivant battu
sotas-option-toxic-poison-on6 = sur 6 seulement
sotas-option-artificial-terror = Les Artificiels qui engagent une figurine à Terreur
sotas-option-artificial-terror-morale-only = doivent tester
sotas-option-artificial-terror-immune = ne testent pas
sotas-option-dazzle = Une lumière que tient la cible éblouit
sotas-option-dazzle-always = à toute distance
sotas-option-dazzle-beyond-visibility = au-delà de la visibilité
sotas-option-morale-stack = Plusieurs causes de Moral à la fois
sotas-option-morale-stack-each = un test pour chacune
sotas-option-morale-stack-single = un seul test
sotas-option-climber-morale = Un Grimpeur sur un mur qui rate son Moral
sotas-option-climber-morale-flees = fuit le long du mur ou en le quittant
sotas-option-climber-morale-falls = tombe sans mal et fuit de là
sotas-option-sides = Camps
sotas-option-sides-rolled = qui gagne un jet choisit
sotas-option-sides-agreed = convenus : les camps du scénario dans l'ordre des places
sotas-option-force-size = Points des bandes que les joueurs apportent
sotas-option-force-size-scenario = ceux du scénario
sotas-option-force-size-small = petite, 200 points
sotas-option-force-size-standard = normale, 300 points
sotas-option-force-size-large = grande, 450 points
sotas-option-force-size-agreed = au choix des joueurs

## États d'une figurine

sotas-mark-down = à terre
sotas-mark-far-fall = deux actions pour se relever
sotas-mark-unconscious = évanoui
sotas-mark-confused = déboussolé
sotas-mark-climbing = accroché au mur
sotas-mark-shoulder = épaule blessée
sotas-mark-psi-damped = amorti psi
sotas-mark-field-spent = champ de force épuisé
sotas-mark-shield-up = bouclier levé
sotas-mark-hero-spent = relance utilisée
sotas-mark-sprint-spent = course utilisée
sotas-mark-revealed = repéré
sotas-mark-antidote = antidote pris
sotas-mark-distracted = distrait
sotas-mark-chanted = a parlé
sotas-mark-bright-light = éclaire loin
sotas-mark-hidden-at-dawn = était caché
sotas-mark-dived = a plongé
sotas-mark-contaminated = contaminé
sotas-mark-stone = tient une pierre
sotas-mark-activated = a agi
sotas-mark-left-over = en attente
sotas-mark-aloft = en l'air
sotas-mark-climbed = a grimpé
sotas-mark-immobilised = immobilisé
sotas-mark-controlled = contrôlé

## Choix

sotas-choice-play = Jouer « { THING($it) } »
sotas-choice-place = Poser : { THING($what) }{ $lure ->
    [edges] , à { MM($across) } mm du bord { $side ->
        [west] ouest
       *[east] est
      } et { MM($along) } mm du bord { $end ->
        [north] nord
       *[south] sud
      }
   *[other] {" "}en { MM($at-x) } ; { MM($at-y) }
  }
sotas-choice-enter = Arriver { $it ->
    [north] du nord
    [south] du sud
    [east] de l'est
   *[west] de l'ouest
  }
sotas-choice-auto = Déployer le reste d'office
sotas-choice-hold = En main : { THING($it) }
sotas-choice-give = { THING($it) }
sotas-choice-activate = Activer { THING($it) }
sotas-choice-dice = { $it ->
    [one] Lancer { $it } dé
   *[other] Lancer { $it } dés
  }
sotas-choice-reroll = Relancer le dé { PLACE($it) }
sotas-choice-unmask = Rendre sa forme { A(THING($it)) }
sotas-choice-end = Finir l'activation
sotas-choice-move = Se déplacer
sotas-choice-sprint = Course : deux déplacements pour une action
sotas-choice-disengage = Se désengager (2 actions)
sotas-choice-to = { $lure ->
    [stay] Rester ici
   *[other] { $kind ->
        [deploy] Déployer
        [recoil] Reculer
        [impact] Lancer la grenade
        [blast-throw] Projeter
        [teleport] Réapparaître
       *[other] Aller
      }
  }{ $lure ->
    [stay] {""}
    [way] {""}
    [contact] {" "}au contact { DE(THING($of)) }
    [goal] {" "}jusqu'à : { THING($of) }
    [toward] {" "}vers { THING($of) }
    [inside] {" "}dans : { THING($of) },
    [beside] {" "}le long de : { THING($of) },
    [over] {" "}sur { THING($of) }
    [edges] {" "}à { MM($across) } mm du bord { $side ->
        [west] ouest
       *[east] est
      } et { MM($along) } mm du bord { $end ->
        [north] nord
       *[south] sud
      }
   *[other] {" "}en { MM($x) } ; { MM($y) }
  }{ $way ->
    [north] {" "}au nord
    [north-north-east] {" "}au nord-nord-est
    [north-east] {" "}au nord-est
    [east-north-east] {" "}à l'est-nord-est
    [east] {" "}à l'est
    [east-south-east] {" "}à l'est-sud-est
    [south-east] {" "}au sud-est
    [south-south-east] {" "}au sud-sud-est
    [south] {" "}au sud
    [south-south-west] {" "}au sud-sud-ouest
    [south-west] {" "}au sud-ouest
    [west-south-west] {" "}à l'ouest-sud-ouest
    [west] {" "}à l'ouest
    [west-north-west] {" "}à l'ouest-nord-ouest
    [north-west] {" "}au nord-ouest
    [north-north-west] {" "}au nord-nord-ouest
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { MM($length) } mm
  }
sotas-choice-leave = Quitter la table par le bord { $it ->
    [left] ouest
    [right] est
    [bottom] sud
   *[top] nord
  }
sotas-choice-stand = Se relever
sotas-choice-dive = Plonger au sol
sotas-choice-break-free = Se libérer (2 actions)
sotas-choice-recover = Se reprendre
sotas-choice-fight = { $power ->
    [yes] Attaquer en puissance (2 actions) : { THING($target) }
   *[other] Attaquer { THING($target) }
  }{ COUNT($with) ->
    [0] {""}
   *[other] {" "}avec { THING($with) }
  }
sotas-choice-shoot = { $aimed ->
    [yes] Tir visé (2 actions) sur { THING($target) } : { THING($with) }
   *[other] Tirer sur { THING($target) } : { THING($with) }
  }
sotas-choice-lob = Lancer une grenade { $it ->
    [1] psi-neg
    [2] à fragmentation
    [3] à plasma
    [4] toxique
    [5] sonique
   *[6] photonique
  }
sotas-choice-reload = Charger : { THING($it) }
sotas-choice-ready = Prendre en main : { THING($it) }
sotas-choice-stow = Ranger l'arme
sotas-choice-drop = Lâcher ce qui est en main
sotas-choice-pick-stone = Ramasser une pierre
sotas-choice-door = { COUNT($open) ->
    [0] {""}
   *[other] Ouvrir : { THING($open) }
  }{ COUNT($shut) ->
    [0] {""}
   *[other] Fermer : { THING($shut) }
  }{ COUNT($unlock) ->
    [0] {""}
   *[other] Déverrouiller : { THING($unlock) }
  }{ COUNT($break) ->
    [0] {""}
   *[other] Enfoncer : { THING($break) }
  }{ COUNT($shoot-door) ->
    [0] {""}
   *[other] Abattre en tirant : { THING($shoot-door) } ({ THING($shoot-with) })
  }
sotas-choice-climb = { $way ->
    [up] Monter : { THING($piece) }
    [over] Descendre de l'autre côté : { THING($piece) }
   *[down] Descendre : { THING($piece) }
  }
sotas-choice-use = { $it ->
    [shield] Lever le Bouclier anti-cinétique
    [antidote] Prendre l'antidote contre les radiations
    [scream] Hurlement télépathique (2 actions)
    [release] Renoncer au contrôle
    [screwdriver] Employer le tournevis sonique sur tout ennemi à une Courte
    [light] Éclairer jusqu'à une Longue
   *[other] {""}
  }{ COUNT($form) ->
    [0] {""}
   *[other] Prendre la forme { DE(THING($form)) } (2 actions)
  }{ COUNT($entangle-target) ->
    [0] {""}
   *[other] Enchevêtrer { THING($entangle-target) }, actions : { $entangle-actions }
  }{ COUNT($paralyse-target) ->
    [0] {""}
   *[other] Paralyser { THING($paralyse-target) }, actions : { $paralyse-actions }
  }{ COUNT($heal-target) ->
    [0] {""}
   *[other] Soigner { THING($heal-target) }, actions : { $heal-actions }
  }{ COUNT($repair-target) ->
    [0] {""}
   *[other] Réparer { THING($repair-target) }, actions : { $repair-actions }
  }{ COUNT($stimulant) ->
    [0] {""}
   *[other] Stimulant pour { THING($stimulant) }
  }{ COUNT($telepathy) ->
    [0] {""}
   *[other] Télépathie sur { THING($telepathy) }
  }{ COUNT($possess) ->
    [0] {""}
   *[other] Posséder { THING($possess) }
  }{ COUNT($teleport) ->
    [0] {""}
   *[other] Se téléporter, dés : { $teleport }
  }
sotas-choice-scene = { $it ->
    [chant] Prononcer les mots de pouvoir
   *[other] {""}
  }{ COUNT($task-task) ->
    [0] {""}
   *[other] S'atteler à la Tâche « { THING($task-task) } », actions : { $task-actions }
  }{ COUNT($undo) ->
    [0] {""}
   *[other] Défaire la Tâche « { THING($undo) } »
  }{ COUNT($pick-up) ->
    [0] {""}
   *[other] Ramasser : { THING($pick-up) }
  }{ COUNT($take-from) ->
    [0] {""}
   *[other] Prendre l'objet { A(THING($take-from)) }
  }{ COUNT($unlock) ->
    [0] {""}
   *[other] Ouvrir : { THING($unlock) }
  }{ COUNT($exit) ->
    [0] {""}
   *[other] Sortir par l'issue : { THING($exit) }
  }
sotas-choice-figure = { $kind ->
    [sacrifice] { THING($it) } meurt à la place
    [salvo] Tirer aussi sur { THING($it) }
    [second-target] Toucher aussi { THING($it) }
    [door-help] Aide : { THING($it) }
    [door-holder] Tient la porte : { THING($it) }
    [bring] Emmener : { THING($it) }
   *[other] { THING($it) }
  }
sotas-choice-cure = { $it ->
    [wound] Guérir une blessure
    [poison] Guérir un point de poison
    [needles] Guérir un point de poison d'aiguilles
    [contagion] Guérir la contamination
    [immobilised] Libérer de l'immobilisation
    [unconscious] Réveiller
    [shoulder] Soigner l'épaule
   *[other] Guérir
  }
sotas-choice-stop = { $kind ->
    [salvo] Cesser le tir
    [sacrifice] Personne à la place
    [door-help] Personne n'aide
    [grant] Personne
    [teleport] Reparaître au même endroit
   *[other] C'est tout
  }
sotas-choice-yes = { $kind ->
    [let-go] Lâcher prise
    [dive] Plonger
    [charge] Continuer
    [door-open] La porte s'ouvre
    [reroll-test] Relancer
    [reroll-attack] Relancer
    [reroll-defence] Relancer
   *[other] Oui
  }
sotas-choice-no = { $kind ->
    [let-go] Tenir bon
    [dive] Rester debout
    [charge] S'arrêter
    [door-open] La porte reste fermée
    [door-help] Personne n'aide
    [bring] Personne d'autre
    [reroll-test] Garder les dés
    [reroll-attack] Garder le dé
    [reroll-defence] Garder le dé
   *[other] Non
  }
sotas-choice-flee-to-edge = Fuir vers le bord de table
sotas-choice-flee-toward = Fuir vers le bord { $it ->
    [left] ouest
    [right] est
    [bottom] sud
   *[top] nord
  }
sotas-choice-flee-to = Fuir à couvert : { THING($it) }

## Événements

sotas-event-rolled-off = Un dé chacun pour { $stake ->
    [sides] le choix d'un camp
   *[first-hand] jouer en premier
  } ({ SCORES($dice, $seats) }) : { $then ->
    [won] { SEATS($best) } { $stake ->
        [sides] choisit
       *[first-hand] commence
      }.
    [again] égalité entre { SEATS($best) }, qui relancent.
   *[lots] encore une égalité entre { SEATS($best) }, qui tirent au sort.
  }
sotas-event-lot-drawn = Le sort désigne { SEAT($seat) }, qui { $stake ->
    [sides] choisit
   *[first-hand] commence
  }.
sotas-event-plays = { SEAT($seat) } joue « { THING($side) } ».
sotas-event-defender-drawn = Le sort fait { DE(SEAT($seat)) } le défenseur.
sotas-event-placed = { SEAT($seat) } pose : { THING($kind) }.
sotas-event-enters = « { THING($side) } » arrive { $edge ->
    [north] du nord
    [south] du sud
    [east] de l'est
   *[west] de l'ouest
  }.
sotas-event-deployed = { THING($figure) } prend position.
sotas-event-held = { THING($figure) } a en main : { THING($weapon) }.
sotas-event-given = { THING($figure) } reçoit { $item ->
    [lamp] une lampe
    [torch] une torche
    [radiation-antidote] un antidote contre les radiations
    [ram] un bélier
   *[other] { THING($item) }
  }.
sotas-event-turn-began = Le tour { $turn } commence{ COUNT($order) ->
    [2] .
   *[other] {""}, dans cet ordre : { THINGS($order) }.
  }
sotas-event-gravity-rolled = Gravité : { $die }, donc { $gravity ->
    [-1] faible
    [1] forte
   *[other] normale
  } ({ THING($piece) }).
sotas-event-activated = Activation : { THING($figure) }.
sotas-event-tested = { THING($figure) } teste { $cause ->
    [activation] son activation
    [morale] son Moral
    [falling] sa chute
    [terror] face à la Terreur
    [attractive] face à l'attirance
    [water] face à l'eau
    [entangle] contre l'entrave
    [needles] contre le poison
    [irradiation] contre les radiations
    [psi-neg] contre la grenade psi-neg
    [psi-use] pour user de son pouvoir
    [sonic] contre la grenade sonique
    [toxic] contre la grenade toxique
    [teleport] pour se téléporter
    [heal] pour soigner
    [possessor] pour revenir
    [task] pour la Tâche
   *[other] sa Qualité
  }{ COUNT($cause-climbing-modifier) ->
    [0] {""}
   *[other] {" "}pour escalader
  }{ COUNT($cause-chant-bonus) ->
    [0] {""}
   *[other] {" "}pour dire les mots
  }, il faut { $target }{ COUNT($dice) ->
    [0] {""}
   *[other] {""}, les dés donnent { $dice }
  }{ $free ->
    [0] {""}
   *[other] {" "}(un dé vaut 6 d'office)
  } : { $successes ->
    [one] { $successes } succès
   *[other] { $successes } succès
  }, { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
  }.
sotas-event-rerolled = { THING($figure) } relance un dé{ COUNT($dice) ->
    [0] {""}
   *[other]  : { $dice }
  }.
sotas-event-actions = { THING($figure) } obtient { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }{ $turnover ->
    [yes] {" "}; le tour passera.
   *[other] .
  }
sotas-event-hand-passed = Le tour passe au camp « { THING($to) } ».
sotas-event-moved = { $most ->
    [0] { THING($figure) } apparaît ailleurs.
   *[other] { $length ->
        [0] { THING($figure) } reste sur place.
       *[other] { THING($figure) } se déplace de { MM($length) } mm sur { MM($most) }.
      }
  }
sotas-event-slowed = { THING($figure) } perd de la vitesse : { THING($piece) }.
sotas-event-left = { THING($figure) } quitte la table.
sotas-event-did = { THING($figure) } { $what ->
    [stood] se relève
    [dived] plonge au sol
    [broke-free] se libère
    [restarted] relance son armure
    [recovered] reprend ses esprits
    [stowed] range son arme
    [dropped] lâche ce qui était en main
    [picked-stone] ramasse une pierre
    [ended] finit son activation
    [broke-off] rompt le combat
    [held-back] ne parvient pas à rompre
    [sprints] prend sa course
    [landed] se pose
    [climbed] grimpe
    [climbed-down] descend aussi loin qu'un déplacement le permet
    [cannot-flee] voudrait fuir mais reste sur place
    [hangs] reste en suspens sur le mur
    [let-go] lâche prise
    [shield-up] lève son bouclier
    [shield-down] perd son bouclier
    [took-form] prend une autre forme
    [unmasked] reprend sa propre forme
    [took-dose] prend une dose
    [shoulder-hurt] se blesse à l'épaule
    [cured] guérit d'un mal
    [released] renonce au contrôle
    [lights-far] éclaire plus loin
    [vanished] disparaît
    [came-back] reparaît au même endroit
    [shut-down] se fige dans son armure
    [daunted] n'ose pas
    [psi-damped] a l'esprit amorti
    [distracted] perd sa concentration
    [field-spent] perd son Champ de force pour de bon
    [woke] se réveille
   *[other] agit
  }.
sotas-event-weapon = { THING($figure) } : { THING($weapon) }, { $what ->
    [emptied] arme vide
    [loaded] arme chargée
   *[readied] arme en main
  }.
sotas-event-attacked = { THING($by) } attaque { THING($target) }{ COUNT($how-shot-with) ->
    [0] {""}
   *[other] , { THING($how-shot-with) }, à { MM($gap) } mm
  }{ COUNT($cover) ->
    [0] {""}
   *[other] , à couvert : { THINGS($cover) }
  }{ $how-shot-aimed ->
    [yes] , tir visé
   *[other] {""}
  }{ $how-shot-further ->
    [yes] , tir suivant
   *[other] {""}
  }{ $how-shot-ambush ->
    [yes] , en embuscade
   *[other] {""}
  }{ $how-melee-power ->
    [yes] , en puissance
   *[other] {""}
  }{ COUNT($how-melee-with) ->
    [0] {""}
   *[other] , { THING($how-melee-with) }
  }{ COUNT($how-reflex-leaving) ->
    [0] {""}
   *[other] , par réflexe
  }{ COUNT($how-mind-scream) ->
    [0] {""}
   *[other] , esprit contre esprit
  }{ $how ->
    [quills] , avec ses piquants
    [possess] , pour prendre possession
   *[other] {""}
  }.
sotas-event-immune = Sans effet sur { THING($target) }.
sotas-event-combat = { COUNT($by) ->
    [0] Attaque
   *[other] { THING($by) }
  } : { $striker-total } en tout (dé { $striker-die }) ; { THING($target) } : { $defender-total } en tout (dé { $defender-die }).
sotas-event-withstood = { $tie ->
    [yes] Totaux égaux : rien ne se passe.
   *[other] { THING($target) } n'a rien.
  }
sotas-event-shrugged = { THING($figure) } encaisse sans effet.
sotas-event-field-rolled = Le Champ de force { DE(THING($figure)) } peut dévier l'attaque{ COUNT($dice) ->
    [0] .
   *[other]  : { $dice }, il faut 5.
  }
sotas-event-rolled = { THING($figure) } fait { $die } au dé.
sotas-event-harmed = { THING($figure) } { $harm ->
    [recoil] doit reculer
    [killed] reçoit un coup mortel
    [gruesome] reçoit un coup atroce
    [possessed] subit une possession
    [confused] perd ses repères
    [fainted] s'évanouit
    [controlled] passe sous contrôle
   *[other] {""}
  }{ COUNT($harm-immobilised) ->
    [0] {""}
   *[other] subit une immobilisation
  }{ COUNT($harm-immobilised-mind) ->
    [0] {""}
   *[other] subit une immobilisation
  }{ COUNT($harm-thrown-down) ->
    [0] {""}
   *[other] subit le souffle
  }.
sotas-event-recoiled = { THING($figure) } recule.
sotas-event-thrown = { THING($figure) } retombe au bord du souffle.
sotas-event-no-room = { THING($figure) } n'a pas de place pour reculer.
sotas-event-knocked-down = { THING($figure) } tombe à terre.
sotas-event-fell = { THING($figure) } tombe de { MM($height) } mm.
sotas-event-wounded = { THING($figure) } reçoit une blessure : Qualité { $quality }.
sotas-event-weakened = { THING($figure) } perd des forces : Qualité { $quality }.
sotas-event-killed = { $gruesome ->
    [yes] { THING($figure) } meurt d'une Mort Atroce.
   *[no] { THING($figure) } meurt.
  }
sotas-event-sacrificed = { THING($figure) } meurt à la place { DE(THING($saved)) }.
sotas-event-dreads = { THING($figure) } doit tester son Moral : { $dread ->
    [fire] le feu
    [gruesome] une Mort Atroce
    [leader] le Chef est mort
    [half] la moitié de la bande est perdue
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] charge { DE(THING($dread-charge)) }
  }.
sotas-event-fled = { THING($figure) } fuit.
sotas-event-removed = { THING($figure) } n'est plus là.
sotas-event-changed-sides = { THING($figure) } passe dans le camp « { THING($to) } ».
sotas-event-became = { THING($figure) } devient : { THING($profile) }.
sotas-event-lobbed = { THING($figure) } lance une grenade, souffle de { MM($radius) } mm.
sotas-event-caught = { THING($figure) } est dans le souffle.
sotas-event-door = { THING($piece) } : { $state ->
    [open] ouverture
    [shut] fermeture
    [locked] verrouillage
   *[broken] porte enfoncée
  }.
sotas-event-charge-rolled = L'explosion ébranle { THING($piece) }{ COUNT($dice) ->
    [0] .
   *[other]  : { $dice }, il faut 5.
  }
sotas-event-door-roll = { THING($figure) } contre { THING($piece) } : { $total-total } (dé { $total-die }), il faut 5.
sotas-event-struggled = { THING($breaker) } pousse avec { $striker-total }, { THING($holder) } tient avec { $defender-total }.
sotas-event-piece-gone = Retiré : { THING($piece) }.
sotas-event-tokens = Tâche « { THING($task) } » : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }.
sotas-event-track = Le sort en est à { $track }.
sotas-event-fuse = La bombe explosera à la fin du tour { $turn }.
sotas-event-object = { COUNT($figure) ->
    [0] Au sol : { THING($object) }.
   *[other] { THING($figure) } prend : { THING($object) }.
  }
sotas-event-escaped = { THING($figure) } s'échappe.
sotas-event-turn-ended = Le tour { $turn } est fini.
sotas-event-game-ended = { $why ->
    [wiped-out] La partie est finie : il ne reste qu'un camp.
    [scenario] La partie est finie : l'objectif est atteint.
    [limit] La partie est finie : le dernier tour est joué.
   *[both] La partie est finie : aucun camp ne l'emporte.
  }{ COUNT($winner) ->
    [0] {" "}Partie nulle.
   *[other] {" "}Victoire : « { THING($winner) } ».
  }

## Comment la partie a fini

sotas-end-wiped-out = Il ne reste qu'un camp. { COUNT($winners) ->
    [0] Partie nulle.
   *[other] { SEATS($winners) } gagne.
  }
sotas-end-scenario = L'objectif est atteint. { COUNT($winners) ->
    [0] Partie nulle.
   *[other] { SEATS($winners) } gagne.
  }
sotas-end-limit = Le dernier tour est joué. { COUNT($winners) ->
    [0] Partie nulle.
   *[other] { SEATS($winners) } gagne.
  }
sotas-end-both = Aucun camp ne l'emporte. { COUNT($winners) ->
    [0] Partie nulle.
   *[other] { SEATS($winners) } gagne.
  }

## Questions

sotas-ask-begin = La table est-elle prête ?
sotas-ask-side = Quel camp jouez-vous ?
sotas-ask-terrain = Quel élément de décor posez-vous, et où ?
sotas-ask-edge = De quel bord arrivez-vous ?
sotas-ask-deploy = { THING($figure) } : où déployer ?
sotas-ask-grant = Qui reçoit { $item ->
    [lamp] une lampe
    [torch] une torche
    [radiation-antidote] un antidote contre les radiations
    [ram] un bélier
   *[other] { THING($item) }
  } ?{ $left ->
    [one] {""}
   *[other] {" "}(encore { $left })
  }
sotas-ask-arm = { THING($figure) } : que prendre en main ?
sotas-ask-activate = Quelle figurine activez-vous ?
sotas-ask-dice = { THING($figure) } : combien de dés lancer ?
sotas-ask-act = { THING($figure) } : que faire ? Actions restantes : { $actions }
sotas-ask-where = { THING($figure) } : où aller ?
sotas-ask-charge = La peur a fait son effet. { THING($figure) } : continuer ?
sotas-ask-salvo = { THING($figure) } : continuer de tirer ?
sotas-ask-second-target = { THING($figure) } : qui d'autre, à côté de la cible, est atteint ?
sotas-ask-reroll-test = { THING($figure) }, qui est un Héros, a raté un dé { $cause ->
    [activation] de son activation
    [morale] de son test de Moral
    [climbing] de son escalade
    [falling] contre la chute
    [terror] face à la Terreur
    [irradiation] contre les radiations
    [teleport] pour se téléporter
    [heal] pour soigner
    [task] pour la Tâche
    [chant] pour dire les mots
   *[other] de ce test
  }{ $dread ->
    [fire] {" "}(le feu)
    [gruesome] {" "}(une Mort Atroce)
    [leader] {" "}(le Chef est mort)
    [half] {" "}(la moitié de la bande est perdue)
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] {" "}(charge { DE(THING($dread-charge)) })
  }. Le relancer ?
sotas-ask-reroll-attack = { THING($figure) }, qui est un Héros, attaque { THING($target) } : relancer le dé ?
sotas-ask-reroll-defence = { THING($figure) }, qui est un Héros, se défend{ COUNT($by) ->
    [0] {""}
   *[other] {" "}contre { THING($by) }
  } : relancer le dé ?
sotas-ask-let-go = { THING($figure) } escalade et subit une attaque{ COUNT($by) ->
    [0] {""}
   *[other] {" "}({ THING($by) })
  } : lâcher prise ?
sotas-ask-dive = On tire sur { THING($figure) }{ COUNT($by) ->
    [0] {""}
   *[other] {" "}(tir { DE(THING($by)) })
  } : plonger ?
sotas-ask-recoil = Où recule { THING($figure) } ?
sotas-ask-blast-throw = Où l'explosion projette-t-elle { THING($figure) } ?
sotas-ask-impact = { THING($figure) } : où lancer la grenade ?
sotas-ask-door-help = { THING($figure) } contre la porte : qui aide ?
sotas-ask-door-holder = { THING($figure) } est à la porte. Laquelle de vos figurines la tient ?
sotas-ask-door-open = { THING($figure) } gagne la lutte pour la porte. S'ouvre-t-elle ?
sotas-ask-teleport = { THING($figure) } : où reparaître ?
sotas-ask-mishap = La téléportation tourne mal. { THING($figure) } : où reparaître ?
sotas-ask-cure = De quoi guérit { THING($figure) } ?
sotas-ask-morale-order = { $dread ->
    [fire] Le feu
    [gruesome] Une Mort Atroce
    [leader] Le Chef est mort
    [half] La moitié de la bande est perdue
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] Charge { DE(THING($dread-charge)) }
  }. Laquelle de vos figurines teste son Moral d'abord ?
sotas-ask-strike-order = Laquelle de vos figurines frappe { THING($victim) } d'abord ?
sotas-ask-refuge = { THING($figure) } rate son test de Moral : où fuir ?{ $moves ->
    [one] {""}
   *[other] {" "}Déplacements : { $moves }
  }
sotas-ask-escort = { THING($figure) } emmène { THING($civilian) } : où aller ?
sotas-ask-bring = Qui sort avec { THING($figure) } ?
sotas-ask-sacrifice = Quelqu'un meurt-il à la place { DE(THING($figure)) } ?

## Probabilités

sotas-odds-activation = Ce que rapporte l'activation
sotas-odds-activation-0 = aucune action
sotas-odds-activation-1 = 1 action
sotas-odds-activation-2 = 2 actions
sotas-odds-activation-3 = 3 actions
sotas-odds-activation-0-turnover = aucune action, et le tour passe
sotas-odds-activation-1-turnover = 1 action, puis le tour passe
sotas-odds-activation-nothing = rien
sotas-odds-activation-any = { $it }
sotas-odds-attack = Ce que devient la cible
sotas-odds-attack-nothing = rien ne se passe
sotas-odds-attack-any = { THING($who) } : { $what ->
    [recoil] recul
    [down] jeté à terre
    [killed] tué
    [gruesome] mort atroce
    [wounded] blessé
    [immobilised] Immobilisé
    [thrown] projeté
    [possessed] possédé
    [confused] déboussolé
    [fainted] s'évanouit
    [controlled] sous contrôle
   *[other] { $what }
  }

## Fichiers de contenu

fault-content-unknown = { $what ->
    [profile] Aucun profil
    [faction] Aucune faction
    [special] Aucune règle spéciale
    [group] Aucun groupe
    [weapon] Aucune arme
    [grenade] Aucune grenade
    [item] Aucun équipement
    [extra] Aucun extra à acheter
    [terrain] Aucune sorte de décor
    [piece] Aucun élément
    [side] Aucun camp
    [task] Aucune Tâche
    [body] Aucun corps
    [rule] Aucune règle prévue ici
   *[entry] Aucune entrée
  } ne s'appelle « { $name } ».
fault-content-points = « { $name } » coûte { $points } points, et non { $printed }.
fault-content-shape = Un élément est soit un cercle, soit un rectangle, soit un polygone dont les côtés ne se croisent pas.
fault-content-score = Un gaz a un Combat de 0 à 10.
fault-content-weapons = « { $name } » a trop d'armes.
fault-content-pieces = Une table a au plus { $most } éléments.
fault-content-number = « { $name } » : { $what ->
    [quality] sa Qualité
    [combat] son Combat
    [own_combat] son Combat propre
    [melee] son modificateur au corps à corps
    [modifier] son modificateur
    [bands] le nombre de ses portées
    [hands] le nombre de mains qu'il faut
    [cost] son coût
    [count] le nombre de grenades d'une sorte, de doses ou d'antidotes
    [tokens] le nombre de jetons
    [plus] ce qu'il ajoute
   *[other] un nombre
  } vaut { $number } ; il faut de { $least } à { $most }.
fault-content-many = Il y a plus de { $most } entrées de cette sorte.
fault-content-die = « { $name } » a le numéro { $number } : les sortes de grenades sont numérotées de 1 à 6, chacune une fois et sans trou.
fault-content-base = Le socle de « { $name } » doit avoir de { $least } à { $most } mm de diamètre.
fault-content-height = Un élément a une hauteur de { $least } à { $most } mm.
fault-content-artificial = « { $name } » est un robot ou un androïde : il doit être Artificiel.
fault-content-animal = « { $name } » est un Animal, qui n'utilise ni armes, ni grenades, ni équipement.
fault-content-clash = « { $name } » : « { THING($a) } » ne va pas avec « { THING($b) } ».
fault-scenario-points = La force du camp « { $name } » vaut { $points } points, et non { $printed }.
fault-scenario-sides = Le scénario a trop peu de camps pour ces joueurs.
fault-scenario-table = Une table a de { $least } à { $most } mm de largeur et de profondeur.
fault-scenario-turns = Un scénario finit par « turns », ou par le tour de son compte à rebours : de 1 à { $most }.
fault-scenario-objects = Un scénario a au plus { $most } objets.
fault-scenario-area = La zone de déploiement du camp « { $name } » doit être sur la table, avec assez de place pour ses figurines.
fault-scenario-pool = La réserve d'éléments ne tient pas ensemble : chacun a un rayon, ou une largeur et une profondeur, et il y en a au moins autant qu'il faut en poser.

## Listes d'armée

fault-roster-figures = Une partie a au plus { $most } figurines.
fault-roster-link = Ce lien ne contient pas de liste : { $text }
fault-roster-empty = Une liste a au moins une figurine par ligne.
fault-roster-extra = « { THING($name) } » ne peut recevoir d'extra.
fault-roster-clash = « { THING($a) } » ne va pas avec « { THING($b) } ».
fault-roster-spare = La figurine a déjà « { THING($name) } » ; un second exemplaire ne lui servirait à rien.
fault-roster-points = La force vaut { $points } points ; il en faut { $size }, à { $most } près.
fault-roster-unequal = Cette force vaut { $points } points, une autre { $least } : elles peuvent différer de { $most }.
fault-roster-one-figure = « { THING($name) } » prend une trop grande part de la force : { $points } points.
fault-roster-time-lords = Un camp a au plus un Seigneur du Temps qui soit un Héros.
fault-roster-unique = « { THING($name) } » n'est qu'une fois sur la table.
fault-roster-alliance = { COUNT($others) ->
    [0] « { THING($name) } » ne combat dans aucun camp.
   *[other] « { THING($name) } » ne combat pas dans le même camp que { THINGS($others) }.
  }
fault-roster-faction = « { THING($name) } » n'est pas de ce camp.
fault-roster-required = Le scénario demande « { THING($name) } » dans ce camp.

## Positions

fault-position-pieces = La liste des éléments ne s'accorde pas avec la table.
fault-position-objects = La liste des objets ne s'accorde pas avec le scénario.
fault-position-doing = Ce qui est en cours ne s'accorde pas avec la table.
fault-position-sides = La liste des camps ne s'accorde pas avec les joueurs.
fault-position-twice = La figurine est deux fois dans la liste.
fault-position-range = Un nombre ou un nom est impossible ici.
fault-position-number = { $number } est impossible ici : un nombre de { $least } à { $most } est attendu.
fault-position-carried = Le porteur de l'objet et ce que portent les figurines ne s'accordent pas.
fault-position-active = Une activation est en cours, ou non : cela ne s'accorde pas avec ce qui se fait.
fault-position-queue = Ce qui doit encore arriver n'a personne pour le mener à bien, ou c'est trop.
fault-position-ended = La partie est finie, ou non : cela ne s'accorde pas avec ce qui se fait.
fault-position-taken = La figurine est sur une autre ou dans un mur.
fault-position-off-table = La figurine est à côté de la table ou dépasse son bord.
fault-position-inside = Qui est dans un hôte le contrôle, et un hôte ainsi contrôlé est sur la table avec quelqu'un en lui.
fault-position-control = Seul un télépathe d'un autre camp, qui n'est pas mort, contrôle l'esprit d'une figurine sur la table.
fault-position-form = Seul un Doppelganger prend la forme d'un autre.
fault-position-armour = Seule une Armure énergétique peut se bloquer et retenir son porteur.
fault-position-losses = Avec autant de Qualité perdue, la figurine est morte.
fault-position-empty = Il y a plus d'armes vides que la figurine n'a d'armes.
fault-position-far-fall = Qui a besoin de deux actions pour se relever est à terre.
fault-position-aloft = Seule la figurine activée peut être en l'air.
fault-position-climbing = Il n'y a rien ici à quoi se tenir à cette hauteur.
fault-position-height = Il n'y a rien ici sur quoi se tenir à cette hauteur.
fault-position-over = La partie est déjà décidée : personne ne peut avoir à choisir qui activer.
fault-position-round = L'ordre du tour ne s'accorde pas avec les camps.

## Mesures

fault-measure-absent = Cette figurine n'est pas sur la table.
