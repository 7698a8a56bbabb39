### Where the cards of DungeonQuest come from, on the page “About these cards”.

# What the rulebook says of them.
rulebook = The rulebook of the third edition (2010) gives the size of every deck, shows or describes part of the encounter cards, of the combat cards and of the power cards, names the rooms, and tells the abilities of all heroes but Hugo. A few attributes stand in its examples and pictures.
# What was published elsewhere, and how far it can be trusted.
published = Where it is silent we follow the Revised Edition of 2014, whose decks have the same sizes, and the edition of 1985, whose tiles and traps are known. That proves nothing for 2010: of 23 cards that are printed in the rulebook and in the edition of 2014, eleven differ. Swinging Blade, Lingering Shade, Poisonous Gas, Explosion, Poisonous Snakes, Vampire Bite, Giant Naga, Spider’s Venom, Bottle Imp, Ferrox, Artifact Eater and Forbidden Tome are probably different in the box.
# What is ours, and why it is as it is.
design = Most power cards are ours, because every hero and every kind of monster needs four of them and the rulebook shows few. Also ours are some of the combat cards and the number of each, the monsters of the dungeon deck, the Sneak Attacks other than the Demon’s, four runes, the die tables of the Chambers of Darkness and the ability of Hugo. Half of the tiles were added to make 117: other editions have their shapes, but not in this number. Where the rulebook only lets something be inferred, such as the attack type of a card, we count our reading as design.

## Headings.

groups_dungeon = Dungeon cards
groups_dragon = Dragon cards
groups_treasure = Treasure cards
groups_trap = Trap cards
groups_door = Door cards
groups_crypt = Crypt cards
groups_corpse = Corpse cards
groups_search = Search cards
groups_catacomb = Catacomb cards
groups_rune = Rune cards
groups_combat = Combat cards
groups_power = Power cards
groups_heroes = Heroes
groups_monsters = Monster tokens
groups_markers = Markers and determination tokens
groups_board = Board
groups_tiles = Room tiles

## Sources as they stand behind “taken from”.

from_of2014 = the 2014 edition
from_of1985 = the 1985 edition
from_review = a review of the 2010 edition
from_program = a public program
