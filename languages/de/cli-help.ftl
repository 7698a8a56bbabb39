replay =
    mazmorra replay DATEI|ORDNER [--viewer PLATZ|spectator|all|each] [--at N] [--lang CODE|all] [--out ORDNER] [--json]

    Erzählt eine aufgezeichnete Partie Schritt für Schritt aus einer Sicht; bei einem Ordner jede Aufzeichnung darin.
      --viewer       ein Platz, von 0 an gezählt, spectator, all mit allen Händen offen, oder each für alle nacheinander (all)
      --at N         bis zur Antwort N, 0 ist der Aufbau (die ganze Partie)
      --lang CODE    die Sprache der Sätze, all für jede nacheinander (die des Rechners)
      --out ORDNER   schreibt jede Erzählung in eine eigene Datei: NAME.SICHT.SPRACHE.txt
      --json         ein JSON-Objekt: die Schritte, und beim letzten die Sicht und was gefragt wird

verify =
    mazmorra verify DATEI [--json]

    Spielt eine aufgezeichnete Partie nach und sagt, ob jedes Mischen, jeder Wurf und jede Antwort war wie versprochen.
    Ende mit 0, wenn es stimmt, mit 1 und dem ersten Unterschied, wenn nicht, mit 2, wenn die Datei keine Aufzeichnung ist.
      --lang CODE    die Sprache der Ausgabe (die des Rechners)
      --json         ein JSON-Objekt und sonst nichts

serve =
    mazmorra serve [--port 8080] [--host 127.0.0.1] [--lan] [--data ORDNER | --database postgres://…] [--origin URL]…
                   { "[" }--host-name NAME]… [--trust-proxy ZAHL|NETZ]… [--shared-network NETZ]…
                   { "[" }--bot-pause MS] [--bot-threads N] [--log STUFE]

    Bietet die App und ihre Tische an, bis man es beendet (Strg-C).
      --port N          der Port (8080); 0 nimmt irgendeinen freien
      --host ADRESSE    die Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner kann sich verbinden)
      --lan             lässt alle in diesem Netz mitspielen: Adresse und QR-Code werden gezeigt
      --data ORDNER     der Ordner der SQLite-Datenbank (./data)
      --database URL    stattdessen eine PostgreSQL-Datenbank
      --database-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort der Datenbank ist; sonst PGPASSWORD oder PGPASSFILE
      --bus postgres | nats://HOST:PORT
                        wie Server an einer Datenbank einander Neues sagen: über die Datenbank selbst oder einen NATS-Server
      --bus-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort des NATS-Servers ist
      --pages ORDNER    der Ordner von Datenschutz, Nutzungsregeln und Impressum, die du ändern darfst (pages im Ordner von --data)
      --language-folder ORDNER
                        eine Sprache, die du übersetzt, in einem Ordner mit ihrem Code: die Seite bietet sie an und lädt bei jeder Änderung neu
      --origin URL      die öffentliche Adresse, wie https://play.example: sie steht in Links und QR-Codes. Wiederholt nennt sie
                        weitere Adressen, deren Seiten sich verbinden dürfen
      --host-name NAME  ein weiterer Name, unter dem der Server erreicht wird; andere werden abgelehnt (421). Wiederholbar
      --trust-proxy X   Proxys vor dem Server: wie viele (1), oder ihre Adressen oder Netze (10.0.0.0/8). Wiederholbar.
                        Die Adresse der Besucher kommt dann aus X-Forwarded-For
      --shared-network X
                        eine Adresse oder ein Netz (192.0.2.0/24), hinter dem viele Leute sind, etwa eine Schule: Alle haben darin
                        ihren eigenen Anteil, als kämen sie von verschiedenen Adressen. Wiederholbar
      --keep-finished TAGE
                        löscht Partien so lange nach ihrem Ende (forever)
      --keep-unstarted TAGE
                        löscht Tische, die niemand gestartet hat (1)
      --keep-abandoned TAGE
                        beendet laufende Partien, in denen niemand antwortet (14); ihre Aufzeichnungen bleiben
      --keep-chat TAGE  löscht den Chat beendeter Partien (365)
      --keep-people TAGE
                        vergisst Leute, die nicht wiederkommen (730). TAGE kann überall „forever“ sein
      --metrics ADRESSE bietet /metrics dort an, wie 127.0.0.1:9100, oder mit „main“ am Hauptport für alle
      --bot-pause MS    wie lange Bots vor einer mittleren Antwort warten, damit man folgen kann (200); 0 für Maschinen unter sich
      --bot-threads N   Threads, in denen Bots denken (die Hälfte der Kerne, 2 bis 4); freie helfen, eine Entscheidung zu suchen
      --log STUFE       info, warn oder off: JSON-Zeilen auf der Fehlerausgabe (warn an einem Terminal, sonst info)
      --lang CODE       die Sprache der Ausgabe (die des Rechners); das Protokoll ist immer englisch

think =
    mazmorra think --database postgres://… --bus nats://… [--threads N]

    Denkt für die Meister aller Server an dieser Datenbank und diesem NATS-Server. Es sieht, was der Platz eines Bots sieht, und bedient niemanden.
    Starte so viele du willst, auf beliebigen Rechnern. Ohne eins denkt jeder Server selbst, ebenso, wenn eins aufhört.
      --database URL    die PostgreSQL-Datenbank der Server
      --database-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort der Datenbank ist; sonst PGPASSWORD oder PGPASSFILE
      --bus URL         der NATS-Server der Server
      --bus-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort des Busses ist
      --threads N       wie viele Gedanken zugleich (so viele, wie der Rechner Kerne hat)
      --lang CODE       die Sprache der Ausgabe (die des Rechners)

backup =
    mazmorra backup DATEI [--data ORDNER]

    Kopiert die SQLite-Datenbank eines Servers in eine Datei, auch während der Server läuft. Für PostgreSQL nimm
    pg_dump --format=custom --file=DATEI postgres://…, auch während Server laufen.
      --data ORDNER  der Ordner der Datenbank (./data)
      --lang CODE    die Sprache der Ausgabe (die des Rechners)

restore =
    mazmorra restore DATEI [--data ORDNER]

    Setzt in einem Schritt eine Sicherung an die Stelle der SQLite-Datenbank eines Servers. Ein laufender Server macht damit weiter.
    Für PostgreSQL halte alle Server an und nimm pg_restore --clean --if-exists --single-transaction --dbname=postgres://… DATEI.
      --data ORDNER  der Ordner der Datenbank (./data)
      --lang CODE    die Sprache der Ausgabe (die des Rechners)

move =
    mazmorra move --database postgres://… [--data ORDNER] [--json]

    Kopiert alles, was ein Server in einem Ordner hat, in eine leere PostgreSQL-Datenbank: laufende Tische, Personen, alles. Der Server muss
    angehalten sein. Es geht alles hinüber oder nichts; der Ordner bleibt, wie er ist.
      --data ORDNER     der Ordner der SQLite-Datenbank (./data)
      --database URL    die PostgreSQL-Datenbank
      --database-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort der Datenbank ist; sonst PGPASSWORD oder PGPASSFILE
      --lang CODE       die Sprache der Ausgabe (die des Rechners)
      --json            ein JSON-Objekt: wie viele Zeilen jeder Tabelle hinübergingen

export =
    mazmorra export ORDNER [--data ORDNER | --database postgres://…] [--json]

    Schreibt jede beendete Partie als Aufzeichnung in einen Ordner, auch während der Server läuft.
      --data ORDNER     der Ordner der SQLite-Datenbank (./data)
      --database URL    stattdessen eine PostgreSQL-Datenbank
      --lang CODE       die Sprache der Ausgabe (die des Rechners)
      --json            ein JSON-Objekt: die geschriebenen Dateien

ratings =
    mazmorra ratings [--rebuild] [--data ORDNER | --database postgres://…] [--json]

    Berechnet jede Wertung neu aus allen gewerteten Partien, in ihrer Reihenfolge, und sagt, ob
    die gespeicherten dieselben sind.
      --rebuild         setzt die berechneten an die Stelle der gespeicherten; mit SQLite
                        muss der Server dafür angehalten sein
      --data ORDNER     der Ordner der SQLite-Datenbank (./data)
      --database URL    stattdessen eine PostgreSQL-Datenbank
      --lang CODE       die Sprache der Ausgabe (die des Rechners)
      --json            ein JSON-Objekt: games, people, different, wrong

simulate =
    mazmorra simulate SPIEL [--seats N] [--games M] [--bots LISTE] [--seed S] [--option schlüssel=wert]… [--out ORDNER|DATEI.json] [--json]

    Spielt viele Partien unter Bots und sagt, wie sie ausgingen.
      --seats N            wie viele Plätze (4, wo das Spiel es zulässt)
      --games M            wie viele Partien (1000)
      --bots LISTE         ein Bot je Platz, durch Kommas getrennt; weniger wechseln sich ab (random):
                           { $levels }
      --seed S             beliebiger Text; derselbe Startwert spielt dieselben Partien (1)
      --option schlüssel=wert
                           eine Variante des Spiels; wiederholbar
      --iterations N       wie viele Partien ein Meister für eine Antwort im Kopf spielt (1000)
      --ms N               gibt einem Meister stattdessen so viele Millisekunden; Ergebnisse hängen dann vom Rechner ab
      --out ORDNER         schreibt jede Partie als Aufzeichnung, die `replay` und `verify` lesen: ORDNER/1.mazmorra.json, 2, 3 …
      --out DATEI.json     schreibt nur die letzte Partie
      --lang CODE          die Sprache der Ausgabe (die des Rechners)
      --json               ein JSON-Objekt und sonst nichts

arena =
    mazmorra arena SPIEL --bots A,B [--games M] [--seats N] [--seed S] [--option schlüssel=wert]… [--json]

    Lässt einen Bot A unter Bots B spielen: jede Verteilung von jedem Platz aus. Nennt den Anteil der Siege mit einem Intervall von 95 %.
      --bots A,B           zwei von { $levels }, mit einem Stil wie adventurer+greedy,
                           eine feste Regel wie zoo:never-pass, oder ein Programm
                           wie „cmd:python3 bot.py“ (docs/bot-protocol.md)
      --bot-time MS        wie lange ein Programm für eine Antwort brauchen darf ({ $ms })
      --games M            wie viele Partien höchstens, aufgerundet auf ganze Runden der Plätze (1000)
      --until X            hört auf, sobald klar ist, ob A mehr oder weniger als das X-Fache seines fairen Anteils holt
      --seats N            wie viele Plätze (4, wo das Spiel es zulässt)
      --seed S             beliebiger Text; derselbe Startwert spielt dieselben Partien (1)
      --option schlüssel=wert
                           eine Variante des Spiels; wiederholbar
      --iterations N       wie viele Partien ein Meister für eine Antwort im Kopf spielt (1000)
      --ms N               gibt einem Meister stattdessen so viele Millisekunden; Ergebnisse hängen dann vom Rechner ab
      --lang CODE          die Sprache der Ausgabe (die des Rechners)
      --json               ein JSON-Objekt und sonst nichts

balance =
    mazmorra balance SPIEL [--seats N] [--games M] [--variant-games M] [--bots STUFE] [--seed S] [--out DATEI] [--json]

    Spielt Partien unter gleichen Bots und zählt, wie oft jede Rolle, jeder Held und jede Variante
    gewinnt, so wie der Server die Partien von Personen zählt.
      --seats N            wie viele Plätze (wie in den Tabellen von docs/bots.md)
      --games M            wie viele Partien mit den üblichen Varianten (2000)
      --variant-games M    wie viele für jeden anderen Wert einer Variante (500)
      --bots STUFE         { $levels } (adventurer)
      --iterations N       wie viele Partien ein Meister für eine Antwort im Kopf spielt (1000)
      --ms N               gibt einem Meister stattdessen so viele Millisekunden; Ergebnisse hängen dann vom Rechner ab
      --seed S             beliebiger Text; derselbe Startwert spielt dieselben Partien (balance)
      --out DATEI          trägt die Zahlen dieses Spiels in eine JSON-Datei mehrerer Spiele ein,
                           wie docs/bot-games.json, die die Seite der Ausgewogenheit zeigt
      --lang CODE          die Sprache der Ausgabe (die des Rechners)
      --json               ein JSON-Objekt und sonst nichts

dilemmas =
    mazmorra dilemmas SPIEL [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out DATEI]
    mazmorra dilemmas SPIEL --check DATEI [--deep K] [--out DATEI]

    Findet in Partien von Abenteurern Stellungen, in denen die beste Wahl einer tiefen Suche klar ist und einem Abenteurer nicht. Dieselben
    Angaben liefern dieselben Stellungen.
      --count N            wie viele (10)
      --seed S             beliebiger Text (1)
      --look K             Schritte des letzten von drei Blicken auf eine Entscheidung; die anderen sind kürzer ({ $look })
      --deep K             Schritte jeder der drei tiefen Suchen, die übereinstimmen müssen ({ $deep })
      --first M            beginnt mit Partie M des Startwerts (0): nebeneinander gemachte Teile sind das Ganze
      --games M            gibt nach so vielen Partien auf (10000)
      --out DATEI          schreibt sie dorthin, eine JSON-Liste; sonst werden sie gezeigt
      --check DATEI        stattdessen: welche Dilemmas in DATEI mit den heutigen Bots noch welche sind; --out bekommt diese
      --lang CODE          die Sprache der Ausgabe (die des Rechners)

exploit =
    mazmorra exploit SPIEL --against STUFE [--seats N] [--samples K] [--games M] [--seed S] [--option schlüssel=wert]… [--json]

    Sucht, was einer Stufe am meisten abnimmt: feste Regeln über ein Raster und dann bergauf, und eine lineare Regel, die im Spiel gegen
    die Stufe gelernt wird, wo das Spiel Merkmale dafür hat. Von beiden werden die Ergebnisse frischer Partien genannt.
      --against STUFE      die Stufe auf allen anderen Plätzen (adventurer)
      --seats N            wie viele Plätze (4, wo das Spiel es zulässt)
      --samples K          Regeln des Rasters vor dem Aufstieg (24)
      --steps K            Schritte bergauf (6)
      --search-games M     Partien je Regel beim Suchen (80)
      --generations K      Generationen gelernter Regeln, 0 für keine (8)
      --pupils K           gelernte Regeln je Generation (12)
      --games M            Partien der Besten mit frischen Karten (1000)
      --seed S             beliebiger Text (1)
      --option schlüssel=wert
                           eine Variante des Spiels; wiederholbar
      --iterations N       wie viele Partien ein Meister für eine Antwort im Kopf spielt (1000)
      --ms N               gibt einem Meister stattdessen so viele Millisekunden; Ergebnisse hängen dann vom Rechner ab
      --lang CODE          die Sprache der Ausgabe (die des Rechners)
      --json               ein JSON-Objekt und sonst nichts

dataset =
    mazmorra dataset SPIEL --out DATEI.jsonl.gz [--games N] [--seats N] [--bots LISTE] [--seed S] [--option schlüssel=wert]…

    Spielt Partien unter Bots und schreibt jede Stellung, in der ein Platz entschied, wie der Platz sie sah (docs/dataset.md).
      --out DATEI.jsonl.gz gepackte JSON-Zeilen; ohne „.gz“ ungepackt
      --games N            wie viele Partien (100)
      --seats N            wie viele Plätze (4, wo das Spiel es zulässt)
      --bots LISTE         ein Bot je Platz, durch Kommas getrennt; weniger wechseln sich ab (adventurer):
                           { $levels }
      --seed S             beliebiger Text; derselbe Startwert gibt dieselbe Datei (1)
      --option schlüssel=wert
                           eine Variante des Spiels; wiederholbar
      --iterations N       wie viele Partien ein Meister für eine Antwort im Kopf spielt (1000)
      --ms N               gibt einem Meister stattdessen so viele Millisekunden; Ergebnisse hängen dann vom Rechner ab
      --lang CODE          die Sprache der Ausgabe (die des Rechners)

environment =
    mazmorra environment SPIEL [--seats N] [--option schlüssel=wert]…

    Lässt ein Programm alle Plätze spielen: Es liest und schreibt JSON-Zeilen auf Standardein- und -ausgabe (docs/environment.md).
      --seats N            wie viele Plätze (4, wo das Spiel es zulässt)
      --option schlüssel=wert
                           eine Variante des Spiels; wiederholbar
      --lang CODE          die Sprache der Ausgabe (die des Rechners)

join =
    mazmorra join LINK --bot "BEFEHL" [--bot-time MS] [--token TOKEN] [--json]

    Nimmt für ein Programm, das spielt, einen Platz an einem Tisch eines Servers (docs/bot-protocol.md) und endet mit der Partie.
      LINK            der Link zum Tisch mit seiner Einladung, wie „http://127.0.0.1:8080/t/TABLE#INVITE“
      --bot BEFEHL    das Programm, wie „python3 bot.py“
      --bot-time MS   wie lange es für eine Antwort brauchen darf ({ $ms })
      --token TOKEN   spielt mit dem Konto eines Programms (docs/api.md), nicht als neuer Gast
      --lang CODE     die Sprache der Ausgabe (die des Rechners)
      --json          das Ergebnis als ein JSON-Objekt und sonst nichts
    Versagt das Programm, übernimmt ein Bot des Servers seinen Platz, und das Ende ist 1.

admin =
    mazmorra admin HANDLUNG [WORTE]… [--data ORDNER | --database postgres://…] [--server URL] [--as NAME] [--why TEXT] [--json]

    Was der Betreiber eines laufenden Servers tun darf: Der Befehl schreibt ein kurzlebiges Token in die Datenbank des Servers und fragt dann
    den Server. Alles außer Nachsehen steht mit --as und --why im Protokoll.
    { $acts }
      --data ORDNER     der Ordner des Servers (./data)
      --database URL    stattdessen seine PostgreSQL-Datenbank
      --database-password-file DATEI
                        eine Datei, deren erste Zeile das Passwort der Datenbank ist
      --server URL      die Adresse des Servers (die er in seinen Daten hinterlassen hat)
      --as NAME         wer du bist, für das Protokoll (dein Name auf diesem Rechner)
      --why TEXT        warum du es tust; nötig für alles, was etwas ändert
      --hours N         für token, silence und ban: wie lange (token 12, silence und ban 24)
      --minutes N       für announce: wann der Server anhält
      { $flags } TEXT
                        für announce: eigene Worte in einer Sprache
      --settled         für reports: auch schon erledigte
      --lang CODE       die Sprache der Ausgabe (die des Rechners)
      --json            die Antwort als ein JSON-Objekt

bench =
    mazmorra bench [--seconds N] [--json]

    Misst auf einem Kern, Spiel für Spiel: zufällige Durchläufe und Antworten pro Sekunde, die Größe eines Standes, die Zeit einer Kopie, wie
    viele Partien ein Meister im Kopf spielt, wie viel mehr auf allen Kernen zusammen, und wie spät seine Antworten kommen. Dann dieselben Regeln von Willkommen im Dungeon auf boardgame.io, im selben Lauf.
      --seconds N    wie lange jedes gemessen wird (3)
      --lang CODE    die Sprache der Ausgabe (die des Rechners)
      --json         ein JSON-Objekt und sonst nichts

new-game =
    mazmorra new-game ID [--prefix XX]

    Legt in diesem Repository die Ordner eines neuen Spiels an, zu Beginn mit den Regeln eines kleinen Kartenspiels, und trägt es ein: Es lässt
    sich sofort spielen. docs/adding-a-game.md sagt, wie es weitergeht.
      ID             wie high-card: kleine Buchstaben, Ziffern und Bindestriche
      --prefix XX    zwei große Buchstaben für seine Regeln (aus der ID)
      --lang CODE    die Sprache der Ausgabe (die des Rechners)
