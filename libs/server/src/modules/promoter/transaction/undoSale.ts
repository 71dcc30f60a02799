import type { PromoterTransaction } from '@foyer/contract';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { recordHandedBack } from '../../../sale/refund/finishRefund.ts';
import { returnOrder } from '../../../sale/refund/refundOrder.ts';
import { listPromoterSales } from './promoterSaleRepository.ts';
import { readTransaction, undoableUntil, type Asking } from './transactionPresenter.ts';

/**
 * Undoes a sale for cash: refunds it as a whole, and books that the promoter has given the money back. A repeated call
 * goes on where the first one stopped.
 * @throws Failure notFound, saleNotUndoable, refundFailed
 */
export async function undoSale(asking: Asking, transactionId: string): Promise<PromoterTransaction> {
  const { platform, eventId } = asking;
  const read = { ...asking, transactionId };
  const { orderId } = found((await listPromoterSales(platform.database.query, read))[0]);
  if (orderId === null) throw failure('saleNotUndoable');
  const refundId = transactionId;
  await returnOrder(platform, { eventId, orderId, refundId, reason: 'goodwill' }, async (tx, now) => {
    const [sale] = await listPromoterSales(tx, read);
    if (undoableUntil(found(sale), now) === undefined) throw failure('saleNotUndoable');
  });
  await recordHandedBack(platform, { eventId, refundId });
  return readTransaction(asking, transactionId);
}
