title = Operador
signInHelp = Esta página es para quien lleva el servidor. Crea una clave en el ordenador del servidor y pégala aquí:
token = Clave
signIn = Entrar
signOut = Salir
tokenRefused = El servidor no acepta esta clave o ha dejado de aceptarla. Crea una nueva.
notDone = No se ha hecho. El servidor dice: { $message }.
noServer = El servidor no responde. No se ha cambiado nada; vuelve a intentarlo.
parts = Partes de esta página

tabs_overview = Resumen
tabs_reports = Denuncias
tabs_people = Personas
tabs_tables = Mesas
tabs_sanctions = Sanciones
tabs_words = Palabras
tabs_upkeep = Mantenimiento
tabs_audit = Registro

refresh = Actualizar
well = funciona

figures_storage = Almacenamiento
figures_uptime = En marcha desde hace
figures_load = Carga del sistema
figures_memory = Memoria
figures_people = Personas
figures_connections = Conexiones
figures_tables = Mesas
figures_bots = Cola de los bots
figures_commits = Escrituras
figures_answers = Respuestas
figures_lines = Líneas de chat
figures_errors = Errores
figures_reports = Denuncias pendientes
figures_sanctions = Sanciones vigentes

lastsMinutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
lastsHours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
lastsDays =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
loadOf =
    { $load } ({ $cores ->
        [one] 1 núcleo
       *[other] { $cores } núcleos
    })
peopleNow = { $present } aquí · { $playing } jugando · { $waiting } esperando
tablesNow = { $memory } en memoria · { $open } con sitio libre
queue =
    { $waiting ->
        [0] vacía
        [one] 1 pregunta espera
       *[other] { $waiting } preguntas esperan
    }
commitsOf = { $count }; la más lenta tardó { $slowest } ms
settledToo = Mostrar también las resueltas
noReports = No hay ninguna denuncia.
about = Sobre { $name }
aboutTable = Sobre una mesa
times =
    { $count ->
        [one] 1 denuncia
       *[other] { $count } denuncias
    }
removed = eliminado
removeLine = Eliminar la línea
closeTable = Cerrar la mesa
settle = Resolver la denuncia
silence = Silenciar a { $name }
silenceShort = Silenciar
ban = Vetar a { $name }
banShort = Vetar
banAddress = Vetar { $address }
rename = Cambiar el nombre de { $name }
renameShort = Cambiar el nombre
forget = Olvidar a { $name } para siempre
forgetShort = Olvidar
exportPerson = Guardar sus datos
howLong = Durante cuánto tiempo

hours_1 = 1 hora
hours_24 = 1 día
hours_168 = 1 semana
hours_720 = 1 mes
hours_8760 = 1 año

newName = Nombre nuevo
why = Por qué
whyHelp = Queda en el registro con tu nombre. A los jugadores no se les muestra.
findPerson = Parte de un nombre, o un identificador
find = Buscar
nobody = Nadie se llama así.
since = Desde el { $when }
lastSeen = última visita: { $when }
hereNow = con conexión ahora
noTables = No hay mesas.
connected =
    { $count ->
        [one] 1 conexión
       *[other] { $count } conexiones
    }
readChat = Leer el chat
noLines = Nadie ha dicho nada.
newest = Las más recientes
older = Anteriores
noSanctions = Nadie está silenciado ni vetado.
banned = no puede jugar
silenced = no puede escribir
until = hasta el { $when }
byWhom = por { $who }
lift = Levantarla
wordsHelp = Una palabra por línea; * vale por cualquier letra y # empieza un comentario. Dan igual las mayúsculas, los acentos, las letras repetidas, las que se parecen y las cifras en lugar de letras.
list = Lista
namesOnly = Solo nombres
wordsOf =
    { $count ->
        [one] 1 palabra no se admite
       *[other] { $count } palabras no se admiten
    }
saveList = Guardar la lista
defaultList = Recuperar la lista original
announce = Anunciar una parada
announceOff = Retirar el anuncio
announced = Hay una parada anunciada para el { $when }. El servidor no se detiene solo.
minutes = Dentro de cuántos minutos
ownWords = Tus palabras en { $language }
retention = Cuánto se guarda cada cosa
retentionHelp = En días; vacío es para siempre. La página de privacidad lo recoge.
saveRetention = Guardar estos plazos

kept_finished = Partidas terminadas
kept_neverStarted = Mesas que nadie empieza
kept_abandoned = Partidas en las que nadie sigue
kept_chat = Chat tras el final
kept_people = Personas que no vuelven

exports = Exportar
exportHelp = Como archivos JSON. Los datos de una persona están en «Personas».

exportOf_games = Partidas terminadas
exportOf_reports = Denuncias
exportOf_audit = El registro

quoted = «{ $text }»
noEntries = Todavía no se ha hecho nada.

did_table = { $who } leyó el chat de una mesa
did_settle = { $who } resolvió una denuncia
did_silence = { $who } silenció a alguien
did_ban = { $who } vetó a alguien
did_lift = { $who } levantó una sanción
did_rename = { $who } cambió el nombre a alguien
did_forget = { $who } borró los datos de alguien
did_remove = { $who } eliminó líneas del chat
did_close = { $who } cerró una mesa
did_announce = { $who } anunció una parada o la retiró
did_retention = { $who } cambió cuánto se guarda cada cosa
did_words = { $who } cambió una lista de palabras
did_export = { $who } exportó datos
