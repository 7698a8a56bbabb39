title = Tú
heading = Tu nombre
guest = Juegas como { $name }, de paso. Cualquier otra persona puede llamarse igual.
guestUnnamed = Estás de paso.
keepHelp = Si quieres, quédate con un nombre. Será solo tuyo en este servidor, con tus partidas, puntuaciones y ajustes, en todos tus dispositivos. No hace falta ni correo ni contraseña: tu dispositivo crea una clave de acceso y la guarda.
name = El nombre que quieres conservar
keep = Quedarme con este nombre
haveOne = Ya tengo un nombre aquí
signIn = Entrar con una clave de acceso
signInHelp = Este dispositivo jugará con tu nombre. Lo que se haya jugado aquí de paso se queda con el nombre de antes.
byCode = Usar un código de recuperación
code = Código de recuperación
recover = Recuperar mi nombre
kept = El nombre { $name } es tuyo.
since = Tuyo desde el { $date }
passkeys = Tus claves de acceso
passkeyHelp = ¿Has perdido un dispositivo? Quita aquí su clave y cierra su sesión en «Tus dispositivos», en los ajustes.
passkeyMade = Creada el { $date }
unknownDevice = Dispositivo desconocido
add = Añadir una clave de este dispositivo
remove = Quitar
removeOf = Quitar la clave de { $device }
codes = Códigos de recuperación
codesLeft =
    { $count ->
        [0] No te quedan códigos de recuperación. Crea otros, para que perder un dispositivo no te cueste el nombre.
        [one] Te queda un código de recuperación.
       *[other] Te quedan { $count } códigos de recuperación.
    }
newCodes = Crear códigos nuevos
newCodesHelp = Si creas otros, los anteriores dejan de valer.
codesTitle = Guarda tus códigos de recuperación
codesHelp = Si pierdes tus dispositivos, cada uno de estos códigos te deja entrar una vez. Solo se muestran ahora. Guárdalos o apúntalos, y no se los enseñes a nadie.
saveFile = Guardar en un archivo
copyCodes = Copiar
codesDone = Ya los he guardado
fileName = mazmorra-codigos-de-recuperacion.txt
shownTitle = Qué pueden ver los demás

shown_results = Mis resultados y puntuaciones
shown_games = Mis últimas partidas, con su repetición
shown_fellows = Con quién juego más
shown_dilemmas = Mi puntuación en los dilemas
shown_presence = Que estoy en una mesa, para quienes me siguen

impossible_https = Esta dirección no usa https, y los navegadores solo crean claves de acceso con https. Por eso no puedes quedarte con un nombre desde aquí.
impossible_address = Las claves de acceso solo funcionan en la dirección pública de este servidor:

unsupported = Este navegador no puede crear claves de acceso. Un código de recuperación también sirve aquí.
cancelled = La clave de acceso no se ha completado. No ha cambiado nada; inténtalo cuando quieras.
known = Este dispositivo ya tiene una clave para tu nombre.
toSettings = Ajustes: tus dispositivos, los avisos y el borrado de tus datos
toName = Quedarte con tu nombre o entrar
