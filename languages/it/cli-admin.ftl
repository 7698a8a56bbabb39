acts_token_words = { "" }
acts_token_about = stampa un token, e l’indirizzo della pagina del gestore
acts_status_words = { "" }
acts_status_about = che cosa è in funzione e come va
acts_people_words = { "[" }TESTO]
acts_people_about = persone da una parte del nome
acts_tables_words = { "[" }DOPO]
acts_tables_about = tavoli, dall’ultimo usato
acts_table_words = TAVOLO
acts_table_about = un tavolo con la sua chat
acts_reports_words = { "" }
acts_reports_about = che cosa si è segnalato, con le righe di chat
acts_settle_words = SEGNALAZIONE
acts_settle_about = chiude una segnalazione
acts_sanctions_words = { "" }
acts_sanctions_about = chi è silenziato o escluso
acts_silence_words = PERSONA|INDIRIZZO
acts_silence_about = impedisce a qualcuno di scrivere per un certo tempo
acts_ban_words = PERSONA|INDIRIZZO
acts_ban_about = impedisce a qualcuno di giocare per un certo tempo
acts_lift_words = SANZIONE
acts_lift_about = toglie una sanzione
acts_rename_words = PERSONA NOME
acts_rename_about = dà a qualcuno un altro nome
acts_forget_words = PERSONA
acts_forget_about = toglie una persona da tutto
acts_remove_words = TAVOLO RIGA…
acts_remove_about = toglie le parole di righe di chat
acts_close_words = TAVOLO
acts_close_about = chiude un tavolo; la registrazione resta
acts_announce_words = { "[" }off]
acts_announce_about = dice a tutti quando il server si ferma
acts_retention_words = { "[" }TIPO=GIORNI]…
acts_retention_about = per quanto si conservano le cose
acts_words_words = LISTA [FILE|default]
acts_words_about = una lista di parole (una lingua come en, o names), o una nuova da un file
acts_audit_words = { "[" }PRIMA]
acts_audit_about = chi ha fatto che cosa, quando e perché
acts_export_words = COSA [PERSONA]
acts_export_about = person, audit, reports o games, in JSON
unknownAct = azione sconosciuta { $name }: { $names }
missingAs = manca --as: di’ chi sei, in 60 lettere al massimo
missingWhy = manca --why: il registro dice il perché
wrongAmount = { $flag } manca o non è un numero maggiore di 0
wrongDays = { $text }: { $kinds }, con =GIORNI o =forever
theKind = il tipo
theList = la lista
unreadableList = { $file } non si può leggere: indica un file con una parola per riga, o default
wrongServer = --server { $text }: è permesso un indirizzo come http://localhost:8080
noServerYet = nessun server ha ancora usato questi dati: avvialo, o indicalo con --server
notMazmorra = { $server } risponde con { $status }: è un server di Mazmorra?
noAnswer = nessun server risponde all’indirizzo { $server }: avvialo, o indicalo con --server
tokenUntil = vale fino al { $when }, e chi lo possiede è il gestore. La pagina:
done = fatto
removedLine = (rimossa)
more = continua: { $command }

status_who = chi
status_storage = archivio
status_trouble = guasto
status_uptime = attivo da
status_memory = memoria
status_load = carico
status_cores = core
status_connections = connessioni
status_present = presenti
status_playing = in gioco
status_waiting = in attesa
status_tablesInMemory = tavoli in memoria
status_openTables = tavoli aperti
status_botsQueue = coda dei bot
status_commits = scritture
status_slowestCommit = scrittura più lenta
status_errors = errori
status_answers = risposte
status_chatLines = righe di chat
status_reports = segnalazioni
status_sanctions = sanzioni
status_announcement = annuncio
tableStatus_open = aperto
tableStatus_running = in corso
tableStatus_finished = finito
tableStatus_ended = interrotto
sanctionKind_silence = silenzio
sanctionKind_ban = esclusione
peopleHeading_0 = persona
peopleHeading_1 = nome
peopleHeading_2 = dal
peopleHeading_3 = ultima visita
peopleHeading_4 = in linea da
nobody = nessuno ha un nome così
tablesHeading_0 = tavolo
tablesHeading_1 = gioco
tablesHeading_2 = stato
tablesHeading_3 = in linea
tablesHeading_4 = ultimo uso
tablesHeading_5 = persone
noTables = non ci sono tavoli
noReports = non ci sono segnalazioni
report =
    { $reports ->
        [one] { $target }: { NUMBER($reports) } segnalazione
       *[other] { $target }: { NUMBER($reports) } segnalazioni
    }
reportAbout =
    { $reports ->
        [one] { $target }, su { $name }: { NUMBER($reports) } segnalazione
       *[other] { $target }, su { $name }: { NUMBER($reports) } segnalazioni
    }
sanctionsHeading_0 = sanzione
sanctionsHeading_1 = tipo
sanctionsHeading_2 = chi
sanctionsHeading_3 = fino al
sanctionsHeading_4 = da
sanctionsHeading_5 = perché
noSanctions = nessuno è silenziato o escluso
silenced = { $id }: non può scrivere fino al { $until }
banned = { $id }: non può giocare fino al { $until }
renamed = il nome ora è { $name }
removed =
    { $lines ->
        [one] { NUMBER($lines) } riga rimossa
       *[other] { NUMBER($lines) } righe rimosse
    }
announced = annunciato: il server si ferma il { $when }
notAnnounced = nessun arresto è annunciato
auditHeading_0 = quando
auditHeading_1 = chi
auditHeading_2 = che cosa
auditHeading_3 = su
auditHeading_4 = perché
noEntries = non è ancora stato fatto niente
