import { eventExamples } from '@mazmorra/testkit';
import { welcomeToTheDungeon } from '../src/index.ts';

eventExamples(welcomeToTheDungeon, new URL('golden/events.txt', import.meta.url), [
  {},
  { firstAdventurer: 'starter-chooses', nextAdventurer: 'random', vorpalAxeScope: 'single' },
  { firstAdventurer: 'random', firstTurnAdd: 'each-player', firstTurnNoPass: true },
]);
