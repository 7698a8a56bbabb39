### Where the cards of Welcome to the Dungeon come from, on the page “About these cards”.

# What the rulebook says of them.
rulebook = The rulebook prints the eight monsters with their strengths, the hit points of the Barbarian and the Rogue, and what half of the equipment does.
# What was published elsewhere, and how far it can be trusted.
published = A transcript of the printed cards, public programs and reviews give how many cards there are of each monster, the symbols on them, the hit points of the Warrior and the Mage, whose equipment is whose, and the other effects. Where several of them say the same thing, they agree.
# What is ours, and why it is as it is.
design = No number is ours. Five pieces of equipment have Spanish names of our own, because the rulebook does not name them: the Wall of Fire, the Bracelet of Protection, the Mithril Armor, the Buckler and the Invisibility Cloak.

## Headings.

groups_monsters = Monsters
groups_adventurers = Adventurers
groups_equipment = Equipment
groups_others = Success cards and player aids

## Sources as they stand behind “taken from”.

from_transcript = a transcript of the printed cards
from_programs = public programs
from_reviews = reviews
