said_no-record = le fichier n’est pas un enregistrement de Mazmorra
said_record-format = l’enregistrement est au format { $format }, nous connaissons le format 1
said_unreadable-record = l’enregistrement ne peut pas être lu : { $why }
said_the-record = l’enregistrement
said_a-contribution = une contribution
said_log-step = l’étape { $step } du journal
said_log-step-number = le numéro de l’étape { $step } du journal
said_not-object = { $what } n’est pas un objet
said_not-string = { $what } n’est pas une chaîne
said_not-whole = { $what } n’est pas un nombre entier
said_not-texts = { $what } n’est pas une liste de textes
said_not-seats = { $what } n’est pas une liste de places
said_not-list = { $what } n’est pas une liste
said_not-hexadecimal = { $what } n’est pas hexadécimal
said_no-plain-value = l’option { $option } n’a pas de valeur simple
said_unknown-algorithm = random ne nomme aucun algorithme connu (chacha20, sfc32)
said_no-answer = la réponse { $number } n’est pas une place, une option et un contrôle

said_over = la partie est finie
said_not-asked = on ne demande rien maintenant à la place { $seat }
said_stale = la réponse est pour la décision { $given }, celle-ci est la { $current }
said_unknown-option = il n’y a pas d’option { $option }
said_not-allowed = { $option } n’est pas permis maintenant ({ $rule })
said_no-take-back = la dernière réponse ne peut pas être annulée

said_wrong-seats =
    { $given } { $given ->
        [one] place
       *[other] places
    } : il en faut de { $min } à { $max }
said_unknown-variant = option inconnue { $given } : { $known }
said_variant-value = l’option { $variant } ne peut pas être { $given } : { $values }
said_variant-seats = l’option { $variant } est pour { $min } à { $max } places, pas { $seats }
said_variant-only =
    { $only ->
        [one] l’option { $variant } est pour { $only } place, pas { $seats }
       *[other] l’option { $variant } est pour { $only } places, pas { $seats }
    }

said_not-started = n’a pas pu être lancé ({ $why })
said_ended-with = a fini avec le code { $code }
said_ended-by = a été arrêté par { $signal }
said_last-words = { $how } et a dit : { $words }
said_ended = a été arrêté
said_no-answer-text = a répondu par une ligne qui n’a pas de texte `answer`
said_no-option = a répondu { $answer }, qui n’est pas l’une de ses options
said_no-object = a répondu { $line }, qui n’est pas un objet JSON
said_line-too-long = a répondu par une ligne trop longue
said_other-protocol = parle le protocole { $theirs }, celui-ci est le { $ours }
said_late = n’a pas répondu en { $milliseconds } ms
said_unasked = a parlé sans qu’on lui demande

said_no-data = il n’y a pas de données dans { $folder }
said_newer-schema = les données sont au schéma { $found }, ce programme connaît le { $known } : utilise le programme plus récent
said_no-data-named = il n’y a pas de données dans { $folder } : nomme le dossier du serveur avec --data
said_earlier-data = les données de { $folder } sont d’une version antérieure : lance d’abord son serveur avec celle-ci
said_no-backup = le fichier ne peut pas servir de sauvegarde : { $why }
said_no-such-file = ce fichier n’existe pas
said_damaged-file = le fichier est abîmé
said_folder-in-use = un autre serveur utilise le dossier { $folder } : arrête-le, ou nomme un autre dossier avec --data
said_disk-full = le disque du dossier { $folder } est plein : fais de la place, ou nomme un autre dossier avec --data
said_file-in-place = le dossier { $folder } ne peut pas être créé, car un fichier est à sa place : retire le fichier, ou nomme un autre dossier avec --data
said_not-writable = le dossier { $folder } ne peut pas être créé ou écrit ({ $why }) : permets à cet utilisateur d’y écrire, ou nomme un autre dossier avec --data
said_not-usable = le dossier { $folder } ne peut pas être utilisé ({ $why }) : permets à cet utilisateur d’y écrire, ou nomme un autre dossier avec --data
said_not-empty = la base de données n’est pas vide (il y a des lignes dans { $table }) : nommes-en une vide
said_no-password-file = le fichier de mot de passe { $file } ne peut pas être lu : nommes-en un autre
said_database-late = la base de données n’a pas répondu à temps
said_storage-closed = le stockage est fermé
said_clock-ahead = l’horloge de cette machine avance de { $minutes } minutes sur celle de la base de données : règle les deux par un serveur de temps (NTP), puis relance
said_clock-behind = l’horloge de cette machine retarde de { $minutes } minutes sur celle de la base de données : règle les deux par un serveur de temps (NTP), puis relance
said_wrong-bus = --bus { $given } : il faut postgres ou une adresse comme nats://127.0.0.1:4222
said_no-listening = impossible d’écouter la base de données ({ $why }) : regarde son journal
said_wrong-bus-user = le serveur NATS sous { $host } veut un autre utilisateur ou mot de passe : nomme-les avec nats://USER@{ $host } et --bus-password-file
said_no-bus = il n’y a pas de serveur NATS sous { $host } ({ $why }) : lances-en un là, ou nommes-en un autre avec --bus
said_too-many-hops = on peut se fier à { $most } relais au plus
said_wrong-proxy = il faut un nombre de relais, une adresse, ou un réseau comme 10.0.0.0/8
said_wrong-network = il faut une adresse, ou un réseau comme 10.0.0.0/8

system_ENOENT = il n’y a pas de { $path }
system_ENOTDIR = le chemin { $path } passe par un fichier, qui n’est pas un dossier
system_EISDIR = { $path } est un dossier
system_EEXIST = { $path } existe déjà
system_EACCES = pas d’autorisation pour utiliser { $path }
system_EPERM = pas d’autorisation pour utiliser { $path }
system_EROFS = { $path } est sur un disque en lecture seule

heard_a-folder = c’est un dossier
heard_no-room = il n’y a plus de place sur le disque
heard_not-json-from = ce n’est pas du JSON valable à partir de la position { $position }
heard_json-ends = le JSON finit trop tôt
heard_not-json = ce n’est pas du JSON valable
heard_no-program = il n’y a pas de programme { $program }
heard_may-not-run = pas d’autorisation pour lancer { $program }
heard_no-database = ce n’est pas une base de données
heard_nobody-listens = personne n’écoute sous { $address }
heard_not-found = { $host } est introuvable

heard_no-person = cette personne n’existe pas
heard_most-sanctions = { $most } sanctions au plus peuvent être en vigueur
heard_no-sanction = aucune sanction de ce genre n’est en vigueur
heard_no-lines = ces lignes n’existent pas
heard_no-table = cette table n’existe pas
heard_field = { $field } manque ou n’est pas permis
heard_lacks-field = il manque un champ à l’acte
heard_rate = trop de demandes : attends un peu
heard_token = il faut le jeton qu’affiche `mazmorra admin token` ; les anciens ne valent plus
heard_not-saved = cela n’a pas pu être enregistré et n’a donc pas eu lieu ; réessaie
heard_broke = quelque chose s’est cassé sur le serveur
heard_not-for-you = cette table n’existe pas pour toi
heard_gone = cette table a disparu
heard_no-spectators = cette table n’admet pas de spectateurs
heard_no-game = ce serveur n’a pas ce jeu
heard_no-seat = tu n’as pas de place à cette table
heard_started = la partie a commencé
heard_rated = cette table est classée : elle est réservée à qui garde son nom
heard_host-decides = l’hôte décide qui s’assied ici : demande une place
heard_seat-taken = cette place n’est pas libre
heard_not-here = l’opérateur ne te laisse pas jouer ici pour l’instant
heard_name = ce nom n’est pas permis ici : choisis-en un autre
heard_connect-again = reconnecte-toi dans un instant
