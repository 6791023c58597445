### Ce que disent de même les tables des jeux de figurines. Chaque message existe aussi dans l'autre langue, avec les mêmes variables.

web-map-table = La table. Les flèches déplacent la vue, plus et moins changent l'échelle, R tourne la table, M prend la réglette ; quand un endroit est demandé, les flèches le déplacent, Maj fait de petits pas, Entrée confirme.
web-map-turn = Tourner la table
web-map-stick = Réglette de mesure
web-map-stick-about = Touchez deux figurines ou deux endroits. Vous seul le voyez.
web-map-point = un endroit
web-map-judging = …
web-map-fits = C'est permis.
web-map-stops = S'arrête en chemin
web-map-not-here = Pas ici.
web-map-stops-why = S'arrête en chemin : { $why }
web-map-not-here-why = Pas ici : { $why }.
web-map-put = Poser ici
web-map-go = Aller ici
web-map-go-far = Aller jusque-là
web-map-tap = Touchez la table ou faites glisser, ou utilisez-y les flèches.
web-map-wind-north = N
web-map-wind-south = S
web-map-wind-east = E
web-map-wind-west = O
web-band-deployed = { $count ->
    [one] { $count } figurine déployée sur { $of }
   *[other] { $count } figurines déployées sur { $of }
  }
web-band-left = { $count ->
    [one] encore { $count } figurine sur { $of }
   *[other] encore { $count } figurines sur { $of }
  }

## Listes

web-roster-yours = Les vôtres
web-roster-looked = Simple coup d'œil : cela ne rejoint les vôtres que si vous en changez quelque chose, le jouez ou le gardez.
web-roster-keep = Garder
web-roster-none = Rien n'est encore gardé sur cet appareil.
web-roster-open = Ouvrir un fichier
web-roster-no-link = Ce lien est abîmé : redemandez-le, ou demandez le fichier.
web-roster-too-long = Ce que vous avez écrit vous-même est trop long pour un lien : enregistrez le fichier et envoyez-le.
web-roster-no-file = Ce fichier ne contient pas de liste de ce jeu.
web-roster-copy = Copier
web-roster-copy-of = { $name } (copie)
web-roster-delete = Supprimer { $name }
web-roster-deleted = { $name } est supprimé.
web-roster-bring-back = Annuler la suppression
web-roster-ready = Prêtes à jouer
web-roster-ready-about = Prenez-en une telle quelle, ou changez-la : elle devient la vôtre.
web-roster-name = Nom
web-roster-fine = Elle peut être jouée.
web-roster-own = De quoi elle est faite
web-roster-link = Copier un lien
web-roster-copied = Lien copié
web-roster-file = Enregistrer un fichier
web-roster-print = Imprimer la fiche
web-roster-play = Jouer avec
web-roster-play-not = Corrigez d'abord ce que les règles y refusent.
web-roster-play-empty = Elle est encore vide : mettez-y d'abord quelqu'un.
web-roster-sheet = Fiche de référence
web-roster-gist = En jeu
web-roster-of = { $who } : { $side }
web-roster-unsettled = { $side } (place pas encore connue)
web-roster-suggested = Conseillée ({ $about })
