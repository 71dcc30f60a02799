import { createOwner, type Owner } from '../../world/owner.ts';
import { newAddress } from '../shared/accounts.ts';
import { free, plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';

async function send(owner: Owner, emailAddress: string): Promise<string> {
  const [token] = (await orderOf(owner)).tokens;
  const { assignments } = await owner.client.call('createTokenAssignment', {
    token: owner.person.token,
    body: { eventId: token!.eventId, tokenIds: [token!.tokenId], assigneeKind: 'user', emailAddress },
  });
  return assignments[0]!.assignmentId;
}

/** Returns what the owner has sent to a stranger, who has not answered. */
const assignmentOf = (owner: Owner): Promise<string> =>
  owner.once('assignment', () => send(owner, newAddress()));

/** Returns the link of an invitation that another person sent to the owner. */
const invitationOf = (owner: Owner) =>
  owner.once('invitation', async () => {
    const { client, world, sale, person } = owner;
    const sender = createOwner({ client, world, sale, person: await world.newPerson('otherFan') });
    await send(sender, person.emailAddress);
    return world.make('mailedInvitation', person);
  });

export const assignmentMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    tokenIds: sold(async (owner) => (await orderOf(owner)).tokens.map(({ tokenId }) => tokenId)),
    emailAddress: plain(newAddress),
    assignmentId: sold(assignmentOf),
    inviteId: free(async (owner) => (await invitationOf(owner)).inviteId),
    acceptanceCode: free(async (owner) => (await invitationOf(owner)).acceptanceCode),
  },
  answers: {
    createTokenAssignment: ['state', 'emailAddress'],
    resendTokenAssignment: ['state', 'emailAddress'],
    // Masked.
    validateTokenAssignment: ['emailAddress'],
  },
};
