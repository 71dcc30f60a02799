import { Failure, failure } from './failure.ts';
import { findAnswer, hashRequest, type IdempotentRequest } from './idempotencyKeys.ts';
import type { BaseContext } from './operationContext.ts';
import type { Step } from './route.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * The call of a context as its Idempotency-Key names it.
 * @throws Failure `invalidRequest` when the header is missing or malformed
 */
export function readIdempotentRequest(context: BaseContext): IdempotentRequest {
  const key = context.request.header('idempotency-key') ?? '';
  if (!keyPattern.test(key)) throw failure('invalidRequest', { header: 'Idempotency-Key' });
  const { actor, operationId, query, body } = context;
  return {
    principal: actor ? `user:${actor.userId}` : `browser:${context.request.browserSessionId}`,
    key,
    operationId,
    requestHash: hashRequest(operationId, query, body),
  };
}

/**
 * Wants an Idempotency-Key. The key is claimed, and the answer stored, by `withTransaction`, which must follow:
 * in the transaction of the effect [quality.md, decision 2].
 */
export const idempotent: Step<{ idempotency: IdempotentRequest }> = {
  name: 'idempotent',
  run: (context, next) => next({ idempotency: readIdempotentRequest(context) }),
};

/**
 * For an effect that is one statement, which takes the key and stores the answer itself: what is refused before it comes
 * to that may have been done already by an earlier call with the same key, and is answered as then. Follows `idempotent`.
 */
export const replaying: Step<object> = {
  name: 'replaying',
  run: async (context, next) => {
    try {
      return await next({});
    } catch (error) {
      const { idempotency, platform } = context;
      if (!idempotency || !(error instanceof Failure)) throw error;
      const known = await findAnswer(platform.database.query, idempotency, platform.sealer);
      if (known) return known;
      throw error;
    }
  },
};
