### Ce que dit le serveur lui-même. Chaque message est aussi dans server.en.ftl, avec les mêmes variables.

server-unauthorized = Ce lien n'ouvre pas cela.
server-invited = Une invitation ne montre rien de la place : il faut d'abord la prendre.
server-origin = La demande vient d'un autre site.
server-not-found = Il n'y a rien ici.
server-method = Cette adresse ne s'appelle pas ainsi.
server-stale = Cette décision a déjà reçu sa réponse.
server-early = Cette décision n'est pas encore posée : la table en est à une autre.
server-seat-held = Quelqu'un joue ici. Seule cette personne peut céder la place ; après une longue absence, un robot peut la remplacer : un quart d'heure en direct, trois jours dans une partie au long cours.
server-two-hands = Vous voyez déjà une main. Quand d'autres sont à la table, personne n'en voit deux : confiez la place à un robot, ou ouvrez-la à quelqu'un.
server-too-many = Trop de demandes : un instant, s'il vous plaît.
server-busy = Le serveur a trop à faire pour le moment. Réessayez dans un instant.
server-unavailable = La table est inaccessible pour le moment ; rien n'est perdu. Réessayez.
server-too-long = Cela prend trop de temps ; rien n'a changé.
server-not-socket = C'est l'adresse d'un canal : ouvrez ici une connexion WebSocket.
server-not-text = Le message n'est pas du texte.
server-missing = Il manque le champ « { $field } ».
server-length = Trop long : { $most } caractères au plus.
server-empty = Il n'y a rien dedans.
server-bot-plays = Un robot joue à cette place : reprenez-la d'abord.
server-not-over = L'enregistrement se lit une fois la partie terminée.
server-no-redo = Il n'y a rien à rejouer.
server-no-wish = Personne n'a demandé à revenir en arrière.
server-nothing-yours = Vous n'avez encore rien décidé qu'on puisse reprendre.
server-start = Une table commence par une position ou par un enregistrement, pas par les deux.
server-token = Une clé compte 48 chiffres hexadécimaux ; seul qui prend une place libre en apporte une.
server-level = Il faut un niveau au robot.
