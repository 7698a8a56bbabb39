rulebook = Le livret dit combien il y a en tout de cartes Chemin, Action, Or et Nain, ce que fait chaque carte Action, et combien de chercheurs d’or et de saboteurs participent.
published = Il ne montre pas toutes les cartes Chemin. Leurs formes et le nombre de chacune viennent de six programmes publics, d’accord jusqu’à la dernière carte. Le nombre de chaque carte Action vient de quatre de ces programmes, et celui des cartes Or de 1, 2 et 3 pépites de trois d’entre eux.
design = Les cartes Chemin n’ont pas de nom imprimé : les nôtres disent ce qui y est dessiné. Rien d’autre sur les cartes n’est de nous.

groups_fixed = Départ et arrivées
groups_paths = Cartes Chemin
groups_actions = Cartes Action
groups_gold = Cartes Or
groups_dwarfs = Cartes Nain

from_programs = programmes publics qui concordent
