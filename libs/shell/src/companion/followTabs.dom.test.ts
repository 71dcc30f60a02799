import { waitFor } from '@testing-library/react';
import { createSlice } from '@reduxjs/toolkit';
import { createFoyerClient, createFoyerStore, persistedSlice, restorePersisted } from '@foyer/api-client';
import { accountApi } from '@foyer/api-client/identity';
import { sessionSlice } from '@foyer/identity';
import { buildProfile } from '@foyer/testing';
import { localStore } from '../browser/browserDoors.ts';
import { keepEarlyEvents } from '../browser/earlyEvents.ts';
import { createTokenStore, tokenKey } from '../browser/tokenStore.ts';
import { followTabs } from './followTabs.ts';

interface Basket {
  names: string[];
}
const emptyBasket: Basket = { names: [] };
const basket = createSlice({
  name: 'basket',
  initialState: emptyBasket,
  reducers: { added: (state, { payload }: { payload: string }) => void state.names.push(payload) },
});
const isValid = (stored: unknown): boolean => Array.isArray((stored as Basket).names);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  sessionStorage.clear();
});

/** Tab of one browser: a store of its own over shared storage. `whileLoading` runs before it follows the others. */
async function openTab(whileLoading: () => void = () => undefined) {
  const tokens = createTokenStore(localStore, false);
  const fetch = () => Promise.resolve(new Response(JSON.stringify(buildProfile())));
  const client = createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch, tokens });
  const slices = [
    sessionSlice(tokens),
    persistedSlice<Basket>({ slice: basket, key: 'basket', version: 1, storage: localStore, isValid }),
  ];
  const store = createFoyerStore({ client, slices });
  await restorePersisted(store);
  const onLocale = jest.fn();
  keepEarlyEvents();
  whileLoading();
  stops.push(followTabs({ store, slices, onLocale }));
  const state = () =>
    store.getState() as unknown as { identity: { status: string; isSessionLost: boolean }; basket: Basket };
  return { store, state, onLocale };
}

/** Simulates a storage event, which browsers fire for changes by other tabs only. */
function elsewhere(key: string | null, newValue: string | null): void {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

describe('another tab [CL-06]', () => {
  it('logs in, and this one is in too, with the profile asked for anew', async () => {
    const { store, state } = await openTab();
    elsewhere(tokenKey, 'token-of-ada');
    expect(state().identity.status).toBe('signedIn');
    const asked = await store.dispatch(accountApi.endpoints.getProfile.initiate());
    expect(asked.data?.emailAddress).toBe(buildProfile().emailAddress);
  });

  it('logs out, and nothing of the person is left in this one [I4.14]', async () => {
    localStorage.setItem(tokenKey, 'token-of-ada');
    sessionStorage.setItem('foyer.form.shipping', '{"fullName":"Ada"}');
    const { store, state } = await openTab();
    await store.dispatch(accountApi.endpoints.getProfile.initiate());
    store.dispatch(basket.actions.added('a'));
    elsewhere('foyer-logged-out', '1');
    elsewhere(tokenKey, null);
    elsewhere('foyer-logged-out', null);
    expect(state()).toMatchObject({
      identity: { status: 'signedOut', isSessionLost: false },
      basket: { names: [] },
    });
    expect(JSON.stringify(store.getState())).not.toContain(buildProfile().emailAddress);
    expect(sessionStorage).toHaveLength(0);
  });

  it('logs out while this one is still loading, and it is out as soon as it follows [I4.14]', async () => {
    localStorage.setItem(tokenKey, 'token-of-ada');
    sessionStorage.setItem('foyer.form.shipping', '{"fullName":"Ada"}');
    const { state } = await openTab(() => {
      elsewhere('foyer-logged-out', '1');
      elsewhere(tokenKey, null);
      elsewhere('foyer-logged-out', null);
    });
    expect(state().identity).toMatchObject({ status: 'signedOut', isSessionLost: false });
    expect(sessionStorage).toHaveLength(0);
  });

  it('loses its session, and this one too; what is held and typed stays [I4.15]', async () => {
    localStorage.setItem(tokenKey, 'token-of-ada');
    sessionStorage.setItem('foyer.form.shipping', '{"fullName":"Ada"}');
    const { store, state } = await openTab();
    store.dispatch(basket.actions.added('a'));
    elsewhere(tokenKey, null);
    expect(state()).toMatchObject({
      identity: { status: 'signedOut', isSessionLost: true },
      basket: { names: ['a'] },
    });
    expect(sessionStorage).toHaveLength(1);
  });

  it('is emptied with the whole storage, as a browser does that forgets a site', async () => {
    localStorage.setItem(tokenKey, 'token-of-ada');
    const { store, state } = await openTab();
    store.dispatch(basket.actions.added('a'));
    elsewhere(null, null);
    expect(state()).toMatchObject({ identity: { status: 'signedOut' }, basket: { names: [] } });
  });

  it('puts something into the cart, and it is in this one', async () => {
    const { state } = await openTab();
    elsewhere('basket', JSON.stringify({ names: '["a"]', _persist: '{"version":1,"rehydrated":true}' }));
    await waitFor(() => expect(state().basket.names).toEqual(['a']));
  });

  it('chooses a language, and this one speaks it', async () => {
    const { onLocale } = await openTab();
    elsewhere('userLocale', 'fr-CA');
    expect(onLocale).toHaveBeenCalledWith('fr-CA');
  });

  it('is heard until it is stopped, and only about its own storage', async () => {
    const { state, onLocale } = await openTab();
    window.dispatchEvent(
      new StorageEvent('storage', { key: tokenKey, newValue: 'x', storageArea: sessionStorage }),
    );
    expect(state().identity.status).toBe('signedOut');
    for (const stop of stops.splice(0)) stop();
    elsewhere('userLocale', 'fr-CA');
    expect(onLocale).not.toHaveBeenCalled();
  });
});
