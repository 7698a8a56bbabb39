title = Dilemme
today = Dilemme du jour
ask = { $game } : que ferais-tu ? Choisis à la table.
right = Exact : c’est le meilleur choix.
wrong = Le meilleur choix est { QUOTE($best) }.
adventurer = Un aventurier choisirait { QUOTE($tempting) }.
leftOut = La recherche a écarté d’emblée ton choix, { QUOTE($chosen) }.
yours = ton choix
best = le meilleur
values = Ce que vaut chaque choix
others =
    { $count ->
        [1] Un choix de plus
       *[other] { $count } choix de plus
    }
next = Dilemme suivant
none = Il n’y a pas encore de dilemmes pour ce jeu.
all = Tu as répondu aux { $of } dilemmes de ce jeu, dont { $right } avec la meilleure réponse.
again = Recommencer
score = { $right } sur { $of }
strength = force { $points }
old = Ce dilemme a été fait pour d’autres règles et n’est pas montré. Recharge la page pour en avoir de nouveaux.
home = Accueil
