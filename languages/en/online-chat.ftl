title = Chat
empty = Nobody has said anything yet.
message = Message
send = Send
phrases = Quick phrases
reactions = Reactions
spectator = watching
spectatorsOnly = What you write is read by those who watch, not by those who play.
# $name (String)
mute = Mute { $name }
# $name (String)
unmute = Unmute { $name }
# $name (String)
block = Block { $name }
blockHelp = You no longer see what they write, the server does not seat you together, and they cannot sit at your tables.
# $name (String)
unblock = Unblock { $name }
list = People you do not want to read
isMuted = muted
isBlocked = blocked

said_hello = Hello, everyone!
said_luck = Good luck!
said_thinking = Let me think…
said_your-turn = Your turn!
said_nice = Well played!
said_ouch = Ouch!
said_sorry = Sorry about that.
said_trust = You can trust me.
said_liar = I don’t believe you!
said_back-soon = Back in a moment.
said_thanks = Thanks for the game!
said_again = Another one?
said_laugh = Hahaha!
said_applause = Bravo!
said_boo = Boo!
said_surprise = Wow!
said_anger = Argh!
said_love = I love it!
