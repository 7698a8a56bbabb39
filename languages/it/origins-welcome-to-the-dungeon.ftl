rulebook = Il regolamento riporta gli otto mostri con la loro forza, i punti vita del barbaro e del ladro, e che cosa fa metà dell’equipaggiamento.
published = Una trascrizione delle carte stampate, programmi pubblici e recensioni dicono quante carte ci sono di ogni mostro, i simboli che portano, i punti vita del guerriero e del mago, di chi è quale equipaggiamento, e gli altri effetti. Dove più fonti dicono la stessa cosa, concordano.
design = Nessun numero è nostro. Cinque pezzi d’equipaggiamento hanno nomi spagnoli nostri, perché il regolamento non li nomina: il muro di fuoco, il bracciale di protezione, l’armatura di mithril, il brocchiere e il mantello dell’invisibilità. I nomi italiani dell’equipaggiamento sono tutti nostri.

groups_monsters = Mostri
groups_adventurers = Avventurieri
groups_equipment = Equipaggiamento
groups_others = Carte successo e carte aiuto

from_transcript = una trascrizione delle carte stampate
from_programs = programmi pubblici
from_reviews = recensioni
