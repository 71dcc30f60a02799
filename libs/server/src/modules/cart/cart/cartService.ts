import type { Accepted, Cart, ClearCartRequest, ExtendHoldRequest } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { demand } from '../../../platform/http/access/permission.ts';
import { buyerFacts } from '../../../sale/cart/buyerFacts.ts';
import { mayExtend } from '../../../sale/cart/cartPolicy.ts';
import { readSaleSnapshot } from '../../../sale/cart/saleSnapshot.ts';
import { findSaleEvent } from '../../../sale/offer/offerRepository.ts';
import { quoteLines, readPlaces, type SaleContext } from '../../../sale/cart/saleContext.ts';
import { currentFacts, rulesIn, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { refuseWhilePaying } from '../../../sale/cart/saleGates.ts';
import { extendHold, type HoldTimes } from '../../../sale/commitment/holdTimes.ts';
import { lockHoldings, moveHold, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { presentCart } from '../../../sale/cart/cartPresenter.ts';
import { lockCartByToken, lockOpenCart, type CartRow } from '../../../sale/cart/cartRepository.ts';
import { hashPurchaseToken, openPurchaseToken } from '../../../sale/commitment/purchaseToken.ts';

/** Locks the cart of the token, if one is sent, else the open cart. */
async function lockCartToClear(
  { tx, userId }: SaleContext,
  { eventId, purchaseToken }: ClearCartRequest,
): Promise<CartRow | undefined> {
  if (purchaseToken === undefined) return lockOpenCart(tx, eventId, userId);
  const purchaseTokenHash = hashPurchaseToken(purchaseToken);
  const cart = await lockCartByToken(tx, { eventId, userId, purchaseTokenHash });
  return cart?.phase === 'paid' || cart?.phase === 'released' ? undefined : cart;
}

/**
 * Releases the cart of an event; without a cart, does nothing [C4.02]. A purchaseToken of an ended cart or of another
 * buyer matches none: another device may have opened a new cart since.
 */
export async function clearCart(context: SaleContext, request: ClearCartRequest): Promise<Accepted> {
  const { tx, site, userId } = context;
  const { eventId } = request;
  const event = await findSaleEvent(tx, eventId, site);
  if (!event) return { ok: true };
  await lockBuyer(tx, { eventId, userId });
  const open = await lockCartToClear(context, request);
  refuseWhilePaying(open);
  if (open) await releaseCommitment(tx, open);
  return { ok: true };
}

/** Extends a running hold, once [C4.04]. */
export async function extend(context: SaleContext, request: ExtendHoldRequest): Promise<Cart> {
  const { tx, platform, site, userId } = context;
  const { eventId, purchaseToken } = request;
  const sale = await currentFacts(platform, tx, { eventId, scope: site });
  if (!sale) throw failure('reservationTimeRanOut');
  // A call that waited for the cart alone would still read the hold as it was before.
  await lockBuyer(tx, { eventId, userId });
  const purchaseTokenHash = hashPurchaseToken(purchaseToken);
  const cart = await lockCartByToken(tx, { eventId, userId, purchaseTokenHash });
  const { sale: settings } = platform.config;
  if (!cart) throw failure('reservationTimeRanOut');
  demand(mayExtend(cart, settings), { purchaseTokenExpiration: cart.heldUntil.toISOString() });
  const times = found(extendHold(cart, settings));
  if (!(await lockHoldings(tx, cart))) throw failure('reservationTimeRanOut');
  await moveHold(tx, cart, { state: 'open', end: { heldUntil: times.heldUntil, isExtension: true } });
  return presentHeld(context, tx, { sale, extended: times });
}

/**
 * Returns what the buyer holds of an event, on a page that did not open the cart.
 * @throws Failure notFound without a running hold, and for an event of another site
 */
export async function getOpenCart(context: Omit<SaleContext, 'tx' | 'now'>, eventId: string): Promise<Cart> {
  const { platform, site } = context;
  const db = platform.database.query;
  return presentHeld(context, db, {
    sale: found(await currentFacts(platform, db, { eventId, scope: site })),
  });
}

/** Presents the cart as it is stored, with the times of an extension. */
async function presentHeld(
  { platform, locale, userId }: Omit<SaleContext, 'tx' | 'now'>,
  db: Queryable,
  { sale, extended = {} }: { sale: SaleFacts; extended?: Partial<HoldTimes> },
): Promise<Cart> {
  const { eventId } = sale.event;
  const snapshot = found(await readSaleSnapshot(db, { eventId, userId, seatCodes: [] }));
  const { cart, now } = snapshot;
  if (cart?.phase !== 'held') throw failure('notFound');
  const { discountId, firstHeldAt } = cart;
  const quoted = quoteLines(sale, cart.lines, locale, { discountId, firstHeldAt });
  return presentCart({ ...cart, ...extended }, quoted, {
    locale,
    now,
    settings: platform.config.sale,
    purchaseToken: openPurchaseToken(platform, cart),
    priceChanges: [],
    buyer: await buyerFacts(db, { eventId, userId }, snapshot),
    promoCode: rulesIn(sale, locale).discounts?.find((rule) => rule.discountId === discountId),
    ...(await readPlaces(db, sale, quoted.lines)),
  });
}
