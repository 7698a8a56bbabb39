import moon from 'icon:moon';
import sunIcon from 'icon:sun';
import { closingRoll, SUN_LAST } from '@mazmorra/dungeonquest';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { From } from '../art/origin.tsx';
import { hourOf } from '../model.ts';
import { type Props, wordsOf } from '../props.ts';
import './sun.css';

const firstRisk =
  Array.from({ length: SUN_LAST }, (_, index) => index + 1).find((space) => closingRoll(space) > 0) ?? 26;

/** The day as a path of thirty spaces, from morning to the last red light. */
export function SunTrack(props: Props) {
  const { view, beat } = props;
  const words = wordsOf(props);
  const { sun } = view;
  const risk = closingRoll(sun);
  const hour = hourOf(sun);
  const said = `${words.sun(sun, SUN_LAST)}. ${risk > 0 ? words.sunRisk(risk) : words.sunPlain(firstRisk - sun)}`;
  return (
    <Tip
      className="dq-sun"
      focusable={said}
      content={
        <>
          <strong>{words.hours[hour]}</strong>
          <p>{said}</p>
          <From of="sun-track" />
        </>
      }
    >
      <span className="dq-sun-track" data-hour={hour} data-moving={beat?.event.type === 'sun' || undefined}>
        {Array.from({ length: SUN_LAST }, (_, index) => index + 1).map((space) => (
          <span
            key={space}
            className="dq-sun-space"
            data-past={space < sun || undefined}
            data-risk={closingRoll(space) > 0 || undefined}
          >
            {closingRoll(space) > 0 ? (closingRoll(space) === 1 ? '1' : `1–${closingRoll(space)}`) : ''}
          </span>
        ))}
        <span className="dq-sun-token" style={{ left: `${((sun - 0.5) / SUN_LAST) * 100}%` }}>
          <Icon of={sunIcon} size="100%" />
        </span>
        <Icon of={moon} size="16px" className="dq-sun-moon" />
      </span>
      <span className="dq-sun-word">{words.hours[hour]}</span>
    </Tip>
  );
}
