### La table de Doctor Who: Exterminate! dans le navigateur. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

## The table

web-exterminate-vp = Points de victoire

## Tray and hands

web-exterminate-tray = Jets et réponses
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
web-exterminate-faces = { $count } { $face ->
    [H] { $count ->
        [one] Touche
       *[other] Touches
      }
    [A] { $count ->
        [one] Armure
       *[other] Armures
      }
   *[L] { $count ->
        [one] Éclair
       *[other] Éclairs
      }
  }
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
    [stopped] Arrêté par l'obstacle
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
web-exterminate-part-saved = sauvé
web-exterminate-part-crossed = franchi
web-exterminate-part-stopped = arrêté
web-exterminate-part-stuck = sur place
web-exterminate-part-yes = réussi
web-exterminate-part-no = manqué
web-exterminate-part-undecided = incertain
web-exterminate-whose-own = vous :
web-exterminate-whose-enemy = ennemi :
web-exterminate-odds-hurt = En % : l'ennemi Choqué ou Exterminé, si personne ne joue plus rien.
web-exterminate-odds-kill = En % : l'ennemi Exterminé, si personne ne joue plus rien.
web-exterminate-odds-unhurt = En % : ni Choqué ni Exterminé, si personne ne joue plus rien.
web-exterminate-odds-success = Ce que le jet donnerait, si personne ne joue plus rien.
web-exterminate-mean = ⌀ { $mean }
web-exterminate-by-fate = Destin ({ $fate })
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
web-exterminate-keep = Garder et passer
web-exterminate-reroll = Relancer des dés
web-exterminate-reroll-dice = Relancer { $dice }
web-exterminate-reroll-none = Relancer…
web-exterminate-reroll-how = touchez les dés à relancer
web-exterminate-takes-any = Choisissez des dés de ce jet.
web-exterminate-takes-one = Un seul dé.
web-exterminate-takes-these = Seulement certains dés.
web-exterminate-passes = Rien à faire ici : on passe.
web-exterminate-wait = Attendre
web-exterminate-stops = Quand on vous demande
web-exterminate-stops-about = Presque chaque jet ouvre une fenêtre où l'on peut répondre. Là où l'on ne vous demande rien, la page passe pour vous après un court délai, toujours le même : il ne dit rien de votre main.
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
web-exterminate-hands = Cartes
web-exterminate-hand-counts = { $combat } Combat · { $adventure } Aventure
web-exterminate-combat-hand = Votre main de Combat
web-exterminate-combat-none = Aucune carte de Combat.
web-exterminate-adventure-hand = Vos cartes Aventure
web-exterminate-other-hand = { $combat } Combat · { $adventure } Aventure · { $fate } Destin
web-exterminate-piles = Pioche : { $pile } · Défausse : { $discard }
web-exterminate-discard-of = Aventures défaussées de { $name }
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
