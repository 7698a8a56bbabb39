import type { Grammar, Noun } from '@mazmorra/languages';

/**
 * `.gender = f`, `.one` where a sentence says it in another way than the card, `.plural = yes` for “as moedas”, `.title = yes` for a name
 * that is no noun, `.article = none` for names of persons. `own` is what the reader plays: “seu Troll”.
 */
const singular = ({ name, is }: Noun): string => is['one'] ?? name;

/** A thing behind the article that joins with a preposition: “o”, “do”, “no”, “ao”, “pelo”. `alone` stands before what has no article. */
const behind =
  (alone: string, [o, a, os, as]: readonly [o: string, a: string, os: string, as: string]) =>
  (noun: Noun): string => {
    const { is } = noun;
    const isFeminine = is['gender'] === 'f';
    const one = singular(noun);
    if (is['title'] === 'yes') return `${alone}“${one}”`;
    if (is['article'] === 'none') return `${alone}${one}`;
    const [single, several] = isFeminine ? [a, as] : [o, os];
    const own = is['own'] === 'yes' ? (isFeminine ? 'sua ' : 'seu ') : '';
    return `${is['plural'] === 'yes' ? several : single} ${own}${one}`;
  };

const o = behind('', ['o', 'a', 'os', 'as']);
const um = behind('', ['um', 'uma', '', '']);
/** What a sentence says of a thing that was not spoken of: “uma Corda”, “Moedas de ouro”, but “o dragão”, of which there is one. */
const one = (noun: Noun): string => noun.is['um'] ?? um(noun).trimStart();

export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  forms: {
    ONE: singular,
    O: o,
    DO: behind('de ', ['do', 'da', 'dos', 'das']),
    NO: behind('em ', ['no', 'na', 'nos', 'nas']),
    AO: behind('a ', ['ao', 'à', 'aos', 'às']),
    PELO: behind('por ', ['pelo', 'pela', 'pelos', 'pelas']),
    UM: one,
    // “de uma Corda”, “do Espelho de Shael”; “por um goblin”, “pelo dragão”.
    DE_UM: (noun) => `de ${one(noun)}`.replace(/^de ([oa]s?) /, 'd$1 '),
    POR_UM: (noun) => `por ${one(noun)}`.replace(/^por ([oa]s?) /, 'pel$1 '),
    GENDER: ({ is }) => (is['gender'] === 'f' ? 'f' : 'm'),
  },
});
