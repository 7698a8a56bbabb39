# nobody = Nobody here keeps that name
# nobodyHelp = Perhaps it is spelled differently, or that person asked to be forgotten.
# $date (String)
# since = Name kept since { $date }
# you = This is you
# yours = My profile
# choose = Choose what others see
# link = Link to this profile
# follow = Follow
# unfollow = Stop following
# block = Block
# unblock = Unblock
# blockHelp = You no longer read each other, and neither of you gets a seat at the other’s tables.
# hidden = This person keeps their results to themselves.
# results = Results
# noGames = No finished games online yet.
# $played (Number)
# $won (Number)
# count =
#     { $played ->
#         [one] 1 game
#        *[other] { $played } games
#     }, { $won ->
#         [one] 1 won
#        *[other] { $won } won
#     }
# $played (Number)
# $won (Number)
# rounds = { $won } of { $played } won
# rating = Rating
# provisional = provisional
# $games (Number)
# ratedGames =
#     { $games ->
#         [one] 1 rated game
#        *[other] { $games } rated games
#     }
# byPart = By role or hero
# bySeat = By seat
# byVariant = By variant
# $number (Number)
# seat = Seat { $number }

# roles_miner = Miner
# roles_saboteur = Saboteur

# yes = yes
# no = no
# $games (Number)
# all =
#     { $games ->
#         [one] 1 finished game online.
#        *[other] { $games } finished games online.
#     }
# $now (Number)
# $best (Number)
# streak = Wins in a row: { $now } now, { $best } at best.
# $days (Number)
# $streak (Number)
# daily =
#     Daily games on { $days ->
#         [one] 1 day
#        *[other] { $days } days
#     }, { $streak ->
#         [one] 1 day
#        *[other] { $streak } days
#     } in a row.
# deaths = Epitaphs
# somebody = somebody
# latest = Latest games
# $place (Number)
# $seats (Number)
# place = Place { $place } of { $seats }
# replay = Watch it again
# fellows = Plays most with
# $games (Number)
# gamesTogether =
#     { $games ->
#         [one] 1 game
#        *[other] { $games } games
#     }
# dilemmas = Dilemmas
# together = You and them
# $games (Number)
# $ahead (Number)
# $behind (Number)
# togetherLine =
#     { $games ->
#         [one] 1 game together
#        *[other] { $games } games together
#     }: you were ahead in { $ahead } and behind in { $behind }.
# togetherNone = You have not finished a game together yet.
# ratings = Ratings
# ratingsHelp = Rated tables are for people who keep their name, with a clock and without bots. You choose “rated” when you open a table. A rating says how strong somebody is and how sure that is (±).
# rules = How it is counted

# ruleList_0 = OpenSkill, each game on its own. Everybody begins at 1500 ± 500; the more games, the surer.
# ruleList_1 = Saboteur is rated by gold, the other games by place. Equal places are a draw.
# ruleList_2 = Whoever leaves, and has a bot in their seat at the end, shares the last place.
# ruleList_3 = If a game is stopped by agreement, nobody gains or loses, except that those who had left before lose to those who stayed. If everybody leaves, nothing counts.
# ruleList_4 = A game counts as long as at least two of its people have met in fewer than five rated games that day. After that you can play on, but the ratings stay.
# ruleList_5 = Seasons are quarters of the year. Ratings go on from season to season; the order is by rating minus twice the uncertainty.

# game = Game
# season = Season

# By quarter.
# $year (String)
# seasons_1 = January to March { $year }
# $year (String)
# seasons_2 = April to June { $year }
# $year (String)
# seasons_3 = July to September { $year }
# $year (String)
# seasons_4 = October to December { $year }

# rank = Place
# name = Name
# games = Games
# $fewest (Number)
# fewest =
#     { $fewest ->
#         [one] Listed are people with at least 1 rated game in this season.
#        *[other] Listed are people with at least { $fewest } rated games in this season.
#     }
# noLeaders = Nobody has played enough rated games in this season.
# yourRating = Your rating
# yourNone = You have no rated game in this season.
# friends = Friends
# following = You follow
# followingNone = You do not follow anybody yet. Follow people from the list below, or on their profile.
# lately = Played with lately
# latelyNone = Nobody with a kept name in the last two months.
# $count (Number)
# followers =
#     { $count ->
#         [one] One person follows you.
#        *[other] { $count } people follow you.
#     }
# $game (String)
# playing = is at a table: { $game }
# go = Go there
# invitations = Invitations
# $name (String)
# asGuest = { $name } (guest)
# $name (String)
# $game (String)
# invitedBy = { $name } invites you: { $game }
# accept = Sit down there
# invite = Invite a friend
# $name (String)
# inviteOne = Invite { $name }
# $name (String)
# invited = Invited: { $name }
# balance = Balance
# balanceHelp = How often roles, heroes and variants win: people on this server beside bots among themselves.
# people = People
# bots = Bots
# part = Role or hero
# variant = Variant
# $share (Number)
# share = { $share } %
# $played (Number)
# outOf = of { $played }

# What is counted of each game where that is not a whole game of a hero.
# parts_saboteur = Rounds won as
# parts_welcome-to-the-dungeon = Runs survived with
# parts_dungeonquest = Games won with
# parts_dungeon-raiders = Games won with

# gamesWith = Count only games with
# anyVariant = any variants
# $seats (Number)
# $games (Number)
# botGames = Bots: { $games } games of { $seats } equal adventurers with the variants as they are by default, and fewer for each other value. Made by the command “mazmorra balance”.
