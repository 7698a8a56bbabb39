title = Betreiber
signInHelp = Diese Seite ist für den Betreiber des Servers. Erzeuge auf dem Rechner des Servers ein Token und füge es hier ein:
token = Token
signIn = Anmelden
signOut = Abmelden
tokenRefused = Der Server nimmt dieses Token nicht oder nicht mehr an. Erzeuge ein neues.
notDone = Das wurde nicht getan. Der Server sagt: { $message }.
noServer = Der Server antwortet nicht. Nichts wurde geändert; versuch es noch einmal.
parts = Teile dieser Seite

tabs_overview = Überblick
tabs_reports = Meldungen
tabs_people = Personen
tabs_tables = Tische
tabs_sanctions = Sperren
tabs_words = Wörter
tabs_upkeep = Pflege
tabs_audit = Protokoll

refresh = Aktualisieren
well = läuft

figures_storage = Speicher
figures_uptime = Läuft seit
figures_load = Last des Rechners
figures_memory = Arbeitsspeicher
figures_people = Personen
figures_connections = Verbindungen
figures_tables = Tische
figures_bots = Warteschlange der Bots
figures_commits = Schreibvorgänge
figures_answers = Antworten
figures_lines = Chatzeilen
figures_errors = Fehler
figures_reports = Offene Meldungen
figures_sanctions = Geltende Sperren

lastsMinutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
lastsHours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
lastsDays =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
loadOf =
    { $load } ({ $cores ->
        [one] 1 Kern
       *[other] { $cores } Kerne
    })
peopleNow = { $present } hier · { $playing } spielen · { $waiting } warten
tablesNow = { $memory } im Speicher · { $open } mit freiem Platz
queue =
    { $waiting ->
        [0] leer
        [one] 1 Frage wartet
       *[other] { $waiting } Fragen warten
    }
commitsOf = { $count }, der langsamste dauerte { $slowest } ms
settledToo = Auch erledigte zeigen
noReports = Nichts wurde gemeldet.
about = Über { $name }
aboutTable = Über einen Tisch
times =
    { $count ->
        [one] 1 Meldung
       *[other] { $count } Meldungen
    }
removed = entfernt
removeLine = Zeile entfernen
closeTable = Tisch schließen
settle = Meldung erledigen
silence = { $name } stumm schalten
silenceShort = Stumm schalten
ban = { $name } sperren
banShort = Sperren
banAddress = { $address } sperren
rename = { $name } umbenennen
renameShort = Umbenennen
forget = { $name } endgültig vergessen
forgetShort = Vergessen
exportPerson = Daten sichern
howLong = Wie lange

hours_1 = 1 Stunde
hours_24 = 1 Tag
hours_168 = 1 Woche
hours_720 = 1 Monat
hours_8760 = 1 Jahr

newName = Neuer Name
why = Warum
whyHelp = Es kommt mit deinem Namen ins Protokoll. Spieler sehen es nicht.
findPerson = Teil eines Namens oder eine Kennung
find = Suchen
nobody = So heißt hier niemand.
since = Seit { $when }
lastSeen = zuletzt gesehen { $when }
hereNow = gerade verbunden
noTables = Es gibt keine Tische.
connected =
    { $count ->
        [one] 1 Verbindung
       *[other] { $count } Verbindungen
    }
readChat = Chat lesen
noLines = Niemand hat etwas gesagt.
newest = Neueste
older = Ältere
noSanctions = Niemand ist stumm oder gesperrt.
banned = gesperrt
silenced = stumm
until = bis { $when }
byWhom = von { $who }
lift = Aufheben
wordsHelp = Ein Wort pro Zeile; * steht für beliebige Buchstaben, # beginnt einen Kommentar. Großschreibung, Akzente, wiederholte Buchstaben, Doppelgänger und Ziffern statt Buchstaben machen keinen Unterschied.
list = Liste
namesOnly = Nur Namen
wordsOf =
    { $count ->
        [one] 1 Wort ist nicht erlaubt
       *[other] { $count } Wörter sind nicht erlaubt
    }
saveList = Liste sichern
defaultList = Ursprüngliche Liste zurückholen
announce = Abschaltung ankündigen
announceOff = Ankündigung zurückziehen
announced = Für { $when } ist eine Abschaltung angekündigt. Der Server hält nicht von selbst an.
minutes = In wie vielen Minuten
ownWords = Eigene Worte auf { $language }
retention = Wie lange etwas aufbewahrt wird
retentionHelp = In Tagen; leer heißt für immer. Die Seite zum Datenschutz sagt es auch.
saveRetention = Diese Fristen sichern

kept_finished = Beendete Partien
kept_neverStarted = Tische, die niemand startet
kept_abandoned = Partien, die niemand weiterspielt
kept_chat = Chat nach dem Ende
kept_people = Personen, die nicht wiederkommen

exports = Export
exportHelp = Als JSON-Dateien. Die Daten einer Person stehen unter „Personen“.

exportOf_games = Beendete Partien
exportOf_reports = Meldungen
exportOf_audit = Das Protokoll

quoted = „{ $text }“
noEntries = Noch wurde nichts getan.

did_table = { $who } hat den Chat eines Tischs gelesen
did_settle = { $who } hat eine Meldung erledigt
did_silence = { $who } hat jemanden stumm geschaltet
did_ban = { $who } hat jemanden gesperrt
did_lift = { $who } hat eine Sperre aufgehoben
did_rename = { $who } hat jemanden umbenannt
did_forget = { $who } hat die Daten einer Person gelöscht
did_remove = { $who } hat Chatzeilen entfernt
did_close = { $who } hat einen Tisch geschlossen
did_announce = { $who } hat eine Abschaltung angekündigt oder zurückgezogen
did_retention = { $who } hat Fristen geändert
did_words = { $who } hat eine Wortliste geändert
did_export = { $who } hat Daten exportiert
