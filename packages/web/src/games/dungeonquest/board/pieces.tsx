import type { HeroView } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { coats } from '../../../look/crests.ts';
import { heroDrawing, icons, monsterDrawing } from '../art/pictures.ts';
import './pieces.css';

/** A hero's figure from above: his picture in a ring of his seat's colour, with its letter. */
export function Figure({ hero, ghost }: { readonly hero: HeroView; readonly ghost?: boolean }) {
  const coat = at(coats, hero.seat % coats.length);
  const { icon, tint } = heroDrawing(hero.hero);
  return (
    <svg className="dq-figure" viewBox="0 0 100 100" aria-hidden="true" data-ghost={ghost || undefined}>
      <ellipse className="dq-figure-shadow" cx="53" cy="60" rx="42" ry="36" />
      <circle cx="50" cy="48" r="42" fill={coat.colour} stroke="#120d08" strokeWidth="4" />
      <circle className="dq-figure-ground" cx="50" cy="48" r="33" />
      <path d={icon} fill={`url(#tone-${tint})`} transform="translate(22 20) scale(0.109)" />
      <g transform="translate(60 60)">
        <path
          d="M0 3q9 1 18-3 9 4 18 3v14q0 14-18 20Q0 31 0 17z"
          fill={coat.colour}
          stroke="#120d08"
          strokeWidth="3"
        />
        <text className="dq-figure-letter" x="18" y="25" textAnchor="middle" fill={coat.ink}>
          {coat.letter}
        </text>
      </g>
    </svg>
  );
}

/** A monster token: face down its Life is a question mark. */
export function MonsterToken({
  monster,
  life,
}: {
  readonly monster: string;
  readonly life: number | 'hidden';
}) {
  const { icon, tint } = monsterDrawing(monster);
  return (
    <svg className="dq-monster-token" viewBox="0 0 100 100" aria-hidden="true">
      <path className="dq-token-body" d="M50 4 88 20l8 38-24 34H28L4 58l8-38z" />
      <path d={icon} fill={`url(#tone-${tint})`} transform="translate(20 16) scale(0.117)" />
      <path className="dq-token-heart" d="M78 96Q60 84 61 73c1-9 13-10 17-2 4-8 16-7 17 2q1 11-17 23z" />
      <text className="dq-token-life" x="78" y="85" textAnchor="middle">
        {life === 'hidden' ? '?' : life}
      </text>
    </svg>
  );
}

export function EntranceMarker() {
  return (
    <svg className="dq-entrance" viewBox="0 0 100 100" aria-hidden="true">
      <circle className="dq-entrance-disc" cx="50" cy="50" r="44" />
      <path d={icons.down} fill="url(#tone-earth)" transform="translate(18 18) scale(0.125)" />
    </svg>
  );
}

/** The marker of a hero below: his figure faded, and the arrow of the way he walks. */
export function TravelMarker({ hero }: { readonly hero: HeroView }) {
  return (
    <span className="dq-travel">
      <span
        className="dq-travel-arrow"
        style={{ transform: `rotate(${(hero.below?.facing ?? 0) * 90}deg)` }}
        aria-hidden="true"
      />
      <Figure hero={hero} ghost />
    </span>
  );
}
