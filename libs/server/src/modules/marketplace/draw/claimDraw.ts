import type { ClaimedDraw, DrawClaim } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/failure.ts';
import { lockOpenCart } from '../../../sale/commitment/cartRepository.ts';
import { readLines } from '../../../sale/commitment/commitmentRepository.ts';
import { openHold } from '../../../sale/commitment/holdTimes.ts';
import { makePurchaseToken } from '../../../sale/commitment/purchaseToken.ts';
import { quoteLines, type SaleContext } from '../../../sale/commitment/saleContext.ts';
import { selectionsOf } from '../../../sale/commitment/storedLine.ts';
import { lockHoldings, openCartOfOffer, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { mayClaim } from './drawPolicy.ts';
import { presentOwn } from './enterDraw.ts';
import { listEntries, lockEntry, type EntryRow } from './entryRepository.ts';

/** Finds an entry of the caller, of an event of the site. @throws notFound */
async function findOwn({ platform, tx, site, userId }: SaleContext, entryId: string) {
  const [entry] = await listEntries(tx, { userId, entryId }, 1);
  const { eventId } = found(entry);
  const facts = found(await currentFacts(platform, tx, { eventId, scope: site }));
  return { entry: entry!, facts };
}

/** Tells what an entry has won, and what it costs now. @throws notFound */
export async function checkoutDrawClaim(context: SaleContext, entryId: string): Promise<DrawClaim> {
  const { tx, now, locale } = context;
  const { entry, facts } = await findOwn(context, entryId);
  const lines = entry.heldAt === null ? [] : await readLines(tx, entry);
  const { total } = quoteLines(facts, lines, locale, { firstHeldAt: now, discountId: null }).quote;
  return {
    entry: await presentOwn(context, { eventId: entry.eventId, entryId }),
    allIn: total,
    serverTime: now.toISOString(),
  };
}

/** Refuses a claim beside another cart that is still held; releases one that is over. */
async function refuseOtherCart(tx: TransactionScope, { eventId, userId }: EntryRow): Promise<void> {
  const cart = await lockOpenCart(tx, eventId, userId!);
  if (!cart) return;
  if (cart.phase !== 'over') throw failure('cartBlocksOffer');
  await releaseCommitment(tx, cart);
}

/** Opens the cart of a win. It is held as long as the win is, and at least as long as any cart. */
async function openCart({ platform, tx, now }: SaleContext, entry: EntryRow): Promise<void> {
  const { eventId, commitmentId, winUntil } = entry;
  await refuseOtherCart(tx, entry);
  const { firstHeldAt, heldUntil } = openHold(now, platform.config.sale);
  await openCartOfOffer(tx, {
    ...{ eventId, commitmentId, firstHeldAt },
    ...makePurchaseToken(platform, commitmentId),
    heldUntil: winUntil! > heldUntil ? winUntil! : heldUntil,
  });
}

/**
 * Turns what an entry has won into the caller's cart. Again, while the cart is held, it answers the same; without a win
 * that is to be paid, no lines.
 * @throws notFound, cartBlocksOffer
 */
export async function claimDraw(context: SaleContext, entryId: string): Promise<ClaimedDraw> {
  const { tx, now, userId } = context;
  const { eventId } = (await findOwn(context, entryId)).entry;
  await lockBuyer(tx, { eventId, userId });
  const entry = found(await lockEntry(tx, { eventId, entryId }));
  const nothing = { eventId, selections: [] };
  if (!mayClaim(entry, now).allowed || !(await lockHoldings(tx, entry))) return nothing;
  if (entry.kind !== 'cart') await openCart(context, entry);
  return { eventId, selections: selectionsOf(await readLines(tx, entry)) };
}
