### What stands at the table of Saboteur beside the log: the mine, roles and gold, what bots say with their tokens, and what a picked option would mean.

maze = The mine
# $count (Number)
# $cutOff (Number) how many of them have no way to the start
mazeRead =
    { $cutOff ->
        [0] The mine: { $count } { $count ->
            [one] card
           *[other] cards
        }
       *[other] The mine: { $count } { $count ->
            [one] card
           *[other] cards
        }, { $cutOff } of them cut off from the start
    }
sides_up = Up
sides_right = Right
sides_down = Down
sides_left = Left

## A cell of the mine in words: where it is, and what each of its sides leads to.

# $x (Number)
# $y (Number)
cell_at = Column { $x }, row { $y }
cell_empty = empty.
# $side (Thing)
# $card (Thing)
cell_joins = { $side }: joined to { QUOTE($card) }.
# $side (Thing)
# $card (Thing)
cell_from = { $side }: a tunnel from { QUOTE($card) }.
# $side (Thing)
cell_nothing = { $side }: open, nothing there yet.
# $side (Thing)
cell_goal = { $side }: a face-down goal.
# $side (Thing)
cell_blocked = { $side }: blocked.
cell_cutOff = Cut off from the start.
cutOff = Cut off from the start: nothing can go on from it until it is joined again.
# $name (String)
# $own (Boolean)
laidBy =
    { $own ->
        [true] You laid it.
       *[false] Laid by { $name }.
    }

## Above the mine: how many saboteurs there may be, cards and gold that are left, the round.

# $least (Number)
# $most (Number)
# $possible (List) the numbers
saboteurs =
    { $most ->
        [1]
            { $least ->
                [1] 1 saboteur
               *[other] At most 1 saboteur
            }
       *[other] { OR($possible) } saboteurs
    }
# Below a number or two.
# $most (Number)
saboteursShort =
    { $most ->
        [one] saboteur
       *[other] saboteurs
    }
saboteursTip = One dwarf card is left over and nobody has seen it, so nobody can be sure.
saboteursAll = No dwarf card is left over: this is the exact number.
# $count (Number)
deck =
    Draw pile: { $count } { $count ->
        [one] card
       *[other] cards
    }
deckShort = draw pile
deckTip = When it is empty nobody draws any more: the discards do not come back.
# $count (Number)
discards =
    { $count ->
        [0] No discards
        [one] Discards: 1 card. Look through them
       *[other] Discards: { $count } cards. Look through them
    }
discardsShort = discards
discardsTitle = Discards, the last one first
discardsNone = Nothing has been discarded this round.
faceDown = Face down
onlyYou = Only you know this.
# $count (Number)
goldLeft =
    Gold pile: { $count } { $count ->
        [one] card
       *[other] cards
    }
goldShort = gold cards
goldTip = If the miners find the treasure, they share out cards from here; if not, the saboteurs are paid from here.
# $round (Number)
# $rounds (Number)
roundOf = Round { $round } of { $rounds }
roundShort = Round
roundsTitle = The rounds so far
roundsNone = No round has ended yet. Afterwards this will tell you who was who and who got how much.

## The three goals.

goalHidden = You do not know what is here.
# $card (Thing)
# $how (looked | deduced | revealed)
goalKnown =
    { $how ->
        [revealed] { $card }.
        [deduced] { $card }. It cannot be anything else.
       *[looked] { $card }. You know because you have looked.
    }
# $who (Group)
# $people (People)
lookedBy = Looked at by { PEOPLE($people) }.

## What to do with the card in hand.

hintPick = Pick a card from your hand
hintBroken = You have a broken tool: you cannot dig, only play actions or discard
hintTurn = It fits both ways: tap the card in your hand to turn it
# $card (Thing)
hintUseless = { $card }: you cannot play it now, only discard it
# $places (Number)
# $turnable (Boolean)
hintPlaces =
    { $turnable ->
        [true] { $places } { $places ->
            [one] place
           *[other] places
        }. Tap the card to turn it
       *[false] { $places } { $places ->
            [one] place
           *[other] places
        }
    }
hintRockfall = Which piece of tunnel should come down?
hintMap = Which goal do you want to look at?
hintBreak = Whose tool do you break?
hintRepair = Whose tool do you repair?
turnable = Tap it again to turn it
fitsBoth = It fits both ways
onlyDiscard = Can only be discarded now
discard = Discard
discardTip = To pass, pick a card and leave it here, face down. Nobody will see which one it was.
handArea = Your role and your cards
roleWord = Role
roleLook = Look at your dwarf card in secret
roleHide = Turn it face down

## The role at the deal of a round.

# $round (Number)
# $rounds (Number)
roleDeal_title = Your role in round { $round } of { $rounds }
roleDeal_secret = This card says which side you are on. Nobody else may see it.
roleDeal_turn = Turn it up
roleDeal_aim_miner = You are a miner: dig a tunnel from the start to the treasure. If anybody reaches it, the miners share the gold.
roleDeal_aim_saboteur = You are a saboteur: make sure that nobody reaches the treasure, without giving yourself away too soon. If nobody gets there, the saboteurs are paid.
roleDeal_understood = Turn it face down and play

## What happens, in large letters.

# $name (String)
# $own (Boolean)
begins =
    { $own ->
        [true] You begin
       *[false] { $name } begins
    }
# $name (String)
# $own (Boolean)
# $goal (Noun)
reaches =
    { $own ->
        [true] You reach { THE($goal) }
       *[false] { $name } reaches { THE($goal) }
    }
treasure = The treasure!
stone = Nothing but stone
minersWin = The miners win the round
saboteursWin = The saboteurs win the round
nobodyWins = Nobody wins the round
notReached = The treasure stays buried
# $name (String)
# $own (Boolean)
finished =
    { $own ->
        [true] You broke through.
       *[false] { $name } broke through.
    }
unmasking = Masks off
aside = Left over
# $goal (Noun)
treasureAt = The treasure was at { THE($goal) }.
goldForMiners = Gold for the miners
# $name (String)
# $own (Boolean)
chooses =
    { $own ->
        [true] You choose: keep one card and pass on the rest
       *[false] { $name } is choosing
    }
next = then
saboteursPaid = The saboteurs are paid
nobodyPaid = There was no saboteur at all. Nobody gets any gold.
# $name (String)
# $own (Boolean)
# $count (Number)
paid =
    { $own ->
        [true] You get { $count } { $count ->
            [one] nugget
           *[other] nuggets
        }
       *[false] { $name } gets { $count } { $count ->
            [one] nugget
           *[other] nuggets
        }
    }
goldCounted = The gold is counted
# $count (Number)
nuggets =
    { $count } { $count ->
        [one] nugget
       *[other] nuggets
    }
# $count (Number)
goldCards =
    { $count } { $count ->
        [one] gold card, face down
       *[other] gold cards, face down
    }
# $count (Number)
credit =
    ({ $count } { $count ->
        [one] nugget
       *[other] nuggets
    } without a card)

## A player.

# $count (Number)
handOf =
    { $count } { $count ->
        [one] card
       *[other] cards
    } in hand
# $tool (Thing)
brokenTool = { $tool }: cannot dig
toolsTitle = Tools
allWhole = Everything in working order.
deedsTitle = This round
goldTitle = Gold
notebook = Notebook
accusations = Accusations
# $name (String)
accuse = Accuse { $name }
takeTokenBack = Withdraw your accusation
# $who (Group)
# $people (People)
accusedBy = Accused by { PEOPLE($people) }
notebookHelp = For your eyes only. What do you think they are?
# $name (String)
marksOf = Your note on { $name }
marked_miner = You think they are a miner
marked_saboteur = You think they are a saboteur
marked_unsure = You are not sure
# $name (String)
markAs_miner = { $name }: a miner, I think
# $name (String)
markAs_saboteur = { $name }: a saboteur, I think
# $name (String)
markAs_unsure = { $name }: I am not sure

## What a player has done this round, in few words.

# $count (Number)
deedTunnels =
    { $count } { $count ->
        [one] tunnel
       *[other] tunnels
    }
# $count (Number)
deedDeadEnds =
    { $count } { $count ->
        [one] dead end
       *[other] dead ends
    }
# $count (Number)
# $people (People) whose
deedBroke =
    { $count } { $count ->
        [one] broken tool
       *[other] broken tools
    } ({ PEOPLE($people) })
# $count (Number)
# $people (People) whose
deedMended =
    { $count } { $count ->
        [one] repaired tool
       *[other] repaired tools
    } ({ PEOPLE($people) })
# $count (Number)
deedRockfalls =
    { $count } { $count ->
        [one] rockfall
       *[other] rockfalls
    }
# $count (Number)
deedDiscards =
    { $count } { $count ->
        [one] discard
       *[other] discards
    }
deedNone = nothing yet

## What a picked option would mean.

explain_digs = The tunnel goes on from here.
explain_deadEnd = A dead end: nothing can go on from here, and only a rockfall takes it away.
# One of the goals in the row below.
# $goal (Noun)
explain_goal = { THE($goal) }
# $goals (List)
explain_reaches = It turns up { LIST($goals) }.
# $count (Number)
explain_rejoins =
    It joins { $count } { $count ->
        [one] card
       *[other] cards
    } to the start again.
# $name (String)
# $own (Boolean)
explain_breaks =
    { $own ->
        [true] You will not be able to dig until somebody repairs it.
       *[false] { $name } will not be able to dig until somebody repairs it.
    }
# $name (String)
# $own (Boolean)
explain_breakMore =
    { $own ->
        [true] You cannot dig as it is: it will be one more thing to repair.
       *[false] { $name } cannot dig as it is: it will be one more thing to repair.
    }
# $name (String)
# $own (Boolean)
explain_mends =
    { $own ->
        [true] You can dig again, from your next turn on.
       *[false] { $name } can dig again.
    }
# $name (String)
# $own (Boolean)
# $count (Number) how many are left broken
# $tools (List) their names
explain_mendsOne =
    { $own ->
        [true] You still have something broken: { LIST($tools) }.
       *[false] { $name } still has something broken: { LIST($tools) }.
    }
explain_fall = The card goes. Nothing else is cut off.
# $count (Number)
explain_fallCuts =
    The card goes, which cuts off { $count } { $count ->
        [one] card
       *[other] cards
    } from the start.
explain_map = Only you see it. The others see which goal you looked at.
# $card (Thing)
explain_mapKnown = You already know what is there. { $card }.
# $draws (Boolean)
explain_discard =
    Face down: nobody will know which card it was. { $draws ->
        [true] Then you draw one.
       *[false] There is nothing left to draw.
    }
explain_take = It stays face down in front of you until the end of the game.

## Headings of the page that shows all pictures of the game.

design_paths = 44 path cards: the start, three goals and 40 to lay
design_rotations = Each shape as printed, lit and turned, and cut off
design_states_plain = as printed
design_states_lit = joined, turned
design_states_cut = cut off, turned
design_goalBack = A goal, face down
design_actions = 27 action cards
design_gold = 28 gold cards
design_dwarves = 11 dwarf cards
design_backs = Backs and tokens

# The aim of the game, in a line over the table.
# $round (Number)
# $rounds (Number)
aim = Miners dig for gold; saboteurs prevent it. Round { $round } of { $rounds }: the most gold at the end wins.
meanwhile_digging = The others are digging
meanwhile_sharing = The gold is being shared out

## The end.

# $who (Group)
# $people (People)
# $nuggets (Number)
ending_won =
    { $nuggets ->
        [0]
            { $who ->
                [you] You win without a single nugget.
                [one] { PEOPLE($people) } wins without a single nugget.
                [youAll] { CAPITAL(PEOPLE($people)) } share the victory without a single nugget.
               *[they] { PEOPLE($people) } share the victory without a single nugget.
            }
        [one]
            { $who ->
                [you] You win with 1 nugget.
                [one] { PEOPLE($people) } wins with 1 nugget.
                [youAll] { CAPITAL(PEOPLE($people)) } share the victory with 1 nugget each.
               *[they] { PEOPLE($people) } share the victory with 1 nugget each.
            }
       *[other]
            { $who ->
                [you] You win with { $nuggets } nuggets.
                [one] { PEOPLE($people) } wins with { $nuggets } nuggets.
                [youAll] { CAPITAL(PEOPLE($people)) } share the victory with { $nuggets } nuggets each.
               *[they] { PEOPLE($people) } share the victory with { $nuggets } nuggets each.
            }
    }
# $who (Who)
# $name (String)
ending_reached =
    { $who ->
        [you] In the last round you reached the treasure.
       *[other] In the last round { $name } reached the treasure.
    }
# Behind the sentence before.
# $card (Thing)
ending_decisive = The decisive card: { $card }.
# $saboteurs (Number)
ending_blocked =
    { $saboteurs ->
        [0] In the last round nobody reached the treasure, although there was no saboteur.
        [one] In the last round the saboteur kept everybody from the treasure.
       *[other] In the last round the saboteurs kept everybody from the treasure.
    }
ending_roles_miner = miner
ending_roles_saboteur = saboteur

## What a bot says to whom it accuses: `you` where that is the reader, else with the name. Several ways to say it, in turn.

# $who (Who)
# $name (String)
remark_because_dig-away_0 =
    { $who ->
        [you] That tunnel leads away from the treasure.
       *[other] That tunnel leads away from the treasure, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_dig-away_1 =
    { $who ->
        [you] Where are you digging?
       *[other] Where are you digging, { $name }?
    }
# $who (Who)
# $name (String)
remark_because_dead-end-blocks_0 =
    { $who ->
        [you] A dead end at the front?
       *[other] A dead end at the front, { $name }?
    }
# $who (Who)
# $name (String)
remark_because_dead-end-blocks_1 =
    { $who ->
        [you] That dead end was no accident.
       *[other] That dead end was no accident, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_dead-end-aside_0 =
    { $who ->
        [you] Why lay a dead end at all?
       *[other] Why lay a dead end at all, { $name }?
    }
# $who (Who)
# $name (String)
remark_because_break-trusted_0 =
    { $who ->
        [you] The one whose tool you broke was digging well.
       *[other] The one whose tool you broke was digging well, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_break-trusted_1 =
    { $who ->
        [you] Why break the tools of somebody who digs well?
       *[other] Why break the tools of somebody who digs well, { $name }?
    }
# $who (Who)
# $name (String)
remark_because_repair-suspect_0 =
    { $who ->
        [you] You are repairing tools for the wrong side.
       *[other] You are repairing tools for the wrong side, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_repair-self_0 =
    { $who ->
        [you] You look after yourself first.
       *[other] You look after yourself first, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_rockfall-tunnel_0 =
    { $who ->
        [you] You brought our tunnel down!
       *[other] You brought our tunnel down, { $name }!
    }
# $who (Who)
# $name (String)
remark_because_rockfall-tunnel_1 =
    { $who ->
        [you] We needed that tunnel.
       *[other] We needed that tunnel, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_rockfall-aside_0 =
    { $who ->
        [you] A rockfall that helps nobody?
       *[other] A rockfall that helps nobody, { $name }?
    }
# $who (Who)
# $name (String)
remark_because_discard-broken_0 =
    { $who ->
        [you] You just sit there with a broken tool and wait.
       *[other] You just sit there with a broken tool and wait, { $name }.
    }
# $who (Who)
# $name (String)
remark_because_counter_0 =
    { $who ->
        [you] Whoever points at me has something to hide.
       *[other] Whoever points at me has something to hide, { $name }.
    }
# $accuser (String)
# $who (Who)
# $name (String)
remark_accuses =
    { $who ->
        [you] { $accuser } accuses you.
       *[other] { $accuser } accuses { $name }.
    }
# $accuser (String)
remark_withdraws = { $accuser } withdraws the accusation.
# $name (String)
remark_ownAccuses = You accuse { $name }.
remark_ownWithdraws = You withdraw your accusation.
# $said (String)
remark_quote = { QUOTE($said) }
