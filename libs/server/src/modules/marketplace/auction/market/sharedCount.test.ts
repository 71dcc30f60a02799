import { readShared, type SharedCount } from './sharedCount.ts';

const at = (ms: number) => new Date(Date.UTC(2030, 0, 1) + ms);

/** Counts how often it was counted; renewals end when the test says so. */
function counter() {
  const shared: SharedCount<string> = { isRenewed: false };
  const renewals: ((count?: string) => void)[] = [];
  let counted = 0;
  const read = (ms: number) =>
    readShared(shared, {
      time: at(ms),
      count: () => Promise.resolve(`count ${(counted += 1)}`),
      renew: () => new Promise((resolve) => renewals.push(resolve)),
    });
  return { read, renewals };
}

describe('the shared count of an auction', () => {
  it('is counted once for all readers of two seconds', async () => {
    const { read, renewals } = counter();
    expect(await Promise.all([read(0), read(0)])).toEqual(Array(2).fill('count 1'));
    expect(await Promise.all([read(1_000), read(1_999)])).toEqual(Array(2).fill('count 1'));
    expect(renewals).toHaveLength(0);
  });

  it('answers readers on while it is renewed, once', async () => {
    const { read, renewals } = counter();
    await read(0);
    expect(await Promise.all([read(2_000), read(2_001), read(3_999)])).toEqual(Array(3).fill('count 1'));
    expect(renewals).toHaveLength(1);
    renewals[0]!('renewed');
    await Promise.resolve();
    expect(await read(3_999)).toBe('renewed');
  });

  it('is kept if it cannot be renewed, and renewed later', async () => {
    const { read, renewals } = counter();
    await read(0);
    await read(2_000);
    renewals[0]!();
    await Promise.resolve();
    expect(await read(3_000)).toBe('count 1');
    expect(renewals).toHaveLength(2);
  });

  it('counts anew after a pause', async () => {
    const { read } = counter();
    await read(0);
    expect(await read(4_000)).toBe('count 2');
  });
});
