import { createForgetting } from './forgetting.ts';

describe('an answer that comes in when its person has left [I4.14, BR-10]', () => {
  it('is not kept, though it was asked for before', async () => {
    const kept = new Set(['profile']);
    const { forget, plugin } = createForgetting(async () => kept.clear());
    const state = {};
    await plugin.handlerWillStart({ state });
    await forget();
    expect(kept.size).toBe(0);
    kept.add('profile');
    await plugin.cacheDidUpdate({ state });
    expect(kept.size).toBe(0);
  });

  it('is kept where it was requested after that, by the person logged in now', async () => {
    const kept = new Set<string>();
    const { forget, plugin } = createForgetting(async () => kept.clear());
    await forget();
    const state = {};
    await plugin.handlerWillStart({ state });
    kept.add('profile');
    await plugin.cacheDidUpdate({ state });
    expect([...kept]).toEqual(['profile']);
  });
});
