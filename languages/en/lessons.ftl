coach = Lesson
watch = Watch what happens.
next = Go on
# $step (Number)
# $of (Number)
place = { $step } / { $of }
nextChapter = Next part
playOn = Play on from here
playNow = Start a game of my own
rules = Read the rules
home = Home
old = This lesson was written for different rules, so it cannot be opened. Reload the page to get the new one.
none = There is no lesson for this game yet.
tryAgain = Try it again
