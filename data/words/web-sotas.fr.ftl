### The table of SOTAS in the browser. Every message stands in the other language too, with the same variables.

web-sotas-turn-of = Tour { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}sur { $turns }
  }
web-sotas-setting-up = Mise en place
web-sotas-light-dusk = Crépuscule : on voit à Moyenne
web-sotas-light-dark = Nuit : on voit à Courte
web-sotas-fuse = La bombe : fin du tour { $turn }
web-sotas-track = Le sort : { $track } sur { $goal }
web-sotas-tokens = { $name } : { $tokens } sur { $of }
web-sotas-stick-short = Courte
web-sotas-stick-medium = Moyenne
web-sotas-stick-long = Longue
web-sotas-stick-none = au-delà de Longue
web-sotas-figure = { $name }, { $side }. Qualité { $quality }+, Combat { $combat }. { $states }.
web-sotas-active = agit en ce moment
web-sotas-acted = a agi
web-sotas-fresh = peut agir
web-sotas-missed = n'agit plus
web-sotas-turn-state = Ce tour
web-sotas-where-waiting = pas encore déployée
web-sotas-where-table = sur la table
web-sotas-where-killed = tuée
web-sotas-where-fled = en fuite
web-sotas-where-escaped = échappée
web-sotas-where-inside = dans son hôte
web-sotas-state-down = à terre
web-sotas-state-unconscious = sans connaissance
web-sotas-state-bound = Immobilisé
web-sotas-state-wounded = blessé
web-sotas-state-weak = affaibli
web-sotas-state-confused = déboussolé
web-sotas-state-controlled = sous contrôle
web-sotas-state-climbing = grimpe
web-sotas-state-shield = bouclier levé
web-sotas-state-carries = porte quelque chose
web-sotas-state-aloft = en l'air
web-sotas-state-distracted = distrait
web-sotas-state-empty = arme vide
web-sotas-quality = Qualité
web-sotas-combat = Combat
web-sotas-points = { $points } points
web-sotas-grenades = { $count ->
    [one] { $count } grenade
   *[other] { $count } grenades
  }
web-sotas-arrival = { $length } sur { $most } mm, { $actions ->
    [0] déjà payé
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-slowed = ralenti par { $piece }
web-sotas-drop = tombe de { $length } mm
web-sotas-touches = touche { $names }
web-sotas-seen-by = vu par { $count }{ $covered ->
    [0] {""}
   *[other] , à couvert de { $covered }
  }
web-sotas-unseen = vu par aucun ennemi
web-sotas-peril-radiation-1 = { $name } blesse : trois dés de Qualité, et trois échecs tuent
web-sotas-peril-gas-1 = { $name } attaque au début de chaque activation passée dedans
web-sotas-peril-terrain-12 = { $name } emporte pour de bon qui s'arrête dessus
web-sotas-far = { $name } en est à { $far }
web-sotas-made-of = { $most } mm (réglette { $stick } + socle { $base }{ $descent ->
    [0] {""}
   *[other] {""} − { $descent } de descente
  })
web-sotas-stuck = Aucun déplacement possible : { $why }
web-sotas-lure-contact = Au contact de { $name }
web-sotas-lure-toward = Vers { $name }
web-sotas-lure-goal = Vers { $name }
web-sotas-lure-aim = Vers l'objectif
web-sotas-lure-cover = À couvert : { $name }
web-sotas-lure-way = { $name }, aussi loin que permis
web-sotas-lure-stay = Rester ici
web-sotas-way-north = Au nord
web-sotas-way-south = Au sud
web-sotas-way-east = À l'est
web-sotas-way-west = À l'ouest
web-sotas-gap = { $stick }, { $length } mm
web-sotas-hidden = pas en vue
web-sotas-hidden-by = pas en vue : { $names }
web-sotas-cover = à couvert
web-sotas-cover-by = à couvert : { $names }
web-sotas-proof-movement-5 = la table s'arrête là
web-sotas-proof-movement-6 = trop loin
web-sotas-proof-movement-10 = { $name } occupe la place
web-sotas-proof-movement-12 = { $name } barre le chemin
web-sotas-proof-movement-13 = trop loin en traversant { $name }
web-sotas-proof-setup-4 = à moins de { $gap } mm { DE($name) }
web-sotas-proof-scenario-2 = { $name } occupe la place
web-sotas-proof-terrain-8 = trop loin, avec la descente
web-sotas-proof-ranged-6 = hors de portée
web-sotas-proof-target-1 = { $name } est plus près et passe d'abord
web-sotas-proof-target-6 = { $name } est au corps à corps avec la cible
web-sotas-proof-setup-1 = tout son socle doit être dans sa zone de déploiement
web-sotas-proof-setup-6 = tout son socle doit être dans sa zone de déploiement
web-sotas-proof-setup-7 = tout son socle doit être dans sa zone de déploiement
web-sotas-why-setup-1 = pas un endroit où elle se déploie
web-sotas-why-setup-4 = il doit être sur la table, et ce qui barre le passage à au moins une Courte de chaque bord
web-sotas-why-setup-6 = pas un endroit où elle se déploie
web-sotas-why-setup-7 = pas un endroit où elle se déploie
web-sotas-why-scenario-2 = la place est prise
web-sotas-why-movement-4 = un déplacement est une ligne droite
web-sotas-why-movement-6 = trop loin
web-sotas-why-movement-10 = quelqu'un s'y trouve
web-sotas-why-movement-12 = quelque chose barre le passage
web-sotas-why-movement-13 = trop loin en terrain difficile
web-sotas-why-movement-14 = le terrain difficile coûte ici deux actions
web-sotas-why-terrain-8 = la hauteur use le déplacement
web-sotas-why-slow-1 = un seul déplacement par tour
web-sotas-why-disengage-2 = quitter un ennemi coûte deux actions
web-sotas-why-terror-2 = n'ose pas engager cet ennemi
web-sotas-why-fear-of-water-2 = n'ose pas traverser l'eau ce tour
web-sotas-why-actions-2 = a déjà attaqué ce tour-ci
web-sotas-why-actions-6 = plus d'action
web-sotas-why-actions-7 = plus d'action
web-sotas-why-target-5 = ne peut pas tirer au contact d'un ennemi
web-sotas-why-knockdown-7 = à terre, doit d'abord se relever
web-sotas-why-immobilised-2 = ne peut ni bouger ni attaquer
web-sotas-why-immobilised-9 = ne peut ni bouger ni attaquer
web-sotas-why-climbing-6 = en pleine escalade
web-sotas-why-activation-22 = sans connaissance
web-sotas-why-bow-2 = à charger d'abord
web-sotas-why-death-ray-4 = à recharger d'abord
web-sotas-why-malfunction-2 = à recharger d'abord
web-sotas-why-melee-1 = pas au contact
web-sotas-why-los-2 = pas en vue
web-sotas-why-stealth-1 = se cache contre un décor
web-sotas-part-by = { $part } ({ $names })
web-sotas-clear = bien en vue
web-sotas-band = portée { $band } sur { $bands }, jusqu'à { $length } mm
web-sotas-totals = dé { $attack } contre dé { $defence }
web-sotas-attack = Attaque
web-sotas-defence = Défense
web-sotas-melee = Corps à corps
web-sotas-parts = Ce qui compte
web-sotas-sway-heavy-armour-2 = Armure lourde : un combat perdu d'un seul point vaut une égalité
web-sotas-sway-powered-armour-5 = Armure énergétique : un combat perdu d'un seul point est sans effet
web-sotas-sway-force-field-1 = Champ de force : un dé détourne une défaite sur 5 ou 6
web-sotas-sway-needle-pistol-2 = les aiguilles ne lui font rien
web-sotas-sway-powered-armour-3 = Armure énergétique : cette arme ne lui fait rien
web-sotas-sway-gas-3 = le gaz ne lui fait rien
web-sotas-sway-immaterial-3 = Immatériel : cela ne lui fait rien
web-sotas-sway-anti-kinetic-shield-2 = Bouclier anti-cinétique : cela ne lui fait rien
web-sotas-sway-melee-11 = sans défense : toute défaite la tue
web-sotas-sway-proneshoot-4 = à terre : toute défaite contre un tir la tue
web-sotas-sway-immobilised-4 = Immobilisée : toute défaite la tue
web-sotas-sway-immobilised-9 = Immobilisée : elle ne peut blesser l'attaquant
web-sotas-sway-knockdown-8 = à terre : elle ne blesse pas l'attaquant
web-sotas-sway-lethal-1 = Mortel : tue qui est simplement battu
web-sotas-sway-death-ray-2 = arme mortelle : tue qui est simplement battu
web-sotas-sway-electric-pistol-2 = arme mortelle : tue qui est simplement battu
web-sotas-sway-grenade-photon-2 = arme mortelle : tue qui est simplement battu
web-sotas-sway-horrific-kill-1 = Mise à mort atroce : chaque mise à mort est une Mort Atroce
web-sotas-sway-web-pistol-2 = son arme Immobilise qui est battu, et rien d'autre
web-sotas-sway-sonic-stunner-2 = son arme Immobilise qui est battu, et rien d'autre
web-sotas-sway-robust-2 = Robuste : une mort ordinaire n'est qu'une blessure
web-sotas-sway-artificial-2 = Artificiel : une Mort Atroce est une mort ordinaire
web-sotas-sway-hero-3 = Héros : peut relancer son dé, une fois par partie
web-sotas-sway = { $name } – { $what }
web-sotas-targets = Cibles
web-sotas-no-targets = Personne à portée ni au contact.
web-sotas-spots = Où il vaut la peine d'aller
web-sotas-burst = { $count ->
    [one] atteint { $names }
   *[other] atteint { $count } figurines : { $names }
  }
web-sotas-burst-nobody = n'atteint personne
web-sotas-throw = Lancer ici
web-sotas-pool = Éléments à poser
web-sotas-pool-left = Encore à venir, tous joueurs confondus : { $least } au moins, { $most } au plus.
web-sotas-pool-gap = Entre eux, au moins { $gap } mm.
web-sotas-size = { $width } × { $depth } mm
web-sotas-size-round = ⌀ { $across } mm
web-sotas-dice = Combien de dés ?
web-sotas-dice-about = Ce qu'un, deux ou trois dés peuvent rapporter
web-sotas-dice-actions = Actions
web-sotas-dice-none = Aucune action
web-sotas-dice-lost = Tour perdu
web-sotas-roll = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
  }
web-sotas-cost = { $actions ->
    [0] gratuit
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-actions = Actions
web-sotas-actions-of = Actions : { $name }
web-sotas-turnover = puis le tour passe
web-sotas-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
web-sotas-test = { $name } : { $target } ou plus
web-sotas-roll-off = { $stake ->
    [sides] Qui choisit son camp
   *[first-hand] Qui joue en premier
  }
web-sotas-rolled-off = { $then ->
    [won] { $name } { $stake ->
        [sides] choisit
       *[first-hand] commence
      }.
    [again] Égalité : on relance.
   *[lots] Encore une égalité : on tire au sort.
  }
web-sotas-harm-nothing = rien
web-sotas-harm-undecided = indécis
web-sotas-harm-recoil = recul
web-sotas-harm-down = jeté à terre
web-sotas-harm-killed = tué
web-sotas-harm-gruesome = mort atroce
web-sotas-harm-wounded = blessé
web-sotas-harm-immobilised = Immobilisé
web-sotas-harm-thrown = projeté
web-sotas-harm-possessed = possédé
web-sotas-harm-confused = déboussolé
web-sotas-harm-fainted = s'évanouit
web-sotas-harm-controlled = sous contrôle

web-sotas-part-profile-2 = Qualité
web-sotas-part-profile-3 = paroles
web-sotas-part-profile-4 = Combat
web-sotas-part-improved-attack-1 = Attaque améliorée
web-sotas-part-improved-defence-1 = Défense améliorée
web-sotas-part-acrobat-1 = Acrobate
web-sotas-part-acrobat-2 = Acrobate
web-sotas-part-aimed-1 = tir visé
web-sotas-part-ambush-3 = embuscade
web-sotas-part-cover-1 = couvert
web-sotas-part-darkness-1 = au-delà de la vue, pénombre
web-sotas-part-darkness-2 = au-delà de la vue, dans le noir
web-sotas-part-darkness-6 = ébloui
web-sotas-part-doors-3 = { $sign ->
    [minus] porte lourde ou blindée
   *[other] Armure énergétique
  }
web-sotas-part-doors-5 = aide à la porte
web-sotas-part-doors-8 = taille
web-sotas-part-doors-12 = arme
web-sotas-part-doors-16 = arme
web-sotas-part-gas-1 = gaz
web-sotas-part-grenades-2 = grenade
web-sotas-part-grenades-5 = taille
web-sotas-part-grenades-6 = couvert
web-sotas-part-light-armour-1 = Armure légère
web-sotas-part-light-armour-2 = Armure légère
web-sotas-part-melee-expert-1 = Expert au corps à corps
web-sotas-part-melee-specialist-1 = Spécialiste du corps à corps
web-sotas-part-melee-specialist-2 = Spécialiste du corps à corps
web-sotas-part-melee-10 = en infériorité
web-sotas-part-melee-11 = cible sans défense
web-sotas-part-melee-12 = attaque en puissance
web-sotas-part-melee-13 = embuscade
web-sotas-part-melee-15 = plus haut, ou derrière un obstacle
web-sotas-part-melee-18 = pistolet au corps à corps
web-sotas-part-mental-shield-1 = Bouclier mental
web-sotas-part-mounted-1 = monté
web-sotas-part-multishot-3 = tir suivant
web-sotas-part-nbc-suit-1 = combinaison NBC
web-sotas-part-nbc-suit-3 = combinaison NBC
web-sotas-part-possession-2 = Possession
web-sotas-part-powered-armour-1 = Armure énergétique
web-sotas-part-powered-armour-2 = Armure énergétique
web-sotas-part-proneshoot-1 = cible à terre
web-sotas-part-quills-2 = piquants
web-sotas-part-quills-3 = piquants
web-sotas-part-ranged-4 = deuxième portée
web-sotas-part-ranged-5 = troisième portée
web-sotas-part-ranged-7 = arme
web-sotas-part-rangedmod-1 = grande cible
web-sotas-part-rangedmod-3 = cible Immobilisée
web-sotas-part-sharpshooter-1 = Tireur d'élite
web-sotas-part-sharpshooter-2 = Tireur d'élite
web-sotas-part-size-1 = taille
web-sotas-part-size-2 = taille
web-sotas-part-sonic-screwdriver-3 = tournevis sonique
web-sotas-part-stealth-1 = Furtivité
web-sotas-part-undead-2 = Mort vivant
web-sotas-part-undead-4 = Mort vivant
web-sotas-part-woods-3 = depuis le bois
web-sotas-part-leader-1 = Chef
web-sotas-part-telepathy-3 = déboussolé
web-sotas-part-radiation-2 = antidote
web-sotas-part-radiation-5 = irradié
web-sotas-part-attractive-4 = distrait
web-sotas-part-determined-1 = Déterminé
web-sotas-part-climbing-11 = paroi verticale
web-sotas-part-heavy-armour-4 = armure lourde
web-sotas-part-psychometry-1 = Psychométrie
web-sotas-part-no-hands-2 = sans mains
web-sotas-part-scenario-6 = tournevis sonique
web-sotas-part-weak-constitution-1 = Constitution faible
web-sotas-part-strong-constitution-1 = Constitution forte
web-sotas-role-attacker = Attaquant
web-sotas-role-defender = Défenseur
web-sotas-play-side = Jouer le camp « { $name } »
web-sotas-strew = Poser pour moi mes autres éléments

## Bandes

web-sotas-rosters = Bandes
web-sotas-sides-settled = Quand on apporte une bande, on s'est entendu sur les camps.
web-sotas-band-of = { $name }, { $scenario }
web-sotas-rosters-about = Composez une bande aux points. Elle reste sur cet appareil ; partagez-la par lien ou fichier, imprimez-la, amenez-la à une table.
web-sotas-rosters-go = Composer sa propre bande
web-sotas-roster-new = Nouvelle bande
web-sotas-roster-nameless = Bande sans nom
web-sotas-band-for = Faite pour
web-sotas-band-size = { $nth ->
    [0] une petite partie
    [1] une partie normale
   *[other] une grande partie
  }, { $points } points
web-sotas-band-for-side = { $name }, { $points } points
web-sotas-band-unique = une seule
web-sotas-band-no-match = Personne ne s'appelle ainsi ici.
web-sotas-band-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
  }
web-sotas-band-fewer = Une de moins : { $name }
web-sotas-band-more = Une de plus : { $name }
web-sotas-band-each = { $count ->
    [1] { $points } points
   *[other] { $points } points chacune
  }
web-sotas-band-slack = Un écart de { $most } points au plus compte comme une égalité.
web-sotas-band-empty = Choisissez des figurines ci-dessous.
web-sotas-band-profiles = Figurines au choix
web-sotas-band-faction = Faction
web-sotas-band-all = Toutes
web-sotas-band-search = Chercher
web-sotas-band-values = Qualité { $quality }+, Combat { $combat }
web-sotas-band-extra = Acheter de l'équipement
web-sotas-band-no-extras = Rien ne peut être ajouté.
web-sotas-band-without = Sans { $name }
web-sotas-sheet-figure = Figurine
web-sotas-sheet-weapons = Armes et équipement
web-sotas-sheet-specials = Règles spéciales
web-sotas-sheet-sum = { $count } × { $points } = { $sum }
web-sotas-sheet-points = Points

## Le jeu en bref

web-sotas-primer-aim = Chaque camp mène une petite bande. Si le scénario ne demande rien d'autre, qui a les dernières figurines sur la table gagne.
web-sotas-primer-turn = À votre tour, vous activez vos figurines l'une après l'autre, dans l'ordre que vous voulez, chacune une fois par tour de jeu. Quand toutes celles de tous l'ont été, le tour de jeu suivant commence.
web-sotas-primer-dice = Pour chaque activation vous choisissez de lancer un, deux ou trois dés. Chaque dé qui atteint la Qualité de la figurine est une action ; dès deux échecs au même jet, le tour passe une fois ses actions faites.
web-sotas-primer-move = Les longueurs sont des réglettes : Courte, Moyenne, Longue. Un déplacement coûte une action et va tout droit d'une réglette, Moyenne pour la plupart ; un terrain difficile la raccourcit d'un cran.
web-sotas-primer-shot = Un tir coûte une action : les deux lancent un dé et ajoutent leur Combat, et seule la cible risque quelque chose. Au-delà de la portée de l'arme c'est plus difficile, au-delà du double encore plus, et le couvert protège la cible. Une deuxième action renforce une attaque.
web-sotas-primer-melee = Des figurines dont les socles se touchent se battent au corps à corps : les deux lancent, et chacune peut perdre. Si le dé du vainqueur est impair, le perdant recule ; s'il est pair, il tombe. Le double de son total le tue, et qui est à terre meurt dès qu'il perd.
web-sotas-primer-morale = Une Mort Atroce (le triple du total), la mort d'un Chef ou la perte de la moitié de la bande impose un test de Moral : trois dés contre la Qualité. Avec un ou deux échecs la figurine fuit ; avec trois, elle quitte la table.

## La première partie guidée

web-sotas-guide = Première partie
web-sotas-guide-subject-activation = Activation
web-sotas-guide-subject-moving = Mouvement
web-sotas-guide-subject-shooting = Tir
web-sotas-guide-subject-melee = Corps à corps
web-sotas-guide-known = appris
web-sotas-guide-done = Vous connaissez le cœur du jeu.
web-sotas-guide-pick = Vous jouez les figurines à la marque ronde. Tant que dure votre tour, vous les activez l'une après l'autre, dans l'ordre que vous voulez. Choisissez-en une : sur la table ou dans la liste.
web-sotas-guide-pick-again = Choisissez la figurine suivante. Les plus importantes d'abord : un mauvais jet met fin au tour de toutes celles qui restent.
web-sotas-guide-dice = Choisissez un, deux ou trois dés. Au-dessus se lit ce que chacun doit montrer : la Qualité de la figurine, et ce qui la change, comme un Chef tout proche. Chaque dé qui y parvient est une action. Deux échecs au même jet, et c'est à l'ennemi : voyez les chances. Deux dés sont un bon début.
web-sotas-guide-dice-again = Un dé est sans risque ; trois peuvent valoir trois actions, ou coûter votre tour.
web-sotas-guide-dice-last = Personne d'autre n'attend d'être activé : deux échecs ne vous coûtent plus rien. Trois dés rapportent le plus d'actions.
web-sotas-guide-move = Vous avez des actions : les points ronds. La surface teintée montre jusqu'où la figurine va avec une seule, celle en tirets jusqu'où quand le terrain la ralentit. Derrière le muret vos soldats sont à couvert. Touchez un point de la surface, ou glissez-y la figurine.
web-sotas-guide-move-again = Avancez encore, à couvert ou à portée d'un ennemi. Des socles qui se touchent combattent au corps à corps.
web-sotas-guide-where = Glissez la figurine, touchez un point, ou choisissez dans la liste. À côté se lit : quelle distance, à quel prix, qui vous verrait là.
web-sotas-guide-shoot = Voici une cible. Ligne pleine : bien en vue ; ligne en tirets : à couvert. Chaque attaque montre ses chances ; dépliez ce qui compte pour voir chaque modificateur et sa règle. Tirez.
web-sotas-guide-close = Vous savez tirer. Passez au corps à corps : allez au contact d'un ennemi et, s'il reste une action, attaquez. Sur qui est trop loin, tirez, ou approchez-vous.
web-sotas-guide-fight = Vous touchez un ennemi : attaquez au corps à corps. Les deux lancent, le plus haut total l'emporte, et le double du perdant tue.
web-sotas-guide-stand = Cette figurine est à terre : elle ne s'y déplace pas et ne combat pas au corps à corps, mais peut tirer. Se relever coûte une action, et c'est le plus souvent la première chose à faire.
web-sotas-guide-left = Cette figurine a encore des actions. Ce qu'elle peut en faire se lit parmi ses actions ; si rien n'y est utile, finissez l'activation.
web-sotas-guide-end = Cette figurine n'a plus d'action. Choisissez qui l'on active ensuite, ou finissez l'activation.
web-sotas-guide-lost = Deux échecs au même jet font perdre le tour. Il ne reste qu'à finir l'activation : l'ennemi joue ensuite. Vos figurines pas encore activées le seront quand votre tour reviendra.
web-sotas-guide-recoil = Votre figurine est repoussée. Choisissez où elle recule.
web-sotas-guide-salvo = Votre arme peut tirer encore, près de la première cible, pour une action de plus.
web-sotas-guide-wait = C'est le tour de l'ennemi. Suivez le journal : chaque étape nomme sa règle, et un clic en dit plus.
web-sotas-guide-answers = C'est toujours votre tour : voyez ce que donne votre action. Quand l'ennemi a quelque chose à décider, il répond d'abord.
web-sotas-guide-other = Répondez à la question sous la table. « Conseil » dit ce que ferait un robot, et pourquoi.
web-sotas-guide-over = La première partie est finie. Montez un vrai scénario, ou composez votre propre bande.
web-sotas-die = dé
web-sotas-needs = Il faut
web-sotas-hand = À { $name } de jouer
web-sotas-height = { $length } mm de haut
web-sotas-door-open = ouverte
web-sotas-door-shut = fermée
web-sotas-door-locked = verrouillée
web-sotas-door-broken = brisée
web-sotas-colon = {" : "}
web-sotas-activate = Activer { $name }
web-sotas-others = { $count ->
    [one] { $count } autre ennemi à portée
   *[other] { $count } autres ennemis à portée
  }
web-sotas-reach = Se déplace de { $length } au plus ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  })
web-sotas-reach-slowed = en terrain difficile { $length }
web-sotas-progress-side = Camp
web-sotas-progress-left = Figurines restantes
web-sotas-destroyed = Points détruits
web-sotas-terrain = { $count ->
    [one] Un élément de décor
   *[other] { $count } éléments de décor
  }
web-sotas-contact = au contact
web-sotas-no-targets-now = Personne ne peut être attaqué maintenant.
web-sotas-others-why = { $count ->
    [one] Pourquoi : { $count } ennemi à portée
   *[other] Pourquoi : { $count } ennemis à portée
  }
web-sotas-each-die = Chaque dé doit faire { $target } ou plus.
web-sotas-free-die = Un dé réussit sans être lancé.
web-sotas-next = Fini ? Activez aussitôt :
web-sotas-tie = Égalité : rien ne se passe.
web-sotas-legend-reach = portée d'un déplacement : { $length }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-legend-slowed = en terrain difficile : { $length }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-legend-clear = cibles en vue dégagée : { $count }
web-sotas-legend-cover = cibles à couvert (−1) : { $count }
web-sotas-legend-range = portées de l'arme en main
web-sotas-depth = profondeur { $length } mm
web-sotas-piece-ground-open = On y avance comme en terrain découvert.
web-sotas-piece-ground-difficult = Difficile : un déplacement qui y passe perd une réglette.
web-sotas-piece-ground-blocked = Personne ne le traverse.
web-sotas-piece-ground-cross = Difficile à franchir, et personne ne s'y arrête.
web-sotas-piece-sight-clear = On voit librement au-delà.
web-sotas-piece-sight-low = On voit par-dessus ; qui est derrière est à couvert (−1 aux tirs).
web-sotas-piece-sight-block = Il bloque la vue ; qui est vu près de son coin est à couvert (−1 aux tirs).
web-sotas-piece-sight-wood = Il cache qui est dedans aux tireurs du dehors.
web-sotas-piece-sight-hill = Elle bloque la vue entre figurines qui ne sont pas dessus.
web-sotas-piece-cover-inside = Qui est dedans est à couvert du dehors (−1 aux tirs).
web-sotas-piece-climbed = On peut y grimper : test de Qualité.
