import { createApi, retry, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { callFoyer, type CallManner, type FoyerCall, type Keyed } from '../client/callFoyer.ts';
import type { FoyerClient } from '../client/foyerClient.ts';
import { isWorthRetrying, type FoyerError } from '../client/foyerError.ts';
import { tagTypes, type Tag } from './tagTypes.ts';

/** Seconds for which an answer counts as fresh [I7.04, C7.83]. */
export const staleSeconds = 60;
/** Retries of a query; mutations are never retried automatically [I7.04, C7.83]. */
const maxRetries = 3;

const call: BaseQueryFn<FoyerCall, unknown, FoyerError, CallManner> = (request, { extra, signal }, manner) =>
  callFoyer((extra as { client: FoyerClient }).client, request, signal, manner);

const backoff = async (attempt = 0, _max = maxRetries, signal?: AbortSignal): Promise<void> => {
  const waitMs = Math.min(300 * 2 ** attempt, 3_000);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
};

const callWithRetries = retry(call, {
  backoff,
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= maxRetries && isWorthRetrying(error as FoyerError),
});

/**
 * Sets the key of an idempotent call before the first attempt, so that every retry repeats the same key. A key that
 * the caller passed in the request moves to the header.
 */
const baseQuery: typeof callWithRetries = (request, store, manner) => {
  if (!request.isIdempotent) return callWithRetries(request, store, manner);
  const { idempotencyKey = crypto.randomUUID(), ...rest } = (request.body ?? request.query) as Keyed<object>;
  const given = request.body ? { body: rest } : { query: rest };
  return callWithRetries({ ...request, ...given, idempotencyKey }, store, manner);
};

/** Replaced by the bundler, as in RTK. */
declare const process: { env: { NODE_ENV?: string } };

/** In production only the types of the tags count: RTK checks tags against this list in development. */
const checkedTags: readonly Tag[] = process.env.NODE_ENV === 'production' ? [] : tagTypes;

/**
 * The single RTK Query api. Nouns inject their endpoints from `<domain>/<noun>.gen.ts`; what varies between
 * deployments enters through `createFoyerStore`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: checkedTags,
  refetchOnMountOrArgChange: staleSeconds,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
