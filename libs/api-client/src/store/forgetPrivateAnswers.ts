import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../api.ts';

/**
 * Queries whose answers are the same for everyone: they stay when the person changes. Everything else goes, so that a
 * query that nobody thought of is forgotten, and not kept.
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
 * Takes every answer that was for one person out of a store: at log-out [I4.14]. What everybody may know stays, the
 * configuration above all, without which the page would blink.
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
