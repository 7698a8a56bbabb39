title = Opérateur
signInHelp = Cette page est pour qui tient le serveur. Crée un jeton sur la machine du serveur et colle-le ici :
token = Jeton
signIn = Entrer
signOut = Sortir
tokenRefused = Le serveur n’accepte pas ce jeton, ou ne l’accepte plus. Crées-en un nouveau.
notDone = Cela n’a pas été fait. Le serveur dit : { $message }.
noServer = Le serveur ne répond pas. Rien n’a changé ; réessaie.
parts = Parties de cette page

tabs_overview = Vue d’ensemble
tabs_reports = Signalements
tabs_people = Personnes
tabs_tables = Tables
tabs_sanctions = Sanctions
tabs_words = Mots
tabs_upkeep = Entretien
tabs_audit = Journal

refresh = Actualiser
well = marche

figures_storage = Stockage
figures_uptime = En marche depuis
figures_load = Charge de la machine
figures_memory = Mémoire
figures_people = Personnes
figures_connections = Connexions
figures_tables = Tables
figures_bots = File des bots
figures_commits = Écritures
figures_answers = Réponses
figures_lines = Lignes de discussion
figures_errors = Erreurs
figures_reports = Signalements en attente
figures_sanctions = Sanctions en vigueur

lastsMinutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lastsHours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
lastsDays =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
loadOf =
    { $load } ({ $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    })
peopleNow = { $present } ici · { $playing } en jeu · { $waiting } en attente
tablesNow = { $memory } en mémoire · { $open } avec une place libre
queue =
    { $waiting ->
        [0] vide
        [one] { $waiting } question attend
       *[other] { $waiting } questions attendent
    }
commitsOf = { $count }, la plus lente en { $slowest } ms
settledToo = Montrer aussi ceux qui sont réglés
noReports = Rien n’a été signalé.
about = À propos { DE($name) }
aboutTable = À propos d’une table
times =
    { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
removed = retiré
removeLine = Retirer la ligne
closeTable = Fermer la table
settle = Régler le signalement
silence = Faire taire { $name }
silenceShort = Faire taire
ban = Bannir { $name }
banShort = Bannir
banAddress = Bannir { $address }
rename = Renommer { $name }
renameShort = Renommer
forget = Oublier { $name } pour de bon
forgetShort = Oublier
exportPerson = Enregistrer ses données
howLong = Pour combien de temps

hours_1 = 1 heure
hours_24 = 1 jour
hours_168 = 1 semaine
hours_720 = 1 mois
hours_8760 = 1 an

newName = Nouveau nom
why = Pourquoi
whyHelp = Cela va dans le journal avec ton nom. Les joueurs ne le voient pas.
findPerson = Une partie d’un nom, ou un identifiant
find = Chercher
nobody = Personne ne s’appelle ainsi.
since = Depuis le { $when }
lastSeen = dernière visite : { $when }
hereNow = en ligne maintenant
noTables = Il n’y a aucune table.
connected =
    { $count ->
        [one] { $count } connexion
       *[other] { $count } connexions
    }
readChat = Lire la discussion
noLines = Personne n’a rien dit.
newest = Les plus récentes
older = Plus anciennes
noSanctions = Personne n’est réduit au silence ni banni.
banned = banni
silenced = réduit au silence
until = jusqu’à : { $when }
byWhom = par { $who }
lift = La lever
wordsHelp = Un mot par ligne ; * remplace n’importe quelles lettres, # commence un commentaire. Majuscules, accents, lettres répétées, sosies et chiffres pour des lettres ne changent rien.
list = Liste
namesOnly = Noms seulement
wordsOf =
    { $count ->
        [one] { $count } mot n’est pas permis
       *[other] { $count } mots ne sont pas permis
    }
saveList = Enregistrer la liste
defaultList = Rétablir la liste d’origine
announce = Annoncer un arrêt
announceOff = Retirer l’annonce
announced = Un arrêt est annoncé : { $when }. Le serveur ne s’arrête pas de lui-même.
minutes = Dans combien de minutes
ownWords = Tes propres mots ({ $language })
retention = Combien de temps tout est gardé
retentionHelp = En jours ; vide veut dire pour toujours. La page sur la vie privée le dit aussi.
saveRetention = Enregistrer ces durées

kept_finished = Parties terminées
kept_neverStarted = Tables que personne ne commence
kept_abandoned = Parties que personne ne poursuit
kept_chat = Discussion après la fin
kept_people = Personnes qui ne reviennent pas

exports = Exporter
exportHelp = En fichiers JSON. Les données d’une personne sont sous « Personnes ».

exportOf_games = Parties terminées
exportOf_reports = Signalements
exportOf_audit = Le journal

quoted = « { $text } »
noEntries = Rien n’a encore été fait.

did_table = { $who } a lu la discussion d’une table
did_settle = { $who } a réglé un signalement
did_silence = { $who } a fait taire quelqu’un
did_ban = { $who } a banni quelqu’un
did_lift = { $who } a levé une sanction
did_rename = { $who } a renommé quelqu’un
did_forget = { $who } a effacé les données de quelqu’un
did_remove = { $who } a retiré des lignes de discussion
did_close = { $who } a fermé une table
did_announce = { $who } a annoncé un arrêt ou l’a retiré
did_retention = { $who } a changé les durées de conservation
did_words = { $who } a changé une liste de mots
did_export = { $who } a exporté des données
