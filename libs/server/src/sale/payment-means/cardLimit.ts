import type { AddPaymentMeansRequest } from '@foyer/contract';
import type { StoredCard } from '../../platform/gateways/payment/paymentGateway.ts';
import type { RequestFacts } from '../../platform/http/operationContext.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../platform/serverState.ts';

interface CardContext {
  platform: Platform;
  request: Pick<RequestFacts, 'ip'>;
  body: AddPaymentMeansRequest;
  userId: string;
}

type CardLimiter = AttemptLimiter<keyof Platform['config']['sale']['attemptLimits']>;
type Count = Parameters<CardLimiter['giveBack']>;

const limiterKey = stateKey<CardLimiter>('card attempts');
const limiterOf = ({ config, database, log, state }: Platform) =>
  state.of(limiterKey, () =>
    createAttemptLimiter(database.pool, config.sale.attemptLimits, (limit) =>
      log.warn({ limit }, 'too many attempts'),
    ),
  );

async function giveBackAll(limiter: CardLimiter, counts: Count[]): Promise<void> {
  for (const count of counts) await limiter.giveBack(...count);
}

/** Counts towards all limits; when one refuses, those before it are given back. */
async function countAll(limiter: CardLimiter, counts: Count[]): Promise<void> {
  const counted: Count[] = [];
  try {
    for (const count of counts) {
      await limiter.count(...count);
      counted.push(count);
    }
  } catch (error) {
    await giveBackAll(limiter, counted);
    throw error;
  }
}

/**
 * Stores the card of a token at the gateway. Against card testing, wrong tokens count per account and per caller, and
 * cards for one purchase per account. Each call counts before the gateway is called; a good card is uncounted from the
 * limits of wrong ones, a wrong one from that of cards, and a gateway that doesn't answer from all.
 * @returns undefined for a wrong token
 * @throws Failure tooManyRequests
 */
export async function storeAtGateway(
  { platform, request, body, userId }: CardContext,
  paymentMethodId: string,
): Promise<StoredCard | undefined> {
  const limiter = limiterOf(platform);
  const wrong: Count[] = [
    ['wrongCardPerAccount', userId],
    ['wrongCardPerCaller', request.ip],
  ];
  const stored: Count[] = body.onePurchase ? [['onePurchaseCardPerAccount', userId]] : [];
  await countAll(limiter, [...wrong, ...stored]);
  const { payment } = platform.gateways;
  let uncounted = [...wrong, ...stored];
  try {
    const card = await payment.storeCard({ key: paymentMethodId, cardToken: body.cardToken });
    uncounted = card ? wrong : stored;
    return card;
  } finally {
    await giveBackAll(limiter, uncounted);
  }
}
