import type { Dispatch } from '@reduxjs/toolkit';
import { api, staleSeconds } from '../api/api.ts';
import type { AnyStore } from './forgetPrivateAnswers.ts';

interface KnownQuery {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  fulfilledTimeStamp?: number;
  error?: unknown;
}

/** Queries that are fetched once per visit [I7.22]. */
const fetchedOnce = ['getConfiguration', 'getWhiteLabelConfig'];

const isServersFault = (error: unknown): boolean =>
  ((error as { status?: number } | undefined)?.status ?? 0) >= 500;

/** Tells whether focus refetches a query: it is stale and succeeded, or it failed with a server error [I7.04]. */
export function isDueOnFocus(query: KnownQuery, now: number): boolean {
  if (fetchedOnce.includes(query.endpointName ?? '')) return false;
  if (query.status === 'rejected') return isServersFault(query.error);
  return query.status === 'fulfilled' && now - (query.fulfilledTimeStamp ?? 0) >= staleSeconds * 1000;
}

interface Subscriptions {
  getSubscriptionCount: (key: string) => number;
}
type Initiate = (argument: unknown, options: object) => Parameters<Dispatch>[0];

/**
 * Refetches stale queries of the current page when the window gets focus. Loaded when the page is idle.
 * @param now device clock in epoch milliseconds
 * @returns a function that stops it
 */
export function refreshOnFocus(store: AnyStore, now: () => number, own: Window = window): () => void {
  const look = (): void => {
    const { queries } = (
      store.getState() as Record<'api', { queries: Record<string, KnownQuery | undefined> }>
    ).api;
    const ask = store.dispatch as (action: object) => unknown;
    const { getSubscriptionCount } = ask(
      api.internalActions.internal_getRTKQSubscriptions(),
    ) as Subscriptions;
    const endpoints = api.endpoints as Record<string, { initiate: Initiate }>;
    for (const [key, query] of Object.entries(queries)) {
      if (!query || getSubscriptionCount(key) === 0 || !isDueOnFocus(query, now())) continue;
      const again = endpoints[query.endpointName ?? '']?.initiate(query.originalArgs, {
        subscribe: false,
        forceRefetch: true,
      });
      if (again) store.dispatch(again);
    }
  };
  own.addEventListener('focus', look);
  return () => own.removeEventListener('focus', look);
}
