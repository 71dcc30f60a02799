import { startInOrder } from './startInOrder.ts';

interface Step {
  name: string;
  isLight?: boolean;
  isBackground?: boolean;
  after?: readonly string[];
}

/** Simulates steps that run until ended by name; reports the running ones at each moment. */
function stage(steps: readonly Step[], cores = 2) {
  const ends = new Map<string, () => void>();
  const running = new Set<string>();
  const start = (step: Step): Promise<string> => {
    running.add(step.name);
    return new Promise((resolve) =>
      ends.set(step.name, () => {
        running.delete(step.name);
        resolve(step.name);
      }),
    );
  };
  const all = startInOrder(steps, start, cores);
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    all,
    running: async () => {
      await settle();
      return [...running];
    },
    end: (name: string) => ends.get(name)!(),
  };
}

describe('steps', () => {
  const light = (name: string, after: readonly string[] = []): Step => ({ name, isLight: true, after });

  it('run two at a time while they are light, and alone otherwise', async () => {
    const { all, running, end } = stage([light('format'), light('lint'), light('types'), { name: 'unit' }]);
    expect(await running()).toEqual(['format', 'lint']);
    end('lint');
    expect(await running()).toEqual(['format', 'types']);
    end('format');
    expect(await running()).toEqual(['types']);
    end('types');
    expect(await running()).toEqual(['unit']);
    end('unit');
    expect(await all).toEqual(['format', 'lint', 'types', 'unit']);
  });

  it('wait for what they build upon', async () => {
    const { all, running, end } = stage([light('build'), light('budgets', ['build'])]);
    expect(await running()).toEqual(['build']);
    end('build');
    expect(await running()).toEqual(['budgets']);
    end('budgets');
    await all;
  });

  it('of the background run beside all others, to their end', async () => {
    const { all, running, end } = stage([
      { name: 'lint', isBackground: true },
      light('types'),
      { name: 'unit' },
    ]);
    expect(await running()).toEqual(['lint', 'types']);
    end('types');
    expect(await running()).toEqual(['lint', 'unit']);
    end('unit');
    end('lint');
    expect(await all).toEqual(['lint', 'types', 'unit']);
  });

  it('run one by one on a single core', async () => {
    const { all, running, end } = stage([light('format'), light('lint')], 1);
    expect(await running()).toEqual(['format']);
    end('format');
    expect(await running()).toEqual(['lint']);
    end('lint');
    await all;
  });
});
