import type { Breaks } from '../breakable.ts';

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

const known: ReadonlyMap<string, readonly number[]> = new Map(
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

export const en: Breaks = (word) => known.get(word) ?? [];
