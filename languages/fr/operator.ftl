# title = Operator
# signInHelp = This page is for whoever runs the server. Make a token on the machine of the server, and paste it here:
# token = Token
# signIn = Sign in
# signOut = Sign out
# tokenRefused = The server does not accept this token, or no longer does. Make a new one.
# $message (String)
# notDone = That was not done. The server says: { $message }.
# noServer = The server does not answer. Nothing was changed; try again.
# parts = Parts of this page

# tabs_overview = Overview
# tabs_reports = Reports
# tabs_people = People
# tabs_tables = Tables
# tabs_sanctions = Sanctions
# tabs_words = Words
# tabs_upkeep = Housekeeping
# tabs_audit = Log

# refresh = Refresh
# well = working

# figures_storage = Storage
# figures_uptime = Running for
# figures_load = Load of the machine
# figures_memory = Memory
# figures_people = People
# figures_connections = Connections
# figures_tables = Tables
# figures_bots = Bots’ queue
# figures_commits = Commits
# figures_answers = Answers
# figures_lines = Lines of chat
# figures_errors = Errors
# figures_reports = Reports waiting
# figures_sanctions = Sanctions in force

# $count (Number)
# lastsMinutes =
#     { $count ->
#         [one] 1 minute
#        *[other] { $count } minutes
#     }
# $count (Number)
# lastsHours =
#     { $count ->
#         [one] 1 hour
#        *[other] { $count } hours
#     }
# $count (Number)
# lastsDays =
#     { $count ->
#         [one] 1 day
#        *[other] { $count } days
#     }
# $load (String)
# $cores (Number)
# loadOf =
#     { $load } ({ $cores ->
#         [one] 1 core
#        *[other] { $cores } cores
#     })
# $present (Number)
# $playing (Number)
# $waiting (Number)
# peopleNow = { $present } here · { $playing } playing · { $waiting } waiting
# $memory (Number)
# $open (Number)
# tablesNow = { $memory } in memory · { $open } with a free seat
# $waiting (Number)
# queue =
#     { $waiting ->
#         [0] empty
#         [one] 1 question waits
#        *[other] { $waiting } questions wait
#     }
# $count (String)
# $slowest (String)
# commitsOf = { $count }, the slowest took { $slowest } ms
# settledToo = Show settled ones too
# noReports = Nothing has been reported.
# $name (String)
# about = About { $name }
# aboutTable = About a table
# $count (Number)
# times =
#     { $count ->
#         [one] 1 report
#        *[other] { $count } reports
#     }
# removed = removed
# removeLine = Remove the line
# closeTable = Close the table
# settle = Settle the report
# $name (String)
# silence = Silence { $name }
# silenceShort = Silence
# $name (String)
# ban = Ban { $name }
# banShort = Ban
# $address (String)
# banAddress = Ban { $address }
# $name (String)
# rename = Rename { $name }
# renameShort = Rename
# $name (String)
# forget = Forget { $name } for good
# forgetShort = Forget
# exportPerson = Save their data
# howLong = For how long

# hours_1 = 1 hour
# hours_24 = 1 day
# hours_168 = 1 week
# hours_720 = 1 month
# hours_8760 = 1 year

# newName = New name
# why = Why
# whyHelp = It goes into the log with your name. Players do not see it.
# findPerson = Part of a name, or an id
# find = Find
# nobody = Nobody is called that.
# $when (String)
# since = Since { $when }
# $when (String)
# lastSeen = last seen { $when }
# hereNow = connected now
# noTables = There are no tables.
# $count (Number)
# connected =
#     { $count ->
#         [one] 1 connection
#        *[other] { $count } connections
#     }
# readChat = Read the chat
# noLines = Nobody has said anything.
# newest = Newest
# older = Older
# noSanctions = Nobody is silenced or banned.
# banned = banned
# silenced = silenced
# $when (String)
# until = until { $when }
# $who (String)
# byWhom = by { $who }
# lift = Lift it
# wordsHelp = One word per line; * stands for any letters, # begins a comment. Capitals, accents, repeated letters, look-alikes and digits for letters make no difference.
# list = List
# namesOnly = Names only
# $count (Number)
# wordsOf =
#     { $count ->
#         [one] 1 word is not allowed
#        *[other] { $count } words are not allowed
#     }
# saveList = Save the list
# defaultList = Restore the original list
# announce = Announce a stop
# announceOff = Withdraw the announcement
# $when (String)
# announced = A stop is announced for { $when }. The server does not stop by itself.
# minutes = In how many minutes
# $language (String)
# ownWords = Your own words in { $language }
# retention = How long things are kept
# retentionHelp = In days; empty means for ever. The privacy page says so too.
# saveRetention = Save these times

# kept_finished = Finished games
# kept_neverStarted = Tables that nobody starts
# kept_abandoned = Games where nobody plays on
# kept_chat = Chat after the end
# kept_people = People who do not come back

# exports = Export
# exportHelp = As JSON files. The data of one person is under “People”.

# exportOf_games = Finished games
# exportOf_reports = Reports
# exportOf_audit = The log

# $text (String)
# quoted = “{ $text }”
# noEntries = Nothing has been done yet.

# $who (String)
# did_table = { $who } read the chat of a table
# $who (String)
# did_settle = { $who } settled a report
# $who (String)
# did_silence = { $who } silenced somebody
# $who (String)
# did_ban = { $who } banned somebody
# $who (String)
# did_lift = { $who } lifted a sanction
# $who (String)
# did_rename = { $who } renamed somebody
# $who (String)
# did_forget = { $who } erased somebody’s data
# $who (String)
# did_remove = { $who } removed lines of chat
# $who (String)
# did_close = { $who } closed a table
# $who (String)
# did_announce = { $who } announced a stop or withdrew it
# $who (String)
# did_retention = { $who } changed how long things are kept
# $who (String)
# did_words = { $who } changed a list of words
# $who (String)
# did_export = { $who } exported data
