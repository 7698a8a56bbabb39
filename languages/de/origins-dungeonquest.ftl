rulebook = Das Regelheft der dritten Ausgabe (2010) nennt die Größe jedes Stapels, zeigt oder beschreibt einen Teil der Begegnungskarten, der Kampfkarten und der Machtkarten, nennt die Räume und erklärt die Fähigkeiten aller Helden außer Hugo. Einige Attribute stehen in seinen Beispielen und Bildern.
published = Wo es schweigt, folgen wir der überarbeiteten Ausgabe von 2014, deren Stapel gleich groß sind, und der Ausgabe von 1985, deren Räume und Fallen bekannt sind. Für 2010 beweist das nichts: Von 23 Karten, die im Regelheft und in der Ausgabe von 2014 abgedruckt sind, unterscheiden sich elf. Pendelklinge, Ruheloser Schatten, Giftgas, Explosion, Giftschlangen, Vampirbiss, Riesennaga, Spinnengift, Flaschenteufel, Ferrox, Artefaktfresser und Verbotener Foliant sind in der Schachtel wahrscheinlich anders.
design = Die meisten Machtkarten sind von uns, denn jeder Held und jede Art von Monster braucht vier, und das Regelheft zeigt wenige. Ebenfalls von uns sind einige Kampfkarten und die Anzahl jeder einzelnen, die Monster des Dungeonstapels, die Hinterhalte außer dem des Dämons, vier Runen, die Würfeltabellen der Kammern der Dunkelheit und die Fähigkeit von Hugo. Die Hälfte der Räume kam hinzu, um auf 117 zu kommen: Andere Ausgaben haben ihre Formen, aber nicht in dieser Zahl. Wo das Regelheft etwas nur erschließen lässt, etwa die Angriffsart einer Karte, zählen wir unsere Deutung als Entwurf.

groups_dungeon = Dungeonkarten
groups_dragon = Drachenkarten
groups_treasure = Schatzkarten
groups_trap = Fallenkarten
groups_door = Türkarten
groups_crypt = Gruftkarten
groups_corpse = Leichenkarten
groups_search = Suchkarten
groups_catacomb = Katakombenkarten
groups_rune = Runenkarten
groups_combat = Kampfkarten
groups_power = Machtkarten
groups_heroes = Helden
groups_monsters = Monstermarker
groups_markers = Marker und Entschlossenheit
groups_board = Plan
groups_tiles = Raumplättchen

from_of2014 = der Ausgabe von 2014
from_of1985 = der Ausgabe von 1985
from_review = einer Besprechung der Ausgabe von 2010
from_program = einem öffentlichen Programm
