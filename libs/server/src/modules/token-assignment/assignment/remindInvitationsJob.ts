import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { hashSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { hours } from '../../../platform/time/units.ts';
import { findUnreminded, renewInvitation } from '../../../sale/assignment/invitationRepository.ts';
import { moveToken } from '../../../sale/token/moveToken.ts';
import { mailInvitations } from './assignmentMail.ts';

const mostInvitations = 500;
/** Time before doors at which a recipient is reminded, if the invitation is older than that. */
const beforeDoorsMs = hours(24);

/** Reminds recipients a day before doors, by a new link: the one before is void, since only its hash is known. */
export const remindInvitationsJob = defineJob<Record<string, never>>({
  name: 'remindInvitations',
  everySeconds: 10 * 60,
  handle: async (_payload, { platform }) => {
    const due = await findUnreminded(platform.database.query, { beforeDoorsMs, limit: mostInvitations });
    for (const { eventId, inviteId, tokenIds, emailAddress } of due) {
      await inTransaction(platform.database, async (tx, now) => {
        const moves = tokenIds.map((tokenId) => ({
          ...{ eventId, tokenId, fromState: 'sent' as const, toState: 'sent' as const },
        }));
        // One of them was accepted or taken back meanwhile: the next run takes the rest.
        if ((await moveToken(tx, moves, { reason: 'reminded' })) === 'changed') return;
        const acceptanceCode = randomSecret(platform.randomness);
        const codeHash = hashSecret('tokenInvitation', acceptanceCode);
        await renewInvitation(tx, { eventId, inviteId }, { codeHash, emailAddress, remindedAt: now });
        await mailInvitations(tx, platform, [{ eventId, inviteId, acceptanceCode, isReminder: true }]);
      });
    }
  },
});
