title = Masmorra do dia
intro = Um sorteio por dia para cada jogo, igual para todos: as mesmas cartas, os mesmos dados e os mesmos bots. Você tem uma tentativa, sem dicas.
offline = A masmorra do dia é sorteada pelo servidor, então não dá para jogá-la offline. Partidas e dilemas neste aparelho, sim.
ends = O dia termina em { $time }, à meia-noite UTC pelo relógio do servidor.
past = Este dia acabou: os resultados são definitivos, e dá para assistir a todas as partidas.
previous = O dia anterior
next = O dia seguinte
today = Hoje
empty = Não houve masmorra do dia nesta data.
streak =
    { $days ->
        [1] 1 dia seguido
       *[other] { $days } dias seguidos
    }
noStreak = Termine uma partida hoje para começar uma sequência.
star = Jogo do dia
alone = Você contra a masmorra: qual herói sai com mais ouro?
bots =
    { $count ->
        [1] Contra 1 bot de nível Mestre.
       *[other] Contra { $count } bots de nível Mestre.
    }
play = Jogar
playOf = Jogar o sorteio de hoje de { $game }
goOn = Continuar
late = Sua partida não tinha acabado quando o dia acabou, então não conta.
unplayed = Você não jogou esta.
won = Vitória
lost = { $place }º lugar na mesa
out = Saiu com vida e com tesouro
died = Não saiu com tesouro
rank =
    { $people ->
        [1] O único resultado até agora
       *[other] { $rank }º de { $people } resultados
    }
points_coins =
    { $count ->
        [1] 1 moeda
       *[other] { $count } moedas
    }
points_gold = { $count } de ouro
points_nuggets =
    { $count ->
        [1] 1 pepita
       *[other] { $count } pepitas
    }
points_successes =
    { $count ->
        [1] 1 sucesso
       *[other] { $count } sucessos
    }
points_points =
    { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }
results = Resultados
noResults = Ninguém terminou este jogo ainda.
histogram = Até onde as pessoas chegaram
people =
    { $count ->
        [1] 1 pessoa
       *[other] { $count } pessoas
    }
position = Posição
name = Nome
score = Resultado
you = você
watch = Assistir
watchOf = Assistir à partida de { $name }
share = Compartilhar
shareText = Texto para compartilhar
copied = Copiado
shareTitle = Mazmorra, masmorra do dia { $day }: { $game }
deal = O sorteio
dealHelp = O servidor fixou este sorteio antes de poder saber quem o jogaria, e publicou uma impressão digital da semente. Os navegadores não acrescentam nada, para que todos tenham o mesmo. A semente é revelada quando o dia acaba; até lá não há registro, conferência nem análise.
fingerprint = Impressão digital da semente
made = Fixado em
seed = Semente
salt = Sal
tomorrow = Impressões digitais dos sorteios de amanhã
home = Início
