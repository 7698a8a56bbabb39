title = Donjon du jour
intro = Une donne par jour et par jeu, la même pour tous : les mêmes cartes, les mêmes dés et les mêmes bots. Tu as un seul essai, sans indices.
offline = C’est le serveur qui distribue le donjon du jour, on ne peut donc pas y jouer hors ligne. Les parties et les dilemmes sur cet appareil, si.
ends = La journée finit dans { $time }, à minuit UTC à l’horloge du serveur.
past = Cette journée est finie : les résultats sont définitifs, et toutes les parties peuvent se revoir.
previous = La veille
next = Le lendemain
today = Aujourd’hui
empty = Il n’y a pas eu de donjon du jour ce jour-là.
streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
noStreak = Termine une partie aujourd’hui pour commencer une série.
star = Jeu du jour
alone = Toi contre le donjon : quel héros en sort avec le plus d’or ?
bots =
    { $count ->
        [one] Contre { $count } bot de niveau Maître.
       *[other] Contre { $count } bots de niveau Maître.
    }
play = Jouer
playOf = Jouer la donne du jour { DE($game) }
goOn = Continuer
late = Ta partie n’était pas finie à la fin de la journée : elle ne compte pas.
unplayed = Celle-ci, tu ne l’as pas jouée.
won = Victoire
lost =
    { $place ->
        [1] 1er à la table
       *[other] { $place }e à la table
    }
out = Dehors en vie avec un trésor
died = Le trésor est resté au donjon
rank =
    { $people ->
        [1] Le seul résultat jusqu’ici
       *[other] { $rank }{ $rank ->
            [1] er
           *[other] e
        } sur { $people } résultats
    }

points_coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
points_gold = { $count } d’or
points_nuggets =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }
points_successes =
    { $count ->
        [one] { $count } réussite
       *[other] { $count } réussites
    }
points_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

results = Résultats
noResults = Personne n’a encore terminé ce jeu.
histogram = Jusqu’où chacun est allé
people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
position = Rang
name = Nom
score = Score
you = toi
watch = Revoir
watchOf = Revoir la partie { DE($name) }
share = Partager
shareText = Texte à partager
copied = Copié
shareTitle = Mazmorra, donjon du jour ({ $day }) : { $game }
deal = La donne
dealHelp = Le serveur a fixé cette donne avant de pouvoir savoir qui la jouerait, et publié une empreinte de la graine. Les navigateurs n’ajoutent rien, pour que tous aient la même. La graine est révélée une fois la journée finie ; d’ici là, il n’y a ni enregistrement, ni vérification, ni analyse.
fingerprint = Empreinte de la graine
made = Fixée le
seed = Graine
salt = Sel
tomorrow = Empreintes des donnes de demain
home = Accueil
