### Ce qui est commun à tous les jeux. Chaque message est aussi dans en.ftl, avec les mêmes variables.

# « Joueur 2 », pour qui n'a pas donné de nom.
player = Joueur
list-and = et
list-nothing = rien
# Ce qu'on voit de dos, dans une liste de noms : « une carte cachée », « 3 cartes cachées ».
hidden-one = une carte cachée
hidden-many = cartes cachées
# Les dés : combien montrent une face, ou que rien n'est lancé.
faces-none = aucun dé
face-h-one = Touche
face-h-many = Touches
face-a-one = Armure
face-a-many = Armures
face-l-one = Éclair
face-l-many = Éclairs

## Niveaux des robots

bot-level-1 = Au hasard
bot-level-1-about = Fait n'importe quel choix permis.
bot-level-2 = Facile
bot-level-2-about = Voit une action à l'avance, et pas toujours de près.
bot-level-3 = Glouton
bot-level-3-about = Prend l'action après laquelle la table a le meilleur air.
bot-level-4 = Chercheur
bot-level-4-about = Joue de tête beaucoup de parties pendant un vingtième de seconde.
bot-level-5 = Maître
bot-level-5-about = Joue de tête beaucoup de parties pendant une seconde.

# Les nombres derrière un conseil.
bot-reason-prior = à première vue
bot-reason-looks = l'air de la table ensuite
bot-reason-lines = actions qui commencent ainsi
bot-reason-parts = étapes de l'action

# Pourquoi un robot conseille un choix.
bot-hint-only = Il n'y a pas d'autre choix.
bot-hint-any = Un des choix permis ; rien n'a été pesé.
bot-hint-looks = De tous les choix, c'est celui qui vous laisse la table la plus favorable.
bot-hint-ahead = Vous gagnez alors environ { $chance } fois sur 100 ; avec « { $next } », environ { $other }.
bot-hint-close = Vous gagnez alors environ { $chance } fois sur 100 ; « { $next } » vaut à peu près autant.
bot-hint-alike = Peu importe : avec chacun des choix vous gagnez environ { $chance } fois sur 100.
bot-hint-tried = Dans des parties rapides jouées à partir d'ici, ce choix a gagné plus souvent que les autres ; combien de fois vous gagnerez ne peut pas encore se dire.
bot-hint-undecided = Des parties rapides jouées à partir d'ici ne montrent aucune différence entre les choix.
bot-hint-soon = C'est aussi ce qui vous place le mieux tout de suite.
bot-hint-later = À première vue, « { $sooner } » vous placerait mieux, mais ceci rapporte davantage par la suite.

## Probabilités

odds-undecided = encore indécis

## Choix et règles

fault-illegal = La règle { $rule } l'interdit.
fault-illegal-told = La règle { $rule } l'interdit : { $text }
fault-not-your-turn = Ce n'est pas à vous : la question est posée à la place { $asked }, pas à la place { $seat }.
fault-over = La partie est terminée.
fault-unreadable = Illisible : { $reason }.
fault-nothing-to-undo = Il n'y a rien à reprendre.

## Demandes

fault-not-json = La ligne n'est pas du JSON : { $reason }.
fault-not-utf8 = La ligne n'est pas de l'UTF-8 valable.
fault-not-an-object = Une demande est un objet JSON qui a le champ « op ».
fault-no-op = Il manque à la demande le champ « op ».
fault-unknown-op = « { $op } » n'existe pas. Connus : { $known }.
fault-not-started = Aucune partie n'est commencée : il faut d'abord « start » ou « load ».
fault-no-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $last }.
fault-seat-form = Une place est un nombre{ $observer ->
    [yes] {" "}ou « observer »
   *[no] {""}
  }.
fault-too-large = Plus long que les { $limit } octets admis.
fault-internal = Le programme a échoué sur cette demande ; la partie est restée telle quelle. Merci de le signaler.
fault-unknown-game = Il n'y a pas de jeu « { $game } ». Connus : { $known }.
fault-unknown-document = Il n'y a pas de document « { $document } ». Connus : { $known }.
fault-unknown-policy = Il n'y a pas de conduite « { $policy } ». Connues : { $known }.
fault-bot-budget = Le robot « { $bot } » ne peut pas réfléchir pendant « { $budget } ».
fault-seat-count = { $given } joueurs sont nommés ; le jeu a { $seats } places.
fault-other-game = Le robot joue à un autre jeu.
fault-unknown-bot = Il n'y a pas de robot « { $bot } ». Connus : { $known }.

## Mise en place

fault-unknown-scenario = Il n'y a pas de scénario « { $name } ». Connus : { $known }.
fault-unknown-edition = Il n'y a pas d'édition « { $name } ». Connues : { $known }.
fault-unknown-option = Il n'y a pas d'option « { $option } ». Connues : { $known }.
fault-option-value = L'option « { $option } » ne peut pas valoir « { $value } ». Possibles : { $values }.
fault-option-fixed = Le scénario « { $scenario } » fixe l'option « { $option } ».
fault-edition-fixed = Le scénario « { $scenario } » se joue dans l'édition « { $edition } ».
fault-no-rosters = Ce jeu n'a pas de listes de force.
fault-rosters = Il faut { $expected } listes, une par camp.
fault-no-measures = Il n'y a rien à mesurer dans ce jeu.
fault-players = Le scénario « { $scenario } » ne se joue pas à { $players }. Possibles : { $possible }.

## Dés donnés d'avance

fault-dice-dry = Les dés donnés d'avance sont épuisés.
fault-dice-face = « { $face } » ne peut être ni lancé ni pioché ici.

## Fichiers de contenu

fault-content-unreadable = Le fichier de contenu est illisible : { $reason }.
fault-scenario-file = Le fichier s'appelle « { $id } » et son scénario « { $name } » : tous deux portent le même identifiant, qu'aucun autre fichier n'a.
fault-scenario-players = « players » est une liste de nombres de { $least } à { $most }.
fault-content-twice = L'identifiant « { $id } » figure deux fois.

## Positions

fault-position-object = Une position est un objet JSON.

## Probabilités

fault-odds-no-choice = Aucun choix n'est donné.
fault-odds-metric = On ne peut pas donner les probabilités de « { $metric } ». Connues : { $known }.
fault-odds-nothing = Aucune probabilité ne dépend de ce choix : aucun jet dont on les donne ne le suit.
fault-odds-not-staged = Ce n'est pas le début d'une action que poursuit le choix suivant.

## Enregistrements

fault-record-form = Un enregistrement est un texte ou une liste de lignes.
fault-record-empty = L'enregistrement est vide.
fault-record-truncated = L'enregistrement s'arrête avant sa fin.
fault-record-format = L'enregistrement est au format { $format } ; ce programme lit jusqu'au format { $known }.
fault-record-after-end = Quelque chose suit la fin de l'enregistrement.
fault-record-count = L'enregistrement annonce { $expected } lignes et en compte { $found }.
fault-record-order = La ligne { $expected } est attendue ici ; c'est la { $found } qui s'y trouve.
fault-record-game = L'enregistrement est celui d'un autre jeu : « { $game } ».
fault-record-newer = L'enregistrement suit la version { $rules } des règles ; ce programme connaît la version { $known }.
fault-record-content = L'enregistrement a été joué avec d'autres fichiers de contenu.
fault-record-no-choice = Il manque à la ligne une place ou un choix.
fault-record-dice-left = Des dés de la ligne n'ont pas servi : { $dice }.
fault-record-hash = L'état diffère : { $expected } est noté, { $found } est obtenu.
fault-dice-promise = Le secret des dés n'est pas celui qui avait été promis.
fault-dice-differ = Les dés diffèrent de ceux qui étaient promis : { $expected } sont tombés, { $found } sont notés.
fault-record-result = Le résultat diffère de celui qui est noté.
fault-record-differs = { $reason ->
    [fault-illegal] La règle { $rule } interdit ce choix.
    [fault-not-your-turn] La question est posée ici à une autre place.
    [fault-over] La partie est déjà terminée ici.
    [fault-unreadable] Le choix est illisible : { $detail }.
    [fault-dice-dry] La ligne a moins de dés qu'il n'en faut à son choix.
    [fault-dice-face] Un dé ou une carte de la ligne n'a pu être ni lancé ni pioché ici.
   *[other] La ligne ne convient pas.
  }

## Ce qui manque à un document illisible

reason-place = { $told } (ligne { $line }, colonne { $column })
reason-decimal = ce n'est pas un nombre décimal qui convienne à une table
reason-far = un point trop éloigné pour une table
reason-missing-field = il manque le champ « { $a } »
reason-unknown-field = il n'y a pas de champ « { $a } » ; attendu : { $b }
reason-no-fields = il n'y a pas de champ « { $a } » ; aucun n'est attendu
reason-twice = le champ « { $a } » figure deux fois
reason-unknown-variant = il n'y a pas de « { $a } » ; attendu : { $b }
reason-type = { $a } figure ici ; attendu : { $b }
reason-value = { $a } n'est pas possible ; attendu : { $b }
reason-length = { $a } éléments ; attendu : { $b }
reason-single-value = l'option « { $a } » prend une seule valeur
reason-nothing-called = { $a ->
    [card] aucune carte
    [figure] aucune figurine
    [profile] aucun profil
    [weapon] aucune arme
    [piece] aucun élément de décor
   *[other] rien
  } ne s'appelle « { $b } »
reason-cut-short = la fin manque
reason-trailing = quelque chose suit la fin du document
reason-too-deep = l'imbrication est trop profonde
reason-expected = attendu : { $a }
reason-character = un caractère de contrôle figure dans un texte
reason-escape = une séquence d'échappement n'est pas valable
reason-key-twice = un nom figure deux fois
reason-nobody-chooses = personne ne choisit sur la ligne de la mise en place
reason-number = un nombre est mal écrit
reason-number-range = un nombre est trop grand
reason-unclosed = un crochet ouvert n'est pas refermé
reason-quotes = une valeur est mal écrite (un texte est entre guillemets droits)
reason-no-value = un nom n'a pas de valeur derrière lui

## Valeurs et types dans un tel document

thing-named = « { $it } »
thing-byte = un nombre entier de 0 à 255
thing-count = un nombre entier, au moins 0
thing-whole = un nombre entier
thing-number = un nombre
thing-text = un texte
thing-boolean = true ou false
thing-list = une liste
thing-list-of = une liste de { $it }
thing-object = un objet
thing-text-or-object = un texte ou un objet
thing-text-or-number = un texte ou un nombre
thing-one-field = un objet d'un seul champ
thing-value = une valeur
thing-name = un nom
thing-nothing = rien (null)
thing-the-text = le texte « { $it } »
thing-the-number = le nombre { $it }
thing-the-value = la valeur { $it }
