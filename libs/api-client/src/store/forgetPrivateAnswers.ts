import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';

/**
 * Queries with the same answer for every user; they stay when the user changes. All others are forgotten, so a new
 * query is private unless it is listed here.
 */
export const sharedQueries: readonly string[] = [
  'getConfiguration',
  'getWhiteLabelConfig',
  'listCountries',
  'searchCities',
  'getSeatChart',
  'listCarousel',
  'listEvents',
  'getEventProfile',
];

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
 * Removes the answers that belong to one user, at logout [I4.14]. Public answers stay, above all the configuration,
 * without which the page would flicker.
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
