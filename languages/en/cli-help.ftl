### What `mazmorra COMMAND --help` prints. The columns stay columns; names of flags (--seats) stay as they are, what stands for a value (GAME, N) is a word of the language.

replay =
    mazmorra replay FILE|FOLDER [--viewer SEAT|spectator|all|each] [--at N] [--lang CODE|all] [--out FOLDER] [--json]

    Tells a recorded game step by step, as one viewer saw it; given a folder, every record in it.
      --viewer       a seat counted from 0, spectator, all for every hand open, or each for all of these in turn (all)
      --at N         up to answer number N, 0 being the set-up (the whole game)
      --lang CODE    the language of the sentences, all for each of them in turn (the machine's)
      --out FOLDER   writes each telling to a file of its own: NAME.VIEWER.LANGUAGE.txt
      --json         one JSON object: the steps, and the view and what is asked at the last of them

verify =
    mazmorra verify FILE [--json]

    Plays a recorded game again and says whether every shuffle, roll and answer was what was promised.
    Exit 0 when it holds, 1 with the first difference otherwise, 2 when the file is not a record.
      --lang CODE    the language of what is printed (the machine's)
      --json         one JSON object and nothing else

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data DIR | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NAME]… [--trust-proxy HOPS|NETWORK]… [--shared-network NETWORK]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log LEVEL]

    Serves the app and its tables until it is told to stop (Ctrl-C).
      --port N          the port (8080); 0 takes any that is free
      --host ADDRESS    the address to listen on (127.0.0.1: only this machine can connect)
      --lan             let everybody in this network join: address and QR code are printed
      --data DIR        the folder of the SQLite database (./data)
      --database URL    a PostgreSQL database instead
      --database-password-file FILE
                        a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
      --bus postgres | nats://HOST:PORT
                        how servers on one database tell each other of what is new: by the database itself, or by a NATS server
      --bus-password-file FILE
                        a file whose first line is the password of the NATS server
      --pages DIR       the folder of privacy page, terms and imprint, which you may edit (pages in the folder of --data)
      --language-folder DIR
                        a language that you translate, in a folder named by its code: the page offers it and loads anew at each change
      --origin URL      the public address, such as https://play.example: it stands in links and QR codes. Repeated, it names
                        further origins whose pages may connect
      --host-name NAME  a further name under which the server is reached; requests for unknown names are refused (421). Repeatable
      --trust-proxy X   proxies in front of the server: how many (1), or their addresses or networks (10.0.0.0/8). Repeatable.
                        The address of a visitor is then taken from X-Forwarded-For
      --shared-network X
                        an address or a network (192.0.2.0/24) behind which many people are, such as a school: each of them has a share
                        of their own, as if they came from different addresses. Repeatable
      --keep-finished DAYS
                        delete games this long after they ended (forever)
      --keep-unstarted DAYS
                        delete tables that nobody started (1)
      --keep-abandoned DAYS
                        end running games where nobody answers (14); their records stay
      --keep-chat DAYS  delete the chat of games that ended (365)
      --keep-people DAYS
                        forget people who do not come back (730). DAYS may be "forever" everywhere
      --metrics ADDRESS serve /metrics there, such as 127.0.0.1:9100, or with "main" on the main port for everybody
      --bot-pause MS    how long bots wait before a middling answer, so that people can follow (200); 0 for machines among themselves
      --bot-threads N   threads in which bots think (half of the cores, at least 2, at most 4); idle ones help to search one decision
      --log LEVEL       info, warn or off: JSON lines on standard error (warn on a terminal, otherwise info)
      --lang CODE       the language of what is printed (the machine's); the log is always in English

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Thinks for the masters of all servers on this database and this NATS server. It sees what a bot's seat sees, and serves nobody. Start as many as
    you like, on any machine. Without one each server thinks by itself, and so it does when one stops.
      --database URL    the PostgreSQL database of the servers
      --database-password-file FILE
                        a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
      --bus URL         the NATS server of the servers
      --bus-password-file FILE
                        a file whose first line is the password of the bus
      --threads N       how many thoughts at a time (as many as the machine has cores)
      --lang CODE       the language of what is printed (the machine's)

backup =
    mazmorra backup FILE [--data DIR]

    Copies the SQLite database of a server into one file, also while the server runs. For PostgreSQL use
    pg_dump --format=custom --file=FILE postgres://…, also while servers run.
      --data DIR     the folder of the database (./data)
      --lang CODE    the language of what is printed (the machine's)

restore =
    mazmorra restore FILE [--data DIR]

    Puts a backup in place of the SQLite database of a server, in one step. A server that is running goes on from it.
    For PostgreSQL stop all servers and use pg_restore --clean --if-exists --single-transaction --dbname=postgres://… FILE.
      --data DIR     the folder of the database (./data)
      --lang CODE    the language of what is printed (the machine's)

move =
    mazmorra move --database postgres://… [--data DIR] [--json]

    Copies everything that a server keeps in a folder into an empty PostgreSQL database: running tables, people, all of it. The server must be
    stopped. All of it goes, or nothing; the folder stays as it is.
      --data DIR        the folder of the SQLite database (./data)
      --database URL    the PostgreSQL database
      --database-password-file FILE
                        a file whose first line is the database's password; otherwise PGPASSWORD or PGPASSFILE
      --lang CODE       the language of what is printed (the machine's)
      --json            one JSON object: how many rows of each table went

export =
    mazmorra export FOLDER [--data DIR | --database postgres://…] [--json]

    Writes every finished game as a record into a folder, also while the server runs.
      --data DIR        the folder of the SQLite database (./data)
      --database URL    a PostgreSQL database instead
      --lang CODE       the language of what is printed (the machine's)
      --json            one JSON object: the files written

ratings =
    mazmorra ratings [--rebuild] [--data DIR | --database postgres://…] [--json]

    Computes every rating anew from all rated games, in their order, and says whether
    the stored ones are the same.
      --rebuild         puts the computed ratings in place of the stored ones; with SQLite
                        the server must be stopped for it
      --data DIR        the folder of the SQLite database (./data)
      --database URL    a PostgreSQL database instead
      --lang CODE       the language of what is printed (the machine's)
      --json            one JSON object: games, people, different, wrong

# $levels (Code)
simulate =
    mazmorra simulate GAME [--seats N] [--games M] [--bots LIST] [--seed S] [--option key=value]… [--out FOLDER|FILE.json] [--json]

    Plays many games between bots and tells how they went.
      --seats N            how many seats (4 where the game allows it)
      --games M            how many games (1000)
      --bots LIST          a bot for each seat, separated by commas; fewer take turns (random):
                           { $levels }
      --seed S             any text; the same seed plays the same games (1)
      --option key=value   a variant of the game; may be repeated
      --iterations N       how many games a master plays in its head for one answer (1000)
      --ms N               give a master this many milliseconds instead; results then depend on the machine
      --out FOLDER         writes every game as a record that `replay` and `verify` read: FOLDER/1.mazmorra.json, 2, 3 …
      --out FILE.json      writes the last game only
      --lang CODE          the language of what is printed (the machine's)
      --json               one JSON object and nothing else

# $levels (Code)
# $ms (Number)
arena =
    mazmorra arena GAME --bots A,B [--games M] [--seats N] [--seed S] [--option key=value]… [--json]

    Lets one bot A play among bots B: every deal from every seat. Tells the share of victories with a 95 % interval.
      --bots A,B           two of { $levels }, with a style as in adventurer+greedy,
                           a fixed rule such as zoo:never-pass, or a program
                           such as "cmd:python3 bot.py" (docs/bot-protocol.md)
      --bot-time MS        how long a program may take for one answer ({ $ms })
      --games M            how many games at most, rounded up to whole rounds of seats (1000)
      --until X            stop as soon as it is clear whether A takes more or less than X times its fair share
      --seats N            how many seats (4 where the game allows it)
      --seed S             any text; the same seed plays the same deals (1)
      --option key=value   a variant of the game; may be repeated
      --iterations N       how many games a master plays in its head for one answer (1000)
      --ms N               give a master this many milliseconds instead; results then depend on the machine
      --lang CODE          the language of what is printed (the machine's)
      --json               one JSON object and nothing else

# $levels (Code)
balance =
    mazmorra balance GAME [--seats N] [--games M] [--variant-games M] [--bots LEVEL] [--seed S] [--out FILE] [--json]

    Plays games between equal bots and counts how often each role, hero and variant
    wins, as the server counts the games of people.
      --seats N            how many seats (as many as the tables of docs/bots.md)
      --games M            how many games with the variants as they are by default (2000)
      --variant-games M    how many for every other value of a variant (500)
      --bots LEVEL         { $levels } (adventurer)
      --iterations N       how many games a master plays in its head for one answer (1000)
      --ms N               give a master this many milliseconds instead; results then depend on the machine
      --seed S             any text; the same seed plays the same games (balance)
      --out FILE           puts the figures of this game into a JSON file of several games,
                           such as docs/bot-games.json, which the page of balance shows
      --lang CODE          the language of what is printed (the machine's)
      --json               one JSON object and nothing else

# $look (Number)
# $deep (Number)
dilemmas =
    mazmorra dilemmas GAME [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out FILE]
    mazmorra dilemmas GAME --check FILE [--deep K] [--out FILE]

    Finds positions in which the best choice is clear to a deep search and not to an adventurer, in games of adventurers. The same
    arguments give the same positions.
      --count N            how many to find (10)
      --seed S             any text (1)
      --look K             iterations of the last of three looks at a decision; the others are shorter ({ $look })
      --deep K             iterations of each of three deep searches that must agree ({ $deep })
      --first M            begin with game M of the seed (0): parts made side by side are the whole
      --games M            give up after so many games (10000)
      --out FILE           write them there, one JSON list; otherwise they are printed
      --check FILE         instead: which of the dilemmas in FILE are still some, with the bots of today; --out gets those
      --lang CODE          the language of what is printed (the machine's)

exploit =
    mazmorra exploit GAME --against LEVEL [--seats N] [--samples K] [--games M] [--seed S] [--option key=value]… [--json]

    Searches for whatever takes most from a level: fixed rules by a grid and then hill climbing, and a linear rule that is learned by playing
    against the level, where the game has features for one. Both are reported with their results on fresh deals.
      --against LEVEL      the level that sits at all other seats (adventurer)
      --seats N            how many seats (4 where the game allows it)
      --samples K          rules of the grid to try before climbing (24)
      --steps K            steps up the hill (6)
      --search-games M     games for each rule while searching (80)
      --generations K      generations of learned rules, 0 for none (8)
      --pupils K           learned rules in a generation (12)
      --games M            games for the winners on fresh deals (1000)
      --seed S             any text (1)
      --option key=value   a variant of the game; may be repeated
      --iterations N       how many games a master plays in its head for one answer (1000)
      --ms N               give a master this many milliseconds instead; results then depend on the machine
      --lang CODE          the language of what is printed (the machine's)
      --json               one JSON object and nothing else

# $levels (Code)
dataset =
    mazmorra dataset GAME --out FILE.jsonl.gz [--games N] [--seats N] [--bots LIST] [--seed S] [--option key=value]…

    Plays games between bots and writes every position that a seat decided in, as the seat saw it (docs/dataset.md).
      --out FILE.jsonl.gz  compressed JSON lines; without ".gz" they are not compressed
      --games N            how many games (100)
      --seats N            how many seats (4 where the game allows it)
      --bots LIST          a bot for each seat, separated by commas; fewer take turns (adventurer):
                           { $levels }
      --seed S             any text; the same seed gives the same file (1)
      --option key=value   a variant of the game; may be repeated
      --iterations N       how many games a master plays in its head for one answer (1000)
      --ms N               give a master this many milliseconds instead; results then depend on the machine
      --lang CODE          the language of what is printed (the machine's)

environment =
    mazmorra environment GAME [--seats N] [--option key=value]…

    Lets a program play all seats: it reads and writes lines of JSON on standard input and output (docs/environment.md).
      --seats N            how many seats (4 where the game allows it)
      --option key=value   a variant of the game; may be repeated
      --lang CODE          the language of what is printed (the machine's)

# $ms (Number)
join =
    mazmorra join LINK --bot "COMMAND" [--bot-time MS] [--token TOKEN] [--json]

    Takes a seat at a table on a server for a program that plays (docs/bot-protocol.md), and ends with the game.
      LINK            the link to the table with its invitation, such as "http://127.0.0.1:8080/t/TABLE#INVITE"
      --bot COMMAND   the program, such as "python3 bot.py"
      --bot-time MS   how long it may take for one answer ({ $ms })
      --token TOKEN   plays with the account of a program (docs/api.md), not as a new guest
      --lang CODE     the language of what is printed (the machine's)
      --json          the outcome as one JSON object and nothing else
    When the program fails, its seat is left to a bot of the server and the exit code is 1.

# $acts (Code)
# $flags (Code) such as --en, --es
admin =
    mazmorra admin ACT [WORDS]… [--data DIR | --database postgres://…] [--server URL] [--as NAME] [--why TEXT] [--json]

    What the operator of a running server may do: the command writes a short-lived token into the server's database and then asks the
    server. Everything but looking is kept in the audit log with --as and --why.
    { $acts }
      --data DIR        the folder of the server (./data)
      --database URL    its PostgreSQL database instead
      --database-password-file FILE
                        a file whose first line is the database's password
      --server URL      the address of the server (the one it left in its data)
      --as NAME         who you are, for the audit log (your name on this machine)
      --why TEXT        why you do it; needed for everything that changes something
      --hours N         for token, silence and ban: how long it lasts (token 12, silence and ban 24)
      --minutes N       for announce: when the server stops
      { $flags } TEXT
                        for announce: your own words in a language
      --settled         for reports: those already settled
      --lang CODE       the language of what is printed (the machine's)
      --json            the answer as one JSON object

bench =
    mazmorra bench [--seconds N] [--json]

    Measures on one core, game by game: random playouts and answers per second, the size of a state, the time to copy one, how many games a
    master plays in its head, how many times as many on all cores together, and how late its answers are. Then the same rules of Welcome to the Dungeon on boardgame.io, in the same run.
      --seconds N    how long to measure each thing (3)
      --lang CODE    the language of what is printed (the machine's)
      --json         one JSON object and nothing else

new-game =
    mazmorra new-game ID [--prefix XX]

    Makes the folders of a new game in this repository, with the rules of a small card game to begin with, and registers it: it can be
    played at once. docs/adding-a-game.md tells how to go on.
      ID             such as high-card: small letters, digits and hyphens
      --prefix XX    two capital letters for its rule ids (from the id)
      --lang CODE    the language of what is printed (the machine's)
