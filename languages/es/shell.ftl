
app_name = Mazmorra
app_tagline = Todas las mazmorras, una mesa
app_skip = Saltar al contenido
app_home = Inicio
app_close = Cerrar
app_loading = Encendiendo las antorchas
app_slow = Está tardando más de la cuenta. Tu partida está a salvo: recarga la página para seguir.
app_cancel = Cancelar
app_remove = Quitar
app_yes = Sí
app_no = No
app_language = Idioma
app_awaited = { $name }: este idioma aún no está cargado. Se usará en cuanto haya red.
app_notFound = Aquí abajo no hay nada
app_notFoundHelp = Este pasillo acaba en un muro. Vuelve a la entrada y prueba por otro lado.
app_broke = Algo se ha roto
app_brokeHelp = Tu partida está a salvo. Recarga la página y seguirás desde la última decisión.
app_reload = Recargar

legal_title = Sobre este servidor
legal_privacy = Privacidad
legal_terms = Condiciones de uso
legal_imprint = Aviso legal
legal_missing = Esta página no se puede mostrar ahora: no responde ningún servidor.

update_ready = Hay una versión nueva.
update_take = Usarla ya
update_later = Luego

players = { $min }–{ $max } jugadores

home_title = Elige un juego
home_playNow = Jugar ya
home_oneScreen = En una pantalla
home_online = En línea
home_lobby = Mesas en línea
home_withPeople = Jugar con gente ahora
home_daily = Mazmorra diaria
home_tournaments = Torneos
home_nobody = Todavía no hay nadie. Espera y te avisaremos cuando venga alguien.
home_playing =
    { $count ->
        [one] 1 persona jugando
       *[other] { $count } personas jugando
    }
home_waiting =
    { $count ->
        [one] 1 persona esperando
       *[other] { $count } personas esperando
    }
home_openTables =
    { $count ->
        [one] 1 mesa abierta
       *[other] { $count } mesas abiertas
    }
home_mine = Mis partidas
home_rules = Reglas
home_learn = Aprender
home_dilemmas = Dilemas
home_practice = Errores propios
home_settings = Ajustes
home_credits = Créditos
home_bots = Bots
home_botLevel = Nivel
home_botCount =
    { $count ->
        [0] Ninguno: en solitario
       *[other] { $count }
    }
home_learnFirst = Aprender en cinco minutos
home_learnOn = Seguir con la lección
home_houseRules = Asientos y reglas de la casa
home_keepName = Conservar mi nombre
home_code = Código en pantalla
home_codeJoin = Entrar
home_codeWrong = Un código tiene cuatro letras, por ejemplo KRTW.
home_otherwise = Si no llega nadie en dos minutos, los bots ocupan los asientos libres.
home_turns =
    { $count ->
        [one] Te espera 1 mesa
       *[other] Te esperan { $count } mesas
    }
home_yourTurn = Te toca: { $game }
home_resumeGame = Seguir con { $game }
home_under = En la mesa
home_finished = Terminadas
home_resume = Seguir
home_watch = Volver a verla
home_openFile = Abrir una partida guardada
home_badFile = Este archivo no es una partida de Mazmorra o está incompleto.
home_removeAsk = ¿Borrar esta partida? No se podrá recuperar.
home_answers =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }

setup_title = { $game }: ¿quién juega?
setup_seats = Asientos
setup_seat = Asiento { $number }
setup_name = Nombre
setup_who = Quién se sienta aquí
setup_person = Persona
setup_bot = Bot
setup_nameless = Caminante
setup_add = Añadir un asiento
setup_drop = Quitar este asiento
setup_variants = Reglas de la casa
setup_onlyAt =
    { $seats ->
        [one] Solo con 1 asiento
       *[other] Solo con { $seats } asientos
    }
setup_onlyFor = Solo con { $min } a { $max } asientos
setup_start = Repartir
setup_starting = Repartiendo
setup_personNote = Jugáis varias personas: entre turno y turno cae un telón para que nadie vea las cartas de los demás.
setup_botsOnly = Solo hay bots: tú miras.
setup_failed = No se ha podido abrir la mesa.

levels_random_name = Al azar
levels_random_help = Hace cualquier cosa que esté permitida, sin mirar nada.
levels_novice_name = Novato
levels_novice_help = Evita los errores evidentes, pero se le escapa más de la mitad de lo demás.
levels_apprentice_name = Aprendiz
levels_apprentice_help = Juega como quien conoce las reglas y tiene un plan: una de cada cuatro decisiones se le desvía.
levels_adventurer_name = Aventurero
levels_adventurer_help = Conoce las probabilidades y observa cómo juega cada cual, pero no ve más allá de su jugada.
levels_master_name = Maestro
levels_master_help = Imagina miles de continuaciones, pero le sorprende quien juega de un modo poco habitual.

styles_label = Asiento { $seat }: estilo
styles_none = Sin estilo propio
styles_any = Un estilo cualquiera, al azar
styles_anyHelp = Lo descubrirás en la mesa.
styles_known_cautious_name = Prudente
styles_known_cautious_help = Se retira pronto y deja los riesgos a los demás, incluso los buenos.
styles_known_greedy_name = Codicioso
styles_known_greedy_help = Lo quiere todo para sí y lo paga con heridas.
styles_known_hothead_name = Impulsivo
styles_known_hothead_help = Ataca a la primera ocasión y nunca rehúye una pelea.
styles_known_liar_name = Mentiroso
styles_known_liar_help = Finge hasta el final: con él nada es lo que parece.
styles_at = { $level } · { $style }

table_understood = Entendido
table_turnOf = Le toca a { $name }
table_yourTurn = Te toca
table_memoryOnly = Este navegador no guarda nada aquí, como pasa en una ventana privada: la partida dura mientras no cierres esta página.
table_memoryUnderstood = Entendido
table_yourTurnTo = Tu turno. { $question }
table_happening = A ver…
table_before = Antes de empezar
table_soundAsk = ¿Jugamos con sonido?
table_soundYes = Con sonido
table_soundNo = Sin sonido
table_waitingFor = Esperando { TO_PEOPLE($who) }
table_thinking = pensando
table_over = La partida ha terminado
table_players = Jugadores
table_hand = Tu mano
table_track = Cómo va la partida
table_happened = Lo que acaba de pasar
table_log = Diario
table_menu = Menú
table_rules = Reglas
table_repeat = Verlo otra vez
table_more = y { $count } más
table_skip = Saltar
table_skipOn = Ir a mi turno
table_takeBack = Deshacer
table_leave = Dejar la mesa
table_you = tú
table_away = fuera
table_covered = juega un bot
table_bot = bot
table_person = persona
table_guest = de paso
table_lost_missing = Esta mesa no está en este dispositivo.
table_lost_version = Esta mesa se jugó con reglas anteriores y no puede seguir. Su registro se conserva.
table_lost_broken = No se ha podido volver a montar esta mesa.
table_connection_here = En este dispositivo
table_connection_connecting = Conectando
table_connection_online = Con conexión
table_connection_offline = Sin conexión. Reintentando.
table_fullLog = Todo lo que ha pasado
table_emptyLog = Todavía no ha pasado nada.
table_why = ¿Por qué?
table_setup = Preparación
table_move = Jugada { $number }
table_whatYouSee = Lo que puedes ver
table_unknown = desconocido
table_nothing = nada
table_list = Todas las opciones en una lista

plane_nearer = Acercar
plane_farther = Alejar
plane_all = Verlo todo

choice_hint = Pista
choice_hintThinking = El maestro está pensando…
choice_hintSays = El maestro elegiría { QUOTE($option) }.
choice_label = Tu elección
choice_optional = Si quieres
choice_confirm = Confirmar
choice_other = Elegir otra cosa
choice_refused = Ahora no se puede hacer eso.
choice_stale = Demasiado tarde: la partida ha seguido. Mira otra vez y elige.
choice_options =
    { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
choice_keys = Elige con las teclas del 1 al 9, confirma con Intro y cancela con Escape.
choice_tapAgain = También se confirma tocándola otra vez.
choice_onTable = Elige en la mesa o en la lista.

recap_title = Desde tu último turno
recap_close = Entendido
recap_again = Enséñamelo otra vez

curtain_title = { $name }, te toca
curtain_help = Coge el dispositivo. Los demás, a mirar a otro lado.
curtain_ready = Soy { $name }

end_title = Fin
end_won = Gana { $name }
end_youWon = Has ganado
end_shared = { $names } comparten la victoria
end_confirmAsk = Ya te manejas. ¿Quieres jugar sin confirmar cada elección?
end_confirmOff = Sin confirmar
end_confirmKeep = Seguir confirmando
end_youShare = Compartes la victoria con { $names }
end_youDied = No has vuelto
end_dead = Ha muerto
end_nobody = No gana nadie
end_place = Puesto
end_player = Jugador
end_chart = Cómo ha ido
end_chartNote = Gráfico: { $rows }
end_again = Otra partida
end_analysis = Qué opina el maestro
end_check = Comprobar esta partida
end_watch = Volver a verla
end_decisive = Ver cómo se decidió
end_home = Todos los juegos
end_look = Ver la mesa
end_results = Resultados
end_save = Guardar en un archivo

clip_title = Enseñar este momento
clip_length = Cuánto
clip_moves =
    { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }
clip_picture = Las jugadas como imagen en movimiento
clip_link = Copiar el enlace a estas jugadas
clip_embed = Copiar el código para una página tuya
clip_copied = Copiado.
clip_ready = Copia esto:
clip_svg = Guardar como imagen en movimiento (SVG)
clip_video = Guardar como vídeo
clip_making = Se está haciendo el vídeo; tarda lo que duran las jugadas.
clip_made = El vídeo está guardado.
clip_failed = Este navegador no ha podido hacer el vídeo. La imagen en movimiento sí se puede guardar.
clip_keep = Guardar entre mis mejores momentos
clip_kept = Guardado. Lo encuentras en Mis partidas.
replay_title = Repetición
replay_first = Al principio
replay_previous = Una jugada atrás
replay_next = Una jugada adelante
replay_last = Al final
replay_play = Reproducir
replay_pause = Pausa
replay_position = Jugada { $at } de { $of }
replay_eyes = Ver como
replay_all = Todo a la vista
replay_public = Espectador
replay_continue = Seguir jugando desde aquí
replay_continueHelp = Tú ocupas este asiento y los bots, los demás. El registro no cambia.
replay_more = Más sobre esta partida
replay_save = Guardar en un archivo
replay_link = Copiar el enlace
replay_copied = Enlace copiado.
replay_linkReady = Copia este enlace:
replay_badLink = A este enlace le falta un trozo: no se puede leer la partida que lleva.
replay_linkMoment = Copiar el enlace a este momento
replay_linkMomentHelp = Quien lo abra verá la partida desde este momento, con los mismos ojos.
replay_linkHelp = Quien lo abra verá esta partida desde el principio.
replay_broken = Las reglas rechazan la jugada { $move }: el registro se ha alterado. Se puede ver hasta ahí.

about_title = { $game }: sobre estas cartas
about_link = Sobre estas cartas

rulebook_tips = Consejos
rulebook_tryIt = Pruébalo: { $title }
rulebook_learn = Aprende jugando
rulebook_title = { $game }: las reglas
rulebook_contents = Índice
rulebook_none = El reglamento de este juego se está escribiendo.
rulebook_covers = Reglas que se explican aquí
rulebook_notFound = Ningún párrafo habla todavía de esta regla.
rulebook_pick = Reglas

settings_title = Ajustes
settings_language = Idioma
settings_theme = Luz
settings_themes_night = De antorcha
settings_themes_day = De día
settings_themes_auto = Como mi dispositivo
settings_speed = Velocidad de las jugadas de los demás
settings_speeds_0 = Al instante
settings_speeds_1 = Lento
settings_speeds_2 = Normal
settings_speeds_3 = Rápido
settings_sound = Sonidos
settings_volume = Volumen
settings_music = Música del lugar
settings_musicHelp = Suave y nunca igual. Suena mientras estás en una mesa.
settings_vibration = Vibrar cuando sea mi turno
settings_confirm = Confirmar antes de actuar
settings_talk = Charla en la mesa
settings_talkHelp = En Saboteur los bots dicen de quién sospechan, y cualquiera puede poner su ficha de acusación.
settings_confirmHelp = Eliges, ves qué pasaría y confirmas. Si no, basta con un toque.
settings_textSize = Tamaño del texto
settings_textSizes_usual = Normal
settings_textSizes_large = Grande
settings_textSizes_largest = Muy grande
settings_contrast = Alto contraste
settings_motion = Menos movimiento
settings_motionHelp = Las cosas se desvanecen en vez de moverse. Si tu dispositivo lo pide, siempre es así.
settings_shortcuts = Atajos de teclado en la mesa
settings_single = Jugar automáticamente cuando solo hay una opción
settings_tips = Explicar las cosas la primera vez que aparecen
settings_tipsHelp = Todos los consejos se pueden volver a leer al final de cada reglamento.
settings_recap = Resumen antes de mi turno
settings_originMarks = Marcar lo que no está en el reglamento
settings_originMarksHelp = Un punto pequeño en las cartas, salas y héroes que proceden de otras fuentes o de nosotros.
settings_yourName = Tu nombre

credits_title = Créditos
credits_intro = Mazmorra es software libre. Las reglas de los juegos están contadas con nuestras palabras; los juegos son de sus autores y editoriales, con quienes no tenemos relación. Si te gusta uno, compra la caja.
credits_games = Los juegos
credits_designedBy = creado por { $name }
credits_icons = Iconos
credits_iconsText = Iconos de Lorc, Delapouite y los demás autores de game-icons.net, con licencia Creative Commons Atribución 3.0, coloreados y compuestos por nosotros.
credits_fonts = Tipografías
credits_fontsText = Cinzel, de Natanael Gama; Alegreya, de Juan Pablo del Peral (Huerta Tipográfica); y las cifras de Lora, de Olga Karpushina y Alexei Vanyashin (Cyreal), todas con la SIL Open Font License 1.1.
credits_sound = Sonidos
credits_soundText = Hechos por nosotros con ZzFX, de Frank Force (licencia MIT).
credits_software = Programas
credits_softwareText = Preact, Vite, wouter, zustand y Comlink, cada uno con su licencia libre. Nuestro código lleva la licencia MIT.

design_title = Todas las piezas
design_intro = Cada carta, ficha y pieza tal como se dibuja, para revisarlas.
design_colours = Colores
design_type = Letra
design_badges = Insignias
design_crests = Asientos
design_cards = Cartas y dorsos
design_buttons = Botones
design_sounds = Sonidos
design_listen = Escuchar: { $name }
design_icons = Dibujos
