acts_token_words = { "" }
acts_token_about = druckt ein Token und die Adresse der Betreiberseite
acts_status_words = { "" }
acts_status_about = was läuft und wie es geht
acts_people_words = { "[" }TEXT]
acts_people_about = Personen nach einem Teil ihres Namens
acts_tables_words = { "[" }NACH]
acts_tables_about = Tische, zuletzt benutzte zuerst
acts_table_words = TISCH
acts_table_about = ein Tisch mit seinem Chat
acts_reports_words = { "" }
acts_reports_about = was gemeldet wurde, mit den Chatzeilen
acts_settle_words = MELDUNG
acts_settle_about = erledigt eine Meldung
acts_sanctions_words = { "" }
acts_sanctions_about = wer stumm oder gesperrt ist
acts_silence_words = PERSON|ADRESSE
acts_silence_about = hält jemanden eine Zeit lang vom Schreiben ab
acts_ban_words = PERSON|ADRESSE
acts_ban_about = hält jemanden eine Zeit lang vom Spielen ab
acts_lift_words = SPERRE
acts_lift_about = hebt eine Sperre auf
acts_rename_words = PERSON NAME
acts_rename_about = gibt jemandem einen anderen Namen
acts_forget_words = PERSON
acts_forget_about = entfernt eine Person überall
acts_remove_words = TISCH ZEILE…
acts_remove_about = entfernt den Text von Chatzeilen
acts_close_words = TISCH
acts_close_about = beendet einen Tisch; seine Aufzeichnung bleibt
acts_announce_words = { "[" }off]
acts_announce_about = sagt allen, wann der Server anhält
acts_retention_words = { "[" }ART=TAGE]…
acts_retention_about = wie lange etwas aufbewahrt wird
acts_words_words = LISTE [DATEI|default]
acts_words_about = eine Wortliste (eine Sprache wie de, oder names), oder eine neue aus einer Datei
acts_audit_words = { "[" }VOR]
acts_audit_about = wer was wann und warum getan hat
acts_export_words = WAS [PERSON]
acts_export_about = person, audit, reports oder games, als JSON
unknownAct = unbekannte Handlung { $name }: { $names }
missingAs = --as fehlt: sag, wer du bist, in höchstens 60 Buchstaben
missingWhy = --why fehlt: das Protokoll hält fest, warum
wrongAmount = { $flag } fehlt oder ist keine Zahl über 0
wrongDays = { $text }: { $kinds }, mit =TAGE oder =forever
theKind = die Art
theList = die Liste
unreadableList = { $file } ist nicht lesbar: nenne eine Datei mit einem Wort pro Zeile, oder default
wrongServer = --server { $text }: erlaubt ist eine Adresse wie http://localhost:8080
noServerYet = noch hat kein Server diese Daten benutzt: starte ihn, oder nenne ihn mit --server
notMazmorra = { $server } antwortet mit { $status }: läuft dort Mazmorra?
noAnswer = unter { $server } antwortet kein Server: starte ihn, oder nenne ihn mit --server
tokenUntil = gültig bis { $when }, und wer es hat, ist der Betreiber. Die Seite:
done = erledigt
removedLine = (entfernt)
more = mehr: { $command }

status_who = wer
status_storage = Speicher
status_trouble = Störung
status_uptime = Laufzeit
status_memory = Arbeitsspeicher
status_load = Last
status_cores = Kerne
status_connections = Verbindungen
status_present = anwesend
status_playing = spielen
status_waiting = warten
status_tablesInMemory = Tische im Speicher
status_openTables = offene Tische
status_botsQueue = Schlange der Bots
status_commits = Schreibvorgänge
status_slowestCommit = langsamster Schreibvorgang
status_errors = Fehler
status_answers = Antworten
status_chatLines = Chatzeilen
status_reports = Meldungen
status_sanctions = Sperren
status_announcement = Ankündigung
tableStatus_open = offen
tableStatus_running = läuft
tableStatus_finished = beendet
tableStatus_ended = abgebrochen
sanctionKind_silence = stumm
sanctionKind_ban = Sperre
peopleHeading_0 = Person
peopleHeading_1 = Name
peopleHeading_2 = seit
peopleHeading_3 = zuletzt gesehen
peopleHeading_4 = verbunden von
nobody = so heißt niemand
tablesHeading_0 = Tisch
tablesHeading_1 = Spiel
tablesHeading_2 = Stand
tablesHeading_3 = verbunden
tablesHeading_4 = zuletzt benutzt
tablesHeading_5 = Personen
noTables = es gibt keine Tische
noReports = nichts ist gemeldet
report =
    { $target }: { NUMBER($reports) } { $reports ->
        [one] Meldung
       *[other] Meldungen
    }
reportAbout =
    { $target }, über { $name }: { NUMBER($reports) } { $reports ->
        [one] Meldung
       *[other] Meldungen
    }
sanctionsHeading_0 = Sperre
sanctionsHeading_1 = Art
sanctionsHeading_2 = wer
sanctionsHeading_3 = bis
sanctionsHeading_4 = von
sanctionsHeading_5 = warum
noSanctions = niemand ist stumm oder gesperrt
silenced = { $id }: stumm bis { $until }
banned = { $id }: gesperrt bis { $until }
renamed = der Name ist jetzt { $name }
removed =
    { NUMBER($lines) } { $lines ->
        [one] Zeile
       *[other] Zeilen
    } entfernt
announced = angekündigt: der Server hält um { $when } an
notAnnounced = keine Abschaltung ist angekündigt
auditHeading_0 = wann
auditHeading_1 = wer
auditHeading_2 = was
auditHeading_3 = worüber
auditHeading_4 = warum
noEntries = noch wurde nichts getan
