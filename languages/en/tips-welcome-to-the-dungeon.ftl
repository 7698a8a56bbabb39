### What is told at a table of welcome-to-the-dungeon when something appears there for the first time, and at the end of its rulebook. The name of each
### sentence begins with that of the tip; its title stands in bold before it.

bidding-title = Draw or pass
bidding = Whoever is the last not to pass must go into the dungeon. Pass in time, unless you think that you can come out.
place-title = The monster you drew
place = Only you know this monster. In the dungeon it waits for whoever goes in; set aside, it takes a piece of equipment with it.
naming-title = The vorpal blade
naming = You are going in. Name a kind that nothing else of yours defeats: all monsters of that kind will be defeated.
polymorph-title = Polymorph
polymorph = Once per dungeon you may exchange the monster for the top card of the deck, for better or worse.
axe-title = The axe
axe = Nothing else defeats this monster. The axe does, but only once: is this the one?
result-title = The end of a round
result = Two successes win the game; two failures put a player out. The last one left wins too.
