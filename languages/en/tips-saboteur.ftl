### What is told at a table of saboteur when something appears there for the first time, and at the end of its rulebook. The name of each
### sentence begins with that of the tip; its title stands in bold before it.

turn-title = Your turn
turn = Play one card or discard one; then you draw. Cards that fit nowhere can only be discarded.
broken-title = Broken tools
broken = Nobody can dig with a broken tool. Anybody may repair it with a card that shows the same tool.
rockfall-title = Rockfall
rockfall = A rockfall takes one path card away. What is cut off stays, and a card that fits joins it again.
map-title = Maps
map = Whoever plays a map knows what one of the goals is. Watch where that player digs afterwards.
stone-title = A goal is turned up
stone = A tunnel has reached a goal. Two of the three are only stones, and tunnels may go on from them.
draft-title = Sharing gold
draft = Only the miners share these gold cards. Keep one and pass on the rest.
