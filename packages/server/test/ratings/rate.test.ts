import { expect, test } from 'vitest';
import { ratingsAfter } from '../../src/ratings/rate.ts';
import type { RatingRow } from '../../src/storage/port.ts';

/** Value and uncertainty. */
type Rating = readonly [mu: number, sigma: number];

/**
 * Places of a game, the ratings before it (`undefined`: not rated yet) and those after it, recorded with openskill 5.0.1. Stored ratings keep
 * their meaning only while these stay equal.
 */
const GOLDEN: readonly (readonly [places: number[], before: (Rating | undefined)[], after: Rating[]])[] = [
  [
    [1, 2],
    [undefined, [21.092, 1.302]],
    [
      [27.741547032996337, 7.7814915938429134],
      [21.024808830863673, 1.3043433407535752],
    ],
  ],
  [
    [1, 1],
    [undefined, [37.534, 4.056]],
    [
      [26.630794089365427, 7.992773080011011],
      [37.14754638488166, 4.038056227064666],
    ],
  ],
  [
    [2, 1],
    [undefined, [48.93, 0.964]],
    [
      [24.401584113756716, 8.151520259497206],
      [48.93806695394091, 0.9675624321867666],
    ],
  ],
  [
    [1, 2, 3],
    [undefined, [41.125, 6.954], [19.582, 3.989]],
    [
      [29.062692869862737, 8.178485377566455],
      [39.3846528795058, 6.7835928745694485],
      [19.22360824902373, 3.976883121215403],
    ],
  ],
  [
    [3, 1, 1],
    [undefined, [46.352, 2.895], [43.815, 2.102]],
    [
      [24.515986490082035, 8.217945458602312],
      [46.34497249319014, 2.8905479886668624],
      [43.84954827712175, 2.1021301360118296],
    ],
  ],
  [
    [2, 2, 1, 4],
    [undefined, [36.101, 5.613], [15.951, 6.327], undefined],
    [
      [25.1048156517221, 8.145426590956317],
      [35.30651133418711, 5.560891629969005],
      [18.036151127793353, 6.308325491480261],
      [23.029179673410134, 8.145426590956317],
    ],
  ],
  [
    [1, 2, 3, 4, 5],
    [undefined, [34.787, 2.899], [35.825, 6.185], undefined, [26.737, 1.04]],
    [
      [28.585994667611743, 8.266932869180916],
      [35.00394528631999, 2.8970042391094726],
      [35.622496093628605, 6.0757395955944276],
      [24.83663447145304, 7.950357422548336],
      [26.66104043856729, 1.0432365444367757],
    ],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [undefined, [17.255, 6.728], [26.384, 8.134], undefined, [48.06, 4.15], [37.763, 4.005]],
    [
      [25.190855683042923, 8.302144779120688],
      [17.46355313478731, 6.719090730813533],
      [26.5382994958956, 8.103934659107221],
      [25.190855683042923, 8.302144779120688],
      [47.88821527565643, 4.146339763601258],
      [37.723457751684435, 4.003018428758522],
    ],
  ],
  [
    [4, 1, 4, 2, 3, 4, 1, 8, 9, 10],
    [
      undefined,
      [12.083, 6.481],
      [23.653, 2.263],
      undefined,
      [37.674, 7.599],
      [42.427, 7.542],
      undefined,
      [43.532, 7.638],
      [43.765, 1.921],
      undefined,
    ],
    [
      [24.9111109556567, 8.28794673656799],
      [12.81707505331449, 6.479331101628878],
      [23.650091281531274, 2.264296129117718],
      [27.241109488615827, 8.31332845754304],
      [38.971552371681966, 7.565357582900837],
      [41.587338212260676, 7.4882403825067545],
      [26.13450796662598, 8.324147900873012],
      [43.19933792647521, 7.556004135652426],
      [43.646683794299236, 1.922389729693204],
      [22.62230168032214, 8.235580407552273],
    ],
  ],
];

test.each(GOLDEN)('places %j: ratings are those that were recorded', (places, before, after) => {
  const person = (seat: number): string => `person-${seat}`;
  const at = Date.parse('2026-10-05T12:00:00Z');
  const rows = before.flatMap((rating, seat): RatingRow[] =>
    rating
      ? [
          {
            person: person(seat),
            game: 'saboteur',
            season: '2026-Q4',
            mu: rating[0],
            sigma: rating[1],
            games: 1,
          },
        ]
      : [],
  );
  const seats = places.map((place, seat) => ({ seat, person: person(seat), place }));
  const found = ratingsAfter({ number: 1, table: 'table', game: 'saboteur', at, seats }, rows);
  expect(found).toHaveLength(after.length);
  for (const [seat, [mu, sigma]] of after.entries()) {
    // The last bit may differ: additions in another order.
    expect(found[seat]?.mu).toBeCloseTo(mu, 12);
    expect(found[seat]?.sigma).toBeCloseTo(sigma, 12);
  }
});
