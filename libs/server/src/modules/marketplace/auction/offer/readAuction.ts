import type {
  Auction,
  AuctionChance,
  AuctionCheckout,
  AuctionLive,
  CheckoutAuctionRequest,
  Money,
} from '@foyer/contract';
import { failure, found } from '../../../../platform/http/answers/failure.ts';
import { presentPermission } from '../../../../platform/http/access/permission.ts';
import { inLocale } from '../../../../platform/texts/inLocale.ts';
import { hours } from '../../../../platform/time/units.ts';
import type { SaleContext } from '../../../../sale/cart/saleContext.ts';
import { readSummaries } from '../../../../sale/event/eventSummaries.ts';
import { presentMinimumAge } from '../../../../sale/limit/agePolicy.ts';
import { mayBuySome } from '../../../../sale/limit/checkAge.ts';
import { mostPerPerson } from '../../../../sale/limit/mostPerPerson.ts';
import { rulesIn } from '../../../../sale/offer/saleFacts.ts';
import { moneyIn } from '../../../../sale/pricing/minorUnits.ts';
import { priceItem } from '../../../../sale/pricing/priceItem.ts';
import { readTaken } from '../../wait-list/offeringRepository.ts';
import { claimMs } from '../../win/holdWon.ts';
import { hasOpenCart } from '../../win/mandate.ts';
import { checkUse, discountFor, presentPromoCode, takesPromoCode } from '../../win/promoCode.ts';
import { allInOfOne, quotePlaces } from '../../win/wonPlaces.ts';
import {
  groupOf,
  readOpenedAuction,
  type AskedAuction,
  type AuctionFacts,
  type AuctionGroup,
  type AuctionReader,
} from '../core/auctionFacts.ts';
import { expiryChoices, mayOffer } from '../core/auctionPolicy.ts';
import { cutOffOf, presentOffers, stateOf } from './auctionPresenter.ts';
import { findEventOfGroup } from '../core/auctionRepository.ts';
import { withoutOffer } from '../market/chance.ts';
import { histogramOf } from '../market/histogram.ts';
import { presentFigures, shownBands } from '../market/marketFigures.ts';
import { findLiveOffer, listOffers, type OfferRow } from '../core/offerRepository.ts';
import { countMarket, marketOf } from '../market/readMarket.ts';

/** Returns the price of one with its fees, if it is offered for a price before fees. */
const allInOf = (
  { facts }: Pick<AuctionFacts, 'facts'>,
  { offer }: AuctionGroup,
  { face, locale }: { face: number } & Pick<SaleContext, 'locale'>,
): Money =>
  priceItem(
    { face, category: offer.category, marketplaceType: offer.marketplaceType },
    rulesIn(facts, locale),
  ).allIn;

/** Returns the most units of one offer. */
const mostOf = ({ facts }: Pick<AuctionFacts, 'facts'>, { offer }: AuctionGroup): number =>
  Math.max(offer.minQuantity, mostPerPerson(facts.event, offer));

/** Presents an auction with what can be bid for. */
async function presentAuction(context: AuctionReader, read: AuctionFacts): Promise<Auction> {
  const { tx, now, site: scope, locale } = context;
  const { facts, auction, groups } = read;
  const { eventId, closedEarly } = auction;
  const money = moneyIn(facts.event.currency);
  const market = await countMarket(context, auction);
  const { offers } = market;
  const event = found((await readSummaries(tx, [eventId], { scope, locale })).get(eventId));
  return {
    event,
    marketplaceId: auction.marketplaceId,
    state: stateOf(auction, now),
    opensAt: auction.opensAt.toISOString(),
    closesAt: auction.closesAt.toISOString(),
    ...(closedEarly === null ? {} : { closedEarly }),
    resultsAt: auction.resultsAt.toISOString(),
    payHours: claimMs / hours(1),
    expiryChoices: expiryChoices(auction),
    groups: groups.map((each) => {
      const { offer, group } = each;
      const cutOff = cutOffOf(group, money);
      return {
        offerGroupId: offer.offerGroupId,
        name: inLocale(offer.names, locale),
        seating: offer.seating,
        minimum: money(group.minimum),
        ...(group.maximum === null ? {} : { maximum: money(group.maximum) }),
        step: money(group.step),
        minimumAllIn: allInOf(read, each, { face: group.minimum, locale }),
        minQuantity: offer.minQuantity,
        maxQuantity: mostOf(read, each),
        ...presentMinimumAge(facts.event, offer),
        quantity: group.quantity ?? marketOf(market, auction, { group, offer, now }).stock,
        offers: offers.get(offer.offerGroupId) ?? 0,
        ...(cutOff ? { cutOff } : {}),
      };
    }),
    serverTime: now.toISOString(),
  };
}

/** Reads an auction, and its cut-off prices once it is allocated. @throws notFound, invalidOfferCode */
export const readAuction = async (context: AuctionReader, asked: AskedAuction): Promise<Auction> =>
  presentAuction(context, await readOpenedAuction(context, asked));

/** Reads the changing facts of an auction, and the caller's latest offer. @throws notFound, invalidOfferCode */
export async function readAuctionLive(context: AuctionReader, asked: AskedAuction): Promise<AuctionLive> {
  const { tx, now, userId } = context;
  const { eventId } = asked;
  const { facts, auction, groups } = await readOpenedAuction(context, asked);
  const money = moneyIn(facts.event.currency);
  const { offers } = await countMarket(context, auction);
  const own = userId === undefined ? [] : await listOffers(tx, { userId, eventId }, 1);
  const [offer] = await presentOffers(context, own);
  return {
    state: stateOf(auction, now),
    closesAt: auction.closesAt.toISOString(),
    resultsAt: auction.resultsAt.toISOString(),
    groups: groups.map(({ group }) => {
      const cutOff = cutOffOf(group, money);
      const { offerGroupId } = group;
      return { offerGroupId, offers: offers.get(offerGroupId) ?? 0, ...(cutOff ? { cutOff } : {}) };
    }),
    ...(offer ? { offer } : {}),
    serverTime: now.toISOString(),
  };
}

interface AskedChance {
  offerGroupId: string;
  numTokens: number;
}

/**
 * Reads the prices from which a new offer would have a better outlook [C7.02].
 * @throws notFound, invalidOfferCode, and invalidRequest for more than one offer can be for
 */
export async function readChance(
  context: AuctionReader,
  { offerGroupId, numTokens: quantity, ...coded }: Omit<AskedAuction, 'eventId'> & AskedChance,
): Promise<AuctionChance> {
  const { tx, now, userId } = context;
  const eventId = found(await findEventOfGroup(tx, offerGroupId));
  const read = await readOpenedAuction(context, { ...coded, eventId });
  const { facts, auction } = read;
  const chosen = groupOf(read, offerGroupId);
  const { offer, group } = chosen;
  if (quantity > mostOf(read, chosen)) throw failure('invalidRequest', { field: 'numTokens' });
  const money = moneyIn(facts.event.currency);
  const market = marketOf(await countMarket(context, auction), auction, { group, offer, now });
  const own = userId === undefined ? undefined : await findLiveOffer(tx, { eventId, userId });
  const isOwn = own?.state === 'open' && own.offerGroupId === offerGroupId;
  const levels = isOwn ? withoutOffer(market.levels, own) : market.levels;
  const wanted = levels.reduce((sum, level) => sum + level.quantity * level.offers, 0);
  const figures = presentFigures({ ...market, levels }, { auction, quantity, now, money });
  return {
    offerGroupId,
    quantity,
    minimum: money(group.minimum),
    ...(group.maximum === null ? {} : { maximum: money(group.maximum) }),
    step: money(group.step),
    isFull: wanted >= market.stock,
    bands: shownBands({ ...market, levels }, quantity).map(({ from, ...outlook }) => ({
      from: money(from),
      ...outlook,
    })),
    histogram: histogramOf(levels, group).map(({ from, offers }) => ({ from: money(from), offers })),
    ...figures,
    state: stateOf(auction, now),
    serverTime: now.toISOString(),
  };
}

/** Chooses what to quote: what was asked for, else the own offer, else the minimum of the cheapest. @throws notFound */
function quoted(read: AuctionFacts, asked: CheckoutAuctionRequest, own: OfferRow | undefined) {
  const offerGroupId = asked.offerGroupId ?? own?.offerGroupId ?? read.groups[0]?.offer.offerGroupId;
  const chosen = groupOf(read, found(offerGroupId));
  const before = own?.offerGroupId === offerGroupId ? own : undefined;
  return {
    chosen,
    quantity: asked.quantity ?? before?.quantity ?? chosen.offer.minQuantity,
    price: asked.price?.amount ?? before?.price ?? chosen.group.minimum,
  };
}

/**
 * Quotes an offer to a fan, and tells whether they may make it [C7.03].
 * @throws notFound, and the errors of codes
 */
export async function checkoutAuction(
  context: SaleContext,
  asked: CheckoutAuctionRequest,
): Promise<AuctionCheckout> {
  const { tx, now, locale, userId } = context;
  const { eventId } = asked;
  const read = await readOpenedAuction(context, asked);
  const { facts, auction } = read;
  const own = await findLiveOffer(tx, { eventId, userId });
  const open = own?.state === 'open' ? own : undefined;
  const { chosen, quantity, price } = quoted(read, asked, own);
  const { offer, group } = chosen;
  const discount = discountFor(facts, asked.promoCode, { own: open, now });
  await checkUse(tx, discount, { eventId, userId, own: open });
  const discountId = discount?.discountId;
  const places = { offer, quantity, maySplit: false, amount: price, discountId };
  const quote = quotePlaces(facts, places, locale, now);
  const { taken, limit } = await readTaken(tx, { eventId, userId });
  const remaining = Math.max(0, limit - taken + (open?.quantity ?? 0));
  const money = moneyIn(facts.event.currency);
  const [latest] = await presentOffers(context, await listOffers(tx, { userId, eventId }, 1));
  const permission = mayOffer(auction, {
    ...{ now, remaining, isRaise: open !== undefined },
    age: await mayBuySome(tx, userId, {
      event: facts.event,
      offers: asked.offerGroupId ? [offer] : read.groups.map((each) => each.offer),
    }),
    hasCart: await hasOpenCart(tx, eventId, userId),
    stock: marketOf(await countMarket(context, auction), auction, { group, offer, now }).stock,
    own: own && { state: own.state, isSameGroup: own.offerGroupId === offer.offerGroupId },
  });
  return {
    auction: await presentAuction(context, read),
    remaining,
    quote: {
      offerGroupId: offer.offerGroupId,
      quantity,
      price: money(price),
      allIn: allInOfOne(quote),
      total: quote.quote.total,
      takesPromoCode: takesPromoCode(facts, [offer]),
      ...presentPromoCode(discount, [quote], locale),
    },
    ...(latest ? { offer: latest } : {}),
    allowed: { offer: presentPermission(permission) },
  };
}
