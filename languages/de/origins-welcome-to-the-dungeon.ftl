rulebook = Im Regelheft stehen die acht Monster mit ihren Stärken, die Lebenspunkte des Barbaren und des Schurken, und was die Hälfte der Ausrüstung tut.
published = Eine Abschrift der gedruckten Karten, öffentliche Programme und Besprechungen nennen, wie oft es jedes Monster gibt, die Symbole darauf, die Lebenspunkte des Kriegers und des Magiers, wem welche Ausrüstung gehört, und die übrigen Wirkungen. Wo mehrere davon dasselbe nennen, stimmen sie überein.
design = Keine Zahl ist von uns. Fünf Gegenstände haben eigene spanische Namen von uns, weil das Regelheft sie nicht nennt: Feuerwand, Schutzarmreif, Mithrilpanzer, Faustschild und Tarnumhang.

groups_monsters = Monster
groups_adventurers = Abenteurer
groups_equipment = Ausrüstung
groups_others = Erfolgs- und Übersichtskarten

from_transcript = einer Abschrift der gedruckten Karten
from_programs = öffentlichen Programmen
from_reviews = Besprechungen
