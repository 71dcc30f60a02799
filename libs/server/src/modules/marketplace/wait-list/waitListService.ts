import type { ClaimedOffer, JoinWaitListRequest, WaitList } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { minutes } from '../../../platform/time/units.ts';
import { lockCommitment } from '../../../sale/commitment/commitmentRepository.ts';
import { readLines } from '../../../sale/cart/saleSnapshot.ts';
import { lockOpenCart } from '../../../sale/cart/cartRepository.ts';
import { openHold } from '../../../sale/commitment/holdTimes.ts';
import { makePurchaseToken } from '../../../sale/commitment/purchaseToken.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { selectionsOf } from '../../../sale/commitment/storedLine.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { lockHoldings, openCartOfOffer, releaseCommitment } from '../../../sale/hold/heldRepository.ts';
import { stockIdOf, freeByStock } from '../../../sale/inventory/stockRepository.ts';
import { checkAge } from '../../../sale/limit/checkAge.ts';
import { lockBuyer } from '../../../sale/limit/buyerRepository.ts';
import { offerChoices } from '../../../sale/limit/offerChoices.ts';
import { tokensOfUnit, type OfferFacts } from '../../../sale/offer/offerFacts.ts';
import { currentFacts, type SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { readTaken } from './offeringRepository.ts';
import { mayBeWaitedFor } from './waitListPolicy.ts';
import { presentEntries } from './waitListPresenter.ts';
import {
  insertEntry,
  listEntries,
  lockEntry,
  lockLatestEntry,
  openWaitList,
  readHistory,
  readStocks,
  setEntryState,
  type EntryRow,
  type WaitedStock,
} from './waitListRepository.ts';

/** Offers that can be waited for: sold out, or waited for already. */
async function joinable(
  tx: TransactionScope,
  { event, offers }: SaleFacts,
  now: Date,
): Promise<Map<string, { offer: OfferFacts; stock: WaitedStock }>> {
  const stocks = await readStocks(tx, event.eventId);
  const free = await freeByStock(tx, event.eventId);
  const isGone = (stock: WaitedStock) => stock.waitListId !== null || (free.get(stockIdOf(stock)) ?? 0) === 0;
  return new Map(
    [...offers.values()].flatMap((offer) => {
      const stock = stocks.get(offer.offerGroupId);
      if (!stock || !isGone(stock) || !mayBeWaitedFor(offer, { status: event.status, now })) return [];
      return [[offer.offerGroupId, { offer, stock }] as const];
    }),
  );
}

const readSale = async ({ platform, tx, site }: SaleContext, eventId: string): Promise<SaleFacts> =>
  found(await currentFacts(platform, tx, { eventId, scope: site }));

/** Reads the wait list of an event for the caller. @throws notFound */
export async function readWaitList(context: SaleContext, eventId: string): Promise<WaitList> {
  const { platform, tx, now, locale, site, userId } = context;
  const facts = await readSale(context, eventId);
  const offers = [...(await joinable(tx, facts, now)).values()].map(({ offer }) => offer);
  const groups = offerChoices(facts, offers, locale);
  const event = found((await readSummaries(tx, [eventId], { scope: site, locale })).get(eventId));
  const rows = await listEntries(tx, { userId, eventId }, 1);
  const shown = rows.filter(({ state }) => state === 'waiting' || state === 'offered' || state === 'lapsed');
  const [entry] = await presentEntries(tx, shown, { scope: site, locale, now });
  const { waiting, offered } = await readHistory(tx, eventId);
  return {
    event,
    groups: groups.sort((left, right) => left.allIn.amount - right.allIn.amount),
    waiting,
    offered,
    claimMinutes: Math.max(1, Math.round(platform.config.sale.waitListClaimMs / minutes(1))),
    ...(entry ? { entry } : {}),
    serverTime: now.toISOString(),
  };
}

/** Refuses more than an offer or the event allows one person. */
async function checkLimits(
  { tx, userId }: SaleContext,
  { event }: SaleFacts,
  offers: readonly OfferFacts[],
  quantity: number,
): Promise<void> {
  const minimum = Math.max(...offers.map(({ minQuantity }) => minQuantity));
  const maximum = Math.min(...offers.map(({ maxQuantity }) => maxQuantity));
  if (quantity < minimum || quantity > maximum) throw failure('ticketLimitMarketplace', { minimum, maximum });
  const { taken, limit } = await readTaken(tx, { eventId: event.eventId, userId });
  const remaining = Math.max(0, limit - taken);
  if (quantity * Math.max(...offers.map(tokensOfUnit)) > remaining)
    throw failure('ticketLimitEvent', { limit, remaining });
}

/**
 * Joins the wait list of an event at its end. From the first entry on, returned stock is not on general sale. Does
 * nothing if an offer is no longer sold out.
 * @throws notFound, waitListJoined, belowMinimumEventAge, ticketLimitMarketplace, ticketLimitEvent
 */
export async function joinWaitList(
  context: SaleContext & { siteHost: string | null },
  { eventId, offerGroupIds, quantity, maySplit }: JoinWaitListRequest,
): Promise<WaitList> {
  const { platform, tx, now, userId, siteHost } = context;
  const facts = await readSale(context, eventId);
  for (const id of offerGroupIds) found(facts.offers.get(id));
  const open = await joinable(tx, facts, now);
  const chosen = offerGroupIds.map((id) => open.get(id));
  if (chosen.includes(undefined)) return readWaitList(context, eventId);
  const choices = chosen.flatMap((choice) => choice ?? []);
  const offers = choices.map(({ offer }) => offer);
  await checkAge(tx, userId, { event: facts.event, offers });
  await checkLimits(context, facts, offers, quantity);
  const stocks = new Map(choices.map(({ stock }) => [stockIdOf(stock), stock]));
  for (const [, stock] of [...stocks].sort(([left], [right]) => (left < right ? -1 : 1)))
    await openWaitList(tx, { eventId, ...stock, waitListId: platform.newId() });
  const entryId = platform.newId();
  const entry = { eventId, entryId, userId, quantity, maySplit, siteHost, offerGroupIds };
  if (!(await insertEntry(tx, entry))) throw failure('waitListJoined');
  return readWaitList(context, eventId);
}

/**
 * Leaves the wait list of an event, and releases its offer.
 * @throws notFound
 */
export async function leaveWaitList(context: SaleContext, eventId: string): Promise<WaitList> {
  const { tx, userId } = context;
  await readSale(context, eventId);
  await lockBuyer(tx, { eventId, userId });
  const entry = await lockEntry(tx, eventId, userId);
  if (entry) {
    if (entry.state === 'offered') await giveBack(tx, entry);
    await setEntryState(tx, entry, { state: 'left' });
  }
  return readWaitList(context, eventId);
}

async function giveBack(tx: TransactionScope, { eventId, commitmentId }: EntryRow): Promise<void> {
  const commitment = await lockCommitment(tx, { eventId, commitmentId: commitmentId! });
  if (commitment.phase === 'held' || commitment.phase === 'over') await releaseCommitment(tx, commitment);
}

/** Refuses a claim beside a cart that is still held; releases one that is over. */
async function refuseOpenCart({ tx, userId }: SaleContext, eventId: string): Promise<void> {
  const cart = await lockOpenCart(tx, eventId, userId);
  if (!cart) return;
  if (cart.phase !== 'over') throw failure('waitListCartOpen');
  await releaseCommitment(tx, cart);
}

/**
 * Turns the offer of a wait list into the caller's cart. An entry with a partial offer keeps waiting for the rest.
 * While the cart is held, a repeated call answers the same; without an offer, it answers no lines.
 * @throws notFound, waitListCartOpen
 */
export async function claimWaitList(context: SaleContext, eventId: string): Promise<ClaimedOffer> {
  const { platform, tx, now, userId } = context;
  await readSale(context, eventId);
  await lockBuyer(tx, { eventId, userId });
  const entry = await lockLatestEntry(tx, eventId, userId);
  if (!entry || entry.commitmentId === null) return { selections: [] };
  const key = { eventId, commitmentId: entry.commitmentId };
  const isClaimed = (await lockOpenCart(tx, eventId, userId))?.commitmentId === key.commitmentId;
  if (!isClaimed && entry.state !== 'offered') return { selections: [] };
  if (!isClaimed) await refuseOpenCart(context, eventId);
  const commitment = await lockCommitment(tx, key);
  if (commitment.phase !== 'held' || !(await lockHoldings(tx, commitment))) return { selections: [] };
  if (!isClaimed) {
    const { purchaseTokenHash, purchaseTokenSealed } = makePurchaseToken(platform, key.commitmentId);
    const { firstHeldAt, heldUntil } = openHold(now, platform.config.sale);
    await openCartOfOffer(tx, { ...key, purchaseTokenHash, purchaseTokenSealed, firstHeldAt, heldUntil });
    const quantity = entry.quantity - entry.offeredQuantity!;
    await setEntryState(tx, entry, quantity > 0 ? { state: 'waiting', quantity } : { state: 'claimed' });
  }
  return { selections: selectionsOf(await readLines(tx, key)) };
}
