import type { OfSeat } from '../props.ts';
import { HeroSheet } from './HeroSheet.tsx';

export function SeatDetails({ seat, ...props }: OfSeat) {
  const hero = props.view.heroes[seat];
  return hero && <HeroSheet {...props} hero={hero} full />;
}
