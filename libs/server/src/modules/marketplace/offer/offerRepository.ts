import type {
  Attendance,
  Fulfilment,
  ItemCategory,
  MarketplaceType,
  PackageKind,
  SeatingKind,
} from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { isForCode } from '../../../sale/event/marketplaceCode.ts';
import { allotmentOnSale } from '../../../sale/inventory/stockRepository.ts';

/** Further item of a package. */
interface PackagedItem {
  inventoryItemId: string;
  /** Units of it in one package. */
  unitsEach: number;
  /** {product} of it in one package. */
  tokensEach: number;
  /** By locale. */
  name: unknown;
  category: ItemCategory;
  gate: string | null;
}

/** Offer group with its item and sale window; texts in all locales. */
export interface OfferRow {
  offerGroupId: string;
  marketplaceId: string;
  salesGroupId: string;
  inventoryItemId: string;
  /** Null for an offer of one item. */
  inventoryPackageId: string | null;
  packageKind: PackageKind | null;
  /** Allotment that its window sells from; null for what is set aside for none. */
  allotmentId: string | null;
  name: unknown;
  variantName: unknown;
  description: unknown;
  /** Row that all its seats are in. */
  rowLabel: string | null;
  /** Name of its tier, in all locales; null for an offer that is not tiered. */
  tierName: unknown;
  facePrice: number;
  childPrice: number | null;
  seniorPrice: number | null;
  minAmount: number | null;
  maxAmount: number | null;
  suggestedAmounts: number[] | null;
  minQuantity: number;
  maxQuantity: number;
  rank: number;
  category: ItemCategory;
  /** Recipient of a donation. */
  charityName: string | null;
  seating: SeatingKind;
  /** {product} of one unit of the item. */
  tokensEach: number;
  /** Empty but for packages. */
  parts: PackagedItem[];
  attendance: Attendance;
  sectionCode: string | null;
  /** Gate that its {product} enters by. */
  gate: string | null;
  minimumAge: number | null;
  fulfilment: Fulfilment[];
  imageUrl: string | null;
  marketplaceType: MarketplaceType;
  opensAt: Date;
  closesAt: Date;
  /** Code of the sale window. */
  code: string | null;
}

const partsOfOffer = sql<PackagedItem[]>`(
  select coalesce(json_agg(json_build_object('inventoryItemId', p.inventory_item_id, 'unitsEach', p.units_each,
    'tokensEach', case when n.category = 'EVENT_ACCESS' then p.units_each * n.tokens_each else 0 end,
    'name', p.name, 'category', n.category, 'gate', n.gate) order by p.part_number), '[]')
  from offer_part p join inventory_item n using (event_id, inventory_item_id)
  where p.event_id = o.event_id and p.offer_group_id = o.offer_group_id)`;

/** Reads offers of an event, of all windows, in the organiser's recommended order. */
const selectOffers = (db: Queryable, eventId: string) =>
  db
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
    .leftJoin('inventoryPackage as k', (join) =>
      join.onRef('k.eventId', '=', 'o.eventId').onRef('k.inventoryPackageId', '=', 'o.inventoryPackageId'),
    )
    .leftJoin('charity as h', 'h.charityId', 'i.charityId')
    .select([
      'o.offerGroupId',
      'o.marketplaceId',
      'o.salesGroupId',
      'o.inventoryItemId',
      'o.inventoryPackageId',
      'k.kind as packageKind',
      allotmentOnSale.as('allotmentId'),
      'o.name',
      'o.variantName',
      'o.description',
      'o.rowLabel',
      'o.tierName',
      'o.facePrice',
      'o.childPrice',
      'o.seniorPrice',
      'o.minAmount',
      'o.maxAmount',
      'o.suggestedAmounts',
      'o.minQuantity',
      'o.maxQuantity',
      'o.rank',
      'i.category',
      'h.name as charityName',
      'i.seating',
      'i.tokensEach',
      partsOfOffer.as('parts'),
      'i.attendance',
      'i.sectionCode',
      'i.gate',
      'i.minimumAge',
      'i.fulfilment',
      'i.imageUrl',
      'm.type as marketplaceType',
      'm.opensAt',
      'm.closesAt',
      'm.code',
    ])
    .where('o.eventId', '=', eventId)
    .orderBy('o.rank')
    .orderBy('o.offerGroupId');

/** Reads the offers whose {product} fans sell, of any window. */
export const readOffersOf = (
  db: Queryable,
  eventId: string,
  offerGroupIds: readonly string[],
): Promise<OfferRow[]> =>
  selectOffers(db, eventId).where('o.offerGroupId', 'in', offerGroupIds).execute() as Promise<OfferRow[]>;

/**
 * Reads an event's fixed-price offers for a caller, in the organiser's recommended order. Offers of a draw are read
 * only for its own window, since they can't be bought.
 * @param code of the caller, which opens more sale windows
 * @param marketplaceId of the requested window, if any
 */
export async function readOffers(
  db: Queryable,
  eventId: string,
  code: string | undefined,
  marketplaceId?: string,
): Promise<OfferRow[]> {
  const all = await selectOffers(db, eventId)
    .where((is) =>
      is.or([
        is('m.type', '=', 'purchase'),
        ...(marketplaceId === undefined ? [] : [is('m.marketplaceId', '=', marketplaceId)]),
      ]),
    )
    .execute();
  const asked = all.filter((offer) => offer.marketplaceId === marketplaceId);
  const rows = asked.some(({ marketplaceType }) => marketplaceType !== 'purchase') ? asked : all;
  return (rows as OfferRow[]).filter((offer) => isForCode(offer, code));
}
