title = Jugar con gente ahora
intro = Elige a qué te apetece jugar. En cuanto haya bastante gente para lo mismo, se abre una mesa y todos tenéis asiento.
games = ¿A qué quieres jugar?
botsAfter = Si no viene nadie

botTimes_0 = Seguir esperando
botTimes_30 = Bots a los 30 segundos
botTimes_120 = Bots a los 2 minutos
botTimes_600 = Bots a los 10 minutos

start = Esperar a gente
change = Cambiar a qué quiero jugar
stop = Dejar de esperar
waitingFor = Estás esperando a gente para jugar a { $games }.
waitingForAny = Estás esperando a gente para jugar a lo que sea.
notify = Avisarme cuando mi mesa esté lista
waitingSince = Llevas { $time } esperando.
botsIn = Dentro de { $time }, los bots ocuparán los asientos libres.
noBots = Quieres jugar solo con personas.
noNumbers = Ahora mismo no hay nadie esperando ni jugando.
numbers =
    { $waiting ->
        [one] 1 persona espera
       *[other] { $waiting } personas esperan
    } y { $playing ->
        [one] 1 está jugando
       *[other] { $playing } están jugando
    }.
waits =
    { $count ->
        [one] 1 persona espera
       *[other] { $count } personas esperan
    }
alone = Ahora mismo no espera nadie más.
aloneHelp = Te avisaremos cuando venga alguien. Deja esta página abierta, o pide en los ajustes que te avisemos: entonces puedes cerrarla y conservas tu sitio una hora. Mientras tanto puedes practicar o invitar a amigos.
practise = Practicar con bots mientras tanto
practiseHelp = Conservas tu sitio. Cuando tu mesa esté lista, te avisaremos allí.
invite = Invitar a amigos a una mesa
lobby = Ver las mesas abiertas
chooseOne = Elige al menos un juego.
pill = Esperando a gente
toWaiting = Ver
called = Tu mesa está lista: { $game }
calledHelp = Te quedan { $time } para venir; después perderás el asiento.
go = A la mesa
decline = Ahora no
missed = Tu mesa estaba lista y no viniste. Puedes volver a esperar cuando quieras.
gathering = La partida empieza cuando estéis todos; como muy tarde, dentro de { $time }.
tooFew = Ha venido muy poca gente. Conservas tu sitio y vuelves a esperar.
