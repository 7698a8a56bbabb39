nobody = Ese nombre no es de nadie aquí
nobodyHelp = Quizá se escriba de otra forma, o esa persona haya pedido que se la olvide.
since = Con este nombre desde el { $date }
you = Este es tu perfil
yours = Mi perfil
choose = Elegir qué ven los demás
link = Enlace a este perfil
follow = Seguir
unfollow = Dejar de seguir
block = Bloquear
unblock = Desbloquear
blockHelp = Dejáis de leeros, y ninguno de los dos consigue asiento en las mesas del otro.
hidden = Esta persona no enseña sus resultados.
results = Resultados
noGames = Todavía no hay partidas en línea terminadas.
count =
    { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $won ->
        [one] 1 ganada
       *[other] { $won } ganadas
    }
rounds = { $won } de { $played } ganadas
rating = Puntuación
provisional = provisional
ratedGames =
    { $games ->
        [one] 1 partida puntuada
       *[other] { $games } partidas puntuadas
    }
byPart = Por papel o héroe
bySeat = Por asiento
byVariant = Por variante
seat = Asiento { $number }

roles_miner = Minero
roles_saboteur = Saboteador

yes = sí
no = no
all =
    { $games ->
        [one] 1 partida en línea terminada.
       *[other] { $games } partidas en línea terminadas.
    }
streak = Victorias seguidas: { $now } ahora, { $best } en la mejor racha.
daily =
    Partidas diarias en { $days ->
        [one] 1 día
       *[other] { $days } días
    }; racha de { $streak ->
        [one] 1 día
       *[other] { $streak } días
    }.
deaths = Epitafios
somebody = alguien
latest = Últimas partidas
place = Puesto { $place } de { $seats }
replay = Volver a verla
fellows = Con quién juega más
gamesTogether =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
dilemmas = Dilemas
together = Cara a cara
togetherLine =
    { $games ->
        [one] 1 partida en común
       *[other] { $games } partidas en común
    }: por delante en { $ahead } y por detrás en { $behind }.
togetherNone = Aún no habéis terminado ninguna partida juntos.
ratings = Clasificaciones
ratingsHelp = Las mesas puntuadas son para quienes se han quedado con un nombre, con reloj y sin bots. Se elige al abrir la mesa. La puntuación dice lo fuerte que es alguien y con cuánta seguridad se sabe (±).
rules = Cómo se cuenta

ruleList_0 = OpenSkill, cada juego por separado. Todo el mundo empieza en 1500 ± 500; cuantas más partidas, más seguro.
ruleList_1 = Saboteur se puntúa por el oro; los demás juegos, por el puesto. Puestos iguales son un empate.
ruleList_2 = Quien se va, y al final tiene un bot en su asiento, comparte el último puesto.
ruleList_3 = Si la partida se interrumpe de común acuerdo, nadie gana ni pierde, salvo quien se había ido antes, que pierde contra quien se quedó. Si se van todos, no cuenta nada.
ruleList_4 = Una partida cuenta mientras al menos dos de sus jugadores hayan coincidido ese día en menos de cinco puntuadas. Después se puede seguir jugando, pero las puntuaciones no cambian.
ruleList_5 = Las temporadas son trimestres. La puntuación sigue de una a otra; el orden es la puntuación menos el doble de la incertidumbre.

game = Juego
season = Temporada

seasons_1 = De enero a marzo de { $year }
seasons_2 = De abril a junio de { $year }
seasons_3 = De julio a septiembre de { $year }
seasons_4 = De octubre a diciembre de { $year }

rank = Puesto
name = Nombre
games = Partidas
fewest =
    { $fewest ->
        [one] Aparece quien tiene al menos 1 partida puntuada en esta temporada.
       *[other] Aparece quien tiene al menos { $fewest } partidas puntuadas en esta temporada.
    }
noLeaders = Nadie ha jugado bastantes partidas puntuadas en esta temporada.
yourRating = Tu puntuación
yourNone = No tienes ninguna partida puntuada en esta temporada.
friends = Amistades
following = A quién sigues
followingNone = Aún no sigues a nadie. Puedes seguir a gente desde la lista de abajo o desde su perfil.
lately = Con quién has jugado últimamente
latelyNone = En los dos últimos meses, con nadie que se haya quedado con un nombre.
followers =
    { $count ->
        [one] Te sigue una persona.
       *[other] Te siguen { $count } personas.
    }
playing = está en una mesa: { $game }
go = Ir allí
invitations = Invitaciones
asGuest = { $name } (de paso)
invitedBy = { $name } te invita: { $game }
accept = Sentarme allí
invite = Invitar a alguien
inviteOne = Invitar a { $name }
invited = Invitación enviada: { $name }
balance = Equilibrio
balanceHelp = Cuánto ganan los papeles, los héroes y las variantes: la gente de este servidor y, al lado, los bots entre ellos.
people = Gente
bots = Bots
part = Papel o héroe
variant = Variante
share = { $share } %
outOf = de { $played }

parts_saboteur = Rondas ganadas como
parts_welcome-to-the-dungeon = Incursiones superadas con
parts_dungeonquest = Partidas ganadas con
parts_dungeon-raiders = Partidas ganadas con

gamesWith = Contar solo las partidas con
anyVariant = cualquier variante
botGames = Bots: { $games } partidas de { $seats } aventureros iguales con las variantes por defecto, y menos con cada uno de los demás valores. Las juega la orden «mazmorra balance».
