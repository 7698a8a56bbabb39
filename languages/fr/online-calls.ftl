title = Me prévenir
help = Quand tu n’es pas là, Mazmorra peut te prévenir. Tout est désactivé tant que tu ne l’actives pas.

kinds_turn = Quand c’est mon tour à une table lente
kinds_ready = Quand une table est prête pour moi
kinds_invited = Quand on m’invite à une table

ways = Comment
device = Sur cet appareil
deviceHelp =
    { $count ->
        [0] Aucun de tes appareils n’est encore prévenu.
        [1] Un de tes appareils est prévenu.
       *[other] { $count } de tes appareils sont prévenus.
    }
deviceOn = Prévenir cet appareil
deviceOff = Ne plus prévenir cet appareil

trouble_insecure = Cette adresse n’utilise pas https, et les navigateurs n’y laissent pas une page te prévenir. Un webhook marche aussi d’ici.
trouble_unsupported = Ce navigateur ne sait pas afficher de notifications. Sur un iPhone, ajoute d’abord Mazmorra à l’écran d’accueil et ouvre-la de là.
trouble_denied = Tu as interdit à ce site de te prévenir. Tu peux l’autoriser à nouveau dans les réglages de ton navigateur.
trouble_no-worker = La page n’est pas encore prête pour cela. Recharge-la et réessaie.

test = M’envoyer un essai
tested = Envoyé. Si rien n’arrive d’ici une minute, quelque chose le bloque.
quiet = Heures calmes
quietHelp = Rien ne te dérange alors. Si c’est encore ton tour après, nous te prévenons le matin.
from = De
to = À
gathered = Messages quand c’est mon tour
atOnce = Chacun tout de suite
atMost =
    { $hours ->
        [one] Au plus un par heure
       *[other] Au plus un toutes les { $hours } heures
    }
gatheredHelp = Ce qui arrive entre-temps est dit en un seul message.
holiday = Vacances
holidayHelp =
    { $days ->
        [0] Il ne reste plus de jours cette année.
        [one] Aux tables lentes, ton horloge s’arrête, les autres voient jusqu’à quand, et rien ne te rappelle ton tour. Il reste { $days } jour cette année.
       *[other] Aux tables lentes, ton horloge s’arrête, les autres voient jusqu’à quand, et rien ne te rappelle ton tour. Il reste { $days } jours cette année.
    }
holidayFirst = Premier jour
holidayLast = Dernier jour
holidayOn = Partir en vacances
holidaySet = Tu es en vacances du { $first } au { $last }.
holidayOff = Finir les vacances
webhook = Webhook
webhookHelp = Une adresse https qui reçoit un court message JSON à chaque notification, pour des groupes de discussion ou la domotique. Vide pour aucune.
save = Enregistrer
saved = Enregistré.
calendar = Calendrier des échéances
calendarHelp = Une adresse pour ton agenda, avec l’heure limite de ta réponse à chaque table lente. Qui l’a peut lire ces heures.
calendarOn = Créer une adresse
calendarNew = Créer une nouvelle adresse
calendarOff = Supprimer l’adresse
calendarLink = Adresse de ton calendrier
calendarFile = Télécharger un fichier

refused_address = Cette adresse n’est pas permise : elle doit commencer par https:// et se trouver sur internet, pas dans un réseau privé.
refused_no-answer = Nous l’avons essayée, et elle n’a pas répondu comme il faut. Vérifie l’adresse ; si elle a changé, donne la nouvelle.
refused_bad-request = Ces dates ne vont pas ensemble.
refused_too-many = Il ne reste pas autant de jours cette année.
refused_not-now = Il n’y a encore nulle part où envoyer des notifications.
