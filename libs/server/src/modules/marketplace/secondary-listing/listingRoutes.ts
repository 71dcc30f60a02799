import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { found } from '../../../platform/http/answers/failure.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { pageOf, readTimeCursor } from '../../../platform/http/answers/timeCursor.ts';
import { withAbility } from '../../../platform/http/withAbility.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { readEvent } from '../../../sale/event/eventSummaries.ts';
import { findAsked, findListingOfToken, listListings } from '../../../sale/listing/listingRepository.ts';
import { presentListings } from './listingPresenter.ts';
import {
  changePayoutMethod,
  deleteListing,
  quoteListing,
  saveListing,
  sendPayoutAgain,
} from './listingService.ts';
import { readMarketplace } from './sellerMarketplace.ts';

const defaultPageLength = 20;
const resale = withAbility('resale');

/** Listings of fans, for their sellers. */
export const listingRoutes = implement({
  getSecondaryMarketplace: route(resale, ({ platform, actor: { userId }, query, site, locale }) =>
    inTransaction(platform.database, (tx, now) =>
      readMarketplace({ platform, now, userId, scope: site, locale }, tx, query.eventId),
    ),
  ),

  listSecondaryListingOfferGroups: route(resale, async ({ platform, actor, query, site, locale }) => {
    const db = platform.database.query;
    const { eventId, currency } = await readEvent(db, query.eventId, site);
    const asked = await findAsked(db, { eventId, besides: actor.userId });
    return {
      offerGroups: asked.map(({ offerGroupId, names, listed, lowest, highest }) => ({
        offerGroupId,
        name: inLocale(names, locale),
        listed,
        lowest: { amount: lowest, currency },
        highest: { amount: highest, currency },
      })),
    };
  }),

  quoteSecondaryListing: route(
    resale,
    withTransaction,
    ({ platform, actor: { userId }, body, site, locale, tx, now }) =>
      quoteListing({ platform, tx, now, userId, scope: site, locale }, body),
  ),

  saveSecondaryListing: route(
    resale,
    idempotent,
    withTransaction,
    ({ actor: { userId }, body, site, ...context }) =>
      saveListing({ ...context, userId, scope: site, siteHost: mailHostOf(site) }, body),
  ),

  deleteSecondaryListing: route(resale, withTransaction, ({ actor: { userId }, query, site, ...context }) =>
    deleteListing({ ...context, userId, scope: site, siteHost: mailHostOf(site) }, query),
  ),

  getSecondaryListing: route(resale, async ({ platform, actor, query, site, locale }) => {
    const db = platform.database.query;
    const row = found(await findListingOfToken(db, { ...query, sellerId: actor.userId, scope: site }));
    return found((await presentListings(db, [row], { scope: site, locale }))[0]);
  }),

  listSecondaryListings: route(resale, async ({ platform, actor, query, site, locale }) => {
    const { eventId, when, cursor, limit = defaultPageLength } = query;
    const db = platform.database.query;
    const ask = { sellerId: actor.userId, scope: site, eventId, when, after: readTimeCursor(cursor) };
    const rows = await listListings(db, ask, limit + 1);
    const { shown, next } = pageOf(rows, {
      limit,
      positionOf: ({ createdAt, listingId }) => ({ at: createdAt, id: listingId }),
    });
    return { listings: await presentListings(db, shown, { scope: site, locale }), ...next };
  }),

  updatePayoutMethod: route(resale, withTransaction, ({ actor: { userId }, body, site, ...context }) =>
    changePayoutMethod({ ...context, userId, scope: site, siteHost: mailHostOf(site) }, body),
  ),

  retryPayout: route(resale, withTransaction, ({ actor: { userId }, body, site, ...context }) =>
    sendPayoutAgain({ ...context, userId, scope: site, siteHost: mailHostOf(site) }, body),
  ),
});
