import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { days } from '../../../platform/time/units.ts';
import { sendInviteJob } from './inviteMail.ts';
import { forgetInvites, forgetInvitesBefore, listInvitesOfPerson } from './inviteRepository.ts';
import { inviteRoutes } from './inviteRoutes.ts';

/** Time after which an organisation no longer sees whom it invited. */
const keepMs = days(30);

/** Deletes addresses of invitations some time after their links expired [PV-05]. */
export const forgetInvitesJob = defineJob<Record<string, never>>({
  name: 'forgetInvites',
  everySeconds: 24 * 60 * 60,
  handle: (_payload, { platform }) =>
    inTransaction(platform.database, (tx, now) => forgetInvitesBefore(tx, new Date(now.getTime() - keepMs))),
});

/** Invitations of people into organisations. */
export const inviteModule = {
  routes: inviteRoutes,
  jobs: [sendInviteJob, forgetInvitesJob],
  tables: {
    clientInvite: { exportedAs: 'organisationInvites', personal: { emailAddress: ['emailAddress'] } },
  },
  personalData: [
    {
      exportData: async (db, person) => ({
        organisationInvites: (await listInvitesOfPerson(db, person)).map(
          ({ createdAt, emailAddress, ...invite }) => ({
            ...invite,
            createdAt: createdAt.toISOString(),
            ...(emailAddress === null ? {} : { emailAddress }),
          }),
        ),
      }),
      forget: async (tx, { verifiedAddress }) => {
        if (verifiedAddress !== undefined) await forgetInvites(tx, verifiedAddress);
      },
    },
  ],
} satisfies ServerModule;
