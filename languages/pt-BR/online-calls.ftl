title = Avisos
help = Quando você não está aqui, o Mazmorra pode avisar. Tudo fica desligado até você ligar.

kinds_turn = Quando for a minha vez numa mesa lenta
kinds_ready = Quando uma mesa estiver pronta para mim
kinds_invited = Quando me convidarem para uma mesa

ways = Como
device = Neste aparelho
deviceHelp =
    { $count ->
        [0] Nenhum dos seus aparelhos recebe avisos ainda.
        [1] Um dos seus aparelhos recebe avisos.
       *[other] { $count } dos seus aparelhos recebem avisos.
    }
deviceOn = Avisar neste aparelho
deviceOff = Parar de avisar neste aparelho

trouble_insecure = Este endereço não usa https, e sem isso os navegadores não deixam uma página avisar você. Um webhook funciona daqui também.
trouble_unsupported = Este navegador não mostra notificações. Num iPhone, primeiro ponha o Mazmorra na tela de início e abra por lá.
trouble_denied = Você proibiu este site de enviar notificações. Dá para permitir de novo nos ajustes do navegador.
trouble_no-worker = A página ainda não está preparada para isso. Recarregue e tente de novo.

test = Enviar um aviso de teste
tested = Enviado. Se nada chegar em um minuto, alguma coisa está bloqueando.
quiet = Horas de silêncio
quietHelp = Nesse horário nada incomoda você. Se depois ainda for a sua vez, o aviso chega de manhã.
from = Das
to = Até as
gathered = Avisos da minha vez
atOnce = Cada um na hora
atMost =
    { $hours ->
        [1] No máximo um por hora
       *[other] No máximo um a cada { $hours } horas
    }
gatheredHelp = O que começar nesse meio-tempo chega num só aviso.
holiday = Férias
holidayHelp =
    { $days ->
        [0] Não restam dias neste ano.
        [1] Nas mesas lentas seu relógio para, os outros veem até quando, e você não recebe avisos da sua vez. Resta 1 dia neste ano.
       *[other] Nas mesas lentas seu relógio para, os outros veem até quando, e você não recebe avisos da sua vez. Restam { $days } dias neste ano.
    }
holidayFirst = Primeiro dia
holidayLast = Último dia
holidayOn = Sair de férias
holidaySet = Você está de férias de { $first } a { $last }.
holidayOff = Encerrar as férias
webhook = Webhook
webhookHelp = Um endereço https que recebe uma breve mensagem JSON a cada aviso, para grupos de chat e automação da casa. Deixe vazio para nenhum.
save = Salvar
saved = Salvo.
calendar = Calendário de prazos
calendarHelp = Um endereço para o seu programa de calendário, com a hora limite da sua resposta em cada mesa lenta. Quem tiver o endereço pode ler esses horários.
calendarOn = Criar um endereço
calendarNew = Criar outro endereço
calendarOff = Apagar o endereço
calendarLink = Endereço do seu calendário
calendarFile = Baixar como arquivo

refused_address = Este endereço não é permitido: precisa começar com https:// e estar na internet, não numa rede privada.
refused_no-answer = Tentamos, e ele não respondeu como devia. Confira o endereço; se mudou, informe o novo.
refused_not-now = Ainda não há para onde enviar avisos.
refused_bad-request = Estas datas não são possíveis.
refused_too-many = Não restam tantos dias neste ano.
