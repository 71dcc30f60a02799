import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockBuyer } from '../limit/buyerRepository.ts';
import { findOrderPayment } from '../order/orderRepository.ts';
import { sendShipmentMailJob } from './shipmentMail.ts';
import {
  correctShipment,
  findShipment,
  lockAddressed,
  logShipmentChange,
  writeDelivery,
  writeShipment,
  type Parcel,
  type ShippedOrder,
} from '../order/shipmentRepository.ts';

/** What an operator records about the parcel of an order. */
type Recorded<More = unknown> = ShippedOrder & { operator: string } & More;

/**
 * Records that an order was handed to a carrier, and mails the buyer once. A parcel that was sent before is corrected.
 * @returns `nothingToShip`: nothing of the order is shipped, it was refunded, its event is cancelled, or the account of
 * the buyer is deleted; `unchanged`: all of it is known
 */
export function shipOrder(
  platform: Platform,
  { eventId, orderId, operator, parcel }: Recorded<{ parcel: Parcel }>,
): Promise<'shipped' | 'corrected' | 'unchanged' | 'nothingToShip'> {
  return inTransaction(platform.database, async (tx) => {
    const order = { eventId, orderId };
    const log = (change: 'shipped' | 'corrected') =>
      logShipmentChange(tx, { ...order, changeId: platform.newId(), change, operator });
    const bought = await findOrderPayment(tx, order);
    if (!bought) return 'nothingToShip';
    const { userId } = bought;
    await lockBuyer(tx, { eventId, userId });
    if (!(await lockAddressed(tx, order))) return 'nothingToShip';
    const shipment = await findShipment(tx, order);
    if (!shipment) return 'nothingToShip';
    if (shipment.state !== 'toShip') {
      if (!(await correctShipment(tx, order, parcel))) return 'unchanged';
      await log('corrected');
      return 'corrected';
    }
    await writeShipment(tx, order, parcel);
    await log('shipped');
    await platform.jobs.add(tx, sendShipmentMailJob, { ...order, userId }, { dedupeKey: orderId });
    return 'shipped';
  });
}

/** Records that a parcel arrived. @returns false if none of the order is under way */
export function recordDelivery(
  platform: Platform,
  { eventId, orderId, operator }: Recorded,
): Promise<boolean> {
  return inTransaction(platform.database, async (tx) => {
    const order = { eventId, orderId };
    if (!(await writeDelivery(tx, order))) return false;
    await logShipmentChange(tx, { ...order, changeId: platform.newId(), change: 'delivered', operator });
    return true;
  });
}
