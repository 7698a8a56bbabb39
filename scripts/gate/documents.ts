import { relative } from 'node:path';
import { brokenLinks } from '../docs/links.ts';
import { filesUnder } from './files.ts';
import { check, found, root, type Step } from './step.ts';

/** Documents that describe what was, and so may name what is gone. */
const HISTORY = ['CHANGELOG.md', 'docs/decisions/'];

export const documentsAreCurrent: Step = {
  name: 'generated parts of the documents are current',
  when: 'quick',
  run: () => check(['scripts/docs/main.ts', '--check']),
};

export const documentsLead: Step = {
  name: 'links and paths in documents lead somewhere',
  when: 'quick',
  async run() {
    const files = filesUnder(root, /\.md$/)
      .map((path) => relative(root, path))
      .filter((file) => !HISTORY.some((place) => file.startsWith(place)));
    return found(
      files.length === 0 ? ['no document was read'] : files.flatMap((file) => brokenLinks(root, file)),
    );
  },
};
