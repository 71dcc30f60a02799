import { Failure, failure } from './answers/failure.ts';
import { findAnswer, hashRequest, type IdempotentRequest } from './idempotencyKeys.ts';
import type { BaseContext } from './operationContext.ts';
import type { Step } from './route.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

/**
 * Reads the idempotent request of a call: key, principal and hash.
 * @throws Failure `invalidRequest` if the header is missing or malformed
 */
export function readIdempotentRequest(context: BaseContext): IdempotentRequest {
  const key = context.request.header('idempotency-key') ?? '';
  if (!keyPattern.test(key)) throw failure('invalidRequest', { header: 'Idempotency-Key' });
  const { actor, operationId, query, body, site } = context;
  return {
    principal: actor ? `user:${actor.userId}` : `browser:${context.request.browserSessionId}`,
    key,
    operationId,
    requestHash: hashRequest(operationId, query, body, site.clientId),
  };
}

/**
 * Requires an Idempotency-Key. `withTransaction`, which must follow, claims the key and stores the answer in the
 * transaction of the effect.
 */
export const idempotent: Step<{ idempotency: IdempotentRequest }> = {
  name: 'idempotent',
  run: (context, next) => next({ idempotency: readIdempotentRequest(context) }),
};

/**
 * Replaces a failure by the answer stored under the call's key, if there is one. For an effect of one statement that
 * claims the key and stores the answer itself: after the effect, a repeated call can fail an earlier check. Follows
 * `idempotent`.
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
