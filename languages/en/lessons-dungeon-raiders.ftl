### The lesson of dungeon-raiders and the positions that its rulebook offers to try. A name such as mining-3 is the third step of the chapter mining:
### -right is told when the reader plays what is wanted, -wrong when it is something else, -choice and -reply belong to a question. One or two
### sentences each: they stand in a small box above the table.

title = A level of five rooms
step-1 = You are after coins. Whoever has the most at the end wins, but the most wounded of all collapses and cannot win.
step-2 = A level has five rooms, from left to right. In each one everybody plays one card face down, and all cards are turned up together.
step-3 = A treasure of 3 coins: the highest card takes it. Play your 5.
# $p1 (String) the player at seat 1, counted from the reader at 0
step-3-right = { $p1 } played a 5 too, so you share the chest: 1 coin each, and the third one is lost.
step-3-wrong = You may play that card, but nothing beats a 5. Play the 5 and see what can still go wrong.
step-4 = In a vault nobody competes: each number has its own gift. A crystal ball shows you the others’ cards before you choose yours, a key counts as 5 for a treasure, a sword as 5 against a monster.
step-5 = A 1 is weak elsewhere, but here it brings you a torch. Play it.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
step-5-right = The torch is in your hand now. { $p1 } took a crystal ball and { $p2 } drank a potion that heals 1 wound.
step-5-wrong = That number has a good gift too, but you will soon want a torch: play the 1.
step-6 = A Goblin. If all cards together reach its strength, 11, it is defeated; otherwise it attacks the lowest card. So it pays to know what the others still hold.
# $p2 (String) the player at seat 2, counted from the reader at 0
step-7 = The bars by each shield are the cards that are left. { $p2 } has used the 3 and the 5: what can { $p2 } still play?
step-7-1-choice = 1, 2 and 4
step-7-1-reply = Right: everybody has the cards 1 to 5 once on each level.
step-7-2-choice = 3 and 5
step-7-2-reply = Those are spent: a used card comes back only when the level ends.
step-7-3-choice = Any card
# $p2 (String) the player at seat 2, counted from the reader at 0
step-7-3-reply = No: each card can be used once on a level, and { $p2 } has used two.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
step-8 = { $p1 } holds 1, 3 and 4, and { $p2 } holds 1, 2 and 4. Choose a card that is unlikely to be the lowest.
# $p2 (String) the player at seat 2, counted from the reader at 0
step-8-right = The cards came to 8, so the Goblin attacked. { $p2 } had the lowest card, a 1, and takes 2 wounds.
# $p2 (String) the player at seat 2, counted from the reader at 0
step-8-right-2 = The cards came to 7, so the Goblin attacked. { $p2 } had the lowest card, a 1, and takes 2 wounds. You kept your 4.
step-8-wrong = A 2 beats only a 1, and both of them hold higher cards. That would be asking for wounds.
step-8-wrong-2 = Keep the torch for a moment: first the Goblin.
step-9 = The fifth door is dark. A torch shows you alone what is behind it, and you still play your card afterwards. Light it now.
step-9-right = Two chests: 4 coins for the highest card and 2 for the second-highest. It pays to keep your best card for them.
step-9-wrong = Look first: once you are in the last room, there is nothing left for the torch to show.
step-10 = Lava: the richest player loses coins, and that is you. The highest card that anybody plays decides how many, so play low.
# $p1 (String) the player at seat 1, counted from the reader at 0
step-10-right = { $p1 } played a 4, so the lava cost you 2 coins. Other traps wound whoever has the fewest wounds: they always hit whoever is doing best.
step-10-wrong = A higher card could only cost you more, and you want it for the treasure behind the dark door.
step-11 = The last room of the level. You kept one card for it: play it.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
step-11-right = You and { $p2 } share the large chest, 2 coins each; the small one goes to { $p1 }, even with a 1. Everybody takes back the used cards for the next level.
step-11-right-2 = The second-highest card: 2 coins from the small chest. Everybody takes back the used cards for the next level.
step-12 = Look at the wounds of all three. Who would collapse if the game ended now?
# $p1 (String) the player at seat 1, counted from the reader at 0
step-12-1-choice = { $p1 }
# $p1 (String) the player at seat 1, counted from the reader at 0
step-12-1-reply = Yes: { $p1 } has 4 wounds, more than anybody. However many coins { $p1 } had, the victory would be somebody else’s.
# $p2 (String) the player at seat 2, counted from the reader at 0
step-12-2-choice = { $p2 }
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
step-12-2-reply = { $p2 } has 3 wounds, and { $p1 } has more. Only the most wounded collapses.
step-12-3-choice = Me
step-12-3-reply = Not you: you have 2 wounds, the fewest of all.
end = You know the game: five levels like this one, and in the very last room a boss with a rule of its own, written on its card. Most coins win, and the most wounded collapses.
tie-for-a-chest-title = A tie for a chest
tie-for-a-chest = Three coins for the highest card. Is the 5 worth it if somebody else plays one too?
tie-for-a-chest-answer = A tie: 1 coin each, and the third is lost.
tie-for-a-chest-answer-2 = The 5 took all three coins. You have kept yours for later.
second-chest-title = The second chest
second-chest = Two chests: 3 coins for the highest card and 2 for the second-highest. Which card would you play?
second-chest-answer = Three 5s: 1 coin each, and the second chest stays shut.
second-chest-answer-2 = The others shared 3 coins, 1 each. The second chest is yours alone: 2 coins.
key-title = A key for a chest
key = A key counts as 5 in a treasure room and saves your power cards.
key-answer = All 4 coins for the key, and your five power cards are still in hand.
lowest-card-title = The lowest card is attacked
lowest-card = Together you hardly reach 11. Whoever plays the lowest card takes 3 wounds, and so does everybody who ties with it.
lowest-card-answer = Lowest: 3 wounds for you.
lowest-card-answer-2 = A tie for the lowest: 3 wounds for each of you.
lowest-card-answer-3 = Not the lowest: you are unhurt.
monster-falls-title = Together against a monster
monster-falls = The Snake has strength 8 and is defeated if all cards together reach it. The others have played 5 in all.
monster-falls-answer = Only 6, and your card is the lowest: 3 wounds.
monster-falls-answer-2 = Only 7: the Snake bites the two of you who played a 2.
monster-falls-answer-3 = It is defeated. There is no reward: nobody is hurt, and that is all.
sword-title = A sword against a monster
sword = Your high cards are used up. A sword counts as 5 against monsters: with it you would reach 14.
sword-answer = 14, exactly enough: the Dragon is defeated.
sword-answer-2 = Too little, and yours is the lowest card: 3 wounds.
vault-title = Gifts of a vault
vault = In a vault each value brings its own gift, whatever the others play. Which gift do you want?
vault-answer = A potion: one wound less.
vault-answer-2 = The item is in your hand, and you used a card that you may not miss.
empty-pile-title = Too few items in the pile
empty-pile = All six torches are in other hands. What does a 1 bring now?
empty-pile-answer = Nothing: the pile is empty, and you get nothing else instead.
empty-pile-answer-2 = Another number, another gift.
potions-title = Coins or potions
potions = You have the most wounds and would collapse. Is it coins you need, or a potion?
potions-answer = Two wounds healed: now you no longer have more than the others.
potions-answer-2 = One wound healed.
potions-answer-3 = Coins. They are worth nothing to whoever collapses.
lava-title = A trap for the richest
# $p1 (String) the player at seat 1, counted from the reader at 0
lava = { $p1 } has the most coins. The highest card of all decides how many the lava takes: make it expensive.
# $p1 (String) the player at seat 1, counted from the reader at 0
lava-answer = 3 coins less for { $p1 }.
# $p1 (String) the player at seat 1, counted from the reader at 0
lava-answer-2 = 2 coins less for { $p1 }.
# $p1 (String) the player at seat 1, counted from the reader at 0
lava-answer-3 = 1 coin less for { $p1 }.
# $p1 (String) the player at seat 1, counted from the reader at 0
lava-answer-4 = With nothing above a 2 the lava stays cold: { $p1 } loses nothing.
boulder-title = A trap for the healthiest
boulder = The boulder hits whoever has the fewest wounds: you. Your own card only matters if it is the highest.
boulder-answer = Your own 5 made it 2 wounds.
# $p2 (String) the player at seat 2, counted from the reader at 0
boulder-answer-2 = The 4 from { $p2 } decided it: 1 wound for you.
torch-title = Light in the dark
torch = Three rooms ahead are dark. A torch shows all of them, to you alone, and you still play a card afterwards.
torch-answer = Now you know what is coming, and the others only know that you looked.
crystal-ball-title = Wait and see
crystal-ball = Play the crystal ball: you see what the others have played, and only then choose your card.
crystal-ball-answer = A 4 and a 1 lie open. A 5 takes the chest, and a 2 would be wasted.
mega-dragon-title = Escape from a boss
mega-dragon = The Mega Dragon cannot be defeated, and you only have a 1 left. But a key is a way out of here.
mega-dragon-answer = You escaped, and the lowest card of the others was attacked. You win with the most coins.
mega-dragon-answer-2 = The lowest of all: those wounds make you collapse.
