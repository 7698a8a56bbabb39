title = Jogar com gente agora
intro = Escolha o que você quer jogar. Assim que houver gente suficiente para o mesmo jogo, abre-se uma mesa com lugar para todos.
games = O que você quer jogar?
botsAfter = Se ninguém vier

botTimes_0 = Continuar esperando
botTimes_30 = Bots depois de 30 segundos
botTimes_120 = Bots depois de 2 minutos
botTimes_600 = Bots depois de 10 minutos

start = Esperar gente
change = Mudar o que espero
stop = Parar de esperar
waitingFor = Você está esperando gente para jogar { $games }.
waitingForAny = Você está esperando gente para qualquer jogo.
notify = Avisar quando minha mesa estiver pronta
waitingSince = Você está esperando há { $time }.
botsIn = Bots ocupam os lugares vazios em { $time }.
noBots = Você quer jogar só com pessoas.
noNumbers = Ninguém está esperando nem jogando agora.
numbers =
    { $waiting ->
        [1] 1 pessoa esperando
       *[other] { $waiting } pessoas esperando
    }, { $playing ->
        [1] 1 jogando
       *[other] { $playing } jogando
    }.
waits =
    { $count ->
        [1] 1 pessoa esperando
       *[other] { $count } pessoas esperando
    }
alone = Ninguém mais está esperando agora.
aloneHelp = Avisaremos quando alguém chegar. Deixe esta página aberta ou peça nos ajustes para receber avisos: então pode fechá-la e guardar seu lugar na fila por uma hora. Enquanto isso, você pode treinar ou convidar amigos.
practise = Treinar contra bots enquanto isso
practiseHelp = Você guarda seu lugar na fila. Quando a sua mesa estiver pronta, avisaremos lá.
invite = Convidar amigos para uma mesa
lobby = Ver as mesas abertas
chooseOne = Escolha pelo menos um jogo.
pill = Esperando gente
toWaiting = Ver
called = Sua mesa está pronta: { $game }
calledHelp = Você tem { $time } para chegar; depois perde o lugar.
go = Para a mesa
decline = Agora não
missed = Sua mesa estava pronta e você não veio. Espere de novo quando quiser.
gathering = A partida começa quando todos chegarem; no máximo, em { $time }.
tooFew = Veio pouca gente. Você guarda seu lugar na fila e volta a esperar.
