import type { AddPaymentMeansRequest } from '@foyer/contract';
import type { StoredCard } from '../../../gateways/payment/paymentGateway.ts';
import type { RequestFacts } from '../../../http/operationContext.ts';
import type { Platform } from '../../../platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../security/attemptLimiter.ts';
import { stateKey } from '../../../serverState.ts';

interface CardContext {
  platform: Platform;
  request: Pick<RequestFacts, 'ip'>;
  body: AddPaymentMeansRequest;
  userId: string;
}

const limiterKey =
  stateKey<AttemptLimiter<keyof Platform['config']['sale']['attemptLimits']>>('card attempts');
const limiterOf = ({ config, database, log, state }: Platform) =>
  state.of(limiterKey, () =>
    createAttemptLimiter(database.pool, config.sale.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
  );

/**
 * Stores the card of a token at the gateway. Wrong tokens count per account and per caller, against card testing. Each
 * call counts before the gateway is called; a good card, and a gateway that doesn't answer, are uncounted.
 * @returns undefined for a wrong token
 * @throws Failure tooManyRequests
 */
export async function storeAtGateway(
  { platform, request, body, userId }: CardContext,
  paymentMethodId: string,
): Promise<StoredCard | undefined> {
  const limiter = limiterOf(platform);
  await limiter.count('wrongCardPerAccount', userId);
  await limiter.count('wrongCardPerCaller', request.ip);
  let isWrong = false;
  try {
    const { payment } = platform.gateways;
    const card = await payment.storeCard({ key: paymentMethodId, cardToken: body.cardToken });
    isWrong = card === undefined;
    return card;
  } finally {
    if (!isWrong) {
      await limiter.giveBack('wrongCardPerAccount', userId);
      await limiter.giveBack('wrongCardPerCaller', request.ip);
    }
  }
}
