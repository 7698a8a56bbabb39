import { eventExamples } from '@mazmorra/testkit';
import { saboteur } from '../src/index.ts';

eventExamples(saboteur, new URL('golden/events.txt', import.meta.url));
