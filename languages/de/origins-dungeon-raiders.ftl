rulebook = In den Regelheften stehen die Anzahl der Karten jeder Art, die vier Fallen, die Gegenstandskarten, die Stärkekarten und das Besondere jedes Bossmonsters. Zwei Beispiele zeigen außerdem einen Drachen zu viert und den Schatz mit 4 und 2 Münzen.
published = Die übrigen Zahlen stammen aus zwei öffentlichen Programmen dieser Ausgabe und von Bildern der Auflage von 2013: Stärke und Wunden der Monster, die Münzen in den Truhen, was jeder Wert im Lagerraum bringt, die sieben Ebenenkarten, womit jede Figur beginnt, und die meisten Zahlen der Bossmonster. Wo diese Quellen auseinandergehen, folgen wir den Summen des Regelhefts.
design = Zu fünft haben Steuereintreiber, Medusa und Sphinx Stärke 18: Jedes andere Monster, das zu dritt 11 und zu viert 14 braucht, braucht zu fünft 18, ebenso das Wolfsrudel von 2013. Ein Tisch darf stattdessen 16 wählen. Die Wunden des Golems und der Mumie nennt für diese Ausgabe keine Quelle; mit 2 Wunden ändern sie in simulierten Partien etwa so oft den Sieg wie die anderen Bossmonster. Die meisten englischen Namen der Monster sind unsere Übersetzungen.

groups_rooms = Raumkarten
groups_bosses = Bossmonster
groups_characters = Figuren
groups_levels = Ebenenkarten
groups_power = Stärkekarten
groups_items = Gegenstände
groups_map = Landkarte

from_programs = öffentlichen Programmen dieser Ausgabe
from_pictures = Bildern der Auflage von 2013
