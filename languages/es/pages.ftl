locale = es_ES
site = Mazmorra
home = Juegos de mazmorras: a solas, en una pantalla o en línea. Gratis, sin cuenta y sin anuncios.
play = Jugar a { $game }
learn = Aprender { $game }
learnLine = Lecciones cortas que se juegan: las reglas de { $game }, a tu ritmo.
rules = Las reglas de { $game }
rulesLine = Cómo se juega a { $game }, con imágenes y todas las aclaraciones.
online = Con amigos en línea
onlineLine = Abre una mesa, manda el enlace y a jugar. No hace falta cuenta.
quick = Jugar con gente ahora
quickLine = Elige un juego y espera: la mesa se abre en cuanto haya bastante gente para lo mismo.
daily = Mazmorra diaria
dailyLine = Cada día, un reparto de cada juego, el mismo para todos: un intento y una tabla de resultados.
tournaments = Torneos
tournament = Torneo de { $game }
tournamentBy = { $inviter } te invita a un torneo de { $game }
tournamentLine = Varias rondas, mesas sorteadas según los puntos y una sola clasificación. Abre el enlace, escribe un nombre y participa.
invitation = Una mesa de { $game }
invitationBy = { $host } te invita a { $game }
invitationLine =
    { $free ->
        [0] Una mesa para { $seats }. Abre el enlace para mirar o para volver a tu asiento.
        [one] Una mesa para { $seats }, con 1 asiento libre. Abre el enlace, escribe un nombre y siéntate.
       *[other] Una mesa para { $seats }, con { $free } asientos libres. Abre el enlace, escribe un nombre y siéntate.
    }
replay = Una partida de { $game }
replayLine = Mira la partida de { LIST($names) }, jugada a jugada.
profileLine = A qué ha jugado aquí { $name } y cómo le ha ido.

ratings_title = { $game }: clasificación
ratings_line = Quién juega mejor a { $game } esta temporada y con cuánta seguridad se sabe.
balance_title = { $game }: equilibrio
balance_line = Cuánto ganan los papeles, los héroes y las variantes de { $game }: la gente y, al lado, los bots.
dilemmas_title = { $game }: dilemas
dilemmas_line = Cada día, una situación de { $game } y una sola decisión: ¿darías con la mejor?

legal_privacy_title = Privacidad
legal_privacy_description = Qué guarda de ti este servidor y durante cuánto tiempo.
legal_terms_title = Condiciones de uso
legal_terms_description = Las normas de este servidor y qué pasa si se incumplen.
legal_imprint_title = Aviso legal
legal_imprint_description = Quién lleva este servidor y cómo ponerse en contacto.
legal_forever = sin límite

missing = Aquí no hay nada
missingLine = Puede que el enlace esté incompleto o que ya no exista lo que había.

embedPicture = La posición
embedPrevious = Una jugada atrás
embedNext = Una jugada adelante
embedPlay = Reproducir
embedPause = Pausa
embedPlace = Jugadas { $at } a { $to } de { $length }
embedOpen = Ver la partida en Mazmorra
embedGone = Esta partida no se puede mostrar aquí: aún se está jugando, se borró o nunca existió.
