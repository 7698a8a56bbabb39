### What went wrong, as the command line says it. In English the programs say it themselves; a test compares the two.

## What is wrong with a record. The first ones are what the others are about.

said_no-record = the file is not a Mazmorra record
# $format (Number)
said_record-format = the record is of format { $format }, we know format 1
# $why (String)
said_unreadable-record = the record cannot be read: { $why }
said_the-record = the record
said_a-contribution = a contribution
# $step (Number)
said_log-step = step { $step } of the log
# $step (Number)
said_log-step-number = the number of step { $step } of the log
# $what (String)
said_not-object = { $what } is not an object
# $what (String)
said_not-string = { $what } is not a string
# $what (String)
said_not-whole = { $what } is not a whole number
# $what (String)
said_not-texts = { $what } is not a list of texts
# $what (String)
said_not-seats = { $what } is not a list of seats
# $what (String)
said_not-list = { $what } is not a list
# $what (String)
said_not-hexadecimal = { $what } is not hexadecimal
# $option (Code)
said_no-plain-value = option { $option } has no plain value
said_unknown-algorithm = random names no algorithm that we know (chacha20, sfc32)
# $number (Number)
said_no-answer = answer { $number } is not a seat, an option and a check

## Why an answer is refused.

said_over = the game has ended
# $seat (Number)
said_not-asked = seat { $seat } is asked nothing now
# $given (Number)
# $current (Number)
said_stale = the answer is for decision { $given }, this is decision { $current }
# $option (Code)
said_unknown-option = there is no option { $option }
# $option (Code)
# $rule (Code)
said_not-allowed = { $option } is not allowed now ({ $rule })
said_no-take-back = the last answer cannot be taken back

## Why a game cannot begin.

# $given (Number)
# $min (Number)
# $max (Number)
said_wrong-seats =
    { $given } { $given ->
        [one] seat
       *[other] seats
    }: allowed are { $min } to { $max }
# $given (Code)
# $known (Code)
said_unknown-variant = unknown option { $given }: { $known }
# $variant (Code)
# $given (Code)
# $values (Code)
said_variant-value = option { $variant } cannot be { $given }: { $values }
# $variant (Code)
# $min (Number)
# $max (Number)
# $seats (Number)
said_variant-seats = option { $variant } is for { $min } to { $max } seats, not { $seats }
# $variant (Code)
# $only (Number)
# $seats (Number)
said_variant-only =
    { $only ->
        [one] option { $variant } is for 1 seat, not { $seats }
       *[other] option { $variant } is for { $only } seats, not { $seats }
    }

## What a program that plays did wrong: sentences without a subject.

# $why (String)
said_not-started = could not be started ({ $why })
# $code (Number)
said_ended-with = ended with code { $code }
# $signal (Code)
said_ended-by = was ended by { $signal }
# $how (String)
# $words (Code)
said_last-words = { $how } and said: { $words }
said_ended = was ended
said_no-answer-text = answered with a line that has no text `answer`
# $answer (Code)
said_no-option = answered { $answer }, which is not one of its options
# $line (Code)
said_no-object = answered { $line }, which is no JSON object
said_line-too-long = answered with a line that is too long
# $theirs (Code)
# $ours (Number)
said_other-protocol = speaks protocol { $theirs }, this is protocol { $ours }
# $milliseconds (Number)
said_late = gave no answer within { $milliseconds } ms
said_unasked = spoke without being asked

## What is wrong with the data of a server, with its bus or with an address, and what to do.

# $folder (Code)
said_no-data = there are no data in { $folder }
# $found (Number)
# $known (Number)
said_newer-schema = the data are of schema { $found }, this program knows { $known }: use the newer program
# $folder (Code)
said_no-data-named = there is no data in { $folder }: name the folder of the server with --data
# $folder (Code)
said_earlier-data = the data in { $folder } are of an earlier version: start its server with this one first
# $why (String)
said_no-backup = the file cannot be used as a backup: { $why }
said_no-such-file = there is no such file
said_damaged-file = the file is damaged
# $folder (Code)
said_folder-in-use = another server uses the folder { $folder }: stop it, or name another folder with --data
# $folder (Code)
said_disk-full = the disk that holds the folder { $folder } is full: make room, or name another folder with --data
# $folder (Code)
said_file-in-place = the folder { $folder } cannot be made, because a file is in its place: remove the file, or name another folder with --data
# $folder (Code)
# $why (String)
said_not-writable = the folder { $folder } cannot be made or written ({ $why }): allow this user to write there, or name another folder with --data
# $folder (Code)
# $why (String)
said_not-usable = the folder { $folder } cannot be used ({ $why }): allow this user to write there, or name another folder with --data
# $table (Code)
said_not-empty = the database is not empty (there are rows in { $table }): name an empty one
# $file (Code)
said_no-password-file = the password file { $file } cannot be read: name another
said_database-late = the database did not answer in time
said_storage-closed = the storage is closed
# $minutes (Number)
said_clock-ahead = the clock of this machine is { $minutes } minutes ahead of that of the database: set both by a time server (NTP), then start again
# $minutes (Number)
said_clock-behind = the clock of this machine is { $minutes } minutes behind that of the database: set both by a time server (NTP), then start again
# $given (Code)
said_wrong-bus = --bus { $given }: allowed are postgres and an address such as nats://127.0.0.1:4222
# $why (String)
said_no-listening = the database cannot be listened to ({ $why }): look at its log
# $host (Code)
said_wrong-bus-user = the NATS server at { $host } wants another user or password: name them as nats://USER@{ $host } and --bus-password-file
# $host (Code)
# $why (String)
said_no-bus = there is no NATS server at { $host } ({ $why }): start one there, or name another with --bus
# $most (Number)
said_too-many-hops = at most { $most } hops can be trusted
said_wrong-proxy = allowed are a number of hops, an address, or a network such as 10.0.0.0/8
said_wrong-network = allowed are an address, or a network such as 10.0.0.0/8

## Errors of the system, by their code.

# $path (Code)
system_ENOENT = there is no { $path }
# $path (Code)
system_ENOTDIR = the path { $path } leads through a file, which is no folder
# $path (Code)
system_EISDIR = { $path } is a folder
# $path (Code)
system_EEXIST = { $path } is there already
# $path (Code)
system_EACCES = there is no permission to use { $path }
# $path (Code)
system_EPERM = there is no permission to use { $path }
# $path (Code)
system_EROFS = { $path } is on a disk that can only be read

## What the system and databases say without a code.

heard_a-folder = it is a folder
heard_no-room = there is no room on the disk
# $position (Code)
heard_not-json-from = it is no valid JSON from position { $position } on
heard_json-ends = the JSON ends too early
heard_not-json = it is no valid JSON
# $program (Code)
heard_no-program = there is no program { $program }
# $program (Code)
heard_may-not-run = there is no permission to run { $program }
heard_no-database = it is no database
# $address (Code)
heard_nobody-listens = nobody listens at { $address }
# $host (Code)
heard_not-found = { $host } is not found

## Refusals of a server.

heard_no-person = there is no such person
# $most (Code)
heard_most-sanctions = at most { $most } sanctions can be in force
heard_no-sanction = there is no such sanction in force
heard_no-lines = there are no such lines
heard_no-table = there is no such table
# $field (Code)
heard_field = { $field } is missing or not allowed
heard_lacks-field = the act lacks a field
heard_rate = too many requests: wait a little
heard_token = this needs the token that `mazmorra admin token` prints; old ones are void
heard_not-saved = this could not be saved, so it has not happened; try again
heard_broke = something broke on the server
heard_not-for-you = there is no such table for you
heard_gone = this table is gone
heard_no-spectators = this table allows no spectators
heard_no-game = this server does not have the game
heard_no-seat = you get no seat at this table
heard_started = the game has started
heard_rated = this table is rated: only people who keep their name sit down here
heard_host-decides = the host decides who sits down here: ask for a seat
heard_seat-taken = this seat is not free
heard_not-here = the operator does not let you play here for now
heard_name = this name is not allowed here: choose another
heard_connect-again = connect again in a moment
