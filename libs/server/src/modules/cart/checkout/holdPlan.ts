import type { Cart, CartSelection, CheckoutCartRequest, Locale } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buyerFacts } from '../../../sale/cart/buyerFacts.ts';
import { presentCart } from '../../../sale/cart/cartPresenter.ts';
import type { CartRow } from '../../../sale/cart/cartRepository.ts';
import type { GivenUp, StoredLine } from '../../../sale/commitment/storedLine.ts';
import { checkAge } from '../../../sale/limit/checkAge.ts';
import { hasChild } from '../../../sale/limit/companyPolicy.ts';
import { checkCompanions } from '../../../sale/limit/companionRule.ts';
import { openPurchaseToken } from '../../../sale/commitment/purchaseToken.ts';
import { findSeats } from '../../../sale/inventory/seatHoldRepository.ts';
import { presentSeat } from '../../../sale/inventory/seatPresenter.ts';
import { readBuyable, seatCodesOf, type BuyableListing } from '../../../sale/listing/buyableListings.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { HeldQuantity } from '../../../sale/hold/heldRepository.ts';
import { givenUpFor, quantitiesOf, storedLine } from '../../../sale/hold/plannedLine.ts';
import { planSeatsOfLines, type PlannedSeats } from '../../../sale/hold/seatPlanner.ts';
import type { HoldRetries } from './holdRetries.ts';
import { priceChangesOf, quoteCart, quotedUnitsOf } from '../../../sale/cart/quoteCart.ts';
import { discountOfCode } from '../../../sale/discount/discountRules.ts';
import { rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import type { SaleSnapshot } from '../../../sale/cart/saleSnapshot.ts';
import {
  accessQuantity,
  checkCodes,
  checkSelections,
  checkWindows,
  type CheckedLine,
} from '../../../sale/limit/selectionRules.ts';

/** Target state of a cart, planned from a snapshot; nothing is written. */
export interface HoldPlan {
  cart: CartRow;
  lines: CheckedLine[];
  stored: StoredLine[];
  seats: PlannedSeats;
  /** Quantities of unseated items in order of id, without items that the cart no longer contains. */
  quantities: HeldQuantity[];
  /** {product} of fans that the lines take over; undefined if the cart has none, and had none. */
  givenUp: GivenUp[] | undefined;
  /** Discount of the promo code, null for none; undefined if the cart keeps what it has. */
  discountId: string | null | undefined;
  answer: Cart;
}

/** Input of the plan. */
export interface HoldFacts {
  platform: Platform;
  locale: Locale;
  userId: string;
  snapshot: SaleSnapshot;
  facts: SaleFacts;
  retries: HoldRetries;
}

/** Returns the lines that take more than the cart already holds: those require an open sale window, and its code. */
const takingLines = (lines: readonly CheckedLine[], previous: readonly StoredLine[], isNew: boolean) =>
  lines.filter((line) => {
    const before = previous.find(({ cartGuid }) => cartGuid === line.cartGuid);
    return isNew || before?.offerGroupId !== line.offer.offerGroupId || before.quantity < line.quantity;
  });

/**
 * Returns a line in the stock that the cart holds it from, unless it takes more: a wait list may have opened for that
 * stock since, or the cart is a claim of one. A price that the buyer can't name here, that of an auction, stays.
 */
function inHeldStock(line: CheckedLine, held: readonly StoredLine[]): CheckedLine {
  const before = held.find(({ cartGuid }) => cartGuid === line.cartGuid);
  if (line.listing) return line;
  if (before?.offerGroupId !== line.offer.offerGroupId || before.quantity < line.quantity) return line;
  const amount = line.offer.minAmount === null ? before.amount : line.amount;
  return { ...line, amount, offer: { ...line.offer, allotmentId: before.allotmentId } };
}

/** Prices the planned lines with the code of the request, and lists what has become dearer or cheaper. */
function planPrices(
  { locale, snapshot, facts, retries }: HoldFacts,
  { promoCode: code }: CheckoutCartRequest,
  { held, previous, firstHeldAt }: { held: StoredLine[]; previous: readonly StoredLine[]; firstHeldAt: Date },
) {
  const rules = rulesIn(facts, locale);
  const formerId = snapshot.cart?.discountId;
  const promoCode = discountOfCode(rules.discounts ?? [], code, { now: snapshot.now, heldId: formerId });
  const discountId = promoCode?.discountId ?? null;
  const quoted = quoteCart(held, facts.offers, rules, { firstHeldAt, discountId });
  const again = quoteCart(
    previous.filter(({ offerGroupId }) => facts.offers.has(offerGroupId)),
    facts.offers,
    rules,
    { firstHeldAt, discountId: formerId ?? retries.expired?.discountId ?? null },
  );
  return {
    quoted,
    promoCode,
    discountId: discountId === (formerId ?? null) ? undefined : discountId,
    priceChanges: priceChangesOf(quoted.lines, previous, again.lines),
  };
}

/** Tells whether lines depend on what the buyer has already, as extras and children do [C4.03, C5.02]. */
const needsCompany = (selections: readonly CartSelection[], { offers }: SaleFacts): boolean =>
  selections.some(
    ({ offerGroupId, offerId, ages = [] }) =>
      offerId !== undefined || offers.get(offerGroupId)?.category !== 'EVENT_ACCESS' || hasChild({ ages }),
  );

/** Reads the listings of selections. @throws Failure ownListing */
async function readListings(
  db: Queryable,
  { platform, userId, snapshot }: HoldFacts,
  { eventId, selections }: CheckoutCartRequest,
): Promise<BuyableListing[]> {
  const listingIds = selections.flatMap(({ offerId }) => offerId ?? []);
  if (listingIds.length === 0 || !platform.config.abilities.includes('resale')) return [];
  const listings = await readBuyable(db, eventId, { listingIds, holdId: snapshot.cart?.holdId ?? null });
  const own = listings.find(({ sellerId }) => sellerId === userId);
  if (own) throw failure('ownListing', { offerId: own.listingId });
  return listings;
}

/**
 * Plans a checkout: lines by the rules, seats, prices, and the answer.
 * @throws Failure for every error that the contract lists
 */
export async function planHold(
  db: Queryable,
  parts: HoldFacts,
  request: CheckoutCartRequest,
): Promise<HoldPlan> {
  const { platform, locale, snapshot, facts, retries } = parts;
  const { now, seats: seen } = snapshot;
  const key = { eventId: request.eventId, userId: parts.userId };
  const buyer = await buyerFacts(db, key, snapshot, needsCompany(request.selections, facts));
  const listings = await readListings(db, parts, request);
  const lines = checkSelections(request.selections, facts.offers, buyer, {
    held: snapshot.cart?.lines,
    listings,
  });
  const isNew = snapshot.cart === undefined;
  const cart = snapshot.cart ?? retries.newCart(now);
  const previous = snapshot.cart?.lines ?? retries.previous;
  const taking = takingLines(lines, previous, isNew);
  const ofStock = taking.filter(({ listing }) => !listing);
  checkCodes(ofStock, request.marketplaceCode);
  checkWindows(ofStock, { status: facts.event.status, now });
  await checkAge(db, parts.userId, { event: facts.event, offers: taking.map(({ offer }) => offer) });
  const { eventId, holdId } = cart;
  const fromStock = previous.filter(({ fromTokens }) => !fromTokens);
  const hold = { eventId, holdId, isNew, previous: fromStock, seats: seen, search: retries.search };
  const seats = await planSeatsOfLines(
    db,
    hold,
    lines.filter(({ listing }) => !listing),
  );
  const resold = await findSeats(db, eventId, listings.flatMap(seatCodesOf));
  const allSeats = [...[...seats.ofLines.values()].flat(), ...resold];
  await checkCompanions(db, { eventId, userId: parts.userId }, allSeats);
  const lineIdOf = ({ cartGuid }: CheckedLine): string =>
    snapshot.cart?.lines.find((line) => line.cartGuid === cartGuid)?.lineId ?? platform.newId();
  const before = isNew ? [] : previous;
  const withIds = lines.map((line) => ({ ...inHeldStock(line, before), lineId: lineIdOf(line) }));
  const held = withIds.map((line) => storedLine(line, line.lineId, seats.ofLines.get(line.cartGuid)));
  const givenUp = givenUpFor(withIds);
  const { quoted, priceChanges, discountId, promoCode } = planPrices(parts, request, {
    held,
    previous,
    firstHeldAt: cart.firstHeldAt,
  });
  const { sectionNames } = facts;
  const shown = allSeats.map((seat) => presentSeat(seat, sectionNames));
  return {
    cart,
    lines,
    seats,
    stored: quoted.lines.map((line) => ({ ...line, quotedUnits: quotedUnitsOf(line) })),
    quantities: quantitiesOf(held, before),
    givenUp: givenUp.length > 0 || before.length > fromStock.length ? givenUp : undefined,
    discountId,
    answer: presentCart(cart, quoted, {
      locale,
      now,
      settings: platform.config.sale,
      purchaseToken: isNew ? retries.token.purchaseToken : openPurchaseToken(platform, cart),
      priceChanges,
      promoCode,
      buyer,
      seats: new Map(shown.map((seat) => [seat.seatCode, seat])),
      sectionNames,
    }),
  };
}

/** Counts the {product} in the planned cart. */
export const productsOf = ({ lines }: HoldPlan): number => accessQuantity(lines);
