title = Conferir esta partida
checking = Jogando a partida de novo…
unreadable = Não há registro legível desta partida.
holds =
    Tudo confere: { $moves ->
        [1] a jogada foi repetida
       *[other] todas as { $moves } jogadas foram repetidas
    }, e cada embaralhamento e cada rolagem é igual.
broken = Não confere.
steps_rules = Jogada com estas regras
steps_commitment = A semente é a que foi prometida
steps_moves = Cada jogada, embaralhamento e rolagem confere
steps_outcome = O fim é o que foi registrado
steps_seal = Nada mais foi mudado
states_holds = confere
states_fails = não confere
states_open = não conferido
states_none = nada foi prometido
why_unknown-game = O registro é de um jogo que não temos.
why_version = O registro foi feito com regras diferentes das de hoje.
why_start = Com o que o registro diz, a partida nem pode começar.
why_seed-withheld = O registro não traz a semente, então não dá para jogar nada de novo.
why_commitment = Semente e sal não dão a impressão digital que foi mostrada antes do sorteio.
why_refused = Jogada { $move } ({ $name }): as regras não permitem neste ponto o que o registro diz.
why_check = Jogada { $move } ({ $name }): daqui em diante a partida não segue o registro. Uma escolha, um embaralhamento ou uma rolagem até esta jogada foi mudado.
why_outcome = Todas as jogadas conferem, mas a partida não acaba como registrado.
why_seal = A partida em si confere, mas algo mais foi mudado, como um nome.
show = Mostrar esse momento
deal = O sorteio
dealHelp = Antes do sorteio foi fixada uma impressão digital da semente. Cada embaralhamento e cada rolagem sai da semente e do que os lugares acrescentaram, de modo que ninguém pôde escolhê-los.
commitment = Impressão digital da semente
contributions = O que os lugares acrescentaram
alone = Nada: este aparelho fez o sorteio sozinho.
nothing = nada
seed = Semente
salt = Sal
simulated = Esta partida saiu de uma semente simples, como nas simulações. Nada foi prometido sobre ela antes.
