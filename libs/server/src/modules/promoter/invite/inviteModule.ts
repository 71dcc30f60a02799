import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { sendInviteJob } from './inviteMail.ts';
import { forgetInvites, listInvitesOfPerson } from './inviteRepository.ts';
import { inviteRoutes } from './inviteRoutes.ts';

/** Invitations of people into organisations. */
export const inviteModule = {
  routes: inviteRoutes,
  jobs: [sendInviteJob],
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
