import { createOwner, type Owner } from '../../world/owner.ts';
import { newAddress } from '../shared/accounts.ts';
import { free, plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { cardOf, orderOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';

/** Returns a token of an order of its own, since what is done with one token closes it to other calls. */
const tokenFor = (owner: Owner, purpose: string) =>
  owner.once(`token to ${purpose}`, async () => {
    const { client, world, person, sale } = owner;
    const buyer = createOwner({ client, world, person, sale });
    await buyer.once('card', () => cardOf(owner));
    return (await orderOf(buyer)).tokens[0]!;
  });
const tokenTo = (purpose: string) => sold(async (owner: Owner) => (await tokenFor(owner, purpose)).tokenId);

async function send(owner: Owner, emailAddress: string): Promise<string> {
  const { eventId, tokenId } = await tokenFor(owner, 'hand over');
  const { assignments } = await owner.client.call('createTokenAssignment', {
    token: owner.person.token,
    body: { eventId, tokenIds: [tokenId], assigneeKind: 'user', emailAddress },
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

/** Returns the secret with which its holder takes back what another person sends, whose mail waits. */
const undoCodeOf = (owner: Owner): Promise<string> =>
  owner.once('undo link', async () => {
    const { client, world, sale } = owner;
    const sender = createOwner({ client, world, sale, person: await world.newPerson('otherFan') });
    await send(sender, newAddress());
    return world.make('undoLink', sender.person);
  });

/** Has another person send a token to the owner, who accepts it. */
async function receive({
  client,
  world,
  sale,
  person,
}: Owner): Promise<{ tokenId: string; assignmentId: string }> {
  const sender = createOwner({ client, world, sale, person: await world.newPerson('otherFan') });
  await send(sender, person.emailAddress);
  const query = await world.make('mailedInvitation', person);
  const { eventId, tokenIds } = await client.call('confirmTokenAssignment', { token: person.token, query });
  const { tokens } = await client.call('getEventActivity', { token: person.token, query: { eventId } });
  const { tokenId, inviter } = tokens.find((token) => token.tokenId === tokenIds[0])!;
  return { tokenId, assignmentId: inviter!.assignmentId };
}
const receivedBy = async (owner: Owner): Promise<string> =>
  (await owner.once('received', () => receive(owner))).assignmentId;
/** Tokens that no other call has sent. */
const unsentOf = async (owner: Owner): Promise<string[]> => [
  (await owner.once('receivedToPassOn', () => receive(owner))).tokenId,
];

/** Returns the guest whom the owner has named. */
const guestOf = (owner: Owner): Promise<string> =>
  owner.once('guest', async () => {
    const { eventId, tokenId } = await tokenFor(owner, 'name a guest for');
    const named = { firstName: 'Mary', lastName: 'Ng', birthDate: '1990-01-02' };
    const { assignments } = await owner.client.call('createTokenAssignment', {
      token: owner.person.token,
      body: { eventId, tokenIds: [tokenId], assigneeKind: 'guest', ...named },
    });
    return assignments[0]!.assignmentId;
  });

export const assignmentMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    tokenIds: sold(async (owner) => [(await tokenFor(owner, 'send')).tokenId]),
    emailAddress: plain(newAddress),
    tokenId: tokenTo('enter with'),
    birthDate: plain(() => '1990-01-02'),
    assignmentId: sold(assignmentOf),
    'createTokenAssignments.tokenIds': sold(unsentOf),
    'returnTokenAssignment.assignmentId': sold(receivedBy),
    recipients: plain(() => [{ line: 2, email: newAddress(), qty: 1 }]),
    'editTokenAssignment.assignmentId': sold(guestOf),
    inviteId: free(async (owner) => (await invitationOf(owner)).inviteId),
    undoCode: free(undoCodeOf),
    acceptanceCode: free(async (owner) => (await invitationOf(owner)).acceptanceCode),
  },
  alwaysSent: { createTokenAssignment: ['emailAddress'] },
  answers: {
    createTokenAssignment: ['state', 'emailAddress'],
    createTokenAssignments: ['state', 'emailAddress'],
    editTokenAssignment: ['state', 'firstName', 'lastName'],
    listRecentRecipients: ['emailAddress'],
    resendTokenAssignment: ['state', 'emailAddress'],
    // Masked.
    validateTokenAssignment: ['emailAddress'],
  },
};
