### Where the cards of Dungeon Raiders come from, on the page “About these cards”.

# What the rulebook says of them.
rulebook = The rulebooks print how many cards of each kind there are, the four traps, the item cards, the power cards and what is special about each boss. Two examples also show a Dragon with four players and the Treasure with 4 and 2 coins.
# What was published elsewhere, and how far it can be trusted.
published = The other numbers come from two public programs of this edition and from pictures of the 2013 printing: the strength and wounds of the monsters, the coins in the chests, what each value buys in a vault, the seven level cards, what each character starts with, and most numbers of the bosses. Where these sources differ, we follow the totals of the rulebook.
# What is ours, and why it is as it is.
design = With five players the Tax Collector, Medusa and the Sphinx have strength 18: every other monster that needs 11 with three players and 14 with four needs 18 with five, and so does the Wolf Pack of 2013. A table may choose 16 instead. No source gives the wounds of the Golem and the Mummy for this edition; with 2 wounds they change the winner of simulated games about as often as the other bosses do. Most English names of monsters are our translations.

## Headings.

groups_rooms = Room cards
groups_bosses = Bosses
groups_characters = Characters
groups_levels = Level cards
groups_power = Power cards
groups_items = Items
groups_map = Map

## Sources as they stand behind “taken from”.

from_programs = public programs of this edition
from_pictures = pictures of the 2013 printing
