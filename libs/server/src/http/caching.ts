import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { SerialisedAnswer } from './serialisedAnswer.ts';

const tags = new WeakMap<SerialisedAnswer, string>();

/** An answer that is handed out again keeps its tag. */
function tagOf(answer: SerialisedAnswer): string {
  const known = tags.get(answer);
  if (known !== undefined) return known;
  const tag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  tags.set(answer, tag);
  return tag;
}

const unchanging = new WeakSet<SerialisedAnswer>();
const yearSeconds = 365 * 24 * 60 * 60;

/** Marks an answer whose address names its version: nobody has to ask for it twice. */
export function neverChanges(answer: SerialisedAnswer): SerialisedAnswer {
  unchanging.add(answer);
  return answer;
}

/**
 * Lets browsers keep a public answer for a while, and ask later whether it is still the same.
 * @returns whether the caller has these very bytes already, so that 304 says it all
 */
export function setCaching(
  reply: FastifyReply,
  answer: SerialisedAnswer,
  cacheSeconds: number | undefined,
): boolean {
  if (cacheSeconds === undefined || answer.status !== 200) return false;
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
