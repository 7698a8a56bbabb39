import { expect, test } from 'vitest';
import { auditFaults, outdatedFaults } from '../upkeep.ts';

const ANSWERS = {
  outdated: {
    vite: { about: '8.3', answer: 'a patch' },
    '@types/node': { about: '26', answer: 'we run 24' },
  },
  audit: { 'GHSA-answered': 'not reachable' },
};

test('a newer version without an answer is a fault, and so is one of another line than its answer', () => {
  const report = {
    vite: { wanted: '8.3.5', latest: '8.3.8' },
    '@types/node': [{ wanted: '24.12.0', latest: '26.6.6' }],
    ws: { wanted: '8.22.2', latest: '8.23.0' },
    lighthouse: { wanted: '13.5.0', latest: '12.8.2' },
    postject: { wanted: '1.0.0', latest: '1.0.0' },
  };
  expect(outdatedFaults(report, ANSWERS)).toEqual([expect.stringMatching(/^ws 8\.22\.2: 8\.23\.0/)]);
  expect(outdatedFaults({ vite: { wanted: '8.3.5', latest: '8.30.0' } }, ANSWERS)).toHaveLength(1);
  expect(outdatedFaults({}, ANSWERS)).toEqual([]);
});

test('an advisory without an answer is a fault', () => {
  const advisory = (id: string) => ({
    url: `https://github.com/advisories/${id}`,
    title: 'a hole',
    severity: 'high',
  });
  const report = {
    vulnerabilities: {
      ws: { via: [advisory('GHSA-answered'), advisory('GHSA-new')] },
      other: { via: ['ws'] },
    },
  };
  expect(auditFaults(report, ANSWERS)).toEqual([expect.stringContaining('GHSA-new')]);
  expect(auditFaults({}, ANSWERS)).toEqual([]);
});
