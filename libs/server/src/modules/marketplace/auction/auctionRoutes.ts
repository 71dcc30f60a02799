import type { SeatSelection } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route, type Step } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { SaleContext } from '../../../sale/cart/saleContext.ts';
import { checkMarketplaceCode } from '../../../sale/event/marketplaceCode.ts';
import { readSeatsOfStock } from '../../../sale/inventory/seatsOfStock.ts';
import { codeGuard, codesGuard } from '../answers/codeGuard.ts';
import { offeringNextBest } from '../../../sale/hold/seatsLost.ts';
import { bankAsked } from '../win/bankAsked.ts';
import { allInOfOne, quotePlaces } from '../win/wonPlaces.ts';
import { mayPickSeats } from './core/auctionPolicy.ts';
import { presentOffers } from './offer/auctionPresenter.ts';
import { findEventOfGroup } from './core/auctionRepository.ts';
import { makeAuctionOffer } from './offer/makeOffer.ts';
import { listOffers } from './core/offerRepository.ts';
import { findOwnOffer, presentOwnOffer } from './offer/ownOffer.ts';
import { pickAuctionSeats } from './pickSeats.ts';
import { checkoutAuction, readAuction, readAuctionLive, readChance } from './offer/readAuction.ts';

/**
 * Reads the seats that the caller can pick now for an accepted offer [C2.11e].
 * @throws notFound
 */
async function readSeatSelection(context: SaleContext, offerId: string): Promise<SeatSelection> {
  const { tx, now, locale } = context;
  const { offer: row, facts } = await findOwnOffer(context, offerId);
  const { eventId, offerGroupId, quantity, price, discountId } = row;
  const selection = { offer: await presentOwnOffer(context, row), serverTime: now.toISOString() };
  const offer = facts.offers.get(offerGroupId);
  if (!offer || !mayPickSeats(row, now).allowed)
    return { ...selection, sections: [], availability: [], offers: [], offerSets: [[]], bestSeatCodes: [] };
  const places = { offer, quantity, maySplit: false, amount: price, discountId };
  const allIn = allInOfOne(quotePlaces(facts, places, locale, now));
  const shown = { offerGroupId, name: inLocale(offer.names, locale), allIn };
  return { ...selection, ...(await readSeatsOfStock(tx, { eventId, offer: shown, quantity }, offer)) };
}

const mostListed = 200;

/** Refuses a wrong `marketplaceCode` of a call that names an offer of an auction instead of its event. */
const groupCodeGuard: Step<object> = {
  name: 'groupCodeGuard',
  run: async ({ platform, query, request }, next) => {
    const { offerGroupId, marketplaceCode } = query as { offerGroupId: string; marketplaceCode?: string };
    const eventId =
      marketplaceCode === undefined
        ? undefined
        : await findEventOfGroup(platform.database.query, offerGroupId);
    if (eventId !== undefined)
      await checkMarketplaceCode(platform, { eventId, marketplaceCode: marketplaceCode! }, request);
    return next({});
  },
};

/** Auctions of My Price: their offers, the chances of a price, and the results of a fan's offers. */
export const auctionRoutes = implement({
  getAuction: route(codeGuard, withTransaction, ({ actor, query, ...context }) =>
    readAuction({ ...context, userId: actor?.userId }, query),
  ),
  getAuctionLive: route(codeGuard, withTransaction, ({ actor, query, ...context }) =>
    readAuctionLive({ ...context, userId: actor?.userId }, query),
  ),
  getAuctionChance: route(groupCodeGuard, withTransaction, ({ actor, query, ...context }) =>
    readChance({ ...context, userId: actor?.userId }, query),
  ),
  checkoutAuction: route(codesGuard, withTransaction, ({ actor, body, ...context }) =>
    checkoutAuction({ ...context, userId: actor.userId }, body),
  ),
  makeAuctionOffer: route(idempotent, codesGuard, bankAsked, withTransaction, ({ actor, body, ...context }) =>
    makeAuctionOffer({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, body),
  ),
  listAuctionOffers: ({ platform, actor: { userId }, site, locale }) =>
    inTransaction(platform.database, async (tx, now) => {
      const rows = await listOffers(tx, { userId }, mostListed);
      const offers = await presentOffers({ platform, tx, site, locale, now }, rows);
      return { offers, serverTime: now.toISOString() };
    }),
  getSeatSelection: route(withTransaction, ({ actor, query, ...context }) =>
    readSeatSelection({ ...context, userId: actor.userId }, query.offerId),
  ),
  pickAuctionSeats: route(offeringNextBest, withTransaction, ({ actor, body, ...context }) =>
    pickAuctionSeats({ ...context, userId: actor.userId }, body),
  ),
});
