import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { lockOpenCart } from '../../../sale/commitment/cartRepository.ts';
import { releaseCart } from '../../../sale/hold/releaseHold.ts';
import { listEveryMeans, markRemoved } from '../../../sale/payment-means/paymentMeansRepository.ts';
import { forgetCardJob } from '../../../sale/payment-means/paymentMeansService.ts';
import { forgetBuyerNames, listOpenCarts } from './buyerTraceRepository.ts';

/**
 * Releases the open carts of an account.
 * @returns number of carts with a payment in progress: those stay, and the caller has to wait for them
 */
export async function releaseCartsOf(tx: TransactionScope, userId: string): Promise<number> {
  let paying = 0;
  for (const eventId of await listOpenCarts(tx, userId)) {
    await lockBuyer(tx, { eventId, userId });
    const cart = await lockOpenCart(tx, eventId, userId);
    if (cart?.phase === 'paying') paying += 1;
    else if (cart) await releaseCart(tx, cart);
  }
  return paying;
}

/**
 * Removes personal data from a buyer's records: cards, here and at the gateway, and names and addresses in orders and
 * payments. Amounts, receipt lines and the last four digits stay, as the law requires [PV-05].
 */
export async function forgetBuyer(
  tx: TransactionScope,
  { jobs }: Pick<Platform, 'jobs'>,
  userId: string,
  now: Date,
): Promise<void> {
  for (const { paymentMethodId } of await listEveryMeans(tx, userId)) {
    await markRemoved(tx, paymentMethodId, now);
    await jobs.add(tx, forgetCardJob, { paymentMethodId }, { dedupeKey: paymentMethodId });
  }
  await forgetBuyerNames(tx, userId);
}
