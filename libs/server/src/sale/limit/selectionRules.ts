import type { AgeQuantity, CartSelection, Fulfilment } from '@foyer/contract';
import { failure, found } from '../../platform/http/answers/failure.ts';
import { isForCode } from '../event/marketplaceCode.ts';
import { agesOf, type BuyableListing } from '../listing/buyableListings.ts';
import { amountsOf, tokensOfUnit, type BuyerFacts, type OfferFacts } from '../offer/offerFacts.ts';
import { mayHold } from '../offer/offerPolicy.ts';
import { hasChild, isAccess, mayGoTogether } from './companyPolicy.ts';

/** Requested line that passed the checks, with defaults filled in. */
export interface CheckedLine {
  cartGuid: string;
  offer: OfferFacts;
  quantity: number;
  /** Picked seats; undefined for best available, and for keeping the held ones. */
  seatCodes: string[] | undefined;
  /** Restricts the search for seats. */
  sectionCode: string | undefined;
  ages: AgeQuantity[];
  fulfilment: Fulfilment | undefined;
  maySplit: boolean;
  accessible: boolean;
  /** What the buyer named, in minor units; null for the price of the offer. */
  amount: number | null;
  /** What a fan sells, in the place of stock. */
  listing?: BuyableListing;
}

/** Counts the {product} in lines. */
export const accessQuantity = (lines: readonly Pick<CheckedLine, 'offer' | 'quantity'>[]): number =>
  lines.reduce((sum, { quantity, offer }) => sum + quantity * tokensOfUnit(offer), 0);

/** Line that the buyer holds, as far as its amount is concerned. */
interface HeldAmount {
  cartGuid: string;
  offerGroupId: string;
  amount: number | null;
}

/** What a buyer's selections are checked against besides offers. */
interface Known {
  /** Lines that the buyer holds: an amount among them stays, even if its bounds have changed. */
  held?: readonly HeldAmount[] | undefined;
  /** Listings that can be bought. */
  listings?: readonly BuyableListing[];
}

/**
 * Checks selections as far as possible without availability: limits, children, extras, picks.
 * @throws Failure that names the violated rule; nothing was changed
 */
export function checkSelections(
  selections: readonly CartSelection[],
  offers: ReadonlyMap<string, OfferFacts>,
  buyer: BuyerFacts,
  { held = [], listings = [] }: Known = {},
): CheckedLine[] {
  refuseDuplicates(selections);
  const lines = selections.map((selection) => {
    const offer = found(offers.get(selection.offerGroupId));
    if (selection.offerId === undefined) return checkLine(selection, offer, held);
    return listingLine(selection, offer, listings);
  });
  checkLimits(lines, buyer);
  checkCompany(lines, buyer);
  return lines;
}

function refuseDuplicates(selections: readonly CartSelection[]): void {
  const guids = selections.map(({ cartGuid }) => cartGuid);
  const seats = selections.flatMap(({ seatCodes }) => seatCodes ?? []);
  if (new Set(guids).size !== guids.length) throw failure('invalidRequest', { field: 'cartGuid' });
  if (new Set(seats).size !== seats.length) throw failure('invalidRequest', { field: 'seatCodes' });
  const listings = selections.flatMap(({ offerId }) => offerId ?? []);
  if (new Set(listings).size !== listings.length) throw failure('invalidRequest', { field: 'offerId' });
}

/** Checks the line of a listing, which is sold as a whole, by the {product} instead of the unit. */
export function listingLine(
  {
    cartGuid,
    offerId,
    offerGroupId,
    quantity,
  }: Pick<CartSelection, 'cartGuid' | 'offerId' | 'offerGroupId' | 'quantity'>,
  offer: OfferFacts,
  listings: readonly BuyableListing[],
): CheckedLine {
  const listing = listings.find(({ listingId }) => listingId === offerId);
  if (listing?.offerGroupId !== offerGroupId || listing.isTaken)
    throw failure('listingUnavailable', { cartGuid, offerId });
  if (quantity !== listing.tokens.length) throw failure('invalidRequest', { cartGuid, field: 'quantity' });
  const [{ seating, inventoryItemId }] = listing.tokens;
  const bare = { packageId: null, allotmentId: null, tokensEach: 1, parts: [], fulfilment: [] };
  return {
    cartGuid,
    offer: { ...offer, ...bare, seating, inventoryItemId, marketplaceType: 'secondaryExchange' },
    quantity,
    seatCodes: undefined,
    sectionCode: undefined,
    ages: agesOf(listing),
    fulfilment: undefined,
    maySplit: false,
    accessible: false,
    amount: listing.price,
    listing,
  };
}

function checkLine(selection: CartSelection, offer: OfferFacts, held: readonly HeldAmount[]): CheckedLine {
  const { cartGuid, quantity, seatCodes, maySplit = false, accessible = false } = selection;
  if (selection.packageId !== undefined && selection.packageId !== offer.packageId)
    throw failure('invalidRequest', { cartGuid, field: 'packageId' });
  const picks = seatCodes?.length ? seatCodes : undefined;
  if (picks && (offer.seating !== 'seated' || picks.length !== quantity))
    throw failure('invalidRequest', { cartGuid, field: 'seatCodes' });
  return {
    cartGuid,
    offer,
    quantity,
    seatCodes: picks,
    sectionCode: selection.sectionCode,
    ages: checkAges(selection, offer),
    fulfilment: checkFulfilment(selection, offer),
    maySplit,
    accessible,
    amount: checkAmount(selection, offer, held),
  };
}

/** Checks ages; missing ones are adults, and extras have none. */
function checkAges({ cartGuid, quantity, ages }: CartSelection, offer: OfferFacts): AgeQuantity[] {
  if (offer.category !== 'EVENT_ACCESS' || !ages?.length) return [{ ageGroup: 'ADULT', quantity }];
  const groups = new Set(ages.map(({ ageGroup }) => ageGroup));
  const sum = ages.reduce((total, age) => total + age.quantity, 0);
  if (sum !== quantity || groups.size !== ages.length)
    throw failure('invalidRequest', { cartGuid, field: 'ages' });
  return ages;
}

function checkFulfilment({ cartGuid, fulfilment }: CartSelection, offer: OfferFacts): Fulfilment | undefined {
  if (fulfilment === undefined) return offer.fulfilment[0];
  if (!offer.fulfilment.includes(fulfilment))
    throw failure('invalidRequest', { cartGuid, field: 'fulfilment' });
  return fulfilment;
}

/**
 * Checks the amount that a buyer names: only where the offer has bounds, within them and in their currency [C5.07]. One
 * that is held already stays when the organiser changes the bounds.
 */
function checkAmount(
  { cartGuid, amount }: CartSelection,
  offer: OfferFacts,
  held: readonly HeldAmount[],
): number | null {
  if (!amount) return null;
  const { offerGroupId, minAmount, maxAmount, currency } = offer;
  const isHeld = held.some(
    (line) =>
      line.cartGuid === cartGuid && line.offerGroupId === offerGroupId && line.amount === amount.amount,
  );
  if (isHeld && amount.currency === currency) return amount.amount;
  if (minAmount === null || maxAmount === null || amount.currency !== currency)
    throw failure('invalidRequest', { cartGuid, field: 'amount' });
  if (amount.amount < minAmount || amount.amount > maxAmount) {
    const { minimum, maximum } = amountsOf(offer, currency)!;
    throw failure('amountOutOfRange', { cartGuid, field: 'amount', minimum, maximum });
  }
  return amount.amount;
}

/** Checks the limits per offer group and per person and event [C5.03, C8.02]. */
function checkLimits(lines: readonly CheckedLine[], buyer: BuyerFacts): void {
  const ofStock = lines.filter(({ listing }) => !listing);
  for (const { cartGuid, quantity, offer } of ofStock) {
    const { minQuantity: minimum, maxQuantity: maximum } = offer;
    const ofGroup = ofStock.filter((line) => line.offer.offerGroupId === offer.offerGroupId);
    const sum = ofGroup.reduce((total, line) => total + line.quantity, 0);
    if (quantity < minimum || sum > maximum)
      throw failure('ticketLimitMarketplace', { cartGuid, minimum, maximum });
  }
  const remaining = Math.max(0, buyer.limit - buyer.taken);
  if (accessQuantity(lines) > remaining) throw failure('ticketLimitEvent', { limit: buyer.limit, remaining });
}

/** Requires a {product} for extras [C4.03] and an adult for children [C5.02]. */
function checkCompany(lines: readonly CheckedLine[], buyer: BuyerFacts): void {
  const together = mayGoTogether(
    lines.map(({ offer: { category }, ages }) => ({ category, ages })),
    buyer,
  );
  if (together.allowed) return;
  const alone =
    together.reason === 'extrasNeedAccess'
      ? lines.filter((line) => !isAccess(line.offer))
      : lines.filter((line) => isAccess(line.offer) && hasChild(line));
  throw failure(together.reason, { cartGuids: alone.map(({ cartGuid }) => cartGuid) });
}

/** Requires the code of a sale window that has one [C7.31, C8.21]; holds can be paid without it. */
export function checkCodes(lines: readonly CheckedLine[], code: string | undefined): void {
  const refused = lines.filter(({ offer }) => !isForCode(offer, code));
  if (refused.length > 0)
    throw failure('invalidOfferCode', { cartGuids: refused.map(({ cartGuid }) => cartGuid) });
}

/**
 * Requires an open sale window by database time, regardless of stock; holds can still be paid after it has closed.
 */
export function checkWindows(
  lines: readonly CheckedLine[],
  circumstances: { status: string; now: Date },
): void {
  const closed = lines.filter(({ offer }) => !mayHold(offer, circumstances).allowed);
  const first = closed[0];
  if (!first) return;
  throw failure('marketplaceClosed', {
    opensAt: first.offer.opensAt.toISOString(),
    closesAt: first.offer.closesAt.toISOString(),
    cartGuids: closed.map(({ cartGuid }) => cartGuid),
  });
}
