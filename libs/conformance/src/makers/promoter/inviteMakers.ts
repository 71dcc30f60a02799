import { newAddress } from '../shared/accounts.ts';
import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import { organiserId } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';
import { NotInWorld } from '../../world/world.ts';

/** Returns an open invitation to an address, by another member of the sale's organisation. */
async function invite({ client, world, sale }: Owner, emailAddress: string): Promise<string> {
  if (sale.clientId === undefined) throw new NotInWorld('sale with a clientId');
  const { token } = await world.make('member', { sale, right: 'invites' });
  const body = { clientId: sale.clientId, emailAddress, rights: ['invites' as const] };
  return (await client.call('createInvite', { token, body })).inviteId;
}

/** Returns the secret of a new invitation to an address. */
async function codeFor(owner: Owner, emailAddress: string): Promise<string> {
  await invite(owner, emailAddress);
  return owner.world.make('mailedToken', { emailAddress, page: '/organiser/invite' });
}

const ofTheInvite = ['emailAddress', 'state'];

export const inviteMakers: NounMakers = {
  fields: {
    clientId: organiserId,
    emailAddress: plain(newAddress),
    rights: plain(() => ['invites']),
    // Of the organisation, whose members all may end it.
    inviteId: plain((owner) => invite(owner, newAddress())),
    inviteCode: free((owner) => codeFor(owner, newAddress())),
    'acceptInvite.inviteCode': own((owner) => codeFor(owner, owner.person.emailAddress)),
  },
  answers: {
    listInvites: [...ofTheInvite, 'userId'],
    // Masked.
    getPublicInvite: ofTheInvite,
    createInvite: ofTheInvite,
    resendInvite: ofTheInvite,
    revokeInvite: ofTheInvite,
  },
};
