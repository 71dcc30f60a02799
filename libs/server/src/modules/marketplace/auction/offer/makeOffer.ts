import type { AuctionOffer, MakeAuctionOfferRequest } from '@foyer/contract';
import { failure, found } from '../../../../platform/http/answers/failure.ts';
import { allowed, demand } from '../../../../platform/http/access/permission.ts';
import type { CommitmentKind } from '../../../../platform/module/serverModule.ts';
import { commitQuantity, openCommitment } from '../../../../sale/commitment/commitmentRepository.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { checkAge } from '../../../../sale/limit/checkAge.ts';
import { lockBuyer } from '../../../../sale/limit/buyerRepository.ts';
import { mostPerPerson } from '../../../../sale/limit/mostPerPerson.ts';
import { readTaken } from '../../wait-list/offeringRepository.ts';
import { checkCard, hasOpenCart } from '../../win/mandate.ts';
import { checkUse, discountFor, takeUse } from '../../win/promoCode.ts';
import { totalOf } from '../../win/wonPlaces.ts';
import {
  groupOf,
  readOpenedAuction,
  type AskedAuction,
  type AuctionFacts,
  type AuctionGroup,
} from '../core/auctionFacts.ts';
import { mailOffer } from '../core/auctionMail.ts';
import {
  losesItsTime,
  mayBecome,
  mayCost,
  mayExpire,
  mayOffer,
  mayTakeOffers,
} from '../core/auctionPolicy.ts';
import { lockAuction } from '../core/auctionRepository.ts';
import { changeOffer, findLiveOffer, insertOffer, type OfferRow } from '../core/offerRepository.ts';
import { presentOwnOffer } from './ownOffer.ts';
import { countMarket, marketOf } from '../market/readMarket.ts';

/** Kind of an offer's commitment. It holds nothing until the offer is accepted. */
export const auctionKind: CommitmentKind = {
  name: 'auctionBid',
  marketplaceType: 'auction',
  isRequest: true,
  pledgesCard: true,
  counts: true,
};

export type OfferContext = SaleContext & { siteHost: string | null };

/** Reads an auction, which can't be closed until the transaction ends. @throws notFound, invalidOfferCode */
async function lockOpenAuction(context: SaleContext, asked: AskedAuction): Promise<AuctionFacts> {
  const read = await readOpenedAuction(context, asked);
  return { ...read, auction: found(await lockAuction(context.tx, asked.eventId, 'share')) };
}

/** Refuses prices and quantities that are not offered for. */
function checkTerms(
  { facts }: AuctionFacts,
  { offer, group }: AuctionGroup,
  { price, quantity }: MakeAuctionOfferRequest,
): void {
  const { currency } = facts.event;
  if (price.currency !== currency) throw failure('invalidRequest', { field: 'price' });
  const money = (amount: number) => ({ amount, currency });
  demand(mayCost(group, price.amount), {
    minimum: money(group.minimum),
    step: money(group.step),
    ...(group.maximum === null ? {} : { maximum: money(group.maximum) }),
  });
  const [minimum, maximum] = [offer.minQuantity, mostPerPerson(facts.event, offer)];
  if (quantity < minimum || quantity > maximum) throw failure('ticketLimitMarketplace', { minimum, maximum });
}

/** Refuses an offer that may not be made now. @returns the own offer to raise, if there is one */
async function checkMaking(
  context: SaleContext,
  read: AuctionFacts,
  request: MakeAuctionOfferRequest,
): Promise<OfferRow | undefined> {
  const { tx, now, userId } = context;
  const { eventId, offerGroupId, offerId, quantity } = request;
  const { auction } = read;
  const { offer, group } = groupOf(read, offerGroupId);
  const own = await findLiveOffer(tx, { eventId, userId });
  if (offerId !== undefined && own?.offerId !== offerId) throw failure('notFound');
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken + (own?.state === 'open' ? own.quantity : 0));
  const permission = mayOffer(auction, {
    ...{ now, age: allowed, remaining, isRaise: offerId !== undefined && own?.state === 'open' },
    hasCart: await hasOpenCart(tx, eventId, userId),
    stock: marketOf(await countMarket(context, auction), auction, { group, offer, now }).stock,
    own: own && { state: own.state, isSameGroup: own.offerGroupId === offerGroupId },
  });
  demand(permission, {
    ...{ limit, remaining },
    opensAt: auction.opensAt.toISOString(),
    closesAt: auction.closesAt.toISOString(),
  });
  if (quantity > remaining) throw failure('ticketLimitEvent', { limit, remaining });
  return own;
}

/**
 * Makes an offer, or raises the caller's own; nothing is charged or held. It counts against the limit of the event
 * until the auction is allocated.
 * @throws the errors of the contract
 */
export async function makeAuctionOffer(
  context: OfferContext,
  request: MakeAuctionOfferRequest,
): Promise<AuctionOffer> {
  const { platform, tx, now, locale, userId, siteHost } = context;
  const { eventId, offerGroupId, quantity, paymentMethodId, promoCode } = request;
  const read = await lockOpenAuction(context, request);
  const { facts, auction } = read;
  const chosen = groupOf(read, offerGroupId);
  demand(mayTakeOffers(auction, now), {
    opensAt: auction.opensAt.toISOString(),
    closesAt: auction.closesAt.toISOString(),
  });
  await checkAge(tx, userId, { event: facts.event, offers: [chosen.offer] });
  checkTerms(read, chosen, request);

  await lockBuyer(tx, { eventId, userId });
  const own = await checkMaking(context, read, request);
  const price = request.price.amount;
  const seatsTogether = request.seatsTogether ?? own?.seatsTogether ?? false;
  const expiresBeforeHours = request.expiresHoursBefore ?? own?.expiresBeforeHours ?? 0;
  if (expiresBeforeHours !== own?.expiresBeforeHours) demand(mayExpire(auction, expiresBeforeHours));
  const discount = discountFor(facts, promoCode, { own, now });
  const discountId = discount?.discountId ?? null;
  const chosenTerms = { price, quantity, seatsTogether, expiresBeforeHours };
  const terms = { ...chosenTerms, paymentMethodId, discountId };
  if (own) demand(mayBecome(own, terms));
  const { offer } = chosen;
  const places = { offer, quantity, maySplit: false, amount: price, discountId };
  const atMost = totalOf(facts, places, locale, now).amount;
  await checkUse(tx, discount, { eventId, userId, own });
  await checkCard(context, { id: paymentMethodId, eventId });

  const choice = { ...chosenTerms, atMost };
  const offerId = own?.offerId ?? platform.newId();
  if (own) {
    await commitQuantity(tx, own, quantity, { pledgedCardId: paymentMethodId });
    await takeUse(tx, own, { userId, discount });
    // A raise that waited for another one began before it, and still comes after it.
    const reachedAt = losesItsTime(own, terms) && own.reachedAt < now ? now : own.reachedAt;
    await changeOffer(tx, own, { ...choice, reachedAt });
  } else {
    const [commitmentId, holdId] = [platform.newId(), platform.newId()];
    const { marketplaceId } = auction;
    await openCommitment(tx, {
      ...{ eventId, commitmentId, holdId, marketplaceId, userId, siteHost: siteHost ?? undefined },
      ...{ kind: auctionKind, quantity, pledgedCardId: paymentMethodId },
    });
    await takeUse(tx, { eventId, commitmentId }, { userId, discount });
    await insertOffer(tx, {
      ...{ eventId, offerId, offerGroupId, userId, commitmentId, siteHost },
      ...{ ...choice, madeAt: now, reachedAt: now },
    });
  }
  const key = { eventId, offerId };
  await mailOffer(context, key, own ? 'raised' : 'made');
  return presentOwnOffer(context, key);
}
