help =
    mazmorra language IDIOMA [--check | --new] [--json]

    Diz até onde vai um idioma. IDIOMA é um código como fr ou pt-BR, ou o caminho de uma pasta com esse nome. docs/texts.md conta como se
    traduz.
      --check        também o que falta e o que está errado, com arquivo e linha; termina com 1 se houver algo
      --new          cria a pasta de um idioma com tudo o que ele precisa, ou os arquivos que ainda faltam
      --lang CÓDIGO  o idioma do que é impresso (o do sistema)
      --json         um objeto JSON e nada mais
wrongCode = { $text } não é código de um idioma: vale um código como { $example }, que dá nome à pasta
noFolder = não existe a pasta { $folder }: existem { LIST($languages) }, e --new cria outra
wrong = { $place }: { $what }
missing = { $place }: só em inglês: { $what }
far = { $language }: { $done } de { $all } frases ({ $percent }%)
faults =
    { $count ->
        [0] Nada está errado.
        [1] 1 coisa está errada.
       *[other] { $count } coisas estão erradas.
    }
offered = A página e o servidor oferecem este idioma.
notOffered = A página e o servidor ainda não oferecem este idioma: não está em LANGUAGES, em packages/kernel/src/text.ts.
made =
    { $files ->
        [0] Tudo já está em { $folder }.
        [1] 1 arquivo criado em { $folder }.
       *[other] { $files } arquivos criados em { $folder }.
    }
see = Veja sua mudança na hora: { $command }
