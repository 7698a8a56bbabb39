### What is told at a table of dungeonquest when something appears there for the first time, and at the end of its rulebook. The name of each
### sentence begins with that of the tip; its title stands in bold before it.

monster-player-title = You play the monster
monster-player = The player to your right has met a monster, and you play it: choose your cards to win.
escape-title = Monsters
escape = Attack, or try to escape back the way you came. If you fail, you are wounded and must fight anyway.
combat-title = Combat
combat = Both of you choose a card in secret; the higher number wins the round. Each card in a damage pile is one wound.
counterattack-title = Counterattack
counterattack = Your card can counterattack the type that was played against you: add cards with the same sign until you are ahead.
test-title = Tests
test = In a test you roll two dice: if the sum is not above the attribute, you pass. A failed test gives you a determination token that helps next time.
door-title = Doors
door = Each time somebody tries a door, a door card is drawn. The same door may be jammed now and open later.
catacombs-title = Catacombs
catacombs = Below, you draw one catacomb card each turn, and each card takes you one space further in the direction of your travel marker.
leaving-title = Leaving
leaving = Only gold that you carry out counts. Outside you are safe, but you cannot come back.
sun-title = The setting sun
sun = From the next space on, a die decides each round whether the towers close. Whoever is still inside then is dead.
