import type { CreateTokenAssignmentsRequest } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { idempotent } from '../../../platform/http/idempotent.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { withTransaction } from '../../../platform/http/withTransaction.ts';
import { mailHostOf } from '../../../platform/mail/mailSite.ts';
import { findRecentRecipients } from '../../../sale/assignment/assigneeRepository.ts';
import { countMail } from './countMail.ts';
import { resendInvitation, sendTokens, takeBack } from './assignmentService.ts';
import { sendToMany } from './bulkService.ts';
import { checkSelfAssignment, editGuest, nameGuest, selfAssign } from './guestService.ts';
import { acceptInvitation, declineInvitation, readInvitation } from './invitationService.ts';
import { giveBack } from './returnService.ts';
import { describeWaiting, undoWaiting } from './undoService.ts';

const mostRecent = 5;

export const assignmentRoutes = implement({
  validateTokenAssignment: ({ platform, query, site, locale }) =>
    inTransaction(platform.database, (tx, now) => readInvitation(tx, query, { scope: site, locale, now }), {
      isReadOnly: true,
    }),

  confirmTokenAssignment: route(withTransaction, ({ platform, actor: { userId }, query, site, tx, now }) =>
    acceptInvitation({ platform, tx, now, userId, scope: site }, query),
  ),

  declineTokenAssignment: route(withTransaction, async ({ platform, query, site, tx, now }) => {
    await declineInvitation({ platform, tx, now, scope: site }, query);
    return { ok: true };
  }),

  readWaitingAssignments: ({ platform, query: { undoCode }, site, locale }) =>
    describeWaiting(platform.database.query, platform, { undoCode, scope: site, locale }),

  undoWaitingAssignments: route(withTransaction, async ({ platform, body: { undoCode }, site, tx }) => {
    await undoWaiting({ platform, tx, scope: site }, undoCode);
    return { ok: true };
  }),

  listRecentRecipients: async ({ platform, actor: { userId }, site }) => {
    const recent = { userId, scope: site, limit: mostRecent };
    const rows = await findRecentRecipients(platform.database.query, recent);
    return {
      recipients: rows.map(({ emailAddress, firstName, lastName }) => ({
        emailAddress,
        ...(firstName === null ? {} : { firstName }),
        ...(lastName === null ? {} : { lastName }),
      })),
    };
  },

  createTokenAssignment: route(
    idempotent,
    countMail('invitationPerAccount'),
    withTransaction,
    ({ actor: { userId, authenticatedAt }, body, site, ...context }) =>
      body.assigneeKind === 'user'
        ? sendTokens({ ...context, userId, authenticatedAt, scope: site, siteHost: mailHostOf(site) }, body)
        : nameGuest({ ...context, userId, scope: site }, body),
  ),

  createTokenAssignments: route(
    idempotent,
    countMail('bulkRecipientPerAccount', {
      pointsOf: (body) => (body as CreateTokenAssignmentsRequest).recipients.length,
    }),
    withTransaction,
    ({ actor: { userId, authenticatedAt }, body, site, ...context }) =>
      sendToMany({ ...context, userId, authenticatedAt, scope: site, siteHost: mailHostOf(site) }, body),
  ),

  revokeTokenAssignment: route(withTransaction, async ({ platform, actor: { userId }, query, site, tx }) => {
    await takeBack({ platform, tx, userId, scope: site }, query.assignmentId);
    return { ok: true };
  }),

  returnTokenAssignment: route(withTransaction, async ({ platform, actor: { userId }, query, site, tx }) => {
    await giveBack({ platform, tx, userId, scope: site }, query);
    return { ok: true };
  }),

  editTokenAssignment: route(withTransaction, ({ platform, actor: { userId }, body, site, tx }) =>
    editGuest({ platform, tx, userId, scope: site }, body),
  ),

  selfAssignToken: route(withTransaction, async ({ platform, actor: { userId }, body, site, tx }) => {
    await selfAssign({ platform, tx, userId, scope: site }, body);
    return { ok: true };
  }),

  validateSelfAssignment: ({ platform, actor: { userId }, body, site }) =>
    checkSelfAssignment(platform.database.query, { userId, scope: site }, body),

  resendTokenAssignment: route(
    countMail('resendPerAccount'),
    withTransaction,
    ({ actor: { userId, authenticatedAt }, body, site, ...context }) =>
      resendInvitation(
        { ...context, userId, authenticatedAt, scope: site, siteHost: mailHostOf(site) },
        body,
      ),
  ),
});
