import { api } from '../api/api.ts';
import { createFoyerClient } from '../client/foyerClient.ts';
import { createServerClock } from '../client/serverClock.ts';
import { cityApi } from '../shell/city.gen.ts';
import { cartApi } from '../cart/cart.gen.ts';
import { createFoyerStore } from './createFoyerStore.ts';

const answers = (list: (() => Response)[]) => {
  const fetch = jest.fn(() => Promise.resolve((list.length > 1 ? list.shift()! : list[0]!)()));
  return { fetch, client: createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch }) };
};
const ok = () => new Response(JSON.stringify({ cities: [], attribution: 'GeoNames' }));
const fault = () => new Response(JSON.stringify({ code: 'serverError', message: 'Oops' }), { status: 500 });

describe('createFoyerStore', () => {
  it('gives two widgets on one page stores that share nothing [I1.07]', async () => {
    const [one, two] = [answers([ok]), answers([ok])];
    const [first, second] = [
      createFoyerStore({ client: one.client }),
      createFoyerStore({ client: two.client }),
    ];
    await first.dispatch(cityApi.endpoints.searchCities.initiate({ searchQuery: 'tor' }));
    expect(one.fetch).toHaveBeenCalledTimes(1);
    expect(two.fetch).not.toHaveBeenCalled();
    expect(Object.keys((second.getState() as { api: { queries: object } }).api.queries)).toEqual([]);
  });

  it('asks a query again on a server fault, and a mutation never [I7.04, C7.83a]', async () => {
    const query = answers([fault, ok]);
    await createFoyerStore({ client: query.client }).dispatch(
      cityApi.endpoints.searchCities.initiate({ searchQuery: 'tor' }),
    );
    expect(query.fetch).toHaveBeenCalledTimes(2);
    const mutation = answers([fault]);
    await createFoyerStore({ client: mutation.client }).dispatch(
      cartApi.endpoints.clearCart.initiate({ eventId: 'e' }),
    );
    expect(mutation.fetch).toHaveBeenCalledTimes(1);
  });

  it('asks a query again whose answer came after its session had ended, as a visitor [I4.14, I4.15]', async () => {
    const { client, fetch } = answers([() => (client.tokens.set(undefined), ok()), ok]);
    client.tokens.set('token-of-ada');
    const { data } = await createFoyerStore({ client }).dispatch(
      cityApi.endpoints.searchCities.initiate({ searchQuery: 'tor' }),
    );
    expect(data).toEqual({ cities: [], attribution: 'GeoNames' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('starts with the answers that the page came with', async () => {
    const { client, fetch } = answers([ok]);
    const response = { cities: [], attribution: 'from the page' };
    const firstData = [{ operationId: 'searchCities', request: { searchQuery: 'tor' }, response }];
    const store = createFoyerStore({
      client,
      firstData: [...firstData, { operationId: 'nothing', request: {}, response: {} }],
    });
    const result = await store.dispatch(cityApi.endpoints.searchCities.initiate({ searchQuery: 'tor' }));
    expect(result.data).toEqual(response);
    expect(fetch).not.toHaveBeenCalled();
    expect(api.reducerPath).toBe('api');
  });

  it.each([
    ['by an answer of a page from the network', 500, 3 * 86_400_000],
    ['by no answer of a page from a cache, which may be old', undefined, 0],
  ])('corrects a wrong device clock %s', (_name, askedMsAgo, correction) => {
    const now = Date.parse('2027-01-04T10:00:00Z');
    const { client } = answers([ok]);
    const response = { serverTime: '2027-01-01T10:00:00Z' };
    const clock = createServerClock(() => now);
    createFoyerStore({
      client: { ...client, deviceNow: () => now, clock },
      firstData: [{ operationId: 'comesLater', request: {}, response }],
      pageAskedAt: askedMsAgo && now - askedMsAgo,
    });
    expect(Math.round((now - clock.now()) / 1_000) * 1_000).toBe(correction);
  });

  it('takes the answers of a page whose calls come with the page, once', async () => {
    const { client, fetch } = answers([ok]);
    const firstData = [{ operationId: 'comesLater', request: { at: 1 }, response: { from: 'the page' } }];
    const store = createFoyerStore({ client, firstData });
    const later = api.injectEndpoints({
      endpoints: (build) => ({
        comesLater: build.query<object, { at: number }>({ query: () => ({ url: '/x' }) as never }),
      }),
    });
    store.seedFirstData();
    const ask = () => store.dispatch(later.endpoints.comesLater.initiate({ at: 1 }));
    expect((await ask()).data).toEqual({ from: 'the page' });
    expect(fetch).not.toHaveBeenCalled();
    const before = store.getState();
    store.seedFirstData();
    expect(store.getState()).toBe(before);
  });
});
