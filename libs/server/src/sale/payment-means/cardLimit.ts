import type { AddPaymentMeansRequest } from '@foyer/contract';
import type { StoredCard } from '../../platform/gateways/payment/paymentGateway.ts';
import type { RequestFacts } from '../../platform/http/operationContext.ts';
import type { Platform } from '../../platform/platform.ts';
import { gatewayOf } from '../gateway-account/gatewayAccounts.ts';
import { saleAttempts, type SaleAttempts } from '../settings/saleAttempts.ts';

interface CardContext {
  platform: Platform;
  request: Pick<RequestFacts, 'ip'>;
  body: AddPaymentMeansRequest;
  userId: string;
}

type Count = Parameters<SaleAttempts['giveBack']>;

async function giveBackAll(limiter: SaleAttempts, counts: Count[]): Promise<void> {
  for (const count of counts) await limiter.giveBack(...count);
}

/** Counts towards all limits; when one refuses, those before it are given back. */
async function countAll(limiter: SaleAttempts, counts: Count[]): Promise<void> {
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
  { paymentMethodId, gatewayAccountId }: { paymentMethodId: string; gatewayAccountId: string | null },
): Promise<StoredCard | undefined> {
  const limiter = saleAttempts(platform);
  const wrong: Count[] = [
    ['wrongCardPerAccount', userId],
    ['wrongCardPerCaller', request.ip],
  ];
  const stored: Count[] = body.onePurchase ? [['onePurchaseCardPerAccount', userId]] : [];
  await countAll(limiter, [...wrong, ...stored]);
  const gateway = await gatewayOf(platform, gatewayAccountId);
  let uncounted = [...wrong, ...stored];
  try {
    const card = await gateway.storeCard({ key: paymentMethodId, cardToken: body.cardToken });
    uncounted = card ? wrong : stored;
    return card;
  } finally {
    await giveBackAll(limiter, uncounted);
  }
}
