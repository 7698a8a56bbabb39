import { type OfSeat, region, usePlay } from '../play.ts';
import { HeroSheet } from '../sheet/HeroSheet.tsx';

export const SeatDetails = region<OfSeat>(({ seat }) => {
  const hero = usePlay().view.heroes[seat];
  return hero && <HeroSheet hero={hero} full />;
}, 'told');
