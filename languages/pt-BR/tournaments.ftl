title = Torneios
intro = Um jogo, várias rodadas: em cada rodada as mesas são sorteadas pelos pontos, e vence quem tiver mais pontos depois da última. Mande o link para quantas pessoas quiser, até 64.
cup = Torneio de { $game }
by = Organização: { $name }
byNobody = Ninguém mais o organiza
open = Abrir um torneio
openNow = Abrir o torneio
game = Jogo
seats = Pessoas por mesa
seatsHelp = Quando o número não divide, algumas mesas são menores ou maiores.
rounds = Rodadas
clock = Tempo para cada decisão
clocks_quick = 20 segundos
clocks_usual = 45 segundos
clocks_calm = 90 segundos
clockHelp =
    Sempre há um relógio, para que nenhuma mesa atrase as outras. Cada um tem ainda uma reserva de { $minutes ->
        [1] 1 minuto
       *[other] { $minutes } minutos
    } por partida.
start = Início
starts_hand = Quando eu disser
starts_time = Numa hora marcada
startTime = Dia e hora
whoSees = Quem encontra
byLink = Quem tem o link
listed = Todos
play = Eu também jogo
mine = Meus torneios
mineEmpty = Você ainda não entrou em nenhum.
others = Para todos
othersEmpty = Nenhum está aberto agora.
go = Ir para lá
people =
    { $count ->
        [1] 1 pessoa
       *[other] { $count } pessoas
    }
status_open = inscrições abertas
status_running = em andamento
status_over = encerrado
status_cancelled = cancelado
roundOf = Rodada { $round } de { $rounds }
joined =
    { $count ->
        [1] 1 pessoa entrou até agora.
       *[other] { $count } pessoas entraram até agora.
    }
joinedNone = Ninguém entrou ainda.
startsAt = Começa em { $time }, daqui a { $left }.
startsByHand = Começa quando { $name } disser.
startsByYou = Você o começa quando todos estiverem aqui.
needs =
    Este jogo precisa de pelo menos { $count ->
        [1] 1 pessoa
       *[other] { $count } pessoas
    }.
join = Participar
leave = Sair do torneio
leaveSure = Sair de vez?
leaveHelp = Um bot continua na sua mesa e você não entra mais no sorteio. Dá para voltar até o sorteio da última rodada.
yes = Sim, sair
no = Não, ficar
youIn = Você está participando.
youOut = Você está fora do sorteio: um bot estava no seu lugar quando a partida acabou, ou você saiu.
youRemoved = Quem organiza o torneio tirou você dele.
back = Voltei
startNow = Sortear a primeira rodada
drawNow = Sortear agora
stop = Cancelar
stopAfter = Encerrar depois desta rodada
stopSure = Tem certeza?
stopYes = Sim, encerrar
stopNo = Não, continuar
lastNow = A rodada em andamento é a última.
remove = Tirar { $name }
nextIn = A rodada { $round } é sorteada em { $left }.
drawing = Sorteando a rodada { $round }…
toTable = Para a sua mesa
tableWaits = Sua mesa está pronta, e o relógio dela está correndo.
bye = Você folga nesta rodada: vale 50 pontos.
waiting =
    { $count ->
        [1] 1 mesa ainda está jogando.
       *[other] { $count } mesas ainda estão jogando.
    }
won = { $name } venceu o torneio.
overByOpener = Foi encerrado antes da última rodada.
overByFew = Restava pouca gente para mais uma rodada: vale a classificação como está.
cancelled_opener = Quem o organizava cancelou.
cancelled_few = Foi cancelado: na hora de começar, pouca gente tinha entrado.
cancelled_unstarted = Foi cancelado: ninguém o começou em um dia.
started = Já começou, então ninguém mais pode entrar. Dá para assistir a todas as mesas.
standings = Classificação
place = Posição
name = Nome
points = Pontos
opponents = Adversários
opponentsHelp = Adversários: a soma dos pontos de todos os que a pessoa enfrentou; desempata pontos iguais.
you = você
guest = de passagem
anonymous = Alguém
out = fora do sorteio
entrants = Quem participa
round = Rodada { $round }
table = Mesa { $table }
playing = em andamento
watch = Assistir
watchOf = Assistir à mesa { $table }
replayOf = Ver a partida da mesa { $table }
replay = Ver a partida
stopped = Interrompida pelos jogadores: sem pontos.
closed = Fechada pelo servidor: 50 pontos para todos os que estavam lá.
gone = um bot estava no lugar
byes = Folga
invite = Convidar gente
inviteWatch = Para quem quer assistir
inviteHelp = Quem abrir o link pode participar antes do início e assistir depois.
link = Link do torneio
qr = Código QR do link do torneio
screen = Tela grande para a sala
leaveScreen = Voltar à página
scan = Escaneie para participar
scanLate = Escaneie para assistir
rules = As regras do torneio
rulesLines_0 = As mesas são sorteadas a cada rodada pelos pontos: quem tem mais ou menos os mesmos pontos joga junto, e ninguém se encontra duas vezes se der para evitar. Na primeira rodada, o acaso decide.
rulesLines_1 = Quando o número de pessoas não divide, algumas mesas são menores; se o jogo não permite, algumas são maiores; e só se não permite nem uma coisa nem outra alguém folga, a começar pelo último da classificação. Uma folga vale 50 pontos.
rulesLines_2 = O primeiro de uma mesa ganha 100 pontos, o último 0, e os demais, valores igualmente espaçados entre os dois. Quem divide uma posição divide os pontos.
rulesLines_3 = Pontos iguais se decidem pela soma dos pontos de todos os que você enfrentou, depois por quem ficou à frente na mesma mesa, depois por sorteio.
rulesLines_4 = Um bot continua por quem sai ou deixa o tempo acabar três vezes seguidas. Se um bot estiver no seu lugar quando a partida acabar, você não ganha pontos por essa mesa e fica fora do sorteio até dizer que voltou.
rulesLines_5 = Uma mesa que todos deixam ou combinam de parar não dá pontos.
rulesLines_6 = Ninguém entra depois do início. A rodada seguinte é sorteada um minuto depois de acabar a última mesa.
check = Conferir o sorteio
checkHelp = O sorteio e as cartas saem de uma semente que foi fixada quando o torneio foi aberto, e de bytes aleatórios de todos os que entraram. A impressão digital da semente está aqui desde o início; a semente é revelada no fim.
fingerprint = Impressão digital da semente
seed = Semente
salt = Sal
download = Todas as partidas em um arquivo
missing = Não existe esse torneio. O link pode estar incompleto, ou ele foi apagado.
all = Todos os torneios
toTournament = Para o torneio
refused_not-now = É tarde demais para isso.
refused_not-allowed = Você não pode fazer isso neste torneio.
refused_start = Ainda há pouca gente.
refused_too-many = O torneio está cheio, ou pessoas do seu endereço de internet já têm metade das vagas.
refused_over = O torneio acabou.
refused_no-table = Não existe esse torneio.
pastStart = O início precisa ser depois de agora.
tooManyOpen = Você já organiza três torneios, ou as pessoas do seu endereço de internet organizam dez: um precisa acabar antes.
