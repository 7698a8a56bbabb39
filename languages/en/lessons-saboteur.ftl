### The lesson of saboteur and the positions that its rulebook offers to try. A name such as mining-3 is the third step of the chapter mining:
### -right is told when the reader plays what is wanted, -wrong when it is something else, -choice and -reply belong to a question. One or two
### sentences each: they stand in a small box above the table.

another = You may play that, but here the lesson wants something else: look at what is lit.
mining-title = A round as a miner
mining-1 = Everybody has a secret role. You are a miner: dig from the left to the treasure, one of the three goals on the right. Saboteurs, if there are any, want it never to be found.
mining-2 = On your turn you play one card or discard one, and draw another. Your vertical tunnel cannot go at the end of the one on the table. Why not?
mining-2-1-choice = Its sides do not fit
mining-2-1-reply = Right: tunnel must meet tunnel and rock must meet rock, on all four sides. And a card must always join the tunnel that comes from the start.
mining-2-2-choice = It is a dead end
mining-2-2-reply = It is a complete tunnel, but it runs up and down: on its left it has rock.
mining-2-3-choice = It is vertical
mining-2-3-reply = Vertical tunnels are allowed where the sides fit: tunnel to tunnel, rock to rock.
mining-3 = The horizontal tunnel does fit. Pick it from your hand and lay it at the end.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
mining-3-right = { $p1 } dug on. { $p2 } laid a dead end: the tunnel is blocked in the middle, and nothing can go on from it.
# $p2 (String) the player at seat 2, counted from the reader at 0
mining-4 = Whoever lays a card like that is hardly a miner: watch { $p2 }. A rockfall takes one card out of the mine. Use it on the dead end.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
mining-4-right = The way is open again, and { $p1 } has dug on. But { $p2 } has broken your lantern.
mining-4-wrong = That is a good tunnel: take the dead end away, the last card on the right.
mining-5 = With a broken tool you cannot dig. A repair card that shows the same tool repairs it, for you or for anybody else. Repair your lantern.
# $p1 (String) the player at seat 1, counted from the reader at 0
mining-5-right = Your lantern shines again, and { $p1 } is close to the goals.
mining-6 = Which way now? A map shows one goal to you alone. Look at the middle one.
# $p1 (String) the player at seat 1, counted from the reader at 0
mining-6-right = A stone, and only you knew. { $p1 } has just reached it: the stone is turned up so that it fits the tunnel, and the round goes on.
mining-6-wrong = The tunnel leads to the middle goal: that is the one to know about first.
# $p1 (String) the player at seat 1, counted from the reader at 0
mining-7 = So the treasure is at the top or at the bottom. { $p1 }’s last card, just before the stone, is open at the top: lay your vertical tunnel there, and we shall try the top.
mining-7-right = One more card, and you reach the top goal.
# $p1 (String) the player at seat 1, counted from the reader at 0
mining-7-wrong = A good idea: below the stone you would reach the bottom goal at once. But this lesson goes up: lay it above { $p1 }’s last card.
mining-8 = Turned round, your curve leads to the right, to the goal. Lay it and see what is there.
mining-8-right = The treasure! The miners have won the round, and all roles are shown.
mining-9 = As many gold cards are drawn as there are miners. You reached the treasure, so you choose first: take the best.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
mining-9-right = 3 nuggets for you, 1 for { $p1 }, and nothing for { $p2 }, who was the saboteur.
mining-9-wrong = Gold decides the game after three rounds: take the 3.
sabotage-title = The end of a round as a saboteur
sabotage-1 = At another table you are the saboteur: if the cards run out before the treasure is found, the round is yours. The draw pile is empty, but one more tunnel would reach the middle goal.
sabotage-2 = Lay your dead end in front of the goal. It fits like a tunnel, but it reaches nothing.
sabotage-2-right = The goal stays face down. Now the miners have to go a long way round.
# $p1 (String) the player at seat 1, counted from the reader at 0
sabotage-3 = Whoever has a broken tool cannot dig. Break { $p1 }’s cart.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
sabotage-3-right = { $p1 } could only discard. { $p2 } dug on.
# $p2 (String) the player at seat 2, counted from the reader at 0
sabotage-4 = Only { $p2 } can still dig. You have one card left: break { $p2 }’s lantern.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
sabotage-4-right = Nobody can play a card any more, and there is none left to draw: the round ends without the treasure. You were the only saboteur and get 4 nuggets; { $p1 } and { $p2 } get nothing.
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
sabotage-4-wrong = { $p1 } cannot dig any more anyway. { $p2 } can.
sabotage-5 = After three rounds, each with new roles, whoever has the most gold wins. Whom would you help as a miner?
sabotage-5-1-choice = Whoever digs for the gold
sabotage-5-1-reply = Yes. Nobody shows a role, so you judge by what the others play.
sabotage-5-2-choice = Nobody
sabotage-5-2-reply = A miner alone seldom reaches the treasure, and without it no miner gets any gold.
end = You know the game: look at your role, dig or stop the digging, and read what the others do. After three rounds the most gold wins.
fitting-title = Tunnel to tunnel, rock to rock
fitting = The tunnel ends open on the right. Pick a card and see where it fits: all touching sides must match.
fitting-answer = It fits, so it stays: a laid card is never moved.
turned-title = A card turned round
turned = Path cards may be turned half round. At the end of the tunnel your curve fits as it is, but your T fits only turned round.
turned-answer = Now the tunnel goes on from there.
dead-end-title = A dead end
dead-end = A dead end fits like a tunnel, but its openings do not meet inside: nothing can be joined to the start through it.
dead-end-answer = The tunnel ends there. Now the others wonder about you.
broken-tool-title = A broken tool
broken-tool = Your lantern is broken: no path card can be played. A repair card helps, and you may still play actions.
broken-tool-answer = From your next turn on you can dig again.
repair-one-of-two-title = One card, two tools
repair-one-of-two = The card shows two tools and repairs one of them: you choose which.
repair-one-of-two-answer = One is repaired, the other is still broken.
break-title = Breaking a tool
# $p1 (String) the player at seat 1, counted from the reader at 0
break = You are the saboteur, and the treasure is close. { $p1 }’s cart is broken already: whom do you stop?
break-answer = A bluff at your own cost.
# $p1 (String) the player at seat 1, counted from the reader at 0
break-answer-2 = { $p1 } could not dig anyway: now there are two tools to repair.
# $p2 (String) the player at seat 2, counted from the reader at 0
break-answer-3 = { $p2 } cannot dig until somebody repairs the tool.
rockfall-title = Rockfall
rockfall = A rockfall takes any path card away, but neither the start nor a goal. What lies behind the gap stays, cut off.
rockfall-answer = The tunnel is one card shorter.
rockfall-answer-2 = Everything behind the gap is cut off until it is filled.
fill-a-gap-title = Filling a gap
# $p1 (String) the player at seat 1, counted from the reader at 0
fill-a-gap = { $p1 } has torn a hole in the tunnel. A card that fits on both sides joins everything again.
fill-a-gap-answer = Joined again, all the way.
map-title = A map
map = A map shows one goal to you alone. What you tell the others about it is up to you.
map-answer = The treasure. Now you know where to dig.
map-answer-2 = A stone: one goal less to reach.
stone-title = Reaching a stone
stone = One more card reaches the middle goal. A tunnel turns it up; a dead end does not.
stone-answer = The goal stays face down.
stone-answer-2 = A stone. It is turned so that it fits, and tunnels may go on from it.
stone-answer-3 = A stone. It is turned so that it fits, and tunnels may go on from it.
treasure-title = Reaching the treasure
treasure = You know that the treasure is the middle goal. One path card ends the round, and whoever reaches the treasure chooses first.
treasure-answer = The treasure! Two miners share two gold cards, and you choose first.
discard-title = Passing
discard = You may discard a card face down, even if you could play one. A miner has no use for dead ends.
discard-answer = Nobody sees what it was. That is why discarding looks suspicious.
last-card-title = The saboteurs win
# $p1 (String) the player at seat 1, counted from the reader at 0
# $p2 (String) the player at seat 2, counted from the reader at 0
last-card = The draw pile is empty, and { $p1 } cannot dig. If { $p2 } cannot either, the round is over and you win it.
last-card-answer = Nobody holds a card that can be played: 4 nuggets for the only saboteur.
draft-title = Sharing the gold
draft = You have reached the treasure. You see the gold cards, keep one and pass on the rest; saboteurs get nothing.
# $p1 (String) the player at seat 1, counted from the reader at 0
draft-answer = The best one. { $p1 } gets what is left.
# $p1 (String) the player at seat 1, counted from the reader at 0
draft-answer-2 = Generous: { $p1 } gets the 3.
