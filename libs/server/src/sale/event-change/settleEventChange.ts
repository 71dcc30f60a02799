import { inTransaction } from '../../platform/database/inTransaction.ts';
import { Failure } from '../../platform/http/answers/failure.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { returnOrder } from '../refund/refundOrder.ts';
import { voidPlaces } from '../season/voidPlaces.ts';
import {
  findChangedOrders,
  findUnsettled,
  findUnsettledChange,
  hasPaymentUnderWay,
  settleChange,
  type ChangedOrder,
  type EventChange,
  type EventChangeKey,
} from './eventChangeRepository.ts';
import { mailHolders } from './holderMail.ts';
import { sendMovedMailJob } from './movedMail.ts';

const batch = 100;

/** Refunds an order of a cancelled event, once. @returns false if it cannot be, as for a disputed payment */
async function refundCancelled(
  platform: Platform,
  eventId: string,
  { orderId }: ChangedOrder,
): Promise<boolean> {
  try {
    await returnOrder(platform, { eventId, orderId, refundId: orderId, reason: 'eventCancelled' });
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    platform.log.warn({ eventId, orderId }, 'an order of a cancelled event could not be refunded');
    return false;
  }
}

async function settleOrders(platform: Platform, change: EventChange, orders: readonly ChangedOrder[]) {
  const { eventId, changeId } = change;
  if (change.kind === 'cancelled') {
    let isWhole = true;
    for (const order of orders) isWhole = (await refundCancelled(platform, eventId, order)) && isWhole;
    return isWhole;
  }
  await inTransaction(platform.database, async (tx) => {
    for (const { orderId, userId } of orders) {
      const mail = { eventId, changeId, orderId, userId };
      await platform.jobs.add(tx, sendMovedMailJob, mail, { dedupeKey: `${changeId}:${orderId}` });
    }
  });
  return true;
}

/**
 * Refunds or tells every buyer of a changed event, in batches, and tells who holds what they bought. It can stop anywhere
 * and start again: no order is refunded and nobody mailed twice.
 */
async function settleEventChange(platform: Platform, key: EventChangeKey): Promise<void> {
  const db = platform.database.query;
  const change = await findUnsettledChange(db, key);
  if (!change) return;
  // Before refunds void what they hold.
  await inTransaction(platform.database, (tx) => mailHolders(tx, platform, key));
  // Asked first: a payment that ends meanwhile leaves the change unsettled for the next run.
  let isSettled = change.kind !== 'cancelled' || !(await hasPaymentUnderWay(db, key.eventId));
  let after: string | undefined;
  for (;;) {
    const orders = await findChangedOrders(db, { eventId: key.eventId, after, limit: batch });
    isSettled = (await settleOrders(platform, change, orders)) && isSettled;
    after = orders.at(-1)?.orderId;
    if (orders.length < batch) break;
  }
  if (change.kind === 'cancelled')
    while ((await voidPlaces(db, { eventId: key.eventId, most: batch })) === batch);
  if (isSettled) await settleChange(db, key);
}

/** Runs as soon as an event is changed. */
export const settleEventChangeJob = defineJob<EventChangeKey>({
  name: 'settleEventChange',
  leaseSeconds: 15 * 60,
  retryLimit: 50,
  handle: (key, { platform }) => settleEventChange(platform, key),
});

/** Finds changes whose job was lost, and orders paid, or released from a dispute, after it. */
export const settleEventChangesJob = defineJob<Record<string, never>>({
  name: 'settleEventChanges',
  everySeconds: 5 * 60,
  leaseSeconds: 15 * 60,
  handle: async (_payload, { platform }) => {
    for (const change of await findUnsettled(platform.database.query, 20))
      await settleEventChange(platform, change);
  },
});
