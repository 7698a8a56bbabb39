# title = Daily dungeon
# intro = One deal a day for each game, the same for everybody: the same cards, the same dice and the same bots. You have one try, without hints.
# offline = The server deals the daily dungeon, so it cannot be played offline. Games and dilemmas on this device can.
# $time (String)
# ends = The day ends in { $time }, at midnight UTC by the server’s clock.
# past = This day is over: results are final, and every game can be watched.
# previous = The day before
# next = The day after
# today = Today
# empty = There was no daily dungeon on this day.
# $days (Number)
# streak =
#     { $days ->
#         [one] 1 day in a row
#        *[other] { $days } days in a row
#     }
# noStreak = Finish a game today to begin a streak.
# star = Game of the day
# alone = You against the dungeon: whose hero comes out with the most gold?
# $count (Number)
# bots =
#     { $count ->
#         [one] Against 1 bot at Master level.
#        *[other] Against { $count } bots at Master level.
#     }
# play = Play
# $game (String)
# playOf = Play today’s deal of { $game }
# goOn = Go on
# late = Your game was not over when the day was, so it does not count.
# unplayed = You did not play this one.
# won = Victory
# $place (Number)
# lost = Place { $place } at the table
# out = Out alive with treasure
# died = Did not come out with treasure
# $rank (Number)
# $people (Number)
# rank =
#     { $people ->
#         [one] The only result so far
#        *[other] Number { $rank } of { $people } results
#     }

# A number of what a game counts, by the name of the score.
# $count (Number)
# points_coins =
#     { $count ->
#         [one] 1 coin
#        *[other] { $count } coins
#     }
# $count (Number)
# points_gold = { $count } gold
# $count (Number)
# points_nuggets =
#     { $count ->
#         [one] 1 nugget
#        *[other] { $count } nuggets
#     }
# $count (Number)
# points_successes =
#     { $count ->
#         [one] 1 success
#        *[other] { $count } successes
#     }
# $count (Number)
# points_points =
#     { $count ->
#         [one] 1 point
#        *[other] { $count } points
#     }

# results = Results
# noResults = Nobody has finished this game yet.
# histogram = How far people got
# $count (Number)
# people =
#     { $count ->
#         [one] 1 person
#        *[other] { $count } people
#     }
# position = Rank
# name = Name
# score = Score
# you = you
# watch = Watch
# $name (String)
# watchOf = Watch the game of { $name }
# share = Share
# shareText = Text to share
# copied = Copied
# $game (String)
# $day (String)
# shareTitle = Mazmorra, daily dungeon of { $day }: { $game }
# deal = The deal
# dealHelp = The server fixed this deal before it could know who would play it, and published a fingerprint of the seed. Browsers add nothing, so that everybody has the same. The seed is revealed when the day is over; until then there is no record, no check and no analysis.
# fingerprint = Fingerprint of the seed
# made = Fixed on
# seed = Seed
# salt = Salt
# tomorrow = Fingerprints of tomorrow’s deals
# home = Home
