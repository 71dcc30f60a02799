import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findOverdue, revokeOpen } from '../../../sale/assignment/invitationRepository.ts';
import { moveToken } from '../../../sale/token/moveToken.ts';
import { mailNews } from './assignmentMail.ts';
import { fromSent } from './moveTokens.ts';

const mostInvitations = 500;

/** Gives tokens that were not accepted before doors back to their senders, and tells them. */
export const closeInvitationsJob = defineJob<Record<string, never>>({
  name: 'closeInvitations',
  everySeconds: 60,
  handle: async (_payload, { platform }) => {
    const overdue = await findOverdue(platform.database.query, mostInvitations);
    for (const invitation of overdue) {
      const { eventId, tokenIds } = invitation;
      await inTransaction(platform.database, async (tx) => {
        const moves = tokenIds.map((tokenId) => ({ eventId, tokenId, ...fromSent }));
        // One of them was accepted or taken back meanwhile: the next run takes the rest.
        if ((await moveToken(tx, moves, { reason: 'closed' })) === 'changed') return;
        const count = await revokeOpen(tx, invitation);
        await mailNews(tx, platform, invitation, { kind: 'closed', count });
      });
    }
  },
});
