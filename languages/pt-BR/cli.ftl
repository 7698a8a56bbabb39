allowed =
    { $count ->
        [0] nada é permitido
        [1] só é permitido { LIST($words) }
       *[other] são permitidos { LIST($words) }
    }

placeholders_GAME = JOGO
placeholders_FILE = ARQUIVO
placeholders_FOLDER = PASTA
placeholders_LINK = LINK
placeholders_ID = ID
placeholders_PERSON = PESSOA
placeholders_PERSON-OR-ADDRESS = PESSOA ou ENDEREÇO
placeholders_TABLE = MESA
placeholders_LINE = LINHA
placeholders_REPORT = DENÚNCIA
placeholders_SANCTION = SANÇÃO
placeholders_NAME = NOME
placeholders_LIST = LISTA
placeholders_WHAT = QUÊ
placeholders_LANGUAGE = IDIOMA
overview =
    Mazmorra: a mesa aberta para jogos de tabuleiro de masmorra.

    { $lines }

    JOGO é { $games }. `mazmorra COMANDO --help` conta mais;
    o que está ali entre parênteses é o padrão. Com --lang CÓDIGO um comando fala outro idioma: { $languages }.
progress = { $done } de { $of }
secondsLeft =
    { $seconds ->
        [1] falta 1 s
       *[other] faltam { $seconds } s
    }

refusals_unknownCommand = comando desconhecido { $name }: { $names }
refusals_needsSources = { $name } trabalha com o código-fonte, que esta versão não contém: execute numa cópia do repositório
refusals_unexpected = { $word } está sobrando
refusals_missing = falta { $placeholder }
refusals_unknownFlag = opção desconhecida { $flag }: { $flags }
refusals_takesNoValue = { $flag } não leva valor: { $flags }
refusals_needsValue = { $flag } precisa de um valor, como em { $flag }=VALOR: { $flags }
refusals_wrongFlags = não dá para ler estas opções: { $flags }
refusals_wrongNumber = { $flag } { $text }: é permitido um número inteiro de { $min } a { $max }
refusals_onlyNumber = { $flag } { $text }: só é permitido { $only }
refusals_wrongWord = { $flag } { $text }: { $words }
refusals_exclusive = { $one } e { $other } se excluem: use só uma das duas
refusals_needs = { $flag } precisa de { $other }
refusals_about = { $what }: { $wrong }
refusals_out = --out: { $wrong }
refusals_noFile = não existe o arquivo { $file }
refusals_unreadable = não dá para ler { $file }: { $why }
refusals_unknownGame = jogo desconhecido { $id }: { $ids }
refusals_unknownOption =
    { $count ->
        [0] variante desconhecida { $key }: { $game } não tem nenhuma
       *[other] variante desconhecida { $key }: { $game } tem { LIST($options, between: ", ") }
    }
refusals_optionValue = a variante { $option } não pode ser { $text }: { $values }
refusals_unknownBot = bot desconhecido { $name }: { $levels }
refusals_unknownRule = bot desconhecido { $name }: { $game } tem { OR($rules) }, ou ajustes como zoo:chave=valor,chave=valor com { OR($settings) }
refusals_unknownStyle = estilo desconhecido em { $name }: { $game } tem { OR($styles) }
refusals_tooManyBots =
    { $bots } { $bots ->
        [1] bot
       *[other] bots
    } para { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }: indique no máximo { $seats }
refusals_wrongDatabase = --database { $text }: é permitido postgres://usuario@host/nome
refusals_noFolder = não existe a pasta { $folder }: indique-a com --data

replay_oneTelling = --json conta um só registro, de um só ponto de vista e num só idioma
replay_oldVersion = { $file } é da versão { $version } das regras: dá para contar, mas não como JSON
replay_noRecord = não há registro ({ $pattern }) em { $folder }
replay_damaged = { $file } é um registro danificado: { $damage }
replay_unknownGame = { $file } é de um jogo que não conhecemos: { $game }
replay_seats =
    { $last ->
        [0] o lugar 0
       *[other] um lugar de 0 a { $last }
    }
replay_unplayable = não dá para jogar o registro: { $why }; `mazmorra verify` conta mais
replay_illegal = a jogada { $answer } não é permitida: { $why }

story_start = Preparação
story_told = { $what }: { $told }
story_over = A partida acabou.
story_unplayed = Foi jogada com a versão { $version } das regras, que este programa não joga. Isto é o que o próprio registro conta.
story_toDecide = Falta decidir: { $names }
story_youChoose = Você escolhe { QUOTE($what) }.
story_chooses = { $name } escolhe { QUOTE($what) }.
story_seat = Lugar { $number }
story_own = { $name } (você)
verify_broken = O registro não confere: { $why }.
verify_differences_unknown-game = é de um jogo que não conhecemos, { $game }
verify_differences_version = foi jogado com a versão { $recorded } das regras; este programa tem a versão { $known }
verify_differences_start = não dá para preparar a partida como diz o registro: { $why }
verify_differences_seed-withheld = a semente ainda não é conhecida, então nada pode ser conferido antes do fim da partida
verify_differences_commitment = a impressão digital era { $recorded }, mas semente e sal dão { $computed }
verify_differences_refused = a jogada { $answer } não é permitida: { $why }
verify_differences_check = a jogada { $answer } leva a outra posição: o registro diz { $recorded }, a partida dá { $computed }
verify_differences_outcome = o fim é outro: segundo o registro, a partida { $recorded }; jogada de novo, { $computed }
verify_notOver = não acabou
verify_isOver = acaba com { $outcome }
verify_differences_seal = a partida se joga como no registro, mas o selo do arquivo inteiro não confere: algo mais foi mudado
verify_holds =
    { $answers ->
        [0] O registro confere: { $game }, ainda sem nenhuma jogada.
        [1]
            { $over ->
                [true] O registro confere: { $game }, sua única jogada se repete até o mesmo fim.
               *[false] O registro confere: { $game }, sua única jogada se repete até onde parou.
            }
       *[other]
            { $over ->
                [true] O registro confere: { $game }, todas as { $answers } jogadas se repetem até o mesmo fim.
               *[false] O registro confere: { $game }, todas as { $answers } jogadas se repetem até onde parou.
            }
    }
verify_committed = O sorteio é o que foi prometido antes do começo.
verify_uncommitted = Foi jogada com uma semente que está no arquivo; nada foi prometido antes.

serve_open = O Mazmorra está aberto: { $address }
serve_qr = O endereço como código QR, para celulares desta rede.
serve_also = também { $address }
serve_notBuilt = A página não está construída, então só programas podem se conectar: `npm start` a constrói.
serve_howToStop = Ctrl-C para o servidor; todas as mesas continuam quando ele for iniciado de novo.
serve_busAlone = --bus precisa de --database: SQLite é de um servidor só, que não tem com quem falar
serve_wrongDays = { $flag } { $text }: são permitidos um número de dias e forever
serve_wrongOrigin = --origin { $text }: é permitido um endereço sem caminho, como https://play.example
serve_wrongMetrics = --metrics { $text }: são permitidos um endereço com porta, como 127.0.0.1:9100, e main
serve_wrongHostName = --host-name { $text }: é permitido um nome ou um endereço sem porta, como play.example
serve_wrongProxy = --trust-proxy { $text }: { $why }
serve_wrongNetwork = --shared-network { $text }: { $why }
serve_noLanguageFolder = não existe a pasta { $folder }: `mazmorra language CÓDIGO --new` cria uma
serve_metricsInUse = a porta { $port } está em uso: indique outra com --metrics
serve_portInUse = a porta { $port } está em uso: indique outra com --port, ou 0 para qualquer uma livre
serve_cannotListen = não dá para escutar em { $host }, porta { $port } ({ $code })
serve_noBus = não dá para abrir o bus: { $why }
serve_noData = não dá para abrir os dados: { $why }
think_missingBus = falta --bus: as jogadas são pensadas por NATS, como nats://127.0.0.1:4222
think_open =
    Pensando com { $threads } { $threads ->
        [1] linha de execução
       *[other] linhas de execução
    }. Ctrl-C encerra.
backup_postgres = O PostgreSQL tem um programa para isso: { $command }
backup_done =
    { NUMBER($tables) } { $tables ->
        [1] mesa copiada
       *[other] mesas copiadas
    } para { $file }
restore_postgres = O PostgreSQL tem um programa para isso, a ser usado com todos os servidores parados: { $command }
restore_done =
    { NUMBER($tables) } { $tables ->
        [1] mesa recuperada
       *[other] mesas recuperadas
    } de { $file } em { $folder }
move_missingDatabase = falta --database: indique o banco de dados, como postgres://usuario@host/nome
move_title = De { $folder } para { $database }:
move_next = Agora inicie os servidores com --database { $database }, e nenhum com { $folder }: ela está como estava e é sua cópia de segurança.
move_pages = A página de privacidade, os termos e as informações legais são arquivos: indique-os com --pages { $folder }.
export_done =
    { NUMBER($games) } { $games ->
        [1] partida terminada escrita
       *[other] partidas terminadas escritas
    } em { $folder }
ratings_counts =
    { NUMBER($games) } { $games ->
        [1] partida valendo pontos
       *[other] partidas valendo pontos
    }, pontuações de { NUMBER($people) } { $people ->
        [1] pessoa
       *[other] pessoas
    }, diferentes das guardadas: { $different }
ratings_written = As pontuações guardadas agora são as calculadas.
ratings_wrong = a mesa { $table } diz algo diferente do que foi pontuado

simulate_title =
    { $game }, { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }, { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    }, semente { $seed }
simulate_options = variantes: { $chosen }
simulate_heading_0 = lugar
simulate_heading_1 = bot
simulate_heading_2 = vitórias
simulate_shared = vitórias divididas
simulate_unwon = partidas sem vencedor
simulate_answersPerGame = jogadas por partida
simulate_answersPerSecond = jogadas por segundo
simulate_range = { $mean } (de { $least } a { $most })
arena_missingBots = falta --bots: indique dois bots diferentes, como em --bots master,adventurer ({ $levels })
arena_wrongBots = --bots { $text }: indique dois bots diferentes, como em --bots master,adventurer ({ $levels })
arena_wrongUntil = --until { $text }: um número acima de 0 e no máximo 10, como em --until 0.9
arena_title =
    { $game }, { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }, { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    }, semente { $seed } ({ $seconds } s)
arena_sides = um bot { $one } entre bots { $others }, cada distribuição de todos os lugares
arena_heading_0 = bot
arena_heading_1 = vence
arena_heading_2 = intervalo de 95%
arena_heading_3 = parte justa
arena_survival_0 = sobrevive
arena_survival_1 = ouro
arena_roles_0 = rodadas como minerador
arena_roles_1 = como sabotador
arena_interval = { $low } a { $high }
arena_faults = partidas perdidas por falha do programa:
balance_title =
    { $game }, { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }, { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    }, { $bots }, semente { $seed }
balance_variant =
    { $variant }, { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    }
balance_heading_0 = { "" }
balance_heading_1 = jogadas
balance_heading_2 = vencidas
balance_anySeat = todos
dilemmas_found =
    { NUMBER($dilemmas) } { $dilemmas ->
        [1] dilema
       *[other] dilemas
    } de { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    } em { $file }
dilemmas_held = ainda são dilemas: { $held } de { $of }
dilemmas_faults_position = com as regras de hoje não se chega a esta posição
dilemmas_faults_seen = um bot adventurer escolhe a melhor opção
dilemmas_faults_unclear = uma busca profunda não prefere claramente esta opção
dilemmas_notAList = { $file } não é uma lista de dilemas como as que --out escreve
exploit_best =
    { $game }, { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }: a melhor de { NUMBER($tried) } { $tried ->
        [1] regra fixa
       *[other] regras fixas
    } contra bots { $against } é
exploit_learned =
    A regra linear aprendida de { NUMBER($tried) } { $tried ->
        [1] aluno
       *[other] alunos
    } é
exploit_taken =
    Em { NUMBER($games) } { $games ->
        [1] partida nova
       *[other] partidas novas
    } ela tira { $share } (de { $low } a { $high }),
exploit_fair = { $times } vezes sua parte justa de { $fair } (de { $low } a { $high }).
dataset_missingOut = falta --out: indique um arquivo, como em --out posicoes.jsonl.gz
dataset_written =
    { NUMBER($positions) } { $positions ->
        [1] posição
       *[other] posições
    } de { NUMBER($games) } { $games ->
        [1] partida
       *[other] partidas
    } em { $file }
join_missingBot = falta --bot: indique um programa, como em --bot { $example }
join_wrongLink = { $text }: é permitido o link de uma mesa, como http://127.0.0.1:8080/t/MESA#CONVITE
join_seated = No lugar { $seat }; a partida começa quando o anfitrião a começar.
join_place = O lugar { $seat } ficou na posição { $place } de { $of }.
join_failed = { $bot } { $why }; um bot do servidor continua por ele
join_notOpen = a mesa não está aberta para nós: { $why }
join_closed = a mesa foi fechada antes do fim da partida
join_noSeat = não há lugar livre na mesa

bench_heading_0 = jogo
bench_heading_1 = lugares
bench_heading_2 = jogadas/s
bench_heading_3 = partidas/s
bench_heading_4 = bytes de estado
bench_heading_5 = cópia, µs
bench_heading_6 = iterações de busca/s
bench_heading_7 = em todos os núcleos
bench_heading_8 = atraso em ms, médio / pior
bench_shared =
    × { $times } em { $threads } { $threads ->
        [1] linha de execução
       *[other] linhas de execução
    }
bench_peerTitle =
    { $game }, { $seats } { $seats ->
        [1] lugar
       *[other] lugares
    }, as mesmas regras
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = Mazmorra
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = razão
bench_answers = jogadas/s
bench_iterations = iterações de busca/s
bench_times = × { $ratio }
bench_notInstalled = não foi possível instalar aquilo com que se compara; o motivo está acima
newGame_registered = Registrado em packages/catalogue/src/facts.ts e parts.ts. Para jogar:
newGame_wrongId = ID { $id }: use letras minúsculas, algarismos e hifens, como em { $example }
newGame_taken = já existe um jogo { $id }
newGame_wrongPrefix = --prefix { $prefix }: duas letras maiúsculas, como em HC
newGame_prefixTaken = os identificadores das regras de { $game } começam com { $prefix }: escolha outras letras com --prefix
newGame_fileTaken = { $path } já existe
