import { FreshCache } from './freshCache.ts';

describe('values that are kept for a while', () => {
  const build = (maxSize = 100) => {
    let now = 1_000_000;
    let made = 0;
    const cache = new FreshCache<string>({
      clock: () => new Date(now),
      maxSize,
      sizeOf: ({ length }) => length,
    });
    const make = async () => `value ${(made += 1)}`;
    const read = (key: string, freshMs = 5000) => cache.read(key, freshMs, make);
    return { cache, read, made: () => made, pass: (ms: number) => (now += ms) };
  };

  it('are read once for 500 equal requests at the same time [LD-02]', async () => {
    const { read, made } = build();
    const values = await Promise.all(Array.from({ length: 500 }, () => read('list')));
    expect(made()).toBe(1);
    expect(new Set(values)).toEqual(new Set(['value 1']));
  });

  it('are read again when their time is over, or when the clock was moved back', async () => {
    const { read, pass } = build();
    await read('list');
    pass(4999);
    expect(await read('list')).toBe('value 1');
    pass(1);
    expect(await read('list')).toBe('value 2');
    pass(-60_000);
    expect(await read('list')).toBe('value 3');
  });

  it('are not kept after a failure, nor without a time', async () => {
    const { cache, read } = build();
    await expect(cache.read('a', 5000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read('a')).toBe('value 1');
    expect([await read('b', 0), await read('b', 0)]).toEqual(['value 2', 'value 3']);
  });

  it('make room for new ones, the oldest first', async () => {
    const { read, made } = build('value n'.length * 2);
    for (const key of ['a', 'b', 'c']) await read(key);
    await read('b');
    await read('c');
    expect(made()).toBe(3);
    await read('a');
    expect(made()).toBe(4);
  });
});
