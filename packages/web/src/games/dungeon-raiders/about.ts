import files from 'languages:origins-dungeon-raiders';
import { components } from '@mazmorra/dungeon-raiders/origins';
import { originsDungeonRaiders } from '@mazmorra/languages/origins-dungeon-raiders';
import { wordsOf } from '../../i18n/loaded.ts';
import type { About } from '../../origins/about.ts';

export const about: About = {
  components,
  sources: { tfg: 'programs', evbeda: 'programs', p2013: 'pictures' },
  wordsIn: wordsOf(originsDungeonRaiders, files),
};
