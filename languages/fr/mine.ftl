title = Mes parties
none = Rien ici pour l’instant. Joue une partie : elle sera conservée sur cet appareil.
all = Tous les jeux
pick = Quel jeu
under = Sur la table
finished = Terminées
opened = Regardées
openedHelp = Venues de liens et de fichiers d’autres personnes. Regarde la relecture pour savoir comment elles finissent.
won = gagnée
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
shared = victoire partagée
nobody = sans vainqueur
practice = entraînement
withHints = avec indices
hinted =
    { $count ->
        [one] dont { $count } avec indices
       *[other] dont { $count } avec indices
    }
online = en ligne
resume = Reprendre
watch = Revoir
analysis = Analyse
more = En montrer { $count } de plus
statistics = Ton bilan
statisticsNone = Tes chiffres apparaîtront ici après ta première partie terminée. L’entraînement et les parties des autres ne comptent pas.
played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
wonOf =
    { $won ->
        [0] aucune gagnée sur { $played }
        [one] { $won } gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
share = gagnées
bySeats = Par nombre de places
seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
byOpponents = Par adversaires

opponents_mixed = Bots de plusieurs niveaux
opponents_people = D’autres personnes
opponents_alone = En solo

byRole = Par rôle, en manches

roles_miner = Chercheur d’or
roles_saboteur = Saboteur

survived =
    Sortie du donjon en vie dans { $count } { $played ->
        [one] partie sur { $played }
       *[other] parties sur { $played }
    }
mostGold = Ton meilleur butin : { $gold } d’or
together =
    { $count ->
        [one] { $count } partie à plusieurs sur cet écran
       *[other] { $count } parties à plusieurs sur cet écran
    }
epitaphs = Ci-gisent
epitaphsHelp = Tes héros qui ne sont pas sortis du donjon, les derniers d’abord.
keep = Tout emporter
keepHelp = Un seul fichier avec toutes les parties de cet appareil, tes réglages et ton carnet. Ouvert sur un autre appareil, il y ajoute ce qui manque. Les places aux tables en ligne restent à ce navigateur.
export = Tout enregistrer
import = Ouvrir un fichier
imported =
    { $count ->
        [one] C’est fait : { $count } partie ajoutée ; réglages et carnet restaurés.
       *[other] C’est fait : { $count } parties ajoutées ; réglages et carnet restaurés.
    }
importedRecord = C’est fait : la partie du fichier est ajoutée.
broken = Ce fichier ne peut pas être lu : il ne vient pas de Mazmorra, ou il en manque une partie. Rien n’a changé.
failed = Ce navigateur n’a pas pu conserver les parties. Rien n’a changé.

moments = Mes plus beaux moments
momentOf = coups { $from } à { $to }
momentRemove = Supprimer
