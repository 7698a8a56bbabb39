rulebook = El reglamento muestra los ocho monstruos con su fuerza, los puntos de vida del Bárbaro y del Pícaro, y lo que hace la mitad del equipo.
published = Una transcripción de las cartas impresas, varios programas públicos y algunas reseñas dan cuántas cartas hay de cada monstruo, sus símbolos, los puntos de vida del Guerrero y del Mago, de quién es cada objeto y los demás efectos. Cuando varias de estas fuentes hablan de lo mismo, coinciden.
design = Ningún número es nuestro. Cinco objetos llevan un nombre español nuestro, porque el reglamento no los nombra: el Muro de fuego, el Brazalete de protección, la Armadura de mithril, el Broquel y la Capa de invisibilidad.

groups_monsters = Monstruos
groups_adventurers = Aventureros
groups_equipment = Equipo
groups_others = Cartas de éxito y de ayuda

from_transcript = una transcripción de las cartas impresas
from_programs = programas públicos
from_reviews = reseñas
