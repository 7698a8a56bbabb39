title = Toi
heading = Ton nom
guest = Tu joues ici en tant qu’invité : { $name }. N’importe qui d’autre peut s’appeler ainsi.
guestUnnamed = Tu joues en tant qu’invité.
keepHelp = Si tu veux, garde un nom. Il n’est alors qu’à toi sur ce serveur, avec tes parties, tes cotes et tes réglages, sur tous tes appareils. Il ne faut ni adresse e-mail ni mot de passe : ton appareil crée une clé d’accès et s’en occupe.
name = Le nom que tu veux garder
keep = Garder ce nom
haveOne = J’ai déjà un nom ici
signIn = Entrer avec une clé d’accès
signInHelp = Cet appareil jouera sous ton nom gardé. Ce qui a été joué ici en tant qu’invité reste à cet invité.
byCode = Utiliser un code de secours
code = Code de secours
recover = Récupérer mon nom
kept = Le nom { $name } est à toi.
since = Gardé depuis le { $date }
passkeys = Tes clés d’accès
passkeyHelp = Un appareil perdu ? Supprime ici sa clé d’accès et déconnecte-le sous « Tes appareils » dans les réglages.
passkeyMade = Créée le { $date }
unknownDevice = Appareil inconnu
add = Ajouter une clé d’accès de cet appareil
remove = Supprimer
removeOf = Supprimer la clé d’accès { DE($device) }
codes = Codes de secours
codesLeft =
    { $count ->
        [0] Il ne te reste aucun code de secours. Crées-en de nouveaux, pour qu’un appareil perdu ne te coûte pas ton nom.
        [1] Il te reste un code de secours.
       *[other] Il te reste { $count } codes de secours.
    }
newCodes = Créer de nouveaux codes
newCodesHelp = Si tu en crées de nouveaux, les anciens ne marchent plus.
codesTitle = Mets tes codes de secours à l’abri
codesHelp = Si tu perds tes appareils, chacun de ces codes te laisse entrer une fois. Ils ne sont montrés que maintenant. Enregistre-les ou note-les, et ne les montre à personne.
saveFile = Enregistrer un fichier
copyCodes = Copier
codesDone = Je les ai mis à l’abri
fileName = mazmorra-codes-de-secours.txt
shownTitle = Ce que les autres peuvent voir

shown_results = Mes résultats et mes cotes
shown_games = Mes dernières parties, avec leurs relectures
shown_fellows = Avec qui je joue le plus
shown_dilemmas = Mes cotes aux dilemmes
shown_presence = Que je suis à une table, pour ceux qui me suivent

impossible_https = Cette adresse n’utilise pas https, et les navigateurs ne créent des clés d’accès que là. C’est pourquoi on ne peut pas garder de nom d’ici.
impossible_address = Les clés d’accès ne marchent que sous l’adresse publique de ce serveur :

unsupported = Ce navigateur ne sait pas créer de clés d’accès. Un code de secours marche ici aussi.
cancelled = Tu n’as pas terminé avec la clé d’accès. Rien n’a changé ; recommence quand tu veux.
known = Cet appareil a déjà une clé d’accès pour ton nom.
toSettings = Réglages : tes appareils, notifications, effacer tes données
toName = Garder ton nom, te connecter
