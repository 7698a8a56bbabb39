
app_name = Mazmorra
app_tagline = Totes les masmorres, una sola taula
app_skip = Salta al contingut
app_home = Inici
app_close = Tanca
app_loading = S’encenen les torxes
app_slow = Això triga més del compte. La partida està fora de perill: torna a carregar la pàgina per continuar.
app_cancel = Cancel·la
app_remove = Elimina
app_yes = Sí
app_no = No
app_language = Llengua
# $name (String)
app_awaited = { $name } encara no s’ha carregat. Es farà servir així que hi hagi xarxa.
app_notFound = Aquí baix no hi ha res
app_notFoundHelp = Aquest passadís acaba en un mur. Torna a l’entrada i tria un altre camí.
app_broke = S’ha trencat alguna cosa
app_brokeHelp = La partida està fora de perill. Torna a carregar la pàgina per continuar des de l’última decisió.
app_reload = Torna a carregar

legal_title = Sobre aquest servidor
legal_privacy = Privadesa
legal_terms = Condicions d’ús
legal_imprint = Avís legal
legal_missing = Ara mateix aquesta pàgina no es pot mostrar: no respon cap servidor.

update_ready = Hi ha una versió nova a punt.
update_take = Fes-la servir ara
update_later = Més tard

# $min (Number)
# $max (Number)
players = { $min }–{ $max } jugadors

home_title = Tria un joc
home_playNow = Juga ara
home_oneScreen = En una pantalla
home_online = En línia
home_lobby = Taules en línia
home_withPeople = Juga ara amb gent
home_daily = Masmorra diària
home_tournaments = Tornejos
home_nobody = Encara no hi ha ningú. Espera i t’avisarem quan vingui algú.
# $count (Number)
home_playing =
    { $count ->
        [one] 1 persona juga
       *[other] { $count } persones juguen
    }
# $count (Number)
home_waiting =
    { $count ->
        [one] 1 persona espera
       *[other] { $count } persones esperen
    }
# $count (Number)
home_openTables =
    { $count ->
        [one] 1 taula oberta
       *[other] { $count } taules obertes
    }
home_mine = Les meves partides
home_rules = Regles
home_learn = Aprèn-ne
home_dilemmas = Dilemes
home_settings = Configuració
home_credits = Crèdits
home_bots = Bots
home_botLevel = Nivell
# $count (Number)
# home_botCount =
#     { $count ->
#         [0] None: alone
#        *[other] { $count }
#     }
home_learnFirst = Aprèn-ne en cinc minuts
home_learnOn = Continua la lliçó
home_houseRules = Seients i regles de la casa
home_keepName = Conserva el meu nom
home_code = Codi d’una pantalla gran
home_codeJoin = Entra-hi
home_codeWrong = Un codi té quatre lletres, com ara KRTW.
home_otherwise = Si en dos minuts no ve ningú, els bots ocupen els seients lliures.
# $game (String)
home_yourTurn = Et toca: { $game }
# $game (String)
home_resumeGame = Continua { $game }
home_under = Damunt la taula
home_finished = Acabades
home_resume = Continua
home_watch = Torna-la a veure
home_openFile = Obre una partida desada
home_badFile = Aquest fitxer no és cap partida de Mazmorra o està incomplet.
home_removeAsk = Vols esborrar aquesta partida? No es podrà recuperar.
# $count (Number)
home_answers =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugades
    }

# $game (String)
setup_title = { $game }: qui juga?
setup_seats = Seients
# $number (Number)
setup_seat = Seient { $number }
setup_name = Nom
setup_who = Qui seu aquí
setup_person = Persona
setup_bot = Bot
# What somebody is called who gave no name.
setup_nameless = Rodamon
setup_add = Afegeix un seient
setup_drop = Treu aquest seient
setup_variants = Regles de la casa
# $seats (Number)
setup_onlyAt =
    { $seats ->
        [one] Només amb 1 seient
       *[other] Només amb { $seats } seients
    }
# $min (Number)
# $max (Number)
setup_onlyFor = Només amb { $min } a { $max } seients
setup_start = Reparteix les cartes
setup_starting = Es reparteix
setup_personNote = Hi juga més d’una persona: entre torn i torn cau un teló, perquè ningú no vegi les cartes dels altres.
setup_botsOnly = Només hi juguen bots: tu mires.
setup_failed = No s’ha pogut obrir la taula.

levels_random_name = A l’atzar
levels_random_help = Fa qualsevol cosa permesa, sense mirar.
levels_novice_name = Novell
levels_novice_help = Evita els errors més clars, però se li escapa més de la meitat de la resta.
levels_adventurer_name = Aventurer
levels_adventurer_help = Coneix les probabilitats i observa com juga cadascú, però no mira més enllà de la seva jugada.
levels_master_name = Mestre
levels_master_help = Imagina milers de continuacions, però el sorprèn qui juga d’una manera poc habitual.

# $seat (Number)
# styles_label = Seat { $seat }: style
# styles_none = No style of its own
# styles_any = Any style, by chance
# styles_anyHelp = You will find out at the table.
# styles_known_cautious_name = Cautious
# styles_known_cautious_help = Turns back early and leaves risks to others, even good ones.
# styles_known_greedy_name = Greedy
# styles_known_greedy_help = Wants it all for itself and pays for it with wounds.
# styles_known_hothead_name = Hothead
# styles_known_hothead_help = Strikes at the first chance and never walks away from a fight.
# styles_known_liar_name = Liar
# styles_known_liar_help = Pretends to the last: with this one nothing is what it looks like.
# $level (String)
# $style (String)
# styles_at = { $level } · { $style }

table_understood = Entesos
# $name (String)
table_turnOf = Torn de { $name }
table_yourTurn = Et toca
# table_memoryOnly = This browser keeps nothing here, as in a private window: the game lasts as long as this page stays open.
table_memoryUnderstood = Entesos
# $question (String)
table_yourTurnTo = Et toca. { $question }
table_happening = A veure…
table_before = Abans de jugar
table_soundAsk = Vols jugar amb so?
table_soundYes = Amb so
table_soundNo = Sense
# $who (People)
table_waitingFor = S’està esperant: { PEOPLE($who) }
table_thinking = pensa
table_over = La partida s’ha acabat
table_players = Jugadors
# table_hand = Your hand
# table_track = How the game stands
# table_happened = What just happened
# table_log = Log
# table_menu = Menu
# table_rules = Rules
# table_repeat = Show again
# After the sentences of a summary: how many things more happened.
# $count (Number)
# table_more = and { $count } more
# table_skip = Skip
# Runs ahead to the reader's next decision, while others play.
# table_skipOn = Skip to my turn
# table_takeBack = Undo
# table_leave = Leave the table
# table_you = you
# table_away = away
# table_covered = a bot plays
# table_bot = bot
# table_person = person
# table_guest = guest
# table_lost_missing = This table is not on this device.
# table_lost_version = This table was played with older rules and cannot be resumed. Its record is kept.
# table_lost_broken = This table could not be set up again.
# table_connection_here = On this device
# table_connection_connecting = Connecting
# table_connection_online = Connected
# table_connection_offline = No connection. Trying again.
# table_fullLog = Everything that happened
# table_emptyLog = Nothing has happened yet.
# table_why = Why?
# table_setup = Set-up
# $number (Number)
# table_move = Move { $number }
# table_whatYouSee = What you can see
# table_unknown = unknown
# table_nothing = nothing
# table_list = All options as a list

# plane_nearer = Closer
# plane_farther = Farther
# plane_all = See all

# choice_hint = Hint
# choice_hintThinking = The master is thinking…
# $option (String)
# choice_hintSays = The master would choose { QUOTE($option) }.
# choice_label = Your choice
# choice_optional = If you like
# choice_confirm = Confirm
# choice_other = Choose again
# choice_refused = You cannot do that now.
# choice_stale = Too late: the game has moved on. Look again and choose.
# $count (Number)
# choice_options =
#     { $count ->
#         [one] 1 option
#        *[other] { $count } options
#     }
# choice_keys = Pick with the keys 1 to 9, confirm with Enter, cancel with Escape.
# choice_tapAgain = A second tap on it confirms as well.
# choice_onTable = Pick on the table or from the list.

# recap_title = Since your last turn
# recap_close = Got it
# recap_again = Show me again

# $name (String)
# curtain_title = { $name }, it is your turn
# curtain_help = Take the device. Everybody else looks away.
# $name (String)
# curtain_ready = I am { $name }

# end_title = The end
# $name (String)
# end_won = { $name } wins
# end_youWon = You win
# $names (String)
# end_shared = { $names } share the victory
# end_confirmAsk = You know your way around. Play without confirming every choice?
# end_confirmOff = Without confirming
# end_confirmKeep = Keep confirming
# $names (String)
# end_youShare = You share the victory with { $names }
# end_youDied = You did not come back
# end_dead = Dead
# end_nobody = Nobody wins
# end_place = Place
# end_player = Player
# end_chart = How it went
# $rows (String)
# end_chartNote = Chart: { $rows }
# end_again = Play again
# end_analysis = What the master thinks
# end_check = Check this game
# end_watch = Watch it again
# end_home = All games
# end_look = Look at the table
# end_results = Results
# end_save = Save as a file

# replay_title = Replay
# replay_first = To the start
# replay_previous = One move back
# replay_next = One move forward
# replay_last = To the end
# replay_play = Play
# replay_pause = Pause
# $at (Number)
# $of (Number)
# replay_position = Move { $at } of { $of }
# replay_eyes = View as
# replay_all = All cards face up
# replay_public = Spectator
# replay_continue = Play on from here
# replay_continueHelp = You take this seat, bots take the others. The record does not change.
# replay_more = More about this game
# replay_save = Save as a file
# replay_link = Copy the link
# replay_copied = The link is copied.
# replay_linkReady = Copy this link:
# replay_badLink = This link is incomplete: the game in it cannot be read.
# replay_linkHelp = Whoever opens it sees this game from the start.
# $move (Number)
# replay_broken = The rules refuse move { $move }: the record was altered. It can be watched up to there.

# $game (String)
# about_title = { $game }: about these cards
# about_link = About these cards

# rulebook_tips = Tips
# $title (String)
# rulebook_tryIt = Try it: { $title }
# rulebook_learn = Learn it by playing
# $game (String)
# rulebook_title = { $game }: the rules
# rulebook_contents = Contents
# rulebook_none = The rulebook of this game is still being written.
# rulebook_covers = Rules covered here
# rulebook_notFound = No paragraph covers this rule yet.
# rulebook_pick = Rules

# settings_title = Settings
# settings_language = Language
# settings_theme = Light
# settings_themes_night = Torchlight
# settings_themes_day = Daylight
# settings_themes_auto = Same as my device
# settings_speed = Speed of other players’ moves
# settings_speeds_0 = Instant
# settings_speeds_1 = Slow
# settings_speeds_2 = Normal
# settings_speeds_3 = Fast
# settings_sound = Sounds
# settings_volume = Volume
# settings_confirm = Confirm before acting
# settings_talk = Table talk
# settings_talkHelp = In Saboteur bots say whom they suspect, and everybody may lay an accusation token.
# settings_confirmHelp = Pick, see what would happen, then confirm. When off, one tap is enough.
# settings_textSize = Text size
# settings_textSizes_usual = Normal
# settings_textSizes_large = Large
# settings_textSizes_largest = Very large
# settings_contrast = High contrast
# settings_motion = Less motion
# settings_motionHelp = Things fade instead of moving. Always on if your device asks for it.
# settings_shortcuts = Keyboard shortcuts at the table
# settings_single = Play automatically when there is only one option
# settings_tips = Explain things when they first appear
# settings_tipsHelp = All tips can be read again at the end of each rulebook.
# settings_recap = Recap before my turn
# settings_originMarks = Mark what the rulebook does not print
# settings_originMarksHelp = A small dot on cards, tiles and heroes that come from other sources or from us.
# settings_yourName = Your name

# credits_title = Credits
# credits_intro = Mazmorra is free software. The rules of the games are told in our own words; the games themselves belong to their authors and publishers, with whom we are not affiliated. If you like one, buy the box.
# credits_games = The games
# $name (String)
# credits_designedBy = designed by { $name }
# credits_icons = Icons
# credits_iconsText = Icons by Lorc, Delapouite and the other authors of game-icons.net, used under the Creative Commons Attribution 3.0 licence, recoloured and composed by us.
# credits_fonts = Typefaces
# credits_fontsText = Cinzel by Natanael Gama, Alegreya by Juan Pablo del Peral (Huerta Tipográfica) and the figures of Lora by Olga Karpushina and Alexei Vanyashin (Cyreal), all under the SIL Open Font License 1.1.
# credits_sound = Sounds
# credits_soundText = Made by us with ZzFX by Frank Force (MIT licence).
# credits_software = Software
# credits_softwareText = Preact, Vite, wouter, zustand and Comlink, each under its own free licence. Our own code is under the MIT licence.

# design_title = All parts
# design_intro = Every card, token and part as it is drawn, for reviewing.
# design_colours = Colours
# design_type = Type
# design_badges = Badges
# design_crests = Seats
# design_cards = Cards and backs
# design_buttons = Buttons
# design_sounds = Sounds
# $name (String)
# design_listen = Listen: { $name }
# design_icons = Pictures
