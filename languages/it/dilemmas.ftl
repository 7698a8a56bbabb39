title = Dilemma
today = Il dilemma di oggi
ask = { $game }: tu che cosa faresti? Scegli al tavolo.
right = Giusto: è la scelta migliore.
wrong = La scelta migliore è { QUOTE($best) }.
adventurer = Un avventuriero sceglierebbe { QUOTE($tempting) }.
leftOut = La ricerca ha escluso a prima vista la tua scelta, { QUOTE($chosen) }.
yours = la tua scelta
best = la migliore
values = Quanto vale ogni scelta
others =
    { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }
next = Prossimo dilemma
none = Per questo gioco non ci sono ancora dilemmi.
all = Hai risposto a tutti e { $of } i dilemmi di questo gioco; risposte giuste: { $right }.
again = Ricomincia
score = { $right } giuste su { $of }
strength = forza { $points }
old = Questo dilemma è stato fatto per altre regole, quindi non si mostra. Ricarica la pagina per averne di nuovi.
home = Inizio
