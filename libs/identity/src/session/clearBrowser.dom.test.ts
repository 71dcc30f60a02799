import { clearBrowser, loggedOutKey } from './clearBrowser.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('clearBrowser [I4.14, BR-10]', () => {
  it('leaves nothing of a person: no token, cart, secret or unknown key', () => {
    for (const key of [
      'foyer-auth-token',
      'event-cart-storage',
      'foyer-entry-secrets',
      'foyer-theme',
      'of-tomorrow',
    ])
      localStorage.setItem(key, 'x');
    for (const key of ['foyer.form.shipping', 'foyer-pay-intent:e', 'foyer-attribution'])
      sessionStorage.setItem(key, 'x');
    clearBrowser();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('makes every tutorial show again, for what was dismissed is forgotten [C2.26f]', () => {
    localStorage.setItem('foyer-tutorials', '["auction","draw"]');
    clearBrowser();
    expect(localStorage.getItem('foyer-tutorials')).toBeNull();
  });

  it('keeps the language of the device', () => {
    localStorage.setItem('userLocale', 'fr-CA');
    clearBrowser();
    expect(localStorage.getItem('userLocale')).toBe('fr-CA');
  });

  it('tells the other tabs before anything goes', () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    const removed = jest.spyOn(Storage.prototype, 'removeItem');
    localStorage.setItem('foyer-auth-token', 'x');
    clearBrowser();
    expect(written).toHaveBeenLastCalledWith(loggedOutKey, '1');
    expect(written.mock.invocationCallOrder.at(-1)).toBeLessThan(removed.mock.invocationCallOrder[0]!);
    jest.restoreAllMocks();
  });

  it('is quiet where there is no storage', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('no', 'SecurityError');
      },
    };
    expect(() => clearBrowser(forbidden)).not.toThrow();
  });
});
