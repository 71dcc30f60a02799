import { isFoyerError, type FoyerError, type FoyerStore } from '@foyer/api-client';

interface KnownQuery {
  status: string;
  data?: unknown;
  fulfilledTimeStamp?: number;
  error?: unknown;
}

type Queries = Readonly<Record<string, KnownQuery | undefined>>;
const queriesOf = (store: FoyerStore): Queries =>
  (store.getState() as Record<'api', { queries: Queries }>).api.queries;

/** Lost sessions and lost networks have notices of their own. */
const isTold = (error: FoyerError): boolean =>
  ('status' in error && error.status === 401) || !navigator.onLine;

/**
 * Reports answers on the page that could not be refreshed, and so may be outdated [I8.04]. Each is reported once, until
 * it succeeds again.
 * @returns a function that stops reporting
 */
export function hearFailedRefreshes(store: FoyerStore, tell: (error: FoyerError) => void): () => void {
  /** Reported queries by fulfilment time: subscribers are batched and may miss a success in between. */
  const told = new Map<string, number | undefined>();
  let seen = queriesOf(store);
  return store.subscribe(() => {
    const queries = queriesOf(store);
    if (queries === seen) return;
    seen = queries;
    for (const [key, query] of Object.entries(queries)) {
      if (query?.status !== 'rejected' || query.data === undefined) continue;
      const { fulfilledTimeStamp } = query;
      if (told.get(key) === fulfilledTimeStamp) continue;
      told.set(key, fulfilledTimeStamp);
      if (isFoyerError(query.error) && !isTold(query.error)) tell(query.error);
    }
  });
}
