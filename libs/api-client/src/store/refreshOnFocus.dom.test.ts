import { createFoyerClient } from '../client/foyerClient.ts';
import { cityApi } from '../shell/city.gen.ts';
import { createFoyerStore } from './createFoyerStore.ts';
import { isDueOnFocus, refreshOnFocus } from './refreshOnFocus.ts';

const now = 1_000_000;
const rejected = (error: object) => ({ status: 'rejected', endpointName: 'listEvents', error });
const fulfilled = (ageSeconds: number, endpointName = 'listEvents') => ({
  status: 'fulfilled',
  endpointName,
  fulfilledTimeStamp: now - ageSeconds * 1000,
});

describe('the focus of the window [I7.04, CL-03]', () => {
  it.each([
    ['a stale answer', fulfilled(60), true],
    ['a fresh answer', fulfilled(59), false],
    ['what is fetched once [I7.22]', fulfilled(5000, 'getConfiguration'), false],
    ['what is on its way', { status: 'pending', endpointName: 'listEvents' }, false],
    ['what failed by the server’s fault', rejected({ kind: 'unknown', status: 502 }), true],
    ['what failed with a code and 503', rejected({ kind: 'rejected', status: 503 }), true],
    ['what was refused', rejected({ kind: 'rejected', status: 404 }), false],
    ['what wants a session', rejected({ kind: 'rejected', status: 401 }), false],
    ['what met no network', rejected({ kind: 'unreachable' }), false],
  ])('asks again for %s: %j [C7.83e-f]', (_name, query, expected) => {
    expect(isDueOnFocus(query, now)).toBe(expected);
  });

  it('asks again what is on the screen and stale, and nothing else, until it is stopped', async () => {
    const fetch = jest.fn((_input: RequestInfo | URL) => Promise.resolve(new Response('{"cities":[]}')));
    const store = createFoyerStore({ client: createFoyerClient({ baseUrl: '/api', fetch }) });
    const { searchCities } = cityApi.endpoints;
    await store.dispatch(searchCities.initiate({ searchQuery: 'shown' }));
    await store.dispatch(searchCities.initiate({ searchQuery: 'hidden' }, { subscribe: false }));
    let later = 0;
    const stop = refreshOnFocus(store, () => Date.now() + later);
    window.dispatchEvent(new Event('focus'));
    expect(fetch).toHaveBeenCalledTimes(2);
    later = 61_000;
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(fetch.mock.calls.map(([address]) => String(address)).slice(2)).toEqual([
      '/api/geoData/public/cities?searchQuery=shown',
    ]);
    stop();
    later = 300_000;
    window.dispatchEvent(new Event('focus'));
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});
