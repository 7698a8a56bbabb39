title = Você
heading = Seu nome
guest = Você joga como { $name }, de passagem. Qualquer outra pessoa também pode usar esse nome.
guestUnnamed = Você joga de passagem.
keepHelp = Se quiser, guarde um nome. Ele passa a ser só seu neste servidor, com suas partidas, pontuações e ajustes, em todos os seus aparelhos. Não precisa de e-mail nem de senha: seu aparelho cria uma chave de acesso e cuida dela.
name = O nome que você quer guardar
keep = Guardar este nome
haveOne = Já tenho um nome guardado aqui
signIn = Entrar com uma chave de acesso
signInHelp = Este aparelho vai jogar com o seu nome guardado. O que se jogou aqui de passagem fica com aquele nome.
byCode = Usar um código de recuperação
code = Código de recuperação
recover = Recuperar meu nome
kept = O nome { $name } é seu.
since = Guardado desde { $date }
passkeys = Suas chaves de acesso
passkeyHelp = Perdeu um aparelho? Remova a chave dele aqui e encerre a sessão dele em “Seus aparelhos”, nos ajustes.
passkeyMade = Criada em { $date }
unknownDevice = Aparelho desconhecido
add = Adicionar uma chave deste aparelho
remove = Remover
removeOf = Remover a chave de { $device }
codes = Códigos de recuperação
codesLeft =
    { $count ->
        [0] Você não tem mais códigos de recuperação. Crie outros, para que um aparelho perdido não custe o seu nome.
        [1] Resta um código de recuperação.
       *[other] Restam { $count } códigos de recuperação.
    }
newCodes = Criar códigos novos
newCodesHelp = Se você criar outros, os anteriores deixam de valer.
codesTitle = Guarde seus códigos de recuperação
codesHelp = Se você perder seus aparelhos, cada um destes códigos deixa você entrar uma vez. Eles só aparecem agora. Salve ou anote, e não mostre a ninguém.
saveFile = Salvar em arquivo
copyCodes = Copiar
codesDone = Já guardei
fileName = mazmorra-codigos-de-recuperacao.txt
shownTitle = O que os outros podem ver

shown_results = Meus resultados e pontuações
shown_games = Minhas últimas partidas, com o replay
shown_fellows = Com quem mais jogo
shown_dilemmas = Minha pontuação nos dilemas
shown_presence = Que estou numa mesa, para quem me segue

impossible_https = Este endereço não usa https, e só com https os navegadores criam chaves de acesso. Por isso não dá para guardar um nome daqui.
impossible_address = Chaves de acesso só funcionam no endereço público deste servidor:

unsupported = Este navegador não cria chaves de acesso. Um código de recuperação também serve aqui.
cancelled = A chave de acesso não foi concluída. Nada mudou; tente de novo quando quiser.
known = Este aparelho já tem uma chave para o seu nome.
toSettings = Ajustes: seus aparelhos, avisos e exclusão dos seus dados
toName = Guardar seu nome ou entrar
