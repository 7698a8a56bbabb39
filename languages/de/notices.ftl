turn = Du bist dran: { $game }
turns =
    { $count ->
        [one] 1 Tisch wartet auf dich: { LIST($games) }
       *[other] { $count } Tische warten auf dich: { LIST($games) }
    }
ready = Der Tisch ist bereit: { $game }
invited = { $from } lädt dich ein: { $game }
invitedBySomebody = Du bist eingeladen: { $game }
test = So meldet sich Mazmorra bei dir.
calendar = Mazmorra: deine Züge
deadline = { $game }: Deine Antwort wird fällig
