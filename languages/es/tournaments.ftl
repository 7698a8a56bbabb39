title = Torneos
intro = Un juego y varias rondas: en cada una se sortean las mesas según los puntos y, tras la última, gana quien más tenga. Manda el enlace a quien quieras, hasta 64 personas.
cup = Torneo de { $game }
by = Lo lleva { $name }
byNobody = Ya no lo lleva nadie
open = Abrir un torneo
openNow = Abrir el torneo
game = Juego
seats = Personas por mesa
seatsHelp = Si la cuenta no sale exacta, algunas mesas son más pequeñas o más grandes.
rounds = Rondas
clock = Tiempo para cada decisión

clocks_quick = 20 segundos
clocks_usual = 45 segundos
clocks_calm = 90 segundos

clockHelp =
    Siempre hay reloj, para que ninguna mesa haga esperar a las demás. Además, cada persona tiene una reserva de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } por partida.
start = Comienzo

starts_hand = Cuando yo diga
starts_time = A una hora

startTime = Día y hora
whoSees = Quién lo encuentra
byLink = Quien tenga el enlace
listed = Todo el mundo
play = Yo también juego
mine = Mis torneos
mineEmpty = Todavía no participas en ninguno.
others = Para todo el mundo
othersEmpty = Ahora mismo no hay ninguno abierto.
go = Ir
people =
    { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }

status_open = abierto
status_running = en juego
status_over = terminado
status_cancelled = cancelado

roundOf = Ronda { $round } de { $rounds }
joined =
    { $count ->
        [one] Por ahora participa 1 persona.
       *[other] Por ahora participan { $count } personas.
    }
joinedNone = Todavía no participa nadie.
startsAt = Empieza el { $time }, dentro de { $left }.
startsByHand = Empieza cuando lo diga { $name }.
startsByYou = Empieza cuando tú digas.
needs =
    Este juego necesita al menos { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }.
join = Participar
leave = Dejar el torneo
leaveSure = ¿Seguro que lo dejas?
leaveHelp = Un bot seguirá jugando en tu mesa y no entrarás en los próximos sorteos. Puedes volver hasta que se sortee la última ronda.
yes = Sí, lo dejo
no = No, me quedo
youIn = Participas.
youOut = No entras en el sorteo: un bot tenía tu asiento al acabar la partida, o lo dejaste.
youRemoved = Quien lleva el torneo te ha sacado de él.
back = He vuelto
startNow = Sortear la primera ronda
drawNow = Sortear ya
stop = Cancelarlo
stopAfter = Acabar tras esta ronda
stopSure = ¿De verdad?
stopYes = Sí, que acabe
stopNo = No, que siga
lastNow = La ronda que se está jugando es la última.
remove = Sacar a { $name }
nextIn = La ronda { $round } se sortea dentro de { $left }.
drawing = Se está sorteando la ronda { $round }…
toTable = A tu mesa
tableWaits = Tu mesa está lista y el reloj ya corre.
bye = Esta ronda descansas y recibes 50 puntos.
waiting =
    { $count ->
        [one] Queda 1 mesa en juego.
       *[other] Quedan { $count } mesas en juego.
    }
won = { $name } gana el torneo.
overByOpener = Se dio por acabado antes de la última ronda.
overByFew = Quedaba muy poca gente para otra ronda: la clasificación vale tal como está.

cancelled_opener = Quien lo llevaba lo ha cancelado.
cancelled_few = Se canceló: a la hora de empezar se había apuntado muy poca gente.
cancelled_unstarted = Se canceló: nadie lo empezó en todo un día.

started = Ya ha empezado, así que no puede entrar nadie más. Puedes mirar todas las mesas.
standings = Clasificación
place = Puesto
name = Nombre
points = Puntos
opponents = Oponentes
opponentsHelp = Oponentes: la suma de los puntos de todos sus oponentes; desempata a igualdad de puntos.
you = tú
guest = de paso
anonymous = Alguien
out = fuera
entrants = Quién participa
round = Ronda { $round }
table = Mesa { $table }
playing = en juego
watch = Mirar
watchOf = Mirar la mesa { $table }
replayOf = Ver la partida de la mesa { $table }
replay = Ver la partida
stopped = La pararon quienes jugaban: no da puntos.
closed = La cerró el servidor: 50 puntos para quien seguía en ella.
gone = un bot tenía su asiento
byes = Descanso
invite = Invita a más gente
inviteWatch = Para quien quiera mirar
inviteHelp = Quien abra el enlace podrá participar antes de que empiece y mirar después.
link = Enlace al torneo
qr = Código QR del enlace al torneo
screen = Pantalla grande para la sala
leaveScreen = Volver a la página
scan = Escanea para participar
scanLate = Escanea para mirar
rules = Las reglas del torneo

rulesLines_0 = En cada ronda se sortean las mesas según los puntos: juegan entre sí quienes tienen más o menos los mismos, y nadie se cruza dos veces con la misma persona si se puede evitar. En la primera ronda decide el azar.
rulesLines_1 = Si la cuenta no sale exacta, algunas mesas son más pequeñas; si el juego no lo permite, algunas son más grandes; y solo si no permite ninguna de las dos cosas alguien descansa, empezando por el último puesto. Descansar vale 50 puntos.
rulesLines_2 = En cada mesa el primer puesto recibe 100 puntos, el último recibe 0 y los demás, valores intermedios a intervalos iguales. Quienes comparten puesto se reparten los puntos.
rulesLines_3 = A igualdad de puntos decide la suma de los puntos de los oponentes; luego, quién quedó por delante en la misma mesa; y por último, el azar.
rulesLines_4 = Un bot sigue jugando por quien se va o agota el reloj tres veces seguidas. Si un bot tiene tu asiento al acabar la partida, esa mesa no te da puntos y no entras en el sorteo hasta que digas que has vuelto.
rulesLines_5 = Una mesa que abandona todo el mundo, o que se para de común acuerdo, no da puntos.
rulesLines_6 = Una vez empezado no entra nadie más. La ronda siguiente se sortea un minuto después de acabar la última mesa.

check = Comprobar el sorteo
checkHelp = El sorteo y los repartos salen de una semilla que se fijó al abrir el torneo y de unos bytes al azar de cada participante. La huella de la semilla está aquí desde el principio; la semilla se revela al final.
fingerprint = Huella de la semilla
seed = Semilla
salt = Sal
download = Todas las partidas en un archivo
missing = No existe ese torneo. Puede que el enlace esté incompleto o que se haya borrado.
all = Todos los torneos
toTournament = Al torneo

refused_not-now = Ya es tarde para eso.
refused_not-allowed = En este torneo no puedes hacer eso.
refused_start = Todavía hay muy poca gente.
refused_too-many = El torneo está completo, o la mitad de las plazas ya son de gente con tu misma dirección de internet.
refused_over = El torneo ya ha terminado.
refused_no-table = No existe ese torneo.

pastStart = La hora de comienzo tiene que ser posterior a la de ahora.
tooManyOpen = Ya llevas tres torneos, o entre todos los que compartís tu dirección de internet lleváis diez: antes tiene que acabar alguno.
