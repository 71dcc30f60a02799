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

/** A session that is over has words of its own, and a device without a network its notice. */
const isTold = (error: FoyerError): boolean =>
  ('status' in error && error.status === 401) || !navigator.onLine;

/**
 * Hears of answers that stand on the page and could not be brought up to date: pages say what never came, and nobody that
 * what is there may be old [I8.04]. Each is told once, until it came again.
 * @returns the way to stop
 */
export function hearFailedRefreshes(store: FoyerStore, tell: (error: FoyerError) => void): () => void {
  /** Of which answer it was told: listeners are told of several changes at once, and may never see that one came. */
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
