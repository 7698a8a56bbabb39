levels_random_name = Ao acaso
levels_random_sentence = Não olha nada: o acaso decide.
levels_novice_name = Novato
levels_novice_sentence = Evita os erros mais claros, mas não vê mais da metade do que um bom jogador vê.
levels_apprentice_name = Aprendiz
levels_apprentice_sentence = Segue um plano, mas foge dele em cerca de uma decisão a cada quatro.
levels_adventurer_name = Aventureiro
levels_adventurer_sentence = Conhece as chances e observa como cada um joga, mas não pensa adiante.
levels_master_name = Mestre
levels_master_sentence = Imagina milhares de continuações, mas toma cada adversário por um de poucos tipos de jogador.

sure_only = Não havia outra opção.
sure_clear = Claramente o melhor.
sure_likely = Provavelmente o melhor.
sure_close = Uma decisão apertada.

suspicion = A chance de cada jogador ser sabotador

styles_sensible = joga com juízo
styles_timid = joga pelo seguro
styles_bold = arrisca
styles_never-leaves = nunca desiste
styles_plays-high = joga cartas altas
styles_plays-middle = joga cartas médias
styles_plays-low = joga cartas baixas
styles_sabotages-early = sabotaria cedo
styles_helps = ajuda todo mundo
styles_random = joga ao acaso

reasons_search = Foi o que deu mais certo nas partidas imaginadas.
reasons_dr-look = Há várias salas escuras pela frente: melhor usar uma tocha e planejar.
reasons_dr-escape = Com este item se escapa do chefe.
reasons_dr-crystal-ball = Há coisa demais em jogo nesta sala para jogar às cegas.
reasons_dr-key = A chave leva o baú e poupa uma carta alta.
reasons_dr-sword = A espada luta como um 5 e poupa uma carta alta.
reasons_dr-treasure-high = Este baú merece uma carta alta.
reasons_dr-treasure-low = Este baú não merece uma carta alta.
reasons_dr-vault = O que há de mais útil nesta abóbada.
reasons_dr-trap-high = A armadilha vai atingir outro: que doa.
reasons_dr-trap-low = Melhor que a armadilha seja branda ou, pelo menos, poupar as cartas altas.
reasons_dr-fight-high = Convém não ser o mais fraco desta luta.
reasons_dr-fight-low = Os outros vencem esta luta, ou perdê-la custa pouco.
reasons_sb-dig = Leva o túnel para mais perto do objetivo.
reasons_sb-reach = Chega a um objetivo que pode esconder o tesouro.
reasons_sb-widen = Quanto mais túneis abertos, mais difícil fechar todos.
reasons_sb-break-suspect = Este jogador vem cavando contra nós.
reasons_sb-break-miner = Um minerador honesto que não pode cavar não é perigo.
reasons_sb-repair-self = Com ferramentas quebradas não dá para cavar.
reasons_sb-repair-friend = Este jogador está do nosso lado e deve continuar cavando.
reasons_sb-clear = Esse beco sem saída está no caminho.
reasons_sb-bury = Derrubar o túnel antes que ele chegue lá.
reasons_sb-map = Saber onde está o tesouro antes de cavar até ele.
reasons_sb-block = Fechar o caminho do tesouro.
reasons_sb-pretend = Por enquanto, parecer um minerador honesto.
reasons_sb-waste = Descartar o que serviria aos mineradores.
reasons_sb-discard = Nada aqui ajuda: descartar a pior carta.
reasons_sb-most-gold = Pegar o máximo de ouro.
reasons_dq-leave = Sair com vida e com algo na bolsa.
reasons_dq-hero = O herói que mais vezes volta com um tesouro.
reasons_dq-tower = Todas as torres ficam à mesma distância do tesouro.
reasons_dq-take-best = Pegar a carta que vale mais.
reasons_dq-give-least = Abrir mão do que vale menos.
reasons_dq-richest = Este herói é o que mais carrega.
reasons_dq-hunt = Um monstro ao lado de um herói vale mais que um distante.
reasons_dq-use = Foi para isto que se guardou.
reasons_dq-save-it = Guardar para algo pior.
reasons_dq-first = É preciso resolver isto antes.
reasons_dq-way = O caminho mais curto para onde vamos.
reasons_dq-cross = Dar a volta levaria mais tempo.
reasons_dq-turn-back = Dar a volta é mais seguro que uma queda.
reasons_dq-reroll = Rolar de novo o pior dado.
reasons_dq-tower-power = De outra torre, o caminho até o tesouro pode ser mais curto.
reasons_dq-break-off = Com tantos ferimentos não dá para seguir: mais uma rodada vencida, e fora.
reasons_dq-fight-on = O monstro vai cair antes.
reasons_dq-roll = Uma rolagem que quase não tem como fazer mal.
reasons_dq-too-late = O tesouro está fora de alcance: pelo menos, sair com vida.
reasons_dq-more = Há força e tempo para procurar mais.
reasons_dq-home = Hora de levar para casa o que há.
reasons_dq-search = Esta sala pode esconder alguma coisa, e está tranquila.
reasons_dq-to-dragon = Dá para ir e voltar antes da noite: rumo ao tesouro.
reasons_dq-secret-door = Uma porta secreta: uma sala mais perto, de graça.
reasons_dq-explore = Uma sala que pode ter Saque, não muito longe de uma torre.
reasons_dq-dragon = O dragão dificilmente vai acordar desta vez.
reasons_dq-other = Não há caminho melhor.
reasons_dq-fight = Este dá para matar.
reasons_dq-flee = Melhor escapar: este combate sairia caro demais.
reasons_dq-strong-card = A carta mais forte, com outras para contra-atacar.
reasons_dq-counter = Contra-atacar só quando isso vence a rodada.
reasons_dq-loot = Metade das vezes há Saque ali.
reasons_dq-no-treasure = No jogo solo só conta o tesouro, e o que morde lá dentro nos atrasaria.
reasons_dq-leave-it = Com tantos ferimentos, melhor não tocar nisso.
reasons_dq-no-secret-door = Vai saber o que há atrás dela: melhor ficar em terreno conhecido.
reasons_dq-redraw = Pior quase não dá: comprar outra carta.
reasons_dq-keep = Esta carta serve.
reasons_dq-heal = Primeiro, curar.
reasons_wd-too-dangerous = A masmorra parece perigosa demais: que outro entre.
reasons_wd-open-dungeon = Uma masmorra vazia é um presente: ficar na disputa.
reasons_wd-still-safe = Ainda dá para sobreviver à masmorra: ficar na disputa.
reasons_wd-strip = Outro vai ficar na disputa: continuar tirando equipamento do aventureiro e passar depois.
reasons_wd-choose = O aventureiro que deixa quem começa na melhor posição.
reasons_wd-add-harmless = Com o equipamento que resta, este monstro quase não faz mal.
reasons_wd-spare-tile = O equipamento que menos falta faz.
reasons_wd-set-trap = Outro é que vai ter de entrar nessa.
reasons_wd-name-worst = Escolher o tipo que custaria mais caro.
reasons_wd-polymorph-worst = Este monstro é pior do que qualquer coisa que o baralho traga.
reasons_wd-polymorph-repeat = Um segundo monstro do mesmo tipo estragaria a onipotência.
reasons_wd-keep-polymorph = Pode vir coisa pior: melhor guardar a metamorfose.
reasons_wd-axe-or-die = Sem o machado, é o fim.
reasons_wd-axe-big = O machado não vai achar alvo melhor.
reasons_wd-save-axe = Este dá para aguentar: guardar o machado.

remarks_wd-survive = Se você entrasse agora, sobreviveria com uma probabilidade de { $chance }.
remarks_wd-odds =
    { $change ->
        [same] Sua própria chance de sobreviver continua em { $chance }.
       *[up] Sua própria chance de sobreviver passa de { $before } para { $chance }.
    }
remarks_wd-looks = Para quem não viu nenhuma das cartas, a chance parece de { $chance }.
remarks_wd-last = Então { $name } entra e, pelo que você sabe, sobrevive com uma probabilidade de { $chance }.
remarks_wd-left =
    { $count ->
        [1] Então resta 1 jogador, que entra.
       *[other] Então restam { $count } jogadores, e um deles vai entrar.
    }
remarks_wd-free = A masmorra está vazia: quem entrar agora tem sucesso.
remarks_wd-reads =
    { $count ->
        [1] Pelo jeito como jogam, as cartas dos outros na masmorra custam cerca de 1 ponto de vida; por puro acaso seriam { $from }.
       *[other] Pelo jeito como jogam, as cartas dos outros na masmorra custam cerca de { $count } pontos de vida; por puro acaso seriam { $from }.
    }
remarks_wd-dragon-aside = É provável que { $name } tenha deixado o dragão de lado ({ $chance }).
remarks_wd-dragon-added = É provável que { $name } tenha colocado o dragão na masmorra ({ $chance }).
remarks_wd-stays = Até agora, { $name } ficou na disputa quando outros teriam passado.
remarks_wd-rival-wins = Mais um sucesso e { $name } vence a partida.
remarks_wd-rival-out = Mais um fracasso e { $name } está fora da partida.
remarks_wd-own-wins = Mais um sucesso e você vence a partida.
remarks_wd-own-out = Mais um fracasso e você está fora da partida.
remarks_wd-run = Daqui, você sobrevive à masmorra com uma probabilidade de { $chance }.
remarks_wd-hero = Com todo o equipamento e seis monstros desconhecidos na masmorra, a chance de sobreviver é de { $chance }.
remarks_dr-coins =
    { $count ->
        [1] Em média, traz 1 moeda.
       *[other] Em média, traz { $count } moedas.
    }
remarks_dr-coins-lost =
    { $count ->
        [1] Em média, custa 1 moeda.
       *[other] Em média, custa { $count } moedas.
    }
remarks_dr-wounds =
    { $count ->
        [1] Em média, custa 1 ferimento.
       *[other] Em média, custa { $count } ferimentos.
    }
remarks_dr-heals =
    { $count ->
        [1] Cura 1 ferimento.
       *[other] Cura { $count } ferimentos.
    }
remarks_dr-nothing = Em média, quase não traz nem custa nada nesta sala.
remarks_dr-gift = Traz um item.
remarks_dr-trap-coins =
    { $count ->
        [1] Como está, a armadilha atinge { $name }: em média, 1 moeda.
       *[other] Como está, a armadilha atinge { $name }: em média, { $count } moedas.
    }
remarks_dr-trap-wounds =
    { $count ->
        [1] Como está, a armadilha atinge { $name }: em média, 1 ferimento.
       *[other] Como está, a armadilha atinge { $name }: em média, { $count } ferimentos.
    }
remarks_dr-trap-you = Como está, a armadilha atinge você.
remarks_dr-later =
    { $count ->
        [1] Sem esta carta, o resto do nível vale cerca de 1 moeda a menos.
       *[other] Sem esta carta, o resto do nível vale cerca de { $count } moedas a menos.
    }
remarks_dr-most-wounds = Você tem mais ferimentos que todos: do jeito que está, desmaiaria no fim.
remarks_dr-item = Gasta o item, e todas as suas cartas de poder ficam na mão.
remarks_dr-escape = O chefe não consegue tocar em você.
remarks_dr-ball = Você escolhe sua carta depois que as dos outros forem reveladas.
remarks_dr-look =
    { $count ->
        [1] Mostra 1 sala escura antes de você escolher.
       *[other] Mostra { $count } salas escuras antes de você escolher.
    }
remarks_sb-reaches = Chega a um objetivo que esconde o tesouro com uma probabilidade de { $chance }.
remarks_sb-nearer =
    { $count ->
        [1] Pelo que você sabe, deixa o tesouro 1 carta mais perto.
       *[other] Pelo que você sabe, deixa o tesouro { $count } cartas mais perto.
    }
remarks_sb-farther =
    { $count ->
        [1] Pelo que você sabe, alonga o caminho até o tesouro em 1 carta.
       *[other] Pelo que você sabe, alonga o caminho até o tesouro em { $count } cartas.
    }
remarks_sb-aside = Não deixa o tesouro nem mais perto nem mais longe.
remarks_sb-last = Quem chega ao tesouro escolhe a primeira carta de ouro.
remarks_sb-seen =
    { $change ->
        [up] Levanta suspeitas sobre você: para os outros, a chance de você ser sabotador passa de { $before } para { $chance }.
       *[down] Afasta suspeitas de você: para os outros, a chance de você ser sabotador passa de { $before } para { $chance }.
    }
remarks_sb-suspect = Pelo que aconteceu até agora, { $name } é sabotador com uma probabilidade de { $chance }.
remarks_sb-frees = { $name } volta a poder cavar.
remarks_sb-still-broken = Mesmo assim, { $name } ainda tem outra ferramenta quebrada.
remarks_sb-stops = { $name } não pode cavar até a ferramenta ser consertada.
remarks_sb-stopped = { $name } já não pode cavar: seria só mais uma ferramenta para consertar.
remarks_sb-own-free = Você volta a poder cavar.
remarks_sb-own-broken = Mesmo assim, você ainda tem outra ferramenta quebrada.
remarks_sb-goal = O tesouro está lá com uma probabilidade de { $chance }.
remarks_sb-spare = Você pode ficar sem esta carta.
remarks_sb-useful = Esta carta ainda poderia servir para você.
remarks_sb-gold =
    { $count ->
        [1] Vale 1 pepita.
       *[other] Vale { $count } pepitas.
    }
remarks_dq-no-victory = No jogo solo, sair sem uma carta de Tesouro não é vitória.
remarks_dq-leaves-with = Você sai da masmorra com { $count } de ouro.
remarks_dq-outdone = { $name } já está lá fora com { $count } de ouro.
remarks_dq-wakes = O dragão acorda com uma probabilidade de { $chance }.
remarks_dq-life = Você tem { $count } de Vida.
remarks_dq-unknown = Ninguém viu essa sala ainda.
remarks_dq-hoard =
    { $count ->
        [1] Por ali, o tesouro está a cerca de 1 turno, contando os riscos.
       *[other] Por ali, o tesouro está a cerca de { $count } turnos, contando os riscos.
    }
remarks_dq-tower =
    { $count ->
        [1] Por ali, a torre mais próxima está a cerca de 1 turno, contando os riscos.
       *[other] Por ali, a torre mais próxima está a cerca de { $count } turnos, contando os riscos.
    }
remarks_dq-daylight =
    { $count ->
        [1] As torres podem começar a fechar em 1 rodada.
       *[other] As torres podem começar a fechar em { $count } rodadas.
    }
remarks_dq-night = As torres podem fechar em qualquer rodada.
remarks_dq-search = Cerca de uma busca em quatro acha uma porta secreta, e algumas acham uma carta de Saque ou encrenca.
remarks_dq-fight =
    { $count ->
        [1] Em média, um combate como este custa cerca de 1 ferimento.
       *[other] Em média, um combate como este custa cerca de { $count } ferimentos.
    }
remarks_dq-flight = Escapar leva você de volta, e o monstro fica nessa sala.
remarks_dq-combat =
    { $from ->
        [1] Neste combate você ainda aguenta 1 ferimento, e já causou { $count }.
       *[other] Neste combate você ainda aguenta { $from } ferimentos, e já causou { $count }.
    }
remarks_dq-monster =
    { $from ->
        [1] Neste combate o monstro ainda aguenta 1 ferimento, e o herói, { $count }.
       *[other] Neste combate o monstro ainda aguenta { $from } ferimentos, e o herói, { $count }.
    }
remarks_dq-fails = O teste falha com uma probabilidade de { $chance }.

percent =
    { $size ->
        [little] menos de 1%
        [most] mais de 99%
       *[plain] { $percent }%
    }
chance =
    { $size ->
        [little] Chance de vencer: menos de 1%.
        [most] Chance de vencer: mais de 99%.
       *[plain] Chance de vencer: cerca de { $percent }%.
    }
chanceBetween = Chance de vencer: algo entre { $low } e { $high }; houve poucos testes.
untried = Não foi testado.
