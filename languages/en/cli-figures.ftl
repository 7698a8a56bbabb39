### The figures of many games, which `mazmorra simulate` prints in columns. Several in a row stand with colons between them.

## Several games

games = games
wins = wins
winsPerSeat = wins per seat
ties = ties
nobodyWins = nobody wins
meanTurns = mean turns

## Dungeon Raiders

length = length
coins = coins
wounds = wounds
bosses = bosses
collapse = collapse
players = players
mean = mean
min = min
lowerQuartile = lower quartile
median = median
upperQuartile = upper quartile
max = max

## Welcome to the Dungeon

roundsPerGame = rounds per game
dungeon = dungeon
byAdventurer = by adventurer
runs = runs
runsPerSeat = runs per seat
successRate = success rate
meanPile = mean pile
meanSacrifices = mean sacrifices
wonByTwoSuccesses = won by two successes
wonAsLastLeft = won as last left

## Saboteur

rounds = rounds
minersWin = miners win
saboteursWin = saboteurs win
treasureReached = treasure reached
reachedBySaboteur = reached by saboteur
roundsWithoutSaboteur = rounds without saboteur
meanGoalsTurnedUp = mean goals turned up
meanNuggets = mean nuggets
meanWinnerNuggets = mean winner nuggets
meanNuggetsPerMinerRound = mean nuggets per miner round
meanNuggetsPerSaboteurRound = mean nuggets per saboteur round

## DungeonQuest

heroes = heroes
survival = survival
outWithTreasure = out with treasure
outWithoutGold = out without gold
sawHoard = saw hoard
dragonCardsOfThose = dragon cards of those
meanGoldOfSurvivors = mean gold of survivors
mostGold = most gold
dragonWins = dragon wins
endedByNight = ended by night
meanSun = mean sun
causesOfDeath = causes of death
byHero = by hero
byRules = by rules
basic = basic
