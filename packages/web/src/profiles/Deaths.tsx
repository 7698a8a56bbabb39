import grave from 'icon:tombstone';
import type { DeathView } from '@mazmorra/protocol';
import { useLanguage } from '../i18n/index.ts';
import { Icon } from '../look/Icon.tsx';
import { useGameText } from './game-words.ts';
import { useProfileWords } from './words.ts';

interface DeathsProps {
  readonly deaths: readonly DeathView[];
  readonly name: string;
}

/** A stone for every hero who stayed in the dungeon. */
export function Deaths({ deaths, name }: DeathsProps) {
  const words = useProfileWords();
  const language = useLanguage();
  const text = useGameText(deaths[0]?.game ?? '');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const stones = deaths.flatMap(({ at, seat: own, rule, event }) => {
    const seat = (one: number): string => (one === own ? name : words.somebody);
    const said = text?.event({ rule, event }, { seat, own: -1 });
    return said === undefined ? [] : [{ at, said }];
  });
  if (stones.length === 0) return;
  return (
    <section className="plate">
      <h2>{words.deaths}</h2>
      <ul className="mine-list">
        {stones.map(({ at, said }) => (
          <li key={`${at} ${said}`} className="profile-stone">
            <Icon of={grave} size="26px" />
            <span>{said}</span>
            <small className="quiet">{date.format(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
