import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { lockOpenCart, markReleased, type CartRow } from '../commitment/cartRepository.ts';
import { giveQuantityBack } from '../inventory/quantityHoldRepository.ts';
import { giveSeatsBack } from '../inventory/seatHoldRepository.ts';
import { emptyCart, lockBuyer, type BuyerKey } from '../limit/buyerRepository.ts';
import { lockHoldings, moveHold, readHeld } from './heldRepository.ts';

/** Releases and closes a cart. Requires the lock of the buyer's row. */
export async function releaseCart(tx: TransactionScope, cart: CartRow): Promise<void> {
  const { seatCodes, quantities } = await readHeld(tx, cart);
  await giveSeatsBack(tx, cart, seatCodes);
  for (const { item_id: itemId } of quantities) await giveQuantityBack(tx, cart, itemId);
  await markReleased(tx, cart);
  await emptyCart(tx, cart);
}

/** Releases a buyer's open cart if it has expired. */
export const releaseIfExpired = (database: Database, buyer: BuyerKey): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockBuyer(tx, buyer);
    const cart = await lockOpenCart(tx, buyer.eventId, buyer.userId);
    if (cart?.phase === 'over') await releaseCart(tx, cart);
  });

/**
 * Opens a cart again after a payment that failed, and keeps its hold for a while; releases it if another cart has taken
 * part of it.
 */
export async function reopenCart(tx: TransactionScope, cart: CartRow, keepMs: number): Promise<void> {
  if (await lockHoldings(tx, cart)) await moveHold(tx, cart, { state: 'open', end: { keepMs } });
  else await releaseCart(tx, cart);
}
