title = Seus próprios erros
intro = As decisões mais caras das suas partidas voltam até você as tomar bem. Uma partida conta depois que o mestre olhou para ela.
none = Ainda não há o que treinar. Termine uma partida contra bots ou com amigos, abra a análise e deixe o mestre olhar.
begin =
    { $count ->
        [1] Decidir uma posição
       *[other] Decidir { $count } posições
    }
nothingDue = Não há nada para hoje.
nextOn = Não há nada para hoje. A próxima posição vem em { $date }.
anyway = Treinar mesmo assim
tooOld =
    { $count ->
        [1] Uma partida foi jogada com regras anteriores e fica de fora.
       *[other] { $count } partidas foram jogadas com regras anteriores e ficam de fora.
    }
games = Minhas partidas
kindsTitle = O que mais custa caro a você
cost =
    { $count ->
        [1] Um erro, que custou { $share } da chance de vencer.
       *[other] { $count } erros, que custaram em média { $share } da chance de vencer cada um.
    }
ask = Você esteve aqui em { $game }, em { $date }. O que faria agora? Escolha na mesa.
place = { $number } de { $of }
next = Próxima
lost = Esta partida não está mais neste aparelho, ou foi jogada com outras regras.
sameAgain = É o que você escolheu naquela vez.
before = Naquela vez, você escolheu { QUOTE($option) }.
kinds_dr-coins = Você joga cartas que trazem pouco.
kinds_dr-wounds = Você recebe ferimentos que outra carta teria evitado.
kinds_dr-later = Você gasta cartas de que as próximas salas precisam mais.
kinds_dr-items = Você usa itens, ou os guarda, na hora errada.
kinds_wd-others = Você avalia mal quem vai sobrar para entrar.
kinds_wd-odds = Você avalia mal as chances da masmorra.
kinds_sb-way = Você não vê o melhor caminho pela mina.
kinds_sb-people = Você avalia mal quem está do seu lado, ou o que os outros pensam de você.
kinds_sb-cards = Você descarta o que poderia ter usado.
kinds_dq-time = Você avalia mal o tamanho do caminho, ou a hora de voltar.
kinds_dq-fights = Você luta quando não devia, ou do jeito errado.
kinds_dq-risks = Você corre riscos que não valem a pena.
