### What bots say of themselves, and of the choices of a game: a hint, the analysis, the suspicions of a master.

## Levels

levels_random_name = Random
levels_random_sentence = Looks at nothing: chance decides.
levels_novice_name = Novice
levels_novice_sentence = Avoids plain mistakes, but overlooks more than half of what a good player sees.
levels_apprentice_name = Apprentice
levels_apprentice_sentence = Follows a plan, but leaves it at about one decision in four.
levels_adventurer_name = Adventurer
levels_adventurer_sentence = Knows the odds and watches how everybody plays, but does not think ahead.
levels_master_name = Master
levels_master_sentence = Plays through thousands of continuations, but takes every opponent for one of a few kinds of player.

## How certain a master was

sure_only = There was nothing else to do.
sure_clear = Clearly the best.
sure_likely = Probably the best.
sure_close = A close call.

# Above a list of players with a percentage each.
suspicion = How likely each player is a saboteur

## How somebody plays, in a list behind a name

styles_sensible = plays sensibly
styles_timid = plays it safe
styles_bold = takes risks
styles_never-leaves = never leaves
styles_plays-high = plays high cards
styles_plays-middle = plays middling cards
styles_plays-low = plays low cards
styles_sabotages-early = would sabotage early
styles_helps = helps everybody
styles_random = plays at random

## Why a bot chooses something, one line each: dr is Dungeon Raiders, sb Saboteur, dq DungeonQuest, wd Welcome to the Dungeon

reasons_search = It did best in the games imagined.
reasons_dr-look = There are several dark rooms ahead: better to use a torch and plan.
reasons_dr-escape = With this item we escape from the boss.
reasons_dr-crystal-ball = Too much hangs on this room to play blind.
reasons_dr-key = A key takes the chest and saves a high card.
reasons_dr-sword = A sword fights as a 5 and saves a high card.
reasons_dr-treasure-high = This chest is worth a high card.
reasons_dr-treasure-low = This chest is not worth a high card.
reasons_dr-vault = The most useful thing in this vault.
reasons_dr-trap-high = The trap will hit somebody else: make it hurt.
reasons_dr-trap-low = Keep the trap mild, or at least save the high cards.
reasons_dr-fight-high = Do not be the weakest in this fight.
reasons_dr-fight-low = The others will win this fight, or losing it costs little.
reasons_sb-dig = This brings the tunnel closer to the goal.
reasons_sb-reach = This reaches a goal that may hold the treasure.
reasons_sb-widen = More open tunnels are harder to block.
reasons_sb-break-suspect = This player has been digging against us.
reasons_sb-break-miner = An honest miner who cannot dig is no danger.
reasons_sb-repair-self = With broken tools there is no digging.
reasons_sb-repair-friend = This player is on our side and should dig on.
reasons_sb-clear = That dead end is in the way.
reasons_sb-bury = Bring the tunnel down before it gets there.
reasons_sb-map = Find out where the treasure is before digging for it.
reasons_sb-block = Block the way to the treasure.
reasons_sb-pretend = Look like an honest miner for now.
reasons_sb-waste = Discard what the miners could use.
reasons_sb-discard = Nothing here helps: discard the worst card.
reasons_sb-most-gold = Take the most gold.
reasons_dq-leave = Out alive with something in the bag.
reasons_dq-hero = The hero who comes home with treasure most often.
reasons_dq-tower = Every tower is equally far from the hoard.
reasons_dq-take-best = Take the card that is worth the most.
reasons_dq-give-least = Give up what is worth the least.
reasons_dq-richest = This hero carries the most.
reasons_dq-hunt = A monster next to a hero is worth more than one far away.
reasons_dq-use = This is what it was kept for.
reasons_dq-save-it = Keep it for something worse.
reasons_dq-first = This has to be dealt with first.
reasons_dq-way = The shortest way to where we are going.
reasons_dq-cross = Going round would take longer.
reasons_dq-turn-back = Going round is safer than a fall.
reasons_dq-reroll = Roll the worse die again.
reasons_dq-tower-power = From another tower the way to the hoard may be shorter.
reasons_dq-break-off = Too badly hurt to fight on: one more round won, and away.
reasons_dq-fight-on = The monster will fall first.
reasons_dq-roll = A roll that can hardly do harm.
reasons_dq-too-late = The hoard is out of reach: at least get out alive.
reasons_dq-more = Strong and early enough to look for more.
reasons_dq-home = Time to carry home what there is.
reasons_dq-search = This room may hide something, and it is quiet.
reasons_dq-to-dragon = There and back before night: on to the hoard.
reasons_dq-secret-door = A secret door: one room nearer for nothing.
reasons_dq-explore = A room that may hold Loot, not too far from a tower.
reasons_dq-dragon = The dragon will hardly wake this time.
reasons_dq-other = There is no better way.
reasons_dq-fight = This one can be killed.
reasons_dq-flee = Better to escape: this combat would cost too much.
reasons_dq-strong-card = The strongest card, with others to counterattack.
reasons_dq-counter = Counterattack only where it wins the round.
reasons_dq-loot = As often as not there is Loot in it.
reasons_dq-no-treasure = Alone only the hoard counts, and what bites in there would hold us up.
reasons_dq-leave-it = Too badly hurt to touch that.
reasons_dq-no-secret-door = Who knows what is behind it: stay on known ground.
reasons_dq-redraw = Nothing can be much worse: draw another card.
reasons_dq-keep = This card will do.
reasons_dq-heal = Heal first.
reasons_wd-too-dangerous = The dungeon looks too dangerous: let somebody else go in.
reasons_wd-open-dungeon = An empty dungeon is a gift: stay in.
reasons_wd-still-safe = The dungeon can still be survived: stay in.
reasons_wd-strip = Somebody else will stay in: keep stripping the adventurer of equipment, then pass.
reasons_wd-choose = The adventurer who leaves the starting player in the best position.
reasons_wd-add-harmless = With the equipment that is left this monster does little harm.
reasons_wd-spare-tile = This is the piece of equipment we can best do without.
reasons_wd-set-trap = Somebody else will have to walk into this.
reasons_wd-name-worst = Name the kind that would cost the most.
reasons_wd-polymorph-worst = This monster is worse than whatever the deck may bring.
reasons_wd-polymorph-repeat = A second monster of the same kind would spoil Omnipotence.
reasons_wd-keep-polymorph = Worse may come: better to save Polymorph.
reasons_wd-axe-or-die = Without the axe this is the end.
reasons_wd-axe-big = This is as good a target for the axe as any.
reasons_wd-save-axe = We can take this one: save the axe.

## What is said of a single choice, by the same games

# $chance (String) how likely it is, by `percent`
remarks_wd-survive = If you went in now, you would survive with a probability of { $chance }.
# $before (String) how likely it was before, by `percent`
# $chance (String) how likely it is, by `percent`
# $change (same | up | down) whether it becomes more or less likely
remarks_wd-odds =
    { $change ->
        [same] Your own chance of survival stays at { $chance }.
       *[up] Your own chance of survival goes from { $before } to { $chance }.
    }
# $chance (String) how likely it is, by `percent`
remarks_wd-looks = To somebody who has seen none of the cards, the chance looks like { $chance }.
# $name (String) the player that it is about
# $chance (String) how likely it is, by `percent`
remarks_wd-last = { $name } then goes in and, as far as you know, survives with a probability of { $chance }.
# $count (Number)
remarks_wd-left =
    { $count ->
        [one] Then 1 player is left, who goes in.
       *[other] Then { $count } players are left, and one of them will go in.
    }
remarks_wd-free = The dungeon is empty: whoever goes in now succeeds.
# $from (Number) hit points by chance alone
# $count (Number) hit points by what the others did
remarks_wd-reads =
    { $count ->
        [one] To judge by their play, the others’ cards in the dungeon cost about 1 hit point; by chance it would be { $from }.
       *[other] To judge by their play, the others’ cards in the dungeon cost about { $count } hit points; by chance it would be { $from }.
    }
# $name (String) the player that it is about
# $chance (String) how likely it is, by `percent`
remarks_wd-dragon-aside = { $name } has probably set the dragon aside ({ $chance }).
# $name (String) the player that it is about
# $chance (String) how likely it is, by `percent`
remarks_wd-dragon-added = { $name } has probably put the dragon into the dungeon ({ $chance }).
# $name (String) the player that it is about
remarks_wd-stays = So far { $name } has stayed in when others would have passed.
# $name (String) the player that it is about
remarks_wd-rival-wins = One more success and { $name } wins the game.
# $name (String) the player that it is about
remarks_wd-rival-out = One more failure and { $name } is out of the game.
remarks_wd-own-wins = One more success and you win the game.
remarks_wd-own-out = One more failure and you are out of the game.
# $chance (String) how likely it is, by `percent`
remarks_wd-run = From here you survive the dungeon with a probability of { $chance }.
# $chance (String) how likely it is, by `percent`
remarks_wd-hero = With all the equipment and six unknown monsters in the dungeon, the chance of survival is { $chance }.
# $count (Number)
remarks_dr-coins =
    { $count ->
        [one] On average it brings 1 coin.
       *[other] On average it brings { $count } coins.
    }
# $count (Number)
remarks_dr-coins-lost =
    { $count ->
        [one] On average it costs 1 coin.
       *[other] On average it costs { $count } coins.
    }
# $count (Number)
remarks_dr-wounds =
    { $count ->
        [one] On average it costs 1 wound.
       *[other] On average it costs { $count } wounds.
    }
# $count (Number)
remarks_dr-heals =
    { $count ->
        [one] It heals 1 wound.
       *[other] It heals { $count } wounds.
    }
remarks_dr-nothing = On average it brings and costs next to nothing in this room.
remarks_dr-gift = It brings an item.
# $name (String) the player that it is about
# $count (Number)
remarks_dr-trap-coins =
    { $count ->
        [one] As things stand the trap hits { $name }, for 1 coin on average.
       *[other] As things stand the trap hits { $name }, for { $count } coins on average.
    }
# $name (String) the player that it is about
# $count (Number)
remarks_dr-trap-wounds =
    { $count ->
        [one] As things stand the trap hits { $name }, for 1 wound on average.
       *[other] As things stand the trap hits { $name }, for { $count } wounds on average.
    }
remarks_dr-trap-you = As things stand the trap hits you.
# $count (Number)
remarks_dr-later =
    { $count ->
        [one] Without this card the rest of the level is worth about 1 coin less.
       *[other] Without this card the rest of the level is worth about { $count } coins less.
    }
remarks_dr-most-wounds = You have the most wounds: as things stand you would collapse at the end.
remarks_dr-item = It uses up the item, and all your power cards stay in your hand.
remarks_dr-escape = The boss cannot touch you.
remarks_dr-ball = You choose your card once the others’ cards are face up.
# $count (Number)
remarks_dr-look =
    { $count ->
        [one] It shows 1 dark room before you choose.
       *[other] It shows { $count } dark rooms before you choose.
    }
# $chance (String) how likely it is, by `percent`
remarks_sb-reaches = It reaches a goal that holds the treasure with a probability of { $chance }.
# $count (Number)
remarks_sb-nearer =
    { $count ->
        [one] As far as you know, it brings the treasure 1 card nearer.
       *[other] As far as you know, it brings the treasure { $count } cards nearer.
    }
# $count (Number)
remarks_sb-farther =
    { $count ->
        [one] As far as you know, it makes the way to the treasure 1 card longer.
       *[other] As far as you know, it makes the way to the treasure { $count } cards longer.
    }
remarks_sb-aside = It brings the treasure neither nearer nor farther away.
remarks_sb-last = Whoever reaches the treasure chooses the first gold card.
# $before (String) how likely it was before, by `percent`
# $chance (String) how likely it is, by `percent`
# $change (same | up | down) whether it becomes more or less likely
remarks_sb-seen =
    { $change ->
        [up] It makes you look more suspicious: to the others, the chance that you are a saboteur goes from { $before } to { $chance }.
       *[down] It makes you look less suspicious: to the others, the chance that you are a saboteur goes from { $before } to { $chance }.
    }
# $name (String) the player that it is about
# $chance (String) how likely it is, by `percent`
remarks_sb-suspect = Going by what has happened so far, { $name } is a saboteur with a probability of { $chance }.
# $name (String) the player that it is about
remarks_sb-frees = { $name } can then dig again.
# $name (String) the player that it is about
remarks_sb-still-broken = Even so, { $name } still has another broken tool.
# $name (String) the player that it is about
remarks_sb-stops = { $name } cannot dig until the tool is repaired.
# $name (String) the player that it is about
remarks_sb-stopped = { $name } cannot dig anyway: it would only be one more tool to repair.
remarks_sb-own-free = You can then dig again.
remarks_sb-own-broken = Even so, you still have another broken tool.
# $chance (String) how likely it is, by `percent`
remarks_sb-goal = The treasure is there with a probability of { $chance }.
remarks_sb-spare = You can do without this card.
remarks_sb-useful = This card could still have been of use to you.
# $count (Number)
remarks_sb-gold =
    { $count ->
        [one] It is worth 1 nugget.
       *[other] It is worth { $count } nuggets.
    }
remarks_dq-no-victory = In a solo game, getting out without a treasure card is no victory.
# $count (Number)
remarks_dq-leaves-with = You leave the dungeon with { $count } gold.
# $name (String) the player that it is about
# $count (Number)
remarks_dq-outdone = { $name } is already out with { $count } gold.
# $chance (String) how likely it is, by `percent`
remarks_dq-wakes = The dragon wakes with a probability of { $chance }.
# $count (Number)
remarks_dq-life = You have { $count } Life left.
remarks_dq-unknown = Nobody has seen that room yet.
# $count (Number)
remarks_dq-hoard =
    { $count ->
        [one] That way the hoard is about 1 turn away, counting the risks.
       *[other] That way the hoard is about { $count } turns away, counting the risks.
    }
# $count (Number)
remarks_dq-tower =
    { $count ->
        [one] That way the nearest tower is about 1 turn away, counting the risks.
       *[other] That way the nearest tower is about { $count } turns away, counting the risks.
    }
# $count (Number)
remarks_dq-daylight =
    { $count ->
        [one] The towers may begin to close in 1 round.
       *[other] The towers may begin to close in { $count } rounds.
    }
remarks_dq-night = The towers may close in any round.
remarks_dq-search = About one search in four finds a secret door, and some find a Loot card or trouble.
# $count (Number)
remarks_dq-fight =
    { $count ->
        [one] A combat like this costs about 1 wound on average.
       *[other] A combat like this costs about { $count } wounds on average.
    }
remarks_dq-flight = Escaping takes you back, and the monster stays in that room.
# $count (Number)
# $from (Number)
remarks_dq-combat =
    { $from ->
        [one] In this combat you can still take 1 wound, and you have dealt { $count }.
       *[other] In this combat you can still take { $from } wounds, and you have dealt { $count }.
    }
# $count (Number)
# $from (Number)
remarks_dq-monster =
    { $from ->
        [one] In this combat the monster can still take 1 wound, and the hero { $count }.
       *[other] In this combat the monster can still take { $from } wounds, and the hero { $count }.
    }
# $chance (String) how likely it is, by `percent`
remarks_dq-fails = The test fails with a probability of { $chance }.

## How likely something is, in whole percents

# What stands for $chance and $before above.
# $size (little | most | plain) below 1 and above 99 percent no number is told
# $percent (Number)
percent =
    { $size ->
        [little] less than 1%
        [most] more than 99%
       *[plain] { $percent }%
    }
# $size (little | most | plain)
# $percent (Number)
chance =
    { $size ->
        [little] Chance of winning: less than 1%.
        [most] Chance of winning: more than 99%.
       *[plain] Chance of winning: about { $percent }%.
    }
# $low (String) by `percent`
# $high (String)
chanceBetween = Chance of winning: somewhere between { $low } and { $high }; there were few trials.
untried = It was not tried.
