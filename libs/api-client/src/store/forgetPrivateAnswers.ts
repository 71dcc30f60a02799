import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { sharedQueries } from '../api/sharedQueries.gen.ts';

interface ApiState {
  queries: Record<string, { endpointName?: string } | undefined>;
  mutations: Record<string, unknown>;
}

export interface AnyStore {
  dispatch: Dispatch;
  getState: () => unknown;
}

const stateOf = (store: AnyStore): ApiState => (store.getState() as Record<'api', ApiState>).api;

/**
 * Removes the answers that belong to one user, at logout [I4.14]. Those that the contract marks `x-shared` stay, above
 * all the configuration, without which the page would flicker.
 */
export function forgetPrivateAnswers(store: AnyStore): void {
  const { queries, mutations } = stateOf(store);
  const { removeQueryResult, removeMutationResult } = api.internalActions;
  for (const [queryCacheKey, entry] of Object.entries(queries)) {
    if (sharedQueries.includes(entry?.endpointName ?? '')) continue;
    store.dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as never }));
  }
  for (const requestId of Object.keys(mutations))
    store.dispatch(removeMutationResult({ requestId, fixedCacheKey: undefined }));
}
