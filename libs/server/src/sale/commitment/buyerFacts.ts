import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { BuyerKey } from '../limit/buyerRepository.ts';
import type { BuyerFacts } from '../offer/offerFacts.ts';
import { findOwnTokens } from '../offer/offerRepository.ts';
import type { SaleSnapshot } from './saleSnapshot.ts';

/** Reads what a buyer has of an event besides the cart of a snapshot. */
export async function buyerFacts(
  db: Queryable,
  { eventId, userId }: BuyerKey,
  { counted, allowed, cart }: Pick<SaleSnapshot, 'counted' | 'allowed' | 'cart'>,
): Promise<BuyerFacts> {
  const taken = counted - (cart?.quantity ?? 0);
  const own = taken > 0 ? await findOwnTokens(db, eventId, userId) : { hasToken: false, hasAdult: false };
  return { limit: allowed, taken, ...own };
}
