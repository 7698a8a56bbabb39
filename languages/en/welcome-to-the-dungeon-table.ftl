### What stands at the table of Welcome to the Dungeon beside the log: deck and dungeon, equipment, how a run goes, and what a picked option would mean.

# $round (Number)
round = Round { $round }
bidding = Bidding
# Who goes through the dungeon now.
# $name (String)
# $own (Boolean)
inside =
    { $own ->
        [true] You are inside
       *[false] { $name } is inside
    }
equipment = Equipment
# $hp (Number)
hp =
    { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }
# $hp (Number) what is left
# $start (Number) what it was at first
hpNow =
    { $hp } of { $start } { $start ->
        [one] hit point
       *[other] hit points
    }
# $count (Number)
deck =
    Monster deck: { $count } { $count ->
        [one] card
       *[other] cards
    }
deckEmpty = The deck is empty
# $count (Number)
pile =
    Dungeon: { $count } { $count ->
        [one] card
       *[other] cards
    }
# How many wait inside, and how many of them the reader knows.
# $count (Number)
# $known (Number)
# $left (Boolean) whether nobody is left, rather than nobody there yet
waiting =
    { $count ->
        [0]
            { $left ->
                [true] Nobody is left inside
               *[false] Nobody in there yet
            }
       *[other]
            { $known ->
                [0]
                    { $count ->
                        [one] 1 monster waits inside
                       *[other] { $count } monsters wait inside
                    }
               *[other]
                    { $count ->
                        [one] 1 waits inside: you know { $known }
                       *[other] { $count } wait inside: you know { $known }
                    }
            }
    }
# A card of the dungeon, counted from the one that went in first.
# $place (Number)
# $monster (Thing)
# $owner (String) who put it in
pileCard_known = Card { $place }: { $monster } (by { $owner })
# $place (Number)
# $owner (String)
pileCard_unknown = Card { $place }: unknown (by { $owner })
onlyYou = Only you know
ownKnown = What you know of the dungeon
# $memory (Boolean) whether the table plays from memory
ownKnownNone =
    { $memory ->
        [true] You play from memory: what you put in is not shown again.
       *[false] Nothing yet: you will see here what you put in.
    }
# $monster (Thing)
drawnByYou = Your card: { $monster }. Nobody else sees it.
# $name (String)
drawnBy = { $name } looks at a card

# On what is picked: picking it again confirms.
again = Once more to confirm

## What a piece of equipment does, on its tile: at most 74 letters.

# $amount (Number)
does_hp =
    Adds { $amount } { $amount ->
        [one] hit point
       *[other] hit points
    }.
# $monster (Noun) a kind of which there are several
does_kind = Defeats every { $monster }.
# $monster (Noun) a kind of which there is only one
does_only = Defeats { THE($monster) }.
# $monster (Noun)
does_next = Defeats { THE($monster) } and whoever comes next.
does_even = Defeats monsters of strength 2, 4 and 6.
# $strength (Number)
does_upTo = Defeats monsters of strength { $strength } or less.
# $strength (Number)
does_heal = Defeats strength { $strength } or less and heals you by as much.
# $strength (Number)
does_from = Defeats monsters of strength { $strength } or more.
does_named = Defeats the kind you name at the gate.
does_turned = Once: defeats a monster and its whole kind.
does_turnedOne = Once: defeats one monster.
# $hp (Number)
does_revive =
    Once: if you die, you are back with { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }.
does_exchange = Once: swaps a monster for the top of the deck.
does_different = If you die and no kind came twice, you survive.

# What the Vorpal Axe does at a table where it defeats one monster only.
axeSingle = Once per dungeon: when a monster is turned up you may defeat it, and it alone.
tileSpent = Used up
# $name (String)
# $own (Boolean)
tileGone =
    { $own ->
        [true] Sacrificed by you
       *[false] Sacrificed by { $name }
    }
# $monster (Thing)
under = Under it: { $monster }
underUnknown = Under it: a monster you have not seen
beatsIt = defeats it

## The list of kinds. Whoever plays from memory has seen cards that are hidden again: this does not say what somebody has seen.

kinds = Who may be waiting
kindsAsk = Which kind will your blade defeat?
# $name (Thing)
# $strength (Number)
# $unseen (Number) how many are hidden
# $copies (Number) of how many
kind = { $name }, strength { $strength }, hidden: { $unseen } of { $copies }
# $unseen (Number)
# $copies (Number)
unseen =
    { $unseen ->
        [0] You know where all of them are.
        [one] This round 1 of { $copies } is still hidden.
       *[other] This round { $unseen } of { $copies } are still hidden.
    }
# $tile (Thing)
beatenBy = Right now defeated by: { $tile }
# $hp (Number)
costs =
    Right now it would cost { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }
# $hp (Number)
costsShort =
    costs { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }
hidden = hidden
seen = seen

## How a run goes.

trail = Met so far
# $monster (Thing)
# $what (String) one of the four below
step = { $monster }: { $what }
# $tile (Thing)
stepBeaten = defeated by { $tile }
# $lost (Number)
# $hp (Number) what is left
stepDamage =
    costs { $lost } { $lost ->
        [one] hit point
       *[other] hit points
    }, { $hp ->
        [0] none
       *[other] { $hp }
    } left
# $lost (Number)
# $hp (Number)
stepPotion =
    costs { $lost } { $lost ->
        [one] hit point
       *[other] hit points
    }, the potion brings back { $hp }
stepExchanged = exchanged by Polymorph
lastCard = The last one…
# $count (Number)
stillInside = { $count } more behind it
fromDeck = from the deck
# $name (String)
putBy = put there by { $name }
pactPending = The pact takes the next one
# $monster (Thing)
axed = Axe: { $monster }
dead = Dead
deadGoesOn = No hit points left: only Omnipotence can help
# $name (String)
# $own (Boolean)
goesIn =
    { $own ->
        [true] You go in
       *[false] { $name } goes in
    }
# $name (String)
asks = { $name } names a kind
# A card that does not lie open yet.
turning = A card is being turned up
defeated = Defeated
# $hp (Number)
lost = −{ $hp }
revived = Back on their feet
success = Survived
failure = Failed
saved = All different: saved
notSaved = One kind came twice
# $name (String)
# $own (Boolean)
# $success (Boolean)
# $hp (Number)
resultOf =
    { $success ->
        [true]
            { $own ->
                [true]
                    { $hp ->
                        [0] You come out alive, with nothing left to lose.
                        [one] You come out alive, with 1 hit point.
                       *[other] You come out alive, with { $hp } hit points.
                    }
               *[false]
                    { $hp ->
                        [0] { $name } comes out alive, with nothing left to lose.
                        [one] { $name } comes out alive, with 1 hit point.
                       *[other] { $name } comes out alive, with { $hp } hit points.
                    }
            }
       *[false]
            { $own ->
                [true] The dungeon was too much for you.
               *[false] The dungeon was too much for { $name }.
            }
    }
rest = What nobody met
# $tile (Noun)
# $monster (Thing)
underOf = Under { THE($tile) }: { $monster }
# $name (String)
# $own (Boolean)
wins =
    { $own ->
        [true] You win the game
       *[false] { $name } wins the game
    }
# $name (String)
# $own (Boolean)
whoNext =
    { $own ->
        [true] Who goes next?
       *[false] { $name } chooses who goes next
    }
# $name (String)
# $own (Boolean)
# $hero (Noun)
# $success (Boolean)
lastRun =
    { $own ->
        [true]
            { $success ->
                [true] You went in with { THE($hero) } and survived
               *[false] You went in with { THE($hero) } and failed
            }
       *[false]
            { $success ->
                [true] { $name } went in with { THE($hero) } and survived
               *[false] { $name } went in with { THE($hero) } and failed
            }
    }
lastRunTitle = The last dungeon

## The seats.

passed = passed
out = out
running = inside
bids = bidding
starts = Starts this round
# $count (Number)
successes =
    { $count ->
        [one] 1 of 2 successes
       *[other] { $count } of 2 successes
    }
# $count (Number)
failures =
    { $count ->
        [one] 1 of 2 failures
       *[other] { $count } of 2 failures
    }
# The aid card of a player, by its side.
aidWhite = White side: can still afford one failure.
aidRed = Red side: the next failure is the last.
aidOut = Two failures: out of the game.
aside = Set aside this round
asideNone = Nothing set aside.
added = Put into this dungeon
addedNone = No card in the dungeon.
runs = Dungeons so far
runsNone = Has not been in a dungeon yet.
# $hero (Thing)
# $success (Boolean)
# $pile (Number) the cards of the dungeon
# $tiles (Number) the equipment that was left
runLine =
    { $hero }: { $success ->
        [true] survived
       *[false] failed
    }, { $pile } { $pile ->
        [one] card
       *[other] cards
    }, { $tiles } of 6 pieces of equipment
# $round (Number)
roundLine = Round { $round }
# $count (Number)
supply =
    { $count ->
        [one] 1 success card left
       *[other] { $count } success cards left
    }

## What a picked option would mean.

# $deck (Number)
explain_draw =
    Only you see the card ({ $deck } { $deck ->
        [one] card
       *[other] cards
    } left). Then it goes into the dungeon, or you set it aside and sacrifice a piece of equipment.
explain_drawForced = House rule: on a first turn nobody may pass.
# $left (Number)
explain_pass =
    You are out of this round and safe. { $left ->
        [one] 1 player stays
       *[other] { $left } players stay
    } in the bidding.
# $name (String)
# $count (Number)
explain_passLast =
    You are out, and { $name } must go in at once: { $count ->
        [one] 1 card waits
       *[other] { $count } cards wait
    } there.
explain_passForced = The deck is empty, so there is no other choice.
# $monster (Noun)
# $count (Number)
explain_add =
    { CAPITAL(THE($monster)) } goes on top of the pile: { $count } { $count ->
        [one] card
       *[other] cards
    }, and this one comes out first.
# $tile (Thing)
explain_addBeaten = As things stand it is defeated by: { $tile }.
# $hp (Number)
explain_addHurts =
    As things stand it costs { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }.
# $monster (Noun)
explain_sacrifice = { CAPITAL(THE($monster)) } and this piece of equipment are out for this round.
# $before (Number)
# $after (Number)
explain_sacrificeHp = Hit points: { $before } → { $after }.
# $monsters (Thing) several names with commas
explain_sacrificeOpen = Kinds of monster that nothing would defeat any more: { $monsters }.
explain_sacrificeCovered = Everything it defeats is also defeated by another piece.
# $monster (Noun)
# $unseen (Number)
# $copies (Number)
explain_name =
    You defeat every { $monster } that turns up. { $unseen ->
        [0] You know where all of them are.
        [one] So far 1 of { $copies } is still hidden.
       *[other] So far { $unseen } of { $copies } are still hidden.
    }
# $tile (Thing)
explain_nameBeaten = Already defeated by: { $tile }.
# $tile (Thing)
explain_keepBeaten = It is defeated by: { $tile }.
# $lost (Number)
# $before (Number)
# $after (Number)
explain_hurts =
    It costs { $lost } { $lost ->
        [one] hit point
       *[other] hit points
    }: { $before } → { $after }.
explain_kills = You die there.
# $hp (Number)
explain_potionSaves =
    The potion then brings you back to { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    }.
explain_alreadyDead = Hit points no longer matter: only Omnipotence can save you.
# $monster (Noun)
# $deck (Number)
explain_polymorph =
    You discard { THE($monster) } and face the top card of the deck instead ({ $deck } { $deck ->
        [one] card
       *[other] cards
    } left). Only once.
# $monster (Noun)
# $kind (Boolean) whether the axe defeats the whole kind
explain_axe =
    { $kind ->
        [true] { CAPITAL(THE($monster)) } is defeated, and so is every later one of its kind. The axe is used up.
       *[false] { CAPITAL(THE($monster)) } is defeated, and no other. The axe is used up.
    }
# $hp (Number)
# $tiles (Thing) several names with commas
explain_choose =
    { $hp } { $hp ->
        [one] hit point
       *[other] hit points
    } with the whole equipment: { $tiles }.

## Headings of the page that shows all pictures of the game.

design_monsters = Monsters
design_heroes = Adventurers
design_tiles = Equipment
design_tokens = Tokens and signs
design_moments = Deck and dungeon

# The aim of the game, in a line over the table.
aim_rule = Who never passes goes in. 2 successes win; 2 failures: out.
# $successes (Number)
# $failures (Number)
aim_own =
    You: { $successes } { $successes ->
        [one] success
       *[other] successes
    }, { $failures } { $failures ->
        [one] failure
       *[other] failures
    }.

## What goes on while the reader waits.

# $name (String)
meanwhile_inside = { $name } is in the dungeon
meanwhile_bidding = The others are bidding
meanwhile_passed = You have passed: the others bid on

## The end.

# $who (Who)
# $name (String)
ending_survived =
    { $who ->
        [you] You came out of the dungeon alive twice, and that wins the game.
       *[other] { $name } came out of the dungeon alive twice, and that wins the game.
    }
# $who (Who)
# $name (String)
ending_lastLeft =
    { $who ->
        [you] Everybody else has failed twice: you are the last one left.
       *[other] Everybody else has failed twice: { $name } is the last one left.
    }
# $successes (Number)
# $failures (Number)
ending_runs =
    { $successes } { $successes ->
        [one] success
       *[other] successes
    } · { $failures } { $failures ->
        [one] failure
       *[other] failures
    }
ending_out = Out after two failures
