title = Avísame
help = Cuando no estás aquí, Mazmorra puede avisarte. Todo está apagado hasta que lo enciendas.

kinds_turn = Cuando me toca en una mesa lenta
kinds_ready = Cuando hay una mesa lista para mí
kinds_invited = Cuando me invitan a una mesa

ways = Cómo
device = En este dispositivo
deviceHelp =
    { $count ->
        [0] Todavía no se avisa a ninguno de tus dispositivos.
        [one] Se avisa a uno de tus dispositivos.
       *[other] Se avisa a { $count } de tus dispositivos.
    }
deviceOn = Avisar en este dispositivo
deviceOff = Dejar de avisar en este dispositivo

trouble_insecure = Esta dirección no usa https, y entonces los navegadores no dejan que una página te avise. El webhook sí funciona desde aquí.
trouble_unsupported = Este navegador no admite avisos. En un iPhone, añade antes Mazmorra a la pantalla de inicio y ábrela desde allí.
trouble_denied = Has prohibido a este sitio enviarte avisos. Puedes volver a permitirlos en los ajustes del navegador.
trouble_no-worker = La página aún no está preparada. Vuelve a cargarla e inténtalo de nuevo.

test = Enviarme un aviso de prueba
tested = Enviado. Si en un minuto no llega nada, es que algo lo bloquea.
quiet = Horas de silencio
quietHelp = A esas horas no te llega ningún aviso. Si después sigue siendo tu turno, te avisamos por la mañana.
from = Desde las
to = Hasta las
gathered = Avisos de que me toca
atOnce = Cada uno al momento
atMost =
    { $hours ->
        [one] Como mucho uno por hora
       *[other] Como mucho uno cada { $hours } horas
    }
gatheredHelp = Lo que empiece entretanto llega en un solo aviso.
holiday = Vacaciones
holidayHelp =
    { $days ->
        [0] Este año no te quedan días.
        [one] En las mesas lentas tu reloj se para, los demás ven hasta cuándo y no se te avisa de tu turno. Este año te queda 1 día.
       *[other] En las mesas lentas tu reloj se para, los demás ven hasta cuándo y no se te avisa de tu turno. Este año te quedan { $days } días.
    }
holidayFirst = Primer día
holidayLast = Último día
holidayOn = Irme de vacaciones
holidaySet = Estás de vacaciones del { $first } al { $last }.
holidayOff = Terminar las vacaciones
webhook = Webhook
webhookHelp = Una dirección https que recibe un breve mensaje JSON con cada aviso, para grupos de chat o domótica. Vacío si no quieres ninguna.
save = Guardar
saved = Guardado.
calendar = Calendario de plazos
calendarHelp = Una dirección para tu programa de calendario, con la hora límite de tu respuesta en cada mesa lenta. Quien la tenga puede leer esas horas.
calendarOn = Crear una dirección
calendarNew = Crear otra dirección
calendarOff = Borrar la dirección
calendarLink = Dirección de tu calendario
calendarFile = Descargar como archivo

refused_address = Esta dirección no se admite: tiene que empezar por https:// y estar en internet, no en una red privada.
refused_no-answer = La hemos probado y no ha contestado como debía. Revisa la dirección; si ha cambiado de sitio, pon la nueva.
refused_bad-request = Estas fechas no son posibles.
refused_too-many = Este año no te quedan tantos días.
refused_not-now = Todavía no hay adónde enviar avisos.
