import { operations } from '@foyer/contract';
import { FreshCache } from '../../../platform/caching/freshCache.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Step } from '../../../platform/http/route.ts';
import type { SerialisedAnswer } from '../../../platform/http/answers/serialisedAnswer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { seconds } from '../../../platform/time/units.ts';
import { stateKey } from '../../../platform/serverState.ts';

const answers = stateKey<FreshCache<SerialisedAnswer>>('answers');
/** In characters. */
const maxSize = 32 * 1024 * 1024;

const cacheOf = ({ clock, state }: Platform): FreshCache<SerialisedAnswer> =>
  state.of(answers, () => new FreshCache({ clock, maxSize, sizeOf: ({ body }) => body.length }));

function freshMsOf({ operationId, platform }: BaseContext): number {
  const { availabilityMs, longestMs } = platform.config.caches;
  const { cacheSeconds } = operations[operationId] as { cacheSeconds?: number };
  return cacheSeconds === undefined ? availabilityMs : Math.min(seconds(cacheSeconds), longestMs);
}

/** Sorts entries, so that their order in the URL doesn't matter. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value) || value === null || typeof value !== 'object') return value;
  return Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
}

/**
 * Builds the cache key of a public answer: operation, locale, site, query and body. Sites with words of their own share
 * no answer, since an answer may have such words in it.
 */
function answerKeyOf({ operationId, locale, site, query, body }: BaseContext): string {
  const wordsOf = site.words && site.host;
  return JSON.stringify([operationId, locale, site.clientId, wordsOf, canonical(query), canonical(body)]);
}

/** Caches the answer of a public query for a few seconds, and computes it once for concurrent callers [LD-02]. */
export const sharedAnswer: Step<object> = {
  name: 'sharedAnswer',
  run: (context, next) =>
    cacheOf(context.platform).read(answerKeyOf(context), freshMsOf(context), async () =>
      context.serialise(await next({})),
    ),
};

/** Like `sharedAnswer`, for queries that include the caller's own data: cached only for callers without a session. */
export const sharedForStrangers: Step<object> = {
  name: 'sharedForStrangers',
  run: (context, next) => (context.actor ? next({}) : sharedAnswer.run(context, next)),
};
