### Le navigateur. Chaque message figure aussi dans web.en.ftl, avec les mêmes variables.

## Autour de tout

web-skip = Aller au contenu
web-nav = Principal
web-told = Ce qui se passe
web-loading = Chargement…
web-close = Fermer
web-cancel = Annuler
web-try-again = Réessayer
web-page-missing = Cette page n'est pas arrivée
web-lost = Il n'y a rien ici
web-lost-about = Aucune page n'a cette adresse. Un lien a peut-être été coupé en route.

## Fautes

web-fault-unreachable = Le serveur est injoignable.
web-fault-status = Le serveur a répondu { $status }.
web-fault-internal = Quelque chose a échoué dans cette page. Rechargez-la ; la partie elle-même est sauve.

## Réglages

web-settings = Réglages
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres
web-speed = Rythme des événements
web-speed-slow = lent
web-speed-normal = tranquille
web-speed-fast = rapide
web-speed-off = immédiat
web-forced = Répondre pour moi quand il n'y a qu'un choix
web-odds-shown = Montrer les chances d'un combat avant que je ne m'engage
web-keys = Raccourcis à une touche
web-keys-list = 1 à 9 ouvrent la liste de tous les choix et y en prennent un, B revient en arrière, H demande un conseil, G rappelle le but, X passe une fenêtre, L ouvre le journal, P les joueurs, C la discussion, S passe ce qui se joue à l'écran, ? ouvre les règles.
web-notify = M'avertir quand c'est à moi

## Accueil

web-home-title = Une table, un jeu, ses règles
web-home-about = Jouez contre vos amis ou des robots, dans le navigateur, sans compte. Chaque refus nomme sa règle, chaque partie se rejoue, chaque dé se vérifie.
web-games = Jeux
web-no-games = Ce serveur n'a aucun jeu.
web-players = { $min } à { $max } joueurs
web-minutes = { $from } à { $to } minutes
web-play-bots = Jouer contre des robots
web-learn = Apprendre en jouant
web-rosters = { $game ->
    [exterminate] Factions
   *[other] Bandes
  }
web-set-up = Préparer une table
web-your-tables = Vos tables
web-your-turn = À vous de jouer
web-turn-of = Au tour { DE($name) }
web-table-guided = Première partie guidée
web-table-turn = tour { $turn }
web-table-gone = Cette table n'existe plus.
web-forget = Oublier la table { DE($names) }
web-forgotten = La table { DE($names) } est oubliée, et avec elle le chemin vers votre place.
web-forget-not = La retrouver
web-show-all = Tout montrer ({ $count })
web-show-fewer = En montrer moins

## Mise en place

web-scenario = Scénario
web-edition = Édition
web-seats = Qui joue
web-how-many = Nombre de joueurs
web-options = Lectures des règles
web-options-about = Là où le livret laisse un point ouvert, vous pouvez décider autrement.
web-option-fixed = Le scénario l'impose.
web-ruling = Pourquoi : décision { $id }
web-make-table = Ouvrir la table
web-make-broken = La table ne peut pas encore s'ouvrir : voyez plus haut ce que les règles refusent.
web-name = Nom
web-name-open = Nom (ou laissez-le choisir)
web-player-number = Joueur { $number }
web-seat-play = Qui joue à la place { $number }
web-seat-name = Nom à la place { $number }
web-seat-level = Niveau du robot à la place { $number }
web-play-me = Sur cet appareil
web-play-open = Invité par lien
web-play-bot = Robot
web-play-me-about = Joue ici.
web-play-open-about = Vous recevez un lien à envoyer et un code à scanner.
web-hotseat-about = Plusieurs personnes sur cet appareil : entre leurs tours, un rideau cache les mains.

## Règles

web-rules = Règles
web-rule = Règle { $rule }
web-rule-open = Règle { $rule } : montrer son texte
web-rule-unknown = Aucune règle ne s'appelle { $rule }.
web-replay-lines = Tout lire ({ $count })
web-guide-again = Guide
web-guide-more = La suite
web-guide-less = Réduire
web-goal = But
web-goal-of = But : { $scenario }
web-goal-yours = Vous
web-goal-whole = En entier
web-goal-done = Compris
web-goal-standing = Où l'on en est
web-goal-bonuses = Ce que chaque faction marque en plus
web-goal-rules = Règles dont il dépend
web-primer = Le jeu en bref
web-primer-new = Vous découvrez ce jeu ?
web-primer-done = Jouons
web-reading = { $option } : { $value }
web-rules-all = La montrer parmi toutes les règles
web-rules-search = Chercher : un mot, ou un numéro comme { $id }
web-rules-sections = Parties des règles
web-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
web-rules-unknown = La règle { $rule } n'existe pas. Voici toutes celles qu'il y a.
web-rules-none = Aucune règle n'a tous ces mots.

## À la table

web-back-to-table = Retour à la table
web-back-to-replay = Retour à la partie rejouée
web-to-home = Retour à l'accueil
web-no-key = Cet appareil n'a pas de place à cette table. Demandez un lien d'invitation.
web-table-closed = Cette table ne vous est pas ouverte
web-table-title = Table de jeu
web-beside = À côté de la table
web-log = Journal
web-people = Joueurs
web-pace = Rythme
web-pace-live = En direct
web-pace-live-about = Tout le monde est là et répond bientôt.
web-pace-slow = Sur plusieurs jours
web-pace-slow-about = Chacun répond quand il peut. Partez et revenez : rien ne se perd.
web-chat = Discussion
web-thinks = réfléchit
web-waits-open = attend quelqu'un
web-passing = Cette fenêtre passe d'elle-même.
web-waits-for = On attend { $name }.
web-waits-for-seat = Personne n'a encore pris la place { DE($name) }.
web-waits-days = { $name } répondra. Vous pouvez partir : la table reste telle quelle.
web-watches = Vous regardez cette partie
web-lit = peut être choisi
web-lit-above = { $count } plus haut
web-lit-below = { $count } plus bas
web-staged = En préparation :
web-skip-events = Voir la suite
web-why-not = Pourquoi ne puis-je pas la jouer ?
web-all-choices = Tous les choix ({ $count })
web-back = Revenir
web-back-free = Reprend votre dernier choix ; personne ne le connaît encore.
web-back-asking = Demander à revenir
web-back-ask = D'autres l'ont vu : on leur demande si vous pouvez le reprendre.
web-redo = Refaire
web-wish = { $count ->
    [one] { $name } souhaite reprendre son dernier choix.
   *[other] { $name } souhaite reprendre son dernier choix et tout ce qui a suivi : { $count } choix en tout.
}
web-wish-own = On demande aux autres si vous pouvez le reprendre.
web-wish-yes = Permettre
web-wish-no = Refuser
web-line-lost = Connexion perdue. Nouvel essai…
web-seat-bot = robot, { $level }
web-seat-open = place libre
web-seat-here = là
web-seat-away = absent
web-seat-give = Laisser jouer un robot
web-seat-take = Jouer cette place ici
web-seat-take-ask = Jouer vous-même la place { DE($name) } ?
web-seat-take-about = Le robot cesse de la jouer, et cet écran montre aussi son camp et ses cartes. Vous pouvez la rendre à un robot à tout moment.
web-seat-free = Y inviter quelqu'un
web-seat-stand-in = Faire remplacer par un robot
web-seat-lent = un robot joue à sa place, { $level }
web-seat-back = Reprendre la place { DE($name) }
web-one-screen = Un même écran montre ou a montré ces mains : { $names }.
web-passed-on = Quelqu'un qui jouait là avant a vu cette main : { $names }.
web-from-position = Cette table n'a pas commencé par une mise en place : qui l'a ouverte connaît peut-être toutes les mains.
web-own-link = Votre place sur un autre appareil
web-own-link-about = Ce lien ouvre votre propre place : gardez-le pour vous. Qui l'a voit votre main.
web-seat-you = { $name } (vous)

## Chances et conseils

web-odds = Chances
web-odds-sentence = Vous gagnez avec une probabilité de { $chance }.
web-hint = Conseil
web-hint-coming = Réflexion…
web-hint-title = L'avis du robot le plus fort
web-hint-others = Sinon :
web-hint-chance = { $chance } %
web-hint-goes-on = L'étape suivante du conseil que vous suivez. Redemandez-en un pour un nouvel examen.
web-hint-first = Les parties rapides jouées à partir d'ici ont le mieux tourné avec ce choix.
web-hint-among = Les parties rapides jouées à partir d'ici n'ont mieux tourné avec aucun autre choix ; plusieurs se valent à peu près.
web-hint-none = Le robot n'en sait rien non plus.

## Journal, discussion, retour

web-log-earlier = Montrer les tours précédents
web-log-empty = Il ne s'est encore rien passé.
web-log-start = Début
web-log-parts = Le détail du calcul
web-log-turn = Tour { $number } : { $name }
web-log-undone = { $name } a repris { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }.
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-host = Hôte
web-chat-came = { $name } dit : { $text }
web-chat-unread = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
  }
web-chat-watch = Qui regarde entend les joueurs, sans parler.
web-away = En votre absence
web-away-more = { $count ->
    [one] { $count } événement antérieur est dans le journal.
   *[other] { $count } événements antérieurs sont dans le journal.
  }
web-away-on = Continuer

## Invitations

web-invite = Inviter
web-invite-about = La première personne qui ouvre un lien ou scanne son code peut prendre cette place. Chaque lien est pour une personne et ne montre aucune main.
web-invite-show = Montrer le lien
web-invite-seat = Place { DE($name) }
web-invite-taken = prise
web-invite-observer = Lien pour regarder seulement
web-invite-observer-about = Pour autant de personnes que l'on veut. Elles voient ce que toute la table peut voir, et aucune main.
web-invite-done = À la table
web-alone = Les autres appareils n'atteignent pas { $host }.
web-alone-how = Pour jouer avec les gens de votre réseau, arrêtez le programme et relancez-le avec
web-alone-or = ou, s'il n'est pas installé, avec
web-alone-address = Écrivez ensuite ici l'adresse de cet ordinateur dans votre réseau ; les liens s'en serviront.
web-copy = Copier le lien
web-copied = Copié
web-link-of = Lien : { $what }
web-qr-of = Code QR : { $what }
web-join = On vous invite à jouer
web-join-seat = La place { DE($name) } vous attend.
web-join-take = Prendre la place { DE($name) }
web-join-later = Regarder d'abord la table
web-link-dead = Ce lien n'ouvre plus rien : quelqu'un a pris la place, ou elle n'est plus libre. Demandez-en un autre à qui vous a invité.
web-join-others = À la table
web-your-name = Votre nom
web-sit = S'asseoir

## Un appareil pour plusieurs

web-offered = { $name } peut répondre maintenant. Ne passez l'appareil que si c'est voulu.
web-offered-pass = { $name } laisse passer
web-offered-answer = { $name } répond : passer l'appareil
web-curtain = Passez l'appareil { A($name) }
web-curtain-about = Que personne d'autre ne regarde.
web-curtain-lift = Je suis { $name } : montrer ma main

## Résultat

web-result = Résultat
web-result-won = Vous avez gagné !
web-result-player = Joueur
web-result-points = Points
web-result-winner = gagne
web-result-parts = D'où ils viennent
web-play-again = Rejouer une partie

## Cadre

web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-all = Tout montrer

## Jeu de cartes

web-cardgame-primer-aim = À la fin, qui a le plus de points de victoire (★) gagne. Seuls les Lieux en donnent : les vôtres que vous avez gardés, et ceux des autres que vous attaquez à la fin.
web-cardgame-primer-sides = Chacun joue les deux camps. Les Défenseurs vont sur vos Lieux, les Ennemis sur ceux des autres. Là où ils se rencontrent a lieu un Conflit : la plus grande Force l'emporte, et le défenseur en cas d'égalité.
web-cardgame-primer-turn = À votre tour, faites autant d'actions que vous voulez : jouer des Lieux, poser des Défenseurs ou des Ennemis, jouer des cartes Support, mettre des cartes en Réserve, en acheter ou en défausser contre des points Temps. Ce qui est éclairé se joue : cliquez ou glissez.
web-cardgame-primer-pass = Trois cartes restent dans votre main : elles vont à votre voisin de droite quand votre tour finit, et vous en piochez deux. Songez à ce que vous lui passez.
web-cardgame-primer-end = Quand la carte Fin de jeu sort de la pioche commence une dernière phase, à une action par tour, puis on compte les points.
web-cardgame-row = Rangée { DE($name) }
web-cardgame-hidden = Carte cachée
web-cardgame-backs = { $what } : { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, face cachée
  }
web-cardgame-down = face cachée ; vous seul la connaissez
web-cardgame-hand = main
web-cardgame-your-hand = Votre main ({ $count })
web-cardgame-hand-of = Main { DE($name) }
web-cardgame-reserve = Réserve
web-cardgame-reserve-places = Réserve ({ $count } sur { $places })
web-cardgame-defenders = Défenseurs
web-cardgame-enemies = Ennemis
web-cardgame-attacked = { $name } attaque
web-cardgame-nth = Carte Ennemi { $number }
web-cardgame-warded = Marqueur TARDIS
web-cardgame-tp = { $count } points Temps
web-cardgame-tardises = { $count } marqueurs TARDIS en stock
web-cardgame-daleks = { $count } marqueurs Dalek en stock
web-cardgame-strength = Force
web-cardgame-vp = Points de victoire
web-cardgame-tp-printed = Points Temps
web-cardgame-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
  }
web-cardgame-piles = Piles et banque
web-cardgame-pile = Pioche { $count }
web-cardgame-discard = Défausse { $count }
web-cardgame-discard-empty = Rien n'a été défaussé.
web-cardgame-bank = Banque { $count } points Temps
web-cardgame-phase-normal = Tours normaux
web-cardgame-phase-announced = Carte Fin de jeu tirée : dernier tour complet
web-cardgame-phase-endgame = Fin de jeu : une action chacun
web-cardgame-phase-over = La partie est finie
web-cardgame-conflict = Conflit : { $place }
web-cardgame-against = contre
web-cardgame-defence = Défense
web-cardgame-attack = Attaque
web-cardgame-rest = autres effets
web-cardgame-kind-location = Lieu
web-cardgame-kind-start = Lieu de départ
web-cardgame-kind-defender = Défenseur
web-cardgame-kind-enemy = Ennemi
web-cardgame-kind-support = Support
web-cardgame-points-own = { $value } de ses propres Lieux
web-cardgame-points-attacked = { $value } de Lieux attaqués

## Revoir

web-replay = Revoir
web-replay-about = Parcourez une partie finie pas à pas, par les yeux de chacun, et jouez la suite à partir de n'importe où.
web-replay-open = Ouvrir un enregistrement de cet appareil
web-replay-file = Choisir un fichier
web-replay-none = Aucun enregistrement n'est ouvert.
web-replay-step = Pas { $step } sur { $total }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Dérouler
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-turn-back = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-speed = Vitesse
web-replay-eyes = Vu par
web-replay-eyes-all = tous, cartes visibles
web-replay-eyes-observer = un observateur
web-replay-download = Télécharger
web-replay-link = Lien vers ce pas
web-replay-on = Jouer la suite
web-replay-on-about = Une nouvelle table commence ici : vous prenez une place, des robots les autres. La partie finie reste telle quelle.
web-replay-on-seat = Vous jouez
web-replay-setup = La table est mise en place.
web-replay-chose = { $name } : { $choice }
web-replay-hidden = { $name } a fait un choix.
web-replay-plays = joue
web-replay-tables = Parties finies de cet appareil
web-replay-no-tables = Aucune partie n'a encore été finie sur cet appareil.
web-record-bad = Ce fichier n'est pas un enregistrement.

## Dés

web-dice = Dés honnêtes
web-dice-about = Avant le premier choix, le serveur a promis un secret en publiant son empreinte. Chaque appareil a ajouté quelque chose de lui à chaque tirage. La partie finie, le secret est dévoilé, et cette page refait elle-même tous les jets et toutes les pioches.
web-dice-checking = Vérification…
web-dice-verified = L'enregistrement suit les règles : chaque choix était permis, et le résultat est celui qui est noté.
web-dice-not-verified = L'enregistrement ne se rejoue pas : il a été modifié, ou d'autres règles l'ont écrit.
web-dice-fair = Chaque jet et chaque pioche découle du secret promis et de ce que les joueurs ont ajouté. Personne ne les a choisis.
web-dice-not-fair = Les jets ne découlent pas du secret promis.
web-dice-open = Il n'y a pas ici de quoi prouver ces dés.
web-dice-checked = Ce que cet appareil a vérifié
web-dice-promise-same = La promesse est celle que cet appareil a notée au début de la partie.
web-dice-promise-other = La promesse n'est pas celle que cet appareil a notée au début de la partie.
web-dice-promise-unseen = Cet appareil n'était pas à la table quand la promesse fut faite : il la prend dans l'enregistrement.
web-dice-secret-fits = Le secret a l'empreinte promise.
web-dice-secret-other = Le secret n'est pas celui qui fut promis.
web-dice-salt-found = { $count ->
    [one] Ce que cet appareil a ajouté est dans l'enregistrement, { $count } fois.
   *[other] Ce que cet appareil a ajouté est dans l'enregistrement, les { $count } fois.
  }
web-dice-salt-lost = Ce que cet appareil a ajouté au choix { $line } n'est pas dans l'enregistrement.
web-dice-salt-none = Cet appareil n'a rien ajouté à ces dés.
web-dice-thrown = { $count ->
    [one] Le seul jet ou tirage, refait ici, est celui de l'enregistrement.
   *[other] Les { $count } jets et tirages, refaits ici, sont ceux de l'enregistrement.
  }
web-dice-thrown-wrong = Un jet ou tirage du choix { $line }, refait ici, tombe autrement que ne le dit l'enregistrement.
web-dice-unknown = Cet enregistrement ne promet rien de ses dés, ou son secret n'est pas encore dévoilé : les jets se rejouent mais ne se prouvent pas.
web-dice-promise = Promesse des dés
web-dice-promise-about = L'empreinte du secret d'où viennent tous les jets et toutes les pioches de cette partie. À la fin, le secret lui-même montre que personne ne les a choisis.
web-dice-secret = Le secret
web-dice-how = Ce que contenait la pioche à chaque tirage découle des règles, que le serveur a rejouées. Qui ne se fie à aucun serveur le vérifie aussi sur sa propre machine, avec l'enregistrement téléchargé : reglette replay --verify.
