import type { ExportedHandOver } from '@foyer/contract';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import type { Person, PersonalData } from '../../../platform/personal-data/personalData.ts';
import { findHandOvers, forgetInvitations } from '../../../sale/assignment/assigneeRepository.ts';
import { assignmentInvariants } from '../../../sale/assignment/assignmentInvariants.ts';
import { findOpenTo, revokeOpen } from '../../../sale/assignment/invitationRepository.ts';
import { moveToken } from '../../../sale/token/moveToken.ts';
import { sendInvitationJob, sendWaitMailJob } from './assignmentMail.ts';
import { assignmentRoutes } from './assignmentRoutes.ts';
import { closeInvitationsJob } from './closeInvitationsJob.ts';
import { fromSent } from './moveTokens.ts';
import { remindInvitationsJob } from './remindInvitationsJob.ts';

/** Gives tokens that wait for a person back to their senders, and forgets the addresses and messages of invitations. */
async function forget(tx: TransactionScope, person: Person): Promise<void> {
  const { userId, verifiedAddress } = person;
  if (verifiedAddress !== undefined) {
    for (const invitation of await findOpenTo(tx, verifiedAddress)) {
      const { eventId, tokenIds } = invitation;
      const moves = tokenIds.map((tokenId) => ({ eventId, tokenId, ...fromSent }));
      if ((await moveToken(tx, moves, { reason: 'recipientDeleted' })) === 'moved')
        await revokeOpen(tx, invitation);
    }
  }
  await forgetInvitations(tx, { userId, verifiedAddress });
}

/** What a person handed to others or got from them [PV-05]. */
const assignmentPersonalData: PersonalData = {
  exportData: async (db, person) => ({
    handOvers: (await findHandOvers(db, person)).map(
      ({ emailAddress, message, createdAt, ...handOver }): ExportedHandOver => ({
        ...handOver,
        createdAt: createdAt.toISOString(),
        ...(emailAddress === null ? {} : { emailAddress }),
        ...(message === null ? {} : { message }),
      }),
    ),
  }),
  forget,
};

/** Hand-over of tokens from person to person. */
export const assignmentModule = {
  routes: assignmentRoutes,
  jobs: [sendInvitationJob, sendWaitMailJob, closeInvitationsJob, remindInvitationsJob],
  invariants: assignmentInvariants,
  tables: {
    tokenInvitation: { exportedAs: 'handOvers', personal: { emailAddress: ['emailAddress'] } },
    tokenAssignment: { exportedAs: 'handOvers' },
    tokenAssignmentStep: { leftOut: 'when an assignment came to the state that is exported' },
  },
  personalData: [assignmentPersonalData],
} satisfies ServerModule;
