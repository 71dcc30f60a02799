import { createOwner, type Owner } from '../../world/owner.ts';
import { newAddress } from '../shared/accounts.ts';
import { free, own, plain, shown, sold, type NounMakers } from '../shared/nounMakers.ts';

/** Returns the season pass of the owner; none is sent from it. */
const passOf = (owner: Owner) =>
  owner.once('season pass', () => owner.world.make('seasonPass', { person: owner.person, sale: owner.sale }));

/** Returns a season pass of its own, of which something is sent. */
const passToSend = (owner: Owner) =>
  owner.once('season pass to send', () => passOf(createOwner({ ...owner })));

export const seasonMakers: NounMakers = {
  fields: {
    // Answers only about events of a season pass of the caller.
    eventId: shown(async (owner) => (await passOf(owner)).eventId),
    membershipId: own(async (owner) => (await passOf(owner)).membershipId),
    cursor: free(async (owner) => {
      await passOf(owner);
      await passToSend(owner);
      const { token } = owner.person;
      return (
        (await owner.client.call('listSeasonMemberships', { token, query: { limit: 1 } })).nextCursor ?? ''
      );
    }),
    'createSeasonAssignments.membershipId': own(async (owner) => (await passToSend(owner)).membershipId),
    tokenIds: sold(async (owner) => (await passToSend(owner)).tokenIds.slice(0, 1)),
    email: plain(newAddress),
  },
  answers: {
    listSeasonMemberships: ['state'],
    getSeasonMembership: ['state'],
    setSeasonAutoRenew: ['state'],
    createSeasonAssignments: ['state', 'emailAddress'],
  },
};
