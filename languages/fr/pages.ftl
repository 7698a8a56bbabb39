locale = fr_FR
site = Mazmorra
home = Des jeux de société de donjon : en solo, sur un écran ou en ligne. Gratuit, sans compte, sans publicité.
play = Jouer à { $game }
learn = Apprendre { $game }
learnLine = De courtes leçons qui se jouent : les règles { DE($game) } à ton rythme.
rules = Les règles { DE($game) }
rulesLine = Comment jouer à { $game }, avec des images et tous les points de règle.
online = Entre amis en ligne
onlineLine = Ouvre une table, envoie le lien et joue. Pas besoin de compte.
quick = Jouer avec du monde maintenant
quickLine = Choisis un jeu et attends : une table s’ouvre dès qu’assez de personnes veulent la même chose.
daily = Donjon du jour
dailyLine = Une donne par jour et par jeu, la même pour tous : un seul essai, et un tableau de résultats.
tournaments = Tournois
tournament = Tournoi { DE($game) }
tournamentBy = { $inviter } t’invite à un tournoi { DE($game) }
tournamentLine = Plusieurs rondes, des tables tirées selon le score, un seul tableau de résultats. Ouvre le lien, tape un nom et participe.
invitation = Une table { DE($game) }
invitationBy = { $host } t’invite à jouer à { $game }
invitationLine =
    { $free ->
        [0] Une table de { $seats }. Ouvre le lien pour regarder ou pour retrouver ta place.
        [one] Une table de { $seats }, avec { $free } place libre. Ouvre le lien, tape un nom et assieds-toi.
       *[other] Une table de { $seats }, avec { $free } places libres. Ouvre le lien, tape un nom et assieds-toi.
    }
replay = Une partie { DE($game) }
replayLine = Revois coup par coup la partie entre { LIST($names) }.
profileLine = { $name } : parties jouées ici et résultats.

ratings_title = { $game } : cotes
ratings_line = Qui joue le mieux à { $game } cette saison, et à quel point c’est sûr.
balance_title = { $game } : équilibre
balance_line = Combien de fois gagnent les rôles, les héros et les variantes { DE($game) } : personnes et bots côte à côte.
dilemmas_title = { $game } : dilemmes
dilemmas_line = Une position { DE($game) } par jour, une décision : trouverais-tu la meilleure ?

legal_privacy_title = Vie privée
legal_privacy_description = Ce que ce serveur garde sur toi, et pour combien de temps.
legal_terms_title = Conditions d’utilisation
legal_terms_description = Les règles de ce serveur, et ce qui attend qui les enfreint.
legal_imprint_title = Mentions légales
legal_imprint_description = Qui tient ce serveur, et comment le joindre.
legal_forever = une durée illimitée

missing = Il n’y a rien ici
missingLine = Le lien est peut-être incomplet, ou ce vers quoi il menait a disparu.

embedPicture = La position
embedPrevious = Un coup en arrière
embedNext = Un coup en avant
embedPlay = Lecture
embedPause = Pause
embedPlace = Coups { $at } à { $to } sur { $length }
embedOpen = Regarder la partie dans Mazmorra
embedGone = Cette partie ne peut pas être montrée ici : elle est encore en cours, a été supprimée ou n’a jamais existé.
