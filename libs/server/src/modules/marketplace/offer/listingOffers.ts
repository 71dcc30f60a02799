import type { EventStatus, Locale, OfferGroup } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { findSeats, type HeldSeat } from '../../../sale/inventory/seatHoldRepository.ts';
import { inPhysicalOrder } from '../../../sale/inventory/seatPlan.ts';
import { presentSeat } from '../../../sale/inventory/seatPresenter.ts';
import {
  officialPriceOf,
  readBuyable,
  seatCodesOf,
  type BuyableListing,
} from '../../../sale/listing/buyableListings.ts';
import { readSectionNames } from '../../../sale/offer/offerRepository.ts';
import { priceItem } from '../../../sale/pricing/priceItem.ts';
import type { PriceRules } from '../../../sale/pricing/priceRules.ts';
import { isAccessibleOnly, type OfferFilters } from './offerFilters.ts';
import { presentOffer } from './offerPresenter.ts';
import { readOffersOf, type OfferRow } from './offerRepository.ts';

interface Shown {
  eventId: string;
  rules: PriceRules;
  locale: Locale;
  now: Date;
  status: EventStatus;
}

/** Most listings of an answer: the cheapest. */
const mostListed = 500;

function present(
  { listingId, price, expiresAt, tokens }: BuyableListing,
  row: OfferRow,
  { seats, names, ...shown }: Shown & { seats: HeldSeat[]; names: ReadonlyMap<string, string> },
): OfferGroup {
  const { rules } = shown;
  const [{ seating }] = tokens;
  const quantity = tokens.length;
  const sectionCodes = [...new Set(seats.map(({ sectionCode }) => sectionCode))];
  const standing = row.sectionCode === null ? [] : [row.sectionCode];
  const isOneRow = new Set(seats.map((seat) => seat.row)).size === 1;
  const {
    tokensEach: _each,
    inventoryPackageId: _package,
    packageKind: _kind,
    amounts: _amounts,
    row: _row,
    ...own
  } = presentOffer(row, {
    ...shown,
    stock: { free: quantity, accessible: 0, sectionCodes: seats.length > 0 ? sectionCodes : standing },
  });
  return {
    ...own,
    seating,
    offerId: listingId,
    resale: true,
    officialPrice: officialPriceOf(tokens.map(({ seller }) => seller)),
    seats: [...seats].sort(inPhysicalOrder).map((seat) => presentSeat(seat, names)),
    ...(isOneRow ? { row: seats[0]!.row } : {}),
    price: priceItem({ face: price, category: row.category, marketplaceType: 'secondaryExchange' }, rules),
    agePrices: [],
    fulfilment: [],
    saleState: 'active',
    buyable: { allowed: true },
    minQuantity: quantity,
    maxQuantity: quantity,
    endAt: expiresAt.toISOString(),
  };
}

/** Tells whether a listing is for a party: it is sold as a whole. */
function fits({ sectionCodes, maxQuantity, seats = [] }: OfferGroup, filters: OfferFilters): boolean {
  const { sectionCodes: named = [], numTokens } = filters;
  if (named.length > 0 && !sectionCodes.some((code) => named.includes(code))) return false;
  if (isAccessibleOnly(filters) && !seats.some(({ kind }) => kind === 'wheelchair')) return false;
  return maxQuantity >= (numTokens ?? 1);
}

/**
 * Lists what fans sell of an event, each listing as an offer of its own, with its seats, at the price that its buyer pays
 * [C3.18, C3.19]. Those in somebody's cart are left out.
 */
export async function readListingOffers(
  db: Queryable,
  shown: Shown,
  filters: OfferFilters,
): Promise<OfferGroup[]> {
  const { eventId } = shown;
  const listings = (await readBuyable(db, eventId, { limit: mostListed })).filter(({ isTaken }) => !isTaken);
  if (listings.length === 0) return [];
  const [rows, seats, names] = await Promise.all([
    readOffersOf(db, eventId, [...new Set(listings.map(({ offerGroupId }) => offerGroupId))]),
    findSeats(db, eventId, listings.flatMap(seatCodesOf)),
    readSectionNames(db, eventId),
  ]);
  const rowOf = new Map(rows.map((row) => [row.offerGroupId, row]));
  const seatOf = new Map(seats.map((seat) => [seat.seatCode, seat]));
  return listings
    .map((listing) => {
      const own = seatCodesOf(listing).flatMap((code) => seatOf.get(code) ?? []);
      return present(listing, rowOf.get(listing.offerGroupId)!, { ...shown, seats: own, names });
    })
    .filter((offer) => fits(offer, filters));
}
