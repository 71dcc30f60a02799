import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createFoyerClient, createFoyerStore, createMemoryTokenStore } from '@foyer/api-client';
import { paymentMeansApi } from '@foyer/api-client/cart';
import { accountApi } from '@foyer/api-client/identity';
import { sessionSlice, signedOut } from '@foyer/identity';
import { buildProfile } from '@foyer/testing';
import { useOnePerson } from './useOnePerson.ts';

const people = {
  zelmira: {
    profile: buildProfile({ globalUserId: '00000000-0000-7000-8000-00000000000a' }),
    lastFour: '4242',
  },
  ada: { profile: buildProfile({ globalUserId: '00000000-0000-7000-8000-00000000000b' }), lastFour: '4444' },
};
type Name = keyof typeof people;

/** Page used by one user after another, with their cards in memory. */
function openPage() {
  let here: Name = 'zelmira';
  const tokens = createMemoryTokenStore();
  tokens.set('a-token');
  const fetch = (address: RequestInfo | URL) => {
    const { profile, lastFour } = people[here];
    const answer = String(address).includes('paymentMeans') ? { paymentMeans: [{ lastFour }] } : profile;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  };
  const client = createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch, tokens });
  const store = createFoyerStore({ client, slices: [sessionSlice(tokens)] });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => {
      useOnePerson(store);
      return paymentMeansApi.endpoints.listPaymentMeans.useQuery({}).data?.paymentMeans[0]?.lastFour;
    },
    { wrapper },
  );
  const come = async (name: Name): Promise<void> => {
    here = name;
    await act(async () => {
      await store.dispatch(accountApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
    });
  };
  return { store, come, shown: result };
}

afterEach(() => sessionStorage.clear());

describe('two people on one page, without a logout between them [BR-10]', () => {
  it('the second sees the own cards, and nothing of the first is in memory or tab', async () => {
    const { store, come, shown } = openPage();
    await come('zelmira');
    await waitFor(() => expect(shown.current).toBe('4242'));
    sessionStorage.setItem('foyer.form.contact', '{"v":1,"values":{"name":"Zelmira"}}');
    act(() => void store.dispatch(signedOut()));
    await come('ada');
    await waitFor(() => expect(shown.current).toBe('4444'));
    expect(JSON.stringify(store.getState())).not.toContain('4242');
    expect(sessionStorage.getItem('foyer.form.contact')).toBeNull();
  });

  it('the same one finds everything where it was [I4.15]', async () => {
    const { store, come, shown } = openPage();
    await come('zelmira');
    await waitFor(() => expect(shown.current).toBe('4242'));
    sessionStorage.setItem('foyer.form.contact', '{"v":1,"values":{"name":"Zelmira"}}');
    act(() => void store.dispatch(signedOut()));
    await come('zelmira');
    expect(shown.current).toBe('4242');
    expect(sessionStorage.getItem('foyer.form.contact')).not.toBeNull();
  });
});
