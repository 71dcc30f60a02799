import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { resumable } from '../../../platform/http/resumable.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { bankAsked } from '../win/bankAsked.ts';
import { presentMarketOffers } from './bid/marketOfferPresenter.ts';
import { checkoutMarketOffer, listCategories, readCategory, readStats } from './bid/readExchange.ts';
import { cancelMarketOffer, createMarketOffer, updateMarketOffer } from './bid/saveMarketOffer.ts';
import { listOffers } from './core/marketOfferRepository.ts';
import { quoteSellNow, sellNow } from './fill/sellNow.ts';

const mostListed = 200;
const resale = withAbility('resale');

/** The exchange: standing bids of fans, and selling to them at once. */
export const marketOfferRoutes = implement({
  getExchangeStats: route(resale, withTransaction, ({ platform, query, site, locale, tx, now }) =>
    readStats({ platform, db: tx, now, site, locale }, query.eventId),
  ),
  listExchangeCategories: route(resale, withTransaction, ({ platform, body, site, locale, tx, now }) =>
    listCategories({ platform, db: tx, now, site, locale }, body.eventId),
  ),
  getExchangeCategory: route(resale, withTransaction, ({ platform, body, site, locale, tx, now }) =>
    readCategory({ platform, db: tx, now, site, locale }, body),
  ),
  checkoutMarketOffer: route(resale, withTransaction, ({ actor, body, ...context }) =>
    checkoutMarketOffer({ ...context, userId: actor.userId }, body),
  ),
  createMarketOffer: route(resale, idempotent, bankAsked, withTransaction, ({ actor, body, ...context }) =>
    createMarketOffer({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, body),
  ),
  listMarketOffers: route(resale, ({ platform, actor: { userId }, body, site: scope, locale }) =>
    inTransaction(platform.database, async (tx, now) => {
      const rows = await listOffers(tx, { userId, ...body }, mostListed);
      const marketOffers = await presentMarketOffers(tx, rows, { scope, locale, now });
      return { marketOffers, serverTime: now.toISOString() };
    }),
  ),
  updateMarketOffer: route(resale, idempotent, bankAsked, withTransaction, ({ actor, body, ...context }) =>
    updateMarketOffer({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, body),
  ),
  cancelMarketOffer: route(resale, withTransaction, ({ actor, query, ...context }) =>
    cancelMarketOffer({ ...context, userId: actor.userId, siteHost: mailHostOf(context.site) }, query),
  ),
  quoteSellNow: route(resale, ({ platform, actor: { userId }, body, site, locale }) =>
    inTransaction(platform.database, (tx, now) =>
      quoteSellNow({ platform, now, userId, scope: site, locale }, tx, body),
    ),
  ),
  sellNow: resumable(sellNow),
});
