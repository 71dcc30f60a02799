import { createMemoryTokenStore } from '@foyer/api-client';
import { createSafeStorage } from '@foyer/util';
import { createUnauthorized, takeLostSession } from './lostSession.ts';

function doors(token: string | undefined, isFramed = false) {
  const storage = createSafeStorage(() => {
    throw new Error('memory only');
  });
  return { tokens: createMemoryTokenStore(token), storage, isFramed, reload: jest.fn(), leave: jest.fn() };
}

describe('a 401', () => {
  it('reloads once, however many calls are answered with it, and the next page is told once [I4.15, CL-01]', () => {
    const all = doors('t');
    const onUnauthorized = createUnauthorized(all);
    onUnauthorized();
    onUnauthorized();
    expect(all.reload).toHaveBeenCalledTimes(1);
    expect(all.leave).not.toHaveBeenCalled();
    expect(all.tokens.get()).toBeUndefined();
    expect([takeLostSession(all.storage), takeLostSession(all.storage)]).toEqual([true, false]);
  });

  it('does not reload where there is no session to lose, so that it never goes on for ever [CL-01]', () => {
    const all = doors(undefined);
    createUnauthorized(all)();
    expect(all.reload).not.toHaveBeenCalled();
    expect(all.leave).toHaveBeenCalledTimes(1);
    expect(takeLostSession(all.storage)).toBe(false);
  });

  it('leaves a frame standing [I4.15, C7.84d]', () => {
    const all = doors('t', true);
    createUnauthorized(all)();
    expect(all.reload).not.toHaveBeenCalled();
    expect(all.leave).toHaveBeenCalledTimes(1);
  });
});
