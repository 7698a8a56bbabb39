change = Cambiar la mesa
changeNow = Cambiarla
changed = El anfitrión ha cambiado la mesa: { $game }.
newTerms = El anfitrión ha cambiado el reloj, o si la partida cuenta para la clasificación. Ahora se jugará así:
rated = Puntuada: el resultado cambia la puntuación de todos los que juegan.
unrated = Sin puntuar: el resultado no cambia la puntuación de nadie.
agreeHelp = La partida solo empieza cuando todos los que están sentados han aceptado o se han ido.
agree = Aceptar y quedarme
notAgreed = aún no ha aceptado
waitAgreed = Podrás empezar cuando hayan aceptado el cambio: { $names }.
tooFew = Hay más personas sentadas que asientos quedarían. Antes tendría que irse alguien.
about = A qué vais a jugar
invitedBy = { $name } te invita a jugar a { $game }.
learn = Aprender en unos minutos
rules = Leer las reglas
guests =
    { $count ->
        [one] 1 invitado aún no se ha sentado
       *[other] { $count } invitados aún no se han sentado
    }
carryLink = Enlace para tu móvil

code_used = Este código ya se ha usado
code_old = Este código ya no vale
code_usedHelp = Un código lleva tu asiento a un dispositivo, una sola vez. Si fuiste tú, allí lo tienes. Si no, crea otro código en el dispositivo donde tienes tu asiento.
code_oldHelp = Un código vale diez minutos. Crea otro en el dispositivo donde tienes tu asiento.
code_goOn = Seguir sin él

startHelp = Puedes empezar cuando quieras: los bots ocuparán los asientos libres.
startRated = Una mesa puntuada empieza cuando hay una persona en cada asiento.
startAsk = ¿Empezar ya?
startAskHelp =
    { $free ->
        [one] Queda un asiento libre. Lo ocupará un bot y ya no podrá sentarse nadie más.
       *[other] Quedan { $free } asientos libres. Los ocuparán bots y ya no podrá sentarse nadie más.
    }
startWithBots =
    { $free ->
        [one] Empezar con un bot
       *[other] Empezar con { $free } bots
    }
keepWaiting = Seguir esperando
