help =
    mazmorra language IDIOMA [--check | --new] [--json]

    Dice hasta dónde llega un idioma. IDIOMA es un código como fr o pt-BR, o la ruta de una carpeta que se llama así. docs/texts.md cuenta cómo
    se traduce.
      --check        también lo que falta y lo que está mal, con archivo y línea; termina con 1 si hay algo
      --new          crea la carpeta de un idioma con todo lo que necesita, o los archivos que aún le faltan
      --lang CÓDIGO  el idioma de lo que se imprime (el del sistema)
      --json         un objeto JSON y nada más
wrongCode = { $text } no es el código de un idioma: se admite un código como { $example }, que es el nombre de la carpeta
noFolder = no hay ninguna carpeta { $folder }: hay { LIST($languages) }, y --new crea otra
wrong = { $place }: { $what }
missing = { $place }: solo en inglés: { $what }
far = { $language }: { $done } de { $all } frases ({ $percent } %)
faults =
    { $count ->
        [0] No hay nada mal.
        [one] Hay 1 cosa mal.
       *[other] Hay { $count } cosas mal.
    }
offered = La página y el servidor ofrecen este idioma.
notOffered = La página y el servidor aún no ofrecen este idioma: no está en LANGUAGES, en packages/kernel/src/text.ts.
made =
    { $files ->
        [0] Ya está todo en { $folder }.
        [one] 1 archivo creado en { $folder }.
       *[other] { $files } archivos creados en { $folder }.
    }
see = Para ver tus cambios al momento: { $command }
