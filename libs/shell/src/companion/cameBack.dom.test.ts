import { createFoyerClient, createFoyerStore, createMemoryTokenStore } from '@foyer/api-client';
import { sessionSlice, type IdentityState } from '@foyer/identity';
import { watchComingBack } from './cameBack.ts';

/** Page that sits in the back/forward cache while other users log in and out. */
function openPage(token: string, { hasLeft = false } = {}) {
  const tokens = createMemoryTokenStore();
  tokens.set(token);
  const store = createFoyerStore({
    client: createFoyerClient({ baseUrl: 'http://foyer.test/api', tokens }),
    slices: [sessionSlice(tokens)],
  });
  if (hasLeft) tokens.set(undefined);
  const reload = jest.fn();
  const stop = watchComingBack({ store, tokens, reload });
  const transition = (name: string, persisted: boolean): void => {
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
  };
  const seen = () => [
    (store.getState() as unknown as { identity: IdentityState }).identity.status,
    reload.mock.calls.length,
  ];
  const comeBack = (persisted = true): void => transition('pageshow', persisted);
  return { tokens, seen, stop, comeBack, putAside: () => transition('pagehide', true) };
}

describe('a page that a browser put aside and shows again [BR-10, CL-06]', () => {
  it('is reloaded when the person has logged out meanwhile', () => {
    const page = openPage('token-of-zelmira');
    page.putAside();
    page.tokens.set(undefined);
    page.comeBack();
    page.stop();
    expect(page.seen()).toEqual(['signedOut', 1]);
  });

  it('is reloaded when another person has logged in meanwhile', () => {
    const page = openPage('token-of-zelmira');
    page.putAside();
    page.tokens.set('token-of-ada');
    page.comeBack();
    page.stop();
    expect(page.seen()).toEqual(['signedOut', 1]);
  });

  it('stands as it was where the same person is here, and where it is no page of before', () => {
    const page = openPage('token-of-zelmira');
    page.tokens.set('token-after-a-change-of-password');
    page.putAside();
    page.comeBack();
    page.tokens.set(undefined);
    page.comeBack(false);
    page.stop();
    page.comeBack();
    expect(page.seen()).toEqual(['signedIn', 0]);
  });

  it('lets go at once where it was put aside before anybody watched', () => {
    const page = openPage('token-of-zelmira', { hasLeft: true });
    page.stop();
    expect(page.seen()).toEqual(['signedOut', 0]);
  });
});
