import type { Money } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { allowed, demand, refused, type Permission } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PriceSteps } from '../auction/core/auctionPolicy.ts';
import { changeAuction, listGroups, lockAuction } from '../auction/core/auctionRepository.ts';
import { logChange, type ChangeOrder } from '../window/windowChanges.ts';
import { readWindowStock, setWindowStock, stockOf } from '../window/windowStock.ts';
import { closeWindow, mayCloseEarly, mayPrepare, openWindow } from '../window/windowTimes.ts';
import { countGroups, currencyOf, setMinimum, type GroupFigures } from './clientAuctionRepository.ts';

/** Tells whether the terms of an auction may become worse for fans: a smaller stock, another minimum. */
export const mayWorsen = (figures?: Pick<GroupFigures, 'offers'>): Permission =>
  (figures?.offers ?? 0) === 0 ? allowed : refused('offersMade');

/** Opens an auction before its time. @throws notFound, marketplaceClosed */
export const openAuction = (platform: Platform, { eventId, by, reason }: ChangeOrder): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await lockAuction(tx, eventId, 'update'));
    demand(mayPrepare(auction, now));
    const time = await openWindow(tx, auction, now);
    if (time)
      await logChange({ platform, tx }, 'auction', {
        eventId,
        by,
        change: 'open',
        details: { reason, time },
      });
  });

/**
 * Closes an open auction before its time, or immediately, for a published reason. Results come at the announced time.
 * @param closesAt now if absent
 * @throws notFound, marketplaceClosed, and invalidRequest for a past time or one later than the present one
 */
export const closeAuctionEarly = (
  platform: Platform,
  { eventId, by, reason, closesAt }: ChangeOrder & { closesAt?: Date },
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await lockAuction(tx, eventId, 'update'));
    demand(mayCloseEarly(auction, now));
    const time = await closeWindow(tx, auction, { closesAt: closesAt ?? now, now });
    if (!time) return;
    await changeAuction(tx, eventId, { closedEarly: reason });
    await logChange({ platform, tx }, 'auction', { eventId, by, change: 'close', details: { reason, time } });
  });

/**
 * Changes the stock of an offer in an auction, until the close. From the first bid on, it can only grow.
 * @throws notFound, marketplaceClosed, offersMade, stockNotAvailable
 */
export const changeAuctionStock = (
  platform: Platform,
  { eventId, by, reason, offerGroupId, quantity }: ChangeOrder & { offerGroupId: string; quantity: number },
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await lockAuction(tx, eventId, 'update'));
    const stock = stockOf(await readWindowStock(tx, auction), offerGroupId);
    demand(mayPrepare(auction, now));
    if (stock.quantity === quantity) return;
    if (quantity < stock.quantity) demand(mayWorsen((await countGroups(tx, eventId)).get(offerGroupId)));
    await setWindowStock(tx, stock, quantity);
    await logChange({ platform, tx }, 'auction', {
      ...{ eventId, by, change: 'stock' },
      details: { reason, stock: { offerGroupId, before: stock.quantity, after: quantity } },
    });
  });

/** Refuses a minimum from which whole steps do not lead to the maximum. */
function checkMinimum({ maximum, step }: PriceSteps, minimum: Money): void {
  if (maximum === null) return;
  const room = maximum - minimum.amount;
  if (room >= 0 && room % step === 0) return;
  const money = (amount: number): Money => ({ ...minimum, amount });
  throw failure('minimumOffSteps', { maximum: money(maximum), step: money(step) });
}

/**
 * Changes the minimum price of an offer, before the first bid. Lists show it as the price.
 * @throws notFound, marketplaceClosed, offersMade, minimumOffSteps, and invalidRequest for another currency
 */
export const changeAuctionMinimum = (
  platform: Platform,
  { eventId, by, reason, offerGroupId, minimum }: ChangeOrder & { offerGroupId: string; minimum: Money },
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const auction = found(await lockAuction(tx, eventId, 'update'));
    const group = found((await listGroups(tx, eventId)).find((each) => each.offerGroupId === offerGroupId));
    demand(mayPrepare(auction, now));
    const { currency, amount } = minimum;
    if (currency !== (await currencyOf(tx, eventId))) throw failure('invalidRequest', { field: 'minimum' });
    if (amount === group.minimum) return;
    demand(mayWorsen((await countGroups(tx, eventId)).get(offerGroupId)));
    checkMinimum(group, minimum);
    await setMinimum(tx, { eventId, offerGroupId }, amount);
    const before = { amount: group.minimum, currency };
    await logChange({ platform, tx }, 'auction', {
      ...{ eventId, by, change: 'minimum' },
      details: { reason, minimum: { offerGroupId, before, after: minimum } },
    });
  });
