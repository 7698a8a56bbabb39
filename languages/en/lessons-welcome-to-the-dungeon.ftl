### The lesson of welcome-to-the-dungeon and the positions that its rulebook offers to try. A name such as mining-3 is the third step of the chapter mining:
### -right is told when the reader plays what is wanted, -wrong when it is something else, -choice and -reply belong to a question. One or two
### sentences each: they stand in a small box above the table.

bidding-title = Dare or pass
bidding-1 = Come out of the dungeon alive twice and you win; fail twice and you are out. Everybody shares one adventurer, and only one player ends up going in.
bidding-2 = On your turn you draw a monster or pass. Whoever passes is safe, but out of the round; the last one left goes in. Draw.
bidding-2-right = A Goblin, and only you have seen it.
bidding-2-wrong = You may pass, but then you would only watch this round. Draw a monster first.
bidding-3 = Put it into the dungeon, or set it aside and sacrifice a piece of equipment. The Torch defeats everything up to strength 3, so a Goblin would not hurt you in there: put it in.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
bidding-3-right = { $p1 } drew a monster, set it aside and sacrificed the Torch: now even a Goblin hurts. { $p2 } put one more into the dungeon.
bidding-3-wrong = That works, but a piece of equipment is a high price for a Goblin.
bidding-4 = Nobody has passed. You know one of the two monsters in there. Draw again.
bidding-4-right = The Dragon, with strength 9: the worst of all.
bidding-4-wrong = Not yet: there is something you should see.
bidding-5 = The Dragon Spear defeats it. Put it in and trust that nobody sacrifices the spear, or set it aside and sacrifice a piece of equipment: you decide.
bidding-5-right = It is in there, and only you know. As long as the spear stays, it cannot hurt whoever goes in.
bidding-5-right-2 = Well done: the Dragon is out of the round, and the spear was good for nothing else. The others do not know that.
bidding-5-right-3 = The Dragon is out of the round. So is that piece: whoever goes in will be weaker.
bidding-6 = Both have put in another monster. The last player who has not passed must go in, and by now it looks deadly. Pass.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
bidding-6-right = { $p1 } passed too, so { $p2 } had to go in, and did not come out. For { $p2 } that is a first failure; a second one would be the end.
bidding-6-wrong = Whoever draws cannot pass on that turn. Too many monsters of strength 5 or more are still about: let somebody else go in.
bidding-7 = In there, each monster that no equipment defeats costs as many hit points as its strength. The heart on the adventurer’s card counts them, armour and shield included: at 0 the adventurer is dead.
wasted = It was in there, but the Torch defeats it anyway, so the sword was wasted. The Golem and the Vampire cost you 9 hit points, and you came out with 2. Your first success.
entering-title = Into the dungeon
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
entering-1 = At another table: { $p1 } has sacrificed the Holy Grail, which defeats monsters of even strength, and { $p2 } has put a monster in. This time you will go in. Draw.
entering-1-right = A Skeleton, strength 2.
entering-1-wrong = Safe, but then you depend on the others failing. Be brave this time.
entering-2 = The Torch is still there and takes care of it: put it in.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
entering-2-right = { $p1 } put in another monster and { $p2 } passed. Only you and { $p1 } are left.
entering-2-wrong = You want to go in yourself: keep the equipment together.
entering-3 = Three monsters, one of them yours. You would enter with 11 hit points. Draw once more and see who gives in.
entering-3-right = An Orc, strength 3.
entering-3-wrong = With the Torch and 11 hit points you can survive this dungeon. Draw.
entering-4 = The Torch handles an Orc as well: put it in.
# $p1 (String) the player at seat 1, counted from the reader at 0
entering-4-right = { $p1 } has passed: you are the last one, so you go in.
entering-4-wrong = You want to go in yourself: keep the equipment together.
entering-5 = First you name a kind of monster: the Vorpal Sword defeats all of that kind. Name one that the Torch and the Dragon Spear do not defeat.
entering-5-right = A good guess: the sword defeated the Golem, the Torch the Orc and the Skeleton, and only the Vampire cost you 4 hit points. Your first success.
entering-5-right-2 = A good guess: the sword defeated the Vampire, the Torch the Orc and the Skeleton, and only the Golem cost you 5 hit points. Your first success.
entering-5-right-3 = That one was not in there. The Torch defeated the Orc and the Skeleton, the Golem and the Vampire cost you 9 hit points, and you came out with 2. Your first success.
entering-6 = One question before you play on: how do you win this game?
entering-6-1-choice = Survive twice
entering-6-1-reply = Yes, or by being the last one who has not failed twice.
entering-6-2-choice = Defeat the most monsters
entering-6-2-reply = Nobody counts monsters: it only matters who comes out alive.
entering-6-3-choice = Never go in
entering-6-3-reply = That works only as long as the others fail. Two successes win the game at once.
end = You know the game: draw and make the dungeon worse, or pass in time. You went in, so now you choose the next adventurer.
draw-or-pass-title = Draw or pass
draw-or-pass = The round has just begun. Draw a monster, or pass and watch the others.
draw-or-pass-answer = You are out of this round, whatever happens in the dungeon.
draw-or-pass-answer-2 = A Vampire. Now you have to do something with it: you can no longer pass this turn.
add-or-sacrifice-title = Into the dungeon, or aside
add-or-sacrifice = The Lich, strength 6. The Holy Grail defeats even strengths. Put it in, or set it aside and sacrifice a piece of equipment.
add-or-sacrifice-answer = It is in there. The others have no idea.
add-or-sacrifice-answer-2 = Both are out of the round, and everybody saw which piece is gone.
nothing-left-title = No equipment left
nothing-left = All six pieces are gone. What you have drawn can only go into the dungeon.
nothing-left-answer = A Golem in there, and 3 hit points to face it: whoever goes in is dead.
last-one-enters-title = The last one goes in
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
last-one-enters = { $p1 } has passed. If you pass too, { $p2 } must go in at once; if you draw, the bidding goes on.
# $p2 (String) the player at seat 2, counted from the reader at 0
last-one-enters-answer = { $p2 } was the only one left and went in without another turn.
name-a-kind-title = Naming a monster
name-a-kind = You have 3 hit points, the Torch and the Vorpal Sword. Name a kind: every monster of that kind is defeated.
name-a-kind-answer = The sword defeated both Golems and the Torch the Orc: out without a scratch.
name-a-kind-answer-2 = The first card was a Golem, which cost you 5: dead.
zero-is-dead-title = Zero hit points
zero-is-dead = 3 hit points against a Goblin and a Skeleton. You put both of them in: which kind do you name?
zero-is-dead-answer = You get out with 2 hit points.
zero-is-dead-answer-2 = You get out with 1 hit point.
zero-is-dead-answer-3 = 3 less 1 less 2 is 0, and 0 is dead.
axe-title = The Vorpal Axe
axe = A Vampire of strength 4, and 7 hit points. The axe works once: now, or for something worse?
axe-answer = The Vampire is defeated, but then came the Demon of strength 7: dead.
axe-answer-2 = You have 3 hit points left, and here comes the Demon: now the axe is worth it.
potion-title = The Healing Potion
potion = The Lich, strength 6, against 4 hit points, but you have the potion: the first time you would die, you go on with 4.
potion-answer = The potion saved you, and you still have the axe for the Demon.
potion-answer-2 = The Demon cost you the potion, and the Orc 3 of your 4 hit points: alive.
polymorph-title = Polymorph
polymorph = The Dragon, and 8 hit points. Polymorph exchanges it, once, for the top card of the deck.
polymorph-answer = A Skeleton instead of the Dragon. You never know beforehand.
polymorph-answer-2 = 9 is more than 8: dead.
pact-title = The Demonic Pact
pact = The Demon: the pact defeats it, and whatever you face next as well. Do you want to exchange it?
pact-answer = The Demon is defeated, and next comes the Dragon: the pact takes care of that one too.
pact-answer-2 = Without the Demon the pact does nothing: an Orc against 2 hit points is death.
omnipotence-title = Omnipotence
omnipotence = A Golem, and 2 hit points: you will die. With Omnipotence it is a success all the same, if all monsters are of different kinds.
omnipotence-answer = So far a Golem. You put in a Vampire and an Orc: leave the cards as they are.
omnipotence-answer-2 = An Orc came in its place, and there is one more below: two of a kind, a failure.
ring-title = The Ring of Power
ring = The ring defeats monsters of strength 1 and 2 and adds that strength to your 3 hit points. Which kind do you name for the dagger?
ring-answer = You get out with 6 hit points, more than you came with.
ring-answer-2 = 3 and 1 and 2 make 6, and the Golem cost you 5: still alive.
empty-dungeon-title = An empty dungeon
# $p1 (String) the player at seat 1, counted from the reader at 0
empty-dungeon = { $p1 } passed at once, so you went into an empty dungeon: a success. Whoever went in chooses the next adventurer and begins.
empty-dungeon-answer = A new round, with all the equipment back and all the monsters shuffled.
second-success-title = The second success
second-success = Both of you have one success. Come out of here and you have won: 8 hit points against two monsters.
second-success-answer = Two successes: the game is yours.
