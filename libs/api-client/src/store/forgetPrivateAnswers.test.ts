import { operations, type OperationId } from '@foyer/contract';
import { cartApi } from '../cart/cart.gen.ts';
import { paymentMeansApi } from '../cart/payment-means.gen.ts';
import { createFoyerClient } from '../client/foyerClient.ts';
import { accountApi } from '../identity/account.gen.ts';
import { configurationApi } from '../shell/configuration.gen.ts';
import { createFoyerStore } from './createFoyerStore.ts';
import { sharedQueries } from '../api/sharedQueries.gen.ts';
import { forgetPrivateAnswers } from './forgetPrivateAnswers.ts';

const storeWith = (fetch: typeof globalThis.fetch) =>
  createFoyerStore({ client: createFoyerClient({ baseUrl: 'http://foyer.test/api', fetch }) });
const keptIn = (store: ReturnType<typeof storeWith>): string[] => {
  const { queries, mutations } = (store.getState() as { api: { queries: object; mutations: object } }).api;
  return [...Object.keys(queries), ...Object.keys(mutations)];
};

describe('forgetPrivateAnswers [I4.14]', () => {
  it('takes the answers of a person away and leaves the configuration where it is', async () => {
    const fetch = jest.fn(() => Promise.resolve(new Response('{}')));
    const store = storeWith(fetch);
    const { getConfiguration } = configurationApi.endpoints;
    await store.dispatch(getConfiguration.initiate());
    await store.dispatch(accountApi.endpoints.getProfile.initiate());
    await store.dispatch(paymentMeansApi.endpoints.listPaymentMeans.initiate({}));
    await store.dispatch(cartApi.endpoints.clearCart.initiate({ eventId: 'e' }));
    const before = getConfiguration.select()(store.getState());
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(getConfiguration.select()(store.getState()).data));
    forgetPrivateAnswers(store);
    expect(keptIn(store)).toEqual(['getConfiguration(undefined)']);
    expect(getConfiguration.select()(store.getState() as never)).toEqual(before);
    // Subscribers are notified in the next frame.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(undefined);
  });

  it('does not take in what was asked for before and is answered after', async () => {
    let answer = (_response: Response): void => undefined;
    const store = storeWith(() => new Promise((resolve) => (answer = resolve)));
    const asked = store.dispatch(accountApi.endpoints.getProfile.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    forgetPrivateAnswers(store);
    answer(new Response('{"firstName":"Ada"}'));
    await asked;
    expect(JSON.stringify(store.getState())).not.toContain('Ada');
  });

  it.each(sharedQueries)('keeps %s, which the contract gives to anybody', (operationId) => {
    const { access, kind } = operations[operationId as OperationId];
    expect([access, kind]).toEqual(['anonymous', 'query']);
  });
});
