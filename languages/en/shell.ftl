
app_name = Mazmorra
app_tagline = Every dungeon, one table
app_skip = Skip to the content
app_home = Home
app_close = Close
app_loading = Lighting the torches
app_slow = This is taking longer than it should. Your game is safe: reload the page to go on.
app_cancel = Cancel
app_remove = Remove
app_yes = Yes
app_no = No
app_language = Language
# $name (String)
app_awaited = { $name } has not been loaded yet. It is taken as soon as there is a network.
app_notFound = There is nothing down here
app_notFoundHelp = This corridor ends in a wall. Go back to the entrance and pick another way.
app_broke = Something broke
app_brokeHelp = Your game is safe. Reload the page to go on from the last decision.
app_reload = Reload

legal_title = About this server
legal_privacy = Privacy
legal_terms = Terms of use
legal_imprint = Imprint
legal_missing = This page cannot be shown right now: no server is answering.

update_ready = A new version is ready.
update_take = Use it now
update_later = Later

# $min (Number)
# $max (Number)
players = { $min }–{ $max } players

home_title = Pick a game
home_playNow = Play now
home_oneScreen = On one screen
home_online = Online
home_lobby = Tables online
home_withPeople = Play with people now
home_daily = Daily dungeon
home_tournaments = Tournaments
home_nobody = Nobody is here yet. Wait, and we will tell you when somebody comes.
# $count (Number)
home_playing =
    { $count ->
        [one] 1 person is playing
       *[other] { $count } people are playing
    }
# $count (Number)
home_waiting =
    { $count ->
        [one] 1 person is waiting
       *[other] { $count } people are waiting
    }
# $count (Number)
home_openTables =
    { $count ->
        [one] 1 open table
       *[other] { $count } open tables
    }
home_mine = My games
home_rules = Rules
home_learn = Learn
home_dilemmas = Dilemmas
home_practice = Own mistakes
home_settings = Settings
home_credits = Credits
home_bots = Bots
home_botLevel = Level
# $count (Number)
home_botCount =
    { $count ->
        [0] None: alone
       *[other] { $count }
    }
home_learnFirst = Learn it in five minutes
home_learnOn = Go on with the lesson
home_houseRules = Seats and house rules
home_keepName = Keep my name
home_code = Code on a big screen
home_codeJoin = Join
home_codeWrong = A code has four letters, such as KRTW.
home_otherwise = If nobody comes within two minutes, bots take the free seats.
# $game (String)
home_yourTurn = Your turn: { $game }
# Above the tables where it is the reader's turn, where there are several.
# $count (Number)
home_turns =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
# $game (String)
home_resumeGame = Resume { $game }
home_under = On the table
home_finished = Finished
home_resume = Resume
home_watch = Watch again
home_openFile = Open a saved game
home_badFile = This file is not a Mazmorra game, or it is incomplete.
home_removeAsk = Delete this game? It cannot be recovered.
# $count (Number)
home_answers =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }

# $game (String)
setup_title = { $game }: who plays?
setup_seats = Seats
# $number (Number)
setup_seat = Seat { $number }
setup_name = Name
setup_who = Who sits here
setup_person = Person
setup_bot = Bot
# What somebody is called who gave no name.
setup_nameless = Wanderer
setup_add = Add a seat
setup_drop = Remove this seat
setup_variants = House rules
# $seats (Number)
setup_onlyAt =
    { $seats ->
        [one] Only with 1 seat
       *[other] Only with { $seats } seats
    }
# $min (Number)
# $max (Number)
setup_onlyFor = Only with { $min } to { $max } seats
setup_start = Deal the cards
setup_starting = Dealing
setup_personNote = Several people play: a curtain falls between turns, so that nobody sees anybody else’s cards.
setup_botsOnly = Only bots play: you watch.
setup_failed = The table could not be opened.

levels_random_name = Random
levels_random_help = Does anything that is allowed, without looking.
levels_novice_name = Novice
levels_novice_help = Avoids plain mistakes, but misses more than half of everything else.
levels_apprentice_name = Apprentice
levels_apprentice_help = Plays as somebody does who knows the rules and has a plan: one decision in four goes astray.
levels_adventurer_name = Adventurer
levels_adventurer_help = Knows the odds and watches how everybody plays, but does not look beyond its own move.
levels_master_name = Master
levels_master_help = Imagines thousands of continuations, but is surprised by whoever plays in an unusual way.

# $seat (Number)
styles_label = Seat { $seat }: style
styles_none = No style of its own
styles_any = Any style, by chance
styles_anyHelp = You will find out at the table.
styles_known_cautious_name = Cautious
styles_known_cautious_help = Turns back early and leaves risks to others, even good ones.
styles_known_greedy_name = Greedy
styles_known_greedy_help = Wants it all for itself and pays for it with wounds.
styles_known_hothead_name = Hothead
styles_known_hothead_help = Strikes at the first chance and never walks away from a fight.
styles_known_liar_name = Liar
styles_known_liar_help = Pretends to the last: with this one nothing is what it looks like.
# $level (String)
# $style (String)
styles_at = { $level } · { $style }

table_understood = Got it
# $name (String)
table_turnOf = { $name }’s turn
table_yourTurn = Your turn
table_memoryOnly = This browser keeps nothing here, as in a private window: the game lasts as long as this page stays open.
table_memoryUnderstood = Understood
# $question (String)
table_yourTurnTo = Your turn. { $question }
table_happening = Let’s see…
table_before = Before you play
table_soundAsk = Play with sound?
table_soundYes = With sound
table_soundNo = Without
# $who (People)
table_waitingFor = Waiting for { PEOPLE($who) }
table_thinking = thinking
table_over = The game is over
table_players = Players
table_hand = Your hand
table_track = How the game stands
table_happened = What just happened
table_log = Log
table_menu = Menu
table_rules = Rules
table_repeat = Show again
# After the sentences of a summary: how many things more happened.
# $count (Number)
table_more = and { $count } more
table_skip = Skip
# Runs ahead to the reader's next decision, while others play.
table_skipOn = Skip to my turn
table_takeBack = Undo
table_leave = Leave the table
table_you = you
table_away = away
table_covered = a bot plays
table_bot = bot
table_person = person
table_guest = guest
table_lost_missing = This table is not on this device.
table_lost_version = This table was played with older rules and cannot be resumed. Its record is kept.
table_lost_broken = This table could not be set up again.
table_connection_here = On this device
table_connection_connecting = Connecting
table_connection_online = Connected
table_connection_offline = No connection. Trying again.
table_fullLog = Everything that happened
table_emptyLog = Nothing has happened yet.
table_why = Why?
table_setup = Set-up
# $number (Number)
table_move = Move { $number }
table_whatYouSee = What you can see
table_unknown = unknown
table_nothing = nothing
table_list = All options as a list

plane_nearer = Closer
plane_farther = Farther
plane_all = See all

choice_hint = Hint
choice_hintThinking = The master is thinking…
# $option (String)
choice_hintSays = The master would choose { QUOTE($option) }.
choice_label = Your choice
choice_optional = If you like
choice_confirm = Confirm
choice_other = Choose again
choice_refused = You cannot do that now.
choice_stale = Too late: the game has moved on. Look again and choose.
# $count (Number)
choice_options =
    { $count ->
        [one] 1 option
       *[other] { $count } options
    }
choice_keys = Pick with the keys 1 to 9, confirm with Enter, cancel with Escape.
choice_tapAgain = A second tap on it confirms as well.
choice_onTable = Pick on the table or from the list.

recap_title = Since your last turn
recap_close = Got it
recap_again = Show me again

# $name (String)
curtain_title = { $name }, it is your turn
curtain_help = Take the device. Everybody else looks away.
# $name (String)
curtain_ready = I am { $name }

end_title = The end
# $name (String)
end_won = { $name } wins
end_youWon = You win
# $names (String)
end_shared = { $names } share the victory
end_confirmAsk = You know your way around. Play without confirming every choice?
end_confirmOff = Without confirming
end_confirmKeep = Keep confirming
# $names (String)
end_youShare = You share the victory with { $names }
end_youDied = You did not come back
end_dead = Dead
end_nobody = Nobody wins
end_place = Place
end_player = Player
end_chart = How it went
# $rows (String)
end_chartNote = Chart: { $rows }
end_again = Play again
end_analysis = What the master thinks
end_check = Check this game
end_watch = Watch it again
end_decisive = See how it was decided
end_home = All games
end_look = Look at the table
end_results = Results
end_save = Save as a file

clip_title = Show this moment
clip_length = How much of it
# $count (Number)
clip_moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
clip_picture = The moves as a moving picture
clip_link = Copy the link to these moves
clip_embed = Copy the code for a page of yours
clip_copied = Copied.
clip_ready = Copy this:
clip_svg = Save as a moving picture (SVG)
clip_video = Save as a video
clip_making = The video is being made; it takes as long as the moves.
clip_made = The video is saved.
clip_failed = This browser could not make the video. The moving picture can still be saved.
clip_keep = Keep among my finest moments
clip_kept = Kept. You find it under My games.
replay_title = Replay
replay_first = To the start
replay_previous = One move back
replay_next = One move forward
replay_last = To the end
replay_play = Play
replay_pause = Pause
# $at (Number)
# $of (Number)
replay_position = Move { $at } of { $of }
replay_eyes = View as
replay_all = All cards face up
replay_public = Spectator
replay_continue = Play on from here
replay_continueHelp = You take this seat, bots take the others. The record does not change.
replay_more = More about this game
replay_save = Save as a file
replay_link = Copy the link
replay_copied = The link is copied.
replay_linkReady = Copy this link:
replay_badLink = This link is incomplete: the game in it cannot be read.
replay_linkMoment = Copy the link to this moment
replay_linkMomentHelp = Whoever opens it sees the game from this moment on, through the same eyes.
replay_linkHelp = Whoever opens it sees this game from the start.
# $move (Number)
replay_broken = The rules refuse move { $move }: the record was altered. It can be watched up to there.

# $game (String)
about_title = { $game }: about these cards
about_link = About these cards

rulebook_tips = Tips
# $title (String)
rulebook_tryIt = Try it: { $title }
rulebook_learn = Learn it by playing
# $game (String)
rulebook_title = { $game }: the rules
rulebook_contents = Contents
rulebook_none = The rulebook of this game is still being written.
rulebook_covers = Rules covered here
rulebook_notFound = No paragraph covers this rule yet.
rulebook_pick = Rules

settings_title = Settings
settings_language = Language
settings_theme = Light
settings_themes_night = Torchlight
settings_themes_day = Daylight
settings_themes_auto = Same as my device
settings_speed = Speed of other players’ moves
settings_speeds_0 = Instant
settings_speeds_1 = Slow
settings_speeds_2 = Normal
settings_speeds_3 = Fast
settings_sound = Sounds
settings_volume = Volume
settings_music = Music of the place
settings_musicHelp = Quiet, and never the same twice. It plays while you are at a table.
settings_vibration = Vibrate when it is my turn
settings_confirm = Confirm before acting
settings_talk = Table talk
settings_talkHelp = In Saboteur bots say whom they suspect, and everybody may lay an accusation token.
settings_confirmHelp = Pick, see what would happen, then confirm. When off, one tap is enough.
settings_textSize = Text size
settings_textSizes_usual = Normal
settings_textSizes_large = Large
settings_textSizes_largest = Very large
settings_contrast = High contrast
settings_motion = Less motion
settings_motionHelp = Things fade instead of moving. Always on if your device asks for it.
settings_shortcuts = Keyboard shortcuts at the table
settings_single = Play automatically when there is only one option
settings_tips = Explain things when they first appear
settings_tipsHelp = All tips can be read again at the end of each rulebook.
settings_recap = Recap before my turn
settings_originMarks = Mark what the rulebook does not print
settings_originMarksHelp = A small dot on cards, tiles and heroes that come from other sources or from us.
settings_yourName = Your name

credits_title = Credits
credits_intro = Mazmorra is free software. The rules of the games are told in our own words; the games themselves belong to their authors and publishers, with whom we are not affiliated. If you like one, buy the box.
credits_games = The games
# $name (String)
credits_designedBy = designed by { $name }
credits_icons = Icons
credits_iconsText = Icons by Lorc, Delapouite and the other authors of game-icons.net, used under the Creative Commons Attribution 3.0 licence, recoloured and composed by us.
credits_fonts = Typefaces
credits_fontsText = Cinzel by Natanael Gama, Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and the figures of Lora by Olga Karpushina and Alexei Vanyashin (Cyreal), all under the SIL Open Font License 1.1.
credits_sound = Sounds
credits_soundText = Made by us with ZzFX by Frank Force (MIT licence).
credits_software = Software
credits_softwareText = Preact, Vite, wouter, zustand and Comlink, each under its own free licence. Our own code is under the MIT licence.

design_title = All parts
design_intro = Every card, token and part as it is drawn, for reviewing.
design_colours = Colours
design_type = Type
design_badges = Badges
design_crests = Seats
design_cards = Cards and backs
design_buttons = Buttons
design_sounds = Sounds
# $name (String)
design_listen = Listen: { $name }
design_icons = Pictures
