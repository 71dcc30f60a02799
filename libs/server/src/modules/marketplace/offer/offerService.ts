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
import { hasBuyable } from '../../../sale/listing/buyableListings.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { readPriceRules } from '../../../sale/pricing/priceRulesRepository.ts';
import {
  checkFilters,
  filterStock,
  isAccessibleOnly,
  matchesOffer,
  type OfferFilters,
} from './offerFilters.ts';
import { readListingOffers } from './listingOffers.ts';
import { presentOffer, type OfferStock } from './offerPresenter.ts';
import { currentTiers, withTiers } from './offerTiers.ts';
import { readOffers, type OfferRow } from './offerRepository.ts';
import { countFree, stockIdOf, type StockRow } from '../../../sale/inventory/stockRepository.ts';

export interface Viewer {
  scope: EventScope;
  locale: Locale;
  /** Whether what fans sell may be shown. */
  seesResale?: boolean;
}

/** Offers of an event as one caller sees them. */
export interface ReadOfferGroups {
  event: EventRow;
  rules: PriceRules;
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
  return { event, rules, offers, rows, stockOfOffer };
}

const hasPlaceFilter = (filters: OfferFilters): boolean =>
  (filters.sectionCodes ?? []).length > 0 || (filters.numTokens ?? 1) > 1 || isAccessibleOnly(filters);

/** Lists what fans sell, if that is asked for. */
const readResale = async (
  db: Queryable,
  query: OfferGroupQuery,
  { event, rules, viewer }: { event: EventRow; rules: PriceRules; viewer: Viewer },
): Promise<OfferGroup[]> =>
  query.includeResale && viewer.seesResale && query.marketplaceId === undefined
    ? readListingOffers(
        db,
        {
          ...{ eventId: event.eventId, rules, locale: viewer.locale },
          ...{ now: event.now, status: event.status as EventStatus },
        },
        query,
      )
    : [];

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
  const { event, rules, offers } = await readOfferGroups(db, query, viewer);
  const [resale, hasResale] = await Promise.all([
    readResale(db, query, { event, rules, viewer }),
    viewer.seesResale ? hasBuyable(db, event.eventId) : false,
  ]);
  const isShown = (offer: OfferGroup): boolean => {
    if (offer.category !== 'EVENT_ACCESS')
      return query.marketplaceId === undefined || offer.marketplaceId === query.marketplaceId;
    return matchesOffer(offer, query) && (offer.available > 0 || !hasPlaceFilter(query));
  };
  return {
    offerGroups: sortOffers(
      [...currentTiers(offers.filter(isShown)), ...resale.filter((offer) => matchesOffer(offer, query))],
      query.sortCriteria,
    ),
    ...priceEnds([...offers.filter(({ category }) => category === 'EVENT_ACCESS'), ...resale]),
    hasResale,
    serverTime: event.now.toISOString(),
  };
}

interface OffersOfSection {
  available: number;
  accessible: number;
  offers: OfferGroup[];
}

/** Gathers offers by section, with the free places that they have there. */
export function sectionsOf(
  offers: readonly OfferGroup[],
  stockOfOffer: ReadOfferGroups['stockOfOffer'],
  isAccessible: boolean,
): Map<string, OffersOfSection> {
  const sections = new Map<string, OffersOfSection>();
  const counted = new Set<string>();
  for (const offer of offers) {
    for (const row of stockOfOffer(offer)) {
      if (row.sectionCode === null) continue;
      const section = sections.get(row.sectionCode) ?? { available: 0, accessible: 0, offers: [] };
      // Offers of one stock share its seats, which must be counted once.
      const isNew = !counted.has(`${stockIdOf(row)} ${row.sectionCode}`);
      counted.add(`${stockIdOf(row)} ${row.sectionCode}`);
      if (isNew) section.available += isAccessible ? row.accessible : row.free;
      if (isNew) section.accessible += row.accessible;
      section.offers.push(offer);
      sections.set(row.sectionCode, section);
    }
  }
  return sections;
}

/** Presents sections with their offers, in the order of their codes. */
export const presentSections = (sections: ReadonlyMap<string, OffersOfSection>): SectionAvailability[] =>
  [...sections]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([sectionCode, { available, accessible, offers }]) => ({
      ...{ sectionCode, available, accessible },
      ...priceEnds(offers),
      offerGroupIds: [...new Set(offers.map(({ offerGroupId }) => offerGroupId))],
    }));

/**
 * Counts the free places per section, with the same filters as the list [C7.44].
 * @throws notFound, invalidRequest
 */
export async function listAvailableSections(
  db: Queryable,
  query: OfferGroupQuery,
  viewer: Viewer,
): Promise<AvailableSections> {
  const { event, rules, offers, stockOfOffer } = await readOfferGroups(db, query, viewer);
  const resale = await readResale(db, query, { event, rules, viewer });
  const isOpen = (offer: OfferGroup): boolean =>
    offer.saleState !== 'closed' && offer.category === 'EVENT_ACCESS' && matchesOffer(offer, query);
  const sections = sectionsOf(currentTiers(offers.filter(isOpen)), stockOfOffer, isAccessibleOnly(query));
  for (const listing of resale.filter((offer) => matchesOffer(offer, query))) {
    const [sectionCode] = listing.sectionCodes;
    if (sectionCode === undefined) continue;
    const section = sections.get(sectionCode) ?? { available: 0, accessible: 0, offers: [] };
    section.available += listing.available;
    section.offers.push(listing);
    sections.set(sectionCode, section);
  }
  return { sections: presentSections(sections), serverTime: event.now.toISOString() };
}
