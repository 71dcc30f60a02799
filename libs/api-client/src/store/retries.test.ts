import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';
import { createFoyerClient } from '../client/foyerClient.ts';
import { cartApi } from '../cart/cart.gen.ts';
import { cityApi } from '../shell/city.gen.ts';
import { createFoyerStore } from './createFoyerStore.ts';

const { searchCities } = cityApi.endpoints;
const { clearCart } = cartApi.endpoints;
const mutation = { eventId: 'e' };
const refusal = (status: number) => () =>
  Promise.resolve(new Response(JSON.stringify({ code: 'serverError', message: 'Oops' }), { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

function storeThatMeets(answer: typeof globalThis.fetch, timeoutMs = 15_000) {
  const fetch = jest.fn(answer);
  return {
    fetch,
    store: createFoyerStore({ client: createFoyerClient({ baseUrl: '/api', fetch, timeoutMs }) }),
  };
}

const statuses = [
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 418, 422, 423, 425, 428, 429, 431, 451,
  499, 500, 501, 502, 503, 504, 505, 507, 508, 511, 520, 599,
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('asking again [I7.04, C7.83a-c, CL-03]', () => {
  it.each(statuses.flatMap((status) => [['query', status] as const, ['mutation', status] as const]))(
    'after a %s that was answered with %i',
    async (kind, status) => {
      const { fetch, store } = storeThatMeets(refusal(status));
      const asked =
        kind === 'query'
          ? store.dispatch(searchCities.initiate({ searchQuery: 'tor' }))
          : store.dispatch(clearCart.initiate(mutation));
      await jest.advanceTimersByTimeAsync(60_000);
      expect((await asked).error).toMatchObject({ status });
      expect(fetch).toHaveBeenCalledTimes(kind === 'query' && status >= 500 ? 4 : 1);
    },
  );

  it.each([
    ['no network', lost, 'unreachable'],
    ['no answer in time', silent, 'timeout'],
  ] as const)(
    'three times for a query with %s, and never for a mutation',
    async (_name, answer, error) => {
      const { fetch, store } = storeThatMeets(answer, 50);
      const read = store.dispatch(searchCities.initiate({ searchQuery: 'tor' }));
      // The time-out is the browser's own and ignores fake timers.
      jest.useRealTimers();
      expect((await store.dispatch(clearCart.initiate(mutation))).error).toEqual({ kind: error });
      expect((await read).error).toEqual({ kind: error });
      expect(fetch).toHaveBeenCalledTimes(5);
    },
    15_000,
  );

  it('not once it was given up', async () => {
    const { fetch, store } = storeThatMeets(silent);
    const asked = store.dispatch(searchCities.initiate({ searchQuery: 'tor' }));
    await jest.advanceTimersByTimeAsync(10);
    asked.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('not once an answer came', async () => {
    const answers = [refusal(503), () => Promise.resolve(new Response('{"cities":[]}'))];
    const { fetch, store } = storeThatMeets(() => answers.shift()!());
    const asked = store.dispatch(searchCities.initiate({ searchQuery: 'tor' }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await asked).isSuccess).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('the idempotency key of a call', () => {
  const { getIdempotently } = api.injectEndpoints({
    endpoints: (build) => ({
      getIdempotently: build.query<object, Keyed<{ id: string }>>({
        query: ({ idempotencyKey, ...request }) => ({
          method: 'POST',
          path: '/x',
          body: request,
          isIdempotent: true,
          idempotencyKey,
        }),
      }),
    }),
  }).endpoints;
  const keysOf = (fetch: jest.Mock<Promise<Response>, Parameters<typeof globalThis.fetch>>) =>
    fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

  it('is made for the call, and repeated by each of its retries', async () => {
    const { fetch, store } = storeThatMeets(refusal(503));
    const asked = store.dispatch(getIdempotently.initiate({ id: '1' }));
    await jest.advanceTimersByTimeAsync(60_000);
    await asked;
    const keys = keysOf(fetch);
    expect(keys).toHaveLength(4);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('is new for every mutation, and stays out of the body', async () => {
    const { fetch, store } = storeThatMeets(() => Promise.resolve(new Response('{}')));
    await store.dispatch(clearCart.initiate(mutation));
    await store.dispatch(clearCart.initiate(mutation));
    expect(new Set(keysOf(fetch)).size).toBe(2);
    expect(fetch.mock.calls[0]![1]?.body).toBe('{"eventId":"e"}');
  });

  it('is that of the caller, where there is one', async () => {
    const { fetch, store } = storeThatMeets(() => Promise.resolve(new Response('{}')));
    await store.dispatch(clearCart.initiate({ ...mutation, idempotencyKey: 'of-the-caller' }));
    expect(keysOf(fetch)).toEqual(['of-the-caller']);
    expect(fetch.mock.calls[0]![1]?.body).toBe('{"eventId":"e"}');
  });

  it('is left out of a call that needs none', async () => {
    const { fetch, store } = storeThatMeets(() => Promise.resolve(new Response('{"cities":[]}')));
    await store.dispatch(searchCities.initiate({ searchQuery: 'tor' }));
    expect(keysOf(fetch)).toEqual([null]);
  });
});

describe('how old an answer may be [I7.04]', () => {
  it('is sixty seconds: it is taken from memory before and asked for after [C7.83d]', async () => {
    const { fetch, store } = storeThatMeets(() => Promise.resolve(new Response('{"cities":[]}')));
    const ask = () => store.dispatch(searchCities.initiate({ searchQuery: 'tor' }, { forceRefetch: 60 }));
    await ask();
    await jest.advanceTimersByTimeAsync(59_000);
    await ask();
    expect(fetch).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await ask();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
