import { errorCodeOf, isFoyerError, quietQueries, type FoyerError, type FoyerStore } from '@foyer/api-client';

interface KnownQuery {
  endpointName?: string;
  status: string;
  data?: unknown;
  fulfilledTimeStamp?: number;
  error?: unknown;
}

type Queries = Readonly<Record<string, KnownQuery | undefined>>;
const queriesOf = (store: FoyerStore): Queries =>
  (store.getState() as Record<'api', { queries: Queries }>).api.queries;

/** Lost sessions, lost networks and waiting rooms have notices or pages of their own. */
const isTold = (error: FoyerError): boolean =>
  ('status' in error && error.status === 401) || errorCodeOf(error) === 'waitingRoom' || !navigator.onLine;

/** Status of what a fan is meant to read; other statuses are for the client program [C7.85]. */
const userFacingStatus = 422;

/** Where a failed refresh is shown: what a fan is meant to read as an overlay, anything else in the bottom banner. */
export interface FailedRefreshOutlets {
  overlay: (error: FoyerError) => void;
  banner: (error: FoyerError) => void;
}

function tell({ endpointName = '', error }: KnownQuery, { overlay, banner }: FailedRefreshOutlets): void {
  if (!isFoyerError(error) || isTold(error)) return;
  if (!('status' in error) || error.status !== userFacingStatus) banner(error);
  else if (!quietQueries.includes(endpointName)) overlay(error);
}

/**
 * Reports answers on the page that could not be refreshed, and so may be outdated [I8.04, C7.85]. Each is reported once,
 * until it succeeds again. A page whose first answer fails shows that itself.
 * @returns a function that stops reporting
 */
export function hearFailedRefreshes(store: FoyerStore, outlets: FailedRefreshOutlets): () => void {
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
      tell(query, outlets);
    }
  });
}
