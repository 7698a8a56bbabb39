turn = Te toca: { $game }
turns =
    { $count ->
        [one] Te espera 1 mesa: { LIST($games) }
       *[other] Te esperan { $count } mesas: { LIST($games) }
    }
ready = La mesa está lista: { $game }
invited = { $from } te invita a una partida de { $game }
invitedBySomebody = Te invitan a una partida de { $game }
test = Así te avisará Mazmorra.
calendar = Mazmorra: tus turnos
deadline = { $game }: responde antes de esta hora
