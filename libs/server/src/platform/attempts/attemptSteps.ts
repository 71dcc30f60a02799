import type { AttemptLimit } from '../config/serverConfig.ts';
import type { BaseContext } from '../http/operationContext.ts';
import type { Step } from '../http/route.ts';
import { stateKey } from '../serverState.ts';
import { type AttemptLimiter, createAttemptLimiter } from './attemptLimiter.ts';

export interface Counting {
  /** What is counted by: the signed-in person, unless given. */
  keyOf?: (context: BaseContext) => string;
  /** Attempts that a request makes, e.g. one per mail; one unless given. */
  pointsOf?: (body: unknown) => number;
}

const callerOf = ({ actor }: BaseContext): string => actor!.userId;

/**
 * Makes the steps of routes that count by the same limits, before the transaction: `const count = attemptSteps('invite
 * limits', { invitePerMember: … })`, then `route(count('invitePerMember'), withTransaction, …)`.
 * @param name of the counters in the server's state
 */
export function attemptSteps<Limit extends string>(
  name: string,
  limits: Readonly<Record<Limit, AttemptLimit>>,
): (limit: Limit, counting?: Counting) => Step<object> {
  const limiterKey = stateKey<AttemptLimiter<Limit>>(name);
  return (limit, { keyOf = callerOf, pointsOf = () => 1 } = {}) => ({
    name: `count ${limit}`,
    run: async (context, next) => {
      const { database, state } = context.platform;
      const limiter = state.of(limiterKey, () => createAttemptLimiter(database.pool, limits));
      await limiter.count(limit, keyOf(context), pointsOf(context.body));
      return next({});
    },
  });
}
