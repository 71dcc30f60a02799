import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { NewId } from '../../../platform/security/ids.ts';
import { insertAllotment } from '../../../sale/inventory/allotmentRepository.ts';
import { moveStock } from '../../../sale/inventory/moveStock.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { findOfferStock, readPromoterStock } from './promoterStock.ts';
import {
  findEngagement,
  storeEngagement,
  type EngagementKey,
  type EngagementRow,
} from './engagementRepository.ts';

/** Terms of an engagement, and the units of offers that the promoter has in all. Offers that are not named keep theirs. */
export interface EngagementTerms extends Omit<EngagementRow, 'allotmentId' | 'endsAt'> {
  /** The end of sale if absent. */
  endsAt?: Date | null;
  stock: readonly { offerGroupId: string; quantity: number }[];
  /** The units come on top of what the promoter has. */
  addsStock?: true;
}

/** Units that a promoter should get are not free. */
export class NotFree extends Error {
  override name = 'NotFree';
  readonly offerGroupId: string;

  constructor(offerGroupId: string) {
    super(`So many of offer ${offerGroupId} are not free.`);
    this.offerGroupId = offerGroupId;
  }
}

async function allotmentOf(tx: TransactionScope, newId: NewId, key: EngagementKey): Promise<string> {
  const known = (await findEngagement(tx, key))?.allotmentId;
  if (known) return known;
  const allotmentId = newId();
  await insertAllotment(tx, { eventId: key.eventId, allotmentId, purpose: 'promoter' });
  return allotmentId;
}

/**
 * Engages a promoter for an event, or changes the terms. Stock that the promoter gets comes from general sale, the best
 * seats first; what is taken away returns there.
 * @throws Error for an unknown offer; NotFree for more than is left
 */
export async function engagePromoter(
  tx: TransactionScope,
  newId: NewId,
  key: EngagementKey,
  { stock, addsStock, endsAt = null, ...terms }: EngagementTerms,
): Promise<void> {
  const { eventId } = key;
  const allotmentId = await allotmentOf(tx, newId, key);
  await storeEngagement(tx, key, { ...terms, endsAt, allotmentId });
  const had = await readPromoterStock(tx, key);
  for (const { offerGroupId, quantity } of stock) {
    const offer = await findOfferStock(tx, { eventId, offerGroupId });
    if (!offer) throw new Error(`No offer ${offerGroupId} is sold at a fixed price.`);
    const before =
      had.find(({ inventoryItemId }) => inventoryItemId === offer.inventoryItemId)?.allotted ?? 0;
    const after = addsStock ? before + quantity : quantity;
    if (!(await moveStock(tx, { ...offer, eventId, allotmentId }, { before, quantity: after })))
      throw new NotFree(offerGroupId);
  }
  await countStock(tx, eventId);
}
