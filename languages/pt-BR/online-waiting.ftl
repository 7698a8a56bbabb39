change = Mudar a mesa
changeNow = Mudar
changed = O anfitrião mudou a mesa: { $game }.
newTerms = O anfitrião mudou o relógio, ou se a partida vale pontos. Agora vai ser assim:
rated = Vale pontos: o resultado muda a pontuação de todos os que jogam.
unrated = Não vale pontos: o resultado não muda a pontuação de ninguém.
agreeHelp = A partida só começa quando todos os que estão sentados tiverem aceitado ou saído.
agree = Aceitar e ficar
notAgreed = ainda não aceitou
waitAgreed = Você pode começar quando aceitarem a mudança: { $names }.
tooFew = Há mais gente sentada do que isso. Alguém teria de sair antes.
about = O que vocês vão jogar
invitedBy = { $name } convida você para jogar { $game }.
learn = Aprender em poucos minutos
rules = Ler as regras
guests =
    { $count ->
        [1] 1 pessoa convidada ainda não se sentou
       *[other] { $count } pessoas convidadas ainda não se sentaram
    }
carryLink = Link para o seu celular

code_used = Este código já foi usado
code_old = Este código não vale mais
code_usedHelp = Um código leva seu lugar para um aparelho, uma única vez. Se foi você, o lugar está nesse aparelho. Se não, crie outro código onde você está jogando.
code_oldHelp = Um código vale dez minutos. Crie outro no aparelho onde está o seu lugar.
code_goOn = Continuar sem ele

startHelp = Você pode começar quando quiser: bots ocupam os lugares livres.
startRated = Uma mesa que vale pontos começa quando há uma pessoa em cada lugar.
startAsk = Começar agora?
startAskHelp =
    { $free ->
        [1] Um lugar está livre. Um bot fica com ele, e ninguém mais pode se sentar.
       *[other] { $free } lugares estão livres. Bots ficam com eles, e ninguém mais pode se sentar.
    }
startWithBots =
    { $free ->
        [1] Começar com um bot
       *[other] Começar com { $free } bots
    }
keepWaiting = Continuar esperando
