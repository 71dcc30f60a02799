import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeDraw, isCommitted, lockDraw } from '../draw/core/drawRepository.ts';
import { noteStock } from '../draw/core/drawStock.ts';
import { commitDraw } from '../draw/drawing/openDraw.ts';
import { logChange, type ChangeOrder } from '../window/windowChanges.ts';
import { readWindowStock, setWindowStock, stockOf } from '../window/windowStock.ts';
import { closeWindow, mayCloseEarly, mayPrepare, openWindow } from '../window/windowTimes.ts';

/** Opens a draw before its time, once its seed is committed to. @throws notFound, marketplaceClosed */
export async function openDraw(platform: Platform, { eventId, by, reason }: ChangeOrder): Promise<void> {
  await commitDraw(platform, eventId);
  await inTransaction(platform.database, async (tx, now) => {
    const draw = found(await lockDraw(tx, eventId, 'update'));
    demand(mayPrepare(draw, now));
    const time = await openWindow(tx, draw, now);
    if (time)
      await logChange({ platform, tx }, 'draw', { eventId, by, change: 'open', details: { reason, time } });
  });
}

/**
 * Closes an open draw before its time, or immediately, for a published reason. It is drawn at its announced time.
 * @param closesAt now if absent
 * @throws notFound, marketplaceClosed, and invalidRequest for a past time or one later than the present one
 */
export const closeDrawEarly = (
  platform: Platform,
  { eventId, by, reason, closesAt }: ChangeOrder & { closesAt?: Date },
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const draw = found(await lockDraw(tx, eventId, 'update'));
    demand(mayCloseEarly(draw, now));
    const time = await closeWindow(tx, draw, { closesAt: closesAt ?? now, now });
    if (!time) return;
    await changeDraw(tx, eventId, { closedEarly: reason });
    await logChange({ platform, tx }, 'draw', { eventId, by, change: 'close', details: { reason, time } });
  });

/**
 * Changes the stock that an offer of a draw sells from, until the draw closes. Once its seed is committed to, the change is
 * published.
 * @throws notFound, marketplaceClosed, stockNotAvailable
 */
export const changeDrawStock = (
  platform: Platform,
  { eventId, by, reason, offerGroupId, quantity }: ChangeOrder & { offerGroupId: string; quantity: number },
): Promise<void> =>
  inTransaction(platform.database, async (tx, now) => {
    const draw = found(await lockDraw(tx, eventId, 'update'));
    const stock = stockOf(await readWindowStock(tx, draw), offerGroupId);
    demand(mayPrepare(draw, now));
    if (stock.quantity === quantity) return;
    await setWindowStock(tx, stock, quantity);
    if (isCommitted(draw)) await noteStock({ platform, tx, now }, draw);
    await logChange({ platform, tx }, 'draw', {
      ...{ eventId, by, change: 'stock' },
      details: { reason, stock: { offerGroupId, before: stock.quantity, after: quantity } },
    });
  });
