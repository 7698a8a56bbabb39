title = Com amigos online
tableTitle = { $game }: a mesa
name = Seu nome
nameHelp = É só isso: sem conta, sem senha.
nameKept = Este nome é seu aqui.
nameMore = Você e seu nome
open = Abrir uma mesa
game = Jogo
seats = Lugares
whoSees = Quem encontra a mesa
byLink = Só com o link
listed = Qualquer um, no saguão
entry = Pelo saguão
entryOpen = Qualquer um se senta
entryAsk = Perguntar a mim antes
spectators = Deixar outros assistirem
rated = Vale pontos
ratedHelp = O resultado muda a pontuação de vocês. Só para quem guarda seu nome, com relógio e sem bots.
ratedTable = Mesa que vale pontos
invitedBy = { $name } convida você para uma mesa.
seeInvitation = Ver
clock = Tempo para pensar

clocks_none = Sem limite
clocks_quick = 1 minuto por turno
clocks_slow = 1 dia por turno

openNow = Abrir a mesa
lobby = Saguão
lobbyMore = Mostrar mesas mais antigas
lobbyEmpty = Não há mesas abertas agora. Abra uma e mande o link aos amigos, treine contra bots, ou espere e receba um aviso quando alguém chegar.
beCalled = Esperar e receber um aviso
practise = Treinar contra bots

filters_title = Quais mesas
filters_all = Todas
filters_live = Com relógio
filters_slow = De vários dias
filters_free = Só com lugar livre
filters_none = Não há nenhuma mesa assim agora.

language = Idioma da mesa
clockNone = Sem limite de tempo
clockDays =
    { $count ->
        [1] 1 dia por turno
       *[other] { $count } dias por turno
    }
clockHours =
    { $count ->
        [1] 1 hora por turno
       *[other] { $count } horas por turno
    }
clockMinutes =
    { $count ->
        [1] 1 minuto por turno
       *[other] { $count } minutos por turno
    }
clockSeconds =
    { $count ->
        [1] 1 segundo por turno
       *[other] { $count } segundos por turno
    }
justNow = agora mesmo
here =
    { $count ->
        [0] Ninguém está na mesa
        [1] 1 pessoa na mesa
       *[other] { $count } pessoas na mesa
    }
bots =
    { $count ->
        [1] 1 bot
       *[other] { $count } bots
    }
noVariants = Este jogo não tem variantes com este número de jogadores.
mine = Minhas mesas
mineEmpty = Você não tem lugar em nenhuma mesa deste servidor.
yourTurn = Sua vez
elsewhere = É a sua vez em outra mesa: { $game }.
elsewhereMany = É a sua vez em outras { $count } mesas. A próxima: { $game }.

status_open = Esperando jogadores
status_running = Em andamento
status_finished = Terminada
status_ended = Interrompida

missing =
    { $count ->
        [1] 1 lugar livre
       *[other] { $count } lugares livres
    }
full = Todos os lugares ocupados
join = Entrar
watch = Assistir
ask = Pedir um lugar
asked = Pedido feito. O anfitrião precisa deixar você entrar.
asks = { $name } pede um lugar
letIn = Deixar entrar
turnDown = Agora não
go = Ir
notify = Avisar quando for a minha vez
notification = É a sua vez: { $game }
connecting = Conectando ao servidor…
plainHttp = Este endereço não usa https: daqui não dá para instalar o aplicativo, o navegador não pode avisar você e as chaves de acesso (passkeys) não funcionam. Todo o resto funciona.
offline = Nenhum servidor responde. As partidas deste aparelho continuam funcionando; esta página segue tentando.
outdated = O servidor tem uma versão mais nova. Recarregue a página.
place = Lugar { $number }
free = Livre
host = anfitrião
you = você
away = fora
onHoliday = de férias até { $day }
sit = Sentar
sitHere = Mudar para cá: lugar { $number }
move = Mudar para cá
bot = Bot
addBot = Colocar um bot no lugar { $number }
addBots = Completar com bots
level = Nível do bot no lugar { $number }
removeGuest = Tirar { $name } da mesa
start = Começar a partida
waitHost = O anfitrião começa a partida.
leave = Sair
leaveGame = Deixar um bot jogar por mim
leaveSeat = Deixar meu lugar
invite = Convidar amigos
inviteHelp = Mande este link ou deixe um celular ler o código. Quem tiver um dos dois pode se sentar.
onlyHere = Outros aparelhos não alcançam este servidor. Iniciado com “npm start -- --lan”, ele deixa entrar toda a sua rede.
copy = Copiar o link
copied = Copiado
link = Link desta mesa
qr = Código QR do link
share = Compartilhar
bigScreen = Mostrar a mesa numa tela grande

screen_scan = Escaneie para entrar
screen_scanHelp = Aponte o celular para o código, digite um nome e sente-se. Sua mão fica no celular; a mesa, aqui.
screen_watchHelp = A partida já começou. Use o código para assistir ou voltar ao seu lugar.
screen_code = Código para entrar
screen_hideCode = Diminuir o código
screen_showCode = Aumentar o código
screen_leave = Voltar à minha vista
screen_waiting =
    { $count ->
        [1] Ainda há um lugar livre
       *[other] Ainda há { $count } lugares livres
    }
screen_ready = Todos chegaram. O anfitrião começa a partida.
screen_full = Tela cheia
screen_latest = O que acabou de acontecer
screen_type = Ou abra { $address } e digite
screen_askCode = Mostrar um código de quatro letras
screen_here = Usar este aparelho como tela grande
screen_open = Abrir nesta tela para todos
screen_openHelp = Para uma televisão: aqui ninguém precisa de lugar. Os celulares se sentam com um código de quatro letras.
screen_first = Quem se sentar primeiro começa a partida.
screen_joining = A mesa { $code }
screen_noTable = Nenhuma mesa mostra este código agora. Olhe de novo a tela grande.
screen_tooMany = Códigos demais foram tentados daqui. Espere meio minuto ou escaneie o código quadrado.

hand_mode = Só a minha mão
hand_board = Tabuleiro
hand_hand = Minha mão
hand_toBoard = Mostrar o tabuleiro
hand_onScreen = A mesa está na tela grande.
hand_choose = Ou escolha no tabuleiro
hand_wait = Você não tem nada a fazer agora.
hand_options = Você pode

devices = Vários aparelhos
carry = Levar meu lugar para o celular
carryHelp = Escaneie isto com o seu próprio celular: lá você é a mesma pessoa. Vale uma vez, por alguns minutos.
deal = O sorteio
dealHelp = Antes de alguém se sentar, o servidor escolheu uma semente e publicou esta impressão digital dela. Cada navegador da mesa acrescenta bytes próprios. Depois da partida a semente é revelada, e qualquer um pode conferir que cada embaralhamento e cada rolagem saem de tudo isso.
dealHelpDaily = O servidor fixou este sorteio e publicou esta impressão digital da semente antes do começo do dia. É o mesmo para todos, por isso os navegadores não acrescentam nada. A semente é revelada quando o dia acaba.
tournamentsHelp = Para uma noite com muita gente: várias rodadas, mesas sorteadas pelos pontos, uma só tabela de resultados.
toTournaments = Abrir ou achar um torneio
toTournament = Para o torneio
toDaily = Resultados do dia
dailyLate = O dia acabou, então esta partida não conta mais. Você ainda pode jogá-la.
commitment = Impressão digital da semente
contributions = O que cada lugar acrescentou
seed = Semente
salt = Sal
none = nada
chat = Mesa e chat
chatOnly = Chat
chatUnread = Mesa e chat, { $count } sem ler
people = Na mesa
watchers =
    { $count ->
        [1] 1 espectador
       *[other] { $count } espectadores
    }
watching = Você está assistindo.
endAgree = Por mim, paramos aqui
endDisagree = Continuar jogando
endHelp = A partida para quando todos na mesa concordam.
endVotes = A favor de parar aqui: { $names }
stopped = A partida foi interrompida por acordo.
interrupted = Algo deu errado nesta mesa. O servidor está restaurando a partida.
closed = O operador fechou esta mesa. O que foi jogado fica guardado.
banned = O operador deste servidor não deixa você jogar aqui até { $until }. As partidas neste aparelho continuam funcionando.
removedLine = Removido pelo operador.

stop_soon =
    { $minutes ->
        [1] O servidor para em 1 minuto.
       *[other] O servidor para em { $minutes } minutos.
    }
stop_now = O servidor está prestes a parar.
stop_kept = Suas mesas ficam guardadas e continuam depois.
stop_close = Entendi

report_title = Denunciar ao operador
report_person = Denunciar { $name }
report_line = Denunciar o que { $name } disse
report_table = Denunciar esta mesa
report_help = O operador deste servidor lê a denúncia junto com as linhas de chat em volta. Ninguém na mesa fica sabendo.
report_reason = O que há de errado
report_reasons_insult = Insultos ou ameaças
report_reasons_name = Nome ofensivo
report_reasons_cheating = Trapaça
report_reasons_spam = Propaganda ou bobagem
report_reasons_other = Outra coisa
report_text = O que mais convém saber (opcional)
report_send = Enviar a denúncia
report_thanks = Agradecemos o aviso. O operador vai ver isso.

failed = O servidor não conseguiu continuar esta partida. O que foi jogado fica guardado.
stopAsked = A favor de parar aqui: { $names }.
replay = Ver de novo
record = Salvar em arquivo
check = Conferir esta partida
back = Todas as mesas
left = restam { $time }
reserve = { $time } de reserva
hurry =
    { $seconds ->
        [1] Resta 1 segundo.
       *[other] Restam { $seconds } segundos.
    }
tryAgain = Tentar de novo
account = Você neste servidor
accountHelp = O servidor reconhece você por um segredo que cada um dos seus navegadores guarda. Não há senha.
yourDevices = Seus aparelhos
thisDevice = este aparelho
unknownDevice = Aparelho desconhecido
deviceSeen = Usado pela última vez em { $date }
signOut = Encerrar a sessão
signOutOf = Encerrar a sessão em { $device }
forget = Esquecer meus dados
forgetHelp = O servidor apaga seu nome, os segredos de todos os seus aparelhos e o que você escreveu nos chats. As partidas terminadas ficam, sem o seu nome. Bots terminam as que estão em andamento. Não é possível desfazer.
forgetNow = Esquecer de vez
guestMark = de passagem
anonymous = Anônimo
gone = Esta mesa não está aberta para você
goneHelp = O link pode estar incompleto, a mesa pode não existir mais, ou o anfitrião pode ter tirado você dela.
noRecord = O servidor não tem o registro desta partida, ou ela ainda não acabou.

refused_no-seat = Os lugares mudaram: esse está ocupado, ou ainda há um livre.
refused_not-allowed = Você não tem permissão para isso.
refused_not-now = Agora não.
refused_start = Assim não dá para jogar.
refused_over = Essa partida já acabou. A primeira tentativa é a que conta.
refused_rate = Rápido demais. Espere um momento.
refused_silenced = Por enquanto, o operador não deixa você escrever aqui.
refused_words = Há uma palavra que não é permitida aqui. Escolha outra.
refused_banned = Por enquanto, o operador não deixa você jogar aqui.
refused_too-many = Você, ou todos os que usam o seu endereço de internet, já têm o máximo permitido. Termine ou feche algo antes.
refused_name-taken = Esse nome, ou um que se confunde com ele, já é de alguém. Escolha outro.
refused_needs-name = Só quem guarda seu nome pode fazer isso. Você pode guardar o seu na página “Você”.
refused_passkey = Essa chave de acesso não foi aceita. Tente de novo ou use outra.
refused_bad-code = Nenhum nome daqui tem esse código. Confira os dois.
refused_locked = Códigos demais foram tentados daqui. Tente de novo em alguns minutos; as chaves de acesso continuam valendo.
refused_connection = A conexão caiu. Tente de novo.
refused_other = Não funcionou.

programs_title = Programas
programs_help = Com uma credencial, um programa seu lê ou age aqui em seu nome. Não a dê a mais ninguém. Ela fica entre os seus aparelhos, onde você pode retirá-la.
programs_name = Para que serve?
programs_scopes_read = Lê as minhas mesas
programs_scopes_challenge = Abre mesas e convida
programs_scopes_play = Joga
programs_make = Criar uma credencial
programs_once = Sua credencial. Ela só aparece agora:
programs_token = credencial de um programa
programs_become = Esta conta é de um programa
programs_becomeHelp = Para sempre: todos veem isso na mesa, e ela não joga partidas que valem pontos, torneios nem partidas diárias. Faça isso só com uma conta criada para um programa.
programs_becomeNow = Passar para o programa
programs_isProgram = Esta conta é de um programa.
programs_mark = programa
