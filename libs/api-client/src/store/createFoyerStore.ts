import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api.ts';
import type { FoyerClient } from '../client/foyerClient.ts';
import { observeTime } from '../client/observeTime.ts';
import { forgetful } from './forgetPerson.ts';
import type { FoyerSlice } from './foyerSlice.ts';

/** Answers inlined in the page by the server, by operation and request. */
export interface FirstData {
  readonly operationId: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** Longest time for which the server keeps an answer that it inlines. */
const firstDataAgeMs = 10_000;

export interface FoyerStoreSettings {
  client: FoyerClient;
  slices?: readonly FoyerSlice[];
  middleware?: readonly Middleware[];
  firstData?: readonly FirstData[];
  /** Device time in epoch milliseconds at which the page with them was asked for; absent for a page from a cache. */
  pageAskedAt?: number | undefined;
}

/**
 * Creates the store of an app or of one widget among several: the api, the features' slices, and the client, which
 * thunks find as `extra.client`. `refreshOnFocus` refetches stale data, `forgetPerson` empties the store.
 */
export function createFoyerStore({
  client,
  slices = [],
  middleware = [],
  firstData = [],
  pageAskedAt,
}: FoyerStoreSettings) {
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    ...Object.fromEntries(
      slices.map((each) => [each.name, each.isAboutSession ? each.reducer : forgetful(each.reducer)]),
    ),
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { client } },
        // Immer freezes all that reducers answer: a change fails where it is tried, without a walk through the state per action.
        immutableCheck: false,
        serializableCheck: { ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE'] },
      }).concat(api.middleware, ...middleware),
  });
  setupListeners(store.dispatch);
  const seedFirstData = createSeed(store.dispatch, firstData);
  seedFirstData();
  if (pageAskedAt !== undefined)
    for (const { response } of firstData) observeTime(client, response, pageAskedAt, firstDataAgeMs);
  return Object.assign(store, { slices, seedFirstData });
}
/** Store of an app. Call `seedFirstData` again after a lazy part of the app has injected its endpoints. */
export type FoyerStore = ReturnType<typeof createFoyerStore>;

type SeedAction = ReturnType<typeof api.util.upsertQueryEntries>;

/**
 * Puts inlined answers into the query cache: at once for known endpoints, and again for endpoints that a lazy part of
 * the app injects later. Each answer is used once.
 */
function createSeed(dispatch: (action: SeedAction) => unknown, firstData: readonly FirstData[]): () => void {
  let waiting = firstData;
  return () => {
    const isKnown = ({ operationId }: FirstData): boolean => operationId in api.endpoints;
    const known = waiting.filter(isKnown);
    if (known.length === 0) return;
    waiting = waiting.filter((each) => !isKnown(each));
    const entries = known.map(({ operationId, request, response }) => ({
      endpointName: operationId,
      // A call without a request has the argument `undefined`, which JSON writes as null.
      arg: request ?? undefined,
      value: response,
    }));
    // The endpoints come from injected domains, which this definition's types don't include.
    dispatch(api.util.upsertQueryEntries(entries as never));
  };
}
