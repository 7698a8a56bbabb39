### What is told at a table of dungeon-raiders when something appears there for the first time, and at the end of its rulebook. The name of each
### sentence begins with that of the tip; its title stands in bold before it.

monster-title = Monsters
monster = If all cards together reach the strength in the shield, the monster is defeated. Otherwise whoever played the lowest card takes the wounds.
treasure-title = Treasures
treasure = The highest card takes the first chest. Players who tie share it, and what cannot be divided is lost.
vault-title = Vaults
vault = In a vault nobody competes: your number alone decides your gift.
trap-title = Traps
trap = A trap hits the richest or the healthiest, not whoever played badly. The highest card of all decides how hard.
boss-title = The boss
boss = The last room. Each boss has a rule of its own, and some items let you escape. Then the coins are counted.
crystal-ball-title = The crystal ball
crystal-ball = You have seen what the others played: now choose your real card.
