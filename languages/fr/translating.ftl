# What the command `mazmorra language` prints.

# help =
#     mazmorra language LANGUAGE [--check | --new] [--json]

#     Says how far a language is. LANGUAGE is a code such as fr or pt-BR, or the path of a folder that is named by one. docs/texts.md tells how
#     to translate.
#       --check        also what is missing and what is wrong, with file and line; ends with 1 where there is anything
#       --new          makes the folder of a language with everything it needs, or the files it still lacks
#       --lang CODE    the language of what is printed (the machine's)
#       --json         one JSON object and nothing else
# $text (String) what was typed
# $example (String) a code that is one
# wrongCode = { $text } is no code of a language: allowed is a code such as { $example }, by which the folder is named
# $folder (String)
# $languages (List) the codes of the languages that are there
# noFolder = there is no folder { $folder }: there are { LIST($languages) }, and --new makes another
# A line of the list of what is wrong.
# $place (String) file and line
# $what (String)
# wrong = { $place }: { $what }
# A line of the list of what is missing.
# $place (String) file and line of the English text
# $what (String) the name of the sentence
# missing = { $place }: only in English: { $what }
# $language (String) its name
# $done (Number) sentences that are there
# $all (Number) sentences that English has
# $percent (Number)
# far = { $language }: { $done } of { $all } sentences ({ $percent } %)
# $count (Number)
# faults =
#     { $count ->
#         [0] Nothing is wrong.
#         [one] 1 thing is wrong.
#        *[other] { $count } things are wrong.
#     }
# offered = The page and the server offer this language.
# notOffered = The page and the server do not offer this language yet: it stands in no line of LANGUAGES in packages/kernel/src/text.ts.
# $files (Number)
# $folder (String)
# made =
#     { $files ->
#         [0] Everything is there already in { $folder }.
#         [one] 1 file made in { $folder }.
#        *[other] { $files } files made in { $folder }.
#     }
# $command (String)
# see = See your change at once: { $command }
