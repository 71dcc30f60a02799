import type {
  AvailableSections,
  EventStatus,
  Locale,
  Money,
  OfferGroup,
  OfferGroupList,
  OfferGroupQuery,
  OfferSort,
  SectionAvailability,
} from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { grouped } from '../answers/grouped.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import type { EventRow } from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import {
  checkFilters,
  filterStock,
  isAccessibleOnly,
  matchesOffer,
  type OfferFilters,
} from './offerFilters.ts';
import { presentOffer, type OfferStock } from './offerPresenter.ts';
import { currentTiers, withTiers } from './offerTiers.ts';
import { readOffers, type OfferRow } from './offerRepository.ts';
import { countFree, stockIdOf, type StockRow } from '../../../sale/inventory/stockRepository.ts';

export interface Viewer {
  scope: EventScope;
  locale: Locale;
}

/** Offers of an event as one caller sees them. */
export interface ReadOfferGroups {
  event: EventRow;
  offers: OfferGroup[];
  /** The same offers, in the same order, with texts in all locales. */
  rows: OfferRow[];
  stockOfOffer: (offer: OfferGroup) => StockRow[];
}

function stockOf(rows: readonly StockRow[], isAccessible: boolean): OfferStock {
  const sum = (read: (row: StockRow) => number): number => rows.reduce((total, row) => total + read(row), 0);
  return {
    free: sum((row) => (isAccessible ? row.accessible : row.free)),
    accessible: sum((row) => row.accessible),
    sectionCodes: rows.flatMap(({ sectionCode }) => sectionCode ?? []).sort(),
  };
}

/** Counts how many of an offer its further parts allow; infinite but for packages. */
const freeByParts = ({ parts, allotmentId }: OfferRow, stock: ReadonlyMap<string, StockRow[]>): number =>
  Math.min(
    ...parts.map(({ inventoryItemId, unitsEach }) => {
      const { free } = stockOf(stock.get(stockIdOf({ inventoryItemId, allotmentId })) ?? [], false);
      return Math.floor(free / unitsEach);
    }),
  );

/**
 * Sorts offers: access first, then by price. The recommended order puts available offers first, cheapest first, and
 * leaves the extras in the organizer's order.
 */
export function sortOffers(offers: readonly OfferGroup[], sort: OfferSort = 'RECOMMENDED'): OfferGroup[] {
  const isRecommended = sort === 'RECOMMENDED';
  const direction = sort === 'HIGH_TO_LOW' ? -1 : 1;
  const groupOf = ({ category, buyable }: OfferGroup): number => {
    if (category !== 'EVENT_ACCESS') return 2;
    return isRecommended && !buyable.allowed ? 1 : 0;
  };
  return offers.toSorted((left, right) => {
    const group = groupOf(left);
    if (group !== groupOf(right)) return group - groupOf(right);
    if (group === 2 && isRecommended) return 0;
    return direction * (left.price.allIn.amount - right.price.allIn.amount);
  });
}

/** Reads the offers of an event for the caller's code with the stock that matches the filters, and the event. */
export async function readOfferGroups(
  db: Queryable,
  { eventId, marketplaceCode, ...filters }: OfferGroupQuery,
  { scope, locale }: Viewer,
): Promise<ReadOfferGroups> {
  checkFilters(filters);
  const event = await readEvent(db, eventId, scope);
  const [rows, counted, rules] = await Promise.all([
    readOffers(db, eventId, marketplaceCode, filters.marketplaceId),
    countFree(db, eventId),
    readPriceRules(db, { eventId, currency: event.currency }, locale),
  ]);
  const access = new Set(
    rows.filter(({ category }) => category === 'EVENT_ACCESS').map((row) => row.inventoryItemId),
  );
  const stockIds = new Map(rows.map((row) => [row.offerGroupId, stockIdOf(row)]));
  // Filters apply to places; extras are always shown.
  const left = [
    ...filterStock(
      counted.filter((row) => access.has(row.inventoryItemId)),
      filters,
    ),
    ...counted.filter((row) => !access.has(row.inventoryItemId)),
  ];
  const stock = grouped(left, stockIdOf);
  const all = grouped(counted, stockIdOf);
  const facts = { rules, locale, now: event.now, status: event.status as EventStatus };
  const presented = rows.map((row) => {
    const isAccess = access.has(row.inventoryItemId);
    const own = stockOf(stock.get(stockIdOf(row)) ?? [], isAccess && isAccessibleOnly(filters));
    const free = Math.min(own.free, freeByParts(row, all));
    const tierName = row.tierName === null ? null : inLocale(row.tierName, locale);
    return { offer: presentOffer(row, { ...facts, stock: { ...own, free } }), tierName };
  });
  const offers = withTiers(presented);
  const stockOfOffer = ({ offerGroupId }: OfferGroup) => stock.get(stockIds.get(offerGroupId) ?? '') ?? [];
  return { event, offers, rows, stockOfOffer };
}

const hasPlaceFilter = (filters: OfferFilters): boolean =>
  (filters.sectionCodes ?? []).length > 0 || (filters.numTokens ?? 1) > 1 || isAccessibleOnly(filters);

function priceEnds(offers: readonly OfferGroup[]): { priceFrom?: Money; priceTo?: Money } {
  const prices = offers.map(({ price }) => price.allIn).toSorted((left, right) => left.amount - right.amount);
  return prices.length === 0 ? {} : { priceFrom: prices[0]!, priceTo: prices.at(-1)! };
}

/**
 * Lists the offers, filtered and sorted; `priceFrom` and `priceTo` cover all access offers regardless of filters, as
 * bounds of the price filter [C7.40, C3.18, C3.19].
 * @throws notFound, invalidRequest
 */
export async function listOfferGroups(
  db: Queryable,
  query: OfferGroupQuery,
  viewer: Viewer,
): Promise<OfferGroupList> {
  const { event, offers } = await readOfferGroups(db, query, viewer);
  const isShown = (offer: OfferGroup): boolean => {
    if (offer.category !== 'EVENT_ACCESS')
      return query.marketplaceId === undefined || offer.marketplaceId === query.marketplaceId;
    return matchesOffer(offer, query) && (offer.available > 0 || !hasPlaceFilter(query));
  };
  return {
    offerGroups: sortOffers(currentTiers(offers.filter(isShown)), query.sortCriteria),
    ...priceEnds(offers.filter(({ category }) => category === 'EVENT_ACCESS')),
    serverTime: event.now.toISOString(),
  };
}

/**
 * Counts the free places per section, with the same filters as the list [C7.44].
 * @throws notFound, invalidRequest
 */
export async function listAvailableSections(
  db: Queryable,
  query: OfferGroupQuery,
  viewer: Viewer,
): Promise<AvailableSections> {
  const { event, offers, stockOfOffer } = await readOfferGroups(db, query, viewer);
  const sections = new Map<string, { available: number; accessible: number; offers: OfferGroup[] }>();
  const counted = new Set<string>();
  const isOpen = (offer: OfferGroup): boolean =>
    offer.saleState !== 'closed' && offer.category === 'EVENT_ACCESS' && matchesOffer(offer, query);
  for (const offer of currentTiers(offers.filter(isOpen))) {
    for (const row of stockOfOffer(offer)) {
      if (row.sectionCode === null) continue;
      const section = sections.get(row.sectionCode) ?? { available: 0, accessible: 0, offers: [] };
      // Offers of one stock share its seats, which must be counted once.
      const isNew = !counted.has(`${stockIdOf(row)} ${row.sectionCode}`);
      counted.add(`${stockIdOf(row)} ${row.sectionCode}`);
      if (isNew) section.available += isAccessibleOnly(query) ? row.accessible : row.free;
      if (isNew) section.accessible += row.accessible;
      section.offers.push(offer);
      sections.set(row.sectionCode, section);
    }
  }
  const present = ([sectionCode, section]: [
    string,
    { available: number; accessible: number; offers: OfferGroup[] },
  ]): SectionAvailability => ({
    sectionCode,
    available: section.available,
    accessible: section.accessible,
    ...priceEnds(section.offers),
    offerGroupIds: section.offers.map(({ offerGroupId }) => offerGroupId),
  });
  return {
    sections: [...sections].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(present),
    serverTime: event.now.toISOString(),
  };
}
