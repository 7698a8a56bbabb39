help =
    mazmorra language LANGUE [--check | --new] [--json]

    Dit où en est une langue. LANGUE est un code comme fr ou pt-BR, ou le chemin d’un dossier nommé ainsi. docs/texts.md explique comment
    traduire.
      --check        aussi ce qui manque et ce qui est faux, avec fichier et ligne ; finit par 1 s’il y a quoi que ce soit
      --new          crée le dossier d’une langue avec tout ce qu’il faut, ou les fichiers qui lui manquent encore
      --lang CODE    la langue de ce qui s’affiche (celle de la machine)
      --json         un objet JSON et rien d’autre
wrongCode = { $text } n’est pas le code d’une langue : il faut un code comme { $example }, qui donne son nom au dossier
noFolder = il n’y a pas de dossier { $folder } : il y a { LIST($languages) }, et --new en crée un autre
wrong = { $place } : { $what }
missing = { $place } : seulement en anglais : { $what }
far = { $language } : { $done } phrases sur { $all } ({ $percent } %)
faults =
    { $count ->
        [0] Rien n’est faux.
        [one] { $count } faute.
       *[other] { $count } fautes.
    }
offered = La page et le serveur proposent cette langue.
notOffered = La page et le serveur ne proposent pas encore cette langue : elle ne figure pas dans LANGUAGES de packages/kernel/src/text.ts.
made =
    { $files ->
        [0] Tout est déjà là dans { $folder }.
        [one] { $files } fichier créé dans { $folder }.
       *[other] { $files } fichiers créés dans { $folder }.
    }
see = Vois ton changement tout de suite : { $command }
