import type { Attendance, Fulfilment, ItemCategory, SeatingKind } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Offer group with its item and sale window; texts in all locales. */
export interface OfferRow {
  offer_group_id: string;
  marketplace_id: string;
  sales_group_id: string;
  inventory_item_id: string;
  name: unknown;
  variant_name: unknown;
  description: unknown;
  face_price: number;
  child_price: number | null;
  senior_price: number | null;
  min_quantity: number;
  max_quantity: number;
  rank: number;
  category: ItemCategory;
  seating: SeatingKind;
  attendance: Attendance;
  section_code: string | null;
  minimum_age: number | null;
  fulfilment: Fulfilment[];
  image_url: string | null;
  opens_at: Date;
  closes_at: Date;
}

/** Reads an event's fixed-price offers, in the organiser's recommended order. */
export async function readOffers(db: Queryable, eventId: string): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('offer_group as o')
    .innerJoin('inventory_item as i', (join) =>
      join.onRef('i.event_id', '=', 'o.event_id').onRef('i.inventory_item_id', '=', 'o.inventory_item_id'),
    )
    .innerJoin('marketplace as m', (join) =>
      join.onRef('m.event_id', '=', 'o.event_id').onRef('m.marketplace_id', '=', 'o.marketplace_id'),
    )
    .select([
      'o.offer_group_id',
      'o.marketplace_id',
      'o.sales_group_id',
      'o.inventory_item_id',
      'o.name',
      'o.variant_name',
      'o.description',
      'o.face_price',
      'o.child_price',
      'o.senior_price',
      'o.min_quantity',
      'o.max_quantity',
      'o.rank',
      'i.category',
      'i.seating',
      'i.attendance',
      'i.section_code',
      'i.minimum_age',
      'i.fulfilment',
      'i.image_url',
      'm.opens_at',
      'm.closes_at',
    ])
    .where('o.event_id', '=', eventId)
    .where('m.type', '=', 'purchase')
    .orderBy('o.rank')
    .orderBy('o.offer_group_id')
    .execute();
  return rows as OfferRow[];
}
