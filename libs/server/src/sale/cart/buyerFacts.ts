import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { BuyerKey } from '../limit/buyerRepository.ts';
import type { BuyerFacts } from '../offer/offerFacts.ts';
import { findOwnTokens } from '../offer/offerRepository.ts';
import type { SaleSnapshot } from './saleSnapshot.ts';

const nothing = { hasToken: false, hasAdult: false };

/**
 * Reads a buyer's {product} of an event besides the cart of a snapshot.
 * @param needsOwn false if no line depends on other {product}, which saves a query per hold
 */
export async function buyerFacts(
  db: Queryable,
  { eventId, userId }: BuyerKey,
  { counted, allowed, cart }: Pick<SaleSnapshot, 'counted' | 'allowed' | 'cart'>,
  needsOwn = true,
): Promise<BuyerFacts> {
  const taken = counted - (cart?.quantity ?? 0);
  // Not known by `taken`: a {product} that came by a transfer counts towards the limit of its buyer.
  const own = needsOwn ? await findOwnTokens(db, eventId, userId) : nothing;
  return { limit: allowed, taken, ...own };
}
