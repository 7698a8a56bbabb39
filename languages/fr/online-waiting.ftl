change = Changer la table
changeNow = La changer
changed = L’hôte a changé la table : { $game }.
newTerms = L’hôte a changé l’horloge, ou si la partie compte pour les cotes. Elle se jouera désormais ainsi :
rated = Classée : le résultat change la cote de chacun.
unrated = Non classée : le résultat ne change la cote de personne.
agreeHelp = La partie ne commence que lorsque tous ceux qui sont assis ont accepté ou sont partis.
agree = Accepter et rester
notAgreed = n’a pas encore accepté
waitAgreed = Tu peux commencer quand le changement sera accepté par { $names }.
tooFew = Il y a plus de monde que cela à la table. Quelqu’un devrait d’abord partir.
about = Ce que tu vas jouer
invitedBy = { $name } t’invite à jouer à { $game }.
learn = Apprendre en quelques minutes
rules = Lire les règles
guests =
    { $count ->
        [one] { $count } invité ne s’est pas encore assis
       *[other] { $count } invités ne se sont pas encore assis
    }
carryLink = Lien pour ton téléphone

code_used = Ce code a déjà servi
code_old = Ce code n’est plus valable
code_usedHelp = Un code passe ta place sur un appareil, une seule fois. Si c’était toi, cet appareil a ta place. Sinon, crée un nouveau code là où tu as ta place.
code_oldHelp = Un code est valable dix minutes. Crées-en un nouveau sur l’appareil où tu as ta place.
code_goOn = Continuer sans

startHelp = Tu peux commencer quand tu veux : des bots prennent les places libres.
startRated = Une table classée commence quand une personne occupe chaque place.
startAsk = Commencer maintenant ?
startAskHelp =
    { $free ->
        [1] Une place est libre. Un bot la prend, et personne d’autre ne peut s’asseoir.
       *[other] { $free } places sont libres. Des bots les prennent, et personne d’autre ne peut s’asseoir.
    }
startWithBots =
    { $free ->
        [1] Commencer avec un bot
       *[other] Commencer avec { $free } bots
    }
keepWaiting = Continuer d’attendre
