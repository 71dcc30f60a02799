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
import { readFeesAndTaxes } from '../../marketplace/event/priceRulesRepository.ts';
import { holdSeatsOfLines } from '../hold/seatHolder.ts';
import type { HeldSeat } from '../hold/seatHoldRepository.ts';
import { inPhysicalOrder } from '../hold/seatPlan.ts';
import type { SaleEvent } from './offerFacts.ts';
import { findSaleEvent, hasAdultToken, readOffers } from './offerRepository.ts';
import { priceChangesOf, quoteCart, quotedUnitsOf, type QuotedCart } from './quoteCart.ts';
import { readPlaces, type SaleContext } from './saleContext.ts';
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

type NewCart = CartRow & { purchaseTokenHash: Buffer };

function makeCart({ platform, now, userId }: SaleContext, eventId: string): NewCart {
  const cartId = platform.newId();
  const purchaseToken = randomSecret(platform.randomness);
  return {
    ...openHold(now, platform.config.sale),
    eventId,
    cartId,
    userId,
    state: 'open',
    purchaseTokenSealed: platform.sealer.seal(purchaseToken, purchaseTokenContext(cartId)),
    purchaseTokenHash: hashSecret('purchaseToken', purchaseToken),
  };
}

/** The cart to work on and what it had; `made` where it is a new one, which is not written yet. */
interface TakenCart {
  cart: CartRow;
  previous: StoredLine[];
  made?: NewCart;
}

/** An expired cart is given back and followed by a new one [C4.04]. */
async function takeCart(
  context: SaleContext,
  open: CartRow | undefined,
  eventId: string,
): Promise<TakenCart> {
  if (open && isHeld(open, context.now)) return { cart: open, previous: await readLines(context.tx, open) };
  const previous = open ? await releaseCart(context.tx, open) : [];
  const made = makeCart(context, eventId);
  return { cart: made, previous, made };
}

/** Lines that take more than the cart holds already: for them the window must be open. */
const takingLines = (lines: readonly CheckedLine[], previous: readonly StoredLine[], isNew: boolean) =>
  lines.filter((line) => {
    const before = previous.find(({ cartGuid }) => cartGuid === line.cartGuid);
    return isNew || before?.offerGroupId !== line.offer.offerGroupId || before.quantity < line.quantity;
  });

const storedLine = (
  { cartGuid, offer, quantity, ages, fulfilment, maySplit, accessible }: CheckedLine,
  seats: readonly HeldSeat[] = [],
): StoredLine => ({
  cartGuid,
  offerGroupId: offer.offerGroupId,
  inventoryItemId: offer.inventoryItemId,
  category: offer.category,
  seating: offer.seating,
  quantity,
  seatCodes: [...seats].sort(inPhysicalOrder).map(({ seatCode }) => seatCode),
  ages,
  fulfilment,
  maySplit,
  accessible,
  quotedUnits: {},
});

/** Everything that a checkout looks at, in one round trip; the buyer's row is locked before the cart is looked for. */
async function readSale(context: SaleContext, { eventId, selections }: CheckoutCartRequest) {
  const { tx, userId, locale } = context;
  const offerGroupIds = selections.map(({ offerGroupId }) => offerGroupId);
  const [event, offers, rules, buyer, open] = await Promise.all([
    findEventOnSale(context, eventId),
    readOffers(tx, eventId, offerGroupIds),
    readFeesAndTaxes(tx, eventId, locale),
    lockBuyer(tx, { eventId, userId }),
    lockOpenCart(tx, eventId, userId),
  ]);
  refuseWhilePaying(open);
  return { event, offers, rules: { currency: event.currency, ...rules }, buyer, open };
}

/**
 * Brings a cart to the lines that are wanted: all of them hold, or nothing changes [C4.01, C4.02].
 * @throws Failure for everything that the contract lists
 */
export async function checkout(context: SaleContext, request: CheckoutCartRequest): Promise<Cart> {
  const { tx, userId } = context;
  const { eventId, selections } = request;
  const { event, offers, rules, buyer, open } = await readSale(context, request);
  const taken = buyer.bought + buyer.committed;
  const hasAdult = taken > 0 && (await hasAdultToken(tx, eventId, userId));
  const lines = checkSelections(selections, offers, { limit: event.maxPerPerson, taken, hasAdult });
  const { cart, previous, made } = await takeCart(context, open, eventId);
  const isNew = made !== undefined;
  checkWindows(takingLines(lines, previous, isNew), context.now);
  const change = { cart, isNew, heldUntil: cart.heldUntil, previous };
  const [, seats] = await Promise.all([made && insertCart(tx, made), holdSeatsOfLines(tx, change, lines)]);
  await context.platform.faultPoint('cart.seatsHeld');
  const held = lines.map((line) => storedLine(line, seats.get(line.cartGuid)));
  const quoted = quoteCart(held, offers, rules);
  const stored = quoted.lines.map((line) => ({ ...line, quotedUnits: quotedUnitsOf(line) }));
  const priceChanges = priceChangesOf(quoted.lines, previous);
  const answer = await answerCart(context, {
    event,
    cart,
    quoted,
    priceChanges,
    seats: [...seats.values()].flat(),
  });
  await Promise.all([
    setInCart(tx, { eventId, userId }, accessQuantity(lines)),
    isNew ? insertLines(tx, cart, stored) : replaceLines(tx, cart, stored),
    // Last of all: the counter of an item is a row that everybody wants, so it is locked as shortly as can be.
    holdQuantitiesOfLines(tx, change, lines),
  ]);
  return answer;
}

/** What a cart's answer is made from. */
interface AnswerParts {
  event: SaleEvent;
  cart: CartRow;
  quoted: QuotedCart;
  priceChanges?: Cart['priceChanges'];
  /** Where they are known already. */
  seats?: readonly HeldSeat[];
}

/** A cart as its answer shows it. */
export async function answerCart(
  { platform, tx, now, locale }: SaleContext,
  { event, cart, quoted, priceChanges = [], seats }: AnswerParts,
): Promise<Cart> {
  const purchaseToken = platform.sealer.unseal(cart.purchaseTokenSealed, purchaseTokenContext(cart.cartId));
  const places = await readPlaces(tx, event, quoted.lines, seats);
  const { sale: settings } = platform.config;
  return presentCart(cart, quoted, { locale, now, settings, purchaseToken, priceChanges, ...places });
}
