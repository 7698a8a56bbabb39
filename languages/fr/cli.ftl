allowed =
    { $count ->
        [0] aucune valeur n’est permise
        [1] est permis { LIST($words) }
       *[other] sont permis { LIST($words) }
    }

placeholders_GAME = JEU
placeholders_FILE = FICHIER
placeholders_FOLDER = DOSSIER
placeholders_LINK = LIEN
placeholders_ID = ID
placeholders_PERSON = PERSONNE
placeholders_PERSON-OR-ADDRESS = PERSONNE ou ADRESSE
placeholders_TABLE = TABLE
placeholders_LINE = LIGNE
placeholders_REPORT = SIGNALEMENT
placeholders_SANCTION = SANCTION
placeholders_NAME = NOM
placeholders_LIST = LISTE
placeholders_WHAT = QUOI
placeholders_LANGUAGE = LANGUE
overview =
    Mazmorra : la table ouverte pour les jeux de société de donjon.

    { $lines }

    JEU est { $games }. `mazmorra COMMANDE --help` en dit plus ;
    une valeur entre parenthèses y est celle par défaut. Avec --lang CODE, une commande parle une autre langue : { $languages }.
progress = { $done } sur { $of }
secondsLeft = encore { $seconds } s

refusals_unknownCommand = commande inconnue { $name } : { $names }
refusals_needsSources = { $name } travaille sur les sources, que cette version ne contient pas : lance-la dans une copie du dépôt
refusals_unexpected = { $word } de trop
refusals_missing = { $placeholder } manque
refusals_unknownFlag = drapeau inconnu { $flag } : { $flags }
refusals_takesNoValue = { $flag } ne prend pas de valeur : { $flags }
refusals_needsValue = il faut une valeur à { $flag }, comme dans { $flag }=VALEUR : { $flags }
refusals_wrongFlags = ces drapeaux ne peuvent pas être lus : { $flags }
refusals_wrongNumber = { $flag } { $text } : il faut un nombre entier de { $min } à { $max }
refusals_onlyNumber = { $flag } { $text } : seul { $only } est permis
refusals_wrongWord = { $flag } { $text } : { $words }
refusals_exclusive = { $one } et { $other } s’excluent : nommes-en un
refusals_needs = { $flag } a besoin de { $other }
refusals_about = { $what } : { $wrong }
refusals_out = --out : { $wrong }
refusals_noFile = il n’y a pas de fichier { $file }
refusals_unreadable = impossible de lire { $file } : { $why }
refusals_unknownGame = jeu inconnu { $id } : { $ids }
refusals_unknownOption =
    { $count ->
        [0] option inconnue { $key } : { $game } n’en a aucune
       *[other] option inconnue { $key } : { $game } a { LIST($options, between: ", ") }
    }
refusals_optionValue = l’option { $option } ne peut pas être { $text } : { $values }
refusals_unknownBot = bot inconnu { $name } : { $levels }
refusals_unknownRule = bot inconnu { $name } : { $game } a { OR($rules) }, ou des réglages comme zoo:clé=valeur,clé=valeur avec { OR($settings) }
refusals_unknownStyle = style inconnu dans { $name } : { $game } a { OR($styles) }
refusals_tooManyBots =
    { $bots } { $bots ->
        [one] bot
       *[other] bots
    } pour { $seats } { $seats ->
        [one] place
       *[other] places
    } : nommes-en { $seats } au plus
refusals_wrongDatabase = --database { $text } : il faut postgres://user@host/name
refusals_noFolder = il n’y a pas de dossier { $folder } : nomme-le avec --data

replay_oneTelling = --json raconte un enregistrement à un lecteur dans une langue
replay_oldVersion = { $file } est à la version { $version } des règles : il peut être raconté, mais pas en JSON
replay_noRecord = il n’y a pas d’enregistrement ({ $pattern }) dans { $folder }
replay_damaged = { $file } est un enregistrement abîmé : { $damage }
replay_unknownGame = { $file } est d’un jeu que nous ne connaissons pas : { $game }
replay_seats =
    { $last ->
        [0] la place 0
       *[other] une place de 0 à { $last }
    }
replay_unplayable = l’enregistrement ne peut pas être joué : { $why } ; `mazmorra verify` en dit plus
replay_illegal = la réponse { $answer } n’est pas permise : { $why }

story_start = Mise en place
story_told = { $what } : { $told }
story_over = La partie est finie.
story_unplayed = Elle a été jouée avec la version { $version } des règles, que ce programme ne joue pas. Voici ce que l’enregistrement dit de lui-même.
story_toDecide = À décider : { $names }
story_youChoose = Tu choisis { QUOTE($what) }.
story_chooses = { $name } choisit { QUOTE($what) }.
story_seat = Place { $number }
story_own = { $name } (toi)
verify_broken = L’enregistrement ne concorde pas : { $why }.
verify_differences_unknown-game = il est d’un jeu que nous ne connaissons pas, { $game }
verify_differences_version = il a été joué par la version { $recorded } des règles ; ce programme a la version { $known }
verify_differences_start = la partie ne peut pas être mise en place comme enregistrée : { $why }
verify_differences_seed-withheld = la graine n’est pas encore dite, rien ne peut donc être vérifié avant la fin de la partie
verify_differences_commitment = l’empreinte était { $recorded }, mais la graine et le sel donnent { $computed }
verify_differences_refused = la réponse { $answer } n’est pas permise : { $why }
verify_differences_check = la réponse { $answer } mène ailleurs : l’enregistrement dit contrôle { $recorded }, la partie donne { $computed }
verify_differences_outcome = la fin diffère : l’enregistrement dit { $recorded }, la partie donne { $computed }
verify_notOver = qu’elle n’est pas finie
verify_isOver = { $outcome }
verify_differences_seal = la partie se rejoue comme enregistrée, mais le sceau de tout le fichier est brisé : autre chose y a été modifié
verify_holds =
    { $answers ->
        [0] L’enregistrement concorde : { $game }, aucune réponse encore.
        [one]
            { $over ->
                [true] L’enregistrement concorde : { $game }, sa seule réponse ({ $answers }) se rejoue jusqu’à la même fin.
               *[false] L’enregistrement concorde : { $game }, sa seule réponse ({ $answers }) se rejoue jusqu’où la partie en était.
            }
       *[other]
            { $over ->
                [true] L’enregistrement concorde : { $game }, les { $answers } réponses se rejouent jusqu’à la même fin.
               *[false] L’enregistrement concorde : { $game }, les { $answers } réponses se rejouent jusqu’où la partie en était.
            }
    }
verify_committed = La donne est celle dont l’empreinte avait été montrée avant le début.
verify_uncommitted = Elle a été jouée avec une graine inscrite dans le fichier ; aucune empreinte n’avait été montrée.

serve_open = Mazmorra est ouvert : { $address }
serve_qr = L’adresse en code QR, pour les téléphones de ce réseau.
serve_also = aussi { $address }
serve_notBuilt = La page n’est pas construite, seuls des programmes peuvent donc se connecter : `npm start` la construit.
serve_howToStop = Ctrl-C l’arrête ; chaque table continue quand on le relance.
serve_busAlone = --bus a besoin de --database : SQLite est à un seul serveur, qui n’a personne à qui parler
serve_wrongDays = { $flag } { $text } : il faut un nombre de jours ou forever
serve_wrongOrigin = --origin { $text } : il faut une adresse sans chemin, comme https://play.example
serve_wrongMetrics = --metrics { $text } : il faut une adresse et un port, comme 127.0.0.1:9100, ou main
serve_wrongHostName = --host-name { $text } : il faut un nom ou une adresse sans port, comme play.example
serve_wrongProxy = --trust-proxy { $text } : { $why }
serve_wrongNetwork = --shared-network { $text } : { $why }
serve_noLanguageFolder = il n’y a pas de dossier { $folder } : `mazmorra language CODE --new` en crée un
serve_metricsInUse = le port { $port } est pris : nommes-en un autre avec --metrics
serve_portInUse = le port { $port } est pris : nommes-en un autre avec --port, ou 0 pour n’importe lequel de libre
serve_cannotListen = impossible d’écouter sur { $host } port { $port } ({ $code })
serve_noBus = impossible d’ouvrir le bus : { $why }
serve_noData = impossible d’ouvrir les données : { $why }
think_missingBus = --bus manque : les réflexions passent par NATS, comme nats://127.0.0.1:4222
think_open =
    Réflexion avec { $threads } { $threads ->
        [one] fil
       *[other] fils
    }. Ctrl-C l’arrête.
backup_postgres = PostgreSQL a un programme pour cela : { $command }
backup_done =
    { NUMBER($tables) } { $tables ->
        [one] table copiée
       *[other] tables copiées
    } dans { $file }
restore_postgres = PostgreSQL a un programme pour cela, à utiliser quand tous les serveurs sont arrêtés : { $command }
restore_done =
    { NUMBER($tables) } { $tables ->
        [one] table de { $file } est
       *[other] tables de { $file } sont
    } maintenant dans { $folder }
move_missingDatabase = --database manque : nomme la base de données, comme postgres://user@host/name
move_title = De { $folder } vers { $database } :
move_next = Lance maintenant les serveurs avec --database { $database }, et aucun sur { $folder } : le dossier est resté tel quel, c’est ta sauvegarde.
move_pages = La page sur la vie privée, les conditions et les mentions légales sont des fichiers : nomme-les avec --pages { $folder }.
export_done =
    { NUMBER($games) } { $games ->
        [one] partie terminée écrite
       *[other] parties terminées écrites
    } dans { $folder }
ratings_counts =
    { NUMBER($games) } { $games ->
        [one] partie classée
       *[other] parties classées
    }, cotes de { NUMBER($people) } { $people ->
        [one] personne
       *[other] personnes
    }, { $different } conservées autrement
ratings_written = Les cotes conservées sont maintenant celles qui ont été calculées.
ratings_wrong = la table { $table } dit autre chose que ce qui a été coté

simulate_title =
    { $game }, { $seats } { $seats ->
        [one] place
       *[other] places
    }, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed }
simulate_options = options : { $chosen }
simulate_heading_0 = place
simulate_heading_1 = bot
simulate_heading_2 = victoires
simulate_shared = victoires partagées
simulate_unwon = parties sans vainqueur
simulate_answersPerGame = réponses par partie
simulate_answersPerSecond = réponses par seconde
simulate_range = { $mean } ({ $least } à { $most })
arena_missingBots = --bots manque : nomme deux bots différents, comme dans --bots master,adventurer ({ $levels })
arena_wrongBots = --bots { $text } : nomme deux bots différents, comme dans --bots master,adventurer ({ $levels })
arena_wrongUntil = --until { $text } : un nombre au-dessus de 0 et de 10 au plus, comme dans --until 0.9
arena_title =
    { $game }, { $seats } { $seats ->
        [one] place
       *[other] places
    }, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }, graine { $seed } ({ $seconds } s)
arena_sides = un { $one } parmi des { $others }, chaque donne depuis chaque place
arena_heading_0 = bot
arena_heading_1 = victoires par place
arena_heading_2 = intervalle à 95 %
arena_heading_3 = part équitable
arena_survival_0 = survie
arena_survival_1 = or
arena_roles_0 = manches en chercheur d’or
arena_roles_1 = en saboteur
arena_interval = { $low } à { $high }
arena_faults = parties perdues par une faute du programme :
balance_title =
    { $game }, { $seats } { $seats ->
        [one] place
       *[other] places
    }, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }, { $bots }, graine { $seed }
balance_variant =
    { $variant }, { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    }
balance_heading_0 = { "" }
balance_heading_1 = jouées
balance_heading_2 = gagnées
balance_anySeat = toute
dilemmas_found =
    { NUMBER($dilemmas) } { $dilemmas ->
        [one] dilemme
       *[other] dilemmes
    } de { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    } dans { $file }
dilemmas_held = encore des dilemmes : { $held } sur { $of }
dilemmas_faults_position = les règles d’aujourd’hui ne mènent pas à cette position
dilemmas_faults_seen = un aventurier prend le meilleur choix
dilemmas_faults_unclear = une recherche profonde ne préfère pas nettement ce choix
dilemmas_notAList = { $file } n’est pas une liste de dilemmes comme l’écrit --out
exploit_best =
    { $game }, { $seats } { $seats ->
        [one] place
       *[other] places
    } : la meilleure de { NUMBER($tried) } { $tried ->
        [one] règle fixe
       *[other] règles fixes
    } contre des { $against } est
exploit_learned =
    La règle linéaire apprise de { NUMBER($tried) } { $tried ->
        [one] élève
       *[other] élèves
    } est
exploit_taken =
    Sur { NUMBER($games) } { $games ->
        [one] nouvelle partie
       *[other] nouvelles parties
    }, elle prend { $share } ({ $low } à { $high }),
exploit_fair = { $times } fois sa part équitable de { $fair } ({ $low } à { $high }).
dataset_missingOut = --out manque : nomme un fichier, comme dans --out positions.jsonl.gz
dataset_written =
    { NUMBER($positions) } { $positions ->
        [one] position
       *[other] positions
    } de { NUMBER($games) } { $games ->
        [one] partie
       *[other] parties
    } dans { $file }
join_missingBot = --bot manque : nomme un programme, comme dans --bot { $example }
join_wrongLink = { $text } : il faut le lien d’une table, comme http://127.0.0.1:8080/t/TABLE#INVITE
join_seated = À la place { $seat } ; la partie commence quand l’hôte la lance.
join_place = La place { $seat } finit au rang { $place } sur { $of }.
join_failed = { $bot } { $why } ; un bot du serveur continue à sa place
join_notOpen = la table ne nous est pas ouverte : { $why }
join_closed = la table a été fermée avant la fin de la partie
join_noSeat = la table n’a pas de place libre

bench_heading_0 = jeu
bench_heading_1 = places
bench_heading_2 = réponses/s
bench_heading_3 = parties au hasard/s
bench_heading_4 = octets d’état
bench_heading_5 = copie µs
bench_heading_6 = itérations de recherche/s
bench_heading_7 = sur tous les cœurs
bench_heading_8 = retard ms, moyen / pire
bench_shared =
    { $times } fois sur { $threads } { $threads ->
        [one] fil
       *[other] fils
    }
bench_peerTitle =
    { $game }, { $seats } { $seats ->
        [one] place
       *[other] places
    }, les mêmes règles
bench_peerHeading_0 = { "" }
bench_peerHeading_1 = nous
bench_peerHeading_2 = boardgame.io
bench_peerHeading_3 = rapport
bench_answers = réponses/s
bench_iterations = itérations de recherche/s
bench_times = { $ratio } fois
bench_notInstalled = ce avec quoi le banc compare n’a pas pu être installé ; la raison est plus haut
newGame_registered = Enregistré dans packages/catalogue/src/facts.ts et parts.ts. Joue-le :
newGame_wrongId = ID { $id } : utilise des minuscules, des chiffres et des traits d’union, comme dans { $example }
newGame_taken = il y a déjà un jeu { $id }
newGame_wrongPrefix = --prefix { $prefix } : deux majuscules, comme dans HC
newGame_prefixTaken = jeu { $game } : ses identifiants de règles commencent déjà par { $prefix }, choisis d’autres lettres avec --prefix
newGame_fileTaken = { $path } existe déjà
