import { keepFresh } from './keepFresh.ts';

describe('values that are read again after a while', () => {
  let now = 0;
  const clock = () => new Date(now);
  const counting = (freshMs: number, atMost = 10) => {
    const read = keepFresh<number>({ clock, freshMs, atMost });
    let readings = 0;
    return (key = 'a', fails = false) =>
      read(key, async () => {
        readings += 1;
        if (fails) throw new Error('no answer');
        return readings;
      });
  };
  beforeEach(() => (now = 1_000));

  it('are read once for callers of one time, and anew afterwards', async () => {
    const read = counting(100);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    now += 99;
    expect(await read()).toBe(1);
    now += 1;
    expect(await read()).toBe(2);
    now -= 500;
    expect(await read()).toBe(3);
  });

  it('are not kept after a failure, beyond their number, or without a time', async () => {
    const read = counting(100, 1);
    await expect(read('a', true)).rejects.toThrow('no answer');
    expect(await read('a')).toBe(2);
    expect(await read('b')).toBe(3);
    expect(await read('a')).toBe(4);
    const never = counting(0);
    expect([await never(), await never()]).toEqual([1, 2]);
  });
});
