import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api.ts';
import type { FoyerClient } from '../client/foyerClient.ts';
import { forgetful } from './forgetPerson.ts';
import type { FoyerSlice } from './foyerSlice.ts';

/** What a page came with: answers that the server had ready, by operation and request. */
export interface FirstData {
  readonly operationId: string;
  readonly request: unknown;
  readonly response: unknown;
}

export interface FoyerStoreSettings {
  client: FoyerClient;
  slices?: readonly FoyerSlice[];
  middleware?: readonly Middleware[];
  firstData?: readonly FirstData[];
}

/**
 * The store of one app, or of one widget of several on a page: the api, the slices of the features, and the client
 * that every thunk finds as `extra.client`. `refreshOnFocus` asks again what is stale, `forgetPerson` empties it.
 */
export function createFoyerStore({
  client,
  slices = [],
  middleware = [],
  firstData = [],
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
        serializableCheck: { ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE'] },
      }).concat(api.middleware, ...middleware),
  });
  setupListeners(store.dispatch);
  const seedFirstData = createSeed(store.dispatch, firstData);
  seedFirstData();
  return Object.assign(store, { slices, seedFirstData });
}
/** `seedFirstData` is to be called when a part of the app has come that brings calls of its own. */
export type FoyerStore = ReturnType<typeof createFoyerStore>;

type SeedAction = ReturnType<typeof api.util.upsertQueryEntries>;

/**
 * Puts what a page came with where its queries look: at once what is known already, and again after a part of the app has
 * brought its calls, which nobody knew before. Each answer once.
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
      // A call without a request has the argument undefined, which JSON writes as null.
      arg: request ?? undefined,
      value: response,
    }));
    // Which endpoints there are is known by the domains that were injected, not by this definition.
    dispatch(api.util.upsertQueryEntries(entries as never));
  };
}
