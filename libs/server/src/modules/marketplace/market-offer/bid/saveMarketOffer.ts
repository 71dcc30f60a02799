import type { CreateMarketOfferRequest, MarketOffer, Money, UpdateMarketOfferRequest } from '@foyer/contract';
import { failure } from '../../../../platform/http/answers/failure.ts';
import { demand, type Permission } from '../../../../platform/http/access/permission.ts';
import type { CommitmentKind } from '../../../../platform/module/serverModule.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { commitQuantity, openCommitment } from '../../../../sale/commitment/commitmentRepository.ts';
import { releaseCommitment } from '../../../../sale/hold/heldRepository.ts';
import { checkAge } from '../../../../sale/limit/checkAge.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { expiryOf } from '../../../../sale/listing/listingPolicy.ts';
import { readTaken } from '../../wait-list/offeringRepository.ts';
import { checkCard, hasOpenCart } from '../../win/mandate.ts';
import { categoryOf, quoteBid, readExchange, type BidCategory, type Exchange } from '../core/exchange.ts';
import { losesItsTime, mayBid, mayChangeBid, mayCost } from '../core/marketOfferPolicy.ts';
import { mailBid } from '../core/marketOfferMail.ts';
import {
  changeMarketOffer,
  findLiveOffer,
  insertMarketOffer,
  lockMarketOffer,
  type MarketOfferKey,
  type MarketOfferRow,
} from '../core/marketOfferRepository.ts';
import { presentOwnOffer } from './marketOfferPresenter.ts';

/** Kind of a bid's commitment. It holds nothing until a fan fills it. */
export const marketOfferKind: CommitmentKind = {
  name: 'marketOffer',
  marketplaceType: 'secondaryExchange',
  isRequest: true,
  pledgesCard: true,
  counts: true,
};

export type BidContext = SaleContext & { siteHost: string | null };

/** What a fan wants to bid. */
type Terms = Pick<CreateMarketOfferRequest, 'quantity' | 'price' | 'hoursBefore' | 'acceptedTotal'>;

/** Refuses a price or a number of {product} that is not bid for. */
export function checkBounds(
  { facts }: Exchange,
  { bounds }: BidCategory,
  { price, quantity }: { price: Money; quantity: number },
): void {
  const { currency } = facts.event;
  const { minQuantity: minimum, maxQuantity: maximum } = bounds;
  if (price.currency !== currency) throw failure('invalidRequest', { field: 'price' });
  demand(mayCost(bounds, price.amount), {
    minimum: { amount: bounds.minimum, currency },
    maximum: { amount: bounds.maximum, currency },
  });
  if (quantity < minimum || quantity > maximum) throw failure('ticketLimitMarketplace', { minimum, maximum });
}

/** Tells whether a fan may make a bid now, and how many {product} they may still have. */
export async function askToBid(
  { tx, userId }: SaleContext,
  { open, facts }: Exchange,
  { offerGroupId, own }: { offerGroupId: string; own: MarketOfferRow | undefined },
): Promise<{ permission: Permission; limit: number; remaining: number }> {
  const { eventId } = facts.event;
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken);
  const permission = mayBid({
    ...{ open, remaining },
    own: own && { isSameCategory: own.offerGroupId === offerGroupId },
    hasCart: await hasOpenCart(tx, eventId, userId),
  });
  return { permission, limit, remaining };
}

/** Checks the terms of a bid. @returns its end, and what its fan pays at most @throws Failure */
async function checkTerms(
  { tx, now, locale, userId }: BidContext,
  exchange: Exchange,
  category: BidCategory,
  { quantity, price, hoursBefore, acceptedTotal }: Terms,
): Promise<{ quantity: number; price: number; hoursBefore: number; expiresAt: Date; atMost: number }> {
  const { facts, startsAt } = exchange;
  const { offer } = category;
  await checkAge(tx, userId, { event: facts.event, offers: [offer] });
  checkBounds(exchange, category, { price, quantity });
  const expiresAt = expiryOf(startsAt, hoursBefore);
  if (expiresAt <= now) throw failure('listingExpired');
  const { total } = quoteBid(facts, { offer, quantity, price: price.amount }, locale, now).quote;
  if (total.amount > acceptedTotal.amount || total.currency !== acceptedTotal.currency)
    throw failure('priceChanged', { before: acceptedTotal, now: total });
  return { quantity, price: price.amount, hoursBefore, expiresAt, atMost: total.amount };
}

const present = (
  { tx, userId, site: scope, locale, now }: BidContext,
  key: MarketOfferKey,
): Promise<MarketOffer> => presentOwnOffer(tx, { ...key, userId }, { scope, locale, now });

/**
 * Makes a standing bid. It holds and charges nothing, and counts against the limit of the event [C7.79].
 * @throws the errors of the contract
 */
export async function createMarketOffer(
  context: BidContext,
  { offerGroupId, paymentMethodId, ...terms }: CreateMarketOfferRequest,
): Promise<MarketOffer> {
  const { platform, tx, now, site, userId, siteHost } = context;
  const { eventId } = terms;
  const exchange = await readExchange({ platform, db: tx, now, site }, eventId);
  const category = categoryOf(exchange, offerGroupId);
  demand(exchange.open);
  const checked = await checkTerms(context, exchange, category, terms);
  await lockBuyer(tx, { eventId, userId });
  const own = await findLiveOffer(tx, { eventId, userId });
  const { permission, limit, remaining } = await askToBid(context, exchange, { offerGroupId, own });
  demand(permission, { limit, remaining });
  if (checked.quantity > remaining) throw failure('ticketLimitEvent', { limit, remaining });
  await checkCard(context, { id: paymentMethodId });
  const [commitmentId, holdId, marketOfferId] = [platform.newId(), platform.newId(), platform.newId()];
  await openCommitment(tx, {
    ...{ eventId, commitmentId, holdId, userId, siteHost: siteHost ?? undefined },
    ...{ kind: marketOfferKind, quantity: checked.quantity, pledgedCardId: paymentMethodId },
  });
  const key = { eventId, marketOfferId };
  await insertMarketOffer(tx, {
    ...{ ...key, userId, commitmentId, offerGroupId, siteHost },
    ...{ ...checked, reachedAt: now, madeAt: now },
  });
  await mailBid(context, key, 'made');
  return present(context, key);
}

/** Locks a bid of the caller. @throws Failure notFound */
async function lockOwn({ tx, userId }: BidContext, key: MarketOfferKey): Promise<MarketOfferRow> {
  await lockBuyer(tx, { eventId: key.eventId, userId });
  const own = await lockMarketOffer(tx, key);
  if (own?.userId !== userId) throw failure('notFound');
  return own;
}

/**
 * Changes a bid in any direction, or gives it another card after one was refused: then it stands again [C7.80a].
 * @throws the errors of the contract
 */
export async function updateMarketOffer(
  context: BidContext,
  { marketOfferId, paymentMethodId, ...terms }: UpdateMarketOfferRequest,
): Promise<MarketOffer> {
  const { platform, tx, now, site, userId } = context;
  const { eventId } = terms;
  const key = { eventId, marketOfferId };
  const exchange = await readExchange({ platform, db: tx, now, site }, eventId);
  const own = await lockOwn(context, key);
  demand(mayChangeBid({ ...own, now }));
  demand(exchange.open);
  const checked = await checkTerms(context, exchange, categoryOf(exchange, own.offerGroupId), terms);
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken + own.quantity);
  if (checked.quantity > remaining) throw failure('ticketLimitEvent', { limit, remaining });
  await checkCard(context, { id: paymentMethodId });
  await commitQuantity(tx, own, checked.quantity, { pledgedCardId: paymentMethodId });
  // One that stood still while its card was refused comes after those that did not.
  const keepsTime = own.state === 'open' && !losesItsTime(own, checked);
  await changeMarketOffer(tx, key, {
    ...checked,
    ...{ state: 'open', fixUntil: null, reachedAt: keepsTime ? own.reachedAt : now },
  });
  await mailBid(context, key, 'changed');
  return present(context, key);
}

/** Cancels a bid; nothing is charged [C7.80b]. @throws Failure notFound, marketOfferOver, paymentPending */
export async function cancelMarketOffer(context: BidContext, key: MarketOfferKey): Promise<MarketOffer> {
  const { tx, now } = context;
  const own = await lockOwn(context, key);
  demand(mayChangeBid({ ...own, now }));
  await releaseCommitment(tx, own);
  await changeMarketOffer(tx, key, {
    state: 'lost',
    lostReason: 'cancelled',
    listingId: null,
    fixUntil: null,
  });
  return present(context, key);
}
