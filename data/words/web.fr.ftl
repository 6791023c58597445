### Le navigateur. Chaque message figure aussi dans web.en.ftl, avec les mêmes variables.

## Autour de tout

web-skip = Aller au contenu
web-nav = Principal
web-loading = Chargement…
web-close = Fermer
web-cancel = Annuler
web-try-again = Réessayer
web-you = Vous

## Fautes

web-fault-unreachable = Le serveur est injoignable.
web-fault-status = Le serveur a répondu { $status }.
web-fault-internal = Quelque chose a échoué dans cette page. Rechargez-la ; la partie elle-même est sauve.

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
web-keys-list = 1 à 9 prennent un choix, B revient en arrière, H demande un conseil, L ouvre le journal, C la discussion, S passe ce qui se joue à l'écran, ? ouvre les règles.
web-notify = M'avertir quand c'est à moi

## Accueil

web-home-title = Une table, un jeu, ses règles
web-home-about = Jouez contre vos amis ou des robots, dans le navigateur, sans compte. Chaque refus nomme sa règle, chaque partie se rejoue, chaque dé se vérifie.
web-games = Jeux
web-no-games = Ce serveur n'a aucun jeu.
web-players = { $min } à { $max } joueurs
web-minutes = { $from } à { $to } minutes
web-play-bots = Jouer contre des robots
web-set-up = Préparer une table
web-your-tables = Vos tables
web-your-turn = À vous de jouer
web-turn-of = Au tour de { $name }
web-table-gone = Cette table n'existe plus.
web-forget = Oublier la table de { $names }
web-show-all = Tout montrer ({ $count })
web-show-fewer = En montrer moins

## Mise en place

web-no-such-game = Ce jeu n'est pas ici.
web-scenario = Scénario
web-edition = Édition
web-seats = Qui joue
web-how-many = Nombre de joueurs
web-options = Lectures des règles
web-options-about = Là où le livret laisse un point ouvert, vous pouvez décider autrement.
web-option-fixed = Le scénario l'impose.
web-ruling = Pourquoi : décision { $id }
web-make-table = Ouvrir la table
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
web-hotseat-about = Plusieurs personnes sur cet appareil : entre leurs tours, un rideau cache les mains.

## Règles

web-rules = Règles
web-rule = Règle { $rule }
web-rule-open = Règle { $rule } : montrer son texte
web-rule-unknown = Aucune règle ne s'appelle { $rule }.
web-rules-all = La montrer parmi toutes les règles
web-rules-search = Chercher : un mot, ou un numéro comme conf.11
web-rules-sections = Parties des règles
web-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
  }
web-rules-none = Aucune règle n'a tous ces mots.

## Rejouer

web-replay = Rejouer
