import { found, runNode, type Step } from './step.ts';

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

/** Which package may import which: the list is in `.dependency-cruiser.mjs` and is enforced here. */
export const arrows: Step = {
  name: 'arrows between packages',
  when: 'quick',
  async run() {
    const args = [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
    ];
    const { output } = await runNode([...args, '--output-type', 'json', 'packages', 'bench', 'scripts']);
    const start = output.indexOf('{');
    if (start < 0) return found([output.trim()]);
    const { summary, modules } = JSON.parse(output.slice(start)) as Cruise;
    // Without a compiler it understands, the tool passes with nothing read; without resolving our packages it sees no arrow.
    if (summary.totalCruised === 0) return found(['dependency-cruiser read no module at all']);
    const between = modules.some(
      ({ source, dependencies }) =>
        source.startsWith('packages/games/') &&
        dependencies.some(({ resolved }) => resolved.startsWith('packages/kernel/src/')),
    );
    if (!between)
      return found(['dependency-cruiser does not see the games import the kernel: its resolving is broken']);
    return found(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
  },
};
