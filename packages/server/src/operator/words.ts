import type { WordListName } from '@mazmorra/protocol';
import { LATIN_OF, LETTER_OF_SIGN } from './folding.ts';

const MOST_ENTRIES = 3000;
const MOST_ENTRY = 40;

/** A word as runs of equal letters, so that `fuuuck` is found and `as` is not taken for `ass`. */
interface Runs {
  readonly letters: string;
  readonly lengths: readonly number[];
}

interface Entry extends Runs {
  /** Whether other letters may precede or follow it in the same word. */
  readonly open: { readonly before: boolean; readonly behind: boolean };
}

function runsOf(word: string): Runs {
  let letters = '';
  const lengths: number[] = [];
  for (const letter of word) {
    if (letters.at(-1) === letter) lengths.push((lengths.pop() ?? 0) + 1);
    else {
      letters += letter;
      lengths.push(1);
    }
  }
  return { letters, lengths };
}

/** Maps look-alike letters to one letter and removes accents, except on ñ, which is a letter of its own. */
function plainLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/n\u0303/g, 'ñ')
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return [...bare].map((letter) => (LATIN_OF.get(letter) ?? letter).toLowerCase()).join('');
}

const signsRead = (word: string): string => [...word].map((sign) => LETTER_OF_SIGN[sign] ?? sign).join('');

/** The words of a text in comparable form: signs are read as letters, and spaced-out letters are joined. */
function wordsOf(text: string): string[] {
  const plain = plainLetters(text);
  const words = plain.match(/[\p{L}\p{N}@$€!|]+/gu) ?? [];
  // Numbers are kept: 455 is not a word.
  const read = words.map((word) => (/\p{L}/u.test(word) ? signsRead(word.replace(/[!|]+$/, '')) : word));
  const spelled = plain.match(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$€!|][\s\p{P}\p{S}]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
  );
  const joined = (spelled ?? []).map((letters) => signsRead(letters.replace(/[^\p{L}\p{N}@$€!|]/gu, '')));
  return [...read, ...joined];
}

/** Whether an entry matches a word at this position. */
function standsAt(word: Runs, entry: Entry, at: number): boolean {
  const end = at + entry.letters.length;
  if (at > 0 && !entry.open.before) return false;
  if (end < word.letters.length && !entry.open.behind) return false;
  return entry.lengths.every((length, i) => (word.lengths[at + i] ?? 0) >= length);
}

function contains(word: Runs, entry: Entry): boolean {
  for (
    let at = word.letters.indexOf(entry.letters);
    at >= 0;
    at = word.letters.indexOf(entry.letters, at + 1)
  )
    if (standsAt(word, entry, at)) return true;
  return false;
}

/**
 * A list of forbidden words: one per line, `#` begins a comment, and `*` at either end matches any letters. Case, accents,
 * repeated letters, look-alikes and digits for letters are ignored.
 */
export class WordList {
  readonly #entries: readonly Entry[];

  constructor(text: string) {
    const lines = text.split('\n').map((line) => (line.split('#')[0] ?? '').trim());
    this.#entries = lines
      .filter((line) => line.length > 0 && line.length <= MOST_ENTRY)
      .slice(0, MOST_ENTRIES)
      .map((line) => ({
        ...runsOf(signsRead(plainLetters(line).replace(/[^\p{L}\p{N}@$€!|]/gu, ''))),
        open: { before: line.startsWith('*'), behind: line.endsWith('*') },
      }))
      .filter(({ letters }) => letters.length > 0);
  }

  get size(): number {
    return this.#entries.length;
  }

  /** Whether the text contains one of the words. */
  matches(text: string): boolean {
    const words = [...new Set(wordsOf(text))].map(runsOf);
    return this.#entries.some((entry) => words.some((word) => contains(word, entry)));
  }
}

/**
 * The default word lists, which an operator can change. They contain slurs and severe insults. Mild swearing is allowed, and so
 * are words that are harmless in another language.
 */
export const DEFAULT_WORDS: Readonly<Record<WordListName, string>> = {
  en: `# Words that are not allowed in names and in public chat. One on a line; * stands for any letters.
nigger*
nigga*
faggot*
fag
fags
kike*
spic
spics
chink
chinks
gook*
wetback*
tranny
trannies
retard
retarded
cunt*
whore*
slut*
fuck*
*fucker
motherfuck*
cocksuck*
dickhead*
pussy
asshole*
arsehole*
wanker*
bitch*
bastard
rapist*
rape
raping
pedo
pedophil*
paedophil*
nazi*
hitler*
kys
killyourself
`,
  es: `# Palabras que no se admiten en los nombres ni en el chat público. Una por línea; * vale por cualquier letra.
puta
putas
puto
putos
putita*
hijoputa*
hijaputa*
hijodeputa*
gilipollas
maricon*
marica
maricas
mariconazo*
bollera*
travelo*
zorra*
cabron*
subnormal*
mongolo*
mongolico*
retrasado*
sudaca*
negrata*
panchito*
polla
pollas
pendejo*
culero*
verga
vergas
chupapolla*
chupamela
coño
mamahuevo*
malparido*
malparida*
gonorrea
violador*
pederasta*
pedofilo*
nazi*
hitler*
suicidate
`,
  fr: `# Mots qui ne sont pas admis dans les noms ni dans le chat public. Un par ligne ; * remplace n’importe quelles lettres.
encule*
enfoire*
salope*
connard*
connasse*
pute
putes
grossepute*
filsdepute*
fdp
niquetamere*
bougnoul*
bicot*
youpin*
negre
negres
tarlouze*
tafiole*
gouine*
tapette
tapettes
violeur*
pedophil*
pedocriminel*
nazi*
hitler*
suicidetoi
`,
  de: `# Wörter, die in Namen und im öffentlichen Chat nicht erlaubt sind. Eines je Zeile; * steht für beliebige Buchstaben.
arschloch*
hurensohn*
huren
hurentochter*
fotze*
wichser*
schlampe*
schwuchtel*
neger
negers
kanake*
missgeburt*
spasti
spastis
mongo
judensau*
zigeunersau*
vergewaltiger*
kinderficker*
kinderschänder*
ficker*
fickdich
untermensch*
nazi*
hitler*
bringdichum
`,
  'pt-BR': `# Palavras que não são aceitas nos nomes nem no chat público. Uma por linha; * vale por quaisquer letras.
filhodaputa*
filhadaputa*
puta
putas
viado
viados
sapatao
buceta*
boceta*
cuzao
cuzona
arrombado
arrombada
vadia
vadias
piranhuda*
crioulo*
retardado
retardada
mongoloide*
estuprador*
pedofilo*
chupapau*
vaitomarnocu*
vsf
nazi*
hitler*
sematar
`,
  it: `# Parole che non sono ammesse nei nomi e nella chat pubblica. Una per riga; * sta per lettere qualsiasi.
stronzo
stronza
stronzi
puttana
puttane
puttaniere*
frocio
froci
ricchione
ricchioni
negraccio*
terrone
terroni
mignotta*
zoccola
zoccole
bagascia*
vaffanculo*
figliodiputtana*
bastardo
bastarda
rottinculo*
succhiacazzi*
mongoloide*
ritardato
ritardata
stupratore*
pedofilo
pedofili
nazi*
hitler*
ammazzati
`,
  names: `# Names that would be taken for somebody who runs this server. / Nombres que se tomarían por los de quien lleva el servidor.
admin*
administr*
moderator*
moderador*
operator*
operador*
mazmorra
system
sistema
`,
};
