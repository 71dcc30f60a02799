import type { Attendance, Fulfilment, ItemCategory, MarketplaceType, SeatingKind } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { isForCode } from '../../../sale/event/marketplaceCode.ts';

/** Offer group with its item and sale window; texts in all locales. */
export interface OfferRow {
  offerGroupId: string;
  marketplaceId: string;
  salesGroupId: string;
  inventoryItemId: string;
  /** Allotment that its window sells from; null for what is set aside for none. */
  allotmentId: string | null;
  name: unknown;
  variantName: unknown;
  description: unknown;
  facePrice: number;
  childPrice: number | null;
  seniorPrice: number | null;
  minQuantity: number;
  maxQuantity: number;
  rank: number;
  category: ItemCategory;
  seating: SeatingKind;
  attendance: Attendance;
  sectionCode: string | null;
  minimumAge: number | null;
  fulfilment: Fulfilment[];
  imageUrl: string | null;
  marketplaceType: MarketplaceType;
  opensAt: Date;
  closesAt: Date;
  /** Code of the sale window. */
  code: string | null;
}

/**
 * Reads the fixed-price offers of an event that are for a caller, in the organiser's recommended order.
 * @param code of the caller, which opens more sale windows
 */
export async function readOffers(
  db: Queryable,
  eventId: string,
  code: string | undefined,
): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('offerGroup as o')
    .innerJoin('inventoryItem as i', (join) =>
      join.onRef('i.eventId', '=', 'o.eventId').onRef('i.inventoryItemId', '=', 'o.inventoryItemId'),
    )
    .innerJoin('marketplace as m', (join) =>
      join.onRef('m.eventId', '=', 'o.eventId').onRef('m.marketplaceId', '=', 'o.marketplaceId'),
    )
    .leftJoin('allotment as a', (join) =>
      join.onRef('a.eventId', '=', 'm.eventId').onRef('a.marketplaceId', '=', 'm.marketplaceId'),
    )
    .select([
      'o.offerGroupId',
      'o.marketplaceId',
      'o.salesGroupId',
      'o.inventoryItemId',
      'a.allotmentId',
      'o.name',
      'o.variantName',
      'o.description',
      'o.facePrice',
      'o.childPrice',
      'o.seniorPrice',
      'o.minQuantity',
      'o.maxQuantity',
      'o.rank',
      'i.category',
      'i.seating',
      'i.attendance',
      'i.sectionCode',
      'i.minimumAge',
      'i.fulfilment',
      'i.imageUrl',
      'm.type as marketplaceType',
      'm.opensAt',
      'm.closesAt',
      'm.code',
    ])
    .where('o.eventId', '=', eventId)
    .where('m.type', '=', 'purchase')
    .orderBy('o.rank')
    .orderBy('o.offerGroupId')
    .execute();
  return (rows as OfferRow[]).filter((offer) => isForCode(offer, code));
}
