import type { Event, View } from '@mazmorra/dungeon-raiders';
import type { ScreenProps } from '../../table/contract.ts';
import { collapsing } from './model.ts';
import { wordsIn } from './words/words.ts';

export function aim({ view, names, language }: ScreenProps<View, Event>): string {
  const words = wordsIn(language).aim;
  const falling = collapsing(view);
  const [first] = falling;
  if (first === undefined) return words.nobody;
  const others = falling.filter((seat) => seat !== names.own);
  const own = others.length < falling.length;
  const [other, ...more] = others;
  // One name fits the line; who the others are is marked at their places.
  if (more.length > 0) return words.many(falling.length, own);
  if (other === undefined) return words.you;
  return own ? words.youToo(names.seat(other)) : words.one(names.seat(other));
}
