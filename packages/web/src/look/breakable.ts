import type { Language } from '@mazmorra/kernel';

/** A hyphen that is drawn only where a line ends. */
const SOFT = '\u00ad';
/** Shorter words are not broken. */
const LONG = 7;

/** Where the long words in the names of the cards may be broken. English has no rule for it; a test compares the list with the names. */
const ENGLISH = `
ad-ven-tur-er agil-ity an-ces-tral ar-ti-fact bar-bar-ian bot-tom-less boul-der brace-let bright-blaze broth-er
buck-ler burn-ing cata-comb cen-ti-pede chain-mail chal-ice chal-lara chal-lenge cham-ber char-ac-ter charm-er
cleans-ing col-lapse col-lec-tor cor-ri-dor cross-fire cross-ing crush-ing crys-tal cun-ning dark-ness de-monic
de-ter-mi-na-tion dia-mond dun-geon earth-shaker elim-i-nated en-trance eva-sive ex-plorer ex-plo-sion fire-storm
for-bid-den fore-sight for-tune gher-inn gi-gan-tic glo-ri-ous heal-ing hell-fire hor-i-zon-tal in-fer-nal in-ferno
in-vis-i-bil-ity jew-eled krutz-beck lan-tern leath-er lev-i-ta-tion light-ning lin-ger-ing lode-stone mino-taur
mith-ril mon-ster nat-u-ral nec-ro-man-cer nug-gets ob-sid-ian om-nip-o-tence open-ing pas-sage pa-tience pen-ance
pick-axe pierc-ing poi-soned poi-son-ous poly-morph port-cullis pro-tec-tion quick-silver razor-wings reck-less
re-mem-brance rock-fall ro-tat-ing sab-o-teur scor-ing scor-pion shuf-fle sis-ter-hood skel-e-ton sleep-ing slum-ber
sor-cerer soul-fire splin-ters suc-cess swing-ing tac-ti-cal tama-lir tati-anna tele-por-ta-tion tran-quil-ity
trap-door trea-sure un-leashed un-sta-ble vam-pire vari-ant ver-ti-cal vest-ments vic-tory warn-ing war-rior`;

const english: ReadonlyMap<string, readonly number[]> = new Map(
  ENGLISH.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', ''), placesOf(word)]),
);

/** The numbers of the letters before which a word written with hyphens is broken. */
function placesOf(hyphened: string): number[] {
  const places: number[] = [];
  let letters = 0;
  for (const sign of hyphened) {
    if (sign === '-') places.push(letters);
    else letters += 1;
  }
  return places;
}

/** The last consonants before a vowel belong to it: one, or two that are spoken as one. */
const SPANISH =
  /(?<=[aeiouáéíóúüy])([^aeiouáéíóúü]*?)((?:[bcdfgkpt]r|[bcfgkp]l|ch|ll|rr|qu|gu|[^aeiouáéíóúü])[aeiouáéíóúü])/g;

/** Syllables end where the next one begins with a consonant; at least two letters stay before the hyphen and three come after it. */
function spanish(word: string): number[] {
  const places: number[] = [];
  SPANISH.lastIndex = 0;
  for (let found = SPANISH.exec(word); found; found = SPANISH.exec(word)) {
    const place = found.index + (found[1]?.length ?? 0);
    if (place >= 2 && word.length - place >= 3) places.push(place);
    // The vowel that ends this syllable begins the search for the next one.
    SPANISH.lastIndex = place + 1;
  }
  return places;
}

/** Where a word may be broken. */
const BREAKS: Readonly<Record<Language, (word: string) => readonly number[]>> = {
  en: (word) => english.get(word) ?? [],
  es: spanish,
};

function broken(word: string, language: Language): string {
  const lower = word.toLowerCase();
  const places = BREAKS[language](lower);
  let from = 0;
  const parts = [...places, word.length].map((place) => {
    const part = word.slice(from, place);
    from = place;
    return part;
  });
  return parts.join(SOFT);
}

/**
 * A name whose long words may be broken between syllables, for cards that are narrower than a word. Not left to the browser:
 * many have no list of syllables and break a word at any letter.
 */
export const breakable = (name: string, language: Language): string =>
  name.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, language)));
