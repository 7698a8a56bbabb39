nobody = Ninguém aqui guarda esse nome
nobodyHelp = Talvez se escreva de outro jeito, ou essa pessoa pediu para ser esquecida.
since = Nome guardado desde { $date }
you = É você
yours = Meu perfil
choose = Escolher o que os outros veem
link = Link deste perfil
follow = Seguir
unfollow = Deixar de seguir
block = Bloquear
unblock = Desbloquear
blockHelp = Vocês não leem mais um ao outro, e nenhum dos dois se senta nas mesas do outro.
hidden = Esta pessoa guarda seus resultados para si.
results = Resultados
noGames = Ainda não há partidas online terminadas.
count =
    { $played ->
        [1] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [1] 1 vitória
       *[other] { $won } vitórias
    }
rounds =
    { $won ->
        [1] 1 vitória em { $played }
       *[other] { $won } vitórias em { $played }
    }
rating = Pontuação
provisional = provisória
ratedGames =
    { $games ->
        [1] 1 partida valendo pontos
       *[other] { $games } partidas valendo pontos
    }
byPart = Por papel ou herói
bySeat = Por lugar
byVariant = Por variante
seat = Lugar { $number }
roles_miner = Minerador
roles_saboteur = Sabotador
yes = sim
no = não
all =
    { $games ->
        [1] 1 partida online terminada.
       *[other] { $games } partidas online terminadas.
    }
streak = Vitórias seguidas: { $now } agora, { $best } no máximo.
daily =
    Partidas diárias em { $days ->
        [1] 1 dia
       *[other] { $days } dias
    }, { $streak ->
        [1] 1 dia seguido
       *[other] { $streak } dias seguidos
    }.
deaths = Epitáfios
somebody = alguém
latest = Últimas partidas
place = { $place }º lugar de { $seats }
replay = Ver de novo
fellows = Joga mais com
gamesTogether =
    { $games ->
        [1] 1 partida
       *[other] { $games } partidas
    }
dilemmas = Dilemas
together = Vocês dois
togetherLine =
    { $games ->
        [1] 1 partida em comum
       *[other] { $games } partidas em comum
    }: você à frente em { $ahead } e atrás em { $behind }.
togetherNone = Vocês ainda não terminaram nenhuma partida em comum.
ratings = Classificação
ratingsHelp = Mesas que valem pontos são para quem guarda seu nome, com relógio e sem bots. Escolha “vale pontos” ao abrir uma mesa. A pontuação diz quão forte alguém é e quão certo isso é (±).
rules = Como se conta
ruleList_0 = OpenSkill, cada jogo à parte. Todos começam com 1500 ± 500; quanto mais partidas, maior a certeza.
ruleList_1 = No Saboteur conta o ouro; nos outros jogos, a posição. Posições iguais são empate.
ruleList_2 = Quem sai, e no fim tem um bot em seu lugar, divide a última posição.
ruleList_3 = Se uma partida é interrompida por acordo, ninguém ganha nem perde pontos, exceto que quem saiu antes perde para quem ficou. Se todos saem, nada conta.
ruleList_4 = Uma partida conta enquanto pelo menos duas das pessoas nela tiverem se encontrado em menos de cinco partidas valendo pontos naquele dia. Depois dá para continuar jogando, mas a pontuação fica como está.
ruleList_5 = As temporadas são trimestres do ano. A pontuação segue de uma temporada para outra; a ordem é a da pontuação menos duas vezes a incerteza.
game = Jogo
season = Temporada

seasons_1 = Janeiro a março de { $year }
seasons_2 = Abril a junho de { $year }
seasons_3 = Julho a setembro de { $year }
seasons_4 = Outubro a dezembro de { $year }

rank = Posição
name = Nome
games = Partidas
fewest =
    { $fewest ->
        [1] A lista traz quem tem pelo menos 1 partida valendo pontos nesta temporada.
       *[other] A lista traz quem tem pelo menos { $fewest } partidas valendo pontos nesta temporada.
    }
noLeaders = Ninguém jogou partidas suficientes valendo pontos nesta temporada.
yourRating = Sua pontuação
yourNone = Você não tem partidas valendo pontos nesta temporada.
friends = Amigos
following = Você segue
followingNone = Você ainda não segue ninguém. Siga pessoas da lista abaixo ou no perfil delas.
lately = Jogaram com você
latelyNone = Ninguém com nome guardado nos últimos dois meses.
followers =
    { $count ->
        [1] Uma pessoa segue você.
       *[other] { $count } pessoas seguem você.
    }
playing = está numa mesa: { $game }
go = Ir para lá
invitations = Convites
asGuest = { $name } (de passagem)
invitedBy = { $name } convida você: { $game }
accept = Sentar lá
invite = Convidar um amigo
inviteOne = Convidar { $name }
invited = Convite enviado: { $name }
balance = Equilíbrio
balanceHelp = Com que frequência vencem papéis, heróis e variantes: pessoas neste servidor ao lado de bots entre si.
people = Pessoas
bots = Bots
part = Papel ou herói
variant = Variante
share = { $share }%
outOf = de { $played }

parts_saboteur = Rodadas vencidas como
parts_welcome-to-the-dungeon = Idas à masmorra com sucesso com
parts_dungeonquest = Partidas vencidas com
parts_dungeon-raiders = Partidas vencidas com

gamesWith = Contar só partidas com
anyVariant = quaisquer variantes
botGames = Bots: { $games } partidas de { $seats } aventureiros iguais com as variantes no padrão, e menos para cada outro valor. Feitas com o comando “mazmorra balance”.
