import sunIcon from 'icon:sun';
import { closingRoll, SUN_LAST } from '@mazmorra/dungeonquest';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { From } from '../art/origin.tsx';
import { hourOf } from '../model.ts';
import { type Props, region, usePlay } from '../play.ts';
import { MiniMap } from './MiniMap.tsx';
import './track.css';

const spaces = Array.from({ length: SUN_LAST }, (_, index) => index + 1);
const firstRisk = spaces.find((space) => closingRoll(space) > 0) ?? 26;

/** The sky over the dungeon: the sun crosses it in thirty spaces, from morning to the last red light. Beside it the small map. */
export const Track = region<Props>(() => {
  const { view, words } = usePlay();
  const { sun } = view;
  const risk = closingRoll(sun);
  const hour = hourOf(sun);
  const said = `${words.sun(sun, SUN_LAST)}. ${risk > 0 ? words.sunRisk(risk) : words.sunPlain(firstRisk - sun)}`;
  const content = (
    <>
      <strong>{words.hours[hour]}</strong>
      <p>{said}</p>
      <From of="sun-track" />
    </>
  );
  return (
    <div className="dq-sky" data-hour={hour}>
      <Tip className="dq-sun" focusable={said} content={content}>
        <Sky />
      </Tip>
      <MiniMap />
    </div>
  );
}, 'told');

function Sky() {
  const { view, beat, words } = usePlay();
  const { sun } = view;
  const where = (space: number) => `${((space - 0.5) / SUN_LAST) * 100}%`;
  return (
    <span className="dq-sun-track" data-moving={beat?.event.type === 'sun' || undefined}>
      {spaces.map((space) => {
        const risk = closingRoll(space);
        return (
          <span
            key={space}
            className="dq-sun-space"
            data-past={space < sun || undefined}
            data-risk={risk > 0 || undefined}
          >
            {risk > 1 ? `1–${risk}` : risk > 0 && '1'}
          </span>
        );
      })}
      <span className="dq-sun-word" data-before={sun > 14 || undefined} style={{ left: where(sun) }}>
        {words.hours[hourOf(sun)]}
      </span>
      <span className="dq-sun-way" style={{ translate: where(sun) }}>
        <span className="dq-sun-token">
          <Icon of={sunIcon} size="100%" />
        </span>
      </span>
    </span>
  );
}
