help =
    mazmorra language LINGUA [--check | --new] [--json]

    Dice a che punto è una lingua. LINGUA è un codice come fr o pt-BR, o il percorso di una cartella che ha quel nome. docs/texts.md spiega
    come si traduce.
      --check        anche che cosa manca e che cosa è sbagliato, con file e riga; finisce con 1 se c’è qualcosa
      --new          crea la cartella di una lingua con tutto il necessario, o i file che le mancano ancora
      --lang CODICE  la lingua di ciò che si stampa (quella della macchina)
      --json         un oggetto JSON e nient’altro
wrongCode = { $text } non è il codice di una lingua: è permesso un codice come { $example }, da cui la cartella prende il nome
noFolder = la cartella { $folder } non c’è: ci sono { LIST($languages) }, e --new ne crea un’altra
wrong = { $place }: { $what }
missing = { $place }: solo in inglese: { $what }
far = { $language }: { $done } frasi su { $all } ({ $percent }%)
faults =
    { $count ->
        [0] Non c’è niente di sbagliato.
        [one] 1 cosa è sbagliata.
       *[other] { $count } cose sono sbagliate.
    }
offered = La pagina e il server offrono questa lingua.
notOffered = La pagina e il server non offrono ancora questa lingua: non è in nessuna riga di LANGUAGES in packages/kernel/src/text.ts.
made =
    { $files ->
        [0] In { $folder } c’è già tutto.
        [one] 1 file creato in { $folder }.
       *[other] { $files } file creati in { $folder }.
    }
see = Guarda subito la modifica: { $command }
