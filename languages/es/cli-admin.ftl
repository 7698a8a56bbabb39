acts_token_words = { "" }
acts_token_about = imprime una clave y la dirección de la página del operador
acts_status_words = { "" }
acts_status_about = qué está en marcha y cómo va
acts_people_words = { "[" }TEXTO]
acts_people_about = personas, por una parte de su nombre
acts_tables_words = { "[" }DESDE]
acts_tables_about = mesas, primero las últimas usadas
acts_table_words = MESA
acts_table_about = una mesa con su chat
acts_reports_words = { "" }
acts_reports_about = lo que se ha denunciado, con las líneas del chat
acts_settle_words = DENUNCIA
acts_settle_about = marca una denuncia como resuelta
acts_sanctions_words = { "" }
acts_sanctions_about = a quién se ha silenciado o vetado
acts_silence_words = PERSONA|DIRECCIÓN
acts_silence_about = impide a alguien escribir durante un tiempo
acts_ban_words = PERSONA|DIRECCIÓN
acts_ban_about = impide a alguien jugar durante un tiempo
acts_lift_words = SANCIÓN
acts_lift_about = levanta una sanción
acts_rename_words = PERSONA NOMBRE
acts_rename_about = cambia el nombre a alguien
acts_forget_words = PERSONA
acts_forget_about = borra a una persona de todas partes
acts_remove_words = MESA LÍNEA…
acts_remove_about = elimina el texto de líneas del chat
acts_close_words = MESA
acts_close_about = cierra una mesa; su registro se conserva
acts_announce_words = { "[" }off]
acts_announce_about = avisa a todo el mundo de cuándo se detiene el servidor
acts_retention_words = { "[" }CLASE=DÍAS]…
acts_retention_about = cuánto se guarda cada cosa
acts_words_words = LISTA [ARCHIVO|default]
acts_words_about = una lista de palabras (un idioma como es, o names), o una nueva desde un archivo
acts_audit_words = { "[" }ANTES]
acts_audit_about = quién hizo qué, cuándo y por qué
acts_export_words = QUÉ [PERSONA]
acts_export_about = person, audit, reports o games, como JSON
unknownAct = acción desconocida { $name }: { $names }
missingAs = falta --as: di quién eres en 60 letras como mucho
missingWhy = falta --why: el registro de actividad dice por qué
wrongAmount = { $flag } falta o no es un número mayor que 0
wrongDays = { $text }: { $kinds }, con =DÍAS o =forever
theKind = la clase
theList = la lista
unreadableList = no se puede leer { $file }: indica un archivo con una palabra por línea, o default
wrongServer = --server { $text }: se admite una dirección como http://localhost:8080
noServerYet = ningún servidor ha usado aún estos datos: arráncalo o indica cuál es con --server
notMazmorra = { $server } responde con { $status }: ¿es un servidor de Mazmorra?
noAnswer = ningún servidor responde en { $server }: arráncalo o indica otro con --server
tokenUntil = vale hasta { $when }, y quien la tenga es el operador. La página:
done = hecho
removedLine = (eliminado)
more = más: { $command }

status_who = quién
status_storage = almacenamiento
status_trouble = problema
status_uptime = segundos en marcha
status_memory = memoria
status_load = carga
status_cores = núcleos
status_connections = conexiones
status_present = aquí
status_playing = jugando
status_waiting = esperando
status_tablesInMemory = mesas en memoria
status_openTables = mesas abiertas
status_botsQueue = cola de los bots
status_commits = escrituras
status_slowestCommit = escritura más lenta
status_errors = errores
status_answers = jugadas
status_chatLines = líneas de chat
status_reports = denuncias
status_sanctions = sanciones
status_announcement = anuncio
tableStatus_open = abierta
tableStatus_running = en juego
tableStatus_finished = terminada
tableStatus_ended = interrumpida
sanctionKind_silence = silencio
sanctionKind_ban = veto
peopleHeading_0 = persona
peopleHeading_1 = nombre
peopleHeading_2 = desde
peopleHeading_3 = última visita
peopleHeading_4 = conexión desde
nobody = nadie se llama así
tablesHeading_0 = mesa
tablesHeading_1 = juego
tablesHeading_2 = estado
tablesHeading_3 = conexiones
tablesHeading_4 = último uso
tablesHeading_5 = personas
noTables = no hay mesas
noReports = no hay ninguna denuncia
report =
    { $target }: { NUMBER($reports) } { $reports ->
        [one] denuncia
       *[other] denuncias
    }
reportAbout =
    { $target }, sobre { $name }: { NUMBER($reports) } { $reports ->
        [one] denuncia
       *[other] denuncias
    }
sanctionsHeading_0 = sanción
sanctionsHeading_1 = clase
sanctionsHeading_2 = quién
sanctionsHeading_3 = hasta
sanctionsHeading_4 = por
sanctionsHeading_5 = por qué
noSanctions = nadie está silenciado ni vetado
silenced = { $id }: no puede escribir hasta { $until }
banned = { $id }: no puede jugar hasta { $until }
renamed = ahora se llama { $name }
removed =
    { NUMBER($lines) } { $lines ->
        [one] línea eliminada
       *[other] líneas eliminadas
    }
announced = anunciado: el servidor se detiene ({ $when })
notAnnounced = no hay ninguna parada anunciada
auditHeading_0 = cuándo
auditHeading_1 = quién
auditHeading_2 = qué
auditHeading_3 = sobre
auditHeading_4 = por qué
noEntries = todavía no se ha hecho nada
