### What the commands of `mazmorra` print: refusals, results and titles. What is in straight quotation marks or begins with -- is typed on the command line.

# What may be named instead, behind a colon.
# $words (List)
# $count (Number)
allowed =
    { $count ->
        [0] allowed are none
        [one] allowed is { LIST($words) }
       *[other] allowed are { LIST($words) }
    }

## Words of a usage line that stand for what is to be named there.

placeholders_GAME = GAME
placeholders_FILE = FILE
placeholders_FOLDER = FOLDER
placeholders_LINK = LINK
placeholders_ID = ID
placeholders_PERSON = PERSON
placeholders_PERSON-OR-ADDRESS = PERSON or ADDRESS
placeholders_TABLE = TABLE
placeholders_LINE = LINE
placeholders_REPORT = REPORT
placeholders_SANCTION = SANCTION
placeholders_NAME = NAME
placeholders_LIST = LIST
placeholders_WHAT = WHAT
placeholders_LANGUAGE = LANGUAGE
# $lines (Code) one for each command
# $games (Code) their names on the command line
# $languages (Code) the codes of the languages
overview =
    Mazmorra: the open table for dungeon board games.

    { $lines }

    GAME is { $games }. `mazmorra COMMAND --help` tells more;
    a value in brackets there is the default. With --lang CODE a command speaks another language: { $languages }.
# $done (Number)
# $of (Number)
progress = { $done } of { $of }
# $seconds (Number)
secondsLeft = { $seconds } s left

## Why arguments cannot be used: what is wrong, and behind the colon what is allowed.

# $name (Code)
# $names (Code) what is allowed
refusals_unknownCommand = unknown command { $name }: { $names }
# $name (Code)
refusals_needsSources = { $name } works on the sources, which this release does not contain: run it in a copy of the repository
# $word (Code)
refusals_unexpected = unexpected { $word }
# $placeholder (Code)
refusals_missing = { $placeholder } is missing
# $flag (Code)
# $flags (Code) what is allowed
refusals_unknownFlag = unknown flag { $flag }: { $flags }
# $flag (Code)
# $flags (Code) what is allowed
refusals_takesNoValue = { $flag } takes no value: { $flags }
# $flag (Code)
# $flags (Code) what is allowed
refusals_needsValue = { $flag } needs a value, as in { $flag }=VALUE: { $flags }
# $flags (Code) what is allowed
refusals_wrongFlags = these flags cannot be read: { $flags }
# $flag (Code)
# $text (Code)
# $min (Number)
# $max (Number)
refusals_wrongNumber = { $flag } { $text }: allowed is a whole number from { $min } to { $max }
# $flag (Code)
# $text (Code)
# $only (Number)
refusals_onlyNumber = { $flag } { $text }: allowed is { $only } only
# $flag (Code)
# $text (Code)
# $words (Code) what is allowed
refusals_wrongWord = { $flag } { $text }: { $words }
# $one (Code)
# $other (Code)
refusals_exclusive = { $one } and { $other } exclude each other: name one
# $flag (Code)
# $other (Code)
refusals_needs = { $flag } needs { $other }
# $what (String)
# $wrong (String)
refusals_about = { $what }: { $wrong }
# $wrong (String)
refusals_out = --out: { $wrong }
# $file (Code)
refusals_noFile = there is no file { $file }
# $file (Code)
# $why (String)
refusals_unreadable = cannot read { $file }: { $why }
# $id (Code)
# $ids (Code) what is allowed
refusals_unknownGame = unknown game { $id }: { $ids }
# $key (Code)
# $game (Code)
# $options (List)
# $count (Number)
refusals_unknownOption =
    { $count ->
        [0] unknown option { $key }: { $game } has none
       *[other] unknown option { $key }: { $game } has { LIST($options, between: ", ") }
    }
# $option (Code)
# $text (Code)
# $values (Code) what is allowed
refusals_optionValue = option { $option } cannot be { $text }: { $values }
# $name (Code)
# $levels (Code) what is allowed
refusals_unknownBot = unknown bot { $name }: { $levels }
# $name (Code)
# $game (Code)
# $rules (List)
# $settings (List)
refusals_unknownRule = unknown bot { $name }: { $game } has { OR($rules) }, or settings as in zoo:key=value,key=value with { OR($settings) }
# $name (Code)
# $game (Code)
# $styles (List)
refusals_unknownStyle = unknown style in { $name }: { $game } has { OR($styles) }
# $bots (Number)
# $seats (Number)
refusals_tooManyBots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } for { $seats } { $seats ->
        [one] seat
       *[other] seats
    }: name at most { $seats }
# $text (Code)
refusals_wrongDatabase = --database { $text }: allowed is postgres://user@host/name
# $folder (Code)
refusals_noFolder = there is no folder { $folder }: name it with --data

## Records: what `mazmorra replay` and `mazmorra verify` print.

replay_oneTelling = --json tells one record to one viewer in one language
# $file (Code)
# $version (Number)
replay_oldVersion = { $file } is of version { $version } of the rules: it can be told, but not as JSON
# $pattern (Code)
# $folder (Code)
replay_noRecord = there is no record ({ $pattern }) in { $folder }
# $file (Code)
# $damage (String)
replay_damaged = { $file } is a damaged record: { $damage }
# $file (Code)
# $game (Code)
replay_unknownGame = { $file } is of a game we do not know: { $game }
# $last (Number) the number of the last seat; the first is 0
replay_seats =
    { $last ->
        [0] seat 0
       *[other] a seat from 0 to { $last }
    }
# $why (String)
replay_unplayable = the record cannot be played: { $why }; `mazmorra verify` tells more
# $answer (Number)
# $why (String)
replay_illegal = answer { $answer } is not legal: { $why }

## What a game that is told says beside the sentences of the game itself.

story_start = Set-up
# A game and who plays it, a score and its figure, a player and what is asked of them.
# $what (String)
# $told (String)
story_told = { $what }: { $told }
story_over = The game is over.
# $version (Number)
story_unplayed = It was played with version { $version } of the rules, which this program does not play. This is what the record tells of itself.
# $names (String)
story_toDecide = To decide: { $names }
# $what (String)
story_youChoose = You choose { QUOTE($what) }.
# $name (String)
# $what (String)
story_chooses = { $name } chooses { QUOTE($what) }.
# $number (Number)
story_seat = Seat { $number }
# $name (String)
story_own = { $name } (you)
# $why (String) one of the differences below
verify_broken = The record does not hold: { $why }.
# $game (Code)
verify_differences_unknown-game = it is of a game we do not know, { $game }
# $recorded (Number)
# $known (Number)
verify_differences_version = it was played by version { $recorded } of the rules; this program has version { $known }
# $why (String)
verify_differences_start = the game cannot be set up as recorded: { $why }
verify_differences_seed-withheld = the seed is not told yet, so nothing can be checked before the game has ended
# $recorded (Code)
# $computed (Code)
verify_differences_commitment = the commitment was { $recorded }, but seed and salt give { $computed }
# $answer (Number)
# $why (String)
verify_differences_refused = answer { $answer } is not legal: { $why }
# $answer (Number)
# $recorded (Code)
# $computed (Code)
verify_differences_check = answer { $answer } leads elsewhere: the record says check { $recorded }, the game gives { $computed }
# $recorded (Code) one of the two sentences below
# $computed (Code) one of the two sentences below
verify_differences_outcome = the end differs: the record says { $recorded }, the game gives { $computed }
verify_notOver = that it is not over
# $outcome (Code) as JSON
verify_isOver = { $outcome }
verify_differences_seal = the game plays again as recorded, but the seal over the whole file is broken: something else in it was altered
# $game (Code)
# $answers (Number)
# $over (Boolean)
verify_holds =
    { $answers ->
        [0] The record holds: { $game }, nothing was answered yet.
        [one]
            { $over ->
                [true] The record holds: { $game }, its one answer plays again to the same end.
               *[false] The record holds: { $game }, its one answer plays again up to where it was left.
            }
       *[other]
            { $over ->
                [true] The record holds: { $game }, all { $answers } answers play again to the same end.
               *[false] The record holds: { $game }, all { $answers } answers play again up to where it was left.
            }
    }
# Behind the sentence before.
verify_committed = The deal is the one that was committed to before the start.
verify_uncommitted = It was played with a seed that stands in the file; no commitment was made.

## The server.

# $address (Code)
serve_open = Mazmorra is open: { $address }
serve_qr = The address as a QR code, for phones in this network.
# $address (Code)
serve_also = also { $address }
serve_notBuilt = The page is not built, so only programs can connect: `npm start` builds it.
serve_howToStop = Ctrl-C stops it; every table goes on when it is started again.
serve_busAlone = --bus needs --database: SQLite belongs to one server, which has nobody to talk to
# $flag (Code)
# $text (Code)
serve_wrongDays = { $flag } { $text }: allowed are a number of days and forever
# $text (Code)
serve_wrongOrigin = --origin { $text }: allowed is an address without a path, such as https://play.example
# $text (Code)
serve_wrongMetrics = --metrics { $text }: allowed are an address and a port, such as 127.0.0.1:9100, and main
# $text (Code)
serve_wrongHostName = --host-name { $text }: allowed is a name or an address without a port, such as play.example
# $text (Code)
# $why (String)
serve_wrongProxy = --trust-proxy { $text }: { $why }
# $text (Code)
# $why (String)
serve_wrongNetwork = --shared-network { $text }: { $why }
# $folder (Code)
serve_noLanguageFolder = there is no folder { $folder }: `mazmorra language CODE --new` makes one
# $port (Number)
serve_metricsInUse = port { $port } is in use: name another with --metrics
# $port (Number)
serve_portInUse = port { $port } is in use: name another with --port, or 0 for any that is free
# $host (Code)
# $port (Number)
# $code (Code)
serve_cannotListen = cannot listen on { $host } port { $port } ({ $code })
# $why (String)
serve_noBus = cannot open the bus: { $why }
# $why (String)
serve_noData = cannot open the data: { $why }
think_missingBus = --bus is missing: thoughts go over NATS, such as nats://127.0.0.1:4222
# $threads (Number)
think_open =
    Thinking with { $threads } { $threads ->
        [one] thread
       *[other] threads
    }. Ctrl-C ends it.
# $command (Code)
backup_postgres = PostgreSQL has a program for this: { $command }
# $tables (Number)
# $file (Code)
backup_done =
    { NUMBER($tables) } { $tables ->
        [one] table
       *[other] tables
    } copied to { $file }
# $command (Code)
restore_postgres = PostgreSQL has a program for this, to be used when all servers are stopped: { $command }
# $tables (Number)
# $file (Code)
# $folder (Code)
restore_done =
    { NUMBER($tables) } { $tables ->
        [one] table from { $file } is
       *[other] tables from { $file } are
    } in { $folder } now
move_missingDatabase = --database is missing: name the database, such as postgres://user@host/name
# $folder (Code)
# $database (Code)
move_title = From { $folder } to { $database }:
# $folder (Code)
# $database (Code)
move_next = Start servers with --database { $database } now, and none on { $folder }: it is as it was, and is your backup.
# $folder (Code)
move_pages = Privacy page, terms and imprint are files: name them with --pages { $folder }.
# $games (Number)
# $folder (Code)
export_done =
    { NUMBER($games) } { $games ->
        [one] finished game
       *[other] finished games
    } written to { $folder }
# $games (Number)
# $people (Number)
# $different (Number)
ratings_counts =
    { NUMBER($games) } { $games ->
        [one] rated game
       *[other] rated games
    }, ratings of { NUMBER($people) } { $people ->
        [one] person
       *[other] people
    }, { $different } stored otherwise
ratings_written = The stored ratings are now the computed ones.
# $table (Code)
ratings_wrong = the table { $table } says something else than what was rated

## Commands that let bots play.

# $game (Code)
# $seats (Number)
# $games (Number)
# $seed (Code)
simulate_title =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }
# $chosen (Code)
simulate_options = options: { $chosen }
simulate_heading_0 = seat
simulate_heading_1 = bot
simulate_heading_2 = wins
simulate_shared = shared victories
simulate_unwon = games nobody won
simulate_answersPerGame = answers a game
simulate_answersPerSecond = answers a second
# $mean (Code)
# $least (Code)
# $most (Code)
simulate_range = { $mean } ({ $least } to { $most })
# $levels (Code)
arena_missingBots = --bots is missing: name two different bots, as in --bots master,adventurer ({ $levels })
# $text (Code)
# $levels (Code)
arena_wrongBots = --bots { $text }: name two different bots, as in --bots master,adventurer ({ $levels })
# $text (Code)
arena_wrongUntil = --until { $text }: a number above 0 and at most 10, as in --until 0.9
# $game (Code)
# $seats (Number)
# $games (Number)
# $seed (Code)
# $seconds (Code)
arena_title =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }, seed { $seed } ({ $seconds } s)
# $one (Code)
# $others (Code)
arena_sides = one { $one } among { $others }s, every deal from every seat
arena_heading_0 = bot
arena_heading_1 = wins a seat
arena_heading_2 = 95 % interval
arena_heading_3 = fair share
arena_survival_0 = survival
arena_survival_1 = gold
arena_roles_0 = rounds as miner
arena_roles_1 = as saboteur
# $low (Code)
# $high (Code)
arena_interval = { $low } to { $high }
arena_faults = games lost by a fault of the program:
# $game (Code)
# $seats (Number)
# $games (Number)
# $bots (Code) their level
# $seed (Code)
balance_title =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }, { $bots }, seed { $seed }
# $variant (Code)
# $games (Number)
balance_variant =
    { $variant }, { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    }
balance_heading_0 = { "" }
balance_heading_1 = played
balance_heading_2 = won
balance_anySeat = any
# $dilemmas (Number)
# $games (Number)
# $file (Code)
dilemmas_found =
    { NUMBER($dilemmas) } { $dilemmas ->
        [one] dilemma
       *[other] dilemmas
    } from { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    } in { $file }
# $held (Number)
# $of (Number)
dilemmas_held = still dilemmas: { $held } of { $of }
dilemmas_faults_position = the rules of today do not come to this position
dilemmas_faults_seen = an adventurer takes the best option
dilemmas_faults_unclear = a deep search does not clearly prefer this option
# $file (Code)
dilemmas_notAList = { $file } is not a list of dilemmas, as --out writes it
# A line above the rule.
# $game (Code)
# $seats (Number)
# $tried (Number)
# $against (Code) a level of bots
exploit_best =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }: the best of { NUMBER($tried) } { $tried ->
        [one] fixed rule
       *[other] fixed rules
    } against { $against }s is
# $tried (Number)
exploit_learned =
    The linear rule learned from { NUMBER($tried) } { $tried ->
        [one] pupil
       *[other] pupils
    } is
# The sentence goes on in the next line.
# $games (Number)
# $share (Code) such as 25 %
# $low (Code)
# $high (Code)
exploit_taken =
    On { NUMBER($games) } { $games ->
        [one] fresh game
       *[other] fresh games
    } it takes { $share } ({ $low } to { $high }),
# $times (Code)
# $fair (Code)
# $low (Code)
# $high (Code)
exploit_fair = { $times } times its fair share of { $fair } ({ $low } to { $high }).
dataset_missingOut = --out is missing: name a file, as in --out positions.jsonl.gz
# $positions (Number)
# $games (Number)
# $file (Code)
dataset_written =
    { NUMBER($positions) } { $positions ->
        [one] position
       *[other] positions
    } of { NUMBER($games) } { $games ->
        [one] game
       *[other] games
    } in { $file }
# $example (Code)
join_missingBot = --bot is missing: name a program, as in --bot { $example }
# $text (Code)
join_wrongLink = { $text }: allowed is the link to a table, such as http://127.0.0.1:8080/t/TABLE#INVITE
# $seat (Number)
join_seated = At seat { $seat }; the game begins when the host starts it.
# $seat (Number)
# $place (Number)
# $of (Number)
join_place = Seat { $seat } came in at place { $place } of { $of }.
# $bot (Code)
# $why (String)
join_failed = { $bot } { $why }; a bot of the server plays on for it
# $why (String)
join_notOpen = the table is not open to us: { $why }
join_closed = the table was closed before the end of the game
join_noSeat = the table has no free seat

## Commands for those who work on the project.

bench_heading_0 = game
bench_heading_1 = seats
bench_heading_2 = answers/s
bench_heading_3 = playouts/s
bench_heading_4 = state bytes
bench_heading_5 = copy µs
bench_heading_6 = search iterations/s
bench_heading_7 = on all cores
bench_heading_8 = late ms, mean / worst
# $times (Code)
# $threads (Number)
bench_shared =
    { $times } times on { $threads } { $threads ->
        [one] thread
       *[other] threads
    }
# $game (Code)
# $seats (Number)
bench_peerTitle =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, the same rules
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = ours
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = ratio
bench_answers = answers/s
bench_iterations = search iterations/s
# $ratio (Code) a number
bench_times = { $ratio } times
bench_notInstalled = what the bench compares with could not be installed; the reason is above
newGame_registered = Registered in packages/catalogue/src/facts.ts and parts.ts. Play it:
# $id (Code)
# $example (Code)
newGame_wrongId = ID { $id }: use small letters, digits and hyphens, as in { $example }
# $id (Code)
newGame_taken = there is a game { $id } already
# $prefix (Code)
newGame_wrongPrefix = --prefix { $prefix }: two capital letters, as in HC
# $game (Code)
# $prefix (Code)
newGame_prefixTaken = the rule ids of { $game } begin with { $prefix }: choose other letters with --prefix
# $path (Code)
newGame_fileTaken = { $path } is there already
