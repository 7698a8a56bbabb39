app_name = Mazmorra
app_tagline = Todas as masmorras, uma só mesa
app_skip = Pular para o conteúdo
app_home = Início
app_close = Fechar
app_loading = Acendendo as tochas
app_slow = Está demorando mais do que devia. Sua partida está a salvo: recarregue a página para continuar.
app_cancel = Cancelar
app_remove = Remover
app_yes = Sim
app_no = Não
app_language = Idioma
app_awaited = { $name }: este idioma ainda não foi carregado. Ele entra assim que houver rede.
app_notFound = Não há nada aqui embaixo
app_notFoundHelp = Este corredor acaba num muro. Volte para a entrada e tente outro caminho.
app_broke = Alguma coisa quebrou
app_brokeHelp = Sua partida está a salvo. Recarregue a página para continuar da última decisão.
app_reload = Recarregar

legal_title = Sobre este servidor
legal_privacy = Privacidade
legal_terms = Termos de uso
legal_imprint = Informações legais
legal_missing = Esta página não pode ser mostrada agora: nenhum servidor responde.

update_ready = Há uma versão nova.
update_take = Usar agora
update_later = Depois

players = { $min }–{ $max } jogadores

home_title = Escolha um jogo
home_playNow = Jogar agora
home_oneScreen = Em uma tela
home_online = Online
home_lobby = Mesas online
home_withPeople = Jogar com gente agora
home_daily = Masmorra do dia
home_tournaments = Torneios
home_nobody = Ainda não há ninguém aqui. Espere, e avisaremos quando alguém chegar.
home_playing =
    { $count ->
        [1] 1 pessoa jogando
       *[other] { $count } pessoas jogando
    }
home_waiting =
    { $count ->
        [1] 1 pessoa esperando
       *[other] { $count } pessoas esperando
    }
home_openTables =
    { $count ->
        [1] 1 mesa aberta
       *[other] { $count } mesas abertas
    }
home_turns =
    { $count ->
        [1] 1 mesa espera você
       *[other] { $count } mesas esperam você
    }
home_mine = Minhas partidas
home_rules = Regras
home_learn = Aprender
home_dilemmas = Dilemas
home_practice = Meus erros
home_settings = Ajustes
home_credits = Créditos
home_bots = Bots
home_botLevel = Nível
home_botCount =
    { $count ->
        [0] Nenhum: jogo solo
       *[other] { $count }
    }
home_learnFirst = Aprender em cinco minutos
home_learnOn = Continuar a lição
home_houseRules = Lugares e regras da casa
home_keepName = Guardar meu nome
home_code = Código da tela
home_codeJoin = Entrar
home_codeWrong = Um código tem quatro letras, como KRTW.
home_otherwise = Se ninguém chegar em dois minutos, bots ocupam os lugares livres.
home_yourTurn = Sua vez: { $game }
home_resumeGame = Continuar { $game }
home_under = Na mesa
home_finished = Terminadas
home_resume = Continuar
home_watch = Ver de novo
home_openFile = Abrir uma partida salva
home_badFile = Este arquivo não é uma partida do Mazmorra ou está incompleto.
home_removeAsk = Apagar esta partida? Não será possível recuperá-la.
home_answers =
    { $count ->
        [1] 1 jogada
       *[other] { $count } jogadas
    }

setup_title = { $game }: quem joga?
setup_seats = Lugares
setup_seat = Lugar { $number }
setup_name = Nome
setup_who = Quem se senta aqui
setup_person = Pessoa
setup_bot = Bot
setup_nameless = Viajante
setup_add = Adicionar um lugar
setup_drop = Remover este lugar
setup_variants = Regras da casa
setup_onlyAt =
    { $seats ->
        [1] Só com 1 lugar
       *[other] Só com { $seats } lugares
    }
setup_onlyFor = Só com { $min } a { $max } lugares
setup_start = Dar as cartas
setup_starting = Dando as cartas
setup_personNote = Várias pessoas jogam: entre um turno e outro cai uma cortina, para que ninguém veja as cartas dos outros.
setup_botsOnly = Só bots jogam: você assiste.
setup_failed = Não foi possível abrir a mesa.

levels_random_name = Ao acaso
levels_random_help = Faz qualquer coisa que seja permitida, sem olhar.
levels_novice_name = Novato
levels_novice_help = Evita os erros mais claros, mas deixa passar mais da metade do resto.
levels_apprentice_name = Aprendiz
levels_apprentice_help = Joga como quem conhece as regras e tem um plano: uma decisão em cada quatro sai do rumo.
levels_adventurer_name = Aventureiro
levels_adventurer_help = Conhece as chances e observa como cada um joga, mas não enxerga além da própria jogada.
levels_master_name = Mestre
levels_master_help = Imagina milhares de continuações, mas se surpreende com quem joga fora do comum.

styles_label = Lugar { $seat }: estilo
styles_none = Sem estilo
styles_any = Um estilo qualquer, ao acaso
styles_anyHelp = Você vai descobrir na mesa.
styles_known_cautious_name = Cauteloso
styles_known_cautious_help = Recua cedo e deixa os riscos para os outros, até os que valem a pena.
styles_known_greedy_name = Ganancioso
styles_known_greedy_help = Quer tudo para si e paga por isso com ferimentos.
styles_known_hothead_name = Esquentado
styles_known_hothead_help = Ataca na primeira chance e nunca foge de uma briga.
styles_known_liar_name = Mentiroso
styles_known_liar_help = Finge até o fim: com ele, nada é o que parece.
styles_at = { $level } · { $style }

table_understood = Entendi
table_turnOf = Vez de { $name }
table_yourTurn = Sua vez
table_memoryOnly = Este navegador não guarda nada aqui, como numa janela anônima: a partida dura enquanto esta página ficar aberta.
table_memoryUnderstood = Entendi
table_yourTurnTo = Sua vez. { $question }
table_happening = Vamos ver…
table_before = Antes de jogar
table_soundAsk = Jogar com som?
table_soundYes = Com som
table_soundNo = Sem som
table_waitingFor = Esperando { PEOPLE($who) }
table_thinking = pensando
table_over = A partida acabou
table_players = Jogadores
table_hand = Sua mão
table_track = Como está a partida
table_happened = O que acabou de acontecer
table_log = Histórico
table_menu = Menu
table_rules = Regras
table_repeat = Mostrar de novo
table_more = e mais { $count }
table_skip = Pular
table_skipOn = Até a minha vez
table_takeBack = Desfazer
table_leave = Sair da mesa
table_you = você
table_away = fora
table_covered = um bot joga
table_bot = bot
table_person = pessoa
table_guest = visitante
table_lost_missing = Esta mesa não está neste aparelho.
table_lost_version = Esta mesa foi jogada com regras mais antigas e não pode continuar. O registro dela fica guardado.
table_lost_broken = Não foi possível montar esta mesa de novo.
table_connection_here = Neste aparelho
table_connection_connecting = Conectando
table_connection_online = Com conexão
table_connection_offline = Sem conexão. Tentando de novo.
table_fullLog = Tudo o que aconteceu
table_emptyLog = Ainda não aconteceu nada.
table_why = Por quê?
table_setup = Preparação
table_move = Jogada { $number }
table_whatYouSee = O que você pode ver
table_unknown = desconhecido
table_nothing = nada
table_list = Todas as opções em lista

plane_nearer = Aproximar
plane_farther = Afastar
plane_all = Ver tudo

choice_hint = Dica
choice_hintThinking = O mestre está pensando…
choice_hintSays = O mestre escolheria { QUOTE($option) }.
choice_label = Sua escolha
choice_optional = Se quiser
choice_confirm = Confirmar
choice_other = Escolher outra
choice_refused = Isso não é possível agora.
choice_stale = Tarde demais: a partida já seguiu. Olhe de novo e escolha.
choice_options =
    { $count ->
        [1] 1 opção
       *[other] { $count } opções
    }
choice_keys = Escolha com as teclas de 1 a 9, confirme com Enter, cancele com Esc.
choice_tapAgain = Um segundo toque também confirma.
choice_onTable = Escolha na mesa ou na lista.

recap_title = Desde a sua última vez
recap_close = Entendi
recap_again = Mostrar de novo

curtain_title = { $name }, é a sua vez
curtain_help = Pegue o aparelho. Os outros olham para o lado.
curtain_ready = Meu nome é { $name }

end_title = Fim
end_won = Vitória de { $name }
end_youWon = Você venceu
end_shared = { $names } dividem a vitória
end_confirmAsk = Você já pegou o jeito. Quer jogar sem confirmar cada escolha?
end_confirmOff = Sem confirmar
end_confirmKeep = Continuar confirmando
end_youShare = Você divide a vitória com { $names }
end_youDied = Você não voltou
end_dead = Morte
end_nobody = Ninguém vence
end_place = Posição
end_player = Jogador
end_chart = Como foi
end_chartNote = Gráfico: { $rows }
end_again = Jogar de novo
end_analysis = O que o mestre acha
end_check = Conferir a partida
end_watch = Ver de novo
end_decisive = Ver como se decidiu
end_home = Todos os jogos
end_look = Olhar a mesa
end_results = Resultados
end_save = Salvar em arquivo

replay_title = Replay
replay_first = Para o início
replay_previous = Uma jogada atrás
replay_next = Uma jogada à frente
replay_last = Para o fim
replay_play = Reproduzir
replay_pause = Pausar
replay_position = Jogada { $at } de { $of }
replay_eyes = Ver como
replay_all = Todas as cartas abertas
replay_public = Espectador
replay_continue = Jogar a partir daqui
replay_continueHelp = Você fica com este lugar e bots ficam com os outros. O registro não muda.
replay_more = Mais sobre esta partida
replay_save = Salvar em arquivo
replay_link = Copiar o link
replay_copied = Link copiado.
replay_linkReady = Copie este link:
replay_badLink = Este link está incompleto: não dá para ler a partida que há nele.
replay_linkMoment = Copiar o link deste momento
replay_linkMomentHelp = Quem abrir verá a partida a partir deste momento, pelos mesmos olhos.
replay_linkHelp = Quem abrir verá esta partida desde o início.
replay_broken = As regras recusam a jogada { $move }: o registro foi alterado. Dá para ver até ali.

clip_title = Mostrar este momento
clip_length = Quanto
clip_moves =
    { $count ->
        [1] 1 jogada
       *[other] { $count } jogadas
    }
clip_picture = As jogadas como imagem em movimento
clip_link = Copiar o link destas jogadas
clip_embed = Copiar o código para uma página sua
clip_copied = Copiado.
clip_ready = Copie isto:
clip_svg = Salvar como imagem em movimento (SVG)
clip_video = Salvar como vídeo
clip_making = O vídeo está sendo feito; leva o tempo das jogadas.
clip_made = O vídeo foi salvo.
clip_failed = Este navegador não conseguiu fazer o vídeo. A imagem em movimento ainda pode ser salva.
clip_keep = Guardar entre meus melhores momentos
clip_kept = Guardado. Fica em Minhas partidas.

about_title = { $game }: sobre estas cartas
about_link = Sobre estas cartas

rulebook_tips = Dicas
rulebook_tryIt = Experimente: { $title }
rulebook_learn = Aprender jogando
rulebook_title = { $game }: as regras
rulebook_contents = Sumário
rulebook_none = O manual deste jogo ainda está sendo escrito.
rulebook_covers = Regras explicadas aqui
rulebook_notFound = Nenhum parágrafo trata desta regra ainda.
rulebook_pick = Regras

settings_title = Ajustes
settings_language = Idioma
settings_theme = Luz
settings_themes_night = De tocha
settings_themes_day = Do dia
settings_themes_auto = Como no meu aparelho
settings_speed = Velocidade das jogadas dos outros
settings_speeds_0 = Na hora
settings_speeds_1 = Lenta
settings_speeds_2 = Normal
settings_speeds_3 = Rápida
settings_sound = Sons
settings_volume = Volume
settings_music = Música do lugar
settings_musicHelp = Suave e nunca igual. Toca enquanto você está numa mesa.
settings_vibration = Vibrar na minha vez
settings_confirm = Confirmar antes de agir
settings_talk = Conversa na mesa
settings_talkHelp = No Saboteur, os bots dizem de quem suspeitam e todos podem colocar uma ficha de acusação.
settings_confirmHelp = Escolha, veja o que aconteceria e confirme. Sem isso, basta um toque.
settings_textSize = Tamanho do texto
settings_textSizes_usual = Normal
settings_textSizes_large = Grande
settings_textSizes_largest = Muito grande
settings_contrast = Alto contraste
settings_motion = Menos movimento
settings_motionHelp = As coisas aparecem e somem em vez de se mover. Sempre assim se o seu aparelho pedir.
settings_shortcuts = Atalhos de teclado na mesa
settings_single = Jogar automaticamente quando há uma só opção
settings_tips = Explicar as coisas quando aparecem pela primeira vez
settings_tipsHelp = Todas as dicas podem ser relidas no fim de cada manual.
settings_recap = Resumo antes da minha vez
settings_originMarks = Marcar o que não está no manual
settings_originMarksHelp = Um pontinho nas cartas, peças e heróis que vêm de outras fontes ou de nós.
settings_yourName = Seu nome

credits_title = Créditos
credits_intro = O Mazmorra é software livre. As regras dos jogos são contadas com nossas próprias palavras; os jogos pertencem a seus autores e editoras, com quem não temos vínculo. Se gostar de um, compre a caixa.
credits_games = Os jogos
credits_designedBy = criado por { $name }
credits_icons = Ícones
credits_iconsText = Ícones de Lorc, Delapouite e dos outros autores de game-icons.net, usados sob a licença Creative Commons Atribuição 3.0, recoloridos e compostos por nós.
credits_fonts = Fontes
credits_fontsText = Cinzel, de Natanael Gama; Alegreya, de Juan Pablo del Peral (Huerta Tipográfica); e os algarismos da Lora, de Olga Karpushina e Alexei Vanyashin (Cyreal), todas sob a SIL Open Font License 1.1.
credits_sound = Sons
credits_soundText = Feitos por nós com ZzFX, de Frank Force (licença MIT).
credits_software = Programas
credits_softwareText = Preact, Vite, wouter, zustand e Comlink, cada um com sua licença livre. Nosso código está sob a licença MIT.

design_title = Todas as peças
design_intro = Cada carta, ficha e peça como é desenhada, para revisão.
design_colours = Cores
design_type = Letra
design_badges = Distintivos
design_crests = Lugares
design_cards = Cartas e versos
design_buttons = Botões
design_sounds = Sons
design_listen = Ouvir: { $name }
design_icons = Desenhos
