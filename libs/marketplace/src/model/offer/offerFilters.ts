import type { OfferGroup, OfferGroupQuery, OfferSort, OperationTypes } from '@foyer/contract';

/** Filters and order of the offers of one event, kept in the address [C3.19]. */
export interface OfferFilters {
  sortCriteria: OfferSort;
  /** Lowest and highest all-in price in minor units; empty by default. */
  priceRange: readonly [number, number] | readonly [];
  accessible: boolean;
  numTokens: number;
  /** Whether what fans sell is listed too. */
  resale: boolean;
  /** Code that the buyer entered; not in the address. */
  marketplaceCode?: string | undefined;
}

const defaultQuantity = 2;
export const defaultOfferFilters: OfferFilters = {
  sortCriteria: 'RECOMMENDED',
  priceRange: [],
  accessible: false,
  numTokens: defaultQuantity,
  resale: false,
};
const sorts: readonly OfferSort[] = ['RECOMMENDED', 'LOW_TO_HIGH', 'HIGH_TO_LOW'];

function readRange(text: string | null): OfferFilters['priceRange'] {
  const parts = (text ?? '').split('-').map(Number);
  const [from, to] = parts;
  const isRange = parts.length === 2 && Number.isInteger(from) && Number.isInteger(to);
  return isRange && from !== undefined && to !== undefined && from >= 0 && to >= from ? [from, to] : [];
}

/** Reads an address; invalid values fall back to the defaults. */
export function readOfferFilters(search: URLSearchParams): OfferFilters {
  const quantity = Number(search.get('quantity'));
  return {
    sortCriteria: sorts.find((each) => each === search.get('sort')) ?? 'RECOMMENDED',
    priceRange: readRange(search.get('price')),
    accessible: search.get('accessible') === '1',
    numTokens: Number.isInteger(quantity) && quantity >= 1 && quantity <= 50 ? quantity : defaultQuantity,
    resale: search.get('resale') === '1',
  };
}

/** Writes filters into an address; other parameters stay, defaults are left out. */
export function writeOfferFilters(search: URLSearchParams, filters: OfferFilters): URLSearchParams {
  const written = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string): void => {
    if (value === usual) written.delete(name);
    else written.set(name, value);
  };
  put('sort', filters.sortCriteria, 'RECOMMENDED');
  put('price', filters.priceRange.join('-'), '');
  put('accessible', filters.accessible ? '1' : '', '');
  put('resale', filters.resale ? '1' : '', '');
  put('quantity', String(filters.numTokens), String(defaultQuantity));
  return written;
}

/** Adds the buyer's code to a request of the event. */
export const withCode = <Request extends object>(
  request: Request,
  marketplaceCode: string | undefined,
): Request & { marketplaceCode?: string } =>
  marketplaceCode === undefined ? request : { ...request, marketplaceCode };

/** Builds the request that list and map share, so that both show the same offers [C7.40, C7.44]. */
export function toOfferGroupQuery(eventId: string, filters: OfferFilters): OfferGroupQuery {
  const { sortCriteria, priceRange, accessible, numTokens, resale, marketplaceCode } = filters;
  const request = {
    eventId,
    sortCriteria,
    numTokens,
    ...(priceRange.length === 2 ? { priceRange: [...priceRange] } : {}),
    ...(accessible ? { categoryAccessibilityType: 'ACCESSIBLE' as const } : {}),
    ...(resale ? { includeResale: true } : {}),
  };
  return withCode(request, marketplaceCode);
}

/**
 * Builds the search for the best seats under the same filters, which are hard limits even for a named offer [C3.19,
 * C5.11].
 * @param except seats to leave out
 */
export function toBestSeatsQuery(
  eventId: string,
  { priceRange, accessible, numTokens, marketplaceCode }: OfferFilters,
  { offerGroupId, except = [] }: { offerGroupId?: string | undefined; except?: readonly string[] } = {},
): OperationTypes['findBestSeats']['query'] {
  const request = {
    eventId,
    quantity: numTokens,
    ...(offerGroupId === undefined ? {} : { offerGroupId }),
    ...(priceRange.length === 2 ? { priceRange: [...priceRange] } : {}),
    ...(accessible ? { accessible } : {}),
    ...(except.length > 0 ? { exceptSeatCodes: [...except] } : {}),
  };
  return withCode(request, marketplaceCode);
}

/** Whether a search for the best seats would be the same under both filters: the order does not matter. */
export const isSameSearch = (one: OfferFilters, other: OfferFilters): boolean =>
  JSON.stringify(toBestSeatsQuery('', one)) === JSON.stringify(toBestSeatsQuery('', other));

/**
 * Whether the page asks for the party size: with seats to find, or several areas on the map. All other offers are
 * counted on their cards.
 */
export const asksPartySize = (hasMap: boolean, access: readonly OfferGroup[]): boolean =>
  hasMap && (access.length > 1 || access.some(({ seating }) => seating === 'seated'));

/** Widens a price range to include an amount. */
export const includingPrice = (
  priceRange: OfferFilters['priceRange'],
  amount: number,
): OfferFilters['priceRange'] =>
  priceRange.length === 2 ? [Math.min(priceRange[0], amount), Math.max(priceRange[1], amount)] : [];

/** The filter button appears once there are 3 offers or a price range is set [I9.07, C2.23]. */
export const showsFilters = (count: number, { priceRange }: OfferFilters): boolean =>
  count >= 3 || priceRange.length === 2;

/** Whether offers are filtered, so that the button shows it. */
export const isFiltering = ({ priceRange, accessible }: OfferFilters): boolean =>
  priceRange.length === 2 || accessible;
