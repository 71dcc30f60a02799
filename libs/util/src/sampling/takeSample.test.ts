import { isInShare, sampleSettings, seedNumber, takeSample } from './takeSample.ts';

const items = Array.from({ length: 200 }, (_, at) => ({ at, kind: `kind ${at % 7}` }));
const plain = { seed: 'one', isDeep: false };

describe('takeSample', () => {
  it('takes so many, in their order, the same ones with the same seed', () => {
    const taken = takeSample(items, { label: 'strings', count: 20 }, plain);
    expect(taken).toHaveLength(20);
    expect(taken.map(({ at }) => at)).toEqual(taken.map(({ at }) => at).sort((a, b) => a - b));
    expect(takeSample(items, { label: 'strings', count: 20 }, plain)).toEqual(taken);
  });

  it('takes others with another seed or label', () => {
    const taken = takeSample(items, { label: 'strings', count: 20 }, plain);
    expect(takeSample(items, { label: 'strings', count: 20 }, { ...plain, seed: 'two' })).not.toEqual(taken);
    expect(takeSample(items, { label: 'pages', count: 20 }, plain)).not.toEqual(taken);
  });

  it.each([1, 7, 20])('keeps one of each class with a count of %d', (count) => {
    const taken = takeSample(items, { label: 'strings', count, classOf: ({ kind }) => kind }, plain);
    expect(taken).toHaveLength(Math.max(7, count));
    expect(new Set(taken.map(({ kind }) => kind)).size).toBe(7);
  });

  it('reaches every item over the seeds', () => {
    const seeds = Array.from({ length: 200 }, (_, at) => `seed ${at}`);
    const reached = new Set(
      seeds.flatMap((seed) => takeSample(items, { label: 'strings', count: 20 }, { seed, isDeep: false })),
    );
    expect(reached.size).toBe(items.length);
  });

  it('takes everything in a deep run', () => {
    expect(takeSample(items, { label: 'strings', count: 1 }, { seed: 'one', isDeep: true })).toEqual(items);
  });
});

describe('isInShare', () => {
  const names = items.map(({ at }) => `page ${at}`);
  const shares = (seed: string, isDeep = false) =>
    [0, 1].map((share) =>
      names.filter((name) => isInShare(name, { label: 'looks', share, of: 2 }, { seed, isDeep })),
    );

  it('puts each item into one share, and about as many into each', () => {
    const [one = [], two = []] = shares('one');
    expect([...one, ...two].sort()).toEqual([...names].sort());
    expect(Math.min(one.length, two.length)).toBeGreaterThan(70);
  });

  it('puts it into another share with another seed', () => {
    expect(shares('two')).not.toEqual(shares('one'));
  });

  it('puts every item into every share in a deep run', () => {
    expect(shares('one', true)).toEqual([names, names]);
  });
});

describe('seedNumber', () => {
  it('is a whole number of 31 bits, another one for another seed or label', () => {
    const numbers = ['one', 'two'].flatMap((seed) =>
      ['races', 'histories'].map((label) => seedNumber(label, { seed, isDeep: false })),
    );
    expect(new Set(numbers).size).toBe(4);
    for (const number of numbers) expect(number).toBe(number & 0x7fffffff);
  });
});

describe('sampleSettings', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('reads seed and depth from the environment', () => {
    Object.assign(process.env, { FOYER_TEST_SEED: '4af1', FOYER_TEST_DEPTH: 'deep' });
    expect(sampleSettings()).toEqual({ seed: '4af1', isDeep: true });
  });

  it('has a fixed seed and takes samples where nothing is set', () => {
    delete process.env['FOYER_TEST_SEED'];
    delete process.env['FOYER_TEST_DEPTH'];
    expect(sampleSettings()).toEqual({ seed: 'foyer', isDeep: false });
  });
});
