replay =
    mazmorra replay ARQUIVO|PASTA [--viewer LUGAR|spectator|all|each] [--at N] [--lang CÓDIGO|all] [--out PASTA] [--json]

    Conta uma partida registrada passo a passo, como alguém a viu; dada uma pasta, todos os registros que há nela.
      --viewer       um lugar contado a partir de 0, spectator (espectador), all com todas as mãos abertas,
                     ou each para todos estes, um de cada vez (all)
      --at N         até a jogada N; 0 é a preparação (a partida inteira)
      --lang CÓDIGO  o idioma das frases, ou all para todos, um de cada vez (o do sistema)
      --out PASTA    escreve cada relato num arquivo próprio: NOME.QUEM.IDIOMA.txt
      --json         um objeto JSON: os passos, e a vista e o que se pergunta no último deles

verify =
    mazmorra verify ARQUIVO [--json]

    Joga de novo uma partida registrada e diz se cada embaralhamento, rolagem e jogada é o que foi prometido.
    Termina com 0 se tudo confere, com 1 e a primeira diferença se não, e com 2 se o arquivo não é um registro.
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)
      --json         um objeto JSON e nada mais

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data PASTA | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NOME]… [--trust-proxy SALTOS|REDE]… [--shared-network REDE]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log NÍVEL]

    Serve o aplicativo e suas mesas até receber ordem de parar (Ctrl-C).
      --port N          a porta (8080); 0 pega qualquer uma que esteja livre
      --host ENDEREÇO   o endereço em que escuta (127.0.0.1: só esta máquina pode se conectar)
      --lan             deixa entrar toda a rede local: são impressos o endereço e um código QR
      --data PASTA      a pasta do banco de dados SQLite (./data)
      --database URL    um banco de dados PostgreSQL no lugar dele
      --database-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do banco de dados; senão, PGPASSWORD ou PGPASSFILE
      --bus postgres | nats://HOST:PORTA
                        como os servidores de um mesmo banco de dados se avisam do que há de novo: por ele ou por um servidor NATS
      --bus-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do servidor NATS
      --pages PASTA     a pasta da página de privacidade, dos termos e das informações legais, que você pode editar (pages na pasta de --data)
      --language-folder PASTA
                        um idioma que você traduz, numa pasta com o código dele: a página o oferece e recarrega a cada mudança
      --origin URL      o endereço público, como https://play.example: aparece nos links e códigos QR. Repetido, indica
                        outras origens cujas páginas podem se conectar
      --host-name NOME  outro nome pelo qual se chega ao servidor; nomes desconhecidos são recusados (421). Pode ser repetido
      --trust-proxy X   os proxies na frente do servidor: quantos (1), ou seus endereços ou redes (10.0.0.0/8). Pode ser repetido.
                        O endereço de quem visita vem então de X-Forwarded-For
      --shared-network X
                        um endereço ou uma rede (192.0.2.0/24) que muita gente usa, como a de uma escola: cada pessoa tem sua própria
                        parte, como se viesse de um endereço diferente. Pode ser repetido
      --keep-finished DIAS
                        apagar as partidas tanto tempo depois do fim (forever)
      --keep-unstarted DIAS
                        apagar as mesas que ninguém começou (1)
      --keep-abandoned DIAS
                        encerrar as partidas em que ninguém responde (14); os registros ficam
      --keep-chat DIAS  apagar o chat das partidas terminadas (365)
      --keep-people DIAS
                        esquecer quem não volta (730). Em todas, DIAS pode ser "forever" (para sempre)
      --metrics ENDEREÇO
                        servir /metrics ali, por exemplo em 127.0.0.1:9100, ou com "main" na porta principal, para todos
      --bot-pause MS    quanto os bots esperam antes de uma resposta comum, para que se possa acompanhar (200); 0 entre programas
      --bot-threads N   linhas de execução em que os bots pensam (metade dos núcleos, de 2 a 4); as livres ajudam numa mesma decisão
      --log NÍVEL       info, warn ou off: linhas JSON na saída de erro (warn num terminal; senão, info)
      --lang CÓDIGO     o idioma do que é impresso (o do sistema); o log é sempre em inglês

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Pensa pelos mestres de todos os servidores deste banco de dados e deste servidor NATS. Vê o que o lugar do bot vê e não atende ninguém.
    Inicie quantos quiser, em qualquer máquina. Sem nenhum, cada servidor pensa sozinho, e também quando um para.
      --database URL    o banco de dados PostgreSQL dos servidores
      --database-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do banco de dados; senão, PGPASSWORD ou PGPASSFILE
      --bus URL         o servidor NATS dos servidores
      --bus-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do bus
      --threads N       quantas jogadas pensa ao mesmo tempo (tantas quantos núcleos a máquina tem)
      --lang CÓDIGO     o idioma do que é impresso (o do sistema)

backup =
    mazmorra backup ARQUIVO [--data PASTA]

    Copia o banco de dados SQLite de um servidor para um arquivo, também com o servidor no ar. Para PostgreSQL, use
    pg_dump --format=custom --file=ARQUIVO postgres://…, também com os servidores no ar.
      --data PASTA   a pasta do banco de dados (./data)
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)

restore =
    mazmorra restore ARQUIVO [--data PASTA]

    Põe uma cópia de segurança no lugar do banco de dados SQLite de um servidor, de uma vez. Um servidor no ar continua a partir dela.
    Para PostgreSQL, pare todos os servidores e use pg_restore --clean --if-exists --single-transaction --dbname=postgres://… ARQUIVO.
      --data PASTA   a pasta do banco de dados (./data)
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)

move =
    mazmorra move --database postgres://… [--data PASTA] [--json]

    Copia tudo o que um servidor guarda numa pasta para um banco de dados PostgreSQL vazio: mesas em andamento, pessoas, tudo. O servidor
    precisa estar parado. Vai tudo ou nada; a pasta fica como está.
      --data PASTA      a pasta do banco de dados SQLite (./data)
      --database URL    o banco de dados PostgreSQL
      --database-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do banco de dados; senão, PGPASSWORD ou PGPASSFILE
      --lang CÓDIGO     o idioma do que é impresso (o do sistema)
      --json            um objeto JSON: quantas linhas de cada tabela foram

export =
    mazmorra export PASTA [--data PASTA | --database postgres://…] [--json]

    Escreve cada partida terminada como registro numa pasta, também com o servidor no ar.
      --data PASTA      a pasta do banco de dados SQLite (./data)
      --database URL    um banco de dados PostgreSQL no lugar dele
      --lang CÓDIGO     o idioma do que é impresso (o do sistema)
      --json            um objeto JSON: os arquivos escritos

ratings =
    mazmorra ratings [--rebuild] [--data PASTA | --database postgres://…] [--json]

    Calcula de novo todas as pontuações a partir de todas as partidas que valem pontos, na ordem,
    e diz se as guardadas são iguais.
      --rebuild         põe as pontuações calculadas no lugar das guardadas; com SQLite
                        o servidor precisa estar parado
      --data PASTA      a pasta do banco de dados SQLite (./data)
      --database URL    um banco de dados PostgreSQL no lugar dele
      --lang CÓDIGO     o idioma do que é impresso (o do sistema)
      --json            um objeto JSON: games, people, different, wrong

simulate =
    mazmorra simulate JOGO [--seats N] [--games M] [--bots LISTA] [--seed S] [--option chave=valor]… [--out PASTA|ARQUIVO.json] [--json]

    Joga muitas partidas entre bots e conta como foram.
      --seats N            quantos lugares (4 onde o jogo permite)
      --games M            quantas partidas (1000)
      --bots LISTA         um bot para cada lugar, separados por vírgulas; se forem menos, alternam-se (random):
                           { $levels }
      --seed S             qualquer texto; a mesma semente joga as mesmas partidas (1)
      --option chave=valor uma variante do jogo; pode ser repetida
      --iterations N       quantas partidas um bot master joga de cabeça para uma resposta (1000)
      --ms N               dar a um bot master estes milissegundos em vez disso; o resultado depende então da máquina
      --out PASTA          escreve cada partida como registro que `replay` e `verify` leem: PASTA/1.mazmorra.json, 2, 3…
      --out ARQUIVO.json   escreve só a última partida
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)
      --json               um objeto JSON e nada mais

arena =
    mazmorra arena JOGO --bots A,B [--games M] [--seats N] [--seed S] [--option chave=valor]… [--json]

    Faz um bot A jogar entre bots B: cada distribuição, de todos os lugares. Dá a parte de vitórias com um intervalo de 95%.
      --bots A,B           dois de { $levels }, com um estilo como em adventurer+greedy,
                           uma regra fixa como zoo:never-pass ou um programa
                           como "cmd:python3 bot.py" (docs/bot-protocol.md)
      --bot-time MS        quanto um programa pode levar para uma resposta ({ $ms })
      --games M            no máximo quantas partidas, arredondadas para rodadas inteiras de lugares (1000)
      --until X            parar assim que fique claro se A consegue mais ou menos que X vezes sua parte justa
      --seats N            quantos lugares (4 onde o jogo permite)
      --seed S             qualquer texto; a mesma semente dá as mesmas distribuições (1)
      --option chave=valor uma variante do jogo; pode ser repetida
      --iterations N       quantas partidas um bot master joga de cabeça para uma resposta (1000)
      --ms N               dar a um bot master estes milissegundos em vez disso; o resultado depende então da máquina
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)
      --json               um objeto JSON e nada mais

balance =
    mazmorra balance JOGO [--seats N] [--games M] [--variant-games M] [--bots NÍVEL] [--seed S] [--out ARQUIVO] [--json]

    Joga partidas entre bots iguais e conta com que frequência vence cada papel, herói e variante,
    como o servidor conta as partidas das pessoas.
      --seats N            quantos lugares (como nas tabelas de docs/bots.md)
      --games M            quantas partidas com as variantes no padrão (2000)
      --variant-games M    quantas com cada outro valor de uma variante (500)
      --bots NÍVEL         { $levels } (adventurer)
      --iterations N       quantas partidas um bot master joga de cabeça para uma resposta (1000)
      --ms N               dar a um bot master estes milissegundos em vez disso; o resultado depende então da máquina
      --seed S             qualquer texto; a mesma semente joga as mesmas partidas (balance)
      --out ARQUIVO        põe os números deste jogo num arquivo JSON de vários jogos,
                           como docs/bot-games.json, que a página de equilíbrio mostra
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)
      --json               um objeto JSON e nada mais

dilemmas =
    mazmorra dilemmas JOGO [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out ARQUIVO]
    mazmorra dilemmas JOGO --check ARQUIVO [--deep K] [--out ARQUIVO]

    Acha posições em que a melhor escolha é clara para uma busca profunda e não para um bot adventurer, em partidas entre bots adventurer.
    Os mesmos argumentos dão as mesmas posições.
      --count N            quantas achar (10)
      --seed S             qualquer texto (1)
      --look K             iterações do último de três olhares para uma decisão; os outros são mais curtos ({ $look })
      --deep K             iterações de cada uma das três buscas profundas, que precisam concordar ({ $deep })
      --first M            começar pela partida M da semente (0): partes feitas lado a lado formam o todo
      --games M            desistir depois de tantas partidas (10000)
      --out ARQUIVO        escrevê-las ali, numa lista JSON; senão, são impressas
      --check ARQUIVO      em vez disso: quais dos dilemas de ARQUIVO ainda o são, com os bots de hoje; --out recebe esses
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)

exploit =
    mazmorra exploit JOGO --against NÍVEL [--seats N] [--samples K] [--games M] [--seed S] [--option chave=valor]… [--json]

    Procura o que mais tira de um nível: regras fixas por uma grade e depois por escalada (hill climbing), e uma regra linear que se aprende
    jogando contra o nível, onde o jogo tem traços para isso. De ambas se dá o resultado em distribuições novas.
      --against NÍVEL      o nível que ocupa todos os outros lugares (adventurer)
      --seats N            quantos lugares (4 onde o jogo permite)
      --samples K          regras da grade a testar antes da escalada (24)
      --steps K            passos da escalada (6)
      --search-games M     partidas para cada regra durante a procura (80)
      --generations K      gerações de regras aprendidas, 0 para nenhuma (8)
      --pupils K           regras aprendidas em cada geração (12)
      --games M            partidas em distribuições novas para as vencedoras (1000)
      --seed S             qualquer texto (1)
      --option chave=valor uma variante do jogo; pode ser repetida
      --iterations N       quantas partidas um bot master joga de cabeça para uma resposta (1000)
      --ms N               dar a um bot master estes milissegundos em vez disso; o resultado depende então da máquina
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)
      --json               um objeto JSON e nada mais

dataset =
    mazmorra dataset JOGO --out ARQUIVO.jsonl.gz [--games N] [--seats N] [--bots LISTA] [--seed S] [--option chave=valor]…

    Joga partidas entre bots e escreve cada posição em que um lugar decidiu, como ele a via (docs/dataset.md).
      --out ARQUIVO.jsonl.gz
                           linhas JSON comprimidas; sem ".gz" não são comprimidas
      --games N            quantas partidas (100)
      --seats N            quantos lugares (4 onde o jogo permite)
      --bots LISTA         um bot para cada lugar, separados por vírgulas; se forem menos, alternam-se (adventurer):
                           { $levels }
      --seed S             qualquer texto; a mesma semente dá o mesmo arquivo (1)
      --option chave=valor uma variante do jogo; pode ser repetida
      --iterations N       quantas partidas um bot master joga de cabeça para uma resposta (1000)
      --ms N               dar a um bot master estes milissegundos em vez disso; o resultado depende então da máquina
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)

environment =
    mazmorra environment JOGO [--seats N] [--option chave=valor]…

    Deixa um programa jogar por todos os lugares: lê e escreve linhas JSON na entrada e na saída padrão (docs/environment.md).
      --seats N            quantos lugares (4 onde o jogo permite)
      --option chave=valor uma variante do jogo; pode ser repetida
      --lang CÓDIGO        o idioma do que é impresso (o do sistema)

join =
    mazmorra join LINK --bot "PROGRAMA" [--bot-time MS] [--token CREDENCIAL] [--json]

    Ocupa um lugar numa mesa de um servidor para um programa que joga (docs/bot-protocol.md), e termina com a partida.
      LINK            o link da mesa com o convite, como "http://127.0.0.1:8080/t/MESA#CONVITE"
      --bot PROGRAMA  o programa, como "python3 bot.py"
      --bot-time MS   quanto ele pode levar para uma resposta ({ $ms })
      --token CREDENCIAL
                      joga com a conta de um programa (docs/api.md), e não como novo convidado
      --lang CÓDIGO   o idioma do que é impresso (o do sistema)
      --json          o resultado como um objeto JSON e nada mais
    Se o programa falhar, seu lugar fica com um bot do servidor e o código de saída é 1.

admin =
    mazmorra admin AÇÃO [PALAVRAS]… [--data PASTA | --database postgres://…] [--server URL] [--as NOME] [--why TEXTO] [--json]

    O que o operador de um servidor no ar pode fazer: o comando escreve uma credencial de curta duração no banco de dados do servidor e
    depois pergunta ao servidor. Tudo o que não seja olhar fica no registro de atividades com --as e --why.
    { $acts }
      --data PASTA      a pasta do servidor (./data)
      --database URL    o banco de dados PostgreSQL dele no lugar
      --database-password-file ARQUIVO
                        um arquivo cuja primeira linha é a senha do banco de dados
      --server URL      o endereço do servidor (o que ele deixou em seus dados)
      --as NOME         quem você é, para o registro de atividades (seu nome nesta máquina)
      --why TEXTO       por que você faz isso; necessário para tudo o que muda algo
      --hours N         para token, silence e ban: quanto dura (token 12; silence e ban 24)
      --minutes N       para announce: quando o servidor para
      { $flags } TEXTO
                        para announce: suas próprias palavras num idioma
      --settled         para reports: as já resolvidas
      --lang CÓDIGO     o idioma do que é impresso (o do sistema)
      --json            a resposta como um objeto JSON

bench =
    mazmorra bench [--seconds N] [--json]

    Mede num núcleo, jogo por jogo: partidas ao acaso e jogadas por segundo, o tamanho de um estado, o tempo para copiá-lo, quantas partidas
    um bot master joga de cabeça, quantas vezes mais em todos os núcleos juntos e quanto suas respostas atrasam. Depois, na mesma
    execução, as mesmas regras de Welcome to the Dungeon em boardgame.io.
      --seconds N    quanto tempo medir cada coisa (3)
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)
      --json         um objeto JSON e nada mais

new-game =
    mazmorra new-game ID [--prefix XX]

    Cria as pastas de um jogo novo neste repositório, com as regras de um pequeno jogo de cartas para começar, e o registra: dá para
    jogá-lo na hora. docs/adding-a-game.md conta como continuar.
      ID             como high-card: letras minúsculas, algarismos e hifens
      --prefix XX    duas letras maiúsculas para os identificadores das regras (do ID)
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)
