import type { Cart, CheckoutCartRequest } from '@foyer/contract';
import { failure, found } from '../../../http/failure.ts';
import { hashSecret, randomSecret } from '../../../security/secrets.ts';
import { lockBuyer, setInCart } from '../cart/buyerRepository.ts';
import { presentCart } from '../cart/cartPresenter.ts';
import {
  insertCart,
  insertLines,
  lockOpenCart,
  readLines,
  replaceLines,
  type CartRow,
  type StoredLine,
} from '../cart/cartRepository.ts';
import { isHeld, openHold } from '../hold/holdTimes.ts';
import { holdQuantitiesOfLines } from '../hold/quantityHolder.ts';
import { releaseCart } from '../hold/releaseHold.ts';
import { holdSeatsOfLines, type HoldChange } from '../hold/seatHolder.ts';
import { inPhysicalOrder } from '../hold/seatPlan.ts';
import type { SaleEvent } from './offerFacts.ts';
import { findSaleEvent, hasAdultToken, readOffers } from './offerRepository.ts';
import { priceChangesOf, quotedUnitsOf } from './quoteCart.ts';
import { quoteLines, readPlaces, type SaleContext } from './saleContext.ts';
import { accessQuantity, checkSelections, checkWindows, type CheckedLine } from './selectionRules.ts';

export const purchaseTokenContext = (cartId: string): string => `purchaseToken:${cartId}`;
export const pendingRetrySeconds = 2;

/** The event, unless it is not there or cancelled: then nothing of it is sold any more. */
export async function findEventOnSale({ tx }: Pick<SaleContext, 'tx'>, eventId: string): Promise<SaleEvent> {
  const event = found(await findSaleEvent(tx, eventId));
  if (event.status === 'Cancelled') throw failure('marketplaceClosed', { cancelled: true });
  return event;
}

/** Nobody changes a cart whose payment is under way. */
export function refuseWhilePaying(cart: CartRow | undefined): void {
  if (cart?.state === 'paying') throw failure('paymentPending', { retryAfterSeconds: pendingRetrySeconds });
}

async function makeCart({ platform, tx, now, userId }: SaleContext, eventId: string): Promise<CartRow> {
  const cartId = platform.newId();
  const purchaseToken = randomSecret(platform.randomness);
  const cart: CartRow = {
    ...openHold(now, platform.config.sale),
    eventId,
    cartId,
    userId,
    state: 'open',
    purchaseTokenSealed: platform.sealer.seal(purchaseToken, purchaseTokenContext(cartId)),
  };
  await insertCart(tx, { ...cart, purchaseTokenHash: hashSecret('purchaseToken', purchaseToken) });
  return cart;
}

/** The cart to work on and what it had: an expired one is given back and followed by a new one [C4.04]. */
async function takeCart(
  context: SaleContext,
  open: CartRow | undefined,
  eventId: string,
): Promise<{ cart: CartRow; previous: StoredLine[]; isNew: boolean }> {
  if (open && isHeld(open, context.now))
    return { cart: open, previous: await readLines(context.tx, open), isNew: false };
  const previous = open ? await releaseCart(context.tx, open) : [];
  return { cart: await makeCart(context, eventId), previous, isNew: true };
}

/** Lines that take more than the cart holds already: for them the window must be open. */
const takingLines = (lines: readonly CheckedLine[], previous: readonly StoredLine[], isNew: boolean) =>
  lines.filter((line) => {
    const before = previous.find(({ cartGuid }) => cartGuid === line.cartGuid);
    return isNew || before?.offerGroupId !== line.offer.offerGroupId || before.quantity < line.quantity;
  });

async function holdSeats(
  context: SaleContext,
  change: HoldChange,
  lines: readonly CheckedLine[],
): Promise<StoredLine[]> {
  const seats = await holdSeatsOfLines(context.tx, change, lines);
  return lines.map(({ cartGuid, offer, quantity, ages, fulfilment, maySplit, accessible }) => ({
    cartGuid,
    offerGroupId: offer.offerGroupId,
    inventoryItemId: offer.inventoryItemId,
    category: offer.category,
    seating: offer.seating,
    quantity,
    seatCodes: [...(seats.get(cartGuid) ?? [])].sort(inPhysicalOrder).map(({ seatCode }) => seatCode),
    ages,
    fulfilment,
    maySplit,
    accessible,
    quotedUnits: {},
  }));
}

/**
 * Brings a cart to the lines that are wanted: all of them hold, or nothing changes [C4.01, C4.02].
 * @throws Failure for everything that the contract lists
 */
export async function checkout(context: SaleContext, request: CheckoutCartRequest): Promise<Cart> {
  const { tx, userId, locale } = context;
  const { eventId, selections } = request;
  const event = await findEventOnSale(context, eventId);
  const offers = await readOffers(
    tx,
    eventId,
    selections.map(({ offerGroupId }) => offerGroupId),
  );
  const buyer = await lockBuyer(tx, { eventId, userId }, event.maxPerPerson);
  const open = await lockOpenCart(tx, eventId, userId);
  refuseWhilePaying(open);
  const taken = buyer.bought + buyer.committed;
  const hasAdult = taken > 0 && (await hasAdultToken(tx, eventId, userId));
  const lines = checkSelections(selections, offers, { limit: event.maxPerPerson, taken, hasAdult });
  const { cart, previous, isNew } = await takeCart(context, open, eventId);
  checkWindows(takingLines(lines, previous, isNew), context.now);
  const change = { cart, isNew, heldUntil: cart.heldUntil, previous };
  const held = await holdSeats(context, change, lines);
  await context.platform.faultPoint('cart.seatsHeld');
  await setInCart(tx, { eventId, userId }, accessQuantity(lines));
  const quoted = await quoteLines(tx, event, held, locale, offers);
  const stored = quoted.lines.map((line) => ({ ...line, quotedUnits: quotedUnitsOf(line) }));
  if (isNew) await insertLines(tx, cart, stored);
  else await replaceLines(tx, cart, stored);
  const answer = await answerCart(context, cart, quoted, priceChangesOf(quoted.lines, previous));
  // Last of all: the counter of an item is a row that everybody wants, so it is locked as shortly as can be.
  await holdQuantitiesOfLines(tx, change, lines);
  return answer;
}

/** A cart as its answer shows it. */
export async function answerCart(
  { platform, tx, now, locale }: SaleContext,
  cart: CartRow,
  quoted: Awaited<ReturnType<typeof quoteLines>>,
  priceChanges: Cart['priceChanges'] = [],
): Promise<Cart> {
  const purchaseToken = platform.sealer.unseal(cart.purchaseTokenSealed, purchaseTokenContext(cart.cartId));
  const places = await readPlaces(tx, cart.eventId, quoted.lines);
  const { sale: settings } = platform.config;
  return presentCart(cart, quoted, { locale, now, settings, purchaseToken, priceChanges, ...places });
}
