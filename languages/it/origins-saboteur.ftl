rulebook = Il regolamento dice quante carte percorso, azione, oro e nano ci sono in tutto, che cosa fa ogni carta azione, e quanti minatori e sabotatori partecipano.
published = Non mostra ogni carta percorso. Le loro forme e il numero di ognuna vengono da sei programmi pubblici, che concordano fino all’ultima carta. I numeri di ogni carta azione vengono da quattro di questi programmi, e quelli delle carte oro da 1, 2 e 3 pepite da tre.
design = Le carte percorso non hanno nomi stampati: i nostri dicono che cosa c’è disegnato. Nient’altro sulle carte è nostro.

groups_fixed = Partenza e obiettivi
groups_paths = Carte percorso
groups_actions = Carte azione
groups_gold = Carte oro
groups_dwarfs = Carte nano

from_programs = programmi pubblici che concordano tra loro
