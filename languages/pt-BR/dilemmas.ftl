title = Dilema
today = Dilema de hoje
ask = { $game }: o que você faria? Escolha na mesa.
right = Certo: esta é a melhor escolha.
wrong = A melhor escolha é { QUOTE($best) }.
adventurer = Um aventureiro escolheria { QUOTE($tempting) }.
leftOut = A busca descartou sua escolha, { QUOTE($chosen) }, à primeira vista.
yours = sua escolha
best = a melhor
values = Quanto vale cada escolha
others =
    { $count ->
        [1] Mais uma escolha
       *[other] Mais { $count } escolhas
    }
next = Próximo dilema
none = Ainda não há dilemas para este jogo.
all = Você respondeu a todos os { $of } dilemas deste jogo; acertos: { $right }.
again = Começar de novo
score = { $right } de { $of } certos
strength = força { $points }
old = Este dilema foi feito para outras regras, então não é mostrado. Recarregue a página para ter os novos.
home = Início
