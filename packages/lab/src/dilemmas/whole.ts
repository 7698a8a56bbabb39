import type { Playable } from '@mazmorra/bots';
import { type Dilemma, dilemmaInput, type ValuedOption } from '@mazmorra/bots';
import { evenly, rounded, search } from './search.ts';

/**
 * Maximum number of options listed in a dilemma. A hand of Saboteur has up to fifty, many of them the same card in
 * another place.
 */
const MOST = 24;

/**
 * The dilemma with values for the options that its searches excluded, so that a reader who chose one learns its value.
 * `undefined` if a search of all options prefers another one. These values rest on few playouts, and only the most
 * important remark of each is kept to save space.
 */
export function whole(playable: Playable, dilemma: Dilemma, iterations: number): Dilemma | undefined {
  const { options, seed, answers, tempting } = dilemma;
  const input = dilemmaInput(playable.game, dilemma, 'whole');
  const known = new Set(options.map(([name]) => name));
  if (input.decision.options.every((option) => known.has(playable.game.nameOf(option)))) return dilemma;
  const found = search(evenly(playable, true), input, iterations, `${seed}/${answers.length}/whole`, true);
  const [best] = options;
  if (found === undefined || best === undefined || found.options[0]?.name !== best[0]) return undefined;
  const further = found.options
    // An option dropped early was tried in a few worlds only. If those favoured every option, its mean is not
    // comparable with that of the best; options with a higher mean are therefore left out.
    .filter(({ name, visits, value }) => visits > 0 && !known.has(name) && value < best[1])
    .map(({ name, value, visits, why = [] }): ValuedOption => [name, rounded(value), visits, why.slice(0, 1)])
    .sort((a, b) => Number(b[0] === tempting) - Number(a[0] === tempting) || b[1] - a[1])
    .slice(0, Math.max(0, MOST - options.length));
  return { ...dilemma, options: [...options, ...further].sort((a, b) => b[1] - a[1]) };
}
