locale = pt_BR
site = Mazmorra
home = Jogos de tabuleiro de masmorra: solo, em uma tela ou online. Grátis, sem conta, sem anúncios.
play = Jogar { $game }
learn = Aprender { $game }
learnLine = Lições curtas que se jogam: as regras de { $game } no seu ritmo.
rules = As regras de { $game }
rulesLine = Como jogar { $game }, com imagens e todos os detalhes das regras.
online = Com amigos online
onlineLine = Abra uma mesa, mande o link e jogue. Não precisa de conta.
quick = Jogar com gente agora
quickLine = Escolha um jogo e espere: a mesa se abre assim que houver gente suficiente.
daily = Masmorra do dia
dailyLine = Um sorteio por dia para cada jogo, igual para todos: uma tentativa e uma tabela de resultados.
tournaments = Torneios
tournament = Torneio de { $game }
tournamentBy = { $inviter } convida você para um torneio de { $game }
tournamentLine = Várias rodadas, mesas sorteadas pelos pontos, uma só tabela de resultados. Abra o link, digite um nome e participe.
invitation = Uma mesa de { $game }
invitationBy = { $host } convida você para { $game }
invitationLine =
    { $free ->
        [0] Uma mesa para { $seats }. Abra o link para assistir ou voltar ao seu lugar.
        [1] Uma mesa para { $seats }, com 1 lugar livre. Abra o link, digite um nome e sente-se.
       *[other] Uma mesa para { $seats }, com { $free } lugares livres. Abra o link, digite um nome e sente-se.
    }
replay = Uma partida de { $game }
replayLine = Veja a partida de { LIST($names) }, jogada por jogada.
profileLine = O que { $name } jogou aqui e como foi.
ratings_title = { $game }: classificação
ratings_line = Quem joga melhor { $game } nesta temporada, e com que certeza.
balance_title = { $game }: equilíbrio
balance_line = Com que frequência vencem os papéis, heróis e variantes de { $game }: pessoas ao lado de bots.
dilemmas_title = { $game }: dilemas
dilemmas_line = Uma posição de { $game } por dia, uma decisão: você acharia a melhor?
legal_privacy_title = Privacidade
legal_privacy_description = O que este servidor guarda sobre você, e por quanto tempo.
legal_terms_title = Termos de uso
legal_terms_description = As regras deste servidor, e o que acontece com quem as quebra.
legal_imprint_title = Informações legais
legal_imprint_description = Quem mantém este servidor, e como entrar em contato.
legal_forever = sem limite
missing = Não há nada aqui
missingLine = O link pode estar incompleto, ou aquilo a que ele levava não existe mais.

embedPicture = A posição
embedPrevious = Uma jogada atrás
embedNext = Uma jogada à frente
embedPlay = Reproduzir
embedPause = Pausar
embedPlace = Jogadas { $at } a { $to } de { $length }
embedOpen = Ver a partida no Mazmorra
embedGone = Esta partida não pode ser mostrada aqui: ainda está em andamento, foi apagada ou nunca existiu.
