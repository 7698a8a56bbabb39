### What stands at the table of DungeonQuest beside the log: its map, the sheets of the heroes, fights, and what a picked option would mean.

map = The dungeon
minimap = Small map: show the whole dungeon
minimapNear = Small map: show your hero from near
cell_unexplored = unexplored
# $side (String)
# $way (String)
# $to (String)
cell_leads = { $side }: { $way } to { $to }.
# $side (String)
cell_blocked = { $side }: walled up on the far side.
# $name (String)
# $own (Boolean)
cell_hero =
    { $own ->
        [true] You are here.
       *[false] { $name } is here.
    }
# $name (String)
# $own (Boolean)
cell_fell =
    { $own ->
        [true] You died here.
       *[false] { $name } died here.
    }
# $rooms (Number)
# $left (Number)
explored =
    { $rooms } { $rooms ->
        [1] room
       *[other] rooms
    } explored, { $left } { $left ->
        [1] tile
       *[other] tiles
    } left
ways_open = passage
ways_door = door
ways_portcullis = portcullis
entrance = Entrance to the catacombs: whoever stands here may go down.
chamber = Treasure Chamber
chamberTip = Kalladra sleeps on his gold. Every time you enter you draw a dragon card: seven of the eight let him sleep on, and you take two treasure cards.
towerTip = The way in and out. With at least one Loot card you may leave the dungeon here.
# $space (Number)
# $last (Number)
sun = The sun is on space { $space } of { $last }
# $rounds (Number)
sunPlain =
    { $rounds } { $rounds ->
        [1] round
       *[other] rounds
    } of safe daylight left
# $die (Number)
sunRisk =
    Each round a die is rolled: on { $die ->
        [1] a 1
       *[other] anything from 1 to { $die }
    } the towers close and everybody still inside dies.
hours_morning = Morning
hours_noon = Midday
hours_evening = Evening
hours_dusk = Sunset
# $name (String)
# $own (Boolean)
turnOf =
    { $own ->
        [true] Your turn
       *[false] { $name }’s turn
    }
# $hero (String)
sheetOf = Hero sheet: { $hero }
openSheet = Open the hero sheet
# Heroes are still being chosen.
noHero = No hero yet
# $left (Number)
# $of (Number)
life = { $left } of { $of } Life left
# $count (Number)
determination =
    { $count } { $count ->
        [1] determination token
       *[other] determination tokens
    }: the dice may come to { $count } more
runes = Runes
noRunes = No rune left
kept = Cards that are kept
# $count (Number)
loot =
    { $count ->
        [0] Loot: no cards
       *[other] Loot: { $count } { $count ->
            [1] card
           *[other] cards
        }
    }
noLoot = No Loot yet. Nobody can leave without Loot.
# $gold (Number)
gold = { $gold } gold
goldUnknown = gold unknown
hiddenLoot = A face-down Loot card
# $count (Number)
lostTurns =
    Loses { $count } { $count ->
        [1] turn
       *[other] turns
    }
# $gender (m | f)
afterDeath = Your hero is dead.
# $name (String)
afterDeathMonsters = You still play the monsters that { $name } meets.
afterDeathServant = On your turns you serve Kalladra and move the monsters.
betAsk = Who will get out alive? Place your bet.
afterDeathWatch = Watch how the others get on.
# $count (Number)
searched = Searched { $count } of 2 times
mayGoDown = You can go down to the catacombs from here.
# $cards (Number)
belowFor =
    { $cards ->
        [0] No cards yet: you have not moved on
       *[other] { $cards } { $cards ->
            [1] card
           *[other] cards
        }: you will come up { $cards } { $cards ->
            [1] space
           *[other] spaces
        } ahead
    }
exits = Possible ways up
# At an exit: to which hand of the hero it lies.
left = left
right = right
# In the catacombs, seen as the hero faces: straight ahead so many spaces, then to one side.
# $steps (Number)
ahead =
    { $steps } { $steps ->
        [1] space
       *[other] spaces
    } straight on
# $left (String)
# $right (String)
exitsSide = To the left: { $left }. To the right: { $right }.
secretCard = Only whoever drew it knows this card.
# $attribute (String)
# $needs (Number)
needs = { $attribute } test: two dice, { $needs } or less
# $percent (Number)
chance = { $percent }%
# $dice (String)
# $bonus (Number)
# $total (Number)
rolled =
    { $bonus ->
        [0] { $dice } = { $total }
       *[other] { $dice } + { $bonus } = { $total }
    }
# $bonus (Number)
raised = { $bonus } is added to the dice
passed = Passed
failed = Failed
# The dice have not come to rest.
rolling = The dice are rolling
# $values (String)
dice = Dice: { $values }
# $amount (Number)
woundsComing =
    You are about to suffer { $amount } { $amount ->
        [1] wound
       *[other] wounds
    }
# $monster (Thing)
# $gender (m | f)
meets = A { $monster }!
# $name (String)
# $own (Boolean)
# $gender (m | f)
playedBy =
    { $own ->
        [true] You play it
       *[false] Played by { $name }
    }
# $gender (m | f)
automaton = Played by the automaton
lifeHidden = Life unknown
# $life (Number)
lifeKnown = Life { $life }
noEscape = You cannot escape here
# $left (Number)
dragonLeft =
    { $left } { $left ->
        [1] dragon card
       *[other] dragon cards
    } face down
# $percent (Number)
dragonRisk = { $percent }% chance that he wakes
dragonSleeps = He sleeps on
dragonWakes = Kalladra wakes!
# $gold (Number)
# $cards (Number)
bribe =
    { $cards ->
        [0] Nothing offered yet
       *[other] You offer { $cards } { $cards ->
            [1] card
           *[other] cards
        }: { $gold } gold
    }
# $made (Number)
# $total (Number)
stasis = Move { $made } of { $total }
# $cards (Number)
unconscious =
    { $cards } { $cards ->
        [1] Loot card
       *[other] Loot cards
    } still to lose
pickHero = Who will you be?
pickLoot = Pick a Loot card
pickTile = Three rooms: which one do you place?
combat = Combat
# $round (Number)
round = Round { $round }
# $name (String)
# $count (Number)
hand =
    { $name }: { $count } { $count ->
        [1] card
       *[other] cards
    } in hand
# $count (Number)
stack = Pile: { $count }
# $count (Number)
deck = Deck: { $count }
# $total (Number)
attack = Attack { $total }
sealed = Card chosen
waitsForCard = Choosing…
cancelled = Cancelled
mayCounter = May counterattack
counterattack = Counterattack
stalemate = Stalemate
# $cards (Number)
deathblow =
    Deathblow: { $cards } { $cards ->
        [1] card
       *[other] cards
    }
stalemateWhy = Equal attacks: all cards go to the pile.
counterRule = Whoever is not ahead may counterattack: only with cards whose corner shows the type of the other attack.
# $name (String)
roundTo = Round to { $name }
# $monster (String)
# $gender (m | f)
killed = The { $monster } is dead
answers_melee = Can counterattack melee attacks
answers_ranged = Can counterattack ranged attacks
answers_magic = Can counterattack magic attacks
cannotAnswer = Cannot be used to counterattack
# $value (Number)
escapeOf = Escape { $value }
# $count (Number)
hits =
    { $count ->
        [0] No hits
       *[other] { $count } { $count ->
            [1] hit
           *[other] hits
        }
    }
# $own (Boolean)
escapes =
    { $own ->
        [true] You escape
       *[false] Escaped
    }
# $own (Boolean)
# $wounds (Number)
caught =
    { $own ->
        [true] You do not escape
       *[false] No escape
    }: { $wounds } { $wounds ->
        [1] wound
       *[other] wounds
    }
tells_start = You begin here. The treasure lies in the middle of the dungeon. You may leave by any tower, before the sun sets.
tells_explore = Nobody has been there: you draw a new room and enter it.
tells_door = A door: you draw a door card first, and it may stay shut.
# $needs (Number)
# $percent (Number)
tells_portcullis = A portcullis: Strength test, { $needs } or less ({ $percent }%). If you fail, your turn ends.
tells_tower = A tower: with Loot you may leave the dungeon; if you do not leave, you move on.
# $percent (Number)
tells_dragon = The Treasure Chamber: you draw a dragon card. There is a { $percent }% chance that he wakes; otherwise you take two treasure cards.
tells_teleport = You spend the Teleportation Rune. Walls do not matter; if there is a monster, you cannot escape from it.
# $count (Number)
tells_search = You draw a search card. This is search { $count } of 2 in this room.
tells_down = You leave the rooms and draw a catacomb card each turn until you find a way out.
# $gold (Number)
tells_leave = You get out alive with { $gold } gold and are safe.
tells_leaveHidden = You get out alive with your Loot and are safe.
tells_escape = Both sides turn up a power card. If your escape value is at least as high, you escape; if not, you are wounded and must fight.
tells_attack = Cards against cards, until your damage or the monster’s reaches its Life.
# $needs (Number)
# $loot (Number)
# $percent (Number)
tells_bridge =
    Agility test, { $needs } or less{ $loot ->
        [0] { "" }
       *[other] , with { $loot } added for your Loot
    } ({ $percent }%). If you fall, you end up in the catacombs.
# $needs (Number)
# $percent (Number)
tells_web = Strength test, { $needs } or less ({ $percent }%). If you fail, the web holds you fast.
# $needs (Number)
# $percent (Number)
tells_caveIn = Agility test, { $needs } or less ({ $percent }%). If you fail, your turn ends.
tells_redraw = You must face the next card, whatever it is.
tells_facing = Each card you draw below takes you one space further this way.
tells_half = You will be able to leave only through the passages of that half.
tells_stasis = You spend the Stasis Rune: up to three moves this turn.
tells_stopCounter = The round is settled as it stands.
ask_title = Ask me about runes and abilities
ask_always = Always
ask_matters = When it matters
ask_help = When it matters: not for a single wound, not for a test that cannot fail; the sixth card is always drawn.
# $what (String)
ask_never = Do not ask again: { $what }
ask_neverThis = Do not ask me this again
ask_neverList = Not asked at this table
# $name (String)
# $own (Boolean)
dies =
    { $own ->
        [true] You are dead
       *[false] { $name } is dead
    }
diesSay = What the dungeon swallows it does not give back.
# $name (String)
# $own (Boolean)
leaves =
    { $own ->
        [true] You are out!
       *[false] { $name } is out!
    }
night = The sun has set. The towers are closed.
towersOpen = The towers stay open
# $upTo (Number)
closesOn =
    They close on { $upTo ->
        [1] a 1
       *[other] anything from 1 to { $upTo }
    }
counted = The gold is counted
nobody = Nobody got out. Kalladra wins.
# Alone, out without a treasure card (DQ-SOLO-05).
survived = Out alive, but without a treasure card: no victory.
design_tiles = Room tiles
design_pieces = Figures, monsters, markers
design_dice = Dice
design_heroes = Heroes
design_combat = Combat cards
design_power = Power cards
# $count (Number)
design_copies = × { $count }
# $cards (Number)
# $tiles (Number)
design_counts =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# $turns (Number)
aim_most =
    Get out alive with the most gold. { $turns ->
        [1] 1 turn left
       *[other] { $turns } turns left
    }.
# $turns (Number)
aim_alone =
    Get out alive with a treasure card. { $turns ->
        [1] 1 turn left
       *[other] { $turns } turns left
    }.
# The reader's hero is out with this much gold.
# $gold (Number)
# $turns (Number)
aim_out =
    You are out with { $gold } gold. Whoever brings out more beats you. { $turns ->
        [1] 1 turn left
       *[other] { $turns } turns left
    }.
# $feminine (Boolean)
# $turns (Number)
aim_dead =
    Your hero is dead: you cannot win any more. { $turns ->
        [1] 1 turn left
       *[other] { $turns } turns left
    }.
# `monster` with its gender, `hero` by name.
# $monster (String)
# $feminine (Boolean)
# $hero (String)
aim_monster = You are the { $monster } now: kill { $hero }.
meanwhile_out = You are out: the others play on
meanwhile_dead = Your hero is dead: the others play on
# $name (String)
# $monster (Thing)
# $feminine (Boolean)
meanwhile_fights = { $name } is fighting a { $monster }
# $name (String)
# $other (String)
meanwhile_duels = { $name } is fighting { $other }
# Somebody plays the monster against the reader.
# $name (String)
# $monster (String)
# $feminine (Boolean)
meanwhile_plays = { $name } plays the { $monster }
# $name (String)
meanwhile_below = { $name } is down in the catacombs
# $name (String)
meanwhile_lair = { $name } is with the dragon
# $name (String)
# $card (String)
meanwhile_card = { $name } has drawn “{ $card }”
# $name (String)
meanwhile_turn = { $name } is in the dungeon
# $names (String)
# $own (Boolean)
# $gold (String)
ending_share = { $names } share the victory with { $gold } each.
# $gold (String)
ending_alone = You got out with a treasure card and { $gold } in all.
ending_nobody = The dungeon has kept everybody: nobody got out.
ending_youDied = The dungeon has kept you.
ending_noTreasure = You got out alive, but without a treasure card: in a solo game that is no victory.
# $gold (String)
ending_out = Got out with { $gold }
ending_lost = Did not get out
# What came of a bet on somebody.
# $name (String)
ending_betWon = You bet on { $name }, and you were right.
# $name (String)
ending_betLost = You bet on { $name }, who did not get out.
# $cell (String)
# $room (String)
ending_at = Place: { $room }, { $cell }.
ending_you = you
# A monster token on the map.
# $monster (String)
# $life (Number)
token_known = { $monster }, Life { $life }
# $monster (String)
token_unknown = { $monster }, Life unknown
# What has become of a hero, at the seat.
# $gender (m | f)
fate_inside = In the dungeon
# $gender (m | f)
fate_left = Safely out
# $gender (m | f)
fate_dead = Dead
# $gender (m | f)
fate_below = In the catacombs
# $gender (m | f)
fate_stuck = Stuck in the web
# In the catacombs: where the hero may come up.
# $cells (List)
up = up at { OR($cells) }
# The damage pile of a fighter.
# $count (Number)
# $life (Number)
damage_known = Damage { $count } of { $life }
# $count (Number)
damage_unknown = Damage { $count }, Life unknown
# $types (List) each as one of the three texts below
deathblowWhy_all = Won with { LIST($types) }: the cards of that type in the pile strike as well.
deathblowWhy_melee = melee
deathblowWhy_ranged = ranged
deathblowWhy_magic = magic
# $cards (Number)
# $type (melee | ranged | magic)
wouldBlow =
    { $cards ->
        [1] Deathblow: if it wins, the { $type ->
            [melee] melee
            [ranged] ranged
           *[magic] magic
        } card in the pile strikes as well.
       *[other] Deathblow: if it wins, the { $cards } { $type ->
            [melee] melee
            [ranged] ranged
           *[magic] magic
        } cards in the pile strike as well.
    }
types_melee = melee
types_ranged = ranged
types_magic = magic
# $types (List) each as the text below
pileOf_cards = The pile holds { LIST($types) }. Whoever wins a round with a card of such a type scores a deathblow: those cards strike as well.
# $count (Number)
# $type (melee | ranged | magic)
pileOf_type =
    { $type ->
        [melee] { $count } melee
        [ranged] { $count } ranged
       *[magic] { $count } magic
    }
pileOf_empty = The pile is empty. The cards of whoever loses a round go there.
# $name (String)
# $type (melee | ranged | magic)
counterNeeds =
    { $name } may counterattack: with cards whose corner shows { $type ->
        [melee] melee
        [ranged] ranged
       *[magic] magic
    }. Their values are added.
# $value (Number)
# $type (melee | ranged | magic)
attackOf =
    { $type ->
        [melee] Melee attack of value { $value }
        [ranged] Ranged attack of value { $value }
       *[magic] Magic attack of value { $value }
    }
# In the catacombs, before a turn to one side.
# $cells (List)
tells_side = A die decides how far: you come up at { OR($cells) }.
# $gold (Number)
ending_gold = { NUMBER($gold) } gold
# $who (Who)
# $name (String)
# $gold (String)
ending_only =
    { $who ->
        [you] You are the only one who got out, with { $gold }.
       *[other] { $name } is the only one who got out, with { $gold }.
    }
# $who (Who)
# $name (String)
# $gold (String)
ending_most =
    { $who ->
        [you] You brought out the most: { $gold }.
       *[other] { $name } brought out the most: { $gold }.
    }
# As much gold as the winner, but a lesser best card.
# $who (Who)
# $name (String)
# $gold (String)
ending_lesserCard =
    { $who ->
        [you] You brought out { $gold } too, but with a less valuable best card.
       *[other] { $name } brought out { $gold } too, but with a less valuable best card.
    }
# As much gold and as good a card, but fewer cards.
# $who (Who)
# $name (String)
# $gold (String)
ending_fewerCards =
    { $who ->
        [you] You brought out { $gold } too, but with fewer Loot cards.
       *[other] { $name } brought out { $gold } too, but with fewer Loot cards.
    }
