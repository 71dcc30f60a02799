import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement } from '../../../platform/http/implement.ts';
import { route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { promoCodeGuard } from '../answers/promoCodeGuard.ts';
import { offeringNextBest } from '../../../sale/hold/seatsLost.ts';
import { presentOffers } from './auctionPresenter.ts';
import { makeAuctionOffer } from './makeOffer.ts';
import { listOffers } from './offerRepository.ts';
import { pickAuctionSeats } from './pickSeats.ts';
import { checkoutAuction, readAuction, readAuctionLive, readChance } from './readAuction.ts';
import { readSeatSelection } from './readSeatSelection.ts';

const mostListed = 200;

/** Auctions of My Price: their offers, the chances of a price, and the results of a fan's offers. */
export const auctionRoutes = implement({
  getAuction: route(withTransaction, ({ query, ...context }) => readAuction(context, query.eventId)),
  getAuctionLive: route(withTransaction, ({ actor, query, ...context }) =>
    readAuctionLive({ ...context, userId: actor?.userId }, query.eventId),
  ),
  getAuctionChance: route(withTransaction, ({ actor, query, ...context }) =>
    readChance({ ...context, userId: actor?.userId }, query),
  ),
  checkoutAuction: route(promoCodeGuard, withTransaction, ({ actor, body, ...context }) =>
    checkoutAuction({ ...context, userId: actor.userId }, body),
  ),
  makeAuctionOffer: route(idempotent, promoCodeGuard, withTransaction, ({ actor, body, ...context }) => {
    const { site } = context;
    const siteHost = site.kind === 'whiteLabel' ? site.host : null;
    return makeAuctionOffer({ ...context, userId: actor.userId, siteHost }, body);
  }),
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
