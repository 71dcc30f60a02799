import { operations } from '@foyer/contract';
import type { BaseContext } from '../../../http/operationContext.ts';
import type { Step } from '../../../http/route.ts';
import type { Platform } from '../../../platform.ts';
import { seconds } from '../../../config/units.ts';
import { AnswerCache } from './answerCache.ts';

/** What is free changes by the second; a picture of it may be this old. */
const availabilityFreshMs = seconds(1);
/** Longer than this no process trusts its memory, whatever the contract allows browsers. */
const longestFreshMs = seconds(60);

const caches = new WeakMap<Platform, AnswerCache>();

function cacheOf(platform: Platform): AnswerCache {
  const known = caches.get(platform);
  if (known) return known;
  const created = new AnswerCache({ clock: platform.clock });
  caches.set(platform, created);
  return created;
}

function freshMsOf({ operationId, platform }: BaseContext): number {
  // Tests look at what they have just done.
  if (platform.config.environment === 'test') return 0;
  const { cacheSeconds } = operations[operationId] as { cacheSeconds?: number };
  return cacheSeconds === undefined ? availabilityFreshMs : Math.min(seconds(cacheSeconds), longestFreshMs);
}

/** Names and values in one order, however the address has them. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value) || value === null || typeof value !== 'object') return value;
  return Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
}

/** The same question of the same site in the same language has the same answer, whoever asks. */
export function answerKeyOf({ operationId, locale, site, query, body }: BaseContext): string {
  return JSON.stringify([operationId, locale, site.clientId, canonical(query), canonical(body)]);
}

/** Keeps the answer of a public read for a few seconds and makes it once for all who ask at the same time [LD-02]. */
export const sharedAnswer: Step<object> = {
  name: 'sharedAnswer',
  run: (context, next) =>
    cacheOf(context.platform).read(answerKeyOf(context), freshMsOf(context), async () =>
      context.serialise(await next({})),
    ),
};

/** The same where a person sees what is their own: shared among those who are not logged in. */
export const sharedForStrangers: Step<object> = {
  name: 'sharedForStrangers',
  run: (context, next) => (context.actor ? next({}) : sharedAnswer.run(context, next)),
};
