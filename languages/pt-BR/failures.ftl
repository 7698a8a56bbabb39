said_no-record = o arquivo não é um registro do Mazmorra
said_record-format = o registro é do formato { $format }, conhecemos o formato 1
said_unreadable-record = não dá para ler o registro: { $why }
said_the-record = o registro
said_a-contribution = uma contribuição
said_log-step = o passo { $step } do histórico
said_log-step-number = o número do passo { $step } do histórico
said_not-object = { $what } não é um objeto
said_not-string = { $what } não é um texto
said_not-whole = { $what } não é um número inteiro
said_not-texts = { $what } não é uma lista de textos
said_not-seats = { $what } não é uma lista de lugares
said_not-list = { $what } não é uma lista
said_not-hexadecimal = { $what } não é hexadecimal
said_no-plain-value = a variante { $option } não tem um valor simples
said_unknown-algorithm = random não indica um algoritmo que conhecemos (chacha20, sfc32)
said_no-answer = a jogada { $number } não é um lugar, uma opção e uma conferência

said_over = a partida acabou
said_not-asked = nada se pergunta agora ao lugar { $seat }
said_stale = a resposta é para a decisão { $given }, esta é a decisão { $current }
said_unknown-option = não existe a opção { $option }
said_not-allowed = { $option } não é permitido agora ({ $rule })
said_no-take-back = não dá para desfazer a última jogada

said_wrong-seats =
    { $given } { $given ->
        [1] lugar
       *[other] lugares
    }: são permitidos de { $min } a { $max }
said_unknown-variant = variante desconhecida { $given }: { $known }
said_variant-value = a variante { $variant } não pode ser { $given }: { $values }
said_variant-seats = a variante { $variant } é para { $min } a { $max } lugares, não { $seats }
said_variant-only =
    { $only ->
        [1] a variante { $variant } é para 1 lugar, não { $seats }
       *[other] a variante { $variant } é para { $only } lugares, não { $seats }
    }

said_not-started = não pôde ser iniciado ({ $why })
said_ended-with = terminou com o código { $code }
said_ended-by = foi encerrado por { $signal }
said_last-words = { $how } e disse: { $words }
said_ended = foi encerrado
said_no-answer-text = respondeu com uma linha sem um texto `answer`
said_no-option = respondeu { $answer }, que não é uma de suas opções
said_no-object = respondeu { $line }, que não é um objeto JSON
said_line-too-long = respondeu com uma linha comprida demais
said_other-protocol = fala o protocolo { $theirs }, este é o protocolo { $ours }
said_late = não respondeu em { $milliseconds } ms
said_unasked = falou sem ninguém perguntar

said_no-data = não há dados em { $folder }
said_newer-schema = os dados são do esquema { $found }, este programa conhece o { $known }: use o programa mais novo
said_no-data-named = não há dados em { $folder }: indique a pasta do servidor com --data
said_earlier-data = os dados em { $folder } são de uma versão anterior: inicie antes o servidor deles com esta
said_no-backup = o arquivo não serve como cópia de segurança: { $why }
said_no-such-file = não existe esse arquivo
said_damaged-file = o arquivo está danificado
said_folder-in-use = outro servidor usa a pasta { $folder }: pare-o, ou indique outra pasta com --data
said_disk-full = o disco da pasta { $folder } está cheio: abra espaço, ou indique outra pasta com --data
said_file-in-place = não dá para criar a pasta { $folder }, porque há um arquivo no lugar dela: remova o arquivo, ou indique outra pasta com --data
said_not-writable = não dá para criar a pasta { $folder } ou escrever nela ({ $why }): permita que este usuário escreva ali, ou indique outra pasta com --data
said_not-usable = não dá para usar a pasta { $folder } ({ $why }): permita que este usuário escreva ali, ou indique outra pasta com --data
said_not-empty = o banco de dados não está vazio (há linhas em { $table }): indique um vazio
said_no-password-file = não dá para ler o arquivo da senha { $file }: indique outro
said_database-late = o banco de dados não respondeu a tempo
said_storage-closed = o armazenamento está fechado
said_clock-ahead =
    { $minutes ->
        [1] o relógio desta máquina está 1 minuto adiantado em relação ao do banco de dados: acerte os dois por um servidor de hora (NTP) e inicie de novo
       *[other] o relógio desta máquina está { $minutes } minutos adiantado em relação ao do banco de dados: acerte os dois por um servidor de hora (NTP) e inicie de novo
    }
said_clock-behind =
    { $minutes ->
        [1] o relógio desta máquina está 1 minuto atrasado em relação ao do banco de dados: acerte os dois por um servidor de hora (NTP) e inicie de novo
       *[other] o relógio desta máquina está { $minutes } minutos atrasado em relação ao do banco de dados: acerte os dois por um servidor de hora (NTP) e inicie de novo
    }
said_wrong-bus = --bus { $given }: são permitidos postgres e um endereço como nats://127.0.0.1:4222
said_no-listening = não dá para escutar o banco de dados ({ $why }): veja o log dele
said_wrong-bus-user = o servidor NATS em { $host } quer outro usuário ou outra senha: indique-os como nats://USUÁRIO@{ $host } e --bus-password-file
said_no-bus = não há servidor NATS em { $host } ({ $why }): inicie um ali, ou indique outro com --bus
said_too-many-hops =
    { $most ->
        [1] no máximo 1 salto pode ser de confiança
       *[other] no máximo { $most } saltos podem ser de confiança
    }
said_wrong-proxy = são permitidos um número de saltos, um endereço, ou uma rede como 10.0.0.0/8
said_wrong-network = são permitidos um endereço, ou uma rede como 10.0.0.0/8

system_ENOENT = não existe { $path }
system_ENOTDIR = o caminho { $path } passa por um arquivo, que não é uma pasta
system_EISDIR = { $path } é uma pasta
system_EEXIST = { $path } já existe
system_EACCES = não há permissão para usar { $path }
system_EPERM = não há permissão para usar { $path }
system_EROFS = { $path } está num disco em que só se pode ler

heard_a-folder = é uma pasta
heard_no-room = não há espaço no disco
heard_not-json-from = não é JSON válido a partir da posição { $position }
heard_json-ends = o JSON acaba cedo demais
heard_not-json = não é JSON válido
heard_no-program = não existe o programa { $program }
heard_may-not-run = não há permissão para executar { $program }
heard_no-database = não é um banco de dados
heard_nobody-listens = ninguém escuta em { $address }
heard_not-found = { $host } não foi encontrado

heard_no-person = não existe essa pessoa
heard_most-sanctions = no máximo { $most } sanções podem estar em vigor
heard_no-sanction = não existe essa sanção em vigor
heard_no-lines = não existem essas linhas
heard_no-table = não existe essa mesa
heard_field = { $field } falta ou não é permitido
heard_lacks-field = falta um campo na ação
heard_rate = pedidos demais: espere um pouco
heard_token = isto precisa da credencial que `mazmorra admin token` imprime; as antigas não valem
heard_not-saved = não foi possível gravar isto, então não aconteceu; tente de novo
heard_broke = alguma coisa quebrou no servidor
heard_not-for-you = não existe essa mesa para você
heard_gone = esta mesa não existe mais
heard_no-spectators = esta mesa não permite espectadores
heard_no-game = este servidor não tem o jogo
heard_no-seat = você não consegue lugar nesta mesa
heard_started = a partida já começou
heard_rated = esta mesa vale pontos: só se senta aqui quem guarda seu nome
heard_host-decides = o anfitrião decide quem se senta aqui: peça um lugar
heard_seat-taken = este lugar não está livre
heard_not-here = por enquanto, o operador não deixa você jogar aqui
heard_name = este nome não é permitido aqui: escolha outro
heard_connect-again = conecte-se de novo daqui a pouco
