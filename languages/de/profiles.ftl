nobody = Diesen Namen hat hier niemand
nobodyHelp = Vielleicht schreibt er sich anders, oder diese Person wollte vergessen werden.
since = Name seit { $date }
you = Das bist du
yours = Mein Profil
choose = Wählen, was andere sehen
link = Link zu diesem Profil
follow = Folgen
unfollow = Nicht mehr folgen
block = Blockieren
unblock = Nicht mehr blockieren
blockHelp = Ihr lest einander nicht mehr, und keiner von euch bekommt einen Platz am Tisch des anderen.
hidden = Diese Person behält ihre Ergebnisse für sich.
results = Ergebnisse
noGames = Noch keine beendeten Partien online.
count =
    { $played ->
        [one] 1 Partie
       *[other] { $played } Partien
    }, { $won ->
        [one] 1 gewonnen
       *[other] { $won } gewonnen
    }
rounds = { $won } von { $played } gewonnen
rating = Wertung
provisional = vorläufig
ratedGames =
    { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
byPart = Nach Rolle oder Held
bySeat = Nach Platz
byVariant = Nach Variante
seat = Platz { $number }

roles_miner = Goldsucher
roles_saboteur = Saboteur

yes = ja
no = nein
all =
    { $games ->
        [one] 1 online beendete Partie.
       *[other] { $games } online beendete Partien.
    }
streak = Siege in Folge: jetzt { $now }, höchstens { $best }.
daily =
    Tagesdungeon an { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } gespielt, davon { $streak ->
        [one] 1 Tag
       *[other] { $streak } Tage
    } in Folge.
deaths = Grabinschriften
somebody = jemand
latest = Letzte Partien
place = Rang { $place } von { $seats }
replay = Noch mal ansehen
fellows = Spielt am meisten mit
gamesTogether =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
dilemmas = Dilemmas
together = Ihr beide
togetherLine =
    { $games ->
        [one] 1 gemeinsame Partie
       *[other] { $games } gemeinsame Partien
    }: in { $ahead } warst du vorn, in { $behind } hinten.
togetherNone = Ihr habt noch keine Partie zusammen beendet.
ratings = Wertungen
ratingsHelp = Gewertete Tische sind für alle, die ihren Namen behalten, mit Uhr und ohne Bots. „Gewertet“ wählst du, wenn du einen Tisch eröffnest. Eine Wertung sagt, wie stark jemand ist und wie sicher das ist (±).
rules = Wie gezählt wird

ruleList_0 = OpenSkill, jedes Spiel für sich. Alle beginnen bei 1500 ± 500; je mehr Partien, desto sicherer.
ruleList_1 = Saboteur wird nach Gold gewertet, die anderen Spiele nach Rang. Gleicher Rang ist unentschieden.
ruleList_2 = Wer geht und am Ende einen Bot auf dem Platz hat, teilt sich den letzten Rang.
ruleList_3 = Wird eine Partie einvernehmlich abgebrochen, gewinnt und verliert niemand, nur wer vorher ging, verliert gegen alle, die blieben. Gehen alle, zählt nichts.
ruleList_4 = Eine Partie zählt, solange sich mindestens zwei der Beteiligten an diesem Tag in weniger als fünf gewerteten Partien getroffen haben. Danach könnt ihr weiterspielen, aber die Wertungen bleiben.
ruleList_5 = Eine Saison ist ein Vierteljahr. Wertungen gehen von Saison zu Saison weiter; geordnet wird nach Wertung minus der doppelten Unsicherheit.

game = Spiel
season = Saison

seasons_1 = Januar bis März { $year }
seasons_2 = April bis Juni { $year }
seasons_3 = Juli bis September { $year }
seasons_4 = Oktober bis Dezember { $year }

rank = Rang
name = Name
games = Partien
fewest =
    { $fewest ->
        [one] Hier steht, wer in dieser Saison mindestens 1 gewertete Partie gespielt hat.
       *[other] Hier steht, wer in dieser Saison mindestens { $fewest } gewertete Partien gespielt hat.
    }
noLeaders = In dieser Saison hat noch niemand genug gewertete Partien gespielt.
yourRating = Deine Wertung
yourNone = Du hast in dieser Saison keine gewertete Partie.
friends = Freunde
following = Du folgst
followingNone = Du folgst noch niemandem. Folge Leuten aus der Liste unten oder in ihrem Profil.
lately = Zuletzt gespielt mit
latelyNone = In den letzten zwei Monaten mit niemandem, der einen Namen behält.
followers =
    { $count ->
        [one] Eine Person folgt dir.
       *[other] { $count } Personen folgen dir.
    }
playing = ist an einem Tisch: { $game }
go = Hin
invitations = Einladungen
asGuest = { $name } (Gast)
invitedBy = { $name } lädt dich ein: { $game }
accept = Dort hinsetzen
invite = Freunde einladen
inviteOne = { $name } einladen
invited = Eingeladen: { $name }
balance = Ausgewogenheit
balanceHelp = Wie oft Rollen, Helden und Varianten gewinnen: Personen auf diesem Server neben Bots unter sich.
people = Personen
bots = Bots
part = Rolle oder Held
variant = Variante
share = { $share } %
outOf = von { $played }

parts_saboteur = Gewonnene Runden als
parts_welcome-to-the-dungeon = Überlebte Dungeons mit
parts_dungeonquest = Gewonnene Partien mit
parts_dungeon-raiders = Gewonnene Partien mit

gamesWith = Nur Partien zählen mit
anyVariant = beliebigen Varianten
botGames = Bots: { $games } Partien zu je { $seats } gleichen Abenteurern mit den üblichen Varianten, und weniger für jeden anderen Wert. Erstellt mit dem Befehl „mazmorra balance“.
