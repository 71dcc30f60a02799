import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SerialisedAnswer } from './serialisedAnswer.ts';

const tags = new WeakMap<SerialisedAnswer, string>();

/** Computes an answer's ETag once; a cached answer keeps it. */
function tagOf(answer: SerialisedAnswer): string {
  const known = tags.get(answer);
  if (known !== undefined) return known;
  const tag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  tags.set(answer, tag);
  return tag;
}

const unchanging = new WeakSet<SerialisedAnswer>();
const yearSeconds = 365 * 24 * 60 * 60;

/** Marks an answer as immutable: its URL contains its version. */
export function neverChanges(answer: SerialisedAnswer): SerialisedAnswer {
  unchanging.add(answer);
  return answer;
}

const privateAnswers = new WeakSet<SerialisedAnswer>();

/** Marks an answer to a caller's secret: shared caches must not keep it. */
export function keepPrivate(answer: SerialisedAnswer): SerialisedAnswer {
  privateAnswers.add(answer);
  return answer;
}

/**
 * Sets the caching headers of a public answer: a lifetime, then revalidation by ETag.
 * @returns whether the caller has the same bytes already, so that 304 is enough
 */
export function setCaching(
  reply: FastifyReply,
  answer: SerialisedAnswer,
  cacheSeconds: number | undefined,
): boolean {
  if (cacheSeconds === undefined || answer.status !== 200) return false;
  if (privateAnswers.has(answer)) {
    reply.header('cache-control', 'no-store');
    return false;
  }
  const etag = tagOf(answer);
  reply.headers({
    'cache-control': unchanging.has(answer)
      ? `public, max-age=${yearSeconds}, immutable`
      : `public, max-age=${cacheSeconds}`,
    vary: 'accept-language, accept-encoding',
    etag,
  });
  return reply.request.headers['if-none-match'] === etag;
}
