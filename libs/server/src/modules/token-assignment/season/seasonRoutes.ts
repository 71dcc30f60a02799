import type { CreateSeasonAssignmentsRequest } from '@foyer/contract';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { countMail } from '../assignment/countMail.ts';
import {
  assignSeason,
  getSeasonMembership,
  listSeasonMemberships,
  setSeasonAutoRenew,
} from './seasonService.ts';

/** Each person is mailed once for each date; at most once for each {product}. */
const mailsOf = ({ recipients }: CreateSeasonAssignmentsRequest): number =>
  recipients.reduce((sum, { tokenIds }) => sum + tokenIds.length, 0);

export const seasonRoutes = implement({
  listSeasonMemberships: ({ platform, actor: { userId }, query, site, locale }) =>
    listSeasonMemberships(platform.database.query, { userId, scope: site, locale }, query),

  getSeasonMembership: ({ platform: { database, config }, actor: { userId }, query, site, locale }) =>
    getSeasonMembership(
      database.query,
      { userId, scope: site, locale, hasTransfers: config.abilities.includes('transfer') },
      query.eventId,
    ),

  setSeasonAutoRenew: route(withTransaction, ({ actor: { userId }, body, site, locale, tx }) =>
    setSeasonAutoRenew(tx, { userId, scope: site, locale }, body),
  ),

  createSeasonAssignments: route(
    idempotent,
    countMail('bulkRecipientPerAccount', {
      pointsOf: (body) => mailsOf(body as CreateSeasonAssignmentsRequest),
    }),
    withTransaction,
    ({ actor: { userId, authenticatedAt }, body, site, ...context }) =>
      assignSeason({ ...context, userId, authenticatedAt, scope: site, siteHost: mailHostOf(site) }, body),
  ),
});
