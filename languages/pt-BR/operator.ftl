title = Operador
signInHelp = Esta página é para quem mantém o servidor. Crie uma credencial na máquina do servidor e cole aqui:
token = Credencial
signIn = Entrar
signOut = Sair
tokenRefused = O servidor não aceita esta credencial, ou não aceita mais. Crie outra.
notDone = Não foi feito. O servidor diz: { $message }.
noServer = O servidor não responde. Nada mudou; tente de novo.
parts = Partes desta página
tabs_overview = Visão geral
tabs_reports = Denúncias
tabs_people = Pessoas
tabs_tables = Mesas
tabs_sanctions = Sanções
tabs_words = Palavras
tabs_upkeep = Manutenção
tabs_audit = Registro
refresh = Atualizar
well = funcionando
figures_storage = Armazenamento
figures_uptime = No ar há
figures_load = Carga da máquina
figures_memory = Memória
figures_people = Pessoas
figures_connections = Conexões
figures_tables = Mesas
figures_bots = Fila dos bots
figures_commits = Gravações
figures_answers = Respostas
figures_lines = Linhas de chat
figures_errors = Erros
figures_reports = Denúncias pendentes
figures_sanctions = Sanções em vigor
lastsMinutes =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minutos
    }
lastsHours =
    { $count ->
        [1] 1 hora
       *[other] { $count } horas
    }
lastsDays =
    { $count ->
        [1] 1 dia
       *[other] { $count } dias
    }
loadOf =
    { $load } ({ $cores ->
        [1] 1 núcleo
       *[other] { $cores } núcleos
    })
peopleNow = { $present } aqui · { $playing } jogando · { $waiting } esperando
tablesNow = { $memory } na memória · { $open } com lugar livre
queue =
    { $waiting ->
        [0] vazia
        [1] 1 pergunta na fila
       *[other] { $waiting } perguntas na fila
    }
commitsOf = { $count }, a mais lenta levou { $slowest } ms
settledToo = Mostrar também as resolvidas
noReports = Nada foi denunciado.
about = Sobre { $name }
aboutTable = Sobre uma mesa
times =
    { $count ->
        [1] 1 denúncia
       *[other] { $count } denúncias
    }
removed = removida
removeLine = Remover a linha
closeTable = Fechar a mesa
settle = Resolver a denúncia
silence = Silenciar { $name }
silenceShort = Silenciar
ban = Banir { $name }
banShort = Banir
banAddress = Banir { $address }
rename = Renomear { $name }
renameShort = Renomear
forget = Esquecer { $name } de vez
forgetShort = Esquecer
exportPerson = Salvar os dados
howLong = Por quanto tempo
hours_1 = 1 hora
hours_24 = 1 dia
hours_168 = 1 semana
hours_720 = 1 mês
hours_8760 = 1 ano
newName = Nome novo
why = Por quê
whyHelp = Vai para o registro com o seu nome. Os jogadores não veem.
findPerson = Parte de um nome, ou um identificador
find = Procurar
nobody = Ninguém se chama assim.
since = Desde { $when }
lastSeen = última visita: { $when }
hereNow = com conexão agora
noTables = Não há mesas.
connected =
    { $count ->
        [1] 1 conexão
       *[other] { $count } conexões
    }
readChat = Ler o chat
noLines = Ninguém disse nada.
newest = Mais recentes
older = Mais antigas
noSanctions = Ninguém está em silêncio nem banido.
banned = com banimento
silenced = em silêncio
until = até { $when }
byWhom = por { $who }
lift = Suspender
wordsHelp = Uma palavra por linha; * vale por quaisquer letras, # começa um comentário. Maiúsculas, acentos, letras repetidas, letras parecidas e algarismos no lugar de letras não fazem diferença.
list = Lista
namesOnly = Só nomes
wordsOf =
    { $count ->
        [1] 1 palavra não é permitida
       *[other] { $count } palavras não são permitidas
    }
saveList = Salvar a lista
defaultList = Restaurar a lista original
announce = Anunciar uma parada
announceOff = Retirar o anúncio
announced = Há uma parada anunciada para { $when }. O servidor não para sozinho.
minutes = Em quantos minutos
ownWords = Suas próprias palavras em { $language }
retention = Por quanto tempo se guarda
retentionHelp = Em dias; vazio significa para sempre. A página de privacidade também diz isso.
saveRetention = Salvar estes prazos
kept_finished = Partidas terminadas
kept_neverStarted = Mesas que ninguém começa
kept_abandoned = Partidas em que ninguém mais joga
kept_chat = Chat depois do fim
kept_people = Pessoas que não voltam
exports = Exportar
exportHelp = Como arquivos JSON. Os dados de uma pessoa ficam em “Pessoas”.
exportOf_games = Partidas terminadas
exportOf_reports = Denúncias
exportOf_audit = O registro
quoted = “{ $text }”
noEntries = Nada foi feito ainda.
did_table = { $who } leu o chat de uma mesa
did_settle = { $who } resolveu uma denúncia
did_silence = { $who } silenciou alguém
did_ban = { $who } baniu alguém
did_lift = { $who } suspendeu uma sanção
did_rename = { $who } renomeou alguém
did_forget = { $who } apagou os dados de alguém
did_remove = { $who } removeu linhas de chat
did_close = { $who } fechou uma mesa
did_announce = { $who } anunciou uma parada ou retirou o anúncio
did_retention = { $who } mudou por quanto tempo se guarda
did_words = { $who } mudou uma lista de palavras
did_export = { $who } exportou dados
