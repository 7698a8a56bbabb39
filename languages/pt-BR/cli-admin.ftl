acts_token_words = { "" }
acts_token_about = imprime uma credencial e o endereço da página do operador
acts_status_words = { "" }
acts_status_about = o que está no ar e como vai
acts_people_words = { "[" }TEXTO]
acts_people_about = pessoas, por uma parte do nome
acts_tables_words = { "[" }DEPOIS]
acts_tables_about = mesas, as usadas por último primeiro
acts_table_words = MESA
acts_table_about = uma mesa com o chat
acts_reports_words = { "" }
acts_reports_about = o que foi denunciado, com as linhas de chat
acts_settle_words = DENÚNCIA
acts_settle_about = marca uma denúncia como resolvida
acts_sanctions_words = { "" }
acts_sanctions_about = quem está em silêncio ou banido
acts_silence_words = PESSOA|ENDEREÇO
acts_silence_about = impede alguém de escrever por um tempo
acts_ban_words = PESSOA|ENDEREÇO
acts_ban_about = impede alguém de jogar por um tempo
acts_lift_words = SANÇÃO
acts_lift_about = suspende uma sanção
acts_rename_words = PESSOA NOME
acts_rename_about = dá outro nome a alguém
acts_forget_words = PESSOA
acts_forget_about = apaga uma pessoa de tudo
acts_remove_words = MESA LINHA…
acts_remove_about = remove o texto de linhas de chat
acts_close_words = MESA
acts_close_about = encerra uma mesa; o registro fica
acts_announce_words = { "[" }off]
acts_announce_about = avisa todos quando o servidor para
acts_retention_words = { "[" }TIPO=DIAS]…
acts_retention_about = por quanto tempo se guarda cada coisa
acts_words_words = LISTA [ARQUIVO|default]
acts_words_about = uma lista de palavras (um idioma como pt-BR, ou names), ou uma nova de um arquivo
acts_audit_words = { "[" }ANTES]
acts_audit_about = quem fez o quê, quando e por quê
acts_export_words = QUÊ [PESSOA]
acts_export_about = person, audit, reports ou games, como JSON
unknownAct = ação desconhecida { $name }: { $names }
missingAs = falta --as: diga quem você é, em no máximo 60 letras
missingWhy = falta --why: o registro de atividades diz por quê
wrongAmount = { $flag } falta ou não é um número acima de 0
wrongDays = { $text }: { $kinds }, com =DIAS ou =forever
theKind = o tipo
theList = a lista
unreadableList = não dá para ler { $file }: indique um arquivo com uma palavra por linha, ou default
wrongServer = --server { $text }: é permitido um endereço como http://localhost:8080
noServerYet = nenhum servidor usou estes dados ainda: inicie um, ou indique qual é com --server
notMazmorra = { $server } responde com { $status }: é um servidor do Mazmorra?
noAnswer = nenhum servidor responde em { $server }: inicie um, ou indique outro com --server
tokenUntil = vale até { $when }, e quem a tiver é o operador. A página:
done = feito
removedLine = (removida)
more = mais: { $command }

status_who = quem
status_storage = armazenamento
status_trouble = problema
status_uptime = no ar há
status_memory = memória
status_load = carga
status_cores = núcleos
status_connections = conexões
status_present = aqui
status_playing = jogando
status_waiting = esperando
status_tablesInMemory = mesas na memória
status_openTables = mesas abertas
status_botsQueue = fila dos bots
status_commits = gravações
status_slowestCommit = gravação mais lenta
status_errors = erros
status_answers = jogadas
status_chatLines = linhas de chat
status_reports = denúncias
status_sanctions = sanções
status_announcement = anúncio
tableStatus_open = aberta
tableStatus_running = em andamento
tableStatus_finished = terminada
tableStatus_ended = interrompida
sanctionKind_silence = silêncio
sanctionKind_ban = banimento
peopleHeading_0 = pessoa
peopleHeading_1 = nome
peopleHeading_2 = desde
peopleHeading_3 = última visita
peopleHeading_4 = conexão de
nobody = ninguém tem esse nome
tablesHeading_0 = mesa
tablesHeading_1 = jogo
tablesHeading_2 = estado
tablesHeading_3 = conexões
tablesHeading_4 = último uso
tablesHeading_5 = pessoas
noTables = não há mesas
noReports = nada foi denunciado
report =
    { $target }: { NUMBER($reports) } { $reports ->
        [1] denúncia
       *[other] denúncias
    }
reportAbout =
    { $target }, sobre { $name }: { NUMBER($reports) } { $reports ->
        [1] denúncia
       *[other] denúncias
    }
sanctionsHeading_0 = sanção
sanctionsHeading_1 = tipo
sanctionsHeading_2 = quem
sanctionsHeading_3 = até
sanctionsHeading_4 = por
sanctionsHeading_5 = por quê
noSanctions = ninguém está em silêncio nem banido
silenced = { $id }: em silêncio até { $until }
banned = { $id }: com banimento até { $until }
renamed = o nome agora é { $name }
removed =
    { NUMBER($lines) } { $lines ->
        [1] linha removida
       *[other] linhas removidas
    }
announced = anunciado: o servidor para em { $when }
notAnnounced = nenhuma parada está anunciada
auditHeading_0 = quando
auditHeading_1 = quem
auditHeading_2 = o quê
auditHeading_3 = sobre
auditHeading_4 = por quê
noEntries = nada foi feito ainda
