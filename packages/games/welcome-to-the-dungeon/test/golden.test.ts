import { golden } from '@mazmorra/testkit';
import { welcomeToTheDungeon } from '../src/index.ts';

golden(welcomeToTheDungeon, new URL('golden/', import.meta.url));
