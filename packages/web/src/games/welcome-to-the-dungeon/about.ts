import files from 'languages:origins-welcome-to-the-dungeon';
import { originsWelcomeToTheDungeon } from '@mazmorra/languages/origins-welcome-to-the-dungeon';
import { components } from '@mazmorra/welcome-to-the-dungeon/origins';
import { wordsOf } from '../../i18n/loaded.ts';
import type { About } from '../../origins/about.ts';

export const about: About = {
  components,
  sources: {
    DR: 'transcript',
    CL: 'programs',
    WEB: 'programs',
    JK: 'programs',
    CW: 'programs',
    LCL: 'reviews',
    LGR: 'reviews',
  },
  wordsIn: wordsOf(originsWelcomeToTheDungeon, files),
};
