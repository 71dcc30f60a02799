import {
  isOff,
  type AgePrice,
  type EventStatus,
  type Locale,
  type OfferGroup,
  type PriceBreakdown,
  type SaleState,
} from '@foyer/contract';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { presentPermission } from '../../../platform/http/access/permission.ts';
import { amountsOf, tokensOfUnit } from '../../../sale/offer/offerFacts.ts';
import { mayHold } from '../../../sale/offer/offerPolicy.ts';
import { saleStateOf } from '../../../sale/event/saleStates.ts';
import type { OfferRow } from './offerRepository.ts';

/** Free places of an offer: total, accessible, and the sections that have some. */
export interface OfferStock {
  free: number;
  accessible: number;
  sectionCodes: string[];
}

function agePricesOf(row: OfferRow, price: (face: number) => PriceBreakdown): AgePrice[] {
  const { childPrice: child, seniorPrice: senior } = row;
  if (child === null && senior === null) return [];
  return [
    { ageGroup: 'ADULT', price: price(row.facePrice) },
    ...(child === null ? [] : [{ ageGroup: 'CHILD' as const, price: price(child) }]),
    ...(senior === null ? [] : [{ ageGroup: 'SENIOR' as const, price: price(senior) }]),
  ];
}

/** Returns the sale state of an offer; offers of an event that is off are closed. */
export function offerStateOf(
  row: OfferRow,
  facts: { status: EventStatus; now: Date; free: number },
): SaleState {
  const { status, now, free } = facts;
  if (isOff({ status })) return 'closed';
  return saleStateOf({ ...row, type: row.marketplaceType }, now, free > 0);
}

/** Presents an offer at the price that the cart will charge [C3.18]. */
export function presentOffer(
  row: OfferRow,
  facts: { stock: OfferStock; rules: PriceRules; locale: Locale; now: Date; status: EventStatus },
): OfferGroup {
  const { stock, rules, locale } = facts;
  const price = (face: number): PriceBreakdown =>
    priceItem({ face, category: row.category, marketplaceType: row.marketplaceType }, rules);
  const tokensEach = tokensOfUnit(row);
  const amounts = amountsOf(row, rules.currency);
  return {
    offerGroupId: row.offerGroupId,
    marketplaceId: row.marketplaceId,
    salesGroupId: row.salesGroupId,
    inventoryItemId: row.inventoryItemId,
    ...(row.inventoryPackageId === null ? {} : { inventoryPackageId: row.inventoryPackageId }),
    ...(row.packageKind === null ? {} : { packageKind: row.packageKind }),
    category: row.category,
    name: inLocale(row.name, locale),
    ...(row.variantName === null ? {} : { variantName: inLocale(row.variantName, locale) }),
    description: inLocale(row.description, locale),
    seating: row.seating,
    attendance: row.attendance,
    sectionCodes: stock.sectionCodes,
    ...(row.rowLabel === null ? {} : { row: row.rowLabel }),
    available: stock.free,
    saleState: offerStateOf(row, { ...facts, free: stock.free }),
    buyable: presentPermission(mayHold(row, { ...facts, free: stock.free })),
    price: price(row.facePrice),
    agePrices: agePricesOf(row, price),
    ...(amounts ? { amounts } : {}),
    ...(row.charityName === null ? {} : { charityName: row.charityName }),
    ...(tokensEach > 1 ? { tokensEach } : {}),
    minQuantity: row.minQuantity,
    maxQuantity: Math.min(row.maxQuantity, stock.free),
    ...(row.minimumAge === null ? {} : { minimumAge: row.minimumAge }),
    fulfilment: row.fulfilment,
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    opensAt: row.opensAt.toISOString(),
    endAt: row.closesAt.toISOString(),
    resale: false,
  };
}
