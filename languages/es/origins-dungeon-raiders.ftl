rulebook = Los reglamentos indican cuántas cartas hay de cada tipo, las cuatro trampas, las cartas de objeto, las de poder y lo que tiene de especial cada monstruo final. Dos ejemplos muestran además un Dragón con cuatro jugadores y el Tesoro de 4 y 2 monedas.
published = Los demás números proceden de dos programas públicos de esta edición y de fotografías de la edición de 2013: la fuerza y las heridas de los monstruos, las monedas de los cofres, lo que da cada valor en las cámaras, las siete cartas de nivel, con qué empieza cada personaje y casi todos los números de los monstruos finales. Cuando estas fuentes no coinciden, seguimos los totales del reglamento.
design = Con cinco jugadores, el Recaudador, Medusa y la Esfinge tienen fuerza 18: los demás monstruos que piden 11 con tres jugadores y 14 con cuatro piden 18 con cinco, y también la Manada de lobos de 2013. La mesa puede elegir 16. Ninguna fuente da las heridas del Gólem y de la Momia en esta edición; con 2 heridas cambian al ganador de las partidas simuladas más o menos tan a menudo como los demás monstruos finales. La mayoría de los nombres ingleses de los monstruos son traducciones nuestras.

groups_rooms = Cartas de habitación
groups_bosses = Monstruos finales
groups_characters = Personajes
groups_levels = Cartas de nivel
groups_power = Cartas de poder
groups_items = Objetos
groups_map = Mapa

from_programs = programas públicos de esta edición
from_pictures = fotografías de la edición de 2013
