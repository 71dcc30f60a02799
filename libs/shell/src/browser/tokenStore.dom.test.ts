import { createSafeStorage } from '@foyer/util';
import { createTokenStore } from './tokenStore.ts';

const storage = createSafeStorage(() => window.localStorage);

describe('createTokenStore', () => {
  beforeEach(() => window.localStorage.clear());

  it('keeps the token for the next visit, until it is taken away [I4.12]', () => {
    createTokenStore(storage, false).set('token-1');
    expect(createTokenStore(storage, false).get()).toBe('token-1');
    createTokenStore(storage, false).set(undefined);
    expect(createTokenStore(storage, false).get()).toBeUndefined();
  });

  it.each([true, false])(
    'takes nothing out of an address: a stranger’s link logs no one in, frame or not (%s) [AZ-13, I6.09]',
    (inFrame) => {
      window.history.replaceState(null, '', '/events?authToken=fixed&token=fixed&code=fixed#authToken=fixed');
      expect(createTokenStore(storage, inFrame).get()).toBeUndefined();
      window.history.replaceState(null, '', '/');
    },
  );

  it('writes nothing into the storage of a frame, and takes nothing from it [I6.09]', () => {
    window.localStorage.setItem('foyer-auth-token', 'token-of-the-main-site');
    const tokens = createTokenStore(storage, true);
    expect(tokens.get()).toBeUndefined();
    tokens.set('token-1');
    expect(tokens.get()).toBe('token-1');
    expect(window.localStorage.getItem('foyer-auth-token')).toBe('token-of-the-main-site');
  });
});
