change = Tisch ändern
changeNow = Ändern
changed = Der Host hat den Tisch geändert: { $game }.
newTerms = Der Host hat die Bedenkzeit geändert oder ob die Partie gewertet wird. So wird jetzt gespielt:
rated = Gewertet: Das Ergebnis ändert die Wertung aller, die mitspielen.
unrated = Nicht gewertet: Das Ergebnis ändert keine Wertung.
agreeHelp = Die Partie beginnt erst, wenn alle, die hier sitzen, zugestimmt haben oder gegangen sind.
agree = Zustimmen und bleiben
notAgreed = hat noch nicht zugestimmt
waitAgreed = Du kannst starten, wenn der Änderung zugestimmt haben: { $names }.
tooFew = Hier sitzen mehr Personen. Erst müsste jemand gehen.
about = Was ihr spielt
invitedBy = { $name } lädt dich ein: { $game }.
learn = In ein paar Minuten lernen
rules = Regeln lesen
guests =
    { $count ->
        [one] 1 Gast hat sich noch nicht gesetzt
       *[other] { $count } Gäste haben sich noch nicht gesetzt
    }
carryLink = Link für dein Handy

code_used = Dieser Code wurde schon benutzt
code_old = Dieser Code gilt nicht mehr
code_usedHelp = Ein Code bringt deinen Platz auf ein Gerät, einmal. Warst du das, dann hat dieses Gerät deinen Platz. Sonst erzeuge einen neuen, wo du sitzt.
code_oldHelp = Ein Code gilt zehn Minuten. Erzeuge einen neuen auf dem Gerät, auf dem du deinen Platz hast.
code_goOn = Ohne ihn weiter

startHelp = Du kannst jederzeit starten: Bots übernehmen die freien Plätze.
startRated = Ein gewerteter Tisch beginnt, wenn auf jedem Platz eine Person sitzt.
startAsk = Jetzt starten?
startAskHelp =
    { $free ->
        [one] Ein Platz ist frei. Ein Bot übernimmt ihn, und niemand kann sich mehr setzen.
       *[other] { $free } Plätze sind frei. Bots übernehmen sie, und niemand kann sich mehr setzen.
    }
startWithBots =
    { $free ->
        [one] Mit einem Bot starten
       *[other] Mit { $free } Bots starten
    }
keepWaiting = Weiter warten
