import { golden } from '@mazmorra/testkit';
import { saboteur } from '../src/index.ts';

golden(saboteur, new URL('golden/', import.meta.url));
