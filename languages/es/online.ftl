title = Con amigos en línea
tableTitle = { $game }: la mesa
name = Tu nombre
nameHelp = No hace falta más: ni cuenta ni contraseña.
nameKept = Este nombre es tuyo aquí.
nameMore = Tú y tu nombre
open = Abrir una mesa
game = Juego
seats = Asientos
whoSees = Quién la encuentra
byLink = Solo con el enlace
listed = Cualquiera, en el vestíbulo
entry = Desde el vestíbulo
entryOpen = Se sientan sin más
entryAsk = Que me pregunten antes
spectators = Dejar que otros miren
rated = Puntuada
ratedHelp = El resultado cambia vuestra puntuación. Solo para quienes se han quedado con un nombre, con reloj y sin bots.
ratedTable = Mesa puntuada
invitedBy = { $name } te invita a una mesa.
seeInvitation = Verla
clock = Tiempo para pensar

clocks_none = Sin límite
clocks_quick = 1 minuto por turno
clocks_slow = 1 día por turno

openNow = Abrir la mesa
lobby = Vestíbulo
lobbyMore = Mostrar mesas más antiguas
lobbyEmpty = Ahora mismo no hay mesas abiertas. Abre una y manda el enlace a tus amigos, practica con bots o espera y te avisaremos cuando venga alguien.
beCalled = Esperar y que me aviséis
practise = Practicar con bots

filters_title = Qué mesas
filters_all = Todas
filters_live = Con reloj
filters_slow = De varios días
filters_free = Solo con asiento libre
filters_none = Ahora mismo no hay ninguna mesa así.

language = Idioma de la mesa
clockNone = Sin límite de tiempo
clockDays =
    { $count ->
        [one] 1 día por turno
       *[other] { $count } días por turno
    }
clockHours =
    { $count ->
        [one] 1 hora por turno
       *[other] { $count } horas por turno
    }
clockMinutes =
    { $count ->
        [one] 1 minuto por turno
       *[other] { $count } minutos por turno
    }
clockSeconds =
    { $count ->
        [one] 1 segundo por turno
       *[other] { $count } segundos por turno
    }
justNow = ahora mismo
here =
    { $count ->
        [0] No hay nadie en la mesa
        [one] 1 persona en la mesa
       *[other] { $count } personas en la mesa
    }
bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
noVariants = Este juego no tiene variantes con este número de jugadores.
mine = Mis mesas
mineEmpty = No tienes asiento en ninguna mesa de este servidor.
yourTurn = Te toca
onHoliday = de vacaciones hasta el { $day }
elsewhere = Te toca en otra mesa: { $game }.
elsewhereMany = Te toca en otras { $count } mesas. La siguiente: { $game }.

status_open = Esperando jugadores
status_running = En juego
status_finished = Terminada
status_ended = Interrumpida

missing =
    { $count ->
        [one] Queda 1 asiento libre
       *[other] Quedan { $count } asientos libres
    }
full = Todos los asientos ocupados
join = Unirme
watch = Mirar
ask = Pedir un asiento
asked = Lo has pedido. El anfitrión tiene que dejarte pasar.
asks = { $name } pide un asiento
letIn = Dejar pasar
turnDown = Ahora no
go = Ir
notify = Avisarme cuando me toque
notification = Te toca: { $game }
connecting = Conectando con el servidor…
plainHttp = Esta dirección no usa https: desde aquí no se puede instalar la aplicación, el navegador no puede avisarte y las claves de acceso (passkeys) no funcionan. Todo lo demás sí.
offline = Ningún servidor responde. Las partidas de este dispositivo funcionan igualmente; esta página lo seguirá intentando.
outdated = El servidor tiene una versión más nueva. Recarga la página.
place = Asiento { $number }
free = Libre
host = anfitrión
you = tú
away = fuera
sit = Sentarme
sitHere = Pasarme aquí: asiento { $number }
move = Pasarme aquí
bot = Bot
addBot = Poner un bot en el asiento { $number }
addBots = Completar con bots
level = Nivel del bot del asiento { $number }
removeGuest = Quitar a { $name } de la mesa
start = Empezar la partida
waitHost = La partida la empieza el anfitrión.
leave = Irme
leaveGame = Que un bot juegue por mí
leaveSeat = Dejar mi asiento
invite = Invitar a amigos
inviteHelp = Envía este enlace o deja que un móvil lea el código. Quien lo tenga puede sentarse.
onlyHere = Los demás dispositivos no llegan a este servidor. Si se arranca con «npm start -- --lan», puede entrar toda tu red.
copy = Copiar el enlace
copied = Copiado
link = Enlace a esta mesa
qr = Código QR del enlace
share = Compartir
bigScreen = Ver la mesa en una pantalla grande

screen_scan = Escanea para entrar
screen_scanHelp = Apunta al código con el móvil, escribe un nombre y siéntate. La mano está en tu móvil; la mesa, aquí.
screen_watchHelp = La partida está en marcha. Con el código puedes mirar o volver a tu asiento.
screen_code = Código para entrar
screen_hideCode = Reducir el código
screen_showCode = Ampliar el código
screen_leave = Volver a mi vista
screen_waiting =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
screen_ready = Ya estáis todos. El anfitrión empieza la partida.
screen_full = Pantalla completa
screen_latest = Lo último que ha pasado
screen_type = O abre { $address } y escribe
screen_askCode = Mostrar un código de cuatro letras
screen_here = Usar este dispositivo como pantalla grande
screen_open = Abrirla en esta pantalla para todos
screen_openHelp = Para el televisor: aquí no hace falta sentarse. Los móviles se sientan con un código de cuatro letras.
screen_first = Quien se siente primero empieza la partida.
screen_joining = La mesa { $code }
screen_noTable = Ninguna mesa muestra ahora este código. Vuelve a mirar la pantalla grande.
screen_tooMany = Se han probado demasiados códigos desde aquí. Espera medio minuto o escanea el código cuadrado.

hand_mode = Solo mi mano
hand_board = Tablero
hand_hand = Mi mano
hand_toBoard = Ver el tablero
hand_onScreen = La mesa está en la pantalla grande.
hand_choose = O elige en el tablero
hand_wait = Ahora mismo no tienes nada que hacer.
hand_options = Puedes

devices = Varios dispositivos
carry = Llevarme el asiento al móvil
carryHelp = Escanéalo con tu propio móvil: allí serás la misma persona. Vale una sola vez y durante unos minutos.
deal = El reparto
dealHelp = Antes de que nadie se sentara, el servidor eligió una semilla y publicó esta huella. Cada navegador de la mesa añade bytes propios. Al terminar se revela la semilla, y cualquiera puede comprobar que cada barajado y cada tirada salen de todo ello.
dealHelpDaily = El servidor fijó este reparto y publicó esta huella de su semilla antes de que empezara el día. Es el mismo para todo el mundo, así que los navegadores no añaden nada. La semilla se revela cuando acaba el día.
tournamentsHelp = Para una tarde con mucha gente: varias rondas, mesas sorteadas según los puntos y una sola clasificación.
toTournaments = Abrir o buscar un torneo
toTournament = Al torneo
toDaily = Resultados del día
dailyLate = El día ha acabado, así que esta partida ya no cuenta. Puedes seguir jugándola.
commitment = Huella de la semilla
contributions = Lo que aportó cada asiento
seed = Semilla
salt = Sal
none = nada
chat = Mesa y chat
chatOnly = Chat
chatUnread = Mesa y chat, { $count } sin leer
people = En la mesa
watchers =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
watching = Estás mirando.
endAgree = Por mí lo dejamos aquí
endDisagree = Mejor seguimos
endHelp = La partida se interrumpe cuando todas las personas de la mesa están de acuerdo.
endVotes = A favor de dejarlo aquí: { $names }
stopped = La partida se interrumpió de común acuerdo.
interrupted = Algo ha fallado en esta mesa. El servidor la está recuperando.
closed = El operador ha cerrado esta mesa. Lo que habéis jugado se conserva.
banned = El operador de este servidor no te deja jugar aquí hasta el { $until }. Las partidas en este dispositivo siguen funcionando.
removedLine = Eliminado por el operador.

stop_soon =
    { $minutes ->
        [one] El servidor se detiene en 1 minuto.
       *[other] El servidor se detiene en { $minutes } minutos.
    }
stop_now = El servidor está a punto de detenerse.
stop_kept = Tus mesas se guardan y siguen después.
stop_close = Entendido

report_title = Avisar al operador
report_person = Denunciar a { $name }
report_line = Denunciar lo que ha dicho { $name }
report_table = Denunciar esta mesa
report_help = Lo leerá el operador de este servidor, junto con las líneas del chat de antes y de después. En la mesa no se entera nadie.
report_reason = Qué ha pasado
report_reasons_insult = Insultos o amenazas
report_reasons_name = Un nombre ofensivo
report_reasons_cheating = Trampas
report_reasons_spam = Publicidad o tonterías
report_reasons_other = Otra cosa
report_text = Qué más convendría saber (opcional)
report_send = Enviar la denuncia
report_thanks = Gracias. El operador lo mirará.

failed = El servidor no ha podido continuar esta partida. Lo jugado queda guardado.
stopAsked = A favor de dejarlo aquí: { $names }.
replay = Volver a verla
record = Guardar en un archivo
check = Comprobar esta partida
back = Todas las mesas
left = quedan { $time }
reserve = { $time } de reserva
hurry =
    { $seconds ->
        [one] Te queda 1 segundo.
       *[other] Te quedan { $seconds } segundos.
    }
tryAgain = Volver a intentarlo
account = Tú en este servidor
accountHelp = El servidor te reconoce por un secreto que guarda cada uno de tus navegadores. No hay contraseña.
yourDevices = Tus dispositivos
thisDevice = este dispositivo
unknownDevice = Dispositivo desconocido
deviceSeen = Usado por última vez el { $date }
signOut = Cerrar sesión
signOutOf = Cerrar sesión en { $device }
forget = Olvidarme
forgetHelp = El servidor borra tu nombre, los secretos de todos tus dispositivos y lo que escribiste en los chats. Las partidas terminadas se conservan sin tu nombre. Los bots acaban las que tienes empezadas. No se puede deshacer.
forgetNow = Olvidarme para siempre
guestMark = de paso
anonymous = Anónimo
gone = Esta mesa no está abierta para ti
goneHelp = Puede que el enlace esté incompleto, que la mesa ya no exista o que el anfitrión te haya quitado de ella.
noRecord = El servidor no tiene el registro de esta partida, o aún no ha terminado.

refused_no-seat = Los asientos han cambiado: ese está ocupado, o queda alguno libre.
refused_not-allowed = Eso no te corresponde.
refused_not-now = Ahora no.
refused_start = Así no se puede jugar.
refused_over = Esa partida ya ha terminado. Cuenta el primer intento.
refused_rate = Demasiado deprisa. Espera un momento.
refused_silenced = El operador no te deja escribir aquí por ahora.
refused_words = Contiene una palabra que aquí no se admite. Elige otra.
refused_banned = El operador no te deja jugar aquí por ahora.
refused_too-many = Tú, o entre todos los que compartís tu dirección de internet, ya tenéis el máximo. Antes hay que terminar o cerrar alguna.
refused_name-taken = Ese nombre, u otro que se confunde con él, ya es de alguien. Elige otro.
refused_needs-name = Solo puede hacerlo quien se ha quedado con un nombre. Puedes quedarte con el tuyo en la página «Tú».
refused_passkey = No se ha aceptado esa clave de acceso. Inténtalo otra vez o usa otra.
refused_bad-code = Aquí no hay ningún nombre con ese código. Revisa los dos.
refused_locked = Se han probado demasiados códigos desde aquí. Prueba otra vez dentro de unos minutos; las claves de acceso siguen valiendo.
refused_connection = Se ha cortado la conexión. Inténtalo otra vez.
refused_other = No ha funcionado.

programs_title = Programas
programs_help = Con una ficha, un programa tuyo lee o actúa aquí en tu nombre. No se la des a nadie más. Está entre tus dispositivos, donde puedes retirarla.
programs_name = ¿Para qué es?
programs_scopes_read = Lee mis mesas
programs_scopes_challenge = Abre mesas e invita
programs_scopes_play = Juega
programs_make = Crear una ficha
programs_once = Tu ficha. Solo se muestra ahora:
programs_token = ficha de un programa
programs_become = Esta cuenta es de un programa
programs_becomeHelp = Para siempre: todos lo ven en la mesa, y no juega partidas con clasificación, torneos ni partidas diarias. Hazlo solo con una cuenta que hayas creado para un programa.
programs_becomeNow = Dársela al programa
programs_isProgram = Esta cuenta es de un programa.
programs_mark = programa
