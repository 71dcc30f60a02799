import { functionCall } from '../../platform/database/statement.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import type { CartKey } from './seatHoldRepository.ts';

const callHoldQuantity = functionCall<CartKey & { itemId: string; quantity: number }, unknown>(
  'hold_quantity',
);

/** Releases a cart's quantity of an item. */
export async function giveQuantityBack(tx: TransactionScope, cart: CartKey, itemId: string): Promise<void> {
  const { eventId, cartId } = cart;
  await callHoldQuantity(tx, { eventId, cartId, itemId, quantity: 0 });
}
