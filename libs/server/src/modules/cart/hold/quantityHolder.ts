import { failure } from '../../../http/failure.ts';
import type { TransactionScope } from '../../../database/transactionScope.ts';
import type { CheckedLine } from '../checkout/selectionRules.ts';
import { holdQuantity, lockQuantities } from './quantityHoldRepository.ts';
import type { HoldChange } from './seatHolder.ts';

/**
 * Brings what the cart holds by number to what its lines want, item by item in one order.
 * @throws Failure purchaseSoldOut with how many can be had
 */
export async function holdQuantitiesOfLines(
  tx: TransactionScope,
  { cart, isNew, heldUntil }: HoldChange,
  lines: readonly CheckedLine[],
): Promise<void> {
  const counted = lines.filter(({ offer }) => offer.seating !== 'seated');
  const held = isNew ? new Map<string, number>() : await lockQuantities(tx, cart);
  const items = new Set([...held.keys(), ...counted.map(({ offer }) => offer.inventoryItemId)]);
  for (const inventoryItemId of [...items].sort()) {
    const ofItem = counted.filter(({ offer }) => offer.inventoryItemId === inventoryItemId);
    const quantity = ofItem.reduce((sum, line) => sum + line.quantity, 0);
    const before = held.get(inventoryItemId) ?? 0;
    const short = await holdQuantity(tx, cart, { inventoryItemId, before, quantity, heldUntil });
    if (short) {
      const { cartGuid, offer } = ofItem[0]!;
      throw failure('purchaseSoldOut', { cartGuid, offerGroupId: offer.offerGroupId, ...short });
    }
  }
}
