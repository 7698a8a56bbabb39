rulebook = I regolamenti riportano quante carte di ogni tipo ci sono, le quattro trappole, le carte oggetto, le carte potere e che cosa ha di speciale ogni boss. Due esempi mostrano anche un Drago con quattro giocatori e il Tesoro con 4 e 2 monete.
published = Gli altri numeri vengono da due programmi pubblici di questa edizione e da foto della stampa del 2013: la forza e le ferite dei mostri, le monete nei forzieri, che cosa compra ogni valore in un caveau, le sette carte livello, con che cosa comincia ogni personaggio, e quasi tutti i numeri dei boss. Dove queste fonti non concordano seguiamo i totali del regolamento.
design = Con cinque giocatori l’Esattore, Medusa e la Sfinge hanno forza 18: ogni altro mostro che chiede 11 con tre giocatori e 14 con quattro ne chiede 18 con cinque, e così il Branco di lupi del 2013. Un tavolo può scegliere invece 16. Nessuna fonte dà le ferite del Golem e della Mummia per questa edizione; con 2 ferite cambiano il vincitore di partite simulate circa quanto gli altri boss. Quasi tutti i nomi italiani dei mostri sono traduzioni nostre.

groups_rooms = Carte stanza
groups_bosses = Boss
groups_characters = Personaggi
groups_levels = Carte livello
groups_power = Carte potere
groups_items = Oggetti
groups_map = Mappa

from_programs = programmi pubblici di questa edizione
from_pictures = fotografie della stampa del 2013
