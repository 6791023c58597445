### La ligne de commande. Chaque message est aussi dans cli.en.ftl, avec les mêmes variables.

cli-serve-home =
    Réglette est à l'adresse { $address }
    Ctrl-C pour arrêter. Dans le terminal plutôt : reglette play cardgame. Tout le reste : reglette --help
cli-serve-host = En service à l'adresse { $address }
cli-serve-listen = Impossible d'écouter à l'adresse { $address } : { $error }
cli-serve-database = Impossible d'ouvrir la base de données { $file } : { $error }
cli-serve-log-missing = La base de données { $file } n'a pas été fermée, et le fichier qui contient les derniers choix, { $log }, manque. Remettez-le à côté de la base ; ou continuez sans ce qu'il contenait avec : reglette serve --db { $file } --accept-loss
cli-serve-postgres = PostgreSQL n'est pas encore accepté ; donner à --db le chemin d'un fichier SQLite.
cli-serve-no-home = Il n'y a pas de dossier personnel où garder les tables ; dire où avec : reglette serve --db FICHIER
cli-see-help = Voir « reglette --help », ou « --help » derrière une commande.
cli-yes = oui
cli-no = non
cli-you = vous
cli-player-number = Joueur { $n }

## Aide

cli-heading-usage = Usage :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-usage-command = COMMANDE
cli-usage-options = [options]

# Ce qui tient lieu d'une valeur.
cli-value-game = JEU
cli-value-address = ADRESSE
cli-value-url = URL
cli-value-form = text|json
cli-value-file = FICHIER
cli-value-dir = DOSSIER
cli-value-name = NOM
cli-value-keyvalue = CLÉ=VALEUR
cli-value-text = TEXTE
cli-value-lang = fr|en
cli-value-seat = PLACE
cli-value-who = QUI,…
cli-value-bot = ROBOT,…
cli-value-whence = seed|hand
cli-value-metric = QUOI
cli-value-policy = best|first|even
cli-value-id = ID
cli-value-word = MOT
cli-value-document = DOCUMENT
cli-value-shell = SHELL

cli-help-any-game = Le jeu : cardgame, sotas ou exterminate
cli-help-any-lang = La langue : fr ou en ; sinon celle du système
cli-help-any-help = Montrer cette aide
cli-help-any-version = Montrer la version
cli-help-any-scenario = Une mise en place, par exemple duel
cli-help-any-edition = Un ensemble d'options, par exemple english
cli-help-any-options = Une autre lecture d'une règle, par exemple end_card=fixed ; peut se répéter
cli-help-any-players = Le nombre de joueurs
cli-help-any-rosters = La liste d'un siège, dans leur ordre : un fichier JSON, ou le JSON même ; peut se répéter
cli-help-any-content = Un dossier de fichiers de contenu à vous, par exemple deck.toml ou scenarios/mien.toml
cli-help-any-seed = D'où vient le hasard : le même texte redonne la même partie
cli-help-any-json = Écrire du JSON, pour les programmes

cli-help-reglette = Réglette : des jeux de table qui connaissent leurs règles
cli-examples-reglette =
    Exemples :
      reglette play cardgame
      reglette sim cardgame --seats greedy,random,random,random --games 1000

cli-help-play = Jouer dans le terminal, contre des robots ou à plusieurs devant le même écran
cli-help-play-seats = Qui joue, dans le sens horaire : me, me=NOM, ou un robot (random, easy, greedy, search, master)
cli-help-play-load = Reprendre un enregistrement ou partir d'une position
cli-help-play-dice = seed : le programme lance et pioche ; hand : c'est vous, et vous tapez ce qui est tombé
cli-examples-play =
    Exemples :
      reglette play cardgame
      reglette play cardgame --seats me=Zoé,me=Max,search --seed thé
      reglette play cardgame --scenario duel --option end_card=fixed
      reglette play cardgame --load partie.jsonl

cli-help-serve = Servir la table dans le navigateur à d'autres
cli-help-serve-listen = Où écouter (127.0.0.1:8080) ; 0.0.0.0:8080 pour tous ceux qui atteignent cette machine
cli-help-serve-db = Le fichier de la base de données ; sinon celui de votre dossier de données
cli-help-serve-origins = Les pages de cette origine peuvent appeler aussi ; peut se répéter
cli-help-serve-behind_proxy = Un mandataire placé devant dit de qui vient la requête (X-Forwarded-For)
cli-help-serve-per_address = Au plus tant de connexions d'une même adresse (1000) ; elles ne sont pas comptées derrière un mandataire
cli-help-serve-bot_pause = Millisecondes de pause des robots avant de répondre à des personnes (250), pour que l'attente ne dise rien
cli-help-serve-accept_loss = Ouvrir une base dont le journal manque, sans ce qu'il contenait
cli-help-serve-log = Le journal de ce qui se passe : text, ou json pour les programmes
cli-examples-serve =
    Exemples :
      reglette serve --listen 0.0.0.0:8080 --db tables.db
      reglette serve --listen 127.0.0.1:8080 --behind-proxy --origin https://jeux.example --log json

cli-help-sim = Faire jouer beaucoup de parties à des robots et compter qui gagne
cli-help-sim-seats = Les robots : random, easy, greedy, search, master ; search:200ms ou search:500it fixe un budget
cli-help-sim-games = Le nombre de parties (100)
cli-help-sim-jobs = Le nombre de parties jouées en même temps ; sinon une par cœur
cli-help-sim-rotate = Chacun avance d'une place après chaque partie
cli-help-sim-out = Garder tous les enregistrements dans ce dossier
cli-examples-sim =
    Exemples :
      reglette sim cardgame --seats greedy,random,random,random --games 2000 --seed s --rotate
      reglette sim cardgame --seats search:50ms,greedy,greedy --games 20 --out parties --json

cli-help-replay = Raconter un enregistrement, le vérifier, regarder sa table ou la dessiner
cli-help-replay-file = L'enregistrement (lignes JSON)
cli-help-replay-verify = Vérifier chaque ligne, chaque empreinte et le résultat
cli-help-replay-log = Raconter ce qui s'est passé dans cette langue
cli-help-replay-view = Le voir avec les yeux d'une place, comptée à partir de 0, ou de observer, qui regarde
cli-help-replay-to = S'arrêter après ce nombre de choix
cli-help-replay-svg = Dessiner la table dans ce fichier
cli-examples-replay =
    Exemples :
      reglette replay partie.jsonl --verify
      reglette replay partie.jsonl --to 40 --view 0
      reglette replay partie.jsonl --svg table.svg --view observer

cli-help-odds = Dire à quoi un choix peut mener, en fractions exactes
cli-help-odds-position = La position (JSON)
cli-help-odds-choice = Le choix, tel que « reglette schema JEU choice » le décrit ; une liste de choix fait une action
cli-help-odds-of = Ce qu'on regarde ; cardgame : conflict, tp, vp ; sotas : activation, attack ; exterminate : harm, stress, roll
cli-help-odds-policy = Ce que chacun répond en chemin : ce qui lui semble le mieux, la première option, ou n'importe
cli-help-odds-seat = Qui choisit, compté à partir de 0 ; sinon celui à qui la question est posée
cli-examples-odds =
    Exemple :
      reglette odds cardgame --position table.json --choice '"pay"' --of conflict

cli-help-rules = Lire les règles d'un jeu, ou une seule
cli-help-rules-id = Une règle, une section, une décision ou un scénario, par exemple conf.11, conf, A-02 ou duel
cli-help-rules-coverage = Montrer combien d'endroits du code et des tests citent chaque règle
cli-help-rules-search = Montrer les règles qui parlent de quelque chose
cli-examples-rules =
    Exemples :
      reglette rules cardgame
      reglette rules cardgame conf.11
      reglette rules sotas dalek-bomb
      reglette rules cardgame --search réserve

cli-help-check = Chercher les fautes de fichiers de contenu, de positions et d'enregistrements
cli-help-check-files = Des fichiers, ou des dossiers de fichiers
cli-examples-check =
    Exemples :
      reglette check partie.jsonl table.json
      reglette check mes-cartes/deck.toml
      reglette check ma-guerre/scenarios/mien.toml --content ma-guerre

cli-help-schema = Écrire le schéma JSON d'un document
cli-help-schema-document = position, choice, event, view ou record
cli-examples-schema =
    Exemple :
      reglette schema cardgame position > position.schema.json

cli-help-engine = Répondre aux demandes d'autres programmes, une ligne JSON chacune
cli-examples-engine =
    Exemple :
      echo '{"{"}"op":"games"{"}"}' | reglette engine

cli-help-completions = Écrire un script qui complète les commandes dans votre shell
cli-help-completions-shell = bash, elvish, fish, powershell ou zsh
cli-examples-completions =
    Exemple :
      reglette completions bash > ~/.local/share/bash-completion/completions/reglette

## Appels mal formés

cli-call-no-value = Il faut une valeur à { $arg }.
cli-call-value = { $arg } ne peut pas valoir « { $value } ». Possibles : { $known }.
cli-call-bad-value = { $arg } ne peut pas valoir « { $value } ».
cli-call-unknown-argument = Il n'y a pas ici d'argument « { $arg } ».
cli-call-unknown-command = Il n'y a pas de commande « { $name } ».
cli-call-not-text = Un argument n'est pas du texte (UTF-8).
cli-call-missing = Il manque quelque chose : { $arg }.
cli-call-twice = { $arg } figure deux fois.
cli-call-conflict = { $arg } ne va pas avec { $other }.
cli-option-form = Une option s'écrit CLÉ=VALEUR, non « { $option } ».
cli-view-form = « { $view } » n'est ni le numéro d'une place ni « observer ».
cli-choice-not-json = Le choix n'est pas du JSON : { $reason }.

## Fichiers

cli-reason = { $reason }
cli-file-not-read = { $file } : lecture impossible : { $reason }.
cli-file-not-written = { $file } : écriture impossible : { $reason }.
cli-file-not-json = { $file } : ce n'est pas du JSON : { $reason }.
cli-file-too-large = { $file } : trop grand pour être un de nos fichiers.
cli-no-folder = { $file } : ce dossier n'existe pas.
cli-no-content = { $file } : ce dossier n'a aucun fichier de contenu d'un jeu.
cli-io-not-found = ce fichier n'existe pas
cli-io-no-folder = ce dossier n'existe pas
cli-io-not-folder = autre chose qu'un dossier s'y trouve
cli-io-denied = vous n'en avez pas le droit
cli-io-folder = c'est un dossier
cli-io-not-text = ce n'est pas du texte (UTF-8)

## Vérification

cli-check-record = enregistrement de { $game }, { $choices ->
    [one] { $choices } choix
   *[other] { $choices } choix
  }, en ordre
cli-check-position = position de { $game }, en ordre
cli-check-roster = liste de { $game }, { $points ->
    [none] en ordre
   *[other] { $points } points, en ordre
  }
cli-check-own = entrées à soi pour { $game }, en ordre
cli-check-content = { $name } de { $game }, en ordre
cli-check-not-json = ce n'est pas du JSON : { $reason }
cli-check-unknown = ni un enregistrement, ni une position, ni une liste, ni un fichier de contenu d'un jeu.
cli-check-nothing = rien n'est à vérifier dans ce dossier.

## Relecture

cli-replay-dice-fair = Les dés sont tombés comme promis : chacun peut les relancer à partir du secret.
cli-replay-dice-unchecked = Les dés ne sont pas vérifiés : seul un enregistrement entier qui montre son secret les prouve.
cli-replay-verified = { $choices ->
    [one] { $choices } choix vérifié : l'enregistrement est en ordre.
   *[other] { $choices } choix vérifiés : l'enregistrement est en ordre.
  }
cli-replay-to = L'enregistrement a { $most } choix, non { $to }.
cli-no-drawing = Il n'y a pas encore de dessin pour les tables de { $game }.

## Probabilités

cli-policy-best = chacun répond ce qui lui semble le mieux
cli-policy-first = chacun répond la première option
cli-policy-even = toutes les réponses sont aussi probables

## Règles

cli-no-rule = { $game } n'a ni règle, ni section, ni décision « { $id } ».
cli-nothing-found = Rien ne parle de « { $word } ».
cli-ruling = Décision { $id }
cli-ruling-option = option { $option }
cli-and-more = … et { $n } de plus.
cli-coverage-code = code : { $n }
cli-coverage-tests = tests : { $n }
cli-coverage-totals = { $rules } règles en { $sections } sections, { $rulings } décisions. À la construction de ce programme, le code citait { $code } des règles et les tests { $tests }. { $complete ->
    [yes] Le jeu est déclaré complet : chaque règle doit avoir un test.
   *[no] Le jeu n'est pas déclaré complet.
  }

## Simulation

cli-sim-no-people = Seuls des robots jouent dans une simulation.
cli-sim-head = { $game } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } · graine « { $seed } »{ $rotated ->
    [yes] {" "}· places tournantes
   *[no] {""}
  }
cli-sim-by-bot = Par robot
cli-sim-by-seat = Par place
cli-sim-seat = place { $n }
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-interval = intervalle à 95 %
cli-sim-totals =
    Nulles { $draws } · victoires partagées { $shared } · parties enlisées { $stalls }
    Décisions { $decisions } · { $mean } par partie · { $longest } dans la plus longue
    Temps { $seconds } s · { $rate } parties par seconde
cli-sim-progress = { $games } parties jouées sur { $all }
cli-sim-broken-off = Interrompu après { $games } parties sur { $all }.
cli-sim-failures = { $n ->
    [one] { $n } réponse n'a pas été trouvée par son robot ; une option quelconque a été prise.
   *[other] { $n } réponses n'ont pas été trouvées par leurs robots ; une option quelconque a été prise.
  }

## La table du jeu de cartes

cli-skirmish-turn = Tour { $turn }, à { $side } de jouer
cli-skirmish-before = Mise en place
cli-skirmish-numbers = Q { $quality }+ C { $combat }
cli-skirmish-values = Qualité { $quality }+, Combat { $combat }, { $points } points
cli-skirmish-weapons = Armes
cli-skirmish-specials = Règles spéciales
cli-skirmish-at = en { $x } ; { $y }
cli-skirmish-waiting = À venir
cli-skirmish-gone = Hors jeu
cli-skirmish-escaped = Saufs
cli-skirmish-terrain = Terrain
cli-skirmish-door = { $state ->
    [open] ouverte
    [shut] fermée
    [locked] verrouillée
   *[broken] enfoncée
  }
cli-skirmish-tokens = jetons : { $n }

## La table d'Exterminate!

cli-battle-turn = Tour { $turn } sur { $turns } · { $phase ->
    [initiative] Initiative
    [movement] Mouvement
    [shooting] Tir
    [melee] Mêlée
   *[upkeep] Entretien
  } · { $seat }
cli-battle-player = { $faction } · { $seat } · PV { $vp }{ $carried ->
    [0] {""}
   *[other] {" "}(+{ $carried } portés)
  } · Destin { $fate } · cartes { $hand } + { $adventure }
cli-battle-numbers = M { $movement } R { $resistance } Mê { $melee } T { $shoot }
cli-battle-at = en { INCH($x) } ; { INCH($y) }
cli-battle-hand = Cartes de Combat
cli-battle-adventure = Cartes Aventure
cli-battle-open = Prêtes
cli-battle-fresh = Prêtes au prochain tour
cli-battle-exhausted = Épuisées
cli-battle-discard = Défaussées
cli-battle-nodes = Nodules
cli-battle-node = Nodule, { $vp } PV
cli-battle-shocked = Choqué
cli-battle-stress = Stress { $n }
cli-battle-wounds = blessures { $n }
cli-battle-on = sur { $piece }

cli-phase-normal = Tour de { $seat }
cli-phase-announced = Tour de { $seat }, le dernier avant la phase de fin
cli-phase-endgame = Phase de fin, tour de { $seat }
cli-phase-over = La partie est terminée
cli-piles = pioche { $pile } · défausse { $discard } · banque { $bank } PT
cli-tp = { $n } PT
cli-vp = { $n } PV
cli-in-hand = main { $n }
cli-in-reserve = Réserve { $n }
cli-tardises = TARDIS { $n }
cli-daleks = Dalek { $n }
cli-card-location = ({ $vp } PV{ $tp ->
    [0] {""}
   *[other] , { $tp } PT
  })
cli-face-down = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
  }
cli-has-tardis = marqueur TARDIS
cli-defended = défendu par { $cards }
cli-attacked = attaqué par { $by } : { $cards }
cli-attack-of = attaque de { $by }
cli-kind-defender = Défenseurs
cli-kind-enemy = Ennemis
cli-kind-support = Supports
cli-kind-location = Lieux
cli-your-hand = Votre main
cli-your-reserve = Votre Réserve
cli-your-beside = À côté de votre Réserve
cli-your-staged = Nommées jusqu'ici
cli-their-hand = Main :
cli-their-reserve = Réserve :
cli-their-beside = À côté de la Réserve :
cli-their-staged = Nommées jusqu'ici :
cli-discarded = Défausse

## Jouer

cli-play-seed = La graine « { $seed } » redonne la même partie.
cli-play-by-hand = Vous lancez les dés et piochez les cartes ; tapez ce qui est tombé, « ? » pour ce qui est possible.
cli-play-taken-up = { $choices ->
    [one] { $choices } choix a été fait ; « journal » le raconte.
   *[other] { $choices } choix ont été faits ; « journal » les raconte.
  }
cli-play-intro = Répondez par un numéro. « ? » montre ce qu'on peut taper d'autre.
cli-play-open = Ce sont des exemples ; tout autre choix peut être tapé en JSON.
cli-play-forced = Il n'y a qu'un choix : { $label }
cli-play-input-ended = L'entrée est terminée, et la partie s'arrête là.
cli-play-over = Vous pouvez encore taper : journal, table, but, sauver FICHIER, annuler, quitter.
cli-play-no-option = Il n'y a pas de numéro { $number } ; le dernier est { $last }.
cli-play-nothing-asked = Plus rien n'est demandé.
cli-play-hint = Ce que ferait un robot chercheur, et la chance de gagner qu'il espère
cli-play-bye = Au revoir.
cli-play-unknown = Pas compris. Tapez un numéro, ou « ? » pour l'aide.
cli-play-help =
    Vous pouvez taper
      3                 le numéro d'une option
      ? 3               les règles derrière l'option 3
      ? { $rule }         une règle par son numéro, { $things }, ou un mot
      chances 3         à quoi l'option 3 peut mener
      but               comment se gagne ce scénario
      conseil           ce que ferait un robot
      annuler           reprendre votre dernière réponse
      table             toute la table
      journal           tout ce qui s'est passé
      sauver FICHIER    garder la partie ; « reglette play JEU --load FICHIER » la reprend
      langue en         parler anglais
      quitter           partir
    { $notes }
    La règle entre crochets est celle qui pose la question.
cli-play-help-rule = { $game ->
    [cardgame] conf.11
    [sotas] melee.3
    [exterminate] ex.sh.7
   *[other] une règle
  }
cli-play-help-things = { $game ->
    [cardgame] une carte par son nom
    [sotas] une figurine ou une arme par son nom
    [exterminate] une carte ou une arme par son nom
   *[other] une chose par son nom
  }
cli-play-help-notes = { $game ->
    [cardgame] Les nombres derrière les cartes sont des forces. PT : points Temps, PV : points de victoire.
    [sotas] Q est la Qualité, C le Combat ; les places sont en millimètres depuis les bords ouest et sud.
    [exterminate] M est le Mouvement, R la Résistance, Mê la Mêlée, T le Tir ; PV : points de victoire. Les places sont en pouces depuis les bords ouest et sud.
   *[other] {""}
  }
cli-goal = But
cli-undo-nobody = À plusieurs devant l'écran, seul celui qu'on interroge peut reprendre.
cli-undo-nothing = Vous n'avez rien à reprendre.
cli-undo-others = Quelqu'un d'autre a répondu depuis ; rien n'est repris.
cli-undo-revealed = Votre réponse a fait tomber des dés ou découvert quelque chose ; rien n'est repris.
cli-undone = C'est repris.
cli-saved = Gardé dans { $file }.
cli-hand-over-to = Appuyez sur Entrée, puis laissez l'écran à { $name }.
cli-hand-over-ready = { $name } : appuyez sur Entrée quand vous êtes seul à voir l'écran.
cli-dice-card = Carte piochée ({ $nth }) :
cli-dice-card-for = { $purpose } ({ $nth }) :
cli-dice-die = Dé { $die } ({ $nth }) :
cli-dice-several = Ce peut être : { $known }
cli-dice-which = Il faut une de celles-ci : { $known }
