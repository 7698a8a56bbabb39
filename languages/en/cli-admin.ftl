### What `mazmorra admin` prints for the operator of a server.

## What may be asked for: the words that follow, and what it does.

acts_token_words = { "" }
acts_token_about = prints a token, and the address of the operator’s page
acts_status_words = { "" }
acts_status_about = what runs and how it is
acts_people_words = { "[" }TEXT]
acts_people_about = people by a part of their name
acts_tables_words = { "[" }AFTER]
acts_tables_about = tables, last used first
acts_table_words = TABLE
acts_table_about = one table with its chat
acts_reports_words = { "" }
acts_reports_about = what people reported, with the lines of chat
acts_settle_words = REPORT
acts_settle_about = marks a report as dealt with
acts_sanctions_words = { "" }
acts_sanctions_about = who is silenced or banned
acts_silence_words = PERSON|ADDRESS
acts_silence_about = keeps somebody from writing for a time
acts_ban_words = PERSON|ADDRESS
acts_ban_about = keeps somebody from playing for a time
acts_lift_words = SANCTION
acts_lift_about = ends a sanction
acts_rename_words = PERSON NAME
acts_rename_about = gives somebody another name
acts_forget_words = PERSON
acts_forget_about = removes a person from everything
acts_remove_words = TABLE LINE…
acts_remove_about = removes the words of lines of chat
acts_close_words = TABLE
acts_close_about = ends a table; its record stays
acts_announce_words = { "[" }off]
acts_announce_about = tells everybody when the server stops
acts_retention_words = { "[" }KIND=DAYS]…
acts_retention_about = how long things are kept
acts_words_words = LIST [FILE|default]
acts_words_about = a list of words (a language such as en, or names), or a new one from a file
acts_audit_words = { "[" }BEFORE]
acts_audit_about = who did what, when and why
acts_export_words = WHAT [PERSON]
acts_export_about = person, audit, reports or games, as JSON
# $name (Code)
# $names (Code) what is allowed
unknownAct = unknown act { $name }: { $names }
missingAs = --as is missing: say who you are, in at most 60 letters
missingWhy = --why is missing: the audit log says why
# $flag (Code)
wrongAmount = { $flag } is missing or not a number above 0
# $text (Code)
# $kinds (Code) what is allowed
wrongDays = { $text }: { $kinds }, with =DAYS or =forever
theKind = the kind
theList = the list
# $file (Code)
unreadableList = { $file } cannot be read: name a file with one word on a line, or default
# $text (Code)
wrongServer = --server { $text }: allowed is an address such as http://localhost:8080
noServerYet = no server has used these data yet: start it, or name it with --server
# $server (Code)
# $status (Number)
notMazmorra = { $server } answers with { $status }: is it a Mazmorra server?
# $server (Code)
noAnswer = no server answers at { $server }: start it, or name it with --server
# $when (Code)
tokenUntil = good until { $when }, and whoever has it is the operator. The page:
done = done
removedLine = (removed)
# $command (Code)
more = more: { $command }

## Figures of a server, as headings.

status_who = who
status_storage = storage
status_trouble = trouble
status_uptime = uptime
status_memory = memory
status_load = load
status_cores = cores
status_connections = connections
status_present = present
status_playing = playing
status_waiting = waiting
status_tablesInMemory = tables in memory
status_openTables = open tables
status_botsQueue = bots queue
status_commits = commits
status_slowestCommit = slowest commit
status_errors = errors
status_answers = answers
status_chatLines = chat lines
status_reports = reports
status_sanctions = sanctions
status_announcement = announcement
tableStatus_open = open
tableStatus_running = running
tableStatus_finished = finished
tableStatus_ended = ended
sanctionKind_silence = silence
sanctionKind_ban = ban
peopleHeading_0 = person
peopleHeading_1 = name
peopleHeading_2 = since
peopleHeading_3 = last seen
peopleHeading_4 = connected from
nobody = nobody has such a name
tablesHeading_0 = table
tablesHeading_1 = game
tablesHeading_2 = status
tablesHeading_3 = connected
tablesHeading_4 = last used
tablesHeading_5 = people
noTables = there are no tables
noReports = nothing is reported
# $target (Code)
# $reports (Number)
report =
    { $target }: { NUMBER($reports) } { $reports ->
        [one] report
       *[other] reports
    }
# $target (Code)
# $name (String)
# $reports (Number)
reportAbout =
    { $target }, about { $name }: { NUMBER($reports) } { $reports ->
        [one] report
       *[other] reports
    }
sanctionsHeading_0 = sanction
sanctionsHeading_1 = kind
sanctionsHeading_2 = who
sanctionsHeading_3 = until
sanctionsHeading_4 = by
sanctionsHeading_5 = why
noSanctions = nobody is silenced or banned
# $id (Code)
# $until (Code)
silenced = { $id }: silenced until { $until }
# $id (Code)
# $until (Code)
banned = { $id }: banned until { $until }
# $name (String)
renamed = the name is now { $name }
# $lines (Number)
removed =
    { NUMBER($lines) } { $lines ->
        [one] line
       *[other] lines
    } removed
# $when (Code)
announced = announced: the server stops at { $when }
notAnnounced = no stop is announced
auditHeading_0 = when
auditHeading_1 = who
auditHeading_2 = what
auditHeading_3 = about
auditHeading_4 = why
noEntries = nothing was done yet
