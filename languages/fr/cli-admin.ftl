acts_token_words = { "" }
acts_token_about = affiche un jeton, et l’adresse de la page de l’opérateur
acts_status_words = { "" }
acts_status_about = ce qui tourne et comment cela va
acts_people_words = { "[" }TEXTE]
acts_people_about = des personnes d’après une partie de leur nom
acts_tables_words = { "[" }APRÈS]
acts_tables_about = les tables, les dernières utilisées d’abord
acts_table_words = TABLE
acts_table_about = une table avec sa discussion
acts_reports_words = { "" }
acts_reports_about = ce qui a été signalé, avec les lignes de discussion
acts_settle_words = SIGNALEMENT
acts_settle_about = marque un signalement comme réglé
acts_sanctions_words = { "" }
acts_sanctions_about = qui est réduit au silence ou banni
acts_silence_words = PERSONNE|ADRESSE
acts_silence_about = empêche quelqu’un d’écrire pendant un temps
acts_ban_words = PERSONNE|ADRESSE
acts_ban_about = empêche quelqu’un de jouer pendant un temps
acts_lift_words = SANCTION
acts_lift_about = met fin à une sanction
acts_rename_words = PERSONNE NOM
acts_rename_about = donne un autre nom à quelqu’un
acts_forget_words = PERSONNE
acts_forget_about = retire une personne de partout
acts_remove_words = TABLE LIGNE…
acts_remove_about = retire les mots de lignes de discussion
acts_close_words = TABLE
acts_close_about = met fin à une table ; son enregistrement reste
acts_announce_words = { "[" }off]
acts_announce_about = dit à tous quand le serveur s’arrête
acts_retention_words = { "[" }SORTE=JOURS]…
acts_retention_about = combien de temps tout est gardé
acts_words_words = LISTE [FICHIER|default]
acts_words_about = une liste de mots (une langue comme en, ou names), ou une nouvelle tirée d’un fichier
acts_audit_words = { "[" }AVANT]
acts_audit_about = qui a fait quoi, quand et pourquoi
acts_export_words = QUOI [PERSONNE]
acts_export_about = person, audit, reports ou games, en JSON
unknownAct = acte inconnu { $name } : { $names }
missingAs = --as manque : dis qui tu es, en 60 lettres au plus
missingWhy = --why manque : le journal dit pourquoi
wrongAmount = { $flag } manque ou n’est pas un nombre au-dessus de 0
wrongDays = { $text } : { $kinds }, avec =JOURS ou =forever
theKind = la sorte
theList = la liste
unreadableList = { $file } ne peut pas être lu : nomme un fichier avec un mot par ligne, ou default
wrongServer = --server { $text } : il faut une adresse comme http://localhost:8080
noServerYet = aucun serveur n’a encore utilisé ces données : lance-le, ou nomme-le avec --server
notMazmorra = { $server } répond avec { $status } : est-ce un serveur Mazmorra ?
noAnswer = aucun serveur ne répond sous { $server } : lance-le, ou nomme-le avec --server
tokenUntil = valable jusqu’à ce moment : { $when }. Qui l’a est l’opérateur. La page :
done = fait
removedLine = (retirée)
more = la suite : { $command }

status_who = qui
status_storage = stockage
status_trouble = ennuis
status_uptime = en marche depuis
status_memory = mémoire
status_load = charge
status_cores = cœurs
status_connections = connexions
status_present = présents
status_playing = en jeu
status_waiting = en attente
status_tablesInMemory = tables en mémoire
status_openTables = tables ouvertes
status_botsQueue = file des bots
status_commits = écritures
status_slowestCommit = écriture la plus lente
status_errors = erreurs
status_answers = réponses
status_chatLines = lignes de discussion
status_reports = signalements
status_sanctions = sanctions
status_announcement = annonce
tableStatus_open = ouverte
tableStatus_running = en cours
tableStatus_finished = terminée
tableStatus_ended = arrêtée
sanctionKind_silence = silence
sanctionKind_ban = bannissement
peopleHeading_0 = personne
peopleHeading_1 = nom
peopleHeading_2 = depuis
peopleHeading_3 = dernière visite
peopleHeading_4 = en ligne depuis
nobody = personne n’a ce nom
tablesHeading_0 = table
tablesHeading_1 = jeu
tablesHeading_2 = état
tablesHeading_3 = en ligne
tablesHeading_4 = dernière utilisation
tablesHeading_5 = personnes
noTables = il n’y a aucune table
noReports = rien n’est signalé
report =
    { $target } : { NUMBER($reports) } { $reports ->
        [one] signalement
       *[other] signalements
    }
reportAbout =
    { $target }, à propos { DE($name) } : { NUMBER($reports) } { $reports ->
        [one] signalement
       *[other] signalements
    }
sanctionsHeading_0 = sanction
sanctionsHeading_1 = sorte
sanctionsHeading_2 = qui
sanctionsHeading_3 = jusqu’à
sanctionsHeading_4 = par
sanctionsHeading_5 = pourquoi
noSanctions = personne n’est réduit au silence ni banni
silenced = { $id } : silence jusqu’à { $until }
banned = { $id } : bannissement jusqu’à { $until }
renamed = le nom est maintenant { $name }
removed =
    { NUMBER($lines) } { $lines ->
        [one] ligne retirée
       *[other] lignes retirées
    }
announced = annoncé : le serveur s’arrête à { $when }
notAnnounced = aucun arrêt n’est annoncé
auditHeading_0 = quand
auditHeading_1 = qui
auditHeading_2 = quoi
auditHeading_3 = à propos
auditHeading_4 = pourquoi
noEntries = rien n’a encore été fait
