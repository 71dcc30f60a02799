import { createFoyerClient, createFoyerStore } from '@foyer/api-client';
import { paymentMeansApi } from '@foyer/api-client/cart';
import { accountApi, sessionApi } from '@foyer/api-client/identity';
import { sessionSlice, signedOut } from '@foyer/identity';
import { createSafeStorage } from '@foyer/util';
import { createUnauthorized, takeLostSession } from './lostSession.ts';
import { createTokenStore } from '../browser/tokenStore.ts';

/** Simulated browser whose storage outlives its pages. */
function openBrowser({ isFramed = false, refuses = (_path: string): boolean => true } = {}) {
  const memory = new Map([['foyer-auth-token', 'token-of-ada']]);
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const kept = createSafeStorage(() => storage);
  let loads = 0;
  const loadPage = () => {
    loads += 1;
    const tokens = createTokenStore(kept, isFramed);
    if (isFramed) tokens.set('token-of-ada');
    const onUnauthorized = createUnauthorized({
      tokens,
      storage: kept,
      isFramed,
      // The old page's calls continue until it is unloaded.
      reload: () => void loadPage(),
      leave: () => void store.dispatch(signedOut()),
    });
    const fetch = (address: RequestInfo | URL) => {
      const status = refuses(String(address)) ? 401 : 200;
      return Promise.resolve(new Response('{"code":"unauthorized","message":"No."}', { status }));
    };
    const client = createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch, tokens, onUnauthorized });
    const store = createFoyerStore({ client, slices: [sessionSlice(tokens)] });
    if (takeLostSession(kept)) store.dispatch(signedOut());
    const status = () => (store.getState() as unknown as { identity: { status: string } }).identity.status;
    // What a page calls while it believes it has a session.
    if (status() === 'signedIn') {
      void store.dispatch(accountApi.endpoints.getProfile.initiate());
      void store.dispatch(paymentMeansApi.endpoints.listPaymentMeans.initiate({}));
    }
    return { store, status, tokens };
  };
  return { loadPage, loads: () => loads, kept };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a session that the server does not know [CL-01, I4.15, I6.09, C7.84a-d]', () => {
  it('reloads once when every call says so, and the page that comes asks for nothing', async () => {
    const browser = openBrowser();
    browser.loadPage();
    await settled();
    expect(browser.loads()).toBe(2);
    expect(browser.kept.getItem('foyer-auth-token')).toBeNull();
  });

  it('reloads once when only the profile says so', async () => {
    const browser = openBrowser({ refuses: (path) => path.includes('/user/profile') });
    browser.loadPage();
    await settled();
    expect(browser.loads()).toBe(2);
  });

  it('reloads nothing when only logging out says so: that is over anyway', async () => {
    const browser = openBrowser({ refuses: (path) => path.includes('/auth/logout') });
    const { store, status } = browser.loadPage();
    await store.dispatch(sessionApi.endpoints.logOut.initiate());
    await settled();
    expect([browser.loads(), status()]).toEqual([1, 'signedOut']);
  });

  it('reloads no frame, and ends the session in it, which was kept in memory alone', async () => {
    const browser = openBrowser({ isFramed: true });
    const { status, tokens } = browser.loadPage();
    await settled();
    expect([browser.loads(), status(), tokens.get()]).toEqual([1, 'signedOut', undefined]);
    // Storage belongs to the top-level page.
    expect(browser.kept.getItem('foyer-auth-token')).toBe('token-of-ada');
  });

  it('reloads again only for a session that came after', async () => {
    const browser = openBrowser();
    browser.loadPage();
    await settled();
    browser.loadPage();
    await settled();
    expect(browser.loads()).toBe(3);
    browser.kept.setItem('foyer-auth-token', 'token-of-grace');
    browser.loadPage();
    await settled();
    expect(browser.loads()).toBe(5);
  });
});
