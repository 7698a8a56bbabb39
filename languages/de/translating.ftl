help =
    mazmorra language SPRACHE [--check | --new] [--json]

    Sagt, wie weit eine Sprache ist. SPRACHE ist ein Code wie fr oder pt-BR oder der Pfad eines Ordners, der so heißt. docs/texts.md sagt,
    wie man übersetzt.
      --check        dazu, was fehlt und was falsch ist, mit Datei und Zeile; endet mit 1, wenn es etwas gibt
      --new          legt den Ordner einer Sprache mit allem an, was sie braucht, oder die Dateien, die noch fehlen
      --lang CODE    die Sprache der Ausgabe (sonst die des Rechners)
      --json         ein JSON-Objekt und sonst nichts
wrongCode = { $text } ist kein Code einer Sprache: Erlaubt ist ein Code wie { $example }, nach dem der Ordner heißt
noFolder = den Ordner { $folder } gibt es nicht: vorhanden sind { LIST($languages) }, und --new legt einen an
wrong = { $place }: { $what }
missing = { $place }: nur auf Englisch: { $what }
far = { $language }: { $done } von { $all } Sätzen ({ $percent } %)
faults =
    { $count ->
        [0] Nichts ist falsch.
        [one] 1 Fehler.
       *[other] { $count } Fehler.
    }
offered = Seite und Server bieten diese Sprache an.
notOffered = Seite und Server bieten diese Sprache noch nicht an: Sie steht nicht unter LANGUAGES in packages/kernel/src/text.ts.
made =
    { $files ->
        [0] In { $folder } ist schon alles da.
        [one] 1 Datei in { $folder } angelegt.
       *[other] { $files } Dateien in { $folder } angelegt.
    }
see = Sieh dir deine Änderung gleich an: { $command }
